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
    [one] {" "}lub najpotężniejszy po { $rounds } kolejce.
    [few] {" "}lub najpotężniejszy po { $rounds } kolejkach.
   *[many] {" "}lub najpotężniejszy po { $rounds } kolejkach.
 }
albion-title-goal = Przywieź do domu Graala i Włócznię.

## Koniec gry: $name i $names to gracze w mianowniku, $sentence to całe zdanie

victory-won = { $count ->
    [one] Wygrywa { $names }
    [few] Wygrywają { $names }
   *[many] Wygrywają { $names }
 }
victory-draw = Remis
victory-gave-up = { $name } poddaje grę
victory-turning = Punkt zwrotny: { $sentence }
victory-dice = { $name } { $luck }
victory-luck = Kości: { $dice }: { $usual ->
    [yes] zwyczajnie
   *[no] niezwykle
 }
victory-length = { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
 }{ $days ->
    [0] {" "}w jeden dzień
    [one] {" "}w { $days } dzień
    [few] {" "}w { $days } dni
   *[many] {" "}w { $days } dni
 }
victory-others = Przy stole także: { $names }

## Co pokazuje obrazek nad kartą stołu

title-art-talisman = Korona świeci nad górą o trzech tarasach.
title-art-warcry = Skrzyżowane miecze na tle wschodzącego słońca, nad dwiema armiami.
title-art-mage-knight-unlimited = Rycerz ze wzniesionym mieczem na tle porannego słońca.
title-art-mage-knight-2 = Gwiazdy światła nad trzema kręgami w zielonej dolinie.
title-art-albion = Krwawiąca Włócznia i Graal nad jeziorem o zmierzchu.
