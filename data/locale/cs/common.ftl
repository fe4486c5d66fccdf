# Seznamy a drobná slova, společná všem hrám.

list-comma = { $first }, { $last }
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
word-yes = ano
word-no = ne
seat-unknown = hráč { $given }
