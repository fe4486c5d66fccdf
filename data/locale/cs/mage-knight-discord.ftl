# Příkazy Mage Knightu a co odpovídají.

command-mageknight = Mage Knight: pohled, měření, armády, pravidla
command-mageknight-look = Koho může figurka ostřelovat či udeřit a s jakou šancí
option-mageknight-look-figure = Její označení, např. A1
option-mageknight-look-place = Jako by stála zde: 12.5,8
command-mageknight-measure = Vzdálenost figurek či míst a linie střely
option-mageknight-measure-start = Figurka (A1) nebo místo (12.5,8)
option-mageknight-measure-end = Figurka nebo místo
command-mageknight-reach = Jak daleko figurka dojde a koho se dotkne
option-mageknight-reach-figure = Její označení, např. A1
command-mageknight-zoom = Pole kolem figurky zvětšeně
option-mageknight-zoom-figure = Její označení, např. A1
command-mageknight-film = Dosavadní bitva jako animace
command-mageknight-figure = Figurka ze hry podle označení, nebo jakákoli podle jména
option-mageknight-figure-name = Označení, jméno nebo kód
command-mageknight-terrain = Kusy terénu na výběr
command-mageknight-army = Tvé uložené armády
command-mageknight-army-list = Ukázat uložené armády
command-mageknight-army-save = Uložit armádu ze souboru nebo napsanou
option-mageknight-army-save-name = Její jméno
option-mageknight-army-save-file = Textový soubor se seznamem; bez něj se otevře formulář
command-mageknight-army-use = Hrát s uloženou armádou
option-mageknight-army-use-name = Její jméno
option-mageknight-army-use-seat = Pro které z tvých míst, od 1
command-mageknight-army-drop = Smazat uloženou armádu
option-mageknight-army-drop-name = Její jméno
command-mageknight-army-ready = Prohlédnout si hotovou armádu
option-mageknight-army-ready-army = Která

table-mage-knight-status = { $left ->
    [one] Kolo { $round }; zbývá { $left } akce. Body za vyřazené: { $score }.
    [few] Kolo { $round }; zbývají { $left } akce. Body za vyřazené: { $score }.
   *[other] Kolo { $round }; zbývá { $left } akcí. Body za vyřazené: { $score }.
 }
mage-knight-button-hand = Moje armáda
table-mk-zoomed = Pole kolem figurky { $figure }.
engine-refused-no-such-figure-here = Na poli není figurka „{ $given }“.
table-mk-terrain = Kusy terénu, které můžeš dát do banku terénů, např. `pool birch_wood, old_forest`: { $count }
table-mk-terrain-row = • { $name }, `{ $id }`: { $kind }, { $width }″ × { $depth }″
table-hint-saved-army = Hraj s jednou z uložených armád
table-button-army = Použít vlastní armádu…
table-form-army-title = Tvá vlastní armáda
table-form-army-list = Figurky
table-form-army-help = Na řádku: 2x tidewarder2 nebo jméno; ve 2.0 i: item oxhide_coat on gorrud, domain high_wind
table-army-none = Nemáš uložené žádné armády.
table-army-list = { $count ->
    [one] { $count } uložená armáda:
    [few] { $count } uložené armády:
   *[other] { $count } uložených armád:
 }
engine-refused-no-such-army = Hotová armáda „{ $given }“ není.
mage-knight-refused-no-such-card = Žádná figurka se nejmenuje „{ $given }“.
mage-knight-refused-which-card = Figurek, které přicházejí v úvahu: { $count }. Zadej kód ze závorky: { $found }
once-more-end-early = Tím skončíš tah, i když ti zbývají akce.
once-more-pass-early = Tím spotřebuješ jednu akci a nikdo nic neudělá.
picture-mk-chosen = { $figure } dojde { $length }″ daleko.
picture-mk-chance = Šance, cíl { $target }: { $percent } %.
