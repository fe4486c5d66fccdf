# Przygotowanie gry Mage Knight: błędy zestawów figurek, armie, pula terenu, rozstawianie terenu i armii.
# $seat to imię gracza; $figure, $target i $members to figurki w postaci „A1 Nazwa”; $card to nazwa figurki albo terenu.

## Błędy zestawów; miejsce podają wiadomości pack-place-...

mage-knight-pack-length = „{ $found }” nie jest długością od { $least } do { $most }″ z najwyżej trzema cyframi po kropce.
mage-knight-pack-twice = „{ $found }” już występuje: { $other_file }, wiersz { $other_line }.
mage-knight-pack-code-twice = Kod „{ $found }” jest już użyty w wierszu { $other_line }.
mage-knight-pack-dial-orphan = W pliku { $sheet } nie ma figurki { $found }.
mage-knight-pack-click-twice = Klik { $click } figurki { $found } jest już w wierszu { $other_line }.
mage-knight-pack-click-gap = W klikach figurki { $found } jest luka: tu jest klik { $click }, a kliku { $expected } brakuje.
mage-knight-pack-clicks-count = { $count ->
    [one] Figurka { $found } ma w dials.csv { $count } wiersz, a live_clicks podaje { $expected }.
    [few] Figurka { $found } ma w dials.csv { $count } wiersze, a live_clicks podaje { $expected }.
   *[many] Figurka { $found } ma w dials.csv { $count } wierszy, a live_clicks podaje { $expected }.
 }
mage-knight-pack-ability-unknown = W tym oknie nie ma zdolności „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
mage-knight-pack-ability-slot = Zdolność „{ $found }” należy do kolumny { $expected }.
mage-knight-pack-not-tables = „{ $word }” zapisuje się jako tabele, każda z nagłówkiem [[{ $word }]].
mage-knight-pack-key-missing = Brakuje pola „{ $word }”.
mage-knight-pack-key-text = Oczekiwano tekstu w cudzysłowach, mającego najwyżej { $most } znaków, bez odstępów na początku i końcu i bez podwójnych odstępów.
mage-knight-pack-key-flag = Oczekiwano true albo false, znaleziono „{ $found }”.
mage-knight-pack-key-words = Oczekiwano listy tekstów: ["...", "..."].
mage-knight-pack-walls-long = Łączna długość obrysów wszystkich murków tego pliku przekracza dozwoloną; największa w calach: { $most }.
mage-knight-pack-wall-thick = Murek nie jest nigdzie grubszy niż { $most } cal; ten jest grubszy przy punkcie { $x }, { $y } swojego obrysu.
mage-knight-pack-elevated-kind = Teren rodzaju „{ $found }” nie może być wzniesieniem; mogą nim być tylko: { $words }.
mage-knight-pack-clear-flat = Teren czysty musi być wzniesieniem: samo pole jest czyste.
mage-knight-pack-abrupt-flat = Urwisty może być tylko teren wzniesiony.
mage-knight-pack-point = Punkt { $number } musi być parą długości, [x, y], z najwyżej trzema cyframi po kropce, żadna dalej niż { $most }″.
mage-knight-pack-polygon = Oczekiwano obrysu mającego od { $least } do { $most } punktów: [[x, y], [x, y], ...].
mage-knight-pack-polygon-crossed = Obrys przecina się lub dotyka sam siebie albo niczego nie obejmuje.
mage-knight-pack-access = Punkt dostępu { $number } musi być odcinkiem między dwoma różnymi punktami: [[x, y], [x, y]].
mage-knight-pack-access-missing = Teren urwisty potrzebuje co najmniej jednego punktu dostępu.
mage-knight-pack-access-idle = Punkty dostępu ma tylko teren urwisty.
mage-knight-pack-access-off = Punkt dostępu { $number } nie leży na jednym boku obrysu.
mage-knight-pack-rules-unknown = Nie ma zestawu zasad „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
mage-knight-pack-army-figures = Oczekiwano listy figurek, każda z polami code, number i count.
mage-knight-pack-army-unknown = Żadna figurka tego zestawu nie ma kodu „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
mage-knight-pack-army-number = „{ $word }” ma numer { $expected }, a nie { $found }.
mage-knight-pack-army-hundreds = Pula Punktów Armii jest wielokrotnością 100, a nie { $found }.
mage-knight-pack-army-sum = Figurki kosztują razem { $expected } pkt, a nie { $points }.
mage-knight-pack-area = { $found } zajmuje { $area } cali kwadratowych; zaleca się od { $least } do { $most }.

## Armie

mage-knight-refused-army-too-long = { $count ->
    [one] Lista ma { $count } figurkę; przeczytać można najwyżej { $most }.
    [few] Lista ma { $count } figurki; przeczytać można najwyżej { $most }.
   *[many] Lista ma { $count } figurek; przeczytać można najwyżej { $most }.
 }
mage-knight-refused-army-too-many = { $count ->
    [one] Lista ma { $count } figurkę; spośród figurek, które mogą być na polu ({ $all }), na każdą z armii ({ $players }) przypada { $most }.
    [few] Lista ma { $count } figurki; spośród figurek, które mogą być na polu ({ $all }), na każdą z armii ({ $players }) przypada { $most }.
   *[many] Lista ma { $count } figurek; spośród figurek, które mogą być na polu ({ $all }), na każdą z armii ({ $players }) przypada { $most }.
 }
mage-knight-refused-type-not-in-pack = W zestawach tej gry nie ma figurki „{ $given }”.
mage-knight-refused-army-empty = Armia ma co najmniej jedną figurkę.
mage-knight-refused-army-over = Armia kosztuje { $points } pkt; dozwolone jest { $most }, więc usuń figurki za co najmniej { $over } pkt.
mage-knight-refused-unique-twice = { $card } to figurka unikalna: armia może ją mieć tylko raz, a nie { $count } razy.
mage-knight-refused-army-without-room = { $count ->
    [one] W strefie początkowej nie ma miejsca na { $count } figurkę tej wielkości.
    [few] W strefie początkowej nie ma miejsca na { $count } figurki, nawet w rzędach stykających się podstawek.
   *[many] W strefie początkowej nie ma miejsca na { $count } figurek, nawet w rzędach stykających się podstawek.
 }
mage-knight-refused-army-in-already = Twoja armia jest już zgłoszona.
mage-knight-event-army-in = { $seat } zgłasza armię.
mage-knight-event-army-drawn = Twoja wylosowana armia: { $types } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }). Nikt inny jej nie zna, dopóki wszyscy nie zgłoszą swoich.
mage-knight-event-army = { $seat } gra armią: { $members } ({ $points } pkt).

## Teren

mage-knight-refused-pool-in-already = Twoje elementy terenu są już wybrane.
mage-knight-refused-pool-not-full = { $preset ->
    [standard] W grze standardowej
   *[other] W tej grze
 } każdy gracz wkłada do puli dokładnie tyle elementów: { $expected }; tu jest ich { $count }.
mage-knight-refused-pool-too-large = Gracz wkłada do puli najwyżej tyle elementów: { $most }; tu jest ich { $count }.
mage-knight-refused-template-not-in-pack = W zestawach tej gry nie ma terenu „{ $given }”.
mage-knight-refused-pool-elevated = { $card } to wzniesienie; { $preset ->
    [standard] w grze standardowej
   *[other] w tej grze
 } nie ma wzniesień.
mage-knight-refused-not-in-pool = W puli terenu nie ma „{ $given }”.
mage-knight-refused-piece-near-edge = { $card }: od każdego brzegu pola trzeba zachować co najmniej { $least }″.
mage-knight-refused-piece-in-area = { $card }: element wchodziłby w strefę początkową gracza { $seat }.
mage-knight-refused-piece-near-piece = { $card }: od terenu { $piece } trzeba zachować co najmniej { $least }″.
mage-knight-event-pool-in = { $seat } wkłada teren do puli.
mage-knight-event-pool-drawn = Twój wylosowany teren: { $types }. Nikt inny go nie zna, dopóki wszyscy nie włożą swojego.
mage-knight-event-pool-drawn-empty = Los nie dał ci żadnego terenu. Nikt inny o tym nie wie, dopóki wszyscy nie włożą swojego.
mage-knight-event-pool = { $drawn ->
    [yes] { $seat } wkłada do puli, z losowania: { $types }.
   *[no] { $seat } wkłada do puli: { $types }.
 }
mage-knight-event-pool-empty = { $seat } nie wkłada do puli żadnego terenu.
mage-knight-event-placed = { $seat } kładzie teren { $piece } w punkcie { $x }, { $y }.
mage-knight-event-placing-over = { $reason ->
    [enough] Teren leży; rozstawiają się armie.
    [empty] Pula terenu jest pusta; rozstawiają się armie.
   *[no_place] Żaden element z puli już się nie mieści; rozstawiają się armie.
 }

## Rozstawianie armii

mage-knight-refused-not-to-deploy = { $given } nie jest twoją figurką do rozstawienia.
mage-knight-refused-deployed-twice = { $given } ma już miejsce.
mage-knight-refused-outside-area = { $figure } nie mieści się w całości w twojej strefie początkowej.
mage-knight-refused-deployed-on = Podstawka figurki { $figure } zachodziłaby na podstawkę figurki { $target }.
mage-knight-refused-not-deployed = Armię rozstawia się całą: { $figure } nie ma jeszcze miejsca, a wolne miejsce jest.
mage-knight-event-deployed = { $count ->
    [one] { $seat } rozstawia { $count } figurkę.
    [few] { $seat } rozstawia { $count } figurki.
   *[many] { $seat } rozstawia { $count } figurek.
 }
mage-knight-event-no-room = { $members_count ->
    [one] { $seat } nie ma miejsca na figurkę { $members }; wypada ona z gry.
    [few] { $seat } nie ma miejsca na figurki: { $members }; wypadają one z gry.
   *[many] { $seat } nie ma miejsca na figurki: { $members }; wypadają one z gry.
 }

## Brzegi pola

mage-knight-event-edge-named = { $seat } zaczyna przy brzegu { $edge ->
    [south] południowym
    [west] zachodnim
    [north] północnym
   *[east] wschodnim
 }.
mage-knight-event-edge-given = { $seat } zaczyna więc przy brzegu { $edge ->
    [south] południowym
    [west] zachodnim
    [north] północnym
   *[east] wschodnim
 }.
mage-knight-refused-edges-settled = Brzeg można wybrać tylko do położenia pierwszego kawałka terenu; teraz brzegi są już ustalone.
mage-knight-refused-edge-named-already = Masz już wybrany brzeg { $edge ->
    [south] południowy
    [west] zachodni
    [north] północny
   *[east] wschodni
 }.
mage-knight-refused-edge-taken = { $seat } ma już wybrany brzeg { $edge ->
    [south] południowy
    [west] zachodni
    [north] północny
   *[east] wschodni
 }; nikt nie dostaje brzegu drugi raz.
mage-knight-refused-edge-not-opposite = { $seat } ma już wybrany brzeg, a dwaj gracze zaczynają naprzeciw siebie: możesz wybrać brzeg { $allowed ->
    [south] południowy
    [west] zachodni
    [north] północny
   *[east] wschodni
 }, a nie { $edge ->
    [south] południowy
    [west] zachodni
    [north] północny
   *[east] wschodni
 }.
mage-knight-refused-edge-of-other-length = { $seat }: brzeg { $edge ->
    [south] południowy
    [west] zachodni
    [north] północny
   *[east] wschodni
 } ma inną długość, a armia jest już zgłoszona.
mage-knight-refused-edge-without-room = { $seat }: armia nie zmieści się przy brzegu { $edge ->
    [south] południowym
    [west] zachodnim
    [north] północnym
   *[east] wschodnim
 }.

## Opcje stołu

mage-knight-option-build-total = armie do { $build_total ->
    [one] { $build_total } punktu
    [few] { $build_total } punktów
   *[many] { $build_total } punktów
 }
mage-knight-option-preset = { $preset ->
    [standard] gra standardowa
    [changed] gra dowolna: standardowa z wyjątkiem tego, co tu podano
   *[free] gra dowolna
 }
mage-knight-option-width = pole { $width }″ × { $height }″
mage-knight-option-height = { mage-knight-option-width }
mage-knight-option-teams = { $teams ->
    [pairs] drużyny dwuosobowe w kolejności miejsc
    [alternate] dwie drużyny, miejsca na przemian
    [halves] dwie drużyny: pierwsza połowa miejsc przeciw drugiej
    [none] bez drużyn
   *[other] drużyny według miejsc, gracze z tą samą literą razem: { $teams }
 }
mage-knight-brief-teams = w drużynach
mage-knight-option-neighbours = { $neighbours ->
    [yes] dwaj gracze zaczynają przy sąsiednich brzegach
   *[no] dwaj gracze zaczynają przy przeciwległych brzegach
 }
mage-knight-option-limit = { $limit ->
    [none] bez limitu rund i czasu
    [rounds] gra kończy się po { $rounds ->
        [one] { $rounds } rundzie
        [few] { $rounds } rundach
       *[many] { $rounds } rundach
     }
    [until] gra kończy się <t:{ $until }:f>
   *[preset] limit rund tylko w grze standardowej: { $rounds }
 }
mage-knight-option-rounds = { mage-knight-option-limit }
mage-knight-option-until = { mage-knight-option-limit }
mage-knight-option-actions-from = { $actions_from ->
    [army_value] liczba akcji według wartości własnej armii
   *[build_total] liczba akcji według Puli Punktów Armii
 }
mage-knight-option-formation-magic-blast = { $formation_magic_blast ->
    [yes] formacje mogą używać Magicznego Pocisku
   *[no] formacje nie mogą używać Magicznego Pocisku
 }
mage-knight-option-levitate-foes = { $levitate_foes ->
    [yes] Magiczna Lewitacja unosi także wrogów
   *[no] Magiczna Lewitacja unosi tylko sprzymierzonych
 }
mage-knight-option-enhancement-stacks = { $enhancement_stacks ->
    [yes] Magiczne Wzmocnienie kilku figurek się sumuje
   *[no] Magiczne Wzmocnienie kilku figurek liczy się raz
 }
mage-knight-option-quickness-moves-only = { $quickness_moves_only ->
    [yes] Szybkość tylko do ruchu
   *[no] Szybkość do każdego użycia akcji ruchu
 }
mage-knight-option-shockwave-ignores-bases = { $shockwave_ignores_bases ->
    [yes] podstawki nie zatrzymują Porażającego Podmuchu
   *[no] podstawki zatrzymują Porażający Podmuch
 }
mage-knight-option-full-pool = { $full_pool ->
    [yes] każdy wkłada do puli pełną liczbę elementów terenu
   *[no] nikt nie musi wkładać do puli pełnej liczby elementów terenu
 }
mage-knight-option-elevated = { $elevated ->
    [yes] wzniesienia są dozwolone
   *[no] bez wzniesień
 }
mage-knight-option-open-dials = { $open_dials ->
    [yes] pozycje dzienników walki widzą wszyscy
   *[no] pozycje dzienników walki są zakryte
 }
mage-knight-option-missed-turns = liczba opuszczonych z rzędu tur, po których gracza można uznać za wycofanego: { $missed_turns }
mage-knight-option-time-limit = czas na jedną decyzję: { $time_limit }
