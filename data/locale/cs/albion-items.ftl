# Moci Albionu: žetony na polích, výměna, druhý pohled. $token a $tokens jsou názvy žetonů.

## What happens

albion-event-tokens-left = { $count ->
    [one] { $pawn } nechává { $count } žeton na poli { $hex }.
    [few] { $pawn } nechává { $count } žetony na poli { $hex }.
   *[other] { $pawn } nechává { $count } žetonů na poli { $hex }.
 }
albion-event-tokens-taken = { $count ->
    [one] { $pawn } bere { $count } žeton z pole { $hex }.
    [few] { $pawn } bere { $count } žetony z pole { $hex }.
   *[other] { $pawn } bere { $count } žetonů z pole { $hex }.
 }
albion-event-left-these = { $pawn }, zanecháno: { $tokens }.
albion-event-took-these = { $pawn }, vzato: { $tokens }.
albion-event-seen = { $pawn } si prohlíží, co leželo lícem dolů: { $tokens }. Nech si to, vrať to, nebo zanech něco jiného.
albion-event-exchanged = { $pawn } a { $target } si něco vymění.
albion-event-received = { $pawn } dostává: { $token }.
albion-event-exchange-void = Výměna { $pawn } a { $target } se nekoná: něco chybí, nebo to nesmí být neseno.
albion-event-exchange-offered = { $kind ->
    [gift] Nabídka { $offer }: { $pawn } → { $target }: { $tokens }.
    [wish] Nabídka { $offer }: { $target } → { $pawn }: { $wanted }, jako přání.
   *[swap] Nabídka { $offer }: { $pawn } → { $target }: { $tokens }, výměnou: { $wanted }.
 }
albion-event-exchange-accepted = { $pawn } přijímá nabídku { $offer } (druhá strana: { $target }).
albion-event-exchange-refused = { $pawn } odmítá nabídku { $offer } (druhá strana: { $target }).

albion-event-wish-lapsed = { $kind ->
    [leave] { $pawn } nenechá, co bylo v rozkazu: { $token } – { albion-lapsed-why }.
   *[take] { $pawn } nevezme, co bylo v rozkazu: { $token } – { albion-lapsed-why }.
 }
albion-lapsed-why = { $why ->
    [not_there] neleží to tam
    [not_carried] rytíř to nenese
    [on_the_lake] na jezeře nelze nic nechat ani vzít
    [one_transport] rytíř už má koně nebo loďku
    [too_many_weapons] rytíř by nesl příliš mnoho zbraní
    [too_many_of_class] rytíř by nesl dvě zbraně téhož druhu
    [same_weapon_twice] rytíř už takovou zbraň má
    [riders_only] nést to smí jen jezdec
    [too_many_shields] rytíř už má štít
    [armour_combination] s jeho zbrojí se to nosit nedá
    [too_weak] rytíř je na to příliš slabý
   *[too_heavy] byl by to pro rytíře příliš těžký náklad
 }

albion-unnamed-object = nejmenovaný předmět

## What is not allowed

albion-refused-no-such-token = Žeton „{ $given }“ neexistuje.
albion-refused-not-carried = Tato figurka nemá: { $token }.
albion-refused-not-there = Tohle tam neleží: { $token }.
albion-refused-on-the-lake = Na jezeře nelze nic nechat ani vzít.
albion-refused-one-transport = Rytíř má najednou jednoho koně, nebo jednu loďku: nejdřív nech to, co má.
albion-refused-not-adjacent = { $pawn } a { $target } nestojí vedle sebe.
albion-refused-empty-offer = Řekni, co dáváš, nebo co chceš.
albion-refused-no-mount-given = Koně ani loďku nelze předat: { $token }.
albion-refused-no-object = { $pawn } nemá tolik předmětů.
albion-refused-wrong-objects = { $number ->
    [one] Jmenuj { $number } předmět, který má { $pawn }.
    [few] Jmenuj { $number } předměty, které má { $pawn }.
   *[other] Jmenuj { $number } předmětů, které má { $pawn }.
 }
albion-refused-no-such-offer = Nabídka { $offer } ti nepřišla.
albion-refused-answered-so = Taková odpověď na nabídku { $offer } už padla.
albion-refused-now-looking = Už znáš, co bylo vzato: teď to můžeš jen vrátit, nebo nechat jiné žetony („keep“).
albion-refused-exchange-stands = Co bylo dohodnuto s jiným hráčem, platí.
albion-refused-nothing-to-look-at = Nemáš u sebe nic zakrytého.
albion-refused-only-leaving = Teď může { $pawn } žetony jen nechávat, a to jen po vzetí zakrytého.
