# The lesson of Mage Knight 2.0: a hint at every step, and advice for those who have left the script.

game-title-mage-knight-2 = Mage Knight 2.0

learn-mage-knight-2-take-off = Three objectives, and whoever holds most at the end wins. You have two actions a turn. Your flyer A2 takes off at half its speed, 6 inches; in the air no terrain stops it.
learn-mage-knight-2-seize = Nine-Knots, your A1, goes to the objective in the centre. An objective is clear terrain: figures may touch and cover it.
learn-mage-knight-2-end-phase = Both actions are used. End the turn: its end phase looks at every objective, and at no other time does one change hands. Only you touch the one in the centre.
learn-mage-knight-2-double = The centre is yours. B2 wants to dispute it, and in double time it goes twice its speed; only figures on foot or mounted may, and only if they touch no enemy.
learn-mage-knight-2-tired = Double time has tired B2: on foot it costs 1 click. B3 goes to the objective of its side.
learn-mage-knight-2-land = Warriors of both sides touch O1 now: it is contested, and nobody controls it. The Fledgling comes down beside B2, at half speed again; in the air it could touch only others in the air.
learn-mage-knight-2-rest = The Pole Arm of B2 met the Fledgling, and its second token cost a click of pushing, too. But B2 now turns its back on A1, who rests and loses the token.
learn-mage-knight-2-command = A new turn, and again the command phase has passed by itself: nobody here shows an ability for it. B4 comes nearer.
learn-mage-knight-2-hold = O3 stays with the other side even if nobody stands there: control lasts until a check finds something else. B1 advances as well.
learn-mage-knight-2-gang-up = Now strike! Gang up: each other melee warrior of yours whose front arc touches the target gives +1. Add +1 for the rear arc and +1 by the blade.
learn-mage-knight-2-rule-of-three = Rule of 3: all modifiers of a value count for at most 3 together, and these were just 3. The 3 printed on the base of A1 counts in full. End the turn.
learn-mage-knight-2-strike-back = B2 is badly hurt, but not out. It strikes at the Fledgling: an attack has to reach at least the defense.
learn-mage-knight-2-last = Just enough; but Magic Retaliation hurts B2 in return. After the last action of the third round the game ends by itself.
learn-mage-knight-2-end = **That was the whole Mage Knight 2.0.** What you have not met: shots and terrain. They will be explained when they come.
learn-do-mage-knight-2-last = B5 moves up
learn-do-mage-knight-2-strike-back = B2 strikes A2
learn-do-mage-knight-2-rule-of-three = end the turn
learn-do-mage-knight-2-gang-up = strike B2 with A1
learn-do-mage-knight-2-hold = B1 moves up
learn-do-mage-knight-2-command = B4 moves up
learn-do-mage-knight-2-rest = end the turn
learn-do-mage-knight-2-land = A2 lands beside B2
learn-do-mage-knight-2-tired = B3 to its objective
learn-do-mage-knight-2-double = B2 runs to A1
learn-do-mage-knight-2-end-phase = end the turn
learn-do-mage-knight-2-seize = A1 to the objective
learn-do-mage-knight-2-take-off = A2 takes off
learn-mage-knight-2-other = The other side is next; the button plays its move.
learn-mage-knight-2-won = **First blood.** You know how to take an objective.

learn-mage-knight-2-asked = A question is open; its possible answers are the buttons above, or the list behind “Decide”. The green button gives the answer that also counts when time runs out.
learn-mage-knight-2-phase-army = Submit an army whose points do not exceed the build total; a ready one is quickest. (MK2-3.12)
learn-mage-knight-2-phase-pool = Put up to four pieces of terrain into the pool, or none. (MK2-4.8)
learn-mage-knight-2-phase-objectives = Place your objective at the distance that you have rolled; `objective auto` puts it in the middle. (MK2-4.13)
learn-mage-knight-2-phase-terrain = Place a piece of the pool; `place auto` finds a legal place for you. (MK2-4.17)
learn-mage-knight-2-phase-deploy = Put your whole army into your area: by yourself, or with `deploy auto`. (MK2-5.2)
learn-mage-knight-2-phase-play = Give an action: move to an objective, shoot, or strike. Control is checked at the end of every turn; let warriors with a token rest if you can. (MK2-7.2)
