# Talisman: nástroje, které nic nestojí (/talisman where, odds, character, space), a důvod konce hry.

command-talisman = Talisman: cesty, šance, karty, pravidla
command-talisman-where = Co čeká na polích, kam vede tvůj hod
option-talisman-where-space = Jen toto pole
command-talisman-odds = Tvé šance v boji a všechno, co se v něm počítá
option-talisman-odds-against = Nepřítel, postava nebo pole; prázdné: vše tam, kde stojíš
option-talisman-odds-kind = Boj, nebo duševní souboj
command-talisman-character = Karta postavy ve hře, nebo text její karty
option-talisman-character-name = Který; prázdné: tvůj vlastní
command-talisman-space = Pole: jeho text, kdo tam stojí a co tam leží
option-talisman-space-name = Název nebo označení

talisman-kind-battle = Boj
talisman-kind-psychic = Duševní souboj

talisman-refused-no-character-yet = Nemáš ve hře žádnou postavu.
talisman-refused-odds-against-oneself = against: to je tvá vlastní postava.
talisman-refused-no-enemy-there = against: na žádném poli neleží takový nepřítel: „{ $given }“.

talisman-report-where-head = { $rolled ->
    [none] { $space }: kam vede které hozené číslo:
   *[some] { $space }: kam vede { $die }:
 }
talisman-offered = { $effect }{ $met ->
    [none] { "" }
   *[other] {" "}Jsou tam: { $characters }.
 }{ $lying ->
    [none] { "" }
   *[other] {" "}Karty: { $cards }.
 }{ $coins ->
    [none] { "" }
   *[other] {" "}Zlato: { $gold }.
 }{ $drawn ->
    [none] { "" }
   *[other] {" "}Táhne se karet: { $draw }.
 }
talisman-report-where-place = { $rolled ->
    [none] **{ $space }**
   *[some] { $rolls }: **{ $space }**
 }{ $way ->
    [bridge] {" "}(přes most)
    [portal] {" "}(pokus o bránu)
    [raft] {" "}(vorem)
    [grant] {" "}(udělený pohyb)
    [path] {" "}(stezkou)
   *[ring] { "" }
 }: { talisman-offered }
talisman-report-where-more = Dále: { $cards }.

talisman-report-space-head = **{ $space }**, { $region ->
    [outer] vnější kraj
    [middle] střední kraj
   *[inner] vnitřní kraj
 }. { talisman-offered }
talisman-report-space-standing = { $character } ({ $other }): Síla { $strength }, Moc { $craft }, životy { $lives }
talisman-thing = { $unit }{ $stat ->
    [strength] , Síla { $value }
    [craft] , Moc { $value }
   *[none] { "" }
 }{ $coins ->
    [none] { "" }
   *[other] , zlato na ní: { $gold }
 }{ $counted ->
    [none] { "" }
    [life] , životy, zbývá: { $left }
    [strength] , Síla, zbývá: { $left }
   *[craft] , Moc, zbývá: { $left }
 }: { $effect }
talisman-report-space-thing = { talisman-thing }
talisman-report-space-more = Dále: { $cards }.

talisman-report-odds-nobody = Není tam nikdo ani nic, s čím by se bojovalo.
talisman-report-odds-fight = **{ $foe }**, { $kind ->
    [psychic] duševní souboj
   *[battle] boj
 }: výhra { $win } %, prohra { $lose } %, nerozhodně { $draw } %.
talisman-report-odds-sides = Ty { $total }: vlastní hodnota { $own }{ $added ->
    [none] { "" }
   *[some] , { $parts }
 }{ $rolls ->
    [none] {" "}(bez kostky)
    [one_die] { "" }
   *[several] {" "}(kostky, platí nejvyšší: { $dice })
 }. Proti tobě { $foe_total }: { $foe_hero ->
    [yes] vlastní hodnota { $foe_own }{ $foe_added ->
        [none] { "" }
       *[some] , { $foe_parts }
     }
   *[no] { $foe_parts }
 }{ $foe_rolls ->
    [none] {" "}(bez kostky)
    [one_die] { "" }
   *[several] {" "}(kostky, platí nejvyšší: { $foe_dice })
 }.

talisman-report-character-head = **{ $character }** ({ $other }), povaha: { $alignment ->
    [good] dobrá
    [evil] zlá
   *[neutral] neutrální
 }. Pole: { $space }. Životy { $lives } z { $quota }, zlato { $gold }.
talisman-report-character-printed = **{ $character }**, povaha: { $alignment ->
    [good] dobrá
    [evil] zlá
   *[neutral] neutrální
 }. Síla { $strength }, Moc { $craft }, životy { $lives }, zlato { $gold }; začátek: { $space }.
talisman-report-character-value = { $stat ->
    [strength] Síla { $total }
   *[craft] Moc { $total }
 }: vlastní { $own } (na začátku { $start }){ $added ->
    [none] { "" }
   *[some] , { $parts }
 }
talisman-report-character-limits = Předměty: { $objects }{ $limited ->
    [yes] {" "}z { $most }
   *[no] {" "}bez omezení
 }. Kouzla: { $spells } z { $spell_limit }.
talisman-report-character-toad = Ropucha. Zbývající tahy v této podobě: { $count }.
talisman-report-character-to-miss = Tahy k vynechání: { $count }.
talisman-report-character-enslaved = V otroctví: svobodu dává hod 4 nebo více.
talisman-report-character-quest = Úkol: { $task ->
    [take_life] vzít život jiné postavě ({ $n })
    [kill_enemy] zabít nepřítele ({ $n })
    [give_follower] odevzdat společníka ({ $n })
    [give_magic_object] odevzdat kouzelný předmět ({ $n })
   *[give_gold] přinést zlato Černokněžníkovi ({ $n })
 }{ $done ->
    [yes] , splněn
   *[no] { "" }
 }.
talisman-report-character-grant = Udělený pohyb: { $to ->
    [opposite] na druhý břeh
    [choice_region] na kterékoli pole téhož kraje
   *[space] { $card }
 }.
talisman-report-character-trophies = Trofeje, body { $points }: { $cards }.
talisman-report-character-spells = Kouzla: { $cards }.
talisman-report-character-text = { $effect }
talisman-report-character-thing = { talisman-thing }
talisman-report-character-more = Dále: { $cards }.

talisman-ending-last = poslední postava ve hře
talisman-ending-fell-together = všichni umírají ve stejné chvíli
talisman-won-fell-together = **Remíza**: **{ $names }**
talisman-ending-sudden-death = první u Koruny vlády
talisman-ending-abyss = Pán propasti je poražen
talisman-ending-rounds = nejvíc bodů po posledním kole
