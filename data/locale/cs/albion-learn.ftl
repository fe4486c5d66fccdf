# Lekce hry Moci Albionu: první střetnutí s radou u každého kroku a rady pro ty, kdo scénář opustili.

learn-albion-march = Vedeš Radostnou stráž. Rozkazy jsou tajné. Jezdec ujede až tři pole, ale na hranici nebezpečné země se zastaví, jako Galahad (2.1). Lancelot (2.3) jede na sever.
learn-albion-fate = V Galehotově zemi vybraly dvě kostky kartu osudu: dar, 2 body. Jiné zraní, nebo vezmou koně. Hned vedle leží kouzelný předmět: ať si ho Galahad vezme.
learn-albion-find = Přes pole soupeře nikdo neprojede, a tak se Lancelot zastavil na C16. Galahad našel Pridwen, Artušův štít: chrání o 4 a nic neváží. Vidíš to jen ty. Nech si ho.
learn-albion-declare = Lancelot stojí vedle štítu 1.4. Útoky se ohlašují tajně, všichni najednou. Zaútoč!
learn-albion-strike = Teď ty dva znají všichni. Iniciativu má ten, kdo má větší Sílu, takže útočí Lancelot. Tři kostky: součet nejvýš 13, to je jeho upravená Síla, a úder sedí.
learn-albion-defence = 11: úder sedí. Yvain má jediný pokus o obranu: vykrytí (nejvýš 5), úhyb (aspoň 15), nebo kouzlo. S Mocí 14 je nejlepší Mlžný štít: méně než 14.
learn-albion-spell = 12: mlha úder zastavila za 2 body Moci a v kladné podobě (+) dává i iniciativu. Yvain odpovídá Bleskem, proti kterému není obrana: méně než 12.
learn-albion-wounds = 2 zranění: ubírají Lancelotovi Sílu stejně jako zátěž. Po kladném kouzle iniciativa zůstává. Blesky jsou drahé, a tak Yvain zkouší končíř: nejvýš 7.
learn-albion-initiative = Vedle, a iniciativa přechází na druhou stranu. Tak je to po každém úderu, který mine nebo je zastaven. Lancelot útočí: 16, minus 3 za to, co nese, minus 2 zranění, to je 11.
learn-albion-dodge = Úder sedí. Yvain uhýbá: potřebuje 11 jako útočník a k tomu zátěž vlastní zbroje, tedy aspoň 13. Kdo nosí málo, uhýbá snadno.
learn-albion-ransom = Marně: 5 zranění a jeho Síla klesla na 2. Kdo má 3 nebo méně, je poražen. Můžeš ho vydat za body z Pokladnice Kamelotu. Žádej 4.
learn-albion-return = Kamelot by měl zaplatit: rytíř má větší cenu než 4 body. Vrátí se se Silou 6, Mocí 6 a novou výzbrojí; co měl, zůstává na C17 pro toho, kdo půjde kolem.
learn-albion-end = **To je celá hra Moci Albionu.** Co ještě neznáš: loďky a útěky. Vysvětlí se, až přijdou.
learn-do-albion-return = zaplatit výkupné
learn-do-albion-ransom = žádat 4 body
learn-do-albion-dodge = Yvain uhýbá
learn-do-albion-initiative = udeřit na 1.4
learn-do-albion-wounds = Yvain útočí
learn-do-albion-spell = Yvain sesílá Blesk
learn-do-albion-defence = Yvain sesílá mlhu
learn-do-albion-strike = udeřit na 1.4
learn-do-albion-declare = zaútočit na 1.4
learn-do-albion-find = nechat si štít
learn-do-albion-fate = Galahad bere předmět
learn-do-albion-march = Lancelot vyráží
learn-albion-other = Na tahu je druhá strana; její tah zahraje tlačítko.
learn-albion-won = **První krev.** Už umíš udeřit.

learn-albion-asked = Otázka je otevřená; možné odpovědi jsou tlačítka výše, nebo seznam za tlačítkem rozhodnutí. Zelené tlačítko dá odpověď, která platí i po vypršení času.
learn-albion-phase-set-up = Vezmi si skupinu, dej rytířům vlastnosti a výzbroj, nebo si je vezmi hotové. (AL-3.9)
learn-albion-phase-movement = Dej rozkazy: každé figurce cestu pole po poli. Na koni a v loďce tři pole, pěšky dvě. (AL-6.1)
learn-albion-phase-items = Řekni, co tvoji rytíři na polích nechají, co z nich vezmou a co vymění se sousedy. (AL-8.2)
learn-albion-phase-declare = Řekni, na koho na sousedních polích tvoji rytíři zaútočí. Útoč jen tam, kde máš větší upravenou Sílu. (AL-11.4)
learn-albion-phase-fights = Bojuje se: udeř, sešli kouzlo, změň zbraň, uteč, nebo se útoku vzdej; proti úderu vykryj, uhni, nebo kouzli. Šance stojí vedle. (AL-12.4)
