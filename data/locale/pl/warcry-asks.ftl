# Pytania do gracza. $card to karta, która pyta.

warcry-ask-block = Oddział { $attacker } atakuje oddział { $target }. Który oddział blokuje?
warcry-ask-reaction = Możesz użyć reakcji. Okazja: { $trigger ->
    [mustered] rekrutacja oddziału
    [attack_declared] atak
    [ranged_declared] atak strzelecki
    [tactic_played] taktyka
    [combat_roll] rzut bojowy
    [test_rolled] rzut w teście
    [combat_won] wygrana walka
    [combat_lost] przegrana walka
    [routed] rozgromienie
    [destroyed] odrzucenie oddziału
    [attachment_destroyed] odrzucenie rozszerzenia
    [committed_by_effect] wykluczenie oddziału
    [retreated] odwrót
    [counting] zbliżające się podliczenie
    [muster_done] koniec fazy rekrutacji
   *[setup_done] początek bitwy
 }.
warcry-ask-reaction-hand = Czy zagrywasz reakcję z ręki?
warcry-ask-pick = „{ $card }”: wybierz oddział.
warcry-ask-foe-pick = „{ $card }”: karta przeciwnika każe ci wybrać oddział.
warcry-ask-pick-up-to = „{ $card }”: wybierz oddziały albo żadnego.
warcry-ask-discard-card = „{ $card }”: wybierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
 } do odrzucenia.
warcry-ask-attachment = „{ $card }”: wybierz rozszerzenie oddziału { $unit }.
warcry-ask-strategy = „{ $card }”: wybierz strategię.
warcry-ask-discard-pile = „{ $card }”: wybierz kartę ze stosu kart odrzuconych.
warcry-ask-choose-one = „{ $card }”: wybierz jeden z efektów.
warcry-ask-may = „{ $card }”: czy używasz tej części efektu?
warcry-ask-pay = „{ $card }”: czy płacisz?
warcry-ask-look-top = „{ $card }”: które z tych kart odrzucasz?
warcry-ask-look-order = „{ $card }”: w jakiej kolejności odkładasz karty? Pierwsza leży na wierzchu.
warcry-ask-order-effects = W jakiej kolejności działają twoje efekty?
