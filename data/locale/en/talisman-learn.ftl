# The lesson in Talisman: a first quest with a hint at every step, and advice for whoever has left the script.

learn-talisman-warrior = Every player leads one character. Usually they are dealt by chance; at this table everybody chooses. Take the Warrior: Strength 4, Craft 3, and in battle he throws two dice and keeps the higher.
learn-talisman-sorcerer = The other side is the Sorcerer: weak in battle with his Strength of 2, but with Craft 5 and two spells from the start. Spells are secret; only their number is known to everybody.
learn-talisman-move = You begin at the Tavern, and the 4 is rolled already. You go exactly that far, clockwise or counter-clockwise: to the Forest, where brigands lurk, or to the Hills, where a card is drawn. Take the Hills.
learn-talisman-take = A Water Skin, and nobody guards it. What lies open on your space you may take, as long as no Enemy is left there. A character carries up to four Objects.
learn-talisman-roll = Now the Sorcerer. He could cast a spell first, so the game waits for him before it rolls. A turn is a move and then one encounter.
learn-talisman-way = Counter-clockwise lie the quiet Fields near the Village, clockwise the Fields beyond the bridge. Both say “draw 1 card”: one card is drawn unless one lies there already.
learn-talisman-crown = Solomon’s Crown! It adds 2 to his Craft, as long as he owns it. Total Craft counts in psychic combat and says how many spells he may hold: now three.
learn-talisman-turn-end = Before his turn ends the game asks the Sorcerer once more, because some spells are cast at the end of a turn. He has none of those.
learn-talisman-cards = Every card has a number, and the lowest is encountered first: Events, then Enemies, Strangers, things to take, and at last Places. Go to the Fields next to the City and see what comes.
learn-talisman-spell = A Blessed Dream, which means nothing to a neutral character. The Sorcerer has a mind to steal: Grasping Hand takes an Object from another character, wherever it is. A spell is cast only when its card says so, here in his own turn.
learn-talisman-settled = The Water Skin is his. A spell leaves the hand at once and is shown to everybody; others might answer it with a spell of their own. As long as you hold spells you may go on casting.
learn-talisman-alone = If other characters stand where he arrives, he may encounter one of them or the space itself. Nobody is there, so it will be the space.
learn-talisman-spirit = A Lost Ghost. Enemies attack by themselves, and Spirits do so with Craft: its 4 against his 7 (5 of his own and 2 of the Crown), and a die on both sides. The higher total wins.
learn-talisman-before-dice = Before the dice the fight may be evaded, by those who can, and spells that change it are cast. Stone Feet takes the die from the Ghost: now it has 4 and no more, and he cannot lose.
learn-talisman-chase = The Ghost is beaten. Spirits go to the discard pile; Enemies with Strength would stay with him as trophies, and every 7 points of those make 1 Strength. Now the Warrior: a 2 leads him to the very space where the Sorcerer stands.
learn-talisman-attack = You may explore the space or encounter the character who stands on it. In battle it is Strength against Strength, 4 against 2, and the Warrior throws two dice. Attack!
learn-talisman-spoils = 10 against 3. Whoever beats a character chooses the spoils: a life, a bag of gold, or an Object. Solomon’s Crown is worth more than a Water Skin.
learn-talisman-new-spell = The Sorcerer had no spell left, so he drew one at the start of his turn: that is his special ability, and where it says something else than the rules, the ability prevails. It is Lead to Gold.
learn-talisman-lead = Each Object that he hands in brings 2 gold out of the stock. The Water Skin goes.
learn-talisman-crags = Three bags of gold: enough for a weapon. In the Crags nobody draws a card; there a die is thrown, and it may bring a Spirit, a wrong way, or 1 Strength. He takes the risk.
learn-talisman-lost = A 3: lost in the rocks. He will miss his next turn; missed turns add up. The Warrior goes on to the Hills.
learn-talisman-witch = The Wayside Witch threw him a 6: 1 Craft, for good. She stays where she is, and meets whoever comes next. The Sorcerer has missed his turn, so it is yours again. The Graveyard does nothing to the neutral.
learn-talisman-doorway = A new spell, and just the right one: Doorway takes the place of the movement roll.
learn-talisman-village = It leads to any space of the region in which he is, and he encounters it as usual. In the Village live the Blacksmith, the Healer and the Mystic.
learn-talisman-visit = In Village, City and Castle you visit one person at most. The Healer gives lives back for gold; the Mystic is a matter of luck; the Blacksmith has what the Sorcerer came for.
learn-talisman-buy = Helmet, Sword and Axe cost 2, the Shield 3, the Armour 4, and all is paid at once. A Sword adds 1 to Strength in battle.
learn-talisman-bridge = From the Graveyard a 3 leads past the Sentinel and over the bridge into the Middle Region. The Sentinel has Strength 9 and lets nobody pass unbeaten. The Warrior needs luck; it would cost him one life.
learn-talisman-unmake = Not today: he is a life poorer and waits at the bridge. And the Sorcerer has drawn Unmake, which destroys a Magic Object, wherever its owner is. If the Crown is not his, it shall be nobody’s.
learn-talisman-ruins = At the Ruins two cards are drawn at once and encountered one after the other.
learn-talisman-cave = A Wandering Healer, whom he does not need, and a Cave of Echoes, which he may enter. “May” is always your choice. This is the last turn of the lesson, and he has had enough of caves and rocks.
learn-talisman-end = **That was a first quest.** A real one goes on: gather Strength, Craft and a Talisman in the Outer and Middle Regions, open the Portal of Power, and win the Crown of Command.
    You know enough for a real game: `/game new` opens one, `/talisman card` shows every card and space, `/orders` spares you much waiting, `/help` has the rest.

learn-talisman-asked = A question is open; its possible answers are the buttons above, or the list behind “Decide”. The green button gives the answer that also counts when time runs out.
learn-talisman-phase-characters = Choose a character that is still free, or leave it to chance. (TA-25:1)
learn-talisman-phase-head-start = Choose 1 point more: Strength for battles, or Craft for psychic combat and spells. (TA-25:5)
learn-talisman-phase-before-move = Roll for your move. What else you could do first, a spell or a raft perhaps, stands beside it. (TA-10:3)
learn-talisman-phase-rolled = Choose where to go: exactly as far as the number rolled, in one direction or the other. Look at what lies on each space before you choose. (TA-11:1)
learn-talisman-phase-arrived = Encounter one of the characters who are here, or the space with all its cards. Attack only those who are weaker than you are. (TA-12:1)
learn-talisman-phase-encounter = Your encounter goes on: take what lies open, visit somebody, or deal with the next card. (TA-13:3)
learn-talisman-phase-turn-end = Your turn is about to end; a spell for this moment could still be cast. (TA-10:3)
