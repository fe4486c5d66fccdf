# Moce Albionu: zasady stołu, tak jak mówi o nich karta gry.

albion-option-groups = { $groups ->
    [choose] każdy jawnie zajmuje zamek, kto pierwszy, ten lepszy
    [random] zamki są losowane
   *[auto] zamki: przy trzech graczach losowane, inaczej kto pierwszy, ten lepszy
 }
albion-option-groups-each = { $groups_each ->
    [one] każdy ma jedną grupę czterech rycerzy
    [few] każdy ma { $groups_each } grupy po czterech rycerzy (dla dwóch graczy)
   *[many] każdy ma { $groups_each } grup po czterech rycerzy (dla dwóch graczy)
 }
albion-option-seat-order = { $seat_order ->
    [yes] ruch jawny: gracz po graczu
   *[no] ruch tajny: rozkazy wszystkich wykonywane są naraz
 }
albion-option-exhaustion = { $exhaustion ->
    [0] pojedynki trwają aż do rozstrzygnięcia
    [one] pojedynek kończy się bez rozstrzygnięcia po { $exhaustion } turze
    [few] pojedynek kończy się bez rozstrzygnięcia po { $exhaustion } turach
   *[many] pojedynek kończy się bez rozstrzygnięcia po { $exhaustion } turach
 }
albion-option-round-limit = { $round_limit ->
    [0] bez limitu rund
    [one] gra kończy się po { $round_limit } rundzie
    [few] gra kończy się po { $round_limit } rundach
   *[many] gra kończy się po { $round_limit } rundach
 }
albion-option-setup-hours = { $setup_hours } na wyposażenie rycerzy
albion-option-orders-hours = { $orders_hours } na ruch
albion-option-items-hours = { $items_hours } na zostawianie i branie
albion-option-declare-hours = { $declare_hours } na ogłoszenie walk
albion-option-prompt-hours = { $prompt_hours } na pytanie w walce

albion-card-length = Przewidywany czas gry: { $round_limit ->
    [0] aż oba artefakty znajdą się w jednym zamku albo zostanie jeden gracz.
    [one] najwyżej { $round_limit } runda.
    [few] najwyżej { $round_limit } rundy.
   *[many] najwyżej { $round_limit } rund.
 } Runda pyta wszystkich naraz o ruch ({ $orders_hours }) i o to, co zostawiają i biorą ({ $items_hours }); do tego dochodzą walki. Gra nigdy nie czeka na tych, którzy zostawiają decyzje stałym instrukcjom.
