# Faults of positions of WarCry: written by hand (position-...) or edited (check-...).

## Written by hand

fault-position-no-combat = In the phase { $phase } a combat must be given.
fault-position-combat-not-now = In the phase { $phase } there is no combat.
fault-position-cards-before-setup = { $seat } cannot have cards anywhere before the decks are chosen.
fault-position-nobody-left = { $seat } has no unit that could be chosen.
fault-position-no-winner = In a finished game exactly one player has won { $wins } battles.
fault-position-seat-twice = The same player is already described under { $other }.
fault-position-bad-value = “{ $found }” is not allowed; possible: { $allowed }.
fault-position-supply = The supply of battle { $battle } is { $supply }.
fault-position-open-questions = A position has no open questions; they follow from the phase.
fault-position-too-many = There are too many entries; at most { $most } are allowed.
fault-position-one-side-fights = { $unit } and { $target } belong to the same player.
fault-position-missing-key = The key “{ $name }” is missing.
fault-position-unknown-key = { $near ->
    [no_suggestion] There is no key “{ $found }” here.
   *[other] There is no key “{ $found }” here; did you mean “{ $near }”?
 }
fault-position-unknown-piece = There is no piece “{ $found }” in this position.
fault-position-blocked = “blocked” says whether somebody blocks; that does not fit the defender { $unit } and the target { $target }.
fault-position-unknown-card = { $near ->
    [no_suggestion] There is no card “{ $found }”.
   *[other] There is no card “{ $found }”; did you mean “{ $near }”?
 }
fault-position-wrong-zone = “{ $card }” cannot lie here.
fault-position-bad-id = “{ $found }” is no id of a piece of this player; ids read like A3.
fault-position-id-twice = The id “{ $found }” is already used at { $other }.
fault-position-bad-unit = “{ $found }” does not describe a unit.
fault-position-wrong-type = Expected { $expected ->
    [table] a table
    [list] a list
    [text] text
    [number] a whole number
    [truth] true or false
   *[other] { $expected }
 }, found: { $found }
fault-position-out-of-range = { $found } is out of range; expected: from { $least } to { $most }.

## Edited

fault-check-unknown-card = { $seat }: there is no card “{ $given }”.
fault-check-wrong-zone = { $seat }: “{ $card }” cannot lie there: { $zone }.
fault-check-cards-lost = { $seat }: “{ $card }” is there { $count } times, but { $listed } times in the deck list.
fault-check-gold = { $seat } has spent { $spent } gold; allowed: 0 to { $supply }.
fault-check-wins = { $seat } cannot have won { $wins } battles.
fault-check-roll-feed = { $seat }: the given rolls must be numbers from 1 to 6.
fault-check-line = { $seat }: { $unit } stands in the unknown line “{ $line }”.
fault-check-tokens = { $seat }: { $unit } has an unknown token.
fault-check-attachment = { $seat }: { $unit } may not carry “{ $card }”.
fault-check-attachments-share = { $seat }: two attachments of { $unit } share a keyword.
fault-check-piece-id = { $seat }: “{ $piece }” is no id of this player’s pieces.
fault-check-piece-twice = { $seat }: the id “{ $piece }” is there twice.
fault-check-piece-unlisted = { $seat }: the id “{ $piece }” is not in the list of pieces, or with another card.
fault-check-unique = The unique card “{ $given }” is in play { $count } times.
fault-check-battle = There is no battle { $battle }.
fault-check-passes = There cannot have been { $count } passes in a row.
fault-check-seat = There is no seat { $given } in this game.
fault-check-no-combat = The phase { $phase } and the combat do not fit together.
fault-check-fighters = { $unit } and { $target } cannot fight each other.
fault-check-stray-on-battlefield = { $seat }: { $unit } stands on the battlefield without being in the combat.
