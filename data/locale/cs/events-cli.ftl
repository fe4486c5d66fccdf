# Příkazová řádka: soutěž, kterou nikdo nehraje. $entrant a $names jsou čísla účastníků.

event-cli-round = Kolo { $round }
event-cli-pairing = { $grouped ->
    [yes]   skupina { $division }: { $names }: { $places }
   *[no]   { $names }: { $places }
 }
event-cli-bye =   { $entrant }: volno
event-cli-standings = Tabulka
event-cli-row = { $rank }. účastník { $entrant }{ $grouped ->
    [yes] {" "}(skupina { $division })
   *[no] {""}
 }: body { $points }, { $played ->
    [one] { $played } hra
    [few] { $played } hry
   *[other] { $played } her
 } · { $breaks }

fault-event-format = Systém „{ $given }“ neexistuje; systémy jsou: { $known }.
fault-event-seats = Tuto hru hraje u stolu { $low } až { $high } hráčů, ne { $given }.
fault-event-results = Soubor s výsledky nelze přečíst: { $reason }
fault-event-results-many = Soubor obsahuje { $count } výsledků; čte se nejvýše { $most }.
fault-event-result-wrong = Výsledek { $number } v souboru je chybný: je třeba kolo od 1, aspoň dva různí účastníci od 1 do { $players } a umístění každého z nich.
