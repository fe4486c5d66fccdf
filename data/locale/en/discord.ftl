# What is said at the edge: faults, refusals of the chat side.
discord-fault = Something went wrong in the program, and perhaps this was not done: check with /my. Give the code { $code } to whoever runs the bot.
discord-cannot-store = Nothing can be stored at the moment, so nothing was done. Whoever runs the bot finds the cause under the code { $code }; try again in a few minutes.
discord-perhaps-stored = The database failed in the middle of this: it may be stored, or a part of it. Check with /my before you do it again. Whoever runs the bot finds the cause under the code { $code }.
discord-command-unknown = This command is not known any more. Restart Discord to see the present ones.
discord-option-wrong = “{ $given }” is not a possible value here.
discord-not-allowed = You may not use this command here.

engine-refused-no-game-here = There is no game in this channel. Use the command in the game’s channel, or name the game with “game:”.
engine-refused-no-game-of-kind = No { $wanted } game is played in this channel. Use the command in the game’s channel, or name the game with “game:”.
engine-refused-plays-another = This is a { $plays } game; that command is for { $wanted }.
engine-refused-game-plays-another = Game { $given } is a { $plays } game; that command is for { $wanted }.
engine-refused-which-game = Several games are possible; name one with “game:”: { $known }.
engine-refused-posting-unseen = You cannot see the channel of game { $game }, so nothing is posted there for you.
engine-refused-button-unknown = This button does not work any more; nothing was changed.
engine-refused-too-fast = { $seconds ->
    [one] That was too much at once. Wait { $seconds } second.
   *[other] That was too much at once. Wait { $seconds } seconds.
 }
engine-refused-act-closed = { $minutes ->
    [one] This failed several times in a row and is blocked for { $minutes } minute. Everything else works.
   *[other] This failed several times in a row and is blocked for { $minutes } minutes. Everything else works.
 }
engine-refused-file-too-large = The file has { $size } KiB; at most { $most } KiB are read.

# A permission, named as Discord names it.
lobby-right-manage-threads = Manage Threads

# Commands and options that are alike wherever they stand
command-card = Look up a card
option-card-name = Its name or id
option-game = Number of the game
option-reason = Why; everybody can read it
option-public = Post it for everyone
