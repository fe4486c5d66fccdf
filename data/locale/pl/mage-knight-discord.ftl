# Polecenia Mage Knighta i ich odpowiedzi.

command-mk = Mage Knight: widok, miary, armie, zasady
command-mk-look = Kogo figurka może ostrzelać lub uderzyć i z jaką szansą
option-mk-look-figure = Jej oznaczenie, np. A1
option-mk-look-place = Jakby stała tutaj: 12.5,8
command-mk-measure = Odległość figurek lub miejsc oraz linia strzału
option-mk-measure-start = Figurka (A1) albo miejsce (12.5,8)
option-mk-measure-end = Figurka albo miejsce
command-mk-reach = Jak daleko figurka dojdzie i kogo dotknie
option-mk-reach-figure = Jej oznaczenie, np. A1
command-mk-zoom = Pole wokół figurki w powiększeniu
option-mk-zoom-figure = Jej oznaczenie, np. A1
command-mk-film = Dotychczasowa bitwa jako ruchomy obraz
command-mk-figure = Figurka z gry według oznaczenia lub dowolna według nazwy
option-mk-figure-name = Oznaczenie, nazwa lub kod
command-mk-terrain = Elementy terenu do wyboru
command-mk-army = Twoje zapisane armie
command-mk-army-list = Pokaż zapisane armie
command-mk-army-save = Zapisz armię z pliku lub wpisaną
option-mk-army-save-name = Jej nazwa
option-mk-army-save-file = Plik tekstowy z listą; bez niego otworzy się formularz
command-mk-army-use = Zagraj zapisaną armią
option-mk-army-use-name = Jej nazwa
option-mk-army-use-seat = Dla którego z twoich miejsc, od 1
command-mk-army-drop = Usuń zapisaną armię
option-mk-army-drop-name = Jej nazwa
command-mk-army-ready = Obejrzyj gotową armię
option-mk-army-ready-army = Która

table-mage-knight-status = { $left ->
    [one] Runda { $round }; została { $left } akcja. Punkty za eliminacje: { $score }.
    [few] Runda { $round }; zostały { $left } akcje. Punkty za eliminacje: { $score }.
   *[many] Runda { $round }; zostało { $left } akcji. Punkty za eliminacje: { $score }.
 }
mage-knight-button-hand = Moja armia
table-mk-zoomed = Pole wokół figurki { $figure }.
engine-refused-no-such-figure-here = Na polu nie ma figurki „{ $given }”.
table-mk-terrain = Elementy terenu, które możesz włożyć do puli, np. `pool birch_wood, old_forest`: { $count }
table-mk-terrain-row = • { $name }, `{ $id }`: { $kind }, { $width }″ × { $depth }″
table-hint-saved-army = Zagraj jedną z zapisanych armii
table-button-army = Użyj własnej armii…
table-form-army-title = Twoja własna armia
table-form-army-list = Figurki
table-form-army-help = W wierszu: 2x tidewarder2 albo nazwa; w 2.0 też: item oxhide_coat on gorrud, domain high_wind
table-army-none = Nie masz zapisanych armii.
table-army-list = { $count ->
    [one] { $count } zapisana armia:
    [few] { $count } zapisane armie:
   *[many] { $count } zapisanych armii:
 }
engine-refused-no-such-army = Nie ma gotowej armii „{ $given }”.
mage-knight-refused-no-such-card = Żadna figurka nie nazywa się „{ $given }”.
mage-knight-refused-which-card = Możliwe figurki: { $count }. Podaj kod z nawiasu: { $found }
once-more-end-early = To kończy twoją turę, choć zostały ci akcje.
once-more-pass-early = To zużywa jedną akcję, a nikt nic nie robi.
picture-mk-chosen = { $figure } może przejść { $length }″.
picture-mk-chance = Szansa przeciw { $target }: { $percent }%.
