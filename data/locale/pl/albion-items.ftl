# Moce Albionu: żetony na polach, wymiana, drugie spojrzenie. $token i $tokens to nazwy żetonów.

## What happens

albion-event-tokens-left = { $count ->
    [one] { $pawn } zostawia { $count } żeton na polu { $hex }.
    [few] { $pawn } zostawia { $count } żetony na polu { $hex }.
   *[many] { $pawn } zostawia { $count } żetonów na polu { $hex }.
 }
albion-event-tokens-taken = { $count ->
    [one] { $pawn } bierze { $count } żeton z pola { $hex }.
    [few] { $pawn } bierze { $count } żetony z pola { $hex }.
   *[many] { $pawn } bierze { $count } żetonów z pola { $hex }.
 }
albion-event-left-these = { $pawn }, zostawione: { $tokens }.
albion-event-took-these = { $pawn }, wzięte: { $tokens }.
albion-event-seen = { $pawn } ogląda, co leżało zakryte: { $tokens }. Zachowaj, odłóż albo zostaw coś innego.
albion-event-exchanged = { $pawn } i { $target } dokonują wymiany.
albion-event-received = { $pawn } otrzymuje: { $token }.
albion-event-exchange-void = Wymiana { $pawn } i { $target } nie dochodzi do skutku: czegoś brak albo nie wolno tego nieść.
albion-event-exchange-offered = { $kind ->
    [gift] Oferta { $offer }: { $pawn } → { $target }: { $tokens }.
    [wish] Oferta { $offer }: { $target } → { $pawn }: { $wanted }, jako życzenie.
   *[swap] Oferta { $offer }: { $pawn } → { $target }: { $tokens }, w zamian: { $wanted }.
 }
albion-event-exchange-accepted = { $pawn } przyjmuje ofertę { $offer } (druga strona: { $target }).
albion-event-exchange-refused = { $pawn } odrzuca ofertę { $offer } (druga strona: { $target }).

albion-event-wish-lapsed = { $kind ->
    [leave] { $pawn } nie zostawia rzeczy z rozkazu: { $token } – { albion-lapsed-why }.
   *[take] { $pawn } nie bierze rzeczy z rozkazu: { $token } – { albion-lapsed-why }.
 }
albion-lapsed-why = { $why ->
    [not_there] tam tego nie ma
    [not_carried] rycerz tego nie niesie
    [on_the_lake] na jeziorze nic nie można zostawić ani wziąć
    [one_transport] rycerz ma już konia albo łódź
    [too_many_weapons] rycerz niósłby za dużo broni
    [too_many_of_class] rycerz niósłby dwie bronie tego samego rodzaju
    [same_weapon_twice] rycerz ma już taką samą broń
    [riders_only] może to nieść tylko jeździec
    [too_many_shields] rycerz ma już tarczę
    [armour_combination] nie można tego nosić razem z jego zbroją
    [too_weak] rycerz jest na to za słaby
   *[too_heavy] ciężar byłby dla rycerza za duży
 }

albion-unnamed-object = nienazwany przedmiot

## What is not allowed

albion-refused-no-such-token = Nie ma żetonu „{ $given }”.
albion-refused-not-carried = Ten pionek nie ma: { $token }.
albion-refused-not-there = Tam tego nie ma: { $token }.
albion-refused-on-the-lake = Na jeziorze nic nie można zostawić ani wziąć.
albion-refused-one-transport = Rycerz ma naraz jednego konia albo jedną łódź: najpierw zostaw to, co ma.
albion-refused-not-adjacent = { $pawn } i { $target } nie sąsiadują ze sobą.
albion-refused-empty-offer = Powiedz, co dajesz albo czego chcesz.
albion-refused-no-mount-given = Konia ani łodzi nie można przekazać: { $token }.
albion-refused-no-object = { $pawn } nie ma tylu przedmiotów.
albion-refused-wrong-objects = { $number ->
    [one] Wymień { $number } przedmiot, który ma { $pawn }.
    [few] Wymień { $number } przedmioty, które ma { $pawn }.
   *[many] Wymień { $number } przedmiotów, które ma { $pawn }.
 }
albion-refused-no-such-offer = Nie masz oferty { $offer }.
albion-refused-answered-so = Taka odpowiedź na ofertę { $offer } już padła.
albion-refused-now-looking = Wiesz już, co masz: teraz możesz tylko to odłożyć albo zostawić inne żetony („keep”).
albion-refused-exchange-stands = To, co uzgodniono z innym graczem, obowiązuje.
albion-refused-nothing-to-look-at = Nie wzięto niczego zakrytego.
albion-refused-only-leaving = Teraz { $pawn } może tylko zostawiać żetony, i to po wzięciu zakrytego.
