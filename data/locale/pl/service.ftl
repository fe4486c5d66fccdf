# Publiczne wiadomości stołu i to, co odpowiada się prywatnie.
service-your-turn = { $name }: twoja kolej.
service-your-decision = { $name }: czeka na ciebie decyzja.
service-asked = { $name }: { $question }
service-due = ({ $time })
service-button-move = Twój ruch
service-button-decide = Twoja decyzja
service-button-of = { $label }: { $name }
service-button-hand = Moja ręka
service-button-board = Stół jako tekst
service-muted = Nie mogę pisać w { $channel } (gra { $game }): brakuje tam uprawnienia „{ $missing }”. Zegary gry stoją, dopóki go nie dostanę.
service-muted-gone = Kanał gry { $game } zniknął. Wskaż grze inny przez /game rebind; do tego czasu jej zegary stoją.
service-new-seed = Gra była zakończona, a jej ziarno jawne: następne rzuty pochodzą z nowego ziarna o skrócie { $hash }.

engine-refused-no-such-game = Nie ma tu gry { $given }.
engine-refused-game-out-of-service = Ta gra jest wyłączona z powodu błędu programu (kod { $code }). Nic nie przepadło: gra stoi tak jak przedtem. Cofnij ostatnią akcję przez /game undo albo niech mistrz gry spróbuje ponownie przez /gm repair; podaj kod osobie, która prowadzi bota.
engine-refused-game-not-started = Gra jeszcze się nie zaczęła.
engine-refused-game-paused = Gra jest wstrzymana. Ruszy dalej, gdy gracze tak zagłosują (/game resume).
engine-refused-stale-press = To już zostało rozstrzygnięte; nic się nie zmieniło.
engine-refused-not-your-decision = Tę decyzję podejmuje { $seat }.
engine-refused-not-your-game = Nie masz miejsca w tej grze.
engine-refused-not-your-seat = Miejsce { $seat } nie należy do ciebie.
engine-refused-which-seat = Masz kilka miejsc; podaj, które działa: { $waiting }.
reply-done = Gotowe.
reply-order-noted = Dyspozycja zapisana. Widzisz ją tylko ty.
fault-pack-lost = Zestaw { $hash }, z którym zaczęto grę, nie jest już przechowywany.
