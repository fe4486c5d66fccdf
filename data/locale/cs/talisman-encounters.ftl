# Talisman: setkání, osoby, výměna a úkoly.

## Setkání

talisman-event-card-met = { $seat } potkává: { $card }.
talisman-event-gold-picked-up = { $seat } bere z pole { $amount ->
    [one] { $amount } měšec zlata
    [few] { $amount } měšce zlata
   *[other] { $amount } měšců zlata
 }.
talisman-event-visited = { $seat } navštěvuje: { $card }.
talisman-ask-extra-draw = Táhneš navíc { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 } a odhodíš stejný počet nových?
talisman-ask-extra-draw-discard = Které z nových karet odhodíš? Počet karet: { $count }.
talisman-ask-redraw = Které z nových karet odhodíš výměnou za stejný počet jiných? Nejvýše: { $count }.

talisman-refused-not-met-here = Na tomto poli se s tou postavou setkat nemůžeš.
talisman-refused-not-met-so = Takto se s postavou setkat nemůžeš.
talisman-refused-nothing-to-steal = Nic takového se tam ukrást nedá.
talisman-refused-must-meet = Na poli Koruny vlády se musíš setkat s jednou z ostatních postav.
talisman-refused-no-retreat = Nebyl to ústup: pokyny pole je třeba splnit.
talisman-refused-not-next = { $there ->
    [none] Teraz žádná karta na řadě není, ani tato: { $card }.
   *[some] Tato karta není na řadě: { $card }. Možnosti: { $cards }.
 }
talisman-refused-not-lying-here = Na tvém poli to neleží: { $card }.
talisman-refused-not-kept = Berou se jen předměty a společníci, tato karta ne: { $unit_name }.
talisman-refused-toad-takes-nothing = Ropucha si nic nebere.
talisman-refused-not-for-you = Tvá postava tohle nesmí vlastnit: { $unit_name }.
talisman-refused-left-by-yourself = V tomto tahu jde o tvou vlastní odloženou věc, a tak tu zůstane: { $unit_name }.
talisman-refused-came-later = Tato věc se tu octla až po začátku setkání, a tak počká na jiný tah: { $unit_name }.
talisman-refused-guarded = Dokud tu stojí nepřítel nebo nejsou splněny pokyny, zůstane to ležet: { $unit_name }.
talisman-refused-not-yet-taken = Teď není čas nic brát: { $unit_name }.
talisman-refused-taken-twice = Jedna z karet je uvedena dvakrát.
talisman-refused-no-gold-here = Není tu zlato, které by se dalo vzít.
talisman-refused-too-dear = { $card } – cena: { $price } (zlato), tvé zlato: { $gold }.
talisman-refused-not-sold-now = Tohle teď koupit nelze, protože už žádný kus není, nebo to tvá postava nesmí vlastnit: { $card }.
talisman-refused-nobody-to-visit = { $there ->
    [none] Na tvém poli není koho navštívit.
   *[some] Nikoho takového tu nelze navštívit: { $card }. Možnosti: { $cards }.
 }
talisman-refused-no-visit-now = Teď není čas na návštěvu.

## Nákup, prodej, léčení

talisman-event-bought = { $seat } kupuje: { $cards }. Cena ve zlatě: { $amount }.
talisman-event-nothing-to-buy = { $card }: { $seat } tu nemůže nic koupit.
talisman-event-sold = { $seat } prodává: { $cards }. Výnos ve zlatě: { $amount }.
talisman-event-nothing-to-heal = { $card }: { $seat } tu nemůže nic vyléčit.
talisman-event-paid-for-healing = { $seat } platí za léčení ve zlatě: { $amount }.
talisman-ask-buy = { $cards_count ->
    [0] { $card }: co kupuješ? Tvé zlato: { $gold }.
    [one] { $card }: { $cards }. Co ještě? Zbývá ti zlato: { $gold }.
    [few] { $card }: { $cards }. Co ještě? Zbývá ti zlato: { $gold }.
   *[other] { $card }: { $cards }. Co ještě? Zbývá ti zlato: { $gold }.
 }{ $free ->
    [0] { "" }
    [one] {" "}Nejdražší karta je zdarma.
    [few] {" "}{ $free } nejdražší karty jsou zdarma.
   *[other] {" "}{ $free } nejdražších karet je zdarma.
 }
talisman-ask-sell = { $cards_count ->
    [0] { $card }: co odevzdáš? Cena kusu ve zlatě: { $price }.
    [one] { $card }: { $cards }. Co ještě odevzdáš? Cena kusu ve zlatě: { $price }.
    [few] { $card }: { $cards }. Co ještě odevzdáš? Cena kusu ve zlatě: { $price }.
   *[other] { $card }: { $cards }. Co ještě odevzdáš? Cena kusu ve zlatě: { $price }.
 }
talisman-ask-buy-healing = { $card }: kolik životů si necháš vyléčit? Cena života ve zlatě: { $price }.

## Výměna

talisman-event-trade-offered = { $seat } nabízí výměnu. Hráč: { $other }. Nabídka: { $gives ->
    [nothing] { $gold ->
        [0] nic
        [one] zlato: { $gold }
        [few] zlato: { $gold }
       *[other] zlato: { $gold }
     }
   *[cards] { $gold ->
        [0] { $cards }
        [one] { $cards }, zlato: { $gold }
        [few] { $cards }, zlato: { $gold }
       *[other] { $cards }, zlato: { $gold }
     }
 }. Na oplátku: { $gets ->
    [nothing] { $other_gold ->
        [0] nic
        [one] zlato: { $other_gold }
        [few] zlato: { $other_gold }
       *[other] zlato: { $other_gold }
     }
   *[cards] { $other_gold ->
        [0] { $carried }
        [one] { $carried }, zlato: { $other_gold }
        [few] { $carried }, zlato: { $other_gold }
       *[other] { $carried }, zlato: { $other_gold }
     }
 }.
talisman-event-trade-declined = { $seat } výměnu odmítá. Hráč: { $other }.
talisman-event-traded = { $seat } a { $other } si vymění karty.
talisman-ask-trade = { $other } nabízí: { $gives ->
    [nothing] { $gold ->
        [0] nic
        [one] zlato: { $gold }
        [few] zlato: { $gold }
       *[other] zlato: { $gold }
     }
   *[cards] { $gold ->
        [0] { $cards }
        [one] { $cards }, zlato: { $gold }
        [few] { $cards }, zlato: { $gold }
       *[other] { $cards }, zlato: { $gold }
     }
 }. Na oplátku: { $gets ->
    [nothing] { $other_gold ->
        [0] nic
        [one] zlato: { $other_gold }
        [few] zlato: { $other_gold }
       *[other] zlato: { $other_gold }
     }
   *[cards] { $other_gold ->
        [0] { $carried }
        [one] { $carried }, zlato: { $other_gold }
        [few] { $carried }, zlato: { $other_gold }
       *[other] { $carried }, zlato: { $other_gold }
     }
 }.{ $drops ->
    [0] { "" }
    [one] {" "}Musíš hned odložit { $drops } předmět.
    [few] {" "}Musíš hned odložit { $drops } předměty.
   *[other] {" "}Musíš hned odložit { $drops } předmětů.
 }{ $other_drops ->
    [0] { "" }
    [one] {" "}Druhá strana musí hned odložit { $other_drops } předmět.
    [few] {" "}Druhá strana musí hned odložit { $other_drops } předměty.
   *[other] {" "}Druhá strana musí hned odložit { $other_drops } předmětů.
 } Přijímáš?
talisman-refused-no-partner-here = Vyměňovat lze jen s postavou na stejném poli.
talisman-refused-toads-do-not-trade = Ropucha nic nevyměňuje.
talisman-refused-trade-of-nothing = Při této výměně by nic nezměnilo majitele.
talisman-refused-not-that-much-gold = { $other } nemá tolik zlata: { $amount }.
talisman-refused-not-to-be-traded = Tohle nelze vyměnit: { $card }.
talisman-refused-traded-twice = Ve výměně je dvakrát totéž: { $card }.
talisman-refused-not-of-theirs = Hráč { $other } tohle nevlastní: { $card }.
talisman-refused-may-not-own = { $other } tohle nesmí vlastnit: { $unit_name }.

## Úkoly

talisman-event-quest-accepted = { $seat } hází { $die } a má úkol: { $task ->
    [take_life] vzít jiné postavě život
    [kill_enemy] zabít jednoho nepřítele
    [give_follower] odevzdat společníka v Černokněžníkově jeskyni
    [give_magic_object] odevzdat kouzelný předmět v Černokněžníkově jeskyni
   *[give_gold] odevzdat v Černokněžníkově jeskyni zlato: { $count }
 }.
talisman-event-quest-done = { $seat } dělá to, co úkol žádá. Odměna přijde na konci tahu.
talisman-event-quest-fulfilled = { $seat } plní úkol a dostává talisman.
talisman-event-quest-without-reward = { $seat } plní úkol, ale v zásobě není žádný talisman.
talisman-event-quest-over = { $seat }: úkol končí, protože z pole Koruny vlády nikdo odvolán není.
talisman-event-talisman-returned = Na tuto kartu nikdo nedosáhne, a proto se vrací do zásoby: { $card }.
talisman-ask-quest = Přijímáš úkol? { $count ->
    [0] Pozor: v zásobě není žádný talisman, odměna tedy nemusí být.
    [one] V zásobě je { $count } talisman.
    [few] V zásobě jsou { $count } talismany.
   *[other] V zásobě je { $count } talismanů.
 }
talisman-ask-quest-gold = Odevzdáš zlato ({ $amount }) a splníš úkol?
talisman-ask-quest-card = Kterou kartu odevzdáš na splnění úkolu? Nemusíš žádnou.
