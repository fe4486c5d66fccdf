# Before a game: the lobby card, what is answered to those who press its buttons, and the commands.

game-title-albion = Powers of Albion
game-title-mage-knight = Mage Knight
game-title-mage-knight-unlimited = Mage Knight Unlimited
game-title-talisman = Talisman
game-title-warcry = WarCry
lobby-default-name = { $game } of { $name }
lobby-nameless = Player
# The card of a lobby: at most nine lines. What a game is about: one sentence of it.
lobby-about-albion = Secret orders, hidden knights, one Grail.
lobby-about-mage-knight-unlimited = Warriors on turning dials: every wound changes what they can do.
lobby-about-mage-knight-2 = Warriors on turning dials, and the ground decides who wins.
lobby-about-talisman = Roll, wander, fight, grow, and be the one who wears the Crown.
lobby-about-warcry = Two armies of cards, best of three battles.
lobby-card-table = { $named ->
    [yes] **{ $name }** · { $game } · table { $number }
   *[no] **{ $game }** · table { $number }
 }
lobby-card-length = About { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
 } each: { $sitting ->
    [half-hour] half an hour
    [evening] an evening
   *[day] a whole day
 }, or { $weeks ->
    [one] a week
    [2] two weeks
    [3] three weeks
    [4] four weeks
   *[other] { $weeks } weeks
 } by post.
lobby-card-sits = { $place }. { $name }{ $ready ->
    [yes] {" "}– ready
   *[no] {""}
 }
lobby-card-seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
 }
lobby-card-turns = { $pace ->
    [live] Now, { $limit } a turn
    [several] Several moves a day
    [daily] A day a turn
    [weekly] A week a turn
   *[own] Time for a turn: { $limit }
 }
lobby-card-runs-out-default = { $pace }; when time runs out, the default move is made.
lobby-card-runs-out-wait = { $pace }; when time runs out, the game waits and reminds.
lobby-ready-albion = Ready-made knights, castles by lot.
lobby-ready-mage-knight = Ready-made armies and field, by lot.
lobby-ready-talisman = Characters by lot, a short game.
lobby-ready-warcry = Ready-made armies, sides by lot.
lobby-card-setup-own = You choose your own set-up.
lobby-card-own-pack = the pack “{ $name }”
lobby-card-chain = { $first }; { $last }
lobby-card-different = Different here: { $options }{ $more ->
    [0] .
    [one] {" "}and { $more } more.
   *[other] {" "}and { $more } more.
 }
lobby-card-differences = Different here: { $count ->
    [one] one option.
   *[other] { $count } options.
 }
lobby-card-sealed = -# Dice sealed: ||{ $hash }||

# Details, and what /game info says.
lobby-details-language = Language: { $language }
lobby-details-option = - **{ $name }**: { $told }
lobby-details-options = House options:
lobby-seal-how = **How to check the dice.** The hash below is that of the secret seed. It was on the card before anything was drawn, so the seed cannot be changed any more. The presses by which the players became ready are added to it, so nobody could choose the dice, not even whoever runs the bot, unless they play at this table. When the game is over, use `/dice verify` to see the seed and check every roll.
lobby-card-title = **{ $name }** · { $game } · game { $number }
lobby-card-lobby = Players are gathering. Host: { $host }
lobby-card-running = The game has begun.
lobby-card-closed = Closed.
lobby-card-terms = Terms
lobby-card-seat = { $place }. { $name } – { $ready ->
    [yes] ready
   *[no] not ready yet
 }
lobby-card-player = { $place }. { $name }
lobby-card-free = { $place }. free seat
lobby-card-waiting = In line for a seat: { $people }
lobby-card-invited = Invited: { $people }
lobby-card-pace = Pace: { $pace }; time for one decision: { $limit }
lobby-card-policy-default = When time runs out, the default move is made.
lobby-card-policy-wait = When time runs out, the game waits and reminds.
lobby-card-undo-all = If all players agree, even rolls and revealed cards can be undone.
lobby-card-pack = Played with { $joined ->
    [yes] the starter pack and the server’s own pack { $named ->
        [yes] “{ $name }” (`{ $hash }`).
       *[no] `{ $hash }`.
     }
   *[no] the pack { $named ->
        [yes] “{ $name }” (`{ $hash }`) alone.
       *[no] `{ $hash }` alone.
     }
 }
lobby-card-shared = One person may hold several seats.
lobby-card-no-spectators = No spectators: only players may call up the board.
lobby-card-start-full = Begins as soon as every seat is taken and ready.
lobby-card-start-host = Begins when the host presses “Start”.
lobby-card-hindered = It can’t start yet. { $why }
lobby-card-dice = Dice: hash of the secret seed `{ $hash }`
lobby-card-dice-fixed = The dice of a lesson are fixed: they fall the same for everybody who takes it.
lobby-card-salt = Salt of the dice, from the presses by which the players were ready: `{ $salt }`
lobby-pace-live = live
lobby-pace-several = several moves a day
lobby-pace-daily = daily
lobby-pace-weekly = weekly
lobby-pace-own = as agreed
lobby-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
lobby-span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
 }
lobby-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
lobby-span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
 }
lobby-button-join = Join
lobby-button-wait = Wait for a seat
lobby-button-ready = Ready
lobby-button-leave = Leave
lobby-button-start = Start
lobby-button-details = Details
lobby-button-seal = How to check

# Said in the channel of the game.
lobby-invitation = { $people }, { $host } invites you to “{ $name }”. Press “Join” on its card, or use /game join game:{ $game }.
lobby-offer = { $people }, a seat is free for you in “{ $name }”; the offer ends { $until }. Press “Join” on its card, or use /game join game:{ $game }.
lobby-closes-soon = { $people }, this game closes { $until } if nothing happens in its lobby: “{ $name }”.
lobby-closed-idle = The lobby is closed: nothing has happened in it for too long.
lobby-closed-empty = The lobby is closed: nobody is left in it.
lobby-begun = The game begins.
lobby-no-thread = { $stays ->
    [yes] Game { $game } is played in this channel
   *[no] Game { $game } is closed again
 }: no thread can be opened for it in { $channel }. { $cause ->
    [threadless] This kind of channel does not support threads.
    [full] This server has as many open threads as Discord allows, so no other channel helps.
    [forbidden] Discord does not let me, although I see no permission missing; look at what the channel and its category set for my role.
    [right] I lack the permission “{ $missing }” there.
   *[refused] Discord refuses it.
 } { $stays ->
    [yes] Give it another channel with /game rebind.
   *[no] { $copy ->
        [yes] Once a thread can be opened there, make another copy with /game fork.
       *[no] { $cause ->
            [full] Start again with “here” in an ordinary channel, where no thread is needed, or once old threads are archived.
           *[other] Start again in another channel, or with “here” to play in the channel itself.
        }
    }
 }
lobby-elsewhere = A thread can be opened in { $channels }.

# Answers to single persons.
reply-lobby-opened = Game { $game } is gathering players in { $channel }.
reply-lobby-solo = Game { $game } begins; you hold all seats.
reply-lobby-joined = You have seat { $place } as { $name }. { $ready ->
    [yes] The game begins when all seats are taken, or earlier if the host starts it.
   *[no] Press “Ready” when you are ready to start.
 }
reply-lobby-waiting = You are number { $place } in line. You will be called when a seat is free.
reply-lobby-ready = You are ready.
reply-lobby-left = You have left.
reply-lobby-kicked = { $person } has been kicked and cannot rejoin. Invite them to undo this.
reply-lobby-invited = { $person } is invited.
reply-lobby-started = The game begins.

engine-refused-lobby-choice = { $option }: “{ $given }” is not possible; allowed: { $allowed }.
engine-refused-lobby-option-unknown = { $near ->
    [no_suggestion] This game has no option “{ $given }”; it has: { $known }.
   *[other] This game has no option “{ $given }”; did you mean { $near }? It has: { $known }.
 }
engine-refused-lobby-option-twice = The option { $option } is named twice.
engine-refused-lobby-option-no-value = The option { $option } needs a value: { $option }=…
engine-refused-lobby-option-value = The option { $option } cannot be “{ $given }”; allowed: { $allowed }.
engine-refused-lobby-option-range = The option { $option } cannot be “{ $given }”; allowed: whole numbers from { $low } to { $high }, times also like 30m, 12h or 2d.
engine-refused-lobby-option-hours = The option { $option } cannot be “{ $given }”; allowed: from { $low } to { $high }. A number without a unit is hours; 30m, 12h and 2d are understood too.
engine-refused-lobby-option-number = The option { $option } cannot be “{ $given }”; allowed: whole numbers from { $low } to { $high }.
engine-refused-lobby-option-step = The option { $option } cannot be “{ $given }”; allowed: multiples of { $step } from { $low } to { $high }.
engine-refused-lobby-option-moment = The option { $option } cannot be “{ $given }”; give a date, or a date and time in UTC, as in { $option }=2030-12-24 or { $option }=2030-12-24T18:00.
engine-refused-lobby-options-strange = These options ({ $given }) belong to a different game.
engine-refused-lobby-end-past = The option { $option } names a time that is over: { $until }.
engine-refused-lobby-server-full = { $most ->
    [one] This server already has { $most } unfinished game. That is the limit.
   *[other] This server already has { $most } unfinished games. That is the limit.
 }
engine-refused-lobby-host-full = { $most ->
    [one] You have already opened { $most } unfinished game. That is the limit.
   *[other] You have already opened { $most } unfinished games. That is the limit.
 }
engine-refused-lobby-channel-taken = Game { $game } is already played in this channel, and two games cannot share one. Use /game new in a text channel without “here”: the new game gets a thread there.
engine-refused-lobby-no-threads = I can’t open a thread in { $channel }: this kind of channel has no threads. { $known ->
    [yes] Use the command in { $channels }, or with “here” to play in this channel itself.
   *[no] Use the command in a text channel in which I have all permissions, or with “here” to play in this channel itself.
 }
engine-refused-lobby-seated = You already have seat { $place }.
engine-refused-lobby-full = { $places ->
    [one] The only seat is taken. Press “Wait for a seat” to get in line.
   *[other] All { $places } seats are taken. Press “Wait for a seat” to get in line.
 }
engine-refused-lobby-seat-offered = The free seat is offered to somebody who was in line. Press “Wait for a seat” to get in line.
engine-refused-lobby-line-full = { $most ->
    [one] There is already { $most } person in line. That is the limit.
   *[other] There are already { $most } people in line. That is the limit.
 }
engine-refused-lobby-barred = The host has kicked you from this game.
engine-refused-lobby-no-seat = You have no seat in this game.
engine-refused-lobby-kick-self = You can’t kick yourself; press “Leave” instead.
engine-refused-lobby-invited-there = { $person } is already there.
engine-refused-lobby-invited-twice = { $person } is already invited.
engine-refused-lobby-invited-barred = The host has kicked { $person } from this game; only the host may invite that person.
engine-refused-lobby-invited-many = { $most ->
    [one] { $most } invitation is open. That is the limit.
   *[other] { $most } invitations are open. That is the limit.
 }
engine-refused-lobby-invited-bot = A bot cannot play.
engine-refused-lobby-closed = This lobby is closed.
engine-refused-lobby-begun = This game has already begun.
engine-refused-lobby-not-host = Only the host may do that: { $person }.
engine-refused-lobby-players = This game is for { $low } to { $high } players, not for { $given }.
engine-refused-ready-seats = A ready-made table ({ $option }=quick) of this game is for { $players } players, not for { $given }. Set up your own with { $option }=own.
engine-refused-ready-missing = The packs of this table hold nothing for a ready-made game ({ $option }=quick). Set up your own with { $option }=own.
engine-refused-ready-campaign = In a campaign nothing is ready-made ({ $option }=quick): every player brings what carries over. Set up your own with { $option }=own.
engine-refused-ready-settled = A ready-made table ({ $option }=quick) sets { $named } itself. Leave { $named } out, or set up your own with { $option }=own.
engine-refused-lobby-too-few = { $count ->
    [one] { $count } seat is taken; the game needs at least { $low }.
   *[other] { $count } seats are taken; the game needs at least { $low }.
 }
engine-refused-lobby-not-ready = Not ready yet: { $waiting }.
engine-refused-lobby-rights = I lack permissions in this channel: { $missing }.

# Permissions, named as Discord names them.
lobby-right-view-channel = View Channels
lobby-right-send-messages = Send Messages
lobby-right-read-message-history = Read Message History
lobby-right-attach-files = Attach Files
lobby-right-create-public-threads = Create Public Threads
lobby-right-send-messages-in-threads = Send Messages in Threads

command-game = Games: open, join, play, end
command-game-new = Open a new game
option-game-new-game = Which game; without any option a form asks for all
option-game-new-name = What to call it
option-game-new-options = House options, like open_decklists=true
option-game-new-players = For how many players
option-game-new-pace = How fast you want to play
option-game-new-policy = What happens when a time limit runs out
option-game-new-undo = Who may undo what was rolled or shown
option-game-new-language = Language of the public messages
option-game-new-start = When it begins
option-game-new-solo = You hold all seats; begins at once
option-game-new-hotseat = One person may hold several seats
option-game-new-spectators = Whether others may call up the board
option-game-new-here = Play in this channel instead of a thread
option-game-new-pack = A pack of this server’s own, joined to the starter pack
option-game-new-pack-alone = Play that pack without the starter pack
command-game-join = Take a seat, or get in line for one
command-game-ready = Say that you are ready to start
command-game-leave = Give up your seat
command-game-kick = Kick somebody (host)
option-game-kick-person = Who
command-game-invite = Invite somebody
option-game-invite-person = Who
command-game-start = Begin the game (host)
command-game-info = Who is playing, with which options; shows the card again
choice-start-full = when all seats are ready
choice-start-host = when the host starts it
choice-policy-default = the default move is made
choice-policy-wait = the game waits and reminds
choice-undo-by-referee = only a game master
choice-undo-by-all = all players together
lobby-table = The table: { $channel }

# The form that /game new opens.
lobby-form-title = A new table
lobby-form-game = Game
lobby-form-setup = Set-up
lobby-form-setup-quick = Ready-made: play in a minute
lobby-form-setup-own = My own
lobby-form-against = Against
lobby-form-against-open = Open seats: whoever comes
lobby-form-against-friends = My friends
lobby-form-against-alone = Myself: I hold all seats
lobby-form-friends = My friends
lobby-form-friends-about = They are invited, and the table has a seat for each of them.
lobby-form-pace = Pace
lobby-form-pace-live = Now
lobby-form-pace-several = Several moves a day
lobby-form-pace-daily = A day a turn
lobby-form-pace-weekly = A week a turn
engine-refused-lobby-form-nobody = You play against friends, but nobody is picked: pick somebody, or choose open seats.
engine-refused-lobby-form-stray = People are picked, but you do not play against friends: choose “My friends”, or pick nobody.
engine-refused-lobby-no-game = Choose a game besides, or use /game new without any option: then a form asks for all.

# What is told of each game before one is chosen, and what begins it.
offer-albion = Secret orders, hidden knights, one Grail.
offer-mage-knight-unlimited = Warriors on turning dials: every wound changes what they can do.
offer-mage-knight-2 = The same warriors, but now the ground decides who wins.
offer-talisman = Roll, wander, fight, grow, and be the one who wears the Crown.
offer-warcry = Two armies of cards, best of three battles, a bluff in every fight.
offer-facts = { $players } { $most ->
    [one] player
   *[other] players
 } · about { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
 } each
offer-learn = Learn · { $count ->
    [one] { $count } step
   *[other] { $count } steps
 }
offer-play = Play
