# Words on pictures of Mage Knight, and the text board that says the same. Names come as they are.

## Title and line of the last action

picture-mk-title = Mage Knight
picture-mk-victory = victory points
picture-mk-build = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
picture-mk-round = Round { $round }
picture-mk-round-of = Round { $round } of { $last }
picture-mk-both = { $first } · { $second }
picture-mk-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
 }
picture-mk-turn-many = { $count ->
    [one] { $count } player to act
   *[other] { $count } players to act
 }
picture-mk-winners = Winners: { $names }
picture-mk-draw = The game is a draw
picture-mk-phase-army = Choosing armies
picture-mk-phase-pool = Choosing terrain
picture-mk-phase-terrain = Placing terrain
picture-mk-phase-deploy = Deploying armies
picture-mk-phase-play = The battle
picture-mk-phase-over = The battle is over
picture-mk-field = { $width }″ × { $height }″
picture-mk-last-move = { $who } moves
picture-mk-last-formation = In formation: { $who } move
picture-mk-last-ranged = { $count ->
    [one] { $who } shoots at { $targets }
   *[other] { $who } shoot at { $targets }
 }
picture-mk-last-close = { $count ->
    [one] { $who } strikes { $targets }
   *[other] { $who } strike { $targets }
 }
picture-mk-last-spin = { $who } turns to face its foe
picture-mk-last-place = { $name } places terrain: { $who }
picture-mk-last-deploy = { $name } has deployed
picture-mk-last-start = { $name } begins a turn
picture-mk-last-regenerate = { $who } regenerates
picture-mk-last-necromancy = { $who } raises the dead
picture-mk-last-levitate = { $who } lifts { $targets }
picture-mk-last-nimble = { $who } turns
picture-mk-last-pass = { $name } passes
picture-mk-last-withdraw = { $name } withdraws
picture-mk-last-end-turn = { $name } ends the turn
picture-mk-last-command = { $who } gives commands
picture-mk-last-confusion = { $who } is led astray
picture-mk-last-other = Last action of { $name }
picture-mk-hit = { $figure } hit
picture-mk-hit-clicks = { $figure } hit, −{ $clicks }
picture-mk-miss = { $figure } not hit
picture-mk-hurt = { $figure } −{ $count }
picture-mk-needed = { $figure } ({ $needed })
picture-mk-sum = + { $strength } = { $total }
picture-mk-sum-against = + { $strength } = { $total } against { $needed }
picture-mk-cover = { $figure }: { $defense } { $added }
picture-mk-bonus = attack { $added }
picture-mk-modifier = { $number } { $name }
picture-mk-modifier-formation = formation
picture-mk-modifier-rear = rear arc
picture-mk-modifier-capture = capture
picture-mk-modifier-hindering = hindering terrain
picture-mk-modifier-height = height
picture-mk-modifier-armor = armor

## Panels

picture-mk-score = { $score } VP
picture-mk-points = { $points } pts
picture-mk-figures-left = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
 }
picture-mk-withdrew = { $name } (withdrawn)
picture-mk-withdrawn = withdrawn
picture-mk-nobody = no figures left
picture-mk-army-in = army submitted
picture-mk-army-due = no army yet
picture-mk-pool-in = terrain submitted
picture-mk-pool-due = no terrain yet

## Terrain and legend

picture-mk-piece = { $piece } { $name }
picture-mk-terrain-clear = clear
picture-mk-terrain-hindering = hindering
picture-mk-terrain-blocking = blocking
picture-mk-terrain-shallow-water = shallow water
picture-mk-terrain-deep-water = deep water
picture-mk-terrain-low-wall = low wall
picture-mk-terrain-concealing = concealing
picture-mk-elevated = elevated
picture-mk-abrupt = abrupt heights
picture-mk-value-speed = Speed
picture-mk-value-attack = Attack
picture-mk-value-defense = Defense
picture-mk-value-damage = Damage
picture-mk-value-range = Range × targets
picture-mk-key-arc = Front arc
picture-mk-key-token = Action token
picture-mk-key-captive = Captive
picture-mk-key-hurt = Hurt just now
picture-mk-key-outside = off the picture
picture-mk-key-hit = Hit
picture-mk-key-miss = Miss
picture-mk-key-base = base; point in front
picture-mk-key-owner = a player’s sign
picture-mk-key-id = id and tokens
picture-mk-key-lost = out of the game
picture-mk-key-dial = click, with open dials
picture-mk-key-way = way of a move
picture-mk-key-left = place left
picture-mk-key-act = actions since yours
picture-mk-key-target = legal target
picture-mk-key-zone = starting area
picture-mk-key-north = north
picture-mk-symbols = Symbols of Mage Knight
picture-mk-symbols-values = Values
picture-mk-symbols-field = On the field
picture-mk-symbols-terrain = Terrain
picture-mk-symbols-abilities = Special abilities

## Special abilities

mage-knight-ability-charge = Charge
mage-knight-ability-quickness = Quickness
mage-knight-ability-magic-levitation = Magic Levitation
mage-knight-ability-flight = Flight
mage-knight-ability-aquatic = Aquatic
mage-knight-ability-stealth = Stealth
mage-knight-ability-bound = Bound
mage-knight-ability-force-march = Force March
mage-knight-ability-nimble = Nimble
mage-knight-ability-ram = Ram
mage-knight-ability-healing = Healing
mage-knight-ability-weapon-master = Weapon Master
mage-knight-ability-magic-blast = Magic Blast
mage-knight-ability-flame-lightning = Flame/Lightning
mage-knight-ability-shockwave = Shockwave
mage-knight-ability-vampirism = Vampirism
mage-knight-ability-magic-healing = Magic Healing
mage-knight-ability-venom = Venom
mage-knight-ability-sneak-attack = Sneak Attack
mage-knight-ability-sweep = Sweep
mage-knight-ability-battle-armor = Battle Armor
mage-knight-ability-pole-arm = Pole Arm
mage-knight-ability-magic-immunity = Magic Immunity
mage-knight-ability-toughness = Toughness
mage-knight-ability-defend = Defend
mage-knight-ability-regeneration = Regeneration
mage-knight-ability-invulnerability = Invulnerability
mage-knight-ability-dodge = Dodge
mage-knight-ability-magic-retaliation = Magic Retaliation
mage-knight-ability-limited-invisibility = Limited Invisibility
mage-knight-ability-berserk = Berserk
mage-knight-ability-magic-enhancement = Magic Enhancement
mage-knight-ability-battle-fury = Battle Fury
mage-knight-ability-demoralized = Demoralized
mage-knight-ability-necromancy = Necromancy
mage-knight-ability-command = Command
mage-knight-ability-pierce = Pierce
mage-knight-ability-magic-freeze = Magic Freeze
mage-knight-ability-magic-confusion = Magic Confusion

## Text board

picture-mk-board-head = { $title }. { $round }. { $phase }. { $turn }.
picture-mk-board-field = Battlefield { $width } × { $height } inches; x runs east, y north, from the south-west corner.
picture-mk-board-piece = { $piece } { $name } ({ $kind }): corners { $corners }
picture-mk-board-player = { $name }: { $score } victory points, army of { $points } points
picture-mk-board-state = { $player }; { $state }
picture-mk-board-figure = { $figure } { $name } { $where }: { $values }
picture-mk-board-place = at { $place }, facing { $direction } { $facing }°
picture-mk-board-rear = double base, rear circle at { $place }
picture-mk-board-waiting = not on the field
picture-mk-board-values = speed { $speed }, attack { $attack }, defense { $defense }, damage { $damage }{ $range ->
    [0] , no ranged combat
    [one] , range { $range }, targets { $targets }
   *[other] , range { $range }, targets { $targets }
 }, arc { $arc }°, { $points } points
picture-mk-board-cancelled = { $ability } cancelled
picture-mk-board-tokens = { $count ->
    [one] { $count } action token
   *[other] { $count } action tokens
 }
picture-mk-board-acted = has acted this turn
picture-mk-board-captive = captive of { $figure }
picture-mk-board-captor = leads captive { $figure }
picture-mk-board-hurt = { $count ->
    [one] took { $count } click just now
   *[other] took { $count } clicks just now
 }
picture-mk-board-dial = click { $click } of { $count }
picture-mk-board-gone = Out of the game: { $figures }
picture-mk-board-last = Last action: { $action }.
picture-mk-board-dice = Dice: { $dice } + { $value } = { $total }.
picture-mk-board-dice-against = Dice: { $dice } + { $value } = { $total } against { $needed }.
picture-mk-board-added = Modifiers: { $added }.
picture-mk-board-result = Result: { $result }.
picture-mk-alt-key = Figures: speed/attack/defense/damage, range × targets, points.
picture-mk-alt-points = { $points } points
picture-mk-alt-army = { $name }: { $figures }.

## Private pictures, dials, armies

picture-mk-own-title = { $name }, for your eyes only
picture-mk-own-army = { $count ->
    [one] Your army: { $count } figure, { $points } points
   *[other] Your army: { $count } figures, { $points } points
 }
picture-mk-own-pool = { $count ->
    [0] Your terrain: none submitted
    [one] Your terrain: { $count } piece
   *[other] Your terrain: { $count } pieces
 }
picture-mk-own-none = No army submitted yet
picture-mk-army-title = { $name } · { $count ->
    [one] { $count } figure
   *[other] { $count } figures
 } · { $points } of { $total } points
picture-mk-army-row = { $count } × { $name }: { $points } points
picture-mk-values = Speed/attack/defense/damage
picture-mk-rest-figure = The rest: /mageknight figure
mage-knight-rank-weak = weak
mage-knight-rank-standard = standard
mage-knight-rank-tough = tough
mage-knight-rank-unique = unique
picture-mk-faction-atlantis-guild = Atlantis Guild
picture-mk-faction-black-powder-rebels = Black Powder Rebels
picture-mk-faction-draconum = Draconum
picture-mk-faction-elemental-league = Elemental League
picture-mk-faction-knights-immortal = Knights Immortal
picture-mk-faction-necropolis-sect = Necropolis Sect
picture-mk-faction-orc-raiders = Orc Raiders
picture-mk-faction-shyft = Shyft
picture-mk-faction-solonavi = Solonavi
picture-mk-faction-hero = Heroes
picture-mk-faction-mage-spawn = Mage Spawn
picture-mk-card-line = { $rank } · { $points } points
picture-mk-card-arc = Front arc { $arc }°
picture-mk-card-range = { $targets ->
    [one] Range { $range }, { $targets } target
   *[other] Range { $range }, { $targets } targets
 }
picture-mk-card-melee = No ranged combat
picture-mk-card-mounted = Double base
picture-mk-does = { $name }: { $does }
picture-mk-card-now = Present values
picture-mk-card-click = click { $click }
picture-mk-film-title = { $count ->
    [one] The battle in { $count } picture
   *[other] The battle in { $count } pictures
 }
