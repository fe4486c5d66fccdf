# Talisman: spells, what is used, and reaction windows. $card is a spell or the thing used, $other the character aimed
# at, $unit the card aimed at.
talisman-event-cast = { $seat } casts “{ $card }”.
talisman-event-cast-at = { $seat } casts “{ $card }”. Target: { $other }.
talisman-event-cast-on = { $seat } casts “{ $card }”. Target: { $unit_name }.
talisman-event-spell-cancelled = “{ $card }” has no effect: the spell was stopped ({ $seat }).
talisman-event-spell-lost = “{ $card }” is lost: its target or its caster is gone ({ $seat }).
talisman-event-spell-repelled = “{ $card }” has no effect: its target is protected from this spell ({ $seat }).
talisman-event-spell-over = The effect of “{ $card }” is over; the spell is discarded.
talisman-event-spell-lifted = “{ $card }” no longer holds for { $seat }.
talisman-event-used = { $seat } uses { $card }.

talisman-rival = { $rival ->
    [creature] { $foe }
   *[other] { $by }
 }
talisman-ask-fight-on = { $foe } cannot be avoided: your { $value } against { $against }, chance of winning { $chance }%. The dice fall when you say so.
talisman-ask-react = { $window ->
    [on_spell] A spell has been cast: “{ $card }” ({ $by }). Do you answer it?
    [own_fight] { talisman-rival }: your { $value } against { $against }, before the dice. Do you { $evading ->
        [yes] evade, cast or use anything?
       *[no] cast or use anything?
     }
    [when_attacked] { $rival ->
        [thief] { $by } is about to steal from you.
       *[other] { talisman-rival } attacks you.
     } Do you cast or use anything to evade?
    [other_turn_start] { $by } begins a turn. Do you cast or use anything?
    [on_move_roll] { $by } has rolled to move. Do you cast or use anything?
   *[on_life_loss] { $by } is about to lose { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
     }. Do you cast or use anything?
 }

talisman-refused-toad-casts-not = A toad cannot cast spells.
talisman-refused-no-casting-here = No spell can be cast from this space: { $card }.
talisman-refused-casts-used-up = You may cast no more spells in this turn; the limit is { $limit }.
talisman-refused-spell-not-held = You do not hold this spell: “{ $card }”.
talisman-refused-spell-not-now = “{ $card }” cannot be cast now.
talisman-refused-no-target-now = There is nothing now at which this may be aimed: { $card }.
talisman-refused-which-target = Name the target: “{ $card }” has several.
talisman-refused-no-such-target = That is not a target for “{ $card }”.
talisman-refused-nothing-to-use = There is nothing of yours to use by this name: { $card }.
talisman-refused-not-usable-now = { $card } cannot be used now.
