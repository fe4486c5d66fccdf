# Powers of Albion: what may be done, on buttons and in lists; what calls a player; panels.
# $pawn and $target are pawns by code and name, $token, $weapon, $knight and $spell are names.

albion-turn-set-up = { $several ->
    [yes] { $name }: equip your knights
   *[no] { $name }, equip your knights
 }{ $counted ->
    [yes] {" "}(ready: { $said } of { $wanted })
   *[no] { "" }
 }.
albion-turn-movement = { $several ->
    [yes] { $name }: give your orders for round { $round }
   *[no] { $name }, give your orders for round { $round }
 }{ $counted ->
    [yes] {" "}({ $said } of { $wanted } have given theirs)
   *[no] { "" }
 }.
albion-turn-items = { $several ->
    [yes] { $name }: what do your knights leave, take, exchange
   *[no] { $name }, { $looking ->
        [yes] look at what you have taken: keep it, or put it back
       *[no] what do your knights leave, take, exchange
     }
 }{ $counted ->
    [yes] {" "}({ $said } of { $wanted } are done)
   *[no] { "" }
 }?
albion-turn-declare = { $several ->
    [yes] { $name }: whom do your knights attack
   *[no] { $name }, whom do your knights attack
 }{ $counted ->
    [yes] {" "}({ $said } of { $wanted } have declared)
   *[no] { "" }
 }?
albion-turn-fights = { $name }, { $stage ->
    [terms] { $pawn } is beaten. What ransom do you ask?
    [ransom] pay the ransom for { $pawn }?
    [deal] { $pawn } offers to end the fight. Do you accept?
    [defence] { $pawn } is struck. How does he defend himself?
   *[turn] what does { $pawn } do?
 }

albion-card-running = Round { $round } is being played.

albion-doing-group = Group
albion-doing-arm = Attributes and arms
albion-doing-pawns = Pawn numbers
albion-doing-ready-made = Ready-made knights
albion-doing-ready = Ready
albion-doing-orders = Movement
albion-doing-done = End of the moves
albion-doing-back = Return
albion-doing-items = Leave and take
albion-doing-offer = Offer an exchange
albion-doing-exchange = Answer an offer
albion-doing-keep = Second look
albion-doing-return = Equip a returning knight
albion-doing-declare = Attack
albion-doing-strike = Strike
albion-doing-cast = Cast a spell
albion-doing-change = Change weapons
albion-doing-pick = Pick up
albion-doing-flee = Flee
albion-doing-pass = Pass
albion-doing-capitulate = Offer a ransom and go home
albion-doing-defend = Defence
albion-doing-deal = Answer the offer
albion-doing-terms = Ransom
albion-doing-ransom = Pay the ransom
albion-doing-order = Leave it to orders

albion-do-moves-stay = Always stay, until I change this
albion-do-auto = Fight on by my orders

albion-answer-fate-treasury = { $amount ->
    [one] Treasury: { $amount_signed } point
   *[other] Treasury: { $amount_signed } points
 }
albion-answer-fate-weapon = Give up a weapon

once-more-rest-ready-made = You have armed only some of your knights: the others are taken ready-made.
once-more-duel-ends = Then both will have passed: the duel ends without a result.

albion-tally = Knights on the map

albion-balance = knights and Treasury

albion-ending-artefacts = both artefacts in the castle
albion-ending-last = the last one left in the game
albion-ending-rounds = most points after the last round
albion-ending-draw = nobody was left

table-albion-status = { $leads ->
    [yes] { $cards }; Treasury { $treasury }.
   *[no] You have no group yet; Treasury { $treasury }.
 }
table-albion-knight = { $pawn }: { $hex }, { albion-transport-words }, modified Strength { $modified }, Power { $power }{ $hurt ->
    [yes] , wounds { $damage }
   *[no] { "" }
 }{ $carries ->
    [yes] ; { $tokens }
   *[no] { "" }
 }
table-albion-knight-orders = { $pawn }: { $hex }, { albion-transport-words }{ $hurt ->
    [yes] , wounds { $damage }
   *[no] { "" }
 }
table-albion-armed = { $knight }: Strength { $strength }, Power { $power }{ $carries ->
    [yes] ; { $tokens }
   *[no] { "" }
 }
table-albion-numbered = Pawns 1 to 4: { $cards }
table-albion-ordered = { $left ->
    [yes] The others have no orders yet; so far: `{ $line }`
   *[no] Your orders: `{ $line }`
 }

albion-button-hand = Your knights
