# Drafts: what is prepared by several forms and then applied.

draft-button-change = Zmień…
draft-button-over = Od nowa
form-number = Liczba całkowita od { $low } do { $high }.
form-none = Zostaw puste, jeśli ma nie być żadnego.
engine-refused-draft-gone = Ten szkic już się nie zachował; użyj polecenia jeszcze raz. Nic nie zmieniono.
engine-refused-draft-applied = Ten szkic już zastosowano; żeby zmienić coś jeszcze, użyj polecenia ponownie.
engine-refused-draft-empty = Szkic jest pusty; nie ma czego stosować.
engine-refused-form-gone = „{ $option }”: tego, co wybrano, nie ma już na tym serwerze.
engine-refused-form-number = „{ $option }” nie może wynosić „{ $given }”; dozwolona jest liczba całkowita od { $low } do { $high }.

setup-group-place = Język i kanały
setup-group-tables = Stoły
setup-group-absence = Nieobecność
setup-group-rules = Pytania o zasady
setup-group-votes = Głosowania i precedensy
setup-meanwhile = Tymczasem zmieniono to gdzie indziej: { $settings }
