# Lekce hry Talisman: první výprava s radou u každého kroku a rady pro ty, kdo scénář opustili.

learn-talisman-warrior = Každý hráč vede jednoho hledače. Obvykle je rozdá náhoda; u tohoto stolu si každý vybírá. Vezmi Válečníka: Síla 4, Moc 3, a v boji hází dvěma kostkami a nechá si vyšší.
learn-talisman-sorcerer = Druhá strana je Čaroděj: v boji slabý, má Sílu jen 2, zato Moc 5 a hned od začátku dvě kouzla. Kouzla jsou tajná; všichni znají jen jejich počet.
learn-talisman-move = Začínáš v Hostinci a na kostce už je 4. Jdeš přesně o tolik polí, po směru hodinových ručiček, nebo proti němu: do Lesa, kde číhají lupiči, nebo na Kopce, kde se táhne karta. Vyber si Kopce.
learn-talisman-take = Měch vody, a nikdo ho nehlídá. Co leží odkryté na tvém poli, smíš si vzít, pokud tam nezůstal žádný nepřítel. Hledač nosí nejvýš čtyři předměty.
learn-talisman-roll = Teď Čaroděj. Mohl by nejdřív seslat kouzlo, a proto hra před hodem čeká na něj. Tah je pohyb a po něm jedno setkání.
learn-talisman-way = Na jedné straně leží klidné pole u Vesnice, na druhé pole za mostem. Na obou se táhne 1 karta dobrodružství, pokud tam už nějaká neleží.
learn-talisman-crown = Šalamounova koruna! Přidává 2 k Moci, dokud ji má. Celková Moc se počítá v duševním souboji a říká, kolik kouzel smí držet: teď tři.
learn-talisman-turn-end = Než tah skončí, hra se Čaroděje ještě jednou zeptá, protože některá kouzla se sesílají na konci tahu. On takové nemá.
learn-talisman-cards = Každá karta má číslo a začíná se nejnižším: události, pak nepřátelé, neznámí, věci k sebrání a nakonec místa. Jdi na pole vedle Města a uvidíš, co přijde.
learn-talisman-spell = Blažený sen pro neutrálního hledače nic neznamená. Čaroděj má chuť krást: Chtivá ruka vezme předmět jinému hledači, ať je kdekoli. Kouzlo se sesílá jen tehdy, kdy to říká jeho karta, tady ve vlastním tahu.
learn-talisman-settled = Měch je jeho. Seslané kouzlo hned opustí ruku a všichni ho vidí; ostatní by mohli odpovědět vlastním. Za jeden tah smíš seslat kouzel, kolik chceš.
learn-talisman-alone = Kdyby tam, kam dojde, stáli jiní hledači, mohl by se setkat s jedním z nich, nebo prozkoumat pole. Nikdo tam není, zbývá tedy pole.
learn-talisman-spirit = Objevil se duch. Nepřátelé útočí sami a duchové tak činí Mocí: jeho 4 proti 7 (5 vlastní a 2 z koruny), k tomu kostka na obou stranách. Vyšší součet vítězí.
learn-talisman-before-dice = Před hody se může vyhnout, kdo to umí, a sesílají se kouzla, která mění souboj. Kamenné nohy vezmou duchovi kostku: zůstanou mu 4 a nic víc, takže prohrát nejde.
learn-talisman-chase = Duch je poražen. Duchové jdou na odkládací balíček; nepřátelé se Silou by zůstali jako trofeje a každých 7 jejich bodů dá 1 Sílu. Teď Válečník: 2 ho vede přesně tam, kde stojí Čaroděj.
learn-talisman-attack = Smíš prozkoumat pole, nebo se setkat s hledačem, který na něm stojí. V boji stojí Síla proti Síle, 4 proti 2, a Válečník hází dvěma kostkami. Zaútoč!
learn-talisman-spoils = 10 proti 3. Kdo porazí hledače, volí kořist: život, měšec zlata, nebo předmět. Šalamounova koruna má větší cenu než měch vody.
learn-talisman-new-spell = Čaroděj už neměl žádné kouzlo, a tak si na začátku tahu jedno vzal: to je jeho zvláštní schopnost, a říká-li něco jiného než pravidla, platí schopnost. Přišlo Zlato z olova.
learn-talisman-lead = Za každý odevzdaný předmět získá 2 měšce zlata ze zásoby. Měch půjde první.
learn-talisman-crags = Tři měšce zlata: na zbraň to stačí. Ve Skalách se karty netáhnou; hází se kostkou a ta přinese ducha, ztracenou cestu, nebo 1 Sílu. Čaroděj to zkusí.
learn-talisman-lost = 3: zabloudil ve skalách. Příští tah vynechá; vynechané tahy se sčítají. Válečník jde dál na Kopce.
learn-talisman-witch = U Ježibaby u cesty padla 6: 1 Moc natrvalo. Ježibaba zůstává na místě a potká každého, kdo přijde. Čaroděj svůj tah vynechal, hraje tedy znovu Válečník. Hřbitov neutrálním nic nedělá.
learn-talisman-doorway = Nové kouzlo, a zrovna to pravé: Průchod nahrazuje hod na pohyb.
learn-talisman-village = Vede na libovolné jiné pole téhož kraje a tam proběhne obvyklé setkání. Ve Vesnici žijí Kovář, Léčitel a Mystik.
learn-talisman-visit = Ve Vesnici, ve Městě a na Hradě navštívíš nejvýš jednu osobu. Léčitel vrací životy za zlato, u Mystika rozhoduje štěstí a Kovář má to, pro co Čaroděj přišel.
learn-talisman-buy = Přilba, Meč a Sekera stojí po 2, Štít 3, Zbroj 4 měšce a platí se všechno najednou. Meč přidává v boji 1 k Síle.
learn-talisman-bridge = Ze Hřbitova vede 3 kolem Strážce přes most do středního kraje. Strážce má Sílu 9 a nepustí nikoho, kdo ho neporazí. Chce to štěstí; prohra stojí jeden život.
learn-talisman-unmake = Tentokrát ne: Válečník má o život míň a čeká u mostu. A Čaroděj si vzal Zmar, který zničí kouzelný předmět, ať je jeho majitel kdekoli. Když koruna nemá být jeho, ať není ničí.
learn-talisman-ruins = V Rozvalinách se táhnou hned dvě karty a pak se hrají jedna po druhé.
learn-talisman-cave = Potulného léčitele nepotřebuje a do Jeskyně ozvěn vejít smí. Slovo „smí“ nechává volbu vždy na tobě. Je to poslední tah lekce a jeskyní a skal má Čaroděj dost.
learn-talisman-end = **To byla první výprava.** Skutečná pokračuje: sbírej Sílu a Moc ve vnějším a středním kraji, získej Talisman, otevři Bránu moci a sáhni po Koruně vlády.
    Na skutečnou hru už víš dost: `/game new` ji otevře, `/talisman card` ukáže každou kartu i pole, `/orders` ušetří mnoho čekání, zbytek ví `/help`.

learn-talisman-asked = Otázka je otevřená; možné odpovědi jsou tlačítka výše, nebo seznam za tlačítkem rozhodnutí. Zelené tlačítko dá odpověď, která platí i po vypršení času.
learn-talisman-phase-characters = Vyber hledače, který je ještě volný, nebo to nech na náhodě. (TA-25:1)
learn-talisman-phase-head-start = Zvol 1 bod navíc: Sílu do boje, nebo Moc do duševního souboje a na kouzla. (TA-25:5)
learn-talisman-phase-before-move = Hoď si na pohyb. Co ještě můžeš udělat předtím, třeba seslat kouzlo nebo použít vor, stojí vedle. (TA-10:3)
learn-talisman-phase-rolled = Vyber, kam jdeš: přesně tolik polí, kolik padlo, na jednu nebo na druhou stranu. Nejdřív se podívej, co na nich leží. (TA-11:1)
learn-talisman-phase-arrived = Setkej se s jedním z přítomných hledačů, nebo prozkoumej pole se všemi kartami. Útoč jen na slabší, než jsi ty. (TA-12:1)
learn-talisman-phase-encounter = Setkání pokračuje: vezmi, co leží odkryté, někoho navštiv, nebo hraj další kartu. (TA-13:3)
learn-talisman-phase-turn-end = Tvůj tah za chvíli skončí; kouzlo pro tuto chvíli ještě můžeš seslat. (TA-10:3)
