# The bracket of a single elimination, drawn and told.

event-bracket-round = { $stage ->
    [final] Final
    [half] Semi-finals
    [quarter] Quarter-finals
    [eighth] Last 16
    [sixteenth] Last 32
   *[early] Round { $round }
 }
event-bracket-bye = bye
event-bracket-gone = withdrew
event-bracket-forfeit = forfeit
event-bracket-yet = not known yet
event-bracket-place = { $gone ->
    [yes] { $name } ({ $seed }, withdrew)
   *[no] { $name } ({ $seed })
 }
event-bracket-on = { $final ->
    [yes] { $name } wins
   *[no] { $name } goes on
 }
event-bracket-winner = Winner: { $name }
event-bracket-line = { $names } · { $result }{ $on ->
    [none] { "" }
   *[other] ; { $on }
 }
event-bracket-rest = { $names }{ $on ->
    [none] { "" }
   *[other] { " " }· { $on }
 }
event-bracket-row = { $head ->
    [none] { "" }
   *[other] { $head }:{ " " }
 }{ $names }{ $on ->
    [none] { "" }
   *[other] , { $on }
 }
event-bracket-from = From round { $round } on. The whole bracket as text: /event standings
event-bracket-part = Part { $part } of { $parts } of the bracket. All of it as text: /event standings
event-bracket-head = { $when ->
    [after] Bracket of “{ $name }” after round { $round }
   *[other] Bracket of “{ $name }” in round { $round } ({ $done } of { $all } results)
 }
event-bracket-alt = { $head }. { $rows }{ $more ->
    [0] .
    [one] ; and { $more } game more.
   *[other] ; and { $more } games more.
 }{ $note ->
    [none] { "" }
   *[other] { " " }{ $note }
 }
