# Magia i Miecz: Czary, rzeczy używane i okna reakcji. $card to Czar albo używana rzecz, $other to Poszukiwacz, a $unit
# to Karta, w którą Czar jest wymierzony.
talisman-event-cast = { $seat } rzuca Czar „{ $card }”.
talisman-event-cast-at = { $seat } rzuca Czar „{ $card }”. Cel: { $other }.
talisman-event-cast-on = { $seat } rzuca Czar „{ $card }”. Cel: { $unit_name }.
talisman-event-spell-cancelled = Czar „{ $card }” nie działa: został wstrzymany ({ $seat }).
talisman-event-spell-lost = Czar „{ $card }” przepada: nie ma już jego celu albo rzucającego ({ $seat }).
talisman-event-spell-repelled = Czar „{ $card }” nie działa: jego cel jest przed nim chroniony ({ $seat }).
talisman-event-spell-over = Działanie Czaru „{ $card }” dobiegło końca; karta idzie na stos odrzuconych.
talisman-event-spell-lifted = „{ $card }” już nie dotyczy: { $seat }.
talisman-event-used = { $seat } używa: { $card }.

talisman-rival = { $rival ->
    [creature] { $foe }
   *[other] { $by }
 }
talisman-ask-fight-on = Tej walki nie da się uniknąć: { $foe }. Masz { $value } przeciw { $against }, szansa na wygraną to { $chance }%. Kostki potoczą się, gdy dasz znać.
talisman-ask-react = { $window ->
    [on_spell] Rzucono Czar: „{ $card }” ({ $by }). Czy chcesz na niego odpowiedzieć?
    [own_fight] { talisman-rival }: masz { $value }, przeciwnik { $against }; przed rzutem kostką. Czy chcesz { $evading ->
        [yes] się wymknąć, rzucić Czar albo czegoś użyć?
       *[no] rzucić Czar albo czegoś użyć?
     }
    [when_attacked] { $rival ->
        [thief] { $by } chce cię okraść.
       *[other] Atakuje cię: { talisman-rival }.
     } Czy chcesz rzucić Czar albo czegoś użyć, żeby się wymknąć?
    [other_turn_start] Turę zaczyna { $by }. Czy chcesz rzucić Czar albo czegoś użyć?
    [on_move_roll] Na ruch rzuca { $by }. Czy chcesz rzucić Czar albo czegoś użyć?
   *[on_life_loss] { $by } ma stracić { $lives ->
        [one] { $lives } punkt Wytrzymałości
        [few] { $lives } punkty Wytrzymałości
       *[many] { $lives } punktów Wytrzymałości
     }. Czy chcesz rzucić Czar albo czegoś użyć?
 }

talisman-refused-toad-casts-not = Ropucha nie może rzucać Czarów.
talisman-refused-no-casting-here = Z tego Obszaru nie można rzucać Czarów: { $card }.
talisman-refused-casts-used-up = W tej turze nie możesz rzucić więcej Czarów; limit: { $limit }.
talisman-refused-spell-not-held = Nie masz tego Czaru: „{ $card }”.
talisman-refused-spell-not-now = Czaru „{ $card }” nie można teraz rzucić.
talisman-refused-no-target-now = Nie ma teraz żadnego dozwolonego celu: { $card }.
talisman-refused-which-target = Podaj cel: Czar lub rzecz „{ $card }” ma ich kilka.
talisman-refused-no-such-target = To nie może być celem: „{ $card }”.
talisman-refused-nothing-to-use = Nie masz nic do użycia o tej nazwie: { $card }.
talisman-refused-not-usable-now = Tego nie można teraz użyć: { $card }.
