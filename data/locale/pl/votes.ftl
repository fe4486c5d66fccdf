# Głosowania, cofanie i miejsca, które zmieniają właściciela.

## Poddane pod głosowanie
votes-proposed-draw = { $by } proponuje remis.
votes-proposed-end = { $by } proponuje zakończyć grę bez wyniku.
votes-proposed-end-counted = { $by } proponuje zakończyć grę teraz i ustalić wynik według obecnego stanu.
votes-proposed-pause = { $by } proponuje wstrzymać grę.
votes-pause-until = Przerwa skończyłaby się { $until }.
votes-pause-days = { $days ->
    [one] Przerwa trwałaby { $days } dzień.
    [few] Przerwa trwałaby { $days } dni.
   *[many] Przerwa trwałaby { $days } dni.
 }
votes-proposed-dispute = { $by } prosi o rzut kostką w sprawie reguł.
votes-question = Pytanie: { $question }
engine-refused-dispute-unknown = Zasady tej gry nie przewidują kostki w sporach.
engine-refused-dispute-empty = Spór wymaga pytania.
engine-refused-claim-unknown = W tej grze czekającemu nic się nie należy; zaproponuj koniec gry albo nowego gracza na to miejsce.
votes-proposed-resume = { $by } proponuje grać dalej.
votes-proposed-undo = { $known ->
    [yes] { $by } prosi o cofnięcie ostatniego działania gracza { $seat }. Cofnięte zostałoby:
    [phase] { $by } prosi o cofnięcie całej fazy. Cofnięte zostałoby:
   *[no] { $by } prosi o cofnięcie ostatniego działania. Cofnięte zostałoby:
 }
votes-proposed-replace = { $by } proponuje nowego gracza na miejsce gracza { $seat }.
votes-replace-by = Nowy gracz na tym miejscu: { $person }.
votes-rule = { $count ->
    [one] Potrzebny { $count } głos za; głosowanie kończy się { $until }. Gra toczy się tymczasem dalej.
    [few] Potrzebne { $count } głosy za; głosowanie kończy się { $until }. Gra toczy się tymczasem dalej.
   *[many] Potrzebnych { $count } głosów za; głosowanie kończy się { $until }. Gra toczy się tymczasem dalej.
 }
votes-tally = Głosowanie { $number } ({ $kind ->
    [draw] remis
    [end] koniec gry
    [pause] przerwa
    [resume] wznowienie
    [undo] cofnięcie
    [dispute] spór
    [ruling] gra według precedensu
   *[replace] nowy gracz na miejscu
 }): głosy za: { $ayes }/{ $needed }.
votes-closed = { $outcome ->
    [passed] { $kind ->
        [offer] Zaproponowane miejsce jest zajęte.
       *[vote] Głosowanie { $number } rozstrzygnięte: zgoda.
     }
    [failed] Głosowanie { $number } rozstrzygnięte: brak zgody.
    [expired] { $kind ->
        [offer] Nikt nie zajął na czas zaproponowanego miejsca.
       *[vote] Głosowanie { $number } się skończyło: za mało głosów w terminie.
     }
    [withdrawn] Głosowanie { $number } zostało wycofane.
    [vetoed] Sprawę numer { $number } zamknął mistrz gry.
   *[lapsed] { $kind ->
        [offer] Propozycja miejsca jest już nieaktualna.
       *[vote] Głosowanie { $number } straciło ważność: sytuacja się zmieniła.
     }
 }
votes-record = { $kind ->
    [draw] Remis
    [end] Koniec gry
    [pause] Przerwa
    [resume] Wznowienie
    [undo] Cofnięcie
    [dispute] Kostka w sporze
    [ruling] Gra według precedensu
    [replace] Nowy gracz na miejscu
   *[offer] Propozycja miejsca
 }: { $outcome ->
    [passed] zgoda
    [failed] brak zgody
    [expired] po terminie
    [withdrawn] wycofane
    [vetoed] zamknięte przez mistrza gry
   *[lapsed] nieważne
 }. Za: { $ayes }; przeciw: { $nays }.
votes-button-aye = Zgadzam się
votes-button-nay = Nie zgadzam się
votes-button-take = Zajmij miejsce

## Co z tego wynika
votes-ended-draw = Gra kończy się remisem, na który wszyscy się zgodzili.
votes-ended-agreed = Gra kończy się bez wyniku, na co wszyscy się zgodzili.
votes-paused = Gra jest wstrzymana, zegary stoją.
votes-paused-until = Przerwa skończy się sama { $until }: zegary ruszą z czasem, który pozostał, a przekroczone terminy znów będą się liczyć. Wcześniej kończy ją /game resume.
votes-pause-over = Koniec przerwy. Gra toczy się dalej z czasem, który pozostał.
votes-resumed = Gra toczy się dalej z czasem, który pozostał.
votes-undone = { $known ->
    [yes] Ostatnie działanie gracza { $seat } zostało cofnięte. Cofnięto:
    [phase] Cała faza została cofnięta. Cofnięto:
   *[no] Ostatnie działanie zostało cofnięte. Cofnięto:
 }
votes-struck = ~~{ $sentence }~~
votes-taken-back = { $seat } cofa ostatnią odpowiedź.
votes-undo-shown = Od tego czasu coś rzucono, pokazano lub ktoś odpowiedział: kto to widział, nadal to wie, a kośćmi rzuca się od nowa.
votes-undo-record = { $alone ->
    [yes] Cofnięto, bo przy stole siedzi jedna osoba, choć { $barrier ->
        [roll] był już rzut.
        [shuffle] coś już potasowano lub wylosowano.
        [reveal] odsłonięto już coś zakrytego.
        [edit] mistrz gry zmienił już pozycję.
       *[answer] odpowiedział już inny gracz.
     }
   *[no] Cofnięto za zgodą wszystkich, choć { $barrier ->
        [roll] był już rzut.
        [shuffle] coś już potasowano lub wylosowano.
        [reveal] odsłonięto już coś zakrytego.
       *[answer] odpowiedział już inny gracz.
     }
 }
votes-offer-open = Miejsce gracza { $seat } jest wolne. Kto chce je przejąć, niech naciśnie przycisk; propozycja kończy się { $until }.
votes-offer-named = { $people }, miejsce gracza { $seat } czeka na ciebie. Naciśnij przycisk, aby je zająć; propozycja kończy się { $until }.
votes-seat-taken = { $seat } zajmuje miejsce gracza { $before } i gra dalej.
votes-seat-record = Gracza { $before } zastępuje { $name }.
votes-seat-left = { $seat } opuszcza grę.
votes-seat-left-record = { $name } opuszcza grę.
votes-nobody-left = Nikt nie został przy stole, więc gra jest wstrzymana.

## Odpowiedzi
reply-vote-opened = { $kind ->
    [undo] Pozostali zostali zapytani, czy zgadzają się na cofnięcie.
   *[other] Twoja propozycja trafiła do wszystkich graczy.
 }
reply-vote-cast = Twój głos został policzony.
reply-vote-passed = Zgoda.
reply-vote-declined = Brak zgody.
reply-vote-withdrawn = Twoja propozycja jest wycofana.
reply-undone = Cofnięto.
reply-undo-preview = { $what ->
    [answer] To cofa ostatnią odpowiedź gracza { $by }
    [phase] To cofa całą fazę
    [no] To cofa ostatnie działanie
   *[action] To cofa ostatnie działanie gracza { $by }
 }. { $need ->
    [free] Nie wymaga niczyjej zgody.
    [consent] Muszą się zgodzić wszyscy gracze.
    [all] Muszą się zgodzić wszyscy gracze, bo coś rzucono, pokazano lub ktoś odpowiedział: kto to widział, nadal to wie, a kośćmi rzuca się od nowa.
    [alone] Wszystkie miejsca są twoje, więc nie wymaga to niczyjej zgody; kośćmi rzuca się od nowa, a zapis o tym mówi.
   *[gm] Mistrz gry, który sam gra, też potrzebuje zgody wszystkich graczy.
 }
votes-undo-list = Co zostałoby cofnięte:
votes-undo-now = Cofnij
votes-undo-ask = Zapytaj pozostałych
votes-concede-ask = Czy na pewno poddać grę w imieniu gracza { $seat }? { $verb ->
    [order] Twoje figurki zejdą z pola na początku twojej następnej tury; do tego czasu nikt się o tym nie dowie.
    [withdraw] Twoje figurki od razu zejdą z pola.
   *[concede] Opuszczasz ją od razu albo gdy tylko zakończy się trwająca akcja; nie można tego cofnąć.
 }
votes-concede-sure = Poddaj grę
reply-claimed = Twoje żądanie zostało uznane: { $seat } ma zbyt wiele przekroczonych limitów czasu.
votes-claim-waits = { $seat } ma zbyt wiele przekroczonych limitów czasu i odejdzie, gdy tylko zakończy się trwająca akcja.
reply-seat-taken = Miejsce gracza { $seat } jest teraz twoje, ze wszystkim, co do niego należy. Co działo się ostatnio:
reply-seat-left = Nie grasz już w tej grze. Twoje miejsce jest proponowane innym; dopóki nikt go nie zajmie, możesz je odzyskać tym samym przyciskiem.

## Polecenia
command-game-undo = Cofnij to, co zrobiono ostatnio
command-game-concede = Poddaj grę
command-game-draw = Zaproponuj remis
command-game-end = Zaproponuj koniec gry, z punktami, jeśli gra je ma
command-game-pause = Zaproponuj wstrzymanie gry
command-game-resume = Zaproponuj wznowienie wstrzymanej gry
command-game-replace = Zaproponuj kogoś innego na miejsce
command-game-claim = Zażądaj walkoweru, gdy rywal przekracza limity
command-vote = Wnioski przy stole: zgoda albo odmowa
command-vote-agree = Zgódź się w głosowaniu
command-vote-decline = Odmów w głosowaniu albo wycofaj własne
option-game-undo-what = Całe działanie albo tylko twoja ostatnia odpowiedź
option-game-concede-seat = Czyje miejsce, jeśli masz kilka
option-game-pause-until = Ostatni dzień przerwy, np. 2026-08-10
option-game-pause-days = Albo liczba dni; bez podanego końca: 14
option-game-replace-seat = Czyje miejsce
option-game-replace-person = Kto ma je zająć; puste: kto pierwszy naciśnie
option-vote-agree-vote = Numer głosowania, jeśli trwa kilka
option-vote-decline-vote = Numer głosowania, jeśli trwa kilka
choice-undo-action = całe działanie
choice-undo-answer = tylko moja ostatnia odpowiedź

## Czego nie można
engine-refused-vote-paused-already = Gra jest już wstrzymana.
engine-refused-pause-two-ends = Podaj ostatni dzień przerwy albo liczbę dni; nie jedno i drugie naraz.
engine-refused-pause-too-long = { $given ->
    [one] Przerwa nie może trwać { $given } dnia; dozwolone: od 1 do { $most }.
    [few] Przerwa nie może trwać { $given } dni; dozwolone: od 1 do { $most }.
   *[many] Przerwa nie może trwać { $given } dni; dozwolone: od 1 do { $most }.
 }
engine-refused-pause-past = Ostatni dzień przerwy, { $given }, już minął.
engine-refused-vote-not-paused = Gra nie jest wstrzymana.
engine-refused-vote-closed = To głosowanie jest już zamknięte.
engine-refused-vote-none = Nie trwa żadne głosowanie, w którym możesz wziąć udział.
engine-refused-vote-which = Trwa kilka głosowań; podaj numer tego, o które chodzi: { $known }.
engine-refused-vote-not-yours = Twoje miejsce nie bierze udziału w tym głosowaniu: kto głosuje, ustalono przy jego otwarciu.
engine-refused-undo-moved-on = Coś się tymczasem wydarzyło; sprawdź jeszcze raz, co zostałoby cofnięte.
engine-refused-claim-too-early = Nikt nie przekroczył z rzędu dość limitów czasu: { $count }/{ $needed }.
engine-refused-offer-to-another = To miejsce jest proponowane komuś innemu: { $person }.
engine-refused-seat-held-already = To miejsce zajmuje już ta sama osoba.
engine-refused-seat-unknown = W tej grze nie ma miejsca „{ $given }”.
