# How long the games of an event take.

event-card-chance = { $short ->
    [yes] ⚠ Only about { $chance }% of such games are over by then, as measured by games that a computer played; more days, or less time for one decision, would help.
   *[no] About { $chance }% of such games are over by then, as measured by games that a computer played.
 }
event-card-length = { $entrants ->
    [one] With { $entrants } player
   *[other] With { $entrants } players
 } it takes { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }, at most { $days ->
    [one] { $days } day
   *[other] { $days } days
 } in all.
