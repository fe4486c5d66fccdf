# Co hráč dělá u stolu: soukromý panel, řádky, plán, ruka, knihy, pokyny, balíčky, kostky.

## Panel

table-over = Hra skončila.
table-nobody-waited = Teď nikdo nemusí nic dělat. Tohle můžeš zavřít.
table-waiting = { $count ->
    [one] Na řadě je: { $names }. Tohle můžeš zavřít.
    [few] Na řadě jsou: { $names }. Tohle můžeš zavřít.
   *[other] Na řadě jsou: { $names }. Tohle můžeš zavřít.
 }
table-staged = Připraveno, zatím neodesláno:
table-staged-later = ↳ bude známo až po hodech a odpovědích předchozích řádků
table-picked = Zatím vybráno: { $choices }
table-pick-some = { $low ->
    [none] Vyber nejvýše { $high }, pak potvrď.
   *[other] Vyber od { $low } do { $high }, pak potvrď.
 }
table-since = Od té doby:
table-since-own = Od tvého posledního tahu:
table-since-earlier = { $count ->
    [one] … a předtím { $count } událost; vše ukáže `/game log`.
    [few] … a předtím { $count } události; vše ukáže `/game log`.
   *[other] … a předtím { $count } událostí; vše ukáže `/game log`.
 }
table-since-more = { $count ->
    [one] … a ještě { $count } událost; všechno uvádí `/game log`.
    [few] … a ještě { $count } události; všechno uvádí `/game log`.
   *[other] … a ještě { $count } událostí; všechno uvádí `/game log`.
 }
table-kind-count = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
 }
table-hint-kind = Co chceš udělat?
table-hint-piece = Kdo je na tahu?
table-more-pieces = Další: od { $piece } …
table-hint-saved-deck = Zahraj některý ze svých uložených balíčků
table-button-answer = Odpovědět…
table-button-before = O stránku zpět
table-button-next = Další stránka
table-button-back = Jiné akce
table-button-up = Zpět
table-button-confirm = Provést
table-button-drop = Zahodit
table-button-change = Změnit…
table-button-line = Zapsat tah…
table-button-more = Více…
table-button-orders = Trvalé rozkazy
table-button-concede = Vzdát hru…
table-hint-count = { $kinds } ({ $count })
table-hint-rest = Vše ostatní ({ $count })
table-choice-line = { $does ->
    [none] **{ $choice }**
   *[other] **{ $choice }** – { $does }
}
table-button-form-again = Znovu otevřít formulář…
table-button-deck = Vlastní seznam…
table-form-line = Řádky
table-form-line-help = V zápisu hry, každý na vlastním řádku
table-form-line-title = Napiš, co děláš
table-form-answer = Tvá odpověď
table-form-deck-title = Vlastní balíček
table-form-deck-list = Karty
table-form-deck-help = Na každém řádku karta: 3 GA-U01, nebo 3 a její jméno
table-form-list-file = Nebo textový soubor se seznamem
table-form-list-name = Uložit pod tímto jménem
table-warcry-status = Bitva { $battle }; vyhrané: { $wins }. Karty akce v ruce: { $action }.
table-warcry-status-muster = Bitva { $battle }; vyhrané: { $wins }. Zbývá zlata: { $gold }. Karty armády v ruce: { $army }.
table-warcry-status-combat = { $unit }: { $value } proti { $against }; zbývá taktických bodů: { $points }. Karty akce v ruce: { $action }.
reply-staged = Připraveno. Dokud nepotvrdíš, nic se neodešle.
reply-dropped = Zahozeno; nic se neodeslalo.
reply-partly-done = { $reason ->
    [none] Hotovo zčásti; čeká se na někoho jiného. Připraveno, zatím neodesláno (řádků: { $left }): { $line }
   *[other] Hotovo zčásti. Připraveno, zatím neodesláno (řádků: { $left }): { $line }. Důvod: { $reason }
 }
engine-refused-form-forgotten = Z toho formuláře už nic nezbylo; otevři ho znovu.
engine-refused-story-forgotten = Tyto řádky už se neuchovávají; vše, co se stalo, ukáže /game log.
engine-refused-nothing-staged = Není připraveno nic, co by šlo potvrdit.
engine-refused-nothing-said = Není zadaný žádný tah.
engine-refused-too-many-lines = Příliš mnoho řádků najednou: { $given }; nejvýše { $most }.

## Plán, ruka, hry

table-board = Stůl hry { $game }
table-at-line = Stůl po řádku { $number }/{ $last }
table-my-waiting = { $count ->
    [one] Čeká na tebe { $count } věc:
    [few] Čekají na tebe { $count } věci:
   *[other] Čeká na tebe { $count } věcí:
 }
table-my-free = Nic na tebe nečeká.
table-my-others = Tvé další hry:
table-my-turn = jsi na tahu
table-my-question = otázka pro tebe
table-my-lobby = ještě nezačala
table-my-running = běží, čeká se na jiné
table-my-ready = potvrď, že můžeš hrát, jinak tato dvojice nezačne
table-my-vote = návrh { $about } čeká na tvůj hlas: /vote agree, /vote decline
table-my-answer = odpověz na žádost { $about }: prý ke hře nechodíš
table-my-longer = druhá strana žádá o { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
 } navíc: /event longer
table-my-checkin = potvrď účast
table-my-decide = { $count ->
    [one] { $count } věc čeká na tvé rozhodnutí: /event panel event:{ $number }
    [few] { $count } věci čekají na tvé rozhodnutí: /event panel event:{ $number }
   *[other] { $count } věcí čeká na tvé rozhodnutí: /event panel event:{ $number }
 }
table-my-ballot = otázka { $about } k pravidlům čeká na tvůj hlas
table-practice = cvičení
reply-posted = Zveřejněno pro všechny.
reply-posting-waits = Zpráva počká; zveřejním ji všem, jakmile tam zase budu moct psát.
engine-refused-no-line-to-show = Řádek { $given } není; řádky mají čísla od 0 do { $last }.
engine-refused-no-spectators = Hráči této hry nikoho jiného nenechají přihlížet.

## Knihy

table-log-head = Hra { $game }: { $name }. { $seed_count ->
    [one] Otisk semínka kostek: { $seed }
    [few] Otisky semínek kostek v pořadí: { $seed }
   *[other] Otisky semínek kostek v pořadí: { $seed }
 }
table-log-line = #{ $number } { $time } { $undone ->
    [yes] (vráceno){ " " }
   *[no] { "" }
 }{ $ground ->
    [gm] (vedoucí hry){ " " }
    [timeout] (vypršel čas){ " " }
   *[player] { "" }
 }{ $text }
table-log-remark = — { $time } { $text }
table-log-back = Zpět na řádek { $number }.
table-log-file = Záznam událostí je v souboru.
table-export-full = Celý záznam i se semínkem kostek: kdokoli ho může přehrát a ověřit.
table-export-cut = Dosavadní záznam s tím, co smíš vědět. Celý bude k dispozici po skončení hry.
table-fork-name = Cvičení: { $name }
table-fork-begun = Cvičná kopie hry { $game } od jejího řádku { $number }. Kostky jsou jiné a nic se tu nepočítá.
table-rebound = Hra { $game } pokračuje v tomto kanálu.
reply-forked = Cvičná kopie je hra { $copy }, od řádku { $number }. { $thread ->
    [yes] Její vlákno se otevře v { $channel }.
   *[no] Hraje se přímo v { $channel }.
 }
reply-rebound = Hra pokračuje v tomto kanálu.
engine-refused-fork-hidden = Řádek { $number } nelze zkopírovat, dokud hra běží: jsou tam před tebou skryté karty nebo volby a kopie by je ukázala.
engine-refused-fork-no-threads = Cvičná kopie se hraje ve vlákně, a v { $channel } žádné otevřít nelze. Hru půjde zkopírovat, až ji /game rebind přenese do textového kanálu.
engine-refused-fork-ended = Po řádku { $number } je konec hry; zvol dřívější řádek.
engine-refused-rebind-not-yours = Hru smí přesunout jen hostitel nebo vedoucí hry; hráči tehdy, když její kanál už neexistuje nebo v něm bot nesmí psát.
engine-refused-rebind-same = Hra už v tomto kanálu je.

## Pokyny

reply-order-cancelled = Pokyn je zrušen.
reply-order-cancelled-more = Pokyn je zrušen; spolu s ním i ty, které se týkají něčeho, co už neexistuje: { $lost }
engine-refused-no-such-order = Pokyn { $given } není; vydané pokyny: { $count }.

## Kostky

table-dice-head = Dosavadní hody. V závorce: kde leží průměr stejně mnoha poctivých kostek v 95 případech ze 100.
table-dice-aborted = { $name }: zde zahájené hry tohoto druhu: { $begun }, ukončené předčasně: { $count } ({ $games }{ $more ->
    [no] )
   *[yes] {" "}a starší)
 }
table-dice-line = { $name }: kostek { $count }, průměr { $mean } ({ $low } až { $high }), stěny { $faces }
table-dice-none = { $name }: žádné hody
table-dice-fixed = Kostky v lekci jsou dané: každému, kdo jí prochází, padnou stejně.
reply-dice-verified-lesson = Kostky v lekci určuje její scénář, ne tajné semínko, takže každému padnou stejně. Přesto byly zopakovány a souhlasí. Hody: { $rolls }, míchání: { $shuffles }; znovu provedené řádky: { $lines }.
engine-refused-dice-fixed = Kostky v lekci jsou dané: každému, kdo jí prochází, padnou stejně. Po jejím konci je tu lze ověřit.
reply-dice-verified = Kostky jsou poctivé. Zopakované hody: { $rolls }, míchání: { $shuffles }; znovu provedené řádky: { $lines }. { $commitment_count ->
    [one] Semínko { $seed }, jeho otisk { $commitment }
    [few] Semínka v pořadí: { $seed }; jejich otisky: { $commitment }
   *[other] Semínka v pořadí: { $seed }; jejich otisky: { $commitment }
 }
engine-refused-dice-sealed = { $commitment_count ->
    [one] Semínko se zveřejní po konci hry. Jeho otisk, pevný od začátku: { $commitment }
    [few] Semínka se zveřejní po konci hry. Je jich víc, protože byla obnovena záloha nebo hra po konci pokračovala; jejich otisky v pořadí: { $commitment }
   *[other] Semínka se zveřejní po konci hry. Je jich víc, protože byla obnovena záloha nebo hra po konci pokračovala; jejich otisky v pořadí: { $commitment }
 }

## Balíčky

table-deck-none = Nemáš žádné uložené balíčky.
table-deck-list = { $count ->
    [one] { $count } uložený balíček:
    [few] { $count } uložené balíčky:
   *[other] { $count } uložených balíčků:
 }
reply-deck-saved = Seznam „{ $name }“ je uložen.
reply-deck-dropped = Seznam „{ $name }“ je smazán.
engine-refused-deck-without-name = Seznam potřebuje jméno.
engine-refused-too-many-decks = Více seznamů uložit nelze (nejvýše { $most }); nejdřív některý smaž.
engine-refused-no-such-deck = Nemáš uložený seznam „{ $given }“.
engine-refused-deck-too-long = Seznam je příliš dlouhý: znaků { $given }, nejvýše { $most }.
engine-refused-deck-empty = Seznam je prázdný.
engine-refused-file-no-text = Ten soubor není text (UTF-8).

## Vyhledávání

table-card-unit = Cena { $cost }, síla { $strength }, taktické body { $tactics }, morálka { $leadership }.
table-card-attachment = Cena { $cost }.
table-card-action = Cena { $cost }, kostka { $die }.
engine-refused-no-such-card = Žádná karta se nejmenuje „{ $given }“.
engine-refused-which-card = Karet, které přicházejí v úvahu: { $count }. Mezi nimi: { $found }

## Příkazy

command-do = Zahrát tah, nebo otevřít panel možností
option-do-line = Tah, jak napovídá seznam; více tahů odděl středníkem
option-do-seat = Za které místo hraješ (od 1)
option-do-sure = Hned, bez ukázky toho, co se stane
command-board = Ukázat stůl, teď nebo dříve
option-board-text = Slovy místo obrázku
option-board-at = Po kterém řádku záznamu; čísla má /game log
option-board-seat = Ze kterého tvého místa, od 1
command-hand = Ukázat své karty
option-hand-seat = Kterého tvého místa, od 1
command-my = Všechny tvé hry a co v nich na tebe čeká
command-orders = Tvé stálé pokyny; nikdo jiný je nevidí
command-orders-list = Ukázat své stálé pokyny
option-orders-list-seat = Kterého tvého místa, od 1
command-orders-set = Vydat stálý pokyn
option-orders-set-line = Pokyn, jak radí nápověda
option-orders-set-seat = Kterého tvého místa, od 1
command-orders-cancel = Zrušit stálý pokyn
option-orders-cancel-number = Jeho číslo v seznamu
option-orders-cancel-seat = Kterého tvého místa, od 1
command-game-log = Vše, co se stalo, pokud to smíš vědět
command-game-export = Záznam hry jako soubor
command-game-fork = Cvičná kopie od zvoleného řádku záznamu
option-game-fork-at = Od kterého řádku; prázdné: od posledního
command-game-rebind = Hrát dál v tomto kanálu
command-dice = Zda jsou kostky poctivé a jak padaly
command-dice-verify = Ověřit kostky dohrané hry
command-dice-stats = Jak padaly kostky na každém místě
command-warcry = WarCry: balíčky, karty, pravidla
command-warcry-deck = Tvé uložené balíčky
command-warcry-deck-list = Ukázat své uložené balíčky
command-warcry-deck-save = Uložit balíček ze souboru nebo napsaný
option-warcry-deck-save-name = Jeho jméno
option-warcry-deck-save-file = Textový soubor se seznamem; bez něj se otevře formulář
command-warcry-deck-use = Zahrát uložený balíček
option-warcry-deck-use-name = Jeho jméno
option-warcry-deck-use-seat = Pro které tvé místo, od 1
command-warcry-deck-drop = Smazat uložený balíček
option-warcry-deck-drop-name = Jeho jméno
table-beside = U tohoto stolu se hraje { $plays }; co následuje, se týká hry { $about }.
engine-refused-no-such-question = Taková otázka není: „{ $given }“.
