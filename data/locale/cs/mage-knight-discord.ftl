# Příkazy Mage Knightu a co odpovídají.

command-mk = Mage Knight: pohled, měření, armády, pravidla
command-mk-look = Koho může figurka ostřelovat či udeřit a s jakou šancí
option-mk-look-figure = Její označení, např. A1
option-mk-look-place = Jako by stála zde: 12.5,8
command-mk-measure = Vzdálenost figurek či míst a linie střely
option-mk-measure-start = Figurka (A1) nebo místo (12.5,8)
option-mk-measure-end = Figurka nebo místo
command-mk-reach = Jak daleko figurka dojde a koho se dotkne
option-mk-reach-figure = Její označení, např. A1
command-mk-zoom = Pole kolem figurky zvětšeně
option-mk-zoom-figure = Její označení, např. A1
command-mk-film = Dosavadní bitva jako pohyblivý obrázek
command-mk-figure = Figurka ze hry podle označení, nebo jakákoli podle jména
option-mk-figure-name = Označení, jméno nebo kód
command-mk-terrain = Kusy terénu na výběr
command-mk-army = Tvé uložené armády
command-mk-army-list = Ukaž uložené armády
command-mk-army-save = Ulož armádu ze souboru nebo napsanou
option-mk-army-save-name = Její jméno
option-mk-army-save-file = Textový soubor se seznamem; bez něj se otevře formulář
command-mk-army-use = Hraj s uloženou armádou
option-mk-army-use-name = Její jméno
option-mk-army-use-seat = Pro které z tvých míst, od 1
command-mk-army-drop = Zapomeň uloženou armádu
option-mk-army-drop-name = Její jméno
command-mk-army-ready = Prohlédni si hotovou armádu
option-mk-army-ready-army = Která

table-mage-knight-status = { $left ->
    [one] Kolo { $round }; zbývá { $left } akce. Body za vyřazené: { $score }.
    [few] Kolo { $round }; zbývají { $left } akce. Body za vyřazené: { $score }.
   *[other] Kolo { $round }; zbývá { $left } akcí. Body za vyřazené: { $score }.
 }
mage-knight-button-hand = Moje armáda
table-mk-zoomed = Pole kolem figurky { $figure }.
engine-refused-no-such-figure-here = Na poli není figurka „{ $given }“.
table-mk-terrain = Kusy terénu, které můžeš dát do banku, např. `pool birch_wood, old_forest`: { $count }
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
picture-mk-chance = Šance proti { $target }: { $percent } %.
