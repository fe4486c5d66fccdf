"""What a community settles about the rules: questions, votes and judges, precedents, and options that they bind.

answers     what may be chosen, and which options of the program each answer sets
asking      a question is put, with the line and the picture of the game in which it came up
desk        one deed at one question, from the lock to the commit
card        the message that shows a question
voting      who may vote, how ballots are counted, what ends a question; judging is the other way to settle one
precedents  what comes of it: numbered, sealed, translated, listed, given out as a file
telling     a precedent in words
law         all precedents of a server at hand: shown beside clauses, searched, quoted in refusals
disputes    a question in the midst of a game, with the die and a pause where the table wants them

What precedents make of the options of a new table stands in ``bindings``, of one that plays in ``applying``.
"""
