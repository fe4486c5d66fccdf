# Chyby balíků karet, porušená pravidla stavby balíčků, rady kontroly balíčku.
# $fault je celá věta z tohoto souboru, $clause bod přehledu pravidel.

## Kde chyba leží

pack-place-file = { $file }: { $fault } [{ $clause }]
pack-place-line = { $file }, řádek { $line }: { $fault } [{ $clause }]
pack-place-column = { $file }, řádek { $line }, { $column }: { $fault } [{ $clause }]
pack-place-cell = { $file }, řádek { $line }, sloupec { $column }, znak { $position }: { $fault } [{ $clause }]
pack-place-card-line = { $file }, řádek { $line }, karta { $card }: { $fault } [{ $clause }]
pack-place-card-column = { $file }, řádek { $line }, { $column }, karta { $card }: { $fault } [{ $clause }]
pack-place-card-cell = { $file }, řádek { $line }, karta { $card }, sloupec { $column }, znak { $position }: { $fault } [{ $clause }]
pack-faults = { $count ->
    [one] Balík karet byl odmítnut: má { $count } chybu.
    [few] Balík karet byl odmítnut: má { $count } chyby.
   *[other] Balík karet byl odmítnut: má { $count } chyb.
 }

## Složka a soubory

pack-folder-missing = Složka balíku karet „{ $folder }“ neexistuje.
pack-too-many-files = { $count ->
    [one] Ve složce balíku je { $count } soubor; povoleno jich je nejvýše { $most }.
    [few] Ve složce balíku jsou { $count } soubory; povoleno jich je nejvýše { $most }.
   *[other] Ve složce balíku je { $count } souborů; povoleno jich je nejvýše { $most }.
 }
pack-not-a-file = „{ $file }“ ve složce balíku je odkaz nebo složka, nikoli soubor.
pack-too-large = Soubory balíku jsou dohromady příliš velké, bajtů: { $size }; povoleno je nejvýše { $most }.
pack-file-unreadable = Soubor „{ $file }“ nelze přečíst.
pack-file-oversized = Soubor „{ $file }“ je příliš velký, bajtů: { $size }; povoleno je nejvýše { $most }.
pack-file-too-large = Soubor je příliš velký, bajtů: { $size }; povoleno je nejvýše { $most }.
pack-file-missing = Tento soubor chybí.
pack-file-empty = Soubor je prázdný; na prvním řádku musí být názvy sloupců.
pack-not-utf8 = Text není zapsán v UTF-8: bajt { $found } tu nemůže být.
pack-csv-broken = Od tohoto řádku jsou uvozovky nebo konce řádků porušené a tabulku nelze přečíst.
pack-columns-too-many = Soubor má příliš mnoho sloupců: { $count }; povoleno je nejvýše { $most }.
pack-rows-too-many = Soubor má příliš mnoho řádků; povoleno je nejvýše { $most }.
pack-column-unknown = V tomto souboru není sloupec „{ $found }“{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-column-twice = Sloupec „{ $found }“ je tu dvakrát.
pack-column-missing = Chybí sloupec „{ $word }“.
pack-field-count = { $count ->
    [one] Řádek má { $count } pole; první řádek jich slibuje { $expected }.
    [few] Řádek má { $count } pole; první řádek jich slibuje { $expected }.
   *[other] Řádek má { $count } polí; první řádek jich slibuje { $expected }.
 }
pack-cell-too-long = Text je příliš dlouhý, znaků: { $length }; povoleno je nejvýše { $most }.
pack-control-character = Neviditelný znak { $code } tu není dovolen.
data-name-bad = „{ $found }“ nemůže být název datového souboru.
data-file-missing = Program nemá datový soubor „{ $file }“.

## Buňky

pack-cell-empty = Buňka je prázdná, něco v ní být musí.
pack-bad-name = „{ $found }“ smí mít nejvýše { $most } znaků, bez mezer na začátku a na konci a bez dvojitých mezer.
pack-bad-id = „{ $found }“ nemůže být označení karty: dovolena jsou jen písmena bez diakritiky, číslice, „-“ a „_“, nejvýše 32 znaků.
pack-id-twice = Označení „{ $found }“ je už použito: { $other_file }, řádek { $other_line }.
pack-name-twice = Název „{ $found }“ je už použit: { $other_file }, řádek { $other_line }.
pack-not-one-of = „{ $found }“ tu není dovoleno; očekáváno jedno z: { $words }.
pack-not-integer = „{ $found }“ není celé číslo; očekáváno číslo od { $least } do { $most }.
pack-out-of-range = Číslo { $found } je mimo rozsah; očekáváno číslo od { $least } do { $most }.
pack-bad-keyword = „{ $found }“ není klíčové slovo: na začátku je malé písmeno, pak malá písmena, číslice a „_“; slova odděluje pouze „;“.
pack-keyword-reserved = „{ $found }“ je slovo jazyka efektů a nemůže být klíčovým slovem.
pack-keyword-speed = „{ $found }“ je typ jednotky a nemůže být klíčovým slovem; patří do sloupce „speed“.
pack-keyword-twice = Klíčové slovo „{ $found }“ je tu dvakrát.
pack-text-missing = Karta má schopnosti, ale nemá text.
pack-text-idle = Karta má text, ale nemá schopnosti.
pack-translation-idle = Překlad tu je, ale anglický text je prázdný.
pack-translation-numbers = Čísla v tomto textu ({ $found }) se liší od čísel v anglickém textu ({ $expected }).

## Jazyk efektů: gramatika

pack-text-too-long = Schopnosti jsou příliš dlouhé, znaků: { $length }; povoleno je nejvýše { $most }.
pack-text-too-deep = Závorky jsou vnořeny příliš hluboko; dovolená hloubka je { $most }.
pack-unexpected = { $expected ->
    [list] Očekáváno „[“, nalezeno „{ $found }“.
    [end] Očekáván konec buňky, nalezeno „{ $found }“.
    [ability] Očekávána schopnost, například terror(1), nalezeno „{ $found }“.
    [round] Očekáváno „(“, nalezeno „{ $found }“.
    [comma_or_round] Očekáváno „,“ nebo „)“, nalezeno „{ $found }“.
    [comma_or_square] Očekáváno „,“ nebo „]“, nalezeno „{ $found }“.
   *[value] Očekáváno slovo, číslo, seznam nebo volání, nalezeno „{ $found }“.
 }
pack-text-ends = { $expected ->
    [list] Buňka končí tam, kde bylo očekáváno „[“; karta bez schopností má „[]“.
    [ability] Buňka končí tam, kde byla očekávána schopnost.
    [round] Buňka končí tam, kde bylo očekáváno „(“.
    [comma_or_round] Buňka končí tam, kde bylo očekáváno „,“ nebo „)“.
    [comma_or_square] Buňka končí tam, kde bylo očekáváno „,“ nebo „]“.
   *[value] Buňka končí tam, kde bylo očekáváno slovo, číslo, seznam nebo volání.
 }
pack-bad-character = Znak „{ $found }“ ({ $code }) do jazyka nepatří; očekávána slova, celá čísla, závorky, čárky a „=“.
pack-bad-number = „{ $found }“ není zapsáno jako celé číslo; očekávány číslice bez nul na začátku, u záporného čísla s „-“ před nimi.
pack-number-size = Číslo { $found } je mimo rozsah; očekáváno číslo od { $least } do { $most }.
pack-bad-word = „{ $found }“ není slovo tohoto jazyka; očekávána malá písmena, číslice a „_“.
pack-trailing-comma = Za touto čárkou nic není.
pack-key-twice = Klíč „{ $found }“ je tu dvakrát.
pack-positional-late = „{ $found }“ je za argumentem s klíčem; argumenty bez klíče jsou první.

## Jazyk efektů: počet a druh argumentů

pack-arguments-exact = { $least ->
    [one] „{ $call }“ má mít přesně { $least } argument, nalezeno: { $count }.
    [few] „{ $call }“ má mít přesně { $least } argumenty, nalezeno: { $count }.
   *[other] „{ $call }“ má mít přesně { $least } argumentů, nalezeno: { $count }.
 }
pack-arguments-least = { $least ->
    [one] „{ $call }“ má mít nejméně { $least } argument, nalezeno: { $count }.
    [few] „{ $call }“ má mít nejméně { $least } argumenty, nalezeno: { $count }.
   *[other] „{ $call }“ má mít nejméně { $least } argumentů, nalezeno: { $count }.
 }
pack-arguments-range = „{ $call }“ má mít počet argumentů od { $least } do { $most }, nalezeno: { $count }.
pack-expected-player = Očekáván hráč (own nebo enemy), nalezeno „{ $found }“.
pack-expected-side = Očekáván hráč (own, enemy nebo any_side), nalezeno „{ $found }“.
pack-expected-word = Očekáváno jedno z: { $words }; nalezeno „{ $found }“.
pack-expected-integer = Očekáváno celé číslo, nalezeno „{ $found }“.
pack-expected-unit = Očekávána jedna jednotka (me, mine, foe, that, target nebo chosen), nalezeno „{ $found }“.
pack-expected-selector = Očekávána jednotka nebo výběr jednotek (pick, foe_pick, pick_up_to, all), nalezeno „{ $found }“.
pack-expected-single = Očekávána právě jedna jednotka (slovo pro jednotku, pick nebo foe_pick), nalezeno „{ $found }“.
pack-expected-wide = Očekávána jednotka nebo „all(...)“, nalezeno „{ $found }“; stálá schopnost nic nevybírá.
pack-expected-price = Cena karet se mění jen pro all(own, ...) nebo all(enemy, ...), nalezeno „{ $found }“.
pack-expected-operations = Očekáván seznam s nejméně jednou operací, nalezeno „{ $found }“.
pack-expected-list = Za „{ $word }=“ byl očekáván seznam v hranatých závorkách, nalezeno „{ $found }“.
pack-expected-pile = Očekávána karta z odkládacího balíčku, pick_discard(...), nalezeno „{ $found }“.
pack-expected-term = „{ $found }“ není podmínka výběru ani klíčové slovo žádné jednotky z načtených balíků{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-expected-keyword = „{ $found }“ není typ jednotky ani klíčové slovo žádné jednotky z načtených balíků{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-expected-number = Očekáváno číslo, nalezeno „{ $found }“{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-expected-condition = Očekávána podmínka, nalezeno „{ $found }“{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-expected-cost = Očekávána cena, nalezeno „{ $found }“{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-expected-payable = Očekávána cena, kterou lze žádat po hráči (discard, discard_hand, commit_one, destroy_one), nalezeno „{ $found }“{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-expected-operation = Očekávána operace, nalezeno „{ $found }“{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-expected-modifier = Očekávána úprava (stat nebo flag), nalezeno „{ $found }“{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-expected-trigger = Očekávána událost, na kterou reakce odpovídá, nalezeno „{ $found }“{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-expected-ability = „{ $found }“ není schopnost{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }

## Jazyk efektů: co kde smí stát

pack-not-bound = „{ $found }“ tu nic neznamená: v „{ $place }“ slovo „{ $word }“ neoznačuje žádnou jednotku.
pack-not-allowed = „{ $found }“ není v „{ $place }“ dovoleno.
pack-no-combat = „{ $found }“ se ptá na souboj, ale při „{ $trigger }“ žádný není.
pack-needs-attachment = „{ $found }“ je jen pro vybavení.
pack-term-not-printed = U karty v odkládacím balíčku nelze zjišťovat „{ $found }“; očekávána klíčová slova, typy jednotek, unique, cena nebo síla.
pack-static-reads = Stálá schopnost nesmí číst „{ $found }“, protože to stálé schopnosti mění.
pack-trigger-me-carrier = „{ $found }“ v „{ $trigger }“ je jen pro jednotky a vybavení.
pack-trigger-me-after = „{ $found }“ nesmí v „{ $trigger }“ následovat po „{ $player }“.
pack-ability-misfit = Schopnost „{ $found }“ se nehodí ke kartě typu „{ $carrier }“; očekáváno: { $words }.
pack-ability-required = Karta typu „{ $carrier }“ musí mít schopnost: { $words }.
pack-ability-once = Karta typu „{ $carrier }“ má právě jednu schopnost; „{ $found }“ je už navíc.
pack-positional-here = „{ $found }“ je v „{ $call }“ bez klíče, ale každý argument ho tu musí mít.
pack-key-not-here = „{ $call }“ nemá žádné klíče, nalezeno „{ $found }“.
pack-key-missing = V „{ $call }“ chybí klíč „{ $word }“.
pack-key-unknown = „{ $call }“ nemá klíč „{ $found }“; očekáváno: { $words }.
pack-list-empty = Seznam za „{ $word }=“ nesmí být prázdný.
pack-limit-not-here = „{ $found }“ v „{ $call }“ je jen pro karty ve hře, ne pro karty akce.
pack-limit-needs-cost = „limit=none“ v „{ $call }“ potřebuje cenu.

## decks.toml

pack-line-too-long = Řádek je příliš dlouhý, znaků: { $length }; povoleno je nejvýše { $most }.
pack-toml-broken = Od tohoto řádku soubor není platný TOML.
pack-toml-too-deep = Seznamy, tabulky a klíče s tečkami jsou tu vnořeny hlouběji než { $most }.
pack-toml-too-much = Soubor má příliš mnoho { $kind ->
    [tables] tabulek; povoleno je nejvýše { $most }.
   *[values] hodnot; povoleno je nejvýše { $most }.
 }
pack-word-unknown = Klíč ani tabulka „{ $found }“ tu není{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-deck-bad-table = „{ $deck }“ není balíček: očekávána tabulka, jejíž název má jen malá písmena, číslice a „_“.
pack-deck-twice = Balíček „{ $deck }“ už tu je: { $other_file }, řádek { $other_line }.
pack-deck-key-unknown = Balíček „{ $deck }“ nemá pole „{ $found }“; očekáváno: { $words }.
pack-deck-key-missing = Balíčku „{ $deck }“ chybí pole „{ $word }“.
pack-deck-not-text = Pole „{ $word }“ balíčku „{ $deck }“ musí být text v uvozovkách.
pack-deck-not-table = Pole „{ $word }“ balíčku „{ $deck }“ musí být tabulka označení karet a čísel.
pack-deck-side = „{ $found }“ není strana, kterou balíček může mít; očekáváno jedno z: { $words }.
pack-deck-unknown-card = Karta s označením „{ $found }“ neexistuje{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-deck-copies = „{ $found }“ není počet kusů; očekáváno celé číslo od 1 do { $most }.
pack-deck-muster = „{ $found }“ není položka seznamu `muster`: očekáváno označení karty z armádního balíčku, za jednotkou i její linie (battle nebo reserve), nejvýše tolikrát, kolikrát ji balíček má.

## Kontrola balíčku

deck-side-unknown = „{ $found }“ není strana; zvol grand_alliance nebo hordes.
deck-unknown-card = Karta „{ $found }“ neexistuje{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
deck-count-low = { $card }: počet kusů musí být nejméně 1, nalezeno { $count }.
deck-not-army-card = { $card } je karta akce a nemůže být v balíčku armády.
deck-not-action-card = { $card } je jednotka nebo vybavení a nemůže být v balíčku akcí.
deck-wrong-side = { $side ->
    [grand_alliance] { $card } je karta Velké aliance a nemůže být v balíčku Hord temnoty.
   *[hordes] { $card } je karta Hord temnoty a nemůže být v balíčku Velké aliance.
 }
deck-army-small = { $count ->
    [one] Balíček armády má { $count } kartu, ale musí mít nejméně { $least }; chybí: { $missing }.
    [few] Balíček armády má { $count } karty, ale musí mít nejméně { $least }; chybí: { $missing }.
   *[other] Balíček armády má { $count } karet, ale musí mít nejméně { $least }; chybí: { $missing }.
 }
deck-action-small = { $count ->
    [one] Balíček akcí má { $count } kartu, ale musí mít nejméně { $least }; chybí: { $missing }.
    [few] Balíček akcí má { $count } karty, ale musí mít nejméně { $least }; chybí: { $missing }.
   *[other] Balíček akcí má { $count } karet, ale musí mít nejméně { $least }; chybí: { $missing }.
 }
deck-too-many-copies = { $pile ->
    [army] Příliš mnoho kusů v balíčku armády: { $name }, { $count }; dovoleny jsou nejvýše { $most }.
   *[action] Příliš mnoho kusů v balíčku akcí: { $name }, { $count }; dovoleny jsou nejvýše { $most }.
 }
deck-no-unit = V balíčku armády musí být nejméně jedna jednotka.
deck-dice-low = { $count ->
    [one] Součet čísel hodů v balíčku akcí ({ $count } karta) je { $total }; pod { $least } (průměr 3,0) budou tvé hody slabé.
    [few] Součet čísel hodů v balíčku akcí ({ $count } karty) je { $total }; pod { $least } (průměr 3,0) budou tvé hody slabé.
   *[other] Součet čísel hodů v balíčku akcí ({ $count } karet) je { $total }; pod { $least } (průměr 3,0) budou tvé hody slabé.
 }
deck-dice-high = { $count ->
    [one] Součet čísel hodů v balíčku akcí ({ $count } karta) je { $total }; nad { $most } (průměr 4,0) se mnoho zkoušek nepovede.
    [few] Součet čísel hodů v balíčku akcí ({ $count } karty) je { $total }; nad { $most } (průměr 4,0) se mnoho zkoušek nepovede.
   *[other] Součet čísel hodů v balíčku akcí ({ $count } karet) je { $total }; nad { $most } (průměr 4,0) se mnoho zkoušek nepovede.
 }
deck-list-unknown = Řádek { $list_line }: karta ani hotový balíček „{ $found }“ neexistuje{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
deck-list-bad-count = Řádek { $list_line }, karta { $card }: „{ $found }“ není počet kusů; očekáváno celé číslo od 1 do { $most }.
deck-list-too-long = Seznam je příliš dlouhý, znaků: { $length }; povoleno je nejvýše { $most }.
deck-list-empty = Seznam je prázdný; piš jednu kartu na řádek, například „2 GA-U01“, nebo označení hotového balíčku.

## Vlastní balíky serverů
