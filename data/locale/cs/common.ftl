# Seznamy a drobná slova, společná všem hrám.

list-comma = { $first }, { $last }
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
list-times = { $count } × { $name }
list-ranked = { $name } ({ $rank })
word-yes = ano
word-no = ne
seat-unknown = hráč { $given }

## Šestnáct světových stran, od východu proti směru hodinových ručiček.
compass-points = V VSV SV SSV S SSZ SZ ZSZ Z ZJZ JZ JJZ J JJV JV VJV
