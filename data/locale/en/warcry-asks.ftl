# Questions to a player. $card is the card that asks.

warcry-ask-block = { $attacker } attacks { $target }. Which unit blocks?
warcry-ask-reaction = You may use a reaction to { $trigger ->
    [mustered] the mustering
    [attack_declared] the attack
    [ranged_declared] the ranged attack
    [tactic_played] the tactic
    [combat_roll] the combat roll
    [test_rolled] the roll of the test
    [combat_won] the won combat
    [combat_lost] the lost combat
    [routed] the rout
    [destroyed] the destruction
    [attachment_destroyed] the loss of the attachment
    [committed_by_effect] the committing
    [retreated] the retreat
    [counting] the coming count
    [muster_done] the end of the muster phase
   *[setup_done] the start of the battle
 }.
warcry-ask-reaction-hand = Do you play a reaction from your hand?
warcry-ask-pick = “{ $card }”: choose a unit.
warcry-ask-foe-pick = “{ $card }”: your opponent’s card lets you choose a unit.
warcry-ask-pick-up-to = “{ $card }”: choose units, or none.
warcry-ask-discard-card = “{ $card }”: choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } to discard.
warcry-ask-attachment = “{ $card }”: choose an attachment of { $unit }.
warcry-ask-strategy = “{ $card }”: choose a strategy.
warcry-ask-discard-pile = “{ $card }”: choose a card of the discard pile.
warcry-ask-choose-one = “{ $card }”: choose one of the effects.
warcry-ask-may = “{ $card }”: do you use this part of the effect?
warcry-ask-pay = “{ $card }”: do you pay?
warcry-ask-look-top = “{ $card }”: which of these cards do you discard?
warcry-ask-look-order = “{ $card }”: in which order do you put the cards back? The first one lies on top.
warcry-ask-order-effects = In which order do your effects apply?
