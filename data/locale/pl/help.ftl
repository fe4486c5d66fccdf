# Pomoc, ustawienia serwera, diagnoza, dane osobowe.

help-hint-topics = Inna strona
help-hint-first = Polecenie na początek
help-hint-commands = Inne polecenie
help-title-start = Przegląd
help-title-commands = Polecenia
help-title-symbols = Symbole na obrazkach
help-title-orders = Stałe instrukcje
help-title-time = Limity czasu, przypomnienia, nieobecność
help-title-fairness = Uczciwe kości i tajemnice
help-title-gm = Mistrzowie gry
help-title-privacy = Co jest przechowywane
help-title-albion-rules = Moce Albionu w dwie minuty
help-title-albion-notation = Moce Albionu: jak zapisuje się ruchy
help-title-mage-knight-rules = Mage Knight w dwie minuty
help-title-mage-knight-notation = Mage Knight: jak zapisuje się ruchy
help-title-talisman-rules = Magia i Miecz w dwie minuty
help-title-talisman-notation = Magia i Miecz: jak zapisuje się ruchy
help-title-warcry-rules = WarCry w dwie minuty
help-title-warcry-notation = WarCry: jak zapisuje się ruchy
help-text-start =
    Seneschal prowadzi gry, które toczą się całymi dniami: zna zasady, rzuca uczciwymi kośćmi, strzeże tajemnic, pyta i przypomina.
    Gdy jest twoja kolej, naciśnij niebieski przycisk pod wiadomością. Coś nie działa? `/diagnose` sprawdzi wszystko. Każdą stronę pomocy otworzysz wprost: `/help topic:`…
    Dziesięć poleceń na początek:
help-text-commands = Każde polecenie potrafi to, co jego przycisk. Wybierz poniżej albo użyj `/help topic:/game`. Oto wszystkie:
help-on-message = • Przy wiadomości (przytrzymaj ją albo kliknij prawym przyciskiem, potem Aplikacje): **{ $name }** – { $about }
help-text-symbols = Obrazki nie mają własnej legendy: dla każdej gry jeden obrazek mówi, co znaczą jej symbole. O którą grę chodzi? `/help topic:symbols game:` od razu ją wskazuje.
help-symbols = Symbole na obrazkach gry { $game }
help-symbols-failed = Nie udało się teraz wygenerować obrazka. Spróbuj za chwilę.
help-no-symbols = { $game }: ta gra nie ma obrazka swoich symboli.
help-button-symbols = Symbole
help-text-orders =
    Instrukcje odpowiadają za ciebie, więc nikt nie musi czekać. Są tajne i działają tak samo, gdy patrzysz i gdy śpisz.
    • `/orders list` pokazuje twoje, `/orders cancel` cofa jedną.
    • Wydaje się je jako wiersze: `/do line:order tactics auto_pass ahead=3`.
    W WarCry:
    • `order block B4 against A1` albo `order block never`
    • `order tactics auto_pass ahead=3`: pasuj, dopóki prowadzisz o co najmniej 3
    • `order follow_up always` albo `never`
    • `order arm NE-C28 roll=2 losing=yes`: uzbrój kartę reakcji; zadziała sama i żadna przerwa nie zdradzi, że ją masz
    • `order reaction A3 never`, `order clear`
    W Mage Knight:
    • `order spin=hold` albo `ask`: czy dotknięta figurka się obraca; bez instrukcji robi to, gdy trzeba
    • `order A1 dodge=ask`, `order defend=never`, `order A1 cancel=flight`
    • `order withdraw`: wycofaj się na początku swojej następnej tury; nikt się o tym wcześniej nie dowie, a `order stay` to cofa
    W Magii i Mieczu:
    • `order cast counterword when spell_at_me`, `order cast unseen when attacked`, `order use … when life_loss`
    • `order spoils gold, life`, `order drop mule`, `order pay gold`, `order heal reserve=1`, `order evade always`, `order trophies auto`
    • `order turn city visit=city_doctor fight=auto take=best`: następna tura w jednym wierszu; zatrzymuje się tam, gdzie trzeba cię zapytać
    W Mocach Albionu, dla wszystkich rycerzy albo z `for=1.2` dla jednego:
    • `order attack 2, carriers`, `order join yes`, `order weapon topór`, `order defence best`, `order fight piorun plus from=40`
    • `order flee_below 6`, `order offer_below 6 price=2`, `order ransom_price 4`, `order accept_offer_from 4`, `order stop_after 20`, `order auto yes`
    • `order take objects`, `order leave nothing`, `order moves stay`
help-text-time =
    Każda gra ma czas na jedną decyzję. W połowie i na końcu dostajesz przypomnienie; potem wykonywane jest działanie domyślne, albo gra czeka, jak mówi jej karta.
    • `/me` ustawia język, strefę czasową, przypomnienia i ciszę nocną.
    • `/away from:… to:…` zatrzymuje zegary twoich gier; tak samo `/game pause`, jeśli inni się zgodzą.
    • Gdy nie działa bot albo Discord, wszystkie limity są przedłużane o ten czas.
    • Kto kilka razy z rzędu przekroczy limit, może po publicznym ostrzeżeniu przegrać walkowerem, jeśli inni tego zażądają.
help-text-fairness =
    • Przed pierwszą kartą gra pokazuje skrót tajnego ziarna. Dochodzą do niego naciśnięcia przycisku „Zgłoś gotowość” wszystkich graczy, więc kości nikt nie wybiera; oszustwo prowadzącego bota wyszłoby na jaw.
    • Po grze ziarno jest publikowane; `/dice verify` przelicza od nowa każdy rzut, `/dice stats` je liczy.
    • Karty na ręce, instrukcje i wybory widzi tylko ich właściciel. Nic publicznego od nich nie zależy, nawet czas odpowiedzi.
    • Ani awaria, ani restart niczego nie przerzuca: numer losowania jest używany tylko raz.
    • `/game undo` pyta innych tam, gdzie ujawniono coś tajnego.
help-text-gm =
    Mistrzami gry mogą być zarządzający serwerem i posiadacze roli wybranej w `/setup`. Każde orzeczenie jest publiczne, ma podany powód i trafia do zapisu gry.
    Wszystkie ich polecenia ma `/gm`. Nie widzą twoich kart; gdy ktoś ogląda całą pozycję, stół się o tym dowiaduje.
    Gracze obejdą się bez nich: `/game undo`, `/game pause`, `/game draw`, `/game replace` i inne to głosowania stołu.
help-text-privacy =
    Twój identyfikator na Discordzie i nazwa z chwili zajęcia miejsca, ustawienia, talie i instrukcje oraz to, co zagrano. Innych wiadomości bot nie czyta, bo nie może.
    `/privacy` pokazuje wszystko, daje to w pliku albo usuwa.
help-text-albion-rules =
    Od dwóch do czterech graczy prowadzi po czterech rycerzy przez mapę z sześciokątów po Świętego Graala i Krwawiącą Włócznię. Wygrywa, kto ma oba artefakty w swoim zamku.
    • **Początek.** Weź grupę; rozdziel każdemu rycerzowi 24 punkty między Siłę i Moc i uzbrój go albo weź gotowych rycerzy. Nikt nie widzi, który rycerz kryje się za którym pionkiem.
    • **Ruch.** Wszyscy wydają tajne rozkazy wszystkim pionkom, potem wykonuje się je naraz. Jeździec przebywa 3 pola, łódź 3, pieszy 2; granica niebezpiecznej krainy zatrzymuje tego, kto ją przekracza. Na polu stoi jeden pionek; wrogowie blokują drogę.
    • **Przedmioty.** Zostaw, weź i wymień to, co leży; także konie i łodzie. Zakryty żeton widzi tylko ten, kto go weźmie.
    • **Los.** Kto przekroczył taką granicę, czyta kartę losu: dobrą albo złą.
    • **Walki.** Sąsiedzi mogą atakować. Uderzenie: rzut 3 kośćmi, suma najwyżej równa zmodyfikowanej Sile: Siła bez obrażeń i obciążenia. Przeciw trafieniu: parowanie, unik albo czar. Kto trafia, zachowuje inicjatywę. Zmodyfikowana Siła 3 lub mniej to klęska: z wykupu rycerz wraca słabszy.
    • **Magia.** Osiem czarów, dla tych, którzy zaczęli z dość dużą Mocą: suma 3 kości poniżej Mocy.
    • **Koniec.** Oba artefakty w jednym zamku, ostatni gracz albo punkty po ostatniej rundzie.
    `/albion reach` i `/albion odds` mówią, jak daleko i z jaką szansą, `/albion knight` i `/albion map`, co wiadomo, `/rules show` pokazuje każdy punkt zasad, `/learn` przeprowadzi cię przez pierwszą wyprawę.
help-text-albion-notation =
    Jeden wiersz to jeden ruch: `/do line:`… Pionki to numery w twojej grupie (`2`), cudze razem z grupą (`3.1`); pola mają oznaczenia, jak C14, albo nazwy miejsc; rycerzy, broń i czary nazywa się w dowolnym języku.
    `group 2` · `arm lancelot S=16 miecz plate shield` · `pawns lancelot, galahad, lavain, ector` · `ready_made` · `ready`
    Cała runda: `orders 1: C14-D14-E14 / 2: stay / 3: C13 / 4: E14-F14 abandon then take boat, leave axe`. Pionki ruszają w kolejności wpisów; `abandon` zostawia na końcu konia lub łódź, `then` mówi, co zrobić w fazie przedmiotów.
    Pionek po pionku: `march 2: C13` · `done`
    `items 4: take boat, leave axe / 3: take all` · `items none` · `keep 3: leave axe` · także `take object`, `take objects`, `take better`
    `offer 1.3 2.1 give=miecz get=topór` · `accept 2` · `refuse 2` · `return 2 S=10 P=6 koncerz leather`
    `declare 1: 2.3 join / 2: join` · `declare none` · po kolei: `attack 1: 2.3`
    `strike` · `cast piorun plus` · `change topór` · `pick miecz` · `flee` · `pass` · `capitulate 4`
    `parry` · `dodge` · `none` · `defend disarm plus` · `deal accept` · `deal 6` · `terms 4` · `terms none` · `ransom pay` · `concede`
    Liczą się ostatnie rozkazy przed terminem. Z góry: `order auto yes for=2`. Kilka wierszy: ze znakiem `;` między nimi.
help-text-mage-knight-rules =
    Dwie armie figurek na polu mierzonym w calach. Każda figurka ma dziennik walki z szybkością, atakiem, obroną i obrażeniami; klik obrażeń przekręca go na inne wartości, a ostatni ją eliminuje.
    • **Przygotowanie.** Każdy wystawia armię i do czterech elementów terenu, rzut rozstrzyga, kto zaczyna, potem rozstawienie przy własnej krawędzi.
    • **Tura.** Jedna akcja na każde 100 punktów puli: ruch, strzał, walka wręcz albo oczekiwanie. Kto działa, dostaje żeton; działanie dwie tury z rzędu kosztuje 1 klik, trzeciej nie ma.
    • **Atak.** Dwie kości plus atak muszą osiągnąć obronę. Strzał wymaga wolnej linii w zasięgu i przednim sektorze, walka wręcz dotknięcia przednim sektorem; w tylny sektor jest +1. Dwie szóstki zawsze trafiają i ranią mocniej, dwie jedynki ranią atakującego.
    • **Kontakt.** Dotknięta figurka może się za darmo obrócić; kto chce odejść, musi się wyrwać: kostka, od 4 wzwyż. Zamiast ranić, można próbować pochwycenia: +2 do obrony.
    • **Formacje.** Od trzech do pięciu stykających się figurek maszeruje lub strzela jedną akcją, dwie lub trzy razem walczą wręcz.
    • **Koniec.** Gdy została jedna strona, po umówionych rundach albo za zgodą wszystkich. Punkty: wyeliminowani wrogowie, jeńcy w twojej strefie początkowej podwójnie, własne ocalałe figurki.
    `/rules show` pokazuje każdy punkt zasad, `/mageknight figure` to, co figurka ma teraz, `/mageknight terrain` elementy terenu do wyboru, `/learn` przeprowadzi cię przez pierwszą potyczkę.
help-text-mage-knight-notation =
    Jeden wiersz to jeden ruch: `/do line:`… Figurki nazywają się A3 (pierwszy gracz) albo B11; miejsca to cale od południowo-zachodniego rogu, kierunki to stopnie, strony świata albo figurka, na którą się patrzy.
    `army ready=guild_watch` · `army 2x tidewarder2, lampbow2` · `pool birch_wood` · `pool none`
    `place birch_wood at=20,20 turn=45` · `deploy line` · `deploy A1=12,1.5,90 A2=…`
    `move A1 to=12.5,8 face=N` · `move A1 touch=B2 side=rear` · `move A1 toward=B2` · `move A1 turn face=B2`
    `formation A1,A2,A3 to=10,14` · `charge A1 touch=B1` · `bound A1 to=9,9 -> B1`
    `ranged A1 -> B1,B2` · `ranged A1 -> B1 with=A2,A3` · `ranged A1 -> B1 magic_blast`
    `close A1 -> B2` · `close A1 -> B2 capture with=A3` · `heal A4 -> A1` · `regenerate A1`
    `pass` · `end_turn` · `withdraw` (poza swoją turą: `order withdraw`)
    Zanim ruch będzie cokolwiek kosztował: `/mageknight look`, `/mageknight measure`, `/mageknight reach`. Kilka wierszy: ze znakiem `;` między nimi.
help-text-talisman-rules =
    Od dwóch do sześciu Poszukiwaczy dąży do Korony Władzy na planszy z trzema Krainami: Zewnętrzną, Środkową za Bystrą Rzeką i Wewnętrzną za Wrotami Mocy.
    • **Tura.** Rzucasz kostką, idziesz dokładnie o tyle Obszarów w jedną albo drugą stronę, a potem spotykasz jednego z Poszukiwaczy, którzy tam są, albo badasz Obszar ze wszystkim, co na nim leży.
    • **Obszary.** Większość każe ciągnąć 1 Kartę Przygód: Zdarzenia się dzieją, Wrogowie atakują, Nieznajomi i Miejsca pomagają albo szkodzą, a to, czego nikt nie pilnuje, wolno zabrać. Nosi się 4 Przedmioty, z mułem więcej, Przyjaciół dowolnie wielu.
    • **Walka.** Walka to Siła, Walka Psychiczna to Moc: wartość plus kostka po obu stronach, wyższy wynik wygrywa, remis kończy tylko turę. Przegrana z Wrogiem kosztuje 1 punkt Wytrzymałości; kto pokona Poszukiwacza, zabiera mu punkt Wytrzymałości, mieszek złota albo Przedmiot.
    • **Rozwój.** Pokonani Wrogowie walczący Siłą zostają jako trofea: każde 7 punktów daje 1 punkt Siły. Moc rośnie dzięki Spotkaniom i pozwala mieć Czary, najwyżej 3. Za złoto kupuje się broń, zbroję i leczenie.
    • **Do środka.** Mostem obok Strażnika albo tratwą; przez Wrota dwiema kostkami; w Krainie Wewnętrznej po jednym Obszarze na turę. Dolinę Ognia otwiera tylko Talizman.
    • **Koniec.** Z Korony Władzy Czar „Rozkaz” odbiera innym punkt za punktem; wygrywa ten, kto zostanie ostatni. Dopóki nikt tam nie stanął, po śmierci zaczyna się od nowa.
    `/talisman where` i `/talisman odds` mówią, dokąd iść i z kim walczyć, `/talisman card` pokazuje każdą kartę, Obszar i Poszukiwacza, `/learn` przeprowadzi cię przez pierwszą wyprawę.
help-text-talisman-notation =
    Jeden wiersz to jeden ruch: `/do line:`… Karty, Obszary i osoby nazywa się w dowolnym języku albo przez id, Poszukiwaczy po imieniu, a to, co leży odkryte, także przez jego id (c7).
    `roll` · `reroll` · `add 1` · `move cw` · `move ccw` · `move city` · `move bridge` · `move portal` · `move inward` · `move outward`
    `raft castle` · `build_raft` · `granted temple` · `path woods_2` · `rest` · `stay`
    `explore` · `meet druid battle` · `meet druid psychic` · `meet druid steal miecz` · `meet druid steal gold`
    `next goblin` · `take all` · `take miecz, gold` · `take none` · `visit lekarz` · `visit nobody` · `end`
    `cast uzdrawianie target=druid` · `use healing draught` · `trophies all` · `drop hełm` · `align good`
    `trade druid give=hełm,2gold get=miecz` · `windows pass` · `roll_mode ask` · `concede`
    Odpowiedzi: to, co jest do wyboru, po nazwie: `tarcza, miecz` · `yes` · `no` · `pass` · `choose 2`
    Cała tura: `turn city visit=city_doctor fight=auto take=all`; z góry: `order turn …`. Kilka wierszy: ze znakiem `;` między nimi.
help-text-warcry-rules =
    Gra się do dwóch wygranych bitew. W każdej:
    • **Rekrutacja.** Obie strony mają złoto (20, 25, 30) i na przemian wystawiają oddziały do Formacji Bojowej lub Rezerwowej, dołączają rozszerzenia albo pasują na dobre.
    • **Rozkazy.** Na przemian po jednym: atak, strzał, karta polecenia, przesunięcie oddziału do przodu, pas, odwrót. Gotowa piechota atakuje z Formacji Bojowej, kawaleria i latacze skądkolwiek; szybszy gotowy oddział może zablokować.
    • **Walka.** Obie strony dobierają kartę, potem na przemian zagrywają taktyki za Punkty Taktyczne oddziału. Dwa pasy i rzuty: siła plus rzut, wyższy wynik wygrywa, przegrany ginie, remis zabija obu. Zwycięzca rzuca przeciw morale przegranego: rozgromienie oznacza wypad.
    • **Strzały** trafiają też przy remisie: cel zostaje wykluczony (obrócony), a jeśli już był, odrzucony. Kto walczył, jest wykluczony i odpoczywa do końca bitwy.
    • **Koniec.** Dwa pasy pod rząd. Wygrywa wyższa suma siły i Zwycięstwa. Ocalałe oddziały mogą zostać i znów kosztują złoto.
    Rzut to liczba w rogu twojej wierzchniej karty akcji. `/rules show` pokazuje każdy punkt zasad, `/warcry card` każdą kartę.
help-text-warcry-notation =
    Jeden wiersz to jeden ruch: `/do line:`… Oddziały nazywają się A3 (pierwszy gracz) albo B11; karty podaje się numerem lub nazwą.
    `deck alliance_starter` · `choose_muster_order first=A`
    `muster_unit GA-U02 line=battle` · `muster_attachment NE-A05 unit=A1` · `muster_pass`
    `attack A1 -> B3` · `ranged_attack A2 -> B1` · `move A4` · `pass` · `retreat`
    `play_command NE-C21` · `use_command A4`
    `play_tactic NE-C02 by=A1` · `use_tactic A1` · `tactic_pass`
    `block with=B4` · `no_block` · `react NE-C28` · `no_reaction` · `choose A3`
    `follow_up yes` · `follow_up_defender B2` · `tie_break_unit A1` · `clean_up A1=battle A2=reserve`
    `concede`
    Instrukcje, które widzisz tylko ty: `order block never` · `order tactics auto_pass combat` · `order muster GA-U02 battle, GA-U10 reserve, pass`
    Działają też skróty: `muster GA-U02 battle`, `shoot A2 B1`, `tactic "Stalowa Wola"`. Kilka wierszy: ze znakiem `;` między nimi.
engine-refused-no-such-topic = Nie ma pomocy na temat „{ $given }”.
command-help = Jak wszystko działa
help-words =
    away: urlop wakacje nieobecność wyjazd
    game undo: cofnij cofanie pomyłka błąd
    game pause: pauza przerwa czekaj
    game resume: wznów dalej
    game concede: poddaj rezygnacja koniec
    game replace: zastępca zamiana miejsce gracze
    game join: dołącz miejsce usiądź
    game leave: odejdź wyjdź
    game new: załóż nowa gra stół gracze lobby
    game invite: zaproś znajomy
    game kick: wyrzuć usuń
    game draw: remis
    game end: zakończ koniec
    game claim: limit spóźnienie wygrana
    game info: miejsca gracze opcje stan
    game log: historia przebieg
    game rebind: kanał wątek przenieś
    game fork: kopia ćwiczenie
    me: język strefa powiadomienia przypomnienia cisza ustawienia
    my: gry tura czeka
    do: graj ruch tura
    hand: karty ręka
    board: plansza mapa obraz
    dice verify: uczciwe oszustwo los
    dice stats: szczęście statystyki
    orders set: automat pas
    learn: samouczek lekcja nauka
    rules search: zasady instrukcja
    doubt: spór sędzia wątpliwość pytanie odwołanie
    ruling list: precedens
    vote agree: głosowanie wniosek zgoda
    ratings: ranking mistrzowie
    setup: administrator uprawnienia rola kanał
    diagnose: błąd awaria cisza
    event new: turniej liga sezon
    campaign ledger: punkty kampania
    pack add: dodatek własne
    privacy: usuń dane prywatność
option-help-topic = Strona albo polecenie
option-help-game = Gra, o której symbole chodzi

setup-hello = **Cześć!** Prowadzę tu gry planszowe: znam zasady, rzucam kośćmi, strzegę tajemnic i przypominam, czyja kolej.
    1. `/setup` – język i kanał, jedna minuta; dla osób, które zarządzają tym serwerem.
    2. `/learn` – gra ćwiczebna z podpowiedzią przy każdym kroku.
    3. `/game new` – stół dla wszystkich.
setup-rights-fine = ✓ { $place }: mam wszystkie potrzebne uprawnienia.
setup-rights-missing = ✗ { $place }: brakuje mi uprawnień: { $missing }.
setup-home-gone = ✗ Kanał dla gier już nie istnieje albo go nie widzę.
setup-questions-gone = ✗ Kanał dla pytań już nie istnieje albo go nie widzę.
setup-administrator = · Mam tu uprawnienia administratora. Nie są mi potrzebne; wystarczą te, które wymienia instrukcja.
setup-option-language = Język publicznych wiadomości: { $value }
setup-option-home = Kanał dla gier: { $value }
setup-option-gm-role = Rola mistrzów gry: { $value }
setup-option-lobby-days = Po ilu dniach zamyka się nieczynne lobby: { $value }
setup-option-most-games = Najwięcej niezakończonych gier: { $value }
setup-option-away-days = Dozwolone dni nieobecności gracza w ciągu 365 dni: { $value }
setup-option-away-row = Dozwolone dni nieobecności gracza z rzędu: { $value }
setup-change = **{ $setting } → { $value }**
setup-as-spoken = taki, jakim mówi ten, kto otwiera stół
setup-none = brak
setup-dry-run = Nic jeszcze nie zmieniono. „Zastosuj” wprowadzi zmiany pokazane pogrubieniem.
setup-nothing = „Zmień…” otwiera formularz. Nic się nie zmieni, dopóki nie naciśniesz „Zastosuj”.
setup-applied = Gotowe. „Cofnij” przywraca to, co było.
setup-button-apply = Zastosuj
setup-button-open = Ustaw
setup-button-try = Wypróbuj grę
setup-button-back = Cofnij
engine-refused-only-managers = Mogą to tylko osoby zarządzające serwerem.
engine-refused-setup-everyone = Rola, którą mają wszyscy, nie może być { $option ->
    [gm_role] rolą mistrzów gry.
    [voter_role] rolą głosujących; bez żadnej głosować mogą wszyscy.
   *[judge_role] rolą sędziów.
 }
engine-refused-setup-range = { $option } nie może wynosić { $given }; dozwolone: od 1 do { $most }.
engine-refused-too-costly = { $seconds ->
    [one] Za dużo takich zapytań w krótkim czasie. Poczekaj { $seconds } sekundę.
    [few] Za dużo takich zapytań w krótkim czasie. Poczekaj { $seconds } sekundy.
   *[many] Za dużo takich zapytań w krótkim czasie. Poczekaj { $seconds } sekund.
 }
engine-refused-too-public = { $seconds ->
    [one] Na tym kanale pokazano dużo w krótkim czasie. Poczekaj { $seconds } sekundę albo zapytaj tylko dla siebie.
    [few] Na tym kanale pokazano dużo w krótkim czasie. Poczekaj { $seconds } sekundy albo zapytaj tylko dla siebie.
   *[many] Na tym kanale pokazano dużo w krótkim czasie. Poczekaj { $seconds } sekund albo zapytaj tylko dla siebie.
 }
engine-refused-film-failed = Nie udało się narysować filmu. Wszystko inne działa; spróbuj ponownie za jakiś czas.
choice-clear-language = język: taki, jakim mówi ten, kto otwiera stół
choice-clear-home = kanał dla gier
choice-clear-gm-role = rola mistrzów gry
command-setup = Sprawdź uprawnienia, wybierz język, kanał i rolę
option-setup-language = Język publicznych wiadomości
option-setup-home = Kanał, w którym gry otwierają wątki
option-setup-gm-role = Rola, której posiadacze są mistrzami gry
option-setup-lobby-days = Po ilu dniach zamyka się nieczynne lobby
option-setup-most-games = Najwięcej niezakończonych gier
option-setup-away-days = Dni nieobecności gracza na 365 dni
option-setup-away-row = Dni nieobecności gracza z rzędu
option-setup-clear = Co ma już nie być wybrane

diagnose-head-bot = **Bot**
diagnose-head-person = **{ $person } w grze { $game }**
diagnose-rights = { $missing ->
    [none] Uprawnienia na tym kanale: wszystkie są
   *[other] Brakujące uprawnienia na tym kanale: { $missing }
 }
diagnose-connection = Połączenie z Discordem, opóźnienie { $delay } ms
diagnose-connection-slow = Wolne połączenie z Discordem, opóźnienie { $delay } ms: odpowiedzi na kliknięcia mogą przyjść za późno
diagnose-trouble = Kłopot: „{ $area }”; przyczyna jest w dzienniku pod kodem { $code }
diagnose-outbox-empty = Nic nie czeka na wysłanie
diagnose-outbox = Czeka na wysłanie: { $count }, najstarsze od { $since }; najwięcej prób: { $tries }
diagnose-outbox-parked = { $count ->
        [one] Jednej wiadomości nie udało się wysłać z powodu błędu programu; bot spróbuje ponownie przy następnym uruchomieniu
        [few] { $count } wiadomości nie udało się wysłać z powodu błędu programu; bot spróbuje ponownie przy następnym uruchomieniu
       *[many] { $count } wiadomości nie udało się wysłać z powodu błędu programu; bot spróbuje ponownie przy następnym uruchomieniu
    }
diagnose-games = Gry na tym serwerze: trwa { $running }, zbiera graczy { $lobby }
diagnose-game-fault = Gra { $game } jest nieczynna; przyczyna jest w dzienniku pod kodem { $code }
diagnose-game-muted = Gra { $game } nie może pisać: { $why ->
        [gone] jej kanał zniknął
        [closed] jej wątek jest zamknięty
        [full] za dużo wątków jest otwartych
        [forbidden] Discord odmawia
       *[other] { $why }
    }. Jej zegary stoją.
diagnose-database = Baza danych odpowiada; rozmiar { $size } MiB, schemat { $schema }
diagnose-disk = Wolne na dysku: { $free } procent
diagnose-backup = Ostatnia kopia zapasowa { $at }
diagnose-backup-none = Nie ma jeszcze żadnej kopii zapasowej
diagnose-clocks = Zegary idą; następny: { $next ->
    [none] żaden
   *[other] { $next }
 }
diagnose-clocks-held = Zegary stoją, aż wróci łączność z Discordem; wszystkie limity są przedłużane o ten czas
diagnose-clocks-review = Przestawiono zegar komputera; przez kilka minut żaden limit nie działa
diagnose-rules = Wersje zasad: { $known }
diagnose-act-status = { $status ->
    [running] Gra trwa
    [lobby] Gra się nie rozpoczęła; lobby wciąż zbiera graczy
    [over] Gra jest skończona
   *[closed] Gra została zamknięta
 }
diagnose-act-service = Gra jest czynna
diagnose-act-fault = Gra jest nieczynna; przyczyna jest w dzienniku pod kodem { $code }
diagnose-act-paused = { $paused ->
    [yes] Gra jest wstrzymana: nikt nie może działać, aż ruszy dalej ({ $until ->
        [none] przez /game resume
       *[other] { $until }
    })
   *[no] Gra nie jest wstrzymana
 }
diagnose-act-muted = { $why ->
    [none] Gra może pisać na swoim kanale
   *[other] Gra nie może pisać na swoim kanale ({ $why ->
        [gone] jej kanał zniknął
        [closed] jej wątek jest zamknięty
        [full] za dużo wątków jest otwartych
        [forbidden] Discord odmawia
       *[other] { $why }
    }); jej zegary stoją
 }
diagnose-act-seat = { $held ->
    [no] Nie ma miejsca w tej grze, więc nie może w niej działać
   *[yes] Ma miejsce: { $waiting }
 }
diagnose-act-turn = { $yours ->
    [yes] Gra czeka teraz na tę osobę
   *[no] Gra nie czeka teraz na tę osobę, tylko na: { $waiting }
 }
diagnose-act-decision = Decyzja { $number } jest otwarta; limit czasu: { $due ->
    [none] brak
   *[other] { $due }
 }; limity przekroczone z rzędu: { $misses }
diagnose-act-away = Nieobecność do { $until }; działać można mimo to
command-diagnose = Dlaczego coś nie działa: wszystkie sprawdzenia
option-diagnose-person = Czyj przypadek sprawdzić

privacy-told = **Co jest o tobie przechowywane**
    • twój identyfikator na Discordzie, a w każdej grze nazwa z chwili zajęcia miejsca
    • wybory z `/me` i `/away`: język, strefa czasowa, przypomnienia, cisza, dni nieobecności
    • zapisane talie, zaproszenia, gra, której szukasz, stałe instrukcje i przygotowane ruchy oraz godziny twoich działań
    • to, co zagrano, bo należy do gry i jej pozostałych graczy
    • **Czego nie ma**: innych wiadomości (bot ich nie czyta), haseł, adresów ani niczego spoza tego bota.
    Odpowiedzi na naciśnięcia są zapominane po dniu, wysłane wiadomości po tygodniu. Kopie zapasowe trzyma prowadzący bota; z czasem znikają. To, co już napisano, zostaje na Discordzie.
privacy-exported = W tym pliku jest wszystko, co o tobie przechowuję. Są w nim tajne instrukcje: nie pokazuj go przeciwnikom.
privacy-ask = **Usunąć wszystko?** Ustawienia, talie i instrukcje zostaną skasowane, a w każdej grze twoja nazwa zastąpiona. Tego nie da się cofnąć.
privacy-ask-games = { $count ->
    [one] Odejdziesz z gry { $games }; twoje miejsce zostanie zaproponowane innym, a gra bez innych graczy będzie zamknięta.
    [few] Odejdziesz z gier { $games }; twoje miejsca zostaną zaproponowane innym, a gry bez innych graczy będą zamknięte.
   *[many] Odejdziesz z gier { $games }; twoje miejsca zostaną zaproponowane innym, a gry bez innych graczy będą zamknięte.
 }
privacy-erased = { $count ->
    [0] Wszystko o tobie jest usunięte. W żadnej grze nie zajmujesz miejsca.
    [one] Wszystko o tobie jest usunięte, także w { $count } grze.
    [few] Wszystko o tobie jest usunięte, także w { $count } grach.
   *[many] Wszystko o tobie jest usunięte, także w { $count } grach.
 }
privacy-former = Dawny gracz { $place }
privacy-button-show = Nic nie rób
privacy-button-export = Daj mi moje dane
privacy-button-erase = Usuń moje dane…
privacy-button-confirm = Usuń na zawsze
choice-privacy-show = powiedz, co jest przechowywane
choice-privacy-export = daj mi moje dane w pliku
choice-privacy-erase = usuń moje dane
command-privacy = Co jest o tobie przechowywane; odbierz lub usuń
option-privacy-action = Co zrobić
option-privacy-sure = Przy usuwaniu: zrób to od razu
