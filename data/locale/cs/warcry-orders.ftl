# Vlastní stálé pokyny a připravené karty hráče ve WarCry, sdělované jen jemu. $line je zápis, který pokyn vydává.
# $own a $enemy jsou jednotky, $roll je číslo; „any“ znamená bez omezení.

warcry-order-block-never = Neblokuješ. [{ $line }]
warcry-order-block-with = { $target ->
    [any] { $unit } blokuje každého útočníka. [{ $line }]
   *[other] { $unit } blokuje, když útočí { $target }. [{ $line }]
 }
warcry-order-pass-always = V každé výměně taktik pasuješ. [{ $line }]
warcry-order-pass-combat = Do konce tohoto souboje pasuješ. [{ $line }]
warcry-order-pass-muster = Do konce tohoto verbování pasuješ. [{ $line }]
warcry-order-muster-plan = Verbuješ první z těchto karet, kterou lze: { $cards }. Když nelze žádnou, { $passes ->
    [yes] pasuješ
   *[no] dostaneš otázku
 }.{ $drawn ->
    [none] { "" }
   *[other] {" "}Seznam se zastaví, jakmile dobereš jednu z těchto karet: { $drawn }.
 }{ $other ->
    [yes] {" "}Seznam se zastaví, jakmile dobereš kartu, která na něm není.
   *[no] { "" }
 }{ $foe ->
    [none] { "" }
   *[other] {" "}Seznam se zastaví, jakmile soupeř naverbuje jednu z těchto karet: { $foe }.
 }{ $any ->
    [yes] {" "}Seznam se zastaví, jakmile soupeř cokoli naverbuje.
   *[no] { "" }
 }{ $foe_passes ->
    [yes] {" "}Seznam se zastaví, jakmile soupeř pasuje.
   *[no] { "" }
 } [{ $line }]
warcry-order-pass-ahead = Pasuješ, dokud vedeš alespoň o { $margin }. [{ $line }]
warcry-order-pass-behind = Pasuješ, dokud prohráváš alespoň o { $margin }. [{ $line }]
warcry-order-follow-up-always = Dodatečný útok provedeš vždy. [{ $line }]
warcry-order-follow-up-never = Dodatečný útok neprovedeš nikdy. [{ $line }]
warcry-order-follow-up-defender = Dodatečnému útoku čelí tyto jednotky v tomto pořadí: { $units }. [{ $line }]
warcry-order-armed = Připravená karta: „{ $card }“. Vlastní jednotka: { $own ->
    [any] libovolná
   *[other] { $own }
 }; nepřátelská jednotka: { $enemy ->
    [any] libovolná
   *[other] { $enemy }
 }; nejvyšší hod: { $roll ->
    [any] libovolný
   *[other] { $roll }
 }; jen při hrozící prohře: { $losing ->
    [yes] ano
   *[no] ne
 }; pevné volby: { $choices ->
    [none] žádné
   *[other] { $choices }
 }. [{ $line }]
warcry-order-ability-always = Reakce { $ability ->
    [any] karty { $unit }
   *[other] karty { $unit } číslo { $ability }
 } se použije vždy. Vlastní jednotka: { $own ->
    [any] libovolná
   *[other] { $own }
 }; nepřátelská jednotka: { $enemy ->
    [any] libovolná
   *[other] { $enemy }
 }; nejvyšší hod: { $roll ->
    [any] libovolný
   *[other] { $roll }
 }; jen při hrozící prohře: { $losing ->
    [yes] ano
   *[no] ne
 }. [{ $line }]
warcry-order-ability-never = Reakce { $ability ->
    [any] karty { $unit }
   *[other] karty { $unit } číslo { $ability }
 } se nepoužije nikdy. [{ $line }]
warcry-event-order-ask = { $what ->
    [block] Dostaneš otázku, zda blokuješ (WC-P6).
    [tactics] Otázku dostaneš při každé výměně taktik (WC-P6).
    [muster] Otázku dostaneš v každém tahu verbování (WC-P3).
    [follow_up] Dostaneš otázku, zda provedeš dodatečný útok (WC-P6).
    [follow_up_defender] Dostaneš otázku, kdo se dodatečnému útoku postaví (WC-P6).
   *[reaction] Otázku dostaneš vždy, když lze tuto reakci použít (WC-P5).
 }
table-button-plan = Verbovat podle seznamu…
table-form-plan-title = Verbování podle seznamu
table-form-plan-list = Karty od nejžádanější
table-form-plan-help = Každá na svém řádku; co nechceš, smaž
table-form-plan-then = Když nelze naverbovat žádnou
table-form-plan-pass = Pasuji
table-form-plan-ask = Zeptat se mě
table-form-plan-drawn = Zastavit, když doberu
table-form-plan-drawn-help = Označení oddělená čárkami; other: karta mimo seznam
table-form-plan-foe = Zastavit, když soupeř naverbuje
table-form-plan-foe-help = Označení s čárkami; any: cokoli; pass: když pasuje
