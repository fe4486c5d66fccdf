# Movement in Mage Knight: breaking away, moves, formations, free spins, uses of a move action, and why a move is not allowed.
# $seat is a player’s name; $figure, $target, $enemy, $members and the like are figures such as “A1 Name”; lengths are inches.

## Moving

mage-knight-event-broke-away = { $figure } rolls { $die } ({ $needed } or more needed) and breaks away.
mage-knight-event-held-fast = { $figure } rolls { $die } ({ $needed } or more needed) and does not break away.
mage-knight-event-moved = { $figure } moves { $length }″ and faces { $facing_arrow }.
mage-knight-event-turned = { $figure } turns to { $facing_arrow }.
mage-knight-event-stays = { $figure } stays in place and faces { $facing_arrow }.
mage-knight-event-stopped = { $reason ->
    [hindering] { $figure } must stop: the whole base is in { $piece }.
    [level] { $figure } must stop after going up or down at { $piece }.
   *[wall] { $figure } must stop: the base has reached the far edge of { $piece }.
 }
mage-knight-event-way-not-freed = The place of { $enemies } has not become free; { $figure } goes as far as its way is free.
mage-knight-event-spun = Free spin of { $figure } to { $facing_arrow }.
mage-knight-event-pole-arm = { $figure } runs into the Pole Arm of { $enemy }; the action ends.
mage-knight-event-ram = { $figure } rams { $target }.

## Formations and paths that are owed

mage-knight-event-formation = { $seat }: movement formation with a speed of { $pace }″: { $members }.
mage-knight-event-formation-stays = { $seat }: the formation stays in place: { $members }.
mage-knight-event-paths-owed = { $figures_count ->
    [0] { $seat } gives the paths of { $members }; all may move.
    [one] { $seat } gives the paths of { $members }; one cannot leave: { $figures }.
   *[other] { $seat } gives the paths of { $members }; some cannot leave: { $figures }.
 }
mage-knight-event-path-owed = { $figure } is confused; { $seat } chooses where it goes.
mage-knight-event-confused-stays = { $figure } is confused and stays in place; the choice was with { $seat }.

## Uses of a move action

mage-knight-event-regenerates = { $figure } regenerates: the die shows { $die }, { $clicks ->
    [one] { $clicks } click
   *[other] { $clicks } clicks
 }.
mage-knight-event-raises = { $figure } tries to bring back { $dead }.
mage-knight-event-raise-rolled = The die for { $dead } shows { $die }.
mage-knight-event-returned = { $dead } returns beside { $figure }.
mage-knight-event-not-returned = { $dead } stays eliminated.
mage-knight-event-levitated = { $figure } lifts { $target } and puts it down { $length }″ away.

## Questions

mage-knight-ask-free-spin = Contact: { $arrivals }. Does { $figure } use the free spin? Other facings may be typed, such as “face=123.5”.
mage-knight-ask-stuck-facing = { $figure } did not break away. Does it turn in place?
mage-knight-do-spin = { $choice ->
    [auto] Turn as needed
    [hold] No spin
    [later] Decide later; others play on elsewhere
   *[facing] Face { $facing_arrow } { $facing }°
 }
mage-knight-do-face = { $choice ->
    [keep] Keep the facing
   *[facing] Face { $facing_arrow } { $facing }°
 }

## Why a path is not allowed

mage-knight-refused-too-far = The path of { $figure } is { $length }″ long; at most { $limit }″ are allowed.
mage-knight-refused-path-off-field = The path of { $figure } leaves the field; { $available }″ are free.
mage-knight-refused-path-through = The path of { $figure } crosses the base of { $blocker }; { $available }″ are free.
mage-knight-refused-path-between = The path of { $figure } passes between two bases that touch; { $available }″ are free.
mage-knight-refused-path-blocked = { $piece } is in the way of { $figure }; { $available }″ are free.
mage-knight-refused-path-in-water = The water of { $piece } is in the way of { $figure }; { $available }″ are free.
mage-knight-refused-stays-in-water = { $figure } stands in the deep water of { $piece } and may move only out of it.
mage-knight-refused-second-crossing = { $figure } would change its level twice in one move, the second time at { $piece }.
mage-knight-refused-no-access = { $figure } can enter and leave { $piece } only by an access point.
mage-knight-refused-off-the-field = The base of { $figure } would not lie wholly on the field.
mage-knight-refused-bases-overlap = { $figure } would stand on the base of { $blocker }.
mage-knight-refused-flight-overlap = { $level ->
    [above] The flight base of { $figure } would lie over the base of { $blocker }.
    [below] { $figure } would stand under the flight base of { $blocker }.
   *[both] The flight bases of { $figure } and { $blocker } would overlap.
 }
mage-knight-refused-in-blocking-terrain = { $figure } would stand in the blocking terrain { $piece }.
mage-knight-refused-in-deep-water = { $figure } would stand in the deep water { $piece }.
mage-knight-refused-demoralized-contact = { $figure } is demoralized and may not move into contact with { $enemy }.
mage-knight-refused-confused-contact = { $figure } may not be moved into contact with { $target }, who is on your side.
mage-knight-refused-stuck = { $figure } did not break away and cannot move; a mounted figure cannot turn either.

## Why a move action is not allowed

mage-knight-refused-no-quickness = { $figure } does not show Quickness now.
mage-knight-refused-quickness-moves-only = At this table Quickness is for moving only, so { $figure } cannot do that with it.
mage-knight-refused-double-or-attack = { $figure } may move twice its speed or attack after the move, not both.
mage-knight-refused-no-double-move = { $figure } shows neither Charge nor Bound and cannot move twice its speed.
mage-knight-refused-no-attack-after-move = { $branch ->
    [charge] { $figure } does not show Charge and cannot attack after the move.
    [surge] { $figure } has no surge and cannot attack after the move.
   *[bound] { $figure } does not show Bound and cannot shoot after the move.
 }
mage-knight-refused-began-in-contact = { $figure } began this turn in contact with { $enemy } and cannot attack after the move.
mage-knight-refused-attack-of-another = Only { $figure } itself, and alone, attacks after its move.
mage-knight-refused-ability-not-in-effect = { $use ->
    [regeneration] { $figure } cannot use Regeneration now.
    [necromancy] { $figure } cannot use Necromancy now.
    [magic_levitation] { $figure } cannot use Magic Levitation now.
   *[nimble] { $figure } cannot use Nimble now.
 }

## Captives

mage-knight-refused-no-captive = { $figure } has no captive.
mage-knight-refused-not-its-captive = The captive of { $figure } is { $captive }, nobody else.
mage-knight-refused-no-room-for-captive = There is no room beside { $figure } for the captive { $captive }.
mage-knight-refused-captive-apart = The captive { $captive } must stand in contact with { $figure }.

## Movement formations

mage-knight-refused-members-first = These figures must break away first: { $members }. Name the members without paths.
mage-knight-refused-no-force-march = { $given } is not a member with Force March and cannot lead the formation.
mage-knight-refused-not-a-member = { $given } is not a member of this formation.
mage-knight-refused-formation-split = The formation would be torn apart: { $members }.
mage-knight-refused-spawn-left = { $figure } would touch no Shyft figure of the formation at the end.
mage-knight-refused-path-of-confused-only = Give the path of { $figure } and of nobody else.

## Necromancy and levitation

mage-knight-refused-necromancy-in-contact = { $figure } touches { $enemy } and cannot bring anybody back.
mage-knight-refused-not-your-dead = { $given } is not one of your eliminated figures.
mage-knight-refused-dead-apart = { $dead } must return in contact with { $figure }.
mage-knight-refused-lifted-too-far = { $target } can be put down at most { $limit }″ away.
mage-knight-refused-cannot-lift-pair = { $figure } can lift neither a captor nor a captive, so not { $target }.
mage-knight-refused-cannot-lift-foe = { $target } is not a friend of { $figure } and cannot be lifted.
mage-knight-refused-lifted-immune = { $target } is immune to magic and cannot be lifted by { $figure }.
mage-knight-refused-lifted-acted = { $target } was given an action in this turn and cannot be lifted by { $figure }.
mage-knight-refused-lifted-not-beside = { $target } was not in contact with { $figure } at the start of the turn, or is no longer.
