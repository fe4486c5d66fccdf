# What is wrong with a pack of Talisman.

pack-no-such-op = Nie ma operacji „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-no-such-mod = Nie ma modyfikatora „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-no-such-id = Nie ma { $kind ->
    [space] Obszaru
    [person] osoby
   *[card] karty
 } o identyfikatorze „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-board-twice = Tabela „{ $found }” jest już w innym zestawie; plansza jest jedna.
pack-ring-broken = { $region ->
    [outer] Kraina Zewnętrzna
    [middle] Kraina Środkowa
   *[inner] Kraina Wewnętrzna
 } potrzebuje każdego numeru od 0 dokładnie raz; { $found } brakuje albo jest zbędny.
pack-not-beside = Następny Obszar kręgu, „{ $other }”, nie leży na sąsiednim polu.
pack-not-opposite = „{ $other }” nie leży po drugiej stronie rzeki: jeden Obszar musi być w Krainie Zewnętrznej, drugi w Środkowej, a ich pola muszą się stykać.
pack-not-mutual = „{ $other }” nie wymienia tego Obszaru jako przeciwległego.
pack-one-value = Wróg ma albo Siłę, albo Moc: dokładnie jedną z nich.
pack-only-enemies = Tylko Wrogowie mają pole „{ $word }”.
pack-no-effect-here = „{ $word }” nic by tu nie zrobiło; działa przy: { $needs }.
pack-space-idle = { $region ->
    [inner] Obszar Krainy Wewnętrznej potrzebuje „effects”.
   *[outer] Obszar potrzebuje „draw”, „effects” albo „persons”.
 }
pack-character-idle = Poszukiwacz potrzebuje co najmniej jednej zdolności, w „mods” albo „effects”.
pack-start-inner = „{ $found }” leży w Krainie Wewnętrznej; Poszukiwacz zaczyna w Zewnętrznej albo Środkowej.
pack-not-for-sale = „{ $found }” nie jest Kartą Ekwipunku z ceną.
pack-no-move = Rzut { $found } nie prowadzi stąd nigdzie.
pack-crown-far = Poszukiwacz z Talizmanem nie dojdzie stąd do Korony Władzy.
