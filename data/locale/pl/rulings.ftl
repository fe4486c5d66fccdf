# Co społeczność rozstrzyga o zasadach: pytania, głosowania, sędziowie, precedensy.

menu-name-doubt = Mam wątpliwość
menu-about-doubt = Zadaj temu serwerowi pytanie o zasady; zapis ruchu dołączy się sam

## Karta pytania
rulings-called = { $people }: { $card }
rulings-card-title = **Pytanie { $number } o zasady** · { $game }
rulings-card-title-any = **Pytanie { $number } o zasady**
rulings-clauses = Punkty zasad: { $clauses }
rulings-scene = Wiersz { $line } gry: { $told }
rulings-link = Chodzi o: { $link }
rulings-would-overrule = Rozstrzygnięcie zastąpi { $precedent }.
rulings-approvals = { $count ->
    [one] { $count } głos za
    [few] { $count } głosy za
   *[many] { $count } głosów za
 }
rulings-button-vote = Głosuj: { $letter }
rulings-button-decide = Wybierz { $letter }
rulings-cast = { $count ->
    [one] Jak dotąd { $count } oddany głos.
    [few] Jak dotąd { $count } oddane głosy.
   *[many] Jak dotąd { $count } oddanych głosów.
 }
rulings-how-community = Głosujcie na wszystkie odpowiedzi, które popieracie (koniec głosowania { $until }). Głosować może każdy, kto był na tym serwerze wcześniej i ukończył tu grę. Gdy głosów będzie mniej niż { $quorum } albo wynik będzie równy, zasady obowiązują tak, jak są zapisane.
rulings-how-role = Głosują osoby z rolą { $role }, na wszystkie odpowiedzi, które popierają (koniec głosowania { $until }). Głosować może każda, która była na tym serwerze wcześniej i ukończyła tu grę. Gdy głosów będzie mniej niż { $quorum } albo wynik będzie równy, zasady obowiązują tak, jak są zapisane.
rulings-how-table = Głosują gracze tej gry, po jednym głosie na miejsce, na wszystkie odpowiedzi, które popierają (koniec głosowania { $until }). Gdy głosów będzie mniej niż { $quorum } albo wynik będzie równy, zasady obowiązują tak, jak są zapisane.
rulings-how-judge = Rozstrzyga osoba z rolą { $role }, która tu nie gra (termin: { $until }); jeśli nikt nie rozstrzygnie, zasady obowiązują tak, jak są zapisane.
rulings-how-masters = Rozstrzyga mistrz gry albo osoba zarządzająca tym serwerem, jeśli tu nie gra (termin: { $until }); jeśli nikt nie rozstrzygnie, zasady obowiązują tak, jak są zapisane.
rulings-young = Za mało osób, które tu nie grają, ukończyło grę na tym serwerze, więc nie ma głosowania.
rulings-elsewhere = Odpowiedzi padają tutaj: { $link }
rulings-besides = Oprócz tego miejsca tej gry mogą zgodzić się na to, co mówią dolne przyciski, tylko w tej grze.
rulings-agree-dispute = Niech tu rozstrzygnie kość
rulings-agree-pause = Pauza do tego czasu
rulings-yes = Tak
rulings-no = Nie

## Jak się kończy
rulings-outcome-ruled = Pytanie { $number } rozstrzygnięte: zobacz { $precedent }.
rulings-outcome-quorum = Pytanie { $number } zamknięte. Oddane głosy: { $count } z potrzebnych { $needed }; to za mało, więc zasady obowiązują tak, jak są zapisane.
rulings-outcome-tie = Pytanie { $number } zamknięte, równy wynik mają { $letters }: zasady obowiązują tak, jak są zapisane.
rulings-outcome-withdrawn = Pytanie { $number } zostało wycofane.
rulings-outcome-lapsed = Pytanie { $number } zamknięte bez rozstrzygnięcia: zasady obowiązują tak, jak są zapisane.

## Precedensy
rulings-short = **{ $precedent }** { $question } → { $ruling }
rulings-suggested = { $precedent } { $question } → { $ruling }
rulings-binds-default = Ustala { $sets }: tak grają tu nowe stoły, chyba że gospodarz wybierze inaczej.
rulings-binds-strict = Ustala { $sets }: tak grają tu wszystkie nowe stoły.
rulings-binds-here = Odtąd ta gra toczyłaby się z { $sets }.
rulings-applied = Za zgodą wszystkich od teraz w tej grze obowiązuje { $precedent }: { $sets }
rulings-kept = Nadal obowiązuje { $sets }, jak uzgodniono.
rulings-reason = Powód: { $reason }
rulings-by-community = Rozstrzygnięte w głosowaniu: { $ayes } z { $votes }
rulings-by-table = Rozstrzygnięte głosami miejsc przy stole: { $ayes } z { $votes }
rulings-by-judge = Rozstrzygnięte przez osobę z rolą { $role }
rulings-by-master = Rozstrzygnięte przez mistrza gry
rulings-overrules = Zastępuje { $precedent }.
rulings-overruled-by = Już nie obowiązuje: zastępuje go { $precedent }.
rulings-may-apply = Tak toczą się następne gry. Ta też, jeśli zgodzą się wszyscy gracze.
rulings-button-apply = Zaproponuj to w tej grze
rulings-table-holds = Obowiązujące precedensy: { $precedents }
rulings-table-departs = Odstępstwo od { $precedents }
rulings-none = Niczego tu jeszcze nie rozstrzygnięto. Pytanie zadasz poleceniem `/doubt`.
rulings-list = { $count ->
    [one] { $count } precedens, więcej mówi `/ruling show`:
    [few] { $count } precedensy, najnowsze na początku; o jednym więcej mówi `/ruling show`:
   *[many] { $count } precedensów, najnowsze na początku; o jednym więcej mówi `/ruling show`:
 }
rulings-exported = Wszystkie precedensy tego serwera. Każdy wiersz zawiera skrót poprzedniej.
votes-proposed-ruling = { $by } proponuje precedens tego serwera dla tej gry.

## Formularze
rulings-form-title = Pytanie o zasady
rulings-form-question = Pytanie
rulings-form-clauses = Punkty zasad, jeśli je znasz
rulings-form-answers = Odpowiedzi, każda w osobnym wierszu
rulings-form-answers-how = Od dwóch do pięciu; bez nich: tak i nie. Opcja, którą ustala odpowiedź: Tak | opcja=wartość
rulings-form-sets = Co ustala pierwsza odpowiedź
rulings-form-why = Rozstrzygnij
rulings-form-reason = Dlaczego
rulings-form-translate = W innym języku
rulings-form-ruling = Rozstrzygnięcie

## Odpowiedzi
reply-ruling-asked = Pytanie { $number } jest na { $channel }.
reply-ruling-waits = Pytanie { $number } czeka i pojawi się na { $channel }, jak tylko znów będę mógł tam pisać.
reply-ruling-cast = { $letters ->
    [none] Nie popierasz teraz żadnej odpowiedzi, więc twój głos się nie liczy.
   *[other] Twój głos: { $letters }. Naciśnij kolejne odpowiedzi, aby je poprzeć, albo tę samą jeszcze raz, aby cofnąć poparcie.
 }
reply-ruling-decided = Rozstrzygnięte jako { $precedent }.
reply-ruling-withdrawn = Wycofane.
reply-ruling-translated = { $precedent } można teraz czytać także w tym języku.

## Polecenia
command-doubt = Zgłoś wątpliwość co do ruchu, wyniku albo zasady; trafi do tego, kto rozstrzyga
option-doubt-question = Co budzi wątpliwość; bez tego otworzy się formularz
option-doubt-freeze = Zaproponuj też wstrzymanie zegarów do tego czasu
option-doubt-overrules = Precedens, który ma zostać zastąpiony
option-doubt-event = Wydarzenie, którego wynik budzi wątpliwość
rulings-form-result = Co jest nie tak z wynikiem
rulings-form-result-title = Wątpliwy wynik
command-ruling = Pytania o zasady i to, co tu rozstrzygnięto
command-ruling-list = Co rozstrzygnięto na tym serwerze
command-ruling-show = Jeden precedens ze wszystkim, co o nim wiadomo
command-ruling-apply = Zaproponuj grać dalej według precedensu
command-ruling-translate = Dodaj brzmienie precedensu w innym języku
command-ruling-withdraw = Wycofaj pytanie
command-ruling-export = Wszystkie precedensy jako plik ze skrótami
option-clauses = Punkty zasad, o które chodzi, np. MKU-7.3
option-answers = Odpowiedzi rozdzielone średnikami: Tak; Nie | opcja=wartość
option-about = Zasady której gry
option-ruling-list-overruled = Także to, co już nie obowiązuje
option-ruling-translate-language = Język
option-ruling-withdraw-question = Numer pytania
option-precedent = Numer precedensu, np. 14

## Ustawienia
setup-option-ruling = Kto rozstrzyga pytania o zasady: { $value }
setup-option-voter-role = Rola, która głosuje: { $value }
setup-option-judge-role = Rola sędziów: { $value }
setup-option-vote-hours = Ile godzin trwa głosowanie: { $value }
setup-option-quorum = Ilu głosów wymaga głosowanie: { $value }
setup-option-ballot = Głosowanie: { $value }
setup-option-binding = Precedensy: { $value }
setup-option-questions = Kanał, w którym widać pytania zadane w wątkach: { $value }
choice-setup-ruling-community = społeczność w głosowaniu
choice-setup-ruling-table = stół głosami miejsc
choice-setup-ruling-judge = sędzia
choice-setup-ballot-secret = tajne
choice-setup-ballot-open = jawne
choice-setup-binding-default = gospodarz może jawnie od nich odstąpić
choice-setup-binding-strict = wiążą każdy nowy stół
choice-clear-questions = kanał dla pytań
choice-clear-voter-role = rola, która głosuje
choice-clear-judge-role = rola sędziów
option-setup-ruling = Kto rozstrzyga pytania o zasady
option-setup-voter-role = Rola, której posiadacze głosują
option-setup-judge-role = Rola, której posiadacze sędziują
option-setup-vote-hours = Przez ile godzin pytanie jest otwarte
option-setup-quorum = Ilu głosów wymaga głosowanie
option-setup-ballot = Czy wszyscy widzą, kto jak głosuje
option-setup-questions = Kanał dla pytań zadanych w wątkach
option-setup-binding = Czy gospodarz może odstąpić od precedensów

## Czego nie można
engine-refused-ruling-empty = Pytanie jest puste.
engine-refused-ruling-too-long = { $count ->
    [one] Pytanie i odpowiedzi mają w wiadomości { $count } znak
    [few] Pytanie i odpowiedzi mają w wiadomości { $count } znaki
   *[many] Pytanie i odpowiedzi mają w wiadomości { $count } znaków
 }, mieści się najwyżej { $most }: napisz krócej.
engine-refused-ruling-no-server = Pytania o zasady zadaje się na serwerze.
engine-refused-ruling-answers = Pytanie ma od { $low } do { $high } odpowiedzi; tutaj jest ich { $count }.
engine-refused-ruling-answers-alike = Dwie odpowiedzi są takie same.
engine-refused-ruling-answer-empty = Odpowiedź wymaga słów przed „|”.
engine-refused-ruling-answer-long = { $count ->
    [one] Odpowiedź ma { $count } znak
    [few] Odpowiedź ma { $count } znaki
   *[many] Odpowiedź ma { $count } znaków
 }, może mieć najwyżej { $most }.
engine-refused-ruling-no-game = Odpowiedź może ustalać opcje tylko w pytaniu o jedną grę; podaj ją (about).
engine-refused-ruling-sets-nothing = Po „|” odpowiedź podaje opcje z wartościami, np. opcja=wartość.
engine-refused-ruling-sets-term = { $option } uzgadnia każdy stół; rozstrzygnięcie nie może tego ustalić.
engine-refused-ruling-clauses = Jedno pytanie może dotyczyć najwyżej { $most } punktów zasad; tutaj jest ich { $count }.
engine-refused-ruling-clause-unknown = { $near ->
    [no_suggestion] Nie ma punktu zasad „{ $given }”.
   *[other] Nie ma punktu zasad „{ $given }”. Czy chodzi o { $near }?
 }
engine-refused-ruling-no-question = Nie ma tu pytania { $given }.
engine-refused-ruling-closed = Pytanie { $number } jest już zamknięte.
engine-refused-ruling-judge-decides = To pytanie rozstrzyga sędzia; nie ma nad nim głosowania.
engine-refused-ruling-vote-decides = Nad tym pytaniem się głosuje; nie rozstrzyga go sędzia.
engine-refused-ruling-not-at-table = Głosują tylko miejsca tamtej gry, zajęte w chwili zadania pytania.
engine-refused-ruling-no-role = Nad tym pytaniem głosują tylko osoby z rolą { $role }.
engine-refused-ruling-joined-later = Kto dołączył do serwera po zadaniu pytania, nad nim nie głosuje.
engine-refused-ruling-never-played = Głosuje tylko ten, kto przed zadaniem pytania ukończył tu grę z kimś innym.
engine-refused-ruling-too-many = Precedensów na tym serwerze jest już { $most }; na więcej nie ma miejsca.
engine-refused-ruling-no-precedent = Nie ma tu precedensu „{ $given }”.
engine-refused-ruling-not-judge = To należy do sędziów tego serwera.
engine-refused-ruling-judge-plays = Grasz w grze, której dotyczy pytanie, albo w jej grupie; musi je rozstrzygnąć inny sędzia.
engine-refused-ruling-not-yours = Pytanie może wycofać tylko ten, kto je zadał, albo sędzia.
engine-refused-ruling-begun = Inni już głosowali; teraz pytanie może wycofać tylko sędzia.
engine-refused-ruling-text-empty = I pytanie, i rozstrzygnięcie wymagają słów.
engine-refused-ruling-text-there = { $precedent } ma już brzmienie w tym języku, którego się nie zmienia; można go zastąpić nowym precedensem.
engine-refused-ruling-server-full = Otwartych pytań na tym serwerze jest już { $most }; poczekaj, aż któreś zostanie rozstrzygnięte.
engine-refused-ruling-person-full = Twoich otwartych pytań jest już { $most }; poczekaj, aż któreś zostanie rozstrzygnięte.
engine-refused-ruling-overruled = { $precedent } już nie obowiązuje: zastępuje go { $by }.
engine-refused-ruling-in-question = O zastąpienie { $precedent } pyta już pytanie { $number }.
engine-refused-ruling-other-game = { $precedent } dotyczy zasad innej gry.
engine-refused-ruling-binds = Na tym serwerze { $option } to { $value } według { $precedent }, co wiąże każdy stół.
engine-refused-ruling-binds-nothing = { $precedent } nie ustala żadnej opcji; stosują go ludzie.
engine-refused-ruling-in-flight = Trwa działanie; wyraź zgodę, gdy się skończy.
engine-refused-ruling-not-midway = { $option } nie może się zmienić w trakcie gry.
engine-refused-ruling-holds-already = Ta gra już się tak toczy.
engine-refused-ruling-unfit = Pozycja nie pozwala teraz zmienić { $option }.
engine-refused-ruling-lesson = W lekcji nie ma z kim się spierać.
fault-precedents-format = To nie jest plik z precedensami.
rulings-approved-answer = { $letter } „{ $answer }”
