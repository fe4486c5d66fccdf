# Moce Albionu: stałe instrukcje, jak czyta je ich gracz. $pawn to kod pionka.

albion-order-moves = Ruch: wszyscy stoją, chyba że wydam rozkazy.
albion-order-take = Przedmioty: { $some ->
    [yes] wziąć: { $tokens }.
   *[no] nic nie brać.
 }
albion-order-leave = Przedmioty: { $some ->
    [yes] zostawić: { $tokens }.
   *[no] nic nie zostawiać.
 }
albion-order-attack = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: atakować: { $cards }{ $carriers ->
    [yes] {" "}i każdego, kto wziął coś tam, gdzie leżały artefakty
   *[no] {""}
 }.
albion-order-attack-carriers = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: atakować każdego, kto wziął coś tam, gdzie leżały artefakty.
albion-order-attack-nobody = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: nikogo nie atakować.
albion-order-join = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: przyłączać się do walk.
albion-order-auto = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: pytania i walki rozstrzyga się od razu domyślnie, o ile instrukcja nie mówi inaczej.
albion-order-weapon = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: broń w ręku: { $token }.
albion-order-defence-best = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: lepsze z parowania i uniku.
albion-order-defence-parry = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: parować.
albion-order-defence-dodge = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: robić unik.
albion-order-strike = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: uderzać.
albion-order-defence-spell = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: bronić się czarem { $spell } ({ $version ->
    [plus] +
   *[minus] −
 }) od { $least }%.
albion-order-fight-spell = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: atakować czarem { $spell } ({ $version ->
    [plus] +
   *[minus] −
 }) od { $least }%.
albion-order-flee-below = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: uciekać, gdy zmodyfikowana Siła jest mniejsza niż { $amount }.
albion-order-offer-below = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: proponować { $price } za przerwanie walki, gdy zmodyfikowana Siła jest mniejsza niż { $amount }.
albion-order-ransom-price = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: żądać wykupu { $price }.
albion-order-accept-offer-from = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: przyjmować propozycje od { $price }.
albion-order-stop-after = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: po turze { $amount } już nie atakować.
albion-refused-no-such-version = Czar { $spell } nie ma takiej wersji: { $version ->
    [plus] z dodatnią inicjatywą.
   *[minus] z ujemną inicjatywą.
 }
