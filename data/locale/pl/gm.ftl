# Co robi mistrz gry: zawsze ogłaszane na kanale, wraz z powodem.

gm-reason = Powód: { $reason }
gm-acted = Mistrz gry { $name } działa za gracza { $seat }.
gm-acted-table = Mistrz gry { $name } działa w imieniu stołu.
gm-defaulted = Mistrz gry { $name } nakazuje działanie domyślne za gracza { $seat }.
gm-edited = { $count ->
    [0] Mistrz gry { $name } zmienia pozycję, ale nic z tego, co widzą wszyscy. Zmiana zostanie ujawniona na końcu.
    [one] Mistrz gry { $name } zmienia pozycję, w tym { $count } miejsce widoczne dla wszystkich. Cała zmiana zostanie ujawniona na końcu.
    [few] Mistrz gry { $name } zmienia pozycję, w tym { $count } miejsca widoczne dla wszystkich. Cała zmiana zostanie ujawniona na końcu.
   *[many] Mistrz gry { $name } zmienia pozycję, w tym { $count } miejsc widocznych dla wszystkich. Cała zmiana zostanie ujawniona na końcu.
 }
gm-edited-place = `{ $change }`
gm-went-back = Mistrz gry { $name } cofa grę do wiersza { $line }.
gm-undid = Mistrz gry { $name } cofa ostatnie działanie.
gm-looked = Mistrz gry { $name } ogląda całą pozycję, także to, co ukryte.
gm-paused = Mistrz gry { $name } wstrzymuje grę; zegary stoją.
gm-resumed = Mistrz gry { $name } wznawia grę z czasem, który pozostał.
gm-terms = Mistrz gry { $name } zmienia warunki. { $limit ->
    [0] Nie ma już limitu czasu
    [one] Czas na jedną decyzję: { $limit } minuta
    [few] Czas na jedną decyzję: { $limit } minuty
   *[many] Czas na jedną decyzję: { $limit } minut
 }; { $policy ->
    [wait] gdy minie, gra czeka i przypomina.
   *[default] gdy minie, wykonywane jest działanie domyślne.
 }
gm-offered = Mistrz gry { $name } proponuje komuś innemu miejsce gracza { $seat }.
gm-vacated = Mistrz gry { $name } odbiera miejsce graczowi { $seat }.
gm-vetoed = Mistrz gry { $name } zamyka bez rozstrzygnięcia sprawę numer { $number }.
gm-closed = Mistrz gry { $name } kończy grę bez wyniku.
gm-reopened = Mistrz gry { $name } otwiera grę na nowo.
gm-repaired = Mistrz gry { $name } przywraca grę do użytku.
reply-gm-done = Zrobione i ogłoszone na kanale gry.
gm-state = Cała pozycja jest w pliku. Tylko do twojej wiadomości.

## Polecenia
command-gm = Narzędzia mistrza gry; wszystko jest ogłaszane na kanale
command-gm-act = Działaj za gracza albo w imieniu stołu
command-gm-default = Wykonaj za gracza działanie domyślne
command-gm-state = Obejrzyj całą pozycję; stół się o tym dowie
command-gm-edit = Zmień pozycję łatką JSON
command-gm-back = Cofnij grę do wiersza dziennika
command-gm-undo = Cofnij ostatnie działanie, cokolwiek stało się potem
command-gm-pause = Wstrzymaj albo wznów grę
command-gm-terms = Zmień limit czasu albo to, co po nim następuje
command-gm-offer = Zaproponuj miejsce komuś innemu
command-gm-vacate = Odbierz komuś miejsce
command-gm-veto = Zamknij głosowanie albo propozycję bez rozstrzygnięcia
command-gm-close = Zakończ grę bez wyniku
command-gm-reopen = Otwórz na nowo zamkniętą grę
command-gm-repair = Przywróć grę do użytku
option-gm-act-seat = Za kogo; puste: w imieniu stołu
option-gm-act-line = Wiersz, tak jak w /do
option-gm-default-seat = Za kogo
option-gm-edit-patch = Na przykład: add /players/0/wins 1
option-gm-back-line = Numer wiersza, po którym gra toczy się dalej
option-gm-pause-days = Na ile dni; bez liczby: 14
option-gm-terms-minutes = Minuty na jedną decyzję; 0: bez limitu
option-gm-terms-policy = Co się dzieje, gdy czas minie
option-gm-offer-seat = Czyje miejsce
option-gm-offer-person = Komu; puste: kto pierwszy naciśnie
option-gm-vacate-seat = Czyje miejsce
option-gm-veto-vote = Numer głosowania albo propozycji

## Czego nie można
engine-refused-gm-no-rights = Nie jesteś tu mistrzem gry: potrzebna jest rola, którą wyznaczył serwer, albo uprawnienie „Zarządzanie serwerem”.
engine-refused-gm-plays = Kto gra, nie jest w tej grze mistrzem gry. To samo możesz zrobić za zgodą wszystkich graczy: użyj /game undo.
engine-refused-gm-no-reason = Podaj powód; zostanie ogłoszony na kanale.
engine-refused-gm-no-orders = Instrukcje są prywatne; wydaje je tylko gracz.
engine-refused-gm-not-waited = Gra nie czeka teraz na gracza { $seat }.
engine-refused-gm-no-default = Nikt nie może dokonać tego wyboru za gracza { $seat }: zasady nie przewidują działania domyślnego.
engine-refused-gm-limit = Limit czasu musi wynosić od { $low } do { $high } sekund albo 0.
engine-refused-gm-policy = Nie ma takiej zasady na koniec czasu; są: { $known }.
engine-refused-gm-seat-empty = Miejsca gracza { $seat } nikt nie zajmuje.
engine-refused-gm-not-closed = Gra nie została zamknięta przed końcem; aby się cofnąć, użyj /gm undo albo /gm back.
engine-refused-gm-no-fault = Gra nie jest wyłączona z użytku.
