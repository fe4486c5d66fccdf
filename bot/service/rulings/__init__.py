"""What a community settles about the rules: questions, votes and judges, precedents, and options that they bind.

A module imports only from lines below its own:

    disputes                    a question in the midst of a game, with the die and a pause where the table wants them
    asking voting judging       a question is put; ballots are counted; a judge settles it
    precedents                  what comes of it: numbered, sealed, translated, listed, given out as a file
    card law                    the message that shows a question; all precedents of a server at hand
    answers desk telling        what may be chosen; one deed at one question, from the lock to the commit; a precedent
      rulebook                  in words; the rules looked up

What precedents make of the options of a new table stands in ``core.bindings``, of one that plays in
``table.apply_ruling``.
"""

INNER = ("card", "desk", "telling")
