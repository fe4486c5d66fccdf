"""Before a backup and after an upgrade: what is stored is checked, what is needed soon is made ready.

A module imports only from lines below its own:

    integrity index      whether all that is stored is whole; the index of the rules, made ready after the start
    recount vocabulary   what follows from other rows, reckoned again; the words of columns
      upgrades           tables hear of new rules
"""

INNER = ("recount", "vocabulary")
