# Talizman: Walka i Walka Psychiczna, wymykanie się, kradzież, łupy.
# $seat, $other, $winner i $loser to gracze; $foe to jedna istota albo kilka („Goblin + Wilk”); $card to karta.

talisman-event-fight-announced = { $kind ->
    [battle] Walka: { $seat } (Siła { $value }) przeciw: { $foe } (Siła { $against }).
   *[psychic] Walka Psychiczna: { $seat } (Moc { $value }) przeciw: { $foe } (Moc { $against }).
 }
talisman-event-attack-announced = { $kind ->
    [battle] Walka: atakuje { $seat } (Siła { $value }), broni się { $other } (Siła { $against }).
   *[psychic] Walka Psychiczna: atakuje { $seat } (Moc { $value }), broni się { $other } (Moc { $against }).
 }
talisman-fight-parts = { $parts_count ->
    [one] { $value }
    [few] { $value } ({ $parts })
   *[many] { $value } ({ $parts })
 }
talisman-event-fighter-total = { $dice_count ->
    [0] { $seat }: { talisman-fight-parts } bez kostki = { $total }.
    [one] { $seat }: { talisman-fight-parts } + kostka { $dice } = { $total }.
    [few] { $seat }: { talisman-fight-parts } + wyższa z kostek { $dice } = { $total }.
   *[many] { $seat }: { talisman-fight-parts } + najwyższa z kostek { $dice } = { $total }.
 }
talisman-event-creature-total = { $dice_count ->
    [0] { $foe }: { talisman-fight-parts } bez kostki = { $total }.
    [one] { $foe }: { talisman-fight-parts } + kostka { $dice } = { $total }.
    [few] { $foe }: { talisman-fight-parts } + wyższa z kostek { $dice } = { $total }.
   *[many] { $foe }: { talisman-fight-parts } + najwyższa z kostek { $dice } = { $total }.
 }
talisman-event-fight-won = { $seat } wygrywa z przeciwnikiem: { $foe }.
talisman-event-fight-lost = { $seat } przegrywa. Wygrywa: { $foe }.
talisman-event-fight-stand-off = Remis: { $seat } – { $foe }. Nikt nic nie traci.
talisman-event-duel-won = { $winner } wygrywa, { $loser } przegrywa.
talisman-event-duel-stand-off = Remis: { $seat } – { $other }. Nikt nic nie traci.
talisman-event-fight-broken = Walka kończy się bez wyniku.

talisman-event-evade-rolled = { $evaded ->
    [yes] { $seat } próbuje się wymknąć ({ $card }) i wyrzuca { $die }: udaje się.
   *[no] { $seat } próbuje się wymknąć ({ $card }) i wyrzuca { $die }: nie udaje się.
 }
talisman-event-fight-evaded = { $seat } wymyka się. Wróg: { $foe }.
talisman-event-attack-evaded = { $seat } wymyka się. Atakuje: { $other }.
talisman-event-enemy-destroyed = { $seat } niszczy bez walki Kartę: { $card }.
talisman-event-charm-rolled = { $charmed ->
    [yes] { $seat } próbuje oczarować Kartę „{ $card }” i wyrzuca { $die }: zyskuje Przyjaciela.
   *[no] { $seat } próbuje oczarować Kartę „{ $card }” i wyrzuca { $die }: nie udaje się.
 }

talisman-event-trophy-gained = { $seat } zatrzymuje trofeum: { $card } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }).
talisman-event-servant-raised = { $seat } zatrzymuje sługę: { $card } (Siła { $amount }).
talisman-event-gold-on-card = { $seat } bierze złoto z Karty „{ $card }”: { $amount } mz.
talisman-event-no-spoils = { $seat } ma ochronę: { $other } nie dostaje nic.
talisman-event-gold-taken = { $seat } bierze złoto: { $amount } mz. Traci je { $other }.
talisman-event-thing-taken = { $seat } zabiera Kartę: { $card }. Traci ją { $other }.

talisman-event-theft-announced = { $seat } ({ $card }) chce coś zabrać. Okradany gracz: { $other }.
talisman-event-theft-rolled = { $taken ->
    [yes] { $seat } wyrzuca { $die }: udaje się.
   *[no] { $seat } wyrzuca { $die }: nie udaje się.
 }

talisman-ask-before-fight = Masz { $value }, przeciwnik { $against }. Co robisz przed walką?
talisman-ask-evade = Masz { $value }, przeciwnik { $against }. Czy wymykasz się ({ $card })?
talisman-ask-weapons = { $count ->
    [one] Której broni używasz?
    [few] Których { $count } broni używasz?
   *[many] Których { $count } broni używasz?
 }
talisman-ask-add-craft = Czy dodajesz własną Moc ({ $amount })?
talisman-ask-spend-servant = Czy oddajesz sługę ({ $card }), aby dodać { $amount } do Siły?
talisman-ask-raise-servant = Czy zamiast trofeum zatrzymujesz sługę: { $card } (Siła { $amount })?
talisman-ask-effects-order = W jakiej kolejności działają ci Wrogowie?
talisman-ask-spoils = Wygrywasz. Przegrywa { $other }. Co bierzesz?
talisman-ask-steal-what = Co zabierasz? Traci to { $other }.

talisman-do-destroy = Zniszcz: { $unit_name }
talisman-do-charm = Spróbuj oczarować: { $unit_name }
talisman-do-deal = Oferta Karty: { $unit_name }
talisman-do-evade = Wymknij się: { $unit_name }
talisman-do-fight = Walcz
talisman-do-spoils = { $what ->
    [life] 1 punkt Wytrzymałości
   *[gold] 1 mieszek złota
 }
