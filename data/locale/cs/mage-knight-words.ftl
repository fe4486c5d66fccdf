# Co hráč v Mage Knight píše, co vidí, než to potvrdí, a co říkají bezplatné nástroje.
# Délky jsou v palcích, v řádcích s desetinnou tečkou; označení figurek jsou například A1; $field je slovo řádku, o které jde.

## Řádky, které nelze přečíst

mage-knight-refused-only-a-seat = Příkaz „{ $verb }“ smí použít jen hráč této hry.
mage-knight-refused-missing-field = { $verb ->
    [edge] Napiš, který okraj pole chceš: edge north.
    [army] Napiš, které figurky: army 2x tidewarder2, lampbow2, nebo army ready=guild_watch.
    [pool] Napiš, které dílky: pool birch_wood, old_forest, nebo pool none.
    [place] Napiš, kam dílek patří: place birch_wood at=20,20, nebo place auto.
    [deploy] Napiš, jak armáda stojí: deploy auto, deploy line, nebo místo každé figurky, A1=12,1.5.
   *[other] { $verb }: chybí „{ $field }“.
 }
mage-knight-refused-bad-length = { $field }: „{ $given }“ není počet palců; piš například 12 nebo 12.5, s tečkou a nejvýše třemi místy za ní.
mage-knight-refused-bad-point = { $field }: „{ $given }“ není místo; místo má dvě čísla, x,y s desetinnými tečkami, zde { $count ->
    [one] je jen { $count }
    [few] jsou { $count }
   *[other] je jich { $count }
 }.
mage-knight-refused-point-off-field = { $field }: { $x },{ $y } leží mimo pole, které sahá od 0,0 do { $width },{ $height }.
mage-knight-refused-bad-facing = { $field }: „{ $given }“ není směr; možné: stupně od 0 do 359.99, světová strana jako S nebo SSV, nebo figurka, na kterou hledí.
mage-knight-refused-bad-angle = { $field }: „{ $given }“ není směr; možné: stupně od 0 do 359.99, nebo světová strana jako S nebo SSV.
mage-knight-refused-bad-figure = { $field }: „{ $given }“ není označení figurky; označení je například A3.
mage-knight-refused-named-twice = { $field }: { $given } je uvedeno dvakrát.
mage-knight-refused-itself = { $verb }: { $figure } se nemůže vztahovat sama k sobě.
mage-knight-refused-one-target = { $verb }: je třeba právě jeden cíl, zde je jich { $count }.
mage-knight-refused-unknown-ability = { $near ->
    [no_suggestion] { $field }: schopnost „{ $given }“ neexistuje.
   *[other] { $field }: schopnost „{ $given }“ neexistuje; nemá to být „{ $near }“?
 }
mage-knight-refused-unknown-army = { $near ->
    [no_suggestion] Hotová armáda „{ $given }“ neexistuje.
   *[other] Hotová armáda „{ $given }“ neexistuje; nemá to být „{ $near }“?
 }
mage-knight-refused-unknown-type = { $near ->
    [no_suggestion] Figurka „{ $given }“ neexistuje.
   *[other] Figurka „{ $given }“ neexistuje; nemá to být „{ $near }“?
 }
mage-knight-refused-which-type = „{ $given }“ se jmenuje více figurek; řekni, která: { $options }.
mage-knight-refused-in-other-edition = „{ $given }“ patří do jiné edice Mage Knight, ne do té, která se tu hraje.
mage-knight-refused-unknown-template = { $near ->
    [no_suggestion] Terén „{ $given }“ neexistuje.
   *[other] Terén „{ $given }“ neexistuje; nemá to být „{ $near }“?
 }
mage-knight-refused-no-place-left = Pro žádný terén ze společného banku už není místo.
mage-knight-refused-answer-first = Čeká otázka ({ $question }); „{ $given }“ na ni neodpovídá.
mage-knight-refused-no-room-to-face = Směr { $facing_wind } ({ $facing }°) tu pro figurku { $figure } možný není: podstavec se nevejde, nebo by přišla o zajatce; vhodné směry: { $ranges }.
mage-knight-refused-spin-turned-away = Směr { $facing_wind } ({ $facing }°) nenatočí přední oblouk figurky { $figure } k těm, kdo přišli: { $arrivals }; vhodné směry: { $ranges }.
mage-knight-refused-missing-value = Chybí hodnota pro „{ $field }“; možné: { $allowed }.

## Cesty, které neexistují

mage-knight-refused-way-too-long = Nejkratší cesta figurky { $figure } měří { $length }″, povoleno je { $allowed }″; touto cestou dojde { $figure } na { $x },{ $y }.{ $stop ->
    [none] { "" }
   *[other] {" "}{ mage-knight-must-stop }
 }
mage-knight-refused-no-room-there = Pro figurku { $figure } tam není místo: { $reason ->
    [off_the_field] přesahovala by okraj pole
    [in_blocking_terrain] { $thing } je blokující terén
    [in_deep_water] { $thing } je hluboká voda
   *[bases_overlap] překáží podstavec figurky { $thing }
 }. Nejbližší volné místo je { $x },{ $y }.
mage-knight-refused-no-room-at-all = Pro figurku { $figure } není místo tam ani poblíž: { $reason ->
    [off_the_field] přesahovala by okraj pole
    [in_blocking_terrain] { $thing } je blokující terén
    [in_deep_water] { $thing } je hluboká voda
   *[bases_overlap] překáží podstavec figurky { $thing }
 }.
mage-knight-refused-no-way-there = Pro figurku { $figure } tam nevede cesta. { $thing ->
    [none] Přímá cesta:
   *[other] V přímé cestě stojí { $thing };
 } volná délka: { $length }″, až na { $x },{ $y }.
mage-knight-refused-no-room-beside = Vedle figurky { $figure } není místo pro podstavec.

## Ručně psané pozice

fault-position-bad-word = { $near ->
    [no_suggestion] „{ $found }“ tu není.
   *[other] „{ $found }“ tu není; nemá to být „{ $near }“?
 }
fault-position-edge-twice = { $seat }: stranu „{ $found }“ už má protivník (MKU-3.2).
fault-position-withdrawn-there = { $seat }: po stažení hráče nemůže { $figure } stát na poli (MKU-22.19).
fault-position-bad-text = „{ $found }“ nelze přečíst.

## Náhled: co akce udělá. „none“ je nikdo

mage-knight-must-stop = { $stop ->
    [hindering] Musí zastavit v terénu { $piece }.
    [level] Musí zastavit po změně úrovně, terén { $piece }.
   *[wall] Musí zastavit u zídky { $piece }.
 }
mage-knight-preview-move = { $turns ->
    [yes] { $figure } se otočí na místě, směr { $facing_wind } ({ $facing }°).
   *[no] { $figure } jde { $length }″{ $sees ->
        [none] { "" }
       *[other] ; pak na dostřel: { $sees }
    }.
 }{ $reached ->
    [none] { "" }
   *[other] {" "}Dojde k: { $reached }.
 }{ $stop ->
    [none] { "" }
   *[other] {" "}{ mage-knight-must-stop }
 }{ $level ->
    [none] { "" }
    [up] {" "}Vznese se.
   *[down] {" "}Přistane.
 }{ $chance ->
    [none] { "" }
   *[other] {" "}Průlom se podaří na { $chance } %.
 }{ $shaken ->
    [none] { "" }
   *[other] {" "}Část cesty bude volná jen tehdy, když ji uvolní průlomové zranění ({ $shaken }); jinak pohyb skončí dřív.
 }{ $friends ->
    [none] { "" }
   *[other] {" "}Volné otáčení: { $friends }.
 }{ $enemies ->
    [none] { "" }
   *[other] {" "}Může udeřit schopnost { mage-knight-ability-pole-arm }: { $enemies }.
 }{ $odds ->
    [none] { "" }
   *[other] {" "}Útok: { $odds }.
 }{ $targets ->
    [none] { "" }
   *[other] {" "}Může uhnout: { $targets }.
 }{ $pushed ->
    [none] { "" }
   *[other] {" "}Nátlak: { $pushed }, 1 cvaknutí.
 }{ $tired ->
    [none] { "" }
   *[other] {" "}Dvojitý pohyb: { $tired }, 1 cvaknutí.
 }{ $quick ->
    [yes] {" "}Díky schopnosti { mage-knight-ability-quickness }.
   *[no] { "" }
 }
mage-knight-preview-formation = Postupová formace: { $members }, rychlost { $speed }″. Délky: { $lengths }.{ $targets ->
    [none] { "" }
   *[other] {" "}Nejdřív se musí odpoutat: { $targets }.
 }{ $pushed ->
    [none] { "" }
   *[other] {" "}Nátlak: { $pushed }, 1 cvaknutí.
 }{ $tired ->
    [none] { "" }
   *[other] {" "}Dvojitý pohyb: { $tired }, 1 cvaknutí.
 }
mage-knight-preview-paths = Dráhy figurek { $members }, rychlost { $speed }″. Délky: { $lengths }.
mage-knight-preview-attack = { $figure } { $mode ->
    [bombardment] bombarduje
    [magic_blast] používá schopnost { mage-knight-ability-magic-blast }
    [flame_lightning] používá schopnost { mage-knight-ability-flame-lightning }
    [shockwave] používá schopnost { mage-knight-ability-shockwave }
    [magic_healing] používá schopnost { mage-knight-ability-magic-healing }
    [magic_freeze] používá schopnost { mage-knight-ability-magic-freeze }
    [magic_confusion] používá schopnost { mage-knight-ability-magic-confusion }
    [weapon_master] používá schopnost { mage-knight-ability-weapon-master }
    [sweep] používá schopnost { mage-knight-ability-sweep }
    [healing] používá schopnost { mage-knight-ability-healing }
   *[none] útočí
 }{ $capture ->
    [yes] {" "}(pokus o zajetí)
   *[no] { "" }
 }{ $members ->
    [none] { "" }
   *[other] {" "}(ve formaci: { $members })
 }. Šance na zásah a cvaknutí: { $odds }.{ $figures ->
    [none] { "" }
   *[other] {" "}Zasáhne i vlastní figurky: { $figures }.
 }{ $targets ->
    [none] { "" }
   *[other] {" "}Může uhnout: { $targets }.
 }{ $pushed ->
    [none] { "" }
   *[other] {" "}Nátlak: { $pushed }, 1 cvaknutí.
 }
mage-knight-preview-regenerate = { $figure } se regeneruje: kostka minus 2.{ $pushed ->
    [none] { "" }
   *[other] {" "}Nátlak: { $pushed }, 1 cvaknutí.
 }
mage-knight-preview-necromancy = { $figure } vrací do hry figurku { $target }.{ $pushed ->
    [none] { "" }
   *[other] {" "}Nátlak: { $pushed }, 1 cvaknutí.
 }
mage-knight-preview-levitate = { $figure } zvedá figurku { $target } a staví ji o { $length }″ dál.{ $friends ->
    [none] { "" }
   *[other] {" "}Volné otáčení: { $friends }.
 }{ $enemies ->
    [none] { "" }
   *[other] {" "}Může udeřit schopnost { mage-knight-ability-pole-arm }: { $enemies }.
 }{ $pushed ->
    [none] { "" }
   *[other] {" "}Nátlak: { $pushed }, 1 cvaknutí.
 }
mage-knight-preview-place = { $card } na místě { $x }, { $y }{ $turn ->
    [none] { "" }
   *[other] , otočení o { $turn }°
 }.{ $unusual ->
    [yes] {" "}Plocha ve čtverečních palcích: { $area }; doporučeno je 16 až 64.
   *[no] { "" }
 }
mage-knight-preview-withdraw = Stahuješ se z této hry nadobro; nejde to vzít zpět.{ $members ->
    [none] { "" }
   *[other] {" "}Tvé figurky opouštějí pole: { $members }.
 }{ $captive ->
    [none] { "" }
   *[other] {" "}Odcházejí i tvé zajaté figurky: { $captive }; body za ně ({ $points } VB) získává ten, kdo je drží: { $by }.
 }{ $targets ->
    [none] { "" }
   *[other] {" "}Tví zajatci jsou volní: { $targets }.
 } { $kept ->
    [none] Nezůstane ti nic: tvé cíle budou neutrální a vyhrát nemůžeš.
   *[other] Body, které už máš ({ $kept } VB), ti zůstávají; za přeživší figurky nedostaneš nic.
 }{ $ends ->
    [yes] {" "}Hra hned končí a body se sečtou.
   *[no] { "" }
 }
mage-knight-preview-army = Odevzdáváš tuto armádu; počet figurek: { $count }, body: { $points }/{ $total }. Nikdo jiný ji neuvidí, dokud všichni neodevzdají své; od té chvíle ji nejde vzít zpět.
mage-knight-preview-random-army = Vylosuje se armáda za nejvýše { $points } b.; nikdo jiný ji neuvidí, dokud všichni neodevzdají své. Výsledek platí: podruhé se nelosuje.
mage-knight-preview-random-pool = { $exact ->
    [yes] Počet losovaných kusů terénu: { $count }.
   *[no] Losované kusy terénu: nejvýše { $count }, možná žádný.
 } Nikdo jiný je neuvidí, dokud všichni nedají do banku terénů své. Výsledek platí: podruhé se nelosuje.
mage-knight-preview-edge = Začínáš u okraje: { $edge ->
    [south] jih
    [west] západ
    [north] sever
   *[east] východ
 }.
mage-knight-preview-deploy = Počet figurek rozmístěných jako na obrázku: { $count }.{ $members ->
    [none] { "" }
   *[other] {" "}Bez místa, mimo hru: { $members }.
 }

## Odpovědi bezplatných nástrojů

mage-knight-report-look-from = { $figure } na místě { $x },{ $y }:
mage-knight-report-look-odds = { $figure } → { $target }, { $mode ->
    [ranged] střelba
    [capture] zajetí
    [bombardment] bombardování
    [magic_blast] { mage-knight-ability-magic-blast }
    [flame_lightning] { mage-knight-ability-flame-lightning }
    [magic_freeze] { mage-knight-ability-magic-freeze }
    [magic_confusion] { mage-knight-ability-magic-confusion }
    [weapon_master] { mage-knight-ability-weapon-master }
   *[close] boj zblízka
 }: { $needed } nebo více na dvou kostkách, { $percent } %{ $mode ->
    [capture] { "" }
   *[close] ; { $clicks ->
    [-1] tolik cvaknutí, kolik na kostce
    [one] { $clicks } cvaknutí
    [few] { $clicks } cvaknutí
   *[other] { $clicks } cvaknutí
 }
 }. Útok { mage-knight-attack-reckoned }{ $attack_clauses ->
    [none] { "" }
   *[other] {" "}[{ $attack_clauses }]
 } proti obraně { mage-knight-defense-reckoned }{ $defense_clauses ->
    [none] { "" }
   *[other] {" "}[{ $defense_clauses }]
 }{ $helper ->
    [none] { "" }
   *[other] {" "}({ mage-knight-ability-defend }: { $helper })
 }.{ $dodge ->
    [yes] {" "}Může uhnout.
   *[no] { "" }
 }
mage-knight-report-look-refused = Nelze: { $reason }
mage-knight-report-look-unable = { $reason }
mage-knight-report-measure-distance = Vzdálenost { $figure } – { $target }: { $length }″.
mage-knight-report-measure-line = Linie střely { $figure } – { $target }: { $blocker ->
    [none] volná
   *[other] zakrytá, překáží { $blocker }
 }{ $screen ->
    [none] { "" }
    [concealing] , přes krycí terén
    [low_wall] , přes zídku
   *[hindering] , přes ztěžující terén
 }{ $height ->
    [yes] , proti vyššímu terénu
   *[no] { "" }
 }{ $contact ->
    [yes] , v kontaktu
   *[no] { "" }
 }.
mage-knight-report-reach-reach = { $figure } může ujít { $allowed }″{ $halved ->
    [yes] {" "}(terén půlí)
   *[no] { "" }
 }.{ $enemies ->
    [none] { "" }
   *[other] {" "}Může se dotknout nepřátel: { $enemies }.
 }{ $friends ->
    [none] { "" }
   *[other] {" "}Přátelské v dosahu: { $friends }.
 }
mage-knight-report-reach-held = { $figure } se dotýká: { $enemies }. Než se pohne, musí se odpoutat: { $needed } nebo více na kostce.
mage-knight-report-figure-printed = { $figure }: { $faction ->
    [atlantis_guild] { picture-mk-faction-atlantis-guild }
    [elemental_league] { picture-mk-faction-elemental-league }
    [draconum] { picture-mk-faction-draconum }
    [necropolis_sect] { picture-mk-faction-necropolis-sect }
    [shyft] { picture-mk-faction-shyft }
    [black_powder_rebels] { picture-mk-faction-black-powder-rebels }
    [hero] { picture-mk-faction-hero }
    [knights_immortal] { picture-mk-faction-knights-immortal }
    [orc_raiders] { picture-mk-faction-orc-raiders }
    [solonavi] { picture-mk-faction-solonavi }
   *[mage_spawn] { picture-mk-faction-mage-spawn }
 }, { $rank ->
    [weak] { mage-knight-rank-weak }
    [tough] { mage-knight-rank-tough }
    [unique] { mage-knight-rank-unique }
   *[standard] { mage-knight-rank-standard }
 }{ $mounted ->
    [yes] , na dvojitém podstavci
   *[no] { "" }
 }. Body { $points }, přední oblouk { $arc }°{ $range ->
    [0] , bez střelby
    [one] , dostřel { $range }″, cíle { $arrows }
    [few] , dostřel { $range }″, cíle { $arrows }
   *[other] , dostřel { $range }″, cíle { $arrows }
 }.
mage-knight-report-figure-values = { $figure } stojí na { $x },{ $y }, směr { $facing_wind } ({ $facing }°). Rychlost { $speed }, útok { $attack }, obrana { $defense }, zranění { $damage }; žetony: { $tokens }.{ $captive ->
    [none] { "" }
   *[other] {" "}Zajatec: { $captive }.
 }{ $captor ->
    [none] { "" }
   *[other] {" "}Zajata figurkou { $captor }.
 }
mage-knight-report-figure-ability = { $ability }: { $does }{ $cancelled ->
    [yes] {" "}(do konce tahu vypnutá)
   *[no] { "" }
 }.
mage-knight-report-figure-gone = { $figure } nestojí na poli: { $status ->
    [eliminated] vyřazena
    [withdrawn] stažena
   *[waiting] ještě nerozmístěna
 }.
mage-knight-report-figure-click = Cvaknutí { $number }: rychlost { $speed }, útok { $attack }, obrana { $defense }, zranění { $damage }{ $abilities ->
    [none] { "" }
   *[other] {" "}({ $abilities })
 }{ $now ->
    [yes] {" "}<- nyní
   *[no] { "" }
 }

## Vlastní stálé pokyny hráče; $who je figurka nebo „all“, $line je zápis

mage-knight-order-spin = { $who ->
    [all] Všechny figurky
   *[other] { $who }
 }, volné otáčení: { $mode ->
    [hold] nikdy
    [ask] dostaneš otázku
   *[auto] automaticky
 }. [{ $line }]
mage-knight-order-defend = { $who ->
    [all] Všechny figurky
   *[other] { $who }
 }, { mage-knight-ability-defend }: { $mode ->
    [never] jen vlastní hodnota
    [ask] dostaneš otázku
    [best] nejlepší hodnota
   *[other] hodnota figurky { $mode }
 }. [{ $line }]
mage-knight-order-dodge = { $who ->
    [all] Všechny figurky
   *[other] { $who }
 }, { mage-knight-ability-dodge }: { $mode ->
    [off] nikdy
    [ask] dostaneš otázku
   *[on] vždy
 }. [{ $line }]
mage-knight-order-cancel = { $who } v každém tahu vypíná: { $abilities }. [{ $line }]
mage-knight-order-defense-cancel = Při útoku na tvé figurky dostaneš otázku, které schopnosti vypínáš. [{ $line }]
mage-knight-order-leave = Na začátku svého příštího tahu se stáhneš z boje. Nikdo jiný o tom neví; `order stay` to odvolá. [{ $line }]
mage-knight-event-order-spin = { mage-knight-order-spin }
mage-knight-event-order-defend = { mage-knight-order-defend }
mage-knight-event-order-dodge = { mage-knight-order-dodge }
mage-knight-event-order-cancel-next = Pokyn platí od začátku příštího tahu, ať bude čí chce. Pro probíhající tah: { $lines }.
mage-knight-event-order-cancel-none = Od začátku příštího tahu už { $who } podle pokynu nic nevypíná. [{ $line }]
mage-knight-event-order-defense-cancel-auto = Při útoku na tvé figurky nic nevypínáš a otázku nedostaneš. [{ $line }]

## Co lze dělat: druhy, šablony otevírající seznam, akce

mage-knight-doing-army = Armády
mage-knight-doing-random-army = Náhodná armáda
mage-knight-doing-pool = Společný bank terénů
mage-knight-doing-random-pool = Náhodný bank terénů
mage-knight-doing-edge = Okraj bojiště
mage-knight-doing-place = Umístit terén
mage-knight-doing-deploy = Rozmístit armádu
mage-knight-doing-move = Pohyb
mage-knight-doing-quick-move = Pohyb ({ mage-knight-ability-quickness })
mage-knight-doing-charge = { mage-knight-ability-charge }
mage-knight-doing-bound = { mage-knight-ability-bound }
mage-knight-doing-formation = Postupová formace
mage-knight-doing-paths = Chybějící trasy
mage-knight-doing-ranged = Boj na dálku
mage-knight-doing-close = Boj zblízka
mage-knight-doing-volley = Střelecká formace
mage-knight-doing-gang = Formace pro boj zblízka
mage-knight-doing-regenerate = { mage-knight-ability-regeneration }
mage-knight-doing-necromancy = { mage-knight-ability-necromancy }
mage-knight-doing-levitate = { mage-knight-ability-magic-levitation }
mage-knight-doing-nimble = Otočení ({ mage-knight-ability-nimble })
mage-knight-doing-cancel = Vypnout schopnost
mage-knight-doing-pass = Vyčkávání
mage-knight-doing-end-turn = Konec tahu
mage-knight-open-edge = Zvol si okraj bojiště …
mage-knight-open-move = Pohyb: { $figure } …
mage-knight-open-quick-move = Pohyb ({ mage-knight-ability-quickness }): { $figure } …
mage-knight-open-charge = { mage-knight-ability-charge }: { $figure } …
mage-knight-open-bound = { mage-knight-ability-bound }: { $figure } …
mage-knight-open-necromancy = { mage-knight-ability-necromancy }: { $figure } …
mage-knight-open-levitate = { mage-knight-ability-magic-levitation }: { $figure } …
mage-knight-open-nimble = Otočení ({ mage-knight-ability-nimble }): { $figure } …
mage-knight-open-formation = Postupová formace …
mage-knight-open-volley = Střelecká formace …
mage-knight-open-gang = Formace pro boj zblízka …
mage-knight-open-paths = Chybějící trasy …
mage-knight-open-cancel = Vypnout schopnost …
mage-knight-open-place = Jiná místa pro terén …
mage-knight-do-attack = { $mode ->
    [ranged] Střelba
    [capture] Zajetí
    [bombardment] Bombardování
    [magic_blast] { mage-knight-ability-magic-blast }
    [flame_lightning] { mage-knight-ability-flame-lightning }
    [shockwave] { mage-knight-ability-shockwave }
    [magic_healing] { mage-knight-ability-magic-healing }
    [magic_freeze] { mage-knight-ability-magic-freeze }
    [magic_confusion] { mage-knight-ability-magic-confusion }
    [weapon_master] { mage-knight-ability-weapon-master }
    [sweep] { mage-knight-ability-sweep }
    [healing_damage] { mage-knight-ability-healing }
    [healing_die] { mage-knight-ability-healing } (kostka)
   *[close] Boj zblízka
 }: { $figure } → { $targets ->
    [all] všechny figurky v dosahu
   *[other] { $targets }
 }
mage-knight-do-regenerate = { mage-knight-ability-regeneration }: { $figure }
mage-knight-do-cancel = Vypnout: { $ability } ({ $figure })
mage-knight-do-pass = Vyčkávání: spotřebovat jednu akci
mage-knight-do-end-turn = Ukončit tah
mage-knight-do-stay-all = Všechny figurky zůstanou na místě
mage-knight-do-touch-foe = Kontakt s nepřítelem: { $figure } → { $target }
mage-knight-do-touch-friend = Kontakt s vlastní figurkou: { $figure } → { $target }
mage-knight-do-toward = Směrem k: { $figure } → { $target }
mage-knight-do-straight = Rovně { $facing_wind }: { $figure }, { $length }″
mage-knight-do-turn = Otočit { $facing_wind }: { $figure }
mage-knight-do-nimble = Otočit { $facing_wind } ({ mage-knight-ability-nimble }): { $figure }
mage-knight-do-charge = { mage-knight-ability-charge }: { $figure } → { $target }{ $mode ->
    [weapon_master] {" "}({ mage-knight-ability-weapon-master })
   *[close] { "" }
 }
mage-knight-do-charge-capture = { mage-knight-ability-charge } a zajetí: { $figure } → { $target }
mage-knight-do-double = Dvojnásobná rychlost: { $figure } → { $target }
mage-knight-do-bound = { mage-knight-ability-bound } a střelba: { $figure } → { $target }
mage-knight-do-necromancy = Vrátit figurku { $target }: { $figure }
mage-knight-do-levitate = Levitace figurky { $target } { $facing_wind }: { $figure }
mage-knight-do-army = { $card }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, { $count ->
    [one] { $count } figurka
    [few] { $count } figurky
   *[other] { $count } figurek
 }
mage-knight-about-army = { $types }
mage-knight-do-pool-none = Žádný terén
mage-knight-do-place-auto = Umístit: { $card }
mage-knight-about-place-auto = Na první vhodné místo.
mage-knight-do-deploy = { $shape ->
    [line] Linie
    [wedge] Klín
    [column] Kolony
    [shooters_behind] Střelci vzadu
   *[auto] Řady
 }{ $mirrored ->
    [yes] , zrcadlově
   *[no] { "" }
 }
mage-knight-do-army-random = Náhodná armáda, nejvýše { $points } b.
mage-knight-do-pool-random = Náhodný terén
mage-knight-do-edge = Začátek u okraje: { $edge ->
    [south] jih
    [west] západ
    [north] sever
   *[east] východ
 }
mage-knight-do-place-at = { $card }: { $x }, { $y }
mage-knight-do-march = { $facing_wind }, { $length }″: { $members }
mage-knight-do-march-stays = Na místě: { $members }
mage-knight-do-attack-together = { $figure } → { $targets }, spolu s: { $members }
mage-knight-mode = { $mode ->
    [ranged] Výstřel
    [capture] Zajetí
    [charge] { mage-knight-ability-charge }
    [charge_weapon_master] { mage-knight-ability-charge } ({ mage-knight-ability-weapon-master })
    [surge] Výpad
    [surge_weapon_master] Výpad ({ mage-knight-ability-weapon-master })
    [bound] { mage-knight-ability-bound } a výstřel
    [magic_blast] { mage-knight-ability-magic-blast }
    [flame_lightning] { mage-knight-ability-flame-lightning }
    [shockwave] { mage-knight-ability-shockwave }
    [magic_healing] { mage-knight-ability-magic-healing }
    [magic_freeze] { mage-knight-ability-magic-freeze }
    [magic_confusion] { mage-knight-ability-magic-confusion }
    [weapon_master] { mage-knight-ability-weapon-master }
    [sweep] { mage-knight-ability-sweep }
    [healing_damage] { mage-knight-ability-healing }
    [healing_die] { mage-knight-ability-healing } (kostka)
   *[close] Úder
 }
mage-knight-do-hit = { mage-knight-mode } → { $targets } · { $percents } %
mage-knight-do-open-hit = { mage-knight-mode }: { $figure } → { $targets } · { $percents } %
mage-knight-do-open-to-contact = Pohyb: { $figure } k { $target } · { $length }″
mage-knight-do-open-to-goal = Pohyb: { $figure } k { $target } · { $length }″
mage-knight-do-open-nearer = Pohyb: { $figure } směrem k { $target } · { $length }″
mage-knight-do-open-to-goal-seeing = { mage-knight-do-open-to-goal }
mage-knight-do-open-nearer-seeing = { mage-knight-do-open-nearer }
mage-knight-about-open-to-goal-seeing = pak na dostřel: { $targets }
mage-knight-about-open-nearer-seeing = pak na dostřel: { $targets }
mage-knight-do-to-contact = Do kontaktu s { $target }, { $length }″{ $chance ->
    [none] { "" }
   *[other] {" "}(průlom: { $chance } %)
 }
mage-knight-do-nearer = Blíž k { $target }, { $length }″{ $targets ->
    [none] { "" }
   *[other] ; pak na dostřel: { $targets }
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(průlom: { $chance } %)
 }
mage-knight-do-ahead = Rovně vpřed, { $length }″{ $targets ->
    [none] { "" }
   *[other] ; pak na dostřel: { $targets }
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(průlom: { $chance } %)
 }
mage-knight-do-back = Ústup od { $target }, { $length }″{ $targets ->
    [none] { "" }
   *[other] ; pak na dostřel: { $targets }
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(průlom: { $chance } %)
 }
mage-knight-do-beside = Vedle { $target }, { $length }″{ $targets ->
    [none] { "" }
   *[other] ; pak na dostřel: { $targets }
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(průlom: { $chance } %)
 }
mage-knight-do-turn-to = Otočit k { $target }{ $targets ->
    [none] { "" }
   *[other] ; pak na dostřel: { $targets }
 }
mage-knight-do-march-ahead = Všechny rovně vpřed, { $length }″: { $members }
mage-knight-do-march-to = Všechny směrem k { $target }, { $length }″: { $members }
mage-knight-do-regenerate-now = Regenerace: vyléčí hod kostkou minus 2
mage-knight-about-hit = { $does ->
    [none] { $odds }
   *[other] { $odds } · { $does }
 }
mage-knight-about-opening = { $does }
mage-knight-do-hit-together = { $targets }: { $percents } %, { $figure } spolu s: { $members }
