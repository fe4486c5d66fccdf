# Armies of Mage Knight 2.0: faults of what packs hold for this edition, items and domains of armies.
# $card and $person are names of items, domains and figures; $seat is a player's name.

## Faults of packs; the place is told by the messages pack-place-...

mage-knight-pack-subfaction-unknown = V tomto balíku není podfrakce „{ $found }“{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
mage-knight-pack-item-unknown = V tomto balíku není předmět „{ $found }“{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
mage-knight-pack-domain-unknown = V tomto balíku není karta prostředí „{ $found }“{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
mage-knight-pack-slots-unique = Otvory pro předměty mají jen figurky hodnosti unique nebo promo.
mage-knight-pack-none-alone = Slovo „none“ stojí samo: znamená, že figurka nemá žádnou výhodu.
mage-knight-pack-proficiency-melee = „{ $word }“ patří jen k typu útoku { $expected }, a tady je { $found }.
mage-knight-pack-bombardment = Bombardování patří k typům útoku ranged a magic a k dostřelu aspoň { $least }; tady jsou { $found } a { $range }.
mage-knight-pack-ranged-damage = Figurka s dostřelem, tady { $range }, potřebuje zranění při útoku na dálku od 0 do { $most }, není-li označena jako starší.
mage-knight-pack-radius-least = Podstavec s otvory pro předměty zakryje cíl: v edici 2.0 má poloměr aspoň { $least }″, ne { $found }.
mage-knight-pack-radius-below = Podstavec bez otvorů pro předměty cíl nezakryje: v edici 2.0 má poloměr menší než { $below }″, ne { $found }.
mage-knight-pack-nexus-pair = nexus_ability a nexus_value patří k sobě: obě jsou vyplněny, nebo obě prázdné.
mage-knight-pack-effects = Čekal se seznam účinků; každý je tabulka se svým typem.
mage-knight-pack-who = Karta prostředí platí pro všechny stejně: její účinky nemají „who“, a tady je „{ $found }“.
mage-knight-pack-attacker = „{ $found }“ patří jen k hodnotě { $expected }.
mage-knight-pack-when = Čekala se tabulka podmínek, například attack = "close".
mage-knight-pack-pair = „{ $word }“ nepatří k „{ $found }“.
mage-knight-pack-change = „{ $found }“ nic nemění nebo mění příliš; čekalo se celé číslo od { $least } do { $most }, které není 0.
mage-knight-pack-uses-idle = Počet použití má jen předmět, který se používá akcí.
mage-knight-pack-restrictions = Čekala se tabulka seznamů, například attack_type = ["melee"].
mage-knight-pack-only-later = „{ $word }“ je jen pro edici 2.0, takže rules tu nemůže jmenovat { $rules }.
mage-knight-pack-army-items = Čekal se seznam nejvýše { $most } předmětů, každý s poli item a bearer.

## Items and domains of an army

mage-knight-refused-items-not-agreed = Armáda jmenuje { $count ->
    [one] { $count } předmět
    [few] { $count } předměty
   *[other] { $count } předmětů
 }, ale u tohoto stolu se hraje bez předmětů (volba items).
mage-knight-refused-domain-not-agreed = Armáda přináší kartu prostředí { $card }, ale u tohoto stolu se hraje bez nich (volba domains).
mage-knight-refused-items-too-many = Armáda jmenuje příliš mnoho předmětů: { $count }; přečíst se dá nejvýše { $most }.
mage-knight-refused-item-not-in-pack = V balících této hry není předmět „{ $given }“.
mage-knight-refused-domain-not-in-pack = V balících této hry není karta prostředí „{ $given }“.
mage-knight-refused-unknown-item = { $near ->
    [no_suggestion] Předmět „{ $given }“ neexistuje.
   *[other] Předmět „{ $given }“ neexistuje; nemá to být „{ $near }“?
 }
mage-knight-refused-unknown-domain = { $near ->
    [no_suggestion] Karta prostředí „{ $given }“ neexistuje.
   *[other] Karta prostředí „{ $given }“ neexistuje; nemá to být „{ $near }“?
 }
mage-knight-refused-item-on-whom = Řekni, kdo předmět nese, například „item NÁZEV on FIGURA“; tady je „{ $given }“.
mage-knight-refused-domains-too-many = Armáda přináší nejvýše jednu kartu prostředí, ne { $count }.
mage-knight-refused-bearer-not-in-army = { $card }: nést to má { $person }, a ta figurka v armádě není.
mage-knight-refused-no-slot-for-item = { $slot ->
    [hand] { $card } potřebuje otvor pro ruku (hand), a { $person } ho nemá.
    [charm] { $card } potřebuje otvor pro amulet (charm), a { $person } ho nemá.
   *[harness] { $card } potřebuje otvor pro výstroj (harness), a { $person } ho nemá.
 }
mage-knight-refused-slots-full = { $slot ->
    [hand] Předměty do otvorů pro ruku (hand) figurky { $person }: { $count }; otvory: { $most }.
    [charm] Předměty do otvorů pro amulet (charm) figurky { $person }: { $count }; otvory: { $most }.
   *[harness] Předměty do otvorů pro výstroj (harness) figurky { $person }: { $count }; otvory: { $most }.
 }
mage-knight-refused-item-restricted = { $what ->
    [faction] { $card }: dovolené frakce jsou { $keywords }; u figurky { $person }: { $keyword }.
    [subfaction] { $card }: dovolené podfrakce jsou { $keywords }; u figurky { $person }: { $keyword }.
    [attack_type] { $card }: dovolené typy útoku jsou { $keywords }; u figurky { $person }: { $keyword }.
   *[speed_type] { $card }: dovolené typy pohybu jsou { $keywords }; u figurky { $person }: { $keyword }.
 }
mage-knight-refused-relic-twice = { $card } je relikvie: armáda ji má jednou; tady je { $count } ×.
mage-knight-event-army-item = { $seat }: { $person } nese předmět { $card }.
mage-knight-event-army-domain = { $seat } přináší kartu prostředí { $card }.
mage-knight-event-domain-in-play = Do hry vstupuje karta prostředí { $card } (hráč: { $seat }).

## House options

mage-knight-option-items = { $items ->
    [yes] s předměty
   *[no] bez předmětů
 }
mage-knight-option-domains = { $domains ->
    [yes] s kartami prostředí
   *[no] bez karet prostředí
 }

## What a bearer must be

mage-knight-keyword-none = žádná
mage-knight-keyword-atlantis-guild = { picture-mk-faction-atlantis-guild }
mage-knight-keyword-elemental-league = { picture-mk-faction-elemental-league }
mage-knight-keyword-draconum = { picture-mk-faction-draconum }
mage-knight-keyword-necropolis-sect = { picture-mk-faction-necropolis-sect }
mage-knight-keyword-shyft = { picture-mk-faction-shyft }
mage-knight-keyword-black-powder-rebels = { picture-mk-faction-black-powder-rebels }
mage-knight-keyword-hero = { picture-mk-faction-hero }
mage-knight-keyword-knights-immortal = { picture-mk-faction-knights-immortal }
mage-knight-keyword-orc-raiders = { picture-mk-faction-orc-raiders }
mage-knight-keyword-solonavi = { picture-mk-faction-solonavi }
mage-knight-keyword-mage-spawn = { picture-mk-faction-mage-spawn }
mage-knight-keyword-melee = { picture-mk-attack-type-melee }
mage-knight-keyword-ranged = { picture-mk-attack-type-ranged }
mage-knight-keyword-magic = { picture-mk-attack-type-magic }
mage-knight-keyword-foot = { picture-mk-speed-type-foot }
mage-knight-keyword-mounted = { picture-mk-speed-type-mounted }
mage-knight-keyword-swimmer = { picture-mk-speed-type-swimmer }
mage-knight-keyword-flyer = { picture-mk-speed-type-flyer }
mage-knight-keyword-hand = ruka
mage-knight-keyword-charm = amulet
mage-knight-keyword-harness = výstroj
