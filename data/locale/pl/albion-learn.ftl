# Lekcja gry Moce Albionu: pierwsze starcie z podpowiedzią przy każdym kroku oraz rady dla tych, którzy zboczyli ze scenariusza.

learn-albion-march = Prowadzisz Radosną Straż. Rozkazy są tajne. Jeździec przechodzi do trzech pól, ale zatrzymuje się na granicy niebezpiecznej ziemi, jak Galahad (2.1). Lancelot (2.3) jedzie na północ.
learn-albion-fate = Na Ziemi Galehota dwie kostki wybrały kartę losu: dar, 2 punkty. Inne ranią albo zabierają konia. Obok leży magiczny przedmiot: niech Galahad go weźmie.
learn-albion-find = Przez pole przeciwnika nikt nie przejedzie, więc Lancelot zatrzymał się na C16. Galahad znalazł Pridwen, tarczę Artura: chroni o 4 i nic nie waży. Tylko ty to widzisz. Zatrzymaj ją.
learn-albion-declare = Lancelot stoi obok tarczy 1.4. Ataki zgłasza się w tajemnicy, wszyscy naraz. Atakuj!
learn-albion-strike = Teraz tych dwóch znają już wszyscy. Inicjatywę ma ten, kto ma większą Siłę, więc uderza Lancelot. Trzy kostki: suma najwyżej 13, czyli jego zmodyfikowana Siła, to cios celny.
learn-albion-defence = 11: celnie. Iwen ma jedną próbę obrony: parowanie (najwyżej 5), unik (co najmniej 15) albo czar. Przy Mocy 14 najlepsza jest Tarcza Mgieł: mniej niż 14.
learn-albion-spell = 12: mgła powstrzymała cios za 2 punkty Mocy, a w wersji plus daje też inicjatywę. Iwen odpowiada Piorunem, przed którym nie ma obrony: mniej niż 12.
learn-albion-wounds = 2 rany: odejmują Lancelotowi Siły tak samo jak ciężar. Po czarze w wersji plus inicjatywa zostaje. Pioruny są drogie, więc Iwen próbuje koncerza: najwyżej 7.
learn-albion-initiative = Pudło i inicjatywa przechodzi na drugą stronę. Tak jest po każdym uderzeniu, które chybia albo zostaje powstrzymane. Lancelot uderza: 16, minus 3 za to, co niesie, minus 2 rany, daje 11.
learn-albion-dodge = Celnie. Iwen robi unik: potrzebuje 11, jak atakujący, i jeszcze tyle, ile waży jego zbroja, czyli co najmniej 13. Kto nosi mało, ten łatwo robi uniki.
learn-albion-ransom = Na próżno: 5 ran, a jego Siła spadła do 2. Kto ma 3 albo mniej, jest pokonany. Możesz oddać go za punkty ze Skarbca Camelotu. Zażądaj 4.
learn-albion-return = Camelot powinien zapłacić: rycerz wart jest więcej niż 4 punkty. Wróci z Siłą 6, Mocą 6 i nowym wyposażeniem; co miał, zostaje na C17 dla tego, kto tamtędy przejdzie.
learn-albion-end = **To już cała gra Moce Albionu.** Czego jeszcze nie znasz: łodzie i ucieczki. Wyjaśnimy je, gdy się pojawią.
learn-do-albion-return = zapłać okup
learn-do-albion-ransom = zażądaj 4 punktów
learn-do-albion-dodge = Iwen robi unik
learn-do-albion-initiative = uderz 1.4 rycerzem 2.3
learn-do-albion-wounds = uderza Iwen
learn-do-albion-spell = Iwen rzuca Piorun
learn-do-albion-defence = Iwen rzuca Tarczę
learn-do-albion-strike = uderz 1.4 rycerzem 2.3
learn-do-albion-declare = atakuj 1.4 rycerzem 2.3
learn-do-albion-find = zatrzymaj tarczę
learn-do-albion-fate = Galahad bierze przedmiot
learn-do-albion-march = Lancelot rusza
learn-albion-other = Teraz ruch drugiej strony; wykona go przycisk.
learn-albion-won = **Pierwsza krew.** Umiesz już uderzać.

learn-albion-asked = Pytanie jest otwarte; możliwe odpowiedzi to przyciski powyżej albo lista za przyciskiem decyzji. Zielony przycisk daje tę odpowiedź, która liczy się też, gdy minie czas.
learn-albion-phase-set-up = Weź grupę, nadaj rycerzom cechy i uzbrój ich albo weź gotowych. (AL-3.9)
learn-albion-phase-movement = Wydaj rozkazy: dla każdego pionka droga pole po polu. Konno i łodzią trzy pola, pieszo dwa. (AL-6.1)
learn-albion-phase-items = Powiedz, co twoi rycerze zostawiają na polach, co z nich biorą i czym wymieniają się z sąsiadami. (AL-8.2)
learn-albion-phase-declare = Powiedz, kogo na sąsiednich polach atakują twoi rycerze. Atakuj tylko tam, gdzie masz większą zmodyfikowaną Siłę. (AL-11.4)
learn-albion-phase-fights = Trwa walka: uderz, rzuć czar, zmień broń, uciekaj albo spasuj; przed ciosem paruj, zrób unik albo rzuć czar. Szanse stoją obok. (AL-12.4)
