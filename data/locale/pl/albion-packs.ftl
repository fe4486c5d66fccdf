# What is wrong with a pack of Powers of Albion.

pack-no-label = „{ $found }” nie jest polem mapy: oczekiwano wielkiej litery i liczby, np. C19.
pack-no-colour = „{ $found }” nie jest kolorem: oczekiwano „#” i sześciu cyfr lub małych liter od a do f, np. #c0392b.
pack-no-such-type = Nie ma tu efektu „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-unknown-id = Nie ma { $kind ->
    [weapon] broni
    [armour] zbroi
    [token] broni, zbroi ani tarczy
    [group] grupy
    [harbour] przystani
    [region] krainy
    [option] możliwości
   *[hex] pola
 } „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
pack-id-taken = „{ $found }” oznacza już coś innego; każdego identyfikatora można użyć tylko raz.
pack-exactly-one = Potrzebne jest dokładnie jedno z tych pól: { $words }.
pack-field-misplaced = Na pole „{ $word }” nie ma tu miejsca.
pack-effect-unfit = Efekt „{ $found }” nie ma sensu jako { $use ->
    [attack] atak.
   *[defence] obrona: nie powstrzymuje uderzenia.
 }
pack-artefact-lasts = Artefaktu nie można zniszczyć: „destructible” musi mieć wartość false.
pack-knight-not-legal = Takiego wyposażenia rycerza nie wolno wybrać; zob. punkt zasad.
pack-pairs = Pary muszą wymieniać każdą grupę raz, po dwie.
pack-ready-groups = Lista `ready_groups` musi podawać różne grupy z tego pliku, co najmniej dwie, albo żadnej.
pack-map-hole = Pola { $found } brakuje albo leży ono poza mapą.
pack-water = { $terrain ->
    [lake] Każde pole jeziora ma cechę „water”.
   *[land] Cechę „water” mają tylko pola jeziora.
 }
pack-site-in-lake = Takie miejsce musi leżeć na lądzie.
pack-site-differs = Lista miejsc i pole { $found } mówią co innego.
pack-harbour-dry = Przystań { $found } nie sąsiaduje z żadnym polem jeziora.
