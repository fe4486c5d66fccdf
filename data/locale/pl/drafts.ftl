# Drafts: what is prepared by several forms and then applied.

draft-button-change = Zmień…
draft-button-over = Od nowa
form-number = Liczba całkowita od { $low } do { $high }.
form-none = Zostaw puste, jeśli ma nie być żadnego.
engine-refused-draft-gone = Ten szkic już się nie zachował; użyj polecenia jeszcze raz. Nic nie zmieniono.
engine-refused-draft-applied = Ten szkic już zastosowano; żeby zmienić coś jeszcze, użyj polecenia ponownie.
engine-refused-draft-empty = Szkic jest pusty; nie ma czego stosować.
engine-refused-form-gone = „{ $option }”: tego, co wybrano, nie ma już na tym serwerze.
engine-refused-form-number = „{ $option }” nie może wynosić „{ $given }”; dozwolona jest liczba całkowita od { $low } do { $high }.

setup-group-place = Język i kanały
setup-group-tables = Stoły
setup-group-absence = Nieobecność
setup-group-rules = Pytania o zasady
setup-group-votes = Głosowania i precedensy
setup-meanwhile = Tymczasem zmieniono to gdzie indziej: { $settings }

draft-line = { $name }: { $value }
draft-usual = Jak zwykle
draft-button-back = Wstecz
options-title = **Opcje stołu: { $game }**
event-draft-title = **Nowe wydarzenie**
event-draft-missing = Trzeba jeszcze wybrać: { $fields }.
event-draft-ready = Nic nie zostanie ogłoszone, dopóki nie naciśniesz „Otwórz”.
event-button-open = Otwórz
event-group-play = W co się gra
event-group-format = System i rundy
event-group-dates = Terminy
event-group-people = Ludzie i warunki
event-form-key = Gra
event-form-table = Gracze jednej gry
event-form-table-about = Liczba od { $low } do { $high }. Puste: tylu, ilu gra wymaga najmniej.
event-form-language = Język wydarzenia
event-form-language-usual = taki jak na serwerze
event-form-pack = Pakiet
event-pack-joined = „{ $name }” z pakietem startowym
event-pack-alone = tylko „{ $name }”
event-form-format = Jak dobiera się pary
event-form-number = Rundy albo gracze w grupie
event-form-number-about = Szwajcarski: rundy; grupy: gracze jednej. Od { $low } do { $high }. Puste: zgodnie z systemem.
event-form-unfinished = Gra nieukończona w terminie
event-form-points = Punkty
event-form-points-about = Wygrana/remis/przegrana/wolny los, np. 3/1/0/3. Puste: jak zwykle.
event-form-breaks = Kolejność rozstrzygania remisów
event-form-breaks-about = Z: buchholz, sonneborn_berger, direct, victory, wins, games. Puste: jak zwykle.
event-form-start-other = Inny dzień początku
event-form-until = Ostatni dzień
event-form-until-other = Inny ostatni dzień
event-form-day-about = Np. 2030-12-24; ma pierwszeństwo przed listą.
event-start-none = kiedy powiesz
event-until-none = bez ostatniego dnia
event-form-pace = Czas na jedną decyzję
event-form-terms = Warunki
event-form-checkin = trzeba się zameldować
event-form-rated = gry liczą się do rankingu
event-form-unrated = gry nie liczą się do rankingu
event-form-campaign = to kampania
event-form-after = Następny sezon po
event-form-after-about = Dla grup i kampanii: wydarzenie, które było wcześniej.
event-after-none = żadne
event-form-ledger = Czy kronika trwa dalej?
event-ledger-none = jeśli jest
event-ledger-yes = trwa dalej
event-ledger-no = zaczyna się od pustej
event-day = { $weekday ->
    [mon] poniedziałek
    [tue] wtorek
    [wed] środa
    [thu] czwartek
    [fri] piątek
    [sat] sobota
   *[sun] niedziela
 } { $day }

option-event-new-name = Jak się nazywa
option-event-new-options = Opcje stołu, jako opcja=wartość
option-event-new-players = Najwięcej graczy
option-event-new-days = Ile dni trwa runda
option-event-new-start = Dzień początku, np. 2030-12-24
engine-refused-event-no-game = Opcje stołu należą do gry: podaj też grę (game:…).
