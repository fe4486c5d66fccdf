# Ruch w Mage Knight: wyrywanie się, ruchy, formacje, swobodne zwroty, inne użycia akcji ruchu i powody odmowy.
# $seat to imię gracza; $figure, $target, $enemy, $members i podobne to figurki, na przykład „A1 Nazwa”; długości są w calach.

## Ruch

mage-knight-event-broke-away = { $figure } rzuca { $die } (potrzeba od { $needed }) i się wyrywa.
mage-knight-event-held-fast = { $figure } rzuca { $die } (potrzeba od { $needed }) i się nie wyrywa.
mage-knight-event-moved = { $figure } rusza się o { $length }″ i patrzy w kierunku { $facing_arrow }.
mage-knight-event-turned = { $figure } obraca się w kierunku { $facing_arrow }.
mage-knight-event-stays = { $figure } zostaje na miejscu i patrzy w kierunku { $facing_arrow }.
mage-knight-event-stopped = { $reason ->
    [hindering] { $figure } musi się zatrzymać: cała podstawka jest w terenie { $piece }.
    [level] { $figure } musi się zatrzymać po zmianie poziomu, teren { $piece }.
   *[wall] { $figure } musi się zatrzymać: podstawka sięga drugiego brzegu murku { $piece }.
 }
mage-knight-event-way-not-freed = Miejsce się nie zwolniło ({ $enemies }); { $figure } idzie tak daleko, jak droga jest wolna.
mage-knight-event-spun = Swobodny zwrot: { $figure } obraca się w kierunku { $facing_arrow }.
mage-knight-event-pole-arm = { $figure } nadziewa się na Broń Drzewcową figurki { $enemy }; akcja się kończy.
mage-knight-event-ram = { $figure } taranuje figurkę { $target }.

## Formacje i zaległe drogi

mage-knight-event-formation = { $seat }: formacja marszowa, szybkość { $pace }″: { $members }.
mage-knight-event-formation-stays = { $seat }: formacja zostaje na miejscu: { $members }.
mage-knight-event-paths-owed = { $figures_count ->
    [0] { $seat } podaje drogi figurek: { $members }; wszystkie mogą się ruszyć.
    [one] { $seat } podaje drogi figurek: { $members }; nie wyrwała się { $figures }.
    [few] { $seat } podaje drogi figurek: { $members }; nie wyrwały się: { $figures }.
   *[many] { $seat } podaje drogi figurek: { $members }; nie wyrwały się: { $figures }.
 }
mage-knight-event-path-owed = { $figure } ulega zamętowi; dokąd pójdzie, wybiera { $seat }.
mage-knight-event-confused-stays = { $figure } ulega zamętowi i zostaje na miejscu; wybierać miał gracz { $seat }.

## Inne użycia akcji ruchu

mage-knight-event-regenerates = { $figure } regeneruje się: kostka pokazuje { $die }, { $clicks ->
    [one] { $clicks } klik
    [few] { $clicks } kliki
   *[many] { $clicks } klików
 }.
mage-knight-event-raises = { $figure } próbuje przywrócić figurkę { $dead }.
mage-knight-event-raise-rolled = Kostka dla figurki { $dead } pokazuje { $die }.
mage-knight-event-returned = { $dead } powraca obok figurki { $figure }.
mage-knight-event-not-returned = Figurka { $dead } pozostaje wyeliminowana.
mage-knight-event-levitated = { $figure } unosi figurkę { $target } i stawia ją w odległości { $length }″.

## Pytania

mage-knight-ask-free-spin = Kontakt: { $arrivals }. Czy { $figure } wykonuje swobodny zwrot? Inny kierunek można wpisać, np. „face=123.5”.
mage-knight-ask-stuck-facing = { $figure } się nie wyrywa. Czy obraca się w miejscu?
mage-knight-do-spin = { $choice ->
    [auto] Zwrot w razie potrzeby
    [hold] Bez zwrotu
    [later] Zdecyduję później; inni grają dalej w innych miejscach
   *[facing] Kierunek { $facing_arrow } { $facing }°
 }
mage-knight-do-face = { $choice ->
    [keep] Bez obrotu
   *[facing] Kierunek { $facing_arrow } { $facing }°
 }

## Dlaczego droga jest niedozwolona

mage-knight-refused-too-far = Droga figurki { $figure } ma { $length }″; dozwolone jest najwyżej { $limit }″.
mage-knight-refused-path-off-field = Droga figurki { $figure } wychodzi poza pole; wolne jest { $available }″.
mage-knight-refused-path-through = Droga figurki { $figure } przechodzi przez podstawkę figurki { $blocker }; wolne jest { $available }″.
mage-knight-refused-path-between = Droga figurki { $figure } przechodzi między stykającymi się podstawkami; wolne jest { $available }″.
mage-knight-refused-path-blocked = Figurce { $figure } stoi na drodze teren { $piece }; wolne jest { $available }″.
mage-knight-refused-path-in-water = Figurce { $figure } stoi na drodze woda { $piece }; wolne jest { $available }″.
mage-knight-refused-stays-in-water = { $figure } stoi w głębokiej wodzie { $piece } i może się ruszyć tylko po to, by z niej wyjść.
mage-knight-refused-second-crossing = { $figure } zmieniłaby w jednym ruchu poziom dwa razy, drugi raz przy terenie { $piece }.
mage-knight-refused-no-access = { $figure } może wejść na teren { $piece } i zejść tylko przez punkt dostępu.
mage-knight-refused-off-the-field = Podstawka figurki { $figure } nie leżałaby w całości na polu.
mage-knight-refused-bases-overlap = { $figure } stałaby na podstawce figurki { $blocker }.
mage-knight-refused-flight-overlap = { $level ->
    [above] Podstawka lotu figurki { $figure } znalazłaby się nad podstawką figurki { $blocker }.
    [below] { $figure } stałaby pod podstawką lotu figurki { $blocker }.
   *[both] Podstawki lotu figurek { $figure } i { $blocker } zachodziłyby na siebie.
 }
mage-knight-refused-in-blocking-terrain = { $figure } stałaby w niedostępnym terenie { $piece }.
mage-knight-refused-in-deep-water = { $figure } stałaby w głębokiej wodzie { $piece }.
mage-knight-refused-demoralized-contact = { $figure } ma Demoralizację i nie może wejść w kontakt z figurką { $enemy }.
mage-knight-refused-confused-contact = { $figure } nie może trafić w kontakt z figurką { $target }, która jest po twojej stronie.
mage-knight-refused-stuck = { $figure } się nie wyrwała i nie może się ruszyć; jeździec nie może się też obrócić.

## Dlaczego akcja ruchu jest niedozwolona

mage-knight-refused-no-quickness = { $figure } nie ma teraz Szybkości.
mage-knight-refused-quickness-moves-only = Przy tym stole Szybkość służy tylko do ruchu; { $figure } nie może tego zrobić.
mage-knight-refused-double-or-attack = { $figure } może ruszyć się z podwójną szybkością albo zaatakować po ruchu, nie jedno i drugie.
mage-knight-refused-no-double-move = { $figure } nie ma ani Szarży, ani Odskoku i nie może ruszyć się z podwójną szybkością.
mage-knight-refused-no-attack-after-move = { $branch ->
    [charge] { $figure } nie ma Szarży i nie może zaatakować po ruchu.
    [surge] { $figure } nie ma zrywu i nie może zaatakować po ruchu.
   *[bound] { $figure } nie ma Odskoku i nie może strzelać po ruchu.
 }
mage-knight-refused-began-in-contact = { $figure } zaczyna tę turę w kontakcie z figurką { $enemy } i nie może zaatakować po ruchu.
mage-knight-refused-attack-of-another = Po ruchu może zaatakować tylko { $figure }, i to sama.
mage-knight-refused-ability-not-in-effect = { $use ->
    [regeneration] { $figure } nie może teraz użyć Regeneracji.
    [necromancy] { $figure } nie może teraz użyć Nekromancji.
    [magic_levitation] { $figure } nie może teraz użyć Magicznej Lewitacji.
   *[nimble] { $figure } nie może teraz użyć Zwinności.
 }

## Jeńcy

mage-knight-refused-no-captive = { $figure } nie ma jeńca.
mage-knight-refused-not-its-captive = Jeńcem figurki { $figure } jest tylko { $captive }.
mage-knight-refused-no-room-for-captive = Obok figurki { $figure } nie ma miejsca dla jeńca { $captive }.
mage-knight-refused-captive-apart = Jeniec { $captive } musi stać w kontakcie z figurką { $figure }.

## Formacje marszowe

mage-knight-refused-members-first = Najpierw muszą się wyrwać: { $members }. Podaj członków bez dróg.
mage-knight-refused-no-force-march = { $given } nie należy do formacji z Forsownym Marszem i nie może jej prowadzić.
mage-knight-refused-not-a-member = { $given } nie należy do tej formacji.
mage-knight-refused-formation-split = Formacja by się rozpadła: { $members }.
mage-knight-refused-spawn-left = Na końcu { $figure } nie dotykałaby żadnej figurki Shyft z formacji.
mage-knight-refused-path-of-confused-only = Podaj drogę figurki { $figure } i żadnej innej.

## Nekromancja i lewitacja

mage-knight-refused-necromancy-in-contact = { $figure } ma kontakt z figurką { $enemy } i nie może nikogo przywrócić.
mage-knight-refused-not-your-dead = { $given } nie jest twoją wyeliminowaną figurką.
mage-knight-refused-dead-apart = { $dead } musi wrócić w kontakcie z figurką { $figure }.
mage-knight-refused-lifted-too-far = Figurkę { $target } można postawić najwyżej { $limit }″ dalej.
mage-knight-refused-cannot-lift-pair = { $figure } nie może unieść ani strażnika, ani jeńca, więc także figurki { $target }.
mage-knight-refused-cannot-lift-foe = { $target } nie jest sprzymierzona z figurką { $figure } i nie można jej unieść.
mage-knight-refused-lifted-immune = { $target } jest odporna na magię; { $figure } nie może jej unieść.
mage-knight-refused-lifted-acted = { $target } dostała już akcję w tej turze; { $figure } nie może jej unieść.
mage-knight-refused-lifted-not-beside = { $target } nie miała na początku tury kontaktu z figurką { $figure } albo już go nie ma.
