# Polecenia Mage Knighta i ich odpowiedzi.

command-mageknight = Mage Knight: widok, miary, armie, zasady
command-mageknight-look = Kogo figurka może ostrzelać lub uderzyć i z jaką szansą
option-mageknight-look-figure = Jej oznaczenie, np. A1
option-mageknight-look-place = Jakby stała tutaj: 12.5,8
command-mageknight-measure = Odległość figurek lub miejsc oraz linia strzału
option-mageknight-measure-start = Figurka (A1) albo miejsce (12.5,8)
option-mageknight-measure-end = Figurka albo miejsce
command-mageknight-reach = Jak daleko figurka dojdzie i kogo dotknie
option-mageknight-reach-figure = Jej oznaczenie, np. A1
command-mageknight-zoom = Pole wokół figurki w powiększeniu
option-mageknight-zoom-figure = Jej oznaczenie, np. A1
command-mageknight-film = Dotychczasowa bitwa jako animacja
command-mageknight-figure = Figurka z gry według oznaczenia lub dowolna według nazwy
option-mageknight-figure-name = Oznaczenie, nazwa lub kod
command-mageknight-terrain = Elementy terenu do wyboru
command-mageknight-army = Twoje zapisane armie
command-mageknight-army-list = Pokaż zapisane armie
command-mageknight-army-save = Zapisz armię z pliku lub wpisaną
option-mageknight-army-save-name = Jej nazwa
option-mageknight-army-save-file = Plik tekstowy z listą; bez niego otworzy się formularz
command-mageknight-army-use = Zagraj zapisaną armią
option-mageknight-army-use-name = Jej nazwa
option-mageknight-army-use-seat = Dla którego z twoich miejsc, od 1
command-mageknight-army-drop = Usuń zapisaną armię
option-mageknight-army-drop-name = Jej nazwa
command-mageknight-army-ready = Obejrzyj gotową armię
option-mageknight-army-ready-army = Która

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
picture-mk-chance = Szansa, cel { $target }: { $percent }%.
