# Faults of files: records, scenarios, edits. The place is told by the messages fault-at-...; $fault is a whole sentence of this file.

## Place

fault-at-place = { $place }: { $fault }
fault-at-line = Line { $line }: { $fault }

## Files and values

fault-file-too-large = The file “{ $file }” has { $size } bytes; at most { $most } are allowed.
fault-file-unreadable = The file “{ $file }” cannot be read.
fault-file-not-text = The file “{ $file }” is not UTF-8 text.
fault-file-over-time = Reading this took more than { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 } of processor time, so it was stopped.
fault-file-over-memory = Reading this took more than { $megabytes } MB of memory, so it was stopped.
fault-file-breaks-reader = Reading this made the reading program fail, so it is not taken.
fault-not-toml = This cannot be read as TOML ({ $reason }).
fault-too-much = { $kind ->
    [bytes] The file has more than { $most } bytes.
    [line] The line has more than { $most } characters.
    [tables] The file has more than { $most } tables.
    [values] The file has more than { $most } values.
   *[entries] The list has more than { $most } entries.
 }
fault-too-deep = Lists and tables are nested too deeply here.
fault-not-whole = { $given } is not a whole number.
fault-number-too-large = The number is too large.
fault-unknown-key = { $near ->
    [no_suggestion] There is no key “{ $name }” here.
   *[other] There is no key “{ $name }” here; did you mean “{ $near }”?
 }
fault-missing-key = The key “{ $name }” is missing.
fault-wrong-type = Expected { $expected ->
    [str] text
    [int] a whole number
    [bool] true or false
    [object] a table
    [array] a list
   *[other] { $expected }
 }, found { $got ->
    [str] text
    [int] a whole number
    [float] a number with a fraction
    [bool] true or false
    [object] a table
    [array] a list
   *[other] { $got }
 }.
fault-wrong-value = The value is not allowed: { $given }
fault-no-such-game = There is no game “{ $given }”; known: { $known }.
fault-no-migration = States of rules version { $version } cannot be read any more.
fault-bad-position = This is not a position of the game ({ $reason }).
fault-bad-state = The stored state cannot be read ({ $reason }).
fault-bad-action = The stored action cannot be read ({ $reason }).

## Dice given by hand

fault-no-dice = No result is given for the roll “{ $label }”.
fault-dice-ran-dry = The roll “{ $label }” needs { $needed ->
    [one] { $needed } number
   *[other] { $needed } numbers
 }, but only { $left } are left.
fault-no-such-die-result = { $result } is not a result of the roll “{ $label }” from 1 to { $sides }.
fault-no-shuffle = No order is given for the shuffle “{ $label }” of { $size ->
    [one] { $size } card
   *[other] { $size } cards
 }.
fault-bad-shuffle = “{ $entry }” is not an order for the shuffle “{ $label }” of { $size ->
    [one] { $size } card
   *[other] { $size } cards
 }.

## Records

fault-record-line-form = This is not a line of a record.
fault-record-line-changed = The line has been changed: its checksum does not fit.
fault-record-no-end = The record ends in the middle of a line.
fault-record-no-header = The header of the record is missing.
fault-record-second-header = There is a second header here.
fault-record-other-format = The record has the format { $given }; this program knows { $known }.
fault-record-chain-broken = The chain is broken: this line does not follow the one before it.
fault-record-time = “{ $given }” is not a time of the form 2026-05-01T18:30:00Z.
fault-record-times = { $given } times are given for { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
 }.
fault-record-cut-short = The header announces { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
 }; { $found } are there.
fault-record-other-game = This is a record of the game “{ $given }”, not of “{ $known }”.
fault-record-other-pack = The record was played with other packs: { $names }.
fault-record-seed = The seed does not fit its published hash.
fault-record-reseeds = The draws from which new seeds are in force are not in rising order.
fault-record-still-running = The game is still running; the whole record is given out at its end.
fault-record-remark = “{ $given }” is not a kind of remark.
fault-record-refused = The rules refuse what this line says ({ $reason }, { $clause }).
fault-record-rules-fault = The line cannot be carried out ({ $reason }).
fault-record-no-result = The record ends without the result.
fault-record-after-end = The game was already over before this line.
fault-record-other-result = The rules give another result.
fault-record-other-action = The rules call for another action here.
fault-record-other-answers = Other answers or dice belong to this action.
fault-record-other-events = The rules give other events.
fault-record-other-state = The rules lead to another position.
fault-record-other-public = The public form of this line is another one.
fault-record-draw-twice = The draw number { $number } is used twice.
fault-record-other-question = The rules ask another question here ({ $question }).
fault-record-other-answer = “{ $answer }” cannot be the answer to the question { $question }.
fault-record-other-dice = The dice or the order of “{ $label }” do not fit.
fault-record-dice-not-from-seed = The dice or the order of “{ $label }” (draw { $number }) do not come from the seed.
fault-record-left-over = { $count ->
    [one] { $count } recorded answer or roll was never used.
   *[other] { $count } recorded answers or rolls were never used.
 }
fault-no-such-line = There is no line { $given } to go back to.
fault-no-such-reader = “{ $given }” is not a reader of this game; known: { $known }.
fault-undo-unknown = “undo” cannot be “{ $given }”; known: { $known }.
fault-bad-name = “{ $given }” cannot be the name of a player: 1 to 32 visible characters without a colon and without blanks at the ends.
fault-name-taken = The name “{ $given }” is already taken.
fault-wrong-seats = { $given } names are given for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }.

## Scenarios

fault-scenario-seats = { $given } players are named; the game is for { $low } to { $high }.
fault-too-many-steps = The scenario has { $count } steps; at most { $most } are allowed.
fault-step-form = A step reads “name: line”, but this is: { $given }
fault-step-nobody = Nobody is called “{ $given }”; known: { $known }.

## Edits

fault-patch-form = This is not a change of a position: { $given }
fault-patch-unknown-op = Change { $number } ({ $path }): there is no operation “{ $given }”; there are add, remove, replace.
fault-patch-value = Change { $number } ({ $path }): “{ $given }” and its value do not fit together; only remove has none.
fault-patch-path = Change { $number }: “{ $path }” is not a path.
fault-patch-no-place = Change { $number }: there is no place “{ $path }”.
