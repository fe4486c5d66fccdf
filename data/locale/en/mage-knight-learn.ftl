# The lesson in Mage Knight: a first skirmish with a hint at every step, and advice for whoever has left the script.

learn-mage-knight-army = Each side brings an army of figures whose points do not exceed the agreed build total, here 100. Take the ready Guild Watch: a crossbowman, two Warders, a Scribe and a Diver, 97 points together.
learn-mage-knight-other-army = The other side takes the Dawn Patrol: two Pikemen, a Bowman and a Candle Sister. Every figure has a dial with speed, attack, defense and damage; every click of damage turns it on, and mostly for the worse. `/mageknight figure` shows what a figure has now.
learn-mage-knight-pool = Both sides secretly put up to four pieces of terrain into a common pool. A patch of brambles will do for this lesson.
learn-mage-knight-pool-none = The other side adds nothing. Then both roll two dice; the higher total places terrain, deploys and plays first.
learn-mage-knight-place = 8 against 3: you are the first player. A piece must lie at least 2 inches from every edge of the field and outside the starting areas; places are given in inches, counted from the south-west corner.
learn-mage-knight-deploy = Your whole army goes into your starting area, 3 inches deep along your edge. `deploy auto` puts it in rows; wedge, column and shooters_behind are other shapes, and you may as well name a place for each figure.
learn-mage-knight-actions = The other side lines up opposite you. Then the turns begin: every 100 points of the build total give one action in a turn, so here there is just one. A turn ends by itself when nothing more can be done in it.
learn-mage-knight-move = A figure may move as many inches as its speed says, for the Lamplight Arbalest 6; everything is measured from centre dot to centre dot. `to=` names the place and `face=` where it looks in the end: only what lies in its front arc can be attacked.
learn-mage-knight-formation = Three to five figures of one faction whose bases touch may march in formation: one action for all of them, but each gets an action token. B2 leads, the others line up beside it.
learn-mage-knight-slowest = Now the same with yours. A formation is as fast as its slowest member, here the Diver with 6 inches. The Arbalest stays where it is and rests, and so loses its token at the end of this turn.
learn-mage-knight-touch = `touch=` leads into base contact by the shortest way. The Candle Sister goes to B2; the three who marched before are given nothing to do in this turn, so their tokens go.
learn-mage-knight-shot = Looking costs nothing: `/mageknight look figure:A1` shows whom the Arbalest can hit and what roll it needs. Two dice plus its attack of 8 must reach the defense of B2, which is 15; so a 7 is enough. Its damage of 3 then turns the dial by three clicks.
learn-mage-knight-contact = A hit: look how the values of B2 have fallen. Now B1 goes into base contact with A3. But the Warder shows Pole Arm: an enemy who moves into contact with its front arc takes 1 click, and its action ends.
learn-mage-knight-free-spin = Touch B1 from behind. A figure that an enemy touches may turn towards it at once and for free, and B1 will; its own Pole Arm then stops A2. But now its back is turned to A3.
learn-mage-knight-arrows = A2 and A3 are in contact with B1, so its friends must not shoot at them. The Bowman has three arrows and may name several targets: one roll counts for all, each is compared for itself, and the damage is only 1.
learn-mage-knight-rear = In close combat your front arc must touch the enemy’s base; if it touches the rear arc, the attack gets +1. Here it is 7, plus 1, plus two dice, against 15.
learn-mage-knight-break-away = Whoever touches an enemy must break away before moving: one die, and 4 or more succeeds. B1 has had enough and tries.
learn-mage-knight-held = That failed: B1 stays, its action is spent, and all it may do is turn. But one of the two Warders is behind it whichever way it looks, so it keeps its facing.
learn-mage-knight-capture = Instead of dealing damage you may try to capture: the target’s defense counts 2 more, and nobody is hurt. A3 helps A2, which gives +1, and because A3 stands behind B1 there is another +1. But A3 acts for the second turn in a row: it is pushed and takes 1 click.
learn-mage-knight-heal = B1 is a captive now and can do nothing. The Candle Sister heals B2: she rolls as for an attack, against the defense of her patient, and a success gives back as many clicks as her damage value says, or by your choice as many as a die shows.
learn-mage-knight-brambles = B2 is as good as new, so aim at the Bowman. The line of fire crosses the brambles, and such hindering terrain adds 1 to the target’s defense: an 8 is needed.
learn-mage-knight-critical = Two sixes are a critical hit: it always hits, and it deals 1 click more. Now B2 blocks the way of the captor. It runs into the Pole Arm of A2, but it holds A2 by its touch.
learn-mage-knight-captor = A2 takes its captive home; the pair moves with the lower of their two speeds, here 6 inches. First A2 must break away from B2.
learn-mage-knight-weak = A2 got away, and nobody may shoot at a captor. The Bowman has an attack of 5 left instead of 9, so it takes luck. Beware of two ones: that is a critical miss, which hurts the attacker.
learn-mage-knight-demoralized = There it was, the critical miss. The Bowman now shows Demoralized: he can only move, and at the end he would count for nothing. The next hit eliminates him.
learn-mage-knight-toward = An eliminated enemy brings you its points at once, here 25. B2 does not give up: `toward=` goes towards a figure as far as the speed lasts, and here that is as far as contact.
learn-mage-knight-home = The tenth round is the last one of this lesson. A captive in your own starting area at the end of the game counts twice its points; `captive=` says where your captor puts it.
learn-mage-knight-push = B2 acted in its last turn and has a token. It may act again now, but then it is pushed: 1 click of damage after the action. With two tokens it could not do anything more.
learn-mage-knight-end = **That was a whole skirmish.** Victory points are the enemies you eliminated, captives brought home, which count twice, and your own survivors, unless they are captive or Demoralized.
    You know enough for a real game: `/game new` opens one, `/mageknight look`, `/mageknight reach` and `/mageknight measure` help you plan, `/rules show` shows any clause, `/help` has the rest.

learn-mage-knight-asked = A question is open; its possible answers are the buttons above, or the list behind “Decide”. The green button gives the answer that also counts when time runs out.
learn-mage-knight-phase-army = Hand in an army whose points do not exceed the build total. Ready ones are quickest, and guild_watch and dawn_patrol are made for a first game. (MKU-2.3)
learn-mage-knight-phase-pool = Put up to four pieces of terrain into the pool, or none. (MKU-3.5)
learn-mage-knight-phase-terrain = Place a piece of the pool; `place auto` finds a legal place for you. (MKU-3.9)
learn-mage-knight-phase-deploy = Put your whole army into your starting area: by yourself, in one of the shapes, or with `deploy auto`. Sturdy figures belong in front, shooters need a free view. (MKU-3.18)
learn-mage-knight-phase-play = Give an action: move, shoot, or strike an enemy that your front arc touches. `/mageknight look` shows whom a figure can hit, `/mageknight reach` how far it gets; let figures that have a token rest if you can. (MKU-4.9)
