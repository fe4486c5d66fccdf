# Moci Albionu: nástroje, které nic nestojí (/albion reach, odds, knight, map).
# $pawn a $target jsou figurky s číslem a jménem, $hexes pole s označením.

command-albion = Moci Albionu: dosah, šance, rytíři, mapa, pravidla
command-albion-reach = Jak daleko figurka dojde příštím tahem
option-albion-reach-pawn = Její číslo, například 2.3
command-albion-odds = Úder, vykrytí, úhyb a kouzla jednoho rytíře proti druhému
option-albion-odds-pawn = Kdo útočí, například 2.3
option-albion-odds-target = Na koho útočí
option-albion-odds-weapon = Čím; prázdné: zbraní v ruce
command-albion-knight = Karta rytíře
option-albion-knight-pawn = Číslo, například 2.3; prázdné: všichni tvoji
command-albion-map = Mapa, nebo jedno pole se vším, co na něm je
option-albion-map-hex = Označení, například C14, nebo jméno místa

albion-refused-figures-not-known = Hodnoty { $pawn } jsou skryté až do prvního souboje.
albion-refused-odds-between-friends = { $pawn } a { $target } patří jednomu hráči: nikdy spolu nebojují.
albion-refused-no-knight-of-yours = Na mapě nemáš žádného rytíře.

albion-transport-words = { $transport ->
    [horse] na koni
    [boat] v loďce
   *[foot] pěšky
 }

albion-report-reach-head = { $rests ->
    [yes] **{ $pawn }** na { $hex } se v této fázi pohybu nehýbe.
   *[no] **{ $pawn }** na { $hex }, { albion-transport-words }, ujde { $limit ->
        [one] { $limit } pole
        [few] až { $limit } pole
       *[other] až { $limit } polí
     }:
 }
albion-report-reach-steps = { $count ->
    [one] { $count } krok: { $hexes }
    [few] { $count } kroky: { $hexes }
   *[other] { $count } kroků: { $hexes }
 }
albion-report-reach-border = Hranice ho zastaví a čte se karta osudu: { $hexes }
albion-report-reach-barred = Teď obsazeno jinými: { $hexes }

albion-report-knight-head = **{ $pawn }** hráče { $seat }: { $hex }, { albion-transport-words }{ $known ->
    [yes] .
   *[no] . Kdo to je, se ostatní dozvědí až v prvním souboji.
 }
albion-report-knight-figures = Síla { $strength }, Moc { $power } (na začátku { $start_power }), zranění { $damage }, zátěž { $load }; upravená Síla **{ $modified }**, zbroj { $armour_value }.{ $hidden ->
    [yes] {" "}Víš to jen ty.
   *[no] { "" }
 }
albion-report-knight-tokens = Nese: { $tokens }.
albion-report-knight-spell = { $spell } ({ $version ->
    [plus] +
   *[minus] −
 }): { $chance } %, cena v Moci: { $cost }

albion-report-map-hex = **{ $hex }**{ $site ->
    [none] { "" }
    [castle] {" "}{ $card }{ $owned ->
        [yes] , hrad hráče { $other }
       *[no] , hrad
     }
    [harbour] {" "}{ $card }, přístav
    [nemeton] {" "}{ $card }, Nemeton
   *[other] {" "}{ $card }
 }: { $land }{ $lake ->
    [yes] {" "}(voda)
   *[no] { "" }
 }.
albion-report-map-pawn = { $hex }: { $pawn }, { albion-transport-words }
albion-report-map-lying = { $some ->
    [yes] { $covered ->
        [no] { $hex }: { $tokens }
       *[yes] { $hex }: { $tokens }; lícem dolů: { $unseen }
     }
   *[no] { $hex }: lícem dolů: { $unseen }
 }

albion-modified-parts = upravená Síla **{ $total }** (Síla { $strength }{ $has_damage ->
    [yes] {" "}− { $damage } zranění
   *[no] { "" }
 }{ $has_load ->
    [yes] {" "}− { $load } zátěž
   *[no] { "" }
 }{ $has_penalty ->
    [yes] {" "}− { $penalty } kouzla
   *[no] { "" }
 }{ $rides ->
    [yes] {" "}+ 1 na koni proti pěšímu
   *[no] { "" }
 })
albion-report-odds-modified-pawn = **{ $pawn }**: { albion-modified-parts }
albion-report-odds-modified-target = **{ $target }**: { albion-modified-parts }
albion-report-odds-no-weapon = { $pawn } nemá v ruce zbraň a nemůže udeřit.
albion-report-odds-strike = Úder, { $weapon }: nejvýše { $need } na 3 kostkách, **{ $chance } %**
albion-report-odds-parry = Vykrytí, { $weapon }: nejvýše { $need }, **{ $chance } %**
albion-report-odds-no-parry = Vykrytí: proti této zbrani nelze.
albion-report-odds-dodge = Úhyb: aspoň { $need }, **{ $chance } %**
albion-report-odds-unhorses = Příští zásah shodí z koně a nezraní; přes lepší obranu projde s šancí { $chance } %.
albion-report-odds-wound = Zásah: { $number ->
    [one] { $number } kostka
    [few] { $number } kostky
   *[other] { $number } kostek
 } − { $armour_value } za zbroj, průměrně zranění { $whole },{ $tenth }. Přes lepší obranu projde s šancí { $chance } %: na jeden úder { $all_whole },{ $all_tenth }.
albion-spell-told = { $spell } ({ $version ->
    [plus] +
   *[minus] −
 }): pod { $power }, **{ $chance } %**, cena v Moci: { $cost }; { $kind ->
    [damage] průměrně zranění { $whole },{ $tenth }
    [weaken] Síla soupeře − { $number }
    [drain] soupeř ztrácí Moc: { $number }
    [drain_dice] soupeř ztrácí Moc: { $number }k6
    [disarm] soupeř upustí zbraň
    [stop] zastaví úder
    [unhorse] shodí soupeře z koně
    [heal] vyléčí zranění: { $number }k6
   *[bind] žádná obrana proti příštímu úderu
 }
albion-report-odds-spell-attack = { albion-spell-told }
albion-report-odds-spell-defence = Obrana { $target }: { albion-spell-told }
albion-report-odds-objects = Započteno: { $tokens }.
