# Soutěže: ligy a turnaje. Karta, co se ohlašuje, co se odmítá a co se čte.

event-format-round-robin = Každý s každým
event-format-double-round-robin = Každý s každým, dvakrát
event-format-groups = Skupiny
event-format-swiss = Švýcarský systém
event-format-rolling = Průběžné párování
event-format-knockout = Vyřazovací systém
choice-event-count = podle bodování samotné hry
choice-event-draw = remíza
choice-event-organiser = jak rozhodne pořadatel
choice-event-file-pairings = Všechny dvojice (CSV)
choice-event-file-standings = Tabulka (CSV)
choice-event-file-all = Obojí pro programy (JSON)
choice-event-result-draw = Remíza
choice-event-result-none = Nehrálo se

# Karta.
event-card-title = **{ $name }** · { $game } · soutěž { $event }
event-card-gathering = { $begins ->
    [none] Hráči se scházejí. Začne, až rozhodne pořadatel.
   *[other] Hráči se scházejí. Začátek: { $begins }.
 }
event-card-running = { $until ->
    [none] Hraje se { $round }. kolo.
   *[other] Hraje se { $round }. kolo, do { $until }.
 }
event-card-over = Soutěž skončila.
event-card-cancelled = Soutěž byla zrušena.
event-card-pace = { $days ->
    [one] Kolo trvá { $days } den
    [few] Kolo trvá { $days } dny
   *[other] Kolo trvá { $days } dní
 }; čas na jedno rozhodnutí: { $limit }
event-unfinished-count = Hru nedohranou včas vyhrává ten, kdo vede podle bodování samotné hry.
event-unfinished-draw = Hra nedohraná včas končí remízou.
event-unfinished-organiser = O hře nedohrané včas rozhoduje pořadatel; další kolo nečeká.
event-card-organiser = Pořadatel: { $person }
event-card-checkin = Hrají jen ti, kdo před začátkem potvrdí účast.
event-card-unrated = Tyto hry se nezapočítávají do žebříčku.
event-card-campaign = Je to kampaň: následky her se přenášejí do dalších. /campaign ledger, /event rules
event-card-season = { $groups ->
    [yes] Je to sezóna po „{ $name }“ (soutěž { $event }): nejlepší z každé skupiny postoupili, poslední sestoupili.
   *[no] Je to sezóna po „{ $name }“ (soutěž { $event }): kdo v ní hrál, je nasazen podle toho, jak skončil.
 }
event-card-ledger = { $goes_on ->
    [yes] Deník kampaně navazuje na „{ $name }“ (soutěž { $event }): v otevíracích řádcích má každý to, co měl na konci té sezóny; kdo v ní nebyl, začíná s prázdným.
   *[no] Deník kampaně začíná všem prázdný: z „{ $name }“ (soutěž { $event }) nic nepřechází dál.
 }
event-card-people = Hráči ({ $count } z { $most }): { $names }
event-card-more = { $count ->
    [one] … a ještě { $count }
    [few] … a ještě { $count }
   *[other] … a ještě { $count }
 }
event-button-join = Přidat se
event-button-leave = Odejít
event-button-here = Potvrdit účast
event-button-standings = Tabulka
event-button-pairings = Dvojice
event-button-rules = Co je domluveno
event-button-answer = Odpovědět

# Říká se v kanálech.
event-former = bývalý hráč
event-round-tag = { $round }. kolo
event-call = { $people }, stiskněte „{ $button }“ na kartě: hrajete spolu v { $round }. kole soutěže „{ $name }“, do { $until }. Hra začne, jakmile budou všichni připraveni.
event-round = **{ $name }**, { $round }. kolo, do { $until }:
event-over = **{ $name }**: soutěž skončila. Konečná tabulka:
event-cancelled = **{ $name }**: soutěž byla zrušena. Důvod: { $reason }
event-not-begun = { $people }, soutěž dnes nemůže začít. { $why } Až se to změní, zahaj ji příkazem /event start.
event-game-closed = Dvojice má svůj výsledek; tato hra zde končí.
event-claim-asks = { $people }, { $name } žádá o kontumační výhru a hlásí, že se druhá strana ke hře nedostavila. Je třeba hrát, nebo odpovědět do { $until }; jinak se žádosti vyhoví.
event-longer-asks = { $days ->
    [one] { $people }, { $name } žádá o { $days } den navíc pro tuto hru. Souhlas dáš příkazem /event longer.
    [few] { $people }, { $name } žádá o { $days } dny navíc pro tuto hru. Souhlas dáš příkazem /event longer.
   *[other] { $people }, { $name } žádá o { $days } dní navíc pro tuto hru. Souhlas dáš příkazem /event longer.
 }
event-remind-half = { $people }, polovina času na tuto hru uplynula; lhůta končí { $until }.
event-remind-end = { $people }, čas na tuto hru končí { $until }.
event-rule-claim = Podle pravidla: nikdo včas neodpověděl a nikdo se nedostavil.
event-more-lines = { $count ->
    [one] … a ještě { $count } řádek: /event pairings, /event standings
    [few] … a ještě { $count } řádky: /event pairings, /event standings
   *[other] … a ještě { $count } řádků: /event pairings, /event standings
 }
event-digest = **{ $name }** (soutěž { $event }), co je nového:
event-digest-waits = { $count ->
    [one] { $people }, na rozhodnutí čeká { $count } věc: /event panel
    [few] { $people }, na rozhodnutí čekají { $count } věci: /event panel
   *[other] { $people }, na rozhodnutí čeká { $count } věcí: /event panel
 }
event-rolled-back = Byla obnovena záloha bota: soutěž stojí tak jako tehdy a co přišlo později, se nepočítá. Tlačítka karty fungují; ta u zpráv poslaných mezitím ne.

# Co se stalo.
event-act-opened = Soutěž byla vyhlášena.
event-act-joined = Přidává se { $entrant }.
event-act-joined-late = { $entrant } hraje od { $round }. kola.
event-act-left = { $entrant } už se neúčastní.
event-act-dropped = { $entrant } z soutěže vypadává. { $reason ->
    [none] Důvod nebyl uveden.
   *[other] Důvod: { $reason }
 }
event-act-absent = { $entrant } účast nepotvrzuje a nehraje.
event-act-replaced = Místo hráče { $before } hraje { $entrant }.
event-act-begun = { $count ->
    [one] Soutěž začíná, hraje { $count } hráč.
    [few] Soutěž začíná, hrají { $count } hráči.
   *[other] Soutěž začíná, hraje { $count } hráčů.
 }
event-act-not-begun = Soutěž nemohla v plánovaný den začít.
event-act-round = { $count ->
    [one] Začíná { $round }. kolo, { $count } dvojice.
    [few] Začíná { $round }. kolo, { $count } dvojice.
   *[other] Začíná { $round }. kolo, { $count } dvojic.
 }
event-act-over = Soutěž skončila.
event-act-result = { $round }. kolo: { $pairing }: { $outcome }{ $reason ->
    [none] .
   *[other] . Důvod: { $reason }
 }
event-act-waits = { $round }. kolo: { $pairing }, hra nebyla včas dohrána; rozhoduje pořadatel.
event-act-taken-back = { $round }. kolo: { $pairing }, konec hry byl vzat zpět.
event-act-noshow = { $entrant } žádá o kontumační výhru, dvojice { $pairing }:
event-act-dispute = { $entrant } zpochybňuje výsledek dvojice { $pairing }:
event-act-answered = { $entrant } odpovídá k dvojici { $pairing }:
event-act-granted = { $entrant }, dvojice { $pairing }: žádosti se vyhovuje. Důvod: { $reason }
event-act-refused = { $entrant }, dvojice { $pairing }: žádost se zamítá. Důvod: { $reason }
event-act-away = { $days ->
    [one] Lhůta dvojice { $pairing } se kvůli nepřítomnosti posouvá o { $days } den.
    [few] Lhůta dvojice { $pairing } se kvůli nepřítomnosti posouvá o { $days } dny.
   *[other] Lhůta dvojice { $pairing } se kvůli nepřítomnosti posouvá o { $days } dní.
 }
event-act-longer = { $days ->
    [one] Obě strany dvojice { $pairing } souhlasí s { $days } dnem navíc.
    [few] Obě strany dvojice { $pairing } souhlasí se { $days } dny navíc.
   *[other] Obě strany dvojice { $pairing } souhlasí s { $days } dny navíc.
 }
event-act-deputy = { $who } zastupuje pořadatele.
event-act-deputy-off = { $who } už pořadatele nezastupuje.
event-act-moved-channel = Soutěž se stěhuje do { $channel }.
event-act-cancelled = Soutěž byla zrušena. Důvod: { $reason }
event-act-ledger = Deník hráče { $entrant } byl změněn rozhodnutím. Důvod: { $reason }
event-act-ledger-opened = { $count ->
    [one] Deník kampaně „{ $season }“ (soutěž { $number }) pokračuje: { $count } hráč začíná s tím, co tam měl.
    [few] Deník kampaně „{ $season }“ (soutěž { $number }) pokračuje: { $count } hráči začínají s tím, co tam měli.
   *[other] Deník kampaně „{ $season }“ (soutěž { $number }) pokračuje: { $count } hráčů začíná s tím, co tam měli.
 }

# Výsledky několika slovy.
event-outcome = { $drawn ->
    [yes] remíza
   *[no] výhra: { $names }
 }{ $counts ->
    [none] { "" }
   *[other] { " " }({ $counts })
 }{ $how ->
    [counted] , podle bodování samotné hry na konci lhůty
    [drawn] , na konci lhůty
    [forfeit] , bez hry
    [ruled] , rozhodnutím
    [bye] , volný los
   *[played] { "" }
 }{ $review ->
    [yes] , prověřuje se
   *[no] { "" }
 }
event-how-open = hraje se
event-how-waits = čeká na rozhodnutí
event-how-unplayed = nehrálo se
event-how-review = prověřuje se

# Ke čtení.
event-pairings = **{ $name }**, { $round }. kolo:
event-pairings-none = Dvojice zatím nejsou.
event-pairing-bye = { $number } · { $names }: volný los
event-pairing-open = { $number } · { $names } · { $link ->
    [none] bez hry
   *[other] { $link }
 } · do { $until }
event-pairing-done = { $number } · { $names } · { $link ->
    [none] bez hry
   *[other] { $link }
 } · { $result }
event-standings = { $when ->
    [after] **{ $name }**, tabulka po { $round }. kole:
   *[other] **{ $name }**, tabulka během { $round }. kola (výsledky: { $done } z { $all }):
 }
event-standings-none = Soutěž ještě nezačala.
event-standings-review = { $count ->
    [one] { $count } výsledek se prověřuje.
    [few] { $count } výsledky se prověřují.
   *[other] { $count } výsledků se prověřuje.
 }
event-division = **Skupina { $number }**
event-standing = { $played ->
    [one] { $rank }\. { $name } – body: { $points }, { $played } hra
    [few] { $rank }\. { $name } – body: { $points }, { $played } hry
   *[other] { $rank }\. { $name } – body: { $points }, { $played } her
 }{ $breaks ->
    [none] { "" }
   *[other] { " " }({ $breaks })
 }{ $zone ->
    [none] { "" }
   *[other] , { $zone }
 }{ $out ->
    [yes] , odstoupení
   *[no] { "" }
 }
event-history = **{ $name }**, co se dělo:
event-panel = **{ $name }**, co na tebe čeká:
event-panel-plea = { $noshow ->
    [yes] Žádost { $plea }, podává { $name }
   *[no] Spor { $plea }, podává { $name }
 }. { $answered ->
    [no] Zatím nikdo neodpověděl.
   *[yes] Druhá strana odpověděla.
 } Rozhodni příkazem /event decide claim:{ $plea }.
event-panel-waits = Nedohráno včas; rozhodni příkazem /event result:
event-panel-open = { $count ->
    [one] { $count } dvojice ještě hraje.
    [few] { $count } dvojice ještě hrají.
   *[other] { $count } dvojic ještě hraje.
 }
event-panel-gathering = { $count ->
    [one] Přihlásil se { $count } hráč. Začátek: /event start.
    [few] Přihlásili se { $count } hráči. Začátek: /event start.
   *[other] Přihlásilo se { $count } hráčů. Začátek: /event start.
 }
event-panel-nothing = Nic nečeká na rozhodnutí.
event-export-pairings = Všechny dvojice, na každé místo řádek. Tabulka z nich vyplývá.
event-export-standings = Tabulka, na každého hráče řádek, s kritérii v jejich pořadí.
event-export-all = Dvojice a tabulka pro programy.

# Formuláře.
event-form-name = Název
event-form-name-about = Jak se jmenuje.
event-form-options = Nastavení stolu
event-form-players = Max. počet hráčů
event-form-players-about = Číslo od 2 do 128. Prázdné: jak to má tento systém.
event-form-days = Dní na kolo
event-form-days-about = Číslo od 1 do 60. Prázdné: jak dlouho taková hra trvá.
event-form-start = Datum začátku
event-form-answer = Odpověď
event-form-answer-about = Co má pořadatel vědět, než rozhodne.

# Odpovědi jednotlivcům.
reply-event-opened = Soutěž { $event }, „{ $name }“, shromažďuje hráče v { $channel }.{ $lasts ->
    [no] { "" }
   *[yes] { " " }{ event-card-length }
 }{ $short ->
    [yes] { " " }Za jedno kolo skončí jen asi { $chance } % takových her: pomůže víc dní, nebo méně času na jedno rozhodnutí.
   *[no] { "" }
 }{ $ledger ->
    [over] { " " }Její deník navazuje na „{ $before }“; s ledger:False začíná prázdný.
    [empty] { " " }Její deník začíná prázdný: z „{ $before }“ nic nepřechází dál.
    [left] { " " }Soutěž „{ $before }“ byla kampaň, tato jí není: nic z ní nepřechází dál. S campaign:True její deník pokračuje.
   *[none] { "" }
 }
reply-event-joined = Účastníš se soutěže „{ $name }“.{ $checkin ->
    [open] { " " }Než začne, potvrď účast příkazem /event checkin nebo tlačítkem na kartě: kdo to neudělá, nehraje.
    [dated] { " " }Účast potvrď mezi { $opens } a { $begins }, příkazem /event checkin nebo tlačítkem na kartě: kdo to neudělá, nehraje.
   *[none] { "" }
 }
reply-event-joined-late = Účastníš se soutěže „{ $name }“ od { $round }. kola; za dřívější kola nemáš body.
reply-event-returned = Účastníš se „{ $name }“ znovu, od { $round }. kola, s výsledky, které máš.
reply-event-left = { $person } se už neúčastní soutěže „{ $name }“.
reply-event-dropped = { $person } vypadává z soutěže „{ $name }“; otevřené dvojice vyhrává druhá strana.
reply-event-checked-in = Účast v soutěži „{ $name }“ je potvrzena.
reply-event-begun = { $count ->
    [one] „{ $name }“ začíná, hraje { $count } hráč.
    [few] „{ $name }“ začíná, hrají { $count } hráči.
   *[other] „{ $name }“ začíná, hraje { $count } hráčů.
 }
reply-event-replaced = Místo hráče { $before } hraje { $person }.
reply-event-ruled = Výsledek dvojice { $pairing } je zapsán s tvým důvodem.
reply-event-claimed = Žádáš o kontumační výhru, dvojice { $pairing }. Druhá strana má čas do { $until }, aby odpověděla nebo hrála.
reply-event-answered = Tvá odpověď je zapsána; rozhodne pořadatel nebo zástupce.
reply-event-disputed = Výsledek dvojice { $pairing } se prověřuje, dokud nerozhodne pořadatel nebo zástupce.
reply-event-decided = Rozhodnutí o dvojici { $pairing } je zapsáno s tvým důvodem.
reply-event-deputy = { $name } teď zastupuje pořadatele.
reply-event-deputy-off = { $name } už pořadatele nezastupuje.
reply-event-voted = Tvůj hlas má { $name }: hlasů je { $count }, je třeba { $needed }.
reply-event-longer-asked = { $days ->
    [one] Žádáš o { $days } den navíc; druhá strana musí souhlasit.
    [few] Žádáš o { $days } dny navíc; druhá strana musí souhlasit.
   *[other] Žádáš o { $days } dní navíc; druhá strana musí souhlasit.
 }
reply-event-longer = { $days ->
    [one] Máš { $days } den navíc, do { $until }.
    [few] Máš { $days } dny navíc, do { $until }.
   *[other] Máš { $days } dní navíc, do { $until }.
 }
reply-event-moved = Soutěž se stěhuje do { $channel }.
reply-event-cancelled = „{ $name }“: soutěž je zrušena.

engine-refused-no-such-event = Soutěž { $given } tu není.
engine-refused-event-none-here = Žádná soutěž tu neprobíhá. Otevřeš ji příkazem /event new.
engine-refused-event-several = Probíhá tu několik soutěží; uveď v „event“, o kterou jde: { $known }.
engine-refused-event-name = Soutěž potřebuje název.
engine-refused-event-number = { $option }: „{ $given }“ není možné; dovoleno: od { $low } do { $high }.
engine-refused-event-past = Den { $given } už minul; soutěž může začít nejdříve zítra.
engine-refused-event-no-season = after: tato soutěž nemůže být sezónou po soutěži { $given }; další sezóna následuje po skončené soutěži v téže hře a obě jsou ve skupinách, nebo jsou obě kampaně.
engine-refused-event-no-ledger = ledger: není deník, který by pokračoval; je k tomu třeba campaign:True a v after: kampaň, která skončila.
engine-refused-event-server-full = { $most ->
    [one] Tento server už má { $most } neskončenou soutěž, víc jich mít nesmí.
    [few] Tento server už má { $most } neskončené soutěže, víc jich mít nesmí.
   *[other] Tento server už má { $most } neskončených soutěží, víc jich mít nesmí.
 }
engine-refused-event-state = { $state ->
    [gathering] Soutěž „{ $name }“ ještě nezačala.
    [running] Soutěž „{ $name }“ už začala.
    [over] Soutěž „{ $name }“ už skončila.
   *[cancelled] Soutěž „{ $name }“ byla zrušena.
 }
engine-refused-event-not-in = Soutěže „{ $name }“ se neúčastníš.
engine-refused-event-in-already = Soutěže „{ $name }“ se už účastníš.
engine-refused-event-no-late = Soutěž „{ $name }“ už začala a v tomto systému se nelze přidat později.
engine-refused-event-last-round = V „{ $name }“ se hraje poslední kolo: kdo by se přidal teď, s nikým by nehrál.
engine-refused-event-until-early = until: { $given } není po začátku ({ $start }).
engine-refused-event-until-past = Soutěž „{ $name }“ měla skončit { $until }: už nezačne; zruš ji příkazem /event cancel.
engine-refused-event-bye = { $name } má v tomto kole volný los: není o čem rozhodovat.
engine-refused-event-gone-on = { $round }. kolo už vychází z výsledku dvojice { $pairing }: už ho nelze změnit.
engine-refused-event-full = { $most ->
    [one] Soutěž „{ $name }“ je plná: hraje { $most } hráč.
    [few] Soutěž „{ $name }“ je plná: hrají { $most } hráči.
   *[other] Soutěž „{ $name }“ je plná: hraje { $most } hráčů.
 }
engine-refused-event-no-checkin = V soutěže „{ $name }“ není třeba potvrzovat účast.
engine-refused-event-checkin-early = Účast v soutěži „{ $name }“ lze potvrdit od { $until }.
engine-refused-event-no-entry = Pod číslem { $given } se nikdo neúčastní.
engine-refused-event-there-already = { $person } už je mezi hráči této soutěže.
engine-refused-event-not-organiser = To smí jen pořadatel soutěže „{ $name }“ nebo zástupce.
engine-refused-event-only-organiser = To smí jen pořadatel soutěže „{ $name }“.
engine-refused-event-own-pairing = Je to tvá vlastní dvojice nebo skupina: rozhoduje o ní zástupce. Jmenuješ ho příkazem /event deputy.
engine-refused-event-no-pairing = Tato soutěž nemá dvojici { $given }.
engine-refused-event-no-winner = „{ $given }“ v této dvojici nehraje; uveď jejího hráče, draw, nebo none.
engine-refused-event-no-own-pairing = V soutěže „{ $name }“ takovou dvojici nemáš.
engine-refused-event-foreign-game = Hra { $game } není tvou hrou v soutěži „{ $name }“.
engine-refused-event-pairing-state = { $state ->
    [open] Hra { $game } ještě nemá výsledek.
    [review] Výsledek hry { $game } se už prověřuje.
    [waits] Hra { $game } čeká na rozhodnutí.
   *[done] Hra { $game } už má výsledek.
 }
engine-refused-event-claim-early = O kontumační výhru lze žádat po polovině času dvojice, od { $until }.
engine-refused-event-claim-idle = Ve hře { $game } se čeká na tebe.
engine-refused-event-plea-twice = O dvojici { $pairing } už něco čeká na rozhodnutí.
engine-refused-event-plea-not-yours = Na žádost odpovídá jen druhá strana dvojice.
engine-refused-event-answer-empty = Řekni jednou větou, oč jde.
engine-refused-event-no-plea = Otevřená žádost { $given } v této soutěže není.
engine-refused-event-text-long = { $count ->
    [one] Zabírá to { $count } znak
    [few] Zabírá to { $count } znaky
   *[other] Zabírá to { $count } znaků
 }, vejde se nejvýše { $most }: napiš to kratčeji.
engine-refused-event-dispute-late = Výsledek lze zpochybnit po sedm dní; výsledek hry { $game } je starší.
engine-refused-event-no-deputy = { $person } pořadatele nezastupuje.
engine-refused-event-deputy-already = { $person } už rozhoduje.
engine-refused-event-deputies-many = { $most ->
    [one] Je tu už { $most } zástupce, víc jich být nesmí.
    [few] Jsou tu už { $most } zástupci, víc jich být nesmí.
   *[other] Je tu už { $most } zástupců, víc jich být nesmí.
 }
engine-refused-event-not-silent = { $days ->
    [one] O zástupci se hlasuje, když pořadatel { $days } den nic neudělal, ne dříve než { $until }.
    [few] O zástupci se hlasuje, když pořadatel { $days } dny nic neudělal, ne dříve než { $until }.
   *[other] O zástupci se hlasuje, když pořadatel { $days } dní nic neudělal, ne dříve než { $until }.
 }
engine-refused-event-vote-outsider = { $person } se této soutěže neúčastní.
engine-refused-event-longer-none = Tato dvojice už dostala všechen čas, který lze přidat.
engine-refused-event-longer-days = days: „{ $given }“ není možné; dovoleno: od 1 do { $most }.
engine-refused-lobby-of-event = Kdo tuto hru hraje a za jakých podmínek, určila soutěž: tady můžeš jen stisknout „Připraveno“. Z soutěže odejdeš příkazem /event leave.

command-event = Ligy a turnaje
command-event-new = Otevřít soutěž
command-event-join = Zúčastnit se soutěže
command-event-leave = Odejít z soutěže
command-event-checkin = Potvrdit účast před začátkem
command-event-start = Pořadatel: zahájit
command-event-cancel = Pořadatel: zrušit soutěž
command-event-move = Pořadatel: přestěhovat soutěž do tohoto kanálu
command-event-standings = Tabulka s kritérii při rovnosti bodů
command-event-pairings = Kdo s kým hraje, s odkazy
command-event-history = Co se v soutěži dělo
command-event-rules = Co je v soutěži domluveno
command-event-panel = Pořadatel: co čeká na rozhodnutí
command-event-export = Dvojice nebo tabulka jako soubor
command-event-result = Pořadatel: rozhodnout dvojici
command-event-drop = Pořadatel: vyřadit hráče
command-event-replace = Pořadatel: dát místo někomu jinému
command-event-deputy = Pořadatel: jmenovat zástupce; ostatní: hlasovat o něm, když pořadatel mlčí
command-event-claim = Žádat o kontumační výhru, když se druhá strana nedostaví
command-event-decide = Pořadatel: rozhodnout žádost nebo spor
command-event-longer = Žádat o čas navíc, nebo s ním souhlasit
option-event = Která soutěž (není-li z tohoto kanálu)
option-event-new-game = Která hra
option-event-new-format = Jak se určují dvojice
option-event-new-number = Počet kol (švýcarský), hráčů ve skupině
option-event-new-unfinished = Co s hrou nedohranou včas
option-event-new-pace = Čas na jedno rozhodnutí
option-event-new-table = Hráčů v jedné hře
option-event-new-checkin = Zda se potvrzuje účast
option-event-new-rated = Zda se hry započítávají do žebříčku
option-event-new-language = Jazyk soutěže
option-event-new-pack = Balík tohoto serveru
option-event-new-pack-alone = Bez základního balíku
option-event-pairings-round = Které kolo
option-event-result-pairing = Která dvojice
option-event-result-winner = Kdo vyhrál, nebo draw, nebo none
option-event-deputy-remove = Vzít zpět
option-event-decide-grant = Zda se vyhovuje
option-event-longer-days = Kolik dní navíc

event-terms = { $format ->
    [round_robin] Každý hraje s každým jednou.
    [double_round_robin] Každý hraje s každým dvakrát, podruhé s výměnou stran.
    [groups] Skupiny zhruba po { $number }, v nichž hraje každý s každým, všechny hry naráz.
    [swiss] Švýcarský systém, { $number ->
        [none] tolik kol, kolik jich tento počet hráčů potřebuje
       *[other] počet kol: { $number }
     }. Hrají spolu hráči s podobným ziskem, nikdo dvakrát s týmž, dokud to jde.
    [rolling] Volní hráči s podobným ziskem, kteří se ještě nepotkali, tvoří dvojice průběžně, do { $ends }.
   *[elimination] Vyřazovací systém: kdo prohraje, vypadává.
 }
event-terms-tables = { $count ->
    [one] Každou hru hraje { $count } hráč.
    [few] Každou hru hrají { $count } hráči, bodují se místa.
   *[other] Každou hru hraje { $count } hráčů, bodují se místa.
 }
engine-refused-event-needs-end = Průběžné párování potřebuje den, kdy skončí.
option-event-new-until = Průběžné párování: poslední den, např. 2030-12-24
option-event-cancel-reason = Proč; zůstává v záznamu
option-event-result-reason = Proč; zůstává v záznamu
option-event-drop-reason = Proč; zůstává v záznamu
option-event-decide-reason = Proč; zůstává v záznamu
option-event-drop-entrant = Koho
option-event-replace-entrant = Koho
option-event-replace-person = Která osoba
option-event-deputy-person = Která osoba
option-event-claim-text = Oč jde
option-event-decide-claim = Číslo žádosti nebo sporu
option-event-claim-game = Která hra (není-li tvá nejnovější)
event-rules-points = Body: výhra { $win }, remíza { $draw }, prohra { $loss }, volný los { $bye }.
event-rules-places = Body za místa: { $points }; kdo se dělí o místo, dělí se o jeho body.
event-rules-breaks = Při rovnosti bodů se počítá postupně: { $breaks }.
event-rules-robin = Kdo odejde před polovinou svých her, toho výsledky se škrtají; kdo odejde později, prohrává hry, které nesehrál (FIDE Handbook C.05, vydání z roku 2018).
event-rules-swiss = Volné losy, kontumace a neodehrané hry se v kritériích počítají, jak stanoví FIDE Handbook (C.02, článek 13, vydání z roku 2017): pro sebe jako hra s virtuálním soupeřem, pro ostatní jako remíza. Nikdo nemá druhý volný los, dokud to jde. Kdo se přidá později, má za dřívější kola 0.
event-rules-rolling = Body dávají jen hry, které se konaly; kdo nenajde nikoho s podobným ziskem, s kým ještě nehrál, čeká.
event-rules-knockout = Po remíze postupuje ten, kdo vede podle bodování samotné hry, jinak výše nasazený. Výsledek lze zpochybnit, dokud nejsou dvojice dalšího kola; na rozhodnutí čekají, dokud má kolo čas.
event-break-buchholz = body soupeřů (Buchholz)
event-break-sonneborn-berger = body poražených (Sonneborn-Berger)
event-break-direct = hry mezi hráči se stejným počtem bodů
event-break-victory = body z her
event-break-wins = výhry
event-break-games = odehrané hry
event-honour = **{ $game }**, síň slávy tohoto serveru:
event-honour-rating = { $count ->
    [one] { $rank }\. { $name } – { $value } ± { $spread }, { $count } hra
    [few] { $rank }\. { $name } – { $value } ± { $spread }, { $count } hry
   *[other] { $rank }\. { $name } – { $value } ± { $spread }, { $count } her
 }
event-honour-none = { $least ->
    [one] Nikdo ještě nemá { $least } hodnocenou hru.
    [few] Nikdo ještě nemá { $least } hodnocené hry.
   *[other] Nikdo ještě nemá { $least } hodnocených her.
 }
event-honour-titles = Vyhrané soutěže:
event-honour-title = { $name }: { $count }
event-honour-unnamed = někdo beze jména
reply-event-unnamed = Na čestných tabulích tohoto serveru už není tvé jméno. Týká se to jen těch tabulí: dvojice, tabulky a soubory soutěže jmenují každého, kdo v ní hraje, protože hráči musejí vědět, s kým se potkávají.
reply-event-named = Na čestných tabulích tohoto serveru je zase tvé jméno.
engine-refused-event-no-number = Číslo { $given } sem nepatří: počet kol má švýcarský systém a větší stoly, počet hráčů skupiny; tento systém nemá ani jedno.
engine-refused-event-points = points: „{ $given }“ není možné; napiš výhru/remízu/prohru, a chceš-li, volný los, jako 3/1/0 nebo 1/0.5/0/1; prohra nesmí být víc než remíza a remíza víc než výhra.
engine-refused-event-knockout-waits = Vyřazovací systém nemůže čekat na rozhodnutí: hra nedohraná včas se počítá, nebo je remízou.
command-ratings = Žebříček hry na tomto serveru a vítězové soutěží
option-event-export-what = Co: dvojice, tabulka, nebo obojí pro programy
option-ratings-game = Která hra
option-event-start-without = I bez těch, kdo nepotvrdili účast
option-ratings-hide = Zda beze jména
option-event-new-points = Body: výhra/remíza/prohra/volný los, např. 3/1/0/3
option-event-new-breaks = Kritéria v pořadí, např. buchholz, wins
option-event-new-campaign = Je to kampaň: co hry zanechají, přechází dál
option-event-new-after = Kampaně a skupiny: soutěž, po níž je to další sezóna
option-event-new-ledger = Kampaň po kampani: zda její deník pokračuje (jinak začíná prázdný)
event-silent-why = { $why ->
    [gone] kanál zmizel.
    [full] tento server má tolik otevřených vláken, kolik Discord dovoluje.
    [threadless] v tomto kanálu nejsou vlákna pro hry.
    [closed] vlákno je zavřené a nesmím ho znovu otevřít.
    [forbidden] Discord mi tam nedovolí psát.
   *[right] chybí tam oprávnění „{ $missing }“.
}
event-silent = Soutěž „{ $name }“ ({ $event }) nemůže v { $channel } pokračovat: { $why } Do té doby její hodiny stojí: žádné kolo nekončí ani nezačíná a lhůty se posouvají. Příkaz /event move jí určí jiný kanál.
event-speaks-again = **{ $name }** pokračuje: od { $since } se tu nedalo psát. Hodiny stály a každá lhůta přijde { $hours ->
    [one] o hodinu
    [few] o { $hours } hodiny
   *[other] o { $hours } hodin
} později.
event-act-stood = Od { $since } hodiny soutěže stály { $hours ->
    [one] hodinu.
    [few] { $hours } hodiny.
   *[other] { $hours } hodin.
}
engine-refused-event-silent = Soutěž tu teď nelze pořádat: { $why }
event-checkin-asks = { $people }: je třeba potvrdit účast v soutěži „{ $name }“. { $begins ->
    [none] Za chvíli začne
   *[other] Začíná { $begins }
 }; kdo ji nepotvrdí, nehraje.
event-button-begin = Začít bez nich
event-panel-here = Účast potvrzena: { $count } z { $all }.
event-act-asked = { $count ->
    [one] { $count } hráč byl požádán o potvrzení účasti.
    [few] { $count } hráči byli požádáni o potvrzení účasti.
   *[other] { $count } hráčů bylo požádáno o potvrzení účasti.
 }
reply-event-starts-without = Soutěž „{ $name }“ ještě nezačala. { $count ->
    [one] { $count } hráč nepotvrdil účast a nehrál by: { $names }.
    [few] { $count } hráči nepotvrdili účast a nehráli by: { $names }.
   *[other] { $count } hráčů nepotvrdilo účast a nehrálo by: { $names }.
 } V kanálu o to byli požádáni. Potvrzeno: { $here }. Chceš-li přesto začít, stiskni níže nebo použij /event start without:True.
