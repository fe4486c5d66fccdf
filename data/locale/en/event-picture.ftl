# The picture of standings. The letters stand for won, drawn, lost and a bye.

event-picture-points = Points
event-picture-games = Games
event-picture-letters = W D L –
event-picture-below = { $game } · { $format } · after round { $round }
event-picture-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
 }
event-picture-alt = Standings of “{ $name }” after round { $round }: { $rows }.
event-picture-row = { $rank }. { $name } ({ $points })
