# Talisman: Spotkania, osoby, wymiana i zadania.

## Spotkanie

talisman-event-card-met = { $seat } napotyka: { $card }.
talisman-event-gold-picked-up = { $seat } zabiera z Obszaru { $amount ->
    [one] { $amount } mieszek złota
    [few] { $amount } mieszki złota
   *[many] { $amount } mieszków złota
 }.
talisman-event-visited = { $seat } odwiedza: { $card }.
talisman-ask-extra-draw = Czy ciągniesz dodatkowo { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
 } i odrzucasz tyle samo nowych?
talisman-ask-extra-draw-discard = Które z nowych kart odrzucasz? Liczba kart: { $count }.
talisman-ask-redraw = Które z nowych kart odrzucasz, by pociągnąć tyle samo innych? Najwyżej: { $count }.

talisman-refused-not-met-here = Na tym Obszarze nie możesz spotkać tego Poszukiwacza.
talisman-refused-not-met-so = Tak nie możesz spotkać Poszukiwacza.
talisman-refused-nothing-to-steal = Nie ma tam nic takiego do ukradzenia.
talisman-refused-must-meet = Na polu Korony Władzy musisz spotkać jednego z pozostałych Poszukiwaczy.
talisman-refused-no-retreat = To nie był odwrót: instrukcje Obszaru trzeba wykonać.
talisman-refused-not-next = { $there ->
    [none] Nie pora teraz na Karty, więc to nie jest następna: { $card }.
   *[some] To nie jest następna Karta: { $card }. Możliwe: { $cards }.
 }
talisman-refused-not-lying-here = Na twoim Obszarze to nie leży: { $card }.
talisman-refused-not-kept = Zabiera się tylko Przedmioty i Przyjaciół, tej Karty nie: { $unit_name }.
talisman-refused-toad-takes-nothing = Ropucha niczego nie zabiera.
talisman-refused-not-for-you = Twój Poszukiwacz nie może tego posiadać: { $unit_name }.
talisman-refused-left-by-yourself = To twoja własna rzecz zostawiona tu w tej turze, więc tu zostaje: { $unit_name }.
talisman-refused-came-later = Ta rzecz znalazła się tu już po początku Spotkania, więc czeka na inną turę: { $unit_name }.
talisman-refused-guarded = Dopóki jest tu Wróg albo instrukcje nie są wykonane, to zostaje na miejscu: { $unit_name }.
talisman-refused-not-yet-taken = To nie pora na zabieranie: { $unit_name }.
talisman-refused-taken-twice = Jedna z Kart jest wymieniona dwa razy.
talisman-refused-no-gold-here = Nie ma tu złota do zabrania.
talisman-refused-too-dear = { $card } – cena: { $price } mz, zostało ci: { $gold } mz.
talisman-refused-not-sold-now = Tego nie można teraz kupić, bo nie ma już żadnej sztuki albo twój Poszukiwacz nie może tego posiadać: { $card }.
talisman-refused-nobody-to-visit = { $there ->
    [none] Na twoim Obszarze nie ma kogo odwiedzić.
   *[some] Nie ma tu do odwiedzenia nikogo takiego: { $card }. Możliwe: { $cards }.
 }
talisman-refused-no-visit-now = To nie pora na odwiedziny.

## Kupno, sprzedaż, leczenie

talisman-event-bought = { $seat } kupuje: { $cards }. Cena: { $amount } mz.
talisman-event-nothing-to-buy = { $card }: { $seat } nie może tu nic kupić.
talisman-event-sold = { $seat } sprzedaje: { $cards }. Zapłata: { $amount } mz.
talisman-event-nothing-to-heal = { $card }: { $seat } nie może tu nic wyleczyć.
talisman-event-paid-for-healing = { $seat } płaci za leczenie { $amount } mz.
talisman-ask-buy = { $cards_count ->
    [0] { $card }: co kupujesz? Masz { $gold } mz.
    [one] { $card }: { $cards }. Co jeszcze? Zostaje ci { $gold } mz.
    [few] { $card }: { $cards }. Co jeszcze? Zostaje ci { $gold } mz.
   *[many] { $card }: { $cards }. Co jeszcze? Zostaje ci { $gold } mz.
 }{ $free ->
    [0] { "" }
    [one] {" "}Najdroższa karta jest za darmo.
    [few] {" "}{ $free } najdroższe karty są za darmo.
   *[many] {" "}{ $free } najdroższych kart jest za darmo.
 }
talisman-ask-sell = { $cards_count ->
    [0] { $card }: co oddajesz po { $price } mz za sztukę?
    [one] { $card }: { $cards }. Co jeszcze oddajesz po { $price } mz za sztukę?
    [few] { $card }: { $cards }. Co jeszcze oddajesz po { $price } mz za sztukę?
   *[many] { $card }: { $cards }. Co jeszcze oddajesz po { $price } mz za sztukę?
 }
talisman-ask-buy-healing = { $card }: ile punktów Wytrzymałości leczysz po { $price } mz?

## Wymiana

talisman-event-trade-offered = { $seat } proponuje wymianę. Gracz: { $other }. W ofercie: { $gives ->
    [nothing] { $gold ->
        [0] nic
        [one] { $gold } mz
        [few] { $gold } mz
       *[many] { $gold } mz
     }
   *[cards] { $gold ->
        [0] { $cards }
        [one] { $cards }, { $gold } mz
        [few] { $cards }, { $gold } mz
       *[many] { $cards }, { $gold } mz
     }
 }. W zamian: { $gets ->
    [nothing] { $other_gold ->
        [0] nic
        [one] { $other_gold } mz
        [few] { $other_gold } mz
       *[many] { $other_gold } mz
     }
   *[cards] { $other_gold ->
        [0] { $carried }
        [one] { $carried }, { $other_gold } mz
        [few] { $carried }, { $other_gold } mz
       *[many] { $carried }, { $other_gold } mz
     }
 }.
talisman-event-trade-declined = { $seat } odrzuca wymianę. Gracz: { $other }.
talisman-event-traded = { $seat } i { $other } dokonują wymiany.
talisman-ask-trade = { $other } proponuje: { $gives ->
    [nothing] { $gold ->
        [0] nic
        [one] { $gold } mz
        [few] { $gold } mz
       *[many] { $gold } mz
     }
   *[cards] { $gold ->
        [0] { $cards }
        [one] { $cards }, { $gold } mz
        [few] { $cards }, { $gold } mz
       *[many] { $cards }, { $gold } mz
     }
 }. W zamian: { $gets ->
    [nothing] { $other_gold ->
        [0] nic
        [one] { $other_gold } mz
        [few] { $other_gold } mz
       *[many] { $other_gold } mz
     }
   *[cards] { $other_gold ->
        [0] { $carried }
        [one] { $carried }, { $other_gold } mz
        [few] { $carried }, { $other_gold } mz
       *[many] { $carried }, { $other_gold } mz
     }
 }.{ $drops ->
    [0] { "" }
    [one] {" "}Musisz od razu porzucić { $drops } Przedmiot.
    [few] {" "}Musisz od razu porzucić { $drops } Przedmioty.
   *[many] {" "}Musisz od razu porzucić { $drops } Przedmiotów.
 }{ $other_drops ->
    [0] { "" }
    [one] {" "}Druga strona musi od razu porzucić { $other_drops } Przedmiot.
    [few] {" "}Druga strona musi od razu porzucić { $other_drops } Przedmioty.
   *[many] {" "}Druga strona musi od razu porzucić { $other_drops } Przedmiotów.
 } Czy przyjmujesz?
talisman-refused-no-partner-here = Wymieniać się można tylko z Poszukiwaczem na tym samym Obszarze.
talisman-refused-toads-do-not-trade = Ropucha niczego nie wymienia.
talisman-refused-trade-of-nothing = W tej wymianie nic nie zmieniłoby właściciela.
talisman-refused-not-that-much-gold = { $other } nie ma { $amount } mz.
talisman-refused-not-to-be-traded = Tego nie można wymienić: { $card }.
talisman-refused-traded-twice = W tej wymianie to jest wymienione dwa razy: { $card }.
talisman-refused-not-of-theirs = Gracz { $other } tego nie ma: { $card }.
talisman-refused-may-not-own = { $other } nie może tego posiadać: { $unit_name }.

## Zadania

talisman-event-quest-accepted = { $seat } rzuca { $die } i otrzymuje zadanie: { $task ->
    [take_life] odebrać innemu Poszukiwaczowi punkt Wytrzymałości
    [kill_enemy] zabić jednego Wroga
    [give_follower] oddać Przyjaciela w Jaskini Czarownika
    [give_magic_object] oddać Magiczny Przedmiot w Jaskini Czarownika
   *[give_gold] oddać złoto w Jaskini Czarownika: { $count } mz
 }.
talisman-event-quest-done = { $seat } robi to, czego wymaga zadanie. Nagroda przypada na końcu tury.
talisman-event-quest-fulfilled = { $seat } wypełnia zadanie i otrzymuje Talizman.
talisman-event-quest-without-reward = { $seat } wypełnia zadanie, ale w zapasie nie ma Talizmanu.
talisman-event-quest-over = { $seat }: zadanie przepada, bo z pola Korony Władzy nikogo się nie odwołuje.
talisman-event-talisman-returned = Nikt nie może dotrzeć do tej karty, więc wraca ona do zapasu: { $card }.
talisman-ask-quest = Czy przyjmujesz zadanie? { $count ->
    [0] Uwaga: w zapasie nie ma Talizmanu, więc nagrody może nie być.
    [one] W zapasie jest { $count } Talizman.
    [few] W zapasie są { $count } Talizmany.
   *[many] W zapasie jest { $count } Talizmanów.
 }
talisman-ask-quest-gold = Czy oddajesz { $amount } mz i wypełniasz zadanie?
talisman-ask-quest-card = Którą kartę oddajesz, aby wypełnić zadanie? Możesz nie oddać żadnej.
