# První zpráva a první otázka každé hry.

opening-side = { $side }: { $name }
seat-numbered = Strana { $number }
list-dot = { $first } · { $last }

warcry-opening = Vyhraj dvě bitvy ze tří. { $secret ->
    [yes] Nejprve si každý tajně zvolí, co přivede.
   *[no] Armády stojí připravené; první rozkaz: { $seat }.
 }
warcry-first-commands = { $name }: vydej svůj první rozkaz.

mage-knight-opening = { $rounds ->
    [0] Porážej, zajímej, přežij: vítězí armáda, která má nejvíce vítězných bodů.
    [one] { $rounds } kolo. Porážej, zajímej, přežij: vítězí armáda, která má nejvíce vítězných bodů.
    [few] { $rounds } kola. Porážej, zajímej, přežij: vítězí armáda, která má nejvíce vítězných bodů.
   *[other] { $rounds } kol. Porážej, zajímej, přežij: vítězí armáda, která má nejvíce vítězných bodů.
 }{ $secret ->
    [yes] {" "}Nejprve si každý tajně zvolí, co přivede.
   *[no] {""}
 }
mage-knight-opening-second = { $rounds ->
    [0] Počet cílů: { $objectives }. Vítězí, kdo jich na konci drží nejvíc.
    [one] Počet cílů: { $objectives }, čas: { $rounds } kolo. Vítězí, kdo jich na konci drží nejvíc.
    [few] Počet cílů: { $objectives }, čas: { $rounds } kola. Vítězí, kdo jich na konci drží nejvíc.
   *[other] Počet cílů: { $objectives }, čas: { $rounds } kol. Vítězí, kdo jich na konci drží nejvíc.
 }{ $secret ->
    [yes] {" "}Nejprve si každý tajně zvolí, co přivede.
   *[no] {""}
 }
mage-knight-first-play = { $name }: tvůj první tah, { $actions ->
    [one] { $actions } akce.
    [few] { $actions } akce.
   *[other] { $actions } akcí.
 }

talisman-opening = Sílej ve vnějším kraji; { $way ->
    [ending] co čeká na poli Koruny vlády, se ukáže až tam.
    [sudden] kdo první dojde ke Koruně vlády, vítězí.
   *[crown] pak získej Korunu vlády a přežij ostatní.
 }{ $rounds ->
    [0] {""}
    [one] {" "}Po { $rounds } kole vítězí nejmocnější.
    [few] {" "}Po { $rounds } kolech vítězí nejmocnější.
   *[other] {" "}Po { $rounds } kolech vítězí nejmocnější.
 }{ $choosing ->
    [yes] {" "}Nejprve si zvolte postavu.
   *[no] {""}
 }
talisman-first-before-move = { $name }, tvůj první tah. Stojíš tady: { $space }. Hoď kostkou a vydej se na cestu.

albion-opening = Grál a Kopí leží skryté na severu. Přivez domů obojí. { $arming ->
    [yes] Nejprve si každý tajně vyzbrojí rytíře.
   *[no] Rytíři jedou v maskách.
 }
albion-first-movement = { $several ->
    [yes] { $name }: vaše tajné rozkazy na { $round }. kolo.
   *[no] { $name }: tvoje tajné rozkazy na { $round }. kolo.
 }

## Tips in the first game of each kind

service-tip = Tip: { $tip }
table-button-no-tips = Už žádné tipy
table-no-tips = Další tipy už nebudou. Znovu je zapneš příkazem /me.
warcry-tip-commands = Střílet lze i ze záložní linie a výstřel nikdo nezablokuje.
warcry-tip-tactics = Pasováním nic nekončí: když soupeř zahraje taktiku, smíš odpovědět.
warcry-tip-follow-up = Dodatečný útok je nový souboj s plnými taktickými body; obránce určí poražený.
mage-knight-tip-first = Figurky, které se dotýkají, se mohou pohnout společně jako formace za jedinou akci.
mage-knight-tip-objectives = Cíl připadne na konci tahu tomu, kdo se ho jako jediný dotýká.
mage-knight-tip-tokens = Kdo jedná ve dvou tazích po sobě, utrpí cvaknutí: mezitím ať jednají jiní.
mage-knight-tip-front = Figurka útočí a střílí jen na ty, kdo stojí před ní: dívej se na nepřítele.
talisman-tip-ways = Plán smíš obcházet kterýmkoli směrem.
talisman-tip-trophies = Poražená Zvířata, Příšery a Draci jsou trofeje: je-li jich dost, sílíš.
talisman-tip-bridge = Cesta ke Koruně vede přes most a jeho Strážce má Sílu 9.
albion-tip-fate = V nebezpečné zemi čeká karta osudu.
albion-tip-masks = Rytíři jedou v maskách: kdo je kdo, se ukáže až v boji.
albion-tip-artefacts = Oba artefakty musí dojet do tvého hradu: kdo je veze, ať nejede sám.
