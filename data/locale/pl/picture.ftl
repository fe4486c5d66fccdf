# Słowa na obrazkach i tablica tekstowa, która mówi to samo. Nazwy graczy, kart i oddziałów stoją w mianowniku.

## Na obrazie

picture-title = WarCry
picture-battle = Bitwa { $number } · zaopatrzenie { $supply }
picture-battle-number = Bitwa { $number }
picture-before = Przed pierwszą bitwą
picture-turn = Decyduje { $name }
picture-turn-both = Decydują obaj
picture-turn-none = Nikt nie decyduje
picture-winner = Grę wygrywa { $name }
picture-passed = { $name } · pas
picture-decided = { $name } · gotowe
picture-battle-line = Formacja Bojowa
picture-reserve-line = Formacja Rezerwowa
picture-field = Pole Bitwy
picture-battle-short = Bojowa
picture-reserve-short = Rezerwowa
picture-melee = Walka wręcz
picture-ranged = Atak Strzelecki
picture-follow-up = Wypad
picture-final = Walka rozstrzygająca
picture-blocks = { $unit } blokuje
picture-meets = { $name } wybiera obrońcę; atakuje { $unit }
picture-tie-attacker = Równe sumy: { $name } wybiera atakującego
picture-tie-defender = { $name } wybiera obrońcę
picture-battle-won = Bitwę { $number } wygrywa { $name }
picture-clean-up = Każdy potajemnie decyduje, które oddziały zostają
picture-retreat = Przegrany wycofuje się i wykonuje test za każdy oddział
picture-setup = Każdy potajemnie wybiera talie
picture-begins = Początek bitwy { $number }
picture-ending-battles = Wygrane bitwy: { $won } : { $lost }
picture-ending-conceded = { $name } poddaje grę
picture-ending-adjudicated = { $name } przestaje odpowiadać
picture-and-more = … i jeszcze { $count }
picture-more = { $count ->
    [one] jeszcze { $count } karta
    [few] jeszcze { $count } karty
   *[many] jeszcze { $count } kart
 }

## Wynik walki

picture-result-melee-hit = Wygrywa atakujący
picture-result-melee-missed = Wygrywa obrońca
picture-result-ranged-hit = Trafienie
picture-result-ranged-missed = Pudło
picture-result-slaughter = Masakra
picture-result-aborted = Walka przerwana

## Ostatnie działanie

picture-last-deck = Talie wybrane: { $name }
picture-last-muster-order = Kolejność rekrutacji ustala { $name }
picture-last-muster-unit = { $name } rekrutuje: { $unit } { $card }
picture-last-muster-attachment = { $name } dokłada rozszerzenie: { $card } → { $unit }
picture-last-muster-pass = { $name } kończy rekrutację
picture-last-attack = Atak: { $unit } → { $target }
picture-last-ranged-attack = Strzał: { $unit } → { $target }
picture-last-play-command = { $name } zagrywa: „{ $card }”
picture-last-use-command = { $name } używa: „{ $card }”
picture-last-play-tactic = { $name } zagrywa: „{ $card }”
picture-last-use-tactic = { $name } używa: { $unit } { $card }
picture-last-tactic-pass = { $name } pasuje w tej walce
picture-last-move = Do Formacji Bojowej: { $unit } { $card }
picture-last-pass = { $name } pasuje
picture-last-retreat = { $name } ogłasza odwrót
picture-last-retreat-unit = Test odwrotu: { $unit } { $card }
picture-last-retreat-saved = Test odwrotu zdany, ocalony oddział: { $unit } { $card }
picture-last-retreat-lost = Stracony w odwrocie: { $unit } { $card }
picture-last-follow-up = Wypad: { $unit } → { $target }
picture-last-final-combat = Walka rozstrzygająca: { $unit } – { $target }
picture-last-tie-break-unit = { $name } wystawia do walki: { $unit } { $card }
picture-last-clean-up = { $name } kończy Fazę Organizacji
picture-last-concede = { $name } poddaje grę
picture-last-other = Ostatnie działanie: { $name }

## Symbole

symbols-title = Symbole gry WarCry
symbols-unit = Na karcie oddziału
symbols-keywords = Słowa Kluczowe
symbols-actions = Karty akcji
symbols-table = Na stole
symbol-strength = Siła: dodaje się do niej rzut
symbol-tactic = Punkty Taktyczne: płaci się nimi za taktyki
symbol-leadership = Morale: przeciw rozgromieniu i w testach
symbol-cost = Koszt w złocie
symbol-infantry = Piechota: wolna
symbol-cavalry = Kawaleria: szybsza
symbol-flyer = Latacz: najszybszy
symbol-normal = Atak Strzelecki i jego wartość
symbol-short = Krótki Atak Strzelecki: z Formacji Bojowej w Bojową
symbol-long = Długi Atak Strzelecki: sięga każdego oddziału
symbol-terror = Terror: obniża morale przeciwnika
symbol-scout = Zwiadowca: liczy się do pierwszego Rozkazu
symbol-victory = Zwycięstwo: liczy się na koniec bitwy
symbol-unique = Unikatowość: jeden egzemplarz w grze
symbol-token = Żeton zmieniający wartość
symbol-raised = Wyższa lub niższa niż na karcie
symbol-committed = Obrócona karta: wykluczony
symbol-die = Liczba na kości, do rzutów
symbol-sum = Siła armii
symbol-hand = Karty na ręce
symbol-deck = Talia
symbol-discard = Karty odrzucone
symbol-army-cards = Złoty rewers: karty armii
symbol-action-cards = Srebrny rewers: karty akcji
symbol-last = Kto ostatnio wykonał ruch
symbol-number = Działania od twojego ostatniego, po kolei
symbol-target = Możliwy cel
symbol-hit = Trafienie
symbol-miss = Pudło
symbol-saved = Ocalony z odwrotu
symbol-held = Liczba rozszerzeń
symbol-short-strength = Siła
symbol-short-tactic = Punkty Taktyczne
symbol-short-leadership = Morale
symbol-short-cost = Koszt
symbol-short-die = Liczba na kości

## Ręka

picture-hand-title = Karty na ręce: { $name }
picture-hand-army = { $count ->
    [one] { $count } karta armii
    [few] { $count } karty armii
   *[many] { $count } kart armii
 }
picture-hand-action = { $count ->
    [one] { $count } karta akcji
    [few] { $count } karty akcji
   *[many] { $count } kart akcji
 }
picture-hand-none = Brak kart na ręce
picture-hand-card = { $name }. { $kind }. Koszt { $cost }. { $text }
picture-hand-unit = { $name }. { $kind }. Koszt { $cost }, siła { $strength }, punkty taktyczne { $points }, morale { $leadership }. { $text }
picture-hand-action-card = { $name }. { $kind }. Koszt { $cost }, kość { $die }. { $text }

## Tablica tekstowa

board-head = { $title }. { $battle }. { $phase }. { $turn }. Wygrane bitwy: { $first } { $first_wins }, { $second } { $second_wins }.
board-player = [{ $letter }] { $name }: siła armii { $sum }, pozostałe złoto { $gold }/{ $supply }; karty armii: na ręce { $army_hand }, talia { $army_deck }, odrzucone { $army_discard }; karty akcji: na ręce { $action_hand }, talia { $action_deck }, odrzucone { $action_discard }.
board-strategy = Strategia { $piece } { $name }
board-line = { $line }: { $count ->
    [one] { $count } oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
 }
board-unit = { $piece } { $name } ({ $state }): siła { $strength }, punkty taktyczne { $points }, morale { $leadership }, koszt { $cost }; { $traits }
board-ready = gotowy
board-committed = wykluczony
board-ranged = { $kind ->
    [short] Krótki Atak Strzelecki { $value }
    [long] Długi Atak Strzelecki { $value }
   *[normal] Atak Strzelecki { $value }
 }
board-value = { $field } { $value }
board-token = żeton { $field } { $value }
board-attachment = + { $piece } { $name }
board-discard = { $pile }: { $cards }
board-copies = { $count } × { $name }
board-alt-player = { $name }: siła armii { $sum }, złoto { $gold }/{ $supply }; na ręce, w talii, odrzucone: armia { $army_hand }, { $army_deck }, { $army_discard }; akcje { $action_hand }, { $action_deck }, { $action_discard }.
board-alt-key = Oddziały: siła, punkty taktyczne, morale, koszt.
board-alt-line = { $line }: { $units }.
board-alt-strategies = Strategie: { $pieces }.
board-printed = wydrukowana siła { $strength }
board-combat = { $kind }: { $attacker } – { $defender }.
board-sum = { $name }: { $value } przed rzutem.
board-total = { $name }: { $value } + rzut { $roll } = { $total }.
board-grand-total = { $name }: razem { $total }.
board-played = Zagrana karta, { $name } ({ $unit }): „{ $card }”
board-cancelled = Anulowana karta, { $name } ({ $unit }): „{ $card }”
board-result = Wynik: { $result }.
board-last = Ostatnie działanie: { $action }

## Za długie opisy obrazów

picture-rest = Reszta: /board text:True
picture-rest-hand = Reszta: /hand
picture-edited = Zmiana wprowadzona przez mistrza gry: { $places }
picture-edited-unseen = Mistrz gry zmienił coś, czego nie wszyscy widzą
picture-numbered = { $place }. { $line }
