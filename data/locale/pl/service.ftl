# Publiczne wiadomości stołu i to, co odpowiada się prywatnie.
service-your-turn = { $name }: twoja kolej.
service-unasked = Gra czeka na: { $waiting }. Mimo to możesz wykonać ruch:
service-your-decision = { $name }: czeka na ciebie decyzja.
service-asked = { $name }: { $question }
service-due = ({ $time })
service-button-move = Twój ruch
service-button-decide = Twoja decyzja
service-button-of = { $label }: { $name }
service-button-hand = Moje karty
service-button-board = Cały stół
service-button-older = { $count ->
    [one] { $count } starszy wiersz
    [few] { $count } starsze wiersze
   *[many] { $count } starszych wierszy
 }
service-button-none = Nic
service-muted = Nie mogę pisać na { $channel } (gra { $game }): brakuje tam uprawnienia „{ $missing }”. Zegary gry stoją, dopóki go nie dostanę.
service-muted-gone = Kanał gry { $game } zniknął. Wskaż grze inny przez /game rebind; do tego czasu jej zegary stoją.
service-muted-closed = Wątek { $channel } gry { $game } jest zamknięty i nie wolno mi go znów otworzyć. Otwórz go i odblokuj, daj mi uprawnienie „Zarządzanie wątkami” albo wskaż grze inny kanał przez /game rebind. Do tego czasu jej wiadomości czekają, a jej zegary stoją.
service-muted-full = Wątku { $channel } gry { $game } nie da się znów otworzyć: ten serwer ma już tyle otwartych wątków, na ile pozwala Discord. Kto zarządza wątkami, może zarchiwizować inne; albo wpiszcie /game rebind na zwykłym kanale, który nie wymaga wątku. Do tego czasu jej wiadomości czekają, a jej zegary stoją.
service-muted-forbidden = Discord nie pozwala mi pisać na { $channel } (gra { $game }), choć nie widzę, by brakowało mi jakiegoś uprawnienia. Sprawdź, co kanał i jego kategoria ustalają dla mojej roli i czy nie nałożono na mnie przerwy (timeout). Zegary gry stoją, dopóki znów nie będzie można tam pisać.
service-unheard = Gra „{ $name }”: na jej kanale nie da się tego powiedzieć. { $why }
service-message-missing = Brakuje tu wiadomości: przy jej wysyłaniu coś poszło nie tak. Bot spróbuje ponownie przy następnym uruchomieniu; przyczynę jego operator znajdzie w dzienniku.
service-rules-changed = Program został zaktualizowany: ta gra toczy się dalej według wersji { $new } zasad (dotąd: { $old }). To, co leży na stole, zostaje bez zmian.
service-new-seed = Gra była zakończona, a jej ziarno jawne: następne rzuty pochodzą z nowego ziarna o skrócie { $hash }.

engine-refused-no-such-game = Nie ma tu gry { $given }.
engine-refused-game-out-of-service = Ta gra jest wyłączona z powodu błędu programu (kod { $code }). Stan gry się nie zmienił. Cofnij ostatnią akcję przez /game undo albo niech mistrz gry spróbuje ponownie przez /gm repair; podaj kod osobie, która prowadzi bota.
engine-refused-game-unreadable = Zapis tej gry jest uszkodzony, dlatego jest wyłączona; wszystkie inne gry toczą się dalej. { $good ->
    [none] Wszystkie jej wiersze są uszkodzone.
   *[other] Ostatni nieuszkodzony wiersz to { $good }.
 } { $backup ->
    [none] Nie ma dobrej kopii zapasowej.
   *[other] Najnowsza dobra kopia zapasowa: { $backup }.
 } Podaj kod { $code } osobie, która prowadzi bota.
engine-refused-game-changed = Po aktualizacji programu ten stół wyglądałby dla wszystkich inaczej niż przedtem, dlatego gra czeka (kod { $code }). Mistrz gry ogląda ją przez /gm state i przywraca przez /gm repair albo cofa przez /gm back. Zmienione: { $places }.
engine-refused-line-damaged = Zapis wiersza { $line } tej gry jest uszkodzony i nie da się go odczytać. Teraz niczego nie zrobiono; osoba, która prowadzi bota, może sprawdzić przez „python -m bot check”, co jest dobre.
engine-refused-game-not-started = Gra jeszcze się nie zaczęła.
engine-refused-game-paused = { $until ->
    [none] Gra jest wstrzymana, aż ktoś zajmie miejsce i zagłosuje za wznowieniem (/game resume).
   *[other] Gra jest wstrzymana do { $until }. Ruszy wcześniej, gdy gracze tak zagłosują (/game resume).
 }
engine-refused-stale-press = To już zostało rozstrzygnięte; nic się nie zmieniło.
engine-refused-not-your-decision = Tę decyzję podejmuje { $seat }.
engine-refused-not-your-game = Nie masz miejsca w tej grze.
engine-refused-not-your-seat = Miejsce gracza { $seat } nie należy do ciebie.
engine-refused-which-seat = Masz kilka miejsc; podaj, za które grasz: { $waiting }.
reply-done = Zrobione; wynik widać na kanale.
reply-order-noted = Instrukcja zapisana. Widzisz ją tylko ty.
fault-pack-lost = Zestaw { $hash }, z którym zaczęto grę, nie jest już przechowywany.
