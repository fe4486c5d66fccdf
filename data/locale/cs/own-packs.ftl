# Vlastní sady serveru.

packs-kept = Balík „{ $name }“ je v pořádku a patří teď tomuto serveru: { $files }. Otisk: { $hash }. Nové hry s ním mohou hrát: pack:{ $name }
packs-replaced = Balík „{ $name }“ je v pořádku a nahrazuje ten dosavadní: { $files }. Otisk: { $hash }. Rozehrané hry pokračují se starým.
packs-left-out = Vynechány byly soubory, které do takového balíku nepatří: { $files }.
packs-clash = Nelze ho spojit se základním balíkem, takže s ním hry musí hrát samotným (pack_alone:True); počet důvodů: { $count }. První z nich:
packs-only-joined = V pořádku je jen spolu se základním balíkem, takže s ním samotným žádná hra hrát nemůže.
pack-file-unknown = Tak se žádný soubor balíku nejmenuje; nemá to být „{ $near }“?
packs-head = { $count ->
    [one] Tento server má { $count } vlastní balík (nejvýše { $most }):
    [few] Tento server má { $count } vlastní balíky (nejvýše { $most }):
   *[other] Tento server má { $count } vlastních balíků (nejvýše { $most }):
 }
packs-line = { $name }: { $game }, { $size } kB, otisk { $hash }
packs-none = Tento server nemá žádné vlastní balíky.
packs-dropped = Balík „{ $name }“ je smazán. Hry, které s ním začaly, pokračují.
packs-more-faults = Zbytek je v souboru.
packs-starter = Základní balík

engine-refused-pack-not-recognised = Žádný z těchto souborů do balíku nepatří. Balík má některé z nich: { $known }.
engine-refused-pack-file-twice = Soubor „{ $given }“ je tu dvakrát.
engine-refused-pack-over-size = Soubory balíku mají dohromady { $size } kB; povoleno je nejvýše { $most } kB.
engine-refused-pack-name = „{ $given }“ nemůže být jméno balíku; musí být čitelné a jiné než „starter“.
engine-refused-too-many-packs = { $most ->
    [one] Tento server už má { $most } balík, víc jich mít nesmí; nejdřív některý smaž.
    [few] Tento server už má { $most } balíky, víc jich mít nesmí; nejdřív některý smaž.
   *[other] Tento server už má { $most } balíků, víc jich mít nesmí; nejdřív některý smaž.
 }
engine-refused-no-such-pack = Tento server tu nemá balík „{ $given }“.
engine-refused-pack-only-joined = Balík „{ $given }“ je v pořádku jen spolu se základním balíkem (první důvod: { $file }, řádek { $row }). Otevři hru bez pack_alone.
engine-refused-pack-only-alone = Balík „{ $given }“ nelze spojit se základním balíkem (první důvod: { $file }, řádek { $row }). Otevři hru s pack_alone:True a bude se hrát bez základního balíku.
command-pack = Vlastní balíky karet nebo figurek tohoto serveru
command-pack-add = Přidat balík, nebo nahradit dosavadní; soubory se nejdřív zkontrolují
option-pack-add-name = Jak se má jmenovat
option-pack-add-file = Soubor balíku, např. figures.csv nebo units.csv
option-pack-add-file-2 = Další soubor, např. dials.csv nebo attachments.csv
option-pack-add-file-3 = Další soubor, např. terrain.toml nebo actions.csv
option-pack-add-file-4 = Další soubor, např. armies.toml nebo decks.toml
option-pack-add-file-5 = Další soubor
option-pack-add-file-6 = Další soubor
command-pack-list = Ukázat balíky tohoto serveru
command-pack-drop = Smazat balík; hry, které s ním začaly, pokračují
option-pack-drop-name = Jeho jméno
