# Talisman: wiersze, których nie da się odczytać.
talisman-field = { $field ->
    [space] Obszar
    [card] Karta
    [character] Poszukiwacz
    [person] osoba
    [spell] Czar
    [name] nazwa
    [stat] Siła lub Moc (strength, craft)
    [alignment] Charakter (good, neutral, evil)
    [points] punkty
    [take] co zabierasz
    [target] cel
    [against] przeciwnik
    [when] warunek (when ...)
    [windows] pass lub open
    [roll_mode] ask lub auto
    [what] rodzaj rozkazu
   *[other] { $field }
 }
talisman-refused-missing-field = „{ $verb }”: trzeba jeszcze podać: { talisman-field }.
talisman-refused-bad-value = „{ $given }” jest niedozwolone: { talisman-field }. Możliwe: { $allowed }.
talisman-refused-bad-number = „{ $given }” nie jest liczbą całkowitą od { $low } do { $high }: { talisman-field }.
talisman-refused-one-value = „{ $verb }”: tu potrzebna jest dokładnie jedna wartość: { talisman-field }. Podano: { $count }.
talisman-refused-unknown-name = { $near ->
    [no_suggestion] { talisman-field }: nie ma „{ $given }”.
   *[other] { talisman-field }: nie ma „{ $given }”; czy chodzi o „{ $near }”?
 }
talisman-refused-which-of-these = { talisman-field }: „{ $given }” może znaczyć kilka rzeczy: { $options }.
talisman-refused-bad-seat = { talisman-field }: nikt tutaj to nie „{ $given }”; w grze: { $characters }.
talisman-refused-card-not-there = { talisman-field }: tej karty tu nie ma: { $card }.
talisman-refused-named-twice = { talisman-field }: { $given } jest tu dwa razy.
