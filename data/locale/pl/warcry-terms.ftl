# Pojęcia gry WarCry

## Słowniczek

warcry-term-army-deck = Talia Armii
warcry-term-action-deck = Talia Akcji
warcry-term-unit = Oddział
warcry-term-attachment = Rozszerzenie
warcry-term-action = Karta Akcji
warcry-term-battle-line = Formacja Bojowa
warcry-term-reserve-line = Formacja Rezerwowa
warcry-term-battlefield = Pole Bitwy
warcry-term-ready = Gotowy
warcry-term-committed = Wykluczony
warcry-term-rally = Zbieranie
warcry-term-strength = Siła
warcry-term-tactic-points = Punkty Taktyczne
warcry-term-leadership = Morale
warcry-term-cost = Koszt
warcry-term-keyword = Słowo Kluczowe
warcry-term-infantry = Piechota
warcry-term-cavalry = Kawaleria
warcry-term-flyer = Latacz
warcry-term-unique = Unikatowość
warcry-term-roll = Rzut
warcry-term-test = Test
warcry-term-leadership-test = Test Morale
warcry-term-strength-test = Test Siły
warcry-term-terror = Terror
warcry-term-scout = Zwiadowca
warcry-term-victory = Zwycięstwo
warcry-term-muster = Faza Rekrutacji
warcry-term-supply = Zaopatrzenie
warcry-term-command = Rozkaz
warcry-term-command-ability = Polecenie
warcry-term-strategy = Strategia
warcry-term-attack = Atak
warcry-term-ranged-attack = Atak Strzelecki
warcry-term-ranged-attack-short = Krótki Atak Strzelecki
warcry-term-ranged-attack-long = Długi Atak Strzelecki
warcry-term-block = Blokowanie
warcry-term-combat = Walka
warcry-term-combat-tactic = Taktyka Bojowa
warcry-term-support-tactic = Taktyka Wspomagająca
warcry-term-warcry = Okrzyk Bojowy
warcry-term-reaction = Reakcja
warcry-term-combat-roll = Rzut Bojowy
warcry-term-slaughter = Masakra
warcry-term-rout-check = Test Rozgromienia
warcry-term-routed = Rozgromiony
warcry-term-follow-up = Wypad
warcry-term-retreat = Odwrót
warcry-term-clean-up = Faza Organizacji
warcry-term-ability = Zdolność
warcry-term-destroy = Odrzucić
warcry-term-battle = Bitwa
warcry-term-gold = Złoto
warcry-term-die = Liczba na kości
warcry-term-token = Żeton
warcry-term-initiative = Inicjatywa

## Słowa kluczowe i szybkości, tak jak stoją w zdaniu

warcry-keyword-men = Ludzie
warcry-keyword-high-elf = Wysoki Elf
warcry-keyword-dwarf = Krasnolud
warcry-keyword-chaos = Chaos
warcry-keyword-dark-elf = Mroczny Elf
warcry-keyword-greenskin = Zielonoskóry
warcry-keyword-mercenary = Najemnik
warcry-keyword-hero = Bohater
warcry-keyword-wizard = Czarodziej
warcry-keyword-war-machine = Machina Wojenna
warcry-keyword-monster = Potwór
warcry-keyword-daemon = Demon
warcry-keyword-weapon = Broń
warcry-keyword-armor = Zbroja
warcry-keyword-standard = Sztandar
warcry-keyword-item = Przedmiot
warcry-keyword-character = Postać
warcry-keyword-infantry = piechota
warcry-keyword-cavalry = kawaleria
warcry-keyword-flyer = latacz

## Strony

warcry-side-grand-alliance = Wielkie Przymierze
warcry-side-hordes = Hordy Ciemności
warcry-side-neutral = Neutralne

## Rodzaje kart

warcry-type-unit = Oddział
warcry-type-attachment = Rozszerzenie
warcry-type-combat-tactic = Taktyka Bojowa
warcry-type-warcry = Okrzyk Bojowy
warcry-type-support-tactic = Taktyka Wspomagająca
warcry-type-command = Polecenie
warcry-type-strategy = Strategia
warcry-type-reaction = Reakcja

## Formacje

warcry-line-battle = Formacja Bojowa
warcry-line-reserve = Formacja Rezerwowa
warcry-line-field = Pole Bitwy

## Fazy

warcry-phase-setup = Przygotowanie
warcry-phase-muster-order = Kto rekrutuje pierwszy
warcry-phase-muster = Faza Rekrutacji
warcry-phase-battle-setup = Początek bitwy
warcry-phase-commands = Rozkazy
warcry-phase-attack-declared = Zadeklarowany atak
warcry-phase-block = Blokowanie
warcry-phase-combat-start = Początek walki
warcry-phase-tactics = Taktyki
warcry-phase-resolution = Wynik walki
warcry-phase-follow-up-choice = Wypad?
warcry-phase-follow-up-defender = Obrońca w wypadzie
warcry-phase-command-end = Koniec rozkazu
warcry-phase-battle-count = Podliczenie bitwy
warcry-phase-tie-break = Walka rozstrzygająca
warcry-phase-retreat-tests = Testy odwrotu
warcry-phase-clean-up = Faza Organizacji
warcry-phase-finished = Koniec gry

## Strefy

warcry-zone-army-deck = Talia Armii
warcry-zone-army-hand = Karty armii na ręce
warcry-zone-army-discard = Odrzucone karty armii
warcry-zone-action-deck = Talia Akcji
warcry-zone-action-hand = Karty akcji na ręce
warcry-zone-action-discard = Odrzucone karty akcji
warcry-zone-battle-line = Formacja Bojowa
warcry-zone-reserve-line = Formacja Rezerwowa
warcry-zone-units = Oddziały w grze
warcry-zone-strategies = Strategie
warcry-zone-battlefield = Pole Bitwy

## Opcje stołu

warcry-option-ranged-defender-rolls = { $ranged_defender_rolls ->
    [yes] w ataku strzeleckim rzuca też obrońca
   *[no] w ataku strzeleckim obrońca nie rzuca
 }
warcry-option-reaction-mode = { $reaction_mode ->
    [pause] o reakcje pyta się każdego, kto ma karty na ręce
   *[armed] reakcje przygotowuje się z góry
 }
warcry-option-open-decklists = { $open_decklists ->
    [yes] listy talii są jawne
   *[no] listy talii są tajne
 }
warcry-option-time-limit = czas na jedną decyzję: { $time_limit }
