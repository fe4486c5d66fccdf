# Mage Knight 2.0: cele strategiczne, fazy tury, gracze poza grą, koniec gry.
# $seat to imię gracza; $thing cel strategiczny, na przykład „O2”; $card nazwa elementu terenu.

## Fazy

mage-knight-phase-objectives = Ustawianie celów
mage-knight-turn-objectives = { $name }: ustaw swój cel strategiczny.
learn-mage-knight-phase-objectives = Ustaw swój cel strategiczny w wyrzuconej odległości od strefy początkowej; `objective auto` położy go pośrodku. (MK2-4.13)
picture-mk-phase-objectives = Ustawianie celów

## Ustawianie celów

mage-knight-event-objective-central = Cel { $thing } leży na środku pola, w miejscu { $x }, { $y }.
mage-knight-event-objective-placed = { $seat } ustawia cel { $thing } w miejscu { $x }, { $y }.
mage-knight-refused-objective-off-line = Twój cel musi leżeć { $distance }″ od krawędzi wewnętrznej strefy początkowej, bo tyle wypadło na kościach; { $x },{ $y } leży { $length }″ { $behind ->
    [yes] za nią, po twojej stronie.
   *[no] od niej.
 }
mage-knight-refused-objective-nearest-only = W wyrzuconej odległości nie ma wolnego miejsca: twój cel trafia na najbliższe, { $x }, { $y }.
mage-knight-refused-objective-beside-area = Twój cel musi leżeć naprzeciw strefy początkowej: od { $least } do { $most } wzdłuż jej boku, a nie na { $given }.
mage-knight-refused-objective-off-field = Cel musi w całości leżeć na polu bitwy.
mage-knight-refused-objective-overlaps = Cel zachodziłby na cel { $thing }.
mage-knight-refused-piece-near-objective = { $card }: od brzegu celu { $thing } trzeba zachować co najmniej { $least }″.
mage-knight-refused-piece-near-area = { $card }: od krawędzi wewnętrznej strefy początkowej gracza { $seat } trzeba zachować co najmniej { $least }″.
mage-knight-do-objective-auto = Pośrodku: { $x }, { $y }
mage-knight-open-objective = Inne miejsca dla celu …
mage-knight-do-objective-at = W miejscu { $x }, { $y }
mage-knight-do-to-goal = Na cel { $target }, { $length }″{ $targets ->
    [none] { "" }
   *[other] ; potem w zasięgu: { $targets }
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(wyrwanie się: { $chance }%)
 }
mage-knight-preview-objective = Twój cel leży w miejscu { $x }, { $y }; odległość od krawędzi wewnętrznej strefy początkowej w calach: { $distance ->
    [one] { $distance }
    [few] { $distance }
   *[many] { $distance }
 }.

## Rozstawienie

mage-knight-refused-centre-outside-area = Środek podstawki figurki { $figure } byłby na { $x },{ $y }, poza twoją strefą początkową, która sięga od { $west },{ $south } do { $east },{ $north }.
mage-knight-refused-deployed-off-field = { $figure }: podstawka nie stałaby w całości na polu bitwy.

mage-knight-refused-who-soars = Podaj, kto zaczyna w powietrzu: deploy wedge soaring=A1,A3.
mage-knight-refused-cannot-begin-soaring = { $figure } nie jest lotnikiem i nie może zacząć gry w powietrzu.
mage-knight-refused-soaring-at-objective = { $figure } nie może się tam unosić: podstawka lotu dotykałaby celu { $thing } albo podstawki, która go zakrywa.

## Tury

mage-knight-event-objective-controlled = { $seat } kontroluje cel { $thing }.
mage-knight-event-objective-open = { $contested ->
    [yes] Cel { $thing } jest sporny; nikt go nie kontroluje.
   *[no] Cel { $thing } jest neutralny.
 }
mage-knight-event-player-eliminated = { $seat } nie ma już wojownika zdolnego do działania i odpada z gry.
mage-knight-event-stray-leaves = { $figure } opuszcza pole: { $seat } jest już poza grą.
mage-knight-event-controls = { $seat }: kontrolowane cele: { $count ->
    [one] { $count }
    [few] { $count }
   *[many] { $count }
 }.
mage-knight-ask-command-order = Który skutek twojej fazy rozkazów będzie następny?
mage-knight-do-command-order = { $effect ->
    [cover_token] Zdejmij żeton osłony: { $figure }
    [incantation_token] Działa zaklęcie: { $figure }
    [command_heal] { $figure } leczy zdemoralizowanych (Dowodzenie)
    [command_die] { $figure } rzuca na Dowodzenie
   *[venom] Działa jad figurki { $figure }
 }

## Opcje stołu

mage-knight-option-rules = { $rules ->
    [mk2] Mage Knight 2.0
   *[mku] Mage Knight Unlimited
 }
mage-knight-option-control-needs-capable = { $control_needs_capable ->
    [yes] przy celach liczą się tylko wojownicy zdolni do działania
   *[no] zdemoralizowane figurki liczą się do kontroli celów
 }
mage-knight-option-tie-break = { $tie_break ->
    [yes] o remisie w celach rozstrzygają Punkty Zwycięstwa
   *[no] równa liczba celów to remis
 }
mage-knight-option-capture-defense = obrona przed pochwyceniem: { $capture_defense }
mage-knight-option-formation-least = wielkość formacji: od { $formation_least } do { $formation_most } figurek
mage-knight-option-formation-most = { mage-knight-option-formation-least }
mage-knight-option-formation-bonus = atak za każdego następnego członka formacji: { $formation_bonus }
mage-knight-option-gang-up = atak za każdego wspierającego przy przewadze liczebnej: { $gang_up }
mage-knight-option-surge = { $surge ->
    [yes] zryw z połową szybkości
   *[no] zryw z całą szybkością
 }
mage-knight-option-bombardment = { $bombardment ->
    [yes] kto ma tę biegłość, może prowadzić ostrzał
   *[no] nikt nie prowadzi ostrzału
 }
mage-knight-option-bombardment-radius = { $bombardment ->
    [yes] ostrzał trafia wszystkich w promieniu { $bombardment_radius }″
   *[no] nikt nie prowadzi ostrzału
 }
mage-knight-option-bombardment-min = { $bombardment ->
    [yes] ostrzał z odległości ponad { $bombardment_min }″
   *[no] nikt nie prowadzi ostrzału
 }
mage-knight-option-soaring-defense = obrona dodawana podczas szybowania: { $soaring_defense }
mage-knight-option-item-cost = { $item_cost ->
    [no] wzięcie przedmiotu nie kosztuje akcji
   *[yes] wzięcie przedmiotu kosztuje akcję specjalną
 }

## Opcje i polecenia drugiej edycji

engine-refused-too-many-for-edition = W { $edition ->
    [mk2] Mage Knight 2.0
   *[mku] Mage Knight Unlimited
 } może grać najwyżej tylu graczy: { $most }, a nie { $given }.
engine-refused-option-of-other-edition = Opcja { $option } nic nie znaczy w { $edition ->
    [mk2] Mage Knight 2.0
   *[mku] Mage Knight Unlimited
 }, a według tej wersji ma się toczyć gra (rules={ $edition }).
engine-refused-formation-sizes-crossed = Liczba figurek w formacji nie może wynosić co najmniej { $given } i zarazem najwyżej { $most }: zobacz { $option } i formation_most.
engine-refused-option-unused = Opcja { $option }={ $given } liczy się tylko przy { $needed }=true, a tego przy tym stole nie ma.
mage-knight-refused-not-in-edition = { $given ->
    [with] Gracie tu w { $edition ->
        [mk2] Mage Knight 2.0
       *[mku] Mage Knight Unlimited
     }: nie ma formacji w walce wręcz; sojusznicy, którzy stykają się z celem, pomagają przez przewagę liczebną.
   *[other] Gracie tu w { $edition ->
        [mk2] Mage Knight 2.0
       *[mku] Mage Knight Unlimited
     }, a tam nie ma „{ $given }”.
 }

## Pozycje wpisane ręcznie

fault-objectives-count = Liczba celów: { $count }; przy tym stole musi ich być { $most } (MK2-4.9).
fault-objective-off-the-field = Cel { $thing } nie leży w całości na polu bitwy (MK2-R3).
fault-objective-controller = Taka kontrola celu { $thing } jest niemożliwa (MK2-7.3).
fault-objectives-overlap = Cele { $thing } i { $target } zachodzą na siebie (MK2-R3).
