# Teksty kart tworzone z języka efektów: jedna całość na każde jego słowo.
#
# Zwroty zaczynają się małą literą; zdania dostają wielką. Oddział: $unit (mianownik), $unit_acc (biernik po
# rozkaźniku, więc ze „swój”), $unit_gen (dopełniacz). $number: many żąda liczby mnogiej orzeczenia.

## Zdania

warcry-fx-sentence = { $text }.
warcry-fx-sentences = { $first } { $last }
warcry-fx-steps = { $first }; { $last }
warcry-fx-options = { $first }; albo: { $last }
warcry-fx-filtered = { $phrase } ({ $terms })

## Zdolności

warcry-fx-ability-terror = Terror { $amount }
warcry-fx-ability-scout = Zwiadowca { $amount }
warcry-fx-ability-victory = Zwycięstwo { $bonus }
warcry-fx-ability-ranged = { $mode ->
    [short] Krótki Atak Strzelecki { $amount }
    [long] Długi Atak Strzelecki { $amount }
   *[normal] Atak Strzelecki { $amount }
 }
warcry-fx-ability-only = tylko dla oddziałów: { $keywords }
warcry-fx-ability-not-on = nie dla oddziałów: { $keywords }
warcry-fx-ability-static = { $needed ->
    [yes] dopóki { $condition }: { $effect }
   *[no] { $effect }
 }
warcry-fx-ability-tactic = { $costed ->
    [yes] Taktyka Bojowa, { $cost }: { $effect }
   *[no] Taktyka Bojowa: { $effect }
 }
warcry-fx-ability-warcry = { $costed ->
    [yes] Okrzyk Bojowy, { $cost }: { $effect }
   *[no] Okrzyk Bojowy: { $effect }
 }
warcry-fx-ability-support = { $costed ->
    [yes] Taktyka Wspomagająca, { $cost }: { $effect }
   *[no] Taktyka Wspomagająca: { $effect }
 }
warcry-fx-ability-command = { $costed ->
    [yes] Polecenie, { $cost }: { $effect }
   *[no] Polecenie: { $effect }
 }
warcry-fx-ability-reaction = { $costed ->
    [yes] Reakcja, { $cost }: { $effect }
   *[no] Reakcja: { $effect }
 }
warcry-fx-ability-card = { $costed ->
    [yes] { $cost }: { $effect }
   *[no] { $effect }
 }
warcry-fx-triggered = { $trigger }: { $effect }
warcry-fx-need = tylko jeśli { $condition }
warcry-fx-committed-ok = można użyć także wtedy, gdy oddział jest wykluczony
warcry-fx-limit = { $limit ->
    [combat] raz na walkę
    [battle] raz na bitwę
    [game] raz na grę
   *[none] dowolną liczbę razy
 }

## Oddziały

warcry-fx-unit-this = { $case ->
    [gen] tego oddziału
   *[nom] ten oddział
 }
warcry-fx-unit-yours = { $case ->
    [acc] swój oddział
    [gen] twojego oddziału
   *[nom] twój oddział
 }
warcry-fx-unit-fighter = { $case ->
    [acc] swój oddział w walce
    [gen] twojego oddziału w walce
   *[nom] twój oddział w walce
 }
warcry-fx-unit-supporter = { $case ->
    [gen] oddziału wspomagającego
   *[nom] oddział wspomagający
 }
warcry-fx-unit-foe = { $case ->
    [gen] wrogiego oddziału
   *[nom] wrogi oddział
 }
warcry-fx-unit-that = { $case ->
    [gen] wspomnianego oddziału
   *[nom] wspomniany oddział
 }
warcry-fx-unit-target = { $case ->
    [gen] zaatakowanego oddziału
   *[nom] zaatakowany oddział
 }
warcry-fx-unit-chosen = { $case ->
    [gen] wybranego oddziału
   *[nom] wybrany oddział
 }
warcry-fx-pick = { $side ->
    [own] { $case ->
        [acc] jeden ze swoich oddziałów
        [gen] jednego z twoich oddziałów
       *[nom] jeden z twoich oddziałów
    }
    [enemy] { $case ->
        [gen] jednego wrogiego oddziału
       *[nom] jeden wrogi oddział
    }
   *[any] { $case ->
        [gen] jednego dowolnego oddziału
       *[nom] jeden dowolny oddział
    }
 }
warcry-fx-foe-pick = { $side ->
    [own] { $case ->
        [acc] jeden ze swoich oddziałów wskazany przez przeciwnika
        [gen] jednego z twoich oddziałów wskazanego przez przeciwnika
       *[nom] jeden z twoich oddziałów wskazany przez przeciwnika
    }
    [enemy] { $case ->
        [gen] jednego wrogiego oddziału wskazanego przez przeciwnika
       *[nom] jeden wrogi oddział wskazany przez przeciwnika
    }
   *[any] { $case ->
        [gen] jednego oddziału wskazanego przez przeciwnika
       *[nom] jeden oddział wskazany przez przeciwnika
    }
 }
warcry-fx-pick-up-to = { $side ->
    [own] { $case ->
        [acc] do { $count ->
            [one] { $count } swojego oddziału
            [few] { $count } swoich oddziałów
           *[many] { $count } swoich oddziałów
        }
       *[nom] do { $count ->
            [one] { $count } twojego oddziału
            [few] { $count } twoich oddziałów
           *[many] { $count } twoich oddziałów
        }
    }
    [enemy] do { $count ->
        [one] { $count } wrogiego oddziału
        [few] { $count } wrogich oddziałów
       *[many] { $count } wrogich oddziałów
    }
   *[any] do { $count ->
        [one] { $count } dowolnego oddziału
        [few] { $count } dowolnych oddziałów
       *[many] { $count } dowolnych oddziałów
    }
 }
warcry-fx-all = { $side ->
    [own] { $case ->
        [acc] wszystkie swoje oddziały
        [gen] wszystkich twoich oddziałów
       *[nom] wszystkie twoje oddziały
    }
    [enemy] { $case ->
        [gen] wszystkich wrogich oddziałów
       *[nom] wszystkie wrogie oddziały
    }
   *[any] { $case ->
        [gen] wszystkich oddziałów
       *[nom] wszystkie oddziały
    }
 }

## Cechy: po słowie „oddział” (clause) albo jako dopisek do jednego oddziału lub do wielu

warcry-fx-term-ready = { $form ->
    [clause] jest gotowy
    [many] gotowe
   *[one] gotowy
 }
warcry-fx-term-committed = { $form ->
    [clause] jest wykluczony
    [many] wykluczone
   *[one] wykluczony
 }
warcry-fx-term-battle = { $form ->
    [clause] stoi w formacji bojowej
   *[one] w formacji bojowej
 }
warcry-fx-term-reserve = { $form ->
    [clause] stoi w formacji rezerwowej
   *[one] w formacji rezerwowej
 }
warcry-fx-term-in-combat = { $form ->
    [clause] bierze udział w walce
   *[one] w walce
 }
warcry-fx-term-not-in-combat = { $form ->
    [clause] nie bierze udziału w walce
   *[one] poza walką
 }
warcry-fx-term-other = { $form ->
    [clause] to nie { $unit }
    [many] inne niż { $unit }
   *[one] inny niż { $unit }
 }
warcry-fx-term-not-target = { $form ->
    [clause] nie jest celem ataku
    [many] niebędące celem ataku
   *[one] niebędący celem ataku
 }
warcry-fx-term-has-ranged = { $form ->
    [clause] ma atak strzelecki
   *[one] z atakiem strzeleckim
 }
warcry-fx-term-has-attachment = { $form ->
    [clause] ma rozszerzenie
   *[one] z rozszerzeniem
 }
warcry-fx-term-unique = { $form ->
    [clause] jest unikatowy
    [many] unikatowe
   *[one] unikatowy
 }
warcry-fx-term-cost-le = { $form ->
    [clause] kosztuje { $amount } lub mniej
   *[one] koszt { $amount } lub mniej
 }
warcry-fx-term-cost-ge = { $form ->
    [clause] kosztuje { $amount } lub więcej
   *[one] koszt { $amount } lub więcej
 }
warcry-fx-term-strength-le = { $form ->
    [clause] ma siłę { $amount } lub mniejszą
   *[one] siła { $amount } lub mniej
 }
warcry-fx-term-strength-ge = { $form ->
    [clause] ma siłę { $amount } lub większą
   *[one] siła { $amount } lub więcej
 }
warcry-fx-term-infantry = { $form ->
    [clause] to piechota
   *[one] piechota
 }
warcry-fx-term-cavalry = { $form ->
    [clause] to kawaleria
   *[one] kawaleria
 }
warcry-fx-term-flyer = { $form ->
    [clause] to latacz
    [many] latacze
   *[one] latacz
 }
warcry-fx-term-keyword = { $form ->
    [clause] ma słowo kluczowe { $keyword }
   *[one] { $keyword }
 }

## Karty na stosie kart odrzuconych

warcry-fx-pick-discard = { $side ->
    [own] { $pile ->
        [army] { $kind ->
            [unit] jeden oddział ze swojego stosu kart odrzuconych armii
            [attachment] jedno rozszerzenie ze swojego stosu kart odrzuconych armii
           *[any] jedną kartę ze swojego stosu kart odrzuconych armii
        }
       *[action] { $kind ->
            [combat_tactic] jedną taktykę bojową ze swojego stosu kart odrzuconych akcji
            [warcry] jeden okrzyk bojowy ze swojego stosu kart odrzuconych akcji
            [support_tactic] jedną taktykę wspomagającą ze swojego stosu kart odrzuconych akcji
            [command] jedno polecenie ze swojego stosu kart odrzuconych akcji
            [strategy] jedną strategię ze swojego stosu kart odrzuconych akcji
            [reaction] jedną reakcję ze swojego stosu kart odrzuconych akcji
           *[any] jedną kartę ze swojego stosu kart odrzuconych akcji
        }
    }
   *[enemy] { $pile ->
        [army] { $kind ->
            [unit] jeden oddział ze stosu kart odrzuconych armii przeciwnika
            [attachment] jedno rozszerzenie ze stosu kart odrzuconych armii przeciwnika
           *[any] jedną kartę ze stosu kart odrzuconych armii przeciwnika
        }
       *[action] { $kind ->
            [combat_tactic] jedną taktykę bojową ze stosu kart odrzuconych akcji przeciwnika
            [warcry] jeden okrzyk bojowy ze stosu kart odrzuconych akcji przeciwnika
            [support_tactic] jedną taktykę wspomagającą ze stosu kart odrzuconych akcji przeciwnika
            [command] jedno polecenie ze stosu kart odrzuconych akcji przeciwnika
            [strategy] jedną strategię ze stosu kart odrzuconych akcji przeciwnika
            [reaction] jedną reakcję ze stosu kart odrzuconych akcji przeciwnika
           *[any] jedną kartę ze stosu kart odrzuconych akcji przeciwnika
        }
    }
 }

## Liczby

warcry-fx-number-count = { $side ->
    [own] liczba twoich oddziałów
    [enemy] liczba wrogich oddziałów
   *[any] liczba wszystkich oddziałów
 }
warcry-fx-number-capped = { $value }, najwyżej { $most }
warcry-fx-number-plus = { $first } plus { $second }
warcry-fx-number-minus = minus { $value }
warcry-fx-number-value = { $field ->
    [printed_strength] wydrukowana siła { $unit_gen }
    [tp_left] liczba niewydanych punktów taktycznych { $unit_gen }
    [tp_spent] liczba wydanych punktów taktycznych { $unit_gen }
    [leadership] morale { $unit_gen }
    [ranged] Atak Strzelecki { $unit_gen }
    [terror] Terror { $unit_gen }
    [cost] koszt { $unit_gen }
    [attachments] liczba rozszerzeń { $unit_gen }
   *[strength] siła { $unit_gen }
 }
warcry-fx-number-hand = { $side ->
    [own] liczba kart akcji na twojej ręce
   *[enemy] liczba kart akcji na ręce przeciwnika
 }
warcry-fx-number-die = liczba na kości ostatnio odrzuconej karty

## Warunki, po „jeśli”

warcry-fx-if-attacking = twój oddział atakuje
warcry-fx-if-defending = twój oddział się broni
warcry-fx-if-blocking = twój oddział blokuje
warcry-fx-if-melee = to walka wręcz
warcry-fx-if-ranged-fight = to atak strzelecki
warcry-fx-if-follow-up = to wypad
warcry-fx-if-in-combat-trigger = stało się to w bieżącej walce
warcry-fx-if-from-line = { $line ->
    [battle] twój oddział przyszedł z formacji bojowej
   *[reserve] twój oddział przyszedł z formacji rezerwowej
 }
warcry-fx-if-is = { $unit } { $clauses }
warcry-fx-if-exists = { $side ->
    [own] masz oddział
    [enemy] przeciwnik ma oddział
   *[any] w grze jest oddział
 }
warcry-fx-if-none = { $side ->
    [own] nie masz żadnego oddziału
    [enemy] przeciwnik nie ma żadnego oddziału
   *[any] w grze nie ma żadnego oddziału
 }
warcry-fx-if-ge = { $first } to co najmniej { $second }
warcry-fx-if-gt = { $first } to więcej niż { $second }
warcry-fx-if-le = { $first } to co najwyżej { $second }
warcry-fx-if-lt = { $first } to mniej niż { $second }
warcry-fx-if-eq = { $first } to dokładnie { $second }
warcry-fx-if-not = nie jest prawdą, że { $condition }
warcry-fx-if-grouped = ({ $condition })
warcry-fx-if-battle-is = trwa bitwa { $amount }

## Koszty

warcry-fx-cost-discard = odrzuć { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
 }
warcry-fx-cost-discard-hand = odrzuć wszystkie karty akcji z ręki
warcry-fx-cost-commit-self = wyklucz { $unit_acc }
warcry-fx-cost-commit-one = wyklucz { $unit_acc }
warcry-fx-cost-destroy-self = odrzuć { $unit_acc }
warcry-fx-cost-destroy-self-card = odrzuć to rozszerzenie
warcry-fx-cost-destroy-one = odrzuć { $unit_acc }
warcry-fx-cost-tp = zapłać dodatkowo { $count ->
    [one] { $count } punkt taktyczny
    [few] { $count } punkty taktyczne
   *[many] { $count } punktów taktycznych
 }

## Działania: wartości

warcry-fx-do-strength = { $formula ->
    [yes] { $number ->
        [many] { $unit } otrzymują +X do siły, gdzie X to { $bonus }
       *[one] { $unit } otrzymuje +X do siły, gdzie X to { $bonus }
    }
   *[no] { $number ->
        [many] { $unit } otrzymują { $bonus } do siły
       *[one] { $unit } otrzymuje { $bonus } do siły
    }
 }
warcry-fx-do-leadership = { $formula ->
    [yes] { $number ->
        [many] { $unit } otrzymują +X do morale, gdzie X to { $bonus }
       *[one] { $unit } otrzymuje +X do morale, gdzie X to { $bonus }
    }
   *[no] { $number ->
        [many] { $unit } otrzymują { $bonus } do morale
       *[one] { $unit } otrzymuje { $bonus } do morale
    }
 }
warcry-fx-do-tp = { $formula ->
    [yes] { $number ->
        [many] { $unit } otrzymują +X do punktów taktycznych, gdzie X to { $bonus }
       *[one] { $unit } otrzymuje +X do punktów taktycznych, gdzie X to { $bonus }
    }
   *[no] { $number ->
        [many] { $unit } otrzymują { $bonus } do punktów taktycznych
       *[one] { $unit } otrzymuje { $bonus } do punktów taktycznych
    }
 }
warcry-fx-do-ranged-mod = { $formula ->
    [yes] { $number ->
        [many] { $unit } otrzymują +X do ataku strzeleckiego, gdzie X to { $bonus }
       *[one] { $unit } otrzymuje +X do ataku strzeleckiego, gdzie X to { $bonus }
    }
   *[no] { $number ->
        [many] { $unit } otrzymują { $bonus } do ataku strzeleckiego
       *[one] { $unit } otrzymuje { $bonus } do ataku strzeleckiego
    }
 }
warcry-fx-do-terror-mod = { $formula ->
    [yes] { $number ->
        [many] { $unit } otrzymują Terror +X, gdzie X to { $bonus }
       *[one] { $unit } otrzymuje Terror +X, gdzie X to { $bonus }
    }
   *[no] { $number ->
        [many] { $unit } otrzymują Terror { $bonus }
       *[one] { $unit } otrzymuje Terror { $bonus }
    }
 }
warcry-fx-do-set-strength = nadrukowana siła { $unit_gen } zmienia się na { $value }

## Działania: oddziały, rozszerzenia, strategie

warcry-fx-do-commit = wyklucz { $unit_acc }
warcry-fx-do-rally = zbierz { $unit_acc }
warcry-fx-do-destroy = odrzuć { $unit_acc }
warcry-fx-do-move = { $line ->
    [battle] przesuń { $unit_acc } do formacji bojowej
   *[reserve] przesuń { $unit_acc } do formacji rezerwowej
 }
warcry-fx-do-destroy-attachment = odrzuć jedno rozszerzenie { $unit_gen }
warcry-fx-do-move-attachment = przenieś jedno rozszerzenie { $unit_gen } na { $other_acc }
warcry-fx-do-token = { $formula ->
    [yes] { $field ->
        [victory] połóż trwały żeton na { $unit_acc }: Zwycięstwo +X, gdzie X to { $bonus }
        [leadership] połóż trwały żeton na { $unit_acc }: +X do morale, gdzie X to { $bonus }
       *[strength] połóż trwały żeton na { $unit_acc }: +X do siły, gdzie X to { $bonus }
    }
   *[no] { $field ->
        [victory] połóż trwały żeton na { $unit_acc }: Zwycięstwo { $bonus }
        [leadership] połóż trwały żeton na { $unit_acc }: { $bonus } do morale
       *[strength] połóż trwały żeton na { $unit_acc }: { $bonus } do siły
    }
 }
warcry-fx-do-destroy-strategy = { $side ->
    [own] odrzuć jedną ze swoich strategii
   *[enemy] odrzuć jedną strategię przeciwnika
 }
warcry-fx-do-return-to-play = { $line ->
    [battle] { $state ->
        [ready] umieść { $card } w swojej formacji bojowej w stanie gotowości
       *[committed] umieść { $card } w swojej formacji bojowej w stanie wykluczenia
    }
   *[reserve] { $state ->
        [ready] umieść { $card } w swojej formacji rezerwowej w stanie gotowości
       *[committed] umieść { $card } w swojej formacji rezerwowej w stanie wykluczenia
    }
 }
warcry-fx-do-swap = { $number ->
    [many] { $unit } zajmują w tej walce miejsce twojego oddziału
   *[one] { $unit } zajmuje w tej walce miejsce twojego oddziału
 }
warcry-fx-do-end-combat = ta walka natychmiast kończy się bez rozstrzygnięcia

## Działania: karty

warcry-fx-do-draw = { $side ->
    [own] { $formula ->
        [yes] dobierz X kart akcji, gdzie X to { $count }
       *[no] dobierz { $count ->
            [one] { $count } kartę akcji
            [few] { $count } karty akcji
           *[many] { $count } kart akcji
        }
    }
   *[enemy] { $formula ->
        [yes] przeciwnik dobiera X kart akcji, gdzie X to { $count }
       *[no] przeciwnik dobiera { $count ->
            [one] { $count } kartę akcji
            [few] { $count } karty akcji
           *[many] { $count } kart akcji
        }
    }
 }
warcry-fx-do-discard-choice = { $side ->
    [own] { $formula ->
        [yes] odrzuć X kart, gdzie X to { $count }
       *[no] odrzuć { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }
    }
   *[enemy] { $formula ->
        [yes] przeciwnik odrzuca X kart, gdzie X to { $count }
       *[no] przeciwnik odrzuca { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }
    }
 }
warcry-fx-do-discard-random = { $side ->
    [own] { $formula ->
        [yes] odrzuć losowo X kart, gdzie X to { $count }
       *[no] odrzuć losowo { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }
    }
   *[enemy] { $formula ->
        [yes] przeciwnik odrzuca losowo X kart, gdzie X to { $count }
       *[no] przeciwnik odrzuca losowo { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }
    }
 }
warcry-fx-do-discard-by-foe = { $side ->
    [own] { $formula ->
        [yes] obejrzyj swoje karty i odrzuć X kart, gdzie X to { $count }
       *[no] obejrzyj swoje karty i odrzuć { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }
    }
   *[enemy] { $formula ->
        [yes] obejrzyj karty na ręce przeciwnika; przeciwnik odrzuca wskazane przez ciebie X kart, gdzie X to { $count }
       *[no] obejrzyj karty na ręce przeciwnika; przeciwnik odrzuca { $count ->
            [one] { $count } wskazaną przez ciebie kartę
            [few] { $count } wskazane przez ciebie karty
           *[many] { $count } wskazanych przez ciebie kart
        }
    }
 }
warcry-fx-do-look-hand = { $side ->
    [own] obejrzyj swoje karty akcji na ręce
   *[enemy] obejrzyj karty akcji na ręce przeciwnika
 }
warcry-fx-do-look-top = { $side ->
    [own] { $formula ->
        [yes] obejrzyj X wierzchnich kart swojej talii akcji, gdzie X to { $count }
       *[no] obejrzyj { $count ->
            [one] { $count } wierzchnią kartę
            [few] { $count } wierzchnie karty
           *[many] { $count } wierzchnich kart
        } swojej talii akcji
    }
   *[enemy] { $formula ->
        [yes] obejrzyj X wierzchnich kart talii akcji przeciwnika, gdzie X to { $count }
       *[no] obejrzyj { $count ->
            [one] { $count } wierzchnią kartę
            [few] { $count } wierzchnie karty
           *[many] { $count } wierzchnich kart
        } talii akcji przeciwnika
    }
 }
warcry-fx-look-may-discard = możesz odrzucić dowolne z obejrzanych kart
warcry-fx-look-reorder = odłóż je w dowolnej kolejności
warcry-fx-do-recover = weź { $card } na rękę
warcry-fx-do-put-on-top = połóż { $card } na wierzchu właściwej talii

## Działania: wynik walki

warcry-fx-do-auto-rout = { $number ->
    [many] jeśli { $unit } wygrają tę walkę, przegrany zostaje rozgromiony bez testu rozgromienia
   *[one] jeśli { $unit } wygra tę walkę, przegrany zostaje rozgromiony bez testu rozgromienia
 }
warcry-fx-do-win-slaughter = { $number ->
    [many] jeśli ta walka zakończy się masakrą, zamiast tego wygrywają { $unit }
   *[one] jeśli ta walka zakończy się masakrą, zamiast tego wygrywa { $unit }
 }
warcry-fx-do-stay-ready = { $number ->
    [many] na koniec tej walki { $unit } nie są wykluczane i pozostają gotowe
   *[one] na koniec tej walki { $unit } nie jest wykluczany i pozostaje gotowy
 }
warcry-fx-do-save = { $number ->
    [many] { $unit } po przegranej nie są odrzucane, lecz wracają do swojej formacji bojowej wykluczone
   *[one] { $unit } po przegranej nie jest odrzucany, lecz wraca do swojej formacji bojowej wykluczony
 }
warcry-fx-do-destroy-loser = { $number ->
    [many] jeśli { $unit } wygrają tę walkę, przegrany zostaje w każdym przypadku odrzucony
   *[one] jeśli { $unit } wygra tę walkę, przegrany zostaje w każdym przypadku odrzucony
 }
warcry-fx-do-no-follow-up = { $side ->
    [own] nie możesz wykonać wypadu
   *[enemy] przeciwnik nie może wykonać wypadu
 }
warcry-fx-do-no-block = tego ataku nie można zablokować
warcry-fx-do-block-with = { $number ->
    [many] { $unit } blokują ten atak bez względu na szybkość
   *[one] { $unit } blokuje ten atak bez względu na szybkość
 }
warcry-fx-do-retarget = { $number ->
    [many] nowym celem stają się { $unit }
   *[one] nowym celem staje się { $unit }
 }
warcry-fx-do-reroll = { $side ->
    [own] rzuć ponownie
   *[enemy] przeciwnik rzuca ponownie
 }
warcry-fx-do-add-to-roll = { $formula ->
    [yes] ten rzut zmienia się o +X, gdzie X to { $bonus }
   *[no] ten rzut zmienia się o { $bonus }
 }
warcry-fx-do-cancel = anuluj tę taktykę
warcry-fx-do-forbid = { $side ->
    [own] { $kind ->
        [combat_tactic] do końca tej walki nie możesz używać taktyk bojowych
        [warcry] do końca tej walki nie możesz używać okrzyków bojowych
        [support_tactic] do końca tej walki nie możesz używać taktyk wspomagających
        [reaction] do końca tej walki nie możesz używać reakcji
       *[unit_abilities] do końca tej walki nie można używać zdolności twojego oddziału
    }
   *[enemy] { $kind ->
        [combat_tactic] do końca tej walki przeciwnik nie może używać taktyk bojowych
        [warcry] do końca tej walki przeciwnik nie może używać okrzyków bojowych
        [support_tactic] do końca tej walki przeciwnik nie może używać taktyk wspomagających
        [reaction] do końca tej walki przeciwnik nie może używać reakcji
       *[unit_abilities] do końca tej walki nie można używać zdolności wrogiego oddziału
    }
 }

## Działania: sterowanie

warcry-fx-do-if = jeśli { $condition }: { $effect }
warcry-fx-do-if-else = jeśli { $condition }: { $effect }; w przeciwnym razie: { $otherwise }
warcry-fx-do-may = możesz: { $effect }
warcry-fx-do-choose-one = wybierz jedno: { $options }
warcry-fx-do-with = { $kind ->
    [pick] wybierz { $unit_acc }: { $effect }
    [foe_pick] przeciwnik wybiera { $unit }: { $effect }
    [pick_up_to] wybierz { $unit_acc }; dla każdego z nich: { $effect }
    [all] kolejno dla { $unit_gen }: { $effect }
   *[fixed] dla { $unit_gen }: { $effect }
 }
warcry-fx-do-if-test = { $stat ->
    [strength] test siły { $unit_gen }; jeśli się powiedzie: { $effect }
   *[leadership] test morale { $unit_gen }; jeśli się powiedzie: { $effect }
 }
warcry-fx-do-unless-test = { $stat ->
    [strength] test siły { $unit_gen }; jeśli się nie powiedzie: { $effect }
   *[leadership] test morale { $unit_gen }; jeśli się nie powiedzie: { $effect }
 }
warcry-fx-do-unless-pays = { $side ->
    [own] możesz zapłacić: { $cost }; jeśli tego nie zrobisz: { $effect }
   *[enemy] przeciwnik może zapłacić: { $cost }; jeśli tego nie zrobi: { $effect }
 }
warcry-fx-do-if-won = jeśli twój oddział wygra tę walkę: { $effect }
warcry-fx-do-if-lost = jeśli twój oddział przegra tę walkę: { $effect }
warcry-fx-do-at-end-of-tactics = po ostatniej taktyce tej walki: { $effect }
warcry-fx-do-attack-now = { $number ->
    [many] { $unit } natychmiast atakują
   *[one] { $unit } natychmiast atakuje
 }

## Modyfikatory działające stale

warcry-fx-mod-stat = { $formula ->
    [yes] { $field ->
        [tp] { $unit }: +X do punktów taktycznych, gdzie X to { $bonus }
        [leadership] { $unit }: +X do morale, gdzie X to { $bonus }
        [ranged] { $unit }: +X do ataku strzeleckiego, gdzie X to { $bonus }
        [terror] { $unit }: Terror +X, gdzie X to { $bonus }
        [victory] { $unit }: Zwycięstwo +X, gdzie X to { $bonus }
        [scout] { $unit }: Zwiadowca +X, gdzie X to { $bonus }
        [cost] { $unit }: +X do kosztu, gdzie X to { $bonus }
       *[strength] { $unit }: +X do siły, gdzie X to { $bonus }
    }
   *[no] { $field ->
        [tp] { $unit }: { $bonus } do punktów taktycznych
        [leadership] { $unit }: { $bonus } do morale
        [ranged] { $unit }: { $bonus } do ataku strzeleckiego
        [terror] { $unit }: Terror { $bonus }
        [victory] { $unit }: Zwycięstwo { $bonus }
        [scout] { $unit }: Zwiadowca { $bonus }
        [cost] { $unit }: { $bonus } do kosztu
       *[strength] { $unit }: { $bonus } do siły
    }
 }
warcry-fx-mod-cannot-attack = { $number ->
    [many] { $unit } nie mogą atakować ani strzelać
   *[one] { $unit } nie może atakować ani strzelać
 }
warcry-fx-mod-cannot-block = { $number ->
    [many] { $unit } nie mogą blokować
   *[one] { $unit } nie może blokować
 }
warcry-fx-mod-unblockable = ataku { $unit_gen } nie można zablokować
warcry-fx-mod-unroutable = { $number ->
    [many] { $unit } nie mogą zostać rozgromione
   *[one] { $unit } nie może zostać rozgromiony
 }
warcry-fx-mod-shielded = { $number ->
    [many] { $unit } w formacji rezerwowej nie mogą być celem ataku kawalerii ani piechoty
   *[one] { $unit } w formacji rezerwowej nie może być celem ataku kawalerii ani piechoty
 }
warcry-fx-mod-attacks-as-flyer = { $number ->
    [many] { $unit } atakują jak latacze
   *[one] { $unit } atakuje jak latacz
 }
warcry-fx-mod-attacks-as-cavalry = { $number ->
    [many] { $unit } atakują jak kawaleria
   *[one] { $unit } atakuje jak kawaleria
 }
warcry-fx-mod-blocks-any = { $number ->
    [many] { $unit } mogą blokować oddziały o każdej szybkości
   *[one] { $unit } może blokować oddziały o każdej szybkości
 }
warcry-fx-mod-terror-immune = { $number ->
    [many] { $unit } są odporne na Terror
   *[one] { $unit } jest odporny na Terror
 }
warcry-fx-mod-stays-ready-after-shot = { $number ->
    [many] { $unit } pozostają gotowe po ataku strzeleckim
   *[one] { $unit } pozostaje gotowy po ataku strzeleckim
 }
warcry-fx-mod-cannot-be-carried-over = { $unit_gen } nie można zachować na następną bitwę

## Wyzwalacze reakcji

warcry-fx-on-muster-done = po zakończeniu fazy rekrutacji
warcry-fx-on-setup-done = po ustaleniu, kto wydaje pierwszy rozkaz
warcry-fx-on-counting = przed podliczeniem armii
warcry-fx-on-mustered = { $who ->
    [own] gdy zrekrutujesz oddział
    [enemy] gdy przeciwnik zrekrutuje oddział
    [me] gdy { $unit } zostanie zrekrutowany
   *[any] gdy zostanie zrekrutowany oddział
 }
warcry-fx-on-attack-declared = { $who ->
    [own] gdy zadeklarujesz atak
    [enemy] gdy przeciwnik zadeklaruje atak
    [me] gdy { $unit } zadeklaruje atak
    [against_me] gdy przeciwnik zadeklaruje atak na { $unit }
   *[any] gdy zostanie zadeklarowany atak
 }
warcry-fx-on-ranged-declared = { $who ->
    [own] gdy zadeklarujesz atak strzelecki
    [enemy] gdy przeciwnik zadeklaruje atak strzelecki
    [me] gdy { $unit } zadeklaruje atak strzelecki
    [against_me] gdy przeciwnik zadeklaruje atak strzelecki na { $unit }
   *[any] gdy zostanie zadeklarowany atak strzelecki
 }
warcry-fx-on-tactic-played = { $who ->
    [own] { $kind ->
        [combat_tactic] { $source ->
            [card] gdy zagrasz kartę taktyki bojowej
            [ability] gdy użyjesz zdolności taktyki bojowej
           *[any] gdy użyjesz taktyki bojowej
        }
        [warcry] { $source ->
            [card] gdy zagrasz kartę okrzyku bojowego
            [ability] gdy użyjesz zdolności okrzyku bojowego
           *[any] gdy użyjesz okrzyku bojowego
        }
        [support_tactic] { $source ->
            [card] gdy zagrasz kartę taktyki wspomagającej
            [ability] gdy użyjesz zdolności taktyki wspomagającej
           *[any] gdy użyjesz taktyki wspomagającej
        }
       *[any] { $source ->
            [card] gdy zagrasz kartę taktyki
            [ability] gdy użyjesz zdolności taktyki
           *[any] gdy użyjesz taktyki
        }
    }
    [enemy] { $kind ->
        [combat_tactic] { $source ->
            [card] gdy przeciwnik zagra kartę taktyki bojowej
            [ability] gdy przeciwnik użyje zdolności taktyki bojowej
           *[any] gdy przeciwnik użyje taktyki bojowej
        }
        [warcry] { $source ->
            [card] gdy przeciwnik zagra kartę okrzyku bojowego
            [ability] gdy przeciwnik użyje zdolności okrzyku bojowego
           *[any] gdy przeciwnik użyje okrzyku bojowego
        }
        [support_tactic] { $source ->
            [card] gdy przeciwnik zagra kartę taktyki wspomagającej
            [ability] gdy przeciwnik użyje zdolności taktyki wspomagającej
           *[any] gdy przeciwnik użyje taktyki wspomagającej
        }
       *[any] { $source ->
            [card] gdy przeciwnik zagra kartę taktyki
            [ability] gdy przeciwnik użyje zdolności taktyki
           *[any] gdy przeciwnik użyje taktyki
        }
    }
   *[any] { $kind ->
        [combat_tactic] { $source ->
            [card] gdy zostanie zagrana karta taktyki bojowej
            [ability] gdy zostanie użyta zdolność taktyki bojowej
           *[any] gdy zostanie użyta taktyka bojowa
        }
        [warcry] { $source ->
            [card] gdy zostanie zagrana karta okrzyku bojowego
            [ability] gdy zostanie użyta zdolność okrzyku bojowego
           *[any] gdy zostanie użyty okrzyk bojowy
        }
        [support_tactic] { $source ->
            [card] gdy zostanie zagrana karta taktyki wspomagającej
            [ability] gdy zostanie użyta zdolność taktyki wspomagającej
           *[any] gdy zostanie użyta taktyka wspomagająca
        }
       *[any] { $source ->
            [card] gdy zostanie zagrana karta taktyki
            [ability] gdy zostanie użyta zdolność taktyki
           *[any] gdy zostanie użyta taktyka
        }
    }
 }
warcry-fx-on-combat-roll = { $who ->
    [own] gdy wykonasz rzut bojowy
    [enemy] gdy przeciwnik wykona rzut bojowy
    [me] gdy wykonasz rzut bojowy za { $unit }
   *[any] gdy zostanie wykonany rzut bojowy
 }
warcry-fx-on-test-rolled = { $who ->
    [own] gdy wykonasz rzut w teście
    [enemy] gdy przeciwnik wykona rzut w teście
    [me] gdy wykonasz rzut w teście za { $unit }
   *[any] gdy zostanie wykonany rzut w teście
 }
warcry-fx-on-combat-won = { $who ->
    [own] gdy jeden z twoich oddziałów wygra walkę
    [enemy] gdy wrogi oddział wygra walkę
    [me] gdy { $unit } wygra walkę
   *[any] gdy którykolwiek oddział wygra walkę
 }
warcry-fx-on-combat-lost = { $who ->
    [own] gdy jeden z twoich oddziałów przegra walkę
    [enemy] gdy wrogi oddział przegra walkę
    [me] gdy { $unit } przegra walkę
   *[any] gdy którykolwiek oddział przegra walkę
 }
warcry-fx-on-routed = { $who ->
    [own] gdy jeden z twoich oddziałów zostanie rozgromiony
    [enemy] gdy wrogi oddział zostanie rozgromiony
    [me] gdy { $unit } zostanie rozgromiony
   *[any] gdy którykolwiek oddział zostanie rozgromiony
 }
warcry-fx-on-destroyed = { $who ->
    [own] gdy jeden z twoich oddziałów zostanie odrzucony
    [enemy] gdy wrogi oddział zostanie odrzucony
    [me] gdy { $unit } zostanie odrzucony
   *[any] gdy którykolwiek oddział zostanie odrzucony
 }
warcry-fx-on-attachment-destroyed = { $who ->
    [own] gdy jedno z twoich rozszerzeń zostanie odrzucone
    [enemy] gdy wrogie rozszerzenie zostanie odrzucone
    [me] gdy rozszerzenie { $unit_gen } zostanie odrzucone
   *[any] gdy którekolwiek rozszerzenie zostanie odrzucone
 }
warcry-fx-on-committed-by-effect = { $who ->
    [own] gdy efekt wykluczy jeden z twoich oddziałów
    [enemy] gdy efekt wykluczy wrogi oddział
    [me] gdy efekt wykluczy { $unit }
   *[any] gdy efekt wykluczy którykolwiek oddział
 }
warcry-fx-on-retreated = { $who ->
    [own] gdy zarządzisz odwrót
    [enemy] gdy przeciwnik zarządzi odwrót
   *[any] gdy gracz zarządzi odwrót
 }
