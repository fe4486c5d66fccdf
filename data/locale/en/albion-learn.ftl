# The lesson in Powers of Albion: a first joust with a hint at every step, and advice for whoever has left the script.

learn-albion-quest = Every player leads four knights. The Holy Grail and the Bleeding Lance lie hidden in the north, in Avalon; whoever has both in his own castle wins. You begin in the south: take the second group, Joyous Gard in the west.
learn-albion-shields = The other side takes Camelot. All knights begin on horseback in their castle. On the map everybody sees numbered shields only: which knight rides behind which shield stays a secret until his first fight.
learn-albion-arm = A knight has Strength to strike and Power for magic: 24 points in all, at least 8 of each. What he carries weighs on his Strength. Give Lancelot a sword (2) and a mail shirt (1): of his Strength 16 there is 13 left to fight with.
learn-albion-ready = The other three stay as the game has prepared them, and chance deals out the numbers. Say that you are ready. What you have chosen is secret.
learn-albion-ready-made = Camelot takes all its knights ready-made. For a first game that is a good choice: one press, and you may begin.
learn-albion-march = Your shields: 2.1 is Galahad, 2.2 Lavain, 2.3 Lancelot, 2.4 Ector. All players write their orders in secret. A rider goes up to three hexes, but whoever crosses the border of a dangerous land must stop there, as Galahad will at B13. Lancelot rides to C15. There is nothing to pick up yet: “items none”.
learn-albion-meeting = Camelot sends Yvain, shield 1.4, two hexes north. Who gets no order stays. As soon as the last orders are in, all are carried out: everybody’s first pawn, then everybody’s second.
learn-albion-fate = Galahad has entered Galehot’s Land and reads a fate card: two dice choose it. A 9 is a gift, 2 points for your Treasury; others wound him, take his horse or demand a toll. Next to him, at B12, is a Nemeton: there lies a magical object, face down. He shall take it. Lancelot rides on towards C17.
learn-albion-trade = Yvain stays where he is. Knights on neighbouring hexes may exchange what they carry, even enemies, if both agree; so Camelot will be asked about it. It wants nothing of the kind: “items none”.
learn-albion-find = Nobody rides through an enemy, so Lancelot had to stop at C16. And Galahad has found Pridwen, Arthur’s shield: it protects by 4 and weighs nothing. You alone see what it is, and may keep it or put it back. Keep it.
learn-albion-declare = Lancelot stands next to shield 1.4. Attacks are declared in secret, by all players at once. Attack!
learn-albion-no-escape = Camelot attacks nobody; with his Strength of 10 Yvain would rather be left in peace. It does not help him: one side is enough for a fight.
learn-albion-strike = Now everybody knows these two. The higher Strength has the initiative, so Lancelot strikes. Three dice: with a total of 13 or less, his modified Strength, the strike is on target.
learn-albion-defence = 11. Yvain has one attempt to save himself: to parry, 5 or less on three dice; to dodge, 15 or more; or a spell. With his Power of 14 that is by far the best: the Shield of Mist works if three dice stay below 14.
learn-albion-spell = 12: the mist has stopped the strike and cost 2 Power. Cast in its plus version, it gives him the initiative as well. He answers with a Thunderbolt, against which there is no defence: below 12 now, for that is the Power he has left.
learn-albion-wounds = Two dice less 4 for the mail: 2 wounds. They weigh on Lancelot’s Strength like a load. After a plus spell that worked the initiative stays. Thunderbolts are dear, so Yvain tries his estoc: 7 or less.
learn-albion-initiative = Missed, and the initiative goes to the other side. It does so after every strike that fails or is stopped. Lancelot strikes: 16, less 3 for what he carries, less 2 wounds, makes 11.
learn-albion-dodge = On target. Yvain spares his Power and dodges. He needs the 11 of the attacker and the load of his own armour and shield, 13 or more on three dice. Whoever wears little dodges well.
learn-albion-ransom = In vain, and 5 wounds: his Strength of 7 is down to 2. At 3 or less a knight is defeated. You may sell him back for points of Camelot’s Treasury; without an agreement he is out of the game. Ask for 4.
learn-albion-return = Camelot should pay: 4 points are less than a knight. He comes back at his castle with Strength 6, Power 6 and new equipment; all that he had stays at C17 for whoever passes by.
learn-albion-end = **That was a first joust.** It ended after two rounds; a real game goes on until both artefacts are in one castle. You will meet boats on the lake, flight, fights of several, and eight spells.
    You know enough for it: `/game new` opens a game, `/albion odds` tells the chances of a fight, `/albion reach` how far a knight gets, `/orders` spares you much waiting, `/help` has the rest.

learn-albion-asked = A question is open; its possible answers are the buttons above, or the list behind “Decide”. The green button gives the answer that also counts when time runs out.
learn-albion-phase-set-up = Take a group, give its knights attributes and arms, or take them ready-made. (AL-3.9)
learn-albion-phase-movement = Give your orders: for each pawn its path, hex by hex. Horses and boats go three hexes, men on foot two. (AL-6.1)
learn-albion-phase-items = Say what your knights leave on their hexes, take from them, or exchange with neighbours. (AL-8.2)
learn-albion-phase-declare = Say whom your knights attack on neighbouring hexes. Attack only where your modified Strength is the higher one. (AL-11.4)
learn-albion-phase-fights = A fight is on: strike, cast a spell, change weapons, flee or pass; against a strike parry, dodge or cast. The chance stands beside each. (AL-12.4)
