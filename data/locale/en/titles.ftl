# What stands on title cards and victory cards.

title-alt = { $game }. { $goal } { $sides }.

warcry-title-goal = Two battles of three.
mage-knight-title-goal = { $limited ->
    [no] Most victory points win.
   *[yes] Most victory points after round { $round }.
 }
mage-knight-title-goal-second = { $limited ->
    [no] Hold most objectives at the end.
   *[yes] Hold most objectives after round { $round }.
 }
talisman-title-goal = { $way ->
    [ending] Reach the Crown and what waits there
    [sudden] First at the Crown
   *[crown] Win the Crown, outlast the others
 }{ $rounds ->
    [0] .
    [one] , or the greatest after { $rounds } round.
   *[other] , or the greatest after { $rounds } rounds.
 }
albion-title-goal = Bring the Grail and the Lance home.

## When a game is over: $name and $names are players, $sentence is a whole sentence

victory-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
 }
victory-draw = A draw
victory-gave-up = { $name } gave up
victory-turning = Turning point: { $sentence }
victory-dice = { $name } { $luck }
victory-luck = Dice: { $dice }: { $usual ->
    [yes] ordinary
   *[no] unusual
 }
victory-length = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
 }{ $days ->
    [0] {" "}in one day
    [one] {" "}in { $days } day
   *[other] {" "}in { $days } days
 }
victory-others = Also at the table: { $names }

## What the banner over a lobby shows

title-art-talisman = A crown shines over a mountain of three terraces.
title-art-warcry = Crossed swords before a rising sun, over two armies.
title-art-mage-knight-unlimited = A knight with a raised sword before the morning sun.
title-art-mage-knight-2 = Stars of light over three rings in a green valley.
title-art-albion = The bleeding Lance and the Grail over a lake at dusk.
