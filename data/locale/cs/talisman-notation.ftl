# Talisman: řádky, které nelze přečíst.
talisman-refused-unknown-name = { $near ->
    [no_suggestion] { $field }: „{ $given }“ neexistuje.
   *[other] { $field }: „{ $given }“ neexistuje; nemá to být „{ $near }“?
 }
talisman-refused-which-of-these = { $field }: „{ $given }“ může znamenat více věcí: { $options }.
talisman-refused-bad-seat = { $field }: nikdo zde není „{ $given }“; ve hře: { $characters }.
talisman-refused-card-not-there = { $field }: tato karta tam není: { $card }.
talisman-refused-named-twice = { $field }: { $given } je uvedeno dvakrát.
