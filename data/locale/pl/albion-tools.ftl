# Moce Albionu: narzędzia, które nic nie kosztują (/albion reach, odds, knight, map).
# $pawn i $target to pionki z numerem i nazwą, $hexes to pola z oznaczeniami.

command-albion = Moce Albionu: zasięg, szanse, rycerze, mapa, zasady
command-albion-reach = Jak daleko dojdzie pionek w najbliższym ruchu
option-albion-reach-pawn = Numer, na przykład 2.3
command-albion-odds = Uderzenie, parowanie, unik i czary jednego rycerza przeciw drugiemu
option-albion-odds-pawn = Kto uderza, na przykład 2.3
option-albion-odds-target = Kogo uderza
option-albion-odds-weapon = Jaką bronią; puste: tą, którą ma w ręku
command-albion-knight = Karta rycerza
option-albion-knight-pawn = Numer, na przykład 2.3; puste: wszyscy twoi
command-albion-map = Mapa albo jedno pole ze wszystkim, co na nim jest
option-albion-map-hex = Oznaczenie, na przykład C14, albo nazwa miejsca

albion-refused-figures-not-known = Cechy { $pawn } są ukryte aż do pierwszej walki.
albion-refused-odds-between-friends = { $pawn } i { $target } należą do jednego gracza: nigdy ze sobą nie walczą.
albion-refused-no-knight-of-yours = Nie masz na mapie żadnego rycerza.

albion-transport-words = { $transport ->
    [horse] konno
    [boat] w łodzi
   *[foot] pieszo
 }

albion-report-reach-head = { $rests ->
    [yes] **{ $pawn }** na { $hex } nie rusza się w tej fazie ruchu.
   *[no] **{ $pawn }** na { $hex }, { albion-transport-words }, pokonuje { $limit ->
        [one] { $limit } pole
        [few] do { $limit } pól
       *[many] do { $limit } pól
     }:
 }
albion-report-reach-steps = { $count ->
    [one] { $count } krok: { $hexes }
    [few] { $count } kroki: { $hexes }
   *[many] { $count } kroków: { $hexes }
 }
albion-report-reach-border = Granica zatrzymuje i każe czytać kartę losu: { $hexes }
albion-report-reach-barred = Teraz zagrodzone przez innych: { $hexes }

albion-report-knight-head = **{ $pawn }** gracza { $seat }: { $hex }, { albion-transport-words }{ $known ->
    [yes] .
   *[no] . Kto to jest, inni dowiedzą się dopiero w pierwszej walce.
 }
albion-report-knight-figures = Siła { $strength }, Moc { $power } (na początku { $start_power }), rany { $damage }, obciążenie { $load }; zmodyfikowana Siła **{ $modified }**, pancerz { $armour_value }.{ $hidden ->
    [yes] {" "}Wiesz to tylko ty.
   *[no] { "" }
 }
albion-report-knight-tokens = Niesie: { $tokens }.
albion-report-knight-spell = { $spell } ({ $version ->
    [plus] +
   *[minus] −
 }): { $chance }%, koszt Mocy: { $cost }

albion-report-map-hex = **{ $hex }**{ $site ->
    [none] { "" }
    [castle] {" "}{ $card }{ $owned ->
        [yes] , zamek gracza { $other }
       *[no] , zamek
     }
    [harbour] {" "}{ $card }, przystań
    [nemeton] {" "}{ $card }, Nemeton
   *[other] {" "}{ $card }
 }: { $land }{ $lake ->
    [yes] {" "}(woda)
   *[no] { "" }
 }.
albion-report-map-pawn = { $hex }: { $pawn }, { albion-transport-words }
albion-report-map-lying = { $some ->
    [yes] { $covered ->
        [no] { $hex }: { $tokens }
       *[yes] { $hex }: { $tokens }; zakryte: { $unseen }
     }
   *[no] { $hex }: zakryte: { $unseen }
 }

albion-modified-parts = zmodyfikowana Siła **{ $total }** (Siła { $strength }{ $has_damage ->
    [yes] {" "}− { $damage } rany
   *[no] { "" }
 }{ $has_load ->
    [yes] {" "}− { $load } obciążenie
   *[no] { "" }
 }{ $has_penalty ->
    [yes] {" "}− { $penalty } czary
   *[no] { "" }
 }{ $rides ->
    [yes] {" "}+ 1 konno przeciw pieszemu
   *[no] { "" }
 })
albion-report-odds-modified-pawn = **{ $pawn }**: { albion-modified-parts }
albion-report-odds-modified-target = **{ $target }**: { albion-modified-parts }
albion-report-odds-no-weapon = { $pawn } nie ma broni w ręku i nie może uderzyć.
albion-report-odds-strike = Uderzenie, { $weapon }: najwyżej { $need } na 3 kostkach, **{ $chance }%**
albion-report-odds-parry = Parowanie, { $weapon }: najwyżej { $need }, **{ $chance }%**
albion-report-odds-no-parry = Parowanie: przeciw tej broni niemożliwe.
albion-report-odds-dodge = Unik: co najmniej { $need }, **{ $chance }%**
albion-report-odds-unhorses = Najbliższe trafienie zrzuca z konia i nie rani; mimo lepszej obrony dojdzie z szansą { $chance }%.
albion-report-odds-wound = Trafienie: { $number ->
    [one] { $number } kostka
    [few] { $number } kostki
   *[many] { $number } kostek
 } − { $armour_value } za pancerz, średnio { $whole },{ $tenth } rany. Mimo lepszej obrony dojdzie z szansą { $chance }%: { $all_whole },{ $all_tenth } rany na uderzenie.
albion-spell-told = { $spell } ({ $version ->
    [plus] +
   *[minus] −
 }): poniżej { $power }, **{ $chance }%**, koszt Mocy: { $cost }; { $kind ->
    [damage] średnio { $whole },{ $tenth } rany
    [weaken] Siła przeciwnika − { $number }
    [drain] przeciwnik traci Moc: { $number }
    [drain_dice] przeciwnik traci Moc: { $number }k6
    [disarm] przeciwnik upuszcza broń
    [stop] zatrzymuje uderzenie
    [unhorse] zrzuca przeciwnika z konia
    [heal] leczy rany: { $number }k6
   *[bind] brak obrony przed następnym uderzeniem
 }
albion-report-odds-spell-attack = { albion-spell-told }
albion-report-odds-spell-defence = Obrona { $target }: { albion-spell-told }
albion-report-odds-objects = Wliczono: { $tokens }.
