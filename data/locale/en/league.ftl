# Formats of events: why so many cannot play so.

engine-refused-league-entrants = { $format ->
    [groups] Groups are
    [knockout] Single elimination is
    [swiss] A Swiss is
    [rolling] Rolling pairings are
   *[other] A round robin is
 } for { $low } to { $high } participants, not for { $given }.
engine-refused-league-two-only = This format sets one against one; tables of { $given } play a round robin, a Swiss or rolling pairings.
engine-refused-league-group-size = A group has { $low } to { $high } members, not { $given }.
engine-refused-league-rounds = A Swiss has at most { $high } rounds, not { $given }.
engine-refused-league-rounds-over = { $entrants } participants can play { $high ->
    [one] { $high } round
   *[other] { $high } rounds
 } of a Swiss without meeting again, not { $given }.
engine-refused-league-breaks = “{ $given }” cannot be a tie-break here; each of these may be named once: { $known }.
