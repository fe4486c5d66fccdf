# Moci Albionu: rozkazy, pohyb, kolo, vítězství, chování. $pawn a $target jsou kódy figurek.

## Orders

albion-event-noted = { $what ->
    [movement] Rozkazy jsou zapečetěny; dokud nejsou všechny, můžeš dát jiné.
    [declare] Ohlášení je zapečetěno; dokud nejsou všechna, můžeš učinit jiné.
   *[items] Poznamenáno; do konce fáze to můžeš změnit.
 }
albion-event-sealed = { $what ->
    [movement] Rozkazy vydány: { $said } ze { $of }.
    [declare] Ohlášení učiněna: { $said } ze { $of }.
   *[items] Rozhodnutí o žetonech: { $said } ze { $of }.
 }
albion-event-moves-ended = Tah hotov: { $seat }.
albion-refused-nothing-to-hand-in = Nemáš žádné rozkazy po figurkách, které by čekaly na odevzdání.
albion-refused-no-such-pawn = Na mapě není figurka { $pawn }.
albion-refused-not-your-pawn = Figurka { $pawn } není tvoje.
albion-refused-pawn-twice = Figurka { $pawn } je uvedena dvakrát.
albion-refused-no-such-hex = Na mapě není pole „{ $hex }“.
albion-refused-no-neighbour = Pole { $hex } nesousedí s polem { $near_hex }.
albion-refused-must-stay = Tato figurka se v této fázi nehýbe.
albion-refused-nothing-to-abandon = Figurka { $pawn } jde pěšky: nemá co opustit.
albion-refused-already-moved = Figurka { $pawn } už táhla.
albion-refused-not-your-turn = Nejsi na řadě.

## Movement

albion-event-walk-ends = { $why ->
    [border] { $pawn } dojde jen na { $hex }: tam ho zastaví hranice.
    [allowance] { $pawn } dojde jen na { $hex }: dál se v jednom pohybu nedostane.
    [lake] { $pawn } dojde jen na { $hex }: dál vede cesta do jezera.
   *[land] { $pawn } dopluje jen na { $hex }: dál vede cesta tam, kam loďka nepluje.
 }
albion-event-pawn-moved = { $pawn } táhne na pole { $hex }.
albion-event-pawn-blocked = { $pawn } zůstává na poli { $at }: pole { $hex } je obsazené.
albion-march = { $card }: { $steps }.
albion-march-moved = { $pawn } na { $hex }
albion-march-stopped = { $pawn } na { $hex } ({ $barred } je obsazeno)
albion-march-stayed = { $pawn } zůstává na { $hex } ({ $barred } je obsazeno)
albion-event-transport-changed = { $transport ->
    [horse] { $pawn } nasedá na koně na poli { $hex }.
    [boat] { $pawn } nastupuje do loďky na poli { $hex }.
   *[foot] { $pawn } jde odteď pěšky; kůň nebo loďka zůstává na poli { $hex }.
 }

## The round

albion-event-round-started = Začíná kolo { $round }; začíná { $seat }.
albion-event-recovered = { $pawn } odpočívá v hradu: zranění − { $amount }, Moc + { $power }.
albion-event-healed-by = { $token } léčí: { $pawn }, zranění − { $amount }.

## Victory

albion-event-castle-won = { $seat } má Grál i Kopí v hradu na poli { $hex }.
albion-event-player-eliminated = { $seat } už nemá žádného rytíře a vypadává ze hry.
albion-event-points = { $seat }: body za artefakty { $points }, rytíři { $knights }, Pokladnice { $treasury }.
albion-event-game-won = { $reason ->
    [artefacts] Výprava končí: { $winner } má oba artefakty a vítězí.
    [last] { $winner } zůstává ve hře jako poslední hráč a vítězí.
    [rounds] { $winner_count ->
        [one] Poslední kolo skončilo: vítězí { $winner }.
        [few] Poslední kolo skončilo: o vítězství se dělí { $winner }.
       *[other] Poslední kolo skončilo: o vítězství se dělí { $winner }.
     }
   *[draw] Nikdo nezůstal ve hře: remíza.
 }

## Conduct

albion-event-withdrew = { $seat } se vzdává.
albion-event-left-map = { $pawn } opouští mapu; všechny žetony zůstávají.
albion-event-by-default = Čas vypršel: { $seat }; provede se výchozí volba.
albion-event-on-orders = { $seat }: třetí zmeškaná lhůta po sobě, hra už nečeká.
albion-event-waited-for-again = { $seat } je zpět: zase se čeká.
albion-event-table-rests = Hra stojí: všichni jsou nepřítomni. Bude pokračovat, jakmile někdo z nich něco udělá.
albion-refused-nothing-due = Na toto místo nikdo nečeká.

## What is wrong with a position

fault-token-twice = Žeton { $given } je na dvou místech.
fault-token-count = Žeton { $token }: kusů { $count } místo { $needed }.
fault-destroyed = Tento žeton nelze zničit: { $token }.
fault-lies-nowhere = Na poli { $hex } nemůže nic ležet, nebo tam nic neleží.
fault-below-zero = Některá hodnota figurky { $pawn } je menší než 0.
fault-carries-out-of-the-game = Figurka { $pawn } je mimo hru, a přesto něco nese.
fault-transport-without-token = Figurka { $pawn } jede či pluje bez žetonu, nebo má žeton a jde.
fault-carries-too-much = Figurka { $pawn } nese, co nikdo nést nesmí ({ $clause }).
fault-transport-on-hex = Figurka { $pawn } takto na poli { $hex } být nemůže.
fault-hex-shared = Figurka { $pawn } sdílí pole { $hex } s jinou.
fault-treasury-below-zero = Pokladnice je menší než 0: { $seat }.
fault-knights-of-nobody = { $seat } je mimo hru, ale má rytíře na mapě.
fault-ended-without-reason = Hra skončila bez důvodu.
fault-fights-off-the-map = Figurka { $pawn } bojuje, ale není na mapě.
