# Texty karet tvořené z jazyka efektů: jedna celá fráze pro každé jeho slovo.
#
# Fráze začínají malým písmenem; věty dostanou velké. Jednotka: $unit (1. pád), $unit_acc (4. pád po rozkazu, tedy se
# „svůj“), $unit_obj (4. pád jinde), $unit_gen (2. pád). $number: one, many (všechny), few (až 2 až 4), lots (až 5 a víc).

## Věty

warcry-fx-sentence = { $text }.
warcry-fx-sentences = { $first } { $last }
warcry-fx-steps = { $first }; { $last }
warcry-fx-options = { $first }; nebo: { $last }
warcry-fx-filtered = { $phrase } ({ $terms })

## Schopnosti

warcry-fx-ability-terror = Hrůza { $amount }
warcry-fx-ability-scout = Zvěd { $amount }
warcry-fx-ability-victory = Vítězství { $bonus }
warcry-fx-ability-ranged = { $mode ->
    [short] Krátká střelba { $amount }
    [long] Dlouhá střelba { $amount }
   *[normal] Střelba { $amount }
 }
warcry-fx-ability-only = jen pro jednotky: { $keywords }
warcry-fx-ability-not-on = ne pro jednotky: { $keywords }
warcry-fx-ability-static = { $needed ->
    [yes] dokud platí, že { $condition }: { $effect }
   *[no] { $effect }
 }
warcry-fx-ability-tactic = { $costed ->
    [yes] Bojová taktika, { $cost }: { $effect }
   *[no] Bojová taktika: { $effect }
 }
warcry-fx-ability-warcry = { $costed ->
    [yes] Bojový pokřik, { $cost }: { $effect }
   *[no] Bojový pokřik: { $effect }
 }
warcry-fx-ability-support = { $costed ->
    [yes] Podpůrná taktika, { $cost }: { $effect }
   *[no] Podpůrná taktika: { $effect }
 }
warcry-fx-ability-command = { $costed ->
    [yes] Povel, { $cost }: { $effect }
   *[no] Povel: { $effect }
 }
warcry-fx-ability-reaction = { $costed ->
    [yes] Reakce, { $cost }: { $effect }
   *[no] Reakce: { $effect }
 }
warcry-fx-ability-card = { $costed ->
    [yes] { $cost }: { $effect }
   *[no] { $effect }
 }
warcry-fx-triggered = { $trigger }: { $effect }
warcry-fx-need = jen pokud { $condition }
warcry-fx-committed-ok = lze použít i u vyčerpané jednotky
warcry-fx-limit = { $limit ->
    [combat] jednou za souboj
    [battle] jednou za bitvu
    [game] jednou za hru
   *[none] libovolně mnohokrát
 }

## Jednotky

warcry-fx-unit-this = { $case ->
    [acc] tuto jednotku
    [obj] tuto jednotku
    [gen] této jednotky
   *[nom] tato jednotka
 }
warcry-fx-unit-yours = { $case ->
    [acc] svou jednotku
    [obj] tvou jednotku
    [gen] tvé jednotky
   *[nom] tvá jednotka
 }
warcry-fx-unit-fighter = { $case ->
    [acc] svou jednotku v souboji
    [obj] tvou jednotku v souboji
    [gen] tvé jednotky v souboji
   *[nom] tvá jednotka v souboji
 }
warcry-fx-unit-supporter = { $case ->
    [acc] podporující jednotku
    [obj] podporující jednotku
    [gen] podporující jednotky
   *[nom] podporující jednotka
 }
warcry-fx-unit-foe = { $case ->
    [acc] nepřátelskou jednotku
    [obj] nepřátelskou jednotku
    [gen] nepřátelské jednotky
   *[nom] nepřátelská jednotka
 }
warcry-fx-unit-that = { $case ->
    [acc] dotyčnou jednotku
    [obj] dotyčnou jednotku
    [gen] dotyčné jednotky
   *[nom] dotyčná jednotka
 }
warcry-fx-unit-target = { $case ->
    [acc] napadenou jednotku
    [obj] napadenou jednotku
    [gen] napadené jednotky
   *[nom] napadená jednotka
 }
warcry-fx-unit-chosen = { $case ->
    [acc] vybranou jednotku
    [obj] vybranou jednotku
    [gen] vybrané jednotky
   *[nom] vybraná jednotka
 }
warcry-fx-pick = { $side ->
    [own] { $case ->
        [acc] jednu ze svých jednotek
        [obj] jednu z tvých jednotek
        [gen] jedné z tvých jednotek
       *[nom] jedna z tvých jednotek
    }
    [enemy] { $case ->
        [acc] jednu nepřátelskou jednotku
        [obj] jednu nepřátelskou jednotku
        [gen] jedné nepřátelské jednotky
       *[nom] jedna nepřátelská jednotka
    }
   *[any] { $case ->
        [acc] jednu libovolnou jednotku
        [obj] jednu libovolnou jednotku
        [gen] jedné libovolné jednotky
       *[nom] jedna libovolná jednotka
    }
 }
warcry-fx-foe-pick = { $side ->
    [own] { $case ->
        [acc] jednu ze svých jednotek podle volby soupeře
        [obj] jednu z tvých jednotek podle volby soupeře
        [gen] jedné z tvých jednotek podle volby soupeře
       *[nom] jedna z tvých jednotek podle volby soupeře
    }
    [enemy] { $case ->
        [acc] jednu nepřátelskou jednotku podle volby soupeře
        [obj] jednu nepřátelskou jednotku podle volby soupeře
        [gen] jedné nepřátelské jednotky podle volby soupeře
       *[nom] jedna nepřátelská jednotka podle volby soupeře
    }
   *[any] { $case ->
        [acc] jednu jednotku podle volby soupeře
        [obj] jednu jednotku podle volby soupeře
        [gen] jedné jednotky podle volby soupeře
       *[nom] jedna jednotka podle volby soupeře
    }
 }
warcry-fx-pick-up-to = { $side ->
    [own] { $case ->
        [acc] až { $count ->
            [one] { $count } svou jednotku
            [few] { $count } své jednotky
           *[other] { $count } svých jednotek
        }
        [obj] až { $count ->
            [one] { $count } tvou jednotku
            [few] { $count } tvé jednotky
           *[other] { $count } tvých jednotek
        }
        [gen] až { $count ->
            [one] { $count } tvé jednotky
            [few] { $count } tvých jednotek
           *[other] { $count } tvých jednotek
        }
       *[nom] až { $count ->
            [one] { $count } tvá jednotka
            [few] { $count } tvé jednotky
           *[other] { $count } tvých jednotek
        }
    }
    [enemy] { $case ->
        [acc] až { $count ->
            [one] { $count } nepřátelskou jednotku
            [few] { $count } nepřátelské jednotky
           *[other] { $count } nepřátelských jednotek
        }
        [obj] až { $count ->
            [one] { $count } nepřátelskou jednotku
            [few] { $count } nepřátelské jednotky
           *[other] { $count } nepřátelských jednotek
        }
        [gen] až { $count ->
            [one] { $count } nepřátelské jednotky
            [few] { $count } nepřátelských jednotek
           *[other] { $count } nepřátelských jednotek
        }
       *[nom] až { $count ->
            [one] { $count } nepřátelská jednotka
            [few] { $count } nepřátelské jednotky
           *[other] { $count } nepřátelských jednotek
        }
    }
   *[any] { $case ->
        [acc] až { $count ->
            [one] { $count } libovolnou jednotku
            [few] { $count } libovolné jednotky
           *[other] { $count } libovolných jednotek
        }
        [obj] až { $count ->
            [one] { $count } libovolnou jednotku
            [few] { $count } libovolné jednotky
           *[other] { $count } libovolných jednotek
        }
        [gen] až { $count ->
            [one] { $count } libovolné jednotky
            [few] { $count } libovolných jednotek
           *[other] { $count } libovolných jednotek
        }
       *[nom] až { $count ->
            [one] { $count } libovolná jednotka
            [few] { $count } libovolné jednotky
           *[other] { $count } libovolných jednotek
        }
    }
 }
warcry-fx-all = { $side ->
    [own] { $case ->
        [acc] všechny své jednotky
        [gen] všech tvých jednotek
       *[nom] všechny tvé jednotky
    }
    [enemy] { $case ->
        [gen] všech nepřátelských jednotek
       *[nom] všechny nepřátelské jednotky
    }
   *[any] { $case ->
        [gen] všech jednotek
       *[nom] všechny jednotky
    }
 }

## Vlastnosti: za slovem „jednotka“ (clause), nebo jako přídomek jedné či více jednotek

warcry-fx-term-ready = { $form ->
    [clause] je připravená
    [many] připravené
   *[one] připravená
 }
warcry-fx-term-committed = { $form ->
    [clause] je vyčerpaná
    [many] vyčerpané
   *[one] vyčerpaná
 }
warcry-fx-term-battle = { $form ->
    [clause] stojí v bojové linii
   *[one] v bojové linii
 }
warcry-fx-term-reserve = { $form ->
    [clause] stojí v záložní linii
   *[one] v záložní linii
 }
warcry-fx-term-in-combat = { $form ->
    [clause] je v souboji
   *[one] v souboji
 }
warcry-fx-term-not-in-combat = { $form ->
    [clause] není v souboji
   *[one] mimo souboj
 }
warcry-fx-term-other = { $form ->
    [clause] není { $unit }
    [many] jiné než { $unit }
   *[one] jiná než { $unit }
 }
warcry-fx-term-not-target = { $form ->
    [clause] není cílem útoku
   *[one] jiná než cíl útoku
 }
warcry-fx-term-has-ranged = { $form ->
    [clause] umí střílet
   *[one] se střelbou
 }
warcry-fx-term-has-attachment = { $form ->
    [clause] má vybavení
   *[one] s vybavením
 }
warcry-fx-term-unique = { $form ->
    [clause] je jedinečná
    [many] jedinečné
   *[one] jedinečná
 }
warcry-fx-term-cost-le = { $form ->
    [clause] stojí { $amount } nebo méně
   *[one] cena { $amount } nebo méně
 }
warcry-fx-term-cost-ge = { $form ->
    [clause] stojí { $amount } nebo více
   *[one] cena { $amount } nebo více
 }
warcry-fx-term-strength-le = { $form ->
    [clause] má sílu { $amount } nebo méně
   *[one] síla { $amount } nebo méně
 }
warcry-fx-term-strength-ge = { $form ->
    [clause] má sílu { $amount } nebo více
   *[one] síla { $amount } nebo více
 }
warcry-fx-term-infantry = { $form ->
    [clause] je pěchota
   *[one] pěchota
 }
warcry-fx-term-cavalry = { $form ->
    [clause] je jízda
   *[one] jízda
 }
warcry-fx-term-flyer = { $form ->
    [clause] je létající jednotka
    [many] létající jednotky
   *[one] létající jednotka
 }
warcry-fx-term-keyword = { $form ->
    [clause] má klíčové slovo { $keyword }
   *[one] { $keyword }
 }

## Karty v odhazovacím balíčku

warcry-fx-pick-discard = { $side ->
    [own] { $pile ->
        [army] { $kind ->
            [unit] jednu jednotku ze svého odhazovacího balíčku armády
            [attachment] jedno vybavení ze svého odhazovacího balíčku armády
           *[any] jednu kartu ze svého odhazovacího balíčku armády
        }
       *[action] { $kind ->
            [combat_tactic] jednu bojovou taktiku ze svého odhazovacího balíčku akcí
            [warcry] jeden bojový pokřik ze svého odhazovacího balíčku akcí
            [support_tactic] jednu podpůrnou taktiku ze svého odhazovacího balíčku akcí
            [command] jeden povel ze svého odhazovacího balíčku akcí
            [strategy] jednu strategii ze svého odhazovacího balíčku akcí
            [reaction] jednu reakci ze svého odhazovacího balíčku akcí
           *[any] jednu kartu ze svého odhazovacího balíčku akcí
        }
    }
   *[enemy] { $pile ->
        [army] { $kind ->
            [unit] jednu jednotku ze soupeřova odhazovacího balíčku armády
            [attachment] jedno vybavení ze soupeřova odhazovacího balíčku armády
           *[any] jednu kartu ze soupeřova odhazovacího balíčku armády
        }
       *[action] { $kind ->
            [combat_tactic] jednu bojovou taktiku ze soupeřova odhazovacího balíčku akcí
            [warcry] jeden bojový pokřik ze soupeřova odhazovacího balíčku akcí
            [support_tactic] jednu podpůrnou taktiku ze soupeřova odhazovacího balíčku akcí
            [command] jeden povel ze soupeřova odhazovacího balíčku akcí
            [strategy] jednu strategii ze soupeřova odhazovacího balíčku akcí
            [reaction] jednu reakci ze soupeřova odhazovacího balíčku akcí
           *[any] jednu kartu ze soupeřova odhazovacího balíčku akcí
        }
    }
 }

## Čísla

warcry-fx-number-count = { $side ->
    [own] počet tvých jednotek
    [enemy] počet nepřátelských jednotek
   *[any] počet všech jednotek
 }
warcry-fx-number-capped = { $value }, nejvýše { $most }
warcry-fx-number-plus = { $first } plus { $second }
warcry-fx-number-minus = minus { $value }
warcry-fx-number-value = { $field ->
    [printed_strength] vytištěná síla { $unit_gen }
    [tp_left] počet nevyužitých taktických bodů { $unit_gen }
    [tp_spent] počet využitých taktických bodů { $unit_gen }
    [leadership] morálka { $unit_gen }
    [ranged] střelba { $unit_gen }
    [terror] hrůza { $unit_gen }
    [cost] cena { $unit_gen }
    [attachments] počet vybavení { $unit_gen }
   *[strength] síla { $unit_gen }
 }
warcry-fx-number-hand = { $side ->
    [own] počet karet akce ve tvé ruce
   *[enemy] počet karet akce v soupeřově ruce
 }
warcry-fx-number-die = číslo na kostce naposledy odhozené karty

## Podmínky, za „pokud“

warcry-fx-if-attacking = tvá jednotka útočí
warcry-fx-if-defending = tvá jednotka je obráncem
warcry-fx-if-blocking = tvá jednotka blokuje
warcry-fx-if-melee = jde o souboj zblízka
warcry-fx-if-ranged-fight = jde o střelbu
warcry-fx-if-follow-up = jde o dodatečný útok
warcry-fx-if-in-combat-trigger = došlo k tomu v probíhajícím souboji
warcry-fx-if-from-line = { $line ->
    [battle] tvá jednotka přišla z bojové linie
   *[reserve] tvá jednotka přišla ze záložní linie
 }
warcry-fx-if-is = { $unit } { $clauses }
warcry-fx-if-exists = { $side ->
    [own] máš jednotku
    [enemy] soupeř má jednotku
   *[any] je ve hře jednotka
 }
warcry-fx-if-none = { $side ->
    [own] nemáš žádnou jednotku
    [enemy] soupeř nemá žádnou jednotku
   *[any] není ve hře žádná jednotka
 }
warcry-fx-if-ge = { $first } je alespoň { $second }
warcry-fx-if-gt = { $first } je větší než { $second }
warcry-fx-if-le = { $first } je nejvýše { $second }
warcry-fx-if-lt = { $first } je menší než { $second }
warcry-fx-if-eq = { $first } je přesně { $second }
warcry-fx-if-not = neplatí, že { $condition }
warcry-fx-if-grouped = ({ $condition })
warcry-fx-if-battle-is = probíhá bitva { $amount }

## Ceny

warcry-fx-cost-discard = odhoď { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }
warcry-fx-cost-discard-hand = odhoď všechny karty akce z ruky
warcry-fx-cost-commit-self = vyčerpej { $unit_acc }
warcry-fx-cost-commit-one = vyčerpej { $unit_acc }
warcry-fx-cost-destroy-self = znič { $unit_acc }
warcry-fx-cost-destroy-self-card = znič toto vybavení
warcry-fx-cost-destroy-one = znič { $unit_acc }
warcry-fx-cost-tp = zaplať navíc { $count ->
    [one] { $count } taktický bod
    [few] { $count } taktické body
   *[other] { $count } taktických bodů
 }

## Úkony: hodnoty

warcry-fx-do-strength = { $formula ->
    [yes] { $number ->
        [many] { $unit } dostanou +X k síle, přičemž X je { $bonus }
        [few] { $unit } dostanou +X k síle, přičemž X je { $bonus }
       *[one] { $unit } dostane +X k síle, přičemž X je { $bonus }
    }
   *[no] { $number ->
        [many] { $unit } dostanou { $bonus } k síle
        [few] { $unit } dostanou { $bonus } k síle
       *[one] { $unit } dostane { $bonus } k síle
    }
 }
warcry-fx-do-leadership = { $formula ->
    [yes] { $number ->
        [many] { $unit } dostanou +X k morálce, přičemž X je { $bonus }
        [few] { $unit } dostanou +X k morálce, přičemž X je { $bonus }
       *[one] { $unit } dostane +X k morálce, přičemž X je { $bonus }
    }
   *[no] { $number ->
        [many] { $unit } dostanou { $bonus } k morálce
        [few] { $unit } dostanou { $bonus } k morálce
       *[one] { $unit } dostane { $bonus } k morálce
    }
 }
warcry-fx-do-tp = { $formula ->
    [yes] { $number ->
        [many] { $unit } dostanou +X k taktickým bodům, přičemž X je { $bonus }
        [few] { $unit } dostanou +X k taktickým bodům, přičemž X je { $bonus }
       *[one] { $unit } dostane +X k taktickým bodům, přičemž X je { $bonus }
    }
   *[no] { $number ->
        [many] { $unit } dostanou { $bonus } k taktickým bodům
        [few] { $unit } dostanou { $bonus } k taktickým bodům
       *[one] { $unit } dostane { $bonus } k taktickým bodům
    }
 }
warcry-fx-do-ranged-mod = { $formula ->
    [yes] { $number ->
        [many] { $unit } dostanou +X ke střelbě, přičemž X je { $bonus }
        [few] { $unit } dostanou +X ke střelbě, přičemž X je { $bonus }
       *[one] { $unit } dostane +X ke střelbě, přičemž X je { $bonus }
    }
   *[no] { $number ->
        [many] { $unit } dostanou { $bonus } ke střelbě
        [few] { $unit } dostanou { $bonus } ke střelbě
       *[one] { $unit } dostane { $bonus } ke střelbě
    }
 }
warcry-fx-do-terror-mod = { $formula ->
    [yes] { $number ->
        [many] { $unit } dostanou hrůzu +X, přičemž X je { $bonus }
        [few] { $unit } dostanou hrůzu +X, přičemž X je { $bonus }
       *[one] { $unit } dostane hrůzu +X, přičemž X je { $bonus }
    }
   *[no] { $number ->
        [many] { $unit } dostanou hrůzu { $bonus }
        [few] { $unit } dostanou hrůzu { $bonus }
       *[one] { $unit } dostane hrůzu { $bonus }
    }
 }
warcry-fx-do-set-strength = vytištěná síla { $unit_gen } se změní na { $value }

## Úkony: jednotky, vybavení, strategie

warcry-fx-do-commit = vyčerpej { $unit_acc }
warcry-fx-do-rally = seřaď { $unit_acc }
warcry-fx-do-destroy = znič { $unit_acc }
warcry-fx-do-move = { $line ->
    [battle] přesuň { $unit_acc } do bojové linie
   *[reserve] přesuň { $unit_acc } do záložní linie
 }
warcry-fx-do-destroy-attachment = znič jedno vybavení { $unit_gen }
warcry-fx-do-move-attachment = přesuň jedno vybavení { $unit_gen } na { $other_acc }
warcry-fx-do-token = { $formula ->
    [yes] { $field ->
        [victory] polož trvalý žeton na { $unit_acc }: Vítězství +X, přičemž X je { $bonus }
        [leadership] polož trvalý žeton na { $unit_acc }: +X k morálce, přičemž X je { $bonus }
       *[strength] polož trvalý žeton na { $unit_acc }: +X k síle, přičemž X je { $bonus }
    }
   *[no] { $field ->
        [victory] polož trvalý žeton na { $unit_acc }: Vítězství { $bonus }
        [leadership] polož trvalý žeton na { $unit_acc }: { $bonus } k morálce
       *[strength] polož trvalý žeton na { $unit_acc }: { $bonus } k síle
    }
 }
warcry-fx-do-destroy-strategy = { $side ->
    [own] odhoď jednu ze svých strategií
   *[enemy] odhoď jednu soupeřovu strategii
 }
warcry-fx-do-return-to-play = { $line ->
    [battle] { $state ->
        [ready] dej { $card } do své bojové linie v připraveném stavu
       *[committed] dej { $card } do své bojové linie ve vyčerpaném stavu
    }
   *[reserve] { $state ->
        [ready] dej { $card } do své záložní linie v připraveném stavu
       *[committed] dej { $card } do své záložní linie ve vyčerpaném stavu
    }
 }
warcry-fx-do-swap = { $number ->
    [many] v tomto souboji zaujmou místo tvé jednotky { $unit }
    [few] v tomto souboji zaujmou místo tvé jednotky { $unit }
   *[one] v tomto souboji zaujme místo tvé jednotky { $unit }
 }
warcry-fx-do-end-combat = tento souboj okamžitě končí bez výsledku

## Úkony: karty

warcry-fx-do-draw = { $side ->
    [own] { $formula ->
        [yes] lízni si X karet akce, přičemž X je { $count }
       *[no] lízni si { $count ->
            [one] { $count } kartu akce
            [few] { $count } karty akce
           *[other] { $count } karet akce
        }
    }
   *[enemy] { $formula ->
        [yes] soupeř si lízne X karet akce, přičemž X je { $count }
       *[no] soupeř si lízne { $count ->
            [one] { $count } kartu akce
            [few] { $count } karty akce
           *[other] { $count } karet akce
        }
    }
 }
warcry-fx-do-discard-choice = { $side ->
    [own] { $formula ->
        [yes] odhoď X karet, přičemž X je { $count }
       *[no] odhoď { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } karet
        }
    }
   *[enemy] { $formula ->
        [yes] soupeř odhodí X karet, přičemž X je { $count }
       *[no] soupeř odhodí { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } karet
        }
    }
 }
warcry-fx-do-discard-random = { $side ->
    [own] { $formula ->
        [yes] náhodně odhoď X karet, přičemž X je { $count }
       *[no] náhodně odhoď { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } karet
        }
    }
   *[enemy] { $formula ->
        [yes] soupeř náhodně odhodí X karet, přičemž X je { $count }
       *[no] soupeř náhodně odhodí { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } karet
        }
    }
 }
warcry-fx-do-discard-by-foe = { $side ->
    [own] { $formula ->
        [yes] prohlédni si své karty v ruce a odhoď X karet, přičemž X je { $count }
       *[no] prohlédni si své karty v ruce a odhoď { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } karet
        }
    }
   *[enemy] { $formula ->
        [yes] prohlédni si karty v ruce soupeře; soupeř odhodí X karet podle tvé volby, přičemž X je { $count }
       *[no] prohlédni si karty v ruce soupeře; soupeř odhodí { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } karet
        } podle tvé volby
    }
 }
warcry-fx-do-look-hand = { $side ->
    [own] prohlédni si své karty akce v ruce
   *[enemy] prohlédni si soupeřovy karty akce v ruce
 }
warcry-fx-do-look-top = { $side ->
    [own] { $formula ->
        [yes] prohlédni si X vrchních karet svého balíčku akcí, přičemž X je { $count }
       *[no] prohlédni si { $count ->
            [one] { $count } vrchní kartu
            [few] { $count } vrchní karty
           *[other] { $count } vrchních karet
        } svého balíčku akcí
    }
   *[enemy] { $formula ->
        [yes] prohlédni si X vrchních karet soupeřova balíčku akcí, přičemž X je { $count }
       *[no] prohlédni si { $count ->
            [one] { $count } vrchní kartu
            [few] { $count } vrchní karty
           *[other] { $count } vrchních karet
        } soupeřova balíčku akcí
    }
 }
warcry-fx-look-may-discard = kteroukoli z prohlédnutých karet můžeš odhodit
warcry-fx-look-reorder = vrať je v libovolném pořadí
warcry-fx-do-recover = vezmi si { $card } do ruky
warcry-fx-do-put-on-top = polož { $card } navrch příslušného balíčku

## Úkony: výsledek souboje

warcry-fx-do-auto-rout = { $number ->
    [many] pokud { $unit } vyhrají tento souboj, je poražená jednotka rozprášena bez zkoušky rozprášení
    [few] pokud { $unit } vyhrají tento souboj, je poražená jednotka rozprášena bez zkoušky rozprášení
   *[one] pokud { $unit } vyhraje tento souboj, je poražená jednotka rozprášena bez zkoušky rozprášení
 }
warcry-fx-do-win-slaughter = { $number ->
    [many] skončí-li tento souboj masakrem, místo toho vyhrají { $unit }
    [few] skončí-li tento souboj masakrem, místo toho vyhrají { $unit }
   *[one] skončí-li tento souboj masakrem, místo toho vyhraje { $unit }
 }
warcry-fx-do-stay-ready = { $number ->
    [many] na konci tohoto souboje se { $unit } nevyčerpají a zůstanou připravené
    [few] na konci tohoto souboje se { $unit } nevyčerpají a zůstanou připravené
   *[one] na konci tohoto souboje se { $unit } nevyčerpá a zůstane připravená
 }
warcry-fx-do-save = { $number ->
    [many] { $unit } se po prohře nezničí, ale vrátí se do své bojové linie vyčerpané
    [few] { $unit } se po prohře nezničí, ale vrátí se do své bojové linie vyčerpané
   *[one] { $unit } se po prohře nezničí, ale vrátí se do své bojové linie vyčerpaná
 }
warcry-fx-do-destroy-loser = { $number ->
    [many] pokud { $unit } vyhrají tento souboj, je poražená jednotka v každém případě zničena
    [few] pokud { $unit } vyhrají tento souboj, je poražená jednotka v každém případě zničena
   *[one] pokud { $unit } vyhraje tento souboj, je poražená jednotka v každém případě zničena
 }
warcry-fx-do-no-follow-up = { $side ->
    [own] nesmíš provést dodatečný útok
   *[enemy] soupeř nesmí provést dodatečný útok
 }
warcry-fx-do-no-block = tento útok nelze zablokovat
warcry-fx-do-block-with = { $number ->
    [many] tento útok zablokují { $unit } bez ohledu na rychlost
    [few] tento útok zablokují { $unit } bez ohledu na rychlost
   *[one] tento útok zablokuje { $unit } bez ohledu na rychlost
 }
warcry-fx-do-retarget = { $number ->
    [many] novým cílem se stanou { $unit }
    [few] novým cílem se stanou { $unit }
   *[one] novým cílem se stane { $unit }
 }
warcry-fx-do-reroll = { $side ->
    [own] hoď znovu
   *[enemy] soupeř hodí znovu
 }
warcry-fx-do-add-to-roll = { $formula ->
    [yes] tento hod se změní o +X, přičemž X je { $bonus }
   *[no] tento hod se změní o { $bonus }
 }
warcry-fx-do-cancel = zruš tuto taktiku
warcry-fx-do-forbid = { $side ->
    [own] { $kind ->
        [combat_tactic] do konce tohoto souboje nesmíš používat bojové taktiky
        [warcry] do konce tohoto souboje nesmíš používat bojové pokřiky
        [support_tactic] do konce tohoto souboje nesmíš používat podpůrné taktiky
        [reaction] do konce tohoto souboje nesmíš používat reakce
       *[unit_abilities] do konce tohoto souboje nelze používat schopnosti tvé jednotky
    }
   *[enemy] { $kind ->
        [combat_tactic] do konce tohoto souboje soupeř nesmí používat bojové taktiky
        [warcry] do konce tohoto souboje soupeř nesmí používat bojové pokřiky
        [support_tactic] do konce tohoto souboje soupeř nesmí používat podpůrné taktiky
        [reaction] do konce tohoto souboje soupeř nesmí používat reakce
       *[unit_abilities] do konce tohoto souboje nelze používat schopnosti nepřátelské jednotky
    }
 }

## Úkony: řízení

warcry-fx-do-if = pokud { $condition }: { $effect }
warcry-fx-do-if-else = pokud { $condition }: { $effect }; jinak: { $otherwise }
warcry-fx-do-may = můžeš: { $effect }
warcry-fx-do-choose-one = vyber si jedno: { $options }
warcry-fx-do-with = { $kind ->
    [pick] vyber { $unit_acc }: { $effect }
    [foe_pick] soupeř vybere { $unit_obj }: { $effect }
    [pick_up_to] vyber { $unit_acc }; pro každou z nich: { $effect }
    [all] postupně pro { $unit_obj }: { $effect }
   *[fixed] pro { $unit_obj }: { $effect }
 }
warcry-fx-do-if-test = { $stat ->
    [strength] zkouška síly pro { $unit_obj }; pokud uspěje: { $effect }
   *[leadership] zkouška morálky pro { $unit_obj }; pokud uspěje: { $effect }
 }
warcry-fx-do-unless-test = { $stat ->
    [strength] zkouška síly pro { $unit_obj }; pokud neuspěje: { $effect }
   *[leadership] zkouška morálky pro { $unit_obj }; pokud neuspěje: { $effect }
 }
warcry-fx-do-unless-pays = { $side ->
    [own] můžeš zaplatit: { $cost }; pokud to neuděláš: { $effect }
   *[enemy] soupeř může zaplatit: { $cost }; pokud to neudělá: { $effect }
 }
warcry-fx-do-if-won = pokud tvá jednotka vyhraje tento souboj: { $effect }
warcry-fx-do-if-lost = pokud tvá jednotka prohraje tento souboj: { $effect }
warcry-fx-do-at-end-of-tactics = po poslední taktice tohoto souboje: { $effect }
warcry-fx-do-attack-now = { $number ->
    [many] okamžitě zaútočí { $unit }
    [few] okamžitě zaútočí { $unit }
   *[one] okamžitě zaútočí { $unit }
 }

## Trvalé modifikátory

warcry-fx-mod-stat = { $formula ->
    [yes] { $field ->
        [tp] { $unit }: +X k taktickým bodům, přičemž X je { $bonus }
        [leadership] { $unit }: +X k morálce, přičemž X je { $bonus }
        [ranged] { $unit }: +X ke střelbě, přičemž X je { $bonus }
        [terror] { $unit }: Hrůza +X, přičemž X je { $bonus }
        [victory] { $unit }: Vítězství +X, přičemž X je { $bonus }
        [scout] { $unit }: Zvěd +X, přičemž X je { $bonus }
        [cost] { $unit }: +X k ceně, přičemž X je { $bonus }
       *[strength] { $unit }: +X k síle, přičemž X je { $bonus }
    }
   *[no] { $field ->
        [tp] { $unit }: { $bonus } k taktickým bodům
        [leadership] { $unit }: { $bonus } k morálce
        [ranged] { $unit }: { $bonus } ke střelbě
        [terror] { $unit }: Hrůza { $bonus }
        [victory] { $unit }: Vítězství { $bonus }
        [scout] { $unit }: Zvěd { $bonus }
        [cost] { $unit }: { $bonus } k ceně
       *[strength] { $unit }: { $bonus } k síle
    }
 }
warcry-fx-mod-cannot-attack = { $number ->
    [many] { $unit } nemohou útočit ani střílet
   *[one] { $unit } nemůže útočit ani střílet
 }
warcry-fx-mod-cannot-block = { $number ->
    [many] { $unit } nemohou blokovat
   *[one] { $unit } nemůže blokovat
 }
warcry-fx-mod-unblockable = útok { $unit_gen } nelze zablokovat
warcry-fx-mod-unroutable = { $unit_obj } nelze rozprášit
warcry-fx-mod-shielded = { $number ->
    [many] { $unit } v záložní linii nemohou být cílem útoku jízdy ani pěchoty
   *[one] { $unit } v záložní linii nemůže být cílem útoku jízdy ani pěchoty
 }
warcry-fx-mod-attacks-as-flyer = { $number ->
    [many] { $unit } útočí jako létající jednotky
   *[one] { $unit } útočí jako létající jednotka
 }
warcry-fx-mod-attacks-as-cavalry = { $unit } útočí jako jízda
warcry-fx-mod-blocks-any = { $number ->
    [many] { $unit } mohou blokovat jednotky jakékoli rychlosti
   *[one] { $unit } může blokovat jednotky jakékoli rychlosti
 }
warcry-fx-mod-terror-immune = { $number ->
    [many] { $unit } jsou odolné vůči hrůze
   *[one] { $unit } je odolná vůči hrůze
 }
warcry-fx-mod-stays-ready-after-shot = { $number ->
    [many] { $unit } zůstávají po střelbě připravené
   *[one] { $unit } zůstává po střelbě připravená
 }
warcry-fx-mod-cannot-be-carried-over = { $unit_obj } nelze ponechat do další bitvy

## Spouštěče reakcí

warcry-fx-on-muster-done = po skončení verbování
warcry-fx-on-setup-done = po určení, kdo vydá první rozkaz
warcry-fx-on-counting = před sečtením armád
warcry-fx-on-mustered = { $who ->
    [own] když naverbuješ jednotku
    [enemy] když soupeř naverbuje jednotku
    [me] když je naverbována { $unit }
   *[any] když je naverbována jednotka
 }
warcry-fx-on-attack-declared = { $who ->
    [own] když ohlásíš útok
    [enemy] když soupeř ohlásí útok
    [me] když { $unit } ohlásí útok
    [against_me] když soupeř ohlásí útok na { $unit_obj }
   *[any] když je ohlášen útok
 }
warcry-fx-on-ranged-declared = { $who ->
    [own] když ohlásíš střelbu
    [enemy] když soupeř ohlásí střelbu
    [me] když { $unit } ohlásí střelbu
    [against_me] když soupeř ohlásí střelbu na { $unit_obj }
   *[any] když je ohlášena střelba
 }
warcry-fx-on-tactic-played = { $who ->
    [own] { $kind ->
        [combat_tactic] { $source ->
            [card] když zahraješ kartu bojové taktiky
            [ability] když použiješ schopnost bojové taktiky
           *[any] když použiješ bojovou taktiku
        }
        [warcry] { $source ->
            [card] když zahraješ kartu bojového pokřiku
            [ability] když použiješ schopnost bojového pokřiku
           *[any] když použiješ bojový pokřik
        }
        [support_tactic] { $source ->
            [card] když zahraješ kartu podpůrné taktiky
            [ability] když použiješ schopnost podpůrné taktiky
           *[any] když použiješ podpůrnou taktiku
        }
       *[any] { $source ->
            [card] když zahraješ kartu taktiky
            [ability] když použiješ schopnost taktiky
           *[any] když použiješ taktiku
        }
    }
    [enemy] { $kind ->
        [combat_tactic] { $source ->
            [card] když soupeř zahraje kartu bojové taktiky
            [ability] když soupeř použije schopnost bojové taktiky
           *[any] když soupeř použije bojovou taktiku
        }
        [warcry] { $source ->
            [card] když soupeř zahraje kartu bojového pokřiku
            [ability] když soupeř použije schopnost bojového pokřiku
           *[any] když soupeř použije bojový pokřik
        }
        [support_tactic] { $source ->
            [card] když soupeř zahraje kartu podpůrné taktiky
            [ability] když soupeř použije schopnost podpůrné taktiky
           *[any] když soupeř použije podpůrnou taktiku
        }
       *[any] { $source ->
            [card] když soupeř zahraje kartu taktiky
            [ability] když soupeř použije schopnost taktiky
           *[any] když soupeř použije taktiku
        }
    }
   *[any] { $kind ->
        [combat_tactic] { $source ->
            [card] když je zahrána karta bojové taktiky
            [ability] když je použita schopnost bojové taktiky
           *[any] když je použita bojová taktika
        }
        [warcry] { $source ->
            [card] když je zahrána karta bojového pokřiku
            [ability] když je použita schopnost bojového pokřiku
           *[any] když je použit bojový pokřik
        }
        [support_tactic] { $source ->
            [card] když je zahrána karta podpůrné taktiky
            [ability] když je použita schopnost podpůrné taktiky
           *[any] když je použita podpůrná taktika
        }
       *[any] { $source ->
            [card] když je zahrána karta taktiky
            [ability] když je použita schopnost taktiky
           *[any] když je použita taktika
        }
    }
 }
warcry-fx-on-combat-roll = { $who ->
    [own] když provedeš bojový hod
    [enemy] když soupeř provede bojový hod
    [me] když provedeš bojový hod za { $unit_obj }
   *[any] když je proveden bojový hod
 }
warcry-fx-on-test-rolled = { $who ->
    [own] když hodíš na zkoušku
    [enemy] když soupeř hodí na zkoušku
    [me] když hodíš na zkoušku za { $unit_obj }
   *[any] když někdo hodí na zkoušku
 }
warcry-fx-on-combat-won = { $who ->
    [own] když některá z tvých jednotek vyhraje souboj
    [enemy] když nepřátelská jednotka vyhraje souboj
    [me] když { $unit } vyhraje souboj
   *[any] když kterákoli jednotka vyhraje souboj
 }
warcry-fx-on-combat-lost = { $who ->
    [own] když některá z tvých jednotek prohraje souboj
    [enemy] když nepřátelská jednotka prohraje souboj
    [me] když { $unit } prohraje souboj
   *[any] když kterákoli jednotka prohraje souboj
 }
warcry-fx-on-routed = { $who ->
    [own] když je některá z tvých jednotek rozprášena
    [enemy] když je nepřátelská jednotka rozprášena
    [me] když je { $unit } rozprášena
   *[any] když je kterákoli jednotka rozprášena
 }
warcry-fx-on-destroyed = { $who ->
    [own] když je některá z tvých jednotek zničena
    [enemy] když je nepřátelská jednotka zničena
    [me] když je { $unit } zničena
   *[any] když je kterákoli jednotka zničena
 }
warcry-fx-on-attachment-destroyed = { $who ->
    [own] když je zničeno některé tvé vybavení
    [enemy] když je zničeno nepřátelské vybavení
    [me] když je zničeno vybavení { $unit_gen }
   *[any] když je zničeno kterékoli vybavení
 }
warcry-fx-on-committed-by-effect = { $who ->
    [own] když efekt vyčerpá některou z tvých jednotek
    [enemy] když efekt vyčerpá nepřátelskou jednotku
    [me] když efekt vyčerpá { $unit_obj }
   *[any] když efekt vyčerpá kteroukoli jednotku
 }
warcry-fx-on-retreated = { $who ->
    [own] když zavelíš k ústupu
    [enemy] když soupeř zavelí k ústupu
   *[any] když některý hráč zavelí k ústupu
 }
