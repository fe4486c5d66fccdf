# Wiersz poleceń: użycie, odtwarzanie, gra w terminalu, błędy zapisów i scenariuszy.
# $sentence i $step to całe zdania albo wiersze; $seat, $winners i $name to imiona graczy.

## Użycie

cli-usage-hint = „{ $program } --help” pokazuje wszystkie polecenia.
cli-usage-wrong = Nie można zrozumieć polecenia: { $given }
cli-usage-unknown-command = Nie ma polecenia „{ $given }”; polecenia to: { $known }.
cli-usage-unknown-option = Nie ma tu opcji „{ $given }”; opcje to: { $known }.
cli-usage-missing-word = Brakuje: { $word }.
cli-usage-too-many-words = „{ $given }” to o jedno słowo za dużo.
cli-usage-missing-value = Opcja { $option } wymaga wartości.
cli-usage-no-number = Opcja { $option } wymaga liczby całkowitej, a nie „{ $given }”.
cli-usage-language = Nie ma języka „{ $given }”; języki to: { $known }.
cli-usage-reader = „{ $given }” nie bierze udziału w tej grze; --as przyjmuje jedno z: { $known }.
cli-usage-seats = W tę grę nie można grać przy liczbie graczy { $given }; dozwolone od { $low } do { $high }.
cli-usage-seat = „{ $given }” nie jest miejscem; miejsca to: { $known }.

## Odtwarzanie

cli-number = { $n }. { $step }
cli-step = { $seat }: { $text }
cli-hidden = (ukryte)
cli-gm = mistrz gry
cli-clause = { $sentence } [{ $clause }]
cli-refused = Nie wykonano: { $sentence }
cli-private = Tylko dla: { $readers }. { $sentence }
cli-rolled = Kości: { $roll }
cli-asked = Pytanie do gracza { $seat }: { $question }
cli-asked-secretly = Czekamy na gracza { $seat }.
cli-won = Gra skończona. Zwycięstwo: { $winners } ({ $reason ->
    [battles] wygrane bitwy
    [conceded] poddanie
    [adjudicated] orzeczenie
    [one_side] została tylko jedna strona
    [nobody] nikt nie ma już liczących się figurek
    [rounds] ostatnia runda się skończyła
    [time] czas minął
    [agreed] za zgodą wszystkich
    [artefacts] oba artefakty w jednym zamku
    [last] ostatni w grze
   *[other] { $reason }
 }).
cli-drawn = Gra skończona. Nikt nie wygrał ({ $reason ->
    [one_side] została tylko jedna strona
    [nobody] nikt nie ma już liczących się figurek
    [rounds] ostatnia runda się skończyła
    [time] czas minął
    [agreed] za zgodą wszystkich
    [draw] nikt nie został
   *[other] { $reason }
 }).
cli-left-over = { $what ->
    [dice] Niewykorzystane kości: { $count }.
    [shuffles] Niewykorzystane tasowania: { $count }.
   *[other] Niewykorzystane z { $what }: { $count }.
 }
cli-not-executed = Wiersze od { $first_line } do { $last_line } pochodzą z wersji zasad { $version }: ich łańcuch jest cały, ale nie wykonano ich ponownie.
cli-verified = Zapis jest poprawny: sprawdzone wiersze: { $lines }, powtórzone losowania: { $draws }.
cli-event-concedes = { $seat } poddaje grę i odejdzie, gdy tylko zakończy się trwająca akcja.
cli-event-undo-asked = { $seat } prosi o cofnięcie ostatniej akcji; pozostali muszą się zgodzić.
cli-event-undone = Ostatnia akcja została cofnięta.
cli-event-undone-by-gm = Mistrz gry cofnął ostatnią akcję.
cli-event-edited = Mistrz gry zmienił stan gry.

## Zestawy kart i kości

cli-pack-sound = Zestaw jest poprawny: { $files }. Skrót tego, co czytają zasady: { $hash }
cli-precedents-verified = Plik jest cały: { $precedents ->
    [one] { $precedents } precedens
    [few] { $precedents } precedensy
   *[many] { $precedents } precedensów
 } serwera { $server } i { $texts ->
    [one] { $texts } tekst
    [few] { $texts } teksty
   *[many] { $texts } tekstów
 } w innych językach. Skrót całości: { $hash }
cli-dice-verified = Kości są uczciwe: powtórzone rzuty: { $rolls }, powtórzone tasowania: { $shuffles }. { $commitment_count ->
    [one] Skrót ziarna: { $commitment }
    [few] Skróty kolejnych ziaren: { $commitment }
   *[many] Skróty kolejnych ziaren: { $commitment }
 }

## Gra

cli-play-begins = Kości są ustalone. Skrót ich ziarna: { $commitment }. Wpisz „help”, aby zobaczyć pomoc.
cli-play-ready =
    Wszystko jest rozstawione. Ty: { $own }. Komputer: { $other }.
    „?” pokazuje, co można zrobić: wpisz numer z listy albo wiersz. „quit” kończy.
    Własne przygotowanie gry: --options setup=own --greedy { $other }
cli-play-help =
    Wpisz wiersz notacji, na przykład „pass”, albo numer z listy, którą pokazuje „?”.
    ?: wszystkie wiersze, które można teraz wpisać
    board: stół
    hand: twoje karty z tekstami
    log: wszystko, co się wydarzyło
    orders: twoje instrukcje i przygotowane karty
    undo: cofnięcie ostatniej akcji, o ile zasady pozwalają
    save PLIK: zapis gry do pliku
    quit: wyjście
cli-play-left = Gra przerwana. Do widzenia!
cli-prompt = { $name }>
cli-prompt-end = Gra skończona. „save PLIK”, „log” albo „board”, albo Enter, aby wyjść:
cli-hand-over = Teraz { $name }. Naciśnij Enter, gdy nikt inny nie widzi ekranu.
cli-your-turn = Kolej gracza { $name }. „?” pokazuje, co można zrobić.
cli-list-cut = Wiersze niepokazane: { $count }.
cli-saved = Cały zapis jest w pliku „{ $file }”. [{ $name }]
cli-saved-cut = To, co { $name } może wiedzieć o trwającej grze, jest w pliku „{ $file }”.
cli-seed = Ziarno kości: { $seed }
cli-rules-fault = To błąd programu; nic się nie zmieniło: { $reason }
cli-army-hand = { $count ->
    [one] { $count } karta armii na twojej ręce:
    [few] { $count } karty armii na twojej ręce:
   *[many] { $count } kart armii na twojej ręce:
 }
cli-action-hand = { $count ->
    [one] { $count } karta akcji na twojej ręce:
    [few] { $count } karty akcji na twojej ręce:
   *[many] { $count } kart akcji na twojej ręce:
 }
cli-no-cards = Nie masz kart na ręce.
cli-no-orders = Nie masz żadnych instrukcji.
cli-unit = { $card } ({ $speed }): koszt { $cost }, siła { $strength }, punkty taktyczne { $tactics }, morale { $leadership }.
cli-attachment = { $card }: koszt { $cost }.
cli-action = { $card }: koszt { $cost }, kość { $die }.

## Błędy

fault-file-not-written = Nie można zapisać pliku „{ $file }”.
fault-file-exists = Plik „{ $file }” już istnieje.
fault-no-file-name = Po „save” brakuje nazwy pliku.
fault-no-such-number = Na liście nie ma numeru { $given }; ostatni to { $most }.
fault-no-picture = Gra „{ $game }” nie ma obrazków.
fault-nobody-here = „{ $given }” nie bierze udziału w tej grze; gracze to: { $known }.
fault-record-other-reader = Zapis przycięto dla „{ $given }” i nie zawiera nic dla nikogo innego.
fault-record-no-position = Zapis przycięto dla jednego czytelnika: nie zawiera pozycji.
fault-record-no-seed = W zapisie nie ma ziarna: gra się nie skończyła albo jej kości były podane w scenariuszu.
cli-bot-ready = Bot jest połączony. Ctrl+C go zatrzymuje.
cli-bot-invite = Zaproś go na serwer tym linkiem: { $link }
cli-parlour-open = Salon jest otwarty: { $address } (Ctrl+C go zamyka.)
cli-healthy = Bot żyje.
cli-not-healthy = Żaden żywy bot nie używa tego folderu.
cli-usage-at = „{ $given }” nie jest adresem salonu na tym komputerze, takim jak 127.0.0.1:8710.
cli-usage-token-and-parlour = DISCORD_TOKEN jest ustawiony: salonu i prawdziwego Discorda nigdy nie używa się razem. Usuń go, aby otworzyć salon.
cli-replayed-whole = odtworzono do końca
cli-replayed-loosely = odtworzono, ale nie tak, jak wymaga --strict
cli-usage-one-file = Opcja { $option } działa z jednym plikiem, nie z folderem.
fault-folder-without-games = W folderze „{ $file }” nie ma żadnego scenariusza (.toml) ani zapisu gry (.jsonl).

## Na co rzuca się kostką

dice-attack = atak
dice-attack-die = atak
dice-break-away = oderwanie się
dice-breaking = złamanie broni
dice-card-moves = ruch kart
dice-cards = karty
dice-casting = rzucanie czaru
dice-combat = walka
dice-command = Dowodzenie
dice-command-spell = Czar Rozkazu
dice-creature = istota
dice-damage = obrażenia
dice-defence-die = obrona
dice-dispute = spór
dice-dodge = unik
dice-duel-other = kostka przeciwnika
dice-duel-own = własna kostka
dice-evade-die = wymknięcie się
dice-fate = los
dice-first-player = pierwszy gracz
dice-first-roll = rzut o rozpoczęcie
dice-flee = ucieczka
dice-freeze = zamrożenie
dice-healing = leczenie
dice-initiative = inicjatywa
dice-move = ruch
dice-necromancy = Nekromancja
dice-parry = parowanie
dice-portal = wrota
dice-power = moc
dice-power-test = próba mocy
dice-ransom = wykup
dice-regeneration = regeneracja
dice-rout = odwrót
dice-save = ratunek
dice-strength-test = próba siły
dice-strike = cios
dice-table = tabela
dice-theft-die = kradzież
dice-vision = wizja
