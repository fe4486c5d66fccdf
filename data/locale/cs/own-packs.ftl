# Vlastní sady serveru.

packs-kept = Balík „{ $name }“ je v pořádku a patří teď tomuto serveru: { $files }. Otisk: { $hash }. Nové hry s ním mohou hrát: pack:{ $name }
packs-replaced = Balík „{ $name }“ je v pořádku a nahrazuje ten dosavadní: { $files }. Otisk: { $hash }. Rozehrané hry pokračují se starým.
packs-left-out = Vynechány byly soubory, které do takového balíku nepatří: { $files }.
packs-clash = Nelze ho spojit se základním balíkem, takže s ním hry musí hrát samotným (pack_alone:True). První důvod: { $fault }
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
