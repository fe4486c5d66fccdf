# The picture of standings. The letters stand for won, drawn, lost and a bye.

event-picture-points = Points
event-picture-games = Games
event-picture-letters = W D L –
event-picture-below = { $when ->
    [after] { $game } · { $format } · after round { $round }
   *[other] { $game } · { $format } · in round { $round } ({ $done } of { $all } results)
 }
event-picture-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
 }
event-picture-head = { $when ->
    [after] Standings of “{ $name }” after round { $round }
   *[other] Standings of “{ $name }” in round { $round } ({ $done } of { $all } results)
 }
event-picture-alt = { $head }: { $rows }.
event-picture-alt-more = { $head }: { $rows }; and { $more } more.
event-picture-row = { $rank }. { $name } ({ $points })
