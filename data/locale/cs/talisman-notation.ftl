# Talisman: řádky, které nelze přečíst.
talisman-field = { $field ->
    [space] pole
    [card] karta
    [character] postava
    [person] osoba
    [spell] kouzlo
    [name] jméno
    [stat] Síla nebo Moc (strength, craft)
    [alignment] povaha (good, neutral, evil)
    [points] body
    [take] co bereš
    [target] cíl
    [against] protivník
    [when] podmínka (when ...)
    [windows] pass nebo open
    [roll_mode] ask nebo auto
    [what] druh příkazu
   *[other] { $field }
 }
talisman-refused-missing-field = „{ $verb }“: je třeba ještě doplnit: { talisman-field }.
talisman-refused-bad-value = „{ $given }“ není povoleno: { talisman-field }. Možnosti: { $allowed }.
talisman-refused-bad-number = „{ $given }“ není celé číslo od { $low } do { $high }: { talisman-field }.
talisman-refused-one-value = „{ $verb }“: tady má být právě jedna hodnota: { talisman-field }. Zadáno: { $count }.
talisman-refused-unknown-name = { $near ->
    [no_suggestion] { talisman-field }: „{ $given }“ neexistuje.
   *[other] { talisman-field }: „{ $given }“ neexistuje; nemá to být „{ $near }“?
 }
talisman-refused-which-of-these = { talisman-field }: „{ $given }“ může znamenat více věcí: { $options }.
talisman-refused-bad-seat = { talisman-field }: nikdo zde není „{ $given }“; ve hře: { $characters }.
talisman-refused-card-not-there = { talisman-field }: tato karta tam není: { $card }.
talisman-refused-named-twice = { talisman-field }: { $given } je uvedeno dvakrát.
