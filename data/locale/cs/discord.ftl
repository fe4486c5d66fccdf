# Co se říká na okraji: chyby a odmítnutí na straně chatu.
discord-fault = V programu se něco pokazilo a možná se to neprovedlo: podívej se, jak věci stojí (/my). Sděl kód { $code } tomu, kdo bota provozuje.
discord-cannot-store = Právě teď nelze nic uložit, takže se nic nestalo. Kdo bota provozuje, najde příčinu pod kódem { $code }; zkus to znovu za pár minut.
discord-perhaps-stored = Databáze uprostřed toho selhala: možná se to uložilo, celé, nebo zčásti. Než to uděláš znovu, podívej se, jak věci stojí (/my). Kdo bota provozuje, najde příčinu pod kódem { $code }.
discord-command-unknown = Tento příkaz už neexistuje. Spusť Discord znovu, ať vidíš ty současné.
discord-option-wrong = „{ $given }“ tu být nemůže.
discord-not-allowed = Tento příkaz tu použít nesmíš.

engine-refused-no-game-here = V tomto kanálu není žádná hra. Použij příkaz v kanálu hry, nebo hru uveď v poli „game:“.
engine-refused-no-game-of-kind = V tomto kanálu není žádná hra { $wanted }. Použij příkaz v kanálu hry, nebo hru uveď v poli „game:“.
engine-refused-plays-another = U tohoto stolu se hraje { $plays }; tento příkaz je pro hru { $wanted }.
engine-refused-game-plays-another = Ve hře { $given } se hraje { $plays }; tento příkaz je pro hru { $wanted }.
engine-refused-which-game = Připadá v úvahu více her; jednu uveď v poli „game:“: { $known }.
engine-refused-posting-unseen = Kanál hry { $game } nevidíš, takže do něj za tebe nic nepošlu.
engine-refused-button-unknown = Toto tlačítko už nefunguje; nic se nezměnilo.
engine-refused-too-fast = { $seconds ->
    [one] To bylo moc najednou. Počkej { $seconds } sekundu.
    [few] To bylo moc najednou. Počkej { $seconds } sekundy.
   *[other] To bylo moc najednou. Počkej { $seconds } sekund.
 }
engine-refused-act-closed = { $minutes ->
    [one] Několikrát po sobě se to nepovedlo, proto je to na { $minutes } minutu zablokované. Vše ostatní funguje.
    [few] Několikrát po sobě se to nepovedlo, proto je to na { $minutes } minuty zablokované. Vše ostatní funguje.
   *[other] Několikrát po sobě se to nepovedlo, proto je to na { $minutes } minut zablokované. Vše ostatní funguje.
 }
engine-refused-file-too-large = Soubor má { $size } KiB; čte se nejvýš { $most } KiB.

# Oprávnění, pojmenované jako v Discordu.
lobby-right-manage-threads = Spravovat vlákna

# Příkazy a volby, které všude znamenají totéž
command-card = Vyhledat kartu
option-card-name = Název nebo označení
option-game = Číslo hry
option-reason = Proč; každý si to může přečíst
option-public = Ukaž všem
