# What is wrong with a pack of Powers of Albion.

pack-no-label = “{ $found }” is not a hex: a capital letter and a number are expected, such as C19.
pack-no-colour = “{ $found }” is not a colour: “#” and six digits or small letters from a to f are expected, such as #c0392b.
pack-no-such-type = There is no effect “{ $found }” here{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-unknown-id = There is no { $kind ->
    [weapon] weapon
    [armour] armour
    [token] weapon, armour or shield
    [group] group
    [harbour] harbour
    [region] region
    [option] option
   *[hex] hex
 } “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-id-taken = “{ $found }” already means something else; each id may be used once.
pack-exactly-one = Exactly one of these fields is needed: { $words }.
pack-field-misplaced = The field “{ $word }” has no place here.
pack-effect-unfit = The effect “{ $found }” makes no sense as { $use ->
    [attack] an attack.
   *[defence] a defence: it does not stop a strike.
 }
pack-artefact-lasts = An artefact cannot be destroyed: “destructible” must be false.
pack-knight-not-legal = Nobody may arm a knight like this; see the clause.
pack-pairs = The pairs must name every group once, two by two.
pack-ready-groups = The list `ready_groups` must name different groups of the file, at least two of them, or none.
pack-map-hole = The hex { $found } is missing, or lies outside the map.
pack-water = { $terrain ->
    [lake] Every lake hex has the feature “water”.
   *[land] Only lake hexes have the feature “water”.
 }
pack-site-in-lake = A site must be on land.
pack-site-differs = The list of sites and the hex { $found } do not say the same.
pack-harbour-dry = The harbour { $found } has no lake hex beside it.
