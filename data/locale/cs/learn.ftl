# Lekce: první bitva s radou u každého kroku.

learn-name = První lekce: { $game }
learn-which = Lekce které hry?
learn-practice = Tohle je cvičení: všechno, co závisí na náhodě, je v lekci dané a zveřejněné, takže tu o nic nejde. Hraješ za obě strany. Od scénáře se můžeš odchýlit, kdy chceš. Co znamenají symboly v obrázcích: `/help topic:symbols`.
learn-head = **Lekce, krok { $step }/{ $total }** · pro: { $name }
learn-off = **Tohle už je mimo scénář**, a nic se neděje. Teď rozhoduje { $name }.
learn-hint = { $hint } ({ $clause })
learn-press = Stiskni zelené tlačítko; zahraje: `{ $line }`
learn-typed = Stiskni zelené tlačítko, nebo napiš: `/do line:{ $line }`
learn-typed-seat = Stiskni zelené tlačítko, nebo napiš: `/do line:{ $line } seat:{ $place }`
learn-button = Dál: { $line }
learn-given-up = Tato lekce je zavřená: nová začíná jinde.
learn-idle = Tato lekce je zavřená: příliš dlouho se v ní nic nedělo. `/learn` začne novou.

reply-lesson-begun = Tvoje lekce začíná: hra { $game }. { $thread ->
    [yes] Její vlákno se otevře v { $channel }; pod každým krokem je rada.
   *[no] Hraje se přímo tady; pod každým krokem je rada.
 }
reply-lesson-goes-on = Tvoje lekce pokračuje v { $channel } (hra { $game }); rada se tam objeví znovu. Volba again:True začne od začátku.
engine-refused-no-lesson = Pro „{ $given }“ žádná lekce není; je pro: { $known }.
engine-refused-lesson-moved-on = Lekce od té rady pokročila. Použij tlačítko u nejnovější rady.

learn-warcry-decks = Každý hráč má dva balíčky: balíček armády s jednotkami a vybavením a balíček akcí, jehož karty se hrají v souboji a slouží i jako kostky. Vezmi hotový balíček Velké aliance.
learn-warcry-other-decks = Druhá strana si vezme balíček Hord. Pak se všechny balíčky zamíchají a hod rozhodne, kdo smí určit, kdo verbuje první. Hod znamená otočit vrchní kartu akce; platí číslo v jejím rohu.
learn-warcry-muster-order = Tvůj hod je vyšší, takže určuješ, kdo verbuje první. Druhý v pořadí vidí o něco víc; tentokrát začneme my.
learn-warcry-muster = Obě strany mají 20 zlatých. Jednotka stojí zlato a jde do bojové linie (vpředu), nebo do záložní. Halapartníci jsou spolehlivá pěchota se silou 4; pěchota útočí jen z bojové linie. Potom si lízneš kartu.
learn-warcry-muster-other = Teď druhá strana: obě verbují střídavě po jedné kartě. Nájezdníci jsou levní a v útoku odvážní.
learn-warcry-attachment = Vybavení se připojí k jedné z tvých jednotek. Posvěcené válečné kladivo je jen pro lidi a Halapartníci jsou lidé: v souboji jim dá +2 k síle, proti chaosu dokonce +3.
learn-warcry-muster-more = Nikdy neutratíš víc, než dovolí zásoby; co zbude, propadne. Sestry Jedu stojí 3.
learn-warcry-reserve = Arkebuzíři střílejí, takže jim je dobře v záložní linii. Taktické body jednotek v záloze také rozhodují, kdo vydá první rozkaz.
learn-warcry-muster-strong = Vyvolení Železné skořápky mají sílu 5, jsou tu nejsilnější jednotkou. Pamatuj na ně.
learn-warcry-cavalry = Jízda je rychlejší než pěchota: smí útočit ze zálohy a smí blokovat útoky pěchoty.
learn-warcry-muster-pass = Kdo pasuje, skončil s verbováním nadobro; druhá strana smí pokračovat. Na lekci stačí malé armády.
learn-warcry-muster-end = Pasuj také. Obě strany pak odhodí zbylé karty armády z ruky, líznou si po pěti kartách akcí a bitva začne.
learn-warcry-shot = První rozkaz je tvůj. Ze zálohy Arkebuzíři dostřelí na nepřátelskou bojovou linii. Střílej na silné Vyvolené: zásah je vyčerpá (karta se otočí) a vyčerpaná jednotka neútočí. Druhý zásah by je zničil.
learn-warcry-shot-tactic = V souboji hrají obě strany taktiky střídavě. Jistá muška dá střelbě +2; platí se taktickými body střílející jednotky.
learn-warcry-tactic-pass = Tady není co dodat: pasuj. Když obě strany pasují po sobě, hází se.
learn-warcry-shot-rolls = Pasuj také. Střelec přičte hod ke střelbě, cíl ke své síle; při shodě je to zásah. Potom je střelec vyčerpaný.
learn-warcry-attack = Rozkazy se střídají. Nájezdníci útočí na Halapartníky. Pěchota si smí vybrat kteroukoli jednotku v nepřátelské bojové linii.
learn-warcry-no-block = Obránce smí poslat do cesty rychlejší připravenou jednotku: tvoje jízda by mohla blokovat. Se silou 2 raději ne; Halapartníci se o sebe postarají.
learn-warcry-ability = Mnoho jednotek má taktiky přímo na kartě. Jsou zdarma, každá jednou za souboj: Nájezdníci dostanou při útoku +1.
learn-warcry-attachment-ability = Teď kladivo. Nájezdníci jsou chaos, takže dá +3: 7 proti 4.
learn-warcry-tactic-wait = Druhá strana pasuje. To ještě není konec: dokud jedna strana něco hraje, druhá smí odpovědět.
learn-warcry-tactic-card = Kostky dávají 1 až 6, takže náskok 3 se dá ještě ztratit. Tlačit vpřed přidá jeden bod. Halapartníci mají 3 taktické body a každá karta stojí, co je na ní.
learn-warcry-combat-rolls = Až pasuješ, budou pasy dva. Teď hází obě strany: síla plus hod, vyšší součet vyhrává a poražený je zničen. Při shodě by padly obě jednotky. Pak vítěz hází, zda byl poražený rozprášen.
learn-warcry-strategy = Vítěz je po boji vyčerpaný, takže Halapartníci odpočívají. Zahraj strategii: zůstane do konce bitvy. Kůly a příkopy drží nepřátelskou pěchotu a jízdu dál od tvé zálohy.
learn-warcry-committed = Na vyčerpanou jednotku se dá dál útočit, ale sama taktiky nepoužije. Dobrá chvíle, aby Sestry Jedu vyrazily na unavené Halapartníky.
learn-warcry-block = Teď ať jízda zablokuje, ať je vidět, jak to chodí: Jezdci vezmou útok na sebe přímo ze zálohy a Halapartníci jsou v bezpečí.
learn-warcry-war-cry = Bojový pokřik je taktika, která smí být jen tvou první akcí v souboji. Tenhle dá +1 k síle a Hrůzu, která snižuje morálku nepřátelské jednotky.
learn-warcry-nothing-fits = Taktika potřebuje splněné podmínky: nemáš nic, co by tento souboj obrátilo, tak pasuj a karty si nech.
learn-warcry-rout = Pasuj ještě jednou. Po souboji vítěz hází na rozprášení: je-li hod aspoň tak vysoký jako morálka poraženého (snížená Hrůzou), poražený prchá a vítěz smí provést dodatečný útok.
learn-warcry-follow-up = Jezdci byli rozprášeni a vítěz je stále připravený: proveď hned dodatečný útok.
learn-warcry-follow-up-defender = Obvykle dalšího obránce určí poražený z připravených jednotek. Tady už žádná není, takže vybírá útočník. Vyber Halapartníky.
learn-warcry-no-tactics = Halapartníci jsou vyčerpaní a nepoužijí taktiky ani kladivo. Pasuj; rozhodnou síla a hod.
learn-warcry-pass = Nemáš už žádnou připravenou jednotku. Pasuj: dva pasy po sobě ukončí bitvu.
learn-warcry-second-pass = Druhá strana vede a také pasuje. Každá strana sečte sílu přeživších jednotek; vyšší součet vyhrává bitvu.
learn-warcry-clean-up = Přeživší smějí zůstat do příští bitvy, v kterékoli linii, a jsou zase připravení; jejich cena se odečte od příštích zásob. Obě strany se rozhodují zároveň a tajně. Nech si Arkebuzíry.
learn-warcry-clean-up-other = Druhá strana si nechá obě jednotky. Silné zůstanou silné, ale na nové zbude méně zlata.
learn-warcry-end = **To byla celá bitva.** Hra trvá, dokud někdo nevyhraje dvě; zásoby rostou na 25 a 30 zlatých.
    Na skutečnou hru už víš dost: `/game new` ji otevře, `/rules show` ukáže kterýkoli bod pravidel, `/orders` ušetří mnoho čekání, zbytek ví `/help`.

learn-warcry-asked = Otázka je otevřená; možné odpovědi jsou tlačítka výše, nebo seznam za tlačítkem rozhodnutí. Zelené tlačítko dá odpověď, která platí i po vypršení času.
learn-warcry-phase-setup = Obě strany si vyberou balíček armády a balíček akcí. Dva jsou hotové: alliance_starter a hordes_starter. (WC-1.5)
learn-warcry-phase-muster-order = Urči, kdo verbuje první: ty (A je první místo), nebo druhá strana. (WC-3.1)
learn-warcry-phase-muster = Verbuj jednotky za zlato, připojuj k nim vybavení, nebo pasuj, až máš dost. Pěchota patří do bojové linie, střelci a rychlé jednotky mohou čekat v záloze. (WC-3.6)
learn-warcry-phase-commands = Vydej jeden rozkaz: útok, střelbu, kartu povelu, přesun jednotky dopředu, nebo pas. Dva pasy po sobě ukončí bitvu. Útoč tam, kde síla a karty vyrovnají špatný hod. (WC-5.1)
learn-warcry-phase-tactics = Zahraj taktiku, nebo pasuj. Porovnej oba součty bez hodů: náskok 6 žádný hod nevezme. Po dvou pasech za sebou se hází. (WC-7.3)
learn-warcry-phase-follow-up-choice = Poražený byl rozprášen: smíš provést dodatečný útok, v němž se všechno počítá znovu. (WC-8.14)
learn-warcry-phase-follow-up-defender = Urči jednotku, která dodatečný útok přijme; nejsilnější připravená bývá správná. (WC-8.16)
learn-warcry-phase-tie-break = Součty jsou stejné: rozhodne poslední souboj. Vyber nejlepší jednotku; stane se připravenou. (WC-11.7)
learn-warcry-phase-retreat-tests = Každou ustupující jednotku obětuješ, nebo musí projít zkouškou proti vytištěné morálce. (WC-11.15)
learn-warcry-phase-clean-up = Urči, kteří přeživší zůstanou a v které linii; jejich cena se odečte od příštích zásob. (WC-12.2)

command-learn = Cvičná bitva s radou u každého kroku
option-learn-game = Která hra
option-learn-again = Začít znovu, i když lekce běží
option-learn-here = V tomto kanálu místo ve vlákně
