# Co może być nie tak z pozycją Mage Knight zapisaną lub zmienioną ręcznie.

fault-figure-twice = { $figure } występuje tu dwa razy.
fault-figures-out-of-order = { $figure } stoi na liście przed figurką { $target }: figurki są zapisane w kolejności oznaczeń.
fault-no-such-figure = { $figure } jest rodzaju { $type }, którego nie ma w żadnym zestawie tej gry.
fault-no-such-seat = { $figure } nie należy do nikogo przy tym stole.
fault-tokens-out-of-range = { $figure } ma żetony akcji w liczbie { $tokens }; możliwe są 0 do 2 (MKU-5.7).
fault-click-out-of-range = Dziennik walki figurki { $figure } nie ma pozycji { $click }.
fault-facing-out-of-range = Zwrot figurki { $figure } to { $facing }; możliwe jest 0 do 35999 setnych stopnia (MKU-6.1).
fault-off-the-field = { $figure } nie stoi w całości na polu bitwy (MKU-6.14).
fault-bases-overlap = Podstawki figurek { $figure } i { $target } nachodzą na siebie (MKU-6.5).
fault-field-overfull = Liczba figurek na polu: { $count }; może ich być najwyżej { $most } (MKU-2.2).
fault-captive-unlinked = { $figure } i { $target } nie są strażnikiem i jeńcem w kontakcie (MKU-14.11).
fault-actions-out-of-range = Pozostałe akcje: { $left }; to niemożliwe.
fault-points-do-not-add-up = Punkty armii nie są sumą punktów jej figurek (MKU-2.3).
