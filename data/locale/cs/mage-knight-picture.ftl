# Slova na obrazech hry Mage Knight a textový plán, který říká totéž. Jména zůstávají beze změny.

## Titul a poslední akce

picture-mk-title = Mage Knight
picture-mk-victory = vítězné body
picture-mk-build = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }
picture-mk-round = { $round }. kolo
picture-mk-round-of = Kolo { $round }/{ $last }
picture-mk-both = { $first } · { $second }
picture-mk-actions = { $count ->
    [one] Zbývá { $count } akce
    [few] Zbývají { $count } akce
   *[other] Zbývá { $count } akcí
 }
picture-mk-turn-many = { $count ->
    [one] Na tahu je { $count } hráč
    [few] Na tahu jsou { $count } hráči
   *[other] Na tahu je { $count } hráčů
 }
picture-mk-winners = Vítězové: { $names }
picture-mk-draw = Hra končí remízou
picture-mk-phase-army = Volba armád
picture-mk-phase-pool = Volba terénu
picture-mk-phase-terrain = Pokládání terénu
picture-mk-phase-deploy = Rozmístění armád
picture-mk-phase-play = Bitva
picture-mk-phase-over = Bitva skončila
picture-mk-field = { $width }″ × { $height }″
picture-mk-last-move = Pohyb: { $who }
picture-mk-last-formation = Pohyb ve formaci: { $who }
picture-mk-last-ranged = { $count ->
    [one] { $who } střílí, cíl: { $targets }
    [few] { $who } střílejí, cíl: { $targets }
   *[other] { $who } střílejí, cíl: { $targets }
 }
picture-mk-last-close = { $count ->
    [one] { $who } útočí zblízka, cíl: { $targets }
    [few] { $who } útočí společně zblízka, cíl: { $targets }
   *[other] { $who } útočí společně zblízka, cíl: { $targets }
 }
picture-mk-last-spin = { $who } se otáčí čelem k nepříteli
picture-mk-last-place = { $name } pokládá terén: { $who }
picture-mk-last-deploy = Armáda rozmístěna: { $name }
picture-mk-last-start = { $name } začíná tah
picture-mk-last-regenerate = { $who } se regeneruje
picture-mk-last-necromancy = { $who } křísí padlé
picture-mk-last-levitate = { $who } zvedá: { $targets }
picture-mk-last-nimble = { $who } se otáčí
picture-mk-last-pass = { $name } vyčkává
picture-mk-last-withdraw = { $name } se stahuje z boje
picture-mk-last-end-turn = { $name } končí tah
picture-mk-last-command = { $who } velí
picture-mk-last-confusion = { $who } bloudí ve zmatku
picture-mk-last-other = Poslední akce: { $name }
picture-mk-hit = { $figure } zásah
picture-mk-hit-clicks = { $figure } zásah, −{ $clicks }
picture-mk-miss = { $figure } vedle
picture-mk-hurt = { $figure } −{ $count }
picture-mk-needed = { $figure } ({ $needed })
picture-mk-sum = + { $strength } = { $total }
picture-mk-sum-against = + { $strength } = { $total } proti { $needed }
picture-mk-cover = { $figure }: { $defense } { $added }
picture-mk-bonus = útok { $added }
picture-mk-modifier = { $number } { $name }
picture-mk-modifier-formation = formace
picture-mk-modifier-rear = zadní oblouk
picture-mk-modifier-capture = zajetí
picture-mk-modifier-hindering = ztěžující terén
picture-mk-modifier-height = výška
picture-mk-modifier-armor = zbroj

## Panely

picture-mk-score = { $score } VB
picture-mk-points = { $points } b.
picture-mk-figures-left = { $count ->
    [one] { $count } figurka
    [few] { $count } figurky
   *[other] { $count } figurek
 }
picture-mk-withdrew = { $name } (stažení z boje)
picture-mk-withdrawn = stažení z boje
picture-mk-nobody = žádné figurky nezbývají
picture-mk-army-in = armáda odevzdána
picture-mk-army-due = zatím bez armády
picture-mk-pool-in = terén odevzdán
picture-mk-pool-due = zatím bez terénu

## Terén a legenda

picture-mk-piece = { $piece } { $name }
picture-mk-terrain-clear = volný
picture-mk-terrain-hindering = ztěžující
picture-mk-terrain-blocking = blokující
picture-mk-terrain-shallow-water = mělká voda
picture-mk-terrain-deep-water = hluboká voda
picture-mk-terrain-low-wall = zídka
picture-mk-terrain-concealing = zakrývající
picture-mk-elevated = vyvýšený
picture-mk-abrupt = vyvýšený se srázy
picture-mk-value-speed = Rychlost
picture-mk-value-attack = Útok
picture-mk-value-defense = Obrana
picture-mk-value-damage = Zranění
picture-mk-value-range = Dostřel × cíle
picture-mk-key-arc = Přední oblouk
picture-mk-key-token = Akční žeton
picture-mk-key-captive = Zajatec
picture-mk-key-hurt = Právě zraněn
picture-mk-key-outside = mimo obraz
picture-mk-key-hit = Zásah
picture-mk-key-miss = Vedle
picture-mk-key-base = podstavec a přední strana
picture-mk-key-owner = znak hráče
picture-mk-key-id = značka a žetony
picture-mk-key-lost = mimo hru
picture-mk-key-dial = cvaknutí, odkrytá kolečka
picture-mk-key-way = cesta pohybu
picture-mk-key-left = opuštěné místo
picture-mk-key-act = akce po té tvé, popořadě
picture-mk-key-target = možný cíl
picture-mk-key-zone = rozmísťovací oblast
picture-mk-key-north = sever
picture-mk-symbols = Mage Knight: značky a symboly
picture-mk-symbols-values = Hodnoty
picture-mk-symbols-field = Na poli
picture-mk-symbols-terrain = Terén
picture-mk-symbols-abilities = Zvláštní schopnosti

## Zvláštní schopnosti

mage-knight-ability-charge = Zteč
mage-knight-ability-quickness = Hbitost
mage-knight-ability-magic-levitation = Magická levitace
mage-knight-ability-flight = Létání
mage-knight-ability-aquatic = Vodní tvor
mage-knight-ability-stealth = Skrývání
mage-knight-ability-bound = Odskok
mage-knight-ability-force-march = Rychlý pochod
mage-knight-ability-nimble = Mrštnost
mage-knight-ability-ram = Beranění
mage-knight-ability-healing = Léčení
mage-knight-ability-weapon-master = Mistr zbraní
mage-knight-ability-magic-blast = Magická střela
mage-knight-ability-flame-lightning = Plamen/Blesk
mage-knight-ability-shockwave = Rázová vlna
mage-knight-ability-vampirism = Vampirismus
mage-knight-ability-magic-healing = Magické léčení
mage-knight-ability-venom = Jed
mage-knight-ability-sneak-attack = Úskočný útok
mage-knight-ability-sweep = Rozmach
mage-knight-ability-battle-armor = Bitevní zbroj
mage-knight-ability-pole-arm = Tyčová zbraň
mage-knight-ability-magic-immunity = Odolnost vůči magii
mage-knight-ability-toughness = Houževnatost
mage-knight-ability-defend = Krytí
mage-knight-ability-regeneration = Regenerace
mage-knight-ability-invulnerability = Nezranitelnost
mage-knight-ability-dodge = Úhyb
mage-knight-ability-magic-retaliation = Magická odplata
mage-knight-ability-limited-invisibility = Omezená neviditelnost
mage-knight-ability-berserk = Běsnění
mage-knight-ability-magic-enhancement = Magické posílení
mage-knight-ability-battle-fury = Bitevní zuřivost
mage-knight-ability-demoralized = Demoralizace
mage-knight-ability-necromancy = Nekromancie
mage-knight-ability-command = Velení
mage-knight-ability-pierce = Průraz
mage-knight-ability-magic-freeze = Magické zmrazení
mage-knight-ability-magic-confusion = Magický zmatek

## Plán slovy

picture-mk-board-head = { $title }. { $round }. { $phase }. { $turn }.
picture-mk-board-field = Bojiště { $width }″ × { $height }″; x roste na východ, y na sever, od jihozápadního rohu.
picture-mk-board-piece = { $piece } { $name } ({ $kind }): rohy { $corners }
picture-mk-board-player = { $name }: vítězné body { $score }, body armády { $points }
picture-mk-board-state = { $player }; { $state }
picture-mk-board-figure = { $figure } { $name } { $where }: { $values }
picture-mk-board-place = na { $place }, směr { $direction } { $facing }°
picture-mk-board-rear = dvojitý podstavec, zadní kruh na { $place }
picture-mk-board-waiting = mimo bojiště
picture-mk-board-values = rychlost { $speed }, útok { $attack }, obrana { $defense }, zranění { $damage }{ $range ->
    [0] , bez střelby
    [one] , dostřel { $range }, cíle { $targets }
    [few] , dostřel { $range }, cíle { $targets }
   *[other] , dostřel { $range }, cíle { $targets }
 }, oblouk { $arc }°, body { $points }
picture-mk-board-cancelled = { $ability }: vypnuto
picture-mk-board-tokens = { $count ->
    [one] { $count } akční žeton
    [few] { $count } akční žetony
   *[other] { $count } akčních žetonů
 }
picture-mk-board-acted = v tomto tahu už má akci za sebou
picture-mk-board-captive = zajatec figurky { $figure }
picture-mk-board-captor = vede zajatce { $figure }
picture-mk-board-hurt = { $count ->
    [one] právě { $count } cvaknutí zranění
    [few] právě { $count } cvaknutí zranění
   *[other] právě { $count } cvaknutí zranění
 }
picture-mk-board-dial = cvaknutí { $click }/{ $count }
picture-mk-board-gone = Mimo hru: { $figures }
picture-mk-board-last = Poslední akce: { $action }.
picture-mk-board-dice = Kostky: { $dice } + { $value } = { $total }.
picture-mk-board-dice-against = Kostky: { $dice } + { $value } = { $total } proti { $needed }.
picture-mk-board-added = Úpravy: { $added }.
picture-mk-board-result = Výsledek: { $result }.
picture-mk-alt-key = Figurky: rychlost/útok/obrana/zranění, dostřel × cíle, body.
picture-mk-alt-points = { $points } b.
picture-mk-alt-army = { $name }: { $figures }.

## Soukromé obrazy, číselníky, armády

picture-mk-own-title = { $name }, jen pro tebe
picture-mk-own-army = { $count ->
    [one] Tvoje armáda: { $count } figurka, body: { $points }
    [few] Tvoje armáda: { $count } figurky, body: { $points }
   *[other] Tvoje armáda: { $count } figurek, body: { $points }
 }
picture-mk-own-pool = { $count ->
    [0] Tvůj terén: nic neodevzdáno
    [one] Tvůj terén: { $count } kus
    [few] Tvůj terén: { $count } kusy
   *[other] Tvůj terén: { $count } kusů
 }
picture-mk-own-none = Armáda zatím není odevzdána
picture-mk-army-title = { $name } · { $count ->
    [one] { $count } figurka
    [few] { $count } figurky
   *[other] { $count } figurek
 } · body: { $points }/{ $total }
picture-mk-army-row = { $count } × { $name }, body: { $points }
picture-mk-values = Rychlost/útok/obrana/zranění
picture-mk-rest-figure = Zbytek: /mageknight figure
mage-knight-rank-weak = hodnost slabá
mage-knight-rank-standard = hodnost standardní
mage-knight-rank-tough = hodnost silná
mage-knight-rank-unique = hodnost unikátní
picture-mk-faction-atlantis-guild = Atlantský cech
picture-mk-faction-black-powder-rebels = Rebelové Černého prachu
picture-mk-faction-draconum = Draconum
picture-mk-faction-elemental-league = Liga živlů
picture-mk-faction-knights-immortal = Nesmrtelní rytíři
picture-mk-faction-necropolis-sect = Sekta Nekropole
picture-mk-faction-orc-raiders = Skřetí nájezdníci
picture-mk-faction-shyft = Shyft
picture-mk-faction-solonavi = Solonavi
picture-mk-faction-hero = Hrdinové
picture-mk-faction-mage-spawn = Magické bestie
picture-mk-card-line = { $rank } · { $points } b.
picture-mk-card-arc = Přední oblouk { $arc }°
picture-mk-card-range = { $targets ->
    [one] Dostřel { $range }, { $targets } cíl
    [few] Dostřel { $range }, { $targets } cíle
   *[other] Dostřel { $range }, { $targets } cílů
 }
picture-mk-card-melee = Bez střelby
picture-mk-card-mounted = Dvojitý podstavec
picture-mk-does = { $name }: { $does }
picture-mk-card-now = Aktuální hodnoty
picture-mk-card-click = cvaknutí { $click }
picture-mk-film-title = { $count ->
    [one] Bitva na { $count } obrázku
    [few] Bitva na { $count } obrázcích
   *[other] Bitva na { $count } obrázcích
 }
