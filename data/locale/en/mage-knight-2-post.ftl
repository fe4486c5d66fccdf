# Mage Knight 2.0 by post: free spins that are left open, limits, what may be looked up (MK2-H4, P6, P15, P18).

mage-knight-doing-spin = Free spin
mage-knight-event-spin-open = { $seat } will decide about the free spin: { $figure }. Others may go on more than 3″ away from it.
mage-knight-event-spin-held = No spin: { $figure }.
mage-knight-refused-spin-waits = This comes within 3″ of an open free spin ({ $figure }): { $seat } decides first.
mage-knight-refused-no-spin-open = No free spin of yours is open here.
mage-knight-refused-no-such-spin = { $figure } cannot turn like that: its front arc has to reach who touched it.
mage-knight-refused-end-proposed-out-of-turn = You may propose to end the game only in your own turn, once per turn.
mage-knight-refused-no-draw-offer = No draw is offered in this game; propose an end instead: objectives decide it, then points.
mage-knight-option-ask-limit = time for a question that a standing order leaves to its player: { $ask_limit }
mage-knight-option-catalogue-locked = { $catalogue_locked ->
    [yes] dials of figures cannot be looked up while the game runs
   *[no] dials of figures may be looked up
 }
mage-knight-option-any-total = { $any_total ->
    [yes] the build total may be any number of points, not only hundreds
   *[no] the build total is a multiple of 100
 }
engine-refused-catalogue-locked = In game { $game } dials are not looked up (MK2-H4, catalogue_locked): “/mageknight figure” with the id of a figure shows its present values.
engine-refused-vote-end-again = You have proposed the end in this turn already: once in each own turn is enough (MK2-P18).
