# How long the games of an event take.

event-card-chance = { $short ->
    [yes] ⚠ Za tu dobu skončí jen asi { $chance } % takových her (změřeno na hrách, které hrál počítač); pomůže víc dní, nebo méně času na jedno rozhodnutí.
   *[no] Za tu dobu skončí asi { $chance } % takových her (změřeno na hrách, které hrál počítač).
 }
event-card-length = Při { $entrants ->
    [one] { $entrants } hráči
    [few] { $entrants } hráčích
   *[other] { $entrants } hráčích
 } trvá { $rounds ->
    [one] jedno kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
 }, celkem nejvýš { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
 }.
