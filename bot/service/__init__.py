"""Use cases: functions over one core. A player would know most modules by name; nothing here knows Discord.

A module imports only from lines below its own:

    service                            the front: what is built at start, and the lists of what follows an operation
                                       and of what is done when a timer is due
    wholeness                          whether all that is stored is whole
    recounting vocabulary              what of events, votes and rulings follows from other rows; the words of columns
    rulings                            what a community settles about the rules: a room of its own
    rematch                            the same people once more
    events                             leagues and tournaments: a room with a map of its own
    end_card                           how a game ended
    votes gm people learning forks     what a person does that sets several other use cases to work
      saying dice diagnosis
    lobby seating undoing books        before the game and at the table; days on end; posting
      prospect clocks outbox decks
      lookup rulebook upgrades
    applying                           readings that a table agrees on while it plays
    posts                              how what waits in the outbox is posted, by its kind
    lobby_seats ballots orders         what those share: who sits where, how votes are held, what somebody sees, which
      public_pictures finding packs    game is meant, what a server has, threads, reminders, cards and stories
      threads reminders servers
      stories event_posts ruling_posts
      lobby_posts
    muted standing                     what cannot be posted; what stands of a game in its channel
    sights posting parking unheard     a table as somebody may see it, now or after any line; one message, exactly once;
                                       who is told in person what no channel can say
    notes                              what became of posts, noted with the next transaction
    core acting pauses lobby_card      one change of a game or one look at it at a time; who may act in it
      suggesting
    work                               what one operation does to a game
    news broken                        the story of a table and who is asked what; a game out of service
    menu                               what a seat may say
    foresight                          what lines would do
    live bindings                      a game in memory; options that precedents bind
    history                            its lines: the last ones, and older ones on demand
    ports calendar cleaning            clock, painter and poster; days as people write them; text made harmless
      house_options budget patience    how long to wait before what failed is tried again; what is needed soon
      warming                          is made ready after the start

What reacts to something else is named in lists: ``Service.settling`` (after an operation), ``Service.timed`` (when a
timer is due), ``votes.EFFECTS`` (once a vote has passed) and ``votes.FITTING`` (as long as it means what it meant),
``lobby.ACTS`` (the buttons of a card).
"""
