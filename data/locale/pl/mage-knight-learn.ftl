# Lekcja Mage Knight: pierwsza potyczka z podpowiedzią przy każdym kroku oraz rady dla tych, którzy zboczyli ze scenariusza.

learn-mage-knight-army = Każda strona wystawia armię figurek, których wartość nie przekracza ustalonej Puli Punktów Armii, tutaj 100. Weź gotową Straż Gildii: kusznika, dwóch Strażników, Skrybę i Nurka, razem za 97 punktów.
learn-mage-knight-other-army = Druga strona bierze Patrol Świtu: dwóch Pikinierów, Łucznika i Siostrę Świecy. Każda figurka ma dziennik walki z szybkością, atakiem, obroną i obrażeniami; każdy klik obrażeń go przekręca, zwykle na gorsze. `/mageknight figure` pokazuje, co figurka ma teraz.
learn-mage-knight-pool = Obie strony po cichu wkładają do wspólnej puli najwyżej po cztery elementy terenu. Na tę lekcję wystarczy kępa jeżyn.
learn-mage-knight-pool-none = Druga strona nic nie dokłada. Potem obie rzucają dwiema kośćmi; kto ma więcej, pierwszy ustawia teren, rozstawia się i gra.
learn-mage-knight-place = 8 przeciw 3: to ty rozpoczynasz. Element musi leżeć co najmniej 2 cale od każdej krawędzi pola i poza strefami początkowymi; miejsca podaje się w calach, licząc od południowo-zachodniego rogu.
learn-mage-knight-deploy = Cała armia staje w twojej strefie początkowej, pasie głębokim na 3 cale przy twojej krawędzi. `deploy auto` ustawia ją w szeregach; wedge, column i shooters_behind to inne układy, można też podać miejsce każdej figurki.
learn-mage-knight-actions = Druga strona staje naprzeciwko. Potem zaczynają się tury: każde 100 punktów puli daje jedną akcję na turę, więc tutaj jest tylko jedna. Gdy nic więcej nie można zrobić, tura kończy się sama.
learn-mage-knight-move = Figurka może przejść tyle cali, ile ma szybkości, Kusznik Latarni 6; wszystko mierzy się od punktu centralnego do punktu centralnego. `to=` podaje miejsce, a `face=` kierunek, w którym figurka patrzy na końcu: atakować może tylko to, co jest w jej przednim sektorze.
learn-mage-knight-formation = Od trzech do pięciu stykających się figurek jednej frakcji może ruszyć w formacji marszowej: jedna akcja dla wszystkich, ale każda dostaje żeton akcji. B2 prowadzi, pozostałe stają obok.
learn-mage-knight-slowest = Teraz to samo po twojej stronie. Formacja jest tak szybka jak jej najwolniejsza figurka, tu Nurek: 6 cali. Kusznik zostaje na miejscu i odpoczywa, więc na koniec tej tury traci żeton.
learn-mage-knight-touch = `touch=` prowadzi do kontaktu najkrótszą drogą. Siostra Świecy podchodzi do B2; trzy figurki, które wcześniej maszerowały, nic w tej turze nie robią, więc tracą żetony.
learn-mage-knight-shot = Patrzenie nic nie kosztuje: `/mageknight look figure:A1` pokazuje, kogo Kusznik może trafić i jakiego rzutu potrzebuje. Dwie kości plus jego atak 8 muszą dać co najmniej tyle, ile obrona B2, czyli 15; wystarczy więc 7. Obrażenia 3 przekręcą wtedy dziennik o trzy kliki.
learn-mage-knight-contact = Trafienie: zobacz, jak spadły wartości B2. Teraz B1 wchodzi w kontakt z A3. Strażnik ma jednak Broń Drzewcową: wróg, który podejdzie do kontaktu z jego przednim sektorem, otrzymuje 1 klik, a jego akcja się kończy.
learn-mage-knight-free-spin = Dotknij B1 od tyłu. Figurka, z którą styka się wróg, może od razu i za darmo obrócić się do niego, i B1 to zrobi; jej Broń Drzewcowa zatrzyma wtedy A2. Za to stanie plecami do A3.
learn-mage-knight-arrows = A2 i A3 są w kontakcie z B1, więc jej sojusznicy nie mogą do nich strzelać. Łucznik ma trzy strzały i może wskazać kilka celów: rzut jest jeden, porównuje się go z każdym celem osobno, a obrażenia wynoszą tylko 1.
learn-mage-knight-rear = W walce wręcz twój przedni sektor musi dotykać podstawki wroga; jeśli dotyka jego tylnego sektora, atak dostaje +1. Tutaj to 7, plus 1, plus dwie kości, przeciw 15.
learn-mage-knight-break-away = Kto styka się z wrogiem, musi się przed ruchem wyrwać: jedna kość, udaje się od 4 wzwyż. B1 ma dość i próbuje.
learn-mage-knight-held = Nie udało się: B1 zostaje, akcja jest zużyta, można się tylko obrócić. W którąkolwiek stronę spojrzy, jeden z dwóch Strażników stoi z tyłu, więc nie zmienia kierunku.
learn-mage-knight-capture = Zamiast zadawać obrażenia można spróbować pochwycenia: obrona celu liczy się o 2 wyżej, a nikt nie odnosi ran. A3 pomaga A2, co daje +1, a że stoi za plecami B1, jest jeszcze +1. A3 działa jednak drugą turę z rzędu: męczy się i otrzymuje 1 klik.
learn-mage-knight-heal = B1 jest teraz jeńcem i nic nie może zrobić. Siostra Świecy leczy B2: rzuca jak do ataku, przeciw obronie leczonej figurki, a sukces oddaje tyle klików, ile wynoszą jej obrażenia, albo, jeśli wolisz, ile pokaże kostka.
learn-mage-knight-brambles = B2 jest jak nowa, więc celuj w Łucznika. Linia strzału przecina jeżyny, a taki teren, utrudniający ruch, podnosi obronę celu o 1: potrzeba 8.
learn-mage-knight-critical = Dwie szóstki to trafienie krytyczne: zawsze trafia i zadaje o 1 klik więcej. Teraz B2 zastępuje drogę strażnikowi jeńca. Nadzieje się na Broń Drzewcową A2, ale zwiąże A2 kontaktem.
learn-mage-knight-captor = A2 prowadzi jeńca do siebie; taka para porusza się z niższą z dwóch szybkości, tu 6 cali. Najpierw A2 musi wyrwać się B2.
learn-mage-knight-weak = A2 się wyrwała, a do strażnika jeńca nikomu nie wolno strzelać. Łucznik ma już tylko atak 5 zamiast 9, więc potrzeba szczęścia. Uwaga na dwie jedynki: to niepowodzenie krytyczne, które rani samego atakującego.
learn-mage-knight-demoralized = I stało się: niepowodzenie krytyczne. Łucznik ma teraz Demoralizację: może się tylko ruszać, a na końcu gry nic by nie znaczył. Następne trafienie go eliminuje.
learn-mage-knight-toward = Wyeliminowany wróg od razu przynosi swoje punkty, tutaj 25. B2 się nie poddaje: `toward=` prowadzi w stronę figurki, na ile starczy szybkości, tu aż do kontaktu.
learn-mage-knight-home = Dziesiąta runda jest w tej lekcji ostatnia. Jeniec, który na końcu gry stoi w twojej strefie początkowej, liczy się podwójnie; `captive=` mówi, gdzie strażnik go stawia.
learn-mage-knight-push = B2 działała w swojej poprzedniej turze i ma żeton. Może zadziałać znowu, ale wtedy się męczy: po akcji otrzymuje 1 klik obrażeń. Z dwoma żetonami nie mogłaby już nic.
learn-mage-knight-end = **To była cała potyczka.** Punkty zwycięstwa dają wyeliminowani wrogowie, jeńcy przyprowadzeni do siebie, liczeni podwójnie, i własne ocalałe figurki, jeśli nie są w niewoli i nie mają Demoralizacji.
    To wystarczy na prawdziwą grę: `/game new` ją otwiera, `/mageknight look`, `/mageknight reach` i `/mageknight measure` pomagają planować, `/rules show` pokazuje każdy punkt zasad, resztę ma `/help`.

learn-mage-knight-asked = Pytanie jest otwarte; możliwe odpowiedzi to przyciski powyżej albo lista za przyciskiem decyzji. Zielony przycisk daje tę odpowiedź, która liczy się też, gdy minie czas.
learn-mage-knight-phase-army = Zgłoś armię, której wartość nie przekracza Puli Punktów Armii. Najszybciej idzie z gotową, a guild_watch i dawn_patrol są pomyślane na pierwszą grę. (MKU-2.3)
learn-mage-knight-phase-pool = Włóż do puli najwyżej cztery elementy terenu albo żadnego. (MKU-3.5)
learn-mage-knight-phase-terrain = Ustaw element z puli; `place auto` samo znajdzie dozwolone miejsce. (MKU-3.9)
learn-mage-knight-phase-deploy = Ustaw całą armię w swojej strefie początkowej: ręcznie, w jednym z układów albo przez `deploy auto`. Wytrzymałe figurki niech stoją z przodu, a strzelcy mają wolny widok. (MKU-3.18)
learn-mage-knight-phase-play = Zleć akcję: ruch, strzał albo uderzenie wroga, którego dotyka twój przedni sektor. `/mageknight look` pokazuje, kogo figurka może trafić, `/mageknight reach`, jak daleko dojdzie; figurki z żetonem niech odpoczną, jeśli się da. (MKU-4.9)
