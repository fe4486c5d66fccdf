# What pictures, the text board and cards of Mage Knight 2.0 say beside those of the first edition.

picture-mk-title-second = Mage Knight 2.0
picture-mk-actions-phase = Faza akcji: zostało { $count }
picture-mk-phase-command = Faza rozkazów
picture-mk-phase-end = Faza końcowa
picture-mk-last-objective = { $name } ustawia cel { $who }
picture-mk-soaring = szybuje
picture-mk-modifier-gang-up = przewaga
picture-mk-modifier-resistance = Opór magiczny
picture-mk-modifier-water = woda
picture-mk-modifier-cover-token = żeton osłony
picture-mk-modifier-concealing = teren osłaniający
picture-mk-modifier-low-wall = murek

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

picture-mk-held = cele

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
picture-mk-base-subfaction = podfrakcja { $name }
picture-mk-base-slots = gniazda przedmiotów: { $slots }
picture-mk-base-radius = promień podstawki { $radius }″

## What the signs mean

picture-mk-symbols-second = Mage Knight 2.0: znaki i symbole
picture-mk-key-objective-neutral = cel neutralny
picture-mk-key-objective-controlled = cel gracza
picture-mk-key-objective-contested = cel sporny
picture-mk-key-becomes = jego stan na koniec tury
picture-mk-key-held = kontrolowane cele
picture-mk-key-soaring = szybuje
mage-knight-ability-magic-resistance = Opór magiczny
mage-knight-does-magic-resistance = −3 do magicznych ataków na nią
mage-knight-ability-cover = Osłona
mage-knight-does-cover = +2 do obrony przed strzałami, póki leży jej żeton
mage-knight-ability-incantation = Zaklęcie
mage-knight-does-incantation = +1 do obrażeń z dystansu, póki leży jej żeton

## A film

picture-mk-film-take-off = { $who } wzbija się
picture-mk-film-land = { $who } ląduje
picture-mk-film-take-item = { $who } bierze: { $items }
picture-mk-film-drop-items = { $who } odkłada: { $items }
picture-mk-film-use-item = { $who } używa: { $items }; cel: { $targets }
picture-mk-film-alt = { $title }; ostatni: { $last }

## The panel

table-mage-knight-objectives = Cele: { $count }; gdyby tura skończyła się teraz: { $after }.
table-mage-knight-both = { $first } { $last }

## What a figure is, told

mage-knight-report-figure-base = Typ ruchu: { $speed_type ->
    [mounted] { picture-mk-speed-type-mounted }
    [swimmer] { picture-mk-speed-type-swimmer }
    [flyer] { picture-mk-speed-type-flyer }
   *[foot] { picture-mk-speed-type-foot }
 }; typ ataku: { $attack_type ->
    [ranged] { picture-mk-attack-type-ranged }
    [magic] { picture-mk-attack-type-magic }
   *[melee] { picture-mk-attack-type-melee }
 }; premia do ataku: { $bonus }{ $ranged_damage ->
    [none] .
   *[other] ; obrażenia z dystansu: { $ranged_damage }.
 }{ $soaring ->
    [yes] {" "}Szybuje.
   *[no] { "" }
 }
mage-knight-report-figure-size = Promień podstawki: { $radius }″{ $keywords ->
    [none] .
   *[other] ; gniazda przedmiotów: { $keywords }.
 }
mage-knight-report-figure-subfaction = Podfrakcja: { $card }.

## What bases give on every click

mage-knight-ability-gang-up = Przewaga liczebna
mage-knight-does-gang-up = jej ciosy są lepsze za każdego innego sojusznika walczącego wręcz, którego przedni sektor styka się z celem
mage-knight-ability-surge = Zryw
mage-knight-does-surge = za jedną akcję walki wręcz, gdy nie styka się z wrogiem, rusza się trochę i uderza
mage-knight-does-bombardment = atakuje wszystkich wokół punktu w jej przednim sektorze, także swoich
mage-knight-ability-magic-immune = Odporna na magię
mage-knight-does-magic-immune = ataki magiczne i magiczne zdolności nie działają ani przeciw niej, ani na jej korzyść
mage-knight-ability-shield-wall = Mur tarcz
mage-knight-does-shield-wall = +1 do obrony przed ciosami, gdy styka się z inną figurką swojej podfrakcji
mage-knight-ability-pathfinders = Tropiciele
mage-knight-does-pathfinders = teren utrudniający ruch jej nie zatrzymuje ani nie spowalnia
mage-knight-ability-deadeyes = Celne oko
mage-knight-does-deadeyes = +2 do zasięgu, dopóki nie ruszyła się w tej turze
mage-knight-ability-slavers = Łowcy jeńców
mage-knight-does-slavers = kogo chwyta, ten broni się o 1 słabiej

## Abilities that do otherwise in 2.0

mage-knight-does-mk2-charge = za jedną akcję walki wręcz idzie z pełną szybkością, a potem uderza; bez zrywu
mage-knight-does-mk2-bound = za jedną akcję walki dystansowej idzie z pełną szybkością, a potem strzela
mage-knight-does-mk2-quickness = jeden ruch bez zużywania twojej akcji
mage-knight-does-mk2-magic-levitation = akcja specjalna: przenosi sojusznika, z którym się styka, do 10″ dalej
mage-knight-does-mk2-venom = w twojej fazie rozkazów wrogowie przed nią dostają 1 klik
mage-knight-does-mk2-regeneration = akcja specjalna: leczy kość minus 2
mage-knight-does-mk2-necromancy = akcja specjalna: przywraca obok siebie wyeliminowanego sojusznika
mage-knight-does-mk2-magic-freeze = strzał, który przy 4 do 6 daje celowi też żeton akcji
mage-knight-does-mk2-demoralized = niezdolna do walki: tylko się rusza, nigdy do wroga
