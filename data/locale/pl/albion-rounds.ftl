# Moce Albionu: rozkazy, ruch, runda, zwycięstwo, przebieg gry. $pawn i $target to kody pionków.

## Orders

albion-event-noted = { $what ->
    [movement] Rozkazy zapieczętowane; dopóki nie ma wszystkich, możesz wydać inne.
    [declare] Deklaracja zapieczętowana; dopóki nie ma wszystkich, możesz złożyć inną.
   *[items] Zanotowano; do końca fazy możesz zmienić zdanie.
 }
albion-event-sealed = { $what ->
    [movement] Rozkazy wydane: { $said } z { $of }.
    [declare] Deklaracje złożone: { $said } z { $of }.
   *[items] Decyzje o żetonach: { $said } z { $of }.
 }
albion-event-moves-ended = Ruch wykonany: { $seat }.
albion-refused-nothing-to-hand-in = Nie masz rozkazów dla pojedynczych pionków, które czekałyby na oddanie.
albion-refused-no-such-pawn = Na mapie nie ma pionka { $pawn }.
albion-refused-not-your-pawn = Pionek { $pawn } nie należy do ciebie.
albion-refused-pawn-twice = Pionek { $pawn } wymieniono dwa razy.
albion-refused-no-such-hex = Na mapie nie ma pola „{ $hex }”.
albion-refused-no-neighbour = Pole { $hex } nie sąsiaduje z polem { $near_hex }.
albion-refused-must-stay = Ten pionek nie rusza się w tej fazie.
albion-refused-nothing-to-abandon = Pionek { $pawn } idzie pieszo: nie ma czego porzucić.
albion-refused-already-moved = Pionek { $pawn } już się ruszył.
albion-refused-not-your-turn = To nie twoja kolej.

## Movement

albion-event-walk-ends = { $why ->
    [border] { $pawn } dojdzie tylko do { $hex }: tam zatrzyma go granica.
    [allowance] { $pawn } dojdzie tylko do { $hex }: dalej w jednym ruchu nie zajdzie.
    [lake] { $pawn } dojdzie tylko do { $hex }: dalej droga prowadzi w jezioro.
   *[land] { $pawn } dopłynie tylko do { $hex }: dalej droga prowadzi tam, gdzie łódź nie popłynie.
 }
albion-event-pawn-moved = { $pawn } przechodzi na pole { $hex }.
albion-event-pawn-blocked = { $pawn } zatrzymuje się na polu { $at }: pole { $hex } jest zajęte.
albion-march = { $card }: { $steps }.
albion-march-moved = { $pawn } na { $hex }
albion-march-stopped = { $pawn } na { $hex } ({ $barred } zajęte)
albion-march-stayed = { $pawn } zostaje na { $hex } ({ $barred } zajęte)
albion-event-transport-changed = { $transport ->
    [horse] { $pawn } dosiada konia na polu { $hex }.
    [boat] { $pawn } wsiada do łodzi na polu { $hex }.
   *[foot] { $pawn } idzie odtąd pieszo; koń albo łódź zostaje na polu { $hex }.
 }

## The round

albion-event-round-started = Początek rundy { $round }; zaczyna { $seat }.
albion-event-recovered = { $pawn } odpoczywa w zamku: rany − { $amount }, Moc + { $power }.
albion-event-healed-by = { $token } leczy: { $pawn }, rany − { $amount }.

## Victory

albion-event-castle-won = { $seat } ma Graala i Włócznię w zamku na polu { $hex }.
albion-event-player-eliminated = { $seat } nie ma już rycerzy i odpada z gry.
albion-event-points = { $seat }: punkty za artefakty { $points }, rycerze { $knights }, Skarbiec { $treasury }.
albion-event-game-won = { $reason ->
    [artefacts] Wyprawa skończona: { $winner } ma oba artefakty i wygrywa.
    [last] { $winner } zostaje w grze jako ostatni gracz i wygrywa.
    [rounds] { $winner_count ->
        [one] Ostatnia runda minęła: wygrywa { $winner }.
        [few] Ostatnia runda minęła: zwycięstwo dzielą { $winner }.
       *[many] Ostatnia runda minęła: zwycięstwo dzielą { $winner }.
     }
   *[draw] Nikt nie został w grze: remis.
 }

## Conduct

albion-event-withdrew = { $seat } poddaje się.
albion-event-left-map = { $pawn } schodzi z mapy; wszystkie żetony zostają.
albion-event-by-default = Czas minął: { $seat }; wykonywane jest działanie domyślne.
albion-event-on-orders = { $seat } przegapia trzeci termin z rzędu: gra już na tego gracza nie czeka.
albion-event-waited-for-again = { $seat } wraca do gry: znów czekamy.
albion-event-table-rests = Gra stoi: wszyscy są nieobecni. Ruszy dalej, gdy tylko któreś z nich coś zrobi.
albion-refused-nothing-due = Nikt na to miejsce nie czeka.

## What is wrong with a position

fault-token-twice = Żeton { $given } jest w dwóch miejscach.
fault-token-count = Żeton { $token }: sztuk { $count } zamiast { $needed }.
fault-destroyed = Tego żetonu nie można zniszczyć: { $token }.
fault-lies-nowhere = Na polu { $hex } nic nie może leżeć albo nic tam nie leży.
fault-below-zero = Jedna z wartości pionka { $pawn } jest mniejsza od 0.
fault-carries-out-of-the-game = Pionek { $pawn } jest poza grą, a wciąż coś niesie.
fault-transport-without-token = Pionek { $pawn } jedzie lub płynie bez żetonu albo ma żeton i idzie.
fault-carries-too-much = Pionek { $pawn } niesie coś, czego nieść nie wolno ({ $clause }).
fault-transport-on-hex = Pionek { $pawn } nie może tak stać na polu { $hex }.
fault-hex-shared = Pionek { $pawn } dzieli pole { $hex } z innym.
fault-treasury-below-zero = Skarbiec jest mniejszy od 0: { $seat }.
fault-knights-of-nobody = { $seat } jest poza grą, a ma rycerzy na mapie.
fault-ended-without-reason = Gra się skończyła bez powodu.
fault-fights-off-the-map = Pionek { $pawn } walczy, a nie ma go na mapie.
