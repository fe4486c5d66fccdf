# What pictures, the text board and cards of Mage Knight 2.0 say beside those of the first edition.

picture-mk-title-second = Mage Knight 2.0
picture-mk-actions-phase = Akční fáze: zbývá { $count }
picture-mk-phase-command = Rozkazovací fáze
picture-mk-phase-end = Závěrečná fáze
picture-mk-last-objective = { $name } pokládá cíl { $who }
picture-mk-soaring = vznáší se

## Objectives

picture-mk-objectives = Cíle: { $objectives }.
picture-mk-objective = { $thing } { $state }
picture-mk-objective-next = { $thing } { $state }, kdyby tah skončil teď, { $next }
picture-mk-objective-neutral = neutrální
picture-mk-objective-controlled = ovládá: { $name }
picture-mk-objective-contested = bojuje se o něj
picture-mk-board-objective = Cíl { $objective }; střed na { $place }
picture-mk-board-held = { $count ->
    [0] neovládá žádný cíl
    [one] ovládá { $count } cíl
    [few] ovládá { $count } cíle
   *[other] ovládá { $count } cílů
 }

## What stands on bases

picture-mk-speed-type-foot = pěšák
picture-mk-speed-type-mounted = jezdec
picture-mk-speed-type-swimmer = plavec
picture-mk-speed-type-flyer = letec
picture-mk-attack-type-melee = na blízko
picture-mk-attack-type-ranged = na dálku
picture-mk-attack-type-magic = magie
picture-mk-base-attack = typ útoku: { $type }, bonus k útoku { $bonus }
picture-mk-base-ranged-damage = zranění při útoku na dálku { $damage }
