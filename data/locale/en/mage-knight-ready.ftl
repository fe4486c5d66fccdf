# Ready-made games of Mage Knight (setup=quick, MKU-P14): the option, what the dice choose, faults of ready.toml.
# $card is the name of a ready army or of a ready field.

mage-knight-option-setup = { $setup ->
    [quick] ready-made: armies of about 100 points and the field come by lot, both sides stand, 10 rounds
   *[own] every player brings an army and terrain
 }
mage-knight-event-ready-army = { $seat } leads an army by lot: { $card }.
mage-knight-event-ready-field = The field by lot: { $card }.
mage-knight-pack-ready-pairing = Expected two different ready armies by their ids.
mage-knight-pack-ready-pieces = Expected one piece to { $most } pieces, each with terrain, at = [x, y] in inches and rotation in whole degrees from 0 to 359.
mage-knight-pack-ready-unknown = There is no “{ $found }” here{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
