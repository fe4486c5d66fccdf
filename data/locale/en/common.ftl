# Lists and small words that every game uses.

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-times = { $count } × { $name }
list-ranked = { $name } ({ $rank })
word-yes = yes
word-no = no
seat-unknown = player { $given }
