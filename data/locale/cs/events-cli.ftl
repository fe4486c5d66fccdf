# Příkazová řádka: soutěž, kterou nikdo nehraje. $entrant a $names jsou čísla účastníků.

event-cli-round = { $round }. kolo
event-cli-pairing = { $grouped ->
    [yes]   skupina { $division }: { $names }: místa { $places }
   *[no]   { $names }: místa { $places }
 }{ $how ->
    [forfeit] , bez hry
    [unplayed] , nehrálo se
   *[other] { "" }
 }
event-cli-joins =   { $entrant }: přichází
event-cli-leaves =   { $entrant }: odchází
event-cli-bye =   { $entrant }: volný los
event-cli-standings = Tabulka
event-cli-row = { $rank }. účastník { $entrant }{ $grouped ->
    [yes] {" "}(skupina { $division })
   *[no] {""}
 }: body { $points }, { $played ->
    [one] { $played } hra
    [few] { $played } hry
   *[other] { $played } her
 } · { $breaks }

fault-event-format = Systém „{ $given }“ neexistuje; na výběr jsou: { $known }.
fault-event-seats = Tuto hru hraje u stolu { $low } až { $high } hráčů, ne { $given }.
fault-event-results = Soubor s výsledky nelze přečíst: { $reason }
fault-event-results-many = Soubor obsahuje { $count } výsledků; čte se nejvýše { $most }.
fault-event-result-wrong = Výsledek { $number } v souboru je chybný: je třeba kolo od 1, různí účastníci od 1 do { $players } (jeden sám při volném losu), umístění každého z nich, null jen při kontumaci, a jako how, pokud vůbec, něco z toho: { $known }.
fault-event-entrant-wrong = Účastník { $number } v souboru je chybný: je třeba číslo od 1 do { $players }, since od 1, a until, pokud vůbec, ne před since.
fault-event-lots = --late, --dropouts a --forfeits losují: nejdou dohromady s --results, tam příchody a odchody udává „entrants“ v souboru.
fault-event-share = { $option }: { $given } není možné; dovoleno: 0 až { $high }.
fault-event-late = Přijít později lze jen v těchto systémech, mají-li druhé kolo: { $known }.
