# Items and domains of Mage Knight 2.0 looked up. $name is a name, $id its word in army lists, $keywords words of the game.

command-mageknight-item = Items and domains: what they do
option-mageknight-item-name = Name or id, in a game also I1; without it all
table-mk-things = Items and domains of armies in Mage Knight 2.0: { $count }
table-mk-things-row = • { $name }, `{ $id }`: { $kind ->
    [domain] domain
    [hand] item for a hand slot
    [charm] item for a charm slot
   *[harness] item for a harness slot
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-mk-thing-head = **{ $name }** · { $kind ->
    [domain] domain
    [hand] { $relic ->
        [yes] relic
       *[no] item
     } for a hand slot
    [charm] { $relic ->
        [yes] relic
       *[no] item
     } for a charm slot
   *[harness] { $relic ->
        [yes] relic
       *[no] item
     } for a harness slot
 } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-mk-thing-only = { $what ->
    [faction] Only for factions: { $keywords }
    [subfaction] Only for subfactions: { $keywords }
    [attack_type] Only for attack types: { $keywords }
   *[speed_type] Only for speed types: { $keywords }
 }
table-mk-thing-uses = Used by a special action{ $count ->
    [0] .
    [one] , { $count } time in a game.
   *[other] , { $count } times in a game.
 }
engine-refused-no-such-thing = No item and no domain is called “{ $given }”.
engine-refused-which-thing = Several could be meant ({ $count }): { $found }

## What works on a figure

mage-knight-report-figure-token = { $use ->
    [cover] { $figure } has a cover token.
   *[incantation] { $figure } has an incantation token.
 }
mage-knight-report-figure-bears = { $figure } bears: { $items }.
mage-knight-report-figure-works = { $card } works on { $figure }; see `/mageknight item` for how.
mage-knight-report-figure-changed = { $card }: { $value ->
    [speed] speed
    [attack] attack
    [defense] defense
    [ranged_damage] ranged damage
    [range] range
   *[damage] damage
 } { $type ->
    [modifier] { $amount_signed }
   *[replacement] { $to ->
        [speed] as its speed
        [attack] as its attack
        [defense] as its defense
        [damage] as its damage
        [ranged_damage] as its ranged damage
        [range] as its range
       *[other] { $to }
     }
 }{ $against ->
    [yes] , whoever attacks it
   *[no] { "" }
 }{ $keywords ->
    [none] { "" }
   *[some] , speed types: { $keywords }
 }{ $attack ->
    [close] , in close combat
    [ranged] , in ranged combat
   *[none] { "" }
 }{ $attack_type ->
    [melee] , attacks of the melee type
    [ranged] , attacks of the ranged type
    [magic] , attacks of the magic type
   *[none] { "" }
 }{ $targets ->
    [one] , against a single target
    [many] , against several targets
   *[none] { "" }
 }{ $capture ->
    [yes] , attempts to capture
   *[no] { "" }
 }{ $until ->
    [none] .
   *[other] , to the end of round { $until }.
 }
mage-knight-report-figure-chanted = The incantation of { $figure } works in this turn: ranged damage +1 [MK2-33.51].
mage-knight-report-figure-now = { $value ->
    [speed] Speed of { $figure } now: { $number } (printed: { $printed }).
    [attack] Attack of { $figure } now: { $number } (printed: { $printed }).
    [defense] Defense of { $figure } now: { $number } (printed: { $printed }).
    [ranged_damage] Ranged damage of { $figure } now: { $number } (printed: { $printed }).
    [range] Range of { $figure } now: { $number } (printed: { $printed }).
   *[damage] Damage of { $figure } now: { $number } (printed: { $printed }).
 }

## Beside the odds of an attack

mage-knight-report-look-supporters = Gang up on { $target }: { $friends }.
mage-knight-report-look-blast = A bombardment of { $x },{ $y } strikes { $figures ->
    [none] only { $target }
   *[other] also { $figures }
 }: all within { $radius }″.
mage-knight-report-look-capped = Against { $target }: { $side ->
    [attack] of the modifiers of the attack
   *[defense] of the modifiers of the defense
 }, { $sum }, the rule of 3 leaves { $left }.
mage-knight-report-look-replaced = { mage-knight-swapped }
mage-knight-report-look-damage = { mage-knight-wound }
