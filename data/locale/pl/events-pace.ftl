# How long the games of an event take.

event-card-chance = { $short ->
    [yes] ⚠ W tym czasie kończy się tylko około { $chance }% takich gier (zmierzono na grach rozegranych przez komputer); pomoże więcej dni albo mniej czasu na jedną decyzję.
   *[no] W tym czasie kończy się około { $chance }% takich gier (zmierzono na grach rozegranych przez komputer).
 }
event-card-length = Przy { $entrants ->
    [one] { $entrants } graczu
    [few] { $entrants } graczach
   *[many] { $entrants } graczach
 } trwa { $rounds ->
    [one] jedną rundę
    [few] { $rounds } rundy
   *[many] { $rounds } rund
 }, razem najwyżej { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
 }.
