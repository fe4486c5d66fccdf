# Co gracz robi przy stole: prywatny panel, linie, plansze, ręka, księgi, instrukcje, talie, kości.

## Panel

table-over = Gra zakończona.
table-nobody-waited = Teraz nikt nie musi nic robić. Możesz to zamknąć.
table-waiting = { $count ->
    [one] Teraz ruch ma: { $names }. Możesz to zamknąć.
    [few] Teraz ruch mają: { $names }. Możesz to zamknąć.
   *[many] Teraz ruch mają: { $names }. Możesz to zamknąć.
 }
table-staged = Przygotowane, jeszcze niewysłane:
table-staged-later = ↳ wiadomo dopiero po rzutach i odpowiedziach z poprzednich wierszy
table-picked = Wybrane dotąd: { $choices }
table-pick-some = { $low ->
    [none] Wybierz najwyżej { $high }, potem potwierdź.
   *[other] Wybierz od { $low } do { $high }, potem potwierdź.
 }
table-since = Od tego czasu:
table-since-own = Od twojego ostatniego ruchu:
table-since-earlier = { $count ->
    [one] … a wcześniej { $count } zdarzenie; wszystko pokazuje `/game log`.
    [few] … a wcześniej { $count } zdarzenia; wszystko pokazuje `/game log`.
   *[many] … a wcześniej { $count } zdarzeń; wszystko pokazuje `/game log`.
 }
table-since-more = { $count ->
    [one] … i jeszcze { $count } zdarzenie; wszystko podaje `/game log`.
    [few] … i jeszcze { $count } zdarzenia; wszystko podaje `/game log`.
   *[many] … i jeszcze { $count } zdarzeń; wszystko podaje `/game log`.
 }
table-kind-count = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
 }
table-hint-kind = Co chcesz zrobić?
table-hint-piece = Kto wykonuje ruch?
table-more-pieces = Dalsze: od { $piece } …
table-hint-saved-deck = Zagraj jedną ze swoich zapisanych talii
table-button-answer = Odpowiedz…
table-button-before = Strona wstecz
table-button-next = Następna strona
table-button-back = Inne działania
table-button-up = Wróć
table-button-confirm = Wykonaj
table-button-drop = Odrzuć
table-button-change = Zmień…
table-button-line = Wpisz ruch…
table-button-more = Więcej…
table-button-orders = Stałe rozkazy
table-button-concede = Poddaj grę…
table-hint-count = { $kinds } ({ $count })
table-hint-rest = Pozostałe możliwości ({ $count })
table-choice-line = { $does ->
    [none] **{ $choice }**
   *[other] **{ $choice }** – { $does }
}
table-button-form-again = Otwórz formularz ponownie…
table-button-deck = Własna lista…
table-form-line = Wiersze
table-form-line-help = W notacji gry, każda w osobnym wierszu
table-form-line-title = Wpisz, co robisz
table-form-answer = Twoja odpowiedź
table-form-deck-title = Własna talia
table-form-deck-list = Karty
table-form-deck-help = W każdym wierszu karta: 3 GA-U01 albo 3 i jej nazwa
table-form-list-file = Albo plik tekstowy z listą
table-form-list-name = Zapisz pod tą nazwą
table-warcry-status = Bitwa { $battle }; wygrane: { $wins }. Karty akcji na ręce: { $action }.
table-warcry-status-muster = Bitwa { $battle }; wygrane: { $wins }. Zostało złota: { $gold }. Karty armii na ręce: { $army }.
table-warcry-status-combat = { $unit }: { $value } przeciw { $against }; pozostałe punkty taktyczne: { $points }. Karty akcji na ręce: { $action }.
reply-staged = Przygotowane. Nic nie zostanie wysłane, dopóki nie potwierdzisz.
reply-dropped = Odrzucone; nic nie wysłano.
reply-partly-done = { $reason ->
    [none] Wykonano częściowo; gra czeka na kogoś innego. Przygotowane, jeszcze niewysłane (wierszy: { $left }): { $line }
   *[other] Wykonano częściowo. Przygotowane, jeszcze niewysłane (wierszy: { $left }): { $line }. Powód: { $reason }
 }
engine-refused-form-forgotten = Z tego formularza nic już nie zostało; otwórz go od nowa.
engine-refused-story-forgotten = Tych wierszy już nie ma; wszystko, co się wydarzyło, pokazuje /game log.
engine-refused-nothing-staged = Nie ma nic przygotowanego do potwierdzenia.
engine-refused-nothing-said = Nie wpisano żadnego ruchu.
engine-refused-too-many-lines = Za dużo wierszy naraz: { $given }; najwyżej { $most }.

## Plansza, ręka, gry

table-board = Stół gry { $game }
table-at-line = Stół po wierszu { $number } z { $last }
table-my-waiting = { $count ->
    [one] Czeka na ciebie { $count } sprawa:
    [few] Czekają na ciebie { $count } sprawy:
   *[many] Czeka na ciebie { $count } spraw:
 }
table-my-free = Nic na ciebie nie czeka.
table-my-others = Twoje inne gry:
table-my-turn = twój ruch
table-my-question = pytanie do ciebie
table-my-lobby = jeszcze nie rozpoczęta
table-my-running = trwa, czeka na innych
table-my-ready = zgłoś gotowość, bez tego ta para nie zacznie
table-my-vote = wniosek { $about } czeka na twój głos: /vote agree, /vote decline
table-my-answer = odpowiedz na żądanie { $about }: podobno nie stawiasz się do gry
table-my-longer = druga strona prosi o { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
 } więcej: /event longer
table-my-checkin = potwierdź obecność
table-my-decide = { $count ->
    [one] { $count } sprawa czeka na twoją decyzję: /event panel event:{ $number }
    [few] { $count } sprawy czekają na twoją decyzję: /event panel event:{ $number }
   *[many] { $count } spraw czeka na twoją decyzję: /event panel event:{ $number }
 }
table-my-ballot = pytanie { $about } o zasady czeka na twój głos
table-practice = ćwiczenie
reply-posted = Opublikowano dla wszystkich.
reply-posting-waits = Wiadomość czeka; opublikuję ją dla wszystkich, gdy tylko znów będę mógł tam pisać.
engine-refused-no-line-to-show = Nie ma wiersza { $given }; wiersze mają numery od 0 do { $last }.
engine-refused-no-spectators = Gracze tej gry nie pozwalają innym jej oglądać.

## Księgi

table-log-head = Gra { $game }: { $name }. { $seed_count ->
    [one] Skrót ziarna kości: { $seed }
    [few] Skróty kolejnych ziaren kości: { $seed }
   *[many] Skróty kolejnych ziaren kości: { $seed }
 }
table-log-line = #{ $number } { $time } { $undone ->
    [yes] (cofnięte){ " " }
   *[no] { "" }
 }{ $ground ->
    [gm] (mistrz gry){ " " }
    [timeout] (upłynął czas){ " " }
   *[player] { "" }
 }{ $text }
table-log-remark = — { $time } { $text }
table-log-back = Powrót do wiersza { $number }.
table-log-file = Dziennik jest w pliku.
table-export-full = Cały zapis wraz z ziarnem kości: każdy może go odtworzyć i sprawdzić.
table-export-cut = Dotychczasowy zapis z tym, co możesz wiedzieć. Cały będzie dostępny po zakończeniu gry.
table-fork-name = Ćwiczenie: { $name }
table-fork-begun = Kopia ćwiczebna gry { $game } od jej wiersza { $number }. Kości są inne i nic się tu nie liczy.
table-rebound = Gra { $game } toczy się dalej na tym kanale.
reply-forked = Kopia ćwiczebna to gra { $copy }, od wiersza { $number }. { $thread ->
    [yes] Jej wątek otwiera się na { $channel }.
   *[no] Toczy się w samym { $channel }.
 }
reply-rebound = Gra toczy się dalej na tym kanale.
engine-refused-fork-hidden = Nie można skopiować wiersza { $number }, dopóki gra trwa: są tam ukryte przed tobą karty lub wybory, a kopia by je pokazała.
engine-refused-fork-no-threads = Kopia ćwiczebna toczy się w wątku, a na { $channel } nie da się go otworzyć. Grę będzie można skopiować, gdy /game rebind przeniesie ją na kanał tekstowy.
engine-refused-fork-ended = Po wierszu { $number } gra jest zakończona; wybierz wcześniejszy wiersz.
engine-refused-rebind-not-yours = Grę może przenieść tylko gospodarz albo mistrz gry; gracze, gdy jej kanału już nie ma albo bot nie może na nim pisać.
engine-refused-rebind-same = Gra już jest na tym kanale.

## Instrukcje

reply-order-cancelled = Instrukcja jest cofnięta.
reply-order-cancelled-more = Instrukcja jest cofnięta; razem z nią anulowano te, które dotyczą czegoś, czego już nie ma: { $lost }
engine-refused-no-such-order = Nie ma instrukcji { $given }; wydanych: { $count }.

## Kości

table-dice-head = Dotychczasowe rzuty. W nawiasie: zakres, w którym średnia tylu uczciwych rzutów mieści się w 95% przypadków.
table-dice-aborted = { $name }: rozpoczęte tu gry tego rodzaju: { $begun }, zamknięte przed końcem: { $count } ({ $games }{ $more ->
    [no] )
   *[yes] {" "}i starsze)
 }
table-dice-line = { $name }: rzuty: { $count }, średnia { $mean } ({ $low } do { $high }), ścianki { $faces }
table-dice-none = { $name }: brak rzutów
table-dice-fixed = Kości w lekcji są ustalone: każdemu, kto ją przechodzi, wypadają tak samo.
reply-dice-verified-lesson = Kości w lekcji ustala jej scenariusz, a nie tajne ziarno, więc każdemu wypadają tak samo. Mimo to zostały powtórzone i zgadzają się. Rzuty: { $rolls }, tasowania: { $shuffles }; ponownie wykonane wiersze: { $lines }.
engine-refused-dice-fixed = Kości w lekcji są ustalone: każdemu, kto ją przechodzi, wypadają tak samo. Po jej zakończeniu można je tu sprawdzić.
reply-dice-verified = Kości są uczciwe. Powtórzone rzuty: { $rolls }, tasowania: { $shuffles }; ponownie wykonane wiersze: { $lines }. { $commitment_count ->
    [one] Ziarno { $seed }, jego skrót { $commitment }
    [few] Kolejne ziarna: { $seed }; ich skróty: { $commitment }
   *[many] Kolejne ziarna: { $seed }; ich skróty: { $commitment }
 }
engine-refused-dice-sealed = { $commitment_count ->
    [one] Ziarno zostanie ogłoszone po zakończeniu gry. Jego skrót, ustalony od początku: { $commitment }
    [few] Ziarna zostaną ogłoszone po zakończeniu gry. Jest ich kilka, bo przywrócono kopię zapasową albo wznowiono zakończoną grę; ich kolejne skróty: { $commitment }
   *[many] Ziarna zostaną ogłoszone po zakończeniu gry. Jest ich kilka, bo przywrócono kopię zapasową albo wznowiono zakończoną grę; ich kolejne skróty: { $commitment }
 }

## Talie

table-deck-none = Nie masz zapisanych talii.
table-deck-list = { $count ->
    [one] { $count } zapisana talia:
    [few] { $count } zapisane talie:
   *[many] { $count } zapisanych talii:
 }
reply-deck-saved = Lista „{ $name }” jest zapisana.
reply-deck-dropped = Lista „{ $name }” jest usunięta.
engine-refused-deck-without-name = Lista potrzebuje nazwy.
engine-refused-too-many-decks = Liczba zapisanych list sięgnęła granicy ({ $most }); usuń najpierw jedną.
engine-refused-no-such-deck = Nie masz zapisanej listy „{ $given }”.
engine-refused-deck-too-long = Lista jest za długa: znaków { $given }, najwyżej { $most }.
engine-refused-deck-empty = Lista jest pusta.
engine-refused-file-no-text = Ten plik nie jest tekstem (UTF-8).

## Wyszukiwanie

table-card-unit = Koszt { $cost }, siła { $strength }, punkty taktyczne { $tactics }, morale { $leadership }.
table-card-attachment = Koszt { $cost }.
table-card-action = Koszt { $cost }, kość { $die }.
engine-refused-no-such-card = Żadna karta nie nazywa się „{ $given }”.
engine-refused-which-card = Możliwe karty: { $count }. Wśród nich: { $found }

## Polecenia

command-do = Wykonaj ruch albo otwórz panel ruchów
option-do-line = Ruch, jak w podpowiedziach; kilka oddziel średnikiem
option-do-seat = Za które miejsce grasz (od 1)
option-do-sure = Od razu, bez pokazywania skutków
command-board = Pokaż stół, teraz albo wcześniej
option-board-text = Słowami zamiast obrazka
option-board-at = Po którym wierszu dziennika; numery ma /game log
option-board-seat = Z którego twojego miejsca, od 1
command-hand = Pokaż swoje karty
option-hand-seat = Którego twojego miejsca, od 1
command-my = Wszystkie twoje gry i to, co w nich na ciebie czeka
command-orders = Twoje stałe instrukcje; nikt inny ich nie widzi
command-orders-list = Pokaż swoje stałe instrukcje
option-orders-list-seat = Którego twojego miejsca, od 1
command-orders-set = Wydaj stałą instrukcję
option-orders-set-line = Instrukcja, jak w podpowiedziach
option-orders-set-seat = Którego twojego miejsca, od 1
command-orders-cancel = Cofnij stałą instrukcję
option-orders-cancel-number = Jej numer na liście
option-orders-cancel-seat = Którego twojego miejsca, od 1
command-game-log = Wszystko, co się stało, o ile możesz to wiedzieć
command-game-export = Zapis gry jako plik
command-game-fork = Kopia ćwiczebna od wybranego wiersza dziennika
option-game-fork-at = Od którego wiersza; puste: od ostatniej
command-game-rebind = Graj dalej na tym kanale
command-dice = Czy kości są uczciwe i jak padały
command-dice-verify = Sprawdź kości zakończonej gry
command-dice-stats = Jak padały kości na każdym miejscu
command-warcry = WarCry: talie, karty, zasady
command-warcry-deck = Twoje zapisane talie
command-warcry-deck-list = Pokaż swoje zapisane talie
command-warcry-deck-save = Zapisz talię z pliku albo wpisaną
option-warcry-deck-save-name = Jej nazwa
option-warcry-deck-save-file = Plik tekstowy z listą; bez niego otworzy się formularz
command-warcry-deck-use = Zagraj zapisaną talię
option-warcry-deck-use-name = Jej nazwa
option-warcry-deck-use-seat = Dla którego twojego miejsca, od 1
command-warcry-deck-drop = Usuń zapisaną talię
option-warcry-deck-drop-name = Jej nazwa
table-beside = Gra przy tym stole: { $plays }; to, co poniżej, dotyczy gry { $about }.
engine-refused-no-such-question = Nie ma takiego pytania: „{ $given }”.
