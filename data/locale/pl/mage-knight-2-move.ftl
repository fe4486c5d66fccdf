## Poziomy, podwójny marsz i ruchy zakończone atakiem (MK2-15, 16, 19)

mage-knight-event-took-off = { $figure } wzbija się i szybuje.
mage-knight-event-landed = { $figure } ląduje.
mage-knight-event-tired = Podwójny marsz męczy figurkę { $figure }.
mage-knight-event-attack-owed = { $seat } podaje teraz atak figurki { $figure }.
mage-knight-event-no-attack-left = { $figure } nie dosięga nikogo, kogo można by zaatakować; akcja się kończy.
mage-knight-event-forgone = { $figure } nie atakuje.
mage-knight-refused-touch-other-level = { $soaring ->
    [yes] { $target } szybuje i styka się tylko z figurkami, które też szybują; { $figure } jest na ziemi.
   *[no] { $figure } szybuje i styka się tylko z figurkami, które też szybują; { $target } jest na ziemi.
 }
mage-knight-refused-no-double-time = { $figure } nie jest piechurem ani jeźdźcem i nie zna podwójnego marszu.
mage-knight-refused-no-quick-double-time = Ruch dzięki Szybkości nie może być podwójnym marszem; { $figure } potrzebuje do niego zwykłej akcji.
mage-knight-refused-ability-keeps-pace = { $figure } pokazuje zdolność { $ability } i nie może iść podwójnym marszem.
mage-knight-refused-double-time-in-contact = { $figure } dotyka figurki { $enemy } i nie może iść podwójnym marszem.
mage-knight-refused-no-lead-in-double-time = W podwójnym marszu Forsowny Marsz figurki { $figure } nie działa; tempo nadaje najwolniejszy członek formacji.
mage-knight-refused-cannot-soar = { $figure } nie jest lotnikiem i nie może szybować.
mage-knight-refused-on-that-level = { $level ->
    [up] { $figure } już szybuje.
   *[down] { $figure } już jest na ziemi.
 }
mage-knight-refused-captor-cannot-soar = { $figure } trzyma jeńca { $captive } i nie może się wzbić.
mage-knight-refused-level-alone = { $figure } nie może zmienić poziomu w podwójnym marszu ani w ruchu zakończonym atakiem.
mage-knight-refused-owed-plainly = { $figure } jest teraz tylko przesuwana: nie można dodać podwójnego marszu, zmiany poziomu ani Szybkości.
mage-knight-refused-charges-instead = { $figure } pokazuje Szarżę: szarżuje z pełną szybkością albo najpierw trzeba wyłączyć Szarżę.
mage-knight-refused-soaring-not-in-formation = { $figure } szybuje i nie może należeć do formacji.
mage-knight-refused-no-attack-owed = Teraz nie trzeba podawać żadnego ataku.
mage-knight-refused-attack-owed = Najpierw trzeba podać atak na końcu ruchu albo z niego zrezygnować.
mage-knight-refused-attack-owed-otherwise = Teraz atakuje tylko { $figure }, sama, { $branch ->
    [bound] z odległości
   *[other] wręcz
 }.
mage-knight-doing-forgo = Bez ataku
mage-knight-doing-surge = Zryw
mage-knight-doing-take-off = Wzbicie się
mage-knight-doing-land = Lądowanie
mage-knight-doing-quick-take-off = Wzbicie się dzięki Szybkości
mage-knight-doing-quick-land = Lądowanie dzięki Szybkości
mage-knight-open-surge = Zryw: { $figure } …
mage-knight-open-take-off = Wzbicie się: { $figure } …
mage-knight-open-land = Lądowanie: { $figure } …
mage-knight-open-quick-take-off = Wzbicie się dzięki Szybkości: { $figure } …
mage-knight-open-quick-land = Lądowanie dzięki Szybkości: { $figure } …
mage-knight-do-forgo = Bez ataku: { $figure }
mage-knight-do-take-off-here = Wzbicie się w miejscu: { $figure }
mage-knight-do-land-here = Lądowanie w miejscu: { $figure }
mage-knight-do-take-off = Wzbicie się { $facing_wind }: { $figure }, { $length }″
mage-knight-do-land = Lądowanie { $facing_wind }: { $figure }, { $length }″
mage-knight-do-surge = Zryw: { $figure } → { $target }{ $mode ->
    [weapon_master] {" "}({ mage-knight-ability-weapon-master })
   *[close] { "" }
 }
mage-knight-do-surge-capture = Zryw, by pochwycić: { $figure } → { $target }
mage-knight-refused-dead-cannot-soar = { $dead } nie jest lotnikiem i nie wróci obok figurki { $figure }, która szybuje.
mage-knight-refused-quickness-gives-a-move = Szybkość daje figurce { $figure } tylko akcję ruchu.
