# Slova na obrázcích a textová tabule, která říká totéž. Jména hráčů, karet a jednotek stojí v prvním pádě.

## Na obrázku

picture-title = WarCry
picture-battle = Bitva { $number } · zásoby { $supply }
picture-battle-number = Bitva { $number }
picture-before = Před první bitvou
picture-turn = Na tahu je { $name }
picture-turn-both = Na tahu jsou oba
picture-turn-none = Nikdo není na tahu
picture-winner = Hru vyhrává { $name }
picture-passed = { $name } · pas
picture-decided = { $name } · hotovo
picture-battle-line = Bojová linie
picture-reserve-line = Záložní linie
picture-field = Bojiště
picture-battle-short = Bojová linie
picture-reserve-short = Záloha
picture-melee = Souboj zblízka
picture-ranged = Střelba
picture-follow-up = Dodatečný útok
picture-final = Rozhodující souboj
picture-blocks = { $unit } blokuje
picture-meets = { $name } volí obránce; útočí { $unit }
picture-tie-attacker = Stejné součty: útočníka volí { $name }
picture-tie-defender = Obránce volí { $name }
picture-battle-won = Bitvu { $number } vyhrává { $name }
picture-clean-up = Každý tajně rozhoduje, které jednotky zůstanou
picture-retreat = Poražený ustupuje a zkouší jednotku po jednotce
picture-setup = Každý tajně volí balíčky
picture-begins = Začíná bitva { $number }
picture-ending-battles = Vyhrané bitvy: { $won } : { $lost }
picture-ending-conceded = { $name } vzdává hru
picture-ending-adjudicated = { $name } přestává odpovídat
picture-and-more = … a ještě { $count }
picture-more = { $count ->
    [one] ještě { $count } karta
    [few] ještě { $count } karty
   *[other] ještě { $count } karet
 }

## Výsledek souboje

picture-result-melee-hit = Vítězí útočník
picture-result-melee-missed = Vítězí obránce
picture-result-ranged-hit = Zásah
picture-result-ranged-missed = Vedle
picture-result-slaughter = Masakr
picture-result-aborted = Souboj přerušen

## Poslední akce

picture-last-deck = Balíčky zvoleny: { $name }
picture-last-muster-order = O pořadí verbování rozhoduje { $name }
picture-last-muster-unit = { $name } verbuje: { $unit } { $card }
picture-last-muster-attachment = { $name } dává vybavení: { $card } → { $unit }
picture-last-muster-pass = { $name } končí verbování
picture-last-attack = Útok: { $unit } → { $target }
picture-last-ranged-attack = Střelba: { $unit } → { $target }
picture-last-play-command = { $name } hraje: „{ $card }“
picture-last-use-command = { $name } používá: „{ $card }“
picture-last-play-tactic = { $name } hraje: „{ $card }“
picture-last-use-tactic = { $name } používá: { $unit } { $card }
picture-last-tactic-pass = { $name } v tomto souboji pasuje
picture-last-move = Do bojové linie: { $unit } { $card }
picture-last-pass = { $name } pasuje
picture-last-retreat = { $name } ustupuje
picture-last-retreat-unit = Zkouška při ústupu: { $unit } { $card }
picture-last-retreat-saved = Zkouška splněna, zachráněna je { $unit } { $card }
picture-last-retreat-lost = Ztracena při ústupu: { $unit } { $card }
picture-last-follow-up = Dodatečný útok: { $unit } → { $target }
picture-last-final-combat = Rozhodující souboj: { $unit } – { $target }
picture-last-tie-break-unit = { $name } posílá do souboje: { $unit } { $card }
picture-last-clean-up = { $name } dokončuje přeskupení
picture-last-concede = { $name } vzdává hru
picture-last-other = Poslední akce: { $name }

## Symboly

symbols-title = Symboly hry WarCry
symbols-unit = Na kartě jednotky
symbols-keywords = Klíčová slova
symbols-actions = Karty akce
symbols-table = Na stole
symbol-strength = Síla: přičítá se k ní hod
symbol-tactic = Taktické body: platí se jimi taktiky
symbol-leadership = Morálka: proti rozprášení a při zkouškách
symbol-cost = Cena ve zlatě
symbol-infantry = Pěchota: pomalá
symbol-cavalry = Jízda: rychlejší
symbol-flyer = Létající jednotka: nejrychlejší
symbol-normal = Střelba a její hodnota
symbol-short = Krátká střelba: z bojové linie na bojovou linii
symbol-long = Dlouhá střelba: dosáhne na každou jednotku
symbol-terror = Hrůza: snižuje morálku soupeře
symbol-scout = Zvěd: počítá se při určení prvního rozkazu
symbol-victory = Vítězství: počítá se na konci bitvy
symbol-unique = Jedinečná: ve hře je jen jedna
symbol-token = Žeton, který mění hodnotu
symbol-raised = Vyšší nebo nižší než na kartě
symbol-committed = Otočená karta: vyčerpaná
symbol-die = Číslo na kostce, pro hody
symbol-sum = Síla armády
symbol-hand = Karty v ruce
symbol-deck = Balíček
symbol-discard = Odhazovací hromádka
symbol-army-cards = Zlatý rub: karty armády
symbol-action-cards = Stříbrný rub: karty akce
symbol-last = Kdo hrál naposled
symbol-number = Akce od tvé poslední, po řadě
symbol-target = Možný cíl
symbol-hit = Zásah
symbol-miss = Vedle
symbol-saved = Zachráněna z ústupu
symbol-held = Počet vybavení
symbol-short-strength = Síla
symbol-short-tactic = Taktické body
symbol-short-leadership = Morálka
symbol-short-cost = Cena
symbol-short-die = Číslo na kostce

## Ruka

picture-hand-title = Karty v ruce: { $name }
picture-hand-army = { $count ->
    [one] { $count } karta armády
    [few] { $count } karty armády
   *[other] { $count } karet armády
 }
picture-hand-action = { $count ->
    [one] { $count } karta akce
    [few] { $count } karty akce
   *[other] { $count } karet akce
 }
picture-hand-none = Žádné karty v ruce
picture-hand-card = { $name }. { $kind }. Cena { $cost }. { $text }
picture-hand-unit = { $name }. { $kind }. Cena { $cost }, síla { $strength }, taktické body { $points }, morálka { $leadership }. { $text }
picture-hand-action-card = { $name }. { $kind }. Cena { $cost }, kostka { $die }. { $text }

## Textová tabule

board-head = { $title }. { $battle }. { $phase }. { $turn }. Vyhrané bitvy: { $first } { $first_wins }, { $second } { $second_wins }.
board-player = [{ $letter }] { $name }: síla armády { $sum }, zbývá zlata { $gold }/{ $supply }; karty armády: v ruce { $army_hand }, balíček { $army_deck }, odhozené { $army_discard }; karty akce: v ruce { $action_hand }, balíček { $action_deck }, odhozené { $action_discard }.
board-strategy = Strategie { $piece } { $name }
board-line = { $line }: { $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
 }
board-unit = { $piece } { $name } ({ $state }): síla { $strength }, taktické body { $points }, morálka { $leadership }, cena { $cost }; { $traits }
board-ready = připravená
board-committed = vyčerpaná
board-ranged = { $kind ->
    [short] Krátká střelba { $value }
    [long] Dlouhá střelba { $value }
   *[normal] Střelba { $value }
 }
board-value = { $field } { $value }
board-token = žeton { $field } { $value }
board-attachment = + { $piece } { $name }
board-discard = { $pile }: { $cards }
board-copies = { $count } × { $name }
board-alt-player = { $name }: síla armády { $sum }, zlato { $gold }/{ $supply }; v ruce, v balíčku, odhozené: armáda { $army_hand }, { $army_deck }, { $army_discard }; akce { $action_hand }, { $action_deck }, { $action_discard }.
board-alt-key = Jednotky: síla, taktické body, morálka, cena.
board-alt-line = { $line }: { $units }.
board-alt-strategies = Strategie: { $pieces }.
board-printed = vytištěná síla { $strength }
board-combat = { $kind }: { $attacker } – { $defender }.
board-sum = { $name }: { $value } před hodem.
board-total = { $name }: { $value } + hod { $roll } = { $total }.
board-grand-total = { $name }: celkem { $total }.
board-played = Zahraná karta, { $name } ({ $unit }): „{ $card }“
board-cancelled = Zrušená karta, { $name } ({ $unit }): „{ $card }“
board-result = Výsledek: { $result }.
board-last = Poslední akce: { $action }

## Příliš dlouhé popisy obrázků

picture-rest = Zbytek: /board text:True
picture-rest-hand = Zbytek: /hand
picture-edited = Změna provedená vedoucím hry: { $places }
picture-edited-unseen = Vedoucí hry změnil něco, co nevidí všichni
picture-numbered = { $place }. { $line }
