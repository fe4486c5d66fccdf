"""What people and servers choose for themselves.

A module imports only from lines below its own:

    people servers    a person's settings, absence and data; a server's settings
"""

INNER: tuple[str, ...] = ()
