# Lists and small words that every game uses.

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-times = { $count } × { $name }
list-ranked = { $name } ({ $rank })
word-yes = yes
word-no = no
seat-unknown = player { $given }

## The sixteen points of the compass, from the east against the clock.
compass-points = E ENE NE NNE N NNW NW WNW W WSW SW SSW S SSE SE ESE
