# Co gracz wpisuje w Mage Knight, co widzi, zanim to potwierdzi, i co mówią bezpłatne narzędzia.
# Długości są w calach z kropką dziesiętną; oznaczenia figurek to na przykład A1; $field to słowo wiersza, o które chodzi.

## Wiersze, których nie można odczytać

mage-knight-refused-only-a-seat = Polecenia „{ $verb }” może użyć tylko gracz tej gry.
mage-knight-refused-missing-field = { $verb ->
    [edge] Podaj brzeg pola: edge north.
    [army] Podaj figurki: army 2x tidewarder2, lampbow2 albo army ready=guild_watch.
    [pool] Podaj elementy: pool birch_wood, old_forest albo pool none.
    [place] Podaj miejsce elementu: place birch_wood at=20,20 albo place auto.
    [deploy] Podaj, jak stoi armia: deploy auto, deploy line albo miejsce każdej figurki, A1=12,1.5.
   *[other] { $verb }: brakuje „{ $field }”.
 }
mage-knight-refused-bad-length = { $field }: „{ $given }” nie jest liczbą cali; pisz na przykład 12 albo 12.5, z kropką i najwyżej trzema miejscami po niej.
mage-knight-refused-bad-point = { $field }: „{ $given }” nie jest miejscem; miejsce ma dwie liczby, x,y z kropkami dziesiętnymi, a tu { $count ->
    [one] jest tylko { $count }
    [few] są { $count }
   *[many] jest ich { $count }
 }.
mage-knight-refused-point-off-field = { $field }: { $x },{ $y } leży poza polem, które sięga od 0,0 do { $width },{ $height }.
mage-knight-refused-bad-facing = { $field }: „{ $given }” nie jest kierunkiem; możliwe: stopnie od 0 do 359.99, strona świata jak N lub NNE albo figurka, na którą patrzy.
mage-knight-refused-bad-angle = { $field }: „{ $given }” nie jest kierunkiem; możliwe: stopnie od 0 do 359.99 albo strona świata jak N lub NNE.
mage-knight-refused-bad-figure = { $field }: „{ $given }” nie jest oznaczeniem figurki; oznaczenie to na przykład A3.
mage-knight-refused-named-twice = { $field }: { $given } jest podane dwa razy.
mage-knight-refused-itself = { $verb }: { $figure } nie może odnosić się do siebie samej.
mage-knight-refused-one-target = { $verb }: potrzebny jest dokładnie jeden cel, a podano ich { $count }.
mage-knight-refused-unknown-ability = { $near ->
    [no_suggestion] { $field }: nie ma zdolności „{ $given }”.
   *[other] { $field }: nie ma zdolności „{ $given }”; czy chodzi o „{ $near }”?
 }
mage-knight-refused-unknown-army = { $near ->
    [no_suggestion] Nie ma gotowej armii „{ $given }”.
   *[other] Nie ma gotowej armii „{ $given }”; czy chodzi o „{ $near }”?
 }
mage-knight-refused-unknown-type = { $near ->
    [no_suggestion] Nie ma figurki „{ $given }”.
   *[other] Nie ma figurki „{ $given }”; czy chodzi o „{ $near }”?
 }
mage-knight-refused-which-type = Kilka figurek nazywa się „{ $given }”; podaj, która: { $options }.
mage-knight-refused-in-other-edition = „{ $given }” należy do innej edycji Mage Knight, a nie do tej, w którą gracie.
mage-knight-refused-unknown-template = { $near ->
    [no_suggestion] Nie ma terenu „{ $given }”.
   *[other] Nie ma terenu „{ $given }”; czy chodzi o „{ $near }”?
 }
mage-knight-refused-no-place-left = Dla żadnego terenu z puli nie ma już miejsca.
mage-knight-refused-answer-first = Otwarte jest pytanie ({ $question }); „{ $given }” na nie nie odpowiada.
mage-knight-refused-no-room-to-face = Kierunek { $facing_wind } ({ $facing }°) jest tu dla figurki { $figure } niemożliwy: jej podstawka się nie mieści albo straciłaby jeńca; dozwolone kierunki: { $ranges }.
mage-knight-refused-spin-turned-away = Kierunek { $facing_wind } ({ $facing }°) nie zwraca przedniego sektora figurki { $figure } w stronę: { $arrivals }; dozwolone kierunki: { $ranges }.
mage-knight-refused-missing-value = Brakuje wartości dla „{ $field }”; możliwe: { $allowed }.

## Drogi, których nie ma

mage-knight-refused-way-too-long = Najkrótsza droga figurki { $figure } ma { $length }″, dozwolone jest { $allowed }″; tą drogą { $figure } dojdzie do punktu { $x },{ $y }.{ $stop ->
    [none] { "" }
   *[other] {" "}{ mage-knight-must-stop }
 }
mage-knight-refused-no-room-there = Nie ma tam miejsca dla figurki { $figure }: { $reason ->
    [off_the_field] wystawałaby poza pole
    [in_blocking_terrain] teren { $thing } jest niedostępny
    [in_deep_water] teren { $thing } to głęboka woda
   *[bases_overlap] zawadza podstawka figurki { $thing }
 }. Najbliższe wolne miejsce to { $x },{ $y }.
mage-knight-refused-no-room-at-all = Ani tam, ani w pobliżu nie ma miejsca dla figurki { $figure }: { $reason ->
    [off_the_field] wystawałaby poza pole
    [in_blocking_terrain] teren { $thing } jest niedostępny
    [in_deep_water] teren { $thing } to głęboka woda
   *[bases_overlap] zawadza podstawka figurki { $thing }
 }.
mage-knight-refused-no-way-there = Dla figurki { $figure } nie ma tam drogi. { $thing ->
    [none] Prosta droga
   *[other] Na prostej drodze stoi { $thing };
 } wolna długość: { $length }″, do punktu { $x },{ $y }.
mage-knight-refused-no-room-beside = Obok figurki { $figure } nie ma miejsca na podstawkę.

## Pozycje pisane ręcznie

fault-position-bad-word = { $near ->
    [no_suggestion] Nie ma „{ $found }”.
   *[other] Nie ma „{ $found }”; czy chodzi o „{ $near }”?
 }
fault-position-edge-twice = { $seat }: bok „{ $found }” ma już przeciwnik (MKU-3.2).
fault-position-withdrawn-there = { $seat }: po wycofaniu się gracza { $figure } nie może stać na polu (MKU-22.19).
fault-position-bad-text = Nie można odczytać „{ $found }”.

## Podgląd: co zrobi akcja. „none” to nikt

mage-knight-must-stop = { $stop ->
    [hindering] Musi się zatrzymać w terenie { $piece }.
    [level] Musi się zatrzymać po zmianie poziomu, teren { $piece }.
   *[wall] Musi się zatrzymać przy murku { $piece }.
 }
mage-knight-preview-move = { $turns ->
    [yes] { $figure } obraca się w miejscu, kierunek { $facing_wind } ({ $facing }°).
   *[no] { $figure } rusza się o { $length }″{ $sees ->
        [none] { "" }
       *[other] ; potem w zasięgu: { $sees }
    }.
 }{ $reached ->
    [none] { "" }
   *[other] {" "}Dociera do: { $reached }.
 }{ $stop ->
    [none] { "" }
   *[other] {" "}{ mage-knight-must-stop }
 }{ $level ->
    [none] { "" }
    [up] {" "}Wzbija się i szybuje.
   *[down] {" "}Ląduje.
 }{ $chance ->
    [none] { "" }
   *[other] {" "}Szansa wyrwania się: { $chance }%.
 }{ $shaken ->
    [none] { "" }
   *[other] {" "}Część drogi będzie wolna tylko wtedy, gdy zwolni ją roztrącenie ({ $shaken }); inaczej ruch skończy się wcześniej.
 }{ $friends ->
    [none] { "" }
   *[other] {" "}Swobodny zwrot: { $friends }.
 }{ $enemies ->
    [none] { "" }
   *[other] {" "}Może uderzyć Broń Drzewcowa: { $enemies }.
 }{ $odds ->
    [none] { "" }
   *[other] {" "}Atak: { $odds }.
 }{ $targets ->
    [none] { "" }
   *[other] {" "}Może wykonać unik: { $targets }.
 }{ $pushed ->
    [none] { "" }
   *[other] {" "}Zmęczenie: { $pushed }, 1 klik.
 }{ $tired ->
    [none] { "" }
   *[other] {" "}Podwójny marsz: { $tired }, 1 klik.
 }{ $quick ->
    [yes] {" "}Dzięki Szybkości.
   *[no] { "" }
 }
mage-knight-preview-formation = Formacja marszowa: { $members }, szybkość { $speed }″. Długości: { $lengths }.{ $targets ->
    [none] { "" }
   *[other] {" "}Najpierw muszą się wyrwać: { $targets }.
 }{ $pushed ->
    [none] { "" }
   *[other] {" "}Zmęczenie: { $pushed }, 1 klik.
 }{ $tired ->
    [none] { "" }
   *[other] {" "}Podwójny marsz: { $tired }, 1 klik.
 }
mage-knight-preview-paths = Drogi figurek { $members }, szybkość { $speed }″. Długości: { $lengths }.
mage-knight-preview-attack = { $figure } { $mode ->
    [bombardment] prowadzi ostrzał
    [magic_blast] używa Magicznego Pocisku
    [flame_lightning] używa Płomienia/Błyskawicy
    [shockwave] używa Porażającego Podmuchu
    [magic_healing] używa Magicznego Leczenia
    [magic_freeze] używa Magicznego Zamrożenia
    [magic_confusion] używa Magicznego Zamętu
    [weapon_master] używa zdolności Mistrz Broni
    [sweep] używa Zamachu
    [healing] używa Leczenia
   *[none] atakuje
 }{ $capture ->
    [yes] {" "}(próba pochwycenia)
   *[no] { "" }
 }{ $members ->
    [none] { "" }
   *[other] {" "}(w formacji: { $members })
 }. Szansa trafienia i kliki: { $odds }.{ $figures ->
    [none] { "" }
   *[other] {" "}Uderza też we własne figurki: { $figures }.
 }{ $targets ->
    [none] { "" }
   *[other] {" "}Może wykonać unik: { $targets }.
 }{ $pushed ->
    [none] { "" }
   *[other] {" "}Zmęczenie: { $pushed }, 1 klik.
 }
mage-knight-preview-regenerate = { $figure } regeneruje się: kostka minus 2.{ $pushed ->
    [none] { "" }
   *[other] {" "}Zmęczenie: { $pushed }, 1 klik.
 }
mage-knight-preview-necromancy = { $figure } przywraca figurkę { $target }.{ $pushed ->
    [none] { "" }
   *[other] {" "}Zmęczenie: { $pushed }, 1 klik.
 }
mage-knight-preview-levitate = { $figure } unosi figurkę { $target } i stawia ją { $length }″ dalej.{ $friends ->
    [none] { "" }
   *[other] {" "}Swobodny zwrot: { $friends }.
 }{ $enemies ->
    [none] { "" }
   *[other] {" "}Może uderzyć Broń Drzewcowa: { $enemies }.
 }{ $pushed ->
    [none] { "" }
   *[other] {" "}Zmęczenie: { $pushed }, 1 klik.
 }
mage-knight-preview-place = { $card } w miejscu { $x }, { $y }{ $turn ->
    [none] { "" }
   *[other] , obrót o { $turn }°
 }.{ $unusual ->
    [yes] {" "}Powierzchnia w calach kwadratowych: { $area }; zalecane jest od 16 do 64.
   *[no] { "" }
 }
mage-knight-preview-withdraw = Wycofujesz się z tej gry na dobre; nie da się tego cofnąć.{ $members ->
    [none] { "" }
   *[other] {" "}Twoje figurki schodzą z pola: { $members }.
 }{ $captive ->
    [none] { "" }
   *[other] {" "}Schodzą też twoje figurki wzięte w niewolę: { $captive }; punkty za nie ({ $points } PZ) zdobywa ten, kto je więzi: { $by }.
 }{ $targets ->
    [none] { "" }
   *[other] {" "}Wzięte przez ciebie figurki odzyskują wolność: { $targets }.
 } { $kept ->
    [none] Nie zachowujesz nic: twoje cele stają się neutralne i nie możesz wygrać.
   *[other] Zachowujesz zdobyte już punkty ({ $kept } PZ); za ocalałe figurki nie dostajesz nic.
 }{ $ends ->
    [yes] {" "}Gra kończy się od razu, a punkty zostają podliczone.
   *[no] { "" }
 }
mage-knight-preview-army = Zgłaszasz tę armię; liczba figurek: { $count }, punkty: { $points }/{ $total }. Nikt inny jej nie pozna, zanim wszyscy zgłoszą swoje; od tej chwili nie da się jej cofnąć.
mage-knight-preview-random-army = Zostanie wylosowana armia, do { $points } pkt; nikt inny jej nie pozna, zanim wszyscy zgłoszą swoje. Wynik jest ostateczny: drugiego losowania nie ma.
mage-knight-preview-random-pool = { $exact ->
    [yes] Liczba losowanych elementów terenu: { $count }.
   *[no] Losowane elementy terenu: najwyżej { $count }, może żaden.
 } Nikt inny ich nie pozna, zanim wszyscy włożą swoje. Wynik jest ostateczny: drugiego losowania nie ma.
mage-knight-preview-edge = Zaczynasz przy brzegu { $edge ->
    [south] południowym
    [west] zachodnim
    [north] północnym
   *[east] wschodnim
 }.
mage-knight-preview-deploy = Liczba figurek rozstawianych tak, jak na obrazku: { $count }.{ $members ->
    [none] { "" }
   *[other] {" "}Bez miejsca, poza grą: { $members }.
 }

## Odpowiedzi bezpłatnych narzędzi

mage-knight-report-look-from = { $figure } w miejscu { $x },{ $y }:
mage-knight-report-look-odds = { $figure } → { $target }, { $mode ->
    [ranged] strzał
    [capture] pochwycenie
    [bombardment] ostrzał
    [magic_blast] Magiczny Pocisk
    [flame_lightning] Płomień/Błyskawica
    [magic_freeze] Magiczne Zamrożenie
    [magic_confusion] Magiczny Zamęt
    [weapon_master] Mistrz Broni
   *[close] walka wręcz
 }: { $needed } lub więcej na dwóch kostkach, { $percent }%{ $mode ->
    [capture] { "" }
   *[close] ; { $clicks ->
    [-1] tyle klików, ile na kostce
    [one] { $clicks } klik
    [few] { $clicks } kliki
   *[many] { $clicks } klików
 }
 }. Atak { mage-knight-attack-reckoned }{ $attack_clauses ->
    [none] { "" }
   *[other] {" "}[{ $attack_clauses }]
 } przeciw obronie { mage-knight-defense-reckoned }{ $defense_clauses ->
    [none] { "" }
   *[other] {" "}[{ $defense_clauses }]
 }{ $helper ->
    [none] { "" }
   *[other] {" "}(Obrona: { $helper })
 }.{ $dodge ->
    [yes] {" "}Może zrobić unik.
   *[no] { "" }
 }
mage-knight-report-look-refused = Niemożliwe: { $reason }
mage-knight-report-look-unable = { $reason }
mage-knight-report-measure-distance = Odległość { $figure } – { $target }: { $length }″.
mage-knight-report-measure-line = Linia strzału { $figure } – { $target }: { $blocker ->
    [none] wolna
   *[other] zasłonięta, przeszkadza { $blocker }
 }{ $screen ->
    [none] { "" }
    [concealing] , przez teren osłaniający
    [low_wall] , przez murek
   *[hindering] , przez teren utrudniający ruch
 }{ $height ->
    [yes] , ku wyższemu poziomowi
   *[no] { "" }
 }{ $contact ->
    [yes] , w kontakcie bezpośrednim
   *[no] { "" }
 }.
mage-knight-report-reach-reach = { $figure } może ruszyć się o { $allowed }″{ $halved ->
    [yes] {" "}(teren zmniejsza o połowę)
   *[no] { "" }
 }.{ $enemies ->
    [none] { "" }
   *[other] {" "}Może dotknąć wrogów: { $enemies }.
 }{ $friends ->
    [none] { "" }
   *[other] {" "}Sprzymierzeni w zasięgu: { $friends }.
 }
mage-knight-report-reach-held = { $figure } styka się z: { $enemies }. Zanim ruszy, musi się wyrwać: { $needed } lub więcej na kostce.
mage-knight-report-figure-printed = { $figure }: { $faction ->
    [atlantis_guild] { picture-mk-faction-atlantis-guild }
    [elemental_league] { picture-mk-faction-elemental-league }
    [draconum] { picture-mk-faction-draconum }
    [necropolis_sect] { picture-mk-faction-necropolis-sect }
    [shyft] { picture-mk-faction-shyft }
    [black_powder_rebels] { picture-mk-faction-black-powder-rebels }
    [hero] { picture-mk-faction-hero }
    [knights_immortal] { picture-mk-faction-knights-immortal }
    [orc_raiders] { picture-mk-faction-orc-raiders }
    [solonavi] { picture-mk-faction-solonavi }
   *[mage_spawn] { picture-mk-faction-mage-spawn }
 }, { $rank ->
    [weak] { mage-knight-rank-weak }
    [tough] { mage-knight-rank-tough }
    [unique] { mage-knight-rank-unique }
   *[standard] { mage-knight-rank-standard }
 }{ $mounted ->
    [yes] , na podwójnej podstawce
   *[no] { "" }
 }. Punkty { $points }, przedni sektor { $arc }°{ $range ->
    [0] , bez walki na odległość
    [one] , zasięg { $range }″, cele { $arrows }
    [few] , zasięg { $range }″, cele { $arrows }
   *[many] , zasięg { $range }″, cele { $arrows }
 }.
mage-knight-report-figure-values = { $figure } stoi w miejscu { $x },{ $y }, kierunek { $facing_wind } ({ $facing }°). Szybkość { $speed }, atak { $attack }, obrona { $defense }, obrażenia { $damage }; żetony: { $tokens }.{ $captive ->
    [none] { "" }
   *[other] {" "}Jeniec: { $captive }.
 }{ $captor ->
    [none] { "" }
   *[other] {" "}W niewoli u figurki { $captor }.
 }
mage-knight-report-figure-ability = { $ability }: { $does }{ $cancelled ->
    [yes] {" "}(wyłączona do końca tury)
   *[no] { "" }
 }.
mage-knight-report-figure-gone = { $figure } nie stoi na polu: { $status ->
    [eliminated] wyeliminowana
    [withdrawn] wycofana
   *[waiting] jeszcze nie rozstawiona
 }.
mage-knight-report-figure-click = Klik { $number }: szybkość { $speed }, atak { $attack }, obrona { $defense }, obrażenia { $damage }{ $abilities ->
    [none] { "" }
   *[other] {" "}({ $abilities })
 }{ $now ->
    [yes] {" "}<- teraz
   *[no] { "" }
 }

## Własne stałe instrukcje gracza; $who to figurka albo „all”, $line to zapis

mage-knight-order-spin = { $who ->
    [all] Wszystkie figurki
   *[other] { $who }
 }, swobodny zwrot: { $mode ->
    [hold] nigdy
    [ask] padnie pytanie
   *[auto] automatycznie
 }. [{ $line }]
mage-knight-order-defend = { $who ->
    [all] Wszystkie figurki
   *[other] { $who }
 }, Obrona: { $mode ->
    [never] tylko własna wartość
    [ask] padnie pytanie
    [best] najlepsza wartość
   *[other] wartość figurki { $mode }
 }. [{ $line }]
mage-knight-order-dodge = { $who ->
    [all] Wszystkie figurki
   *[other] { $who }
 }, Unik: { $mode ->
    [off] nigdy
    [ask] padnie pytanie
   *[on] zawsze
 }. [{ $line }]
mage-knight-order-cancel = { $who } wyłącza w każdej turze: { $abilities }. [{ $line }]
mage-knight-order-defense-cancel = Gdy twoje figurki są atakowane, padnie pytanie, które zdolności wyłączasz. [{ $line }]
mage-knight-order-leave = Wycofasz się na początku swojej następnej tury. Nikt inny o tym nie wie; `order stay` to cofa. [{ $line }]
mage-knight-event-order-spin = { mage-knight-order-spin }
mage-knight-event-order-defend = { mage-knight-order-defend }
mage-knight-event-order-dodge = { mage-knight-order-dodge }
mage-knight-event-order-cancel-next = Instrukcja działa od początku następnej tury, czyjakolwiek to będzie. W turze, która trwa: { $lines }.
mage-knight-event-order-cancel-none = Od początku następnej tury { $who } nie wyłącza już niczego na mocy instrukcji. [{ $line }]
mage-knight-event-order-defense-cancel-auto = Gdy twoje figurki są atakowane, niczego nie wyłączasz i nie padnie pytanie. [{ $line }]

## Co można zrobić: rodzaje, szablony otwierające listę, akcje

mage-knight-doing-army = Armie
mage-knight-doing-random-army = Losowa armia
mage-knight-doing-pool = Pula terenu
mage-knight-doing-random-pool = Losowa pula terenu
mage-knight-doing-edge = Brzeg pola
mage-knight-doing-place = Ustaw teren
mage-knight-doing-deploy = Rozstaw armię
mage-knight-doing-move = Ruch
mage-knight-doing-quick-move = Ruch dzięki Szybkości
mage-knight-doing-charge = Szarża
mage-knight-doing-bound = Odskok
mage-knight-doing-formation = Formacja marszowa
mage-knight-doing-paths = Brakujące trasy
mage-knight-doing-ranged = Walka na odległość
mage-knight-doing-close = Walka wręcz
mage-knight-doing-volley = Formacja strzelców
mage-knight-doing-gang = Formacja do walki wręcz
mage-knight-doing-regenerate = Regeneracja
mage-knight-doing-necromancy = Nekromancja
mage-knight-doing-levitate = Magiczna Lewitacja
mage-knight-doing-nimble = Obrót dzięki Zwinności
mage-knight-doing-cancel = Wyłącz zdolność
mage-knight-doing-pass = Oczekiwanie
mage-knight-doing-end-turn = Koniec tury
mage-knight-open-edge = Wybierz swój brzeg pola …
mage-knight-open-move = Ruch: { $figure } …
mage-knight-open-quick-move = Ruch dzięki Szybkości: { $figure } …
mage-knight-open-charge = Szarża: { $figure } …
mage-knight-open-bound = Odskok: { $figure } …
mage-knight-open-necromancy = Nekromancja: { $figure } …
mage-knight-open-levitate = Magiczna Lewitacja: { $figure } …
mage-knight-open-nimble = Obrót dzięki Zwinności: { $figure } …
mage-knight-open-formation = Formacja marszowa …
mage-knight-open-volley = Formacja strzelców …
mage-knight-open-gang = Formacja do walki wręcz …
mage-knight-open-paths = Brakujące trasy …
mage-knight-open-cancel = Wyłącz zdolność …
mage-knight-open-place = Inne miejsca dla terenu …
mage-knight-do-attack = { $mode ->
    [ranged] Strzał
    [capture] Pochwycenie
    [bombardment] Ostrzał
    [magic_blast] Magiczny Pocisk
    [flame_lightning] Płomień/Błyskawica
    [shockwave] Porażający Podmuch
    [magic_healing] Magiczne Leczenie
    [magic_freeze] Magiczne Zamrożenie
    [magic_confusion] Magiczny Zamęt
    [weapon_master] Mistrz Broni
    [sweep] Zamach
    [healing_damage] Leczenie
    [healing_die] Leczenie z kostki
   *[close] Walka wręcz
 }: { $figure } → { $targets ->
    [all] wszystkie figurki w zasięgu
   *[other] { $targets }
 }
mage-knight-do-regenerate = Regeneracja: { $figure }
mage-knight-do-cancel = Wyłącz: { $ability } ({ $figure })
mage-knight-do-pass = Oczekiwanie: zużyj jedną akcję
mage-knight-do-end-turn = Zakończ turę
mage-knight-do-stay-all = Wszystkie figurki zostają na miejscu
mage-knight-do-touch-foe = Kontakt z wrogiem: { $figure } → { $target }
mage-knight-do-touch-friend = Kontakt ze swoim: { $figure } → { $target }
mage-knight-do-toward = W stronę: { $figure } → { $target }
mage-knight-do-straight = Prosto { $facing_wind }: { $figure }, { $length }″
mage-knight-do-turn = Obrót { $facing_wind }: { $figure }
mage-knight-do-nimble = Obrót { $facing_wind } dzięki Zwinności: { $figure }
mage-knight-do-charge = Szarża: { $figure } → { $target }{ $mode ->
    [weapon_master] {" "}(Mistrz Broni)
   *[close] { "" }
 }
mage-knight-do-charge-capture = Szarża, by pochwycić: { $figure } → { $target }
mage-knight-do-double = Podwójna szybkość: { $figure } → { $target }
mage-knight-do-bound = Odskok i strzał: { $figure } → { $target }
mage-knight-do-necromancy = Przywróć figurkę { $target }: { $figure }
mage-knight-do-levitate = Lewitacja figurki { $target } { $facing_wind }: { $figure }
mage-knight-do-army = { $card }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }, { $count ->
    [one] { $count } figurka
    [few] { $count } figurki
   *[many] { $count } figurek
 }
mage-knight-about-army = { $types }
mage-knight-do-pool-none = Bez terenu
mage-knight-do-place-auto = Ustaw: { $card }
mage-knight-about-place-auto = W pierwszym wolnym miejscu.
mage-knight-do-deploy = { $shape ->
    [line] Linia
    [wedge] Klin
    [column] Kolumny
    [shooters_behind] Strzelcy z tyłu
   *[auto] Szeregi
 }{ $mirrored ->
    [yes] , lustrzanie
   *[no] { "" }
 }
mage-knight-do-army-random = Losowa armia, do { $points } pkt
mage-knight-do-pool-random = Losowy teren
mage-knight-do-edge = Początek przy brzegu { $edge ->
    [south] południowym
    [west] zachodnim
    [north] północnym
   *[east] wschodnim
 }
mage-knight-do-place-at = { $card }: { $x }, { $y }
mage-knight-do-march = { $facing_wind }, { $length }″: { $members }
mage-knight-do-march-stays = W miejscu: { $members }
mage-knight-do-attack-together = { $figure } → { $targets }, razem z: { $members }
mage-knight-mode = { $mode ->
    [ranged] Strzał
    [capture] Pochwycenie
    [charge] { mage-knight-ability-charge }
    [charge_weapon_master] { mage-knight-ability-charge } ({ mage-knight-ability-weapon-master })
    [surge] Zryw
    [surge_weapon_master] Zryw ({ mage-knight-ability-weapon-master })
    [bound] { mage-knight-ability-bound } i strzał
    [magic_blast] { mage-knight-ability-magic-blast }
    [flame_lightning] { mage-knight-ability-flame-lightning }
    [shockwave] { mage-knight-ability-shockwave }
    [magic_healing] { mage-knight-ability-magic-healing }
    [magic_freeze] { mage-knight-ability-magic-freeze }
    [magic_confusion] { mage-knight-ability-magic-confusion }
    [weapon_master] { mage-knight-ability-weapon-master }
    [sweep] { mage-knight-ability-sweep }
    [healing_damage] { mage-knight-ability-healing }
    [healing_die] Leczenie z kostki
   *[close] Cios
 }
mage-knight-do-hit = { mage-knight-mode } → { $targets } · { $percents }%
mage-knight-do-open-hit = { mage-knight-mode }: { $figure } → { $targets } · { $percents }%
mage-knight-do-open-to-contact = Ruch: { $figure } do { $target } · { $length }″
mage-knight-do-open-to-goal = Ruch: { $figure } do { $target } · { $length }″
mage-knight-do-open-nearer = Ruch: { $figure } w stronę { $target } · { $length }″
mage-knight-do-open-to-goal-seeing = { mage-knight-do-open-to-goal }
mage-knight-do-open-nearer-seeing = { mage-knight-do-open-nearer }
mage-knight-about-open-to-goal-seeing = potem w zasięgu: { $targets }
mage-knight-about-open-nearer-seeing = potem w zasięgu: { $targets }
mage-knight-do-to-contact = Do kontaktu z { $target }, { $length }″{ $chance ->
    [none] { "" }
   *[other] {" "}(wyrwanie się: { $chance }%)
 }
mage-knight-do-nearer = W stronę { $target }, { $length }″{ $targets ->
    [none] { "" }
   *[other] ; potem w zasięgu: { $targets }
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(wyrwanie się: { $chance }%)
 }
mage-knight-do-ahead = Prosto przed siebie, { $length }″{ $targets ->
    [none] { "" }
   *[other] ; potem w zasięgu: { $targets }
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(wyrwanie się: { $chance }%)
 }
mage-knight-do-back = Odwrót od { $target }, { $length }″{ $targets ->
    [none] { "" }
   *[other] ; potem w zasięgu: { $targets }
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(wyrwanie się: { $chance }%)
 }
mage-knight-do-beside = Obok { $target }, { $length }″{ $targets ->
    [none] { "" }
   *[other] ; potem w zasięgu: { $targets }
 }{ $chance ->
    [none] { "" }
   *[other] {" "}(wyrwanie się: { $chance }%)
 }
mage-knight-do-turn-to = Obrót w stronę { $target }{ $targets ->
    [none] { "" }
   *[other] ; potem w zasięgu: { $targets }
 }
mage-knight-do-march-ahead = Wszystkie prosto, { $length }″: { $members }
mage-knight-do-march-to = Wszystkie w stronę { $target }, { $length }″: { $members }
mage-knight-do-regenerate-now = Regeneracja: leczy wynik kostki minus 2
mage-knight-about-hit = { $does ->
    [none] { $odds }
   *[other] { $odds } · { $does }
 }
mage-knight-about-opening = { $does }
mage-knight-do-hit-together = { $targets }: { $percents }%, { $figure } razem z: { $members }
