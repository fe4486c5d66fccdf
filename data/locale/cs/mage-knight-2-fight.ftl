# Boj v Mage Knight 2.0: co se přičítá k útoku a k obraně, bombardování.
# $figure a $target jsou figurky, například „A1 Jméno“, $piece je kus terénu; délky jsou v palcích.

## Attack and defense

mage-knight-attack-reckoned = { $attack }{ $formation ->
    [none] { "" }
   *[other] {" "}+{ $formation } (formace)
 }{ $rear ->
    [none] { "" }
   *[other] {" "}+{ $rear } (zadní oblouk)
 }{ $gang_up ->
    [none] { "" }
   *[other] {" "}+{ $gang_up } (přesila)
 }{ $resistance ->
    [none] { "" }
   *[other] {" "}{ $resistance } (Magická odolnost)
 }{ $attack_things ->
    [none] { "" }
   *[other] {" "}{ $attack_things } ({ $attack_things_by ->
        [name] { $attack_things_clauses }
       *[sum] předměty, prostředí, podfrakce
     })
 }{ $attack_sum ->
    [none] { "" }
   *[other] {" "}(pravidlo 3: celkem { $attack_sum })
 }{ $own ->
    [none] { "" }
   *[other] {" "}+{ $own } (bonus k útoku)
 }
mage-knight-defense-reckoned = { $defense }{ $capture ->
    [none] { "" }
   *[other] {" "}+{ $capture } (zajetí)
 }{ $hindering ->
    [none] { "" }
   *[other] {" "}+{ $hindering } ({ $screen ->
        [concealing] krycí terén
        [low_wall] zídka
       *[hindering] ztěžující terén
     })
 }{ $height ->
    [none] { "" }
   *[other] {" "}+{ $height } (výška)
 }{ $armor ->
    [none] { "" }
   *[other] {" "}+{ $armor } (zbroj)
 }{ $water ->
    [none] { "" }
   *[other] {" "}+{ $water } (voda)
 }{ $cover_token ->
    [none] { "" }
   *[other] {" "}+{ $cover_token } (žeton krytí)
 }{ $defense_things ->
    [none] { "" }
   *[other] {" "}{ $defense_things } ({ $defense_things_by ->
        [name] { $defense_things_clauses }
       *[sum] předměty, prostředí, podfrakce
     })
 }{ $defense_sum ->
    [none] { "" }
   *[other] {" "}(pravidlo 3: celkem { $defense_sum })
 }
mage-knight-event-reckoned = { $target }: útok { mage-knight-attack-reckoned } proti obraně { mage-knight-defense-reckoned }.
mage-knight-preview-reckoned = { mage-knight-event-reckoned }
mage-knight-swapped = { $value ->
    [attack] Útok figurky { $figure }
    [defense] Obrana figurky { $figure }
    [ranged_damage] Zranění na dálku figurky { $figure }
   *[damage] Zranění figurky { $figure }
 }: { $number } místo { $printed } ({ $card }, { $clause }).
mage-knight-event-replaced = { mage-knight-swapped }
mage-knight-preview-replaced = { mage-knight-swapped }
mage-knight-wound = { $target }: { $value ->
    [ranged_damage] zranění na dálku
   *[damage] zranění
 } { $number }{ $doubled ->
    [yes] {" "}× 2 (Úskočný útok)
   *[no] { "" }
 }{ $enhancement ->
    [none] { "" }
   *[other] {" "}+{ $enhancement } (Magické posílení)
 }{ $incantation ->
    [none] { "" }
   *[other] {" "}+{ $incantation } (zaříkadlo)
 }{ $damage_things ->
    [none] { "" }
   *[other] {" "}{ $damage_things } ({ $damage_things_clauses })
 }{ $damage_sum ->
    [none] { "" }
   *[other] {" "}(pravidlo 3: celkem { $damage_sum })
 }{ $critical ->
    [yes] {" "}+1 (kritický zásah)
   *[no] { "" }
 } = { $raised }{ $clicks ->
    [none] { "" }
    [0] ; po zmírnění zranění nezbývá nic
   *[other] ; po zmírnění zranění zbývá: { $clicks }
 }.
mage-knight-event-damage-reckoned = { mage-knight-wound }
mage-knight-preview-damage-reckoned = { mage-knight-wound }

## Bombardment

mage-knight-ability-bombardment = Bombardování
mage-knight-refused-no-point = Bombardování figurky { $figure } potřebuje cílový bod, například at=12,8.
mage-knight-refused-point-out-of-arc = Cílový bod { $x },{ $y } neleží v předním oblouku figurky { $figure }.
mage-knight-refused-point-not-target = { $ability } míří na bod, například at=12,8, ne na „{ $given }“.
mage-knight-refused-no-proficiency = { $figure } nemá výhodu { $ability }; typ útoku: { $keyword }.
mage-knight-refused-point-out-of-range = Cílový bod je od figurky { $figure } vzdálen { $length }″; bombardování potřebuje více než { $least }″ a nejvýše { $most }″.
mage-knight-refused-not-after-move = { $figure } nemůže na konci pohybu použít schopnost { $ability }.
mage-knight-refused-point-in-blocking = Cílový bod leží v blokujícím terénu ({ $piece }).
mage-knight-refused-nobody-in-area = Do { $radius }″ od { $x },{ $y } nestojí žádná nepřátelská figurka; bez ní { $figure } bombardovat nemůže.

## Cover and Incantation

mage-knight-event-ability-token = { $use ->
    [cover] { $figure } se kryje a dostává žeton krytí.
   *[incantation] { $figure } začíná zaříkadlo a dostává žeton zaříkadla.
 }
mage-knight-event-cover-over = Žeton krytí se odstraňuje: { $figure }.
mage-knight-event-incantation-over = { $works ->
    [yes] Zaříkadlo účinkuje: { $figure } má do konce tahu o 1 zranění na dálku více.
   *[no] Zaříkadlo vyprchalo bez účinku: { $figure }.
 }
mage-knight-refused-has-ability-token = { $figure } má ještě žeton schopnosti { $use ->
    [cover] Krytí
   *[incantation] Zaříkadlo
 } a druhý nedostane.
mage-knight-refused-special-not-capable = { $figure } není schopna jednat: ze speciálních akcí smí použít jen Regeneraci.
mage-knight-preview-cover = { $figure } se kryje: +2 k obraně proti střelbě, dokud se nepohne nebo nejedná.{ $pushed ->
    [none] { "" }
   *[other] {" "}Nátlak: { $pushed }, 1 cvaknutí.
 }
mage-knight-preview-incantation = { $figure } začíná zaříkadlo: v příštím tahu o 1 zranění na dálku více.{ $pushed ->
    [none] { "" }
   *[other] {" "}Nátlak: { $pushed }, 1 cvaknutí.
 }
mage-knight-do-cover = Krytí: { $figure }
mage-knight-do-incantation = Zaříkadlo: { $figure }
mage-knight-doing-cover = Krytí
mage-knight-doing-incantation = Zaříkadlo
picture-mk-last-cover = { $who } se kryje
picture-mk-last-incantation = { $who } začíná zaříkadlo
picture-mk-board-token-cover = žeton krytí
picture-mk-board-token-incantation = žeton zaříkadla
mage-knight-refused-forbidden-by-thing = { $what ->
    [close_attack] { $card } zakazuje figurce { $figure } tento útok zblízka.
    [ranged_attack] { $card } zakazuje figurce { $figure } tento útok na dálku.
    [double_time] { $card } zakazuje figurce { $figure } dvojitý pohyb.
   *[soaring] { $card } zakazuje figurce { $figure } vznést se.
 }
picture-mk-last-bombardment = { $who } bombarduje; v dosahu: { $targets }
