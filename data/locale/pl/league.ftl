# Formats of events: why so many cannot play so.

engine-refused-league-entrants = { $format ->
    [groups] Grupy są
    [knockout] System pucharowy jest
    [swiss] System szwajcarski jest
    [rolling] Pary na bieżąco są
   *[other] System każdy z każdym jest
 } dla { $low } do { $high } uczestników, nie dla { $given }.
engine-refused-league-two-only = W tym systemie gra się jeden na jednego; przy stołach dla { $given } osób gra się każdy z każdym, systemem szwajcarskim albo w parach na bieżąco.
engine-refused-league-group-size = Grupa ma od { $low } do { $high } członków, nie { $given }.
engine-refused-league-rounds = System szwajcarski ma najwyżej { $high } rund, nie { $given }.
engine-refused-league-rounds-over = Przy liczbie uczestników { $entrants } system szwajcarski bez powtórek ma najwyżej { $high ->
    [one] { $high } rundę
    [few] { $high } rundy
   *[many] { $high } rund
 }, nie { $given }.
engine-refused-league-breaks = „{ $given }” nie może tu rozstrzygać remisów; każde z tych kryteriów można podać raz: { $known }.
