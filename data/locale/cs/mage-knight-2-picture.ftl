# What pictures, the text board and cards of Mage Knight 2.0 say beside those of the first edition.

picture-mk-title-second = Mage Knight 2.0
picture-mk-actions-phase = Akční fáze: zbývá { $count }
picture-mk-phase-command = Rozkazovací fáze
picture-mk-phase-end = Závěrečná fáze
picture-mk-last-objective = { $name } pokládá cíl { $who }
picture-mk-soaring = vznáší se
picture-mk-modifier-gang-up = přesila
picture-mk-modifier-resistance = Magická odolnost
picture-mk-modifier-water = voda
picture-mk-modifier-cover-token = žeton krytí
picture-mk-modifier-concealing = krycí terén
picture-mk-modifier-low-wall = zídka

## Objectives

picture-mk-objectives = Cíle: { $objectives }.
picture-mk-objective = { $thing } { $state }
picture-mk-objective-next = { $thing } { $state }, kdyby tah skončil teď, { $next }
picture-mk-objective-neutral = neutrální
picture-mk-objective-controlled = ovládá: { $name }
picture-mk-objective-contested = bojuje se o něj
picture-mk-board-objective = Cíl { $objective }; střed na { $place }
picture-mk-board-held = { $count ->
    [0] neovládá žádný cíl
    [one] ovládá { $count } cíl
    [few] ovládá { $count } cíle
   *[other] ovládá { $count } cílů
 }

picture-mk-held = cíle

## What stands on bases

picture-mk-speed-type-foot = pěšák
picture-mk-speed-type-mounted = jezdec
picture-mk-speed-type-swimmer = plavec
picture-mk-speed-type-flyer = letec
picture-mk-attack-type-melee = na blízko
picture-mk-attack-type-ranged = na dálku
picture-mk-attack-type-magic = magie
picture-mk-base-attack = typ útoku: { $type }, bonus k útoku { $bonus }
picture-mk-base-ranged-damage = zranění při útoku na dálku { $damage }
picture-mk-base-subfaction = podfrakce { $name }
picture-mk-base-slots = otvory pro předměty: { $slots }
picture-mk-base-radius = poloměr podstavce { $radius }″

## What the signs mean

picture-mk-symbols-second = Mage Knight 2.0: co znamenají značky
picture-mk-key-objective-neutral = neutrální cíl
picture-mk-key-objective-controlled = cíl hráče
picture-mk-key-objective-contested = cíl, o který se bojuje
picture-mk-key-becomes = stav, kdyby tah skončil
picture-mk-key-held = ovládnuté cíle
picture-mk-key-soaring = vznáší se
mage-knight-ability-magic-resistance = Magická odolnost
mage-knight-does-magic-resistance = −3 k magickým útokům na ni
mage-knight-ability-cover = Krytí
mage-knight-does-cover = +2 k obraně proti střelbě, dokud leží její žeton
mage-knight-ability-incantation = Zaříkadlo
mage-knight-does-incantation = +1 ke zranění na dálku, dokud leží její žeton

## A film

picture-mk-film-take-off = { $who } vzlétá
picture-mk-film-land = { $who } přistává
picture-mk-film-take-item = { $who } bere: { $items }
picture-mk-film-drop-items = { $who } odkládá: { $items }
picture-mk-film-use-item = { $who } používá: { $items }; cíl: { $targets }
picture-mk-film-alt = { $title }; poslední: { $last }

## The panel

table-mage-knight-objectives = Cíle: { $count }; kdyby tah skončil teď: { $after }.
table-mage-knight-both = { $first } { $last }

## What a figure is, told

mage-knight-report-figure-base = Typ pohybu: { $speed_type ->
    [mounted] { picture-mk-speed-type-mounted }
    [swimmer] { picture-mk-speed-type-swimmer }
    [flyer] { picture-mk-speed-type-flyer }
   *[foot] { picture-mk-speed-type-foot }
 }; typ útoku: { $attack_type ->
    [ranged] { picture-mk-attack-type-ranged }
    [magic] { picture-mk-attack-type-magic }
   *[melee] { picture-mk-attack-type-melee }
 }; bonus k útoku: { $bonus }{ $ranged_damage ->
    [none] .
   *[other] ; zranění při útoku na dálku: { $ranged_damage }.
 }{ $soaring ->
    [yes] {" "}Vznáší se.
   *[no] { "" }
 }
mage-knight-report-figure-size = Poloměr podstavce: { $radius }″{ $keywords ->
    [none] .
   *[other] ; otvory pro předměty: { $keywords }.
 }
mage-knight-report-figure-subfaction = Podfrakce: { $card }.

## What bases give on every click

mage-knight-ability-gang-up = Přesila
mage-knight-does-gang-up = její údery jsou lepší za každého dalšího spojence s bojem zblízka, jehož přední oblouk se dotýká cíle
mage-knight-ability-surge = Výpad
mage-knight-does-surge = za jednu akci boje zblízka, nedotýká-li se nepřítele, se kousek pohne a udeří
mage-knight-does-bombardment = útočí na všechny kolem bodu ve svém předním oblouku, i na své
mage-knight-ability-magic-immune = Odolná vůči magii
mage-knight-does-magic-immune = magické útoky a magické schopnosti na ni nepůsobí, ani v její prospěch
mage-knight-ability-shield-wall = Hradba štítů
mage-knight-does-shield-wall = +1 k obraně proti úderům, dotýká-li se jiné figurky své podfrakce
mage-knight-ability-pathfinders = Stopaři
mage-knight-does-pathfinders = ztěžující terén ji nezastaví ani nezpomalí
mage-knight-ability-deadeyes = Ostré oko
mage-knight-does-deadeyes = +2 k dostřelu, dokud se v tomto tahu nepohnula
mage-knight-ability-slavers = Otrokáři
mage-knight-does-slavers = koho zajímá, ten se brání o 1 hůř

## Abilities that do otherwise in 2.0

mage-knight-does-mk2-charge = za jednu akci boje zblízka jde plnou rychlostí a pak udeří; bez výpadu
mage-knight-does-mk2-bound = za jednu akci boje na dálku jde plnou rychlostí a pak střílí
mage-knight-does-mk2-quickness = jeden pohyb, který nestojí tvou akci
mage-knight-does-mk2-magic-levitation = speciální akce: přenese spojence, kterého se dotýká, až o 10″
mage-knight-does-mk2-venom = ve tvé rozkazovací fázi dostanou nepřátelé před ní 1 cvaknutí
mage-knight-does-mk2-regeneration = speciální akce: léčí kostku minus 2
mage-knight-does-mk2-necromancy = speciální akce: vrátí vedle sebe vyřazeného spojence
mage-knight-does-mk2-magic-freeze = střela, která při 4 až 6 dá cíli i akční žeton
mage-knight-does-mk2-demoralized = neschopná boje: jen se pohybuje, nikdy k nepříteli
