# The two pages of help about Mage Knight 2.0.

help-title-mage-knight-2-rules = Mage Knight 2.0 in two minutes
help-title-mage-knight-2-notation = Mage Knight 2.0: how moves are written
help-text-mage-knight-2-rules =
    `/game new` with `options:rules=mk2` opens a game of the second edition. Figures, terrain and most rules are those of Mage Knight; the differences:
    • **Goal.** Whoever controls most objectives at the end wins; points only break ties. There is one objective more than there are players. At the start of every end phase an objective falls to whoever’s warriors alone touch it, and is contested where opponents do. It stays yours when they leave.
    • **Turn.** Command phase, action phase, end phase. There is no pass; instead there are special actions: items, tokens, raising, regenerating.
    • **Moves.** Warriors on foot and mounted ones may go twice as far (double time); on foot it costs 1 click. Flyers may soar: terrain does not matter to them, and only shots reach them from the ground.
    • **Attacks.** A warrior gets its attack bonus with its own attack type. The rear arc gives +1 in ranged combat, too. Melee warriors gang up (+1 for each other one whose front arc touches the target) and surge (half the speed, then a blow); ranged ones bombard all within 2″ of a point. All modifiers of a value together count for 3 at most.
    • **Items and domains.** Where the table has agreed on them; the bot works out what they do.
    `/rules show` shows every clause, `/mageknight item` items and domains, `/mageknight figure` what a figure has now; `/learn` has a lesson of this edition.
help-text-mage-knight-2-notation =
    Lines are those of Mage Knight, without `pass` and without blows `with=` others; besides:
    `objective auto` · `objective at=20,12`
    `move A1 toward=O2` · `move A1 to=O2` · `/mageknight measure` from A1 to O2: an objective, or an item that lies about, may be named by its id instead of its place.
    `move A1 to=12,9 double` · `move A1 to=12,9 take_off` · `move A1 land`
    `surge A1 touch=B1` · `charge A1 touch=B1` · `bound A1 to=9,9 -> B1` (each is an action of combat)
    `ranged A1 bombardment at=20,12` · `cover A1` · `incantation A1`
    `army gorrud, item oxhide_coat on gorrud, domain harvest_fog`
    `take A1 I2` · `drop A1 I1,I2` · `use A1 I2 -> A3`
    `order spin=ask`, then `spin B1 auto`, `spin B1 hold` or `spin B1 face=90`
