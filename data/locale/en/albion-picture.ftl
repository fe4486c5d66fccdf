# Words on pictures of Powers of Albion, and the text board that says the same. Names come as they are.
# $pawn and $target are pawns by code and name (“2.3 Lancelot”), $pawns and $members several; $hex is a hex.

## Title

picture-alb-title = Powers of Albion
picture-alb-round = Round { $round }
picture-alb-round-of = Round { $round } of { $last }
picture-alb-before = Before the first round
picture-alb-phase-set-up = Knights are equipped
picture-alb-phase-movement = Movement
picture-alb-phase-items = Items
picture-alb-phase-fate = Fate
picture-alb-phase-declare = Declarations
picture-alb-phase-fights = Fights
picture-alb-phase-round-end = End of the round
picture-alb-phase-finished = The game is over
picture-alb-sealed = { $said } of { $of } are in
picture-alb-turn = { $name } to act
picture-alb-turn-none = Nobody to act
picture-alb-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
 }
picture-alb-nobody-won = Nobody has won

## The last act

picture-alb-nothing-yet = Nothing has happened yet
picture-alb-pawn = { $code } { $name }
picture-alb-last-moved = Moves: { $moves }
picture-alb-last-nobody-moved = Nobody moves
picture-alb-went = { $pawn } to { $hex }
picture-alb-stopped = { $pawn } blocked before { $hex }
picture-alb-last-fate = { $pawn } draws { $total }: { $card }
picture-alb-last-fight = Duel: { $pawn } – { $target }
picture-alb-last-melee = Melee: { $pawns }
picture-alb-last-strike = { $pawn } strikes { $target }: { $total }, { $need } or less needed
picture-alb-last-spell = { $pawn } casts { $name } on { $target }: { $total }, { $need } or less needed
picture-alb-last-casting = { $pawn } casts { $name } on { $target }
picture-alb-last-fled = { $pawn } flees to { $hex }
picture-alb-last-other = Last action: { $pawn }
picture-alb-with-result = { $said } – { $result }

## Fights

picture-alb-fight = To arms!
picture-alb-strike = Strike
picture-alb-casting = Casting
picture-alb-defence-parry = Parry
picture-alb-defence-dodge = Dodge
picture-alb-defence-none = No defence
picture-alb-initiative = Initiative
picture-alb-result-hit = a hit
picture-alb-result-missed = a miss
picture-alb-result-stopped = stopped
picture-alb-result-unhorsed = unhorsed
picture-alb-result-worked = it works
picture-alb-result-failed = it fails
picture-alb-wound = wound { $n }
picture-alb-no-wound = no wound
picture-alb-in-use = { $name } (in hand)
picture-alb-unarmed = no arms
picture-alb-no-weapon = no weapon in hand
picture-alb-has-initiative = Initiative: { $pawn }
picture-alb-has-turn = Turn: { $pawn }
picture-alb-pair = { $pawn } has the initiative over { $foes }
picture-alb-initiative-over = initiative over { $foes }
picture-alb-turn-number = Turn { $n } of the duel
picture-alb-pass-number = Pass { $n } through the order of attacks
picture-alb-offer = { $pawn } offers to yield for { $price }
picture-alb-ransom = Ransom for { $pawn }: { $price }
picture-alb-beaten = { $pawn } is beaten
picture-alb-to-come = Still to come: { $pawns }

## Values

picture-alb-value-strength = Strength
picture-alb-value-power = Power
picture-alb-value-damage = Wounds
picture-alb-value-modified = Modified
picture-alb-value-protection = Armour
picture-alb-value-knights = Knights left
picture-alb-value-treasury = Treasury
picture-alb-armour = Armour { $armour }, load { $load }
picture-alb-figures = Strength { $strength }, Power { $power }, wounds { $damage }, modified Strength { $modified }, armour { $armour }, load { $load }

## What holds

picture-alb-transport-foot = on foot
picture-alb-transport-horse = mounted
picture-alb-transport-boat = in a boat
picture-alb-skips = may not move next time
picture-alb-allowance = { $count ->
    [one] moves { $count } hex next time
   *[other] moves { $count } hexes next time
 }
picture-alb-carrier = took what lay on an artefact's site
picture-alb-returning = may still be equipped
picture-alb-hits = { $count ->
    [one] hit { $count } time in the saddle
   *[other] hit { $count } times in the saddle
 }
picture-alb-penalty = weaker by { $n }
picture-alb-bound = bound
picture-alb-hidden = a face-down token
picture-alb-no-group = no group yet
picture-alb-out = out of the game
picture-alb-on-orders = plays by orders
picture-alb-ready = ready
picture-alb-lead = Lead: { $name }
picture-alb-horses = { $count ->
    [one] { $count } horse in the supply
   *[other] { $count } horses in the supply
 }
picture-alb-lies = { $tokens }: { $hexes }

## In words

picture-alb-board-head = { $title }. { $round }. { $phase }. { $turn }.
picture-alb-board-last = { $action }.
picture-alb-board-way = { $pawn }: { $hexes }
picture-alb-board-fate = { $dice } = { $total }: { $card }
picture-alb-roll = { $what }: { $dice } = { $total }, { $need }
picture-alb-at-most = { $n } or less needed
picture-alb-at-least = { $n } or more needed
picture-alb-group = { $n } { $name }
picture-alb-board-seat = { $name } – { $groups }. Knights left: { $knights }, Treasury: { $treasury }
picture-alb-board-pawn = { $pawn }, { $place }
picture-alb-place = { $hex }
picture-alb-gone = eliminated
picture-alb-away = off the map
picture-alb-with = { $what } ({ $more })
picture-alb-film-title = { $count ->
    [one] The game in { $count } picture
   *[other] The game in { $count } pictures
 }

## The own knights

picture-alb-own = Your knights
picture-alb-reach = How far { $pawn } gets
picture-alb-armed = { $name }: Strength { $strength }, Power { $power }; { $tokens }
picture-alb-ready-made = { $name }, ready-made: Strength { $strength }, Power { $power }; { $tokens }
picture-alb-chosen = as you chose
picture-alb-from-pack = ready-made
picture-alb-version-plus = +
picture-alb-version-minus = −
picture-alb-spell = { $name } { $versions }
picture-alb-spells = Spells of { $pawn }: { $spells }
picture-alb-sealed-orders = Your orders: { $orders }
picture-alb-stays = { $pawn } stays
picture-alb-marches = { $pawn }: { $path }
picture-alb-abandons = leaves horse or boat
picture-alb-leaves = leaves { $tokens }
picture-alb-takes = takes { $tokens }
picture-alb-thing-all = everything
picture-alb-thing-object = a face-down token
picture-alb-thing-objects = all objects
picture-alb-thing-better = better weapons
picture-alb-attacks = { $pawn } attacks { $targets }
picture-alb-joins = { $pawn } joins fights
picture-alb-known = Known to you on { $hex }: { $tokens }
picture-alb-fresh = Just taken by { $pawn }: { $tokens }

## What the signs mean

picture-alb-symbols = Symbols of Powers of Albion
picture-alb-head-values = Values
picture-alb-head-map = The map
picture-alb-head-pawns = Pawns and marks
picture-alb-head-tokens = Tokens
picture-alb-land-meadow = meadow
picture-alb-land-forest = forest
picture-alb-land-hill = hills
picture-alb-land-orchard = orchard
picture-alb-land-moor = moor
picture-alb-land-ruin = ruins
picture-alb-land-field = field
picture-alb-land-water = lake
picture-alb-land-barren = barren land
picture-alb-site-castle = castle of a group
picture-alb-site-castle-of-mages = Castle of the Mages
picture-alb-site-mount-monsalvat = Mount Monsalvat
picture-alb-site-harbour = harbour
picture-alb-site-nemeton = Nemeton
picture-alb-seat = player { $n }
picture-alb-sign-unknown = a knight not yet known
picture-alb-sign-way = the last march
picture-alb-sign-order = your sealed orders
picture-alb-sign-gash = a gash: one point of wounds
picture-alb-sign-stop = a step that was blocked
picture-alb-sign-fight = a fight
