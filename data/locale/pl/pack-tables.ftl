# Błędy pakietów będących tabelami, w każdej grze: kształty, pola, identyfikatory, liczby, które muszą się zgadzać.

pack-wrong-shape = Oczekiwano { $expected ->
    [table] tabeli
    [list] listy
    [number] liczby całkowitej
    [truth] wartości true albo false
   *[text] tekstu w cudzysłowie
 }, znaleziono „{ $found }”.
pack-differs = Znaleziono { $found }, oczekiwano { $expected }.
pack-no-id = „{ $found }” nie jest identyfikatorem: dozwolone są tylko małe litery bez znaków diakrytycznych, cyfry i „_”, najwyżej { $most }.
pack-table-twice = Więcej niż jeden wiersz tabeli obejmuje wynik { $found }.
pack-key-lacking = Brakuje pola „{ $word }”.
pack-table-gap = Żaden wiersz tabeli nie obejmuje wyniku { $found }.
