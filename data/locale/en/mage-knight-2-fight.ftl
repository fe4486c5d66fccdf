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
   *[other] {" "}{ $attack_things } (other modifiers)
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
   *[other] {" "}+{ $hindering } (hindering terrain)
 }{ $height ->
    [none] { "" }
   *[other] {" "}+{ $height } (height)
 }{ $armor ->
    [none] { "" }
   *[other] {" "}+{ $armor } (armor)
 }{ $water ->
    [none] { "" }
   *[other] {" "}+{ $water } (water)
 }{ $defense_things ->
    [none] { "" }
   *[other] {" "}{ $defense_things } (other modifiers)
 }{ $defense_sum ->
    [none] { "" }
   *[other] {" "}(rule of 3: { $defense_sum } in all)
 }
mage-knight-event-reckoned = { $target }: attack { mage-knight-attack-reckoned } against defense { mage-knight-defense-reckoned }.

## Bombardment

mage-knight-refused-no-point = A bombardment by { $figure } needs a target point, such as at=12,8.
mage-knight-refused-point-out-of-arc = The target point is not in the front arc of { $figure }.
mage-knight-refused-point-out-of-range = The target point is { $length } inches from { $figure }; a bombardment needs more than { $least } and at most { $most }.
mage-knight-refused-point-in-blocking = The target point lies in blocking terrain ({ $piece }).
mage-knight-refused-nobody-in-area = The bombardment by { $figure } would reach no opposing figure.
