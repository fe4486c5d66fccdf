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
