# Lhůty, připomínky, nepřítomnost a to, co si každý volí sám pro sebe.

## Co se dozví stůl
clocks-timed-out = { $seat }: čas vypršel. Místo toho se provedla výchozí volba.
clocks-no-default = { $seat }: čas vypršel, ale tuto volbu za hráče nikdo udělat nemůže. Čas běží znovu.
clocks-last-warning = { $count ->
    [one] { $seat }: { $count } zmeškaná lhůta. Toto je poslední varování: po další si ostatní mohou nárokovat výhru.
    [few] { $seat }: { $count } zmeškané lhůty za sebou. Toto je poslední varování: po další si ostatní mohou nárokovat výhru.
   *[other] { $seat }: { $count } zmeškaných lhůt za sebou. Toto je poslední varování: po další si ostatní mohou nárokovat výhru.
 }
clocks-may-claim = { $count ->
    [one] { $seat }: { $count } zmeškaná lhůta. Ostatní si teď mohou nárokovat výhru příkazem /game claim, nebo dál čekat.
    [few] { $seat }: { $count } zmeškané lhůty za sebou. Ostatní si teď mohou nárokovat výhru příkazem /game claim, nebo dál čekat.
   *[other] { $seat }: { $count } zmeškaných lhůt za sebou. Ostatní si teď mohou nárokovat výhru příkazem /game claim, nebo dál čekat.
 }
clocks-away = { $seat }: nepřítomnost do { $until }. Hodiny této hry stojí.
clocks-asked-away = { $seat }: nepřítomnost do { $until }; nikdo nemusí spěchat.
clocks-back = { $seat }: konec nepřítomnosti. Hodiny běží dál se zbylým časem.
clocks-digest = { $hours ->
    [one] Asi { $hours } hodinu jsem byl mimo provoz. O tolik se prodlužují všechny lhůty; nic se neztratilo.
    [few] Asi { $hours } hodiny jsem byl mimo provoz. O tolik se prodlužují všechny lhůty; nic se neztratilo.
   *[other] Asi { $hours } hodin jsem byl mimo provoz. O tolik se prodlužují všechny lhůty; nic se neztratilo.
 }

## Připomínky
clocks-reminder-half = { $name }: polovina tvého času uplynula.
clocks-reminder-all = { $name }: ještě se nevyjádřili všichni a polovina času uplynula.
clocks-reminder-pace = { $name }: tato hra čeká na tebe.
clocks-reminder-last = { $name }: všichni ostatní se už rozhodli, chybíš jen ty.
clocks-reminder-over = { $name }: tvůj čas vypršel. Hra na tebe čeká.
clocks-reminder-also = Čeká na tebe také: { $channels }
clocks-ladder-table = Hra stále čeká na hráče { $name }. Pokud někdo ví, co se děje, ať to sem napíše.
clocks-ladder-host = { $host } (hostitel): { $name } už dlouho neodpovídá. Zjisti prosím, zda hra může pokračovat.
clocks-ladder-propose = { $name } neodpovídá. Hru můžete pozastavit příkazem /game pause, nebo najít jiného hráče příkazem /game replace. Další připomínky už nepřijdou.
clocks-direct = Hra „{ $game }“ čeká na tebe: { $channel }

## /me a /away
clocks-me-language = Jazyk: { $language ->
    [en] angličtina
    [pl] polština
    [cs] čeština
   *[none] stejný jako v Discordu
 }
clocks-me-zone = Časové pásmo: { $zone } (je tam teď { $time })
clocks-me-pace = { $hours ->
    [0] Připomínky: jen ta společná, v polovině času
    [one] Připomínky: každou { $hours } hodinu a v polovině času
    [few] Připomínky: každé { $hours } hodiny a v polovině času
   *[other] Připomínky: každých { $hours } hodin a v polovině času
 }
clocks-me-quiet = Noční klid: { $from }–{ $to }
clocks-me-no-quiet = Klid: žádný
clocks-me-direct = Soukromé zprávy: { $direct ->
    [yes] zapnuté
   *[no] vypnuté
 }
clocks-me-tips = Tipy v prvních hrách: { $tips ->
    [yes] zapnuté
   *[no] vypnuté
 }
clocks-me-direct-refused = Soukromou zprávu se nepodařilo doručit, proto další neposílám. Povol soukromé zprávy z tohoto serveru a znovu je zapni příkazem /me.
clocks-me-away = Nepřítomnost od { $from } do { $to }
clocks-away-left = Zbývající dny nepřítomnosti: { $left }/{ $year } během 365 dní; dovoleno v řadě: { $row }.
clocks-me-not-away = Žádná nepřítomnost není ohlášena.

command-me = Tvůj jazyk, časové pásmo a připomínky
command-away = Ohlásit nepřítomnost; tvé hodiny se zastaví
option-me-language = Jazyk, kterým s tebou mluvím
option-me-zone = Tvé časové pásmo: pro data a hodiny klidu
option-me-pace = Hodiny mezi připomínkami; 0: jen v polovině času
option-me-quiet = Hodiny bez připomínek, např. 22:00-7:00, nebo off
option-me-direct = Připomínky i soukromou zprávou
option-me-tips = Tipy o jedné větě v první hře každého druhu
option-away-first = První den, např. 2026-08-03; prázdné: dnes
option-away-last = Poslední den, např. 2026-08-10
option-away-off = Konec nepřítomnosti nebo změna plánů
choice-language-auto = Stejný jako v mém Discordu

## Co nejde
engine-refused-language-unknown = Jazyk „{ $given }“ tu není; jazyky: { $known }.
engine-refused-zone-unknown = Časové pásmo „{ $given }“ neexistuje. Napiš název velkého města poblíž a vyber ze seznamu.
engine-refused-pace-wrong = Mezi připomínkami nemůže být { $given } h: zvol 0 až { $most }.
engine-refused-quiet-wrong = „{ $given }“ není rozmezí hodin. Napiš třeba 22:00-7:00, nebo „off“.
engine-refused-date-wrong = „{ $given }“ není datum. Napiš třeba 2026-08-03.
engine-refused-date-far = Do dne { $given } zbývá přes { $years } let.
engine-refused-date-missing = Chybí poslední den: napiš, do kdy tu nebudeš.
engine-refused-away-off-alone = Zvol buď „off“, nebo dny; ne obojí najednou.
engine-refused-away-backwards = Poslední den ({ $last_day }) je před prvním ({ $first_day }).
engine-refused-away-over = Den { $given } už minul.
engine-refused-away-too-long = { $most ->
    [0] Od { $first_day } už nepřítomnost možná není: vše, co je dovoleno, je vyčerpáno (dní v řadě: { $row }; během 365 dní: { $year }).
    [one] Od { $first_day } může nepřítomnost trvat { $most } den, ne { $given } (dovoleno dní v řadě: { $row }; během 365 dní: { $year }).
    [few] Od { $first_day } může nepřítomnost trvat { $most } dny, ne { $given } (dovoleno dní v řadě: { $row }; během 365 dní: { $year }).
   *[other] Od { $first_day } může nepřítomnost trvat { $most } dní, ne { $given } (dovoleno dní v řadě: { $row }; během 365 dní: { $year }).
 }
engine-refused-not-away = Žádná nepřítomnost není ohlášena.
