# Formularze Mocy Albionu: rozkazy rundy, uzbrojenie, stałe instrukcje rycerza. Wpisuje się to, co w notacji.

engine-refused-nothing-to-order-here = Nie masz na mapie rycerza, któremu można by wydać rozkaz.
engine-refused-no-such-pawn-in-order = W tej kolejności: nie ma pionka { $given }; pionki to { $known }.
engine-refused-choose-a-knight-first = Najpierw wybierz rycerza z listy powyżej.

table-button-marches = Rozkazy tekstem…
table-button-arming = Cechy i uzbrojenie…
table-button-knight-attacks = Stałe instrukcje: ataki, broń…
table-button-knight-duels = Stałe instrukcje: jak walczyć…
table-button-knight-ransoms = Stałe instrukcje: oferty i wykupy…

table-form-marches-title = Rozkazy: { $group }
table-form-marches-pawn-help = C14-D14-E14 albo stay; dalej: abandon; then take all, leave axe
table-form-marches-sequence = W tej kolejności
table-form-marches-sequence-help = Numery pionków: kto rusza pierwszy, stoi pierwszy

table-form-arming-title = Uzbrojenie: { $knight }
table-form-arming-strength = Siła
table-form-arming-strength-help = Od 8 do 16; Moc to reszta z 24
table-form-arming-weapons = Broń
table-form-arming-weapons-help = Najwyżej trzy, po przecinku: miecz, topór, koncerz, maczuga rycerska, włócznie
table-form-arming-armour = Zbroja
table-form-arming-armour-help = Skórzana, kolczuga albo płytowa; skórzaną można nosić także pod inną
table-form-arming-shield = Tarcza
table-form-arming-shield-yes = tak
table-form-arming-shield-no = nie

table-form-knight-all = Wszyscy rycerze
table-form-knight-attacks-title = Ataki: { $pawn }
table-form-knight-attacks-attack = Atakuj
table-form-knight-attacks-attack-help = Numery grup, carriers, nothing; albo ask
table-form-knight-attacks-join = Dołączaj do walk swoich rycerzy
table-form-knight-attacks-join-yes = tak
table-form-knight-attacks-join-no = nie
table-form-knight-attacks-weapon = Broń w ręku
table-form-knight-attacks-weapon-help = Jej nazwa; albo ask
table-form-knight-attacks-auto = Bez instrukcji: działaj domyślnie, nie pytaj
table-form-knight-attacks-auto-yes = tak
table-form-knight-attacks-auto-no = nie
table-form-knight-duels-title = Walki: { $pawn }
table-form-knight-duels-defence = Obrona
table-form-knight-duels-defence-help = best, parry, dodge; czar: shield_of_mist plus from=60; albo ask
table-form-knight-duels-fight = Atak w walce
table-form-knight-duels-fight-help = strike; czar: thunderbolt plus from=40; albo ask
table-form-knight-duels-flee-below = Uciekaj
table-form-knight-duels-flee-below-help = Gdy zmodyfikowana Siła jest mniejsza niż ta liczba; albo ask
table-form-knight-duels-stop-after = Przestań
table-form-knight-duels-stop-after-help = Po tylu turach już tylko pasuj; albo ask
table-form-knight-ransoms-title = Okupy: { $pawn }
table-form-knight-ransoms-offer-below = Proponuj koniec walki
table-form-knight-ransoms-offer-below-help = Poniżej tej zmodyfikowanej Siły, za tę cenę: 6 price=2; albo ask
table-form-knight-ransoms-ransom-price = Okup, którego żądam
table-form-knight-ransoms-ransom-price-help = Punkty, najwyżej tyle, ile ma drugi gracz; albo ask
table-form-knight-ransoms-accept-offer-from = Przyjmuj ofertę
table-form-knight-ransoms-accept-offer-from-help = Od tylu punktów; albo ask
