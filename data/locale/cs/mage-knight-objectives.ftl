# Mage Knight 2.0: cíle, fáze tahu, hráči mimo hru, konec hry.
# $seat je jméno hráče; $thing cíl, například „O2“; $card jméno dílku terénu.

## Fáze

mage-knight-phase-objectives = Pokládání cílů
mage-knight-turn-objectives = { $name }: polož svůj cíl.
learn-mage-knight-phase-objectives = Polož svůj cíl v hozené vzdálenosti od své rozmísťovací oblasti; `objective auto` ho dá doprostřed. (MK2-4.13)
picture-mk-phase-objectives = Pokládání cílů

## Pokládání cílů

mage-knight-event-objective-central = Cíl { $thing } leží uprostřed, na místě { $x }, { $y }.
mage-knight-event-objective-placed = { $seat } pokládá cíl { $thing } na místo { $x }, { $y }.
mage-knight-refused-objective-off-line = Tvůj cíl musí ležet { $distance }″ od vnitřního konce rozmísťovací oblasti, tolik ukázal hod; { $x },{ $y } leží { $length }″ { $behind ->
    [yes] za ním, na tvé straně.
   *[no] od něj.
 }
mage-knight-refused-objective-nearest-only = V hozené vzdálenosti není žádné volné místo: tvůj cíl přijde na nejbližší, { $x }, { $y }.
mage-knight-refused-objective-beside-area = Tvůj cíl musí ležet před rozmísťovací oblastí: od { $least } do { $most } podél její strany, ne na { $given }.
mage-knight-refused-objective-off-field = Cíl musí ležet celý na bojišti.
mage-knight-refused-objective-overlaps = Cíl by překrýval { $thing }.
mage-knight-refused-piece-near-objective = { $card }: od okraje cíle { $thing } musí zbývat aspoň { $least }″.
mage-knight-refused-piece-near-area = { $card }: od vnitřního konce rozmísťovací oblasti hráče { $seat } musí zbývat aspoň { $least }″.
mage-knight-do-objective-auto = Doprostřed: { $x }, { $y }
mage-knight-open-objective = Jiná místa pro cíl …
mage-knight-do-objective-at = Na místo { $x }, { $y }
mage-knight-do-to-goal = Na cíl { $target }, { $length }″{ $targets ->
    [none] { "" }
   *[other] ; pak na dostřel: { $targets }
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(průlom: { $chance } %)
 }
mage-knight-preview-objective = Tvůj cíl leží na místě { $x }, { $y }; vzdálenost od vnitřního konce rozmísťovací oblasti v palcích: { $distance ->
    [one] { $distance }
    [few] { $distance }
   *[other] { $distance }
 }.

## Rozmístění

mage-knight-refused-centre-outside-area = Střed podstavce figurky { $figure } by byl na { $x },{ $y }, mimo tvou rozmísťovací oblast, která sahá od { $west },{ $south } do { $east },{ $north }.
mage-knight-refused-deployed-off-field = { $figure }: podstavec by nestál celý na bojišti.

mage-knight-refused-who-soars = Řekni, kdo začíná ve vzduchu: deploy wedge soaring=A1,A3.
mage-knight-refused-cannot-begin-soaring = { $figure } není letec a nemůže začít ve vzduchu.
mage-knight-refused-soaring-at-objective = { $figure } se tam nemůže vznášet: podstavec pro let by se dotýkal cíle { $thing } nebo podstavce, který ho zakrývá.

## Tahy

mage-knight-event-objective-controlled = { $seat } ovládá cíl { $thing }.
mage-knight-event-objective-open = { $contested ->
    [yes] O cíl { $thing } se bojuje; nikdo ho neovládá.
   *[no] Cíl { $thing } je neutrální.
 }
mage-knight-event-player-eliminated = { $seat } už nemá žádného schopného válečníka a vypadává ze hry.
mage-knight-event-stray-leaves = { $figure } opouští bojiště: { $seat } už není ve hře.
mage-knight-event-controls = { $seat }: ovládnuté cíle: { $count ->
    [one] { $count }
    [few] { $count }
   *[other] { $count }
 }.
mage-knight-ask-command-order = Který účinek tvé rozkazovací fáze přijde teď?
mage-knight-do-command-order = { $effect ->
    [cover_token] Odstranit žeton krytí: { $figure }
    [incantation_token] Účinkuje zaříkadlo: { $figure }
    [command_heal] { $figure } léčí demoralizované (Velení)
    [command_die] { $figure } hází na Velení
   *[venom] Působí jed figurky { $figure }
 }

## Domácí pravidla

mage-knight-option-rules = { $rules ->
    [mk2] Mage Knight 2.0
   *[mku] Mage Knight Unlimited
 }
mage-knight-option-control-needs-capable = { $control_needs_capable ->
    [yes] u cílů se počítají jen schopní válečníci
   *[no] demoralizované figurky se počítají k ovládnutí cílů
 }
mage-knight-option-tie-break = { $tie_break ->
    [yes] o shodě v cílech rozhodují vítězné body
   *[no] stejný počet cílů je remíza
 }
mage-knight-option-capture-defense = obrana proti zajetí: { $capture_defense }
mage-knight-option-formation-least = velikost formace: { $formation_least } až { $formation_most } figurek
mage-knight-option-formation-most = { mage-knight-option-formation-least }
mage-knight-option-formation-bonus = útok za každého dalšího člena formace: { $formation_bonus }
mage-knight-option-gang-up = útok za každého, kdo pomáhá v přesile: { $gang_up }
mage-knight-option-surge = { $surge ->
    [yes] výpad poloviční rychlostí
   *[no] výpad plnou rychlostí
 }
mage-knight-option-bombardment = { $bombardment ->
    [yes] kdo má tuto výhodu, smí bombardovat
   *[no] nikdo nebombarduje
 }
mage-knight-option-bombardment-radius = { $bombardment ->
    [yes] bombardování zasáhne všechny do { $bombardment_radius }″
   *[no] nikdo nebombarduje
 }
mage-knight-option-bombardment-min = { $bombardment ->
    [yes] bombardování ze vzdálenosti přes { $bombardment_min }″
   *[no] nikdo nebombarduje
 }
mage-knight-option-soaring-defense = obrana navíc při vznášení: { $soaring_defense }
mage-knight-option-item-cost = { $item_cost ->
    [no] sebrání předmětu nestojí žádnou akci
   *[yes] sebrání předmětu stojí speciální akci
 }

## Možnosti a příkazy druhé edice

engine-refused-too-many-for-edition = V { $edition ->
    [mk2] Mage Knight 2.0
   *[mku] Mage Knight Unlimited
 } může hrát nejvýše tolik hráčů: { $most }, ne { $given }.
engine-refused-option-of-other-edition = Volba { $option } nemá žádný význam v { $edition ->
    [mk2] Mage Knight 2.0
   *[mku] Mage Knight Unlimited
 }, a to se má hrát (rules={ $edition }).
engine-refused-formation-sizes-crossed = Počet figurek ve formaci nemůže být aspoň { $given } a zároveň nejvýše { $most }: viz { $option } a formation_most.
engine-refused-option-unused = Volba { $option }={ $given } platí jen s { $needed }=true, a to u tohoto stolu není.
mage-knight-refused-not-in-edition = { $given ->
    [with] Hraje se tu { $edition ->
        [mk2] Mage Knight 2.0
       *[mku] Mage Knight Unlimited
     }: formace v boji zblízka nejsou; spojenci, kteří se dotýkají cíle, pomáhají přesilou.
   *[other] Hraje se tu { $edition ->
        [mk2] Mage Knight 2.0
       *[mku] Mage Knight Unlimited
     } a „{ $given }“ tam není.
 }

## Ručně zapsané pozice

fault-objectives-count = Počet cílů: { $count }; u tohoto stolu jich má být { $most } (MK2-4.9).
fault-objective-off-the-field = Cíl { $thing } neleží celý na bojišti (MK2-R3).
fault-objective-controller = Takové ovládnutí cíle { $thing } není možné (MK2-7.3).
fault-objectives-overlap = Cíle { $thing } a { $target } se překrývají (MK2-R3).
