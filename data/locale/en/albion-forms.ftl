# Forms of Powers of Albion: orders of a round, arming, standing orders of a knight. What is typed is the notation.

engine-refused-nothing-to-order-here = You have no knight on the map who could be given orders.
engine-refused-no-such-pawn-in-order = In this order: there is no pawn { $given }; the pawns are { $known }.
engine-refused-choose-a-knight-first = Choose the knight first: the list above holds them.

table-button-marches = Orders as text…
table-button-arming = Attributes and arms…
table-button-knight-attacks = Standing orders: attacks, weapon…
table-button-knight-duels = Standing orders: how to fight…
table-button-knight-ransoms = Standing orders: offers and ransoms…

table-form-marches-title = Orders: { $group }
table-form-marches-pawn-help = C14-D14-E14 or stay; behind it: abandon; then take all, leave axe
table-form-marches-sequence = In this order
table-form-marches-sequence-help = Numbers of the pawns: the first to go comes first

table-form-arming-title = Arms of { $knight }
table-form-arming-strength = Strength
table-form-arming-strength-help = 8 to 16; Power is what is left of 24
table-form-arming-weapons = Weapons
table-form-arming-weapons-help = At most three, with commas: sword, axe, estoc, knight’s mace, lances
table-form-arming-armour = Armour
table-form-arming-armour-help = leather, mail or plate; leather also under one of the others
table-form-arming-shield = Shield
table-form-arming-shield-yes = yes
table-form-arming-shield-no = no

table-form-knight-all = All knights
table-form-knight-attacks-title = Attacks: { $pawn }
table-form-knight-attacks-attack = Attack
table-form-knight-attacks-attack-help = Numbers of groups, carriers, nothing; or ask
table-form-knight-attacks-join = Join fights of my own knights
table-form-knight-attacks-join-yes = yes
table-form-knight-attacks-join-no = no
table-form-knight-attacks-weapon = Weapon in hand
table-form-knight-attacks-weapon-help = Its name; or ask
table-form-knight-attacks-auto = Use defaults without asking where no order applies
table-form-knight-attacks-auto-yes = yes
table-form-knight-attacks-auto-no = no
table-form-knight-duels-title = Fights: { $pawn }
table-form-knight-duels-defence = Defence
table-form-knight-duels-defence-help = best, parry, dodge; a spell: shield_of_mist plus from=60; or ask
table-form-knight-duels-fight = Attack in a fight
table-form-knight-duels-fight-help = strike; a spell: thunderbolt plus from=40; or ask
table-form-knight-duels-flee-below = Flee
table-form-knight-duels-flee-below-help = When the modified Strength is below this number; or ask
table-form-knight-duels-stop-after = Stop
table-form-knight-duels-stop-after-help = After so many turns only pass; or ask
table-form-knight-ransoms-title = Ransoms: { $pawn }
table-form-knight-ransoms-offer-below = Offer to end the fight
table-form-knight-ransoms-offer-below-help = Below this modified Strength, at this price: 6 price=2; or ask
table-form-knight-ransoms-ransom-price = Ransom that I ask
table-form-knight-ransoms-ransom-price-help = Points, at most what the other has; or ask
table-form-knight-ransoms-accept-offer-from = Accept an offer
table-form-knight-ransoms-accept-offer-from-help = From so many points on; or ask
