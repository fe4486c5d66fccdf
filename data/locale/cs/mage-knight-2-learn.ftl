# Lekce Mage Knight 2.0: rada u každého kroku a rady pro ty, kdo se odchýlili od scénáře.

game-title-mage-knight-2 = Mage Knight 2.0

learn-mage-knight-2-take-off = Cíle jsou tři a vyhraje ten, kdo jich má na konci nejvíc. Máš dvě akce za tah. Tvůj letec A2 vzlétá poloviční rychlostí, 6 palců; ve vzduchu ho žádný terén nezastaví.
learn-mage-knight-2-seize = Devět uzlů, tvoje A1, jde k cíli uprostřed. Cíl je volný terén: smí se ho dotýkat a stát na něm.
learn-mage-knight-2-end-phase = Obě akce jsou pryč. Ukonči tah: závěrečná fáze zkontroluje všechny cíle a jindy z ruky do ruky nepřecházejí. Toho uprostřed se dotýkáš jen ty.
learn-mage-knight-2-double = Střed je tvůj. B2 to chce změnit a dvojitým pohybem jde dvakrát tak daleko; smějí to jen pěšáci a jezdci, kteří se nedotýkají nepřítele.
learn-mage-knight-2-tired = Dvojitý pohyb figurku B2 unavil: pěšáka to stojí 1 cvaknutí. B3 jde k cíli své strany.
learn-mage-knight-2-land = Cíle O1 se teď dotýkají figurky obou stran: bojuje se o něj a nikdo ho neovládá. Skelnokřídlec přistává vedle B2, zase poloviční rychlostí; ve vzduchu by se mohl dotýkat jen jiných figurek ve vzduchu.
learn-mage-knight-2-rest = Letec narazil na Tyčovou zbraň B2 a druhý žeton znamenal ještě cvaknutí za nátlak. B2 ale teď stojí zády k A1, které odpočívá a o žeton přijde.
learn-mage-knight-2-command = Nový tah a rozkazovací fáze zase proběhla sama: nikdo tu nemá schopnost, která by v ní platila. B4 jde blíž.
learn-mage-knight-2-hold = O3 patří druhé straně, i kdyby tam nikdo nestál: ovládnutí trvá, dokud kontrola nezjistí něco jiného. Vpřed jde i B1.
learn-mage-knight-2-gang-up = Teď udeř! Přesila: každá další tvá figurka s bojem zblízka, jejíž přední oblouk se dotýká napadeného, dává +1. K tomu +1 za zadní oblouk a +1 za čepel.
learn-mage-knight-2-rule-of-three = Pravidlo tří: modifikátory jedné hodnoty se dohromady počítají nejvýš za 3 a tady jich bylo právě tolik. Trojka vytištěná na podstavci A1 se počítá celá. Ukonči tah.
learn-mage-knight-2-strike-back = B2 je těžce zraněná, ale bojuje dál. Udeří na letce: útok musí dosáhnout aspoň obrany.
learn-mage-knight-2-last = Vyšlo to přesně; Magická odplata ale za to zraní B2. Po poslední akci třetího kola hra skončí sama.
learn-mage-knight-2-end = **To je celá hra Mage Knight 2.0.** Co ještě neznáš: střelba a terén. Vysvětlí se, až přijdou.
learn-do-mage-knight-2-last = B5 jde vpřed
learn-do-mage-knight-2-strike-back = B2 útočí na A2
learn-do-mage-knight-2-rule-of-three = ukončit tah
learn-do-mage-knight-2-gang-up = udeřit na B2 s A1
learn-do-mage-knight-2-hold = B1 jde vpřed
learn-do-mage-knight-2-command = B4 jde vpřed
learn-do-mage-knight-2-rest = ukončit tah
learn-do-mage-knight-2-land = A2 přistane u B2
learn-do-mage-knight-2-tired = B3 ke svému cíli
learn-do-mage-knight-2-double = B2 běží k A1
learn-do-mage-knight-2-end-phase = ukončit tah
learn-do-mage-knight-2-seize = A1 k cíli
learn-do-mage-knight-2-take-off = A2 vzlétá
learn-mage-knight-2-other = Na tahu je druhá strana; její tah zahraje tlačítko.
learn-mage-knight-2-won = **První krev.** Už umíš obsadit cíl.

learn-mage-knight-2-asked = Otázka je otevřená; možné odpovědi jsou tlačítka výše, nebo seznam za tlačítkem rozhodnutí. Zelené tlačítko dá odpověď, která platí i po vypršení času.
learn-mage-knight-2-phase-army = Odevzdej armádu, jejíž hodnota nepřevyšuje celkový počet bodů armády; nejrychlejší je vzít hotovou. (MK2-3.12)
learn-mage-knight-2-phase-pool = Dej do banku nejvýš čtyři dílky terénu, nebo žádný. (MK2-4.8)
learn-mage-knight-2-phase-objectives = Polož svůj cíl v hozené vzdálenosti; `objective auto` ho dá doprostřed. (MK2-4.13)
learn-mage-knight-2-phase-terrain = Polož dílek z banku; `place auto` ti najde dovolené místo. (MK2-4.17)
learn-mage-knight-2-phase-deploy = Postav celou armádu do své oblasti: ručně, nebo přes `deploy auto`. (MK2-5.2)
learn-mage-knight-2-phase-play = Zadej akci: pohyb k cíli, střelbu, nebo úder. Cíle se kontrolují na konci každého tahu; figurky se žetonem nech odpočívat, pokud to jde. (MK2-7.2)
