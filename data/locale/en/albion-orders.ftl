# Powers of Albion: standing orders as their player reads them. $pawn is the code of a pawn.

albion-order-moves = Movement: all stay, unless I give orders.
albion-order-take = Items: { $some ->
    [yes] take { $tokens }.
   *[no] take nothing.
 }
albion-order-leave = Items: { $some ->
    [yes] leave { $tokens }.
   *[no] leave nothing.
 }
albion-order-attack = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: attack { $cards }{ $carriers ->
    [yes] {" "}and whoever took something where the artefacts lay
   *[no] {""}
 }.
albion-order-attack-carriers = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: attack whoever took something where the artefacts lay.
albion-order-attack-nobody = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: attack nobody.
albion-order-join = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: join fights.
albion-order-auto = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: questions and fights are decided at once by default unless an order says otherwise.
albion-order-weapon = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: weapon in hand { $token }.
albion-order-defence-best = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: the better of parry and dodge.
albion-order-defence-parry = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: parry.
albion-order-defence-dodge = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: dodge.
albion-order-strike = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: strike.
albion-order-defence-spell = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: defend with { $spell } ({ $version ->
    [plus] +
   *[minus] −
 }) from { $least }% up.
albion-order-fight-spell = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: attack with { $spell } ({ $version ->
    [plus] +
   *[minus] −
 }) from { $least }% up.
albion-order-flee-below = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: flee when modified Strength is below { $amount }.
albion-order-offer-below = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: offer { $price } to end the fight when modified Strength is below { $amount }.
albion-order-ransom-price = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: ask { $price } as ransom.
albion-order-accept-offer-from = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: accept offers of { $price } or more.
albion-order-stop-after = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: no more attacks after turn { $amount }.
albion-refused-no-such-version = There is no such version of { $spell }: { $version ->
    [plus] with positive initiative.
   *[minus] with negative initiative.
 }
