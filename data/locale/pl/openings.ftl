# Pierwsza wiadomość i pierwsze pytanie każdej gry.

opening-side = { $side }: { $name }
seat-numbered = Strona { $number }
list-dot = { $first } · { $last }

warcry-opening = Wygraj dwie bitwy z trzech. { $secret ->
    [yes] Najpierw każdy w tajemnicy wybiera swoje siły.
   *[no] Armie stoją gotowe; pierwszy rozkaz: { $seat }.
 }
warcry-first-commands = { $name }: wydaj swój pierwszy rozkaz.

mage-knight-opening = { $rounds ->
    [0] Pokonuj, bierz do niewoli, przetrwaj: wygrywa armia, która ma najwięcej punktów zwycięstwa.
    [one] { $rounds } runda. Pokonuj, bierz do niewoli, przetrwaj: wygrywa armia, która ma najwięcej punktów zwycięstwa.
    [few] { $rounds } rundy. Pokonuj, bierz do niewoli, przetrwaj: wygrywa armia, która ma najwięcej punktów zwycięstwa.
   *[many] { $rounds } rund. Pokonuj, bierz do niewoli, przetrwaj: wygrywa armia, która ma najwięcej punktów zwycięstwa.
 }{ $secret ->
    [yes] {" "}Najpierw każdy w tajemnicy wybiera swoje siły.
   *[no] {""}
 }
mage-knight-opening-second = { $rounds ->
    [0] Liczba celów: { $objectives }. Wygrywa ten, kto na koniec trzyma ich najwięcej.
    [one] Liczba celów: { $objectives }, czas: { $rounds } runda. Wygrywa ten, kto na koniec trzyma ich najwięcej.
    [few] Liczba celów: { $objectives }, czas: { $rounds } rundy. Wygrywa ten, kto na koniec trzyma ich najwięcej.
   *[many] Liczba celów: { $objectives }, czas: { $rounds } rund. Wygrywa ten, kto na koniec trzyma ich najwięcej.
 }{ $secret ->
    [yes] {" "}Najpierw każdy w tajemnicy wybiera swoje siły.
   *[no] {""}
 }
mage-knight-first-play = { $name }: twoja pierwsza tura, { $actions ->
    [one] { $actions } akcja.
    [few] { $actions } akcje.
   *[many] { $actions } akcji.
 }

talisman-opening = Rośnij w siłę w Zewnętrznej Krainie; { $way ->
    [ending] co czeka na polu Korony Władzy, okaże się dopiero tam.
    [sudden] kto pierwszy dotrze do Korony Władzy, wygrywa.
   *[crown] potem zdobądź Koronę Władzy i przetrwaj pozostałych.
 }{ $rounds ->
    [0] {""}
    [one] {" "}Po { $rounds } kolejce wygrywa najpotężniejszy.
    [few] {" "}Po { $rounds } kolejkach wygrywa najpotężniejszy.
   *[many] {" "}Po { $rounds } kolejkach wygrywa najpotężniejszy.
 }{ $choosing ->
    [yes] {" "}Najpierw wybierzcie Poszukiwaczy.
   *[no] {""}
 }
talisman-first-before-move = { $name }, twoja pierwsza tura. Stoisz tutaj: { $space }. Rzuć kostką i ruszaj.

albion-opening = Graal i Włócznia leżą ukryte na północy. Przywieź do domu jedno i drugie. { $arming ->
    [yes] Najpierw każdy w tajemnicy wyposaża rycerzy.
   *[no] Rycerze jadą zamaskowani.
 }
albion-first-movement = { $several ->
    [yes] { $name }: wasze tajne rozkazy na rundę { $round }.
   *[no] { $name }: twoje tajne rozkazy na rundę { $round }.
 }

## Tips in the first game of each kind

service-tip = Wskazówka: { $tip }
table-button-no-tips = Bez wskazówek
table-no-tips = Wskazówek już nie będzie. Włączysz je znowu poleceniem /me.
warcry-tip-commands = Strzelać można także z rezerwy, a strzału nikt nie zablokuje.
warcry-tip-tactics = Pas niczego nie kończy: gdy przeciwnik zagra taktykę, możesz odpowiedzieć.
warcry-tip-follow-up = Wypad to nowa walka z pełnymi punktami taktyki; obrońcę wskazuje przegrany.
mage-knight-tip-first = Figurki, które się stykają, mogą ruszyć się razem jako formacja za jedną akcję.
mage-knight-tip-objectives = Cel przypada na koniec tury temu, kto jako jedyny go dotyka.
mage-knight-tip-tokens = Kto działa w dwóch turach z rzędu, traci klik: w przerwie niech działają inni.
mage-knight-tip-front = Figurka uderza i strzela tylko do tych, którzy stoją przed nią: patrz na wroga.
talisman-tip-ways = Planszę obchodzisz w dowolną stronę.
talisman-tip-trophies = Pokonane Zwierzęta, Potwory i Smoki to trofea: gdy jest ich dość, rośnie twoja Siła.
talisman-tip-bridge = Droga do Korony prowadzi przez most, a Strażnik ma Siłę 9.
albion-tip-fate = W niebezpiecznej krainie czeka karta losu.
albion-tip-masks = Rycerze jadą zamaskowani: kto jest kim, okaże się dopiero w walce.
albion-tip-artefacts = Oba artefakty muszą trafić do twojego zamku: kto je wiezie, niech nie jedzie sam.
