# Lekce Mage Knight: první šarvátka s radou u každého kroku a rady pro ty, kdo se odchýlili od scénáře.

learn-mage-knight-army = Každá strana přivádí armádu figurek, jejichž hodnota nepřevyšuje dohodnutý celkový počet bodů armády, tady 100. Vezmi hotovou Cechovní hlídku: střelce s kuší, dva Strážce, Písaře a Potápěče, dohromady za 97 bodů.
learn-mage-knight-other-army = Druhá strana si bere Hlídku úsvitu: dva Pikenýry, Lučištníka a Sestru svíce. Každá figurka má kolečko s rychlostí, útokem, obranou a zraněním; každé cvaknutí zranění jím otočí, většinou k horšímu. `/mageknight figure` ukáže, co figurka právě má.
learn-mage-knight-pool = Obě strany tajně dávají do společného banku nejvýš po čtyřech dílcích terénu. Na tuto lekci stačí ostružiní.
learn-mage-knight-pool-none = Druhá strana nic nepřidá. Pak obě hodí dvěma kostkami; kdo má víc, jako první klade terén, rozmísťuje armádu a hraje.
learn-mage-knight-place = 8 proti 3: začínáš ty. Dílek musí ležet aspoň 2 palce od každého okraje pole a mimo rozmísťovací oblasti; místa se udávají v palcích a počítají se od jihozápadního rohu.
learn-mage-knight-deploy = Celá armáda stojí ve tvé rozmísťovací oblasti, pruhu hlubokém 3 palce u tvého okraje. `deploy auto` ji postaví do řad; wedge, column a shooters_behind jsou další tvary a můžeš také udat místo každé figurky.
learn-mage-knight-actions = Druhá strana se postaví naproti. Pak začínají tahy: každých 100 bodů celkového počtu dává jednu akci na tah, takže tady je jen jedna. Když už se v tahu nedá nic udělat, skončí sám.
learn-mage-knight-move = Figurka smí ujít tolik palců, kolik má rychlosti, Lucernový střelec 6; všechno se měří od středu ke středu. `to=` udává místo a `face=`, kam se figurka nakonec dívá: útočit smí jen na to, co má v předním oblouku.
learn-mage-knight-formation = Tři až pět figurek jedné frakce, které se dotýkají, smí jít v postupové formaci: jediná akce pro všechny, ale žeton akce dostane každá. B2 vede, ostatní se řadí vedle.
learn-mage-knight-slowest = Teď totéž na tvé straně. Formace je tak rychlá jako její nejpomalejší figurka, tady Potápěč: 6 palců. Lucernový střelec zůstane stát a odpočívá, takže na konci tohoto tahu o žeton přijde.
learn-mage-knight-touch = `touch=` vede do kontaktu nejkratší cestou. Sestra svíce jde k B2; tři figurky, které předtím pochodovaly, v tomto tahu nic nedělají, a tak o žetony přijdou.
learn-mage-knight-shot = Dívat se nic nestojí: `/mageknight look figure:A1` ukáže, koho může Lucernový střelec zasáhnout a jaký hod potřebuje. Dvě kostky plus jeho útok 8 musí dosáhnout obrany B2, tedy 15; stačí proto 7. Zranění 3 pak otočí kolečkem o tři cvaknutí.
learn-mage-knight-contact = Zásah: podívej se, jak hodnoty B2 klesly. Teď jde B1 do kontaktu s A3. Strážce má ale Tyčovou zbraň: nepřítel, který se přesune do kontaktu s jeho předním obloukem, utrpí 1 cvaknutí a jeho akce končí.
learn-mage-knight-free-spin = Dotkni se B1 zezadu. Figurka, které se dotkne nepřítel, se k němu smí hned a zdarma otočit, a B1 to udělá; její Tyčová zbraň pak zastaví A2. Zato bude zády k A3.
learn-mage-knight-arrows = A2 a A3 jsou v kontaktu s B1, takže její spojenci na ně střílet nesmějí. Lučištník má tři šipky a smí jmenovat víc cílů: hod je jeden, porovná se s každým cílem zvlášť a zranění je jen 1.
learn-mage-knight-rear = V boji zblízka se tvůj přední oblouk musí dotýkat nepřátelského podstavce; dotýká-li se jeho zadního oblouku, má útok +1. Tady je to 7, plus 1, plus dvě kostky, proti 15.
learn-mage-knight-break-away = Kdo se dotýká nepřítele, musí se před pohybem prolomit: jedna kostka, od 4 výš se to daří. B1 toho má dost a zkouší to.
learn-mage-knight-held = Nepovedlo se: B1 zůstává, akce je pryč a figurka se smí jen otočit. Ať se ale podívá kamkoli, jeden ze dvou Strážců jí stojí v zádech, a tak se dívá dál stejným směrem.
learn-mage-knight-capture = Místo zranění můžeš zkusit zajetí: obrana cíle se počítá o 2 vyšší a nikdo nic neutrpí. A3 pomáhá A2, to je +1, a protože stojí B1 v zádech, je tu ještě +1. A3 ale jedná druhý tah po sobě, tedy pod nátlakem, a utrpí 1 cvaknutí.
learn-mage-knight-heal = B1 je teď v zajetí a nemůže nic. Sestra svíce léčí B2: hází jako při útoku, proti obraně léčené figurky, a úspěch vrátí tolik cvaknutí, kolik je její zranění, nebo podle tvé volby kolik ukáže kostka.
learn-mage-knight-brambles = B2 je jako nová, miř tedy na Lučištníka. Linie střely protíná ostružiní a takový ztěžující terén zvyšuje obranu cíle o 1: je třeba 8.
learn-mage-knight-critical = Dvě šestky jsou kritický zásah: zasáhne vždy a způsobí o 1 cvaknutí víc. Teď B2 zastoupí vězniteli cestu. Nabodne se na Tyčovou zbraň A2, ale kontaktem A2 zdrží.
learn-mage-knight-captor = A2 si vede zajatce domů; taková dvojice se pohybuje nižší z obou rychlostí, tady 6 palců. Nejdřív se A2 musí od B2 prolomit.
learn-mage-knight-weak = A2 se dostala pryč a na věznitele nikdo střílet nesmí. Lučištníkovi zbývá útok 5 místo 9, takže potřebuje štěstí. Pozor na dvě jedničky: to je kritický neúspěch, který zraní samotného útočníka.
learn-mage-knight-demoralized = A je to tu: kritický neúspěch. Lučištník má teď Demoralizaci: může se jen hýbat a na konci by se nepočítal. Další zásah ho vyřadí.
learn-mage-knight-toward = Vyřazený nepřítel ti hned přinese své body, tady 25. B2 se nevzdává: `toward=` jde směrem k figurce, kam až rychlost stačí, tady až do kontaktu.
learn-mage-knight-home = Desáté kolo je v této lekci poslední. Zajatec, který na konci hry stojí ve tvé rozmísťovací oblasti, se počítá dvojnásobně; `captive=` říká, kam ho věznitel postaví.
learn-mage-knight-push = B2 jednala ve svém minulém tahu a má žeton. Smí jednat znovu, ale pod nátlakem: po akci utrpí 1 cvaknutí zranění. Se dvěma žetony by už nemohla nic.
learn-mage-knight-end = **To byla celá šarvátka.** Vítězné body jsou za vyřazené nepřátele, za zajatce přivedené domů, kteří platí dvojnásob, a za vlastní přeživší, pokud nejsou v zajetí a nemají Demoralizaci.
    Na skutečnou hru to stačí: `/game new` ji otevře, `/mageknight look`, `/mageknight reach` a `/mageknight measure` pomohou plánovat, `/rules show` ukáže každý bod pravidel, zbytek má `/help`.

learn-mage-knight-asked = Otázka je otevřená; možné odpovědi jsou tlačítka výše, nebo seznam za tlačítkem rozhodnutí. Zelené tlačítko dá odpověď, která platí i po vypršení času.
learn-mage-knight-phase-army = Odevzdej armádu, jejíž hodnota nepřevyšuje celkový počet bodů armády. Nejrychlejší je vzít hotovou a guild_watch a dawn_patrol jsou dělané na první hru. (MKU-2.3)
learn-mage-knight-phase-pool = Dej do banku nejvýš čtyři dílky terénu, nebo žádný. (MKU-3.5)
learn-mage-knight-phase-terrain = Polož dílek z banku; `place auto` ti najde dovolené místo. (MKU-3.9)
learn-mage-knight-phase-deploy = Postav celou armádu do své rozmísťovací oblasti: ručně, v některém z tvarů, nebo přes `deploy auto`. Odolné figurky patří dopředu, střelci potřebují volný výhled. (MKU-3.18)
learn-mage-knight-phase-play = Zadej akci: pohyb, střelbu, nebo úder na nepřítele, kterého se dotýká tvůj přední oblouk. `/mageknight look` ukáže, koho může figurka zasáhnout, `/mageknight reach`, jak daleko dojde; figurky se žetonem nech odpočívat, pokud to jde. (MKU-4.9)
