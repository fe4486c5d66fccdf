"""One change of a game at a time, and what every room needs for it.

A module imports only from lines below its own:

    finding table_view         which game is meant; a table as somebody may see it, now or after any line
    core acting pauses         one change or one look, from the lock to the commit; who may act; days on end
      suggestions              what a typed line may become
      open_tables              when the list of open tables is shown anew
    transaction menu           what one operation does to a game, stored at once; what a seat may say
    news previews              the story of the table and who is asked what; what staged lines would do
      quarantine               a game out of service
    loaded_game bindings       a game in memory; options that precedents bind
      access                   whether something exists for somebody; who is a game master
      calling                  whom a message calls, and to which table
      ask_buttons              what everybody can see that a seat may do, as buttons
    history house_options      its lines: the last ones, and older ones on demand; options as people write them
      calendar sanitize        days as people write them; text made harmless
      measured                 how often a game waits for somebody, as measured
      ports backoff            clock, painter and poster; how long to wait before another try
      rate_limits              how much of what is costly somebody may ask for
      press_kinds              the letters of what can be pressed
"""

INNER: tuple[str, ...] = ()
