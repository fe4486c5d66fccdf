# Kampaně: kniha toho, co přechází ze hry do hry soutěže.

campaign-kind-captives = Zajatci
campaign-kind-card = Karty posledních balíčků
campaign-kind-changes = Karty k výměně
campaign-kind-experience = Zkušenosti
campaign-kind-fallen = Padlí
campaign-kind-games = Hry
campaign-kind-heirloom = Dědictví
campaign-kind-honour = Čest
campaign-kind-points = Body
campaign-kind-renown = Věhlas
campaign-kind-resting = Vynechávají příští armádu
campaign-kind-side = Strana
campaign-kind-story = Znamení příběhu
campaign-kind-territory = Území
campaign-kind-title = Tituly
campaign-kind-treasury = Pokladna
campaign-kind-veteran = Odznaky veteránů
campaign-kind-wounds = Rány

campaign-title-won = vítězství
campaign-title-strongest = nejsilnější postava
campaign-title-wisest = nejmoudřejší postava
campaign-title-richest = nejbohatší postava

# Co hry vyprávějí, v tabulce kampaně: „za …“.
campaign-fact-mage-knight-played = každou odehranou bitvu
campaign-fact-mage-knight-won = každou vyhranou bitvu
campaign-fact-mage-knight-survived = každou figurku, která přežije
campaign-fact-mage-knight-fell = každou figurku, která padne
campaign-fact-mage-knight-fell-unique = každou unikátní figurku, která padne
campaign-fact-mage-knight-captive = každého zajatce drženého na konci
campaign-fact-warcry-played = každou odehranou hru
campaign-fact-warcry-won = každou vyhranou hru
campaign-fact-warcry-battles = každou bitvu vyhranou ve hře
campaign-fact-warcry-side = stranu, za kterou se hrálo
campaign-fact-warcry-card = každou kartu odehraných balíčků
campaign-fact-talisman-played = každou odehranou výpravu
campaign-fact-talisman-won = každou vyhranou výpravu
campaign-fact-talisman-strongest = postavu, která je na konci sama nejsilnější
campaign-fact-talisman-wisest = postavu, která je na konci sama nejmoudřejší
campaign-fact-talisman-richest = postavu, která je na konci sama nejbohatší
campaign-fact-talisman-carried = Předměty z balíčku Dobrodružství nesené na konci
campaign-fact-albion-played = každou odehranou výpravu
campaign-fact-albion-won = každou vyhranou výpravu
campaign-fact-albion-stood = každého rytíře, který na konci zbývá
campaign-fact-albion-bore = každého rytíře, který na konci nese artefakt
campaign-fact-albion-fell = každého ztraceného rytíře

campaign-table = Co zůstává po hře odehrané do konce:
campaign-gain = • za { $fact }: { $kind } { $amount_signed }{ $pick ->
    [none] { "" }
   *[other] , za { $pick } z nich, podle volby hráče
 }{ $most ->
    [none] { "" }
   *[other] , nejvýše { $most } od jedné věci
 }{ $holds ->
    [next] , jen pro příští hru
    [first] , jako v první hře, natrvalo
   *[always] { "" }
 }

campaign-accounts = **{ $name }**, co zůstává ze hry do hry:
campaign-account = { $name } – { $told }
campaign-total = { $kind }: { $count }
campaign-thing = { $thing } ({ $count })
campaign-nothing = Zatím nic.
campaign-may-choose = { $kind }: do začátku příští hry lze zvolit něco jiného: { $things }. /campaign keep
campaign-lines = **{ $name }**, nejnovější řádky deníku:
campaign-line = { $line }\. { $name } – { $kind }{ $thing ->
    [none] { "" }
   *[other] , { $thing }
 }{ $undoes ->
    [none] : { $amount_signed }
   *[other] : bere zpět řádek { $undoes }
 } · { $source ->
    [game] hra { $game }, řádek { $at }
    [season] z „{ $before }“ (soutěž { $season })
   *[decided] rozhodnutí
 }{ $reason ->
    [none] { "" }
   *[other] . Důvod: { $reason }
 }
campaign-export = Deník kampaně, řádek po řádku. Vyplývá z něj, co kdo má.

reply-campaign-entered = Zápis i s důvodem je v knize hráče { $name }.
reply-campaign-countered = Řádek { $line } je vzat zpět; oba řádky v deníku zůstávají.
reply-campaign-chosen = Tohle přechází dál. Platí od příští hry v „{ $name }“.

engine-refused-event-no-campaign = „{ $name }“ není kampaň: nic v ní nepřechází ze hry do hry.
engine-refused-campaign-own-ledger = Je to tvůj vlastní deník: rozhoduje o něm zástupce. Jmenuješ ho příkazem /event deputy.
engine-refused-campaign-no-line = Deník kampaně nemá platný řádek { $given }.
engine-refused-campaign-amount = amount: „{ $given }“ není možné; dovoleno: 1 až { $most }, i s minusem.
engine-refused-campaign-thing = thing: „{ $given }“ se v této knize jmenuje jinak: { $known }
engine-refused-campaign-no-choice = Tvoje poslední hra v „{ $name }“ ti nenechala nic na vybranou.
engine-refused-campaign-not-offered = thing: na konci poslední hry u tebe věc „{ $given }“ nebyla.

command-campaign = Co přechází ze hry do hry soutěže
command-campaign-ledger = Co kdo má v kampani
command-campaign-give = Pořadatel: dát někomu něco, nebo to vzít
command-campaign-undo-line = Pořadatel: vzít zpět řádek deníku
command-campaign-keep = Zvolit, co z poslední hry přechází dál
command-campaign-export = Deník jako soubor CSV
option-campaign-ledger-entrant = Jeden hráč, věc po věci
option-campaign-ledger-lines = Ukázat řádky, z nichž to vyplývá
option-campaign-give-entrant = Čí deník
option-campaign-give-kind = Jaký druh věci
option-campaign-give-amount = Kolik; s minusem bere
option-campaign-give-thing = Která věc: místo, figurka, znamení příběhu
option-campaign-give-reason = Proč; každý si to může přečíst
option-campaign-undo-line-line = Číslo řádku
option-campaign-undo-line-reason = Proč; každý si to může přečíst
option-campaign-keep-thing = Co přechází dál
