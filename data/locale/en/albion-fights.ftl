# Powers of Albion: declarations, duels and fights of several, magic, flight, defeat.
# $pawn, $target and $foe are pawns by code and name (“2.3 Lancelot”), $members several of them; $seat is a player.
# $weapon and $token are names of tokens; $hex is a hex.

## Declarations and beginnings

albion-event-fight-declared = { $pawn } attacks { $target }.
albion-event-fight-joined = { $pawn } joins the fight against { $target }.
albion-event-no-fight = Nobody attacks this round.
albion-event-fight-started = { $several ->
    [no] Duel: { $members }
   *[yes] Melee: { $members }
 }
albion-event-identity-revealed = { $pawn } shows who he is: Strength { $strength }, Power { $power } (at the start { $start_power }), wounds { $damage }; { $armed ->
    [no] without arms or armour.
   *[yes] { $tokens }.
 }
albion-event-worn-out = { $pawn } can no longer stand up to { $foe }: he is beaten before the first strike.
albion-event-weapon-drawn = { $armed ->
    [yes] { $pawn }: { $weapon } in hand.
   *[no] { $pawn } has no weapon in hand.
 }
albion-event-initiative-rolled = { $pawn } rolls { $die } for the initiative.
albion-event-initiative-set = { $several ->
    [yes] { $pawn } has the initiative against { $foe }.
   *[no] { $pawn } has the initiative.
 }
albion-event-order-fixed = Order of attacks: { $members }.

## Strikes and defences

albion-event-strike-rolled = { $pawn } strikes { $target } ({ $weapon }): { $dice_added } = **{ $total }**, { $need } or less needed: { $hit ->
    [yes] on target.
   *[no] a miss.
 }
albion-event-no-defence = { $pawn } is bound and cannot defend himself.
albion-event-not-defended = { $pawn } does not defend himself.
albion-event-defence-rolled = { $how ->
    [parry] { $pawn } parries: { $dice_added } = **{ $total }**, { $need } or less needed: { $stopped ->
        [yes] the strike is stopped.
       *[no] in vain.
     }
   *[dodge] { $pawn } dodges: { $dice_added } = **{ $total }**, { $need } or more needed: { $stopped ->
        [yes] the strike goes past.
       *[no] in vain.
     }
 }
albion-event-damage-applied = { $hurt ->
    [yes] { $pawn } is wounded: **{ $damage }** ({ albion-wound-dice }); wounds now { $total }.
   *[no] { $pawn } is not wounded ({ albion-wound-dice }); wounds still { $total }.
 }
albion-wound-dice = dice { $dice_added }{ $armoured ->
    [no] {""}
   *[yes] {" "}− { $armour } for armour
 }{ $eased ->
    [no] {""}
   *[yes] {" "}− { $amount } for an object
 }
albion-event-wounded = { $pawn } is wounded.
albion-event-unharmed = { $pawn } is unharmed.
albion-event-object-shown = { $pawn } has { $token }.
albion-event-weapon-dropped = { $pawn } drops { $weapon }: it lies on { $hex }.
albion-event-token-fell = { $pawn } is on foot: { $token } falls on { $hex }.
albion-event-breaking-rolled = { $broken ->
    [yes] { $weapon }: { $dice_added }, it breaks.
   *[no] { $weapon }: { $dice_added }, it does not break.
 }
albion-event-unhorsed = { $pawn } is thrown from the saddle.
albion-event-equipment-changed = { $pawn } changes to { $weapon }.
albion-event-picked-up = { $use ->
    [yes] { $pawn } picks up { $token } and wields it.
   *[no] { $pawn } picks up { $token }.
 }
albion-event-passed = { $pawn } does not attack.

## Magic

albion-event-spell-cast = { $healing ->
    [yes] { $pawn } casts { $spell } ({ $version ->
        [plus] +
       *[minus] −
     }): { $dice_added } = **{ $total }**, below { $power } needed: { $worked ->
        [yes] it works.
       *[no] it fails.
     }
   *[no] { $pawn } casts { $spell } ({ $version ->
        [plus] +
       *[minus] −
     }) on { $target }: { $dice_added } = **{ $total }**, below { $power } needed: { $worked ->
        [yes] it works.
       *[no] it fails.
     }
 }
albion-event-power-paid = { $pawn } spends { $amount } Power, { $power } left.
albion-event-backlash = The spell strikes back: { $pawn } loses { $amount } Power, { $power } left.
albion-event-weakened = { $pawn } is weaker by { $amount } until the end of the fight ({ $total } in all).
albion-event-power-rolled = { $pawn } rolls for the loss of Power: { $dice_added }.
albion-event-power-lost = { $pawn } loses { $amount } Power, { $power } left.
albion-event-bound = { $pawn } has no defence against the next strike of { $foe }.
albion-event-healed = { $pawn } heals { $amount } (die: { $dice_added }): wounds now { $total }.

## Flight and the end

albion-event-flee-tested = { $pawn } tries to flee: { $dice_added }{ $helped ->
    [no] {""}
   *[yes] {" "}+ { $bonus }
 } = **{ $total }**, { $need } or more needed: { $passed ->
    [yes] he breaks away.
   *[no] he does not get away.
 }
albion-event-nowhere-to-flee = { $pawn } finds no hex where he would be safe, and stays.
albion-event-fled = { $pawn } flees to { $hex }.
albion-event-fight-without-result = { $how ->
    [exhausted] The fighters are exhausted: { $members } part without a result.
   *[given_up] Nobody attacks any more: { $members } part without a result.
 }
albion-event-fight-ended = The fight is over.
albion-event-mounted-again = { $pawn } is in the saddle again.
albion-event-defeated = **{ $pawn } is defeated by { $foe }.**
albion-event-eliminated = **{ $pawn } is out of the game.**
albion-event-ransom-asked = { $price ->
    [one] { $seat } asks { $price } point for { $pawn }.
   *[other] { $seat } asks { $price } points for { $pawn }.
 }
albion-event-no-ransom = { $seat } accepts no ransom for { $pawn }.
albion-event-ransom-declined = The ransom for { $pawn } is not paid.
albion-event-ransomed = { $pawn } is ransomed for { $price }; the Treasury holds { $treasury }.
albion-event-offer-made = { $price ->
    [one] { $pawn } offers { $foe } to end the fight for { $price } point.
   *[other] { $pawn } offers { $foe } to end the fight for { $price } points.
 }
albion-event-offer-refused = { $seat } refuses the offer of { $pawn }.
albion-event-offer-countered = { $price ->
    [one] { $seat } asks { $price } point of { $pawn } instead.
   *[other] { $seat } asks { $price } points of { $pawn } instead.
 }
albion-event-offer-accepted = { $seat } accepts the offer of { $pawn }.
albion-event-capitulated = { $price ->
    [one] **{ $pawn } yields to { $foe } for { $price } point** and goes home to his castle.
   *[other] **{ $pawn } yields to { $foe } for { $price } points** and goes home to his castle.
 }

## Questions

albion-ask-weapon = Which weapon does { $pawn } take in hand?
albion-ask-flee-to = Where does { $pawn } flee to?
albion-ask-mount-again = Does { $pawn } mount his horse again?

## Refusals

albion-refused-fight-not-waiting = The fight is not waiting for you now.
albion-refused-answer-first = First something else must be answered: a strike, an offer or a ransom.
albion-refused-no-such-foe = No such pawn is in this fight: { $given }. Name the enemy by his code, such as 2.1.
albion-refused-no-weapon-in-use = { $pawn } has no weapon in hand and cannot strike.
albion-refused-no-enemy = { $target } is a knight of your own side.
albion-refused-not-in-this-fight = { $target } takes no part in this fight.
albion-refused-foe-not-near = { $target } does not stand next to { $pawn }.
albion-refused-foe-has-initiative = { $target } has the initiative over { $pawn }: until that changes { $pawn } cannot attack there.
albion-refused-spell-of-other-use = { $use ->
    [attack] { $spell } cannot be used to attack.
   *[defence] { $spell } cannot be used to defend.
 }
albion-refused-power-too-low = { $spell } in this version needs Power { $need } at the start; { $pawn } had { $power }.
albion-refused-spell-cast-before = { $pawn } has cast { $spell } in this fight already: once is all.
albion-refused-target-on-foot = { $spell }: { $target } is on foot, and only a rider can be thrown.
albion-refused-target-unarmed = { $spell }: { $target } has no weapon in hand to be dropped.
albion-refused-no-weapon-to-parry = { $pawn } has no weapon in hand and cannot parry.
albion-refused-parry-too-weak = { $weapon } cannot parry { $token }: its efficacy is { $efficacy }, at least { $need } is needed.
albion-refused-flight-from-riders = { $pawn } cannot flee: on foot nobody gets away from a rider.
albion-refused-flight-held = { $pawn } cannot flee while an enemy has the initiative over him.
albion-refused-offer-too-late = No offer can be made any more: somebody is beaten already.
albion-refused-offered-already = You have made an offer already: the next one only after the initiative has changed.
albion-refused-not-to-change = { $pawn } cannot change to this: { $token }. It must be a weapon that he carries, may use now and has not in hand.
albion-refused-nothing-there = Nothing of the kind lies face up on { $hex }: { $token }.
albion-refused-not-in-a-fight = In a fight only weapons and shields can be picked up: { $token } is neither.
albion-refused-only-mounted = Only a rider may carry this: { $token }.
albion-refused-beats-himself = That load would bring the knight down: his modified Strength would be { $least } or less ({ $token }).
albion-refused-not-to-pick-up = { $pawn } cannot pick this up now: { $token }.
albion-refused-no-pass = { $pawn } has nothing to pass now.
albion-refused-not-so-many-points = Your Treasury holds { $treasury ->
    [one] { $treasury } point
   *[other] { $treasury } points
 }; { $price } are too many.
albion-refused-points-offered = Of the { $treasury ->
    [one] { $treasury } point
   *[other] { $treasury } points
 } in your Treasury, { $offered } are at stake in the open offer to end the fight; { $price } are too many until it is answered.
albion-refused-nothing-to-defend = There is no strike to defend against now.
albion-refused-no-deal-offered = No offer to end the fight is open.
albion-refused-nobody-beaten = Nobody is beaten: there is no ransom to be asked.
albion-refused-no-such-answer = The offer can be accepted or refused, or once answered with another price that the other’s Treasury holds; not with { $price }.
albion-refused-no-such-terms = The price of the ransom must be between 0 and what the loser’s Treasury holds; not { $price }.
albion-refused-nothing-to-pay = There is no ransom to be paid now.
albion-refused-nobody-to-attack = None of your knights stands next to an enemy on land.
albion-refused-not-in-reach = { $pawn } cannot attack { $target }: both must stand on neighbouring land hexes, and be enemies.
albion-refused-worn-out-to-attack = { $pawn } is worn out: his modified Strength is { $strength }, at least { $least } is needed to attack.
