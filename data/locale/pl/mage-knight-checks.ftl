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
fault-unique-twice = { $figure } i { $target } to ta sama figurka unikalna; armia może ją mieć tylko raz (MKU-2.6).
fault-army-unique-twice = W armii gracza { $seat } jest dwa razy ta sama figurka unikalna (MKU-2.6).
fault-soars-wrongly = { $figure } nie może szybować: szybują tylko figurki latające, i to ani kontrolujące jeńca, ani wzięte do niewoli (MK2-16.1, MK2-16.18).
fault-soars-at-objective = Podstawka lotu figurki { $figure } styka się z celem { $thing } (MK2-16.6).
fault-ability-token-twice = { $figure } ma dwa żetony tej samej zdolności (MK2-11.9).
fault-option-not-played = { $option ->
    [items] W grze są przedmioty, a ten stół gra bez nich: opcja items nie jest ustawiona (MK2-31.6).
   *[domains] W grze są domeny, a ten stół gra bez nich: opcja domains nie jest ustawiona (MK2-31.6).
 }
