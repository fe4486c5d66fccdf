"""Before the game: it is opened, people sit down, it begins.

A module imports only from lines below its own:

    offered_games       each game as it is told of before one is chosen
    learning            lessons: a practice game for one learner
    lobby_options       its host chooses house options anew
    lobby_timers        what time brings to lobbies
      open_tables       the message that lists the open tables of a server
      wishes            who looks for a game, and two who find each other
    lobby               a game is opened and begins
    decks seats         decks that people keep; who joins, waits, is invited, is kept out
      offered_options   house options as forms offer them
    lobby_card packs    the message that shows a lobby; the packs of a server
    details             all that a table has agreed, in words
      playing_time      how long a game takes
"""

INNER = ("playing_time",)
