# Czego odmawia sam silnik, bez względu na grę.

engine-refused-game-over = Gra jest skończona.
engine-refused-nothing-due = Teraz nic nie dzieje się automatycznie.
engine-refused-only-the-table = To może zrobić tylko cały stół albo mistrz gry.
engine-refused-only-a-seat = To może zrobić tylko gracz tej gry.
engine-refused-game-not-over = Gra jeszcze się nie skończyła.
engine-refused-nobody-here = W tej grze nikt nie nazywa się „{ $given }”; gracze: { $known }.
engine-refused-not-asked = Nie zadano ci pytania, na które to byłaby odpowiedź.
engine-refused-action-in-flight = { $waiting_count ->
    [one] Inne działanie jeszcze trwa; czekamy na odpowiedź: { $waiting }.
    [few] Inne działanie jeszcze trwa; czekamy na odpowiedzi: { $waiting }.
   *[many] Inne działanie jeszcze trwa; czekamy na odpowiedzi: { $waiting }.
 }
engine-refused-no-such-option = „{ $given }” nie należy do możliwych odpowiedzi.
engine-refused-option-twice = Jedną odpowiedź podano dwa razy.
engine-refused-wrong-number = { $exact ->
    [yes] Liczba odpowiedzi musi wynosić dokładnie { $low }; podano: { $given }.
   *[no] Liczba odpowiedzi musi wynosić od { $low } do { $high }; podano: { $given }.
 }
engine-refused-not-in-range = „{ $given }” nie jest liczbą całkowitą od { $low } do { $high }.
engine-refused-nothing-to-undo = Nie ma czego cofać.
engine-refused-nothing-to-take-back = Nie można cofnąć tylu odpowiedzi ({ $given }); dotąd padło: { $answers }.
engine-refused-undo-behind-barrier = { $barrier ->
    [roll] Tego nie można już cofnąć: od tego czasu był rzut.
    [shuffle] Tego nie można już cofnąć: od tego czasu coś potasowano lub wylosowano.
    [reveal] Tego nie można już cofnąć: od tego czasu odsłonięto coś zakrytego.
    [answer] Tego nie można już cofnąć: od tego czasu odpowiedział inny gracz.
    [edit] Tego nie można już cofnąć: od tego czasu mistrz gry zmienił pozycję.
   *[other] Tego nie można już cofnąć.
 }{ $need ->
    [gm] {""} Może to jeszcze zrobić tylko mistrz gry.
   *[never] {""}
 }
engine-refused-undo-not-yours = Cofnąć to może tylko gracz, który to zrobił.
engine-refused-no-such-line = Nie ma wiersza { $given }, do którego można by wrócić.
engine-refused-edit-breaks-rules = Zmieniona pozycja łamie zasady ({ $fault }).

## Wiersze, których nie można odczytać

engine-refused-line-empty = Wiersz jest pusty.
engine-refused-line-too-long = Liczba znaków w wierszu: { $length }; dozwolone najwyżej { $most }.
engine-refused-bad-character = W wierszu jest znak, którego nie można odczytać ({ $given }).
engine-refused-quote-open = Cudzysłów nie jest zamknięty: { $given }
engine-refused-sign-without-key = Bezpośrednio przed „{ $given }” musi być słowo.
engine-refused-unknown-verb = { $near ->
    [no_suggestion] Nie ma polecenia „{ $given }”.
   *[other] Nie ma polecenia „{ $given }”; czy chodzi o „{ $near }”?
 }
engine-refused-missing-field = { $verb }: brakuje „{ $field }”.
engine-refused-key-twice = { $verb }: „{ $name }” pojawia się dwa razy.
engine-refused-unknown-key = { $verb }: „{ $name }” jest tu niedozwolone.
engine-refused-one-value = { $verb }: „{ $field }” wymaga dokładnie jednej wartości; podano ich: { $count }.
engine-refused-too-many-words = { $verb }: „{ $given }” jest zbędne.
engine-refused-one-of-these = { $verb }: „{ $given }” i „{ $other }” wykluczają się.
engine-refused-bad-value = { $field }: „{ $given }” jest niedozwolone; możliwe: { $allowed }.
engine-refused-bad-number = { $field }: „{ $given }” nie jest liczbą całkowitą od { $low } do { $high }.
engine-refused-unknown-order = Nie ma stałej instrukcji „{ $given }”; możliwe: { $allowed }.
