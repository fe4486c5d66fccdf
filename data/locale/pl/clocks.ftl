# Terminy, przypomnienia, nieobecności i to, co każdy wybiera dla siebie.

## Co słyszy stół
clocks-timed-out = { $seat }: czas minął. Zamiast tego wykonano działanie domyślne.
clocks-no-default = { $seat }: czas minął, ale tego wyboru nikt nie może dokonać w zastępstwie. Czas biegnie od nowa.
clocks-last-warning = { $count ->
    [one] { $seat }: { $count } przekroczony limit czasu. To ostatnie ostrzeżenie: po następnym pozostali mogą zażądać walkoweru.
    [few] { $seat }: { $count } przekroczone limity czasu z rzędu. To ostatnie ostrzeżenie: po następnym pozostali mogą zażądać walkoweru.
   *[many] { $seat }: { $count } przekroczonych limitów czasu z rzędu. To ostatnie ostrzeżenie: po następnym pozostali mogą zażądać walkoweru.
 }
clocks-may-claim = { $count ->
    [one] { $seat }: { $count } przekroczony limit czasu. Pozostali mogą teraz zażądać walkoweru poleceniem /game claim albo czekać dalej.
    [few] { $seat }: { $count } przekroczone limity czasu z rzędu. Pozostali mogą teraz zażądać walkoweru poleceniem /game claim albo czekać dalej.
   *[many] { $seat }: { $count } przekroczonych limitów czasu z rzędu. Pozostali mogą teraz zażądać walkoweru poleceniem /game claim albo czekać dalej.
 }
clocks-away = { $seat }: nieobecność do { $until }. Zegary tej gry stoją.
clocks-asked-away = { $seat }: nieobecność do { $until }; nikt nie musi się spieszyć.
clocks-back = { $seat }: koniec nieobecności. Zegary ruszają z czasem, który pozostał.
clocks-digest = { $hours ->
    [one] Nie działałem przez około { $hours } godzinę. O tyle przedłużono wszystkie terminy; nic nie przepadło.
    [few] Nie działałem przez około { $hours } godziny. O tyle przedłużono wszystkie terminy; nic nie przepadło.
   *[many] Nie działałem przez około { $hours } godzin. O tyle przedłużono wszystkie terminy; nic nie przepadło.
 }

## Przypomnienia
clocks-reminder-half = { $name }: minęła połowa twojego czasu.
clocks-reminder-all = { $name }: nie wszyscy się jeszcze wypowiedzieli, a minęła połowa czasu.
clocks-reminder-pace = { $name }: ta gra czeka na ciebie.
clocks-reminder-last = { $name }: wszyscy inni już zdecydowali, brakuje tylko ciebie.
clocks-reminder-over = { $name }: twój czas minął. Gra czeka na ciebie.
clocks-reminder-also = Czekają na ciebie także: { $channels }
clocks-ladder-table = Gra wciąż czeka na gracza { $name }. Jeśli ktoś wie, co się stało, niech tu napisze.
clocks-ladder-host = { $host } (gospodarz): { $name } od dawna nie odpowiada. Sprawdź, proszę, czy gra może toczyć się dalej.
clocks-ladder-propose = { $name } nie odpowiada. Możecie wstrzymać grę poleceniem /game pause albo poszukać innego gracza poleceniem /game replace. Więcej przypomnień nie będzie.
clocks-direct = Gra „{ $game }” czeka na ciebie: { $channel }

## /me i /away
clocks-me-language = Język: { $language ->
    [en] angielski
    [pl] polski
    [cs] czeski
   *[none] taki jak w Discordzie
 }
clocks-me-zone = Strefa czasowa: { $zone } (jest tam teraz { $time })
clocks-me-pace = { $hours ->
    [0] Przypomnienia: tylko to wspólne, w połowie czasu
    [one] Przypomnienia: co { $hours } godzinę i w połowie czasu
    [few] Przypomnienia: co { $hours } godziny i w połowie czasu
   *[many] Przypomnienia: co { $hours } godzin i w połowie czasu
 }
clocks-me-quiet = Cisza: { $from }–{ $to }
clocks-me-no-quiet = Cisza: brak
clocks-me-direct = Wiadomości prywatne: { $direct ->
    [yes] włączone
   *[no] wyłączone
 }
clocks-me-tips = Wskazówki w pierwszych grach: { $tips ->
    [yes] włączone
   *[no] wyłączone
 }
clocks-me-direct-refused = Nie udało się dostarczyć wiadomości prywatnej, więc więcej ich nie wysyłam. Zezwól na wiadomości prywatne z tego serwera i włącz je ponownie poleceniem /me.
clocks-me-away = Nieobecność od { $from } do { $to }
clocks-away-left = Pozostałe dni nieobecności: { $left }/{ $year } w ciągu 365 dni; dozwolone z rzędu: { $row }.
clocks-me-not-away = Nie zgłoszono żadnej nieobecności.

command-me = Twój język, strefa czasowa i przypomnienia
command-away = Zgłoś nieobecność; twoje zegary staną
option-me-language = Język, w którym z tobą rozmawiam
option-me-zone = Twoja strefa czasowa: dla dat i godzin ciszy
option-me-pace = Godziny między przypomnieniami; 0: tylko w połowie czasu
option-me-quiet = Godziny bez przypomnień, np. 22:00-7:00, albo off
option-me-direct = Przypomnienia także w wiadomościach prywatnych
option-me-tips = Wskazówki po jednym zdaniu w pierwszej grze każdego rodzaju
option-away-first = Pierwszy dzień, np. 2026-08-03; puste: dzisiaj
option-away-last = Ostatni dzień, np. 2026-08-10
option-away-off = Koniec nieobecności albo zmiana planów
choice-language-auto = Taki jak w moim Discordzie

## Czego nie można zrobić
engine-refused-language-unknown = Nie ma języka „{ $given }”; dostępne: { $known }.
engine-refused-zone-unknown = Nie ma strefy czasowej „{ $given }”. Wpisz nazwę dużego miasta w okolicy i wybierz z listy.
engine-refused-pace-wrong = Odstęp między przypomnieniami nie może wynosić { $given } godz.: wybierz od 0 do { $most }.
engine-refused-quiet-wrong = „{ $given }” to nie jest przedział godzin. Napisz na przykład 22:00-7:00 albo „off”.
engine-refused-date-wrong = „{ $given }” to nie jest data. Napisz na przykład 2026-08-03.
engine-refused-date-far = Do dnia { $given } jest ponad { $years } lat.
engine-refused-date-missing = Brakuje ostatniego dnia: napisz, do kiedy cię nie będzie.
engine-refused-away-off-alone = Wybierz albo „off”, albo dni; nie jedno i drugie naraz.
engine-refused-away-backwards = Ostatni dzień ({ $last_day }) wypada przed pierwszym ({ $first_day }).
engine-refused-away-over = Dzień { $given } już minął.
engine-refused-away-too-long = { $most ->
    [0] Od { $first_day } nieobecność nie jest już możliwa: wykorzystano wszystko, co dozwolone (dni z rzędu: { $row }; w ciągu 365 dni: { $year }).
    [one] Od { $first_day } nieobecność może trwać { $most } dzień, a nie { $given } (dozwolone dni z rzędu: { $row }; w ciągu 365 dni: { $year }).
    [few] Od { $first_day } nieobecność może trwać { $most } dni, a nie { $given } (dozwolone dni z rzędu: { $row }; w ciągu 365 dni: { $year }).
   *[many] Od { $first_day } nieobecność może trwać { $most } dni, a nie { $given } (dozwolone dni z rzędu: { $row }; w ciągu 365 dni: { $year }).
 }
engine-refused-not-away = Nie zgłoszono nieobecności.
