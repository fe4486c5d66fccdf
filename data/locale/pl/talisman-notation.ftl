# Talisman: wiersze, których nie da się odczytać.
talisman-refused-unknown-name = { $near ->
    [no_suggestion] { $field }: nie ma „{ $given }”.
   *[other] { $field }: nie ma „{ $given }”; czy chodzi o „{ $near }”?
 }
talisman-refused-which-of-these = { $field }: „{ $given }” może znaczyć kilka rzeczy: { $options }.
talisman-refused-bad-seat = { $field }: nikt tutaj to nie „{ $given }”; w grze: { $characters }.
talisman-refused-card-not-there = { $field }: tej karty tu nie ma: { $card }.
talisman-refused-named-twice = { $field }: { $given } jest tu dwa razy.
