# Talisman: battle and psychic combat, evading, theft, spoils.
# $seat, $other, $winner and $loser are players; $foe is one creature or several (“Goblin + Wolf”); $card is a card.

talisman-event-fight-announced = { $kind ->
    [battle] Battle: { $seat } (Strength { $value }) against { $foe } (Strength { $against }).
   *[psychic] Psychic combat: { $seat } (Craft { $value }) against { $foe } (Craft { $against }).
 }
talisman-event-attack-announced = { $kind ->
    [battle] { $seat } (Strength { $value }) attacks { $other } (Strength { $against }) in battle.
   *[psychic] { $seat } (Craft { $value }) attacks { $other } (Craft { $against }) in psychic combat.
 }
talisman-fight-parts = { $parts_count ->
    [one] { $value }
   *[other] { $value } ({ $parts })
 }
talisman-event-fighter-total = { $dice_count ->
    [0] { $seat }: { talisman-fight-parts } without a die = { $total }.
    [one] { $seat }: { talisman-fight-parts } + die { $dice } = { $total }.
   *[other] { $seat }: { talisman-fight-parts } + the highest of { $dice } = { $total }.
 }
talisman-event-creature-total = { $dice_count ->
    [0] { $foe }: { talisman-fight-parts } without a die = { $total }.
    [one] { $foe }: { talisman-fight-parts } + die { $dice } = { $total }.
   *[other] { $foe }: { talisman-fight-parts } + the highest of { $dice } = { $total }.
 }
talisman-event-fight-won = { $seat } beats { $foe }.
talisman-event-fight-lost = { $seat } is beaten by { $foe }.
talisman-event-fight-stand-off = Stand-off between { $seat } and { $foe }: nobody loses anything.
talisman-event-duel-won = { $winner } beats { $loser }.
talisman-event-duel-stand-off = Stand-off between { $seat } and { $other }: nobody loses anything.
talisman-event-fight-broken = The fight ends without a result.

talisman-event-evade-rolled = { $evaded ->
    [yes] { $seat } rolls { $die } to evade with { $card }: it works.
   *[no] { $seat } rolls { $die } to evade with { $card }: it does not work.
 }
talisman-event-fight-evaded = { $seat } evades { $foe }.
talisman-event-attack-evaded = { $seat } evades { $other }.
talisman-event-enemy-destroyed = { $seat } destroys { $card } without a fight.
talisman-event-charm-rolled = { $charmed ->
    [yes] { $seat } rolls { $die } to charm { $card }: it follows from now on.
   *[no] { $seat } rolls { $die } to charm { $card }: it does not work.
 }

talisman-event-trophy-gained = { $seat } keeps a trophy: { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 }).
talisman-event-servant-raised = { $seat } keeps a servant: { $card } (Strength { $amount }).
talisman-event-gold-on-card = { $seat } gets the gold that lay on { $card }: { $amount }.
talisman-event-no-spoils = { $seat } is protected: { $other } gets nothing.
talisman-event-gold-taken = { $seat } takes { $amount } gold from { $other }.
talisman-event-thing-taken = { $seat } takes from { $other }: { $card }.

talisman-event-theft-announced = { $seat } ({ $card }) wants to take something from { $other }.
talisman-event-theft-rolled = { $taken ->
    [yes] { $seat } rolls { $die }: it works.
   *[no] { $seat } rolls { $die }: it does not work.
 }

talisman-ask-before-fight = Your value is { $value }, theirs { $against }. What do you do before the fight?
talisman-ask-evade = Your value is { $value }, the enemy’s { $against }. Do you evade with { $card }?
talisman-ask-weapons = { $count ->
    [one] Which weapon do you use?
   *[other] Which { $count } weapons do you use?
 }
talisman-ask-add-craft = Do you add your own Craft ({ $amount })?
talisman-ask-spend-servant = Do you give up your servant { $card } to add { $amount } to your Strength?
talisman-ask-raise-servant = Do you keep { $card } as a servant (Strength { $amount }) instead of as a trophy?
talisman-ask-effects-order = In which order are the effects of these Enemies carried out?
talisman-ask-spoils = You have beaten { $other }. What do you take?
talisman-ask-steal-what = What do you take from { $other }?

talisman-do-destroy = Destroy { $unit_name }
talisman-do-charm = Try to charm: { $unit_name }
talisman-do-deal = Use its offer: { $unit_name }
talisman-do-evade = Evade: { $unit_name }
talisman-do-fight = Fight
talisman-do-spoils = { $what ->
    [life] 1 life
   *[gold] 1 gold
 }
