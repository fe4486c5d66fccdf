# Talisman: příprava, tahy, pohyb, Koruna vlády, konec hry, chování u stolu.
# $seat, $other, $by a $winner jsou jména hráčů; $card je název pole, karty nebo postavy.

## Příprava

talisman-event-rolled-first = { $seat } hází o začátek hry: { $die }.
talisman-event-first-player = Začíná { $seat }.
talisman-event-head-start = { $stat ->
    [strength] Bod do začátku, { $seat }: 1 Síla.
   *[other] Bod do začátku, { $seat }: 1 Moc.
 }
talisman-refused-character-not-free = Tato postava není volná: { $card }.
talisman-refused-too-few-characters = Balík má pro tolik hráčů ({ $given }) málo postav: { $there }.

## Tahy

talisman-event-turn-begins = { $extra ->
    [yes] Kolo { $round }: tah navíc má { $seat }.
   *[other] Kolo { $round }: na tahu je { $seat }.
 }
talisman-event-turn-missed = { $left ->
    [0] { $seat } vynechává tento tah.
    [one] { $seat } vynechává tento tah a ještě { $left }.
    [few] { $seat } vynechává tento tah a ještě { $left }.
   *[other] { $seat } vynechává tento tah a ještě { $left }.
 }
talisman-event-turn-of-absent = { $seat }: hráč je nepřítomen, tah se vynechává (zatím: { $skipped }).
talisman-event-world-effect-over = Přestává platit: { $card }.
talisman-event-grant-lost = { $seat } přichází o udělený pohyb.

## Pohyb

talisman-event-rolled-move = { $seat } hází na pohyb: { $die }.
talisman-event-rerolled-move = { $seat } hází znovu a má { $die } ({ $card }).
talisman-event-added-points = { $seat } přidává { $points }; pohyb o { $number }.
talisman-event-still-enslaved = { $seat } zůstává v otroctví; tah končí.
talisman-event-freed = { $seat } je opět na svobodě.
talisman-event-rests = { $seat } zůstává na místě a odpočívá.
talisman-event-stays = { $seat } zůstává zde: { $card }.
talisman-event-raft-built = { $seat } staví vor zde: { $card }.
talisman-event-moved = { $way ->
    [cw] { $seat } jde po směru hodin: { $card }.
    [ccw] { $seat } jde proti směru hodin: { $card }.
    [bridge] { $seat } jde po mostě: { $card }.
    [portal] { $seat } jde Branou: { $card }.
    [inward] { $seat } jde dovnitř: { $card }.
    [outward] { $seat } se vrací: { $card }.
    [raft] { $seat } se plaví na voru: { $card }.
    [grant] { $seat } využívá udělený pohyb: { $card }.
    [path] { $seat } jde stezkou: { $card }.
   *[other] { $seat } se ocitá zde: { $card }.
 }
talisman-event-portal-tried = { $stat ->
    [strength] { $opened ->
        [yes] { $seat } vyráží Bránu: { $rolled } proti Síle { $total }. Brána se otvírá.
       *[other] { $seat } zkouší vyrazit Bránu: { $rolled } proti Síle { $total }. Brána zůstává zavřená.
     }
   *[other] { $opened ->
        [yes] { $seat } otvírá zámek Brány: { $rolled } proti Moci { $total }. Brána se otvírá.
       *[other] { $seat } zkouší otevřít zámek Brány: { $rolled } proti Moci { $total }. Brána zůstává zavřená.
     }
 }
talisman-ask-beyond-bridge = Strážce tě pouští. Kterým směrem jdeš dál?
talisman-ask-portal-stat = Vyrazíš Bránu Silou, nebo otevřeš její zámek Mocí?
talisman-ask-steers-move = Řídíš tento pohyb: { $other }. Kterým směrem?
talisman-ask-rest-first = Tvůj pohyb řídí někdo jiný. Zůstaneš místo toho na místě a odpočineš si?
talisman-refused-no-such-destination = Tvůj pohyb tam nevede: { $card }.
talisman-refused-no-raft-there = Žádný vor tě tam teď nedoveze: { $card }.
talisman-refused-not-granted = Na toto pole nemáš udělený pohyb: { $card }.
talisman-refused-no-path-there = Žádná stezka tě tam nevede: { $card }.
talisman-refused-cannot-build-raft = Tady teď vor postavit nemůžeš.
talisman-refused-no-reroll = Hod na pohyb teď opakovat nemůžeš.
talisman-refused-no-such-bonus = Tolik k hodu přidat nemůžeš: { $points }.
talisman-refused-cannot-rest = Při tomto hodu odpočívat nemůžeš.
talisman-refused-cannot-stay = Zde zůstat nemůžeš; musíš se pohnout.
talisman-refused-no-such-way = { $way ->
    [cw] Tvůj pohyb nikam po směru hodinových ručiček nevede.
    [ccw] Tvůj pohyb nikam proti směru hodinových ručiček nevede.
    [bridge] Tvůj pohyb nevede přes most.
    [portal] Tvůj pohyb nevede k portálu.
    [inward] Tvůj pohyb nevede dál dovnitř.
   *[outward] Tvůj pohyb nevede ven.
 }
talisman-refused-instructions-first = Než půjdeš dál dovnitř, musíš splnit pokyny svého pole: { $card }.
talisman-refused-talisman-needed = Sem smí jen majitel talismanu: { $card }. Žádný talisman nemáš.
talisman-refused-toad-retreats = Ve vnitřním kraji může ropucha jen ustupovat.
talisman-refused-must-turn-back = Zůstat tu nemůžeš: na další pole smí jen majitel talismanu, a tak se musíš obrátit.
talisman-refused-die-counts-as-rolled = Tento hod ti vrátil svobodu, a proto platí, jak padl: výsledek { $die } změnit nejde.

talisman-do-cw = Po směru hodin: { $card }
talisman-do-ccw = Proti směru hodin: { $card }
talisman-do-portal = Pokus otevřít Bránu
talisman-do-strength = Síla ({ $total })
talisman-do-craft = Moc ({ $total })
talisman-do-life = Ztráta 1 života
talisman-do-victim = { $seat }

## Koruna vlády a konec hry

talisman-event-crown-reached = { $seat } dochází ke Koruně vlády. Od této chvíle nikdo, kdo zemře, nedostane novou postavu.
talisman-event-ending-revealed = { $ending ->
    [crown] { $seat } nalézá Korunu vlády, jak se vypráví.
    [abyss] { $seat } potkává Pána propasti, který sedí tam, kde měla být Koruna.
   *[other] { $seat } nalézá prázdný trůn a falešnou korunu.
 }
talisman-event-command-spell = { $works ->
    [yes] { $seat } sesílá kouzlo „Rozkaz“, cíl: { $other }. Kostka: { $die }; kouzlo působí.
   *[other] { $seat } sesílá kouzlo „Rozkaz“, cíl: { $other }. Kostka: { $die }; kouzlo se nedaří.
 }
talisman-event-lost-to-command = { $left ->
    [one] { $seat } ztrácí kvůli „Rozkazu“ 1 život; zbývá { $left } život.
    [few] { $seat } ztrácí kvůli „Rozkazu“ 1 život; zbývají { $left } životy.
   *[other] { $seat } ztrácí kvůli „Rozkazu“ 1 život; zbývá { $left } životů.
 }
talisman-event-lord-wounded = { $left ->
    [0] { $seat } bere Pánu propasti poslední život.
    [one] { $seat } bere Pánu propasti život; zbývá { $left }.
    [few] { $seat } bere Pánu propasti život; zbývají { $left }.
   *[other] { $seat } bere Pánu propasti život; zbývá { $left }.
 }
talisman-event-points = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
talisman-event-game-over = { $reason ->
    [last] Konec hry: ve hře zůstává už jen { $winner } a vítězí.
    [fell_together] Konec hry, remíza. Ve stejné chvíli umírají: { $winner }.
    [sudden_death] Konec hry: ke Koruně vlády první dochází { $winner } a vítězí.
    [abyss] Konec hry: Pán propasti je poražen, vítězí { $winner }.
   *[rounds] Konec hry: poslední kolo je dohráno. Vítězství: { $winner }.
 }
talisman-ask-command-victim = Na koho sesíláš „Rozkaz“?
talisman-ask-life-or-defeat = Dostihuje tě „Rozkaz“, který sesílá { $by }. Ztratíš 1 život, nebo uznáš porážku a odejdeš ze hry?

## U stolu

talisman-event-passing = { $on ->
    [yes] { $seat } pasuje: hra nečeká na reakce tohoto hráče.
   *[other] { $seat } už nepasuje: hra zase čeká na reakce tohoto hráče.
 }
talisman-event-roll-mode = { $ask ->
    [yes] { $seat } si přeje dotaz před každým hodem na pohyb.
   *[other] Hod na pohyb, { $seat }: hned s oznámením tahu.
 }
talisman-event-by-default = { $seat }: čas vypršel, provede se výchozí volba.
talisman-event-absent = { $seat }: hráč je nepřítomen, jeho tahy se vynechávají až do návratu.
talisman-event-returned = { $seat } se vrací do hry.
talisman-event-table-rests = Hra stojí: všichni jsou nepřítomni. Bude pokračovat, jakmile někdo z nich něco udělá.
talisman-refused-not-yours = To ti nepatří: { $card }.
talisman-refused-never-dropped = To nelze odložit: { $card }.
talisman-refused-spell-kept = Kouzlo se odhazuje, jen když jich kdo má příliš mnoho, a tak ti zůstane: „{ $card }“.
talisman-refused-cannot-align = Tvá postava nemůže sama změnit povahu.
talisman-refused-aligned-before = Povaha se teď na tuto změnit nemůže: už taková je, nebo se v tomto tahu změnila.
talisman-refused-not-absent = Nemáš hlášenou nepřítomnost.
talisman-refused-not-absent-long = Tohoto hráče nelze odebrat: tahy vynechané v nepřítomnosti { $skipped }, je třeba { $needed }.
talisman-refused-left-before = Tento hráč už není ve hře.
