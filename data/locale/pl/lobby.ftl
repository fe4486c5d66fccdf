# Przed grą: karta lobby, odpowiedzi dla tych, którzy naciskają jej przyciski, i polecenia.

game-title-albion = Moce Albionu
game-title-mage-knight = Mage Knight
game-title-mage-knight-unlimited = Mage Knight Unlimited
game-title-talisman = Magia i Miecz
game-title-warcry = WarCry
lobby-default-name = { $game }: { $name }
lobby-nameless = Gracz
# Karta lobby: najwyżej dziewięć linijek. O czym jest gra: jedno zdanie.
lobby-about-albion = Tajne rozkazy, ukryci rycerze, jeden Graal.
lobby-about-mage-knight-unlimited = Wojownicy na obrotowych tarczach: każda rana zmienia to, co potrafią.
lobby-about-mage-knight-2 = Wojownicy na obrotowych tarczach, a o zwycięstwie rozstrzyga teren.
lobby-about-talisman = Rzucaj, wędruj, walcz, rośnij w siłę i zdobądź Koronę.
lobby-about-warcry = Dwie armie z kart, do dwóch wygranych bitew.
lobby-card-table = { $named ->
    [yes] **{ $name }** · { $game } · stół { $number }
   *[no] **{ $game }** · stół { $number }
 }
lobby-card-length = Na osobę około { $count ->
    [one] { $count } decyzji
    [few] { $count } decyzji
   *[many] { $count } decyzji
 }: { $sitting ->
    [half-hour] pół godziny
    [evening] jeden wieczór
   *[day] cały dzień
 } albo { $weeks ->
    [one] tydzień
    [2] dwa tygodnie
    [3] trzy tygodnie
    [4] cztery tygodnie
    [few] { $weeks } tygodnie
   *[many] { $weeks } tygodni
 } listownie.
lobby-card-sits = { $place }. { $name }{ $ready ->
    [yes] {" "}– gotowość zgłoszona
   *[no] {""}
 }
lobby-card-seats-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
 }
lobby-card-turns = { $pace ->
    [live] Teraz, czas na turę: { $limit }
    [several] Kilka ruchów dziennie
    [daily] Dzień na turę
    [weekly] Tydzień na turę
   *[own] Czas na turę: { $limit }
 }
lobby-card-runs-out-default = { $pace }; gdy minie, działanie domyślne.
lobby-card-runs-out-wait = { $pace }; gdy czas minie, gra czeka i przypomina.
lobby-ready-albion = Gotowi rycerze, zamki z losowania.
lobby-ready-mage-knight = Gotowe armie i pole, z losowania.
lobby-ready-talisman = Postacie z losowania, krótka gra.
lobby-ready-warcry = Gotowe armie, strony z losowania.
lobby-card-setup-own = Każdy przygotowuje się sam.
lobby-card-own-pack = zestaw „{ $name }”
lobby-card-chain = { $first }; { $last }
lobby-card-different = Tu inaczej: { $options }{ $more ->
    [0] .
    [one] {" "}i jeszcze { $more }.
    [few] {" "}i jeszcze { $more }.
   *[many] {" "}i jeszcze { $more }.
 }
lobby-card-differences = Tu inaczej: { $count ->
    [one] jedna opcja.
    [few] { $count } opcje.
   *[many] { $count } opcji.
 }
lobby-card-sealed = -# Kości zapieczętowane: ||{ $hash }||

# Szczegóły i to, co mówi /game info.
lobby-details-language = Język: { $language }
lobby-details-option = - **{ $name }**: { $told }
lobby-details-options = Opcje stołu:
lobby-seal-how = **Jak sprawdzić kości.** Poniżej jest skrót tajnego ziarna. Stał na karcie, zanim cokolwiek wylosowano, więc ziarna nie da się już podmienić. Do ziarna dodaje się naciśnięcia, którymi gracze zgłosili gotowość, więc nikt nie mógł wybrać rzutów, nawet ten, kto prowadzi bota, a nie siedzi przy stole. Po grze `/dice verify` pokazuje ziarno i powtarza każdy rzut.
lobby-card-title = **{ $name }** · { $game } · gra { $number }
lobby-card-lobby = Zbieramy graczy. Gospodarz: { $host }
lobby-card-running = Gra się rozpoczęła.
lobby-card-closed = Zamknięte.
lobby-card-terms = Warunki
lobby-card-seat = { $place }. { $name } – { $ready ->
    [yes] gotowe
   *[no] jeszcze nie
 }
lobby-card-player = { $place }. { $name }
lobby-card-free = { $place }. wolne miejsce
lobby-card-waiting = W kolejce na miejsce: { $people }
lobby-card-invited = Zaproszeni: { $people }
lobby-card-pace = Tempo: { $pace }; czas na jedną decyzję: { $limit }
lobby-card-policy-default = Gdy czas minie, wykonywane jest działanie domyślne.
lobby-card-policy-wait = Gdy czas minie, gra czeka i przypomina.
lobby-card-undo-all = Za zgodą wszystkich graczy można cofnąć także rzuty i to, co już pokazano.
lobby-card-pack = Gra używa { $joined ->
    [yes] zestawu startowego i własnego zestawu serwera { $named ->
        [yes] „{ $name }” (`{ $hash }`).
       *[no] `{ $hash }`.
     }
   *[no] wyłącznie zestawu { $named ->
        [yes] „{ $name }” (`{ $hash }`).
       *[no] `{ $hash }`.
     }
 }
lobby-card-shared = Jedna osoba może mieć kilka miejsc.
lobby-card-no-spectators = Bez widzów: stół mogą wywołać tylko gracze.
lobby-card-start-full = Gra ruszy, gdy wszystkie miejsca będą zajęte i gotowe.
lobby-card-start-host = Gra ruszy, gdy gospodarz naciśnie Start.
lobby-card-hindered = Na razie gra nie może ruszyć. { $why }
lobby-card-dice = Kości: skrót tajnego ziarna `{ $hash }`
lobby-card-dice-fixed = Kości w lekcji są ustalone: każdemu, kto ją przechodzi, wypadają tak samo.
lobby-card-salt = Sól kości, z naciśnięć, którymi gracze zgłosili gotowość: `{ $salt }`
lobby-pace-live = na żywo
lobby-pace-several = kilka ruchów dziennie
lobby-pace-daily = codziennie
lobby-pace-weekly = co tydzień
lobby-pace-own = do ustalenia między graczami
lobby-span-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
 }
lobby-span-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
 }
lobby-span-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
 }
lobby-span-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
 }
lobby-button-join = Dołącz
lobby-button-wait = Czekaj na miejsce
lobby-button-ready = Zgłoś gotowość
lobby-button-leave = Odejdź
lobby-button-start = Start
lobby-button-details = Szczegóły
lobby-button-seal = Jak sprawdzić

# Mówione na kanale gry.
lobby-invitation = { $people }, { $host } zaprasza cię do gry „{ $name }”. Naciśnij Dołącz na jej karcie albo użyj /game join game:{ $game }.
lobby-offer = { $people }, jest dla ciebie wolne miejsce w grze „{ $name }”; oferta kończy się { $until }. Naciśnij Dołącz na karcie albo użyj /game join game:{ $game }.
lobby-closes-soon = { $people }, ta gra zamknie się { $until }, jeśli w lobby nic się nie wydarzy: „{ $name }”.
lobby-closed-idle = Lobby jest zamknięte: zbyt długo nic się w nim nie działo.
lobby-closed-empty = Lobby jest zamknięte: nikogo w nim nie ma.
lobby-begun = Gra się rozpoczyna.
lobby-no-thread = { $stays ->
    [yes] Gra { $game } toczy się na tym kanale
   *[no] Gra { $game } jest znów zamknięta
 }: nie da się otworzyć dla niej wątku na { $channel }. { $cause ->
    [threadless] Kanały tego rodzaju nie mają wątków.
    [full] Ten serwer ma tyle otwartych wątków, na ile pozwala Discord, więc inny kanał nie pomoże.
    [forbidden] Discord na to nie pozwala, choć nie widzę, by brakowało mi jakiegoś uprawnienia; sprawdź, co kanał i jego kategoria ustalają dla mojej roli.
    [right] Brakuje mi tam uprawnienia „{ $missing }”.
   *[refused] Discord odmawia.
 } { $stays ->
    [yes] /game rebind da jej inny kanał.
   *[no] { $copy ->
        [yes] Gdy da się tam otworzyć wątek, zrób nową kopię poleceniem /game fork.
       *[no] { $cause ->
            [full] Zacznij od nowa z „here” na zwykłym kanale, gdzie nie trzeba wątku, albo gdy stare wątki trafią do archiwum.
           *[other] Zacznij od nowa na innym kanale albo z „here”, by grać na samym kanale.
        }
    }
 }
lobby-elsewhere = Wątek można otworzyć na { $channels }.

# Odpowiedzi dla jednej osoby.
reply-lobby-opened = Gra { $game } zbiera graczy na { $channel }.
reply-lobby-solo = Gra { $game } się rozpoczyna; wszystkie miejsca są twoje.
reply-lobby-joined = Masz miejsce { $place } jako { $name }. { $ready ->
    [yes] Gra ruszy, gdy wszystkie miejsca będą zajęte, albo wcześniej, jeśli gospodarz naciśnie Start.
   *[no] Naciśnij „Zgłoś gotowość”, gdy chcesz zacząć.
 }
reply-lobby-waiting = Twój numer w kolejce: { $place }. Zawołam cię, gdy zwolni się miejsce.
reply-lobby-ready = Zgłoszono gotowość.
reply-lobby-left = Nie ma cię już w tej grze.
reply-lobby-kicked = { $person } nie ma wstępu do tej gry. Zaproszenie znosi tę blokadę.
reply-lobby-invited = { $person } ma zaproszenie.
reply-lobby-started = Gra się rozpoczyna.

engine-refused-lobby-choice = { $option }: „{ $given }” nie jest możliwe; dozwolone: { $allowed }.
engine-refused-lobby-option-unknown = { $near ->
    [no_suggestion] Ta gra nie ma opcji „{ $given }”; ma: { $known }.
   *[other] Ta gra nie ma opcji „{ $given }”; czy chodzi o { $near }? Ma: { $known }.
 }
engine-refused-lobby-option-twice = Opcja { $option } jest podana dwa razy.
engine-refused-lobby-option-no-value = Opcja { $option } wymaga wartości: { $option }=…
engine-refused-lobby-option-value = Opcja { $option } nie może mieć wartości „{ $given }”; dozwolone: { $allowed }.
engine-refused-lobby-option-range = Opcja { $option } nie może mieć wartości „{ $given }”; dozwolone: liczby całkowite od { $low } do { $high }, czasy także jak 30m, 12h lub 2d.
engine-refused-lobby-option-hours = Opcja { $option } nie może mieć wartości „{ $given }”; dozwolone: od { $low } do { $high }. Liczba bez jednostki oznacza godziny; można też napisać 30m, 12h albo 2d.
engine-refused-lobby-option-number = Opcja { $option } nie może mieć wartości „{ $given }”; dozwolone: liczby całkowite od { $low } do { $high }.
engine-refused-lobby-option-step = Opcja { $option } nie może mieć wartości „{ $given }”; dozwolone: wielokrotności { $step } od { $low } do { $high }.
engine-refused-lobby-option-moment = Opcja { $option } nie może mieć wartości „{ $given }”; podaj dzień albo minutę w UTC, na przykład { $option }=2030-12-24 lub { $option }=2030-12-24T18:00.
engine-refused-lobby-options-strange = Te opcje ({ $given }) należą do innej gry.
engine-refused-lobby-end-past = Opcja { $option } podaje czas, który już minął: { $until }.
engine-refused-lobby-server-full = { $most ->
    [one] Ten serwer ma już { $most } niezakończoną grę – to limit.
    [few] Ten serwer ma już { $most } niezakończone gry – to limit.
   *[many] Ten serwer ma już { $most } niezakończonych gier – to limit.
 }
engine-refused-lobby-host-full = { $most ->
    [one] Masz już { $most } otwartą (niezakończoną) grę; więcej nie można.
    [few] Masz już { $most } otwarte (niezakończone) gry; więcej nie można.
   *[many] Masz już { $most } otwartych (niezakończonych) gier; więcej nie można.
 }
engine-refused-lobby-channel-taken = Na tym kanale toczy się już gra { $game }, a dwie gry nie mogą dzielić kanału. Użyj /game new na kanale tekstowym bez „here”: nowa gra dostanie tam wątek.
engine-refused-lobby-no-threads = Na { $channel } nie da się otworzyć wątku: kanały tego rodzaju ich nie mają. { $known ->
    [yes] Użyj polecenia na { $channels } albo z „here”, by grać na tym kanale.
   *[no] Użyj polecenia na kanale tekstowym, na którym mam wszystkie uprawnienia, albo z „here”, by grać na tym kanale.
 }
engine-refused-lobby-seated = Masz już miejsce { $place }.
engine-refused-lobby-full = { $places ->
    [one] Jedyne miejsce jest zajęte. Możesz stanąć w kolejce przyciskiem „Czekaj na miejsce”.
    [few] Wszystkie { $places } miejsca są zajęte. Możesz stanąć w kolejce przyciskiem „Czekaj na miejsce”.
   *[many] Wszystkie { $places } miejsc jest zajętych. Możesz stanąć w kolejce przyciskiem „Czekaj na miejsce”.
 }
engine-refused-lobby-seat-offered = Wolne miejsce zaproponowano komuś z kolejki. Możesz stanąć w kolejce przyciskiem „Czekaj na miejsce”.
engine-refused-lobby-line-full = { $most ->
    [one] W kolejce jest już { $most } osoba, więcej być nie może.
    [few] W kolejce są już { $most } osoby, więcej być nie może.
   *[many] W kolejce jest już { $most } osób, więcej być nie może.
 }
engine-refused-lobby-barred = Gospodarz nie wpuszcza cię do tej gry.
engine-refused-lobby-no-seat = Nie masz miejsca w tej grze.
engine-refused-lobby-kick-self = Nie możesz wyrzucić siebie; możesz odejść.
engine-refused-lobby-invited-there = { $person } już tu jest.
engine-refused-lobby-invited-twice = { $person } ma już zaproszenie.
engine-refused-lobby-invited-barred = Gospodarz nie wpuszcza do tej gry gracza { $person }; zaprosić może tylko gospodarz.
engine-refused-lobby-invited-many = { $most ->
    [one] Otwarte jest już { $most } zaproszenie, więcej być nie może.
    [few] Otwarte są już { $most } zaproszenia, więcej być nie może.
   *[many] Otwartych jest już { $most } zaproszeń, więcej być nie może.
 }
engine-refused-lobby-invited-bot = Bot nie może grać.
engine-refused-lobby-closed = To lobby jest zamknięte.
engine-refused-lobby-begun = Ta gra już się rozpoczęła.
engine-refused-lobby-not-host = To może zrobić tylko gospodarz: { $person }.
engine-refused-lobby-players = To gra dla { $low }–{ $high } graczy, a nie dla { $given }.
engine-refused-ready-seats = Gotowy stół ({ $option }=quick) jest w tej grze dla { $players } graczy, nie dla { $given }. Własne przygotowanie gry: { $option }=own.
engine-refused-ready-missing = Pakiety tego stołu nie zawierają gotowej rozgrywki ({ $option }=quick). Własne przygotowanie gry: { $option }=own.
engine-refused-ready-campaign = W kampanii nie ma gotowej rozgrywki ({ $option }=quick): każdy gracz przynosi to, co przetrwało. Własne przygotowanie gry: { $option }=own.
engine-refused-ready-settled = Gotowy stół ({ $option }=quick) sam ustala opcję { $named }. Pomiń { $named } albo wybierz własne przygotowanie gry: { $option }=own.
engine-refused-lobby-too-few = { $count ->
    [one] Zajęte jest { $count } miejsce; potrzeba co najmniej { $low }.
    [few] Zajęte są { $count } miejsca; potrzeba co najmniej { $low }.
   *[many] Zajętych jest { $count } miejsc; potrzeba co najmniej { $low }.
 }
engine-refused-lobby-not-ready = Jeszcze bez zgłoszonej gotowości: { $waiting }.
engine-refused-lobby-rights = Brakuje mi na tym kanale uprawnień: { $missing }.

# Uprawnienia, nazwane tak jak w Discordzie.
lobby-right-view-channel = Wyświetlanie kanałów
lobby-right-send-messages = Wysyłanie wiadomości
lobby-right-read-message-history = Czytanie historii wiadomości
lobby-right-attach-files = Załączanie plików
lobby-right-create-public-threads = Tworzenie publicznych wątków
lobby-right-send-messages-in-threads = Wysyłanie wiadomości w wątkach

command-game = Gry: otwieranie, dołączanie, granie, koniec
command-game-new = Otwórz nową grę
option-game-new-game = Która gra; bez żadnej opcji o wszystko pyta formularz
option-game-new-name = Jak ją nazwać
option-game-new-options = Opcje stołu, np. open_decklists=true
option-game-new-players = Dla ilu graczy
option-game-new-pace = Jak szybko chcesz grać
option-game-new-policy = Co się dzieje, gdy minie czas
option-game-new-undo = Kto może cofnąć rzuty i to, co pokazano
option-game-new-language = Język publicznych wiadomości
option-game-new-start = Kiedy gra ruszy
option-game-new-solo = Masz wszystkie miejsca; rusza od razu
option-game-new-hotseat = Jedna osoba może mieć kilka miejsc
option-game-new-spectators = Czy inni mogą wywołać stół
option-game-new-here = Graj na tym kanale zamiast w wątku
option-game-new-pack = Własny zestaw tego serwera, dołączony do startowego
option-game-new-pack-alone = Użyj tego zestawu bez startowego
command-game-join = Zajmij miejsce albo stań w kolejce
command-game-ready = Zgłoś gotowość do gry
command-game-leave = Oddaj swoje miejsce
command-game-kick = Nie wpuszczaj kogoś (gospodarz)
option-game-kick-person = Kogo
command-game-invite = Zaproś kogoś
option-game-invite-person = Kogo
command-game-start = Rozpocznij grę (gospodarz)
command-game-info = Kto gra, z jakimi opcjami, i karta od nowa
choice-start-full = gdy wszyscy są gotowi
choice-start-host = gdy gospodarz ją rozpocznie
choice-policy-default = wykonywane jest działanie domyślne
choice-policy-wait = gra czeka i przypomina
choice-undo-by-referee = tylko mistrz gry
choice-undo-by-all = wszyscy gracze razem
lobby-table = Stół: { $channel }

# Formularz, który otwiera /game new.
lobby-form-title = Nowy stół
lobby-form-game = Gra
lobby-form-setup = Przygotowanie
lobby-form-setup-quick = Wszystko gotowe: gra za minutę
lobby-form-setup-own = Własne
lobby-form-against = Przeciwnik
lobby-form-against-open = Wolne miejsca: kto przyjdzie
lobby-form-against-friends = Moi znajomi
lobby-form-against-alone = Ja sam: mam wszystkie miejsca
lobby-form-friends = Moi znajomi
lobby-form-friends-about = Dostaną zaproszenie, a przy stole czeka miejsce dla każdej osoby.
lobby-form-pace = Tempo
lobby-form-pace-live = Teraz
lobby-form-pace-several = Kilka ruchów dziennie
lobby-form-pace-daily = Dzień na turę
lobby-form-pace-weekly = Tydzień na turę
engine-refused-lobby-form-nobody = Przeciwnikiem mają być znajomi, ale nikogo nie wskazano: wskaż kogoś albo wybierz wolne miejsca.
engine-refused-lobby-form-stray = Wskazano osoby, ale przeciwnikiem nie są znajomi: wybierz „Moi znajomi” albo nie wskazuj nikogo.
engine-refused-lobby-no-game = Wybierz też grę albo użyj /game new bez żadnej opcji: wtedy o wszystko zapyta formularz.

# Co mówi się o każdej grze, zanim ktoś ją wybierze, i czym się ją zaczyna.
offer-albion = Tajne rozkazy, ukryci rycerze, jeden Graal.
offer-mage-knight-unlimited = Wojownicy na obrotowych tarczach: każda rana zmienia to, co potrafią.
offer-mage-knight-2 = Ci sami wojownicy, ale o zwycięstwie rozstrzyga teren.
offer-talisman = Rzucaj, wędruj, walcz, rośnij w siłę i zdobądź Koronę.
offer-warcry = Dwie armie z kart, do dwóch wygranych bitew, w każdej walce blef.
offer-facts = { $players } { $most ->
    [one] gracz
    [few] graczy
   *[many] graczy
 } · na osobę około { $decisions ->
    [one] { $decisions } decyzji
    [few] { $decisions } decyzji
   *[many] { $decisions } decyzji
 }
offer-learn = Ucz się · { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
 }
offer-play = Graj
