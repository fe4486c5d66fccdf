# The commands of Mage Knight and what they answer.

command-mk = Mage Knight: look, measure, armies, rules
command-mk-look = Whom a figure can shoot at or strike, with the odds
option-mk-look-figure = Its id, such as A1
option-mk-look-place = As if it stood there: 12.5,8
option-mk-look-game = Number of the game
command-mk-measure = Distance between figures or places, and the line of fire
option-mk-measure-start = A figure (A1) or a place (12.5,8)
option-mk-measure-end = A figure or a place
option-mk-measure-game = Number of the game
command-mk-reach = How far a figure can move, and whom it can touch
option-mk-reach-figure = Its id, such as A1
option-mk-reach-game = Number of the game
command-mk-zoom = The field round a figure, larger
option-mk-zoom-figure = Its id, such as A1
option-mk-zoom-game = Number of the game
command-mk-film = The battle so far as a moving picture
option-mk-film-game = Number of the game
command-mk-figure = A figure of the game by id, or any by name
option-mk-figure-name = Id, name or code
option-mk-figure-game = Number of the game
command-mk-terrain = Pieces of terrain to choose from
option-mk-terrain-game = Number of the game
command-mk-army = Your saved armies
command-mk-army-list = Show your saved armies
command-mk-army-save = Save an army, from a file or typed
option-mk-army-save-name = Its name
option-mk-army-save-file = A text file with the list; without it a form opens
command-mk-army-use = Play a saved army
option-mk-army-use-name = Its name
option-mk-army-use-seat = For which of your seats, from 1
option-mk-army-use-game = Number of the game
command-mk-army-drop = Forget a saved army
option-mk-army-drop-name = Its name
command-mk-army-ready = Look at a ready army
option-mk-army-ready-army = Which
command-mk-rule = A clause of the rules by number or words
option-mk-rule-clause = Number (7.3) or words
option-mk-rule-public = Post it for all
option-mk-rule-game = Number of the game

table-mage-knight-status = { $left ->
    [one] Round { $round }; { $left } action left. Points for eliminations: { $score }.
   *[other] Round { $round }; { $left } actions left. Points for eliminations: { $score }.
 }
mage-knight-button-hand = My army
table-mk-zoomed = The field round { $figure }.
table-mk-film = The battle so far.
table-mk-film-empty = Nothing has happened yet.
table-mk-no-film = The battle is too long for a picture of this size.
engine-refused-no-such-figure-here = There is no figure “{ $given }” on the field.
table-mk-terrain = Pieces of terrain that you may put into the pool, as `pool birch_wood, old_forest`: { $count }
table-mk-terrain-row = • { $name }, `{ $id }`: { $kind }, { $width }″ × { $depth }″
table-hint-saved-army = Play one of your saved armies
table-button-army = Use my own army…
table-form-army-title = Your own army
table-form-army-list = Figures
table-form-army-help = A figure on each line: 2x tidewarder2, or its name
table-army-none = You have saved no armies.
table-army-list = { $count ->
    [one] { $count } saved army:
   *[other] { $count } saved armies:
 }
engine-refused-no-such-army = There is no ready army “{ $given }”.
mage-knight-refused-no-such-card = No figure is called “{ $given }”.
mage-knight-refused-which-card = Figures that could be meant: { $count }. Name the code in brackets: { $found }
once-more-end-early = This ends your turn with actions left.
once-more-pass-early = This uses up one action, and nobody does anything.
picture-mk-chosen = { $figure } can move { $length }″.
picture-mk-chance = Chance against { $target }: { $percent }%.
