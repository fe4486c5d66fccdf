# Před hrou: karta lobby, odpovědi těm, kdo mačkají její tlačítka, a příkazy.

game-title-albion = Moci Albionu
game-title-mage-knight = Mage Knight
game-title-mage-knight-unlimited = Mage Knight Unlimited
game-title-talisman = Talisman
game-title-warcry = WarCry
lobby-default-name = { $game }: { $name }
lobby-nameless = Hráč
# Karta lobby: nejvýš devět řádků. O čem hra je: jedna věta.
lobby-about-albion = Tajné rozkazy, skrytí rytíři, jeden Grál.
lobby-about-mage-knight-unlimited = Bojovníci na otočných číselnících: každé zranění mění, co dokážou.
lobby-about-mage-knight-2 = Bojovníci na otočných číselnících a o vítězi rozhoduje území.
lobby-about-talisman = Házej, putuj, bojuj, síl a získej Korunu.
lobby-about-warcry = Dvě armády z karet, na dvě vyhrané bitvy.
lobby-card-table = { $named ->
    [yes] **{ $name }** · { $game } · stůl { $number }
   *[no] **{ $game }** · stůl { $number }
 }
lobby-card-length = Na každého asi { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
 }: { $sitting ->
    [half-hour] půl hodiny
    [evening] jeden večer
   *[day] celý den
 }, nebo { $weeks ->
    [one] týden
    [2] dva týdny
    [3] tři týdny
    [few] čtyři týdny
   *[other] { $weeks } týdnů
 } korespondenčně.
lobby-card-sits = { $place }. { $name }{ $ready ->
    [yes] {" "}– připraveno
   *[no] {""}
 }
lobby-card-seats-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
 }
lobby-card-turns = { $pace ->
    [live] Hned, čas na tah: { $limit }
    [several] Několik tahů denně
    [daily] Den na tah
    [weekly] Týden na tah
   *[own] Čas na tah: { $limit }
 }
lobby-card-runs-out-default = { $pace }; když čas vyprší, provede se výchozí volba.
lobby-card-runs-out-wait = { $pace }; když čas vyprší, hra čeká a připomíná.
lobby-ready-albion = Hotoví rytíři, hrady losem.
lobby-ready-mage-knight = Hotové armády a bojiště, losem.
lobby-ready-talisman = Postavy losem, krátká hra.
lobby-ready-warcry = Hotové armády, strany losem.
lobby-card-setup-own = Každý se připraví sám.
lobby-card-own-pack = balík „{ $name }“
lobby-card-chain = { $first }; { $last }
lobby-card-different = Tady jinak: { $options }{ $more ->
    [0] .
    [one] {" "}a ještě { $more }.
    [few] {" "}a ještě { $more }.
   *[other] {" "}a ještě { $more }.
 }
lobby-card-differences = Tady jinak: { $count ->
    [one] jedna volba.
    [few] { $count } volby.
   *[other] { $count } voleb.
 }
lobby-card-sealed = -# Kostky zapečetěny: ||{ $hash }||

# Podrobnosti a to, co říká /game info.
lobby-details-language = Jazyk: { $language }
lobby-details-option = - **{ $name }**: { $told }
lobby-details-options = Nastavení stolu:
lobby-seal-how = **Jak kostky ověřit.** Níže je otisk tajného semínka. Stál na kartě dřív, než se cokoli losovalo, takže semínko už nejde vyměnit. Přidávají se k němu stisky, kterými hráči dali najevo, že jsou připraveni, takže kostky nemohl nikdo vybrat, ani ten, kdo bota provozuje, a u stolu nesedí. Po hře `/dice verify` ukáže semínko a zopakuje každý hod.
lobby-card-title = **{ $name }** · { $game } · hra { $number }
lobby-card-lobby = Hráči se scházejí. Hostitel: { $host }
lobby-card-running = Hra začala.
lobby-card-closed = Zavřeno.
lobby-card-terms = Podmínky
lobby-card-seat = { $place }. { $name } – { $ready ->
    [yes] připraveno
   *[no] ještě ne
 }
lobby-card-player = { $place }. { $name }
lobby-card-free = { $place }. volné místo
lobby-card-waiting = Ve frontě na místo: { $people }
lobby-card-invited = Pozváni: { $people }
lobby-card-pace = Tempo: { $pace }; čas na jedno rozhodnutí: { $limit }
lobby-card-policy-default = Když čas vyprší, provede se výchozí volba.
lobby-card-policy-wait = Když čas vyprší, hra čeká a připomíná.
lobby-card-undo-all = Se souhlasem všech hráčů lze vrátit i to, co se hodilo nebo ukázalo.
lobby-card-pack = Hraje se { $joined ->
    [yes] se základním balíkem a s vlastním balíkem serveru { $named ->
        [yes] „{ $name }“ (`{ $hash }`).
       *[no] `{ $hash }`.
     }
   *[no] jen s balíkem { $named ->
        [yes] „{ $name }“ (`{ $hash }`).
       *[no] `{ $hash }`.
     }
 }
lobby-card-shared = Jeden člověk může mít několik míst.
lobby-card-no-spectators = Bez diváků: stůl si mohou vyvolat jen hráči.
lobby-card-start-full = Začne se, jakmile budou všechna místa obsazená a připravená.
lobby-card-start-host = Začne se, až hostitel stiskne Start.
lobby-card-hindered = Takto hra začít nemůže. { $why }
lobby-card-dice = Kostky: otisk tajného semínka `{ $hash }`
lobby-card-dice-fixed = Kostky v lekci jsou dané: každému, kdo jí prochází, padnou stejně.
lobby-card-salt = Sůl kostek, ze stisků, kterými hráči dali najevo připravenost: `{ $salt }`
lobby-pace-live = živě
lobby-pace-several = několik tahů denně
lobby-pace-daily = denně
lobby-pace-weekly = týdně
lobby-pace-own = podle dohody
lobby-span-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
 }
lobby-span-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
 }
lobby-span-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
 }
lobby-span-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
 }
lobby-button-join = Přidat se
lobby-button-wait = Čekat na místo
lobby-button-ready = Připraveno
lobby-button-leave = Odejít
lobby-button-start = Start
lobby-button-details = Podrobnosti
lobby-button-seal = Jak ověřit

# Říká se v kanálu hry.
lobby-invitation = { $people }, { $host } tě zve do hry „{ $name }“. Stiskni Přidat se na její kartě, nebo použij /game join game:{ $game }.
lobby-offer = { $people }, je pro tebe volné místo ve hře „{ $name }“; nabídka končí { $until }. Stiskni Přidat se na kartě, nebo použij /game join game:{ $game }.
lobby-closes-soon = { $people }, tato hra se zavře { $until }, pokud se v lobby nic nestane: „{ $name }“.
lobby-closed-idle = Lobby je zavřené: příliš dlouho se v něm nic nedělo.
lobby-closed-empty = Lobby je zavřené: nikdo v něm nezůstal.
lobby-begun = Hra začíná.
lobby-no-thread = { $stays ->
    [yes] Hra { $game } se hraje v tomto kanálu
   *[no] Hra { $game } je zase zavřená
 }: v { $channel } pro ni nelze otevřít vlákno. { $cause ->
    [threadless] Kanály tohoto druhu vlákna nemají.
    [full] Tento server má tolik otevřených vláken, kolik Discord dovolí, takže jiný kanál nepomůže.
    [forbidden] Discord mi to nedovolí, i když nevidím, že by mi nějaké oprávnění chybělo; podívej se, co kanál a jeho kategorie nastavují pro mou roli.
    [right] Chybí mi tam oprávnění „{ $missing }“.
   *[refused] Discord to odmítá.
 } { $stays ->
    [yes] Jiný kanál jí dá /game rebind.
   *[no] { $copy ->
        [yes] Až tam půjde otevřít vlákno, udělej novou kopii příkazem /game fork.
       *[no] { $cause ->
            [full] Začni znovu s „here“ v obyčejném kanálu, kde vlákno není třeba, nebo až se stará vlákna archivují.
           *[other] Začni znovu v jiném kanálu, nebo s „here“ a hraj přímo v kanálu.
        }
    }
 }
lobby-elsewhere = Vlákno lze otevřít v { $channels }.

# Odpovědi jednomu člověku.
reply-lobby-opened = Hra { $game } shromažďuje hráče v { $channel }.
reply-lobby-solo = Hra { $game } začíná; všechna místa jsou tvoje.
reply-lobby-joined = Máš místo { $place } jako { $name }. { $ready ->
    [yes] Hra začne, až budou všechna místa obsazená, nebo dřív, když hostitel stiskne Start.
   *[no] Až budeš chtít začít, stiskni „Připraveno“.
 }
reply-lobby-waiting = Tvé pořadí ve frontě: { $place }. Až se místo uvolní, zavolám tě.
reply-lobby-ready = Tvá připravenost je zapsána.
reply-lobby-left = V této hře už nejsi.
reply-lobby-kicked = { $person } nemá do této hry přístup. Zákaz zrušíš tím, že hráče pozveš.
reply-lobby-invited = { $person } má pozvánku.
reply-lobby-started = Hra začíná.

engine-refused-lobby-choice = { $option }: „{ $given }“ není možné; povoleno: { $allowed }.
engine-refused-lobby-option-unknown = { $near ->
    [no_suggestion] Tato hra nemá volbu „{ $given }“; má: { $known }.
   *[other] Tato hra nemá volbu „{ $given }“; nemá to být { $near }? Má: { $known }.
 }
engine-refused-lobby-option-twice = Volba { $option } je uvedena dvakrát.
engine-refused-lobby-option-no-value = Volba { $option } potřebuje hodnotu: { $option }=…
engine-refused-lobby-option-value = Volba { $option } nemůže mít hodnotu „{ $given }“; povoleno: { $allowed }.
engine-refused-lobby-option-range = Volba { $option } nemůže mít hodnotu „{ $given }“; povolena jsou celá čísla od { $low } do { $high }, časy také jako 30m, 12h nebo 2d.
engine-refused-lobby-option-hours = Volba { $option } nemůže mít hodnotu „{ $given }“; povoleno je od { $low } do { $high }. Číslo bez jednotky znamená hodiny; napsat lze i 30m, 12h nebo 2d.
engine-refused-lobby-option-number = Volba { $option } nemůže mít hodnotu „{ $given }“; povolena jsou celá čísla od { $low } do { $high }.
engine-refused-lobby-option-step = Volba { $option } nemůže mít hodnotu „{ $given }“; povoleny jsou násobky { $step } od { $low } do { $high }.
engine-refused-lobby-option-moment = Volba { $option } nemůže mít hodnotu „{ $given }“; napiš den nebo minutu v UTC, například { $option }=2030-12-24 nebo { $option }=2030-12-24T18:00.
engine-refused-lobby-options-strange = Tyto volby ({ $given }) patří jiné hře.
engine-refused-lobby-end-past = Volba { $option } uvádí čas, který už minul: { $until }.
engine-refused-lobby-server-full = { $most ->
    [one] Tento server už má { $most } nedohranou hru, víc mít nesmí.
    [few] Tento server už má { $most } nedohrané hry, víc mít nesmí.
   *[other] Tento server už má { $most } nedohraných her, víc mít nesmí.
 }
engine-refused-lobby-host-full = { $most ->
    [one] Už máš otevřenou { $most } nedohranou hru; víc nejde.
    [few] Už máš otevřené { $most } nedohrané hry; víc nejde.
   *[other] Už máš otevřených { $most } nedohraných her; víc nejde.
 }
engine-refused-lobby-channel-taken = V tomto kanálu se už hraje hra { $game } a dvě hry se o kanál nemohou dělit. Použij /game new v textovém kanálu bez „here“: nová hra tam dostane vlákno.
engine-refused-lobby-no-threads = V { $channel } nelze otevřít vlákno: kanály tohoto druhu je nemají. { $known ->
    [yes] Použij příkaz v { $channels }, nebo s „here“ a hraj přímo v tomto kanálu.
   *[no] Použij příkaz v textovém kanálu, kde mám všechna oprávnění, nebo s „here“ a hraj přímo v tomto kanálu.
 }
engine-refused-lobby-seated = Už máš místo { $place }.
engine-refused-lobby-full = { $places ->
    [one] Jediné místo je obsazené. Do fronty se můžeš postavit tlačítkem „Čekat na místo“.
    [few] Všechna { $places } místa jsou obsazená. Do fronty se můžeš postavit tlačítkem „Čekat na místo“.
   *[other] Všech { $places } míst je obsazených. Do fronty se můžeš postavit tlačítkem „Čekat na místo“.
 }
engine-refused-lobby-seat-offered = Volné místo je nabídnuto někomu z fronty. Do fronty se můžeš postavit tlačítkem „Čekat na místo“.
engine-refused-lobby-line-full = { $most ->
    [one] Ve frontě už je { $most } člověk, víc jich být nesmí.
    [few] Ve frontě už jsou { $most } lidé, víc jich být nesmí.
   *[other] Ve frontě už je { $most } lidí, víc jich být nesmí.
 }
engine-refused-lobby-barred = Hostitel tě do této hry nepouští.
engine-refused-lobby-no-seat = V této hře nemáš místo.
engine-refused-lobby-kick-self = Sebe vyhodit nemůžeš; můžeš odejít.
engine-refused-lobby-invited-there = { $person } už tu je.
engine-refused-lobby-invited-twice = { $person } už má pozvánku.
engine-refused-lobby-invited-barred = Hostitel nepouští hráče { $person } do této hry; pozvat ho může jen hostitel.
engine-refused-lobby-invited-many = { $most ->
    [one] Otevřená je už { $most } pozvánka, víc jich být nesmí.
    [few] Otevřené jsou už { $most } pozvánky, víc jich být nesmí.
   *[other] Otevřených je už { $most } pozvánek, víc jich být nesmí.
 }
engine-refused-lobby-invited-bot = Bot hrát nemůže.
engine-refused-lobby-closed = Toto lobby je zavřené.
engine-refused-lobby-begun = Tato hra už začala.
engine-refused-lobby-not-host = To smí jen hostitel: { $person }.
engine-refused-lobby-players = Počet hráčů: { $low } až { $high }, ne { $given }.
engine-refused-ready-seats = Hotový stůl ({ $option }=quick) je v této hře pro { $players } hráčů, ne pro { $given }. Vlastní příprava hry: { $option }=own.
engine-refused-ready-missing = V balíčcích tohoto stolu není hotová hra ({ $option }=quick). Vlastní příprava hry: { $option }=own.
engine-refused-ready-campaign = V kampani není hotová hra ({ $option }=quick): každý hráč přináší, co přežilo. Vlastní příprava hry: { $option }=own.
engine-refused-ready-settled = Hotový stůl ({ $option }=quick) si volbu { $named } určuje sám. Vynech { $named }, nebo zvol vlastní přípravu hry: { $option }=own.
engine-refused-lobby-too-few = { $count ->
    [one] Obsazené je { $count } místo; hra potřebuje aspoň { $low }.
    [few] Obsazená jsou { $count } místa; hra potřebuje aspoň { $low }.
   *[other] Obsazených je { $count } míst; hra potřebuje aspoň { $low }.
 }
engine-refused-lobby-not-ready = Zatím nepřipraveno: { $waiting }.
engine-refused-lobby-rights = V tomto kanálu mi chybějí oprávnění: { $missing }.

# Oprávnění, pojmenovaná jako v Discordu.
lobby-right-view-channel = Zobrazit kanály
lobby-right-send-messages = Posílat zprávy
lobby-right-read-message-history = Číst historii zpráv
lobby-right-attach-files = Připojovat soubory
lobby-right-create-public-threads = Vytvářet veřejná vlákna
lobby-right-send-messages-in-threads = Posílat zprávy ve vláknech

command-game = Hry: otevřít, přidat se, hrát, ukončit
command-game-new = Otevřít novou hru
option-game-new-game = Která hra; bez voleb se na vše zeptá formulář
option-game-new-name = Jak se má jmenovat
option-game-new-options = Nastavení stolu, např. open_decklists=true
option-game-new-players = Pro kolik hráčů
option-game-new-pace = Jak rychle chceš hrát
option-game-new-policy = Co se stane, když vyprší čas
option-game-new-undo = Kdo smí vrátit to, co se hodilo nebo ukázalo
option-game-new-language = Jazyk veřejných zpráv
option-game-new-start = Kdy hra začne
option-game-new-solo = Máš všechna místa; začíná hned
option-game-new-hotseat = Jeden člověk může mít několik míst
option-game-new-spectators = Zda si stůl mohou vyvolat i jiní
option-game-new-here = Hraj v tomto kanálu místo ve vlákně
option-game-new-pack = Vlastní balík tohoto serveru, spojený se základním
option-game-new-pack-alone = Hraj s tímto balíkem bez základního
command-game-join = Obsadit místo, nebo se postavit do fronty
command-game-ready = Oznámit, že můžeš začít
command-game-leave = Vzdát se svého místa
command-game-kick = Nepouštět někoho do hry (hostitel)
option-game-kick-person = Koho
command-game-invite = Pozvat někoho
option-game-invite-person = Koho
command-game-start = Začít hru (hostitel)
command-game-info = Kdo hraje, s jakými volbami, a karta znovu
choice-start-full = až budou všichni připraveni
choice-start-host = až ji spustí hostitel
choice-policy-default = provede se výchozí volba
choice-policy-wait = hra čeká a připomíná
choice-undo-by-referee = jen vedoucí hry
choice-undo-by-all = všichni hráči společně
lobby-table = Stůl: { $channel }

# Formulář, který otevírá /game new.
lobby-form-title = Nový stůl
lobby-form-game = Hra
lobby-form-setup = Příprava
lobby-form-setup-quick = Vše hotovo: hraje se za minutu
lobby-form-setup-own = Vlastní
lobby-form-against = Soupeř
lobby-form-against-open = Volná místa: kdo přijde
lobby-form-against-friends = Moji přátelé
lobby-form-against-alone = Sám: mám všechna místa
lobby-form-friends = Moji přátelé
lobby-form-friends-about = Dostanou pozvánku a u stolu má každý z nich své místo.
lobby-form-pace = Tempo
lobby-form-pace-live = Hned
lobby-form-pace-several = Několik tahů denně
lobby-form-pace-daily = Den na tah
lobby-form-pace-weekly = Týden na tah
engine-refused-lobby-form-nobody = Soupeři mají být přátelé, ale nikdo není vybrán: někoho vyber, nebo zvol volná místa.
engine-refused-lobby-form-stray = Jsou vybráni lidé, ale soupeři nejsou přátelé: zvol „Moji přátelé“, nebo nikoho nevybírej.
engine-refused-lobby-no-game = Zvol také hru, nebo použij /game new bez voleb: pak se na vše zeptá formulář.

# Co se o každé hře říká, než si někdo vybere, a čím se začíná.
offer-albion = Tajné rozkazy, skrytí rytíři, jeden Grál.
offer-mage-knight-unlimited = Bojovníci na otočných číselnících: každé zranění mění, co dokážou.
offer-mage-knight-2 = Titíž bojovníci, ale o vítězi rozhoduje území.
offer-talisman = Házej, putuj, bojuj, síl a získej Korunu.
offer-warcry = Dvě armády z karet, na dvě vyhrané bitvy, v každém souboji blaf.
offer-facts = { $players } { $most ->
    [one] hráč
    [few] hráči
   *[other] hráčů
 } · na každého asi { $decisions ->
    [one] { $decisions } rozhodnutí
    [few] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
 }
offer-learn = Uč se · { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
 }
offer-play = Hraj
