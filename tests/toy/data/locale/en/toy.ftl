game-title-toy = Pebbles
help-title-toy-rules = Pebbles in a minute
help-text-toy-rules = Take one to three pebbles by turns. Whoever takes the last one wins.
help-title-toy-notation = Pebbles: how moves are written
help-text-toy-notation = `take 2`, `concede`

command-toy = Pebbles: advice, rules
command-toy-hint = How many to take

toy-option-heap = pebbles: { $heap }
toy-doing-take = Take pebbles
toy-do-take = Take { $count }
toy-board = { $heap ->
    [one] { $heap } pebble; { $name } is to take.
   *[other] { $heap } pebbles; { $name } is to take.
 }
toy-hint = Take { $count }.
toy-event-took = { $seat } takes { $count ->
    [one] { $count } pebble, { $left } left.
   *[other] { $count } pebbles, { $left } left.
 }
toy-event-rolled = { $seat } rolls { $number }.
toy-event-rolled-back = A pebble rolls back: { $left } now.
toy-event-conceded = { $seat } gives up.
toy-event-won = { $winner } wins.
toy-refused-not-your-turn = It is not your turn.
toy-refused-wrong-count = You may take from 1 to { $most }, not { $given }.
toy-refused-not-understood = Write for instance: take 2. Given: { $given }

learn-toy-first = Leave your opponent as few as you can.
learn-toy-last = Take all that are left.
learn-toy-phase-play = Take from one to three pebbles.
learn-toy-end = You have seen the whole game.
learn-do-toy-last = take 3
learn-do-toy-first = take 1
learn-toy-other = The other side is next; the button plays its move.
learn-toy-won = **First blood.** You know how to take.
