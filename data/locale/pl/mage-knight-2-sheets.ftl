# Items and domains of Mage Knight 2.0 looked up. $name is a name, $id its word in army lists, $keywords words of the game.

command-mageknight-item = Przedmioty i domeny: co robią
option-mageknight-item-name = Nazwa lub id, w grze też I1; bez niej wszystkie
table-mk-things = Przedmioty i domeny dla armii w Mage Knight 2.0: { $count }
table-mk-things-row = • { $name }, `{ $id }`: { $kind ->
    [domain] domena
    [hand] przedmiot do gniazda na dłoń (hand)
    [charm] przedmiot do gniazda na amulet (charm)
   *[harness] przedmiot do gniazda na rynsztunek (harness)
 }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
table-mk-thing-head = **{ $name }** · { $kind ->
    [domain] domena
    [hand] { $relic ->
        [yes] relikwia
       *[no] przedmiot
     } do gniazda na dłoń (hand)
    [charm] { $relic ->
        [yes] relikwia
       *[no] przedmiot
     } do gniazda na amulet (charm)
   *[harness] { $relic ->
        [yes] relikwia
       *[no] przedmiot
     } do gniazda na rynsztunek (harness)
 } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
table-mk-thing-only = { $what ->
    [faction] Tylko dla frakcji: { $keywords }
    [subfaction] Tylko dla podfrakcji: { $keywords }
    [attack_type] Tylko dla typów ataku: { $keywords }
   *[speed_type] Tylko dla typów ruchu: { $keywords }
 }
table-mk-thing-uses = Używa się akcją specjalną{ $count ->
    [0] .
    [one] , { $count } raz w grze.
    [few] , { $count } razy w grze.
   *[many] , { $count } razy w grze.
 }
engine-refused-no-such-thing = Żaden przedmiot ani domena nie nazywa się „{ $given }”.
engine-refused-which-thing = Może chodzić o różne rzeczy ({ $count }): { $found }

## What works on a figure

mage-knight-report-figure-token = { $use ->
    [cover] { $figure } ma żeton osłony.
   *[incantation] { $figure } ma żeton zaklęcia.
 }
mage-knight-report-figure-bears = { $figure } ma przy sobie: { $items }.
mage-knight-report-figure-works = Na { $figure } działa też: { $card }; jak, mówi `/mageknight item`.
mage-knight-report-figure-changed = { $card }: { $value ->
    [speed] szybkość
    [attack] atak
    [defense] obrona
    [ranged_damage] obrażenia z dystansu
    [range] zasięg
   *[damage] obrażenia
 } { $type ->
    [modifier] { $amount_signed }
   *[replacement] { $to ->
        [speed] jak szybkość
        [attack] jak atak
        [defense] jak obrona
        [damage] jak obrażenia
        [ranged_damage] jak obrażenia z dystansu
        [range] jak zasięg
       *[other] { $to }
     }
 }{ $against ->
    [yes] , u atakującego tę figurkę
   *[no] { "" }
 }{ $keywords ->
    [none] { "" }
   *[some] , typy ruchu: { $keywords }
 }{ $attack ->
    [close] , w walce wręcz
    [ranged] , w walce dystansowej
   *[none] { "" }
 }{ $attack_type ->
    [melee] , przy atakach typu wręcz
    [ranged] , przy atakach typu dystansowego
    [magic] , przy atakach typu magicznego
   *[none] { "" }
 }{ $targets ->
    [one] , na jeden cel
    [many] , na kilka celów
   *[none] { "" }
 }{ $capture ->
    [yes] , przy próbach pochwycenia
   *[no] { "" }
 }{ $until ->
    [none] .
   *[other] , do końca rundy { $until }.
 }
mage-knight-report-figure-chanted = Zaklęcie figurki { $figure } działa w tej turze: obrażenia z dystansu +1 [MK2-33.51].
mage-knight-report-figure-now = { $value ->
    [speed] Szybkość, { $figure }: teraz { $number } (nadruk: { $printed }).
    [attack] Atak, { $figure }: teraz { $number } (nadruk: { $printed }).
    [defense] Obrona, { $figure }: teraz { $number } (nadruk: { $printed }).
    [ranged_damage] Obrażenia z dystansu, { $figure }: teraz { $number } (nadruk: { $printed }).
    [range] Zasięg, { $figure }: teraz { $number } (nadruk: { $printed }).
   *[damage] Obrażenia, { $figure }: teraz { $number } (nadruk: { $printed }).
 }

## Beside the odds of an attack

mage-knight-report-look-supporters = Przewaga liczebna, cel { $target }: { $friends }.
mage-knight-report-look-blast = Ostrzał miejsca { $x },{ $y } trafia { $figures ->
    [none] tylko cel: { $target }
   *[other] też te figurki: { $figures }
 }; obejmuje wszystko w promieniu { $radius }″.
mage-knight-report-look-capped = Przeciw { $target }: { $side ->
    [attack] z modyfikatorów ataku
   *[defense] z modyfikatorów obrony
 }, razem { $sum }, zasada trzech zostawia { $left }.
mage-knight-report-look-replaced = { mage-knight-swapped }
mage-knight-report-look-damage = { mage-knight-wound }
