# Faults of card packs, broken rules of deck building, advice of the deck check.
# $fault is a whole sentence of this file; $clause the clause of the rules digest.

## Where a fault lies

pack-place-file = { $file }: { $fault } [{ $clause }]
pack-place-line = { $file }, line { $line }: { $fault } [{ $clause }]
pack-place-column = { $file }, line { $line }, { $column }: { $fault } [{ $clause }]
pack-place-cell = { $file }, line { $line }, column { $column }, character { $position }: { $fault } [{ $clause }]
pack-place-card-line = { $file }, line { $line }, card { $card }: { $fault } [{ $clause }]
pack-place-card-column = { $file }, line { $line }, { $column }, card { $card }: { $fault } [{ $clause }]
pack-place-card-cell = { $file }, line { $line }, card { $card }, column { $column }, character { $position }: { $fault } [{ $clause }]
pack-faults = { $count ->
    [one] The pack is refused: it has { $count } fault.
   *[other] The pack is refused: it has { $count } faults.
 }

## Folder and files

pack-folder-missing = There is no pack folder “{ $folder }”.
pack-too-many-files = { $count ->
    [one] The pack folder holds { $count } file; at most { $most } are allowed.
   *[other] The pack folder holds { $count } files; at most { $most } are allowed.
 }
pack-not-a-file = “{ $file }” in the pack folder is a link or a folder, not a file.
pack-too-large = The files of the pack hold { $size } bytes together; at most { $most } are allowed.
pack-file-unreadable = The file “{ $file }” cannot be read.
pack-file-oversized = The file “{ $file }” is too large: { $size } bytes; at most { $most } are allowed.
pack-file-too-large = The file is too large: { $size } bytes; at most { $most } are allowed.
pack-file-missing = The file is missing.
pack-file-empty = The file is empty; its first line must hold the column names.
pack-not-utf8 = The text is not UTF-8: the byte { $found } is not allowed there.
pack-csv-broken = The quotation marks or line ends are broken from this line on, so the table cannot be read.
pack-columns-too-many = The file has { $count } columns; at most { $most } are allowed.
pack-rows-too-many = The file has more than { $most } rows.
pack-column-unknown = There is no column “{ $found }” in this file{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-column-twice = The column “{ $found }” is there twice.
pack-column-missing = The column “{ $word }” is missing.
pack-field-count = { $count ->
    [one] The line has { $count } field; the first line promises { $expected }.
   *[other] The line has { $count } fields; the first line promises { $expected }.
 }
pack-cell-too-long = The text has { $length } characters; at most { $most } are allowed.
pack-control-character = The invisible character { $code } is not allowed here.
data-name-bad = “{ $found }” cannot be the name of a data file.
data-file-missing = The program has no data file “{ $file }”.

## Cells

pack-cell-empty = The cell is empty; something must be here.
pack-bad-name = “{ $found }” must have at most { $most } characters, no blanks at its ends and no double blanks.
pack-bad-id = “{ $found }” is not an id: only letters without accents, digits, “-” and “_” are allowed, at most 32 of them.
pack-id-twice = The id “{ $found }” is already used in { $other_file }, line { $other_line }.
pack-name-twice = The name “{ $found }” is already used in { $other_file }, line { $other_line }.
pack-not-one-of = “{ $found }” is not allowed here; expected one of: { $words }.
pack-not-integer = “{ $found }” is not a whole number; expected one from { $least } to { $most }.
pack-out-of-range = The number { $found } is out of range; expected one from { $least } to { $most }.
pack-bad-keyword = “{ $found }” is not a keyword: a small letter comes first, then small letters, digits and “_”; keywords are separated by “;” alone.
pack-keyword-reserved = “{ $found }” is a word of the effect language and cannot be a keyword.
pack-keyword-speed = “{ $found }” is a unit type and cannot be a keyword; it belongs in the column “speed”.
pack-keyword-twice = The keyword “{ $found }” is there twice.
pack-text-missing = The card has abilities but no text.
pack-text-idle = The card has a text but no abilities.
pack-translation-idle = There is a translation, but the English text is empty.
pack-translation-numbers = The numbers here ({ $found }) differ from those of the English text ({ $expected }).

## Effect language: grammar

pack-text-too-long = The abilities have { $length } characters; at most { $most } are allowed.
pack-text-too-deep = The brackets are nested deeper than { $most }.
pack-unexpected = { $expected ->
    [list] Expected “[”, found “{ $found }”.
    [end] Expected the end of the cell, found “{ $found }”.
    [ability] Expected an ability such as terror(1), found “{ $found }”.
    [round] Expected “(”, found “{ $found }”.
    [comma_or_round] Expected “,” or “)”, found “{ $found }”.
    [comma_or_square] Expected “,” or “]”, found “{ $found }”.
   *[value] Expected a word, a number, a list or a call, found “{ $found }”.
 }
pack-text-ends = { $expected ->
    [list] The cell ends where “[” was expected; a card without abilities has “[]”.
    [ability] The cell ends where an ability was expected.
    [round] The cell ends where “(” was expected.
    [comma_or_round] The cell ends where “,” or “)” was expected.
    [comma_or_square] The cell ends where “,” or “]” was expected.
   *[value] The cell ends where a word, a number, a list or a call was expected.
 }
pack-bad-character = The character “{ $found }” ({ $code }) is not part of the language; expected words, whole numbers, brackets, commas and “=”.
pack-bad-number = “{ $found }” is not written as a whole number; expected digits without leading zeros, with “-” before them if negative.
pack-number-size = The number { $found } is out of range; expected one from { $least } to { $most }.
pack-bad-word = “{ $found }” is not a word of the language; expected small letters, digits and “_”.
pack-trailing-comma = There is nothing after this comma.
pack-key-twice = The key “{ $found }” is there twice.
pack-positional-late = “{ $found }” comes after an argument with a key; arguments without a key come first.

## Effect language: number and kind of arguments

pack-arguments-exact = { $least ->
    [one] “{ $call }” takes exactly { $least } argument, found { $count }.
   *[other] “{ $call }” takes exactly { $least } arguments, found { $count }.
 }
pack-arguments-least = { $least ->
    [one] “{ $call }” takes at least { $least } argument, found { $count }.
   *[other] “{ $call }” takes at least { $least } arguments, found { $count }.
 }
pack-arguments-range = “{ $call }” takes { $least } to { $most } arguments, found { $count }.
pack-expected-player = Expected a player (own or enemy), found “{ $found }”.
pack-expected-side = Expected a player (own, enemy or any_side), found “{ $found }”.
pack-expected-word = Expected one of: { $words }; found “{ $found }”.
pack-expected-integer = Expected a whole number, found “{ $found }”.
pack-expected-unit = Expected one unit (me, mine, foe, that, target or chosen), found “{ $found }”.
pack-expected-selector = Expected a unit or a choice of units (pick, foe_pick, pick_up_to, all), found “{ $found }”.
pack-expected-single = Expected exactly one unit (a unit word, pick or foe_pick), found “{ $found }”.
pack-expected-wide = Expected a unit or “all(...)”, found “{ $found }”; a static chooses nothing.
pack-expected-price = The price of cards is changed for all(own, ...) or all(enemy, ...) only, found “{ $found }”.
pack-expected-operations = Expected a list with at least one operation, found “{ $found }”.
pack-expected-list = Expected a list in square brackets after “{ $word }=”, found “{ $found }”.
pack-expected-pile = Expected a card of a discard pile, pick_discard(...), found “{ $found }”.
pack-expected-term = “{ $found }” is neither a term nor a keyword of any unit of the loaded packs{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-expected-keyword = “{ $found }” is neither a unit type nor a keyword of any unit of the loaded packs{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-expected-number = Expected a number, found “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-expected-condition = Expected a condition, found “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-expected-cost = Expected a cost, found “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-expected-payable = Expected a cost that a player can be asked for (discard, discard_hand, commit_one, destroy_one), found “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-expected-operation = Expected an operation, found “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-expected-modifier = Expected a modifier (stat or flag), found “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-expected-trigger = Expected a trigger of reactions, found “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-expected-ability = “{ $found }” is not an ability{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }

## Effect language: what may stand where

pack-not-bound = “{ $found }” means nothing here: in “{ $place }” the word “{ $word }” stands for no unit.
pack-not-allowed = “{ $found }” is not allowed in “{ $place }”.
pack-no-combat = “{ $found }” asks about a combat, and at “{ $trigger }” there is none.
pack-needs-attachment = “{ $found }” is only for attachments.
pack-term-not-printed = A card in a discard pile cannot be tested for “{ $found }”; expected keywords, unit types, unique, cost or strength.
pack-static-reads = A static may not read “{ $found }”, because statics change it.
pack-trigger-me-carrier = “{ $found }” in “{ $trigger }” is only for units and attachments.
pack-trigger-me-after = “{ $found }” may not follow “{ $player }” in “{ $trigger }”.
pack-ability-misfit = The ability “{ $found }” does not fit the card type “{ $carrier }”; expected: { $words }.
pack-ability-required = A card of the type “{ $carrier }” needs an ability: { $words }.
pack-ability-once = A card of the type “{ $carrier }” has exactly one ability; “{ $found }” is one too many.
pack-positional-here = “{ $found }” is in “{ $call }” without a key; all its arguments need one.
pack-key-not-here = “{ $call }” takes no keys, found “{ $found }”.
pack-key-missing = “{ $call }” needs the key “{ $word }”.
pack-key-unknown = “{ $call }” has no key “{ $found }”; expected: { $words }.
pack-list-empty = The list after “{ $word }=” may not be empty.
pack-limit-not-here = “{ $found }” on “{ $call }” is only for cards in play, not for action cards.
pack-limit-needs-cost = “limit=none” on “{ $call }” needs a cost.

## decks.toml

pack-line-too-long = The line has { $length } characters; at most { $most } are allowed.
pack-toml-broken = The file is not valid TOML from this line on.
pack-toml-too-deep = Lists, tables and dotted keys are nested here deeper than { $most } times.
pack-toml-too-much = The file has too many { $kind ->
    [tables] tables; at most { $most } are allowed.
   *[values] values; at most { $most } are allowed.
 }
pack-word-unknown = There is no key or table “{ $found }” here{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-deck-bad-table = “{ $deck }” is not a deck: expected a table whose name has small letters, digits and “_” only.
pack-deck-twice = The deck “{ $deck }” is there already: { $other_file }, line { $other_line }.
pack-deck-key-unknown = The deck “{ $deck }” has no field “{ $found }”; expected: { $words }.
pack-deck-key-missing = The deck “{ $deck }” lacks the field “{ $word }”.
pack-deck-not-text = The field “{ $word }” of the deck “{ $deck }” must be a text in quotation marks.
pack-deck-not-table = The field “{ $word }” of the deck “{ $deck }” must be a table of card ids and numbers.
pack-deck-side = “{ $found }” is not a side that a deck can have; expected one of: { $words }.
pack-deck-unknown-card = There is no card with the id “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
pack-deck-copies = “{ $found }” is not a number of copies; expected a whole number from 1 to { $most }.
pack-deck-muster = “{ $found }” is not an entry of `muster`: expected the id of a card of the army deck, after a unit also its line (battle or reserve), no more often than the deck holds it.

## Deck check

deck-side-unknown = “{ $found }” is not a side; choose grand_alliance or hordes.
deck-unknown-card = There is no card “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
deck-count-low = { $card }: the number of copies must be at least 1, found { $count }.
deck-not-army-card = { $card } is an action card and cannot be in the army deck.
deck-not-action-card = { $card } is a unit or an attachment and cannot be in the action deck.
deck-wrong-side = { $side ->
    [grand_alliance] { $card } is a card of the Grand Alliance and cannot be in a deck of the Hordes of Darkness.
   *[hordes] { $card } is a card of the Hordes of Darkness and cannot be in a deck of the Grand Alliance.
 }
deck-army-small = { $count ->
    [one] The army deck has { $count } card, but needs at least { $least }; missing: { $missing }.
   *[other] The army deck has { $count } cards, but needs at least { $least }; missing: { $missing }.
 }
deck-action-small = { $count ->
    [one] The action deck has { $count } card, but needs at least { $least }; missing: { $missing }.
   *[other] The action deck has { $count } cards, but needs at least { $least }; missing: { $missing }.
 }
deck-too-many-copies = { $pile ->
    [army] The army deck holds { $name } { $count } times; at most { $most } copies are allowed.
   *[action] The action deck holds { $name } { $count } times; at most { $most } copies are allowed.
 }
deck-no-unit = The army deck needs at least one unit.
deck-dice-low = { $count ->
    [one] The die numbers of your { $count } action card add up to { $total }; below { $least } (an average of 3.0) your rolls will be weak.
   *[other] The die numbers of your { $count } action cards add up to { $total }; below { $least } (an average of 3.0) your rolls will be weak.
 }
deck-dice-high = { $count ->
    [one] The die numbers of your { $count } action card add up to { $total }; above { $most } (an average of 4.0) you will fail many tests.
   *[other] The die numbers of your { $count } action cards add up to { $total }; above { $most } (an average of 4.0) you will fail many tests.
 }
deck-list-unknown = Line { $list_line }: there is no card and no ready deck “{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }
deck-list-bad-count = Line { $list_line }: “{ $found }” is not a number of copies of { $card }; expected a whole number from 1 to { $most }.
deck-list-too-long = The list has { $length } characters; at most { $most } are allowed.
deck-list-empty = The list is empty; write one card a line, for example “2 GA-U01”, or the id of a ready deck.

## Packs that servers have of their own
