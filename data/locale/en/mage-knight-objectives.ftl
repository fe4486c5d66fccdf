# Mage Knight 2.0: objectives, phases of a turn, players who are out, the end of the game.
# $seat is a player's name; $thing an objective such as “O2”; $card the name of a piece of terrain.

## Phases

mage-knight-phase-objectives = Placing objectives
mage-knight-turn-objectives = { $name }, place your objective.
learn-mage-knight-phase-objectives = Place your objective at the distance from your starting area that you have rolled; `objective auto` puts it in the middle. (MK2-4.13)
picture-mk-phase-objectives = Placing objectives

## Placing objectives

mage-knight-event-objective-central = Objective { $thing } lies in the centre, at { $x }, { $y }.
mage-knight-event-objective-placed = { $seat } places objective { $thing } at { $x }, { $y }.
mage-knight-refused-objective-off-line = Your objective must lie { $distance }″ from the inner edge of your deployment area, as you have rolled; { $x },{ $y } lies { $length }″ { $behind ->
    [yes] behind it.
   *[no] from it.
 }
mage-knight-refused-objective-nearest-only = At the distance that you have rolled no place is free: your objective goes to the nearest one, { $x }, { $y }.
mage-knight-refused-objective-beside-area = Your objective must lie before your deployment area: from { $least } to { $most } along its side, not at { $given }.
mage-knight-refused-objective-off-field = The objective must lie wholly on the battlefield.
mage-knight-refused-objective-overlaps = The objective would overlap { $thing }.
mage-knight-refused-piece-near-objective = { $card } must lie at least { $least } inches from the border of objective { $thing }.
mage-knight-refused-piece-near-area = { $card } must lie at least { $least } inches from the inner edge of the deployment area of { $seat }.
mage-knight-do-objective-auto = In the middle: { $x }, { $y }
mage-knight-open-objective = Other places for your objective …
mage-knight-do-objective-at = At { $x }, { $y }
mage-knight-do-to-goal = Onto objective { $target }, { $length }″{ $targets ->
    [none] { "" }
   *[other] : then { $targets } in range
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(breaks away: { $chance }%)
 }
mage-knight-preview-objective = Your objective lies at { $x }, { $y }, { $distance ->
    [one] { $distance } inch
   *[other] { $distance } inches
 } from the inner edge of your deployment area.

## Deployment

mage-knight-refused-centre-outside-area = The centre of { $figure } would be at { $x },{ $y }, outside your deployment area, which reaches from { $west },{ $south } to { $east },{ $north }.
mage-knight-refused-deployed-off-field = { $figure } would not stand wholly on the battlefield.

mage-knight-refused-who-soars = Say who begins above the ground: deploy wedge soaring=A1,A3.
mage-knight-refused-cannot-begin-soaring = { $figure } is not a flyer and cannot begin above the ground.
mage-knight-refused-soaring-at-objective = { $figure } may not soar there: its stand would touch objective { $thing } or a base that covers it.

## Turns

mage-knight-event-objective-controlled = { $seat } controls objective { $thing }.
mage-knight-event-objective-open = { $contested ->
    [yes] Objective { $thing } is contested; nobody controls it.
   *[no] Objective { $thing } is neutral.
 }
mage-knight-event-player-eliminated = { $seat } has no capable warrior left and is eliminated from the game.
mage-knight-event-stray-leaves = { $figure } leaves the field: { $seat } is out of the game.
mage-knight-event-controls = { $seat } controls { $count ->
    [one] { $count } objective
   *[other] { $count } objectives
 }.
mage-knight-ask-command-order = Which effect of your command phase comes next?
mage-knight-do-command-order = { $effect ->
    [cover_token] The cover token of { $figure } is removed
    [incantation_token] The incantation of { $figure } works
    [command_heal] { $figure } heals the demoralized (Command)
    [command_die] { $figure } rolls for Command
   *[venom] The venom of { $figure } works
 }

## House options

mage-knight-option-rules = { $rules ->
    [mk2] Mage Knight 2.0
   *[mku] Mage Knight Unlimited
 }
mage-knight-option-control-needs-capable = { $control_needs_capable ->
    [yes] only capable warriors count for objectives
   *[no] demoralized figures count for control of objectives
 }
mage-knight-option-tie-break = { $tie_break ->
    [yes] victory points break ties
   *[no] ties in objectives are draws
 }
mage-knight-option-capture-defense = defense against capture: { $capture_defense }
mage-knight-option-formation-least = formations of { $formation_least } to { $formation_most } figures
mage-knight-option-formation-most = { mage-knight-option-formation-least }
mage-knight-option-formation-bonus = attack for each other member of a formation: { $formation_bonus }
mage-knight-option-gang-up = attack for each supporter of gang up: { $gang_up }
mage-knight-option-surge = { $surge ->
    [yes] surge at half speed
   *[no] surge at full speed
 }
mage-knight-option-bombardment = { $bombardment ->
    [yes] whoever has the proficiency may bombard
   *[no] nobody bombards
 }
mage-knight-option-bombardment-radius = { $bombardment ->
    [yes] bombardments strike all within { $bombardment_radius }″
   *[no] nobody bombards
 }
mage-knight-option-bombardment-min = { $bombardment ->
    [yes] bombardments from more than { $bombardment_min }″ away
   *[no] nobody bombards
 }
mage-knight-option-soaring-defense = defense added while soaring: { $soaring_defense }
mage-knight-option-item-cost = { $item_cost ->
    [no] taking an item costs no action
   *[yes] taking an item costs a special action
 }

## Options and commands of the other edition

engine-refused-too-many-for-edition = In { $edition ->
    [mk2] Mage Knight 2.0
   *[mku] Mage Knight Unlimited
 } at most { $most } can play, not { $given }.
engine-refused-option-of-other-edition = The option { $option } has no meaning in { $edition ->
    [mk2] Mage Knight 2.0
   *[mku] Mage Knight Unlimited
 }, which this table plays (rules={ $edition }).
engine-refused-formation-sizes-crossed = A formation cannot have at least { $given } and at most { $most } members: see { $option } and formation_most.
engine-refused-option-unused = The option { $option }={ $given } counts only with { $needed }=true, which is not set at this table.
mage-knight-refused-not-in-edition = { $given ->
    [with] Here { $edition ->
        [mk2] Mage Knight 2.0
       *[mku] Mage Knight Unlimited
     } is played: it has no formations in close combat; friends that touch the target help by gang up.
   *[other] There is no “{ $given }” in { $edition ->
        [mk2] Mage Knight 2.0
       *[mku] Mage Knight Unlimited
     }, which is played here.
 }

## Positions written by hand

fault-objectives-count = There are { $count } objectives; this table has { $most } (MK2-4.9).
fault-objective-off-the-field = Objective { $thing } is not wholly on the battlefield (MK2-R3).
fault-objective-controller = Objective { $thing } cannot be controlled like that (MK2-7.3).
fault-objectives-overlap = Objectives { $thing } and { $target } overlap (MK2-R3).
