# What is wrong with a pack of Powers of Albion.

pack-no-label = „{ $found }“ není pole mapy: očekává se velké písmeno a číslo, například C19.
pack-no-colour = „{ $found }“ není barva: očekává se „#“ a šest číslic nebo malých písmen od a do f, například #c0392b.
pack-no-such-type = Účinek „{ $found }“ tu neexistuje{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-unknown-id = { $kind ->
    [weapon] Zbraň
    [armour] Zbroj
    [token] Zbraň, zbroj ani štít
    [group] Skupina
    [harbour] Přístav
    [region] Kraj
    [option] Možnost
   *[hex] Pole
 } „{ $found }“ neexistuje{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
pack-id-taken = „{ $found }“ už označuje něco jiného; každé id smí být použito jednou.
pack-exactly-one = Je třeba právě jedno z těchto polí: { $words }.
pack-field-misplaced = Pole „{ $word }“ sem nepatří.
pack-effect-unfit = Účinek „{ $found }“ nedává smysl jako { $use ->
    [attack] útok.
   *[defence] obrana: nezastaví úder.
 }
pack-artefact-lasts = Artefakt nelze zničit: „destructible“ musí být false.
pack-knight-not-legal = Takto rytíře nikdo vyzbrojit nesmí; viz bod pravidel.
pack-pairs = Dvojice musí uvádět každou skupinu právě jednou.
pack-ready-groups = Seznam `ready_groups` musí uvádět různé skupiny z tohoto souboru, nejméně dvě, nebo žádnou.
pack-map-hole = Pole { $found } chybí, nebo leží mimo mapu.
pack-water = { $terrain ->
    [lake] Každé pole jezera má vlastnost „water“.
   *[land] Vlastnost „water“ mají jen pole jezera.
 }
pack-site-in-lake = Takové místo musí ležet na souši.
pack-site-differs = Seznam míst a pole { $found } neříkají totéž.
pack-harbour-dry = Přístav { $found } nemá vedle sebe žádné pole jezera.
