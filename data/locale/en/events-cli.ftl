# The command line: an event that nobody plays. $entrant and $names are numbers of entrants.

event-cli-round = Round { $round }
event-cli-pairing = { $grouped ->
    [yes]   group { $division }: { $names }: places { $places }
   *[no]   { $names }: places { $places }
 }{ $how ->
    [forfeit] , without a game
    [unplayed] , not played
   *[other] { "" }
 }
event-cli-joins =   { $entrant }: joins
event-cli-leaves =   { $entrant }: leaves
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
fault-event-result-wrong = Result { $number } of the file is wrong: it needs a round from 1, different entrants from 1 to { $players } (one alone for a bye), a place for each, which may be null in a forfeit only, and as how, if at all, one of: { $known }.
fault-event-entrant-wrong = Entrant { $number } of the file is wrong: it needs a number from 1 to { $players }, since from 1, and until, if at all, not before since.
fault-event-lots = --late, --dropouts and --forfeits draw lots: they do not go with --results, because there the file’s “entrants” say who comes and goes.
fault-event-share = { $option }: { $given } is not possible; allowed: 0 to { $high }.
fault-event-late = Somebody can join later in these formats only, if they have a second round: { $known }.
