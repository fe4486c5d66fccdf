# Powers of Albion: groups, attributes, arming, pawn numbers. $knight, $token and $card are names; $card is a castle.

## What happens

albion-event-seat-order = Kolejność graczy: { $by }.
albion-event-objects-placed = Graal i Włócznia leżą ukryte w Avalonie, na każdym Nemetonie magiczny przedmiot, w każdej przystani łódź.
albion-event-group-taken = { $seat } bierze: { $cards } ({ $hexes }).
albion-event-armed = { $armed ->
    [no] { $knight }: Siła { $strength }, Moc { $power }, bez żadnego wyposażenia.
   *[yes] { $knight }: Siła { $strength }, Moc { $power }; { $tokens }.
 }
albion-event-numbered = { $card }, pionki od 1 do 4: { $knights }.
albion-event-pawns-stand = Twoje pionki ({ $card }), od 1 do 4: { $knights }.
albion-event-ready = { $seat }: gotowe.

## What is not allowed

albion-refused-two-groups-for-two = Po dwie grupy może mieć tylko dwóch graczy; tutaj graczy jest { $given }.
albion-refused-groups-are-dealt = W tej grze grupy są losowane.
albion-refused-so-many-groups = { $expected ->
    [one] Każdy bierze tu { $expected } grupę; podano: { $count }.
    [few] Każdy bierze tu { $expected } różne grupy; podano: { $count }.
   *[many] Każdy bierze tu { $expected } różnych grup; podano: { $count }.
 }
albion-refused-no-such-group = Nie ma grupy { $given }; są: { $known }.
albion-refused-groups-are-yours = To już twoje: { $cards }.
albion-refused-group-is-taken = Grupa { $group } ({ $card }) jest już zajęta; wolne: { $known }.
albion-refused-no-group-yet = Najpierw weź grupę; wolne: { $known }.
albion-refused-not-your-knight = { $knight } nie należy do twojej grupy.
albion-refused-already-ready = Twoja gotowość jest już zgłoszona.
albion-refused-whole-group = Wymień czterech rycerzy jednej grupy, każdego raz, zaczynając od pionka 1. Różnych rycerzy podano: { $count }.
albion-refused-attributes-sum = { $knight }: Siła i Moc muszą dać razem { $total }, a nie { $sum }.
albion-refused-attribute-range = { $knight }: Siła i Moc muszą wynosić od { $least } do { $most }; podano: { $strength } i { $power }.
albion-refused-not-in-supply = { $knight } nie może otrzymać na początku: { $token }.
albion-refused-too-many-weapons = Za dużo broni: { $count }; najwyżej { $most }.
albion-refused-too-many-of-class = { $class ->
    [pole] Za dużo broni drzewcowej: { $count }; najwyżej { $most }.
    [two_handed] Za dużo broni dwuręcznej: { $count }; najwyżej { $most }.
    [sidearm] Za dużo broni bocznej (koncerz, maczuga): { $count }; najwyżej { $most }.
   *[one_handed] Za dużo mieczy: { $count }; najwyżej { $most }.
 }
albion-refused-same-weapon-twice = Dwa razy ta sama broń: { $token }.
albion-refused-riders-only = To może nieść tylko jeździec: { $token }.
albion-refused-too-many-shields = Za dużo tarcz: { $count }; najwyżej { $most }.
albion-refused-shield-needs-weapon = { $knight }: tarcza wymaga przynajmniej jednej broni.
albion-refused-armour-combination = Tych zbroi nie można nosić razem: { $tokens }.
albion-refused-too-weak = { $knight } ma za mało Siły: { $token } wymaga { $need }, a jest { $strength }.
albion-refused-armour-needed = { $least ->
    [one] { $knight } musi nosić przynajmniej { $least } zbroję.
    [few] { $knight } musi nosić przynajmniej { $least } zbroje.
   *[many] { $knight } musi nosić przynajmniej { $least } zbroi.
 }
albion-refused-too-heavy = { $knight } niesie za dużo: Siła { $strength } minus obciążenie { $load } daje { $left }; musi zostać przynajmniej { $least }.
