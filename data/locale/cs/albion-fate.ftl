# Moci Albionu: karty osudu, výkupné po události, návrat do hry.
# $pawn je figurka s kódem a jménem; $seat je hráč; $land, $card a $token jsou jména.

albion-event-fate-rolled = { $pawn }, { $land }: { $dice_added } = { $total }, **{ $card }**.
albion-event-fate-tested = { $pawn } hází { $dice_added } = { $total }, je třeba nejvýš { $need }: { $passed ->
    [yes] obstál, nic se neděje.
   *[no] neobstál.
 }
albion-fate-tests = { $figure ->
    [power] Zkouška Moci.
   *[strength] Zkouška upravené Síly.
 }
albion-event-fate-healed = { $some ->
    [yes] { $pawn } léčí { $amount }: zranění celkem { $total }.
   *[no] { $pawn } nemá žádná zranění.
 }
albion-event-fate-figure = { $figure ->
    [power] { $some ->
        [yes] { $pawn }: Moc { $amount_signed }, teď { $now }.
       *[no] { $pawn }: Moc se nemění, { $now }.
     }
   *[strength] { $some ->
        [yes] { $pawn }: Síla { $amount_signed }, teď { $now }.
       *[no] { $pawn }: Síla se nemění, { $now }.
     }
 }
albion-event-treasury-changed = Pokladnice ({ $seat }): { $amount_signed }, teď { $treasury }.
albion-event-horse-lost = { $gone ->
    [yes] { $pawn } přichází o koně navždy.
   *[no] { $pawn } přichází o koně: zůstává na poli.
 }
albion-event-rides-on = { $pawn }: v příštím pohybu { $allowance ->
    [one] { $allowance } pole
    [few] { $allowance } pole
   *[other] { $allowance } polí
 }.
albion-event-horse-given = { $pawn } dostává koně.
albion-event-skips-move = { $pawn } se v příštím pohybu nehýbe.
albion-event-token-placed = Na { $hex } teď leží: { $token }.
albion-event-weapon-given = { $pawn } odevzdává zbraň: { $weapon }.
albion-event-some-weapon-given = { $pawn } odevzdává jednu zbraň.
albion-event-seen-in-vision = Vidění: na { $hex } leží { $token }.
albion-event-defeated-by-fate = **{ $pawn } je poražen.**
albion-event-event-ransom-declined = Výkupné není zaplaceno: { $pawn }.
albion-event-event-ransom-rolled = { $paid ->
    [yes] Výkupné ({ $pawn }): { $die }, zaplaceno; v Pokladnici zbývá { $treasury }.
   *[no] Výkupné ({ $pawn }): { $die }, ale v Pokladnici je jen { $treasury }.
 }
albion-event-returned = { $mounted ->
    [yes] { $pawn } se vrací na koni na { $hex }.
   *[no] { $pawn } se vrací pěšky na { $hex }.
 }
albion-event-returns-with = { $pawn } se vrací: Síla { $strength }, Moc { $power }; { $tokens }.
albion-event-equipped = { $pawn } je vyzbrojen.

albion-ask-toll-weapon = Kterou zbraň odevzdá { $pawn }?
albion-ask-vision = Na kterém poli vidí { $pawn } zakrytý žeton?
albion-ask-fate = Co zvolí { $pawn }?
albion-ask-event-ransom = { $treasury ->
    [one] { $pawn } je poražen. Zaplatit jednu kostku výkupného? V Pokladnici je { $treasury } bod.
    [few] { $pawn } je poražen. Zaplatit jednu kostku výkupného? V Pokladnici jsou { $treasury } body.
   *[other] { $pawn } je poražen. Zaplatit jednu kostku výkupného? V Pokladnici je { $treasury } bodů.
 }
albion-refused-not-returning = Pod tímto kódem se žádný tvůj rytíř do hry nevrací: { $given }.
albion-refused-not-placed-yet = { $pawn } se vrací na konci této fáze; teprve pak se volí jeho vlastnosti a výzbroj.
albion-refused-below-return = { $pawn } se vrací aspoň se Silou { $strength } a Mocí { $power }.
albion-refused-raised-too-far = { $pawn }: vlastnost lze zvýšit nejvýš na { $most }, ne na { $given }.
albion-refused-raised-sum = { $pawn }: Sílu a Moc dohromady lze zvýšit nejvýš na { $most }, ne na { $given }.
