# K čemu je čí tah.
warcry-card-running = Hraje se { $battle }. bitva.
warcry-turn-setup = { $name }: vyber si balíčky.
warcry-turn-muster-order = { $name }: urči, kdo verbuje první.
warcry-turn-muster = { $name }: naverbuj kartu, nebo pasuj.
warcry-turn-commands = { $name }: vydej rozkaz.
warcry-turn-tactics = { $name }: zahraj taktiku, nebo pasuj.
warcry-turn-follow-up-choice = { $name }: proveď dodatečný útok, nebo zůstaň.
warcry-turn-follow-up-defender = { $name }: urči jednotku, která dodatečný útok přijme.
warcry-turn-tie-break = { $name }: vyber jednotku pro rozhodující souboj.
warcry-turn-retreat-tests = { $name }: otestuj ustupující jednotku, nebo ji obětuj.
warcry-turn-clean-up = { $name }: urči, které jednotky si necháš a ve které linii.
