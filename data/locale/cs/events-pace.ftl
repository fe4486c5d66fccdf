# How long the games of an event take.

event-card-chance = { $short ->
    [yes] ⚠ Za tu dobu skončí jen asi { $chance } % takových her (změřeno na hrách, které hrál počítač); pomůže víc dní, nebo méně času na jedno rozhodnutí.
   *[no] Za tu dobu skončí asi { $chance } % takových her (změřeno na hrách, které hrál počítač).
 }
