# Powers of Albion: tools that cost nothing (/albion reach, odds, knight, map).
# $pawn and $target are pawns by code and name, $hexes hexes by label.

command-albion = Powers of Albion: reach, odds, knights, map, rules
command-albion-reach = How far a pawn gets in its next move
option-albion-reach-pawn = Its code, such as 2.3
command-albion-odds = Strike, parry, dodge and spells of one knight against another
option-albion-odds-pawn = Who strikes, such as 2.3
option-albion-odds-target = Whom he strikes
option-albion-odds-weapon = With which weapon; empty: the one in hand
command-albion-knight = The sheet of a knight
option-albion-knight-pawn = Its code, such as 2.3; empty: all of yours
command-albion-map = The map, or one hex with all that is there
option-albion-map-hex = A label such as C14, or the name of a place

albion-refused-figures-not-known = The figures of { $pawn } are hidden until the first fight.
albion-refused-odds-between-friends = { $pawn } and { $target } are of one player: they never fight each other.
albion-refused-no-knight-of-yours = You have no knight on the map.

albion-transport-words = { $transport ->
    [horse] on horseback
    [boat] by boat
   *[foot] on foot
 }

albion-report-reach-head = { $rests ->
    [yes] **{ $pawn }** on { $hex } does not move in this movement phase.
   *[no] **{ $pawn }** on { $hex }, { albion-transport-words }, goes { $limit ->
        [one] { $limit } hex
       *[other] up to { $limit } hexes
     }:
 }
albion-report-reach-steps = { $count ->
    [one] { $count } step: { $hexes }
   *[other] { $count } steps: { $hexes }
 }
albion-report-reach-border = The border stops him, and a fate card is read: { $hexes }
albion-report-reach-barred = Barred by others just now: { $hexes }

albion-report-knight-head = **{ $pawn }** of { $seat }: { $hex }, { albion-transport-words }{ $known ->
    [yes] .
   *[no] . Nobody else knows who it is before the first fight.
 }
albion-report-knight-figures = Strength { $strength }, Power { $power } (at the start { $start_power }), wounds { $damage }, load { $load }; modified Strength **{ $modified }**, armour { $armour_value }.{ $hidden ->
    [yes] {" "}Only you know this.
   *[no] { "" }
 }
albion-report-knight-tokens = Carries: { $tokens }.
albion-report-knight-spell = { $spell } ({ $version ->
    [plus] +
   *[minus] −
 }): { $chance }%, costs { $cost } Power

albion-report-map-hex = **{ $hex }**{ $site ->
    [none] { "" }
    [castle] {" "}{ $card }{ $owned ->
        [yes] , castle of { $other }
       *[no] , castle
     }
    [harbour] {" "}{ $card }, harbour
    [nemeton] {" "}{ $card }, Nemeton
   *[other] {" "}{ $card }
 }: { $land }{ $lake ->
    [yes] {" "}(water)
   *[no] { "" }
 }.
albion-report-map-pawn = { $hex }: { $pawn }, { albion-transport-words }
albion-report-map-lying = { $some ->
    [yes] { $covered ->
        [no] { $hex }: { $tokens }
       *[yes] { $hex }: { $tokens }; face down: { $unseen }
     }
   *[no] { $hex }: face down: { $unseen }
 }

albion-modified-parts = modified Strength **{ $total }** (Strength { $strength }{ $has_damage ->
    [yes] {" "}− { $damage } wounds
   *[no] { "" }
 }{ $has_load ->
    [yes] {" "}− { $load } load
   *[no] { "" }
 }{ $has_penalty ->
    [yes] {" "}− { $penalty } spells
   *[no] { "" }
 }{ $rides ->
    [yes] {" "}+ 1 on horseback against a foe on foot
   *[no] { "" }
 })
albion-report-odds-modified-pawn = **{ $pawn }**: { albion-modified-parts }
albion-report-odds-modified-target = **{ $target }**: { albion-modified-parts }
albion-report-odds-no-weapon = { $pawn } has no weapon in hand and cannot strike.
albion-report-odds-strike = Strike with { $weapon }: { $need } or less on 3 dice, **{ $chance }%**
albion-report-odds-parry = Parry with { $weapon }: { $need } or less, **{ $chance }%**
albion-report-odds-no-parry = Parry: not possible against this weapon.
albion-report-odds-dodge = Dodge: { $need } or more, **{ $chance }%**
albion-report-odds-unhorses = The next hit unhorses and does not wound; against the better defence it comes with { $chance }%.
albion-report-odds-wound = A hit: { $number ->
    [one] { $number } die
   *[other] { $number } dice
 } − { $armour_value } for armour, { $whole }.{ $tenth } wounds on average. Against the better defence it comes with { $chance }%: { $all_whole }.{ $all_tenth } wounds a strike.
albion-spell-told = { $spell } ({ $version ->
    [plus] +
   *[minus] −
 }): below { $power }, **{ $chance }%**, costs { $cost } Power; { $kind ->
    [damage] { $whole }.{ $tenth } wounds on average
    [weaken] Strength of the foe − { $number }
    [drain] the foe loses { $number } Power
    [drain_dice] the foe loses { $number }d6 Power
    [disarm] the foe drops his weapon
    [stop] stops the strike
    [unhorse] unhorses the foe
    [heal] heals { $number }d6 wounds
   *[bind] no defence against the next strike
 }
albion-report-odds-spell-attack = { albion-spell-told }
albion-report-odds-spell-defence = Defence of { $target }: { albion-spell-told }
albion-report-odds-objects = Counted in: { $tokens }.
