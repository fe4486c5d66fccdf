# Czego odmawia sam silnik, bez względu na grę.

engine-refused-game-over = Gra jest skończona.
engine-refused-game-not-over = Gra jeszcze się nie skończyła.
engine-refused-nobody-here = W tej grze nikt nie nazywa się „{ $given }”; gracze: { $known }.
engine-refused-not-asked = Nie zadano ci pytania, na które to byłaby odpowiedź.
engine-refused-action-in-flight = { $waiting_count ->
    [one] Inne działanie jeszcze trwa; czekamy na odpowiedź: { $waiting }.
    [few] Inne działanie jeszcze trwa; czekamy na odpowiedzi: { $waiting }.
   *[many] Inne działanie jeszcze trwa; czekamy na odpowiedzi: { $waiting }.
 }
engine-refused-no-such-option = „{ $given }” nie należy do możliwych odpowiedzi.
engine-refused-option-twice = Jedna odpowiedź pada dwa razy.
engine-refused-wrong-number = { $exact ->
    [yes] Liczba odpowiedzi musi wynosić dokładnie { $low }; podano: { $given }.
   *[no] Liczba odpowiedzi musi wynosić od { $low } do { $high }; podano: { $given }.
 }
engine-refused-not-in-range = „{ $given }” nie jest liczbą całkowitą od { $low } do { $high }.
engine-refused-nothing-to-undo = Nie ma czego cofać.
engine-refused-nothing-to-take-back = Nie można cofnąć tylu odpowiedzi ({ $given }); dotąd padło: { $answers }.
engine-refused-undo-behind-barrier = { $barrier ->
    [roll] Tego nie można już cofnąć: od tego czasu był rzut.
    [shuffle] Tego nie można już cofnąć: od tego czasu tasowano karty.
    [reveal] Tego nie można już cofnąć: od tego czasu odsłonięto zakryte karty.
    [answer] Tego nie można już cofnąć: od tego czasu odpowiedział inny gracz.
    [edit] Tego nie można już cofnąć: od tego czasu mistrz gry zmienił pozycję.
   *[other] Tego nie można już cofnąć.
 }
engine-refused-undo-not-yours = Cofnąć to może tylko gracz, który to zrobił.
engine-refused-no-such-line = Nie ma wiersza { $given }, do którego można by wrócić.
engine-refused-edit-breaks-rules = Zmieniona pozycja łamie zasady ({ $fault }).
