# Listy i drobne słowa, wspólne dla wszystkich gier.

list-comma = { $first }, { $last }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
list-times = { $count } × { $name }
list-ranked = { $name } ({ $rank })
word-yes = tak
word-no = nie
seat-unknown = gracz { $given }

## Szesnaście stron świata, od wschodu przeciwnie do ruchu wskazówek zegara.
compass-points = E ENE NE NNE N NNW NW WNW W WSW SW SSW S SSE SE ESE
