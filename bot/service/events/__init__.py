"""Events: leagues and tournaments of many games. Nothing here knows a game by name, and nothing the chat service.

A module imports only from lines below its own:

    running reading           what is done when a timer is due; which event is meant, and what is shown of it
    accounts                  what is decided about the ledger of a campaign, and what is shown of it
    panel                     the organiser's page
    times cards               deadlines, reminders, absences; the card, and what rounds look like
    rounds deciding           a round begins, in one transaction; results by decision, pleas, deputies;
      tables opening sheets   what is read of an event; an event is agreed
    brackets              the bracket of a single elimination, drawn and told
    entering digest           join, check in, leave, replace; the news of a day
    settling                  how a pairing gets its result
    silence               whether an event can speak where it is held
    honours campaigns         ratings, and who has won what; the ledger of what lives on
    lengths                   how long a game takes, as measured
    league affair             the one place that asks ``bot.league``; one act on one event in one transaction
"""
