# Chyby v souborech: záznamy her, scénáře, úpravy. Místo uvádějí zprávy fault-at-...; $fault je celá věta z tohoto souboru.

## Místo

fault-at-place = { $place }: { $fault }
fault-at-line = Řádek { $line }: { $fault }

## Soubory a hodnoty

fault-file-too-large = Soubor „{ $file }“ má { $size } B; povoleno je nejvýše { $most } B.
fault-file-unreadable = Soubor „{ $file }“ nelze přečíst.
fault-file-not-text = Soubor „{ $file }“ není text v UTF-8.
fault-file-over-time = Čtení zabralo přes { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
 } času procesoru, a proto bylo přerušeno.
fault-file-over-memory = Čtení potřebovalo přes { $megabytes } MB paměti, a proto bylo přerušeno.
fault-file-breaks-reader = Čtecí program při čtení selhal, a proto to nebylo přijato.
fault-not-toml = Tohle nelze přečíst jako TOML ({ $reason }).
fault-too-much = { $kind ->
    [bytes] Soubor je příliš velký; nejvyšší povolená velikost v bajtech: { $most }.
    [line] Řádek je příliš dlouhý; povolený počet znaků: { $most }.
    [tables] Soubor má příliš mnoho tabulek; povoleno je nejvýše { $most }.
    [values] Soubor má příliš mnoho hodnot; povoleno je nejvýše { $most }.
   *[entries] Seznam má příliš mnoho položek; povoleno je nejvýše { $most }.
 }
fault-too-deep = Seznamy a tabulky jsou tu vnořené příliš hluboko.
fault-not-whole = { $given } není celé číslo.
fault-number-too-large = Číslo je příliš velké.
fault-unknown-key = { $near ->
    [no_suggestion] Klíč „{ $name }“ tu není znám.
   *[other] Klíč „{ $name }“ tu není znám; nemá to být „{ $near }“?
 }
fault-missing-key = Chybí klíč „{ $name }“.
fault-wrong-type = Očekává se: { $expected ->
    [str] text
    [int] celé číslo
    [bool] true nebo false
    [object] tabulka
    [array] seznam
   *[other] { $expected }
 }; je tu: { $got ->
    [str] text
    [int] celé číslo
    [float] desetinné číslo
    [bool] true nebo false
    [object] tabulka
    [array] seznam
   *[other] { $got }
 }.
fault-wrong-value = Nepovolená hodnota: { $given }
fault-no-such-game = Hra „{ $given }“ neexistuje; známé: { $known }.
fault-no-migration = Stavy z verze pravidel { $version } už nelze přečíst.
fault-bad-position = Tohle není pozice této hry ({ $reason }).
fault-bad-state = Uložený stav nelze přečíst ({ $reason }).
fault-bad-action = Uloženou akci nelze přečíst ({ $reason }).

## Ručně zadané kostky

fault-no-dice = Pro hod „{ $label }“ není zadán výsledek.
fault-dice-ran-dry = Hod „{ $label }“ potřebuje { $needed ->
    [one] { $needed } číslo
    [few] { $needed } čísla
   *[other] { $needed } čísel
 }, zbývá však { $left }.
fault-no-such-die-result = { $result } nemůže padnout při hodu „{ $label }“ od 1 do { $sides }.
fault-no-shuffle = Pro zamíchání „{ $label }“ není zadáno pořadí ({ $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[other] { $size } karet
 }).
fault-bad-shuffle = „{ $entry }“ není pořadí pro zamíchání „{ $label }“ ({ $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[other] { $size } karet
 }).

## Záznamy her

fault-record-line-form = Tohle není řádek záznamu.
fault-record-line-changed = Řádek byl změněn: nesouhlasí kontrolní součet.
fault-record-no-end = Záznam končí uprostřed řádku.
fault-record-no-header = Chybí hlavička záznamu.
fault-record-second-header = Je tu druhá hlavička.
fault-record-other-format = Záznam má formát { $given }; tento program zná { $known }.
fault-record-chain-broken = Řetěz je přerušen: tento řádek nenavazuje na předchozí.
fault-record-time = „{ $given }“ není čas ve tvaru 2026-05-01T18:30:00Z.
fault-record-times = Počet zadaných časů: { $given }; řádků je však { $lines ->
    [one] { $lines }
    [few] { $lines }
   *[other] { $lines }
 }.
fault-record-cut-short = Hlavička ohlašuje { $lines ->
    [one] { $lines } řádek
    [few] { $lines } řádky
   *[other] { $lines } řádků
 }; je jich { $found }.
fault-record-other-game = Tohle je záznam hry „{ $given }“, ne „{ $known }“.
fault-record-other-pack = Zaznamenaná hra používala jiné balíky karet: { $names }.
fault-record-seed = Semínko neodpovídá zveřejněnému otisku.
fault-record-reseeds = Losování, od nichž platí nová semínka, nejsou uvedena ve vzestupném pořadí.
fault-record-still-running = Hra ještě běží; celý záznam bude k dispozici po jejím konci.
fault-record-remark = „{ $given }“ není druh poznámky.
fault-record-refused = Pravidla odmítají, co tento řádek říká ({ $reason }, { $clause }).
fault-record-rules-fault = Tento řádek nelze provést ({ $reason }).
fault-record-no-result = Záznam končí bez výsledku.
fault-record-after-end = Hra skončila už před tímto řádkem.
fault-record-other-result = Podle pravidel vychází jiný výsledek.
fault-record-other-action = Pravidla tu vyžadují jinou akci.
fault-record-other-answers = K této akci patří jiné odpovědi nebo kostky.
fault-record-other-events = Podle pravidel vycházejí jiné události.
fault-record-other-state = Pravidla vedou k jiné pozici.
fault-record-other-public = Veřejná podoba tohoto řádku je jiná.
fault-record-draw-twice = Číslo losování { $number } je použito dvakrát.
fault-record-other-question = Pravidla se tu ptají na něco jiného ({ $question }).
fault-record-other-answer = „{ $answer }“ nemůže být odpověď na otázku { $question }.
fault-record-other-dice = Kostky nebo pořadí pro „{ $label }“ nesouhlasí.
fault-record-dice-not-from-seed = Kostky nebo pořadí pro „{ $label }“ (losování { $number }) nepocházejí ze semínka.
fault-record-left-over = { $count ->
    [one] Zbyla { $count } zaznamenaná odpověď nebo hod.
    [few] Zbyly { $count } zaznamenané odpovědi nebo hody.
   *[other] Zbylo { $count } zaznamenaných odpovědí nebo hodů.
 }
fault-no-such-line = Řádek { $given }, na který by se šlo vrátit, neexistuje.
fault-no-such-reader = „{ $given }“ není čtenář této hry; známí: { $known }.
fault-undo-unknown = „undo“ nemůže být „{ $given }“; známé: { $known }.
fault-bad-name = „{ $given }“ nemůže být jméno hráče: 1 až 32 viditelných znaků bez dvojtečky a bez mezer na koncích.
fault-name-taken = Jméno „{ $given }“ už je obsazené.
fault-wrong-seats = Počet zadaných jmen: { $given }; počet míst: { $seats }.

## Scénáře

fault-scenario-seats = Počet uvedených hráčů: { $given }; hra je pro { $low } až { $high }.
fault-too-many-steps = Počet kroků scénáře: { $count }; povoleno je nejvýše { $most }.
fault-step-form = Krok má tvar „jméno: řádek“, tady však stojí: { $given }
fault-step-nobody = Nikdo se nejmenuje „{ $given }“; známí: { $known }.

## Úpravy

fault-patch-form = Tohle není úprava pozice: { $given }
fault-patch-unknown-op = Úprava { $number } ({ $path }): operace „{ $given }“ neexistuje; jsou add, remove, replace.
fault-patch-value = Úprava { $number } ({ $path }): „{ $given }“ nesedí s hodnotou; jen remove žádnou nemá.
fault-patch-path = Úprava { $number }: „{ $path }“ není cesta.
fault-patch-no-place = Úprava { $number }: místo „{ $path }“ neexistuje.
