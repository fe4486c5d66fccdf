# The first message and the first question of each game.

opening-side = { $side }: { $name }
seat-numbered = Side { $number }
list-dot = { $first } · { $last }

warcry-opening = Win two battles of three. { $secret ->
    [yes] First, choose in secret what you bring.
   *[no] The armies stand; { $seat } gives the first command.
 }
warcry-first-commands = { $name }, your first command.

mage-knight-opening = { $rounds ->
    [0] Strike down, capture, survive: most victory points win.
    [one] { $rounds } round. Strike down, capture, survive: most victory points win.
   *[other] { $rounds } rounds. Strike down, capture, survive: most victory points win.
 }{ $secret ->
    [yes] {" "}First, choose in secret what you bring.
   *[no] {""}
 }
mage-knight-opening-second = { $rounds ->
    [0] { $objectives } objectives. Whoever holds most of them at the end wins.
    [one] { $objectives } objectives, { $rounds } round. Whoever holds most of them at the end wins.
   *[other] { $objectives } objectives, { $rounds } rounds. Whoever holds most of them at the end wins.
 }{ $secret ->
    [yes] {" "}First, choose in secret what you bring.
   *[no] {""}
 }
mage-knight-first-play = { $name }, your first turn: { $actions ->
    [one] { $actions } action.
   *[other] { $actions } actions.
 }

talisman-opening = Grow strong in the outer lands; { $way ->
    [ending] what waits at the Crown is revealed there.
    [sudden] whoever reaches the Crown first wins.
   *[crown] then reach the Crown of Command and outlast the others.
 }{ $rounds ->
    [0] {""}
    [one] {" "}After { $rounds } round the greatest wins.
   *[other] {" "}After { $rounds } rounds the greatest wins.
 }{ $choosing ->
    [yes] {" "}First, choose your characters.
   *[no] {""}
 }
talisman-first-before-move = { $name }, your first turn. You stand here: { $space }. Roll and go.

albion-opening = The Grail and the Lance lie hidden in the north. Bring both home. { $arming ->
    [yes] First, equip your knights in secret.
   *[no] Your knights ride masked.
 }
albion-first-movement = { $several ->
    [yes] { $name }: your secret orders for round { $round }.
   *[no] { $name }, your secret orders for round { $round }.
 }
