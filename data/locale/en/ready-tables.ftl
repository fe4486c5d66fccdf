# Ready-made tables: what the dice and the packs set up before anybody is asked, and the option by which they do.

warcry-option-setup = { $setup ->
    [quick] ready-made: sides by lot, ready decks, the first armies mustered for both
   *[own] both choose their decks and muster their armies
 }
warcry-event-sides-by-lot = Sides by lot. Grand Alliance: { $seat }. Hordes of Darkness: { $other }.

albion-option-setup = { $setup ->
    [quick] ready-made: castles by lot, ready-made knights who defend themselves, 24 rounds
   *[own] players arm and number their knights
 }
albion-order-auto-off = { $whose ->
    [yes] { $pawn }
   *[no] All knights
 }: you are asked in questions and fights unless an order decides them.

talisman-option-setup = { $setup ->
    [quick] ready-made: characters by lot, each player may once have another one dealt before the first move; a short game
   *[own] set up as the other options say
 }
talisman-event-another-character = { $seat } has another character dealt in place of this one: { $card }.
talisman-refused-no-other-character = Another character is dealt only once, at a ready-made table, before the first move of your first turn and while nothing has happened to yours.
