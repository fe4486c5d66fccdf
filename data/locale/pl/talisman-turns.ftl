# Talisman: przygotowanie, tury, ruch, Korona Władzy, koniec gry, zachowanie przy stole.
# $seat, $other, $by i $winner to imiona graczy; $card to nazwa Obszaru, karty albo Poszukiwacza.

## Przygotowanie

talisman-event-rolled-first = { $seat } rzuca o rozpoczęcie gry: { $die }.
talisman-event-first-player = Grę rozpoczyna { $seat }.
talisman-event-head-start = { $stat ->
    [strength] Punkt na start, { $seat }: 1 punkt Siły.
   *[other] Punkt na start, { $seat }: 1 punkt Mocy.
 }
talisman-refused-character-not-free = Ten Poszukiwacz nie jest wolny: { $card }.
talisman-refused-too-few-characters = Zestaw ma za mało Poszukiwaczy dla tylu graczy ({ $given }): { $there }.

## Tury

talisman-event-turn-begins = { $extra ->
    [yes] Kolejka { $round }: dodatkową turę zaczyna { $seat }.
   *[other] Kolejka { $round }: turę zaczyna { $seat }.
 }
talisman-event-turn-missed = { $left ->
    [0] { $seat } traci tę turę.
    [one] { $seat } traci tę turę i jeszcze { $left }.
    [few] { $seat } traci tę turę i jeszcze { $left }.
   *[many] { $seat } traci tę turę i jeszcze { $left }.
 }
talisman-event-turn-of-absent = { $seat }: gracz jest nieobecny, tura przepada (dotąd: { $skipped }).
talisman-event-world-effect-over = Przestaje działać: { $card }.
talisman-event-grant-lost = { $seat } traci przyznany ruch.

## Ruch

talisman-event-rolled-move = { $seat } rzuca na ruch: { $die }.
talisman-event-rerolled-move = { $seat } rzuca jeszcze raz i ma { $die } ({ $card }).
talisman-event-added-points = { $seat } dodaje { $points }; ruch o { $number }.
talisman-event-still-enslaved = { $seat } pozostaje w niewoli; tura się kończy.
talisman-event-freed = { $seat } odzyskuje wolność.
talisman-event-rests = { $seat } zostaje na miejscu i odpoczywa.
talisman-event-stays = { $seat } zostaje tutaj: { $card }.
talisman-event-raft-built = { $seat } buduje tratwę tutaj: { $card }.
talisman-event-moved = { $way ->
    [cw] { $seat } idzie zgodnie z zegarem: { $card }.
    [ccw] { $seat } idzie przeciwnie do zegara: { $card }.
    [bridge] { $seat } idzie mostem: { $card }.
    [portal] { $seat } idzie przez Wrota: { $card }.
    [inward] { $seat } idzie w głąb: { $card }.
    [outward] { $seat } zawraca: { $card }.
    [raft] { $seat } przeprawia się tratwą: { $card }.
    [grant] { $seat } korzysta z przyznanego ruchu: { $card }.
    [path] { $seat } idzie ścieżką: { $card }.
   *[other] { $seat } trafia tutaj: { $card }.
 }
talisman-event-portal-tried = { $stat ->
    [strength] { $opened ->
        [yes] { $seat } wyważa Wrota: { $rolled } przeciw Sile { $total }. Wrota się otwierają.
       *[other] { $seat } próbuje wyważyć Wrota: { $rolled } przeciw Sile { $total }. Wrota są dalej zamknięte.
     }
   *[other] { $opened ->
        [yes] { $seat } otwiera zamek Wrót: { $rolled } przeciw Mocy { $total }. Wrota się otwierają.
       *[other] { $seat } próbuje otworzyć zamek Wrót: { $rolled } przeciw Mocy { $total }. Wrota są dalej zamknięte.
     }
 }
talisman-ask-beyond-bridge = Strażnik cię przepuszcza. W którą stronę idziesz dalej?
talisman-ask-portal-stat = Wyważasz Wrota Siłą czy otwierasz zamek Mocą?
talisman-ask-steers-move = Kierujesz tym ruchem: { $other }. W którą stronę?
talisman-ask-rest-first = Twoim ruchem kieruje ktoś inny. Czy zamiast tego zostajesz i odpoczywasz?
talisman-refused-no-such-destination = Twój ruch tam nie prowadzi: { $card }.
talisman-refused-no-raft-there = Żadna tratwa nie zabierze cię tam teraz: { $card }.
talisman-refused-not-granted = Nie masz przyznanego ruchu do tego Obszaru: { $card }.
talisman-refused-no-path-there = Żadna ścieżka nie prowadzi cię tam: { $card }.
talisman-refused-cannot-build-raft = Nie możesz tu teraz zbudować tratwy.
talisman-refused-no-reroll = Nie możesz teraz powtórzyć rzutu na ruch.
talisman-refused-no-such-bonus = Tyle nie możesz dodać do wyniku rzutu: { $points }.
talisman-refused-cannot-rest = Przy tym wyniku nie możesz odpoczywać.
talisman-refused-cannot-stay = Nie możesz tu zostać; musisz się ruszyć.
talisman-refused-no-such-way = { $way ->
    [cw] Twój ruch nie prowadzi nigdzie zgodnie z ruchem wskazówek zegara.
    [ccw] Twój ruch nie prowadzi nigdzie przeciwnie do ruchu wskazówek zegara.
    [bridge] Twój ruch nie prowadzi przez most.
    [portal] Twój ruch nie prowadzi do portalu.
    [inward] Twój ruch nie prowadzi dalej do środka.
   *[outward] Twój ruch nie prowadzi na zewnątrz.
 }
talisman-refused-instructions-first = Zanim pójdziesz dalej do środka, musisz wykonać instrukcje swojego Obszaru: { $card }.
talisman-refused-talisman-needed = Wejść może tu tylko właściciel Talizmanu: { $card }. Nie masz Talizmanu.
talisman-refused-toad-retreats = W Krainie Wewnętrznej ropucha może się tylko cofać.
talisman-refused-must-turn-back = Nie możesz tu zostać: do następnego Obszaru wejdzie tylko właściciel Talizmanu, więc musisz zawrócić.
talisman-refused-die-counts-as-rolled = Ten rzut przyniósł ci wolność, więc liczy się tak, jak padł: wyniku { $die } nie można zmienić.

talisman-do-cw = W prawo, zgodnie z zegarem: { $card }
talisman-do-ccw = W lewo, przeciwnie do zegara: { $card }
talisman-do-portal = Próba otwarcia Wrót
talisman-do-strength = Siła ({ $total })
talisman-do-craft = Moc ({ $total })
talisman-do-life = Strata 1 punktu Wytrzymałości
talisman-do-victim = { $seat }

## Korona Władzy i koniec gry

talisman-event-crown-reached = { $seat } dociera do Korony Władzy. Od tej chwili nikt, kto zginie, nie dostaje nowego Poszukiwacza.
talisman-event-ending-revealed = { $ending ->
    [crown] { $seat } znajduje Koronę Władzy, tak jak głoszą opowieści.
    [abyss] { $seat } spotyka Władcę Otchłani, który siedzi tam, gdzie miała być Korona.
   *[other] { $seat } znajduje pusty tron i fałszywą koronę.
 }
talisman-event-command-spell = { $works ->
    [yes] { $seat } rzuca Czar „Rozkaz”, cel: { $other }. Kostka: { $die }; Czar działa.
   *[other] { $seat } rzuca Czar „Rozkaz”, cel: { $other }. Kostka: { $die }; Czar się nie udaje.
 }
talisman-event-lost-to-command = { $left ->
    [one] { $seat } traci przez „Rozkaz” 1 punkt Wytrzymałości; zostaje { $left }.
    [few] { $seat } traci przez „Rozkaz” 1 punkt Wytrzymałości; zostają { $left }.
   *[many] { $seat } traci przez „Rozkaz” 1 punkt Wytrzymałości; zostaje { $left }.
 }
talisman-event-lord-wounded = { $left ->
    [0] { $seat } odbiera Władcy Otchłani ostatni punkt Wytrzymałości.
    [one] { $seat } odbiera Władcy Otchłani punkt Wytrzymałości; zostaje { $left }.
    [few] { $seat } odbiera Władcy Otchłani punkt Wytrzymałości; zostają { $left }.
   *[many] { $seat } odbiera Władcy Otchłani punkt Wytrzymałości; zostaje { $left }.
 }
talisman-event-points = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }.
talisman-event-game-over = { $reason ->
    [last] Koniec gry: w grze pozostaje już tylko { $winner } – zwycięstwo.
    [fell_together] Koniec gry, remis. W tej samej chwili giną: { $winner }.
    [sudden_death] Koniec gry: do Korony Władzy pierwszy dociera { $winner } i wygrywa.
    [abyss] Koniec gry: Władca Otchłani jest pokonany, wygrywa { $winner }.
   *[rounds] Koniec gry: ostatnia kolejka dobiegła końca. Wygrana: { $winner }.
 }
talisman-ask-command-victim = Na kogo rzucasz „Rozkaz”?
talisman-ask-life-or-defeat = Dosięga cię „Rozkaz”, który rzuca { $by }. Tracisz 1 punkt Wytrzymałości czy uznajesz porażkę i odchodzisz z gry?

## Przy stole

talisman-event-passing = { $on ->
    [yes] { $seat } pasuje: gra nie czeka na reakcje tego gracza.
   *[other] { $seat } już nie pasuje: gra znów czeka na reakcje tego gracza.
 }
talisman-event-roll-mode = { $ask ->
    [yes] { $seat }: pytanie przed każdym rzutem na ruch.
   *[other] Rzut na ruch, { $seat }: od razu z zawiadomieniem o turze.
 }
talisman-event-by-default = { $seat }: czas minął, wykonywane jest działanie domyślne.
talisman-event-absent = { $seat }: gracz jest nieobecny, jego tury przepadają aż do powrotu.
talisman-event-returned = { $seat } wraca do gry.
talisman-event-table-rests = Gra stoi: wszyscy są nieobecni. Ruszy dalej, gdy tylko któreś z nich coś zrobi.
talisman-refused-not-yours = To do ciebie nie należy: { $card }.
talisman-refused-never-dropped = Tego nie można zostawić: { $card }.
talisman-refused-spell-kept = Czar odrzuca się tylko wtedy, gdy ma się ich za dużo, więc ten zostaje: „{ $card }”.
talisman-refused-cannot-align = Twój Poszukiwacz nie może sam zmienić Charakteru.
talisman-refused-aligned-before = Charakter nie może się teraz na taki zmienić: już taki jest albo zmienił się w tej turze.
talisman-refused-not-absent = Nie masz oznaczenia nieobecności.
talisman-refused-not-absent-long = Tego gracza nie można usunąć: tury opuszczone w czasie nieobecności { $skipped }, potrzeba { $needed }.
talisman-refused-left-before = Tego gracza nie ma już w grze.
