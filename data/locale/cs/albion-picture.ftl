# Slova na obrázcích hry Moci Albionu a na textové desce, která říká totéž. Názvy zůstávají neskloňované.
# $pawn a $target jsou figurky s číslem a jménem („2.3 Lancelot“), $pawns více figurek; $hex je pole.

## Titul

picture-alb-title = Moci Albionu
picture-alb-round = Kolo { $round }
picture-alb-round-of = Kolo { $round } z { $last }
picture-alb-before = Před prvním kolem
picture-alb-phase-set-up = Výzbroj rytířů
picture-alb-phase-movement = Pohyb
picture-alb-phase-items = Předměty
picture-alb-phase-fate = Osud
picture-alb-phase-declare = Ohlášení útoků
picture-alb-phase-fights = Souboje
picture-alb-phase-round-end = Konec kola
picture-alb-phase-finished = Konec hry
picture-alb-sealed = Hotovo: { $said } z { $of }
picture-alb-turn = Na řadě: { $name }
picture-alb-turn-none = Nikdo není na řadě
picture-alb-winners = { $count ->
    [one] Vítězí: { $names }
    [few] Vítězové: { $names }
   *[other] Vítězové: { $names }
 }
picture-alb-nobody-won = Nikdo nevítězí

## Poslední akce

picture-alb-nothing-yet = Zatím se nic nestalo
picture-alb-pawn = { $code } { $name }
picture-alb-last-moved = Tahy: { $moves }
picture-alb-last-nobody-moved = Nikdo se nehýbe
picture-alb-went = { $pawn } na { $hex }
picture-alb-stopped = { $pawn } se zastavil před { $hex }
picture-alb-last-fate = { $pawn } táhne { $total }: { $card }
picture-alb-last-fight = Souboj: { $pawn } – { $target }
picture-alb-last-melee = Boj více rytířů: { $pawns }
picture-alb-last-strike = { $pawn } → { $target }, úder: { $total }, je třeba nejvýš { $need }
picture-alb-last-spell = { $pawn } → { $target }, kouzlo { $name }: { $total }, je třeba nejvýš { $need }
picture-alb-last-casting = { $pawn } → { $target }, kouzlo { $name }
picture-alb-last-fled = { $pawn } prchá na { $hex }
picture-alb-last-other = Naposledy: { $pawn }
picture-alb-with-result = { $said } – { $result }

## Souboje

picture-alb-fight = Do zbraně!
picture-alb-strike = Úder
picture-alb-casting = Sesílání
picture-alb-defence-parry = Krytí
picture-alb-defence-dodge = Úhyb
picture-alb-defence-none = Bez obrany
picture-alb-initiative = Iniciativa
picture-alb-result-hit = zásah
picture-alb-result-missed = mimo
picture-alb-result-stopped = odraženo
picture-alb-result-unhorsed = shozen z koně
picture-alb-result-worked = kouzlo působí
picture-alb-result-failed = kouzlo selhalo
picture-alb-wound = zranění { $n }
picture-alb-no-wound = bez zranění
picture-alb-in-use = { $name } (v ruce)
picture-alb-unarmed = beze zbraní
picture-alb-no-weapon = bez zbraně v ruce
picture-alb-has-initiative = Iniciativa: { $pawn }
picture-alb-has-turn = Na tahu: { $pawn }
picture-alb-pair = { $pawn } má iniciativu, proti: { $foes }
picture-alb-initiative-over = iniciativa proti: { $foes }
picture-alb-turn-number = Souboj, tah { $n }
picture-alb-pass-number = Boj více rytířů, průchod { $n }
picture-alb-offer = { $pawn } se chce vzdát za { $price }
picture-alb-ransom = Výkupné ({ $pawn }): { $price }
picture-alb-beaten = { $pawn } je poražen
picture-alb-to-come = Ještě přijdou: { $pawns }

## Hodnoty

picture-alb-value-strength = Síla
picture-alb-value-power = Moc
picture-alb-value-damage = Zranění
picture-alb-value-modified = Upravená
picture-alb-value-protection = Zbroj
picture-alb-value-knights = Rytíři ve hře
picture-alb-value-treasury = Pokladnice
picture-alb-armour = Zbroj { $armour }, zátěž { $load }
picture-alb-figures = Síla { $strength }, Moc { $power }, zranění { $damage }, upravená Síla { $modified }, zbroj { $armour }, zátěž { $load }

## Co platí

picture-alb-transport-foot = pěšky
picture-alb-transport-horse = na koni
picture-alb-transport-boat = v loďce
picture-alb-skips = příště stojí
picture-alb-allowance = { $count ->
    [one] příště { $count } pole
    [few] příště { $count } pole
   *[other] příště { $count } polí
 }
picture-alb-carrier = vzal žeton z místa artefaktu
picture-alb-returning = lze ho ještě vyzbrojit
picture-alb-hits = { $count ->
    [one] { $count } zásah v sedle
    [few] { $count } zásahy v sedle
   *[other] { $count } zásahů v sedle
 }
picture-alb-penalty = slabší o { $n }
picture-alb-bound = spoután
picture-alb-hidden = zakrytý žeton
picture-alb-no-group = zatím bez skupiny
picture-alb-out = mimo hru
picture-alb-on-orders = hraje podle pokynů
picture-alb-ready = hotovo
picture-alb-lead = Začíná: { $name }
picture-alb-horses = { $count ->
    [one] { $count } kůň v zásobě
    [few] { $count } koně v zásobě
   *[other] { $count } koní v zásobě
 }
picture-alb-lies = { $tokens }: { $hexes }

## Textová deska

picture-alb-board-head = { $title }. { $round }. { $phase }. { $turn }.
picture-alb-board-last = { $action }.
picture-alb-board-way = { $pawn }: { $hexes }
picture-alb-board-fate = { $dice } = { $total }: { $card }
picture-alb-roll = { $what }: { $dice } = { $total }, { $need }
picture-alb-at-most = je třeba nejvýš { $n }
picture-alb-at-least = je třeba aspoň { $n }
picture-alb-group = { $n } { $name }
picture-alb-board-seat = { $name } – { $groups }. Rytíři ve hře: { $knights }, Pokladnice: { $treasury }
picture-alb-board-pawn = { $pawn }, { $place }
picture-alb-place = { $hex }
picture-alb-gone = vyřazen
picture-alb-away = mimo mapu
picture-alb-with = { $what } ({ $more })
picture-alb-film-title = { $count ->
    [one] Hra na { $count } obrázku
    [few] Hra na { $count } obrázcích
   *[other] Hra na { $count } obrázcích
 }

## Vlastní rytíři

picture-alb-own = Tvoji rytíři
picture-alb-reach = Dosah pohybu { $pawn }
picture-alb-armed = { $name }: Síla { $strength }, Moc { $power }; { $tokens }
picture-alb-ready-made = { $name }, hotová výzbroj: Síla { $strength }, Moc { $power }; { $tokens }
picture-alb-chosen = podle tvé volby
picture-alb-from-pack = hotová výzbroj
picture-alb-version-plus = +
picture-alb-version-minus = −
picture-alb-spell = { $name } { $versions }
picture-alb-spells = Kouzla { $pawn }: { $spells }
picture-alb-sealed-orders = Tvé rozkazy: { $orders }
picture-alb-stays = { $pawn } stojí
picture-alb-marches = { $pawn }: { $path }
picture-alb-abandons = nechá koně či loďku
picture-alb-leaves = nechává: { $tokens }
picture-alb-takes = bere: { $tokens }
picture-alb-thing-all = vše
picture-alb-thing-object = zakrytý žeton
picture-alb-thing-objects = všechny předměty
picture-alb-thing-better = lepší zbraně
picture-alb-attacks = { $pawn } útočí na { $targets }
picture-alb-joins = { $pawn } se přidává k bojům
picture-alb-known = Víš, co leží na { $hex }: { $tokens }
picture-alb-fresh = Právě vzal { $pawn }: { $tokens }

## Symboly

picture-alb-symbols = Symboly hry Moci Albionu
picture-alb-head-values = Hodnoty
picture-alb-head-map = Mapa
picture-alb-head-pawns = Figurky a značky
picture-alb-head-tokens = Žetony
picture-alb-land-meadow = louka
picture-alb-land-forest = les
picture-alb-land-hill = kopce
picture-alb-land-orchard = sad
picture-alb-land-moor = vřesoviště
picture-alb-land-ruin = zříceniny
picture-alb-land-field = pole
picture-alb-land-water = jezero
picture-alb-land-barren = pustina
picture-alb-site-castle = hrad skupiny
picture-alb-site-castle-of-mages = Hrad mágů
picture-alb-site-mount-monsalvat = Hora Monsalvat
picture-alb-site-harbour = přístav
picture-alb-site-nemeton = Nemeton
picture-alb-seat = hráč { $n }
picture-alb-sign-unknown = dosud neznámý rytíř
picture-alb-sign-way = poslední pochod
picture-alb-sign-order = tvé tajné rozkazy
picture-alb-sign-gash = šrám: jeden bod zranění
picture-alb-sign-stop = zablokovaný krok
picture-alb-sign-fight = boj
