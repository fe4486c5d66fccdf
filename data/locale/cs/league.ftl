# Formats of events: why so many cannot play so.

engine-refused-league-entrants = { $format ->
    [groups] Skupiny jsou
    [knockout] Vyřazovací systém je
    [swiss] Švýcarský systém je
    [rolling] Průběžné párování je
   *[other] Systém každý s každým je
 } pro { $low } až { $high } účastníků, ne pro { $given }.
engine-refused-league-two-only = V tomto systému se hraje jeden na jednoho; u stolů pro { $given } hráčů se hraje každý s každým, švýcarským systémem nebo s průběžným párováním.
engine-refused-league-group-size = Skupina má { $low } až { $high } členů, ne { $given }.
engine-refused-league-rounds = Švýcarský systém má nejvýše { $high } kol, ne { $given }.
engine-refused-league-rounds-over = Při počtu účastníků { $entrants } má švýcarský systém bez opakování nejvýše { $high ->
    [one] { $high } kolo
    [few] { $high } kola
   *[other] { $high } kol
 }, ne { $given }.
engine-refused-league-breaks = „{ $given }“ tu nemůže rozhodovat o pořadí; každé z těchto kritérií lze uvést jednou: { $known }.
engine-refused-league-format = Systém „{ $given }“ neexistuje; na výběr jsou: { $known }.
engine-refused-league-seats = U stolu jsou nejméně { $low } místa, ne { $given }.
engine-refused-league-points = Body za výhru ({ $win }), remízu ({ $draw }) a prohru ({ $loss }) nejsou možné: výhra má cenu vyšší než 0, remíza ne vyšší než výhra, prohra ne vyšší než remíza a nic není pod 0.
engine-refused-league-bye = Volný los nemůže mít cenu { $given }: povoleno je 0 až { $high }, tedy body za výhru.
engine-refused-league-places = Body za místa { $given } nejsou možné: žádné místo nemá cenu vyšší než to před ním a žádné není pod 0.
engine-refused-league-not-paired = { $round }. kolo nemá dvojici { $seats }, ač je udán její výsledek.
