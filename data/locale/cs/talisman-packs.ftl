# What is wrong with a pack of Talisman.

pack-no-such-op = Operace „{ $found }“ neexistuje{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-no-such-mod = Modifikátor „{ $found }“ neexistuje{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-no-such-id = { $kind ->
    [space] Pole
    [person] Osoba
   *[card] Karta
 } s označením „{ $found }“ neexistuje{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-board-twice = Tabulka „{ $found }“ už je v jiném balíku; deska je jen jedna.
pack-ring-broken = { $region ->
    [outer] Vnější kraj
    [middle] Střední kraj
   *[inner] Vnitřní kraj
 } potřebuje každé pořadí od 0 právě jednou; { $found } chybí, nebo přebývá.
pack-not-beside = Další pole kruhu, „{ $other }“, neleží na sousedním políčku.
pack-not-opposite = „{ $other }“ neleží za řekou: jedno pole musí být ve vnějším, druhé ve středním kraji a jejich políčka se musí dotýkat.
pack-not-mutual = „{ $other }“ toto pole jako protilehlé neuvádí.
pack-one-value = Nepřítel má buď Sílu, nebo Moc: právě jednu z nich.
pack-only-enemies = Pole „{ $word }“ mají jen nepřátelé.
pack-no-effect-here = „{ $word }“ by tu nic neudělalo; může stát u: { $needs }.
pack-space-idle = { $region ->
    [inner] Pole vnitřního kraje potřebuje „effects“.
   *[outer] Pole potřebuje „draw“, „effects“ nebo „persons“.
 }
pack-character-idle = Postava potřebuje aspoň jednu schopnost, v „mods“ nebo „effects“.
pack-start-inner = „{ $found }“ leží ve vnitřním kraji; postava začíná ve vnějším nebo středním.
pack-not-for-sale = „{ $found }“ není karta výzbroje s cenou.
pack-no-move = Hod { $found } odtud nikam nevede.
pack-crown-far = Postava s Talismanem se odtud ke Koruně vlády nedostane.
