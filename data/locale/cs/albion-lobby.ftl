# Moci Albionu: pravidla stolu, jak o nich mluví karta hry.

albion-option-groups = { $groups ->
    [choose] každý si veřejně vezme hrad, kdo dřív přijde, ten si vybere
    [random] hrady se losují
   *[auto] hrady: tři hráči losují, jinak kdo dřív přijde, ten si vybere
 }
albion-option-groups-each = { $groups_each ->
    [one] každý má jednu skupinu čtyř rytířů
    [few] každý má { $groups_each } skupiny po čtyřech rytířích (pro dva hráče)
   *[other] každý má { $groups_each } skupin po čtyřech rytířích (pro dva hráče)
 }
albion-option-seat-order = { $seat_order ->
    [yes] pohyb veřejně: hráč po hráči
   *[no] pohyb tajně: rozkazy všech se provedou najednou
 }
albion-option-exhaustion = { $exhaustion ->
    [0] souboje trvají do rozhodnutí
    [one] souboj končí bez výsledku po { $exhaustion } tahu
    [few] souboj končí bez výsledku po { $exhaustion } tazích
   *[other] souboj končí bez výsledku po { $exhaustion } tazích
 }
albion-option-round-limit = { $round_limit ->
    [0] bez omezení kol
    [one] hra končí po { $round_limit } kole
    [few] hra končí po { $round_limit } kolech
   *[other] hra končí po { $round_limit } kolech
 }
albion-option-setup-hours = { $setup_hours } na vyzbrojení rytířů
albion-option-orders-hours = { $orders_hours } na pohyb
albion-option-items-hours = { $items_hours } na odkládání a braní
albion-option-declare-hours = { $declare_hours } na ohlášení bojů
albion-option-prompt-hours = { $prompt_hours } na otázku v boji

albion-card-length = Předpokládaná délka: { $round_limit ->
    [0] dokud nejsou oba artefakty v jednom hradu nebo nezbude jeden hráč.
    [one] nejvýš { $round_limit } kolo.
    [few] nejvýš { $round_limit } kola.
   *[other] nejvýš { $round_limit } kol.
 } Kolo se všech najednou ptá na pohyb ({ $orders_hours }) a na to, co odloží a vezmou ({ $items_hours }); k tomu přijdou boje. Na toho, kdo se spolehne na stálé pokyny, se nikdy nečeká.
