# Formats of events: why so many cannot play so.

engine-refused-league-entrants = { $format ->
    [groups] Grupy są
    [knockout] System pucharowy jest
    [swiss] System szwajcarski jest
    [rolling] Kojarzenie na bieżąco jest
   *[other] System każdy z każdym jest
 } dla { $low }–{ $high } uczestników, a nie dla { $given }.
engine-refused-league-two-only = W tym systemie gra się jeden na jednego; przy stołach dla { $given } osób gra się każdy z każdym, systemem szwajcarskim albo z kojarzeniem na bieżąco.
engine-refused-league-group-size = Grupa ma od { $low } do { $high } członków, nie { $given }.
engine-refused-league-rounds = System szwajcarski ma najwyżej { $high } rund, nie { $given }.
engine-refused-league-rounds-over = Przy liczbie uczestników { $entrants } system szwajcarski bez powtórek ma najwyżej { $high ->
    [one] { $high } rundę
    [few] { $high } rundy
   *[many] { $high } rund
 }, nie { $given }.
engine-refused-league-breaks = „{ $given }” nie może tu rozstrzygać o kolejności; każde z tych kryteriów można podać raz: { $known }.
engine-refused-league-format = Nie ma systemu „{ $given }”; do wyboru są: { $known }.
engine-refused-league-seats = Przy stole są co najmniej { $low } miejsca, nie { $given }.
engine-refused-league-points = Punkty za wygraną ({ $win }), remis ({ $draw }) i przegraną ({ $loss }) nie są możliwe: wygrana jest warta więcej niż 0, remis nie więcej niż wygrana, przegrana nie więcej niż remis, a nic nie jest poniżej 0.
engine-refused-league-bye = Wolny los nie może być wart { $given }: dozwolone są punkty od 0 do { $high }, czyli tyle, ile za wygraną.
engine-refused-league-places = Punkty za miejsca { $given } nie są możliwe: żadne miejsce nie jest warte więcej niż poprzednie i żadne nie jest poniżej 0.
engine-refused-league-not-paired = Runda { $round } nie tworzy pary { $seats }, choć podano jej wynik.
