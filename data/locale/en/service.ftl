# The public messages of a table, and what is answered in private.
service-your-turn = { $name }, it is your turn.
service-unasked = The game waits for { $waiting }. You may act all the same:
service-your-decision = { $name }, a decision waits for you.
service-asked = { $name }: { $question }
service-due = ({ $time })
service-button-move = Your move
service-button-decide = Your decision
service-button-of = { $label }: { $name }
service-button-hand = My hand
service-button-board = Whole board
service-button-older = { $count ->
    [one] { $count } older line
   *[other] { $count } older lines
 }
service-button-none = Nothing
service-muted = I may not post in { $channel } (game { $game }): the permission “{ $missing }” is missing there. The game’s clocks stand still until it is given.
service-muted-gone = The channel of game { $game } is gone. Give the game another one with /game rebind; its clocks stand still until then.
service-muted-closed = The thread { $channel } of game { $game } is closed, and I may not open it again. Open and unlock it, give me the permission “Manage Threads”, or give the game another channel with /game rebind. Until then its news wait and its clocks stand still.
service-muted-full = The thread { $channel } of game { $game } cannot be opened again: this server has as many open threads as Discord allows. Whoever manages threads may archive others; or write /game rebind in an ordinary channel, which needs no thread. Until then its news wait and its clocks stand still.
service-muted-forbidden = Discord does not let me post in { $channel } (game { $game }), although I see no permission missing. Look at what the channel and its category set for my role, and whether I am timed out. The game’s clocks stand still until I can post again.
service-unheard = Game “{ $name }”: nobody can be told this in its channel. { $why }
service-message-missing = A message is missing here: something went wrong when it was to be posted. It is tried again when the bot is started next; its operator finds the cause in the log.
service-rules-changed = The program has been brought up to date: this game goes on by version { $new } of its rules (before: { $old }). What is on the table stays as it is.
service-new-seed = The game was over, and its seed open to everybody: the next dice come from a new seed with the hash { $hash }.

engine-refused-no-such-game = There is no game { $given } here.
engine-refused-game-out-of-service = This game is out of service because of a fault of the program (code { $code }). Its position has not changed. Undo the last action with /game undo, or let a game master try again with /gm repair; give the code to whoever runs the bot.
engine-refused-game-unreadable = What is stored of this game is damaged, so it is out of service; all other games go on. { $good ->
    [none] None of its lines is sound.
   *[other] Its newest sound line is { $good }.
 } { $backup ->
    [none] There is no sound backup.
   *[other] The newest sound backup was made { $backup }.
 } Give the code { $code } to whoever runs the bot.
engine-refused-game-changed = After an upgrade of the program this table would look different to everybody than before, so the game is on hold (code { $code }). A game master looks at it with /gm state and puts it back into service with /gm repair, or goes back with /gm back. Changed: { $places }.
engine-refused-line-damaged = What is stored of line { $line } of this game is damaged, so it cannot be read. Nothing was done now; whoever runs the bot can look with “python -m bot check” what is sound.
engine-refused-game-not-started = The game has not begun yet.
engine-refused-game-paused = { $until ->
    [none] The game is paused until somebody takes a seat and votes to go on (/game resume).
   *[other] The game is paused until { $until }. It goes on earlier when the players vote for it (/game resume).
 }
engine-refused-stale-press = That has been decided meanwhile; nothing was changed.
engine-refused-not-your-decision = That decision is { $seat }’s.
engine-refused-not-your-game = You hold no seat in this game.
engine-refused-not-your-seat = You do not hold the seat of { $seat }.
engine-refused-which-seat = You hold several seats; say which one you act for: { $waiting }.
reply-done = It is done; the channel shows what came of it.
reply-order-noted = Your order is noted. Only you can see it.
fault-pack-lost = The pack { $hash } that the game was begun with is no longer stored.
