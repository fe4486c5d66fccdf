# What yes and no do, on the buttons of questions that are answered so: at most 34 signs.

talisman-answer-use-effect-yes = Use it
talisman-answer-use-effect-no = Leave it
talisman-answer-roll-anyway-yes = Roll all the same
talisman-answer-roll-anyway-no = Do not roll
talisman-answer-instead-of-roll-yes = Take it, no roll
talisman-answer-instead-of-roll-no = Roll the die
talisman-answer-add-craft-yes = Add your Craft
talisman-answer-add-craft-no = Fight without Craft
talisman-answer-spend-servant-yes = Give up the servant
talisman-answer-spend-servant-no = Keep the servant
talisman-answer-raise-servant-yes = Keep as a servant
talisman-answer-raise-servant-no = Keep as a trophy
talisman-answer-evade-yes = Evade
talisman-answer-evade-no = Face the enemy
talisman-answer-other-save-yes = Roll to save the life
talisman-answer-other-save-no = Lose the life
talisman-answer-quest-yes = Accept a quest
talisman-answer-quest-no = Decline the quest
talisman-answer-quest-gold-yes = Hand over the gold
talisman-answer-quest-gold-no = Keep the gold
talisman-answer-extra-draw-yes = Draw more cards
talisman-answer-extra-draw-no = Draw no more
talisman-answer-trade-yes = Accept the trade
talisman-answer-trade-no = Decline the trade
talisman-answer-rest-first-yes = Stay and rest
talisman-answer-rest-first-no = Move as steered
talisman-answer-new-character-yes = Take a new character
talisman-answer-new-character-no = Leave the game

albion-answer-event-ransom-yes = Pay the ransom
albion-answer-event-ransom-no = Pay nothing
albion-answer-mount-again-yes = Mount again
albion-answer-mount-again-no = Fight on foot

warcry-answer-may-yes = Use this part
warcry-answer-may-no = Leave it out
warcry-answer-pay-yes = Pay
warcry-answer-pay-no = Do not pay

mage-knight-answer-dodge-yes = Try to dodge
mage-knight-answer-dodge-no = Take the hit
