# Lists and small words that every game uses.

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
word-yes = yes
word-no = no
seat-unknown = player { $given }
