# Powers of Albion: what may be done, on buttons and in lists. $pawn and $target are pawns by code and name.

albion-open-arm = Equip { $knight }
albion-open-pawns = Number the pawns of { $card }
albion-open-orders = Orders of { $pawn }
albion-open-items = Leave and take
albion-open-keep = What was found
albion-open-offer = Offer an exchange
albion-open-declare = Attacks of { $pawn }
albion-open-return = { $pawn } returns: equip

albion-do-group = Take { $cards }
albion-about-group = { $knights }
albion-do-ready-made = Take the ready-made knights
albion-do-ready = Ready
albion-do-arm = { $knight } as ready-made
albion-do-pawns = { $knights }
albion-do-return = Strength { $strength }, Power { $power }; { $tokens }
albion-do-orders-none = All stay
albion-do-done = The others stay
albion-do-done-items = Leave it at what is allowed
albion-do-done-declaring = The others attack nobody
albion-do-march-plan = All march on the artefacts
albion-do-march = { $site ->
    [yes] To { $hex } ({ $card })
   *[no] To { $hex }
 }
albion-do-march-leave = To { $hex }, where horse or boat are left
albion-do-march-stay = Stay
albion-do-march-stay-leave = Stay, and leave horse or boat
albion-do-items-plan = Take horses, objects, artefacts
albion-do-keep-plan = Keep what was found
albion-do-hand-over = { $pawn } gives { $target } the artefact
albion-do-items-none = Leave and take nothing
albion-do-take-all = { $pawn } takes everything
albion-do-take-nothing = { $pawn } takes nothing
albion-do-take-this = { $pawn } takes: { $token }
albion-do-take-object = { $pawn } takes a face-down token
albion-do-leave-this = { $pawn } leaves: { $token }
albion-do-put-back = { $pawn } puts back: { $token }
albion-do-give = { $pawn } to { $target }: { $token }
albion-do-accept = Accept offer { $offer } of { $pawn }
albion-do-accept-with = Accept offer { $offer } of { $pawn } and give: { $tokens }
albion-do-refuse = Decline offer { $offer } of { $pawn }
albion-do-attack-plan = Attack where it pays
albion-do-declare-none = Attack nobody
albion-do-attack = Attack { $target }
albion-do-attack-join = Attack nobody, but join fights of mine
albion-do-attack-nobody = This knight attacks nobody
albion-do-strike = Strike { $target } · { $chance }%
albion-do-cast = { $version ->
    [plus] { $spell } (+) on { $target }
   *[minus] { $spell } (−) on { $target }
 } · { $chance }%
albion-do-change = Change to: { $weapon }
albion-do-pick = Pick up and use: { $token }
albion-do-pick-carry = Pick up: { $token }
albion-do-flee = Flee
albion-do-pass = Pass
albion-do-back = I am back
albion-do-capitulate = Offer { $target } a ransom of { $price }
albion-do-parry = Parry · { $chance }%
albion-do-dodge = Dodge · { $chance }%
albion-do-none = Take the blow
albion-do-defend = { $version ->
    [plus] { $spell } (+)
   *[minus] { $spell } (−)
 } · { $chance }%
albion-do-deal-accept = Accept
albion-do-deal-refuse = Refuse
albion-do-deal-counter = Name another price: { $price }
albion-do-terms = Ask a ransom of { $price }
albion-do-terms-none = No ransom
albion-do-ransom-pay = Pay
albion-do-ransom-decline = Do not pay
