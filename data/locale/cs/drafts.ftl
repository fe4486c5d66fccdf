# Drafts: what is prepared by several forms and then applied.

draft-button-change = Změnit…
draft-button-over = Znovu
form-number = Celé číslo od { $low } do { $high }.
form-none = Nech prázdné, pokud nemá být žádná volba.
engine-refused-draft-gone = Tento návrh se už nedochoval; použij příkaz znovu. Nic se nezměnilo.
engine-refused-draft-applied = Tento návrh už byl použit; chceš-li změnit víc, použij příkaz znovu.
engine-refused-draft-empty = Návrh je prázdný; není co použít.
engine-refused-form-gone = „{ $option }“: co bylo vybráno, na tomto serveru už není.
engine-refused-form-number = „{ $option }“ nemůže být „{ $given }“; může to být celé číslo od { $low } do { $high }.

setup-group-place = Jazyk a kanály
setup-group-tables = Stoly
setup-group-absence = Nepřítomnost
setup-group-rules = Otázky k pravidlům
setup-group-votes = Hlasování a precedenty
setup-meanwhile = Mezitím se to změnilo jinde: { $settings }
