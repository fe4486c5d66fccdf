# What pictures, the text board and cards of Mage Knight 2.0 say beside those of the first edition.

picture-mk-title-second = Mage Knight 2.0
picture-mk-actions-phase = Faza akcji: zostało { $count }
picture-mk-phase-command = Faza rozkazów
picture-mk-phase-end = Faza końcowa
picture-mk-last-objective = { $name } ustawia cel { $who }
picture-mk-soaring = szybuje

## Objectives

picture-mk-objectives = Cele: { $objectives }.
picture-mk-objective = { $thing } { $state }
picture-mk-objective-next = { $thing } { $state }, a gdyby tura skończyła się teraz, { $next }
picture-mk-objective-neutral = neutralny
picture-mk-objective-controlled = kontrolowany przez: { $name }
picture-mk-objective-contested = sporny
picture-mk-board-objective = Cel { $objective }; środek w { $place }
picture-mk-board-held = { $count ->
    [0] nie kontroluje żadnego celu
    [one] kontroluje { $count } cel
    [few] kontroluje { $count } cele
   *[many] kontroluje { $count } celów
 }

## What stands on bases

picture-mk-speed-type-foot = piechur
picture-mk-speed-type-mounted = jeździec
picture-mk-speed-type-swimmer = pływak
picture-mk-speed-type-flyer = lotnik
picture-mk-attack-type-melee = walka wręcz
picture-mk-attack-type-ranged = dystans
picture-mk-attack-type-magic = magia
picture-mk-base-attack = typ ataku: { $type }, premia do ataku { $bonus }
picture-mk-base-ranged-damage = obrażenia z dystansu { $damage }
