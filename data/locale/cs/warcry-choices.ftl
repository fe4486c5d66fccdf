# Co hráč může udělat, jako položky seznamu a tlačítka: krátce, bez tečky. „none“ znamená nic.

warcry-doing-deck = Vybrat balíčky
warcry-doing-choose-muster-order = Pořadí verbování
warcry-doing-muster-unit = Naverbovat jednotku
warcry-doing-muster-attachment = Naverbovat vybavení
warcry-doing-muster-pass = Ukončit verbování
warcry-doing-attack = Útok
warcry-doing-ranged-attack = Střelba
warcry-doing-play-command = Zahrát příkaz nebo strategii
warcry-doing-use-command = Použít příkazovou schopnost
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

warcry-do-deck = Hotový balíček: { $deck }
warcry-do-choose-muster-order = První verbuje { $first }
warcry-do-muster-unit = Naverbovat: { $card } -> { $line ->
    [battle] bojová linie
   *[reserve] záložní linie
 }
warcry-do-muster-attachment = Připojit: { $card } -> { $unit }
warcry-do-muster-pass = Ukončit verbování
warcry-do-attack = Útok: { $unit } -> { $target }
warcry-do-ranged-attack = Střelba: { $unit } -> { $target }{ $mode ->
    [none] { "" }
   *[other] {" "}(hodnota { $mode })
 }
warcry-do-play-command = Zahrát: { $card }{ $choices ->
    [none] { "" }
   *[other] {" "}-> { $choices }
 }
warcry-do-use-command = Použít: { $piece } (schopnost { $ability }){ $choices ->
    [none] { "" }
   *[other] {" "}-> { $choices }
 }
warcry-do-move = Přesun: { $unit } -> bojová linie
warcry-do-pass = Pasovat
warcry-do-retreat = Ústup: vzdát tuto bitvu
warcry-do-retreat-unit = { $test ->
    [yes] Zkouška: { $unit }
   *[no] Odhodit: { $unit }
 }
warcry-do-play-tactic = Zahrát: { $card }{ $by ->
    [none] { "" }
   *[other] {" "}jednotkou { $by }
 }{ $choices ->
    [none] { "" }
   *[other] {" "}-> { $choices }
 }
warcry-do-use-tactic = Použít: { $piece } (schopnost { $ability }){ $choices ->
    [none] { "" }
   *[other] {" "}-> { $choices }
 }
warcry-do-tactic-pass = Pasovat: žádná taktika
warcry-do-follow-up = { $yes ->
    [yes] Provést dodatečný útok
   *[no] Bez dodatečného útoku
 }
warcry-do-follow-up-defender = Čelit jednotkou: { $unit }
warcry-do-tie-break-unit = Vyslat: { $unit }
warcry-do-clean-up = Bojová linie: { $battle ->
    [none] nikdo
   *[other] { $battle }
 }; záložní linie: { $reserve ->
    [none] nikdo
   *[other] { $reserve }
 }
warcry-do-concede = Vzdát hru
warcry-do-block = Blokovat: { $unit }
warcry-do-no-block = Neblokovat
warcry-do-react = Reakce: { $card }{ $unit ->
    [none] { "" }
   *[other] {" "}({ $unit })
 }
warcry-do-no-reaction = Bez reakce
