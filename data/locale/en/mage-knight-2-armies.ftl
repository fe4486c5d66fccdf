# Armies of Mage Knight 2.0: faults of what packs hold for this edition, items and domains of armies.
# $card and $person are names of items, domains and figures; $seat is a player's name.

## Faults of packs; the place is told by the messages pack-place-...

mage-knight-pack-subfaction-unknown = There is no subfaction “{ $found }” in this pack{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
mage-knight-pack-item-unknown = There is no item “{ $found }” in this pack{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
mage-knight-pack-domain-unknown = There is no domain “{ $found }” in this pack{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
mage-knight-pack-slots-unique = Only figures of the rank unique or promo have item slots.
mage-knight-pack-none-alone = The word “none” goes alone: it means no proficiency at all.
mage-knight-pack-proficiency-melee = “{ $word }” goes with the attack type { $expected } only, and here it is { $found }.
mage-knight-pack-bombardment = Bombardment goes with the attack types ranged and magic and a range of at least { $least }; here they are { $found } and { $range }.
mage-knight-pack-ranged-damage = A figure with a range, here { $range }, needs a ranged damage from 0 to { $most }, unless it is marked as older.
mage-knight-pack-radius-least = A base with item slots covers an objective: in the 2.0 edition its radius is at least { $least } inches, not { $found }.
mage-knight-pack-radius-below = A base without item slots does not cover an objective: in the 2.0 edition its radius is below { $below } inches, not { $found }.
mage-knight-pack-nexus-pair = nexus_ability and nexus_value go together: both are filled, or both are empty.
mage-knight-pack-effects = Expected a list of effects, each a table with its type.
mage-knight-pack-who = A domain is for all alike: its effects have no “who”, and here it is “{ $found }”.
mage-knight-pack-attacker = “{ $found }” goes with the value { $expected } only.
mage-knight-pack-when = Expected a table of conditions, such as attack = "close".
mage-knight-pack-pair = “{ $word }” does not go with “{ $found }”.
mage-knight-pack-change = “{ $found }” changes nothing or too much; expected a whole number from { $least } to { $most } that is not 0.
mage-knight-pack-uses-idle = Only an item that is used by an action has a number of uses.
mage-knight-pack-restrictions = Expected a table of lists, such as attack_type = ["melee"].
mage-knight-pack-only-later = “{ $word }” is for the 2.0 edition only, so the rules here cannot name { $rules }.
mage-knight-pack-army-items = Expected a list of at most { $most } items, each with item and bearer.

## Items and domains of an army

mage-knight-refused-items-not-agreed = The army names { $count ->
    [one] { $count } item
   *[other] { $count } items
 }, but this table plays without items (option items).
mage-knight-refused-domain-not-agreed = The army brings { $card }, but this table plays without domains (option domains).
mage-knight-refused-items-too-many = The army names too many items: { $count }; at most { $most } can be read.
mage-knight-refused-item-not-in-pack = There is no item “{ $given }” in the packs of this game.
mage-knight-refused-domain-not-in-pack = There is no domain “{ $given }” in the packs of this game.
mage-knight-refused-unknown-item = { $near ->
    [no_suggestion] There is no item “{ $given }”.
   *[other] There is no item “{ $given }”; did you mean “{ $near }”?
 }
mage-knight-refused-unknown-domain = { $near ->
    [no_suggestion] There is no domain “{ $given }”.
   *[other] There is no domain “{ $given }”; did you mean “{ $near }”?
 }
mage-knight-refused-item-on-whom = Say who bears the item, as in “item NAME on FIGURE”; here it is “{ $given }”.
mage-knight-refused-domains-too-many = An army brings one domain at most, not { $count }.
mage-knight-refused-bearer-not-in-army = { $person } is to bear { $card } and is not in the army.
mage-knight-refused-no-slot-for-item = { $slot ->
    [hand] { $card } needs a hand slot, and { $person } has none.
    [charm] { $card } needs a charm slot, and { $person } has none.
   *[harness] { $card } needs a harness slot, and { $person } has none.
 }
mage-knight-refused-slots-full = { $slot ->
    [hand] Items for the hand slots of { $person }: { $count }; slots: { $most }.
    [charm] Items for the charm slots of { $person }: { $count }; slots: { $most }.
   *[harness] Items for the harness slots of { $person }: { $count }; slots: { $most }.
 }
mage-knight-refused-item-restricted = { $what ->
    [faction] { $card } is for these factions: { $keywords }; that of { $person }: { $keyword }.
    [subfaction] { $card } is for these subfactions: { $keywords }; that of { $person }: { $keyword }.
    [attack_type] { $card } is for these attack types: { $keywords }; that of { $person }: { $keyword }.
   *[speed_type] { $card } is for these speed types: { $keywords }; that of { $person }: { $keyword }.
 }
mage-knight-refused-relic-twice = { $card } is a relic: an army holds it once, not { $count } times.
mage-knight-event-army-item = { $seat }: { $person } bears { $card }.
mage-knight-event-army-domain = { $seat } brings the domain { $card }.
mage-knight-event-domain-in-play = The domain { $card } of { $seat } comes into play.

## House options

mage-knight-option-items = { $items ->
    [yes] with items
   *[no] without items
 }
mage-knight-option-domains = { $domains ->
    [yes] with domains
   *[no] without domains
 }

## What a bearer must be

mage-knight-keyword-none = none
mage-knight-keyword-atlantis-guild = { picture-mk-faction-atlantis-guild }
mage-knight-keyword-elemental-league = { picture-mk-faction-elemental-league }
mage-knight-keyword-draconum = { picture-mk-faction-draconum }
mage-knight-keyword-necropolis-sect = { picture-mk-faction-necropolis-sect }
mage-knight-keyword-shyft = { picture-mk-faction-shyft }
mage-knight-keyword-black-powder-rebels = { picture-mk-faction-black-powder-rebels }
mage-knight-keyword-hero = { picture-mk-faction-hero }
mage-knight-keyword-knights-immortal = { picture-mk-faction-knights-immortal }
mage-knight-keyword-orc-raiders = { picture-mk-faction-orc-raiders }
mage-knight-keyword-solonavi = { picture-mk-faction-solonavi }
mage-knight-keyword-mage-spawn = { picture-mk-faction-mage-spawn }
mage-knight-keyword-melee = { picture-mk-attack-type-melee }
mage-knight-keyword-ranged = { picture-mk-attack-type-ranged }
mage-knight-keyword-magic = { picture-mk-attack-type-magic }
mage-knight-keyword-foot = { picture-mk-speed-type-foot }
mage-knight-keyword-mounted = { picture-mk-speed-type-mounted }
mage-knight-keyword-swimmer = { picture-mk-speed-type-swimmer }
mage-knight-keyword-flyer = { picture-mk-speed-type-flyer }
mage-knight-keyword-hand = hand
mage-knight-keyword-charm = charm
mage-knight-keyword-harness = harness
