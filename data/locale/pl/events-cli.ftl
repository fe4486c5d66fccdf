# Wiersz poleceń: rozgrywki, w które nikt nie gra. $entrant i $names to numery uczestników.

event-cli-round = Runda { $round }
event-cli-pairing = { $grouped ->
    [yes]   grupa { $division }: { $names }: { $places }
   *[no]   { $names }: { $places }
 }
event-cli-bye =   { $entrant }: pauza
event-cli-standings = Tabela
event-cli-row = { $rank }. uczestnik { $entrant }{ $grouped ->
    [yes] {" "}(grupa { $division })
   *[no] {""}
 }: punkty { $points }, { $played ->
    [one] { $played } gra
    [few] { $played } gry
   *[many] { $played } gier
 } · { $breaks }

fault-event-format = Nie ma systemu „{ $given }”; są to: { $known }.
fault-event-seats = W tę grę gra się przy stole w { $low } do { $high } osób, nie w { $given }.
fault-event-results = Nie można odczytać pliku wyników: { $reason }
fault-event-results-many = Plik zawiera wyniki w liczbie { $count }; czyta się najwyżej { $most }.
fault-event-result-wrong = Wynik { $number } w pliku jest błędny: potrzebna jest runda od 1, co najmniej dwóch różnych uczestników od 1 do { $players } i miejsce każdego z nich.
