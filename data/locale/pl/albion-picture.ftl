# Słowa na obrazkach Mocy Albionu i na planszy tekstowej, która mówi to samo. Nazwy pozostają bez odmiany.
# $pawn i $target to pionki z numerem i imieniem („2.3 Lancelot”), $pawns – kilka pionków; $hex to pole.

## Tytuł

picture-alb-title = Moce Albionu
picture-alb-round = Runda { $round }
picture-alb-round-of = Runda { $round } z { $last }
picture-alb-before = Przed pierwszą rundą
picture-alb-phase-set-up = Uzbrajanie rycerzy
picture-alb-phase-movement = Ruch
picture-alb-phase-items = Przedmioty
picture-alb-phase-fate = Los
picture-alb-phase-declare = Zgłaszanie ataków
picture-alb-phase-fights = Walki
picture-alb-phase-round-end = Koniec rundy
picture-alb-phase-finished = Koniec gry
picture-alb-sealed = Gotowe: { $said } z { $of }
picture-alb-turn = Ruch: { $name }
picture-alb-turn-none = Nikt nie ma ruchu
picture-alb-winners = { $count ->
    [one] Zwycięża: { $names }
    [few] Zwyciężają: { $names }
   *[many] Zwyciężają: { $names }
 }
picture-alb-nobody-won = Nikt nie zwycięża

## Ostatnia akcja

picture-alb-nothing-yet = Jeszcze nic się nie stało
picture-alb-pawn = { $code } { $name }
picture-alb-last-moved = Ruchy: { $moves }
picture-alb-last-nobody-moved = Nikt się nie rusza
picture-alb-went = { $pawn } na { $hex }
picture-alb-stopped = { $pawn } staje przed { $hex }
picture-alb-last-fate = { $pawn } ciągnie { $total }: { $card }
picture-alb-last-fight = Pojedynek: { $pawn } – { $target }
picture-alb-last-melee = Walka zbiorowa: { $pawns }
picture-alb-last-strike = { $pawn } → { $target }, uderzenie: { $total }, potrzeba najwyżej { $need }
picture-alb-last-spell = { $pawn } → { $target }, czar { $name }: { $total }, potrzeba najwyżej { $need }
picture-alb-last-casting = { $pawn } → { $target }, czar { $name }
picture-alb-last-fled = { $pawn } ucieka na { $hex }
picture-alb-last-other = Ostatnio: { $pawn }
picture-alb-with-result = { $said } – { $result }

## Walki

picture-alb-fight = Do broni!
picture-alb-strike = Uderzenie
picture-alb-casting = Rzucanie czaru
picture-alb-defence-parry = Parowanie
picture-alb-defence-dodge = Unik
picture-alb-defence-none = Bez obrony
picture-alb-initiative = Inicjatywa
picture-alb-result-hit = trafienie
picture-alb-result-missed = pudło
picture-alb-result-stopped = zatrzymane
picture-alb-result-unhorsed = zrzucony z konia
picture-alb-result-worked = czar działa
picture-alb-result-failed = czar zawodzi
picture-alb-wound = rana { $n }
picture-alb-no-wound = bez rany
picture-alb-in-use = { $name } (w ręku)
picture-alb-unarmed = bez uzbrojenia
picture-alb-no-weapon = bez broni w ręku
picture-alb-has-initiative = Inicjatywa: { $pawn }
picture-alb-has-turn = Kolej: { $pawn }
picture-alb-pair = { $pawn } ma inicjatywę, przeciw: { $foes }
picture-alb-initiative-over = inicjatywa przeciw: { $foes }
picture-alb-turn-number = Pojedynek, kolejka { $n }
picture-alb-pass-number = Walka wielu, przejście { $n }
picture-alb-offer = { $pawn } chce się poddać za { $price }
picture-alb-ransom = Wykup ({ $pawn }): { $price }
picture-alb-beaten = { $pawn } jest pokonany
picture-alb-to-come = Czekają jeszcze: { $pawns }

## Wartości

picture-alb-value-strength = Siła
picture-alb-value-power = Moc
picture-alb-value-damage = Rany
picture-alb-value-modified = Zmodyfikowana
picture-alb-value-protection = Pancerz
picture-alb-value-knights = Rycerze w grze
picture-alb-value-treasury = Skarbiec
picture-alb-armour = Pancerz { $armour }, obciążenie { $load }
picture-alb-figures = Siła { $strength }, Moc { $power }, rany { $damage }, zmodyfikowana Siła { $modified }, pancerz { $armour }, obciążenie { $load }

## Co obowiązuje

picture-alb-transport-foot = pieszo
picture-alb-transport-horse = konno
picture-alb-transport-boat = w łodzi
picture-alb-skips = następnym razem stoi
picture-alb-allowance = { $count ->
    [one] następny ruch: { $count } pole
    [few] następny ruch: { $count } pola
   *[many] następny ruch: { $count } pól
 }
picture-alb-carrier = zabrał żeton z miejsca artefaktu
picture-alb-returning = można go jeszcze uzbroić
picture-alb-hits = { $count ->
    [one] { $count } trafienie w siodle
    [few] { $count } trafienia w siodle
   *[many] { $count } trafień w siodle
 }
picture-alb-penalty = słabszy o { $n }
picture-alb-bound = spętany
picture-alb-hidden = zakryty żeton
picture-alb-no-group = jeszcze bez grupy
picture-alb-out = poza grą
picture-alb-on-orders = gra według instrukcji
picture-alb-ready = gotowe
picture-alb-lead = Zaczyna: { $name }
picture-alb-horses = { $count ->
    [one] { $count } koń w zapasie
    [few] { $count } konie w zapasie
   *[many] { $count } koni w zapasie
 }
picture-alb-lies = { $tokens }: { $hexes }

## Plansza tekstowa

picture-alb-board-head = { $title }. { $round }. { $phase }. { $turn }.
picture-alb-board-last = { $action }.
picture-alb-board-way = { $pawn }: { $hexes }
picture-alb-board-fate = { $dice } = { $total }: { $card }
picture-alb-roll = { $what }: { $dice } = { $total }, { $need }
picture-alb-at-most = potrzeba najwyżej { $n }
picture-alb-at-least = potrzeba co najmniej { $n }
picture-alb-group = { $n } { $name }
picture-alb-board-seat = { $name } – { $groups }. Rycerze w grze: { $knights }, Skarbiec: { $treasury }
picture-alb-board-pawn = { $pawn }, { $place }
picture-alb-place = { $hex }
picture-alb-gone = wyeliminowany
picture-alb-away = poza mapą
picture-alb-with = { $what } ({ $more })
picture-alb-film-title = { $count ->
    [one] Gra na { $count } obrazku
    [few] Gra na { $count } obrazkach
   *[many] Gra na { $count } obrazkach
 }

## Własni rycerze

picture-alb-own = Twoi rycerze
picture-alb-reach = Zasięg ruchu { $pawn }
picture-alb-armed = { $name }: Siła { $strength }, Moc { $power }; { $tokens }
picture-alb-ready-made = { $name }, gotowy zestaw: Siła { $strength }, Moc { $power }; { $tokens }
picture-alb-chosen = według twego wyboru
picture-alb-from-pack = gotowy zestaw
picture-alb-version-plus = +
picture-alb-version-minus = −
picture-alb-spell = { $name } { $versions }
picture-alb-spells = Czary { $pawn }: { $spells }
picture-alb-sealed-orders = Twoje rozkazy: { $orders }
picture-alb-stays = { $pawn } stoi
picture-alb-marches = { $pawn }: { $path }
picture-alb-abandons = zostawia konia lub łódź
picture-alb-leaves = zostawia: { $tokens }
picture-alb-takes = bierze: { $tokens }
picture-alb-thing-all = wszystko
picture-alb-thing-object = zakryty żeton
picture-alb-thing-objects = wszystkie przedmioty
picture-alb-thing-better = lepsza broń
picture-alb-attacks = { $pawn } atakuje { $targets }
picture-alb-joins = { $pawn } dołącza do walk
picture-alb-known = Wiesz, co leży na { $hex }: { $tokens }
picture-alb-fresh = Właśnie zabrane ({ $pawn }): { $tokens }

## Symbole

picture-alb-symbols = Symbole gry Moce Albionu
picture-alb-head-values = Wartości
picture-alb-head-map = Mapa
picture-alb-head-pawns = Pionki i znaki
picture-alb-head-tokens = Żetony
picture-alb-land-meadow = łąka
picture-alb-land-forest = las
picture-alb-land-hill = wzgórza
picture-alb-land-orchard = sad
picture-alb-land-moor = wrzosowisko
picture-alb-land-ruin = ruiny
picture-alb-land-field = pole
picture-alb-land-water = jezioro
picture-alb-land-barren = pustkowie
picture-alb-site-castle = zamek grupy
picture-alb-site-castle-of-mages = Zamek Magów
picture-alb-site-mount-monsalvat = Góra Monsalvat
picture-alb-site-harbour = przystań
picture-alb-site-nemeton = Nemeton
picture-alb-seat = gracz { $n }
picture-alb-sign-unknown = rycerz jeszcze nieznany
picture-alb-sign-way = ostatni ruch
picture-alb-sign-order = twoje tajne rozkazy
picture-alb-sign-gash = cięcie: jeden punkt ran
picture-alb-sign-stop = krok zablokowany
picture-alb-sign-fight = walka
