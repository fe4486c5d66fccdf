# Moce Albionu: zgłoszenia, pojedynki i walki wielu rycerzy, magia, ucieczka, klęska.
# $pawn, $target i $foe to pionki z kodem i nazwą („2.3 Lancelot”), $members to kilka z nich; $seat to gracz.
# $weapon i $token to nazwy żetonów; $hex to pole.

## Zgłoszenia i początek

albion-event-fight-declared = Atak: { $pawn } → { $target }.
albion-event-fight-joined = { $pawn } przyłącza się do walki, przeciwnik: { $target }.
albion-event-no-fight = W tej rundzie nikt nie atakuje.
albion-event-fight-started = { $several ->
    [no] Pojedynek: { $members }
   *[yes] Walka zbiorowa: { $members }
 }
albion-event-identity-revealed = { $pawn } odsłania twarz: Siła { $strength }, Moc { $power } (na początku { $start_power }), rany { $damage }; { $armed ->
    [no] bez broni i zbroi.
   *[yes] { $tokens }.
 }
albion-event-worn-out = { $pawn } nie ma już sił do walki: { $foe } wygrywa bez jednego ciosu.
albion-event-weapon-drawn = { $armed ->
    [yes] { $pawn }: w ręku { $weapon }.
   *[no] { $pawn }: bez broni w ręku.
 }
albion-event-initiative-rolled = { $pawn }: rzut o inicjatywę { $die }.
albion-event-initiative-set = { $several ->
    [yes] Inicjatywę ma { $pawn } (przeciwnik: { $foe }).
   *[no] Inicjatywę ma { $pawn }.
 }
albion-event-order-fixed = Kolejność ataków: { $members }.

## Uderzenia i obrona

albion-event-strike-rolled = { $pawn } uderza (cel: { $target }, broń: { $weapon }): { $dice_added } = **{ $total }**, trzeba najwyżej { $need }: { $hit ->
    [yes] celnie.
   *[no] pudło.
 }
albion-event-no-defence = { $pawn } jest spętany i nie może się bronić.
albion-event-not-defended = { $pawn } się nie broni.
albion-event-defence-rolled = { $how ->
    [parry] { $pawn } paruje: { $dice_added } = **{ $total }**, trzeba najwyżej { $need }: { $stopped ->
        [yes] cios odbity.
       *[no] na próżno.
     }
   *[dodge] { $pawn } robi unik: { $dice_added } = **{ $total }**, trzeba co najmniej { $need }: { $stopped ->
        [yes] cios mija cel.
       *[no] na próżno.
     }
 }
albion-event-damage-applied = { $hurt ->
    [yes] { $pawn } odnosi ranę: **{ $damage }** ({ albion-wound-dice }); ran razem { $total }.
   *[no] { $pawn } nie odnosi rany ({ albion-wound-dice }); ran nadal { $total }.
 }
albion-wound-dice = kostki { $dice_added }{ $armoured ->
    [no] {""}
   *[yes] {" "}− { $armour } za zbroję
 }{ $eased ->
    [no] {""}
   *[yes] {" "}− { $amount } za przedmiot
 }
albion-event-wounded = { $pawn } jest ranny.
albion-event-unharmed = { $pawn } wychodzi bez szwanku.
albion-event-object-shown = { $pawn } ma przedmiot: { $token }.
albion-event-weapon-dropped = { $pawn } upuszcza broń: { $weapon } leży na { $hex }.
albion-event-token-fell = { $pawn } jest pieszo: { $token } spada na { $hex }.
albion-event-breaking-rolled = { $broken ->
    [yes] { $weapon }: { $dice_added }, broń pęka.
   *[no] { $weapon }: { $dice_added }, broń jest cała.
 }
albion-event-unhorsed = { $pawn } wylatuje z siodła.
albion-event-equipment-changed = { $pawn } zmienia broń: { $weapon }.
albion-event-picked-up = { $use ->
    [yes] { $pawn } podnosi i bierze do ręki: { $token }.
   *[no] { $pawn } podnosi: { $token }.
 }
albion-event-passed = { $pawn } nie atakuje.

## Magia

albion-event-spell-cast = { $healing ->
    [yes] { $pawn } rzuca czar { $spell } ({ $version ->
        [plus] +
       *[minus] −
     }): { $dice_added } = **{ $total }**, trzeba mniej niż { $power }: { $worked ->
        [yes] udaje się.
       *[no] nie udaje się.
     }
   *[no] { $pawn } rzuca czar { $spell } ({ $version ->
        [plus] +
       *[minus] −
     }), cel: { $target }: { $dice_added } = **{ $total }**, trzeba mniej niż { $power }: { $worked ->
        [yes] udaje się.
       *[no] nie udaje się.
     }
 }
albion-event-power-paid = { $pawn }: koszt w Mocy { $amount }, zostaje { $power }.
albion-event-backlash = Czar uderza w rzucającego: { $pawn } traci { $amount } Mocy, zostaje { $power }.
albion-event-weakened = { $pawn } jest słabszy o { $amount } do końca walki (razem { $total }).
albion-event-power-rolled = { $pawn }: rzut o utratę Mocy: { $dice_added }.
albion-event-power-lost = { $pawn } traci { $amount } Mocy, zostaje { $power }.
albion-event-bound = { $pawn } nie ma obrony przed następnym uderzeniem (atakuje { $foe }).
albion-event-healed = { $pawn } leczy { $amount } (kostka: { $dice_added }): ran razem { $total }.

## Ucieczka i koniec

albion-event-flee-tested = { $pawn } próbuje uciec: { $dice_added }{ $helped ->
    [no] {""}
   *[yes] {" "}+ { $bonus }
 } = **{ $total }**, trzeba co najmniej { $need }: { $passed ->
    [yes] wyrywa się.
   *[no] nie udaje się.
 }
albion-event-nowhere-to-flee = { $pawn } nie widzi bezpiecznego pola i zostaje.
albion-event-fled = { $pawn } ucieka na { $hex }.
albion-event-fight-without-result = { $how ->
    [exhausted] Walczący są wyczerpani: { $members } rozchodzą się bez wyniku.
   *[given_up] Nikt już nie atakuje: { $members } rozchodzą się bez wyniku.
 }
albion-event-fight-ended = Walka skończona.
albion-event-mounted-again = { $pawn } znów siedzi w siodle.
albion-event-defeated = **{ $pawn } pokonany; zwycięzca: { $foe }.**
albion-event-eliminated = **{ $pawn } odpada z gry.**
albion-event-ransom-asked = { $price ->
    [one] { $seat } żąda { $price } punktu wykupu ({ $pawn }).
    [few] { $seat } żąda { $price } punktów wykupu ({ $pawn }).
   *[many] { $seat } żąda { $price } punktów wykupu ({ $pawn }).
 }
albion-event-no-ransom = { $seat } nie przyjmuje wykupu: { $pawn }.
albion-event-ransom-declined = Wykup nie zostaje zapłacony: { $pawn }.
albion-event-ransomed = { $pawn } wykupiony za { $price }; w Skarbcu zostaje { $treasury }.
albion-event-offer-made = { $price ->
    [one] { $pawn } proponuje przerwanie walki za { $price } punkt (przeciwnik: { $foe }).
    [few] { $pawn } proponuje przerwanie walki za { $price } punkty (przeciwnik: { $foe }).
   *[many] { $pawn } proponuje przerwanie walki za { $price } punktów (przeciwnik: { $foe }).
 }
albion-event-offer-refused = { $seat } odrzuca propozycję ({ $pawn }).
albion-event-offer-countered = { $price ->
    [one] { $seat } żąda zamiast tego { $price } punktu ({ $pawn }).
    [few] { $seat } żąda zamiast tego { $price } punktów ({ $pawn }).
   *[many] { $seat } żąda zamiast tego { $price } punktów ({ $pawn }).
 }
albion-event-offer-accepted = { $seat } przyjmuje propozycję ({ $pawn }).
albion-event-capitulated = { $price ->
    [one] **{ $pawn } poddaje się za { $price } punkt** (przeciwnik: { $foe }) i wraca do zamku.
    [few] **{ $pawn } poddaje się za { $price } punkty** (przeciwnik: { $foe }) i wraca do zamku.
   *[many] **{ $pawn } poddaje się za { $price } punktów** (przeciwnik: { $foe }) i wraca do zamku.
 }

## Pytania

albion-ask-weapon = Którą broń bierze do ręki { $pawn }?
albion-ask-flee-to = Dokąd ucieka { $pawn }?
albion-ask-mount-again = Czy { $pawn } wsiada z powrotem na konia?

## Odmowy

albion-refused-fight-not-waiting = Walka nie czeka teraz na ciebie.
albion-refused-answer-first = Najpierw trzeba odpowiedzieć na coś innego: cios, propozycję albo wykup.
albion-refused-no-such-foe = Takiego pionka nie ma w tej walce: { $given }. Podaj kod przeciwnika, na przykład 2.1.
albion-refused-no-weapon-in-use = { $pawn } nie ma broni w ręku i nie może uderzyć.
albion-refused-no-enemy = To rycerz twojej strony: { $target }.
albion-refused-not-in-this-fight = W tej walce nie bierze udziału: { $target }.
albion-refused-foe-not-near = { $target } i { $pawn } nie stoją obok siebie.
albion-refused-foe-has-initiative = Inicjatywę w tej parze ma { $target }: dopóki to się nie zmieni, { $pawn } tam nie zaatakuje.
albion-refused-spell-of-other-use = { $use ->
    [attack] { $spell }: tym czarem się nie atakuje.
   *[defence] { $spell }: tym czarem się nie broni.
 }
albion-refused-power-too-low = { $spell } w tej wersji wymaga początkowej Mocy { $need }; { $pawn } ma początkową Moc { $power }.
albion-refused-spell-cast-before = { $spell }: { $pawn } może rzucić ten czar raz w walce i już to zrobił.
albion-refused-target-on-foot = { $spell }: { $target } walczy pieszo, a zrzucić można tylko jeźdźca.
albion-refused-target-unarmed = { $spell }: { $target } nie ma broni w ręku.
albion-refused-no-weapon-to-parry = { $pawn } nie ma broni w ręku i nie może parować.
albion-refused-parry-too-weak = { $weapon } ma skuteczność { $efficacy }, a do sparowania potrzeba co najmniej { $need } ({ $token }).
albion-refused-flight-from-riders = { $pawn } nie może uciec: pieszo nikt nie ucieknie przed jeźdźcem.
albion-refused-flight-held = { $pawn } nie może uciec, dopóki wróg ma nad nim inicjatywę.
albion-refused-offer-too-late = Nie można już nic proponować: ktoś został już pokonany.
albion-refused-offered-already = Propozycja już padła: następna dopiero po zmianie inicjatywy.
albion-refused-not-to-change = { $pawn } nie może zmienić broni na: { $token }. Musi to być broń, którą nosi, której może teraz użyć i której nie ma w ręku.
albion-refused-nothing-there = Na polu { $hex } nie leży to odkryte: { $token }.
albion-refused-not-in-a-fight = W walce można podnieść tylko broń i tarczę; to jest coś innego: { $token }.
albion-refused-only-mounted = To może nosić tylko jeździec: { $token }.
albion-refused-beats-himself = Ten ciężar pokonałby samego rycerza: zmodyfikowana Siła spadłaby do { $least } lub niżej ({ $token }).
albion-refused-not-to-pick-up = { $pawn } nie może teraz podnieść: { $token }.
albion-refused-no-pass = { $pawn } nie ma teraz z czego rezygnować.
albion-refused-not-so-many-points = W twoim Skarbcu jest { $treasury ->
    [one] { $treasury } punkt
    [few] { $treasury } punkty
   *[many] { $treasury } punktów
 }; { $price } to za dużo.
albion-refused-points-offered = W twoim Skarbcu jest { $treasury ->
    [one] { $treasury } punkt
    [few] { $treasury } punkty
   *[many] { $treasury } punktów
 }, z czego { $offered } w otwartej propozycji przerwania walki; dopóki nie ma na nią odpowiedzi, { $price } to za dużo.
albion-refused-nothing-to-defend = Nie ma teraz ciosu, przed którym trzeba się bronić.
albion-refused-no-deal-offered = Nikt nie proponuje teraz przerwania walki.
albion-refused-nobody-beaten = Nikt nie jest pokonany: nie ma wykupu do zażądania.
albion-refused-no-such-answer = Propozycję można przyjąć, odrzucić albo raz podać inną cenę, na jaką stać Skarbiec drugiej strony; nie { $price }.
albion-refused-no-such-terms = Cena wykupu musi być między 0 a tym, co ma Skarbiec pokonanego; nie { $price }.
albion-refused-nothing-to-pay = Nie ma teraz wykupu do zapłacenia.
albion-refused-nobody-to-attack = Żaden z twoich rycerzy nie stoi na lądzie obok przeciwnika.
albion-refused-not-in-reach = { $pawn } nie może zaatakować, cel: { $target }. Obaj muszą stać na sąsiednich polach lądu i być przeciwnikami.
albion-refused-worn-out-to-attack = { $pawn } jest wyczerpany: zmodyfikowana Siła { $strength }, do ataku trzeba co najmniej { $least }.
