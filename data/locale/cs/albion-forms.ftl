# Formuláře Mocí Albionu: rozkazy kola, výzbroj, stálé pokyny rytíře. Píše se to, co v zápisu.

engine-refused-nothing-to-order-here = Nemáš na mapě rytíře, kterému by šlo dát rozkaz.
engine-refused-no-such-pawn-in-order = V tomto pořadí: figurka { $given } není; figurky jsou { $known }.
engine-refused-choose-a-knight-first = Nejdřív vyber rytíře ze seznamu výše.

table-button-marches = Rozkazy textem…
table-button-arming = Vlastnosti a výzbroj…
table-button-knight-attacks = Stálé pokyny: útoky, zbraň…
table-button-knight-duels = Stálé pokyny: jak bojovat…
table-button-knight-ransoms = Stálé pokyny: nabídky a výkupné…

table-form-marches-title = Rozkazy: { $group }
table-form-marches-pawn-help = C14-D14-E14 nebo stay; dál: abandon; then take all, leave axe
table-form-marches-sequence = V tomto pořadí
table-form-marches-sequence-help = Čísla figurek: kdo jde první, stojí první

table-form-arming-title = Výzbroj: { $knight }
table-form-arming-strength = Síla
table-form-arming-strength-help = 8 až 16; Moc je zbytek do 24
table-form-arming-weapons = Zbraně
table-form-arming-weapons-help = Nejvýš tři, oddělené čárkami: meč, sekera, končíř, palcát, kopí
table-form-arming-armour = Zbroj
table-form-arming-armour-help = Kožená, kroužková nebo plátová; koženou lze nosit i pod jinou
table-form-arming-shield = Štít
table-form-arming-shield-yes = ano
table-form-arming-shield-no = ne

table-form-knight-all = Všichni rytíři
table-form-knight-attacks-title = Útoky: { $pawn }
table-form-knight-attacks-attack = Zaútočit
table-form-knight-attacks-attack-help = Čísla skupin, carriers, nothing; nebo ask
table-form-knight-attacks-join = Přidávat se k bojům svých rytířů
table-form-knight-attacks-join-yes = ano
table-form-knight-attacks-join-no = ne
table-form-knight-attacks-weapon = Zbraň v ruce
table-form-knight-attacks-weapon-help = Její název; nebo ask
table-form-knight-attacks-auto = Bez pokynu: výchozí volba bez ptaní
table-form-knight-attacks-auto-yes = ano
table-form-knight-attacks-auto-no = ne
table-form-knight-duels-title = Boje: { $pawn }
table-form-knight-duels-defence = Obrana
table-form-knight-duels-defence-help = best, parry, dodge; kouzlo: shield_of_mist plus from=60; nebo ask
table-form-knight-duels-fight = Útok v boji
table-form-knight-duels-fight-help = strike; kouzlo: thunderbolt plus from=40; nebo ask
table-form-knight-duels-flee-below = Utéct
table-form-knight-duels-flee-below-help = Když je upravená Síla menší než toto číslo; nebo ask
table-form-knight-duels-stop-after = Přestat
table-form-knight-duels-stop-after-help = Po tolika tazích se už jen vzdát útoku; nebo ask
table-form-knight-ransoms-title = Výkupné: { $pawn }
table-form-knight-ransoms-offer-below = Nabízet konec boje
table-form-knight-ransoms-offer-below-help = Pod touto upravenou Sílou, za tuto cenu: 6 price=2; nebo ask
table-form-knight-ransoms-ransom-price = Výkupné, které žádám
table-form-knight-ransoms-ransom-price-help = Body, nejvýš kolik druhý má; nebo ask
table-form-knight-ransoms-accept-offer-from = Přijmout nabídku
table-form-knight-ransoms-accept-offer-from-help = Od tolika bodů; nebo ask
