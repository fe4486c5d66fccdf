"""Powers of Albion: hexes, sealed simultaneous orders, hidden identities, duels with initiative, magic.

content                    what a pack holds, typed and read strictly (figures, effects, lands)
state actions view         the game as data, what players say, what a viewer may know
board play                 present values; one action being carried out
sealing victory            orders kept until all are in; who has won
arming wounds              what a knight may carry; what hurts him, and what falls
items fate fights          tokens; fate cards; declarations, duels, fights of several, magic, flight, ransom, odds
rounds setup               movement, recovery, conduct, what is done by default; groups and attributes
flow                       the phases: who is to act, what happens by itself, what carries out which action
orders legal looking       standing orders; what may be declared and what it is worth; tools of a player
notation                   lines of notation and positions written by hand
show check                 what is shown to whom, invariants
"""
