# What a player types in Mage Knight, what he is shown before he says it for good, and what the free tools tell.
# Lengths are inches with a decimal point; ids read like A1; $field is the word of the line that is meant.

## Lines that cannot be read

mage-knight-refused-only-a-seat = Only a player of this game can use “{ $verb }”.
mage-knight-refused-missing-field = { $verb ->
    [edge] Say which side of the field: edge north.
    [army] Say which figures: army 2x tidewarder2, lampbow2, or army ready=guild_watch.
    [pool] Say which pieces: pool birch_wood, old_forest, or pool none.
    [place] Say where the piece lies: place birch_wood at=20,20, or place auto.
    [deploy] Say how the army stands: deploy auto, deploy line, or a place for each figure, A1=12,1.5.
   *[other] { $verb }: “{ $field }” is missing.
 }
mage-knight-refused-bad-length = { $field }: “{ $given }” is not a number of inches; write it like 12 or 12.5, with a point and at most three decimals.
mage-knight-refused-bad-point = { $field }: “{ $given }” is not a place; a place has two numbers, x,y with decimal points; here { $count ->
    [one] there is { $count }
   *[other] there are { $count }
 }.
mage-knight-refused-point-off-field = { $field }: { $x },{ $y } lies off the field, which reaches from 0,0 to { $width },{ $height }.
mage-knight-refused-bad-facing = { $field }: “{ $given }” is not a facing; possible: degrees from 0 to 359.99, a compass point such as N or NNE, or a figure to look at.
mage-knight-refused-bad-angle = { $field }: “{ $given }” is not a direction; possible: degrees from 0 to 359.99, or a compass point such as N or NNE.
mage-knight-refused-bad-figure = { $field }: “{ $given }” is not an id of a figure; ids read like A3.
mage-knight-refused-named-twice = { $field }: { $given } is named twice.
mage-knight-refused-itself = { $verb }: { $figure } cannot name itself.
mage-knight-refused-one-target = { $verb }: exactly one target is needed, here there are { $count }.
mage-knight-refused-unknown-ability = { $near ->
    [no_suggestion] { $field }: there is no special ability “{ $given }”.
   *[other] { $field }: there is no special ability “{ $given }”; did you mean “{ $near }”?
 }
mage-knight-refused-unknown-army = { $near ->
    [no_suggestion] There is no ready army “{ $given }”.
   *[other] There is no ready army “{ $given }”; did you mean “{ $near }”?
 }
mage-knight-refused-unknown-type = { $near ->
    [no_suggestion] There is no figure “{ $given }”.
   *[other] There is no figure “{ $given }”; did you mean “{ $near }”?
 }
mage-knight-refused-which-type = Several figures are called “{ $given }”; say which: { $options }.
mage-knight-refused-in-other-edition = “{ $given }” belongs to the other edition of Mage Knight, not to the one that is played here.
mage-knight-refused-unknown-template = { $near ->
    [no_suggestion] There is no piece of terrain “{ $given }”.
   *[other] There is no piece of terrain “{ $given }”; did you mean “{ $near }”?
 }
mage-knight-refused-no-place-left = There is no place left for any piece of the pool.
mage-knight-refused-answer-first = A question is open ({ $question }); “{ $given }” does not answer it.
mage-knight-refused-no-room-to-face = Facing { $facing_wind } ({ $facing }°) is not possible for { $figure } here: its base has no room, or its captive would be lost; these are: { $ranges }.
mage-knight-refused-spin-turned-away = Facing { $facing_wind } ({ $facing }°) does not bring the front arc of { $figure } to { $arrivals }; these do: { $ranges }.
mage-knight-refused-missing-value = The value of “{ $field }” is missing; possible: { $allowed }.

## Ways that cannot be found

mage-knight-refused-way-too-long = The shortest way of { $figure } is { $length }″ long, { $allowed }″ are allowed; on it { $figure } gets as far as { $x },{ $y }.{ $stop ->
    [none] { "" }
   *[other] {" "}{ mage-knight-must-stop }
 }
mage-knight-refused-no-room-there = There is no room for { $figure } there: { $reason ->
    [off_the_field] it would stand over the edge of the field
    [in_blocking_terrain] { $thing } is blocking terrain
    [in_deep_water] { $thing } is deep water
   *[bases_overlap] the base of { $thing } is in the way
 }. The nearest place with room is { $x },{ $y }.
mage-knight-refused-no-room-at-all = There is no room for { $figure } there, nor anywhere near: { $reason ->
    [off_the_field] it would stand over the edge of the field
    [in_blocking_terrain] { $thing } is blocking terrain
    [in_deep_water] { $thing } is deep water
   *[bases_overlap] the base of { $thing } is in the way
 }.
mage-knight-refused-no-way-there = { $figure } cannot get there. { $thing ->
    [none] The straight way
   *[other] { $thing } is in the straight way, which
 } is free for { $length }″, as far as { $x },{ $y }.
mage-knight-refused-no-room-beside = There is no room for a base beside { $figure }.

## Positions written by hand

fault-position-bad-word = { $near ->
    [no_suggestion] There is no “{ $found }”.
   *[other] There is no “{ $found }”; did you mean “{ $near }”?
 }
fault-position-edge-twice = { $seat } cannot have the side “{ $found }”: an opponent has it (MKU-3.2).
fault-position-withdrawn-there = { $seat } has withdrawn, yet { $figure } stands on the field (MKU-22.19).
fault-position-bad-text = “{ $found }” cannot be read.

## Previews: what an action would do. “none” stands for nobody

mage-knight-must-stop = { $stop ->
    [hindering] It must stop in { $piece }.
    [level] It must stop after the change of level at { $piece }.
   *[wall] It must stop at the wall { $piece }.
 }
mage-knight-preview-move = { $turns ->
    [yes] { $figure } turns on the spot and faces { $facing_wind } ({ $facing }°).
   *[no] { $figure } moves { $length }″{ $sees ->
        [none] { "" }
       *[other] {" "}and then sees { $sees }
    }.
 }{ $reached ->
    [none] { "" }
   *[other] {" "}It reaches: { $reached }.
 }{ $stop ->
    [none] { "" }
   *[other] {" "}{ mage-knight-must-stop }
 }{ $level ->
    [none] { "" }
    [up] {" "}It takes off.
   *[down] {" "}It lands.
 }{ $chance ->
    [none] { "" }
   *[other] {" "}Breaking away succeeds with { $chance }%.
 }{ $shaken ->
    [none] { "" }
   *[other] {" "}Part of the way is free only if the damage of breaking away clears it ({ $shaken }); otherwise the move ends before that.
 }{ $friends ->
    [none] { "" }
   *[other] {" "}Free spin: { $friends }.
 }{ $enemies ->
    [none] { "" }
   *[other] {" "}Pole Arm may strike: { $enemies }.
 }{ $odds ->
    [none] { "" }
   *[other] {" "}Attack: { $odds }.
 }{ $targets ->
    [none] { "" }
   *[other] {" "}It may dodge: { $targets }.
 }{ $pushed ->
    [none] { "" }
   *[other] {" "}Pushing: { $pushed }, 1 click.
 }{ $tired ->
    [none] { "" }
   *[other] {" "}Double time: { $tired }, 1 click.
 }{ $quick ->
    [yes] {" "}By Quickness.
   *[no] { "" }
 }
mage-knight-preview-formation = Movement formation of { $members }, speed { $speed }″. Lengths: { $lengths }.{ $targets ->
    [none] { "" }
   *[other] {" "}First these must break away: { $targets }.
 }{ $pushed ->
    [none] { "" }
   *[other] {" "}Pushing: { $pushed }, 1 click.
 }{ $tired ->
    [none] { "" }
   *[other] {" "}Double time: { $tired }, 1 click.
 }
mage-knight-preview-paths = Paths of { $members }, speed { $speed }″. Lengths: { $lengths }.
mage-knight-preview-attack = { $figure } { $mode ->
    [bombardment] uses Bombardment
    [magic_blast] uses Magic Blast
    [flame_lightning] uses Flame/Lightning
    [shockwave] uses Shockwave
    [magic_healing] uses Magic Healing
    [magic_freeze] uses Magic Freeze
    [magic_confusion] uses Magic Confusion
    [weapon_master] uses Weapon Master
    [sweep] uses Sweep
    [healing] uses Healing
   *[none] attacks
 }{ $capture ->
    [yes] {" "}to capture
   *[no] { "" }
 }{ $members ->
    [none] { "" }
   *[other] {" "}with { $members }
 }. Chance to hit, and clicks: { $odds }.{ $figures ->
    [none] { "" }
   *[other] {" "}It would strike your own side too: { $figures }.
 }{ $targets ->
    [none] { "" }
   *[other] {" "}It may dodge: { $targets }.
 }{ $pushed ->
    [none] { "" }
   *[other] {" "}Pushing: { $pushed }, 1 click.
 }
mage-knight-preview-regenerate = { $figure } regenerates: one die less 2.{ $pushed ->
    [none] { "" }
   *[other] {" "}Pushing: { $pushed }, 1 click.
 }
mage-knight-preview-necromancy = { $figure } brings back { $target }.{ $pushed ->
    [none] { "" }
   *[other] {" "}Pushing: { $pushed }, 1 click.
 }
mage-knight-preview-levitate = { $figure } lifts { $target } and puts it down { $length }″ away.{ $friends ->
    [none] { "" }
   *[other] {" "}Free spin: { $friends }.
 }{ $enemies ->
    [none] { "" }
   *[other] {" "}Pole Arm may strike: { $enemies }.
 }{ $pushed ->
    [none] { "" }
   *[other] {" "}Pushing: { $pushed }, 1 click.
 }
mage-knight-preview-place = { $card } at { $x }, { $y }{ $turn ->
    [none] { "" }
   *[other] , turned by { $turn }°
 }.{ $unusual ->
    [yes] {" "}Its area is { $area } square inches; 16 to 64 are recommended.
   *[no] { "" }
 }
mage-knight-preview-withdraw = You withdraw from this game for good; it cannot be undone.{ $members ->
    [none] { "" }
   *[other] {" "}Your figures leave the field: { $members }.
 }{ $captive ->
    [none] { "" }
   *[other] {" "}Your captured figures go too: { $captive }; they are worth { $points } VP to whose captives they are ({ $by }).
 }{ $targets ->
    [none] { "" }
   *[other] {" "}Your captives are set free: { $targets }.
 } { $kept ->
    [none] You keep nothing: your objectives become neutral, and you cannot win.
   *[other] You keep the { $kept } VP that you have; your figures score nothing for surviving.
 }{ $ends ->
    [yes] {" "}The game ends at once and is counted.
   *[no] { "" }
 }
mage-knight-preview-army = You submit this army: { $count ->
    [one] { $count } figure
   *[other] { $count } figures
 }, { $points } of { $total } points. Nobody else sees it until all armies are in; from then on it cannot be undone.
mage-knight-preview-random-army = An army of up to { $points } points will be drawn at random; nobody else sees it until all armies are in. What is drawn stays: there is no second draw.
mage-knight-preview-random-pool = { $exact ->
    [yes] Pieces of terrain drawn at random: { $count }.
   *[no] Pieces of terrain drawn at random: { $count } at most, maybe none.
 } Nobody else sees them until all have put in theirs. What is drawn stays: there is no second draw.
mage-knight-preview-edge = You begin in the { $edge ->
    [south] south
    [west] west
    [north] north
   *[east] east
 }.
mage-knight-preview-deploy = { $count ->
    [one] { $count } figure is deployed like this.
   *[other] { $count } figures are deployed like this.
 }{ $members ->
    [none] { "" }
   *[other] {" "}Without room and out of the game: { $members }.
 }

## Answers of the free tools

mage-knight-report-look-from = { $figure } at { $x },{ $y }:
mage-knight-report-look-odds = { $figure } → { $target }, { $mode ->
    [ranged] ranged combat
    [capture] capture
    [bombardment] bombardment
    [magic_blast] Magic Blast
    [flame_lightning] Flame/Lightning
    [magic_freeze] Magic Freeze
    [magic_confusion] Magic Confusion
    [weapon_master] Weapon Master
   *[close] close combat
 }: { $needed } or more on two dice, { $percent }%{ $mode ->
    [capture] { "" }
   *[close] ; { $clicks ->
    [-1] a die of clicks
    [one] { $clicks } click
   *[other] { $clicks } clicks
 }
 }. Attack { mage-knight-attack-reckoned }{ $attack_clauses ->
    [none] { "" }
   *[other] {" "}[{ $attack_clauses }]
 } against defense { mage-knight-defense-reckoned }{ $defense_clauses ->
    [none] { "" }
   *[other] {" "}[{ $defense_clauses }]
 }{ $helper ->
    [none] { "" }
   *[other] {" "}(Defend: { $helper })
 }.{ $dodge ->
    [yes] {" "}It may dodge.
   *[no] { "" }
 }
mage-knight-report-look-refused = Not possible: { $reason }
mage-knight-report-look-unable = { $reason }
mage-knight-report-measure-distance = From { $figure } to { $target } it is { $length }″.
mage-knight-report-measure-line = Line of fire from { $figure } to { $target }: { $blocker ->
    [none] clear
   *[other] blocked by { $blocker }
 }{ $screen ->
    [none] { "" }
    [concealing] , over concealing terrain
    [low_wall] , over a low wall
   *[hindering] , over hindering terrain
 }{ $height ->
    [yes] , against higher ground
   *[no] { "" }
 }{ $contact ->
    [yes] , in base contact
   *[no] { "" }
 }.
mage-knight-report-reach-reach = { $figure } can move { $allowed }″{ $halved ->
    [yes] {" "}(halved by the terrain)
   *[no] { "" }
 }.{ $enemies ->
    [none] { "" }
   *[other] {" "}It can touch enemies: { $enemies }.
 }{ $friends ->
    [none] { "" }
   *[other] {" "}Friends in reach: { $friends }.
 }
mage-knight-report-reach-held = { $figure } touches { $enemies } and must break away before it moves: { $needed } or more on one die.
mage-knight-report-figure-printed = { $figure }: { $faction ->
    [atlantis_guild] { picture-mk-faction-atlantis-guild }
    [elemental_league] { picture-mk-faction-elemental-league }
    [draconum] { picture-mk-faction-draconum }
    [necropolis_sect] { picture-mk-faction-necropolis-sect }
    [shyft] { picture-mk-faction-shyft }
    [black_powder_rebels] { picture-mk-faction-black-powder-rebels }
    [hero] { picture-mk-faction-hero }
    [knights_immortal] { picture-mk-faction-knights-immortal }
    [orc_raiders] { picture-mk-faction-orc-raiders }
    [solonavi] { picture-mk-faction-solonavi }
   *[mage_spawn] { picture-mk-faction-mage-spawn }
 }, { $rank ->
    [weak] { mage-knight-rank-weak }
    [tough] { mage-knight-rank-tough }
    [unique] { mage-knight-rank-unique }
   *[standard] { mage-knight-rank-standard }
 }{ $mounted ->
    [yes] , on a double base
   *[no] { "" }
 }. Points { $points }, front arc { $arc }°{ $range ->
    [0] , no ranged combat
    [one] , range { $range }″, targets { $arrows }
   *[other] , range { $range }″, targets { $arrows }
 }.
mage-knight-report-figure-values = { $figure } stands at { $x },{ $y }, facing { $facing_wind } ({ $facing }°). Speed { $speed }, attack { $attack }, defense { $defense }, damage { $damage }; tokens: { $tokens }.{ $captive ->
    [none] { "" }
   *[other] {" "}Its captive: { $captive }.
 }{ $captor ->
    [none] { "" }
   *[other] {" "}Captive of { $captor }.
 }
mage-knight-report-figure-ability = { $ability }: { $does }{ $cancelled ->
    [yes] {" "}(cancelled until the end of the turn)
   *[no] { "" }
 }.
mage-knight-report-figure-gone = { $figure } is not on the field: { $status ->
    [eliminated] eliminated
    [withdrawn] withdrawn
   *[waiting] not deployed yet
 }.
mage-knight-report-figure-click = Click { $number }: speed { $speed }, attack { $attack }, defense { $defense }, damage { $damage }{ $abilities ->
    [none] { "" }
   *[other] {" "}({ $abilities })
 }{ $now ->
    [yes] {" "}← now
   *[no] { "" }
 }

## A player's own standing orders; $who is a figure or “all”, $line the notation

mage-knight-order-spin = { $who ->
    [all] All figures
   *[other] { $who }
 }, free spin: { $mode ->
    [hold] never
    [ask] you are asked
   *[auto] automatic
 }. [{ $line }]
mage-knight-order-defend = { $who ->
    [all] All figures
   *[other] { $who }
 }, Defend: { $mode ->
    [never] only its own value
    [ask] you are asked
    [best] the best value
   *[other] the value of { $mode }
 }. [{ $line }]
mage-knight-order-dodge = { $who ->
    [all] All figures
   *[other] { $who }
 }, Dodge: { $mode ->
    [off] never
    [ask] you are asked
   *[on] always
 }. [{ $line }]
mage-knight-order-cancel = { $who } cancels in every turn: { $abilities }. [{ $line }]
mage-knight-order-defense-cancel = You are asked which abilities you cancel when your figures are attacked. [{ $line }]
mage-knight-order-leave = You withdraw at the start of your next turn. Nobody else knows; `order stay` cancels it. [{ $line }]
mage-knight-event-order-spin = { mage-knight-order-spin }
mage-knight-event-order-defend = { mage-knight-order-defend }
mage-knight-event-order-dodge = { mage-knight-order-dodge }
mage-knight-event-order-cancel-next = The order holds from the start of the next turn, anybody’s. For the turn under way: { $lines }.
mage-knight-event-order-cancel-none = { $who } no longer cancels anything by order from the start of the next turn on. [{ $line }]
mage-knight-event-order-defense-cancel-auto = When your figures are attacked you cancel nothing and are not asked. [{ $line }]

## What may be done: kinds, templates that open a list, actions

mage-knight-doing-army = Armies
mage-knight-doing-random-army = Random army
mage-knight-doing-pool = Terrain pool
mage-knight-doing-random-pool = Random terrain pool
mage-knight-doing-edge = Side of the field
mage-knight-doing-place = Place terrain
mage-knight-doing-deploy = Deploy
mage-knight-doing-move = Move
mage-knight-doing-quick-move = Move by Quickness
mage-knight-doing-charge = Charge
mage-knight-doing-bound = Bound
mage-knight-doing-formation = Movement formation
mage-knight-doing-paths = Missing paths
mage-knight-doing-ranged = Ranged combat
mage-knight-doing-close = Close combat
mage-knight-doing-volley = Ranged combat formation
mage-knight-doing-gang = Close combat formation
mage-knight-doing-regenerate = Regeneration
mage-knight-doing-necromancy = Necromancy
mage-knight-doing-levitate = Magic Levitation
mage-knight-doing-nimble = Turn by Nimble
mage-knight-doing-cancel = Cancel an ability
mage-knight-doing-pass = Pass
mage-knight-doing-end-turn = End the turn
mage-knight-open-edge = Choose your side of the field …
mage-knight-open-move = Move { $figure } …
mage-knight-open-quick-move = Move { $figure } by Quickness …
mage-knight-open-charge = { $figure } charges …
mage-knight-open-bound = { $figure } bounds …
mage-knight-open-necromancy = { $figure } raises the dead …
mage-knight-open-levitate = { $figure } levitates a neighbour …
mage-knight-open-nimble = Turn { $figure } by Nimble …
mage-knight-open-formation = Movement formation …
mage-knight-open-volley = Ranged combat formation …
mage-knight-open-gang = Close combat formation …
mage-knight-open-paths = Missing paths …
mage-knight-open-cancel = Cancel an ability …
mage-knight-open-place = Other places for terrain …
mage-knight-do-attack = { $mode ->
    [ranged] Shoot
    [capture] Capture
    [bombardment] Bombardment
    [magic_blast] Magic Blast
    [flame_lightning] Flame/Lightning
    [shockwave] Shockwave
    [magic_healing] Magic Healing
    [magic_freeze] Magic Freeze
    [magic_confusion] Magic Confusion
    [weapon_master] Weapon Master
    [sweep] Sweep
    [healing_damage] Healing
    [healing_die] Healing by die
   *[close] Close combat
 }: { $figure } → { $targets ->
    [all] everybody in reach
   *[other] { $targets }
 }
mage-knight-do-regenerate = Regenerate: { $figure }
mage-knight-do-cancel = Cancel { $ability } ({ $figure })
mage-knight-do-pass = Pass: use up one action
mage-knight-do-end-turn = End the turn
mage-knight-do-stay-all = All stay where they are
mage-knight-do-touch-foe = Attack position: { $figure } → { $target }
mage-knight-do-touch-friend = Join: { $figure } → { $target }
mage-knight-do-toward = Towards: { $figure } → { $target }
mage-knight-do-straight = Straight { $facing_wind }: { $figure }, { $length }″
mage-knight-do-turn = Turn { $facing_wind }: { $figure }
mage-knight-do-nimble = Turn { $facing_wind } by Nimble: { $figure }
mage-knight-do-charge = { mage-knight-ability-charge }: { $figure } → { $target }{ $mode ->
    [weapon_master] {" "}({ mage-knight-ability-weapon-master })
   *[close] { "" }
 }
mage-knight-do-charge-capture = Charge to capture: { $figure } → { $target }
mage-knight-do-double = Twice the speed: { $figure } → { $target }
mage-knight-do-bound = Bound and shoot: { $figure } → { $target }
mage-knight-do-necromancy = Raise { $target }: { $figure }
mage-knight-do-levitate = Levitate { $target } { $facing_wind }: { $figure }
mage-knight-do-army = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $count ->
    [one] { $count } figure
   *[other] { $count } figures
 }
mage-knight-about-army = { $types }
mage-knight-do-pool-none = No terrain
mage-knight-do-place-auto = Place { $card }
mage-knight-about-place-auto = At the first place that fits.
mage-knight-do-deploy = { $shape ->
    [line] A line
    [wedge] A wedge
    [column] Columns
    [shooters_behind] Shooters behind
   *[auto] Rows
 }{ $mirrored ->
    [yes] , mirrored
   *[no] { "" }
 }
mage-knight-do-army-random = Random army, up to { $points } points
mage-knight-do-pool-random = Random terrain
mage-knight-do-edge = Begin in the { $edge ->
    [south] south
    [west] west
    [north] north
   *[east] east
 }
mage-knight-do-place-at = { $card } at { $x }, { $y }
mage-knight-do-march = { $facing_wind }, { $length }″: { $members }
mage-knight-do-march-stays = In place: { $members }
mage-knight-do-attack-together = { $figure } with { $members } → { $targets }
mage-knight-mode = { $mode ->
    [ranged] Shoot
    [capture] Capture
    [charge] Charge
    [charge_weapon_master] Charge with Weapon Master
    [surge] Surge
    [surge_weapon_master] Surge with Weapon Master
    [bound] Bound and shoot
    [magic_blast] Magic Blast
    [flame_lightning] Flame/Lightning
    [shockwave] Shockwave
    [magic_healing] Magic Healing
    [magic_freeze] Magic Freeze
    [magic_confusion] Magic Confusion
    [weapon_master] Weapon Master
    [sweep] Sweep
    [healing_damage] Healing
    [healing_die] Healing by die
   *[close] Strike
 }
mage-knight-do-hit = { mage-knight-mode } { $targets } · { $percents }%
mage-knight-do-open-hit = { mage-knight-mode } { $targets } with { $figure } · { $percents }%
mage-knight-do-open-to-contact = Move { $figure } to { $target } · { $length }″
mage-knight-do-open-to-goal = Move { $figure } to { $target } · { $length }″
mage-knight-do-open-nearer = Move { $figure } towards { $target } · { $length }″
mage-knight-do-open-to-goal-seeing = { mage-knight-do-open-to-goal }
mage-knight-do-open-nearer-seeing = { mage-knight-do-open-nearer }
mage-knight-about-open-to-goal-seeing = then { $targets } in range
mage-knight-about-open-nearer-seeing = then { $targets } in range
mage-knight-do-to-contact = To contact with { $target }, { $length }″{ $chance ->
    [none] { "" }
   *[other] {" "}(breaks away: { $chance }%)
 }
mage-knight-do-nearer = Towards { $target }, { $length }″{ $targets ->
    [none] { "" }
   *[other] : then { $targets } in range
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(breaks away: { $chance }%)
 }
mage-knight-do-ahead = Straight ahead, { $length }″{ $targets ->
    [none] { "" }
   *[other] : then { $targets } in range
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(breaks away: { $chance }%)
 }
mage-knight-do-back = Back from { $target }, { $length }″{ $targets ->
    [none] { "" }
   *[other] : then { $targets } in range
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(breaks away: { $chance }%)
 }
mage-knight-do-beside = Beside { $target }, { $length }″{ $targets ->
    [none] { "" }
   *[other] : then { $targets } in range
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(breaks away: { $chance }%)
 }
mage-knight-do-turn-to = Turn to { $target }{ $targets ->
    [none] { "" }
   *[other] : then { $targets } in range
 }
mage-knight-do-march-ahead = All straight ahead, { $length }″: { $members }
mage-knight-do-march-to = All towards { $target }, { $length }″: { $members }
mage-knight-do-regenerate-now = Regenerate: heal a die minus 2
mage-knight-about-hit = { $does ->
    [none] { $odds }
   *[other] { $odds } · { $does }
 }
mage-knight-about-opening = { $does }
mage-knight-do-hit-together = { $targets }: { $percents }%, { $figure } with { $members }
