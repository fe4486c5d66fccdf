# House options of rulings that tables quarrel over: both readings. The first variant is the digest's.

warcry-option-terror-in-ranged = { $terror_in_ranged ->
    [yes] hrůza působí i při střelbě
   *[no] hrůza působí jen v souboji zblízka
 }
warcry-option-follow-up-in-defence = { $follow_up_in_defence ->
    [yes] dodatečný útok smí provést každý vítěz souboje zblízka, i obránce
   *[no] dodatečný útok smí provést jen útočník
 }
warcry-option-follow-up-from-reserve = { $follow_up_from_reserve ->
    [yes] dodatečný útok smí přijmout připravená jednotka z kterékoli linie
   *[no] jednotky ze zálohy přijímají dodatečný útok, jen když v bojové linii žádná připravená nestojí
 }
warcry-option-committed-may-move = { $committed_may_move ->
    [yes] vyčerpané jednotky se smějí přesouvat
   *[no] vyčerpané jednotky se nepřesouvají
 }
warcry-refused-committed-stays = Jednotka { $unit } je vyčerpaná a v této hře se vyčerpané jednotky nepřesouvají.

talisman-option-evade-sentinel = { $evade_sentinel ->
    [yes] Strážci se lze vyhnout
   *[no] Strážci se nelze vyhnout
 }
talisman-option-limited-casting = { $limited_casting ->
    [yes] v tahu se sešle nejvýše tolik kouzel, kolik jich kdo měl na jeho začátku, v cizím jedno
   *[no] v tahu se smí seslat libovolně mnoho kouzel
 }
talisman-option-command-on-arrival = { $command_on_arrival ->
    [yes] kdo dojde ke Koruně, sešle Rozkaz hned
   *[no] kdo dojde ke Koruně, sesílá Rozkaz až od příštího tahu
 }

albion-option-recovery = { $recovery ->
    [yes] rytíři se zotavují ve vlastním hradě
   *[no] hrad nikoho neléčí: zranění i ztracená Moc zůstávají
 }
albion-option-failed-flight = { $failed_flight ->
    [initiative] v boji více rytířů předá nezdařený útěk iniciativu sousedním nepřátelům
   *[attack_only] v boji více rytířů stojí nezdařený útěk jen útok
 }
