# Błędy w plikach: zapisy gier, scenariusze, zmiany. Miejsce podają komunikaty fault-at-...; $fault to całe zdanie z tego pliku.

## Miejsce

fault-at-place = { $place }: { $fault }
fault-at-line = Wiersz { $line }: { $fault }

## Pliki i wartości

fault-file-too-large = Plik „{ $file }” ma { $size } B; wolno najwyżej { $most } B.
fault-file-unreadable = Pliku „{ $file }” nie da się odczytać.
fault-file-not-text = Plik „{ $file }” nie jest tekstem UTF-8.
fault-file-over-time = Odczytanie tego zajęło ponad { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
 } czasu procesora, więc zostało przerwane.
fault-file-over-memory = Odczytanie tego wymagało ponad { $megabytes } MB pamięci, więc zostało przerwane.
fault-file-breaks-reader = Program czytający zawiódł przy odczytywaniu tego, więc nie zostało to przyjęte.
fault-not-toml = Tego nie da się odczytać jako TOML ({ $reason }).
fault-too-much = { $kind ->
    [bytes] Plik jest za duży; największy dozwolony rozmiar w bajtach: { $most }.
    [line] Wiersz jest za długi; dozwolona liczba znaków: { $most }.
    [tables] Plik ma za dużo tabel; dozwolonych jest najwyżej { $most }.
    [values] Plik ma za dużo wartości; dozwolonych jest najwyżej { $most }.
   *[entries] Lista ma za dużo pozycji; dozwolonych jest najwyżej { $most }.
 }
fault-too-deep = Listy i tabele są tu zagnieżdżone zbyt głęboko.
fault-not-whole = { $given } nie jest liczbą całkowitą.
fault-number-too-large = Liczba jest za duża.
fault-unknown-key = { $near ->
    [no_suggestion] Nie ma tu klucza „{ $name }”.
   *[other] Nie ma tu klucza „{ $name }”; czy chodzi o „{ $near }”?
 }
fault-missing-key = Brakuje klucza „{ $name }”.
fault-wrong-type = Oczekiwano: { $expected ->
    [str] tekst
    [int] liczba całkowita
    [bool] true albo false
    [object] tabela
    [array] lista
   *[other] { $expected }
 }; jest: { $got ->
    [str] tekst
    [int] liczba całkowita
    [float] liczba z ułamkiem
    [bool] true albo false
    [object] tabela
    [array] lista
   *[other] { $got }
 }.
fault-wrong-value = Niedozwolona wartość: { $given }
fault-no-such-game = Nie ma gry „{ $given }”; znane: { $known }.
fault-no-migration = Stanów z wersji zasad { $version } nie da się już odczytać.
fault-bad-position = To nie jest pozycja tej gry ({ $reason }).
fault-bad-state = Zapisanego stanu nie da się odczytać ({ $reason }).
fault-bad-action = Zapisanego działania nie da się odczytać ({ $reason }).

## Kości podane ręcznie

fault-no-dice = Nie podano wyniku rzutu „{ $label }”.
fault-dice-ran-dry = Rzut „{ $label }” wymaga { $needed ->
    [one] { $needed } liczby
    [few] { $needed } liczb
   *[many] { $needed } liczb
 }, a zostało { $left }.
fault-no-such-die-result = { $result } nie może wypaść w rzucie „{ $label }” od 1 do { $sides }.
fault-no-shuffle = Nie podano kolejności dla tasowania „{ $label }” ({ $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[many] { $size } kart
 }).
fault-bad-shuffle = „{ $entry }” to nie kolejność dla tasowania „{ $label }” ({ $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[many] { $size } kart
 }).

## Zapisy gier

fault-record-line-form = To nie jest wiersz zapisu gry.
fault-record-line-changed = Wiersz został zmieniony: nie zgadza się suma kontrolna.
fault-record-no-end = Zapis urywa się w połowie wiersza.
fault-record-no-header = Brakuje nagłówka zapisu.
fault-record-second-header = Tu jest drugi nagłówek.
fault-record-other-format = Zapis ma format { $given }; ten program zna { $known }.
fault-record-chain-broken = Łańcuch jest przerwany: ten wiersz nie wynika z poprzedniego.
fault-record-time = „{ $given }” to nie czas w postaci 2026-05-01T18:30:00Z.
fault-record-times = Liczba podanych czasów: { $given }; a jest { $lines ->
    [one] { $lines } wiersz
    [few] { $lines } wiersze
   *[many] { $lines } wierszy
 }.
fault-record-cut-short = Nagłówek zapowiada { $lines ->
    [one] { $lines } wiersz
    [few] { $lines } wiersze
   *[many] { $lines } wierszy
 }; jest { $found }.
fault-record-other-game = To zapis gry „{ $given }”, a nie „{ $known }”.
fault-record-other-pack = W zapisanej grze użyto innych zestawów kart: { $names }.
fault-record-seed = Ziarno losowania nie pasuje do ogłoszonego skrótu.
fault-record-reseeds = Losowania, od których obowiązują nowe ziarna, nie są podane w rosnącej kolejności.
fault-record-still-running = Gra jeszcze trwa; cały zapis będzie dostępny po jej zakończeniu.
fault-record-remark = „{ $given }” to nie rodzaj uwagi.
fault-record-refused = Zasady odrzucają to, co mówi ten wiersz ({ $reason }, { $clause }).
fault-record-rules-fault = Tego wiersza nie da się wykonać ({ $reason }).
fault-record-no-result = Zapis kończy się bez wyniku.
fault-record-after-end = Gra skończyła się już przed tym wierszem.
fault-record-other-result = Z zasad wychodzi inny wynik.
fault-record-other-action = Zasady wymagają tu innego działania.
fault-record-other-answers = Do tego działania należą inne odpowiedzi lub kości.
fault-record-other-events = Z zasad wychodzą inne zdarzenia.
fault-record-other-state = Zasady prowadzą do innej pozycji.
fault-record-other-public = Jawna postać tego wiersza jest inna.
fault-record-draw-twice = Numer losowania { $number } pojawia się dwa razy.
fault-record-other-question = Zasady zadają tu inne pytanie ({ $question }).
fault-record-other-answer = „{ $answer }” nie może być odpowiedzią na pytanie { $question }.
fault-record-other-dice = Kości lub kolejność dla „{ $label }” nie pasują.
fault-record-dice-not-from-seed = Kości lub kolejność dla „{ $label }” (losowanie { $number }) nie wynikają z ziarna.
fault-record-left-over = { $count ->
    [one] Nie użyto { $count } zapisanej odpowiedzi lub rzutu.
    [few] Nie użyto { $count } zapisanych odpowiedzi lub rzutów.
   *[many] Nie użyto { $count } zapisanych odpowiedzi lub rzutów.
 }
fault-no-such-line = Nie ma wiersza { $given }, do którego można by wrócić.
fault-no-such-reader = „{ $given }” nie jest czytelnikiem tej gry; znani: { $known }.
fault-undo-unknown = „undo” nie może mieć wartości „{ $given }”; znane: { $known }.
fault-bad-name = „{ $given }” nie może być imieniem gracza: od 1 do 32 widocznych znaków, bez dwukropka i bez spacji na końcach.
fault-name-taken = Imię „{ $given }” jest już zajęte.
fault-wrong-seats = Liczba podanych imion: { $given }; liczba miejsc: { $seats }.

## Scenariusze

fault-scenario-seats = Liczba wymienionych graczy: { $given }; gra jest dla { $low }–{ $high } graczy.
fault-too-many-steps = Liczba kroków scenariusza: { $count }; wolno najwyżej { $most }.
fault-step-form = Krok ma postać „imię: wiersz”, a tu jest: { $given }
fault-step-nobody = Nikt nie nazywa się „{ $given }”; znani: { $known }.

## Zmiany

fault-patch-form = To nie jest zmiana pozycji: { $given }
fault-patch-unknown-op = Zmiana { $number } ({ $path }): nie ma działania „{ $given }”; są add, remove, replace.
fault-patch-value = Zmiana { $number } ({ $path }): „{ $given }” nie zgadza się z wartością; tylko remove jej nie ma.
fault-patch-path = Zmiana { $number }: „{ $path }” to nie ścieżka.
fault-patch-no-place = Zmiana { $number }: nie ma miejsca „{ $path }”.
