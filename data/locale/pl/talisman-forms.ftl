# Stałe instrukcje w „Magii i Mieczu” jako formularze. To, co stoi na liście, wpisuje słowo notacji.

engine-refused-nothing-to-order = Nie masz Czaru ani karty, której mogłaby użyć instrukcja.

table-button-whole-turn = Cała tura…
table-button-policies = Bez pytania…
table-button-reaction = Reakcja…

table-form-whole-turn-title = Cała tura
table-form-whole-turn-goal = Dokąd
table-form-whole-turn-goal-help = cw, ccw, bridge, Kraina, Obszar: od najbardziej pożądanego, po przecinkach
table-form-whole-turn-meet = Atak na Poszukiwaczy
table-form-whole-turn-meet-never = nikogo
table-form-whole-turn-meet-weaker = słabszych
table-form-whole-turn-meet-always = zawsze
table-form-whole-turn-fight = Walka z Wrogami
table-form-whole-turn-fight-ask = najpierw zapytaj mnie
table-form-whole-turn-fight-auto = zawsze
table-form-whole-turn-fight-80 = od szansy 80%
table-form-whole-turn-fight-60 = od szansy 60%
table-form-whole-turn-take = Co leży na Obszarze
table-form-whole-turn-take-ask = najpierw zapytaj mnie
table-form-whole-turn-take-best = biorę najlepsze, co się zmieści
table-form-whole-turn-take-all = biorę wszystko
table-form-whole-turn-take-none = nie biorę niczego
table-form-whole-turn-more = Dalszy ciąg wiersza
table-form-whole-turn-more-help = na przykład evade=if_stronger visit=healer buy=sword stop=attacked

table-form-policies-title = Co dzieje się bez pytania
table-form-policies-evade = Wymykanie się
table-form-policies-evade-ask = pytaj mnie
table-form-policies-evade-always = zawsze, gdy mogę
table-form-policies-evade-never = nigdy
table-form-policies-pay = Gdy trzeba dać złoto albo Wytrzymałość
table-form-policies-pay-ask = pytaj mnie
table-form-policies-pay-gold = daję złoto
table-form-policies-pay-life = daję punkt Wytrzymałości
table-form-policies-spoils = Łup po walce z Poszukiwaczem
table-form-policies-spoils-ask = pytaj mnie
table-form-policies-spoils-life = punkt Wytrzymałości
table-form-policies-spoils-gold-object-life = złoto, inaczej Przedmiot, inaczej Wytrzymałość
table-form-policies-spoils-object-gold-life = Przedmiot, inaczej złoto, inaczej Wytrzymałość
table-form-policies-heal = Leczenie za złoto
table-form-policies-heal-ask = pytaj mnie
table-form-policies-heal-reserve-0 = za ile tylko mogę zapłacić
table-form-policies-heal-reserve-1 = 1 mieszek złota zostaje
table-form-policies-heal-reserve-3 = 3 mieszki złota zostają
table-form-policies-trophies = Trofea
table-form-policies-trophies-ask = tylko na moje polecenie
table-form-policies-trophies-auto = wymiana, gdy nie przepada żaden punkt

table-form-reaction-title = Reakcja
table-form-reaction-card = Co jest używane
table-form-reaction-when = Gdy tylko
table-form-reaction-when-spell-at-me = ktoś rzuca Czar na mnie
table-form-reaction-when-spell-cast = ktoś rzuca Czar
table-form-reaction-when-attacked = atakuje mnie Poszukiwacz
table-form-reaction-when-life-loss = mam stracić Wytrzymałość
table-form-reaction-when-last-life = mam stracić ostatni punkt Wytrzymałości
table-form-reaction-when-rolls = Poszukiwacz rzuca na ruch
table-form-reaction-when-starts-turn = Poszukiwacz zaczyna turę
table-form-reaction-by = Tylko jeśli robi to
table-form-reaction-by-help = Poszukiwacz; puste: ktokolwiek
table-form-reaction-spell = Tylko jeśli to jest Czar
table-form-reaction-spell-help = nazwa Czaru; puste: dowolny
table-form-reaction-target = Cel
table-form-reaction-target-help = Poszukiwacz lub karta, jeśli jest wybór
