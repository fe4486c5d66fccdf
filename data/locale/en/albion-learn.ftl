# The lesson in Powers of Albion: a first joust with a hint at every step, and advice for whoever has left the script.

learn-albion-march = You lead Joyous Gard. Orders are secret. A rider goes up to three hexes, but stops when crossing the border of a dangerous land, as Galahad (2.1) will. Lancelot (2.3) rides north.
learn-albion-fate = In Galehot’s Land Galahad drew a fate card by two dice: a gift of 2 points. Others wound him or take his horse. Beside him lies a magical object: let him take it.
learn-albion-find = Nobody rides through an enemy, so Lancelot stopped at C16. Galahad found Pridwen, Arthur’s shield: it protects by 4 and weighs nothing. Only you see that. Keep it.
learn-albion-declare = Lancelot stands next to shield 1.4. Attacks are declared in secret, by all players at once. Attack!
learn-albion-strike = Now everybody knows these two. The higher Strength has the initiative, so Lancelot strikes. Three dice: with a total of 13 or less, his modified Strength, the strike is on target.
learn-albion-defence = 11: on target. Yvain may try one defence: parry (5 or less), dodge (15 or more), or a spell. With Power 14 the Shield of Mist is best: below 14.
learn-albion-spell = 12: the mist stopped the strike for 2 Power, and in its plus version also brings the initiative. Yvain answers with a Thunderbolt, against which there is no defence: below 12.
learn-albion-wounds = 2 wounds: they weigh on Lancelot’s Strength like a load. After a plus spell the initiative stays. Thunderbolts are expensive, so Yvain tries his estoc: 7 or less.
learn-albion-initiative = Missed, and the initiative goes to the other side. It does so after every strike that fails or is stopped. Lancelot strikes: 16, less 3 for what he carries, less 2 wounds, makes 11.
learn-albion-dodge = On target. Yvain dodges: he needs 11, as the attacker, and the load of his own armour besides, so 13 or more. Whoever wears little dodges well.
learn-albion-ransom = In vain: 5 wounds, and his Strength is down to 2. At 3 or less a knight is defeated. You may sell him back for points of Camelot’s Treasury. Ask for 4.
learn-albion-return = Camelot should pay: 4 points are less than a knight. He comes back with Strength 6, Power 6 and new equipment; what he had stays at C17 for whoever passes by.
learn-albion-end = **That was the whole Powers of Albion.** What you have not met: boats and flight. They will be explained when they come.
learn-do-albion-return = pay the ransom
learn-do-albion-ransom = ask for 4 points
learn-do-albion-dodge = Yvain dodges
learn-do-albion-initiative = strike 1.4 with 2.3
learn-do-albion-wounds = Yvain strikes
learn-do-albion-spell = Yvain casts Thunderbolt
learn-do-albion-defence = Yvain casts the mist
learn-do-albion-strike = strike 1.4 with 2.3
learn-do-albion-declare = attack 1.4 with 2.3
learn-do-albion-find = keep the shield
learn-do-albion-fate = Galahad takes the object
learn-do-albion-march = Lancelot rides out
learn-albion-other = The other side is next; the button plays its move.
learn-albion-won = **First blood.** You know how to strike.

learn-albion-asked = A question is open; its possible answers are the buttons above, or the list behind “Decide”. The green button gives the answer that also counts when time runs out.
learn-albion-phase-set-up = Take a group, give its knights attributes and arms, or take them ready-made. (AL-3.9)
learn-albion-phase-movement = Give your orders: for each pawn its path, hex by hex. Horses and boats go three hexes, men on foot two. (AL-6.1)
learn-albion-phase-items = Say what your knights leave on their hexes, take from them, or exchange with neighbours. (AL-8.2)
learn-albion-phase-declare = Say whom your knights attack on neighbouring hexes. Attack only where your modified Strength is the higher one. (AL-11.4)
learn-albion-phase-fights = A fight is on: strike, cast a spell, change weapons, flee or pass; against a strike parry, dodge or cast. The chance stands beside each. (AL-12.4)
