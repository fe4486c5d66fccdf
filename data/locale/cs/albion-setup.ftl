# Powers of Albion: groups, attributes, arming, pawn numbers. $knight, $token and $card are names; $card is a castle.

## What happens

albion-event-seat-order = Pořadí hráčů: { $by }.
albion-event-objects-placed = Grál a Kopí leží skryté v Avalonu, na každém Nemetonu kouzelný předmět, v každém přístavu loďka.
albion-event-group-taken = { $seat } bere: { $cards } ({ $hexes }).
albion-event-armed = { $armed ->
    [no] { $knight }: Síla { $strength }, Moc { $power }, bez jakékoli výzbroje.
   *[yes] { $knight }: Síla { $strength }, Moc { $power }; { $tokens }.
 }
albion-event-numbered = { $card }, figurky 1 až 4: { $knights }.
albion-event-pawns-stand = Tvoje figurky ({ $card }), 1 až 4: { $knights }.
albion-event-ready = { $seat }: připraveno.

## What is not allowed

albion-refused-two-groups-for-two = Dvě skupiny může mít každý jen ve hře dvou hráčů; tady je hráčů { $given }.
albion-refused-groups-are-dealt = V této hře se skupiny losují.
albion-refused-so-many-groups = { $expected ->
    [one] Každý si tu bere { $expected } skupinu; uvedeno: { $count }.
    [few] Každý si tu bere { $expected } různé skupiny; uvedeno: { $count }.
   *[other] Každý si tu bere { $expected } různých skupin; uvedeno: { $count }.
 }
albion-refused-no-such-group = Skupina { $given } neexistuje; jsou tu: { $known }.
albion-refused-groups-are-yours = To už máš: { $cards }.
albion-refused-group-is-taken = Skupina { $group } ({ $card }) je už zabraná; volné: { $known }.
albion-refused-no-group-yet = Nejdřív si vezmi skupinu; volné: { $known }.
albion-refused-not-your-knight = { $knight } nepatří do tvé skupiny.
albion-refused-already-ready = Tvá připravenost už je ohlášena.
albion-refused-whole-group = Vyjmenuj čtyři rytíře jedné skupiny, každého jednou, od figurky 1. Různých rytířů uvedeno: { $count }.
albion-refused-attributes-sum = { $knight }: Síla a Moc musí dát dohromady { $total }, ne { $sum }.
albion-refused-attribute-range = { $knight }: Síla i Moc musí být od { $least } do { $most }; uvedeno: { $strength } a { $power }.
albion-refused-not-in-supply = { $knight } nemůže na začátku dostat: { $token }.
albion-refused-too-many-weapons = Příliš mnoho zbraní: { $count }; nejvýše { $most }.
albion-refused-too-many-of-class = { $class ->
    [pole] Příliš mnoho dřevcových zbraní: { $count }; nejvýše { $most }.
    [two_handed] Příliš mnoho obouručních zbraní: { $count }; nejvýše { $most }.
    [sidearm] Příliš mnoho postranních zbraní (končíř, palcát): { $count }; nejvýše { $most }.
   *[one_handed] Příliš mnoho mečů: { $count }; nejvýše { $most }.
 }
albion-refused-same-weapon-twice = Dvakrát tatáž zbraň: { $token }.
albion-refused-riders-only = To smí nést jen jezdec: { $token }.
albion-refused-too-many-shields = Příliš mnoho štítů: { $count }; nejvýše { $most }.
albion-refused-shield-needs-weapon = { $knight }: ke štítu je třeba aspoň jedna zbraň.
albion-refused-armour-combination = Tyto zbroje nelze nosit zároveň: { $tokens }.
albion-refused-too-weak = { $knight } má málo Síly: { $token } vyžaduje { $need }, má { $strength }.
albion-refused-armour-needed = { $least ->
    [one] { $knight } musí mít aspoň { $least } zbroj.
    [few] { $knight } musí mít aspoň { $least } zbroje.
   *[other] { $knight } musí mít aspoň { $least } zbrojí.
 }
albion-refused-too-heavy = { $knight } nese příliš: Síla { $strength } minus zátěž { $load } je { $left }; musí zbýt aspoň { $least }.
