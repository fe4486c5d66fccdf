# Chyby balíčků, které jsou tabulkami, v každé hře: tvary, pole, označení, čísla, která musí souhlasit.

pack-wrong-shape = Očekává se { $expected ->
    [table] tabulka
    [list] seznam
    [number] celé číslo
    [truth] true nebo false
   *[text] text v uvozovkách
 }, nalezeno „{ $found }“.
pack-differs = Nalezeno { $found }, očekává se { $expected }.
pack-no-id = „{ $found }“ není označení: povolena jsou jen malá písmena bez diakritiky, číslice a „_“, nejvýše { $most }.
pack-table-twice = Výsledek { $found } pokrývá více než jeden řádek tabulky.
pack-key-lacking = Chybí pole „{ $word }“.
pack-table-gap = Výsledek { $found } nepokrývá žádný řádek tabulky.
