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
engine-refused-league-format = There is no format “{ $given }”; there are: { $known }.
engine-refused-league-seats = A table has at least { $low } seats, not { $given }.
engine-refused-league-points = Points win { $win }, draw { $draw }, loss { $loss } are not possible: a win is worth more than nothing, a draw no more than a win, a loss no more than a draw, and nothing is below 0.
engine-refused-league-bye = A bye cannot be worth { $given }: allowed are 0 to { $high }, the points of a win.
engine-refused-league-places = Points by place { $given } are not possible: no place is worth more than the one before it, and none is below 0.
engine-refused-league-not-paired = Round { $round } does not pair { $seats }, although a result for it was given.
