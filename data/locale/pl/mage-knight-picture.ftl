# Słowa na obrazkach Mage Knight i tekstowa plansza, która mówi to samo. Nazwy są podane bez zmian.

## Tytuł i ostatnia akcja

picture-mk-title = Mage Knight
picture-mk-victory = punkty zwycięstwa
picture-mk-build = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
 }
picture-mk-round = Runda { $round }
picture-mk-round-of = Runda { $round }/{ $last }
picture-mk-both = { $first } · { $second }
picture-mk-actions = { $count ->
    [one] Została { $count } akcja
    [few] Zostały { $count } akcje
   *[many] Zostało { $count } akcji
 }
picture-mk-turn-many = { $count ->
    [one] Do ruchu: { $count } gracz
    [few] Do ruchu: { $count } gracze
   *[many] Do ruchu: { $count } graczy
 }
picture-mk-winners = Zwycięzcy: { $names }
picture-mk-draw = Gra kończy się remisem
picture-mk-phase-army = Wybór armii
picture-mk-phase-pool = Wybór terenu
picture-mk-phase-terrain = Ustawianie terenu
picture-mk-phase-deploy = Rozstawianie armii
picture-mk-phase-play = Bitwa
picture-mk-phase-over = Bitwa skończona
picture-mk-field = { $width }″ × { $height }″
picture-mk-last-move = Ruch: { $who }
picture-mk-last-formation = Ruch w formacji: { $who }
picture-mk-last-ranged = { $count ->
    [one] { $who } strzela, cel: { $targets }
    [few] { $who } strzelają, cel: { $targets }
   *[many] { $who } strzelają, cel: { $targets }
 }
picture-mk-last-close = { $count ->
    [one] { $who } atakuje wręcz, cel: { $targets }
    [few] { $who } atakują wręcz, cel: { $targets }
   *[many] { $who } atakują wręcz, cel: { $targets }
 }
picture-mk-last-spin = { $who } obraca się przodem do wroga
picture-mk-last-place = { $name } ustawia teren: { $who }
picture-mk-last-deploy = Armia rozstawiona: { $name }
picture-mk-last-start = { $name } zaczyna turę
picture-mk-last-regenerate = { $who } regeneruje się
picture-mk-last-necromancy = { $who } wskrzesza poległych
picture-mk-last-levitate = { $who } unosi: { $targets }
picture-mk-last-nimble = { $who } obraca się
picture-mk-last-pass = { $name }: oczekiwanie
picture-mk-last-withdraw = { $name } wycofuje się
picture-mk-last-end-turn = { $name } kończy turę
picture-mk-last-command = { $who } dowodzi
picture-mk-last-confusion = { $who } błądzi w zamęcie
picture-mk-last-other = Ostatnia akcja: { $name }
picture-mk-hit = { $figure } trafienie
picture-mk-hit-clicks = { $figure } trafienie, −{ $clicks }
picture-mk-miss = { $figure } pudło
picture-mk-hurt = { $figure } −{ $count }
picture-mk-needed = { $figure } ({ $needed })
picture-mk-sum = + { $strength } = { $total }
picture-mk-sum-against = + { $strength } = { $total } przeciw { $needed }
picture-mk-cover = { $figure }: { $defense } { $added }
picture-mk-bonus = atak { $added }
picture-mk-modifier = { $number } { $name }
picture-mk-modifier-formation = formacja
picture-mk-modifier-rear = tylny sektor
picture-mk-modifier-capture = pochwycenie
picture-mk-modifier-hindering = teren utrudniający ruch
picture-mk-modifier-height = wysokość
picture-mk-modifier-armor = zbroja

## Panele

picture-mk-score = { $score } PZ
picture-mk-points = { $points } pkt
picture-mk-figures-left = { $count ->
    [one] { $count } figurka
    [few] { $count } figurki
   *[many] { $count } figurek
 }
picture-mk-withdrew = { $name } (wycofanie)
picture-mk-withdrawn = po wycofaniu
picture-mk-nobody = nie ma już figurek
picture-mk-army-in = armia zgłoszona
picture-mk-army-due = jeszcze bez armii
picture-mk-pool-in = teren zgłoszony
picture-mk-pool-due = jeszcze bez terenu

## Teren i legenda

picture-mk-piece = { $piece } { $name }
picture-mk-terrain-clear = czysty
picture-mk-terrain-hindering = utrudniający
picture-mk-terrain-blocking = niedostępny
picture-mk-terrain-shallow-water = płytka woda
picture-mk-terrain-deep-water = głęboka woda
picture-mk-terrain-low-wall = murek
picture-mk-terrain-concealing = zasłaniający
picture-mk-elevated = wzniesienie
picture-mk-abrupt = urwiste wzniesienie
picture-mk-value-speed = Szybkość
picture-mk-value-attack = Atak
picture-mk-value-defense = Obrona
picture-mk-value-damage = Obrażenia
picture-mk-value-range = Zasięg × cele
picture-mk-key-arc = Przedni sektor
picture-mk-key-token = Żeton akcji
picture-mk-key-captive = Jeniec
picture-mk-key-hurt = Właśnie ranny
picture-mk-key-outside = poza obrazkiem
picture-mk-key-hit = Trafienie
picture-mk-key-miss = Pudło
picture-mk-key-base = podstawka i jej przód
picture-mk-key-owner = znak gracza
picture-mk-key-id = znak i żetony
picture-mk-key-lost = poza grą
picture-mk-key-dial = klik, jawne dzienniki
picture-mk-key-way = droga ruchu
picture-mk-key-left = opuszczone miejsce
picture-mk-key-act = akcje po twojej, po kolei
picture-mk-key-target = możliwy cel
picture-mk-key-zone = strefa początkowa
picture-mk-key-north = północ
picture-mk-symbols = Mage Knight: znaki i symbole
picture-mk-symbols-values = Wartości
picture-mk-symbols-field = Na polu
picture-mk-symbols-terrain = Teren
picture-mk-symbols-abilities = Zdolności specjalne

## Zdolności specjalne

mage-knight-ability-charge = Szarża
mage-knight-ability-quickness = Szybkość
mage-knight-ability-magic-levitation = Magiczna Lewitacja
mage-knight-ability-flight = Latanie
mage-knight-ability-aquatic = Wodny
mage-knight-ability-stealth = Ukrycie
mage-knight-ability-bound = Odskok
mage-knight-ability-force-march = Forsowny Marsz
mage-knight-ability-nimble = Zwinność
mage-knight-ability-ram = Taran
mage-knight-ability-healing = Leczenie
mage-knight-ability-weapon-master = Mistrz Broni
mage-knight-ability-magic-blast = Magiczny Pocisk
mage-knight-ability-flame-lightning = Płomień/Błyskawica
mage-knight-ability-shockwave = Porażający Podmuch
mage-knight-ability-vampirism = Wampiryzm
mage-knight-ability-magic-healing = Magiczne Leczenie
mage-knight-ability-venom = Jad
mage-knight-ability-sneak-attack = Atak z Zaskoczenia
mage-knight-ability-sweep = Zamach
mage-knight-ability-battle-armor = Zbroja
mage-knight-ability-pole-arm = Broń Drzewcowa
mage-knight-ability-magic-immunity = Odporność na Magię
mage-knight-ability-toughness = Wytrzymałość
mage-knight-ability-defend = Obrona
mage-knight-ability-regeneration = Regeneracja
mage-knight-ability-invulnerability = Niewrażliwość
mage-knight-ability-dodge = Unik
mage-knight-ability-magic-retaliation = Magiczny Odwet
mage-knight-ability-limited-invisibility = Ograniczona Niewidzialność
mage-knight-ability-berserk = Szał
mage-knight-ability-magic-enhancement = Magiczne Wzmocnienie
mage-knight-ability-battle-fury = Furia Bojowa
mage-knight-ability-demoralized = Demoralizacja
mage-knight-ability-necromancy = Nekromancja
mage-knight-ability-command = Dowodzenie
mage-knight-ability-pierce = Przebicie
mage-knight-ability-magic-freeze = Magiczne Zamrożenie
mage-knight-ability-magic-confusion = Magiczny Zamęt

## Plansza w słowach

picture-mk-board-head = { $title }. { $round }. { $phase }. { $turn }.
picture-mk-board-field = Pole bitwy { $width }″ × { $height }″; x rośnie na wschód, y na północ, od południowo-zachodniego rogu.
picture-mk-board-piece = { $piece } { $name } ({ $kind }): rogi { $corners }
picture-mk-board-player = { $name }: punkty zwycięstwa { $score }, punkty armii { $points }
picture-mk-board-state = { $player }; { $state }
picture-mk-board-figure = { $figure } { $name } { $where }: { $values }
picture-mk-board-place = na { $place }, zwrot { $direction } { $facing }°
picture-mk-board-rear = podwójna podstawka, tylne koło na { $place }
picture-mk-board-waiting = poza polem
picture-mk-board-values = szybkość { $speed }, atak { $attack }, obrona { $defense }, obrażenia { $damage }{ $range ->
    [0] , bez walki na odległość
    [one] , zasięg { $range }, cele { $targets }
    [few] , zasięg { $range }, cele { $targets }
   *[many] , zasięg { $range }, cele { $targets }
 }, sektor { $arc }°, punkty { $points }
picture-mk-board-cancelled = { $ability }: wyłączone
picture-mk-board-tokens = { $count ->
    [one] { $count } żeton akcji
    [few] { $count } żetony akcji
   *[many] { $count } żetonów akcji
 }
picture-mk-board-acted = akcja już wykonana w tej turze
picture-mk-board-captive = jeniec figurki { $figure }
picture-mk-board-captor = prowadzi jeńca { $figure }
picture-mk-board-hurt = { $count ->
    [one] przed chwilą { $count } klik obrażeń
    [few] przed chwilą { $count } kliki obrażeń
   *[many] przed chwilą { $count } klików obrażeń
 }
picture-mk-board-dial = klik { $click }/{ $count }
picture-mk-board-gone = Poza grą: { $figures }
picture-mk-board-last = Ostatnia akcja: { $action }.
picture-mk-board-dice = Kości: { $dice } + { $value } = { $total }.
picture-mk-board-dice-against = Kości: { $dice } + { $value } = { $total } przeciw { $needed }.
picture-mk-board-added = Modyfikatory: { $added }.
picture-mk-board-result = Wynik: { $result }.
picture-mk-alt-key = Figurki: szybkość/atak/obrona/obrażenia, zasięg × cele, punkty.
picture-mk-alt-points = { $points } pkt
picture-mk-alt-army = { $name }: { $figures }.

## Obrazy prywatne, tarcze, armie

picture-mk-own-title = { $name }, tylko dla ciebie
picture-mk-own-army = { $count ->
    [one] Twoja armia: { $count } figurka, punkty: { $points }
    [few] Twoja armia: { $count } figurki, punkty: { $points }
   *[many] Twoja armia: { $count } figurek, punkty: { $points }
 }
picture-mk-own-pool = { $count ->
    [0] Twój teren: nic nie zgłoszono
    [one] Twój teren: { $count } element
    [few] Twój teren: { $count } elementy
   *[many] Twój teren: { $count } elementów
 }
picture-mk-own-none = Armia jeszcze niezgłoszona
picture-mk-army-title = { $name } · { $count ->
    [one] { $count } figurka
    [few] { $count } figurki
   *[many] { $count } figurek
 } · punkty: { $points }/{ $total }
picture-mk-army-row = { $count } × { $name }, punkty: { $points }
picture-mk-values = Szybkość/atak/obrona/obrażenia
picture-mk-rest-figure = Reszta: /mageknight figure
mage-knight-rank-weak = ranga słaba
mage-knight-rank-standard = ranga standardowa
mage-knight-rank-tough = ranga silna
mage-knight-rank-unique = ranga unikalna
picture-mk-faction-atlantis-guild = Gildia Atlantis
picture-mk-faction-black-powder-rebels = Bractwo Czarnego Prochu
picture-mk-faction-draconum = Draconum
picture-mk-faction-elemental-league = Liga Żywiołów
picture-mk-faction-knights-immortal = Rycerze Nieśmiertelności
picture-mk-faction-necropolis-sect = Sekta Necropolis
picture-mk-faction-orc-raiders = Najeźdźcy
picture-mk-faction-shyft = Shyft
picture-mk-faction-solonavi = Solonavi
picture-mk-faction-hero = Bohaterowie
picture-mk-faction-mage-spawn = Magiczne Bestie
picture-mk-card-line = { $rank } · { $points } pkt
picture-mk-card-arc = Przedni sektor { $arc }°
picture-mk-card-range = { $targets ->
    [one] Zasięg { $range }, { $targets } cel
    [few] Zasięg { $range }, { $targets } cele
   *[many] Zasięg { $range }, { $targets } celów
 }
picture-mk-card-melee = Bez walki na odległość
picture-mk-card-mounted = Podwójna podstawka
picture-mk-does = { $name }: { $does }
picture-mk-card-now = Aktualne wartości
picture-mk-card-click = klik { $click }
picture-mk-film-title = { $count ->
    [one] Bitwa na { $count } obrazku
    [few] Bitwa na { $count } obrazkach
   *[many] Bitwa na { $count } obrazkach
 }
