# Talisman: karty, které mění místo, životy, hodnoty, smrt, ropuchy. $seat je jméno hráče; $card a $cards jsou názvy karet, polí nebo postav.

## Karty

talisman-event-cards-drawn = { $seat } táhne: { $cards }.
talisman-event-deck-shuffled = { $deck ->
    [spells] Balíček kouzel je prázdný: odhozená kouzla se míchají.
   *[adventure] Balíček karet dobrodružství je prázdný: odhozené karty se míchají.
 }
talisman-event-spells-gained = { $count ->
    [0] { $seat } nezískává žádné kouzlo.
    [one] { $seat } získává { $count } kouzlo.
    [few] { $seat } získává { $count } kouzla.
   *[other] { $seat } získává { $count } kouzel.
 }
talisman-event-spells-seen = { $cards_count ->
    [one] Kouzlo, které táhne { $seat }: { $cards }.
    [few] Kouzla, která táhne { $seat }: { $cards }.
   *[other] Kouzla, která táhne { $seat }: { $cards }.
 }
talisman-event-spell-discarded = { $seat } odhazuje kouzlo: { $card }.
talisman-event-discarded = Odhozená karta: { $unit_name }.
talisman-event-left-behind = { $seat } nechává na poli „{ $card }“: { $cards }.
talisman-event-gold-left = { $seat } nechává na poli „{ $card }“ { $amount ->
    [one] { $amount } měšec zlata
    [few] { $amount } měšce zlata
   *[other] { $amount } měšců zlata
 }.
talisman-event-acquired = { $seat } teď má: { $cards }.
talisman-event-no-talisman = { $seat } nezískává talisman.

talisman-ask-gain-order = V jakém pořadí tyto věci účinkují?
talisman-ask-drop-surplus = { $count ->
    [one] Příliš mnoho předmětů: který odkládáš?
    [few] Příliš mnoho předmětů: které { $count } odkládáš?
   *[other] Příliš mnoho předmětů: kterých { $count } odkládáš?
 }
talisman-ask-discard-spell = { $limit ->
    [one] Můžeš mít { $limit } kouzlo: které odhazuješ?
    [few] Můžeš mít { $limit } kouzla: které odhazuješ?
   *[other] Můžeš mít { $limit } kouzel: které odhazuješ?
 }

## Hodnoty

talisman-event-gained = { $what ->
    [strength] { $amount ->
        [one] { $seat } získává { $amount } bod Síly; vlastní Síla: { $total }.
        [few] { $seat } získává { $amount } body Síly; vlastní Síla: { $total }.
       *[other] { $seat } získává { $amount } bodů Síly; vlastní Síla: { $total }.
     }
    [craft] { $amount ->
        [one] { $seat } získává { $amount } bod Moci; vlastní Moc: { $total }.
        [few] { $seat } získává { $amount } body Moci; vlastní Moc: { $total }.
       *[other] { $seat } získává { $amount } bodů Moci; vlastní Moc: { $total }.
     }
    [gold] { $amount ->
        [one] { $seat } získává { $amount } měšec zlata; zlato: { $total }.
        [few] { $seat } získává { $amount } měšce zlata; zlato: { $total }.
       *[other] { $seat } získává { $amount } měšců zlata; zlato: { $total }.
     }
   *[life] { $amount ->
        [one] { $seat } získává { $amount } život; životy: { $total }.
        [few] { $seat } získává { $amount } životy; životy: { $total }.
       *[other] { $seat } získává { $amount } životů; životy: { $total }.
     }
 }
talisman-event-lost = { $what ->
    [strength] { $amount ->
        [0] { $seat } neztrácí Sílu: níž než na začátku klesnout nemůže ({ $total }).
        [one] { $seat } ztrácí { $amount } bod Síly; vlastní Síla: { $total }.
        [few] { $seat } ztrácí { $amount } body Síly; vlastní Síla: { $total }.
       *[other] { $seat } ztrácí { $amount } bodů Síly; vlastní Síla: { $total }.
     }
    [craft] { $amount ->
        [0] { $seat } neztrácí Moc: níž než na začátku klesnout nemůže ({ $total }).
        [one] { $seat } ztrácí { $amount } bod Moci; vlastní Moc: { $total }.
        [few] { $seat } ztrácí { $amount } body Moci; vlastní Moc: { $total }.
       *[other] { $seat } ztrácí { $amount } bodů Moci; vlastní Moc: { $total }.
     }
    [gold] { $amount ->
        [one] { $seat } ztrácí { $amount } měšec zlata; zlato: { $total }.
        [few] { $seat } ztrácí { $amount } měšce zlata; zlato: { $total }.
       *[other] { $seat } ztrácí { $amount } měšců zlata; zlato: { $total }.
     }
   *[life] { $amount ->
        [one] { $seat } ztrácí { $amount } život; životy: { $total }.
        [few] { $seat } ztrácí { $amount } životy; životy: { $total }.
       *[other] { $seat } ztrácí { $amount } životů; životy: { $total }.
     }
 }
talisman-event-healed = { $amount ->
    [0] { $seat } si neléčí žádný život; životy: { $total }.
    [one] { $seat } si léčí { $amount } život; životy: { $total }.
    [few] { $seat } si léčí { $amount } životy; životy: { $total }.
   *[other] { $seat } si léčí { $amount } životů; životy: { $total }.
 }
talisman-event-alignment-changed = { $alignment ->
    [good] { $seat } mění povahu na dobrou.
    [evil] { $seat } mění povahu na zlou.
   *[neutral] { $seat } mění povahu na neutrální.
 }
talisman-event-trophies-exchanged = { $points ->
    [one] { $seat } odevzdává trofeje za { $points } bod ({ $cards }) a získává body Síly ({ $amount }); vlastní Síla: { $total }.
    [few] { $seat } odevzdává trofeje za { $points } body ({ $cards }) a získává body Síly ({ $amount }); vlastní Síla: { $total }.
   *[other] { $seat } odevzdává trofeje za { $points } bodů ({ $cards }) a získává body Síly ({ $amount }); vlastní Síla: { $total }.
 }
talisman-refused-toad-keeps-trophies = Ropucha nemůže vyměňovat trofeje.
talisman-refused-no-trophy = Nemáš trofej „{ $card }“.
talisman-refused-too-few-points = { $points ->
    [one] Tyto trofeje mají { $points } bod; je potřeba { $needed }.
    [few] Tyto trofeje mají { $points } body; je potřeba { $needed }.
   *[other] Tyto trofeje mají { $points } bodů; je potřeba { $needed }.
 }

## Životy

talisman-event-life-saved = { $seat } neztrácí život: { $card }.
talisman-event-save-rolled = { $saved ->
    [yes] { $seat } hází za kartu „{ $card }“: { $die }, život je zachráněn.
   *[no] { $seat } hází za kartu „{ $card }“: { $die }, život není zachráněn.
 }
talisman-event-died = { $seat } ztrácí postavu: { $card } umírá.
talisman-event-left-game = { $reason ->
    [conceded] { $seat } se vzdává a opouští hru.
    [removed] { $seat } opouští hru rozhodnutím stolu.
    [died] { $seat } vypadává ze hry.
   *[admitted] { $seat } uznává porážku a opouští hru.
 }
talisman-event-new-character = { $seat } hraje za tuto postavu: { $card }. Startovní pole: { $start }.

talisman-ask-followers-instead = { $lives ->
    [one] Máš ztratit { $lives } život. Které společníky místo toho obětuješ, každého za jeden život?
    [few] Máš ztratit { $lives } životy. Které společníky místo toho obětuješ, každého za jeden život?
   *[other] Máš ztratit { $lives } životů. Které společníky místo toho obětuješ, každého za jeden život?
 }
talisman-ask-armour = Pro kterou část zbroje házíš kostkou na záchranu života?
talisman-ask-other-save = Hodíš si za kartu „{ $card }“ na záchranu života?
talisman-ask-new-character = Tvá postava zemřela. Pokračuješ s novou?

## Ropuchy

talisman-event-became-toad = { $turns ->
    [one] { $seat } se mění v ropuchu na { $turns } tah.
    [few] { $seat } se mění v ropuchu na { $turns } tahy.
   *[other] { $seat } se mění v ropuchu na { $turns } tahů.
 }
talisman-event-toad-no-more = { $seat } už není ropucha.

## Checks

fault-not-in-the-pack = Žádný balík této hry nezná „{ $given }“.
fault-turn-of-nobody = Na tahu je místo { $given }, ale takové místo není.
fault-card-count = Počet karet „{ $card }“: { $count } místo { $needed }.
fault-piece-twice = Karta { $given } leží na dvou místech.
fault-dead-in-play = Postava hráče { $seat } nemá životy, a přece je ve hře.
fault-gold-below-zero = { $seat } má méně než žádné zlato.
fault-below-start = Vlastní Síla nebo Moc hráče { $seat } je nižší než na začátku.
fault-rich-toad = { $seat } je ropucha, a přece má zlato.
fault-not-allowed-to-own = { $seat } nesmí mít tuto kartu: { $card }.
fault-too-many-objects = { $seat } má více předmětů, než kolik je limit: { $limit }.
fault-too-many-spells = { $seat } má více kouzel, než kolik je limit: { $limit }.
fault-character-of-nobody = { $seat } už není ve hře, ale postava ano.
