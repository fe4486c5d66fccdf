# Lekcja Mage Knight 2.0: podpowiedź przy każdym kroku oraz rady dla tych, którzy zboczyli ze scenariusza.

game-title-mage-knight-2 = Mage Knight 2.0

learn-mage-knight-2-army = W Mage Knight 2.0 walczy się o cele. Prowadzisz dwie figurki: to Dziewięć Węzłów i latający Szklanoskrzydły. Przedmioty należą do armii i są tak samo tajne jak ona: Wyostrzone ostrze, które nosi Dziewięć Węzłów, daje +1 do ataków wręcz.
learn-mage-knight-2-other-army = Druga strona bierze gotową Straż Gildii: pięć figurek za 97 punktów. Typ ruchu i typ ataku są wydrukowane na podstawce: piechur, jeździec, pływak albo lotnik; walka wręcz, dystans albo magia.
learn-mage-knight-2-pool = Obie strony mogą włożyć do wspólnej puli najwyżej po cztery elementy terenu. Ta lekcja obywa się bez nich.
learn-mage-knight-2-pool-none = Druga strona też nic nie dokłada. Potem obie rzucają dwiema kośćmi: kto ma więcej, zaczyna.
learn-mage-knight-2-objective = 5 przeciw 4: to ty zaczynasz. Celów jest o jeden więcej niż graczy, pierwszy leży na środku. Rzut mówi też, gdzie trafi twój cel: 5 cali od krawędzi wewnętrznej twojej strefy. W bok wybierasz dowolnie; `objective auto` kładzie go pośrodku.
learn-mage-knight-2-other-objective = Druga strona wyrzuciła 4 i ustawia trzeci cel. Wygrywa ten, kto na końcu gry kontroluje najwięcej celów.
learn-mage-knight-2-deploy = Środek każdej figurki musi leżeć w twojej strefie, głębokiej na 3 cale. Lotnik może też zacząć w powietrzu; ten zaczyna na ziemi.
learn-mage-knight-2-other-deploy = Druga strona się rozstawia. Tura ma fazę rozkazów, fazę akcji i fazę końcową. Fazy, w których nie ma o co pytać, mijają same; widzisz więc tylko fazę akcji, w tej grze z dwiema akcjami.
learn-mage-knight-2-take-off = Lotnik wzbija się akcją ruchu, z połową szybkości, tutaj 6 cali. W powietrzu nie przeszkadza mu żaden teren; na obrazku ma przerywany pierścień i cień. Nie może skończyć ruchu nad celem.
learn-mage-knight-2-seize = Dziewięć Węzłów idzie do celu na środku. Cel jest czystym terenem: wolno go dotykać i na nim stać.
learn-mage-knight-2-end-phase = Obie akcje są zużyte, ale dzięki Zwinności można by się jeszcze obrócić. Zakończ więc turę: faza końcowa zaczyna się od sprawdzenia wszystkich celów i tylko wtedy przechodzą one z rąk do rąk.
learn-mage-knight-2-double = Środek jest twój: dotykają go tylko twoje figurki. B2 chce to zmienić i podwójnym marszem idzie dwa razy dalej; mogą to tylko piechurzy i jeźdźcy, którzy nie stykają się z wrogiem.
learn-mage-knight-2-tired = Podwójny marsz zmęczył figurkę B2: piechura kosztuje to 1 klik. B3 idzie do celu swojej strony.
learn-mage-knight-2-land = O1 dotykają teraz figurki obu stron: jest sporny i nikt go nie kontroluje. Szklanoskrzydły ląduje obok B2, znowu z połową szybkości; w powietrzu mógłby się stykać tylko z innymi figurkami w powietrzu.
learn-mage-knight-2-rest = Drogo to kosztowało: lotnik nadział się na Broń Drzewcową B2, a drugi żeton akcji oznaczał jeszcze klik zmęczenia. Za to B2 obróciła się do niego i jest tyłem do A1. A1 w tej turze odpoczywa, więc traci żeton.
learn-mage-knight-2-command = Nowa tura, a faza rozkazów znów minęła sama: nikt tu nie ma zdolności, która by się w niej liczyła. B4 podchodzi bliżej.
learn-mage-knight-2-hold = O3 należy do drugiej strony, choćby nikt tam nie stał: kontrola trwa, dopóki sprawdzenie nie wykaże czegoś innego. B1 też rusza naprzód.
learn-mage-knight-2-gang-up = Teraz uderz! Zmowa: każda inna twoja figurka walcząca wręcz, której przedni sektor dotyka celu ataku, daje +1. Do tego +1 za tylny sektor i +1 za ostrze.
learn-mage-knight-2-rule-of-three = Zasada trzech: wszystkie modyfikatory jednej wartości liczą się razem najwyżej za 3, a tu było ich właśnie tyle. Trójka wydrukowana na podstawce A1 to premia do ataku i liczy się w całości. Zakończ turę.
learn-mage-knight-2-strike-back = B2 jest ciężko ranna, ale walczy dalej. Uderza lotnika: atak musi dać co najmniej tyle, ile wynosi obrona.
learn-mage-knight-2-last = Wystarczyło co do punktu, ale Magiczny Odwet rani za to B2. Po ostatniej akcji trzeciej rundy gra kończy się sama.
learn-mage-knight-2-end = **To była cała bitwa o cele.** Masz więcej punktów, 84 przeciw 79, a jednak przegrana: O1 był sporny, O2 niczyj, O3 należał do drugiej strony. Punkty rozstrzygają tylko remisy.
    Prawdziwą grę otwiera `/game new` z opcją `rules=mk2`. `/mageknight look` i `/mageknight reach` pomagają planować, `/rules show` pokazuje każdy punkt zasad, resztę ma `/help`.

learn-mage-knight-2-asked = Pytanie jest otwarte; możliwe odpowiedzi to przyciski powyżej albo lista za przyciskiem decyzji. Zielony przycisk daje tę odpowiedź, która liczy się też, gdy minie czas.
learn-mage-knight-2-phase-army = Zgłoś armię, której wartość nie przekracza Puli Punktów Armii; najszybciej idzie z gotową. (MK2-3.12)
learn-mage-knight-2-phase-pool = Włóż do puli najwyżej cztery elementy terenu albo żadnego. (MK2-4.8)
learn-mage-knight-2-phase-objectives = Ustaw swój cel w wyrzuconej odległości; `objective auto` położy go pośrodku. (MK2-4.13)
learn-mage-knight-2-phase-terrain = Ustaw element z puli; `place auto` samo znajdzie dozwolone miejsce. (MK2-4.17)
learn-mage-knight-2-phase-deploy = Ustaw całą armię w swojej strefie: ręcznie albo przez `deploy auto`. (MK2-5.2)
learn-mage-knight-2-phase-play = Zleć akcję: ruch do celu, strzał albo uderzenie. Kontrolę sprawdza się na końcu każdej tury; figurki z żetonem niech odpoczną, jeśli się da. (MK2-7.2)
