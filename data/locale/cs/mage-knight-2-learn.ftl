# Lekce Mage Knight 2.0: rada u každého kroku a rady pro ty, kdo se odchýlili od scénáře.

game-title-mage-knight-2 = Mage Knight 2.0

learn-mage-knight-2-army = V Mage Knight 2.0 se bojuje o cíle. Vedeš dvě figurky: Devět uzlů a Skelnokřídlec, který létá. Předměty patří k armádě a jsou tajné jako ona: Nabroušená čepel, kterou nese Devět uzlů, dává +1 k útokům zblízka.
learn-mage-knight-2-other-army = Druhá strana si bere hotovou Cechovní hlídku: pět figurek za 97 bodů. Typ pohybu a typ útoku jsou vytištěny na podstavci: pěšák, jezdec, plavec nebo letec; na blízko, na dálku, nebo magie.
learn-mage-knight-2-pool = Obě strany smějí dát do společného banku nejvýš po čtyřech dílcích terénu. Tato lekce se bez nich obejde.
learn-mage-knight-2-pool-none = Druhá strana také nic nepřidá. Pak obě hodí dvěma kostkami: kdo má víc, začíná.
learn-mage-knight-2-objective = 5 proti 4: začínáš ty. Cílů je o jeden víc než hráčů a první leží uprostřed. Hod také říká, kam přijde tvůj: 5 palců od vnitřního okraje tvé oblasti. Do strany volíš, jak chceš; `objective auto` ho položí doprostřed.
learn-mage-knight-2-other-objective = Druhá strana hodila 4 a pokládá třetí cíl. Vyhrává, kdo na konci hry ovládá nejvíc cílů.
learn-mage-knight-2-deploy = Střed každé figurky musí ležet ve tvé oblasti, hluboké 3 palce. Letec smí začít i ve vzduchu; tento začíná na zemi.
learn-mage-knight-2-other-deploy = Druhá strana se postaví. Tah má rozkazovací, akční a závěrečnou fázi. Fáze, ve kterých se není na co ptát, proběhnou samy; vidíš tedy jen akční fázi, v této hře se dvěma akcemi.
learn-mage-knight-2-take-off = Letec vzlétá akcí pohybu poloviční rychlostí, tady 6 palců. Ve vzduchu mu žádný terén nevadí; na obrázku má přerušovaný kruh a stín. Nesmí skončit nad cílem.
learn-mage-knight-2-seize = Devět uzlů jde k cíli uprostřed. Cíl je volný terén: smí se ho dotýkat a stát na něm.
learn-mage-knight-2-end-phase = Obě akce jsou pryč, ale díky Mrštnosti by se dalo ještě otočit. Ukonči tedy tah: závěrečná fáze začíná kontrolou všech cílů a jindy cíle z ruky do ruky nepřecházejí.
learn-mage-knight-2-double = Střed je tvůj: dotýkají se ho jen tvé figurky. B2 to chce změnit a dvojitým pohybem jde dvakrát tak daleko; smějí to jen pěšáci a jezdci, kteří se nedotýkají nepřítele.
learn-mage-knight-2-tired = Dvojitý pohyb figurku B2 unavil: pěšáka to stojí 1 cvaknutí. B3 jde k cíli své strany.
learn-mage-knight-2-land = Cíle O1 se teď dotýkají figurky obou stran: bojuje se o něj a nikdo ho neovládá. Skelnokřídlec přistává vedle B2, zase poloviční rychlostí; ve vzduchu by se mohl dotýkat jen jiných figurek ve vzduchu.
learn-mage-knight-2-rest = To přišlo draho: letec narazil na Tyčovou zbraň B2 a druhý žeton akce znamenal ještě cvaknutí za nátlak. B2 se ale otočila k němu a stojí zády k A1. A1 v tomto tahu odpočívá, a tak o žeton přijde.
learn-mage-knight-2-command = Nový tah a rozkazovací fáze zase proběhla sama: nikdo tu nemá schopnost, která by v ní platila. B4 jde blíž.
learn-mage-knight-2-hold = O3 patří druhé straně, i kdyby tam nikdo nestál: ovládnutí trvá, dokud kontrola nezjistí něco jiného. Vpřed jde i B1.
learn-mage-knight-2-gang-up = Teď udeř! Kombo: každá další tvá figurka s bojem zblízka, jejíž přední oblouk se dotýká napadeného, dává +1. K tomu +1 za zadní oblouk a +1 za čepel.
learn-mage-knight-2-rule-of-three = Pravidlo tří: všechny modifikátory jedné hodnoty se dohromady počítají nejvýš za 3 a tady jich bylo právě tolik. Trojka vytištěná na podstavci A1 je bonus k útoku a počítá se celá. Ukonči tah.
learn-mage-knight-2-strike-back = B2 je těžce zraněná, ale bojuje dál. Udeří na letce: útok musí dosáhnout aspoň obrany.
learn-mage-knight-2-last = Vyšlo to přesně; Magická odplata ale za to zraní B2. Po poslední akci třetího kola hra skončí sama.
learn-mage-knight-2-end = **To byla celá bitva o cíle.** Máš víc bodů, 84 proti 79, a přesto je to prohra: o O1 se bojovalo, O2 nepatřil nikomu a O3 druhé straně. Body rozhodují jen při remíze.
    Skutečnou hru otevře `/game new` s volbou `rules=mk2`. `/mageknight look` a `/mageknight reach` pomohou plánovat, `/rules show` ukáže každý bod pravidel, zbytek má `/help`.

learn-mage-knight-2-asked = Otázka je otevřená; možné odpovědi jsou tlačítka výše, nebo seznam za tlačítkem rozhodnutí. Zelené tlačítko dá odpověď, která platí i po vypršení času.
learn-mage-knight-2-phase-army = Odevzdej armádu, jejíž hodnota nepřevyšuje celkový počet bodů armády; nejrychlejší je vzít hotovou. (MK2-3.12)
learn-mage-knight-2-phase-pool = Dej do banku nejvýš čtyři dílky terénu, nebo žádný. (MK2-4.8)
learn-mage-knight-2-phase-objectives = Polož svůj cíl v hozené vzdálenosti; `objective auto` ho dá doprostřed. (MK2-4.13)
learn-mage-knight-2-phase-terrain = Polož dílek z banku; `place auto` ti najde dovolené místo. (MK2-4.17)
learn-mage-knight-2-phase-deploy = Postav celou armádu do své oblasti: ručně, nebo přes `deploy auto`. (MK2-5.2)
learn-mage-knight-2-phase-play = Zadej akci: pohyb k cíli, střelbu, nebo úder. Cíle se kontrolují na konci každého tahu; figurky se žetonem nech odpočívat, pokud to jde. (MK2-7.2)
