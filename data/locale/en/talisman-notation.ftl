# Talisman: lines that cannot be read.
talisman-field = { $field ->
    [space] space
    [card] card
    [character] character
    [person] person
    [spell] spell
    [name] name
    [stat] Strength or Craft (strength, craft)
    [alignment] alignment (good, neutral, evil)
    [points] points
    [take] what is taken
    [target] target
    [against] opponent
    [when] condition (when ...)
    [windows] pass or open
    [roll_mode] ask or auto
    [what] what is ordered
   *[other] { $field }
 }
talisman-refused-missing-field = “{ $verb }” still needs: { talisman-field }.
talisman-refused-bad-value = “{ $given }” is not allowed: { talisman-field }. Possible: { $allowed }.
talisman-refused-bad-number = “{ $given }” is not a whole number from { $low } to { $high }: { talisman-field }.
talisman-refused-one-value = “{ $verb }” takes exactly one value here: { talisman-field }. Values given: { $count }.
talisman-refused-unknown-name = { $near ->
    [no_suggestion] { talisman-field }: there is no “{ $given }”.
   *[other] { talisman-field }: there is no “{ $given }”; did you mean “{ $near }”?
 }
talisman-refused-which-of-these = { talisman-field }: “{ $given }” may mean several: { $options }.
talisman-refused-bad-seat = { talisman-field }: nobody here is “{ $given }”; in play: { $characters }.
talisman-refused-card-not-there = { talisman-field }: { $card } is not there.
talisman-refused-named-twice = { talisman-field }: { $given } is named twice.
