# Baza danych i ustawienia: błędy przy starcie, kopie zapasowe, przywracanie, kontrola. $place to plik albo adres serwera.

## Błędy

storage-busy = Baza danych { $place } była zbyt długo zajęta. Nic nie zmieniono; spróbuj ponownie.
storage-unreachable = Serwer bazy danych { $place } nie odpowiada albo nie wpuszcza bota.
storage-disk-full = Na dysku z { $place } nie ma już miejsca. Nic nie zmieniono; wszystko zadziała, gdy tylko miejsce się znajdzie.
storage-read-only = Nie można zapisywać w { $place }. Nic nie zmieniono.
storage-newer = Baza danych { $place } ma schemat { $found }, a ten program zna tylko { $known }: uruchom nowszy program albo przywróć starszą kopię.
storage-older = Baza danych { $place } ma schemat { $found }; uruchom raz bota, a zostanie doprowadzona do { $known }.
storage-locked = Z bazy danych { $place } korzysta inny proces. Naraz może jej używać tylko jeden bot.
storage-missing = Brakuje bazy danych { $place }, chociaż już istniała. Aby świadomie zacząć od pustej, usuń { $mark }.
storage-parts-missing = { $place } nie jest całą bazą danych tego programu. Brakuje: { $parts }.
storage-corrupt = Baza danych { $place } jest uszkodzona.
storage-unreadable = Bazy danych { $place } nie ma albo nie da się jej otworzyć.
storage-newest-backup = Można przywrócić najnowszą nieuszkodzoną kopię: python -m bot restore { $file }
storage-url-wrong = Nie można zrozumieć DATABASE_URL. Powinno zaczynać się od sqlite:/// albo postgresql://.
storage-url-kind = DATABASE_URL wskazuje bazę rodzaju „{ $kind }”; dostępne są sqlite i postgresql.
storage-url-no-file = DATABASE_URL musi wskazywać plik SQLite: w samej pamięci przepadłyby wszystkie gry.

## Start

start-folder-no-folder = Nie można użyć folderu { $folder }, bo on sam albo część jego ścieżki jest plikiem. Inny wybierzesz przez SENESCHAL_FOLDER.
start-folder-closed = Ten użytkownik nie może zapisywać w folderze { $folder }. Inny wybierzesz przez SENESCHAL_FOLDER.
start-folder-full = Na dysku z folderem { $folder } nie ma już miejsca.
start-port-in-use = Na porcie { $port } nasłuchuje inny program. Inny port wybierzesz przez --port albo SENESCHAL_PARLOUR_PORT; 0 oznacza dowolny wolny.
start-port-forbidden = Ten użytkownik nie może nasłuchiwać na porcie { $port }. Port od 1024 wzwyż wybierzesz przez --port albo SENESCHAL_PARLOUR_PORT.
start-port-unusable = Na porcie { $port } nie da się nasłuchiwać. Inny port wybierzesz przez --port albo SENESCHAL_PARLOUR_PORT; 0 oznacza dowolny wolny.
start-parlour-locked = Salon folderu { $folder } jest już otwarty w innym procesie.
start-parlour-of-discord = Baza danych folderu { $folder } należy do bota na Discordzie, a salon nie ma jego kanałów. Ustaw DISCORD_TOKEN albo wybierz inny folder przez SENESCHAL_FOLDER.
start-chat-unreachable = Nie można połączyć się z { $place }. Gdy będzie to możliwe, uruchom bota ponownie.
start-token-refused = Discord odrzuca token: został zresetowany albo należy do aplikacji bez bota. Skopiuj go na nowo ze strony „Bot” w portalu deweloperskim Discorda.
start-fresh-unasked = Niczego nie opróżniono: --fresh pyta w terminalu, a tu go nie ma. Z --yes opróżni salon folderu { $folder } bez pytania.
start-fresh-asked = Salon folderu { $folder } zostanie opróżniony ({ $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
 }, wszystkie wiadomości); kopia zostanie zachowana. Na pewno? [t/n]
# Co znaczy „tak”, rozdzielone odstępami.
start-fresh-yes = t tak y yes
start-fresh-declined = Niczego nie opróżniono.
start-fresh-kept = To, co tu było wcześniej, jest zachowane w „{ $file }”.

## Kopie zapasowe, przywracanie, kontrola

storage-backup-of-server = PostgreSQL ma do tego własne narzędzia: pg_dump w dowolnej chwili tworzy kopię, a pg_restore przywraca ją przy zatrzymanym bocie.
storage-fresh-of-server = --fresh niczego nie opróżnia na serwerze baz danych. Podaj nową bazę w DATABASE_URL.
storage-fresh-of-discord = Bazy danych { $place } używał bot na Discordzie, więc --fresh jej nie opróżni. Inny folder wybierzesz przez SENESCHAL_FOLDER.
storage-file-exists = W miejscu „{ $file }” już coś jest.
storage-backed-up = Kopia zapasowa jest w „{ $file }” i została sprawdzona ({ $kilobytes } kB).
storage-restore-itself = „{ $file }” to sama baza danych, a nie kopia.
storage-restored = Baza danych jest taka, jak w „{ $file }”. { $games ->
    [one] Cofnięto { $games } trwającą grę: jej dalsze rzuty pochodzą z nowego ziarna.
    [few] Cofnięto { $games } trwające gry: ich dalsze rzuty pochodzą z nowych ziaren.
   *[many] Cofnięto { $games } trwających gier: ich dalsze rzuty pochodzą z nowych ziaren.
 }
storage-restored-aside = To, co było tu wcześniej, jest teraz w „{ $file }”.
storage-rolled-back = Przywrócono kopię zapasową: gra wróciła do stanu po wierszu { $line } dziennika. Późniejsze zdarzenia się nie liczą. Następne rzuty pochodzą z nowego ziarna o skrócie { $hash }.
storage-check-file = Plik jest uszkodzony: { $fault }
storage-check-link = Wiersz tabeli { $table } (numer { $row }) odwołuje się do czegoś, czego nie ma w tabeli { $parent }.
storage-check-lines = Gra { $game }: { $lines ->
    [one] zapisany jest { $lines } wiersz
    [few] zapisane są { $lines } wiersze
   *[many] zapisanych jest { $lines } wierszy
 }, a powinno ich być po kolei { $wanted }.
storage-check-snapshot = Gra { $game }: brakuje stanu po wierszu { $line } albo nie da się go odczytać.
storage-check-table = Baza danych nie ma postaci, jaką tworzy ten program: { $what } { $name }. Gier nie sprawdzono.
storage-check-value = Tabela { $table }, wiersz { $row }: w kolumnie { $column } jest coś, co tam nie pasuje.
storage-check-index = Indeks albo ograniczenie nie jest takie, jakie tworzy ten program: { $what } { $name }.
storage-check-line = Gra { $game }: wiersz { $line } nie jest tym, co tam zapisano.
storage-check-game = Gra { $game }: opcje, zestawy, ziarno albo rozpoczęta akcja nie są tym, co zapisano.
storage-check-seed = Gra { $game }: ziarno nie jest tym, którego skrót ogłoszono.
storage-check-rules = Gra { $game }: nie ma jej zasad albo zestawów ({ $key }).
storage-check-unreadable-line = Gra { $game }: wiersza { $line } nie da się odczytać.
storage-check-unreadable-part = Gra { $game }: nie da się odczytać { $part ->
    [options] jej opcji
    [flight] rozpoczętej akcji
   *[orders] jej stałych instrukcji
 }.
storage-check-position = Gra { $game }: jej stan łamie zasadę ({ $fault }).
storage-check-standing = Gra { $game }: miejsca, otwarte pytania albo status nie pasują do jej stanu.
storage-check-unplayable = Gra { $game }: z tego, co zapisano, nie da się grać dalej.
storage-check-pack = Zapisany zestaw { $hash } nie zgadza się ze swoim skrótem.
storage-check-precedent = Serwer { $guild }: precedens { $precedent } nie jest tym, co zapisano; za nic po nim nie można ręczyć.
storage-check-post = Wiadomości { $row } ze skrzynki nadawczej nie da się odczytać.
storage-check-answer = Odpowiedzi na interakcję { $row } nie da się odczytać.
storage-check-row = Tabela { $table }, wiersz { $row }: to nie jest to, co tam zapisano.
storage-check-event = Wydarzenie { $event }: { $what ->
    [terms] nie da się odczytać ustaleń.
    [pairings] pary nie pasują do uczestników i rund.
    [results] jedna z par ma wynik, jakiego być nie może.
    [winner] zwycięzca nie jest tym z tabeli wyników.
    [ledger] księga nie jest numerowana bez luk albo odwołuje coś, czego w niej nie ma.
   *[acts] w historii jest coś, czego nie da się opowiedzieć.
 }
storage-check-result = Gra { $game }: wynik pary nie jest wynikiem gry.
storage-check-vote = Gra { $game }, wniosek { $vote }: głosy nie pasują do uprawnionych albo do zakończenia.
storage-check-question = Pytanie { $question }: głosy nie pasują do odpowiedzi albo do tego, co z pytania wynikło.
storage-check-ownpack = Serwer { $guild }: zapis o zestawie „{ $name }” nie pasuje do zestawu.
storage-check-posts = Kanał { $channel }: numery wiadomości są wyższe, niż kanał doszedł.
storage-check-decisions = Gra { $game }: numery pytań są wyższe, niż gra doszła.
storage-check-remedy = Gra { $game }: { $good ->
    [none] żaden jej wiersz nie jest dobry
   *[other] ostatni dobry wiersz to { $good }
 }; { $file ->
    [none] w żadnej z najnowszych kopii zapasowych nie jest cała.
   *[other] cała jest w kopii zapasowej „{ $file }”.
 }
storage-check-more = Więcej tego rodzaju: { $count }.
storage-check-exempt = Bez poręczenia, bo każdy wybiera to sam: { $tables }.
storage-progress-copy = Kopiowanie: { $percent }%
storage-progress-check = Sprawdzanie: { $percent }%
storage-backup-elsewhere = W folderze { $folder } nie można nic zapisać. Podaj plik gdzie indziej: backup PLIK
storage-check-faults = { $count ->
    [one] Znaleziono { $count } błąd.
    [few] Znaleziono { $count } błędy.
   *[many] Znaleziono { $count } błędów.
 }
storage-check-sound = Wszystko jest w porządku: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
 }, { $lines ->
    [one] { $lines } wiersz historii.
    [few] { $lines } wiersze historii.
   *[many] { $lines } wierszy historii.
 }

## Ustawienia

setting-discord-token = { $name } nie jest tokenem bota: skopiuj go ze strony „Bot” swojej aplikacji w portalu deweloperskim Discorda. Zostaw puste, aby otworzyć salon.
setting-database-url = { $name } musi zaczynać się od sqlite:/// albo postgresql://.
setting-folder = { $name } musi być ścieżką folderu.
setting-language = { $name } musi być jednym z: { $known }.
setting-log-level = { $name } musi być jednym z: { $known }.
setting-parlour-port = { $name } musi być liczbą całkowitą od 0 do { $high }.
setting-backup-hours = { $name } musi być całkowitą liczbą godzin od 0 (bez kopii) do { $high }.
setting-backups-kept = { $name } musi być liczbą całkowitą od 1 do { $high }.
setting-operator-ids = { $name } musi być listą identyfikatorów użytkowników oddzielonych przecinkami.
setting-unknown = Nie ma ustawienia { $name }. Ustawienia to: { $known }.
setting-file = Plik „{ $file }” nie jest tekstem UTF-8.
