# Events: leagues and tournaments. The card, what is posted, what is refused, what is read.

event-format-round-robin = Round robin
event-format-double-round-robin = Round robin, twice
event-format-groups = Groups
event-format-swiss = Swiss
event-format-rolling = Rolling pairings
event-format-knockout = Single elimination
choice-event-count = by the game’s own score
choice-event-draw = drawn
choice-event-organiser = as the organiser decides
choice-event-file-pairings = All pairings (CSV)
choice-event-file-standings = Standings (CSV)
choice-event-file-all = Both for programs (JSON)
choice-event-result-draw = Drawn
choice-event-result-none = Not played

# The card.
event-card-title = **{ $name }** · { $game } · event { $event }
event-card-gathering = { $begins ->
    [none] Players are gathering. It begins when the organiser says so.
   *[other] Players are gathering. It begins { $begins }.
 }
event-card-running = { $until ->
    [none] Round { $round } is being played.
   *[other] Round { $round } is being played, until { $until }.
 }
event-card-over = It is over.
event-card-cancelled = Cancelled.
event-card-pace = { $days ->
    [one] A round takes { $days } day
   *[other] A round takes { $days } days
 }; time for one decision: { $limit }
event-unfinished-count = A game that is not over at its deadline goes to whoever is ahead by the game’s own score.
event-unfinished-draw = A game that is not over at its deadline is drawn.
event-unfinished-organiser = A game that is not over at its deadline is decided by the organiser; the next round does not wait.
event-card-organiser = Organiser: { $person }
event-card-checkin = Only those take part who check in before it begins.
event-card-unrated = Its games are not rated.
event-card-campaign = It is a campaign: what happens in a game carries over to the next. /campaign ledger, /event rules
event-card-season = { $groups ->
    [yes] It is the season after “{ $name }” (event { $event }): the best of each group have gone up, the last down.
   *[no] It is the season after “{ $name }” (event { $event }): its players are seeded by their final places.
 }
event-card-ledger = { $goes_on ->
    [yes] Its ledger goes on from “{ $name }” (event { $event }): everybody starts with what they had at the end of that season; new players start empty.
   *[no] Its ledger starts empty for everybody: nothing of “{ $name }” (event { $event }) carries over.
 }
event-card-people = Players ({ $count } of { $most }): { $names }
event-card-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
 }
event-button-join = Join
event-button-leave = Leave
event-button-here = Check in
event-button-standings = Standings
event-button-pairings = Pairings
event-button-rules = What is agreed
event-button-answer = Answer

# Said in channels.
event-former = a former player
event-round-tag = Round { $round }
event-call = { $people }, press “{ $button }” on the card: you play each other in round { $round } of “{ $name }”, until { $until }. The game begins as soon as all are ready.
event-round = **{ $name }**, round { $round }, until { $until }:
event-over = **{ $name }** is over. The final standings:
event-cancelled = **{ $name }** was cancelled. Reason: { $reason }
event-not-begun = { $people }, the event cannot begin today. { $why } Once that is solved, start it with /event start.
event-game-closed = The pairing has its result; this game ends here.
event-claim-asks = { $people }, { $name } claims a win by forfeit and says that you have not shown up. Play on, or answer until { $until }; otherwise the claim is granted.
event-longer-asks = { $days ->
    [one] { $people }, { $name } asks for { $days } day more for this game. Consent with /event longer.
   *[other] { $people }, { $name } asks for { $days } days more for this game. Consent with /event longer.
 }
event-remind-half = { $people }, half of the time for this game is over; it ends { $until }.
event-remind-end = { $people }, the time for this game ends { $until }.
event-rule-claim = By the rule: nobody has answered in time, and nobody has come.
event-more-lines = { $count ->
    [one] … and { $count } line more: /event pairings, /event standings
   *[other] … and { $count } lines more: /event pairings, /event standings
 }
event-digest = **{ $name }** (event { $event }), what is new:
event-digest-waits = { $count ->
    [one] { $people }, { $count } matter waits for your decision: /event panel
   *[other] { $people }, { $count } matters wait for your decision: /event panel
 }
event-rolled-back = A backup of the bot was restored: the event is as it was then, and what came later does not count. The buttons of its card work; those of messages sent in between do not.

# What happened.
event-act-opened = The event was opened.
event-act-joined = { $entrant } takes part.
event-act-joined-late = { $entrant } takes part from round { $round } on.
event-act-left = { $entrant } has withdrawn.
event-act-dropped = { $entrant } was removed. { $reason ->
    [none] No reason was given.
   *[other] Reason: { $reason }
 }
event-act-absent = { $entrant } did not check in and takes no part.
event-act-replaced = { $entrant } plays in the place of { $before }.
event-act-begun = { $count ->
    [one] The event begins with { $count } player.
   *[other] The event begins with { $count } players.
 }
event-act-not-begun = The event could not begin on its planned day.
event-act-round = { $count ->
    [one] Round { $round } begins with { $count } pairing.
   *[other] Round { $round } begins with { $count } pairings.
 }
event-act-over = The event is over.
event-act-result = Round { $round }: { $pairing }: { $outcome }{ $reason ->
    [none] .
   *[other] . Reason: { $reason }
 }
event-act-waits = Round { $round }: { $pairing } was not over in time; the organiser decides.
event-act-taken-back = Round { $round }: the end of { $pairing } was undone.
event-act-noshow = { $entrant } claims { $pairing }:
event-act-dispute = { $entrant } disputes the result of { $pairing }:
event-act-answered = { $entrant } answers on { $pairing }:
event-act-granted = What { $entrant } asked for in { $pairing } is granted. Reason: { $reason }
event-act-refused = What { $entrant } asked for in { $pairing } is refused. Reason: { $reason }
event-act-away = { $days ->
    [one] The deadline of { $pairing } moves by { $days } day, because somebody is away.
   *[other] The deadline of { $pairing } moves by { $days } days, because somebody is away.
 }
event-act-longer = { $days ->
    [one] Both sides of { $pairing } have agreed on { $days } day more.
   *[other] Both sides of { $pairing } have agreed on { $days } days more.
 }
event-act-deputy = { $who } is a deputy of the organiser.
event-act-deputy-off = { $who } is no longer a deputy.
event-act-moved-channel = The event now posts in { $channel }.
event-act-cancelled = The event was cancelled. Reason: { $reason }
event-act-ledger = The ledger of { $entrant } was changed by decision. Reason: { $reason }
event-act-ledger-opened = { $count ->
    [one] The ledger of “{ $season }” (event { $number }) goes on: { $count } player begins with what they had there.
   *[other] The ledger of “{ $season }” (event { $number }) goes on: { $count } players begin with what they had there.
 }

# Results in a few words.
event-outcome = { $drawn ->
    [yes] drawn
   *[no] won by { $names }
 }{ $counts ->
    [none] { "" }
   *[other] { " " }({ $counts })
 }{ $how ->
    [counted] , by the game’s own score at the deadline
    [drawn] , at the deadline
    [forfeit] , without a game
    [ruled] , by decision
    [bye] , a bye
   *[played] { "" }
 }{ $review ->
    [yes] , under review
   *[no] { "" }
 }
event-how-open = being played
event-how-waits = waits for a decision
event-how-unplayed = not played
event-how-review = under review

# What is read.
event-pairings = **{ $name }**, round { $round }:
event-pairings-none = There are no pairings yet.
event-pairing-bye = { $number } · { $names }: bye
event-pairing-open = { $number } · { $names } · { $link ->
    [none] no game
   *[other] { $link }
 } · until { $until }
event-pairing-done = { $number } · { $names } · { $link ->
    [none] no game
   *[other] { $link }
 } · { $result }
event-standings = { $when ->
    [after] **{ $name }**, standings after round { $round }:
   *[other] **{ $name }**, standings in round { $round } ({ $done } of { $all } results are in):
 }
event-standings-none = It has not begun yet.
event-standings-review = { $count ->
    [one] { $count } result is under review.
   *[other] { $count } results are under review.
 }
event-division = **Group { $number }**
event-standing = { $played ->
    [one] { $rank }\. { $name } – points { $points }, { $played } game
   *[other] { $rank }\. { $name } – points { $points }, { $played } games
 }{ $breaks ->
    [none] { "" }
   *[other] { " " }({ $breaks })
 }{ $zone ->
    [none] { "" }
   *[other] , { $zone }
 }{ $out ->
    [yes] , dropped out
   *[no] { "" }
 }
event-history = **{ $name }**, what happened:
event-panel = **{ $name }**, what waits for you:
event-panel-plea = { $noshow ->
    [yes] Claim { $plea } of { $name }
   *[no] Dispute { $plea } of { $name }
 }. { $answered ->
    [no] Nobody has answered yet.
   *[yes] The other side has answered.
 } Decide with /event decide claim:{ $plea }.
event-panel-waits = Not over in time; decide with /event result:
event-panel-open = { $count ->
    [one] { $count } pairing is being played.
   *[other] { $count } pairings are being played.
 }
event-panel-gathering = { $count ->
    [one] { $count } player has joined. It begins with /event start.
   *[other] { $count } players have joined. It begins with /event start.
 }
event-panel-nothing = Nothing waits for a decision.
event-export-pairings = All pairings, a line for each seat. The standings follow from them.
event-export-standings = The standings, a line for each player, with the tie-breaks in their order.
event-export-all = Pairings and standings for programs.

# Forms.
event-form-name = Name
event-form-name-about = What it is called.
event-form-options = House options
event-form-players = Max. players
event-form-players-about = A number from 2 to 128. Empty: the default of the format.
event-form-days = Days of a round
event-form-days-about = A number from 1 to 60. Empty: as long as such a game takes.
event-form-start = Start date
event-form-answer = Answer
event-form-answer-about = What the organiser is to know before deciding.

# Answers to single persons.
reply-event-opened = Event { $event }, “{ $name }”, is open for players in { $channel }.{ $lasts ->
    [no] { "" }
   *[yes] { " " }{ event-card-length }
 }{ $short ->
    [yes] { " " }Only about { $chance }% of such games are over within a round: more days, or less time for one decision, would help.
   *[no] { "" }
 }{ $ledger ->
    [over] { " " }It goes on with the ledger of “{ $before }”; ledger:False begins with an empty one.
    [empty] { " " }Its ledger starts empty: nothing of “{ $before }” carries over.
    [left] { " " }“{ $before }” was a campaign, this event is not: nothing of it carries over. Use campaign:True to go on with its ledger.
   *[none] { "" }
 }
reply-event-joined = You take part in “{ $name }”.{ $checkin ->
    [open] { " " }Check in before it begins, with /event checkin or the button of its card: whoever has not is left out.
    [dated] { " " }Check in between { $opens } and { $begins }, with /event checkin or the button of its card: whoever has not is left out.
   *[none] { "" }
 }
reply-event-joined-late = You take part in “{ $name }” from round { $round } on; for the rounds before it you have no points.
reply-event-returned = You take part in “{ $name }” again, from round { $round } on, with the results that you have.
reply-event-left = { $person } has withdrawn from “{ $name }”.
reply-event-dropped = { $person } is out of “{ $name }”; open pairings go to the others.
reply-event-checked-in = You have checked in for “{ $name }”.
reply-event-begun = { $count ->
    [one] “{ $name }” begins with { $count } player.
   *[other] “{ $name }” begins with { $count } players.
 }
reply-event-replaced = { $person } plays in the place of { $before }.
reply-event-ruled = The result of { $pairing } is in the log with your reason.
reply-event-claimed = You have claimed { $pairing }. The other side has until { $until } to answer or to play.
reply-event-answered = Your answer is noted; the organiser or a deputy decides.
reply-event-disputed = The result of { $pairing } is under review until the organiser or a deputy decides.
reply-event-decided = The decision on { $pairing } is in the log with your reason.
reply-event-deputy = { $name } is a deputy now.
reply-event-deputy-off = { $name } is no longer a deputy.
reply-event-voted = You have voted for { $name }: { $count } of { $needed } votes that are needed.
reply-event-longer-asked = { $days ->
    [one] You have asked for { $days } day more; the other side has to consent.
   *[other] You have asked for { $days } days more; the other side has to consent.
 }
reply-event-longer = { $days ->
    [one] You have { $days } day more, until { $until }.
   *[other] You have { $days } days more, until { $until }.
 }
reply-event-moved = The event now posts in { $channel }.
reply-event-cancelled = “{ $name }” is cancelled.

engine-refused-no-such-event = There is no event { $given } here.
engine-refused-event-none-here = No event goes on here. Open one with /event new.
engine-refused-event-several = Several events go on here; say which one with “event”: { $known }.
engine-refused-event-name = An event needs a name.
engine-refused-event-number = { $option }: “{ $given }” is not possible; allowed: { $low } to { $high }.
engine-refused-event-past = { $given } is over; the event can begin tomorrow at the earliest.
engine-refused-event-no-season = after: event { $given } cannot be followed by this one; the next season is of the same game as one that is over, and both are in groups or both are campaigns.
engine-refused-event-no-ledger = ledger: there is none to go on with; that takes campaign:True, and after: with a campaign that is over.
engine-refused-event-server-full = { $most ->
    [one] This server already has { $most } event that is not over. That is the limit.
   *[other] This server already has { $most } events that are not over. That is the limit.
 }
engine-refused-event-state = { $state ->
    [gathering] “{ $name }” has not begun yet.
    [running] “{ $name }” has begun already.
    [over] “{ $name }” is over.
   *[cancelled] “{ $name }” was cancelled.
 }
engine-refused-event-not-in = You take no part in “{ $name }”.
engine-refused-event-in-already = You take part in “{ $name }” already.
engine-refused-event-no-late = “{ $name }” has begun, and nobody can join its format any more.
engine-refused-event-last-round = “{ $name }” is in its last round: whoever joined now would play nobody.
engine-refused-event-until-early = until: { $given } is not after the beginning ({ $start }).
engine-refused-event-until-past = “{ $name }” was to end on { $until }: it cannot begin any more. Cancel it with /event cancel.
engine-refused-event-bye = { $name } had a bye in this round: there is nothing to decide.
engine-refused-event-gone-on = Round { $round } has been paired from the result of { $pairing }; it cannot be changed any more.
engine-refused-event-full = { $most ->
    [one] “{ $name }” is full: { $most } player takes part.
   *[other] “{ $name }” is full: { $most } players take part.
 }
engine-refused-event-no-checkin = Nobody has to check in for “{ $name }”.
engine-refused-event-checkin-early = You can check in for “{ $name }” from { $until } on.
engine-refused-event-no-entry = Nobody takes part under the number { $given }.
engine-refused-event-there-already = { $person } is among the players of this event already.
engine-refused-event-not-organiser = Only the organiser of “{ $name }” and the deputies may do that.
engine-refused-event-only-organiser = Only the organiser of “{ $name }” may do that.
engine-refused-event-own-pairing = It is your own pairing or group: a deputy decides about it. Name one with /event deputy.
engine-refused-event-no-pairing = This event has no pairing { $given }.
engine-refused-event-no-winner = “{ $given }” plays in no seat of this pairing; name an entrant of it, draw or none.
engine-refused-event-no-own-pairing = You have no such pairing in “{ $name }”.
engine-refused-event-foreign-game = Game { $game } is not a game of yours in “{ $name }”.
engine-refused-event-pairing-state = { $state ->
    [open] Game { $game } has no result yet.
    [review] The result of game { $game } is under review already.
    [waits] Game { $game } waits for a decision.
   *[done] Game { $game } has its result already.
 }
engine-refused-event-claim-early = A pairing can be claimed when half of its time is over, from { $until } on.
engine-refused-event-claim-idle = In game { $game } the other side is waiting for you.
engine-refused-event-plea-twice = Something about { $pairing } waits for a decision already.
engine-refused-event-plea-not-yours = Only the other side of the pairing answers a claim.
engine-refused-event-answer-empty = Say in a sentence what it is about.
engine-refused-event-no-plea = There is no open claim { $given } in this event.
engine-refused-event-text-long = { $count ->
    [one] That takes { $count } character
   *[other] That takes { $count } characters
 }, at most { $most } fit: please shorten it.
engine-refused-event-dispute-late = A result can be disputed for seven days; that of game { $game } is older.
engine-refused-event-no-deputy = { $person } is not a deputy.
engine-refused-event-deputy-already = { $person } decides already.
engine-refused-event-deputies-many = { $most ->
    [one] There is { $most } deputy. That is the limit.
   *[other] There are { $most } deputies. That is the limit.
 }
engine-refused-event-not-silent = { $days ->
    [one] A deputy is voted for when the organiser has done nothing for { $days } day, not before { $until }.
   *[other] A deputy is voted for when the organiser has done nothing for { $days } days, not before { $until }.
 }
engine-refused-event-vote-outsider = { $person } takes no part in this event.
engine-refused-event-longer-none = This pairing has had all the time that can be added.
engine-refused-event-longer-days = days: “{ $given }” is not possible; allowed: 1 to { $most }.
engine-refused-lobby-of-event = The event decides who plays this game and how: here you can only press “Ready”. To leave the event, use /event leave.

command-event = Leagues and tournaments
command-event-new = Open an event
command-event-join = Take part in an event
command-event-leave = Leave an event, or drop out of it
command-event-checkin = Say that you are there before it begins
command-event-start = Organiser: begin
command-event-cancel = Organiser: cancel the event
command-event-move = Organiser: let the event post in this channel
command-event-standings = Standings with their tie-breaks
command-event-pairings = Who plays whom, with links
command-event-history = What happened in an event
command-event-rules = What is agreed for an event
command-event-panel = Organiser: what waits for a decision
command-event-export = Pairings or standings as a file
command-event-result = Organiser: decide a pairing
command-event-drop = Organiser: remove somebody
command-event-replace = Organiser: give a place to somebody else
command-event-deputy = Organiser: name a deputy; others: vote for one while the organiser is silent
command-event-claim = Claim a pairing whose other side does not come
command-event-decide = Organiser: decide a claim or a dispute
command-event-longer = Ask for more time, or consent to it
option-event = Which event (if not the one of this channel)
option-event-new-game = Which game
option-event-new-format = How people are paired
option-event-new-number = Rounds (Swiss), players of a group
option-event-new-unfinished = What a game is that is not over in time
option-event-new-pace = Time for one decision
option-event-new-table = Players of one game
option-event-new-checkin = Whether one has to check in
option-event-new-rated = Whether its games are rated
option-event-new-language = Language of the event
option-event-new-pack = Pack of this server
option-event-new-pack-alone = Without the starter pack
option-event-pairings-round = Which round
option-event-result-pairing = Which pairing
option-event-result-winner = Who has won, or draw, or none
option-event-deputy-remove = Remove this deputy
option-event-decide-grant = Whether it is granted
option-event-longer-days = Days more

event-terms = { $format ->
    [round_robin] Everybody plays everybody once.
    [double_round_robin] Everybody plays everybody twice, the second time with sides changed.
    [groups] Groups of about { $number }, in which everybody plays everybody, all games at once.
    [swiss] Swiss, { $number ->
        [none] as many rounds as the field needs
       *[other] rounds: { $number }
     }. Players with similar scores meet; nobody meets the same opponent twice if it can be avoided.
    [rolling] Whoever is free is paired with a free player near in score they have not met, until { $ends }.
   *[elimination] Single elimination: whoever loses is out.
 }
event-terms-tables = { $count ->
    [one] { $count } person plays each game.
   *[other] { $count } people play each game, and places are scored.
 }
engine-refused-event-needs-end = Rolling pairings need the day on which they end.
option-event-new-until = Rolling pairings: the last day, for example 2030-12-24
option-event-cancel-reason = Why; goes into the log
option-event-result-reason = Why; goes into the log
option-event-drop-reason = Why; goes into the log
option-event-decide-reason = Why; goes into the log
option-event-drop-entrant = Who
option-event-replace-entrant = Who
option-event-replace-person = Which person
option-event-deputy-person = Which person
option-event-claim-text = What it is about
option-event-decide-claim = Number of the claim or dispute
option-event-claim-game = Which game (if not your newest)
event-rules-points = Points: win { $win }, draw { $draw }, loss { $loss }, bye { $bye }.
event-rules-places = Points by place: { $points }; whoever share a place share its points.
event-rules-breaks = Where points are level these count, in this order: { $breaks }.
event-rules-robin = If you leave before half of your games, all your results are deleted; if you leave later, you lose the games you did not play (FIDE Handbook C.05, edition of 2018).
event-rules-swiss = Byes, forfeits and games that were not played count in the tie-breaks as the FIDE Handbook has it (C.02, article 13, edition of 2017): for oneself as a game against a virtual opponent, for others as a draw. Nobody has a second bye while that can be avoided. Whoever joins late has 0 for the rounds before.
event-rules-rolling = Only games that took place make points; players for whom there is no new opponent near in score wait.
event-rules-knockout = After a draw, whoever is ahead by the game’s own score goes on, else the better seed. A result can be disputed until the next round is paired; that waits for a decision as long as the round has time.
event-break-buchholz = points of the opponents (Buchholz)
event-break-sonneborn-berger = points of those beaten (Sonneborn-Berger)
event-break-direct = head-to-head games
event-break-victory = victory points
event-break-wins = wins
event-break-games = games played
event-honour = **{ $game }**, hall of fame of this server:
event-honour-rating = { $count ->
    [one] { $rank }\. { $name } – { $value } ± { $spread }, { $count } game
   *[other] { $rank }\. { $name } – { $value } ± { $spread }, { $count } games
 }
event-honour-none = { $least ->
    [one] Nobody has played { $least } rated game yet.
   *[other] Nobody has played { $least } rated games yet.
 }
event-honour-titles = Events won:
event-honour-title = { $name }: { $count }
event-honour-unnamed = somebody without a name
reply-event-unnamed = In this server’s hall of fame you are now listed without a name. This covers the hall of fame alone: the pairings, standings and files of an event name everybody who plays in it, because players have to know whom they meet.
reply-event-named = In this server’s hall of fame you are now listed with your name.
engine-refused-event-no-number = A number ({ $given }) of rounds belongs to a Swiss and to larger tables, that of a group to groups; this format has neither.
engine-refused-event-points = points: “{ $given }” cannot be; write win/draw/loss and, if you like, bye, as in 3/1/0 or 1/0.5/0/1, none worth more than the one before.
engine-refused-event-knockout-waits = Single elimination cannot wait for a decision: a game that is not over in time is counted or drawn.
command-ratings = Ratings of a game on this server, and who has won its events
option-event-export-what = What: pairings, standings, or both for programs
option-ratings-game = Which game
option-event-start-without = Also without those who have not checked in
option-ratings-hide = Whether you are listed there without a name
option-event-new-points = Points as win/draw/loss/bye, as in 3/1/0/3
option-event-new-breaks = Tie-breaks in their order, as in buchholz, wins
option-event-new-campaign = It is a campaign: what happens in a game carries over to the next
option-event-new-after = Campaigns and groups: the event of which it is the next season
option-event-new-ledger = Campaigns after another: whether its ledger goes on (else it starts empty)
event-silent-why = { $why ->
    [gone] the channel is gone.
    [full] this server has as many open threads as Discord allows.
    [threadless] the channel has no threads for its games.
    [closed] the thread is closed, and I may not open it again.
    [forbidden] Discord does not let me write there.
   *[right] the permission “{ $missing }” is missing there.
}
event-silent = Event “{ $name }” ({ $event }) cannot go on in { $channel }: { $why } Its clocks stand still until that is solved: no round is closed and none begins, and its deadlines move along. Give it another channel with /event move.
event-speaks-again = **{ $name }** goes on: from { $since } on it could not post here. Its clocks stood still, and every deadline comes { $hours ->
    [one] one hour
   *[other] { $hours } hours
} later.
event-act-stood = The clocks of the event stood still from { $since } on, for { $hours ->
    [one] one hour.
   *[other] { $hours } hours.
}
engine-refused-event-silent = No event can be held here now: { $why }
event-checkin-asks = { $people }, please check in for “{ $name }”. { $begins ->
    [none] It is about to begin
   *[other] It begins { $begins }
 }, and whoever has not checked in is left out.
event-button-begin = Begin without them
event-panel-here = { $count ->
    [one] { $count } of { $all } has checked in.
   *[other] { $count } of { $all } have checked in.
 }
event-act-asked = { $count ->
    [one] One player was asked to check in.
   *[other] { $count } players were asked to check in.
 }
reply-event-starts-without = { $count ->
    [one] “{ $name }” has not begun. One player has not checked in and would be left out: { $names }. They have been asked in the channel.
   *[other] “{ $name }” has not begun. { $count } players have not checked in and would be left out: { $names }. They have been asked in the channel.
 } { $here ->
    [one] { $here } player has checked in.
   *[other] { $here } players have checked in.
 } To begin all the same, press below or use /event start without:True.
