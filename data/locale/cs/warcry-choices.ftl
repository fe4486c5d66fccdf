# Co hráč může udělat, jako položky seznamu a tlačítka: krátce, bez tečky. „none“ znamená nic.

warcry-doing-deck = Vybrat balíčky
warcry-doing-choose-muster-order = Pořadí verbování
warcry-doing-muster-unit = Naverbovat jednotku
warcry-doing-muster-attachment = Naverbovat vybavení
warcry-doing-muster-pass = Ukončit verbování
warcry-doing-attack = Útok
warcry-doing-ranged-attack = Střelba
warcry-doing-play-command = Zahrát povel nebo strategii
warcry-doing-use-command = Použít povel z karty
warcry-doing-move = Přesun do bojové linie
warcry-doing-pass = Pasovat
warcry-doing-retreat = Ústup
warcry-doing-retreat-unit = Ustupující jednotky
warcry-doing-play-tactic = Zahrát taktiku
warcry-doing-use-tactic = Použít schopnost
warcry-doing-tactic-pass = Pasovat
warcry-doing-follow-up = Dodatečný útok
warcry-doing-follow-up-defender = Čelit dodatečnému útoku
warcry-doing-tie-break-unit = Jednotka do posledního souboje
warcry-doing-clean-up = Ponechané jednotky

warcry-do-deck = { $deck }
warcry-do-choose-muster-order = První verbuje { $first }
warcry-do-muster-unit = Naverbovat: { $card } → { $line ->
    [battle] bojová linie
   *[reserve] záložní linie
 } (cena { $cost }, síla { $strength })
warcry-do-muster-attachment = Připojit: { $card } → { $unit } (cena { $cost })
warcry-do-muster-pass = Pasovat až do konce verbování
warcry-do-muster-on = Pokračovat v seznamu
warcry-do-attack = Útok: { $from } → { $to } · { $value } : { $against }
warcry-do-ranged-attack = Střelba: { $from } → { $to } · { $value } : { $against }
warcry-do-play-command = Zahrát: { $card }{ $choices ->
    [none] { "" }
   *[other] {" "}→ { $choices }
 }
warcry-do-use-command = Použít: { $piece }{ $choices ->
    [none] { "" }
   *[other] {" "}→ { $choices }
 }
warcry-do-move = Přesun: { $unit } → bojová linie
warcry-do-pass = Pasovat
warcry-do-retreat = Ústup: vzdát tuto bitvu
warcry-do-retreat-unit = { $test ->
    [yes] Zkouška: { $unit } (morálka { $leadership })
   *[no] Odhodit: { $unit }
 }
warcry-do-play-tactic = { $card } ({ $from }, cena { $cost }){ $choices ->
    [none] { "" }
   *[other] {" "}→ { $choices }
 }
warcry-do-use-tactic = Použít: { $piece }{ $choices ->
    [none] { "" }
   *[other] {" "}→ { $choices }
 }
warcry-do-tactic-pass = Pasovat: žádná taktika
warcry-do-pass-combat = Pasovat do konce souboje
warcry-do-follow-up = { $yes ->
    [yes] Provést dodatečný útok
   *[no] Bez dodatečného útoku
 }
warcry-do-follow-up-defender = Čelit: { $from } · { $strength } : { $against }
warcry-do-tie-break-unit = Vyslat: { $from } · síla { $strength }
warcry-do-clean-up = Bojová linie: { $battle ->
    [none] nikdo
   *[other] { $battle }
 }; záložní linie: { $reserve ->
    [none] nikdo
   *[other] { $reserve }
 }
warcry-do-concede = Vzdát hru
warcry-do-block = Blokovat: { $from } · { $strength } : { $against }
warcry-do-no-block = Neblokovat
warcry-do-react = Reakce: { $card }{ $unit ->
    [none] { "" }
   *[other] {" "}({ $unit })
 }
warcry-do-no-reaction = Bez reakce

# Co která položka dělá, vedle jejího popisku v seznamu.
warcry-about-deck = Mimo jiné: { $cards }
warcry-about-muster-unit = taktika { $tactics } · morálka { $leadership } · { $speed }{ $effect ->
    [none] { "" }
   *[other] {" "}· { $effect }
 }
warcry-about-muster-attachment = { $effect }
warcry-about-attack = { $unit } · cíl: { $target }{ $state ->
    [committed] {" "}(vyčerpaná)
   *[ready] { "" }
 }
warcry-about-ranged-attack = { $unit } · cíl: { $target }{ $state ->
    [committed] {" "}(vyčerpaná)
   *[ready] { "" }
 }
warcry-about-follow-up-defender = { $unit }
warcry-about-tie-break-unit = { $unit }
warcry-about-block = { $unit }
warcry-about-play-command = { $effect }
warcry-about-use-command = { $effect }
warcry-about-react = { $effect }
warcry-about-play-tactic = { $effect }
warcry-about-use-tactic = { $effect }
once-more-retreat = Ústupem tuto bitvu vzdáš: soupeř ji hned vyhraje.
once-more-muster-end = Ještě se dá něco naverbovat; po pasování už v této bitvě nenaverbuješ nic.
