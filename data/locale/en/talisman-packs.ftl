# What is wrong with a pack of Talisman.

pack-no-such-op = There is no operation “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-no-such-mod = There is no modifier “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-no-such-id = There is no { $kind ->
    [space] space
    [person] person
   *[card] card
 } with the id “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-board-twice = The table “{ $found }” is already in another pack; there can be only one board.
pack-ring-broken = The { $region ->
    [outer] Outer
    [middle] Middle
   *[inner] Inner
 } Region needs each index from 0 on exactly once; { $found } is missing or surplus.
pack-not-beside = The next space of the ring, “{ $other }”, is not a neighbouring cell.
pack-not-opposite = “{ $other }” is not across the river: one space must be in the Outer, the other in the Middle Region, and their cells must touch.
pack-not-mutual = “{ $other }” does not name this space as its opposite.
pack-one-value = An Enemy has either Strength or Craft: exactly one of them.
pack-only-enemies = Only Enemies have the field “{ $word }”.
pack-no-effect-here = “{ $word }” would do nothing here; it goes with: { $needs }.
pack-space-idle = { $region ->
    [inner] A space of the Inner Region needs “effects”.
   *[outer] A space needs a “draw”, “effects” or “persons”.
 }
pack-character-idle = A character needs at least one ability, in “mods” or “effects”.
pack-start-inner = “{ $found }” lies in the Inner Region; a character begins in the Outer or the Middle Region.
pack-not-for-sale = “{ $found }” is not a purchase card with a price.
pack-no-move = From here a roll of { $found } leads nowhere.
pack-crown-far = From here a character with a Talisman cannot reach the Crown of Command.
