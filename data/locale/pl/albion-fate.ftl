# Moce Albionu: karty losu, wykup po zdarzeniu, powrót do gry.
# $pawn to pionek z kodem i nazwą; $seat to gracz; $land, $card i $token to nazwy.

albion-event-fate-rolled = { $pawn }, { $land }: { $dice_added } = { $total }, **{ $card }**.
albion-event-fate-tested = { $pawn } rzuca { $dice_added } = { $total }, trzeba najwyżej { $need }: { $passed ->
    [yes] próba udana, nic się nie dzieje.
   *[no] próba nieudana.
 }
albion-fate-tests = { $figure ->
    [power] Próba Mocy.
   *[strength] Próba zmodyfikowanej Siły.
 }
albion-event-fate-healed = { $some ->
    [yes] { $pawn } leczy { $amount }: ran razem { $total }.
   *[no] { $pawn } nie ma ran do leczenia.
 }
albion-event-fate-figure = { $figure ->
    [power] { $some ->
        [yes] { $pawn }: Moc { $amount_signed }, teraz { $now }.
       *[no] { $pawn }: Moc bez zmian, { $now }.
     }
   *[strength] { $some ->
        [yes] { $pawn }: Siła { $amount_signed }, teraz { $now }.
       *[no] { $pawn }: Siła bez zmian, { $now }.
     }
 }
albion-event-treasury-changed = Skarbiec ({ $seat }): { $amount_signed }, teraz { $treasury }.
albion-event-horse-lost = { $gone ->
    [yes] { $pawn } traci konia na zawsze.
   *[no] { $pawn } traci konia: zostaje na polu.
 }
albion-event-rides-on = { $pawn }: w następnym ruchu { $allowance ->
    [one] { $allowance } pole
    [few] { $allowance } pola
   *[many] { $allowance } pól
 }.
albion-event-horse-given = { $pawn } dostaje konia.
albion-event-skips-move = { $pawn } nie rusza się w następnym ruchu.
albion-event-token-placed = Na { $hex } leży teraz: { $token }.
albion-event-weapon-given = { $pawn } oddaje broń: { $weapon }.
albion-event-some-weapon-given = { $pawn } oddaje jedną broń.
albion-event-seen-in-vision = Wizja: na { $hex } leży { $token }.
albion-event-defeated-by-fate = **{ $pawn } pokonany.**
albion-event-event-ransom-declined = Wykup nie zostaje zapłacony: { $pawn }.
albion-event-event-ransom-rolled = { $paid ->
    [yes] Wykup ({ $pawn }): { $die }, zapłacony; w Skarbcu zostaje { $treasury }.
   *[no] Wykup ({ $pawn }): { $die }, ale w Skarbcu jest tylko { $treasury }.
 }
albion-event-returned = { $mounted ->
    [yes] { $pawn } wraca konno na { $hex }.
   *[no] { $pawn } wraca pieszo na { $hex }.
 }
albion-event-returns-with = { $pawn } wraca: Siła { $strength }, Moc { $power }; { $tokens }.
albion-event-equipped = { $pawn } jest wyposażony.

albion-ask-toll-weapon = Którą broń oddaje { $pawn }?
albion-ask-vision = Na którym polu { $pawn } widzi zakryty żeton?
albion-ask-fate = Co wybiera { $pawn }?
albion-ask-event-ransom = { $treasury ->
    [one] { $pawn } pokonany. Zapłacić jedną kostkę wykupu? W Skarbcu jest { $treasury } punkt.
    [few] { $pawn } pokonany. Zapłacić jedną kostkę wykupu? W Skarbcu są { $treasury } punkty.
   *[many] { $pawn } pokonany. Zapłacić jedną kostkę wykupu? W Skarbcu jest { $treasury } punktów.
 }
albion-refused-not-returning = Żaden twój rycerz nie wraca do gry pod tym kodem: { $given }.
albion-refused-not-placed-yet = { $pawn } wraca na końcu tej fazy; wtedy wybiera się jego cechy i wyposażenie.
albion-refused-below-return = { $pawn } wraca co najmniej z Siłą { $strength } i Mocą { $power }.
albion-refused-raised-too-far = { $pawn }: cechę można podnieść najwyżej do { $most }, nie do { $given }.
albion-refused-raised-sum = { $pawn }: Siłę i Moc razem można podnieść najwyżej do { $most }, nie do { $given }.
