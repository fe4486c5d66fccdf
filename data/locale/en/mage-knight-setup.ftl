# Set-up of Mage Knight: faults of figure packs, armies, the terrain pool, placing terrain, deployment.
# $seat is a player's name; $figure, $target and $members figures such as “A1 Name”; $card the name of a figure or piece.

## Faults of packs; the place is told by the messages pack-place-...

mage-knight-pack-length = “{ $found }” is not a length from { $least } to { $most } inches with at most three decimals.
mage-knight-pack-twice = “{ $found }” is there already: { $other_file }, line { $other_line }.
mage-knight-pack-code-twice = The code “{ $found }” is already used in line { $other_line }.
mage-knight-pack-dial-orphan = There is no figure { $found } in { $sheet }.
mage-knight-pack-click-twice = Click { $click } of figure { $found } is already in line { $other_line }.
mage-knight-pack-click-gap = The clicks of figure { $found } have a gap: here is click { $click }, but click { $expected } is missing.
mage-knight-pack-clicks-count = { $count ->
    [one] Figure { $found } has { $count } row in dials.csv, but live_clicks says { $expected }.
   *[other] Figure { $found } has { $count } rows in dials.csv, but live_clicks says { $expected }.
 }
mage-knight-pack-ability-unknown = There is no ability “{ $found }” for this window{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
mage-knight-pack-ability-slot = The ability “{ $found }” belongs in the column { $expected }.
mage-knight-pack-not-tables = “{ $word }” must be written as tables, each headed [[{ $word }]].
mage-knight-pack-key-missing = The field “{ $word }” is missing.
mage-knight-pack-key-text = Expected a text in quotation marks, of at most { $most } characters, without blanks at its ends and without double blanks.
mage-knight-pack-key-flag = Expected true or false, found “{ $found }”.
mage-knight-pack-key-words = Expected a list of texts: ["...", "..."].
mage-knight-pack-walls-long = The outlines of all low walls of this file are together longer than { $most } inches.
mage-knight-pack-wall-thick = A low wall is nowhere thicker than { $most } inch; at the point { $x }, { $y } of its outline this one is.
mage-knight-pack-elevated-kind = Terrain of the kind “{ $found }” cannot be elevated; only these can: { $words }.
mage-knight-pack-clear-flat = Clear terrain must be elevated: the field itself is clear.
mage-knight-pack-abrupt-flat = Only elevated terrain can be abrupt.
mage-knight-pack-point = Point { $number } must be a pair of lengths, [x, y], with at most three decimals, neither of them beyond { $most } inches.
mage-knight-pack-polygon = Expected an outline of { $least } to { $most } points: [[x, y], [x, y], ...].
mage-knight-pack-polygon-crossed = The outline crosses or touches itself, or encloses nothing.
mage-knight-pack-access = Access point { $number } must be a segment between two different points: [[x, y], [x, y]].
mage-knight-pack-access-missing = Abrupt terrain needs at least one access point.
mage-knight-pack-access-idle = Only abrupt terrain has access points.
mage-knight-pack-access-off = Access point { $number } does not lie on one edge of the outline.
mage-knight-pack-rules-unknown = There is no rule set “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
mage-knight-pack-army-figures = Expected a list of figures, each with code, number and count.
mage-knight-pack-army-unknown = No figure of this pack has the code “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
mage-knight-pack-army-number = “{ $word }” has the number { $expected }, not { $found }.
mage-knight-pack-army-hundreds = A build total is a multiple of 100, not { $found }.
mage-knight-pack-army-sum = The figures cost { $expected } points together, not { $points }.
mage-knight-pack-area = { $found } covers { $area } square inches; { $least } to { $most } are recommended.

## Armies

mage-knight-refused-army-too-long = { $count ->
    [one] The list holds { $count } figure; at most { $most } can be read.
   *[other] The list holds { $count } figures; at most { $most } can be read.
 }
mage-knight-refused-army-too-many = { $count ->
    [one] The list holds { $count } figure; of the { $all } that may be on the field each of the { $players } armies may have { $most }.
   *[other] The list holds { $count } figures; of the { $all } that may be on the field each of the { $players } armies may have { $most }.
 }
mage-knight-refused-type-not-in-pack = There is no figure “{ $given }” in the packs of this game.
mage-knight-refused-army-empty = An army holds at least one figure.
mage-knight-refused-army-over = The army costs { $points } points; { $most } are allowed, so remove { $over } points.
mage-knight-refused-unique-twice = { $card } is unique: an army holds it once, not { $count } times.
mage-knight-refused-army-without-room = { $count ->
    [one] The starting area has no room for { $count } figure of this size.
   *[other] The starting area has no room for { $count } figures, not even in rows of touching bases.
 }
mage-knight-refused-army-in-already = You have already submitted your army.
mage-knight-event-army-in = { $seat } submits an army.
mage-knight-event-army-drawn = Drawn for you: { $types } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 }). Nobody else sees it until all armies are in.
mage-knight-event-army = { $seat } plays { $members } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 }).

## Terrain

mage-knight-refused-pool-in-already = You have chosen your pieces of terrain already.
mage-knight-refused-pool-not-full = { $preset ->
    [standard] In the standard game
   *[other] At this table
 } every player puts in exactly { $expected } pieces; here are { $count }.
mage-knight-refused-pool-too-large = A player puts in at most { $most } pieces; here are { $count }.
mage-knight-refused-template-not-in-pack = There is no terrain “{ $given }” in the packs of this game.
mage-knight-refused-pool-elevated = { $card } is elevated; { $preset ->
    [standard] the standard game
   *[other] this game
 } has no elevated terrain.
mage-knight-refused-not-in-pool = “{ $given }” is not in the terrain pool.
mage-knight-refused-piece-near-edge = { $card } must lie at least { $least } inches from every edge of the field.
mage-knight-refused-piece-in-area = { $card } would reach into the starting area of { $seat }.
mage-knight-refused-piece-near-piece = { $card } must lie at least { $least } inches from { $piece }.
mage-knight-event-pool-in = { $seat } puts terrain into the pool.
mage-knight-event-pool-drawn = Drawn for you: { $types }. Nobody else knows before all have put in theirs.
mage-knight-event-pool-drawn-empty = No terrain is drawn for you. Nobody else knows before all have put in theirs.
mage-knight-event-pool = { $drawn ->
    [yes] { $seat } has put in, drawn at random: { $types }.
   *[no] { $seat } has put in: { $types }.
 }
mage-knight-event-pool-empty = { $seat } has put no terrain into the pool.
mage-knight-event-placed = { $seat } places { $piece } at { $x }, { $y }.
mage-knight-event-placing-over = { $reason ->
    [enough] The terrain is in place; the armies deploy.
    [empty] The terrain pool is empty; the armies deploy.
   *[no_place] No piece of the pool fits on the field any more; the armies deploy.
 }

## Deployment

mage-knight-refused-not-to-deploy = { $given } is not one of your figures still to be deployed.
mage-knight-refused-deployed-twice = { $given } has a place already.
mage-knight-refused-outside-area = { $figure } would not stand wholly inside your starting area.
mage-knight-refused-deployed-on = { $figure } would stand on the base of { $target }.
mage-knight-refused-not-deployed = The whole army is deployed at once: { $figure } has no place yet, and there is room.
mage-knight-event-deployed = { $count ->
    [one] { $seat } deploys { $count } figure.
   *[other] { $seat } deploys { $count } figures.
 }
mage-knight-event-no-room = { $members_count ->
    [one] { $seat } has no room for { $members }, who is out of the game.
   *[other] { $seat } has no room for { $members }, who are out of the game.
 }

## Sides of the field

mage-knight-event-edge-named = { $seat } begins in the { $edge ->
    [south] south
    [west] west
    [north] north
   *[east] east
 }.
mage-knight-event-edge-given = So { $seat } begins in the { $edge ->
    [south] south
    [west] west
    [north] north
   *[east] east
 }.
mage-knight-refused-edges-settled = A side can be named only until the first piece of terrain is placed; now the sides are fixed.
mage-knight-refused-edge-named-already = You have named the { $edge ->
    [south] south
    [west] west
    [north] north
   *[east] east
 } already.
mage-knight-refused-edge-taken = { $seat } has named the { $edge ->
    [south] south
    [west] west
    [north] north
   *[east] east
 }; no side is given twice.
mage-knight-refused-edge-not-opposite = { $seat } has named a side, and two players begin on opposite ones: you could name the { $allowed ->
    [south] south
    [west] west
    [north] north
   *[east] east
 }, not the { $edge ->
    [south] south
    [west] west
    [north] north
   *[east] east
 }.
mage-knight-refused-edge-of-other-length = { $seat } would begin in the { $edge ->
    [south] south
    [west] west
    [north] north
   *[east] east
 }, on a side of another length, and the army is in already.
mage-knight-refused-edge-without-room = The army of { $seat } would find no room in the { $edge ->
    [south] south
    [west] west
    [north] north
   *[east] east
 }.

## House options

mage-knight-option-build-total = armies of up to { $build_total ->
    [one] { $build_total } point
   *[other] { $build_total } points
 }
mage-knight-option-preset = { $preset ->
    [standard] the standard game
    [changed] a free game: the standard game except for what is listed here
   *[free] a free game
 }
mage-knight-option-width = field { $width }″ × { $height }″
mage-knight-option-height = { mage-knight-option-width }
mage-knight-option-teams = { $teams ->
    [pairs] teams of two, in the order of the seats
    [alternate] two teams whose seats alternate
    [halves] two teams: the first half of the seats against the second
    [none] no teams
   *[other] teams by seats, players with the same letter together: { $teams }
 }
mage-knight-brief-teams = in teams
mage-knight-option-neighbours = { $neighbours ->
    [yes] two players begin on neighbouring sides
   *[no] two players begin on opposite sides
 }
mage-knight-option-limit = { $limit ->
    [none] no limit of rounds or time
    [rounds] the game ends after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
     }
    [until] the game ends at <t:{ $until }:f>
   *[preset] a limit of rounds in the standard game only: { $rounds }
 }
mage-knight-option-rounds = { mage-knight-option-limit }
mage-knight-option-until = { mage-knight-option-limit }
mage-knight-option-actions-from = { $actions_from ->
    [army_value] number of actions from the value of your own army
   *[build_total] number of actions from the agreed points
 }
mage-knight-option-formation-magic-blast = { $formation_magic_blast ->
    [yes] formations may use Magic Blast
   *[no] formations may not use Magic Blast
 }
mage-knight-option-levitate-foes = { $levitate_foes ->
    [yes] Magic Levitation lifts enemies too
   *[no] Magic Levitation lifts only friends
 }
mage-knight-option-enhancement-stacks = { $enhancement_stacks ->
    [yes] Magic Enhancement of several figures adds up
   *[no] Magic Enhancement of several figures counts once
 }
mage-knight-option-quickness-moves-only = { $quickness_moves_only ->
    [yes] Quickness only for moving
   *[no] Quickness for every use of a move action
 }
mage-knight-option-shockwave-ignores-bases = { $shockwave_ignores_bases ->
    [yes] bases do not stop a Shockwave
   *[no] bases stop a Shockwave
 }
mage-knight-option-full-pool = { $full_pool ->
    [yes] everybody puts the full number of pieces of terrain into the pool
   *[no] nobody has to put the full number of pieces of terrain into the pool
 }
mage-knight-option-elevated = { $elevated ->
    [yes] elevated terrain is allowed
   *[no] no elevated terrain
 }
mage-knight-option-open-dials = { $open_dials ->
    [yes] everybody may see the position of each dial
   *[no] the positions of the dials are hidden
 }
mage-knight-option-missed-turns = missed turns in a row after which a player may be declared withdrawn: { $missed_turns }
mage-knight-option-time-limit = time for one decision: { $time_limit }
