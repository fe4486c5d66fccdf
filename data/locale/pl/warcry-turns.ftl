# Po co jest czyjaś kolej.
warcry-card-running = Trwa bitwa { $battle }.
warcry-turn-setup = { $name }: wybierz swoje talie.
warcry-turn-muster-order = { $name }: wskaż, kto pierwszy rekrutuje.
warcry-turn-muster = { $name }: zrekrutuj kartę albo spasuj.
warcry-turn-commands = { $name }: wydaj rozkaz.
warcry-turn-tactics = { $name }: zagraj taktykę albo spasuj.
warcry-turn-follow-up-choice = { $name }: wykonaj wypad albo zostań.
warcry-turn-follow-up-defender = { $name }: wskaż oddział, który przyjmie wypad.
warcry-turn-tie-break = { $name }: wybierz oddział do walki rozstrzygającej.
warcry-turn-retreat-tests = { $name }: przetestuj albo poświęć wycofujący się oddział.
warcry-turn-clean-up = { $name }: wskaż, które oddziały zatrzymujesz i w której formacji.
