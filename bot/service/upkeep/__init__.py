"""Before a backup and after an upgrade: what is stored is checked, what is needed soon is made ready.

A module imports only from lines below its own:

    integrity            whether all that is stored is whole
    recount vocabulary   what follows from other rows, reckoned again; the words of columns
      upgrades warmup    tables hear of new rules; what is needed soon is made ready after the start
"""

INNER = ("recount", "vocabulary")
