# Powers of Albion: tokens on hexes, exchange, the second look. $token and $tokens are names of tokens.

## What happens

albion-event-tokens-left = { $count ->
    [one] { $pawn } leaves { $count } token at { $hex }.
   *[other] { $pawn } leaves { $count } tokens at { $hex }.
 }
albion-event-tokens-taken = { $count ->
    [one] { $pawn } takes { $count } token at { $hex }.
   *[other] { $pawn } takes { $count } tokens at { $hex }.
 }
albion-event-left-these = { $pawn } has left: { $tokens }.
albion-event-took-these = { $pawn } has taken: { $tokens }.
albion-event-seen = { $pawn } looks at what lay face down: { $tokens }. Keep it, put it back, or leave something else.
albion-event-exchanged = { $pawn } and { $target } make an exchange.
albion-event-received = { $pawn } receives: { $token }.
albion-event-exchange-void = The exchange of { $pawn } and { $target } does not take place: something agreed is not there, or may not be carried.
albion-event-exchange-offered = { $kind ->
    [gift] Offer { $offer }: { $pawn } gives { $target } { $tokens }.
    [wish] Offer { $offer }: { $pawn } wants from { $target }: { $wanted }.
   *[swap] Offer { $offer }: { $pawn } gives { $target } { $tokens } for { $wanted }.
 }
albion-event-exchange-accepted = { $pawn } accepts the offer { $offer } of { $target }.
albion-event-exchange-refused = { $pawn } declines the offer { $offer } of { $target }.

albion-event-wish-lapsed = { $kind ->
    [leave] { $pawn } does not leave what you ordered: { $token } – { albion-lapsed-why }.
   *[take] { $pawn } does not take what you ordered: { $token } – { albion-lapsed-why }.
 }
albion-lapsed-why = { $why ->
    [not_there] it does not lie there
    [not_carried] he does not carry it
    [on_the_lake] on the lake nothing can be left or taken
    [one_transport] he has a horse or boat already
    [too_many_weapons] he would carry too many weapons
    [too_many_of_class] he would carry two weapons of one kind
    [same_weapon_twice] he carries the same weapon already
    [riders_only] only a rider may carry it
    [too_many_shields] he carries a shield already
    [armour_combination] it cannot be worn with his other armour
    [too_weak] he is too weak for it
   *[too_heavy] it would be too heavy a load for him
 }

albion-unnamed-object = an unnamed object

## What is not allowed

albion-refused-no-such-token = There is no token “{ $given }”.
albion-refused-not-carried = This pawn does not carry: { $token }.
albion-refused-not-there = This does not lie there: { $token }.
albion-refused-on-the-lake = On the lake nothing can be left or taken.
albion-refused-one-transport = A knight has one horse or boat at a time: leave the other first.
albion-refused-not-adjacent = { $pawn } and { $target } are not next to each other.
albion-refused-empty-offer = Say what is given or wanted.
albion-refused-no-mount-given = A horse or boat cannot be handed over: { $token }.
albion-refused-no-object = { $pawn } does not carry so many objects.
albion-refused-wrong-objects = { $number ->
    [one] Name { $number } object that { $pawn } carries.
   *[other] Name { $number } objects that { $pawn } carries.
 }
albion-refused-no-such-offer = No offer { $offer } was made to you.
albion-refused-answered-so = You have given offer { $offer } this answer already.
albion-refused-now-looking = You have seen what you took: now you may only put it back or leave other tokens (“keep”).
albion-refused-exchange-stands = What you have agreed with another player cannot be changed.
albion-refused-nothing-to-look-at = You have not taken anything face down.
albion-refused-only-leaving = Now { $pawn } can only leave tokens, and only if it has just taken one face down.
