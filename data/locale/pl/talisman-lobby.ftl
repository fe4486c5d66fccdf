# Magia i Miecz: ustawienia stołu, jak podaje je karta poczekalni.

talisman-option-preset = { $preset ->
    [short] krótka gra: 15 kolejek dla 2–3 graczy, 10 dla większej liczby; 5 punktów za Siłę; pierwszy na Koronie wygrywa
    [post] gra korespondencyjna: 30 kolejek, 5 punktów za Siłę, silny Rozkaz
   *[none] bez gotowego zestawu
 }
talisman-brief-preset = { $preset ->
    [short] krótka gra
    [post] dłuższa gra: 30 kolejek
   *[none] bez gotowego zestawu
 }
talisman-option-choose-characters = { $choose_characters ->
    [yes] każdy wybiera Poszukiwacza
   *[no] Poszukiwacze są losowani
 }
talisman-option-short-trophies = 1 Siła za każde { $short_trophies } punktów trofeów
talisman-option-sudden-death = { $sudden_death ->
    [yes] kto pierwszy wejdzie na Koronę Władzy, od razu wygrywa
   *[no] Koronę trzeba utrzymać: wygrywa ostatni Poszukiwacz
 }
talisman-option-strong-command = { $strong_command ->
    [yes] Rozkaz działa przy 3–6
   *[no] Rozkaz działa przy 4–6
 }
talisman-option-head-start = { $head_start ->
    [yes] każdy zaczyna z 1 dodatkowym punktem Siły albo Mocy
   *[no] każdy zaczyna z tym, co podaje karta Poszukiwacza
 }
talisman-option-last-character = { $last_character ->
    [yes] czyj Poszukiwacz zginie, ten odpada
   *[no] czyj Poszukiwacz zginie, ten losuje nowego, dopóki nikt nie dotarł do Korony
 }
talisman-option-alternative-ending = { $alternative_ending ->
    [yes] co czeka przy Koronie, jest losowane w tajemnicy: Korona, Władca Otchłani albo pusty tron
   *[no] w środku czeka Korona Władzy
 }
talisman-option-reaction-mode = { $reaction_mode ->
    [windows] gra czeka na reakcje: za każdym razem najwyżej { $reaction_hours }
   *[orders] gra nie czeka na reakcje: odpowiadają stałe instrukcje
 }
talisman-option-windows = { $windows ->
    [all] pytania o reakcję przy walkach, Czarach, początkach tur, rzutach na ruch i stratach Wytrzymałości
   *[some] pytania o reakcję tylko przy walkach i Czarach
 }
talisman-option-turn-hours = { $turn_hours } na turę
talisman-option-reaction-hours = { $reaction_hours } na reakcję
talisman-option-rounds-limit = { $rounds_limit ->
    [-1] gra kończy się po 15 kolejkach przy dwóch lub trzech graczach, po 10 przy większej liczbie
    [0] bez limitu kolejek: gra graczy komputerowych trwa od 100 do 180 tur na gracza
    [one] gra kończy się po { $rounds_limit } kolejce
    [few] gra kończy się po { $rounds_limit } kolejkach
   *[many] gra kończy się po { $rounds_limit } kolejkach
 }

talisman-card-length = Przewidywany czas gry: { $rounds_limit ->
    [-1] najwyżej 15 kolejek, przy więcej niż trzech graczach 10.
    [0] aż jeden Poszukiwacz zostanie na Koronie Władzy; przy zwykłych zasadach to wiele kolejek, a `preset=post` kończy grę po 30.
    [one] najwyżej { $rounds_limit } kolejka.
    [few] najwyżej { $rounds_limit } kolejki.
   *[many] najwyżej { $rounds_limit } kolejek.
 } Kolejka przy tylu graczach ({ $players }) trwa { $round_time }, jeśli każdy wykorzysta cały czas na turę; tura według instrukcji nie zajmuje czasu.{ $reaction_mode ->
    [windows] {" "}Do tego dochodzą pytania o reakcję ({ talisman-option-windows }), a na każde czas wynosi do { $reaction_hours }: licz na jedno lub dwa w turze, gdy tylko gracze mają Czary.
   *[orders] { "" }
 }
