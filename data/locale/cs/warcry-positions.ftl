# Chyby v pozicích WarCry: ručně psaných (position-...) a upravovaných (check-...).

## Ručně psané

fault-position-no-combat = Ve fázi { $phase } je třeba zadat souboj.
fault-position-combat-not-now = Ve fázi { $phase } neprobíhá žádný souboj.
fault-position-cards-before-setup = { $seat } nemůže mít nikde karty, dokud nejsou vybrány balíčky.
fault-position-nobody-left = { $seat } nemá jednotku, kterou by šlo vybrat.
fault-position-no-winner = V ukončené hře má počet vyhraných bitev { $wins } právě jeden hráč.
fault-position-seat-twice = Týž hráč je už popsán v { $other }.
fault-position-bad-value = „{ $found }“ není povoleno; možnosti: { $allowed }.
fault-position-supply = Zásoby v bitvě { $battle } jsou { $supply }.
fault-position-open-questions = Pozice nemá otevřené otázky; ty vyplývají z fáze.
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
fault-position-wrong-zone = Karta „{ $card }“ tu nemůže ležet.
fault-position-bad-id = „{ $found }“ není označení kusu tohoto hráče; označení vypadají jako A3.
fault-position-id-twice = Označení „{ $found }“ je už použito v { $other }.
fault-position-bad-unit = „{ $found }“ nepopisuje jednotku.
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
fault-check-wrong-zone = { $seat }: karta „{ $card }“ nemůže ležet v oblasti: { $zone }.
fault-check-cards-lost = { $seat }: „{ $card }“: je tu { $count } ks, v seznamu balíčku však { $listed } ks.
fault-check-gold = { $seat } má utraceno { $spent } zlata; smí 0 až { $supply }.
fault-check-wins = { $seat } nemůže mít tolik vyhraných bitev: { $wins }.
fault-check-roll-feed = { $seat }: zadané hody musí být čísla od 1 do 6.
fault-check-line = { $seat }: { $unit } stojí v neznámé linii „{ $line }“.
fault-check-tokens = { $seat }: { $unit } má neznámý žeton.
fault-check-attachment = { $seat }: { $unit } nesmí mít vybavení „{ $card }“.
fault-check-attachments-share = { $seat }: dvě vybavení { $unit } mají společné klíčové slovo.
fault-check-piece-id = { $seat }: „{ $piece }“ není označení kusu tohoto hráče.
fault-check-piece-twice = { $seat }: označení „{ $piece }“ je tu dvakrát.
fault-check-piece-unlisted = { $seat }: označení „{ $piece }“ v seznamu kusů není, nebo s jinou kartou.
fault-check-unique = Jedinečná karta „{ $given }“ je ve hře vícekrát: { $count }.
fault-check-battle = Bitva { $battle } neexistuje.
fault-check-passes = Nemůže být tolik pasů po sobě: { $count }.
fault-check-seat = V této hře není místo { $given }.
fault-check-no-combat = Fáze { $phase } a souboj k sobě nesedí.
fault-check-fighters = { $unit } a { $target } spolu nemohou bojovat.
fault-check-stray-on-battlefield = { $seat }: { $unit } stojí na bojišti, aniž je v souboji.
