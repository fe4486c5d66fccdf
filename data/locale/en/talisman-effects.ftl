# Talisman: what cards, spaces and persons do. $card is the card, space, person or spell whose effect it is.

## Rolls

talisman-event-rolled-table = “{ $card }”: { $seat } rolls { $number }.
talisman-event-nothing-comes = Nothing happens.
talisman-event-roll-lessened = { $number } is taken off: the result is { $result }.
talisman-event-roll-changed = “{ $card }” changes the roll of { $seat }: the result is { $result }.
talisman-event-rolls-nothing = “{ $card }”: { $seat } need not roll here.
talisman-event-follower-rolled = { $unit_name }: { $seat } rolls { $number }.
talisman-event-rolled-for-cards = “{ $card }”, a die for each card: { $dice }.
talisman-event-creature-rolled = { $seat } meets { $creature } of value { $number }.
talisman-event-series-rolled = { $creature }, how many attack { $seat }: { $number }.
talisman-event-duel-rolled = “{ $card }”: { $seat } rolls { $own }, the other side { $foe }.

talisman-ask-roll-anyway = “{ $card }”: you need not roll here. Do you roll all the same?
talisman-ask-instead-of-roll = “{ $card }”: do you take this instead of rolling: { $what ->
    [life] life
    [gold] gold
    [strength] Strength
    [craft] Craft
    [spell] spell
   *[talisman] Talisman
 } ({ $number })?
talisman-ask-change-roll = “{ $card }”: the result is { $number }. Do you change it?

## Choices

talisman-ask-use-effect = “{ $card }”: do you make use of it?
talisman-ask-choose-option = “{ $card }”: choose one.
talisman-event-option-chosen = “{ $card }”: { $seat } chooses: { $label }.
talisman-ask-choose-alignment = “{ $card }”: which alignment do you take?
talisman-ask-choose-space = “{ $card }”: to which space do you go?
talisman-ask-take-spell = “{ $card }”: which spell do you take from the discard pile?
talisman-ask-order-cards = “{ $card }”: in which order do you put the cards back? The first one lies on top.
talisman-ask-lose-spells = “{ $card }”: which spells do you lose ({ $count })?
talisman-ask-lose-things = Which of your things do you lose ({ $count })?
talisman-ask-take-things = Which of these things do you choose ({ $count })?

## Turns

talisman-event-misses-turns = “{ $card }”: { $seat } misses { $number ->
    [one] { $number } turn
   *[other] { $number } turns
 }.
talisman-event-turn-lost = “{ $card }”: the present turn of { $seat } ends.
talisman-event-extra-turn = “{ $card }”: { $seat } takes another turn after this one.
talisman-event-enslaved = “{ $card }”: { $seat } is enslaved until the movement roll is 4 or more.
talisman-event-may-go-on = “{ $card }”: { $seat } may go on inward next turn.
talisman-event-world-effect = “{ $card }” holds for everybody for { $number ->
    [one] { $number } round
   *[other] { $number } rounds
 }.

## Moves

talisman-event-move-granted = “{ $card }”: as the next move { $seat } may go { $goal ->
    [choice_region] to any other space of the region
    [opposite] across the river
   *[other] to: { $space }
 }.
talisman-event-move-steered = “{ $card }”: { $seat } chooses where { $other } goes.

## Cards and spells

talisman-event-gold-put = { $seat } leaves gold ({ $amount }) there: { $card }.
talisman-event-card-put = { $unit_name } now lies on this space: { $card }.
talisman-event-peeked = “{ $card }”: { $seat } looks at the top of the Adventure deck, { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }.
talisman-event-saw-cards = The cards that { $seat } sees, from the top: { $cards }.
talisman-event-spells-taken = { $seat } takes { $number ->
    [one] { $number } spell
   *[other] { $number } spells
 } from { $other }.
talisman-event-spell-changed-hands = The spell that { $seat } takes from { $other }: { $card }.
talisman-event-spell-taken-back = { $seat } takes from the discard pile: { $card }.
talisman-event-spell-redirected = { $seat } turns “{ $card }” back: its target is now { $other }.
