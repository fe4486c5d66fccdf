# Průběh hry Mage Knight: první hráč, tahy, žetony, vypnuté schopnosti, stažení, spory, konec.
# $seat a $winner jsou jména hráčů; $figure, $target a $members figurky, například „A1 Jméno“.

## Fáze

mage-knight-phase-army = Armády
mage-knight-phase-pool = Bank terénů
mage-knight-phase-terrain = Pokládání terénu
mage-knight-phase-deploy = Rozmístění
mage-knight-phase-play = Hra
mage-knight-phase-over = Konec
mage-knight-card-running = Hraje se { $round }. kolo.
mage-knight-turn-army = { $name }: odevzdej svou armádu.
mage-knight-turn-pool = { $name }: vyber dílky do banku terénů.
mage-knight-turn-terrain = { $name }: polož dílek terénu.
mage-knight-turn-deploy = { $name }: rozmísti svou armádu.
mage-knight-turn-play = { $deciding ->
    [attack] { $name }: proveď útok na konci pohybu, nebo se ho vzdej.
    [paths] { $name }: zadej chybějící trasy.
    [spin] { $name }: rozhodni o volném otáčení.
   *[turn] { $name }: jsi na tahu.
 }

## Události

mage-knight-event-first-roll = { $seat } hází o prvního hráče: { $total } ({ $dice }).
mage-knight-event-first-roll-tied = Shoda na { $total }; znovu hází: { $seat }.
mage-knight-event-tie-roll = { $seat } hází: { $total } ({ $dice }).
mage-knight-event-first-player = Prvním hráčem je { $seat }.
mage-knight-event-turn = Kolo { $round }: začíná tah hráče { $seat }, { $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
   *[other] { $actions } akcí
 }.
mage-knight-event-turn-over = { $members_count ->
    [0] Tah hráče { $seat } končí.
    [one] Tah hráče { $seat } končí; o žetony přichází { $members }.
    [few] Tah hráče { $seat } končí; o žetony přicházejí: { $members }.
   *[other] Tah hráče { $seat } končí; o žetony přicházejí: { $members }.
 }
mage-knight-event-command-roll = { $more ->
    [yes] { $figure } hází { $die } na Velení: { $seat } má v tomto tahu o akci víc, celkem { $actions }.
   *[no] { $figure } hází { $die } na Velení: bez další akce; { $seat } jich má { $actions }.
 }
mage-knight-event-venom = Jed figurky { $figure } působí na figurku { $target }.
mage-knight-event-passed = { $seat } vyčkává; zbývající akce: { $left }.
mage-knight-event-ends-turn = { $left ->
    [0] { $seat } končí tah.
    [one] { $seat } končí tah; propadá { $left } akce.
    [few] { $seat } končí tah; propadají { $left } akce.
   *[other] { $seat } končí tah; propadá { $left } akcí.
 }
mage-knight-event-pushed = { $figure } dostává druhý akční žeton a je pod nátlakem.
mage-knight-event-ability-cancelled = { $seat } do konce tahu vypíná schopnost { $ability } figurky { $figure }.
mage-knight-event-withdrew = { $seat } se stahuje z boje; všechny figurky té armády opouštějí pole.
mage-knight-event-withdraws-later = { $seat } se stáhne z boje, jakmile skončí rozehraná akce.
mage-knight-event-time-up = Čas vypršel: hra skončí po tahu hráče { $seat }.
mage-knight-event-dispute = { $allowed ->
    [yes] Spor { $number }, vyvolává { $seat }: „{ $question }“ Kostka ukazuje { $die }: je to dovoleno.
   *[no] Spor { $number }, vyvolává { $seat }: „{ $question }“ Kostka ukazuje { $die }: není to dovoleno.
 }
mage-knight-event-ended = { $reason ->
    [one_side] Konec hry: figurky, které se počítají, má už jen jedna strana.
    [nobody] Konec hry: figurky, které se počítají, už nemá nikdo.
    [rounds] Konec hry: poslední kolo je odehrané.
    [time] Konec hry: čas vypršel.
   *[agreed] Konec hry: všichni s ním souhlasí.
 }
mage-knight-event-points = { $seat } má { $total ->
    [one] { $total } vítězný bod
    [few] { $total } vítězné body
   *[other] { $total } vítězných bodů
 }: za vyřazené figurky { $eliminations }, za zajatce { $captives }, za vlastní přeživší { $survivors }.
mage-knight-event-won = { $winner_count ->
    [one] Hru vyhrává { $winner }.
    [few] Hru vyhrávají { $winner }.
   *[other] Hru vyhrávají { $winner }.
 }
mage-knight-event-drawn = Hra končí remízou.

## Otázky na stálé pokyny na začátku tahů; před koncem hry se nikomu neukazují

mage-knight-ask-leaving = Má teď proběhnout nařízené stažení z boje?
mage-knight-ask-renewal = Které volitelné schopnosti v tomto tahu vypínáš?

## Odmítnutí

mage-knight-refused-not-in-phase = To teď nejde; probíhá fáze: { $phase }.
mage-knight-refused-not-in-play = To jde jen v průběhu hry.
mage-knight-refused-not-your-turn = Teď ne: na tahu je { $seat }.
mage-knight-refused-paths-owed = Nejprve je třeba zadat chybějící trasy pohybu.
mage-knight-refused-no-paths-owed = Žádné trasy pohybu teď nechybějí.
mage-knight-refused-decision-open = Teď ne: čeká se na rozhodnutí hráče { $seat }.
mage-knight-refused-no-actions-left = V tomto tahu už nezbývá žádná akce; celkem: { $actions }.
mage-knight-refused-not-your-figure = { $figure } není tvoje figurka.
mage-knight-refused-not-on-the-field = Figurka { $figure } není na poli.
mage-knight-refused-no-such-figure = Figurka { $figure } neexistuje.
mage-knight-refused-captive-cannot-act = { $figure } je v zajetí a nemůže dostat žádnou akci.
mage-knight-refused-already-acted = Figurka { $figure } už v tomto tahu akci dostala.
mage-knight-refused-was-levitated = Po levitaci { $figure } v tomto tahu nemůže dostat akci.
mage-knight-refused-too-many-tokens = { $figure } má { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
 }; další akci nedostane, dokud žetony nezmizí.
mage-knight-refused-captor-cannot-fight = { $figure } hlídá zajatce { $target } a nemůže bojovat; hýbat se může.
mage-knight-refused-demoralized = { $figure } má Demoralizaci a tuto akci dostat nemůže; hýbat se může.
mage-knight-refused-berserk = { $figure } má Běsnění a nemůže bojovat na dálku.
mage-knight-refused-ability-not-shown = { $figure } teď schopnost { $ability } nemá.
mage-knight-refused-not-optional = Schopnost { $ability } nelze vypnout.
mage-knight-refused-already-cancelled = Schopnost { $ability } figurky { $figure } je už do konce tahu vypnutá.
mage-knight-refused-out-of-the-game = { $seat } už nehraje.
mage-knight-refused-withdraw-by-order = Mimo svůj tah můžeš stažení jen nařídit: `order withdraw` tě stáhne z boje na začátku tvého příštího tahu a dříve se to nikdo nedozví; `order stay` to odvolá.
mage-knight-refused-withdraw-at-once = Jsi na tahu: `withdraw` tě stáhne z boje hned.
mage-knight-refused-no-time-limit = Pro tuto hru není domluven konec v určený čas.
mage-knight-refused-time-up-already = Že čas vypršel, už bylo řečeno.
mage-knight-refused-no-such-seat = V této hře není místo { $given }.
mage-knight-refused-question-length = Počet znaků otázky: { $length }; dovoleno 1 až { $most }.
mage-knight-refused-disputed-already = Tvoje strana už v tomto tahu spor vyvolala.

## Volby, které k sobě nepasují

engine-refused-teams-of-others = { $option }={ $value } rozděluje hráče v počtu { $needed }; u tohoto stolu je jich { $given }.
engine-refused-too-many-without-teams = S { $option }=none může hrát nejvýše { $most }, ne { $given }: čtyři okraje bojiště jsou pro čtyři hráče. Uveď týmy: { $option }=pairs, { $option }=alternate nebo { $option }=halves.
engine-refused-one-team-only = S { $option }={ $value } by všichni hráči ({ $given }) byli v jednom týmu; musí být aspoň dva.
engine-refused-until-missing = S limit=until musí volba { $option } uvést čas konce, například { $option }=2030-12-24T18:00.
engine-refused-until-unused = Volba { $option } platí jen s limit=until, je však nastaveno limit={ $limit }.
engine-refused-rounds-unused = Volba { $option }={ $given } platí jen s limit=rounds, je však nastaveno limit={ $limit }.
