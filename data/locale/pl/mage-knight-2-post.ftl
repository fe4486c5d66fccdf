# Mage Knight 2.0 korespondencyjnie (MK2-H4, P6, P15, P18).

mage-knight-doing-spin = Swobodny zwrot
mage-knight-event-spin-open = O swobodnym zwrocie zdecyduje { $seat }: { $figure }. Ponad 3″ od tego miejsca inni mogą grać dalej.
mage-knight-event-spin-held = Bez zwrotu: { $figure }.
mage-knight-refused-spin-waits = To dzieje się w promieniu 3″ od nierozstrzygniętego swobodnego zwrotu ({ $figure }): najpierw decyduje { $seat }.
mage-knight-refused-no-spin-open = Żaden twój swobodny zwrot nie czeka tu na decyzję.
mage-knight-refused-no-such-spin = { $figure } – tak nie można się obrócić: przedni sektor musi objąć figurkę, która weszła w kontakt.
mage-knight-refused-end-proposed-out-of-turn = Zakończenie można zaproponować tylko we własnej turze, raz w każdej.
mage-knight-refused-no-draw-offer = W tej grze nie proponuje się remisu; zaproponuj zakończenie: rozstrzygną je cele, a potem punkty.
mage-knight-option-ask-limit = czas na pytanie, które stała instrukcja zostawia graczowi: { $ask_limit }
mage-knight-option-catalogue-locked = { $catalogue_locked ->
    [yes] w trakcie gry nie można sprawdzać dzienników walki
   *[no] dzienniki walki można sprawdzać
 }
mage-knight-option-any-total = { $any_total ->
    [yes] pula punktów armii może być dowolna, nie tylko pełne setki
   *[no] pula punktów armii jest wielokrotnością 100
 }
engine-refused-catalogue-locked = W grze { $game } nie sprawdza się dzienników walki (MK2-H4, catalogue_locked): „/mageknight figure” z identyfikatorem figurki pokazuje jej obecne wartości.
engine-refused-vote-end-again = W tej turze zakończenie było już proponowane: raz w każdej własnej turze (MK2-P18).
