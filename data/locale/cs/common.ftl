# Seznamy a drobná slova, společná všem hrám.

list-comma = { $first }, { $last }
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
list-times = { $count } × { $name }
list-ranked = { $name } ({ $rank })
word-yes = ano
word-no = ne
seat-unknown = hráč { $given }
