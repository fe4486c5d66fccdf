# Co stoi na kartach tytułowych i na kartach zwycięstwa.

title-alt = { $game }. { $goal } { $sides }.

warcry-title-goal = Dwie bitwy z trzech.
mage-knight-title-goal = { $limited ->
    [no] Wygrywa najwięcej punktów zwycięstwa.
   *[yes] Najwięcej punktów zwycięstwa po rundzie { $round }.
 }
mage-knight-title-goal-second = { $limited ->
    [no] Trzymaj na koniec najwięcej celów.
   *[yes] Trzymaj najwięcej celów po rundzie { $round }.
 }
talisman-title-goal = { $way ->
    [ending] Dotrzyj do Korony Władzy i tego, co tam czeka
    [sudden] Pierwszy przy Koronie Władzy
   *[crown] Zdobądź Koronę Władzy i przetrwaj innych
 }{ $rounds ->
    [0] .
    [one] , albo najpotężniejszy po { $rounds } kolejce.
    [few] , albo najpotężniejszy po { $rounds } kolejkach.
   *[many] , albo najpotężniejszy po { $rounds } kolejkach.
 }
albion-title-goal = Przywieź do domu Graala i Włócznię.
