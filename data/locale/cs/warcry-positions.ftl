# Chyby v pozicích WarCry: ručně psaných (position-...) a upravovaných (check-...).

## Ručně psané

fault-position-no-combat = Ve fázi { $phase } je třeba zadat souboj.
fault-position-combat-not-now = Ve fázi { $phase } neprobíhá žádný souboj.
fault-position-cards-before-setup = { $seat } nemůže mít nikde karty, dokud nejsou vybrány balíčky.
fault-position-nobody-left = { $seat } nemá jednotku, kterou by šlo vybrat.
fault-position-no-winner = V ukončené hře má počet vyhraných bitev { $wins } právě jeden hráč (WC-12.8).
fault-position-seat-twice = Týž hráč je už popsán v { $other }.
fault-position-bad-value = { $near ->
    [no_suggestion] „{ $found }“ není povoleno; možnosti: { $allowed }.
   *[other] „{ $found }“ není povoleno; nemá to být „{ $near }“? Možnosti: { $allowed }.
 }
fault-position-supply = Zásoby v bitvě { $battle } jsou { $supply } (WC-3.3).
fault-position-open-questions = Pozice nemá otevřené otázky; ty vyplývají z fáze (WC-P15).
fault-position-too-many = Příliš mnoho položek; povoleno je nejvýše { $most }.
fault-position-one-side-fights = { $unit } a { $target } patří témuž hráči.
fault-position-missing-key = Chybí klíč „{ $name }“.
fault-position-unknown-key = { $near ->
    [no_suggestion] Klíč „{ $found }“ tu není znám.
   *[other] Klíč „{ $found }“ tu není znám; nemá to být „{ $near }“?
 }
fault-position-unknown-piece = V této pozici není kus „{ $found }“.
fault-position-blocked = „blocked“ říká, zda někdo blokuje; nesedí to s obráncem { $unit } a cílem { $target }.
fault-position-unknown-card = { $near ->
    [no_suggestion] Karta „{ $found }“ neexistuje.
   *[other] Karta „{ $found }“ neexistuje; nemá to být „{ $near }“?
 }
fault-position-wrong-zone = Karta „{ $card }“ tu nemůže ležet (WC-1.5).
fault-position-bad-id = „{ $found }“ není označení kusu tohoto hráče; označení vypadají jako A3 (WC-P20).
fault-position-id-twice = Označení „{ $found }“ je už použito v { $other } (WC-P20).
fault-position-bad-unit = { $near ->
    [no_suggestion] „{ $found }“ nepopisuje jednotku.
   *[other] „{ $found }“ nepopisuje jednotku; nemá to být „{ $near }“?
 }
fault-position-unit-twice = „{ $found }“ odporuje tomu, co tento zápis o jednotce už říká.
fault-position-entered-twice = Pořadové číslo vstupu do hry { $found } už je obsazeno.
fault-position-two-sides = { $seat }: karta „{ $card }“ patří jiné straně než ostatní karty tohoto hráče; balíček má jednu stranu a neutrální karty (WC-1.4).
fault-position-already-won = { $seat } má už dvě vyhrané bitvy, takže hra je u konce: phase = "finished" (WC-12.8).
fault-position-wrong-type = Očekává se: { $expected ->
    [table] tabulka
    [list] seznam
    [text] text
    [number] celé číslo
    [truth] true nebo false
   *[other] { $expected }
 }; je tu: { $found }
fault-position-out-of-range = { $found } je mimo rozsah; očekává se { $least } až { $most }.

## Upravené

fault-check-unknown-card = { $seat }: karta „{ $given }“ neexistuje.
fault-check-wrong-zone = { $seat }: karta „{ $card }“ nemůže ležet v oblasti: { $zone } (WC-1.5).
fault-check-cards-lost = { $seat }: „{ $card }“: je tu { $count } ks, v seznamu balíčku však { $listed } ks.
fault-check-gold = { $seat } utrácí { $spent ->
        [one] { $spent } zlatý
        [few] { $spent } zlaté
       *[other] { $spent } zlatých
     }; smí 0 až { $supply } (WC-3.3).
fault-check-wins = { $seat } nemůže mít tolik vyhraných bitev: { $wins } (WC-12.8).
fault-check-roll-feed = { $seat }: zadané hody musí být čísla od 1 do 6.
fault-check-line = { $seat }: { $unit } stojí v neznámé linii „{ $line }“.
fault-check-tokens = { $seat }: { $unit } má neznámý žeton.
fault-check-attachment = { $seat }: { $unit } nesmí mít vybavení „{ $card }“ (WC-3.10).
fault-check-attachments-share = { $seat }: dvě vybavení { $unit } mají společné klíčové slovo (WC-3.9).
fault-check-piece-id = { $seat }: „{ $piece }“ není označení kusu tohoto hráče (WC-P20).
fault-check-piece-twice = { $seat }: označení „{ $piece }“ je tu dvakrát (WC-P20).
fault-check-piece-unlisted = { $seat }: označení „{ $piece }“ v seznamu kusů není, nebo s jinou kartou.
fault-check-unique = Jedinečná karta „{ $given }“ je ve hře vícekrát: { $count } (WC-2.27).
fault-check-battle = Bitva { $battle } neexistuje.
fault-check-passes = Nemůže být tolik pasů po sobě: { $count }.
fault-check-seat = V této hře není místo { $given }.
fault-check-no-combat = Fáze { $phase } a souboj k sobě nesedí.
fault-check-fighters = { $unit } a { $target } spolu nemohou bojovat.
fault-check-stray-on-battlefield = { $seat }: { $unit } stojí na bojišti, aniž je v souboji.
