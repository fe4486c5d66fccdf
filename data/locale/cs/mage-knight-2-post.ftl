# Mage Knight 2.0 na dálku (MK2-H4, P6, P15, P18).

mage-knight-doing-spin = Volné otáčení
mage-knight-event-spin-open = O volném otáčení rozhodne { $seat }: { $figure }. Dál než 3″ odtud smějí ostatní pokračovat.
mage-knight-event-spin-held = Bez otočení: { $figure }.
mage-knight-refused-spin-waits = Toto se děje do 3″ od nerozhodnutého volného otáčení ({ $figure }): nejprve rozhodne { $seat }.
mage-knight-refused-no-spin-open = Žádné tvé volné otáčení tu nečeká na rozhodnutí.
mage-knight-refused-no-such-spin = { $figure } – takto se otočit nelze: přední oblouk musí dosáhnout na toho, kdo se dotkl.
mage-knight-refused-end-proposed-out-of-turn = Konec lze navrhnout jen ve vlastním tahu, v každém jednou.
mage-knight-refused-no-draw-offer = V této hře se remíza nenabízí; navrhni konec hry: rozhodnou o něm cíle a pak body.
mage-knight-option-ask-limit = čas na otázku, kterou stálý pokyn nechává na hráči: { $ask_limit }
mage-knight-option-catalogue-locked = { $catalogue_locked ->
    [yes] bitevní kolečka figurek si za hry nelze vyhledat
   *[no] bitevní kolečka figurek si lze vyhledat
 }
mage-knight-option-any-total = { $any_total ->
    [yes] celkový počet bodů armády může být jakýkoli, nejen celé stovky
   *[no] celkový počet bodů armády je násobkem 100
 }
engine-refused-catalogue-locked = Ve hře { $game } se bitevní kolečka nevyhledávají (MK2-H4, catalogue_locked): „/mageknight figure“ s označením figurky ukáže její současné hodnoty.
engine-refused-vote-end-again = V tomto tahu byl konec už navržen: v každém vlastním tahu jednou (MK2-P18).
