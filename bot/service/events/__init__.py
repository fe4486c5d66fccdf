"""Events: leagues and tournaments of many games. Nothing here knows a game by name, and nothing the chat service.

A module imports only from lines below its own:

    reading                   which event is meant, and what is shown of it
    accounts panel running    the ledger of a campaign; the organiser's page; what is done when a timer is due
    cards times               the card, and what rounds look like; deadlines, reminders, absences
    rounds deciding           a round begins, in one transaction; results by decision, pleas, deputies
      opening entering        an event is agreed; join, leave, replace
      tables sheets           what is read of an event
    settling brackets         how a pairing gets its result; the bracket of a single elimination, drawn and told
    campaigns digest          the ledger of what lives on; the news of a day
      checkin silence         who says that he is there; whether an event can speak where it is held
      honours                 ratings, and who has won what
    transaction league        one act on one event in one transaction; the one place that asks ``bot.league``
      lengths                 how long a game takes, as measured
"""

INNER = ("brackets", "campaigns", "digest", "lengths", "rounds", "sheets", "tables")
