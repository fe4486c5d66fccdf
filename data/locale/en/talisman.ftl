# Talisman: the turn as a whole.
talisman-refused-not-between-steps = That can be done only between two steps: nobody may be in a fight, a theft, a spell or a trade.
talisman-refused-not-your-turn = It is not your turn.
talisman-refused-not-this-step = That is not possible at this step of the turn: { $phase }.

talisman-phase-characters = choosing characters
talisman-phase-head-start = head start
talisman-phase-set-up = set-up
talisman-phase-turn-start = start of the turn
talisman-phase-before-move = before the move
talisman-phase-rolled = the move
talisman-phase-arrived = character or space
talisman-phase-meeting = encounter of a character
talisman-phase-encounter = encounter
talisman-phase-turn-end = end of the turn
talisman-phase-finished = the game is over
