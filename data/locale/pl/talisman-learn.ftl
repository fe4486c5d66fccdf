# Lekcja gry Magia i Miecz: pierwsza wyprawa z podpowiedzią przy każdym kroku oraz rady dla tych, którzy zboczyli ze scenariusza.

learn-talisman-warrior = Każdy gracz prowadzi jednego Poszukiwacza. Zwykle rozdaje ich los; przy tym stole każdy wybiera sam. Weź Wojownika: Siła 4, Moc 3, a w Walce rzuca dwiema kostkami i zostawia wyższą.
learn-talisman-sorcerer = Druga strona to Czarnoksiężnik: w Walce słaby, bo ma Siłę 2, za to Moc 5 i od początku dwa Czary. Czary są tajne; wszyscy znają tylko ich liczbę.
learn-talisman-move = Zaczynasz w Gospodzie, a na kostce jest już 4. Idziesz dokładnie o tyle Obszarów, zgodnie z ruchem wskazówek zegara albo przeciwnie: do Lasu, gdzie czają się zbójcy, albo na Wzgórza, gdzie ciągnie się Kartę. Wybierz Wzgórza.
learn-talisman-take = Bukłak Wody, a nikt go nie pilnuje. To, co leży odkryte na twoim Obszarze, wolno zabrać, jeśli nie został tam żaden Wróg. Poszukiwacz nosi najwyżej cztery Przedmioty.
learn-talisman-roll = Teraz Czarnoksiężnik. Mógłby najpierw rzucić Czar, dlatego gra czeka na niego przed rzutem kostką. Tura to ruch, a po nim jedno Spotkanie.
learn-talisman-way = W jedną stronę leżą spokojne Pola przy Wiosce, w drugą Pola za mostem. Na obu „ciągniesz 1 Kartę Przygód”: chyba że jakaś Karta już tam leży.
learn-talisman-crown = Korona Salomona! Dodaje 2 do Mocy, dopóki się ją ma. Całkowita Moc liczy się w Walce Psychicznej i mówi, ile wolno mieć Czarów: teraz trzy.
learn-talisman-turn-end = Zanim tura się skończy, gra jeszcze raz pyta Czarnoksiężnika, bo niektóre Czary rzuca się na koniec tury. On takich nie ma.
learn-talisman-cards = Każda Karta ma numer i zaczyna się od najniższego: Zdarzenia, potem Wrogowie, Nieznajomi, rzeczy do wzięcia, a na końcu Miejsca. Idź na Pola obok Miasta i zobacz, co przyjdzie.
learn-talisman-spell = Błogi Sen nic nie znaczy dla neutralnego Poszukiwacza. Czarnoksiężnik ma ochotę na kradzież: Chciwa Dłoń zabiera Przedmiot innemu Poszukiwaczowi, gdziekolwiek jest. Czar rzuca się tylko wtedy, gdy pozwala na to jego Karta, tutaj we własnej turze.
learn-talisman-settled = Bukłak należy do niego. Rzucony Czar od razu opuszcza rękę i wszyscy go widzą; inni mogliby odpowiedzieć własnym. W jednej turze wolno rzucić dowolnie wiele Czarów.
learn-talisman-alone = Gdyby tam, dokąd dojdzie, stali inni Poszukiwacze, mógłby spotkać jednego z nich albo zbadać Obszar. Nie ma nikogo, zostaje więc Obszar.
learn-talisman-spirit = Zjawia się Duch. Wrogowie atakują sami, a Duchy robią to Mocą: jego 4 przeciw 7 (5 własnej i 2 od Korony), do tego kostka po obu stronach. Wyższy wynik wygrywa.
learn-talisman-before-dice = Przed kostkami można się wymknąć, jeśli ktoś potrafi, i rzuca się Czary, które zmieniają walkę. Kamienne Stopy odbierają Duchowi kostkę: zostaje mu 4 i nic więcej, więc przegrać się nie da.
learn-talisman-chase = Duch pokonany. Duchy idą na stos kart odrzuconych; Wrogowie z Siłą zostaliby jako trofea, a każde 7 ich punktów daje 1 punkt Siły. Teraz Wojownik: 2 prowadzi go dokładnie tam, gdzie stoi Czarnoksiężnik.
learn-talisman-attack = Możesz zbadać Obszar albo spotkać Poszukiwacza, który na nim stoi. W Walce staje Siła przeciw Sile, 4 przeciw 2, a Wojownik rzuca dwiema kostkami. Atakuj!
learn-talisman-spoils = 10 przeciw 3. Kto pokona Poszukiwacza, wybiera łup: punkt Wytrzymałości, mieszek złota albo Przedmiot. Korona Salomona jest warta więcej niż bukłak.
learn-talisman-new-spell = Czarnoksiężnik nie miał już Czarów, więc na początku tury wyciągnął jeden: to jego Specjalna Zdolność, a gdy mówi ona co innego niż zasady, to ona ma pierwszeństwo. Przyszło Złoto z Ołowiu.
learn-talisman-lead = Każdy oddany Przedmiot daje 2 mieszki złota z zapasu. Bukłak idzie pierwszy.
learn-talisman-crags = Trzy mieszki złota: na broń wystarczy. W Skałach nie ciągnie się Kart; rzuca się kostką, a ona przynosi Ducha, zgubioną drogę albo 1 punkt Siły. Czarnoksiężnik ryzykuje.
learn-talisman-lost = 3: zabłądził wśród skał. Straci następną turę; takie straty się sumują. Wojownik idzie dalej, na Wzgórza.
learn-talisman-witch = U Przydrożnej Wiedźmy wypadło 6: 1 punkt Mocy na stałe. Wiedźma zostaje na miejscu i spotka każdego, kto tu przyjdzie. Czarnoksiężnik stracił turę, więc znów gra Wojownik. Cmentarz neutralnym nic nie robi.
learn-talisman-doorway = Nowy Czar, i to ten właściwy: Przejście zastępuje rzut na ruch.
learn-talisman-village = Prowadzi na dowolny inny Obszar tej samej Krainy, a tam odbywa się zwykłe Spotkanie. W Wiosce mieszkają Kowal, Lekarz i Mędrzec.
learn-talisman-visit = W Wiosce, w Mieście i na Zamku odwiedza się najwyżej jedną osobę. Lekarz przywraca Wytrzymałość za złoto, u Mędrca decyduje los, a Kowal ma to, po co Czarnoksiężnik przyszedł.
learn-talisman-buy = Hełm, Miecz i Topór kosztują po 2, Tarcza 3, Zbroja 4 mieszki, a płaci się za wszystko naraz. Miecz dodaje w Walce 1 do Siły.
learn-talisman-bridge = Z Cmentarza 3 prowadzi obok Strażnika przez most do Krainy Środkowej. Strażnik ma Siłę 9 i nie przepuszcza nikogo, kto go nie pokona. Trzeba szczęścia; przegrana kosztuje jeden punkt Wytrzymałości.
learn-talisman-unmake = Nie tym razem: Wojownik ma o punkt Wytrzymałości mniej i czeka przy moście. A Czarnoksiężnik wyciągnął Rozproszenie, które niszczy Magiczny Przedmiot, gdziekolwiek jest jego właściciel. Skoro Korona nie jest jego, niech nie będzie niczyja.
learn-talisman-ruins = W Ruinach ciągnie się od razu dwie Karty, a potem rozgrywa jedną po drugiej.
learn-talisman-cave = Wędrowny Uzdrowiciel nie jest mu potrzebny, a do Jaskini Ech wolno wejść. Słowo „może” zawsze zostawia wybór tobie. To ostatnia tura lekcji, a jaskiń i skał Czarnoksiężnik ma już dość.
learn-talisman-end = **To była pierwsza wyprawa.** Prawdziwa trwa dalej: zbieraj Siłę i Moc w Krainach Zewnętrznej i Środkowej, zdobądź Talizman, otwórz Wrota Mocy i sięgnij po Koronę Władzy.
    Wiesz już dość na prawdziwą grę: `/game new` ją otwiera, `/talisman card` pokazuje każdą kartę i każdy Obszar, `/orders` oszczędza wiele czekania, resztę zna `/help`.

learn-talisman-asked = Pytanie jest otwarte; możliwe odpowiedzi to przyciski powyżej albo lista za przyciskiem decyzji. Zielony przycisk daje tę odpowiedź, która liczy się też, gdy minie czas.
learn-talisman-phase-characters = Wybierz wolnego jeszcze Poszukiwacza albo zdaj się na los. (TA-25:1)
learn-talisman-phase-head-start = Wybierz 1 punkt więcej: Siłę do Walki albo Moc do Walki Psychicznej i Czarów. (TA-25:5)
learn-talisman-phase-before-move = Rzuć kostką na ruch. Co jeszcze możesz zrobić przedtem, na przykład rzucić Czar albo użyć tratwy, stoi obok. (TA-10:3)
learn-talisman-phase-rolled = Wybierz, dokąd idziesz: dokładnie tyle Obszarów, ile wypadło, w jedną albo w drugą stronę. Najpierw sprawdź, co na nich leży. (TA-11:1)
learn-talisman-phase-arrived = Spotkaj jednego z obecnych Poszukiwaczy albo zbadaj Obszar ze wszystkimi Kartami. Atakuj tylko słabszych od siebie. (TA-12:1)
learn-talisman-phase-encounter = Spotkanie trwa: zabierz, co leży odkryte, odwiedź kogoś albo rozegraj następną Kartę. (TA-13:3)
learn-talisman-phase-turn-end = Twoja tura zaraz się skończy; Czar na tę chwilę możesz jeszcze rzucić. (TA-10:3)
