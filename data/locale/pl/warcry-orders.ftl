# Własne stałe instrukcje i przygotowane karty gracza w WarCry, mówione tylko jemu. $line to zapis, który wydaje instrukcję.
# $own i $enemy to oddziały, $roll to liczba; „any” oznacza brak ograniczenia.

warcry-order-block-never = Nie blokujesz. [{ $line }]
warcry-order-block-with = { $target ->
    [any] { $unit } blokuje każdego atakującego. [{ $line }]
   *[other] { $unit } blokuje, gdy atakuje { $target }. [{ $line }]
 }
warcry-order-pass-always = Pasujesz w każdej wymianie taktyk. [{ $line }]
warcry-order-pass-combat = Pasujesz do końca tej walki. [{ $line }]
warcry-order-pass-muster = Pasujesz do końca tej rekrutacji. [{ $line }]
warcry-order-muster-plan = Rekrutujesz pierwszą możliwą kartę z tych: { $cards }. Gdy żadna nie jest możliwa, { $passes ->
    [yes] pasujesz
   *[no] padnie pytanie
 }.{ $drawn ->
    [none] { "" }
   *[other] {" "}Lista staje, gdy dobierzesz jedną z tych kart: { $drawn }.
 }{ $other ->
    [yes] {" "}Lista staje, gdy dobierzesz kartę, której nie wymienia.
   *[no] { "" }
 }{ $foe ->
    [none] { "" }
   *[other] {" "}Lista staje, gdy przeciwnik zrekrutuje jedną z tych kart: { $foe }.
 }{ $any ->
    [yes] {" "}Lista staje, gdy przeciwnik cokolwiek zrekrutuje.
   *[no] { "" }
 }{ $foe_passes ->
    [yes] {" "}Lista staje, gdy przeciwnik spasuje.
   *[no] { "" }
 } [{ $line }]
warcry-order-pass-ahead = Pasujesz, dopóki prowadzisz co najmniej o { $margin }. [{ $line }]
warcry-order-pass-behind = Pasujesz, dopóki przegrywasz co najmniej o { $margin }. [{ $line }]
warcry-order-follow-up-always = Zawsze wykonujesz wypad. [{ $line }]
warcry-order-follow-up-never = Nigdy nie wykonujesz wypadu. [{ $line }]
warcry-order-follow-up-defender = Wypad przyjmują kolejno te oddziały: { $units }. [{ $line }]
warcry-order-armed = Przygotowana: „{ $card }”. Własny oddział: { $own ->
    [any] dowolny
   *[other] { $own }
 }; wrogi oddział: { $enemy ->
    [any] dowolny
   *[other] { $enemy }
 }; najwyższy rzut: { $roll ->
    [any] dowolny
   *[other] { $roll }
 }; tylko przy grożącej przegranej: { $losing ->
    [yes] tak
   *[no] nie
 }; ustalone wybory: { $choices ->
    [none] brak
   *[other] { $choices }
 }. [{ $line }]
warcry-order-ability-always = Reakcja { $ability ->
    [any] karty { $unit }
   *[other] karty { $unit } o numerze { $ability }
 } jest zawsze używana. Własny oddział: { $own ->
    [any] dowolny
   *[other] { $own }
 }; wrogi oddział: { $enemy ->
    [any] dowolny
   *[other] { $enemy }
 }; najwyższy rzut: { $roll ->
    [any] dowolny
   *[other] { $roll }
 }; tylko przy grożącej przegranej: { $losing ->
    [yes] tak
   *[no] nie
 }. [{ $line }]
warcry-order-ability-never = Reakcja { $ability ->
    [any] karty { $unit }
   *[other] karty { $unit } o numerze { $ability }
 } nigdy nie jest używana. [{ $line }]
warcry-event-order-ask = { $what ->
    [block] Padnie pytanie, czy blokujesz (WC-P6).
    [tactics] Pytanie padnie przy każdej wymianie taktyk (WC-P6).
    [muster] Pytanie padnie w każdej turze rekrutacji (WC-P3).
    [follow_up] Padnie pytanie, czy wykonujesz wypad (WC-P6).
    [follow_up_defender] Padnie pytanie, kto stawi czoła wypadowi (WC-P6).
   *[reaction] Pytanie padnie zawsze, gdy tej reakcji można użyć (WC-P5).
 }
table-button-plan = Rekrutuj z listy…
table-form-plan-title = Rekrutacja z listy
table-form-plan-list = Karty od najbardziej pożądanej
table-form-plan-help = Każda w swoim wierszu; usuń te, których nie chcesz
table-form-plan-then = Gdy żadnej nie da się zrekrutować
table-form-plan-pass = Pasuję
table-form-plan-ask = Pytaj mnie
table-form-plan-drawn = Stop, gdy dobiorę
table-form-plan-drawn-help = Identyfikatory po przecinku; other: karta spoza listy
table-form-plan-foe = Stop, gdy przeciwnik zrekrutuje
table-form-plan-foe-help = Identyfikatory z przecinkami; any: cokolwiek; pass: gdy spasuje
