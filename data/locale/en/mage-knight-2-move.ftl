## Levels, double time and moves that end in an attack (MK2-15, 16, 19)

mage-knight-event-took-off = { $figure } takes off and soars.
mage-knight-event-landed = { $figure } lands.
mage-knight-event-tired = Double time tires { $figure }.
mage-knight-event-attack-owed = { $seat } now names the attack of { $figure }.
mage-knight-event-no-attack-left = { $figure } reaches nobody whom it could attack; the action is over.
mage-knight-event-forgone = { $figure } makes no attack.
mage-knight-refused-touch-other-level = { $soaring ->
    [yes] { $target } soars, and only figures that soar can touch it; { $figure } is on the ground.
   *[no] { $figure } soars and can touch only figures that soar; { $target } is on the ground.
 }
mage-knight-refused-no-double-time = { $figure } is neither on foot nor mounted and has no double time.
mage-knight-refused-no-quick-double-time = The move of Quickness cannot be in double time; { $figure } needs an ordinary action for that.
mage-knight-refused-ability-keeps-pace = { $figure } shows { $ability } and has no double time.
mage-knight-refused-double-time-in-contact = { $figure } touches { $enemy } and cannot go in double time.
mage-knight-refused-no-lead-in-double-time = In double time the Force March of { $figure } has no effect; the slowest member sets the pace.
mage-knight-refused-cannot-soar = { $figure } is not a flyer and cannot soar.
mage-knight-refused-on-that-level = { $level ->
    [up] { $figure } soars already.
   *[down] { $figure } is on the ground already.
 }
mage-knight-refused-captor-cannot-soar = { $figure } holds { $captive } captive and cannot take off.
mage-knight-refused-level-alone = { $figure } cannot change its level in double time or in a move that ends in an attack.
mage-knight-refused-owed-plainly = { $figure } is only moved now: no double time, change of level or Quickness can be added.
mage-knight-refused-charges-instead = { $figure } shows Charge: it charges at full speed, or Charge is cancelled first.
mage-knight-refused-soaring-not-in-formation = { $figure } soars and cannot be in a formation.
mage-knight-refused-no-attack-owed = No attack is to be named now.
mage-knight-refused-attack-owed = First the attack at the end of the move must be named or forgone.
mage-knight-refused-attack-owed-otherwise = Only { $figure } attacks now, alone, { $branch ->
    [bound] from afar
   *[other] hand to hand
 }.
mage-knight-doing-forgo = No attack
mage-knight-doing-surge = Surge
mage-knight-doing-take-off = Take off
mage-knight-doing-land = Land
mage-knight-doing-quick-take-off = Take off by Quickness
mage-knight-doing-quick-land = Land by Quickness
mage-knight-open-surge = { $figure } surges …
mage-knight-open-take-off = { $figure } takes off …
mage-knight-open-land = { $figure } lands …
mage-knight-open-quick-take-off = { $figure } takes off by Quickness …
mage-knight-open-quick-land = { $figure } lands by Quickness …
mage-knight-do-forgo = No attack: { $figure }
mage-knight-do-take-off-here = Take off on the spot: { $figure }
mage-knight-do-land-here = Land on the spot: { $figure }
mage-knight-do-take-off = Take off, { $facing_wind }: { $figure }, { $length }″
mage-knight-do-land = Land, { $facing_wind }: { $figure }, { $length }″
mage-knight-do-surge = Surge: { $figure } → { $target }{ $mode ->
    [weapon_master] {" "}({ mage-knight-ability-weapon-master })
   *[close] { "" }
 }
mage-knight-do-surge-capture = Surge to capture: { $figure } → { $target }
mage-knight-refused-dead-cannot-soar = { $dead } is not a flyer and cannot return beside { $figure }, who soars.
mage-knight-refused-quickness-gives-a-move = Quickness gives { $figure } a move action and nothing else.
