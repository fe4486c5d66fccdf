# Faults of positions of WarCry: written by hand (position-...) or edited (check-...).

## Written by hand

fault-position-no-combat = In the phase { $phase } a combat must be given.
fault-position-combat-not-now = In the phase { $phase } there is no combat.
fault-position-cards-before-setup = { $seat } cannot have cards anywhere before the decks are chosen.
fault-position-nobody-left = { $seat } has no unit that could be chosen.
fault-position-no-winner = In a finished game exactly one player has won { $wins } battles (WC-12.8).
fault-position-seat-twice = The same player is already described under { $other }.
fault-position-bad-value = { $near ->
    [no_suggestion] “{ $found }” is not allowed; possible: { $allowed }.
   *[other] “{ $found }” is not allowed; did you mean “{ $near }”? Possible: { $allowed }.
 }
fault-position-supply = The supply of battle { $battle } is { $supply } (WC-3.3).
fault-position-open-questions = A position has no open questions; they follow from the phase (WC-P15).
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
fault-position-wrong-zone = “{ $card }” cannot lie here (WC-1.5).
fault-position-bad-id = “{ $found }” is not an id of a piece of this player; ids read like A3 (WC-P20).
fault-position-id-twice = The id “{ $found }” is already used at { $other } (WC-P20).
fault-position-bad-unit = { $near ->
    [no_suggestion] “{ $found }” does not describe a unit.
   *[other] “{ $found }” does not describe a unit; did you mean “{ $near }”?
 }
fault-position-unit-twice = “{ $found }” contradicts what this entry already says of the unit.
fault-position-entered-twice = The number { $found } of entering play is already taken.
fault-position-two-sides = { $seat }: the card “{ $card }” is of another side than the other cards of this player; a deck has one side and neutral cards (WC-1.4).
fault-position-already-won = { $seat } has already won two battles, so the game is over: phase = "finished" (WC-12.8).
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
fault-check-wrong-zone = { $seat }: “{ $card }” cannot lie there: { $zone } (WC-1.5).
fault-check-cards-lost = { $seat }: “{ $card }” is there { $count } times, but { $listed } times in the deck list.
fault-check-gold = { $seat } has spent { $spent } gold; allowed: 0 to { $supply } (WC-3.3).
fault-check-wins = { $seat } cannot have won { $wins } battles (WC-12.8).
fault-check-roll-feed = { $seat }: the given rolls must be numbers from 1 to 6.
fault-check-line = { $seat }: { $unit } is in the unknown line “{ $line }”.
fault-check-tokens = { $seat }: { $unit } has an unknown token.
fault-check-attachment = { $seat }: { $unit } may not carry “{ $card }” (WC-3.10).
fault-check-attachments-share = { $seat }: two attachments of { $unit } share a keyword (WC-3.9).
fault-check-piece-id = { $seat }: “{ $piece }” is not an id of this player’s pieces (WC-P20).
fault-check-piece-twice = { $seat }: the id “{ $piece }” is there twice (WC-P20).
fault-check-piece-unlisted = { $seat }: the id “{ $piece }” is not in the list of pieces, or with another card.
fault-check-unique = The unique card “{ $given }” is in play { $count } times (WC-2.27).
fault-check-battle = There is no battle { $battle }.
fault-check-passes = There cannot have been { $count } passes in a row.
fault-check-seat = There is no seat { $given } in this game.
fault-check-no-combat = The phase { $phase } and the combat do not fit together.
fault-check-fighters = { $unit } and { $target } cannot fight each other.
fault-check-stray-on-battlefield = { $seat }: { $unit } is on the battlefield without being in the combat.
