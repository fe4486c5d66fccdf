# Co mówi się na brzegu: błędy i odmowy po stronie czatu.
discord-fault = Coś poszło nie tak w programie i być może tego nie wykonano: sprawdź stan gry (/my). Podaj kod { $code } osobie, która prowadzi bota.
discord-cannot-store = W tej chwili niczego nie da się zapisać, więc nic nie zostało zrobione. Osoba prowadząca bota znajdzie przyczynę pod kodem { $code }; spróbuj ponownie za kilka minut.
discord-perhaps-stored = Baza danych zawiodła w trakcie: to mogło zostać zapisane, w całości albo w części. Zanim zrobisz to ponownie, sprawdź stan gry (/my). Osoba prowadząca bota znajdzie przyczynę pod kodem { $code }.
discord-command-unknown = Tego polecenia już nie ma. Uruchom Discorda ponownie, aby zobaczyć obecne.
discord-option-wrong = Niedozwolona wartość: „{ $given }”.
discord-not-allowed = Nie możesz tu używać tego polecenia.

engine-refused-no-game-here = Na tym kanale nie ma gry. Użyj polecenia na kanale gry albo wskaż grę w polu „game:”.
engine-refused-no-game-of-kind = Na tym kanale nie ma gry { $wanted }. Użyj polecenia na kanale gry albo wskaż grę w polu „game:”.
engine-refused-plays-another = Gra przy tym stole: { $plays }; to polecenie jest dla gry { $wanted }.
engine-refused-game-plays-another = Gra { $given } to { $plays }; to polecenie jest dla gry { $wanted }.
engine-refused-which-game = Może chodzić o kilka gier; wskaż jedną w polu „game:”: { $known }.
engine-refused-posting-unseen = Nie widzisz kanału gry { $game }, więc niczego tam dla ciebie nie opublikuję.
engine-refused-button-unknown = Ten przycisk już nie działa; nic się nie zmieniło.
engine-refused-too-fast = { $seconds ->
    [one] To było za dużo naraz. Poczekaj { $seconds } sekundę.
    [few] To było za dużo naraz. Poczekaj { $seconds } sekundy.
   *[many] To było za dużo naraz. Poczekaj { $seconds } sekund.
 }
engine-refused-act-closed = { $minutes ->
    [one] To nie powiodło się kilka razy z rzędu i jest zablokowane na { $minutes } minutę. Wszystko inne działa.
    [few] To nie powiodło się kilka razy z rzędu i jest zablokowane na { $minutes } minuty. Wszystko inne działa.
   *[many] To nie powiodło się kilka razy z rzędu i jest zablokowane na { $minutes } minut. Wszystko inne działa.
 }
engine-refused-file-too-large = Plik ma { $size } KiB; odczytywane jest najwyżej { $most } KiB.

# Uprawnienie, nazwane tak jak w Discordzie.
lobby-right-manage-threads = Zarządzanie wątkami

# Polecenia i opcje, które wszędzie znaczą to samo
command-card = Sprawdź kartę
option-card-name = Nazwa lub oznaczenie
option-game = Numer gry
option-reason = Dlaczego; każdy może to przeczytać
option-public = Pokaż wszystkim
