# Listy i drobne słowa, wspólne dla wszystkich gier.

list-comma = { $first }, { $last }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
list-times = { $count } × { $name }
list-ranked = { $name } ({ $rank })
word-yes = tak
word-no = nie
seat-unknown = gracz { $given }
