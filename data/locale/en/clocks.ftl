# Deadlines, reminders, absences, and what people choose for themselves.

## What the table is told
clocks-timed-out = Time is up for { $seat }: the default move is made instead.
clocks-no-default = Time is up for { $seat }, but nobody can make this choice instead. The time runs once more.
clocks-last-warning = { $count ->
    [one] { $seat } has missed { $count } time limit. This is the last warning: after the next one the others may claim the game.
   *[other] { $seat } has missed { $count } time limits in a row. This is the last warning: after the next one the others may claim the game.
 }
clocks-may-claim = { $count ->
    [one] { $seat } has missed { $count } time limit. The others may now claim the game with /game claim, or go on waiting.
   *[other] { $seat } has missed { $count } time limits in a row. The others may now claim the game with /game claim, or go on waiting.
 }
clocks-away = { $seat } is away until { $until }. The clocks of this game stand still.
clocks-asked-away = { $seat } is away until { $until }; nobody has to hurry.
clocks-back = { $seat } is no longer away. The clocks go on with the time that was left.
clocks-digest = { $hours ->
    [one] I was offline for about { $hours } hour, so all time limits have been extended; nothing was lost.
   *[other] I was offline for about { $hours } hours, so all time limits have been extended; nothing was lost.
 }

## Reminders
clocks-reminder-half = { $name }, half of your time is over.
clocks-reminder-all = { $name }: somebody has not decided yet, and half of the time is over.
clocks-reminder-pace = { $name }, this game is waiting for you.
clocks-reminder-last = { $name }, all the others have decided; only you are missing.
clocks-reminder-over = { $name }, your time is up. The game waits for you.
clocks-reminder-also = Waiting for you as well: { $channels }
clocks-ladder-table = The game is still waiting for { $name }. If anybody knows what is keeping them, please say so here.
clocks-ladder-host = { $host }, as the host: { $name } has not answered for a long time. Please find out whether the game can go on.
clocks-ladder-propose = { $name } does not answer. You can pause the game with /game pause, or look for another player with /game replace. There will be no further reminders.
clocks-direct = { $game } is waiting for you: { $channel }

## /me and /away
clocks-me-language = Language: { $language ->
    [en] English
    [pl] Polish
    [cs] Czech
   *[none] as your Discord
 }
clocks-me-zone = Time zone: { $zone } (it is { $time } there now)
clocks-me-pace = { $hours ->
    [0] Reminders: only the one of the table, at half time
    [one] Reminders: every { $hours } hour, and at half time
   *[other] Reminders: every { $hours } hours, and at half time
 }
clocks-me-quiet = Quiet hours: { $from }–{ $to }
clocks-me-no-quiet = Quiet hours: none
clocks-me-direct = Direct messages: { $direct ->
    [yes] on
   *[no] off
 }
clocks-me-tips = Tips in first games: { $tips ->
    [yes] on
   *[no] off
 }
clocks-me-direct-refused = A direct message could not be delivered, so I send no more. Allow direct messages from this server, then switch them on again with /me.
clocks-me-away = Away from { $from } to { $to }
clocks-away-left = Days of absence left: { $left } of { $year } in 365 days; allowed in a row: { $row }.
clocks-me-not-away = You have no absence set.

command-me = Your language, time zone and reminders
command-away = Say when you are away; your clocks stand still
option-me-language = The language I speak with you
option-me-zone = Your time zone, for dates and quiet hours
option-me-pace = Hours between two reminders; 0: only the one at half time
option-me-quiet = Hours without reminders, such as 22:00-7:00, or off
option-me-direct = Reminders by direct message as well
option-me-tips = One-sentence tips in the first game of each kind
option-away-first = First day, such as 2026-08-03; empty: today
option-away-last = Last day, such as 2026-08-10
option-away-off = You are back, or not going after all
choice-language-auto = As my Discord

## What cannot be done
engine-refused-language-unknown = There is no language “{ $given }”; the languages are: { $known }.
engine-refused-zone-unknown = There is no time zone “{ $given }”. Type the name of a large city near you and pick from the list.
engine-refused-pace-wrong = Reminders every { $given } hours are not possible: choose 0 to { $most }.
engine-refused-quiet-wrong = “{ $given }” is not a span of hours. Write it like 22:00-7:00, or “off”.
engine-refused-date-wrong = “{ $given }” is not a date. Write it like 2026-08-03.
engine-refused-date-far = { $given } is more than { $years } years away.
engine-refused-date-missing = The last day is missing: say until when you are away.
engine-refused-away-off-alone = Choose either “off” or days, not both.
engine-refused-away-backwards = The last day ({ $last_day }) lies before the first ({ $first_day }).
engine-refused-away-over = { $given } is over already.
engine-refused-away-too-long = { $most ->
    [0] From { $first_day } on you may not be away: what is allowed has been used up (days in a row: { $row }; in 365 days: { $year }).
    [one] From { $first_day } on you may be away for { $most } day, not for { $given } (allowed days in a row: { $row }; in 365 days: { $year }).
   *[other] From { $first_day } on you may be away for { $most } days, not for { $given } (allowed days in a row: { $row }; in 365 days: { $year }).
 }
engine-refused-not-away = You have no absence set.
