# Pohyb v Mage Knight: průlomy, pohyby, formace, volná otáčení, jiná použití pohybové akce a důvody odmítnutí.
# $seat je jméno hráče; $figure, $target, $enemy, $members a podobné jsou figurky, například „A1 Jméno“; délky jsou v palcích.

## Pohyb

mage-knight-event-broke-away = { $figure } hází { $die } (je třeba od { $needed }) a odpoutává se.
mage-knight-event-held-fast = { $figure } hází { $die } (je třeba od { $needed }) a neodpoutává se.
mage-knight-event-moved = { $figure } se pohybuje o { $length }″ a hledí směrem { $facing_arrow }.
mage-knight-event-turned = { $figure } se otáčí směrem { $facing_arrow }.
mage-knight-event-stays = { $figure } zůstává na místě a hledí směrem { $facing_arrow }.
mage-knight-event-stopped = { $reason ->
    [hindering] { $figure } musí zastavit: celý podstavec je v terénu { $piece }.
    [level] { $figure } musí zastavit po změně úrovně, terén { $piece }.
   *[wall] { $figure } musí zastavit: podstavec dosáhl druhého okraje zídky { $piece }.
 }
mage-knight-event-way-not-freed = Místo se neuvolnilo ({ $enemies }); { $figure } jde tak daleko, jak je cesta volná.
mage-knight-event-spun = Volné otáčení: { $figure } se otáčí směrem { $facing_arrow }.
mage-knight-event-pole-arm = { $figure } se nabodává na Tyčovou zbraň figurky { $enemy }; akce končí.
mage-knight-event-ram = { $figure } beraní figurku { $target }.

## Formace a dlužné dráhy

mage-knight-event-formation = { $seat }: postupová formace, rychlost { $pace }″: { $members }.
mage-knight-event-formation-stays = { $seat }: formace zůstává na místě: { $members }.
mage-knight-event-paths-owed = { $figures_count ->
    [0] { $seat } zadává dráhy figurek: { $members }; všechny se mohou pohnout.
    [one] { $seat } zadává dráhy figurek: { $members }; neodpoutala se { $figures }.
    [few] { $seat } zadává dráhy figurek: { $members }; neodpoutaly se: { $figures }.
   *[other] { $seat } zadává dráhy figurek: { $members }; neodpoutaly se: { $figures }.
 }
mage-knight-event-path-owed = { $figure } podléhá zmatku; kam půjde, volí { $seat }.
mage-knight-event-confused-stays = { $figure } podléhá zmatku a zůstává na místě; volit měl hráč { $seat }.

## Jiná použití pohybové akce

mage-knight-event-regenerates = { $figure } se regeneruje: kostka ukazuje { $die }, { $clicks ->
    [one] { $clicks } cvaknutí
    [few] { $clicks } cvaknutí
   *[other] { $clicks } cvaknutí
 }.
mage-knight-event-raises = { $figure } se pokouší vrátit figurku { $dead }.
mage-knight-event-raise-rolled = Kostka pro figurku { $dead } ukazuje { $die }.
mage-knight-event-returned = { $dead } se vrací vedle figurky { $figure }.
mage-knight-event-not-returned = Figurka { $dead } zůstává vyřazena.
mage-knight-event-levitated = { $figure } zvedá figurku { $target } a staví ji ve vzdálenosti { $length }″.

## Otázky

mage-knight-ask-free-spin = Kontakt: { $arrivals }. Využije { $figure } volné otáčení? Jiný směr lze napsat, např. „face=123.5“.
mage-knight-ask-stuck-facing = { $figure } se neodpoutává. Otočí se na místě?
mage-knight-do-spin = { $choice ->
    [auto] Otočit podle potřeby
    [hold] Neotáčet
    [later] Rozhodnu později; ostatní zatím hrají jinde
   *[facing] Směr { $facing_arrow } { $facing }°
 }
mage-knight-do-face = { $choice ->
    [keep] Neotáčet
   *[facing] Směr { $facing_arrow } { $facing }°
 }

## Proč dráha není dovolena

mage-knight-refused-too-far = Dráha figurky { $figure } má { $length }″; dovoleno je nejvýš { $limit }″.
mage-knight-refused-path-off-field = Dráha figurky { $figure } vede mimo pole; volných je { $available }″.
mage-knight-refused-path-through = Dráha figurky { $figure } vede přes podstavec figurky { $blocker }; volných je { $available }″.
mage-knight-refused-path-between = Dráha figurky { $figure } vede mezi dvěma dotýkajícími se podstavci; volných je { $available }″.
mage-knight-refused-path-blocked = Figurce { $figure } stojí v cestě terén { $piece }; volných je { $available }″.
mage-knight-refused-path-in-water = Figurce { $figure } stojí v cestě voda { $piece }; volných je { $available }″.
mage-knight-refused-stays-in-water = { $figure } stojí v hluboké vodě { $piece } a může se pohnout jen ven z ní.
mage-knight-refused-second-crossing = { $figure } by v jednom pohybu změnila úroveň dvakrát, podruhé u terénu { $piece }.
mage-knight-refused-no-access = { $figure } může na terén { $piece } vstoupit a sestoupit jen přístupovým bodem.
mage-knight-refused-off-the-field = Podstavec figurky { $figure } by neležel celý na poli.
mage-knight-refused-bases-overlap = { $figure } by stála na podstavci figurky { $blocker }.
mage-knight-refused-flight-overlap = { $level ->
    [above] Podstavec pro let figurky { $figure } by byl nad podstavcem figurky { $blocker }.
    [below] { $figure } by stála pod podstavcem pro let figurky { $blocker }.
   *[both] Podstavce pro let figurek { $figure } a { $blocker } by se překrývaly.
 }
mage-knight-refused-in-blocking-terrain = { $figure } by stála v blokujícím terénu { $piece }.
mage-knight-refused-in-deep-water = { $figure } by stála v hluboké vodě { $piece }.
mage-knight-refused-demoralized-contact = { $figure } má Demoralizaci a nesmí vstoupit do kontaktu s figurkou { $enemy }.
mage-knight-refused-confused-contact = { $figure } se nesmí dostat do kontaktu s figurkou { $target }, která je na tvé straně.
mage-knight-refused-stuck = { $figure } se neodpoutala a nemůže se pohnout; jezdec se nemůže ani otočit.

## Proč pohybová akce není dovolena

mage-knight-refused-no-quickness = { $figure } teď Hbitost nemá.
mage-knight-refused-quickness-moves-only = U tohoto stolu slouží Hbitost jen k pohybu; { $figure } to s ní udělat nemůže.
mage-knight-refused-double-or-attack = { $figure } se může pohnout dvojnásobnou rychlostí, nebo po pohybu zaútočit, ne obojí.
mage-knight-refused-no-double-move = { $figure } nemá Zteč ani Odskok a nemůže se pohnout dvojnásobnou rychlostí.
mage-knight-refused-no-attack-after-move = { $branch ->
    [charge] { $figure } nemá Zteč a po pohybu zaútočit nemůže.
    [surge] { $figure } nemá výpad a po pohybu zaútočit nemůže.
   *[bound] { $figure } nemá Odskok a po pohybu střílet nemůže.
 }
mage-knight-refused-began-in-contact = { $figure } začíná tento tah v kontaktu s figurkou { $enemy } a po pohybu zaútočit nemůže.
mage-knight-refused-attack-of-another = Po pohybu může zaútočit jen { $figure }, a to sama.
mage-knight-refused-ability-not-in-effect = { $use ->
    [regeneration] { $figure } teď Regeneraci použít nemůže.
    [necromancy] { $figure } teď Nekromancii použít nemůže.
    [magic_levitation] { $figure } teď Magickou levitaci použít nemůže.
   *[nimble] { $figure } teď Mrštnost použít nemůže.
 }

## Zajatci

mage-knight-refused-no-captive = { $figure } nemá zajatce.
mage-knight-refused-not-its-captive = Zajatcem figurky { $figure } je jen { $captive }.
mage-knight-refused-no-room-for-captive = Vedle figurky { $figure } není místo pro zajatce { $captive }.
mage-knight-refused-captive-apart = Zajatec { $captive } musí stát v kontaktu s figurkou { $figure }.

## Postupové formace

mage-knight-refused-members-first = Nejprve se musí odpoutat: { $members }. Uveď členy bez drah.
mage-knight-refused-no-force-march = { $given } není členem formace s Rychlým pochodem a vést ji nemůže.
mage-knight-refused-not-a-member = { $given } do této formace nepatří.
mage-knight-refused-formation-split = Formace by se rozpadla: { $members }.
mage-knight-refused-spawn-left = Na konci by se { $figure } nedotýkala žádné figurky Shyft z formace.
mage-knight-refused-path-of-confused-only = Zadej dráhu figurky { $figure } a žádné jiné.

## Nekromancie a levitace

mage-knight-refused-necromancy-in-contact = { $figure } je v kontaktu s figurkou { $enemy } a nemůže nikoho vrátit.
mage-knight-refused-not-your-dead = { $given } není tvoje vyřazená figurka.
mage-knight-refused-dead-apart = { $dead } se musí vrátit v kontaktu s figurkou { $figure }.
mage-knight-refused-lifted-too-far = Figurku { $target } lze postavit nejvýš { $limit }″ daleko.
mage-knight-refused-cannot-lift-pair = { $figure } nemůže zvednout věznitele ani zajatce, tedy ani figurku { $target }.
mage-knight-refused-cannot-lift-foe = { $target } není přátelská vůči figurce { $figure } a zvednout ji nelze.
mage-knight-refused-lifted-immune = { $target } je odolná vůči magii; { $figure } ji zvednout nemůže.
mage-knight-refused-lifted-acted = { $target } už v tomto tahu akci dostala; { $figure } ji zvednout nemůže.
mage-knight-refused-lifted-not-beside = { $target } na začátku tahu nebyla v kontaktu s figurkou { $figure }, nebo už není.
