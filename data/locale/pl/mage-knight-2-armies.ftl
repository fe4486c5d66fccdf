# Armies of Mage Knight 2.0: faults of what packs hold for this edition, items and domains of armies.
# $card and $person are names of items, domains and figures; $seat is a player's name.

## Faults of packs; the place is told by the messages pack-place-...

mage-knight-pack-subfaction-unknown = W tym zestawie nie ma podfrakcji „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
mage-knight-pack-item-unknown = W tym zestawie nie ma przedmiotu „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
mage-knight-pack-domain-unknown = W tym zestawie nie ma domeny „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
mage-knight-pack-slots-unique = Gniazda przedmiotów mają tylko figurki rangi unique lub promo.
mage-knight-pack-none-alone = Słowo „none” może wystąpić tylko samo: oznacza brak jakiejkolwiek biegłości.
mage-knight-pack-proficiency-melee = „{ $word }” pasuje tylko do typu ataku { $expected }, a tutaj jest { $found }.
mage-knight-pack-bombardment = Ostrzał pasuje do typów ataku ranged i magic oraz do zasięgu co najmniej { $least }; tutaj są { $found } i { $range }.
mage-knight-pack-ranged-damage = Figurka z zasięgiem, tutaj { $range }, wymaga obrażeń z dystansu od 0 do { $most }, chyba że jest oznaczona jako starsza.
mage-knight-pack-radius-least = Podstawka z gniazdami przedmiotów zakrywa cel: w edycji 2.0 jej promień to co najmniej { $least }″, a nie { $found }.
mage-knight-pack-radius-below = Podstawka bez gniazd przedmiotów nie zakrywa celu: w edycji 2.0 jej promień jest mniejszy niż { $below }″, a nie { $found }.
mage-knight-pack-nexus-pair = nexus_ability i nexus_value idą w parze: albo oba są wypełnione, albo oba puste.
mage-knight-pack-effects = Oczekiwano listy efektów; każdy to tabela ze swoim typem.
mage-knight-pack-who = Domena działa na wszystkich tak samo: jej efekty nie mają „who”, a tutaj jest „{ $found }”.
mage-knight-pack-attacker = „{ $found }” pasuje tylko do wartości { $expected }.
mage-knight-pack-when = Oczekiwano tabeli warunków, na przykład attack = "close".
mage-knight-pack-pair = „{ $word }” nie pasuje do „{ $found }”.
mage-knight-pack-change = „{ $found }” nic nie zmienia albo zmienia za dużo; oczekiwano liczby całkowitej od { $least } do { $most } różnej od 0.
mage-knight-pack-uses-idle = Liczbę użyć ma tylko przedmiot używany za pomocą akcji.
mage-knight-pack-restrictions = Oczekiwano tabeli list, na przykład attack_type = ["melee"].
mage-knight-pack-only-later = „{ $word }” jest tylko dla edycji 2.0, więc rules nie może tu wymieniać { $rules }.
mage-knight-pack-army-items = Oczekiwano listy przedmiotów, najwyżej { $most }, każdy z polami item i bearer.

## Items and domains of an army

mage-knight-refused-items-not-agreed = Armia wymienia { $count ->
    [one] { $count } przedmiot
    [few] { $count } przedmioty
   *[many] { $count } przedmiotów
 }, ale przy tym stole gra się bez przedmiotów (opcja items).
mage-knight-refused-domain-not-agreed = Armia wnosi domenę { $card }, ale przy tym stole gra się bez domen (opcja domains).
mage-knight-refused-items-too-many = Armia wymienia za dużo przedmiotów: { $count }; można wczytać najwyżej { $most }.
mage-knight-refused-item-not-in-pack = W zestawach tej gry nie ma przedmiotu „{ $given }”.
mage-knight-refused-domain-not-in-pack = W zestawach tej gry nie ma domeny „{ $given }”.
mage-knight-refused-unknown-item = { $near ->
    [no_suggestion] Nie ma przedmiotu „{ $given }”.
   *[other] Nie ma przedmiotu „{ $given }”; czy chodzi o „{ $near }”?
 }
mage-knight-refused-unknown-domain = { $near ->
    [no_suggestion] Nie ma domeny „{ $given }”.
   *[other] Nie ma domeny „{ $given }”; czy chodzi o „{ $near }”?
 }
mage-knight-refused-item-on-whom = Podaj, kto niesie przedmiot, na przykład „item NAZWA on FIGURKA”; tutaj jest „{ $given }”.
mage-knight-refused-domains-too-many = Armia wnosi najwyżej jedną domenę, a nie { $count }.
mage-knight-refused-bearer-not-in-army = { $card }: nosić to ma { $person }, a tej figurki nie ma w armii.
mage-knight-refused-no-slot-for-item = { $slot ->
    [hand] { $card } wymaga gniazda na dłoń (hand), a { $person } go nie ma.
    [charm] { $card } wymaga gniazda na amulet (charm), a { $person } go nie ma.
   *[harness] { $card } wymaga gniazda na rynsztunek (harness), a { $person } go nie ma.
 }
mage-knight-refused-slots-full = { $slot ->
    [hand] Przedmioty do gniazd na dłoń (hand) figurki { $person }: { $count }; gniazda: { $most }.
    [charm] Przedmioty do gniazd na amulet (charm) figurki { $person }: { $count }; gniazda: { $most }.
   *[harness] Przedmioty do gniazd na rynsztunek (harness) figurki { $person }: { $count }; gniazda: { $most }.
 }
mage-knight-refused-item-restricted = { $what ->
    [faction] { $card }: dozwolone frakcje to { $keywords }; u figurki { $person }: { $keyword }.
    [subfaction] { $card }: dozwolone podfrakcje to { $keywords }; u figurki { $person }: { $keyword }.
    [attack_type] { $card }: dozwolone typy ataku to { $keywords }; u figurki { $person }: { $keyword }.
   *[speed_type] { $card }: dozwolone typy ruchu to { $keywords }; u figurki { $person }: { $keyword }.
 }
mage-knight-refused-relic-twice = { $card } to relikwia: w armii może być raz; tutaj jest { $count } ×.
mage-knight-event-army-item = { $seat }: { $person } niesie przedmiot { $card }.
mage-knight-event-army-domain = { $seat } wnosi domenę { $card }.
mage-knight-event-domain-in-play = Wchodzi do gry domena { $card } (gracz: { $seat }).

## House options

mage-knight-option-items = { $items ->
    [yes] z przedmiotami
   *[no] bez przedmiotów
 }
mage-knight-option-domains = { $domains ->
    [yes] z domenami
   *[no] bez domen
 }

## What a bearer must be

mage-knight-keyword-none = brak
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
mage-knight-keyword-hand = dłoń
mage-knight-keyword-charm = amulet
mage-knight-keyword-harness = rynsztunek
