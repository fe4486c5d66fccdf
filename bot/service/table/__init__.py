"""Everything that is done at a table while it plays, and after it.

A module imports only from lines below its own:

    votes gm rematch             what sets several others to work: votes, a game master, the same people once more
      victory                    what the picture at the end of a game says
    submit undoing end_card      something is said; something is taken back; how a game ended
      diagnosis                  every check with its result
    seating clocks dice          seats change hands; deadlines and timers; the dice proved
      apply_ruling               a ruling that the table agrees on while it plays
    ballots panel_state orders   how votes are held; what lies before a person; standing orders
      table_queries reminders    board, log and record looked at; reminders are timed
      lookup forks               cards by name; practice copies
"""

INNER = ("reminders",)
