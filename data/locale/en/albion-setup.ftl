# Powers of Albion: groups, attributes, arming, pawn numbers. $knight, $token and $card are names; $card is a castle.

## What happens

albion-event-seat-order = The order of seats: { $by }.
albion-event-objects-placed = The Grail and the Lance lie hidden in Avalon, an object on each Nemeton, a boat in each harbour.
albion-event-group-taken = { $seat } takes { $cards } ({ $hexes }).
albion-event-armed = { $armed ->
    [no] { $knight }: Strength { $strength }, Power { $power }, nothing to wear or wield.
   *[yes] { $knight }: Strength { $strength }, Power { $power }; { $tokens }.
 }
albion-event-numbered = { $card }, pawns 1 to 4: { $knights }.
albion-event-pawns-stand = Your pawns of { $card }, 1 to 4: { $knights }.
albion-event-ready = { $seat } is ready.

## What is not allowed

albion-refused-two-groups-for-two = Only two players may have two groups each; here are { $given }.
albion-refused-groups-are-dealt = In this game the groups are dealt at random.
albion-refused-so-many-groups = { $expected ->
    [one] Everybody takes { $expected } group here; you named { $count }.
   *[other] Everybody takes { $expected } different groups here; you named { $count }.
 }
albion-refused-no-such-group = There is no group { $given }; there are { $known }.
albion-refused-groups-are-yours = You have taken { $cards } already.
albion-refused-group-is-taken = Group { $group } ({ $card }) is taken already; free: { $known }.
albion-refused-no-group-yet = Take a group first; free: { $known }.
albion-refused-not-your-knight = { $knight } does not belong to your group.
albion-refused-already-ready = You are ready already.
albion-refused-whole-group = Name the four knights of one group, each once: pawn 1 first. Different knights named: { $count }.
albion-refused-attributes-sum = { $knight }: Strength and Power together must be { $total }, not { $sum }.
albion-refused-attribute-range = { $knight }: Strength and Power must each be from { $least } to { $most }; given: { $strength } and { $power }.
albion-refused-not-in-supply = { $knight } cannot be armed with { $token }.
albion-refused-too-many-weapons = Too many weapons: { $count }; at most { $most }.
albion-refused-too-many-of-class = { $class ->
    [pole] Too many pole weapons: { $count }; at most { $most }.
    [two_handed] Too many two-handed weapons: { $count }; at most { $most }.
    [sidearm] Too many sidearms (estoc, mace): { $count }; at most { $most }.
   *[one_handed] Too many swords: { $count }; at most { $most }.
 }
albion-refused-same-weapon-twice = The same weapon twice: { $token }.
albion-refused-riders-only = Only a rider may carry this: { $token }.
albion-refused-too-many-shields = Too many shields: { $count }; at most { $most }.
albion-refused-shield-needs-weapon = { $knight }: a shield needs at least one weapon.
albion-refused-armour-combination = These armours cannot be worn together: { $tokens }.
albion-refused-too-weak = { $knight } is too weak for { $token }: Strength { $need } is needed, he has { $strength }.
albion-refused-armour-needed = { $least ->
    [one] { $knight } must wear at least { $least } armour.
   *[other] { $knight } must wear at least { $least } armours.
 }
albion-refused-too-heavy = Too heavy for { $knight }: Strength { $strength } less a load of { $load } leaves { $left }; at least { $least } must be left.
