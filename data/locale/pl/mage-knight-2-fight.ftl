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
   *[other] {" "}+{ $gang_up } (przewaga liczebna)
 }{ $resistance ->
    [none] { "" }
   *[other] {" "}{ $resistance } (Opór magiczny)
 }{ $attack_things ->
    [none] { "" }
   *[other] {" "}{ $attack_things } ({ $attack_things_by ->
        [name] { $attack_things_clauses }
       *[sum] przedmioty, domeny, podfrakcja
     })
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
   *[other] {" "}+{ $hindering } ({ $screen ->
        [concealing] teren osłaniający
        [low_wall] murek
       *[hindering] teren utrudniający ruch
     })
 }{ $height ->
    [none] { "" }
   *[other] {" "}+{ $height } (wysokość)
 }{ $armor ->
    [none] { "" }
   *[other] {" "}+{ $armor } (zbroja)
 }{ $water ->
    [none] { "" }
   *[other] {" "}+{ $water } (woda)
 }{ $cover_token ->
    [none] { "" }
   *[other] {" "}+{ $cover_token } (żeton osłony)
 }{ $defense_things ->
    [none] { "" }
   *[other] {" "}{ $defense_things } ({ $defense_things_by ->
        [name] { $defense_things_clauses }
       *[sum] przedmioty, domeny, podfrakcja
     })
 }{ $defense_sum ->
    [none] { "" }
   *[other] {" "}(zasada trzech: razem { $defense_sum })
 }
mage-knight-event-reckoned = { $target }: atak { mage-knight-attack-reckoned } przeciw obronie { mage-knight-defense-reckoned }.
mage-knight-preview-reckoned = { mage-knight-event-reckoned }
mage-knight-swapped = { $value ->
    [attack] Atak figurki { $figure }
    [defense] Obrona figurki { $figure }
    [ranged_damage] Obrażenia z dystansu figurki { $figure }
   *[damage] Obrażenia figurki { $figure }
 }: { $number } zamiast { $printed } ({ $card }, { $clause }).
mage-knight-event-replaced = { mage-knight-swapped }
mage-knight-preview-replaced = { mage-knight-swapped }
mage-knight-wound = { $target }: { $value ->
    [ranged_damage] obrażenia z dystansu
   *[damage] obrażenia
 } { $number }{ $doubled ->
    [yes] {" "}× 2 (Atak z Zaskoczenia)
   *[no] { "" }
 }{ $enhancement ->
    [none] { "" }
   *[other] {" "}+{ $enhancement } (Magiczne Wzmocnienie)
 }{ $incantation ->
    [none] { "" }
   *[other] {" "}+{ $incantation } (Zaklęcie)
 }{ $damage_things ->
    [none] { "" }
   *[other] {" "}{ $damage_things } ({ $damage_things_clauses })
 }{ $damage_sum ->
    [none] { "" }
   *[other] {" "}(zasada trzech: razem { $damage_sum })
 }{ $critical ->
    [yes] {" "}+1 (trafienie krytyczne)
   *[no] { "" }
 } = { $raised }{ $clicks ->
    [none] { "" }
    [0] ; po zmniejszeniu obrażeń nie zostaje nic
   *[other] ; po zmniejszeniu obrażeń zostaje: { $clicks }
 }.
mage-knight-event-damage-reckoned = { mage-knight-wound }
mage-knight-preview-damage-reckoned = { mage-knight-wound }

## Bombardment

mage-knight-ability-bombardment = Ostrzał
mage-knight-refused-no-point = Ostrzał figurki { $figure } wymaga punktu celu, na przykład at=12,8.
mage-knight-refused-point-out-of-arc = Punkt celu { $x },{ $y } nie leży w przednim sektorze figurki { $figure }.
mage-knight-refused-point-not-target = { $ability } kieruje się na punkt, na przykład at=12,8, a nie na „{ $given }”.
mage-knight-refused-no-proficiency = { $figure } nie ma biegłości { $ability }; typ ataku: { $keyword }.
mage-knight-refused-point-out-of-range = Punkt celu leży { $length }″ od figurki { $figure }; ostrzał wymaga więcej niż { $least }″ i najwyżej { $most }″.
mage-knight-refused-not-after-move = { $figure } nie może po ruchu użyć zdolności { $ability }.
mage-knight-refused-point-in-blocking = Punkt celu leży w niedostępnym terenie ({ $piece }).
mage-knight-refused-nobody-in-area = W promieniu { $radius }″ od { $x },{ $y } nie stoi żadna wroga figurka, a bez niej { $figure } nie może prowadzić ostrzału.

## Cover and Incantation

mage-knight-event-ability-token = { $use ->
    [cover] { $figure } kryje się i dostaje żeton osłony.
   *[incantation] { $figure } rozpoczyna zaklęcie i dostaje żeton zaklęcia.
 }
mage-knight-event-cover-over = Żeton osłony figurki { $figure } zostaje zdjęty.
mage-knight-event-incantation-over = { $works ->
    [yes] Zaklęcie działa: { $figure } zadaje do końca tury o 1 obrażenie z dystansu więcej.
   *[no] Zaklęcie nic nie daje: { $figure }.
 }
mage-knight-refused-has-ability-token = { $figure } ma jeszcze żeton zdolności { $use ->
    [cover] Osłona
   *[incantation] Zaklęcie
 } i nie dostanie drugiego.
mage-knight-refused-special-not-capable = { $figure } nie jest zdolna do działania: z akcji specjalnych może użyć tylko Regeneracji.
mage-knight-preview-cover = { $figure } kryje się: +2 do obrony przed strzałami, aż się ruszy lub wykona akcję.{ $pushed ->
    [none] { "" }
   *[other] {" "}Zmęczenie: { $pushed }, 1 klik.
 }
mage-knight-preview-incantation = { $figure } rozpoczyna zaklęcie: w następnej turze o 1 obrażenie z dystansu więcej.{ $pushed ->
    [none] { "" }
   *[other] {" "}Zmęczenie: { $pushed }, 1 klik.
 }
mage-knight-do-cover = Osłona: { $figure }
mage-knight-do-incantation = Zaklęcie: { $figure }
mage-knight-doing-cover = Osłona
mage-knight-doing-incantation = Zaklęcie
picture-mk-last-cover = { $who } kryje się
picture-mk-last-incantation = { $who } rozpoczyna zaklęcie
picture-mk-board-token-cover = żeton osłony
picture-mk-board-token-incantation = żeton zaklęcia
mage-knight-refused-forbidden-by-thing = { $what ->
    [close_attack] { $card } zabrania figurce { $figure } tego ataku wręcz.
    [ranged_attack] { $card } zabrania figurce { $figure } tego ataku dystansowego.
    [double_time] { $card } zabrania figurce { $figure } podwójnego marszu.
   *[soaring] { $card } zabrania figurce { $figure } szybowania.
 }
picture-mk-last-bombardment = { $who } prowadzi ostrzał; w zasięgu: { $targets }
