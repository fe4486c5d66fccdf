# Lekcja Mage Knight 2.0: podpowiedź przy każdym kroku oraz rady dla tych, którzy zboczyli ze scenariusza.

game-title-mage-knight-2 = Mage Knight 2.0

learn-mage-knight-2-take-off = Są trzy cele, a wygrywa ten, kto na końcu ma ich najwięcej. Masz dwie akcje na turę. Twój lotnik A2 wzbija się z połową szybkości, 6 cali; w powietrzu nie zatrzyma go żaden teren.
learn-mage-knight-2-seize = Dziewięć Węzłów, twoje A1, idzie do celu na środku. Cel jest czystym terenem: wolno go dotykać i na nim stać.
learn-mage-knight-2-end-phase = Obie akcje są zużyte. Zakończ turę: faza końcowa sprawdza wszystkie cele i tylko wtedy przechodzą one z rąk do rąk. Tego na środku dotykasz tylko ty.
learn-mage-knight-2-double = Środek jest twój. B2 chce to zmienić i podwójnym marszem idzie dwa razy dalej; mogą to tylko piechurzy i jeźdźcy, którzy nie stykają się z wrogiem.
learn-mage-knight-2-tired = Podwójny marsz zmęczył figurkę B2: piechura kosztuje to 1 klik. B3 idzie do celu swojej strony.
learn-mage-knight-2-land = O1 dotykają teraz figurki obu stron: jest sporny i nikt go nie kontroluje. Szklanoskrzydły ląduje obok B2, znowu z połową szybkości; w powietrzu mógłby się stykać tylko z innymi figurkami w powietrzu.
learn-mage-knight-2-rest = Lotnik nadział się na Broń Drzewcową B2, a drugi żeton oznaczał jeszcze klik zmęczenia. Za to B2 jest teraz tyłem do A1, które odpoczywa i traci żeton.
learn-mage-knight-2-command = Nowa tura, a faza rozkazów znów minęła sama: nikt tu nie ma zdolności, która by się w niej liczyła. B4 podchodzi bliżej.
learn-mage-knight-2-hold = O3 należy do drugiej strony, choćby nikt tam nie stał: kontrola trwa, dopóki sprawdzenie nie wykaże czegoś innego. B1 też rusza naprzód.
learn-mage-knight-2-gang-up = Teraz uderz! Przewaga liczebna: każda inna twoja figurka walcząca wręcz, której przedni sektor dotyka celu ataku, daje +1. Do tego +1 za tylny sektor i +1 za ostrze.
learn-mage-knight-2-rule-of-three = Zasada trzech: modyfikatory jednej wartości liczą się razem najwyżej za 3, a tu było ich właśnie tyle. Trójka wydrukowana na podstawce A1 liczy się w całości. Zakończ turę.
learn-mage-knight-2-strike-back = B2 jest ciężko ranna, ale walczy dalej. Uderza lotnika: atak musi dać co najmniej tyle, ile wynosi obrona.
learn-mage-knight-2-last = Wystarczyło co do punktu, ale Magiczny Odwet rani za to B2. Po ostatniej akcji trzeciej rundy gra kończy się sama.
learn-mage-knight-2-end = **To już cała gra Mage Knight 2.0.** Czego jeszcze nie znasz: strzały i teren. Wyjaśnimy je, gdy się pojawią.
learn-do-mage-knight-2-last = B5 idzie naprzód
learn-do-mage-knight-2-strike-back = B2 uderza A2
learn-do-mage-knight-2-rule-of-three = zakończ turę
learn-do-mage-knight-2-gang-up = uderz B2 figurką A1
learn-do-mage-knight-2-hold = B1 idzie naprzód
learn-do-mage-knight-2-command = B4 idzie naprzód
learn-do-mage-knight-2-rest = zakończ turę
learn-do-mage-knight-2-land = A2 ląduje obok B2
learn-do-mage-knight-2-tired = B3 do swojego celu
learn-do-mage-knight-2-double = B2 biegnie do A1
learn-do-mage-knight-2-end-phase = zakończ turę
learn-do-mage-knight-2-seize = A1 do celu
learn-do-mage-knight-2-take-off = A2 wzbija się
learn-mage-knight-2-other = Teraz ruch drugiej strony; wykona go przycisk.
learn-mage-knight-2-won = **Pierwsza krew.** Umiesz już zdobyć cel.

learn-mage-knight-2-asked = Pytanie jest otwarte; możliwe odpowiedzi to przyciski powyżej albo lista za przyciskiem decyzji. Zielony przycisk daje tę odpowiedź, która liczy się też, gdy minie czas.
learn-mage-knight-2-phase-army = Zgłoś armię, której wartość nie przekracza Puli Punktów Armii; najszybciej idzie z gotową. (MK2-3.12)
learn-mage-knight-2-phase-pool = Włóż do puli najwyżej cztery elementy terenu albo żadnego. (MK2-4.8)
learn-mage-knight-2-phase-objectives = Ustaw swój cel w wyrzuconej odległości; `objective auto` położy go pośrodku. (MK2-4.13)
learn-mage-knight-2-phase-terrain = Ustaw element z puli; `place auto` samo znajdzie dozwolone miejsce. (MK2-4.17)
learn-mage-knight-2-phase-deploy = Ustaw całą armię w swojej strefie: ręcznie albo przez `deploy auto`. (MK2-5.2)
learn-mage-knight-2-phase-play = Zleć akcję: ruch do celu, strzał albo uderzenie. Kontrolę sprawdza się na końcu każdej tury; figurki z żetonem niech odpoczną, jeśli się da. (MK2-7.2)
