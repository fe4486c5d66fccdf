# The command line: an event that nobody plays. $entrant and $names are numbers of entrants.

event-cli-round = Round { $round }
event-cli-pairing = { $grouped ->
    [yes]   group { $division }: { $names }: { $places }
   *[no]   { $names }: { $places }
 }
event-cli-bye =   { $entrant }: bye
event-cli-standings = Standings
event-cli-row = { $rank }. entrant { $entrant }{ $grouped ->
    [yes] {" "}(group { $division })
   *[no] {""}
 }: points { $points }, { $played ->
    [one] { $played } game
   *[other] { $played } games
 } · { $breaks }

fault-event-format = There is no format “{ $given }”; the formats are: { $known }.
fault-event-seats = This game is played by { $low } to { $high } at a table, not by { $given }.
fault-event-results = The file of results cannot be read: { $reason }
fault-event-results-many = The file holds { $count } results; at most { $most } are read.
fault-event-result-wrong = Result { $number } of the file is wrong: it needs a round from 1, at least two different entrants from 1 to { $players }, and a place for each.
