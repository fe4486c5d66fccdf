# Votes, taking back, and seats that change hands.

## Put to the table
votes-proposed-draw = { $by } offers a draw.
votes-proposed-end = { $by } proposes to end the game without a result.
votes-proposed-end-counted = { $by } proposes to end the game now; the result is counted as things stand.
votes-proposed-pause = { $by } proposes to pause the game.
votes-pause-until = The pause would end { $until }.
votes-pause-days = { $days ->
    [one] The pause would last { $days } day.
   *[other] The pause would last { $days } days.
 }
votes-proposed-dispute = { $by } wants a die roll to settle a rules question.
votes-question = The question: { $question }
engine-refused-dispute-unknown = This game does not settle disputes with a die.
engine-refused-dispute-empty = A dispute needs a question.
engine-refused-claim-unknown = This game gives you nothing for being kept waiting; propose to end it or to replace the player.
votes-proposed-resume = { $by } proposes to go on with the game.
votes-proposed-undo = { $known ->
    [yes] { $by } asks to undo what { $seat } did last. This would be undone:
    [phase] { $by } asks to undo the whole phase. This would be undone:
   *[no] { $by } asks to undo what was done last. This would be undone:
 }
votes-proposed-replace = { $by } proposes another player for the seat of { $seat }.
votes-replace-by = The seat would go to { $person }.
votes-rule = { $count ->
    [one] { $count } seat must agree; closes { $until }. The game goes on meanwhile.
   *[other] { $count } seats must agree; closes { $until }. The game goes on meanwhile.
 }
votes-tally = Vote { $number } ({ $kind ->
    [draw] draw
    [end] end of the game
    [pause] pause
    [resume] resume
    [undo] undo
    [dispute] dispute
    [ruling] playing by a precedent
   *[replace] new holder of a seat
 }): { $ayes } of { $needed } agree.
votes-closed = { $outcome ->
    [passed] { $kind ->
        [offer] The offered seat is taken.
       *[vote] Vote { $number } is decided: agreed.
     }
    [failed] Vote { $number } is decided: declined.
    [expired] { $kind ->
        [offer] Nobody has taken the offered seat in time.
       *[vote] Vote { $number } is over: not enough agreed in time.
     }
    [withdrawn] Vote { $number } has been withdrawn.
    [vetoed] Number { $number } has been closed by the game master.
   *[lapsed] { $kind ->
        [offer] The offer of the seat is no longer open.
       *[vote] Vote { $number } has lapsed: things have changed since.
     }
 }
votes-record = { $kind ->
    [draw] Draw
    [end] End of the game
    [pause] Pause
    [resume] Resume
    [undo] Undo
    [dispute] The die on a question
    [ruling] Playing by a precedent
    [replace] New holder of a seat
   *[offer] Offer of a seat
 }: { $outcome ->
    [passed] agreed
    [failed] declined
    [expired] out of time
    [withdrawn] withdrawn
    [vetoed] closed by the game master
   *[lapsed] lapsed
 }. For: { $ayes }; against: { $nays }.
votes-button-aye = I agree
votes-button-nay = I decline
votes-button-take = Take the seat

## What comes of it
votes-ended-draw = The game ends in a draw, as all have agreed.
votes-ended-agreed = The game ends without a result, as all have agreed.
votes-paused = The game is paused; its clocks stand still.
votes-paused-until = The pause ends by itself { $until }: then the clocks go on with the time that was left, and missed limits count again. Use /game resume to end it earlier.
votes-pause-over = The pause is over. The game goes on, with the time that was left.
votes-resumed = The game goes on, with the time that was left.
votes-undone = { $known ->
    [yes] What { $seat } did last has been undone:
    [phase] The whole phase has been undone:
   *[no] The last action has been undone:
 }
votes-struck = ~~{ $sentence }~~
votes-taken-back = { $seat } undoes the last answer.
votes-undo-shown = Something was rolled, shown or answered since: players still know what they saw, and dice will be rolled again.
votes-undo-record = { $alone ->
    [yes] Undone by the only player although { $barrier ->
        [roll] there had been a roll.
        [shuffle] something had been shuffled or drawn.
        [reveal] something hidden had been revealed.
        [edit] a game master had changed the position.
       *[answer] another seat had answered.
     }
   *[no] Undone with the consent of all although { $barrier ->
        [roll] there had been a roll.
        [shuffle] something had been shuffled or drawn.
        [reveal] something hidden had been revealed.
       *[answer] another player had answered.
     }
 }
votes-offer-open = The seat of { $seat } is free. Press the button to take it over; the offer ends { $until }.
votes-offer-named = { $people }, the seat of { $seat } is offered to you. Press the button to take it; the offer ends { $until }.
votes-seat-taken = { $seat } takes the seat of { $before } and plays on.
votes-seat-record = { $before } is replaced by { $name }.
votes-seat-left = { $seat } has left the game.
votes-seat-left-record = { $name } has left the game.
votes-nobody-left = Nobody is left, so the game is paused.

## Answers
reply-vote-opened = { $kind ->
    [undo] The others have been asked whether they agree to undo it.
   *[other] Your proposal has been put to the table.
 }
reply-vote-cast = Your vote is counted.
reply-vote-passed = Agreed.
reply-vote-declined = Declined.
reply-vote-withdrawn = You have withdrawn your proposal.
reply-undone = Undone.
reply-undo-preview = { $what ->
    [answer] This undoes the last answer of { $by }
    [phase] This undoes the whole phase
    [no] This undoes what was done last
   *[action] This undoes what { $by } did last
 }. { $need ->
    [free] It needs nobody’s consent.
    [consent] All players must agree.
    [all] All players must agree, because something was rolled, shown or answered: players still know what they saw, and dice will be rolled again.
    [alone] You alone hold the seats, so it needs nobody’s consent; dice will be rolled again, and the record tells it.
   *[gm] A game master who plays needs the consent of all players, too.
 }
votes-undo-list = What would be undone:
votes-undo-now = Undo it
votes-undo-ask = Ask the others
votes-concede-ask = Do you really want to give the game up for { $seat }? { $verb ->
    [order] Your figures leave the field at the start of your next turn; nobody learns of it before.
    [withdraw] Your figures leave the field at once.
   *[concede] You leave it at once, or as soon as the action in progress is complete; it cannot be undone.
 }
votes-concede-sure = Give up
reply-claimed = Your claim is upheld: { $seat } has missed too many time limits.
votes-claim-waits = { $seat } has missed too many time limits and leaves as soon as the action in progress is complete.
reply-seat-taken = The seat of { $seat } is yours now, with everything it holds. What happened last:
reply-seat-left = You have left the game. Your seat is offered to others; until somebody takes it, you can take it back with the same button.

## Commands
command-game-undo = Undo what was done last
command-game-concede = Give the game up
command-game-draw = Offer a draw
command-game-end = Propose to end the game at once, by its points if it has any
command-game-pause = Propose to pause the game
command-game-resume = Propose to go on with a paused game
command-game-replace = Propose somebody else for a seat
command-game-claim = Claim the game from somebody who missed too many limits
command-vote = Proposals at a table: agree or decline
command-vote-agree = Agree to a vote
command-vote-decline = Decline a vote, or withdraw your own
option-game-undo-what = The whole action, or only your last answer in it
option-game-concede-seat = Whose seat, if you hold several
option-game-pause-until = Last day of the pause, such as 2026-08-10
option-game-pause-days = Or so many days; without an end: 14
option-game-replace-seat = Whose seat
option-game-replace-person = Who is to take it; empty: whoever presses first
option-vote-agree-vote = Number of the vote, if several are open
option-vote-decline-vote = Number of the vote, if several are open
choice-undo-action = the whole action
choice-undo-answer = only my last answer

## What cannot be done
engine-refused-vote-paused-already = The game is paused already.
engine-refused-pause-two-ends = Name either a last day or a number of days for the pause, not both.
engine-refused-pause-too-long = { $given ->
    [one] A pause cannot last { $given } day; allowed: 1 to { $most }.
   *[other] A pause cannot last { $given } days; allowed: 1 to { $most }.
 }
engine-refused-pause-past = The last day of the pause, { $given }, is over already.
engine-refused-vote-not-paused = The game is not paused.
engine-refused-vote-closed = That is no longer open.
engine-refused-vote-none = No vote is open that you could take part in.
engine-refused-vote-which = Several votes are open; give the number of the one you mean: { $known }.
engine-refused-vote-not-yours = Your seat does not vote here: who votes was fixed when it was opened.
engine-refused-undo-moved-on = Something has happened since; look again what would be undone now.
engine-refused-claim-too-early = Nobody has missed enough time limits in a row: { $count } of { $needed }.
engine-refused-offer-to-another = This seat is offered to { $person }.
engine-refused-seat-held-already = That seat is already held by the same person.
engine-refused-seat-unknown = There is no seat “{ $given }” in this game.
