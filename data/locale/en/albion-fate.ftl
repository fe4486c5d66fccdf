# Powers of Albion: fate cards, ransom of an event, return to play.
# $pawn is a pawn by code and name; $seat is a player; $land, $card and $token are names.

albion-event-fate-rolled = { $pawn } in { $land }: { $dice_added } = { $total }, **{ $card }**.
albion-event-fate-tested = { $pawn } rolls { $dice_added } = { $total }, { $need } or less needed: { $passed ->
    [yes] passed, nothing happens.
   *[no] failed.
 }
albion-fate-tests = { $figure ->
    [power] Power is put to the test.
   *[strength] Modified Strength is put to the test.
 }
albion-event-fate-healed = { $some ->
    [yes] { $pawn } heals { $amount }: wounds now { $total }.
   *[no] { $pawn } has no wounds to heal.
 }
albion-event-fate-figure = { $figure ->
    [power] { $some ->
        [yes] { $pawn }: Power { $amount_signed }, now { $now }.
       *[no] { $pawn }: Power stays at { $now }.
     }
   *[strength] { $some ->
        [yes] { $pawn }: Strength { $amount_signed }, now { $now }.
       *[no] { $pawn }: Strength stays at { $now }.
     }
 }
albion-event-treasury-changed = Treasury of { $seat }: { $amount_signed }, now { $treasury }.
albion-event-horse-lost = { $gone ->
    [yes] { $pawn } loses the horse for good.
   *[no] { $pawn } loses the horse: it stays on the hex.
 }
albion-event-rides-on = { $pawn } may ride { $allowance } hexes in the next movement.
albion-event-horse-given = { $pawn } gets a horse.
albion-event-skips-move = { $pawn } does not move in the next movement.
albion-event-token-placed = { $token } now lies on { $hex }.
albion-event-weapon-given = { $pawn } gives up { $weapon }.
albion-event-some-weapon-given = { $pawn } gives up a weapon.
albion-event-seen-in-vision = A vision: on { $hex } lies { $token }.
albion-event-defeated-by-fate = **{ $pawn } is defeated.**
albion-event-event-ransom-declined = The ransom for { $pawn } is not paid.
albion-event-event-ransom-rolled = { $paid ->
    [yes] The ransom for { $pawn } is { $die }: it is paid, and the Treasury holds { $treasury }.
   *[no] The ransom for { $pawn } is { $die }, but the Treasury holds only { $treasury }.
 }
albion-event-returned = { $mounted ->
    [yes] { $pawn } returns on horseback on { $hex }.
   *[no] { $pawn } returns on foot on { $hex }.
 }
albion-event-returns-with = { $pawn } returns with Strength { $strength } and Power { $power }; { $tokens }.
albion-event-equipped = { $pawn } is equipped.

albion-ask-toll-weapon = Which weapon does { $pawn } give up?
albion-ask-vision = Of which hex does { $pawn } see a face-down token?
albion-ask-fate = What does { $pawn } choose?
albion-ask-event-ransom = { $treasury ->
    [one] { $pawn } is defeated. Pay one die for the ransom? The Treasury holds { $treasury } point.
   *[other] { $pawn } is defeated. Pay one die for the ransom? The Treasury holds { $treasury } points.
 }
albion-refused-not-returning = No knight of yours is returning to play under this code: { $given }.
albion-refused-not-placed-yet = { $pawn } returns at the end of this phase; his attributes and equipment are chosen then.
albion-refused-below-return = { $pawn } returns with at least Strength { $strength } and Power { $power }.
albion-refused-raised-too-far = { $pawn }: an attribute may be raised to { $most } at most, not to { $given }.
albion-refused-raised-sum = { $pawn }: Strength and Power together may be raised to { $most } at most, not to { $given }.
