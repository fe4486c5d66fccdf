# Lekce hry Moci Albionu: první střetnutí s radou u každého kroku a rady pro ty, kdo scénář opustili.

learn-albion-quest = Každý hráč vede čtyři rytíře. Svatý grál a Krvácející kopí leží skryté na severu, v Avalonu; vyhrává, kdo má oba artefakty ve vlastním hradě. Začínáš na jihu: vezmi si druhou skupinu, Radostnou stráž na západě.
learn-albion-shields = Druhá strana si bere Kamelot. Všichni rytíři začínají na koni ve svém hradě. Na mapě jsou vidět jen číslované štíty: který rytíř jede pod kterým, je tajemství až do jeho prvního boje.
learn-albion-arm = Rytíř má Sílu k boji a Moc ke kouzlům: dohromady 24 bodů, každé aspoň 8. Co nese, to mu Sílu ubírá. Dej Lancelotovi meč (2) a kroužkovou košili (1): ze Síly 16 mu k boji zbude 13.
learn-albion-ready = Ostatní tři zůstanou tak, jak je připravila hra, a čísla rozdá náhoda. Ohlas, že můžeš začít. Tvou volbu nevidí nikdo jiný.
learn-albion-ready-made = Kamelot si bere všechny rytíře hotové. Pro první hru je to dobrá volba: jeden stisk a může se začít.
learn-albion-march = Tvoje štíty: 2.1 je Galahad, 2.2 Lavain, 2.3 Lancelot, 2.4 Ector. Všichni píší rozkazy tajně. Jezdec ujede až tři pole, ale kdo překročí hranici nebezpečné země, musí se zastavit, jako Galahad na B13. Lancelot jede na C15. Sebrat se zatím nedá nic, proto „items none“.
learn-albion-meeting = Kamelot posílá Yvaina, štít 1.4, o dvě pole na sever. Kdo nedostane rozkaz, stojí. Jakmile jsou všechny rozkazy dány, provádějí se popořadě: první figurka každého hráče, potom druhá každého.
learn-albion-fate = Galahad vstoupil do Galehotovy země a čte kartu osudu: vyberou ji dvě kostky. 9 je dar, 2 body do Pokladnice; jiné karty zraní, vezmou koně nebo žádají mýto. Hned vedle, na B12, je Nemeton a na něm lícem dolů kouzelný předmět. Ať si ho vezme. Lancelot jede dál k C17.
learn-albion-trade = Yvain zůstává na místě. Rytíři na sousedních polích si mohou vyměnit, co nesou, i soupeři, když oba souhlasí; proto se hra zeptá i Kamelotu. Ten o nic takového nestojí: „items none“.
learn-albion-find = Přes pole soupeře nikdo neprojede, a tak se Lancelot zastavil na C16. A Galahad našel Pridwen, Artušův štít: chrání o 4 a nic neváží. Jen ty vidíš, co to je, a můžeš si to nechat, nebo vrátit. Nech si ho.
learn-albion-declare = Lancelot stojí vedle štítu 1.4. Útoky se ohlašují tajně, všichni najednou. Zaútoč!
learn-albion-no-escape = Kamelot neútočí na nikoho; Yvain se Silou 10 by měl raději klid. Nepomůže mu to: k boji stačí vůle jedné strany.
learn-albion-strike = Teď ty dva znají všichni. Iniciativu má ten, kdo má větší Sílu, takže útočí Lancelot. Tři kostky: součet nejvýš 13, to je jeho upravená Síla, a úder sedí.
learn-albion-defence = 11. Yvain má jediný pokus o obranu: vykrytí, nejvýš 5 na třech kostkách; úhyb, aspoň 15; nebo kouzlo. S Mocí 14 je kouzlo zdaleka nejlepší: Mlžný štít se podaří, když tři kostky dají méně než 14.
learn-albion-spell = 12: mlha úder zastavila a stála 2 body Moci. V kladné podobě (+) dává navíc iniciativu. Yvain odpovídá Bleskem, proti kterému není obrana: teď je třeba méně než 12, protože tolik Moci mu zbylo.
learn-albion-wounds = Dvě kostky minus 4 za kroužkovou košili: 2 zranění. Ubírají Lancelotovi Sílu stejně jako zátěž. Po zdařilém kladném kouzle iniciativa zůstává. Blesky jsou drahé, a tak Yvain zkouší končíř: nejvýš 7.
learn-albion-initiative = Vedle, a iniciativa přechází na druhou stranu. Tak je to po každém úderu, který mine nebo je zastaven. Lancelot útočí: 16, minus 3 za to, co nese, minus 2 zranění, to je 11.
learn-albion-dodge = Úder sedí. Yvain šetří Mocí a uhýbá. Potřebuje tolik, kolik má útočník, tedy 11, a k tomu zátěž vlastní zbroje a štítu: 13 nebo víc na třech kostkách. Kdo nosí málo, uhýbá snadno.
learn-albion-ransom = Marně, a k tomu 5 zranění: jeho Síla klesla ze 7 na 2. Kdo má 3 nebo méně, je poražen. Můžeš ho vydat za body z Pokladnice Kamelotu; bez dohody je vyřazen ze hry. Žádej 4.
learn-albion-return = Kamelot by měl zaplatit: rytíř má větší cenu než 4 body. Vrátí se na hrad se Silou 6, Mocí 6 a novou výzbrojí; všechno, co měl, zůstává na C17 pro toho, kdo půjde kolem.
learn-albion-end = **To bylo první střetnutí.** Skončilo po dvou kolech; skutečná hra trvá, dokud nejsou oba artefakty v jednom hradě. Potkáš v ní loďky na jezeře, útěky, boje více rytířů a osm kouzel.
    Víš toho dost: `/game new` otevře hru, `/albion odds` řekne šance v boji, `/albion reach`, kam rytíř dojde, `/orders` ušetří mnoho čekání, zbytek ví `/help`.

learn-albion-asked = Otázka je otevřená; možné odpovědi jsou tlačítka výše, nebo seznam za tlačítkem rozhodnutí. Zelené tlačítko dá odpověď, která platí i po vypršení času.
learn-albion-phase-set-up = Vezmi si skupinu, dej rytířům vlastnosti a výzbroj, nebo si je vezmi hotové. (AL-3.9)
learn-albion-phase-movement = Dej rozkazy: každé figurce cestu pole po poli. Na koni a lodí tři pole, pěšky dvě. (AL-6.1)
learn-albion-phase-items = Řekni, co tvoji rytíři na polích nechají, co z nich vezmou a co vymění se sousedy. (AL-8.2)
learn-albion-phase-declare = Řekni, na koho na sousedních polích tvoji rytíři zaútočí. Útoč jen tam, kde máš větší upravenou Sílu. (AL-11.4)
learn-albion-phase-fights = Bojuje se: udeř, sešli kouzlo, změň zbraň, uteč, nebo se útoku vzdej; proti úderu vykryj, uhni, nebo kouzli. Šance stojí vedle. (AL-12.4)
