# Wiersz poleceń: rozgrywki, w które nikt nie gra. $entrant i $names to numery uczestników.

event-cli-round = Runda { $round }
event-cli-pairing = { $grouped ->
    [yes]   grupa { $division }: { $names }: miejsca { $places }
   *[no]   { $names }: miejsca { $places }
 }{ $how ->
    [forfeit] , bez gry
    [unplayed] , nierozegrana
   *[other] { "" }
 }
event-cli-joins =   { $entrant }: dołącza
event-cli-leaves =   { $entrant }: odchodzi
event-cli-bye =   { $entrant }: wolny los
event-cli-standings = Tabela
event-cli-row = { $rank }. uczestnik { $entrant }{ $grouped ->
    [yes] {" "}(grupa { $division })
   *[no] {""}
 }: punkty { $points }, { $played ->
    [one] { $played } gra
    [few] { $played } gry
   *[many] { $played } gier
 } · { $breaks }

fault-event-format = Nie ma systemu „{ $given }”; do wyboru są: { $known }.
fault-event-seats = W tę grę gra przy stole od { $low } do { $high } osób, a nie { $given }.
fault-event-results = Nie można odczytać pliku wyników: { $reason }
fault-event-results-many = Liczba wyników w pliku: { $count }; czyta się najwyżej { $most }.
fault-event-result-wrong = Wynik { $number } w pliku jest błędny: potrzebna jest runda od 1, różni uczestnicy od 1 do { $players } (jeden sam przy wolnym losie), miejsce każdego z nich, null tylko przy walkowerze, a jako how, jeśli w ogóle, coś z tego: { $known }.
fault-event-entrant-wrong = Uczestnik { $number } w pliku jest błędny: potrzebny jest numer od 1 do { $players }, since od 1, a until, jeśli w ogóle, nie przed since.
fault-event-lots = --late, --dropouts i --forfeits losują: nie łączą się z --results, bo tam o tym, kto przychodzi i odchodzi, mówi „entrants” w pliku.
fault-event-share = { $option }: { $given } jest niemożliwe; dozwolone: od 0 do { $high }.
fault-event-late = Dołączyć później można tylko w tych systemach, jeśli mają drugą rundę: { $known }.
