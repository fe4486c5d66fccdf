# Fighting in Mage Knight 2.0: what adds to an attack and a defense, bombardment.
# $figure and $target are figures such as “A1 Name”, $piece is a piece of terrain; lengths are in inches.

## Attack and defense

mage-knight-attack-reckoned = { $attack }{ $formation ->
    [none] { "" }
   *[other] {" "}+{ $formation } (formation)
 }{ $rear ->
    [none] { "" }
   *[other] {" "}+{ $rear } (rear arc)
 }{ $gang_up ->
    [none] { "" }
   *[other] {" "}+{ $gang_up } (gang up)
 }{ $resistance ->
    [none] { "" }
   *[other] {" "}{ $resistance } (Magic Resistance)
 }{ $attack_things ->
    [none] { "" }
   *[other] {" "}{ $attack_things } ({ $attack_things_by ->
        [name] { $attack_things_clauses }
       *[sum] items, domains, subfaction
     })
 }{ $attack_sum ->
    [none] { "" }
   *[other] {" "}(rule of 3: { $attack_sum } in all)
 }{ $own ->
    [none] { "" }
   *[other] {" "}+{ $own } (attack bonus)
 }
mage-knight-defense-reckoned = { $defense }{ $capture ->
    [none] { "" }
   *[other] {" "}+{ $capture } (capture)
 }{ $hindering ->
    [none] { "" }
   *[other] {" "}+{ $hindering } ({ $screen ->
        [concealing] concealing terrain
        [low_wall] low wall
       *[hindering] hindering terrain
     })
 }{ $height ->
    [none] { "" }
   *[other] {" "}+{ $height } (height)
 }{ $armor ->
    [none] { "" }
   *[other] {" "}+{ $armor } (armor)
 }{ $water ->
    [none] { "" }
   *[other] {" "}+{ $water } (water)
 }{ $cover_token ->
    [none] { "" }
   *[other] {" "}+{ $cover_token } (cover token)
 }{ $defense_things ->
    [none] { "" }
   *[other] {" "}{ $defense_things } ({ $defense_things_by ->
        [name] { $defense_things_clauses }
       *[sum] items, domains, subfaction
     })
 }{ $defense_sum ->
    [none] { "" }
   *[other] {" "}(rule of 3: { $defense_sum } in all)
 }
mage-knight-event-reckoned = { $target }: attack { mage-knight-attack-reckoned } against defense { mage-knight-defense-reckoned }.
mage-knight-preview-reckoned = { mage-knight-event-reckoned }
mage-knight-swapped = { $value ->
    [attack] Attack of { $figure }
    [defense] Defense of { $figure }
    [ranged_damage] Ranged damage of { $figure }
   *[damage] Damage of { $figure }
 }: { $number } instead of { $printed } ({ $card }, { $clause }).
mage-knight-event-replaced = { mage-knight-swapped }
mage-knight-preview-replaced = { mage-knight-swapped }
mage-knight-wound = { $target }: { $value ->
    [ranged_damage] ranged damage
   *[damage] damage
 } { $number }{ $doubled ->
    [yes] {" "}× 2 (Sneak Attack)
   *[no] { "" }
 }{ $enhancement ->
    [none] { "" }
   *[other] {" "}+{ $enhancement } (Magic Enhancement)
 }{ $incantation ->
    [none] { "" }
   *[other] {" "}+{ $incantation } (incantation)
 }{ $damage_things ->
    [none] { "" }
   *[other] {" "}{ $damage_things } ({ $damage_things_clauses })
 }{ $damage_sum ->
    [none] { "" }
   *[other] {" "}(rule of 3: { $damage_sum } in all)
 }{ $critical ->
    [yes] {" "}+1 (critical hit)
   *[no] { "" }
 } = { $raised }{ $clicks ->
    [none] { "" }
    [0] ; none is left after what reduces damage
   *[other] ; { $clicks } left after what reduces damage
 }.
mage-knight-event-damage-reckoned = { mage-knight-wound }
mage-knight-preview-damage-reckoned = { mage-knight-wound }

## Bombardment

mage-knight-ability-bombardment = Bombardment
mage-knight-refused-no-point = A bombardment by { $figure } needs a target point, such as at=12,8.
mage-knight-refused-point-out-of-arc = The target point { $x },{ $y } is not in the front arc of { $figure }.
mage-knight-refused-point-not-target = { $ability } is aimed at a point, such as at=12,8, and not at “{ $given }”.
mage-knight-refused-no-proficiency = { $figure } does not have the proficiency { $ability }; its attack type: { $keyword }.
mage-knight-refused-point-out-of-range = The target point is { $length } inches from { $figure }; a bombardment needs more than { $least } and at most { $most }.
mage-knight-refused-not-after-move = { $figure } cannot use { $ability } at the end of a move.
mage-knight-refused-point-in-blocking = The target point lies in blocking terrain ({ $piece }).
mage-knight-refused-nobody-in-area = No opposing figure stands within { $radius }″ of { $x },{ $y }: a bombardment by { $figure } needs one.

## Cover and Incantation

mage-knight-event-ability-token = { $use ->
    [cover] { $figure } takes cover: it gets a cover token.
   *[incantation] { $figure } begins an incantation: it gets an incantation token.
 }
mage-knight-event-cover-over = The cover token of { $figure } is removed.
mage-knight-event-incantation-over = { $works ->
    [yes] The incantation of { $figure } works: 1 more ranged damage until the end of the turn.
   *[no] The incantation of { $figure } has no effect.
 }
mage-knight-refused-has-ability-token = { $figure } still has its token of { $use ->
    [cover] Cover
   *[incantation] Incantation
 } and gets no second one.
mage-knight-refused-special-not-capable = { $figure } is not capable: of the special actions it may use Regeneration alone.
mage-knight-preview-cover = { $figure } takes cover: +2 defense against shots until it moves or acts.{ $pushed ->
    [none] { "" }
   *[other] {" "}Pushing: { $pushed }, 1 click.
 }
mage-knight-preview-incantation = { $figure } begins an incantation: 1 more ranged damage in its next turn.{ $pushed ->
    [none] { "" }
   *[other] {" "}Pushing: { $pushed }, 1 click.
 }
mage-knight-do-cover = Take cover: { $figure }
mage-knight-do-incantation = Begin an incantation: { $figure }
mage-knight-doing-cover = Cover
mage-knight-doing-incantation = Incantation
picture-mk-last-cover = { $who } takes cover
picture-mk-last-incantation = { $who } begins an incantation
picture-mk-board-token-cover = cover token
picture-mk-board-token-incantation = incantation token
mage-knight-refused-forbidden-by-thing = { $what ->
    [close_attack] { $card } forbids this close combat attack to { $figure }.
    [ranged_attack] { $card } forbids this ranged combat attack to { $figure }.
    [double_time] { $card } forbids double time to { $figure }.
   *[soaring] { $card } forbids soaring to { $figure }.
 }
picture-mk-last-bombardment = { $who } bombards { $targets }
