# Talisman: lines that cannot be read.
talisman-refused-unknown-name = { $near ->
    [no_suggestion] { $field }: there is no “{ $given }”.
   *[other] { $field }: there is no “{ $given }”; did you mean “{ $near }”?
 }
talisman-refused-which-of-these = { $field }: “{ $given }” may mean several: { $options }.
talisman-refused-bad-seat = { $field }: nobody here is “{ $given }”; in play: { $characters }.
talisman-refused-card-not-there = { $field }: { $card } is not there.
talisman-refused-named-twice = { $field }: { $given } is named twice.
