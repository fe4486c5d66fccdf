# Błędy zestawów kart, złamane zasady budowy talii, rady sprawdzania talii.
# $fault to całe zdanie z tego pliku, $clause to punkt streszczenia zasad.

## Gdzie leży błąd

pack-place-file = { $file }: { $fault } [{ $clause }]
pack-place-line = { $file }, wiersz { $line }: { $fault } [{ $clause }]
pack-place-column = { $file }, wiersz { $line }, { $column }: { $fault } [{ $clause }]
pack-place-cell = { $file }, wiersz { $line }, kolumna { $column }, znak { $position }: { $fault } [{ $clause }]
pack-place-card-line = { $file }, wiersz { $line }, karta { $card }: { $fault } [{ $clause }]
pack-place-card-column = { $file }, wiersz { $line }, { $column }, karta { $card }: { $fault } [{ $clause }]
pack-place-card-cell = { $file }, wiersz { $line }, karta { $card }, kolumna { $column }, znak { $position }: { $fault } [{ $clause }]
pack-faults = { $count ->
    [one] Zestaw odrzucono: ma { $count } błąd.
    [few] Zestaw odrzucono: ma { $count } błędy.
   *[many] Zestaw odrzucono: ma { $count } błędów.
 }

## Folder i pliki

pack-folder-missing = Nie ma folderu zestawu „{ $folder }”.
pack-too-many-files = { $count ->
    [one] W folderze zestawu jest { $count } plik; dozwolonych jest najwyżej { $most }.
    [few] W folderze zestawu są { $count } pliki; dozwolonych jest najwyżej { $most }.
   *[many] W folderze zestawu jest { $count } plików; dozwolonych jest najwyżej { $most }.
 }
pack-not-a-file = „{ $file }” w folderze zestawu to dowiązanie lub folder, a nie plik.
pack-too-large = Pliki zestawu mają razem za dużo bajtów: { $size }; dozwolonych jest najwyżej { $most }.
pack-file-unreadable = Pliku „{ $file }” nie da się odczytać.
pack-file-oversized = Plik „{ $file }” jest za duży, bajtów: { $size }; dozwolonych jest najwyżej { $most }.
pack-file-too-large = Plik jest za duży, bajtów: { $size }; dozwolonych jest najwyżej { $most }.
pack-file-missing = Brakuje tego pliku.
pack-file-empty = Plik jest pusty; w pierwszym wierszu muszą być nazwy kolumn.
pack-not-utf8 = Tekst nie jest zapisany w UTF-8: bajt { $found } jest tu niedozwolony.
pack-csv-broken = Od tego wiersza cudzysłowy lub końce wierszy są zepsute i tabeli nie da się odczytać.
pack-columns-too-many = Plik ma za dużo kolumn: { $count }; dozwolonych jest najwyżej { $most }.
pack-rows-too-many = Plik ma za dużo wierszy; dozwolonych jest najwyżej { $most }.
pack-column-unknown = W tym pliku nie ma kolumny „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-column-twice = Kolumna „{ $found }” występuje dwa razy.
pack-column-missing = Brakuje kolumny „{ $word }”.
pack-field-count = { $count ->
    [one] Wiersz ma { $count } pole; pierwszy wiersz zapowiada ich { $expected }.
    [few] Wiersz ma { $count } pola; pierwszy wiersz zapowiada ich { $expected }.
   *[many] Wiersz ma { $count } pól; pierwszy wiersz zapowiada ich { $expected }.
 }
pack-cell-too-long = Tekst jest za długi, znaków: { $length }; dozwolonych jest najwyżej { $most }.
pack-control-character = Niewidoczny znak { $code } jest tu niedozwolony.
data-name-bad = „{ $found }” nie może być nazwą pliku z danymi.
data-file-missing = Program nie ma pliku z danymi „{ $file }”.

## Komórki

pack-cell-empty = Komórka jest pusta, a coś musi w niej być.
pack-bad-name = „{ $found }” może mieć najwyżej { $most } znaków, bez spacji na początku i końcu i bez podwójnych odstępów.
pack-bad-id = „{ $found }” nie może być identyfikatorem: dozwolone są tylko litery bez znaków diakrytycznych, cyfry, „-” i „_”, najwyżej 32.
pack-id-twice = Identyfikator „{ $found }” jest już użyty: { $other_file }, wiersz { $other_line }.
pack-name-twice = Nazwa „{ $found }” jest już użyta: { $other_file }, wiersz { $other_line }.
pack-not-one-of = „{ $found }” jest tu niedozwolone; oczekiwano jednego z: { $words }.
pack-not-integer = „{ $found }” nie jest liczbą całkowitą; oczekiwano liczby od { $least } do { $most }.
pack-out-of-range = Liczba { $found } jest spoza zakresu; oczekiwano liczby od { $least } do { $most }.
pack-bad-keyword = „{ $found }” nie jest słowem kluczowym: pierwsza jest mała litera, dalej małe litery, cyfry i „_”; słowa oddziela sam znak „;”.
pack-keyword-reserved = „{ $found }” należy do języka efektów i nie może być słowem kluczowym.
pack-keyword-speed = „{ $found }” to typ oddziału i nie może być słowem kluczowym; jego miejsce jest w kolumnie „speed”.
pack-keyword-twice = Słowo kluczowe „{ $found }” występuje dwa razy.
pack-text-missing = Karta ma zdolności, ale nie ma tekstu.
pack-text-idle = Karta ma tekst, ale nie ma zdolności.
pack-translation-idle = Jest tłumaczenie, ale tekst angielski jest pusty.
pack-translation-numbers = Liczby w tym tekście ({ $found }) różnią się od liczb w tekście angielskim ({ $expected }).

## Język efektów: gramatyka

pack-text-too-long = Zdolności są za długie, znaków: { $length }; dozwolonych jest najwyżej { $most }.
pack-text-too-deep = Nawiasy są zagnieżdżone za głęboko; dozwolona głębokość to { $most }.
pack-unexpected = { $expected ->
    [list] Oczekiwano „[”, znaleziono „{ $found }”.
    [end] Oczekiwano końca komórki, znaleziono „{ $found }”.
    [ability] Oczekiwano zdolności, na przykład terror(1), znaleziono „{ $found }”.
    [round] Oczekiwano „(”, znaleziono „{ $found }”.
    [comma_or_round] Oczekiwano „,” lub „)”, znaleziono „{ $found }”.
    [comma_or_square] Oczekiwano „,” lub „]”, znaleziono „{ $found }”.
   *[value] Oczekiwano słowa, liczby, listy lub wywołania, znaleziono „{ $found }”.
 }
pack-text-ends = { $expected ->
    [list] Komórka kończy się tam, gdzie oczekiwano „[”; karta bez zdolności ma „[]”.
    [ability] Komórka kończy się tam, gdzie oczekiwano zdolności.
    [round] Komórka kończy się tam, gdzie oczekiwano „(”.
    [comma_or_round] Komórka kończy się tam, gdzie oczekiwano „,” lub „)”.
    [comma_or_square] Komórka kończy się tam, gdzie oczekiwano „,” lub „]”.
   *[value] Komórka kończy się tam, gdzie oczekiwano słowa, liczby, listy lub wywołania.
 }
pack-bad-character = Znak „{ $found }” ({ $code }) nie należy do języka; oczekiwano słów, liczb całkowitych, nawiasów, przecinków i „=”.
pack-bad-number = „{ $found }” nie jest zapisane jako liczba całkowita; oczekiwano cyfr bez zer na początku, a przed liczbą ujemną znaku „-”.
pack-number-size = Liczba { $found } jest spoza zakresu; oczekiwano liczby od { $least } do { $most }.
pack-bad-word = „{ $found }” nie jest słowem tego języka; oczekiwano małych liter, cyfr i „_”.
pack-trailing-comma = Po tym przecinku niczego nie ma.
pack-key-twice = Klucz „{ $found }” występuje dwa razy.
pack-positional-late = „{ $found }” jest za argumentem z kluczem; argumenty bez klucza idą pierwsze.

## Język efektów: liczba i rodzaj argumentów

pack-arguments-exact = { $least ->
    [one] „{ $call }” przyjmuje dokładnie { $least } argument, znaleziono: { $count }.
    [few] „{ $call }” przyjmuje dokładnie { $least } argumenty, znaleziono: { $count }.
   *[many] „{ $call }” przyjmuje dokładnie { $least } argumentów, znaleziono: { $count }.
 }
pack-arguments-least = { $least ->
    [one] „{ $call }” przyjmuje co najmniej { $least } argument, znaleziono: { $count }.
    [few] „{ $call }” przyjmuje co najmniej { $least } argumenty, znaleziono: { $count }.
   *[many] „{ $call }” przyjmuje co najmniej { $least } argumentów, znaleziono: { $count }.
 }
pack-arguments-range = „{ $call }” przyjmuje od { $least } do { $most } argumentów, znaleziono: { $count }.
pack-expected-player = Oczekiwano gracza (own lub enemy), znaleziono „{ $found }”.
pack-expected-side = Oczekiwano gracza (own, enemy lub any_side), znaleziono „{ $found }”.
pack-expected-word = Oczekiwano jednego z: { $words }; znaleziono „{ $found }”.
pack-expected-integer = Oczekiwano liczby całkowitej, znaleziono „{ $found }”.
pack-expected-unit = Oczekiwano jednego oddziału (me, mine, foe, that, target lub chosen), znaleziono „{ $found }”.
pack-expected-selector = Oczekiwano oddziału lub wyboru oddziałów (pick, foe_pick, pick_up_to, all), znaleziono „{ $found }”.
pack-expected-single = Oczekiwano dokładnie jednego oddziału (słowa oznaczającego oddział, pick lub foe_pick), znaleziono „{ $found }”.
pack-expected-wide = Oczekiwano oddziału lub „all(...)”, znaleziono „{ $found }”; zdolność stała niczego nie wybiera.
pack-expected-price = Cenę kart zmienia się tylko dla all(own, ...) lub all(enemy, ...), znaleziono „{ $found }”.
pack-expected-operations = Oczekiwano listy z co najmniej jedną operacją, znaleziono „{ $found }”.
pack-expected-list = Po „{ $word }=” oczekiwano listy w nawiasach kwadratowych, znaleziono „{ $found }”.
pack-expected-pile = Oczekiwano karty ze stosu kart odrzuconych, pick_discard(...), znaleziono „{ $found }”.
pack-expected-term = „{ $found }” nie jest warunkiem wyboru ani słowem kluczowym żadnego oddziału z wczytanych zestawów{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-expected-keyword = „{ $found }” nie jest typem oddziału ani słowem kluczowym żadnego oddziału z wczytanych zestawów{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-expected-number = Oczekiwano liczby, znaleziono „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-expected-condition = Oczekiwano warunku, znaleziono „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-expected-cost = Oczekiwano kosztu, znaleziono „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-expected-payable = Oczekiwano kosztu, którego można zażądać od gracza (discard, discard_hand, commit_one, destroy_one), znaleziono „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-expected-operation = Oczekiwano operacji, znaleziono „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-expected-modifier = Oczekiwano modyfikatora (stat lub flag), znaleziono „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-expected-trigger = Oczekiwano zdarzenia, na które odpowiada reakcja, znaleziono „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-expected-ability = „{ $found }” nie jest zdolnością{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }

## Język efektów: co gdzie może stać

pack-not-bound = „{ $found }” nic tu nie znaczy: w „{ $place }” słowo „{ $word }” nie oznacza żadnego oddziału.
pack-not-allowed = „{ $found }” jest niedozwolone w „{ $place }”.
pack-no-combat = „{ $found }” pyta o walkę, a przy „{ $trigger }” żadnej walki nie ma.
pack-needs-attachment = „{ $found }” jest tylko dla rozszerzeń.
pack-term-not-printed = Karty w stosie odrzuconych nie można sprawdzać pod kątem „{ $found }”; oczekiwano słów kluczowych, typów oddziałów, unique, ceny lub siły.
pack-static-reads = Zdolność stała nie może czytać „{ $found }”, bo zdolności stałe to zmieniają.
pack-trigger-me-carrier = „{ $found }” w „{ $trigger }” jest tylko dla oddziałów i rozszerzeń.
pack-trigger-me-after = „{ $found }” nie może następować po „{ $player }” w „{ $trigger }”.
pack-ability-misfit = Zdolność „{ $found }” nie pasuje do karty typu „{ $carrier }”; oczekiwano: { $words }.
pack-ability-required = Karta typu „{ $carrier }” musi mieć zdolność: { $words }.
pack-ability-once = Karta typu „{ $carrier }” ma dokładnie jedną zdolność; „{ $found }” jest o jedną za dużo.
pack-positional-here = „{ $found }” jest w „{ $call }” bez klucza, a każdy argument musi go tu mieć.
pack-key-not-here = „{ $call }” nie przyjmuje kluczy, znaleziono „{ $found }”.
pack-key-missing = W „{ $call }” brakuje klucza „{ $word }”.
pack-key-unknown = „{ $call }” nie ma klucza „{ $found }”; oczekiwano: { $words }.
pack-list-empty = Lista po „{ $word }=” nie może być pusta.
pack-limit-not-here = „{ $found }” w „{ $call }” jest tylko dla kart w grze, nie dla kart akcji.
pack-limit-needs-cost = „limit=none” w „{ $call }” wymaga kosztu.

## decks.toml

pack-line-too-long = Wiersz jest za długi, znaków: { $length }; dozwolonych jest najwyżej { $most }.
pack-toml-broken = Od tego wiersza plik nie jest poprawnym TOML.
pack-toml-too-deep = Zagnieżdżenie list, tabel i kluczy z kropkami jest tu głębsze niż { $most }.
pack-toml-too-much = Plik ma za dużo { $kind ->
    [tables] tabel; dozwolonych jest najwyżej { $most }.
   *[values] wartości; dozwolonych jest najwyżej { $most }.
 }
pack-word-unknown = Nie ma tu klucza ani tabeli „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-deck-bad-table = „{ $deck }” nie jest talią: oczekiwano tabeli o nazwie z małych liter, cyfr i „_”.
pack-deck-twice = Talia „{ $deck }” już występuje: { $other_file }, wiersz { $other_line }.
pack-deck-key-unknown = Talia „{ $deck }” nie ma pola „{ $found }”; oczekiwano: { $words }.
pack-deck-key-missing = W talii „{ $deck }” brakuje pola „{ $word }”.
pack-deck-not-text = Pole „{ $word }” talii „{ $deck }” musi być tekstem w cudzysłowie.
pack-deck-not-table = Pole „{ $word }” talii „{ $deck }” musi być tabelą identyfikatorów kart i liczb.
pack-deck-side = „{ $found }” nie może być stroną talii; oczekiwano jednego z: { $words }.
pack-deck-unknown-card = Nie ma karty o identyfikatorze „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-deck-copies = „{ $found }” nie jest liczbą kopii; oczekiwano liczby całkowitej od 1 do { $most }.
pack-deck-muster = „{ $found }” nie jest wpisem listy `muster`: oczekiwano identyfikatora karty z talii armii, po oddziale także jego formacji (battle lub reserve), nie więcej razy, niż jest jej w talii.

## Sprawdzanie talii

deck-side-unknown = „{ $found }” nie jest stroną; wybierz grand_alliance lub hordes.
deck-unknown-card = Nie ma karty „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
deck-count-low = { $card }: liczba kopii musi wynosić co najmniej 1, znaleziono { $count }.
deck-not-army-card = { $card } to karta akcji i nie może być w talii armii.
deck-not-action-card = { $card } to oddział lub rozszerzenie i nie może być w talii akcji.
deck-wrong-side = { $side ->
    [grand_alliance] { $card } to karta Wielkiego Przymierza i nie może być w talii Hord Ciemności.
   *[hordes] { $card } to karta Hord Ciemności i nie może być w talii Wielkiego Przymierza.
 }
deck-army-small = { $count ->
    [one] Talia armii ma { $count } kartę, a musi mieć co najmniej { $least }; brakuje: { $missing }.
    [few] Talia armii ma { $count } karty, a musi mieć co najmniej { $least }; brakuje: { $missing }.
   *[many] Talia armii ma { $count } kart, a musi mieć co najmniej { $least }; brakuje: { $missing }.
 }
deck-action-small = { $count ->
    [one] Talia akcji ma { $count } kartę, a musi mieć co najmniej { $least }; brakuje: { $missing }.
    [few] Talia akcji ma { $count } karty, a musi mieć co najmniej { $least }; brakuje: { $missing }.
   *[many] Talia akcji ma { $count } kart, a musi mieć co najmniej { $least }; brakuje: { $missing }.
 }
deck-too-many-copies = { $pile ->
    [army] Za dużo kopii w talii armii: { $name }, { $count }; dozwolone są najwyżej { $most }.
   *[action] Za dużo kopii w talii akcji: { $name }, { $count }; dozwolone są najwyżej { $most }.
 }
deck-no-unit = W talii armii musi być co najmniej jeden oddział.
deck-dice-low = { $count ->
    [one] Suma liczb na kostkach w talii akcji ({ $count } karta) to { $total }; poniżej { $least } (średnia 3,0) twoje rzuty będą słabe.
    [few] Suma liczb na kostkach w talii akcji ({ $count } karty) to { $total }; poniżej { $least } (średnia 3,0) twoje rzuty będą słabe.
   *[many] Suma liczb na kostkach w talii akcji ({ $count } kart) to { $total }; poniżej { $least } (średnia 3,0) twoje rzuty będą słabe.
 }
deck-dice-high = { $count ->
    [one] Suma liczb na kostkach w talii akcji ({ $count } karta) to { $total }; powyżej { $most } (średnia 4,0) wiele testów się nie uda.
    [few] Suma liczb na kostkach w talii akcji ({ $count } karty) to { $total }; powyżej { $most } (średnia 4,0) wiele testów się nie uda.
   *[many] Suma liczb na kostkach w talii akcji ({ $count } kart) to { $total }; powyżej { $most } (średnia 4,0) wiele testów się nie uda.
 }
deck-list-unknown = Wiersz { $list_line }: nie ma karty ani gotowej talii „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
deck-list-bad-count = Wiersz { $list_line }, karta { $card }: „{ $found }” nie jest liczbą kopii; oczekiwano liczby całkowitej od 1 do { $most }.
deck-list-too-long = Lista jest za długa, znaków: { $length }; dozwolonych jest najwyżej { $most }.
deck-list-empty = Lista jest pusta; pisz po jednej karcie w wierszu, na przykład „2 GA-U01”, albo podaj identyfikator gotowej talii.

## Własne zestawy serwerów
