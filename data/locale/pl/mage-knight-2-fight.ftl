# Walka w Mage Knight 2.0: co dodaje się do ataku i do obrony, ostrzał.
# $figure i $target to figurki, na przykład „A1 Nazwa”, $piece to element terenu; długości są w calach.

## Attack and defense

mage-knight-attack-reckoned = { $attack }{ $formation ->
    [none] { "" }
   *[other] {" "}+{ $formation } (formacja)
 }{ $rear ->
    [none] { "" }
   *[other] {" "}+{ $rear } (tylny sektor)
 }{ $gang_up ->
    [none] { "" }
   *[other] {" "}+{ $gang_up } (zmowa)
 }{ $resistance ->
    [none] { "" }
   *[other] {" "}{ $resistance } (Opór magiczny)
 }{ $attack_things ->
    [none] { "" }
   *[other] {" "}{ $attack_things } (inne modyfikatory)
 }{ $attack_sum ->
    [none] { "" }
   *[other] {" "}(zasada trzech: razem { $attack_sum })
 }{ $own ->
    [none] { "" }
   *[other] {" "}+{ $own } (premia do ataku)
 }
mage-knight-defense-reckoned = { $defense }{ $capture ->
    [none] { "" }
   *[other] {" "}+{ $capture } (pochwycenie)
 }{ $hindering ->
    [none] { "" }
   *[other] {" "}+{ $hindering } (teren utrudniający ruch)
 }{ $height ->
    [none] { "" }
   *[other] {" "}+{ $height } (wysokość)
 }{ $armor ->
    [none] { "" }
   *[other] {" "}+{ $armor } (zbroja)
 }{ $water ->
    [none] { "" }
   *[other] {" "}+{ $water } (woda)
 }{ $defense_things ->
    [none] { "" }
   *[other] {" "}{ $defense_things } (inne modyfikatory)
 }{ $defense_sum ->
    [none] { "" }
   *[other] {" "}(zasada trzech: razem { $defense_sum })
 }
mage-knight-event-reckoned = { $target }: atak { mage-knight-attack-reckoned } przeciw obronie { mage-knight-defense-reckoned }.

## Bombardment

mage-knight-refused-no-point = Ostrzał – { $figure } – wymaga punktu celu, na przykład at=12,8.
mage-knight-refused-point-out-of-arc = Punkt celu nie leży w przednim sektorze: { $figure }.
mage-knight-refused-point-out-of-range = Punkt celu leży { $length } cala od { $figure }; ostrzał wymaga więcej niż { $least } i najwyżej { $most } cali.
mage-knight-refused-point-in-blocking = Punkt celu leży w terenie blokującym ({ $piece }).
mage-knight-refused-nobody-in-area = Ostrzał – { $figure } – nie dosięgnąłby żadnej wrogiej figurki.
