# Własne stałe instrukcje gracza w Magii i Mieczu; widzi je tylko on. $line to zapis, który wydaje instrukcję.
talisman-order-reaction = „{ $card }” działa, gdy tylko zdarzy się to: { $when ->
    [spell_at_me] ktoś rzuca Czar na ciebie
    [spell_cast] { $named ->
        [one] ktoś rzuca ten Czar: „{ $cards }”
       *[any] ktoś rzuca Czar
     }
    [attacked] atakuje cię Poszukiwacz
    [life_loss] masz stracić Wytrzymałość
    [last_life] masz stracić ostatni punkt Wytrzymałości
    [rolls] Poszukiwacz rzuca na ruch
   *[starts_turn] Poszukiwacz zaczyna turę
 }. Kto: { $from ->
    [one] { $by }
   *[any] ktokolwiek
 }. [{ $line }]
talisman-order-spoils = Łupy, które wolisz: { $keywords }.{ $some ->
    [yes] {" "}Wśród nich Karty: { $cards }.
   *[no] { "" }
 } [{ $line }]
talisman-order-drop = Co porzucasz najpierw, gdy masz za dużo Przedmiotów: { $cards }. [{ $line }]
talisman-order-discard = Co odkładasz najpierw, gdy masz za dużo Czarów: { $cards }. [{ $line }]
talisman-order-pay-gold = Oddajesz złoto zamiast Wytrzymałości. [{ $line }]
talisman-order-pay-life = Oddajesz Wytrzymałość zamiast złota. [{ $line }]
talisman-order-heal = Leczysz się zawsze, gdy to możliwe; mieszki złota, które zostawiasz: { $gold }. [{ $line }]
talisman-order-evade-always = Zawsze się wymykasz, gdy możesz. [{ $line }]
talisman-order-evade-never = Nigdy się nie wymykasz. [{ $line }]
talisman-order-trophies = Trofea są wymieniane automatycznie, gdy tylko żaden punkt nie przepada. [{ $line }]
talisman-order-roll = Rzut na ruch odbywa się od razu. [{ $line }]
talisman-order-turn = { $now ->
    [yes] Twoja obecna tura toczy się według tego wiersza. [{ $line }]
   *[no] Twoja następna tura potoczy się według tego wiersza. [{ $line }]
 }
talisman-event-order-ask = { $what ->
    [spoils] Dostaniesz pytanie, jaki łup bierzesz.
    [drop] Dostaniesz pytanie, co porzucasz.
    [discard] Dostaniesz pytanie, który Czar odkładasz.
    [pay] Dostaniesz pytanie, czy oddajesz złoto, czy Wytrzymałość.
    [heal] Dostaniesz pytanie, czy się leczysz.
    [evade] Dostaniesz pytanie, czy się wymykasz.
    [trophies] Trofea wymieniasz tylko wtedy, gdy to powiesz.
    [roll] Rzut na ruch odbywa się, gdy to powiesz.
   *[turn] Twoja następna tura nie potoczy się sama.
 }

talisman-keyword-life = 1 punkt Wytrzymałości
talisman-keyword-gold = 1 mieszek złota
talisman-keyword-object = 1 Przedmiot

talisman-refused-not-held = Nie masz takiej Karty: { $card }.
talisman-refused-no-character = Nie masz teraz Poszukiwacza.
