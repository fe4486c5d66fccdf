# What pictures, the text board and cards of Mage Knight 2.0 say beside those of the first edition.

picture-mk-title-second = Mage Knight 2.0
picture-mk-actions-phase = Action phase: { $count } left
picture-mk-phase-command = Command phase
picture-mk-phase-end = End phase
picture-mk-last-objective = { $name } places objective { $who }
picture-mk-soaring = soaring
picture-mk-modifier-gang-up = gang up
picture-mk-modifier-resistance = Magic Resistance
picture-mk-modifier-water = water
picture-mk-modifier-cover-token = cover token
picture-mk-modifier-concealing = concealing terrain
picture-mk-modifier-low-wall = low wall

## Objectives

picture-mk-objectives = Objectives: { $objectives }.
picture-mk-objective = { $thing } { $state }
picture-mk-objective-next = { $thing } { $state }, { $next } if the turn ended now
picture-mk-objective-neutral = neutral
picture-mk-objective-controlled = controlled by { $name }
picture-mk-objective-contested = contested
picture-mk-board-objective = Objective { $objective }; centre at { $place }
picture-mk-board-held = { $count ->
    [0] controls no objective
    [one] controls { $count } objective
   *[other] controls { $count } objectives
 }

picture-mk-held = objectives

## What stands on bases

picture-mk-speed-type-foot = on foot
picture-mk-speed-type-mounted = mounted
picture-mk-speed-type-swimmer = swimmer
picture-mk-speed-type-flyer = flyer
picture-mk-attack-type-melee = melee
picture-mk-attack-type-ranged = ranged
picture-mk-attack-type-magic = magic
picture-mk-base-attack = attack type { $type }, attack bonus { $bonus }
picture-mk-base-ranged-damage = ranged damage { $damage }
picture-mk-base-subfaction = subfaction { $name }
picture-mk-base-slots = item slots: { $slots }
picture-mk-base-radius = base radius { $radius }″

## What the signs mean

picture-mk-symbols-second = Symbols of Mage Knight 2.0
picture-mk-key-objective-neutral = neutral objective
picture-mk-key-objective-controlled = objective of a player
picture-mk-key-objective-contested = contested objective
picture-mk-key-becomes = its state if the turn ended
picture-mk-key-held = objectives controlled
picture-mk-key-soaring = soaring
mage-knight-ability-magic-resistance = Magic Resistance
mage-knight-does-magic-resistance = −3 to magic attacks on it
mage-knight-ability-cover = Cover
mage-knight-does-cover = +2 defense against shots while its token lies
mage-knight-ability-incantation = Incantation
mage-knight-does-incantation = +1 ranged damage while its token lies

## A film

picture-mk-film-take-off = { $who } takes off
picture-mk-film-land = { $who } lands
picture-mk-film-take-item = { $who } takes { $items }
picture-mk-film-drop-items = { $who } lays down { $items }
picture-mk-film-use-item = { $who } uses { $items } on { $targets }
picture-mk-film-alt = { $title }; the last one: { $last }

## The panel

table-mage-knight-objectives = Objectives: { $count }; if the turn ended now: { $after }.
table-mage-knight-both = { $first } { $last }

## What a figure is, told

mage-knight-report-figure-base = Speed type: { $speed_type ->
    [mounted] { picture-mk-speed-type-mounted }
    [swimmer] { picture-mk-speed-type-swimmer }
    [flyer] { picture-mk-speed-type-flyer }
   *[foot] { picture-mk-speed-type-foot }
 }; attack type: { $attack_type ->
    [ranged] { picture-mk-attack-type-ranged }
    [magic] { picture-mk-attack-type-magic }
   *[melee] { picture-mk-attack-type-melee }
 }; attack bonus: { $bonus }{ $ranged_damage ->
    [none] .
   *[other] ; ranged damage: { $ranged_damage }.
 }{ $soaring ->
    [yes] {" "}It soars.
   *[no] { "" }
 }
mage-knight-report-figure-size = Radius of the base: { $radius }″{ $keywords ->
    [none] .
   *[other] ; item slots: { $keywords }.
 }
mage-knight-report-figure-subfaction = Subfaction: { $card }.

## What bases give on every click

mage-knight-ability-gang-up = Gang Up
mage-knight-does-gang-up = its blows are better for each other melee friend whose front arc touches the target
mage-knight-ability-surge = Surge
mage-knight-does-surge = for one close combat action, while it touches no enemy, moves a little and then strikes
mage-knight-does-bombardment = attacks all around a point of its front arc, friends too
mage-knight-ability-magic-immune = Magic immune
mage-knight-does-magic-immune = magic attacks and magical abilities do nothing to it, nor for it
mage-knight-ability-shield-wall = Shield Wall
mage-knight-does-shield-wall = +1 defense against blows while it touches another of its subfaction
mage-knight-ability-pathfinders = Pathfinders
mage-knight-does-pathfinders = hindering terrain neither stops nor slows it
mage-knight-ability-deadeyes = Deadeyes
mage-knight-does-deadeyes = +2 range while it has not moved in this turn
mage-knight-ability-slavers = Slavers
mage-knight-does-slavers = figures that it captures defend themselves with 1 less

## Abilities that do otherwise in 2.0

mage-knight-does-mk2-charge = for one close combat action moves at full speed and then strikes; no surge
mage-knight-does-mk2-bound = for one ranged combat action moves at full speed and then shoots
mage-knight-does-mk2-quickness = one move without using up one of your actions
mage-knight-does-mk2-magic-levitation = special action: puts a friend that it touches up to 10″ away
mage-knight-does-mk2-venom = in your command phase, enemies that its front arc touches take 1 click
mage-knight-does-mk2-regeneration = special action: heals a die minus 2
mage-knight-does-mk2-necromancy = special action: brings an eliminated friend back beside it
mage-knight-does-mk2-magic-freeze = a shot that also gives the target an action token on 4 to 6
mage-knight-does-mk2-demoralized = not capable: only moves, never to an enemy
