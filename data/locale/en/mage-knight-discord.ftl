# The commands of Mage Knight and what they answer.

command-mageknight = Mage Knight: look, measure, armies, rules
command-mageknight-look = Whom a figure can shoot at or strike, with the odds
option-mageknight-look-figure = Its id, such as A1
option-mageknight-look-place = As if it stood there: 12.5,8
command-mageknight-measure = Distance between figures or places, and the line of fire
option-mageknight-measure-start = A figure (A1) or a place (12.5,8)
option-mageknight-measure-end = A figure or a place
command-mageknight-reach = How far a figure can move, and whom it can touch
option-mageknight-reach-figure = Its id, such as A1
command-mageknight-zoom = The field round a figure, larger
option-mageknight-zoom-figure = Its id, such as A1
command-mageknight-film = The battle so far as an animation
command-mageknight-figure = A figure of the game by id, or any by name
option-mageknight-figure-name = Id, name or code
command-mageknight-terrain = Pieces of terrain to choose from
command-mageknight-army = Your saved armies
command-mageknight-army-list = Show your saved armies
command-mageknight-army-save = Save an army, from a file or typed
option-mageknight-army-save-name = Its name
option-mageknight-army-save-file = A text file with the list; without it a form opens
command-mageknight-army-use = Play a saved army
option-mageknight-army-use-name = Its name
option-mageknight-army-use-seat = For which of your seats, from 1
command-mageknight-army-drop = Delete a saved army
option-mageknight-army-drop-name = Its name
command-mageknight-army-ready = Look at a ready army
option-mageknight-army-ready-army = Which

table-mage-knight-status = { $left ->
    [one] Round { $round }; { $left } action left. Points for eliminations: { $score }.
   *[other] Round { $round }; { $left } actions left. Points for eliminations: { $score }.
 }
mage-knight-button-hand = My army
table-mk-zoomed = The field round { $figure }.
engine-refused-no-such-figure-here = There is no figure “{ $given }” on the field.
table-mk-terrain = Pieces of terrain that you may put into the pool, as `pool birch_wood, old_forest`: { $count }
table-mk-terrain-row = • { $name }, `{ $id }`: { $kind }, { $width }″ × { $depth }″
table-hint-saved-army = Play one of your saved armies
table-button-army = Use my own army…
table-form-army-title = Your own army
table-form-army-list = Figures
table-form-army-help = One a line: 2x tidewarder2, or a name; in 2.0 also: item oxhide_coat on gorrud, domain high_wind
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
