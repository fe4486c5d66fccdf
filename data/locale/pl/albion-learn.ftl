# Lekcja gry Moce Albionu: pierwsze starcie z podpowiedzią przy każdym kroku oraz rady dla tych, którzy zboczyli ze scenariusza.

learn-albion-quest = Każdy gracz prowadzi czterech rycerzy. Święty Graal i Krwawiąca Włócznia leżą ukryte na północy, w Avalonie; wygrywa ten, kto ma oba artefakty we własnym zamku. Zaczynasz na południu: weź drugą grupę, Radosną Straż na zachodzie.
learn-albion-shields = Druga strona bierze Camelot. Wszyscy rycerze zaczynają konno w swoim zamku. Na mapie widać tylko ponumerowane tarcze: który rycerz jedzie pod którą, to tajemnica aż do jego pierwszej walki.
learn-albion-arm = Rycerz ma Siłę do walki i Moc do czarów: razem 24 punkty, każdej co najmniej 8. Wszystko, co niesie, odejmuje mu Siły. Daj Lancelotowi miecz (2) i kolczugę (1): z Siły 16 zostaje 13 do walki.
learn-albion-ready = Pozostali trzej są gotowi tak, jak ich przygotowała gra, a numery rozda los. Zgłoś gotowość. Tego, co wybierasz, nie widzi nikt inny.
learn-albion-ready-made = Camelot bierze wszystkich rycerzy gotowych. Na pierwszą grę to dobry wybór: jedno naciśnięcie i można zaczynać.
learn-albion-march = Twoje tarcze: 2.1 to Galahad, 2.2 Lavain, 2.3 Lancelot, 2.4 Ektor. Wszyscy piszą rozkazy w tajemnicy. Jeździec przechodzi do trzech pól, ale kto przekracza granicę niebezpiecznej ziemi, musi się zatrzymać, jak Galahad na B13. Lancelot jedzie na C15. Do wzięcia nic jeszcze nie ma, stąd „items none”.
learn-albion-meeting = Camelot wysyła Iwena, tarczę 1.4, dwa pola na północ. Kto nie dostaje rozkazu, stoi. Gdy są już wszystkie rozkazy, wykonuje się je kolejno: pierwszy pionek każdego gracza, potem drugi każdego.
learn-albion-fate = Galahad wkroczył na Ziemię Galehota i czyta kartę losu: wybierają ją dwie kostki. 9 to dar, 2 punkty do Skarbca; inne karty ranią, zabierają konia albo żądają myta. Tuż obok, na B12, jest Nemeton, a na nim zakryty magiczny przedmiot. Niech go weźmie. Lancelot jedzie dalej w stronę C17.
learn-albion-trade = Iwen zostaje na miejscu. Rycerze na sąsiednich polach mogą wymieniać się tym, co niosą, nawet przeciwnicy, jeśli obaj się zgodzą; dlatego Camelot także będzie o to pytany. Niczego takiego nie chce: „items none”.
learn-albion-find = Przez pole przeciwnika nikt nie przejedzie, więc Lancelot zatrzymał się na C16. A Galahad znalazł Pridwen, tarczę Artura: chroni o 4 i nic nie waży. Tylko ty widzisz, co to jest, i możesz to zatrzymać albo odłożyć. Zatrzymaj.
learn-albion-declare = Lancelot stoi obok tarczy 1.4. Ataki zgłasza się w tajemnicy, wszyscy naraz. Atakuj!
learn-albion-no-escape = Camelot nie atakuje nikogo; Iwen z Siłą 10 wolałby mieć spokój. To mu nie pomoże: do walki wystarczy wola jednej strony.
learn-albion-strike = Teraz tych dwóch znają już wszyscy. Inicjatywę ma ten, kto ma większą Siłę, więc uderza Lancelot. Trzy kostki: suma najwyżej 13, czyli jego zmodyfikowana Siła, to cios celny.
learn-albion-defence = 11. Iwen ma jedną próbę obrony: parowanie, najwyżej 5 na trzech kostkach; unik, co najmniej 15; albo czar. Przy Mocy 14 czar jest bez porównania najlepszy: Tarcza Mgieł udaje się, gdy trzy kostki dają mniej niż 14.
learn-albion-spell = 12: mgła powstrzymała cios i kosztowała 2 punkty Mocy. Rzucona w wersji plus, daje też inicjatywę. Iwen odpowiada Piorunem, przed którym nie ma obrony: teraz trzeba mniej niż 12, bo tyle Mocy mu zostało.
learn-albion-wounds = Dwie kostki minus 4 za kolczugę: 2 rany. Odejmują Lancelotowi Siły tak samo jak ciężar. Po udanym czarze w wersji plus inicjatywa zostaje. Pioruny są drogie, więc Iwen próbuje koncerza: najwyżej 7.
learn-albion-initiative = Pudło i inicjatywa przechodzi na drugą stronę. Tak jest po każdym uderzeniu, które chybia albo zostaje powstrzymane. Lancelot uderza: 16, minus 3 za to, co niesie, minus 2 rany, daje 11.
learn-albion-dodge = Celnie. Iwen oszczędza Moc i robi unik. Potrzebuje tyle, ile ma atakujący, czyli 11, i jeszcze tyle, ile ważą jego zbroja i tarcza: 13 albo więcej na trzech kostkach. Kto nosi mało, ten łatwo robi uniki.
learn-albion-ransom = Na próżno, i do tego 5 ran: jego Siła spadła z 7 do 2. Kto ma 3 albo mniej, jest pokonany. Możesz oddać go za punkty ze Skarbca Camelotu; bez zgody odpada z gry. Zażądaj 4.
learn-albion-return = Camelot powinien zapłacić: rycerz wart jest więcej niż 4 punkty. Wróci do zamku z Siłą 6, Mocą 6 i nowym wyposażeniem; wszystko, co miał, zostaje na C17 dla tego, kto tamtędy przejdzie.
learn-albion-end = **To było pierwsze starcie.** Skończyło się po dwóch rundach; prawdziwa gra trwa, aż oba artefakty znajdą się w jednym zamku. Spotkasz w niej łodzie na jeziorze, ucieczki, walki wielu rycerzy i osiem czarów.
    Wiesz już dość: `/game new` otwiera grę, `/albion odds` podaje szanse w walce, `/albion reach` mówi, dokąd dojdzie rycerz, `/orders` oszczędza wiele czekania, resztę zna `/help`.

learn-albion-asked = Pytanie jest otwarte; możliwe odpowiedzi to przyciski powyżej albo lista za przyciskiem decyzji. Zielony przycisk daje tę odpowiedź, która liczy się też, gdy minie czas.
learn-albion-phase-set-up = Weź grupę, nadaj rycerzom cechy i uzbrój ich albo weź gotowych. (AL-3.9)
learn-albion-phase-movement = Wydaj rozkazy: dla każdego pionka droga pole po polu. Konno i łodzią trzy pola, pieszo dwa. (AL-6.1)
learn-albion-phase-items = Powiedz, co twoi rycerze zostawiają na polach, co z nich biorą i czym wymieniają się z sąsiadami. (AL-8.2)
learn-albion-phase-declare = Powiedz, kogo na sąsiednich polach atakują twoi rycerze. Atakuj tylko tam, gdzie masz większą zmodyfikowaną Siłę. (AL-11.4)
learn-albion-phase-fights = Trwa walka: uderz, rzuć czar, zmień broń, uciekaj albo spasuj; przed ciosem paruj, zrób unik albo rzuć czar. Szanse stoją obok. (AL-12.4)
