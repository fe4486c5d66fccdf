# Mage Knight 2.0: předměty ve hře a karty prostředí.
# $item a $items jsou předměty, např. „I1 Převozní zvonek“.

mage-knight-event-item-taken = { $figure } bere: { $item }.
mage-knight-event-item-handed = { $figure } bere od figurky { $target }: { $item }.
mage-knight-event-items-laid = { $figure } nechává na zemi: { $items }.
mage-knight-event-item-used = { $figure } používá: { $item }; cíl: { $target }.
mage-knight-event-tokens-taken-off = { $count ->
    [one] { $count } akční žeton odebrán z figurky { $figure }; zbývá: { $tokens }.
    [few] { $count } akční žetony odebrány z figurky { $figure }; zbývá: { $tokens }.
   *[other] { $count } akčních žetonů odebráno z figurky { $figure }; zbývá: { $tokens }.
 }
mage-knight-refused-no-such-item = Žádný předmět této hry nemá číslo „{ $given }“.
mage-knight-refused-item-not-borne = { $figure } nenese předmět s číslem „{ $given }“.
mage-knight-refused-nothing-borne = { $figure } nenese žádný předmět.
mage-knight-refused-captor-no-special = { $figure } drží zajatce { $target } a tuto speciální akci dostat nemůže.
mage-knight-refused-item-borne-already = { $figure } už nese: { $item }.
mage-knight-refused-item-taken-already = Figurka { $figure } už v tomto tahu předmět vzala: smí vzít jeden.
mage-knight-refused-item-apart = { $figure } se nedotýká předmětu { $item }: dělí je { $length }″.
mage-knight-refused-soaring-takes-nothing = { $figure } se vznáší a nemůže ze země zvednout: { $item }.
mage-knight-refused-item-of-captive = { $target } je zajatec: { $item } mu vzít nelze.
mage-knight-refused-bearer-not-friendly = { $item } nese { $target }, a to není spojenec figurky { $figure }.
mage-knight-refused-bearer-apart = { $figure } se nedotýká figurky { $target }, a ta nese: { $item }.
mage-knight-refused-item-without-action = { $item } působí samo a akci nemá.
mage-knight-refused-item-used-up = { $item }: spotřebováno; počet použití ve hře: { $count }.
mage-knight-refused-item-target-not-friendly = { $target } není jiná figurka přátelská vůči figurce { $figure }.
mage-knight-refused-item-target-apart = { $figure } se nedotýká figurky { $target }.
mage-knight-refused-item-target-too-far = { $target } je dál než { $limit }″ od figurky { $figure }.
mage-knight-refused-item-target-unhurt = { $target } nemá co léčit.
mage-knight-refused-item-target-without-token = { $target } nemá akční žeton, který by šlo sejmout.
fault-item-misplaced = Předmět { $item } nese figurka, která ho nést nemůže, nebo leží mimo bojiště.
fault-item-slots-overfull = { $figure }: předmětů jednoho druhu je { $count }, víc než otvorů.
mage-knight-preview-take-item = { $figure } bere: { $items }.{ $pushed ->
    [none] { "" }
   *[other] {" "}Nátlak: { $pushed }, 1 cvaknutí.
 }
mage-knight-preview-drop-items = { $figure } odkládá: { $items }.{ $pushed ->
    [none] { "" }
   *[other] {" "}Nátlak: { $pushed }, 1 cvaknutí.
 }
mage-knight-preview-use-item = { $figure } používá: { $items }; cíl: { $target }.{ $pushed ->
    [none] { "" }
   *[other] {" "}Nátlak: { $pushed }, 1 cvaknutí.
 }
mage-knight-do-take-item = { $figure } → vzít: { $items }
mage-knight-do-drop-items = { $figure } → odložit: { $items }
mage-knight-do-use-item = { $figure } → použít: { $items }; cíl: { $target }
mage-knight-doing-take-item = Vzít předmět
mage-knight-doing-drop-items = Odložit předměty
mage-knight-doing-use-item = Použít předmět
picture-mk-last-take-item = { $who } bere předmět
picture-mk-last-drop-items = { $who } odkládá předměty
picture-mk-last-use-item = { $who } používá předmět; cíl: { $targets }
picture-mk-board-bears = nese: { $item }
picture-mk-board-uses = { $item } ({ $count ->
    [one] zbývá { $count } použití
    [few] zbývají { $count } použití
   *[other] zbývá { $count } použití
 })
picture-mk-board-loose = { $item } leží na { $place }
picture-mk-board-domains = Karty prostředí: { $domains }
picture-mk-roster-domain = Karta prostředí: { $domain }
picture-mk-roster-uses = { $count ->
    [0] vyčerpáno
    [one] zbývá { $count } použití
    [few] zbývají { $count } použití
   *[other] zbývá { $count } použití
 }
picture-mk-key-item = předmět nesený nebo ležící
picture-mk-brought-items = Předměty: { $items }
picture-mk-brought-item = { $item } ({ $bearer })
