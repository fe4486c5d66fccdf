# Příkazová řádka: použití, přehrávání, hra v terminálu, chyby záznamů a scénářů.
# $sentence a $step jsou celé věty nebo řádky; $seat, $winners a $name jsou jména hráčů.

## Použití

cli-usage-hint = „{ $program } --help“ ukáže všechny příkazy.
cli-usage-wrong = Příkaz nelze rozpoznat: { $given }
cli-usage-unknown-command = Příkaz „{ $given }“ neexistuje; příkazy jsou: { $known }.
cli-usage-unknown-option = Volba „{ $given }“ zde neexistuje; volby jsou: { $known }.
cli-usage-missing-word = Chybí: { $word }.
cli-usage-too-many-words = „{ $given }“ je o jedno slovo navíc.
cli-usage-missing-value = Volba { $option } potřebuje hodnotu.
cli-usage-no-number = Volba { $option } potřebuje celé číslo, ne „{ $given }“.
cli-usage-language = Jazyk „{ $given }“ není k dispozici; jazyky jsou: { $known }.
cli-usage-reader = „{ $given }“ v této hře nehraje; --as přijímá jedno z: { $known }.
cli-usage-seats = Tuto hru nelze hrát v počtu { $given }; dovoleno je od { $low } do { $high }.
cli-usage-seat = „{ $given }“ není místo; místa jsou: { $known }.

## Přehrávání

cli-number = { $n }. { $step }
cli-step = { $seat }: { $text }
cli-hidden = (skryto)
cli-gm = vedoucí hry
cli-clause = { $sentence } [{ $clause }]
cli-refused = Neprovedeno: { $sentence }
cli-private = Jen pro: { $readers }. { $sentence }
cli-rolled = Kostky: { $roll }
cli-asked = Otázka pro hráče { $seat }: { $question }
cli-asked-secretly = Čeká se na hráče { $seat }.
cli-won = Konec hry. Vítězství: { $winners } ({ $reason ->
    [battles] vyhrané bitvy
    [conceded] soupeř se vzdal
    [adjudicated] rozhodnutím
    [one_side] zbyla jen jedna strana
    [nobody] figurky, které se počítají, už nemá nikdo
    [rounds] poslední kolo skončilo
    [time] čas vypršel
    [agreed] po dohodě všech
    [artefacts] oba artefakty v jednom hradě
    [last] poslední ve hře
   *[other] { $reason }
 }).
cli-drawn = Konec hry. Nikdo nezvítězil ({ $reason ->
    [one_side] zbyla jen jedna strana
    [nobody] figurky, které se počítají, už nemá nikdo
    [rounds] poslední kolo skončilo
    [time] čas vypršel
    [agreed] po dohodě všech
    [draw] nikdo nezůstal
   *[other] { $reason }
 }).
cli-left-over = { $what ->
    [dice] Nepoužité kostky: { $count }.
    [shuffles] Nepoužitá zamíchání: { $count }.
   *[other] Nepoužito z { $what }: { $count }.
 }
cli-not-executed = Řádky od { $first_line } do { $last_line } jsou z verze pravidel { $version }: jejich řetěz je celý, ale nebyly znovu provedeny.
cli-verified = Záznam je v pořádku: zkontrolované řádky: { $lines }, zopakovaná losování: { $draws }.
cli-event-concedes = { $seat } se vzdává a odejde, jakmile skončí rozehraná akce.
cli-event-undo-asked = { $seat } žádá o vrácení poslední akce; ostatní musí souhlasit.
cli-event-undone = Poslední akce je vrácena.
cli-event-undone-by-gm = Vedoucí hry vrátil poslední akci.
cli-event-edited = Vedoucí hry změnil stav hry.

## Balíčky karet a kostky

cli-pack-sound = Balík je v pořádku: { $files }. Otisk toho, co čtou pravidla: { $hash }
cli-precedents-verified = Soubor je celý: { $precedents ->
    [one] { $precedents } precedent
    [few] { $precedents } precedenty
   *[other] { $precedents } precedentů
 } serveru { $server } a { $texts ->
    [one] { $texts } text
    [few] { $texts } texty
   *[other] { $texts } textů
 } v jiných jazycích. Otisk celku: { $hash }
cli-dice-verified = Kostky jsou poctivé: zopakované hody: { $rolls }, zopakovaná zamíchání: { $shuffles }. { $commitment_count ->
    [one] Otisk semínka: { $commitment }
    [few] Otisky semínek v pořadí: { $commitment }
   *[other] Otisky semínek v pořadí: { $commitment }
 }

## Hra

cli-play-begins = Kostky jsou dané. Otisk jejich semínka: { $commitment }. Nápovědu ukáže „help“.
cli-play-ready =
    Vše je připravené. Ty: { $own }. Počítač: { $other }.
    „?“ ukáže, co můžeš udělat: napiš číslo ze seznamu, nebo řádek. „quit“ hru opustí.
    Vlastní příprava hry: --options setup=own --greedy { $other }
cli-play-help =
    Napiš řádek zápisu, například „pass“, nebo číslo ze seznamu, který ukáže „?“.
    ?: všechny řádky, které lze teď napsat
    board: stůl
    hand: tvé karty s texty
    log: vše, co se stalo
    orders: tvé stálé pokyny a připravené karty
    undo: vrácení poslední akce, pokud to pravidla dovolí
    save SOUBOR: uložení záznamu hry
    quit: odchod
cli-play-left = Odcházíš ze hry. Na shledanou!
cli-prompt = { $name }>
cli-prompt-end = Konec hry. „save SOUBOR“, „log“ nebo „board“, nebo Enter pro odchod:
cli-hand-over = Teď { $name }. Stiskni Enter, až obrazovku nikdo jiný nevidí.
cli-your-turn = Na tahu je { $name }. „?“ ukáže, co lze udělat.
cli-list-cut = Neukázané řádky: { $count }.
cli-saved = Celý záznam je v souboru „{ $file }“. [{ $name }]
cli-saved-cut = To, co { $name } smí vědět o běžící hře, je v souboru „{ $file }“.
cli-seed = Semínko kostek: { $seed }
cli-rules-fault = Chyba je v programu; nic se nezměnilo: { $reason }
cli-army-hand = { $count ->
    [one] { $count } karta armády v ruce:
    [few] { $count } karty armády v ruce:
   *[other] { $count } karet armády v ruce:
 }
cli-action-hand = { $count ->
    [one] { $count } karta akce v ruce:
    [few] { $count } karty akce v ruce:
   *[other] { $count } karet akce v ruce:
 }
cli-no-cards = Nemáš v ruce žádné karty.
cli-no-orders = Nemáš žádné stálé pokyny.
cli-unit = { $card } ({ $speed }): cena { $cost }, síla { $strength }, taktické body { $tactics }, morálka { $leadership }.
cli-attachment = { $card }: cena { $cost }.
cli-action = { $card }: cena { $cost }, kostka { $die }.

## Chyby

fault-file-not-written = Soubor „{ $file }“ nelze zapsat.
fault-file-exists = Soubor „{ $file }“ už existuje.
fault-no-file-name = Za „save“ chybí jméno souboru.
fault-no-such-number = V seznamu není číslo { $given }; poslední je { $most }.
fault-no-picture = Hra „{ $game }“ nemá obrázky.
fault-nobody-here = „{ $given }“ v této hře nehraje; hráči jsou: { $known }.
fault-record-other-reader = Záznam byl zkrácen pro „{ $given }“ a neobsahuje nic pro nikoho jiného.
fault-record-no-position = Záznam byl zkrácen pro jednoho čtenáře: neobsahuje pozici.
fault-record-no-seed = V záznamu není semínko: hra neskončila, nebo její kostky byly dané scénářem.
cli-bot-ready = Bot je připojen. Ctrl+C ho zastaví.
cli-bot-invite = Na server ho pozveš tímto odkazem: { $link }
cli-parlour-open = Salon je otevřen: { $address } (Ctrl+C ho zavře.)
cli-healthy = Bot žije.
cli-not-healthy = Tuto složku nepoužívá žádný živý bot.
cli-usage-at = „{ $given }“ není adresa salonu na tomto počítači, jako je 127.0.0.1:8710.
cli-usage-token-and-parlour = DISCORD_TOKEN je nastaven: salon a skutečný Discord se nikdy nepoužívají zároveň. Zruš ho, chceš-li otevřít salon.
cli-replayed-whole = přehráno do konce
cli-replayed-loosely = přehráno, ale ne tak, jak žádá --strict
cli-usage-one-file = Volba { $option } patří k jednomu souboru, ne ke složce.
fault-folder-without-games = Ve složce „{ $file }“ není žádný scénář (.toml) ani záznam hry (.jsonl).

## Na co se hází kostkou

dice-attack = útok
dice-attack-die = útok
dice-break-away = odpoutání
dice-breaking = zlomení zbraně
dice-card-moves = pohyb karet
dice-cards = karty
dice-casting = sesílání kouzla
dice-combat = souboj
dice-command = Velení
dice-command-spell = Kouzlo rozkazu
dice-creature = tvor
dice-damage = zranění
dice-defence-die = obrana
dice-dispute = spor
dice-dodge = úhyb
dice-duel-other = kostka soupeře
dice-duel-own = vlastní kostka
dice-evade-die = vyhnutí
dice-fate = osud
dice-first-player = první hráč
dice-first-roll = hod o začátek
dice-flee = útěk
dice-freeze = zmrazení
dice-healing = léčení
dice-initiative = iniciativa
dice-move = pohyb
dice-necromancy = Nekromancie
dice-parry = kryt
dice-portal = brána
dice-power = síla kouzla
dice-power-test = zkouška moci
dice-ransom = výkupné
dice-regeneration = regenerace
dice-rout = zahnání na útěk
dice-save = záchrana
dice-strength-test = zkouška síly
dice-strike = úder
dice-table = tabulka
dice-theft-die = krádež
dice-vision = vidění
