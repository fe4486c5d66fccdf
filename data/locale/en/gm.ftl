# What a game master does: always told in the channel, with the reason.

gm-reason = Reason: { $reason }
gm-acted = Game master { $name } acts for { $seat }.
gm-acted-table = Game master { $name } acts for the table.
gm-defaulted = Game master { $name } makes the default move for { $seat }.
gm-edited = { $count ->
    [0] Game master { $name } has changed the position, but nothing that everybody can see. The change is revealed at the end.
    [one] Game master { $name } has changed the position, in { $count } place that everybody can see. The whole change is revealed at the end.
   *[other] Game master { $name } has changed the position, in { $count } places that everybody can see. The whole change is revealed at the end.
 }
gm-edited-place = `{ $change }`
gm-went-back = Game master { $name } takes the game back to line { $line }.
gm-undid = Game master { $name } undoes the last action.
gm-looked = Game master { $name } has looked at the whole position, hidden parts included.
gm-paused = Game master { $name } pauses the game; its clocks stand still.
gm-resumed = Game master { $name } lets the game go on, with the time that was left.
gm-terms = Game master { $name } changes the terms. { $limit ->
    [0] There is no time limit any more
    [one] The time for one decision is { $limit } minute
   *[other] The time for one decision is { $limit } minutes
 }; { $policy ->
    [wait] when it is over, the game waits and reminds.
   *[default] when it is over, the default move is made.
 }
gm-offered = Game master { $name } offers the seat of { $seat } to somebody else.
gm-vacated = Game master { $name } takes the seat away from { $seat }.
gm-vetoed = Game master { $name } closes vote { $number } without a decision.
gm-closed = Game master { $name } ends the game without a result.
gm-reopened = Game master { $name } reopens the game.
gm-repaired = Game master { $name } puts the game back into service.
reply-gm-done = Done, and told in the channel of the game.
gm-state = The whole position is in the file. It is for your eyes only.

## Commands
command-gm = The tools of the game master; all is told in the channel
command-gm-act = Act for a seat or for the table
command-gm-default = Make the default move for a seat
command-gm-state = Read the whole position; the table is told so
command-gm-edit = Change the position by a JSON patch
command-gm-back = Take the game back to a line of the log
command-gm-undo = Undo the last action, whatever came after it
command-gm-pause = Pause the game, or let it go on
command-gm-terms = Change the time limit, or what happens after it
command-gm-offer = Offer a seat to somebody else
command-gm-vacate = Take a seat away from its holder
command-gm-veto = Close a vote or an offer without a decision
command-gm-close = End the game without a result
command-gm-reopen = Reopen a game that was closed
command-gm-repair = Put a game back into service
option-gm-act-seat = For whom; empty: for the table
option-gm-act-line = The line, as for /do
option-gm-default-seat = For whom
option-gm-edit-patch = Such as: add /players/0/wins 1
option-gm-back-line = Number of the line after which it goes on
option-gm-pause-days = For so many days; without a number: 14
option-gm-terms-minutes = Minutes for one decision; 0: no limit
option-gm-terms-policy = What happens when the time runs out
option-gm-offer-seat = Whose seat
option-gm-offer-person = To whom; empty: to whoever presses first
option-gm-vacate-seat = Whose seat
option-gm-veto-vote = Number of the vote or offer

## What cannot be done
engine-refused-gm-no-rights = You are not a game master here: you need this server’s game master role or the Manage Server permission.
engine-refused-gm-plays = You can’t be game master of a game you play in. If all players agree you can do the same: use /game undo.
engine-refused-gm-no-reason = Give a reason; it is told in the channel.
engine-refused-gm-no-orders = Standing orders are private; only the player gives them.
engine-refused-gm-not-waited = The game is not waiting for { $seat }.
engine-refused-gm-no-default = Nobody can make this choice for { $seat }: it has no default move.
engine-refused-gm-limit = The time limit must lie between { $low } and { $high } seconds, or be 0.
engine-refused-gm-policy = Unknown time-out rule; choose one of: { $known }.
engine-refused-gm-seat-empty = Nobody holds the seat of { $seat }.
engine-refused-gm-not-closed = The game was not closed before its end; to go back, use /gm undo or /gm back.
engine-refused-gm-no-fault = The game is not out of service.
