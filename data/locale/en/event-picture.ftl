# Standings as a picture and in words. The letters are win, draw, loss and bye.

event-picture-points = Points
event-head-games = Games
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
event-picture-alt = { $head } ({ $values }): { $rows }.
event-picture-alt-more = { $head } ({ $values }): { $rows }; and { $more } more.
event-picture-row = { $group ->
    [none] { "" }
   *[other] { $group }:{ " " }
 }{ $rank }. { $name } ({ $values }){ $zone ->
    [none] { "" }
   *[other] , { $zone }
 }
event-picture-over-rounds = Round
event-picture-over-against = Opponent
event-picture-over-last = Last games
event-mark-walkover = won without a game
event-mark-forfeit = lost without a game
event-zone-up = goes up
event-zone-down = goes down
event-tie-buchholz = Buchholz
event-tie-sonneborn-berger = Sonneborn-Berger
event-tie-direct = direct
event-tie-victory = victory points
event-tie-wins = wins
event-tie-games = games
event-head-buchholz = Buchh.
event-head-sonneborn-berger = S-B
event-head-direct = Direct
event-head-victory = VP
event-head-wins = Wins
