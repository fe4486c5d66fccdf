# What a community settles about the rules: questions, votes, judges, precedents.

menu-name-doubt = Challenge this
menu-about-doubt = Put a question about the rules to this server; the line of the game comes with it

## The card of a question
rulings-called = { $people }: { $card }
rulings-card-title = **Question { $number } about the rules** · { $game }
rulings-card-title-any = **Question { $number } about the rules**
rulings-clauses = Clauses: { $clauses }
rulings-scene = Line { $line } of the game: { $told }
rulings-link = In question: { $link }
rulings-would-overrule = A ruling would take the place of { $precedent }.
rulings-approvals = { $count ->
    [one] { $count } approval
   *[other] { $count } approvals
 }
rulings-button-vote = Vote { $letter }
rulings-button-decide = Choose { $letter }
rulings-cast = { $count ->
    [one] { $count } vote so far.
   *[other] { $count } votes so far.
 }
rulings-how-community = Vote for every answer you approve of (voting closes { $until }). Anyone who was on this server before and has finished a game here can vote. With fewer than { $quorum } votes, or a tie, the rules apply as written.
rulings-how-role = Vote for every answer you approve of (voting closes { $until }). Holders of { $role } who were on this server before and have finished a game here can vote. With fewer than { $quorum } votes, or a tie, the rules apply as written.
rulings-how-table = The players of this game vote, one vote per seat, for every answer they approve of (voting closes { $until }). With fewer than { $quorum } votes, or a tie, the rules apply as written.
rulings-how-judge = Someone with { $role } who isn’t in this game decides (closes { $until }). If nobody does, the rules as written apply.
rulings-how-masters = A game master, or someone who manages this server, who isn’t in this game decides (closes { $until }). If nobody does, the rules as written apply.
rulings-young = Too few people who do not play here have finished a game on this server, so nothing is put to the vote.
rulings-elsewhere = It is answered here: { $link }
rulings-besides = Besides, the players of this game may agree to what the lower buttons say, for this game alone.
rulings-agree-dispute = Let the die decide here
rulings-agree-pause = Pause until then
rulings-yes = Yes
rulings-no = No

## How it ends
rulings-outcome-ruled = Question { $number } is decided: see { $precedent }.
rulings-outcome-quorum = Question { $number } is over with { $count } of { $needed } votes: too few, so the rules apply as written.
rulings-outcome-tie = Question { $number } is over with a tie between { $letters }: the rules apply as written.
rulings-outcome-withdrawn = Question { $number } has been withdrawn.
rulings-outcome-lapsed = Question { $number } is over without a decision: the rules apply as written.

## Precedents
rulings-short = **{ $precedent }** { $question } → { $ruling }
rulings-suggested = { $precedent } { $question } → { $ruling }
rulings-binds-default = Sets { $sets }: new tables here play this way unless their host chooses otherwise.
rulings-binds-strict = Sets { $sets }: all new tables here play this way.
rulings-binds-here = From now on this game would be played with { $sets }.
rulings-applied = { $precedent } holds in this game from now on, as all have agreed: { $sets }
rulings-kept = Still in force, as agreed: { $sets }
rulings-reason = Reason: { $reason }
rulings-by-community = Decided by vote: { $ayes } of { $votes }
rulings-by-table = Decided by the players of a table: { $ayes } of { $votes }
rulings-by-judge = Decided by a holder of { $role }
rulings-by-master = Decided by a game master
rulings-overrules = Takes the place of { $precedent }.
rulings-overruled-by = Holds no longer: { $precedent } has taken its place.
rulings-may-apply = Later games will be played this way; this one too, if all its players agree.
rulings-button-apply = Propose it for this game
rulings-table-holds = Precedents that hold: { $precedents }
rulings-table-departs = Departs from { $precedents }
rulings-none = Nothing has been decided here yet. Use `/doubt` to ask a question.
rulings-list = { $count ->
    [one] { $count } precedent, see `/ruling show` for more:
   *[other] { $count } precedents, the newest first; see `/ruling show` for more of one:
 }
rulings-exported = All precedents of this server. Each line holds the hash of the line before.
votes-proposed-ruling = { $by } proposes a precedent of this server for this game.

## Forms
rulings-form-title = A question about the rules
rulings-form-question = The question
rulings-form-clauses = Clauses, if you know them
rulings-form-answers = Answers, one in each line
rulings-form-answers-how = Two to five; without any: yes and no. An option that one sets: Yes | option=value
rulings-form-sets = What the first answer sets
rulings-form-why = Decide
rulings-form-reason = Why
rulings-form-translate = In another language
rulings-form-ruling = The ruling

## Answers
reply-ruling-asked = Question { $number } has been posted in { $channel }.
reply-ruling-waits = Question { $number } is kept, and posted in { $channel } as soon as I can post there again.
reply-ruling-cast = { $letters ->
    [none] You have not chosen any answer, so you have no vote.
   *[other] Your vote: { $letters }. Press more answers to approve of more, or one again to remove it.
 }
reply-ruling-decided = Decided as { $precedent }.
reply-ruling-withdrawn = Withdrawn.
reply-ruling-translated = { $precedent } can be read in that language, too.

## Commands
command-doubt = Challenge a move, a result or a rule; it goes to whoever decides that
option-doubt-question = What you challenge; without it a form opens
option-doubt-freeze = Also propose to stop the clocks until then
option-doubt-overrules = The precedent that it is to take the place of
option-doubt-event = The event whose result you challenge
rulings-form-result = What is wrong with the result
rulings-form-result-title = Challenge a result
command-ruling = Questions about the rules, and what was decided here
command-ruling-list = What was decided on this server
command-ruling-show = One precedent with all there is to know of it
command-ruling-apply = Propose to play on by a precedent
command-ruling-translate = Add the words of a precedent in another language
command-ruling-withdraw = Withdraw a question
command-ruling-export = All precedents as a file with hashes
option-clauses = Clauses it is about, such as MKU-7.3
option-answers = Answers with semicolons between: Yes; No | option=value
option-about = Rules of which game
option-ruling-list-overruled = Also what holds no longer
option-ruling-translate-language = The language
option-ruling-withdraw-question = Number of the question
option-precedent = Number of the precedent, such as 14

## Setting up
setup-option-ruling = Who decides questions about the rules: { $value }
setup-option-voter-role = Role that may vote: { $value }
setup-option-judge-role = Role of the judges: { $value }
setup-option-vote-hours = Hours for a question: { $value }
setup-option-quorum = Votes needed for a decision: { $value }
setup-option-ballot = Votes: { $value }
setup-option-binding = Precedents: { $value }
setup-option-questions = Channel that shows questions asked in threads: { $value }
choice-setup-ruling-community = the community, by vote
choice-setup-ruling-table = the table, by vote of its seats
choice-setup-ruling-judge = a judge
choice-setup-ballot-secret = secret
choice-setup-ballot-open = open
choice-setup-binding-default = hosts may depart from them visibly
choice-setup-binding-strict = they bind every new table
choice-clear-questions = the channel for questions
choice-clear-voter-role = the role that may vote
choice-clear-judge-role = the role of the judges
option-setup-ruling = Who decides questions about the rules
option-setup-voter-role = Role whose holders may vote on questions
option-setup-judge-role = Role whose holders judge
option-setup-vote-hours = Hours for which a question is open
option-setup-quorum = How many votes a decision needs
option-setup-ballot = Whether all see who votes how
option-setup-questions = Channel that shows questions asked in threads
option-setup-binding = Whether hosts may depart from precedents

## What cannot be done
engine-refused-ruling-empty = The question is empty.
engine-refused-ruling-too-long = { $count ->
    [one] Question and answers take { $count } character in one message
   *[other] Question and answers take { $count } characters in one message
 }, at most { $most } fit: please shorten it.
engine-refused-ruling-no-server = Questions about the rules are put on a server.
engine-refused-ruling-answers = A question has { $low } to { $high } answers, here { $count ->
    [one] is { $count }.
   *[other] are { $count }.
 }
engine-refused-ruling-answers-alike = Two of the answers are the same.
engine-refused-ruling-answer-empty = An answer needs words before its “|”.
engine-refused-ruling-answer-long = { $count ->
    [one] An answer has { $count } character
   *[other] An answer has { $count } characters
 }, at most { $most } are possible.
engine-refused-ruling-no-game = An answer can set options only in a question about one game; say which (about).
engine-refused-ruling-sets-nothing = After “|” an answer names options with their values, such as option=value.
engine-refused-ruling-sets-term = { $option } is agreed at each table; no ruling can set it.
engine-refused-ruling-clauses = { $count } clauses are too many for one question; at most { $most }.
engine-refused-ruling-clause-unknown = { $near ->
    [no_suggestion] There is no clause “{ $given }”.
   *[other] There is no clause “{ $given }”. Did you mean { $near }?
 }
engine-refused-ruling-no-question = There is no question { $given } here.
engine-refused-ruling-closed = Question { $number } is over.
engine-refused-ruling-judge-decides = A judge decides this question; nobody votes on it.
engine-refused-ruling-vote-decides = This question is put to the vote; no judge decides it.
engine-refused-ruling-not-at-table = Only people who played in that game when the question was asked may vote on it.
engine-refused-ruling-no-role = Only holders of { $role } vote on this question.
engine-refused-ruling-joined-later = Only people who were on this server when the question was asked may vote on it.
engine-refused-ruling-never-played = Only people who had finished a game with somebody else here before the question was asked may vote on it.
engine-refused-ruling-too-many = This server has { $most } precedents; there is no room for more.
engine-refused-ruling-no-precedent = There is no precedent “{ $given }” here.
engine-refused-ruling-not-judge = That is for the judges of this server.
engine-refused-ruling-judge-plays = You play in the game that the question is about, or in its group; another judge must decide it.
engine-refused-ruling-not-yours = Only the person who asked the question, or a judge, may withdraw it.
engine-refused-ruling-begun = Others have voted already; only a judge can withdraw the question now.
engine-refused-ruling-text-empty = Both the question and the ruling need words.
engine-refused-ruling-text-there = { $precedent } has words in that language already, and they are never changed; it can be overruled.
engine-refused-ruling-server-full = { $most } questions are open on this server; wait until one is decided.
engine-refused-ruling-person-full = You have { $most } open questions; wait until one is decided.
engine-refused-ruling-overruled = { $precedent } holds no longer: { $by } has taken its place.
engine-refused-ruling-in-question = Question { $number } is already about replacing { $precedent }.
engine-refused-ruling-other-game = { $precedent } is about the rules of another game.
engine-refused-ruling-binds = { $option } is { $value } on this server by { $precedent }, which binds every table.
engine-refused-ruling-binds-nothing = { $precedent } sets no option; it is for people to follow.
engine-refused-ruling-in-flight = An action is under way; agree once it is finished.
engine-refused-ruling-not-midway = { $option } cannot change while a game is played.
engine-refused-ruling-holds-already = This game is already played that way.
engine-refused-ruling-unfit = The position does not allow { $option } to change now.
engine-refused-ruling-lesson = In a lesson there is nobody to dispute with.
fault-precedents-format = This is not a file of precedents.
rulings-approved-answer = { $letter } “{ $answer }”
