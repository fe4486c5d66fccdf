"""Use cases: functions over one core, in rooms. A player would know most modules by name; nothing here knows Discord.

A room imports only from rooms below it:

    service     the front: what is built at start, and the lists of what follows an operation and of what is
                done when a timer is due
    upkeep      after an upgrade, before a backup: what is stored is checked, what is needed soon is made ready
    events      leagues, tournaments and campaigns of many games
    rulings     rules looked up, and what a community settles about them
    people      what people and servers choose for themselves
    table       everything that is done at a table while it plays, and after it
    posting     how messages reach a channel: in order, exactly once
    lobby       before the game: lessons, packs, decks, who sits down
    core        one change of a game at a time, from the lock to the commit; what every room needs

The docstring of a room maps its modules; what it names in ``INNER`` is imported by nobody outside the room.

What reacts to something else is named in lists: ``Service.settling`` (after an operation), ``Service.timed`` (when a
timer is due), ``votes.EFFECTS`` (once a vote has passed) and ``votes.FITTING`` (as long as it means what it meant),
``lobby.ACTS`` (the buttons of a card).
"""
