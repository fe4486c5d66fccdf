# Items and domains of Mage Knight 2.0 looked up. $name is a name, $id its word in army lists, $keywords words of the game.

command-mageknight-item = Předměty a karty prostředí: co dělají
option-mageknight-item-name = Název nebo id, ve hře i I1; bez něj všechno
table-mk-things = Předměty a karty prostředí pro armády v Mage Knight 2.0: { $count }
table-mk-things-row = • { $name }, `{ $id }`: { $kind ->
    [domain] karta prostředí
    [hand] předmět do otvoru pro ruku (hand)
    [charm] předmět do otvoru pro amulet (charm)
   *[harness] předmět do otvoru pro výstroj (harness)
 }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
table-mk-thing-head = **{ $name }** · { $kind ->
    [domain] karta prostředí
    [hand] { $relic ->
        [yes] relikvie
       *[no] předmět
     } do otvoru pro ruku (hand)
    [charm] { $relic ->
        [yes] relikvie
       *[no] předmět
     } do otvoru pro amulet (charm)
   *[harness] { $relic ->
        [yes] relikvie
       *[no] předmět
     } do otvoru pro výstroj (harness)
 } · { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
table-mk-thing-only = { $what ->
    [faction] Jen pro frakce: { $keywords }
    [subfaction] Jen pro podfrakce: { $keywords }
    [attack_type] Jen pro typy útoku: { $keywords }
   *[speed_type] Jen pro typy pohybu: { $keywords }
 }
table-mk-thing-uses = Používá se speciální akcí{ $count ->
    [0] .
    [one] , { $count }× za hru.
    [few] , { $count }× za hru.
   *[other] , { $count }× za hru.
 }
engine-refused-no-such-thing = Žádný předmět ani karta prostředí se nejmenuje „{ $given }“.
engine-refused-which-thing = Může jít o různé věci ({ $count }): { $found }

## What works on a figure

mage-knight-report-figure-token = { $use ->
    [cover] { $figure } má žeton krytí.
   *[incantation] { $figure } má žeton zaříkadla.
 }
mage-knight-report-figure-bears = { $figure } má u sebe: { $items }.
mage-knight-report-figure-works = Na { $figure } působí také { $card }; jak, řekne `/mageknight item`.
mage-knight-report-figure-changed = { $card }: { $value ->
    [speed] rychlost
    [attack] útok
    [defense] obrana
    [ranged_damage] zranění při útoku na dálku
    [range] dostřel
   *[damage] zranění
 } { $type ->
    [modifier] { $amount_signed }
   *[replacement] { $to ->
        [speed] jako rychlost
        [attack] jako útok
        [defense] jako obrana
        [damage] jako zranění
        [ranged_damage] jako zranění při útoku na dálku
        [range] jako dostřel
       *[other] { $to }
     }
 }{ $against ->
    [yes] , u toho, kdo na figurku útočí
   *[no] { "" }
 }{ $keywords ->
    [none] { "" }
   *[some] , typy pohybu: { $keywords }
 }{ $attack ->
    [close] , v boji zblízka
    [ranged] , v boji na dálku
   *[none] { "" }
 }{ $attack_type ->
    [melee] , při útocích typu na blízko
    [ranged] , při útocích typu na dálku
    [magic] , při útocích magického typu
   *[none] { "" }
 }{ $targets ->
    [one] , na jediný cíl
    [many] , na více cílů
   *[none] { "" }
 }{ $capture ->
    [yes] , při pokusech o zajetí
   *[no] { "" }
 }{ $until ->
    [none] .
   *[other] , do konce kola { $until }.
 }
mage-knight-report-figure-chanted = Zaříkadlo figurky { $figure } účinkuje v tomto tahu: zranění na dálku +1 [MK2-33.51].
mage-knight-report-figure-now = { $value ->
    [speed] Rychlost, { $figure }: teď { $number } (natištěno: { $printed }).
    [attack] Útok, { $figure }: teď { $number } (natištěno: { $printed }).
    [defense] Obrana, { $figure }: teď { $number } (natištěno: { $printed }).
    [ranged_damage] Zranění při útoku na dálku, { $figure }: teď { $number } (natištěno: { $printed }).
    [range] Dostřel, { $figure }: teď { $number } (natištěno: { $printed }).
   *[damage] Zranění, { $figure }: teď { $number } (natištěno: { $printed }).
 }

## Beside the odds of an attack

mage-knight-report-look-supporters = Přesila, cíl { $target }: { $friends }.
mage-knight-report-look-blast = Bombardování místa { $x },{ $y } zasáhne { $figures ->
    [none] jen cíl: { $target }
   *[other] i tyto figurky: { $figures }
 }; zahrnuje vše do { $radius }″.
mage-knight-report-look-capped = Proti { $target }: { $side ->
    [attack] z modifikátorů útoku
   *[defense] z modifikátorů obrany
 }, celkem { $sum }, nechává pravidlo 3 { $left }.
mage-knight-report-look-replaced = { mage-knight-swapped }
mage-knight-report-look-damage = { mage-knight-wound }
