# What a player does at the table: the private panel, lines, boards, hands, books, orders, decks, dice.

## The panel

table-over = The game is over.
table-nobody-waited = Nobody has to act right now. You can close this.
table-waiting = { $count ->
    [one] { $names } is next. You can close this.
   *[other] { $names } are next. You can close this.
 }
table-staged = Prepared, not sent yet:
table-staged-later = ↳ known only after the dice and answers of the lines before it
table-picked = Picked so far: { $choices }
table-pick-some = { $low ->
    [none] Choose at most { $high }, then confirm.
   *[other] Choose from { $low } to { $high }, then confirm.
 }
table-since = Since then:
table-since-own = Since your last move:
table-since-earlier = { $count ->
    [one] … and { $count } thing before; see `/game log` for everything.
   *[other] … and { $count } things before; see `/game log` for everything.
 }
table-since-more = … and { $count } more; see `/game log` for everything.
table-kind-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
 }
table-hint-kind = What do you want to do?
table-hint-piece = Which piece?
table-more-pieces = More: from { $piece } on …
table-hint-saved-deck = Play one of your saved decks
table-button-answer = Answer…
table-button-before = Page back
table-button-next = Next page
table-button-back = Other actions
table-button-up = Back
table-button-confirm = Do it
table-button-drop = Discard
table-button-change = Change…
table-button-line = Type a move…
table-button-more = More…
table-button-orders = Standing orders
table-button-concede = Give the game up…
table-hint-count = { $kinds } ({ $count })
table-hint-rest = Everything else ({ $count })
table-choice-line = { $does ->
    [none] **{ $choice }**
   *[other] **{ $choice }** – { $does }
}
table-button-form-again = Open the form again…
table-button-deck = Use my own list…
table-form-line = Lines
table-form-line-help = In the notation of the game, each on a line of its own
table-form-line-title = Type what you do
table-form-answer = Your answer
table-form-deck-title = Your own deck
table-form-deck-list = Cards
table-form-deck-help = A card on each line: 3 GA-U01, or 3 and its name
table-form-list-file = Or a text file with the list
table-form-list-name = Save it under this name
table-warcry-status = Battle { $battle }; won: { $wins }. Action cards in hand: { $action }.
table-warcry-status-muster = Battle { $battle }; won: { $wins }. Gold left: { $gold }. Army cards in hand: { $army }.
table-warcry-status-combat = { $unit }: { $value } against { $against }; tactic points left: { $points }. Action cards in hand: { $action }.
reply-staged = Prepared. Nothing is sent until you confirm.
reply-dropped = Discarded; nothing was sent.
reply-partly-done = { $reason ->
    [none] Done in part; the game is now waiting for somebody else. Not sent yet (lines: { $left }): { $line }
   *[other] Done in part. Not sent yet (lines: { $left }): { $line }. The reason: { $reason }
 }
engine-refused-form-forgotten = Nothing of that form is kept any more; open it again.
engine-refused-story-forgotten = These lines are not kept any more; see /game log for all that has happened.
engine-refused-nothing-staged = There is nothing to confirm.
engine-refused-nothing-said = You have not entered a move.
engine-refused-too-many-lines = Too many lines at once: { $given }; at most { $most } are taken.

## Board, hand, games

table-board = The table of game { $game }
table-at-line = The table after line { $number } of { $last }
table-my-waiting = { $count ->
    [one] { $count } thing waits for you:
   *[other] { $count } things wait for you:
 }
table-my-free = Nothing waits for you.
table-my-others = Your other games:
table-my-turn = your move
table-my-question = a question to you
table-my-lobby = not begun yet
table-my-running = going on, others are to act
table-my-ready = get ready, everybody else in this pairing needs it
table-my-vote = proposal { $about } waits for your vote: /vote agree, /vote decline
table-my-answer = answer claim { $about }, that you have not shown up
table-my-longer = the other side asks for { $count ->
    [one] { $count } day
   *[other] { $count } days
 } more: /event longer
table-my-checkin = check in
table-my-decide = { $count ->
    [one] { $count } matter waits for your decision: /event panel event:{ $number }
   *[other] { $count } matters wait for your decision: /event panel event:{ $number }
 }
table-my-ballot = question { $about } about the rules waits for your vote
table-practice = practice
reply-posted = Posted for everyone.
reply-posting-waits = Saved. I’ll post it for everyone as soon as I can write there again.
engine-refused-no-line-to-show = There is no line { $given }; the lines are 0 to { $last }.
engine-refused-no-spectators = The players of this game do not allow spectators.

## Books

table-log-head = Game { $game }: { $name }. { $seed_count ->
    [one] Hash of the seed of the dice: { $seed }
   *[other] Hashes of the seeds of the dice, one after another: { $seed }
 }
table-log-line = #{ $number } { $time } { $undone ->
    [yes] (undone){ " " }
   *[no] { "" }
 }{ $ground ->
    [gm] (game master){ " " }
    [timeout] (time ran out){ " " }
   *[player] { "" }
 }{ $text }
table-log-remark = — { $time } { $text }
table-log-back = Back to line { $number }.
table-log-file = The log is in the file.
table-export-full = The whole record, with the seed of the dice: anybody can replay and check it.
table-export-cut = The record so far, with what you are allowed to see. The full record is released when the game is over.
table-fork-name = Practice: { $name }
table-fork-begun = A practice copy of game { $game }, from its line { $number } on. It rolls its own dice, and nothing here counts.
table-rebound = Game { $game } goes on in this channel.
reply-forked = The practice copy is game { $copy }, from line { $number } on. { $thread ->
    [yes] Its thread opens in { $channel }.
   *[no] It is played in { $channel } itself.
 }
reply-rebound = The game goes on in this channel.
engine-refused-fork-hidden = No copy from line { $number } while the game runs: cards or choices are hidden from you there, and a copy would show them.
engine-refused-fork-no-threads = A practice copy is played in a thread, and none can be opened in { $channel }. Move the game to a text channel with /game rebind, then it can be copied.
engine-refused-fork-ended = After line { $number } the game is over; choose an earlier line.
engine-refused-rebind-not-yours = Only the host or a game master may move the game; its players may when its channel is gone or closed to the bot.
engine-refused-rebind-same = The game is in this channel already.

## Orders

reply-order-cancelled = Order cancelled.
reply-order-cancelled-more = Order cancelled, and with it these, because they depend on something that is gone: { $lost }
engine-refused-no-such-order = There is no order { $given }; you have given { $count }.

## Dice

table-dice-head = Rolls so far. In brackets: the range that the average of that many fair dice falls into 95% of the time.
table-dice-aborted = { $name }: of { $begun ->
    [one] { $begun } game of this kind begun here
   *[other] { $begun } games of this kind begun here
 }, { $count ->
    [one] { $count } was closed before its end
   *[other] { $count } were closed before their end
 } ({ $games }{ $more ->
    [no] )
   *[yes] {" "}and older ones)
 }
table-dice-line = { $name }: dice { $count }, average { $mean } ({ $low } to { $high }), faces { $faces }
table-dice-none = { $name }: no rolls
table-dice-fixed = The dice of a lesson are fixed: they fall the same for everybody who takes it.
reply-dice-verified-lesson = The dice of a lesson are fixed by its script, not by a secret seed, so they fall the same for everybody. They were recomputed anyway and match. Rolls: { $rolls }, shuffles: { $shuffles }; lines executed again: { $lines }.
engine-refused-dice-fixed = The dice of a lesson are fixed: they fall the same for everybody who takes it. When it is over, they can be checked here.
reply-dice-verified = The dice are honest. Rolls recomputed: { $rolls }, shuffles: { $shuffles }; lines executed again: { $lines }. { $commitment_count ->
    [one] Seed { $seed }, its hash { $commitment }
   *[other] Seeds, one after another: { $seed }; their hashes: { $commitment }
 }
engine-refused-dice-sealed = { $commitment_count ->
    [one] The seed is published when the game is over. Its hash, fixed from the beginning: { $commitment }
   *[other] The seeds are published when the game is over. There are several, because a backup was restored or the game went on after an end; their hashes, one after another: { $commitment }
 }

## Decks

table-deck-none = You have saved no decks.
table-deck-list = { $count ->
    [one] { $count } saved deck:
   *[other] { $count } saved decks:
 }
reply-deck-saved = The list “{ $name }” is saved.
reply-deck-dropped = The list “{ $name }” has been deleted.
engine-refused-deck-without-name = The list needs a name.
engine-refused-too-many-decks = You have saved { $most } lists already; delete one first.
engine-refused-no-such-deck = You have saved no list “{ $given }”.
engine-refused-deck-too-long = The list has { $given } characters; at most { $most } are read.
engine-refused-deck-empty = The list is empty.
engine-refused-file-no-text = That file is not text (UTF-8).

## Looking things up

table-card-unit = Cost { $cost }, strength { $strength }, tactic points { $tactics }, leadership { $leadership }.
table-card-attachment = Cost { $cost }.
table-card-action = Cost { $cost }, die { $die }.
engine-refused-no-such-card = No card is called “{ $given }”.
engine-refused-which-card = Cards that could be meant: { $count }. Among them: { $found }

## Commands

command-do = Make a move, or open the panel of your moves
option-do-line = The line, as the suggestions show; several with ;
option-do-seat = Which of your seats, counted from 1
option-do-sure = Skip the preview
command-board = Show the table, now or as it was
option-board-text = In words instead of a picture
option-board-at = After which line of the log; see /game log for the numbers
option-board-seat = Seen from which of your seats, from 1
command-hand = Show your cards
option-hand-seat = Of which of your seats, from 1
command-my = All your games, and what waits for you in them
command-orders = Your standing orders; nobody else sees them
command-orders-list = Show your standing orders
option-orders-list-seat = Of which of your seats, from 1
command-orders-set = Give a standing order
option-orders-set-line = The order, as the suggestions show
option-orders-set-seat = Of which of your seats, from 1
command-orders-cancel = Cancel a standing order
option-orders-cancel-number = Its number in the list
option-orders-cancel-seat = Of which of your seats, from 1
command-game-log = All that has happened, as you may know it
command-game-export = The record of the game as a file
command-game-fork = A practice copy, from a line of the log on
option-game-fork-at = From which line on; the last one if empty
command-game-rebind = Go on in this channel
command-dice = Whether the dice are honest, and how they fell
command-dice-verify = Check the dice of a finished game
command-dice-stats = How the dice fell for each seat
command-warcry = WarCry: decks, cards, rules
command-warcry-deck = Your saved decks
command-warcry-deck-list = Show your saved decks
command-warcry-deck-save = Save a deck, from a file or typed
option-warcry-deck-save-name = Its name
option-warcry-deck-save-file = A text file with the list; without it a form opens
command-warcry-deck-use = Play a saved deck
option-warcry-deck-use-name = Its name
option-warcry-deck-use-seat = For which of your seats, from 1
command-warcry-deck-drop = Delete a saved deck
option-warcry-deck-drop-name = Its name
table-beside = The game at this table is { $plays }; what follows is about { $about }.
engine-refused-no-such-question = There is no such question: “{ $given }”.
