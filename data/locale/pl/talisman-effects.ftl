# Talisman: what cards, spaces and persons do. $card is the card, space, person or spell whose effect it is.

## Rolls

talisman-event-rolled-table = „{ $card }”: { $seat } wyrzuca { $number }.
talisman-event-nothing-comes = Nic z tego nie wynika.
talisman-event-roll-lessened = Od wyniku odejmuje się { $number }, zostaje { $result }.
talisman-event-roll-changed = „{ $card }”: { $seat } zmienia wynik na { $result }.
talisman-event-rolls-nothing = „{ $card }”: { $seat } nie musi tu rzucać.
talisman-event-follower-rolled = { $unit_name }: { $seat } wyrzuca { $number }.
talisman-event-rolled-for-cards = „{ $card }”, rzut za każdą kartę: { $dice }.
talisman-event-creature-rolled = { $seat } spotyka stwora: { $creature }, wartość { $number }.
talisman-event-series-rolled = { $creature }, liczba napastników, z którymi walczy { $seat }: { $number }.
talisman-event-duel-rolled = „{ $card }”: { $seat } wyrzuca { $own }, druga strona { $foe }.

talisman-ask-roll-anyway = „{ $card }”: nie musisz tu rzucać. Czy mimo to rzucasz?
talisman-ask-instead-of-roll = „{ $card }”: czy zamiast rzucać bierzesz to: { $what ->
    [life] punkt Wytrzymałości
    [gold] mieszek złota
    [strength] Siła
    [craft] Moc
    [spell] Czar
   *[talisman] Talizman
 } ({ $number })?
talisman-ask-change-roll = „{ $card }”: wynik to { $number }. Czy go zmieniasz?

## Choices

talisman-ask-use-effect = „{ $card }”: czy z tego korzystasz?
talisman-ask-choose-option = „{ $card }”: wybierz jedno.
talisman-event-option-chosen = „{ $card }”: { $seat } wybiera: { $label }.
talisman-ask-choose-alignment = „{ $card }”: jaki Charakter przyjmujesz?
talisman-ask-choose-space = „{ $card }”: na który Obszar się przenosisz?
talisman-ask-take-spell = „{ $card }”: który Czar bierzesz ze stosu zużytych?
talisman-ask-order-cards = „{ $card }”: w jakiej kolejności odkładasz karty? Pierwsza leży na wierzchu.
talisman-ask-lose-spells = „{ $card }”: które Czary tracisz ({ $count })?
talisman-ask-lose-things = Które ze swoich kart tracisz ({ $count })?
talisman-ask-take-things = Które z tych kart wybierasz ({ $count })?

## Turns

talisman-event-misses-turns = „{ $card }”: { $seat } traci { $number ->
    [one] { $number } turę
    [few] { $number } tury
   *[many] { $number } tur
 }.
talisman-event-turn-lost = „{ $card }”: { $seat } kończy tym samym obecną turę.
talisman-event-extra-turn = „{ $card }”: { $seat } ma po tej turze jeszcze jedną.
talisman-event-enslaved = „{ $card }”: { $seat } jest w niewoli, aż wyrzuci na ruch 4 lub więcej.
talisman-event-may-go-on = „{ $card }”: { $seat } może w następnej turze iść dalej do środka.
talisman-event-world-effect = „{ $card }” działa na wszystkich przez { $number ->
    [one] { $number } kolejkę
    [few] { $number } kolejki
   *[many] { $number } kolejek
 }.

## Moves

talisman-event-move-granted = „{ $card }”: w następnym ruchu { $seat } może przejść { $goal ->
    [choice_region] na dowolny inny Obszar tej Krainy
    [opposite] na drugi brzeg rzeki
   *[other] tutaj: { $space }
 }.
talisman-event-move-steered = „{ $card }”: { $seat } wybiera, dokąd idzie { $other }.

## Cards and spells

talisman-event-gold-put = { $seat } zostawia złoto ({ $amount }), miejsce: { $card }.
talisman-event-card-put = { $unit_name } leży teraz na Obszarze: { $card }.
talisman-event-peeked = „{ $card }”: { $seat } ogląda wierzch stosu Kart Przygód, { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
 }.
talisman-event-saw-cards = Karty, które widzi { $seat }, od wierzchu: { $cards }.
talisman-event-spells-taken = { $seat } zabiera { $number ->
    [one] { $number } Czar
    [few] { $number } Czary
   *[many] { $number } Czarów
 }, dotychczasowy właściciel: { $other }.
talisman-event-spell-changed-hands = Czar, który bierze { $seat } (dotąd { $other }): { $card }.
talisman-event-spell-taken-back = { $seat } bierze ze stosu zużytych Czarów: { $card }.
talisman-event-spell-redirected = { $seat } odwraca „{ $card }”: celem jest teraz { $other }.
