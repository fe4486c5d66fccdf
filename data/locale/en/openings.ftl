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

## Tips in the first game of each kind

service-tip = Tip: { $tip }
table-button-no-tips = No more tips
table-no-tips = There will be no more tips. /me brings them back.
warcry-tip-commands = A shooter may shoot from the reserve as well, and nobody can block a shot.
warcry-tip-tactics = A pass ends nothing: if the other plays a tactic, you may answer it.
warcry-tip-follow-up = A follow-up is a new combat with full tactic points; whoever lost names the defender.
mage-knight-tip-first = Figures that touch may move together, as a formation, for one action.
mage-knight-tip-objectives = An objective falls at the end of a turn to whoever alone touches it.
mage-knight-tip-tokens = Whoever acts in two turns in a row takes a click: let others act in between.
mage-knight-tip-front = A figure strikes and shoots only at who stands before it: look at the enemy.
talisman-tip-ways = You may go either way round the board.
talisman-tip-trophies = Beaten Animals, Monsters and Dragons are trophies: enough of them make you stronger.
talisman-tip-bridge = The way to the Crown leads over the bridge, and its Sentinel has Strength 9.
albion-tip-fate = A dangerous land means a fate card, good or ill.
albion-tip-masks = Knights ride masked: who is who shows only when they fight.
albion-tip-artefacts = Both artefacts must come to your own castle: send somebody along with whoever bears one.
