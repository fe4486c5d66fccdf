# Talisman: narzędzia, które nic nie kosztują (/talisman where, odds, character, space), i powód końca gry.

command-talisman = Magia i Miecz: drogi, szanse, karty, zasady
command-talisman-where = Co czeka na Obszarach, do których prowadzi twój rzut
option-talisman-where-space = Tylko ten Obszar
command-talisman-odds = Twoje szanse w walce i wszystko, co się w niej liczy
option-talisman-odds-against = Wróg, Poszukiwacz lub Obszar; puste: wszystko tam, gdzie stoisz
option-talisman-odds-kind = Walka czy Walka Psychiczna
command-talisman-character = Arkusz Poszukiwacza w grze albo tekst jego karty
option-talisman-character-name = Który; puste: twój własny
command-talisman-space = Obszar: jego tekst, kto tam stoi i co tam leży
option-talisman-space-name = Nazwa lub identyfikator

talisman-kind-battle = Walka
talisman-kind-psychic = Walka Psychiczna

talisman-refused-no-character-yet = Nie masz Poszukiwacza w grze.
talisman-refused-odds-against-oneself = against: to twój własny Poszukiwacz.
talisman-refused-no-enemy-there = against: na żadnym Obszarze nie leży taki Wróg: „{ $given }”.

talisman-report-where-head = { $rolled ->
    [none] { $space }: dokąd prowadzi każda wyrzucona liczba:
   *[some] { $space }: dokąd prowadzi { $die }:
 }
talisman-offered = { $effect }{ $met ->
    [none] { "" }
   *[other] {" "}Są tam: { $characters }.
 }{ $lying ->
    [none] { "" }
   *[other] {" "}Karty: { $cards }.
 }{ $coins ->
    [none] { "" }
   *[other] {" "}Złoto: { $gold }.
 }{ $drawn ->
    [none] { "" }
   *[other] {" "}Do pociągnięcia: { $draw }.
 }
talisman-report-where-place = { $rolled ->
    [none] **{ $space }**
   *[some] { $rolls }: **{ $space }**
 }{ $way ->
    [bridge] {" "}(przez most)
    [portal] {" "}(próba otwarcia Wrót)
    [raft] {" "}(tratwą)
    [grant] {" "}(przyznany ruch)
    [path] {" "}(ścieżką)
   *[ring] { "" }
 }: { talisman-offered }
talisman-report-where-more = Ponadto: { $cards }.

talisman-report-space-head = **{ $space }**, { $region ->
    [outer] Kraina Zewnętrzna
    [middle] Kraina Środkowa
   *[inner] Kraina Wewnętrzna
 }. { talisman-offered }
talisman-report-space-standing = { $character } ({ $other }): Siła { $strength }, Moc { $craft }, Wytrzymałość { $lives }
talisman-thing = { $unit }{ $stat ->
    [strength] , Siła { $value }
    [craft] , Moc { $value }
   *[none] { "" }
 }{ $coins ->
    [none] { "" }
   *[other] , złoto na niej: { $gold }
 }{ $counted ->
    [none] { "" }
    [life] , Wytrzymałość, pozostało: { $left }
    [strength] , Siła, pozostało: { $left }
   *[craft] , Moc, pozostało: { $left }
 }: { $effect }
talisman-report-space-thing = { talisman-thing }
talisman-report-space-more = Ponadto: { $cards }.

talisman-report-odds-nobody = Nie ma tam z kim ani z czym walczyć.
talisman-report-odds-fight = **{ $foe }**, { $kind ->
    [psychic] Walka Psychiczna
   *[battle] Walka
 }: wygrana { $win }%, przegrana { $lose }%, remis { $draw }%.
talisman-report-odds-sides = Ty { $total }: własne { $own }{ $added ->
    [none] { "" }
   *[some] , { $parts }
 }{ $rolls ->
    [none] {" "}(bez kostki)
    [one_die] { "" }
   *[several] {" "}(kostki, liczy się najwyższa: { $dice })
 }. Przeciw tobie { $foe_total }: { $foe_hero ->
    [yes] własne { $foe_own }{ $foe_added ->
        [none] { "" }
       *[some] , { $foe_parts }
     }
   *[no] { $foe_parts }
 }{ $foe_rolls ->
    [none] {" "}(bez kostki)
    [one_die] { "" }
   *[several] {" "}(kostki, liczy się najwyższa: { $foe_dice })
 }.

talisman-report-character-head = **{ $character }** ({ $other }), Charakter: { $alignment ->
    [good] Dobry
    [evil] Zły
   *[neutral] Neutralny
 }. Obszar: { $space }. Wytrzymałość { $lives } z { $quota }, złoto { $gold }.
talisman-report-character-printed = **{ $character }**, Charakter: { $alignment ->
    [good] Dobry
    [evil] Zły
   *[neutral] Neutralny
 }. Siła { $strength }, Moc { $craft }, Wytrzymałość { $lives }, złoto { $gold }; początek: { $space }.
talisman-report-character-value = { $stat ->
    [strength] Siła { $total }
   *[craft] Moc { $total }
 }: własna { $own } (na początku { $start }){ $added ->
    [none] { "" }
   *[some] , { $parts }
 }
talisman-report-character-limits = Przedmioty: { $objects }{ $limited ->
    [yes] {" "}z { $most }
   *[no] {" "}bez ograniczeń
 }. Czary: { $spells } z { $spell_limit }.
talisman-report-character-toad = Ropucha. Pozostałe tury w tej postaci: { $count }.
talisman-report-character-to-miss = Tury do opuszczenia: { $count }.
talisman-report-character-enslaved = W niewoli: wolność daje rzut 4 lub więcej.
talisman-report-character-quest = Zadanie: { $task ->
    [take_life] odebrać Wytrzymałość innemu Poszukiwaczowi ({ $n })
    [kill_enemy] zabić Wroga ({ $n })
    [give_follower] oddać Przyjaciela ({ $n })
    [give_magic_object] oddać Magiczny Przedmiot ({ $n })
   *[give_gold] przynieść złoto Czarownikowi ({ $n })
 }{ $done ->
    [yes] , wypełniona
   *[no] { "" }
 }.
talisman-report-character-grant = Przyznany ruch: { $to ->
    [opposite] na przeciwny brzeg
    [choice_region] na dowolny Obszar tej samej Krainy
   *[space] { $card }
 }.
talisman-report-character-trophies = Trofea, punkty { $points }: { $cards }.
talisman-report-character-spells = Czary: { $cards }.
talisman-report-character-text = { $effect }
talisman-report-character-thing = { talisman-thing }
talisman-report-character-more = Ponadto: { $cards }.

talisman-ending-last = ostatni Poszukiwacz w grze
talisman-ending-fell-together = wszyscy giną w tej samej chwili
talisman-won-fell-together = **Remis**: **{ $names }**
talisman-ending-sudden-death = pierwsze dojście do Korony Władzy
talisman-ending-abyss = Władca Otchłani pokonany
talisman-ending-rounds = najwięcej punktów po ostatniej kolejce
