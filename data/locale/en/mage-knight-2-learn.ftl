# The lesson of Mage Knight 2.0: a hint at every step, and advice for those who have left the script.

game-title-mage-knight-2 = Mage Knight 2.0

learn-mage-knight-2-army = In Mage Knight 2.0 the battle is about objectives. You lead two warriors: Nine-Knots and a Glasswing Fledgling, who flies. Items are part of the army and secret like it: Nine-Knots bears the Whetted Blade, which gives +1 to attacks in close combat.
learn-mage-knight-2-other-army = The other side takes the ready Guild Watch: five warriors for 97 points. Speed type and attack type are printed on the base: foot, mounted, swimmer or flyer; melee, ranged or magic.
learn-mage-knight-2-pool = Both sides may put up to four pieces of terrain into a common pool. This lesson does without.
learn-mage-knight-2-pool-none = The other side adds nothing either. Then both roll two dice: the higher sum is the first player.
learn-mage-knight-2-objective = 5 against 4: you begin. There is one objective more than there are players, and the first lies in the centre. The roll also tells where yours goes: 5 inches from the inner edge of your area. Sideways you choose freely; `objective auto` takes the middle.
learn-mage-knight-2-other-objective = The other side has rolled 4 and places the third objective. Whoever controls most of them when the game ends wins.
learn-mage-knight-2-deploy = Each warrior starts with its centre in your area, 3 inches deep. A flyer may start in the air, too; this one begins on the ground.
learn-mage-knight-2-other-deploy = The other side lines up. A turn has a command phase, an action phase and an end phase. What there is nothing to ask about passes by itself; so you see only the action phase, with two actions in this game.
learn-mage-knight-2-take-off = A flyer takes off by a move action at half its speed, here 6 inches. In the air it ignores all terrain; the picture shows a broken ring and a shadow. It must not end above an objective.
learn-mage-knight-2-seize = Nine-Knots goes to the objective in the centre. An objective is clear terrain: its token may be touched and covered.
learn-mage-knight-2-end-phase = Both actions are used, but Nine-Knots has Nimble and could still turn. So end the turn yourself: the end phase begins with a look at every objective, and at no other time does one change hands.
learn-mage-knight-2-double = The centre is yours: only your warriors touch it. B2 wants to dispute it, and in double time it goes twice its speed; only on foot or mounted, and only if it touches no enemy.
learn-mage-knight-2-tired = Double time has tired B2: on foot it costs 1 click. B3 goes to the objective of its side.
learn-mage-knight-2-land = Warriors of both sides touch O1 now: it is contested, and nobody controls it. The Fledgling comes down beside B2, at half speed again; in the air it could touch only others in the air.
learn-mage-knight-2-rest = That was dear: the Pole Arm of B2 met the Fledgling, and its second action token cost a click of pushing damage, too. But B2 has turned to it, and its back is towards Nine-Knots, who rests in this turn and so loses his token.
learn-mage-knight-2-command = A new turn, and again the command phase has passed by itself: nobody here shows an ability for it. B4 comes nearer.
learn-mage-knight-2-hold = O3 stays with the other side even if nobody stands there: control lasts until a check finds something else. B1 advances as well.
learn-mage-knight-2-gang-up = Now strike! Gang up: each other melee warrior of yours whose front arc touches the target gives +1. Add +1 for the rear arc and +1 by the blade.
learn-mage-knight-2-rule-of-three = By the rule of 3 all modifiers of a value count for no more than 3 together, and these were just 3. The 3 printed on the base of Nine-Knots is his attack bonus and counts in full. End the turn.
learn-mage-knight-2-strike-back = B2 is badly hurt, but not out. It strikes at the Fledgling: an attack has to reach at least the defense.
learn-mage-knight-2-last = Just enough; but Magic Retaliation hurts B2 in return. After the last action of the third round the game ends by itself.
learn-mage-knight-2-end = **That was a whole battle for objectives.** You had more points, 84 against 79, and lost: O1 was contested, O2 was nobody’s, O3 the other side’s. Points only break ties.
    For a real game open one with `/game new` and the option `rules=mk2`. `/mageknight look` and `/mageknight reach` help to plan, `/rules show` shows every clause, `/help` the rest.

learn-mage-knight-2-asked = A question is open; its possible answers are the buttons above, or the list behind “Decide”. The green button gives the answer that also counts when time runs out.
learn-mage-knight-2-phase-army = Hand in an army whose points do not exceed the build total; a ready one is quickest. (MK2-3.12)
learn-mage-knight-2-phase-pool = Put up to four pieces of terrain into the pool, or none. (MK2-4.8)
learn-mage-knight-2-phase-objectives = Place your objective at the distance that you have rolled; `objective auto` puts it in the middle. (MK2-4.13)
learn-mage-knight-2-phase-terrain = Place a piece of the pool; `place auto` finds a legal place for you. (MK2-4.17)
learn-mage-knight-2-phase-deploy = Put your whole army into your area: by yourself, or with `deploy auto`. (MK2-5.2)
learn-mage-knight-2-phase-play = Give an action: move to an objective, shoot, or strike. Control is checked at the end of every turn; let warriors with a token rest if you can. (MK2-7.2)
