# What the engine itself refuses, whatever the game.

engine-refused-game-over = The game is over.
engine-refused-nothing-due = Nothing happens automatically right now.
engine-refused-only-the-table = Only the whole table or the game master can do that.
engine-refused-only-a-seat = Only a player of this game can do that.
engine-refused-game-not-over = The game is not over yet.
engine-refused-nobody-here = Nobody in this game is called “{ $given }”; the players are: { $known }.
engine-refused-not-asked = You have not been asked anything that this would answer.
engine-refused-action-in-flight = { $waiting_count ->
    [one] Another action is not finished yet; waiting for an answer from { $waiting }.
   *[other] Another action is not finished yet; waiting for answers from { $waiting }.
 }
engine-refused-no-such-option = “{ $given }” is not among the possible answers.
engine-refused-option-twice = An answer is named twice.
engine-refused-wrong-number = { $exact ->
    [yes] { $low ->
        [one] Exactly { $low } answer is needed; given: { $given }.
       *[other] Exactly { $low } answers are needed; given: { $given }.
    }
   *[no] Answers needed: from { $low } to { $high }; given: { $given }.
 }
engine-refused-not-in-range = “{ $given }” is not a whole number from { $low } to { $high }.
engine-refused-nothing-to-undo = There is nothing to undo.
engine-refused-nothing-to-take-back = { $answers ->
    [one] { $given } answers cannot be undone: only { $answers } was given.
   *[other] { $given } answers cannot be undone: only { $answers } were given.
 }
engine-refused-undo-behind-barrier = { $barrier ->
    [roll] This can no longer be undone: there has been a roll since.
    [shuffle] This can no longer be undone: something has been shuffled or drawn since.
    [reveal] This can no longer be undone: something hidden has been revealed since.
    [answer] This can no longer be undone: another player has answered since.
    [edit] This can no longer be undone: the game master has changed the position since.
   *[other] This can no longer be undone.
 }{ $need ->
    [gm] {""} Only a game master still can.
   *[never] {""}
 }
engine-refused-undo-not-yours = Only the player who acted may undo that.
engine-refused-no-such-line = There is no line { $given } to go back to.
engine-refused-edit-breaks-rules = The edited position breaks the rules ({ $fault }).

## Lines that cannot be read

engine-refused-line-empty = The line is empty.
engine-refused-line-too-long = The line has { $length } characters; at most { $most } are allowed.
engine-refused-bad-character = The line holds a character that cannot be read ({ $given }).
engine-refused-quote-open = A quotation mark is not closed: { $given }
engine-refused-sign-without-key = There must be a word right before “{ $given }”.
engine-refused-unknown-verb = { $near ->
    [no_suggestion] There is no command “{ $given }”.
   *[other] There is no command “{ $given }”; did you mean “{ $near }”?
 }
engine-refused-missing-field = { $verb }: “{ $field }” is missing.
engine-refused-key-twice = { $verb }: “{ $name }” is there twice.
engine-refused-unknown-key = { $verb }: “{ $name }” is not allowed here.
engine-refused-one-value = { $verb }: “{ $field }” needs exactly one value; values given: { $count }.
engine-refused-too-many-words = { $verb }: “{ $given }” is too much.
engine-refused-one-of-these = { $verb }: “{ $given }” and “{ $other }” exclude each other.
engine-refused-bad-value = { $field }: “{ $given }” is not allowed; possible: { $allowed }.
engine-refused-bad-number = { $field }: “{ $given }” is not a whole number from { $low } to { $high }.
engine-refused-unknown-order = There is no standing order “{ $given }”; possible: { $allowed }.
