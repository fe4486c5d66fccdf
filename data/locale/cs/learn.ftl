# Lekce: první bitva s radou u každého kroku.

learn-name = První lekce: { $game }
learn-which = Lekce které hry?
learn-practice = Tohle je cvičení: kostky jsou dané a hraješ za obě strany. Všechno je připravené. Kdykoli můžeš udělat i něco jiného; rada přijde vždycky.
learn-head = **Lekce, krok { $step } z { $total }**
learn-off = **Tohle už je mimo scénář**, a nic se neděje.
learn-clause = -# Pravidlo { $clause }
learn-button = Dál: { $line }
learn-button-next = Další krok
learn-button-play = Hrát za obě strany
learn-button-more =
    { $count ->
        [one] Pokračovat: ještě { $count } krok
        [few] Pokračovat: ještě { $count } kroky
       *[other] Pokračovat: ještě { $count } kroků
    }
learn-button-invite = Někoho pozvat
learn-given-up = Tato lekce je zavřená: nová začíná jinde.
learn-idle = Tato lekce je zavřená: příliš dlouho se v ní nic nedělo. `/learn` začne novou.

reply-lesson-begun = Tvoje lekce začíná: hra { $game }. { $thread ->
    [yes] Její vlákno se otevře v { $channel }; pod každým krokem je rada.
   *[no] Hraje se přímo tady; pod každým krokem je rada.
 }
reply-lesson-goes-on = Tvoje lekce pokračuje v { $channel } (hra { $game }); rada se tam objeví znovu. Volba again:True začne od začátku.
engine-refused-no-lesson = Pro „{ $given }“ žádná lekce není; je pro: { $known }.
engine-refused-lesson-moved-on = Lekce od té rady pokročila. Použij tlačítko u nejnovější rady.

learn-warcry-shot = První rozkaz je tvůj. Arkebuzíři dostřelí ze zálohy na nepřátelskou bojovou linii. Střílej na silné Vyvolené: zásah je vyčerpá (karta se otočí) a vyčerpaná jednotka neútočí.
learn-warcry-shot-tactic = V souboji hrají obě strany taktiky střídavě. Jistá muška dá střelbě +2; platí se taktickými body střílející jednotky.
learn-warcry-shot-rolls = Pasuj také. Střelec přičte hod ke střelbě, cíl ke své síle; při shodě je to zásah. Potom je střelec vyčerpaný.
learn-warcry-attack = Rozkazy se střídají. Nájezdníci útočí na Halapartníky. Pěchota si smí vybrat kteroukoli jednotku v nepřátelské bojové linii.
learn-warcry-no-block = Obránce smí poslat do cesty rychlejší připravenou jednotku: tvoje jízda by mohla blokovat. Se silou 2 raději ne; Halapartníci se o sebe postarají.
learn-warcry-ability = Mnoho jednotek má taktiky přímo na kartě. Jsou zdarma, každá jednou za souboj: Nájezdníci dostanou při útoku +1.
learn-warcry-attachment-ability = Teď kladivo. Nájezdníci jsou chaos, takže dá +3: 7 proti 4.
learn-warcry-tactic-card = Kostky dávají 1 až 6, takže náskok 3 se dá ještě ztratit. Tlačit vpřed přidá jeden bod. Halapartníci mají 3 taktické body a každá karta stojí, co je na ní.
learn-warcry-combat-rolls = Až pasuješ, budou pasy dva a hází obě strany: síla plus hod, vyšší součet vyhrává, poražený je zničen. Při shodě padnou obě jednotky.
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
learn-warcry-end = **To je celá hra WarCry.** Co ještě neznáš: ústup a rozhodování shody. Vysvětlí se, až přijdou.
learn-do-warcry-clean-up-other = nechat si B2 a B3
learn-do-warcry-clean-up = nechat si A3
learn-do-warcry-second-pass = pasovat
learn-do-warcry-pass = pasovat
learn-do-warcry-no-tactics = pasovat
learn-do-warcry-follow-up-defender = na A1
learn-do-warcry-follow-up = dodatečný útok B2
learn-do-warcry-rout = pasovat a házet
learn-do-warcry-nothing-fits = pasovat
learn-do-warcry-war-cry = válečný pokřik B2
learn-do-warcry-block = blokovat s A4
learn-do-warcry-committed = B2 útočí na A1
learn-do-warcry-strategy = zahrát Kůly a příkopy
learn-do-warcry-combat-rolls = pasovat a házet
learn-do-warcry-tactic-card = zahrát Tlačit vpřed
learn-do-warcry-attachment-ability = použít kladivo
learn-do-warcry-ability = taktika jednotky B1
learn-do-warcry-no-block = nechat bojovat A1
learn-do-warcry-attack = B1 útočí na A1
learn-do-warcry-shot-rolls = pasovat a házet
learn-do-warcry-shot-tactic = zahrát Jistou mušku
learn-do-warcry-shot = střelit na B3 z A3
learn-warcry-other = Na tahu je druhá strana; její tah zahraje tlačítko.
learn-warcry-won = **První krev.** Už umíš útočit.

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
