# Wydarzenia: ligi i turnieje. Karta, to, co się ogłasza, czego się odmawia i co się czyta.

event-format-round-robin = Każdy z każdym
event-format-double-round-robin = Każdy z każdym, dwa razy
event-format-groups = Grupy
event-format-swiss = System szwajcarski
event-format-rolling = Kojarzenie na bieżąco
event-format-knockout = System pucharowy
choice-event-count = według punktacji samej gry
choice-event-draw = remis
choice-event-organiser = według decyzji organizatora
choice-event-file-pairings = Wszystkie pary (CSV)
choice-event-file-standings = Tabela (CSV)
choice-event-file-all = Jedno i drugie dla programów (JSON)
choice-event-result-draw = Remis
choice-event-result-none = Nie rozegrano

# Karta.
event-card-title = **{ $name }** · { $game } · wydarzenie { $event }
event-card-gathering = { $begins ->
    [none] Zbieramy graczy. Start, gdy zdecyduje organizator.
   *[other] Zbieramy graczy. Początek: { $begins }.
 }
event-card-running = { $until ->
    [none] Trwa runda { $round }.
   *[other] Trwa runda { $round }, do { $until }.
 }
event-card-over = Wydarzenie się zakończyło.
event-card-cancelled = Wydarzenie odwołano.
event-card-pace = { $days ->
    [one] Runda trwa { $days } dzień
    [few] Runda trwa { $days } dni
   *[many] Runda trwa { $days } dni
 }; czas na jedną decyzję: { $limit }
event-unfinished-count = Grę niezakończoną w terminie wygrywa ten, kto prowadzi według punktacji samej gry.
event-unfinished-draw = Gra niezakończona w terminie kończy się remisem.
event-unfinished-organiser = O grze niezakończonej w terminie decyduje organizator; następna runda nie czeka.
event-card-organiser = Organizator: { $person }
event-card-checkin = Grają tylko ci, którzy przed początkiem potwierdzą obecność.
event-card-unrated = Te gry nie wpływają na ranking.
event-card-campaign = To kampania: skutki gier przechodzą do następnych. /campaign ledger, /event rules
event-card-season = { $groups ->
    [yes] To sezon po „{ $name }” (wydarzenie { $event }): najlepsi z każdej grupy awansowali, ostatni spadli.
   *[no] To sezon po „{ $name }” (wydarzenie { $event }): kto w nim grał, jest rozstawiony według zajętego miejsca.
 }
event-card-ledger = { $goes_on ->
    [yes] Księga jest dalszym ciągiem księgi „{ $name }” (wydarzenie { $event }): w wierszach otwarcia każdy ma to, co miał na koniec tamtego sezonu; kto w nim nie grał, zaczyna z pustą.
   *[no] Księga zaczyna się dla wszystkich pusta: z „{ $name }” (wydarzenie { $event }) nic nie przechodzi dalej.
 }
event-card-people = Gracze ({ $count } z { $most }): { $names }
event-card-more = { $count ->
    [one] … i jeszcze { $count }
    [few] … i jeszcze { $count }
   *[many] … i jeszcze { $count }
 }
event-button-join = Dołącz
event-button-leave = Odejdź
event-button-here = Potwierdź obecność
event-button-standings = Tabela
event-button-pairings = Pary
event-button-rules = Ustalenia
event-button-answer = Odpowiedz

# Mówione na kanałach.
event-former = były gracz
event-round-tag = Runda { $round }
event-call = { $people }, naciśnijcie „{ $button }” na karcie: gracie ze sobą w rundzie { $round } wydarzenia „{ $name }”, do { $until }. Gra ruszy, gdy wszyscy będą gotowi.
event-round = **{ $name }**, runda { $round }, do { $until }:
event-over = **{ $name }**: koniec. Tabela końcowa:
event-cancelled = **{ $name }**: wydarzenie odwołano. Powód: { $reason }
event-not-begun = { $people }, wydarzenie nie może się dziś rozpocząć. { $why } Gdy to się zmieni, rozpocznij je poleceniem /event start.
event-game-closed = Para ma już wynik; ta gra kończy się w tym miejscu.
event-claim-asks = { $people }, { $name } żąda walkoweru i zgłasza, że druga strona nie stawia się do gry. Trzeba grać albo odpowiedzieć do { $until }; inaczej żądanie zostanie uwzględnione.
event-longer-asks = { $days ->
    [one] { $people }, { $name } prosi o { $days } dzień więcej na tę grę. Zgódź się poleceniem /event longer.
    [few] { $people }, { $name } prosi o { $days } dni więcej na tę grę. Zgódź się poleceniem /event longer.
   *[many] { $people }, { $name } prosi o { $days } dni więcej na tę grę. Zgódź się poleceniem /event longer.
 }
event-remind-half = { $people }, minęła połowa czasu na tę grę; termin upływa { $until }.
event-remind-end = { $people }, czas na tę grę kończy się { $until }.
event-rule-claim = Według zasady: nikt nie odpowiedział na czas i nikt się nie stawił.
event-more-lines = { $count ->
    [one] … i jeszcze { $count } wiersz: /event pairings, /event standings
    [few] … i jeszcze { $count } wiersze: /event pairings, /event standings
   *[many] … i jeszcze { $count } wierszy: /event pairings, /event standings
 }
event-digest = **{ $name }** (wydarzenie { $event }), co nowego:
event-digest-waits = { $count ->
    [one] { $people }, { $count } sprawa czeka na decyzję: /event panel
    [few] { $people }, { $count } sprawy czekają na decyzję: /event panel
   *[many] { $people }, { $count } spraw czeka na decyzję: /event panel
 }
event-rolled-back = Przywrócono kopię zapasową bota: wydarzenie stoi tak jak wtedy, a co działo się później, nie liczy się. Przyciski karty działają; te spod wiadomości wysłanych w międzyczasie nie.

# Co się stało.
event-act-opened = Wydarzenie zostało ogłoszone.
event-act-joined = Dołącza { $entrant }.
event-act-joined-late = { $entrant } gra od rundy { $round }.
event-act-left = { $entrant } rezygnuje z udziału.
event-act-dropped = { $entrant } odpada z wydarzenia. { $reason ->
    [none] Powodu nie podano.
   *[other] Powód: { $reason }
 }
event-act-absent = { $entrant } nie potwierdza obecności i nie bierze udziału.
event-act-replaced = Gracza { $before } zastępuje { $entrant }.
event-act-begun = { $count ->
    [one] Wydarzenie się rozpoczyna, gra { $count } osoba.
    [few] Wydarzenie się rozpoczyna, grają { $count } osoby.
   *[many] Wydarzenie się rozpoczyna, gra { $count } osób.
 }
event-act-not-begun = Wydarzenie nie mogło się rozpocząć w zaplanowanym dniu.
event-act-round = { $count ->
    [one] Rozpoczyna się runda { $round }, { $count } para.
    [few] Rozpoczyna się runda { $round }, { $count } pary.
   *[many] Rozpoczyna się runda { $round }, { $count } par.
 }
event-act-over = Wydarzenie się zakończyło.
event-act-result = Runda { $round }: { $pairing }: { $outcome }{ $reason ->
    [none] .
   *[other] . Powód: { $reason }
 }
event-act-waits = Runda { $round }: { $pairing }, gra niezakończona w terminie; decyduje organizator.
event-act-taken-back = Runda { $round }: { $pairing }, koniec gry cofnięto.
event-act-noshow = { $entrant } żąda walkoweru, para { $pairing }:
event-act-dispute = { $entrant } kwestionuje wynik pary { $pairing }:
event-act-answered = { $entrant } odpowiada w sprawie pary { $pairing }:
event-act-granted = { $entrant }, para { $pairing }: wniosek uwzględniono. Powód: { $reason }
event-act-refused = { $entrant }, para { $pairing }: wniosek oddalono. Powód: { $reason }
event-act-away = { $days ->
    [one] Termin pary { $pairing } przesuwa się o { $days } dzień z powodu nieobecności.
    [few] Termin pary { $pairing } przesuwa się o { $days } dni z powodu nieobecności.
   *[many] Termin pary { $pairing } przesuwa się o { $days } dni z powodu nieobecności.
 }
event-act-longer = { $days ->
    [one] Obie strony pary { $pairing } zgadzają się na { $days } dzień więcej.
    [few] Obie strony pary { $pairing } zgadzają się na { $days } dni więcej.
   *[many] Obie strony pary { $pairing } zgadzają się na { $days } dni więcej.
 }
event-act-deputy = { $who } zastępuje organizatora.
event-act-deputy-off = { $who } nie zastępuje już organizatora.
event-act-moved-channel = Wydarzenie przenosi się na { $channel }.
event-act-cancelled = Wydarzenie odwołano. Powód: { $reason }
event-act-ledger = Decyzją zmieniono księgę gracza { $entrant }. Powód: { $reason }
event-act-ledger-opened = { $count ->
    [one] Księga „{ $season }” (wydarzenie { $number }) trwa dalej: { $count } gracz zaczyna z tym, co tam miał.
    [few] Księga „{ $season }” (wydarzenie { $number }) trwa dalej: { $count } gracze zaczynają z tym, co tam mieli.
   *[many] Księga „{ $season }” (wydarzenie { $number }) trwa dalej: { $count } graczy zaczyna z tym, co tam mieli.
 }

# Wyniki w paru słowach.
event-outcome = { $drawn ->
    [yes] remis
   *[no] wygrana: { $names }
 }{ $counts ->
    [none] { "" }
   *[other] { " " }({ $counts })
 }{ $how ->
    [counted] , według punktacji gry po upływie terminu
    [drawn] , po upływie terminu
    [forfeit] , bez gry
    [ruled] , decyzją
    [bye] , wolny los
   *[played] { "" }
 }{ $review ->
    [yes] , w trakcie wyjaśniania
   *[no] { "" }
 }
event-how-open = gra trwa
event-how-waits = czeka na decyzję
event-how-unplayed = nie rozegrano
event-how-review = w trakcie wyjaśniania

# Do czytania.
event-pairings = **{ $name }**, runda { $round }:
event-pairings-none = Nie ma jeszcze par.
event-pairing-bye = { $number } · { $names }: wolny los
event-pairing-open = { $number } · { $names } · { $link ->
    [none] bez gry
   *[other] { $link }
 } · do { $until }
event-pairing-done = { $number } · { $names } · { $link ->
    [none] bez gry
   *[other] { $link }
 } · { $result }
event-standings = { $when ->
    [after] **{ $name }**, tabela po rundzie { $round }:
   *[other] **{ $name }**, tabela w trakcie rundy { $round } (wyniki: { $done } z { $all }):
 }
event-standings-none = Wydarzenie jeszcze się nie rozpoczęło.
event-standings-review = { $count ->
    [one] { $count } wynik jest w trakcie wyjaśniania.
    [few] { $count } wyniki są w trakcie wyjaśniania.
   *[many] { $count } wyników jest w trakcie wyjaśniania.
 }
event-division = **Grupa { $number }**
event-standing = { $played ->
    [one] { $rank }\. { $name } – punkty: { $points }, { $played } gra
    [few] { $rank }\. { $name } – punkty: { $points }, { $played } gry
   *[many] { $rank }\. { $name } – punkty: { $points }, { $played } gier
 }{ $breaks ->
    [none] { "" }
   *[other] { " " }({ $breaks })
 }{ $zone ->
    [none] { "" }
   *[other] , { $zone }
 }{ $out ->
    [yes] , rezygnacja
   *[no] { "" }
 }
event-history = **{ $name }**, co się działo:
event-panel = **{ $name }**, co na ciebie czeka:
event-panel-plea = { $noshow ->
    [yes] Żądanie { $plea }, zgłasza { $name }
   *[no] Spór { $plea }, zgłasza { $name }
 }. { $answered ->
    [no] Nikt jeszcze nie odpowiedział.
   *[yes] Druga strona odpowiedziała.
 } Rozstrzygnij poleceniem /event decide claim:{ $plea }.
event-panel-waits = Niezakończone w terminie; rozstrzygnij poleceniem /event result:
event-panel-open = { $count ->
    [one] { $count } para jeszcze gra.
    [few] { $count } pary jeszcze grają.
   *[many] { $count } par jeszcze gra.
 }
event-panel-gathering = { $count ->
    [one] Zgłosiła się { $count } osoba. Początek: /event start.
    [few] Zgłosiły się { $count } osoby. Początek: /event start.
   *[many] Zgłosiło się { $count } osób. Początek: /event start.
 }
event-panel-nothing = Nic nie czeka na decyzję.
event-export-pairings = Wszystkie pary, po wierszu na miejsce. Tabela wynika z nich.
event-export-standings = Tabela, po wierszu na gracza, z kryteriami pomocniczymi po kolei.
event-export-all = Pary i tabela dla programów.

# Formularze.
event-form-name = Nazwa
event-form-name-about = Jak się nazywa.
event-form-options = Opcje stołu
event-form-players = Maks. liczba graczy
event-form-players-about = Liczba od 2 do 128. Puste: jak w tym systemie.
event-form-days = Długość rundy w dniach
event-form-days-about = Liczba od 1 do 60. Puste: tyle, ile trwa taka gra.
event-form-start = Data rozpoczęcia
event-form-answer = Odpowiedź
event-form-answer-about = Co organizator ma wiedzieć przed decyzją.

# Odpowiedzi dla pojedynczych osób.
reply-event-opened = Wydarzenie { $event }, „{ $name }”, zbiera graczy na { $channel }.{ $lasts ->
    [no] { "" }
   *[yes] { " " }{ event-card-length }
 }{ $short ->
    [yes] { " " }W jednej rundzie kończy się tylko około { $chance }% takich gier: pomoże więcej dni albo mniej czasu na jedną decyzję.
   *[no] { "" }
 }{ $ledger ->
    [over] { " " }Jego księga jest dalszym ciągiem księgi „{ $before }”; z ledger:False zaczyna się pusta.
    [empty] { " " }Jego księga zaczyna się pusta: z „{ $before }” nic nie przechodzi dalej.
    [left] { " " }„{ $before }” to kampania, a to wydarzenie nią nie jest: nic z niej nie przechodzi dalej. Z campaign:True jej księga trwa dalej.
   *[none] { "" }
 }
reply-event-joined = Bierzesz udział w wydarzeniu „{ $name }”.{ $checkin ->
    [open] { " " }Przed rozpoczęciem trzeba potwierdzić obecność przez /event checkin albo przyciskiem na karcie; kto tego nie zrobi, nie zagra.
    [dated] { " " }Obecność trzeba potwierdzić między { $opens } a { $begins }, przez /event checkin albo przyciskiem na karcie; kto tego nie zrobi, nie zagra.
   *[none] { "" }
 }
reply-event-joined-late = Bierzesz udział w wydarzeniu „{ $name }” od rundy { $round }; za wcześniejsze rundy nie masz punktów.
reply-event-returned = Znów bierzesz udział w „{ $name }”, od rundy { $round }, z wynikami, które masz.
reply-event-left = { $person } nie bierze już udziału w wydarzeniu „{ $name }”.
reply-event-dropped = { $person } odpada z wydarzenia „{ $name }”; otwarte pary wygrywa druga strona.
reply-event-checked-in = Obecność w wydarzeniu „{ $name }” potwierdzona.
reply-event-begun = { $count ->
    [one] „{ $name }” się rozpoczyna, gra { $count } osoba.
    [few] „{ $name }” się rozpoczyna, grają { $count } osoby.
   *[many] „{ $name }” się rozpoczyna, gra { $count } osób.
 }
reply-event-replaced = Gracza { $before } zastępuje { $person }.
reply-event-ruled = Wynik pary { $pairing } jest zapisany z twoim powodem.
reply-event-claimed = Żądasz walkoweru, para { $pairing }. Druga strona ma czas do { $until }, by odpowiedzieć albo zagrać.
reply-event-answered = Twoja odpowiedź jest zapisana; decyduje organizator albo zastępca.
reply-event-disputed = Wynik pary { $pairing } jest w trakcie wyjaśniania, aż zdecyduje organizator albo zastępca.
reply-event-decided = Decyzja w sprawie pary { $pairing } jest zapisana z twoim powodem.
reply-event-deputy = { $name } zastępuje teraz organizatora.
reply-event-deputy-off = { $name } nie zastępuje już organizatora.
reply-event-voted = Twój głos ma { $name }: głosów jest { $count }, potrzeba { $needed }.
reply-event-longer-asked = { $days ->
    [one] Prosisz o { $days } dzień więcej; druga strona musi się zgodzić.
    [few] Prosisz o { $days } dni więcej; druga strona musi się zgodzić.
   *[many] Prosisz o { $days } dni więcej; druga strona musi się zgodzić.
 }
reply-event-longer = { $days ->
    [one] Masz { $days } dzień więcej, do { $until }.
    [few] Masz { $days } dni więcej, do { $until }.
   *[many] Masz { $days } dni więcej, do { $until }.
 }
reply-event-moved = Wydarzenie przenosi się na { $channel }.
reply-event-cancelled = „{ $name }”: wydarzenie odwołane.

engine-refused-no-such-event = Nie ma tu wydarzenia { $given }.
engine-refused-event-none-here = Nie trwa tu żadne wydarzenie. Otworzysz je poleceniem /event new.
engine-refused-event-several = Trwa tu kilka wydarzeń; podaj w „event”, o które chodzi: { $known }.
engine-refused-event-name = Wydarzenie potrzebuje nazwy.
engine-refused-event-number = { $option }: „{ $given }” nie jest możliwe; dozwolone: od { $low } do { $high }.
engine-refused-event-past = Dzień { $given } już minął; wydarzenie może się rozpocząć najwcześniej jutro.
engine-refused-event-no-season = after: to wydarzenie nie może być sezonem po wydarzeniu { $given }; następny sezon jest po zakończonym wydarzeniu w tej samej grze, a oba są w grupach albo oba są kampaniami.
engine-refused-event-no-ledger = ledger: nie ma księgi, która mogłaby trwać dalej; trzeba do tego campaign:True i zakończonej kampanii w after:.
engine-refused-event-server-full = { $most ->
    [one] Ten serwer ma już { $most } trwające wydarzenie – to limit.
    [few] Ten serwer ma już { $most } trwające wydarzenia – to limit.
   *[many] Ten serwer ma już { $most } trwających wydarzeń – to limit.
 }
engine-refused-event-state = { $state ->
    [gathering] Wydarzenie „{ $name }” jeszcze się nie rozpoczęło.
    [running] Wydarzenie „{ $name }” już się rozpoczęło.
    [over] Wydarzenie „{ $name }” już się zakończyło.
   *[cancelled] Wydarzenie „{ $name }” odwołano.
 }
engine-refused-event-not-in = Nie bierzesz udziału w wydarzeniu „{ $name }”.
engine-refused-event-in-already = Bierzesz już udział w wydarzeniu „{ $name }”.
engine-refused-event-no-late = Wydarzenie „{ $name }” już się rozpoczęło, a w tym systemie nie można dołączyć później.
engine-refused-event-last-round = W „{ $name }” trwa ostatnia runda: kto by teraz dołączył, z nikim by nie zagrał.
engine-refused-event-until-early = until: { $given } nie jest po początku ({ $start }).
engine-refused-event-until-past = Wydarzenie „{ $name }” miało się skończyć { $until }: już się nie zacznie; odwołaj je poleceniem /event cancel.
engine-refused-event-bye = { $name } ma w tej rundzie wolny los: nie ma czego rozstrzygać.
engine-refused-event-gone-on = Runda { $round } wynika już z wyniku pary { $pairing }: nie można go zmienić.
engine-refused-event-full = { $most ->
    [one] „{ $name }” ma komplet: { $most } osobę.
    [few] „{ $name }” ma komplet: { $most } osoby.
   *[many] „{ $name }” ma komplet: { $most } osób.
 }
engine-refused-event-no-checkin = W wydarzeniu „{ $name }” nie trzeba potwierdzać obecności.
engine-refused-event-checkin-early = Obecność w wydarzeniu „{ $name }” można potwierdzić od { $until }.
engine-refused-event-no-entry = Pod numerem { $given } nikt nie bierze udziału.
engine-refused-event-there-already = { $person } jest już wśród graczy tego wydarzenia.
engine-refused-event-not-organiser = Może to zrobić tylko organizator wydarzenia „{ $name }” albo zastępca.
engine-refused-event-only-organiser = Może to zrobić tylko organizator wydarzenia „{ $name }”.
engine-refused-event-own-pairing = To twoja własna para albo grupa: decyduje o niej zastępca. Wyznaczysz go poleceniem /event deputy.
engine-refused-event-no-pairing = To wydarzenie nie ma pary { $given }.
engine-refused-event-no-winner = „{ $given }” nie gra w tej parze; podaj jej gracza, draw albo none.
engine-refused-event-no-own-pairing = Nie masz takiej pary w wydarzeniu „{ $name }”.
engine-refused-event-foreign-game = Gra { $game } nie jest twoją grą w wydarzeniu „{ $name }”.
engine-refused-event-pairing-state = { $state ->
    [open] Gra { $game } nie ma jeszcze wyniku.
    [review] Wynik gry { $game } jest już w trakcie wyjaśniania.
    [waits] Gra { $game } czeka na decyzję.
   *[done] Gra { $game } ma już wynik.
 }
engine-refused-event-claim-early = Walkoweru można żądać po połowie czasu pary, od { $until }.
engine-refused-event-claim-idle = W grze { $game } czeka się na ciebie.
engine-refused-event-plea-twice = W sprawie pary { $pairing } coś już czeka na decyzję.
engine-refused-event-plea-not-yours = Na żądanie odpowiada tylko druga strona pary.
engine-refused-event-answer-empty = Powiedz w jednym zdaniu, o co chodzi.
engine-refused-event-no-plea = To wydarzenie nie ma otwartego żądania { $given }.
engine-refused-event-text-long = { $count ->
    [one] To zajmuje { $count } znak
    [few] To zajmuje { $count } znaki
   *[many] To zajmuje { $count } znaków
 }, mieści się najwyżej { $most }: napisz krócej.
engine-refused-event-dispute-late = Wynik można kwestionować przez siedem dni; wynik gry { $game } jest starszy.
engine-refused-event-no-deputy = { $person } nie zastępuje organizatora.
engine-refused-event-deputy-already = { $person } już decyduje.
engine-refused-event-deputies-many = { $most ->
    [one] Jest już { $most } zastępca, więcej być nie może.
    [few] Jest już { $most } zastępców, więcej być nie może.
   *[many] Jest już { $most } zastępców, więcej być nie może.
 }
engine-refused-event-not-silent = { $days ->
    [one] O zastępcy głosuje się, gdy organizator nie daje znaku życia przez { $days } dzień, nie wcześniej niż { $until }.
    [few] O zastępcy głosuje się, gdy organizator nie daje znaku życia przez { $days } dni, nie wcześniej niż { $until }.
   *[many] O zastępcy głosuje się, gdy organizator nie daje znaku życia przez { $days } dni, nie wcześniej niż { $until }.
 }
engine-refused-event-vote-outsider = { $person } nie bierze udziału w tym wydarzeniu.
engine-refused-event-longer-none = Ta para dostała już cały czas, jaki można dodać.
engine-refused-event-longer-days = days: „{ $given }” nie jest możliwe; dozwolone: od 1 do { $most }.
engine-refused-lobby-of-event = Kto gra w tej grze i na jakich warunkach, ustaliło wydarzenie: tu możesz tylko nacisnąć „Zgłoś gotowość”. Aby zrezygnować z wydarzenia, użyj /event leave.

command-event = Ligi i turnieje
command-event-new = Otwórz wydarzenie
command-event-join = Weź udział w wydarzeniu
command-event-leave = Odejdź z wydarzenia
command-event-checkin = Potwierdź obecność przed początkiem
command-event-start = Organizator: rozpocznij
command-event-cancel = Organizator: odwołaj wydarzenie
command-event-move = Organizator: przenieś wydarzenie na ten kanał
command-event-standings = Tabela z kryteriami przy równej liczbie punktów
command-event-pairings = Kto z kim gra, z odnośnikami
command-event-history = Co się działo w wydarzeniu
command-event-rules = Co w wydarzeniu ustalono
command-event-panel = Organizator: co czeka na decyzję
command-event-export = Pary albo tabela jako plik
command-event-result = Organizator: rozstrzygnij parę
command-event-drop = Organizator: usuń gracza
command-event-replace = Organizator: daj miejsce komuś innemu
command-event-deputy = Organizator: mianuj zastępcę; inni: głosuj na niego, gdy organizator milczy
command-event-claim = Zażądaj walkoweru, gdy druga strona się nie stawia
command-event-decide = Organizator: rozstrzygnij żądanie albo spór
command-event-longer = Poproś o więcej czasu albo się zgódź
option-event = Które wydarzenie (jeśli nie z tego kanału)
option-event-new-game = Jaka gra
option-event-new-format = Jak dobiera się pary
option-event-new-number = Liczba rund (szwajcarski), graczy w grupie
option-event-new-unfinished = Co z grą niezakończoną w terminie
option-event-new-pace = Czas na jedną decyzję
option-event-new-table = Graczy w jednej grze
option-event-new-checkin = Czy trzeba potwierdzić obecność
option-event-new-rated = Czy gry wpływają na ranking
option-event-new-language = Język wydarzenia
option-event-new-pack = Zestaw tego serwera
option-event-new-pack-alone = Bez zestawu startowego
option-event-pairings-round = Która runda
option-event-result-pairing = Która para
option-event-result-winner = Kto wygrał albo draw, albo none
option-event-deputy-remove = Cofnij to
option-event-decide-grant = Czy uwzględnić
option-event-longer-days = Ile dni więcej

event-terms = { $format ->
    [round_robin] Każdy gra z każdym raz.
    [double_round_robin] Każdy gra z każdym dwa razy, za drugim razem ze zmianą stron.
    [groups] Grupy po około { $number } osób, w których każdy gra z każdym, wszystkie gry naraz.
    [swiss] System szwajcarski, { $number ->
        [none] tyle rund, ilu potrzeba do tej liczby graczy
       *[other] rund: { $number }
     }. Grają ze sobą osoby o podobnym dorobku, nikt dwa razy z tym samym, póki się da.
    [rolling] Wolne osoby o podobnym dorobku, które jeszcze ze sobą nie grały, tworzą pary na bieżąco, do { $ends }.
   *[elimination] System pucharowy: kto przegrywa, odpada.
 }
event-terms-tables = { $count ->
    [one] W każdej grze bierze udział { $count } osoba.
    [few] W każdej grze biorą udział { $count } osoby, liczą się miejsca.
   *[many] W każdej grze bierze udział { $count } osób, liczą się miejsca.
 }
engine-refused-event-needs-end = Kojarzenie na bieżąco wymaga dnia, w którym się kończy.
option-event-new-until = Kojarzenie na bieżąco: ostatni dzień, np. 2030-12-24
option-event-cancel-reason = Dlaczego; zostaje w zapisie
option-event-result-reason = Dlaczego; zostaje w zapisie
option-event-drop-reason = Dlaczego; zostaje w zapisie
option-event-decide-reason = Dlaczego; zostaje w zapisie
option-event-drop-entrant = Kogo
option-event-replace-entrant = Kogo
option-event-replace-person = Która osoba
option-event-deputy-person = Która osoba
option-event-claim-text = O co chodzi
option-event-decide-claim = Numer żądania albo sporu
option-event-claim-game = Która gra (jeśli nie twoja najnowsza)
event-rules-points = Punkty: wygrana { $win }, remis { $draw }, przegrana { $loss }, wolny los { $bye }.
event-rules-places = Punkty za miejsca: { $points }; kto dzieli miejsce, dzieli jego punkty.
event-rules-breaks = Przy równej liczbie punktów liczą się kolejno: { $breaks }.
event-rules-robin = Kto odchodzi przed połową swoich gier, tego wyniki się skreśla; kto odchodzi później, przegrywa gry, których nie rozegrał (FIDE Handbook C.05, wydanie z 2018 r.).
event-rules-swiss = Wolne losy, walkowery i gry nierozegrane liczą się w kryteriach tak, jak stanowi FIDE Handbook (C.02, artykuł 13, wydanie z 2017 r.): dla siebie jak gra z przeciwnikiem wirtualnym, dla innych jak remis. Nikt nie ma drugiego wolnego losu, póki się da. Kto dołącza później, ma 0 za wcześniejsze rundy.
event-rules-rolling = Punkty dają tylko gry, które się odbyły; kto nie znajdzie nikogo o podobnym dorobku, z kim jeszcze nie grał, czeka.
event-rules-knockout = Po remisie dalej gra ten, kto prowadzi według punktacji samej gry, a jeśli i to równe, wyżej rozstawiony. Wynik można zakwestionować, póki nie ma par następnej rundy; na rozstrzygnięcie czekają one tak długo, jak runda ma czas.
event-break-buchholz = punkty przeciwników (Buchholz)
event-break-sonneborn-berger = punkty pokonanych (Sonneborn-Berger)
event-break-direct = bezpośrednie pojedynki
event-break-victory = punkty z gier
event-break-wins = wygrane
event-break-games = rozegrane gry
event-honour = **{ $game }**, galeria sław tego serwera:
event-honour-rating = { $count ->
    [one] { $rank }\. { $name } – { $value } ± { $spread }, { $count } gra
    [few] { $rank }\. { $name } – { $value } ± { $spread }, { $count } gry
   *[many] { $rank }\. { $name } – { $value } ± { $spread }, { $count } gier
 }
event-honour-none = { $least ->
    [one] Nikt nie ma jeszcze { $least } gry rankingowej.
    [few] Nikt nie ma jeszcze { $least } gier rankingowych.
   *[many] Nikt nie ma jeszcze { $least } gier rankingowych.
 }
event-honour-titles = Wygrane turnieje i ligi:
event-honour-title = { $name }: { $count }
event-honour-unnamed = osoba bez nazwy
reply-event-unnamed = Na tablicach honorowych tego serwera nie widać już twojej nazwy. Dotyczy to tylko tych tablic: pary, tabele i pliki wydarzenia wymieniają każdego, kto w nim gra, bo gracze muszą wiedzieć, z kim się spotykają.
reply-event-named = Na tablicach honorowych tego serwera znów widać twoją nazwę.
engine-refused-event-no-number = Liczba { $given } tu nie pasuje: liczbę rund mają system szwajcarski i większe stoły, liczbę osób grupy; ten system nie ma żadnej.
engine-refused-event-points = points: „{ $given }” nie jest możliwe; podaj wygraną/remis/przegraną i, jeśli chcesz, wolny los, jak 3/1/0 albo 1/0.5/0/1; przegrana nie może być warta więcej niż remis, a remis niż wygrana.
engine-refused-event-knockout-waits = System pucharowy nie może czekać na decyzję: gra niezakończona w terminie jest liczona albo kończy się remisem.
command-ratings = Ranking gry na tym serwerze i zwycięzcy wydarzeń
option-event-export-what = Co: pary, tabela albo jedno i drugie dla programów
option-ratings-game = Jaka gra
option-event-start-without = Także bez tych, którzy nie potwierdzili obecności
option-ratings-hide = Czy bez twojej nazwy
option-event-new-points = Punkty: wygrana/remis/przegrana/wolny los, np. 3/1/0/3
option-event-new-breaks = Kryteria po kolei, np. buchholz, wins
option-event-new-campaign = To kampania: co zostawią gry, przechodzi dalej
option-event-new-after = Kampanie i grupy: wydarzenie, po którym to następny sezon
option-event-new-ledger = Kampania po kampanii: czy jej księga trwa dalej (inaczej zaczyna się pusta)
event-silent-why = { $why ->
    [gone] kanał zniknął.
    [full] ten serwer ma już tyle otwartych wątków, na ile pozwala Discord.
    [threadless] na tym kanale nie ma wątków dla gier.
    [closed] wątek jest zamknięty i nie wolno mi go znów otworzyć.
    [forbidden] Discord nie pozwala mi tam pisać.
   *[right] brakuje tam uprawnienia „{ $missing }”.
}
event-silent = Wydarzenie „{ $name }” ({ $event }) nie może się dalej toczyć na { $channel }: { $why } Do tego czasu jego zegary stoją: żadna runda się nie kończy ani nie zaczyna, a terminy się przesuwają. /event move wskazuje mu inny kanał.
event-speaks-again = **{ $name }** toczy się dalej: od { $since } nie dało się tu pisać. Zegary stały i każdy termin przypada { $hours ->
    [one] o godzinę
    [few] o { $hours } godziny
   *[many] o { $hours } godzin
} później.
event-act-stood = Od { $since } zegary wydarzenia stały przez { $hours ->
    [one] godzinę.
    [few] { $hours } godziny.
   *[many] { $hours } godzin.
}
engine-refused-event-silent = Nie da się tu teraz prowadzić wydarzenia: { $why }
event-checkin-asks = { $people }: trzeba potwierdzić obecność w wydarzeniu „{ $name }”. { $begins ->
    [none] Zaraz się rozpocznie
   *[other] Początek: { $begins }
 }; kto nie potwierdzi, nie zagra.
event-button-begin = Rozpocznij bez nich
event-panel-here = Obecność potwierdzona: { $count } z { $all }.
event-act-asked = { $count ->
    [one] Poproszono { $count } osobę o potwierdzenie obecności.
    [few] Poproszono { $count } osoby o potwierdzenie obecności.
   *[many] Poproszono { $count } osób o potwierdzenie obecności.
 }
reply-event-starts-without = Wydarzenie „{ $name }” jeszcze się nie rozpoczęło. { $count ->
    [one] { $count } osoba nie potwierdziła obecności i nie zagrałaby: { $names }.
    [few] { $count } osoby nie potwierdziły obecności i nie zagrałyby: { $names }.
   *[many] { $count } osób nie potwierdziło obecności i nie zagrałoby: { $names }.
 } Prośba o to stoi na kanale. Potwierdzenia: { $here }. Aby mimo to zacząć, naciśnij poniżej albo użyj /event start without:True.
