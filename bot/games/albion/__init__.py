"""Powers of Albion: hexes, sealed simultaneous orders, hidden identities, duels with initiative, magic.

content                    what a pack holds, typed and read strictly (figures, effects, lands)
state actions view         the game as data, what players say, what a viewer may know
board play                 present values; one action being carried out
flow                       the phases: who is to act, what happens by itself, what carries out which action
setup rounds items fate    groups, attributes and arming; movement, recovery, victory; tokens; fate cards
fights                     declarations, duels, fights of several, magic, flight, defeat and ransom
orders legal looking       standing orders; what may be declared and what it is worth; tools of a player
notation                   lines of notation and positions written by hand
show vary check            what is shown to whom, tests of secrecy, invariants

The game is not in ``bot.games.registry`` yet, so nobody can play it. What it lacks for that: its commands and forms
(``cogs``), the entry in ``bot.faces`` for ``renderers.albion``, the title of its lobby and the texts of its options,
help, a lesson, scenarios, its place in the tables of games in the tests, and figures of balance in
``data/albion/README.md``. Random play takes 0.08 of the yardstick where 0.25 are wanted.
"""
