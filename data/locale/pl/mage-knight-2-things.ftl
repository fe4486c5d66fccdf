# Mage Knight 2.0: przedmioty w grze i domeny.
# $item i $items to przedmioty, np. „I1 Dzwonek promowy”.

mage-knight-event-item-taken = { $figure } bierze: { $item }.
mage-knight-event-item-handed = { $figure } bierze od figurki { $target }: { $item }.
mage-knight-event-items-laid = { $figure } zostawia na ziemi: { $items }.
mage-knight-event-item-used = { $figure } używa: { $item }; cel: { $target }.
mage-knight-event-tokens-taken-off = { $count ->
    [one] { $count } żeton akcji zdjęty z figurki { $figure }; zostało: { $tokens }.
    [few] { $count } żetony akcji zdjęte z figurki { $figure }; zostało: { $tokens }.
   *[many] { $count } żetonów akcji zdjętych z figurki { $figure }; zostało: { $tokens }.
 }
mage-knight-refused-no-such-item = Żaden przedmiot tej gry nie ma numeru „{ $given }”.
mage-knight-refused-item-not-borne = { $figure } nie nosi przedmiotu o numerze „{ $given }”.
mage-knight-refused-nothing-borne = { $figure } nie nosi żadnego przedmiotu.
mage-knight-refused-captor-no-special = { $figure } trzyma jeńca { $target } i nie może dostać tej akcji specjalnej.
mage-knight-refused-item-borne-already = { $figure } już nosi: { $item }.
mage-knight-refused-item-taken-already = Figurka { $figure } wzięła już w tej turze przedmiot: może wziąć jeden.
mage-knight-refused-item-apart = { $figure } nie styka się z przedmiotem { $item }: dzieli je { $length }″.
mage-knight-refused-soaring-takes-nothing = { $figure } szybuje i nie może podnieść z ziemi: { $item }.
mage-knight-refused-item-of-captive = { $target } jest jeńcem: { $item } nie można mu odebrać.
mage-knight-refused-bearer-not-friendly = { $item } nosi { $target }, a to nie sojusznik figurki { $figure }.
mage-knight-refused-bearer-apart = { $figure } nie styka się z figurką { $target }, a to ona nosi: { $item }.
mage-knight-refused-item-without-action = { $item } działa samo z siebie i nie ma akcji.
mage-knight-refused-item-used-up = { $item }: zużyte; liczba użyć w grze: { $count }.
mage-knight-refused-item-target-not-friendly = { $target } nie jest inną figurką sprzymierzoną z figurką { $figure }.
mage-knight-refused-item-target-apart = { $figure } nie styka się z figurką { $target }.
mage-knight-refused-item-target-too-far = { $target } jest dalej niż { $limit }″ od figurki { $figure }.
mage-knight-refused-item-target-unhurt = { $target } nie ma czego leczyć.
mage-knight-refused-item-target-without-token = { $target } nie ma żetonu akcji do zdjęcia.
fault-item-misplaced = Przedmiot { $item } nosi figurka, która nosić go nie może, albo leży on poza polem bitwy.
fault-item-slots-overfull = { $figure }: przedmiotów jednego rodzaju jest { $count }, więcej niż gniazd.
mage-knight-preview-take-item = { $figure } bierze: { $items }.{ $pushed ->
    [none] { "" }
   *[other] {" "}Zmęczenie: { $pushed }, 1 klik.
 }
mage-knight-preview-drop-items = { $figure } odkłada: { $items }.{ $pushed ->
    [none] { "" }
   *[other] {" "}Zmęczenie: { $pushed }, 1 klik.
 }
mage-knight-preview-use-item = { $figure } używa: { $items }; cel: { $target }.{ $pushed ->
    [none] { "" }
   *[other] {" "}Zmęczenie: { $pushed }, 1 klik.
 }
mage-knight-do-take-item = { $figure } → weź: { $items }
mage-knight-do-drop-items = { $figure } → odłóż: { $items }
mage-knight-do-use-item = { $figure } → użyj: { $items }; cel: { $target }
mage-knight-doing-take-item = Weź przedmiot
mage-knight-doing-drop-items = Odłóż przedmioty
mage-knight-doing-use-item = Użyj przedmiotu
picture-mk-last-take-item = { $who } bierze przedmiot
picture-mk-last-drop-items = { $who } odkłada przedmioty
picture-mk-last-use-item = { $who } używa przedmiotu; cel: { $targets }
picture-mk-board-bears = nosi: { $item }
picture-mk-board-uses = { $item } ({ $count ->
    [one] zostało { $count } użycie
    [few] zostały { $count } użycia
   *[many] zostało { $count } użyć
 })
picture-mk-board-loose = { $item } leży w { $place }
picture-mk-board-domains = Domeny: { $domains }
picture-mk-roster-domain = Domena: { $domain }
picture-mk-roster-uses = { $count ->
    [0] zużyty
    [one] zostało { $count } użycie
    [few] zostały { $count } użycia
   *[many] zostało { $count } użyć
 }
picture-mk-key-item = przedmiot noszony lub leżący
picture-mk-brought-items = Przedmioty: { $items }
picture-mk-brought-item = { $item } ({ $bearer })
