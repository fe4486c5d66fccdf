# Drafts: what is prepared by several forms and then applied.

draft-button-change = Change…
draft-button-over = Start over
form-number = A whole number from { $low } to { $high }.
form-none = Leave it empty for none.
engine-refused-draft-gone = This draft is not kept any more; use the command again. Nothing was changed.
engine-refused-draft-applied = This draft has been applied already; use the command again to change more.
engine-refused-draft-empty = The draft is empty; there is nothing to apply.
engine-refused-form-gone = “{ $option }”: what was picked is not on this server any more.
engine-refused-form-number = “{ $option }” cannot be “{ $given }”; it takes a whole number from { $low } to { $high }.

setup-group-place = Language and channels
setup-group-tables = Tables
setup-group-absence = Absence
setup-group-rules = Questions about the rules
setup-group-votes = Votes and precedents
setup-meanwhile = Meanwhile this was changed elsewhere: { $settings }

draft-line = { $name }: { $value }
draft-usual = As usual
draft-button-back = Back
options-title = **House options: { $game }**
event-draft-title = **New event**
event-draft-missing = Still to choose: { $fields }.
event-draft-ready = Nothing is announced before you press “Open it”.
event-button-open = Open it
event-group-play = What is played
event-group-format = Form and rounds
event-group-dates = Dates
event-group-people = People and terms
event-form-key = Game
event-form-table = Players of one game
event-form-table-about = A whole number from { $low } to { $high }. Empty: as few as the game needs.
event-form-language = Language of the event
event-form-language-usual = that of the server
event-form-pack = Pack
event-pack-joined = “{ $name }” with the starter pack
event-pack-alone = “{ $name }” alone
event-form-format = How people are paired
event-form-number = Rounds, or players of a group
event-form-number-about = Swiss: rounds; groups: players of one. { $low } to { $high }. Empty: the default of the format.
event-form-unfinished = A game that is not over in time
event-form-points = Points
event-form-points-about = Win/draw/loss/bye, as 3/1/0/3. Empty: as usual.
event-form-breaks = Tie-breaks in their order
event-form-breaks-about = Of: buchholz, sonneborn_berger, direct, victory, wins, games. Empty: as usual.
event-form-start-other = Another start date
event-form-until = Last day
event-form-until-other = Another last day
event-form-day-about = For example 2030-12-24; it overrides the list.
event-start-none = when you say so
event-until-none = no last day
event-form-pace = Time for one decision
event-form-terms = Terms
event-form-checkin = one has to check in
event-form-rated = its games are rated
event-form-unrated = its games are not rated
event-form-campaign = it is a campaign
event-form-after = Next season of
event-form-after-about = For groups and campaigns: the event that came before.
event-after-none = none
event-form-ledger = Does the ledger go on?
event-ledger-none = if there is one
event-ledger-yes = it goes on
event-ledger-no = it starts empty
event-day = { $weekday ->
    [mon] Monday
    [tue] Tuesday
    [wed] Wednesday
    [thu] Thursday
    [fri] Friday
    [sat] Saturday
   *[sun] Sunday
 } { $day }

option-event-new-name = What it is called
option-event-new-options = House options, as option=value
option-event-new-players = Max. players
option-event-new-days = Days of a round
option-event-new-start = Start date, for example 2030-12-24
engine-refused-event-no-game = House options belong to a game: name it too, with game:….
