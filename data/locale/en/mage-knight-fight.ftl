# Fighting in Mage Knight: attacks, damage, healing, captives, and why an attack is not allowed.
# $seat is a player's name; $figure, $target, $targets, $members and the like are figures such as “A1 Name”.

## Attacks

mage-knight-event-attack-declared = { $how ->
    [bombardment] { $seat }: { $figure } bombards the ground at { $x }, { $y }; in the area: { $targets }.
    [ranged] { $seat }: { $figure } shoots at { $targets }.
    [capture] { $seat }: { $figure } tries to capture { $targets }.
    [weapon_master] { $seat }: { $figure } attacks { $targets } as a Weapon Master.
    [sweep] { $seat }: { $figure } makes a Sweep against { $targets }.
    [healing] { $seat }: { $figure } tries to heal { $targets }.
    [magic_blast] { $seat }: { $figure } casts a Magic Blast at { $targets }.
    [flame_lightning] { $seat }: { $figure } casts Flame/Lightning at { $targets }.
    [shockwave] { $seat }: the Shockwave of { $figure } rolls over { $targets }.
    [magic_healing] { $seat }: { $figure } tries Magic Healing on { $targets }.
    [magic_freeze] { $seat }: { $figure } casts Magic Freeze at { $targets }.
    [magic_confusion] { $seat }: { $figure } casts Magic Confusion at { $targets }.
   *[close] { $seat }: { $figure } attacks { $targets }.
 }
mage-knight-event-formation-joined = { $members_count ->
    [one] { $figure } leads a formation with { $members }.
   *[other] { $figure } leads a formation with these: { $members }.
 }
mage-knight-event-attack-rolled = { $seat } rolls { $die_one } and { $die_two } for { $figure }: { $roll }.
mage-knight-event-critical-miss = Critical miss of { $figure }: nobody is hit.
mage-knight-event-critical-hit = Critical hit of { $figure }!
mage-knight-sum = { $roll } + { $attack }{ $bonus ->
    [0] { "" }
    [one] {" "}{ $bonus_signed }
   *[other] {" "}{ $bonus_signed }
 } = { $total } against { $defense }
mage-knight-event-modified = { $target }: attack { $attack }{ $formation ->
    [none] { "" }
   *[other] {" "}+{ $formation } (formation)
 }{ $rear ->
    [none] { "" }
   *[other] {" "}+{ $rear } (rear arc)
 } against defense { $defense }{ $capture ->
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
 }.
mage-knight-event-hit = { $target } is hit: { mage-knight-sum }.
mage-knight-event-missed = { $target } is not hit: { mage-knight-sum }.
mage-knight-event-treated = The healing of { $target } succeeds: { mage-knight-sum }.
mage-knight-event-untreated = The healing of { $target } fails: { mage-knight-sum }.
mage-knight-event-attack-dropped = The attack of { $figure } is no longer possible after the move.
mage-knight-event-defended = { $target } uses the defense value of { $figure }: { $value }.
mage-knight-event-dodge-rolled = { $dodged ->
    [yes] { $target } rolls { $die } and dodges.
   *[no] { $target } rolls { $die } and does not dodge.
 }
mage-knight-event-damage-die = The damage of { $figure } by the die: { $die }.
mage-knight-event-healing-die = The healing of { $healer } by the die: { $die }.
mage-knight-event-freeze-rolled = { $frozen ->
    [yes] The die for { $target } shows { $die }: the figure is frozen and gets an action token.
   *[no] The die for { $target } shows { $die }: the figure is not frozen.
 }

## Damage and healing

mage-knight-event-hurt = { $figure } takes { $clicks ->
    [one] { $clicks } click
   *[other] { $clicks } clicks
 } of damage ({ $cause ->
    [push] pushing
    [critical_miss] critical miss
    [pole_arm] Pole Arm
    [ram] Ram
    [venom] Venom
    [shake_off] shaken off
    [magic_retaliation] Magic Retaliation
    [shockwave] Shockwave
   *[attack] attack
 }).
mage-knight-event-unhurt = { $figure } takes no damage ({ $cause ->
    [pole_arm] Pole Arm
    [ram] Ram
    [venom] Venom
    [shake_off] shaken off
    [magic_retaliation] Magic Retaliation
   *[attack] attack
 }).
mage-knight-event-healed = { $figure } { $clicks ->
    [0] regains nothing
    [one] is healed by { $clicks } click
   *[other] is healed by { $clicks } clicks
 } ({ $cause ->
    [vampirism] Vampirism
    [regeneration] Regeneration
    [command] Command
    [magic_healing] Magic Healing
   *[healing] Healing
 }).
mage-knight-event-cannot-heal = { $figure } is invulnerable and cannot be healed.
mage-knight-event-eliminated = { $figure } of { $seat } is eliminated.
mage-knight-event-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for { $figure }.

## Captives

mage-knight-event-captured = { $figure } captures { $target } for { $seat }.
mage-knight-event-freed = { $figure } is free again.
mage-knight-event-freed-in-terrain = { $figure } stands where no figure can stand, and is lost.
mage-knight-event-berserk-kills = { $figure } goes berserk and kills the captive { $target }.

## Questions

mage-knight-ask-cancel-defense = { $attacker } attacks { $targets }. Which optional abilities do you cancel?
mage-knight-ask-defend = { $attacker } attacks { $target }. Whose defense value is used?
mage-knight-ask-dodge = { $attacker } has hit { $target }. Roll a die to dodge?
mage-knight-do-defend = Defense { $value } of { $figure }

## Why an attack is not allowed

mage-knight-refused-no-such-mode = There is no attack mode “{ $given }” in this kind of combat.
mage-knight-refused-no-such-healing = “{ $given }” is not a way to heal; there are damage and die.
mage-knight-refused-cancelling-spoils-attack = Without the cancelled abilities the attack of { $figure } would not be allowed.
mage-knight-refused-mode-left-out = At this table nobody uses { $ability }: the house option { $option } is off.
mage-knight-refused-mode-not-in-effect = { $figure } cannot use { $ability } now.
mage-knight-refused-mode-not-in-formation = A formation cannot use { $ability }.
mage-knight-refused-mode-names-no-target = { $ability } finds its targets by itself; name none.
mage-knight-refused-mode-cannot-capture = { $ability } cannot be used to capture.
mage-knight-refused-no-healing-after-move = { $figure } cannot heal after this move.
mage-knight-refused-no-target = Name a target.
mage-knight-refused-too-many-targets = { $count } targets are named; { $most ->
    [one] only { $most } is allowed
   *[other] at most { $most } are allowed
 }.
mage-knight-refused-target-twice = { $target } is named twice.
mage-knight-refused-target-not-in-front = { $target } does not touch the front arc of { $figure }.
mage-knight-refused-target-not-in-contact = { $target } is not in base contact with { $figure }.
mage-knight-refused-untouched-after-move = { $stays ->
    [yes] { $figure } stays where it is and does not touch { $target } there: say its way too, such as touch={ $given }.
   *[no] { $figure } does not touch { $target } where its way ends.{ $stop ->
    [none] { "" }
   *[other] {" "}{ mage-knight-must-stop }
 }
 }
mage-knight-refused-target-across-cliff = There is no close combat between { $figure } and { $target }: one stands on abrupt terrain.
mage-knight-refused-nobody-in-front = The front arc of { $figure } touches no opposing figure.
mage-knight-refused-nobody-in-reach = The Shockwave of { $figure } would reach nobody.
mage-knight-refused-cannot-capture = { $figure } cannot capture: { $ability }.
mage-knight-refused-cannot-be-captured = { $target } cannot be captured: { $ability }.
mage-knight-refused-captor-not-captured = { $target } guards a captive and cannot be captured.

## Combat formations

mage-knight-refused-formation-one-target = A formation attacks exactly one target; { $count } are named.
mage-knight-refused-formation-size = A formation has from { $low } to { $high } figures; here are { $count }.
mage-knight-refused-formation-not-connected = These figures do not form one group of touching bases: { $figures }.
mage-knight-refused-formation-on-cliff = Some of these figures stand on abrupt terrain and some do not: { $figures }.
mage-knight-refused-member-twice = { $figure } is named twice.
mage-knight-refused-never-in-formation = { $figure } shows { $ability } and cannot be in a formation.
mage-knight-refused-factions-differ = These figures do not carry the same faction symbol: { $figures }.
mage-knight-refused-spawn-without-shyft = { $figure } carries no faction symbol; only Shyft and Mage Spawn can form a formation with it.
mage-knight-refused-spawn-apart = { $figure } touches no Shyft figure of the formation.
