# Nápověda, nastavení serveru, diagnóza, osobní údaje.

help-hint-topics = Jiná stránka
help-hint-first = Příkaz pro začátek
help-hint-commands = Jiný příkaz
help-title-start = Přehled
help-title-commands = Příkazy
help-title-symbols = Symboly v obrázcích
help-title-orders = Stálé pokyny
help-title-time = Časové limity, připomínky, nepřítomnost
help-title-fairness = Poctivé kostky a tajemství
help-title-gm = Vedoucí hry
help-title-privacy = Co se ukládá
help-title-albion-rules = Moci Albionu za dvě minuty
help-title-albion-notation = Moci Albionu: jak se tahy píšou
help-title-mage-knight-rules = Mage Knight za dvě minuty
help-title-mage-knight-notation = Mage Knight: jak se zapisují tahy
help-title-talisman-rules = Talisman za dvě minuty
help-title-talisman-notation = Talisman: jak se tahy píšou
help-title-warcry-rules = WarCry za dvě minuty
help-title-warcry-notation = WarCry: jak se zapisují tahy
help-text-start =
    Seneschal vede hry, které se hrají celé dny: zná pravidla, hází poctivými kostkami, střeží tajemství, ptá se a připomíná.
    Když jsi na tahu, stiskni modré tlačítko pod zprávou. Něco nefunguje? `/diagnose` všechno prověří. Každou stránku nápovědy otevřeš přímo: `/help topic:`…
    Deset příkazů pro začátek:
help-text-commands = Každý příkaz umí totéž co jeho tlačítko. Vyber níže, nebo použij `/help topic:/game`. Tady jsou všechny:
help-on-message = • U zprávy (podržet nebo pravé tlačítko, pak Aplikace): **{ $name }** – { $about }
help-text-symbols = Obrázky nemají vlastní legendu: u každé hry jeden obrázek říká, co její symboly znamenají. O kterou hru jde? `/help topic:symbols game:` ji určí rovnou.
help-symbols = Symboly v obrázcích hry { $game }
help-symbols-failed = Obrázek se teď nepodařilo nakreslit. Zkus to za chvíli.
help-no-symbols = { $game }: tato hra obrázek svých symbolů nemá.
help-button-symbols = Symboly
help-text-orders =
    Pokyny odpovídají za tebe, takže nikdo nemusí čekat. Jsou tajné a platí stejně, ať se díváš, nebo spíš.
    • `/orders list` ukáže tvé, `/orders cancel` jeden vezme zpět.
    • Dávají se jako řádky: `/do line:order tactics auto_pass ahead=3`.
    Ve WarCry:
    • `order block B4 against A1`, nebo `order block never`
    • `order tactics auto_pass ahead=3`: pasuj, dokud vedeš aspoň o 3
    • `order follow_up always`, nebo `never`
    • `order arm NE-C28 roll=2 losing=yes`: připrav kartu reakce; zahraje se sama a žádná přestávka neprozradí, že ji máš
    • `order reaction A3 never`, `order clear`
    V Mage Knight:
    • `order spin=hold`, nebo `ask`: zda se figurka, které se někdo dotkne, otočí; bez pokynu to udělá, když je třeba
    • `order A1 dodge=ask`, `order defend=never`, `order A1 cancel=flight`
    • `order withdraw`: stáhni se z boje na začátku svého příštího tahu; dříve se to nikdo nedozví a `order stay` to odvolá
    V Talismanu:
    • `order cast counterword when spell_at_me`, `order cast unseen when attacked`, `order use … when life_loss`
    • `order spoils gold, life`, `order drop mule`, `order pay gold`, `order heal reserve=1`, `order evade always`, `order trophies auto`
    • `order turn city visit=city_doctor fight=auto take=best`: příští tah na jednom řádku; zastaví se tam, kde je třeba se tě zeptat
    V Mocích Albionu, pro všechny rytíře nebo s `for=1.2` pro jednoho:
    • `order attack 2, carriers`, `order join yes`, `order weapon sekera`, `order defence best`, `order fight blesk plus from=40`
    • `order flee_below 6`, `order offer_below 6 price=2`, `order ransom_price 4`, `order accept_offer_from 4`, `order stop_after 20`, `order auto yes`
    • `order take objects`, `order leave nothing`, `order moves stay`
help-text-time =
    Každá hra má čas na jedno rozhodnutí. V půlce a na konci přijde připomínka; pak se zahraje výchozí možnost podle pravidel, nebo hra čeká, jak říká její karta.
    • `/me` nastaví jazyk, časové pásmo, připomínky a noční klid.
    • `/away from:… to:…` zastaví hodiny tvých her; stejně tak `/game pause`, pokud ostatní souhlasí.
    • Když neběží bot nebo Discord, všechny limity se o tu dobu prodlouží.
    • Kdo několikrát po sobě zmešká limit, může po veřejném varování prohrát kontumačně, pokud o to ostatní požádají.
help-text-fairness =
    • Před první kartou hra ukáže otisk tajného semínka. Přidají se k němu stisky tlačítka „Připraveno“ všech hráčů, takže si kostky nikdo nevybere; podvod provozovatele bota by vyšel najevo.
    • Po hře se semínko zveřejní; `/dice verify` znovu přepočítá každý hod, `/dice stats` je spočítá.
    • Karty v ruce, pokyny a volby vidí jen jejich majitel. Nic veřejného na nich nezávisí, ani doba odpovědi.
    • Pád ani restart nic nepřehodí: číslo losování se použije jen jednou.
    • `/game undo` se ptá ostatních tam, kde se odhalilo něco tajného.
help-text-gm =
    Vést hru smějí ti, kdo spravují server, a držitelé role vybrané v `/setup`. Každé rozhodnutí je veřejné, má uvedený důvod a je v záznamu hry.
    Všechny jejich příkazy má `/gm`. Tvé karty v ruce nevidí; když si někdo prohlédne celou pozici, stůl se to dozví.
    Hráči se bez nich obejdou: `/game undo`, `/game pause`, `/game draw`, `/game replace` a další jsou hlasování stolu.
help-text-privacy =
    Tvé id na Discordu a jméno z chvíle obsazení místa, nastavení, balíčky a pokyny a to, co se hrálo. Jiné zprávy bot nečte, ani nemůže.
    `/privacy` všechno ukáže, dá ti to v souboru, nebo to smaže.
help-text-albion-rules =
    Dva až čtyři hráči vedou každý čtyři rytíře po mapě z šestiúhelníků za Svatým grálem a Krvácejícím kopím. Vyhrává, kdo má oba artefakty ve svém hradu.
    • **Příprava.** Vezmi si skupinu; každému rytíři rozděl 24 bodů mezi Sílu a Moc a vyzbroj ho, nebo vezmi hotové rytíře. Nikdo nevidí, který rytíř je za kterou figurkou.
    • **Pohyb.** Všichni dají tajné rozkazy všem figurkám, pak se provedou najednou. Jezdec ujede 3 pole, loďka 3, pěší 2; hranice nebezpečné země zastaví toho, kdo ji překročí. Na poli stojí jedna figurka; nepřátelé zahrazují cestu.
    • **Předměty.** Nech, vezmi a vyměň, co leží; i koně a loďky. Zakrytý žeton vidí jen ten, kdo ho vezme.
    • **Osud.** Kdo překročil takovou hranici, čte kartu osudu: dobrou, nebo zlou.
    • **Boje.** Sousedé mohou zaútočit. Úder: hod 3 kostkami, součet nejvýš rovný upravené Síle: Síla bez zranění a zátěže. Proti zásahu: vykrytí, úhyb nebo kouzlo. Kdo zasáhne, drží iniciativu. Upravená Síla 3 nebo méně je porážka: z výkupného se rytíř vrací slabší.
    • **Magie.** Osm kouzel pro ty, kdo začali s dost velkou Mocí: součet 3 kostek menší než Moc.
    • **Konec.** Oba artefakty v jednom hradu, poslední hráč, nebo body po posledním kole.
    `/albion reach` a `/albion odds` říkají, jak daleko a s jakou šancí, `/albion knight` a `/albion map`, co se ví, `/rules show` ukáže každý bod pravidel, `/learn` tě provede první výpravou.
help-text-albion-notation =
    Jeden řádek je jeden tah: `/do line:`… Figurky jsou čísla tvé skupiny (`2`), cizí i s ní (`3.1`); pole mají označení jako C14, nebo jména míst; rytíři, zbraně a kouzla se píšou jménem v kterémkoli jazyce.
    `group 2` · `arm lancelot S=16 meč plate shield` · `pawns lancelot, galahad, lavain, ector` · `ready_made` · `ready`
    Celé kolo: `orders 1: C14-D14-E14 / 2: stay / 3: C13 / 4: E14-F14 abandon then take boat, leave axe`. Figurky jdou v pořadí řádku; `abandon` nechá na konci koně nebo loďku, `then` říká, co se udělá ve fázi předmětů.
    Po jedné figurce: `march 2: C13` · `done`
    `items 4: take boat, leave axe / 3: take all` · `items none` · `keep 3: leave axe` · také `take object`, `take objects`, `take better`
    `offer 1.3 2.1 give=meč get=sekera` · `accept 2` · `refuse 2` · `return 2 S=10 P=6 končíř leather`
    `declare 1: 2.3 join / 2: join` · `declare none` · po jednom: `attack 1: 2.3`
    `strike` · `cast blesk plus` · `change sekera` · `pick meč` · `flee` · `pass` · `capitulate 4`
    `parry` · `dodge` · `none` · `defend disarm plus` · `deal accept` · `deal 6` · `terms 4` · `terms none` · `ransom pay` · `concede`
    Platí poslední rozkazy před termínem. Předem: `order auto yes for=2`. Víc řádků: s `;` mezi nimi.
help-text-mage-knight-rules =
    Dvě armády figurek na poli měřeném v palcích. Každá figurka má kolečko s rychlostí, útokem, obranou a zraněním; cvaknutí zranění jím otočí na jiné hodnoty a to poslední ji vyřadí.
    • **Příprava.** Každý přivede armádu a až čtyři dílky terénu, hod rozhodne, kdo začne, pak rozestavení u vlastního okraje.
    • **Tah.** Jedna akce za každých 100 bodů armády: pohyb, střelba, boj zblízka, nebo vyčkávání. Kdo jedná, dostane žeton; jednat dva tahy po sobě stojí 1 cvaknutí, třetí není možný.
    • **Útok.** Dvě kostky plus útok musí dosáhnout obrany. Střelba potřebuje volnou linii v dostřelu a předním oblouku, boj zblízka dotek předním obloukem; do zadního oblouku je +1. Dvě šestky vždy zasáhnou a zraní víc, dvě jedničky zraní útočníka.
    • **Kontakt.** Koho se nepřítel dotkne, ten se smí zdarma otočit; kdo chce pryč, musí se odpoutat: kostka, od 4 výš. Místo zranění lze zkusit zajetí: +2 k obraně.
    • **Formace.** Tři až pět figurek, které se dotýkají, pochoduje nebo střílí jednou akcí, dvě nebo tři společně bojují zblízka.
    • **Konec.** Když zbude jen jedna strana, po dohodnutých kolech, nebo když všichni souhlasí. Body: vyřazení nepřátelé, zajatci ve tvé rozmísťovací oblasti dvojnásob, vlastní přeživší.
    `/rules show` ukáže každý bod pravidel, `/mageknight figure`, co figurka právě má, `/mageknight terrain` kusy terénu na výběr, `/learn` tě provede první šarvátkou.
help-text-mage-knight-notation =
    Jeden řádek je jeden tah: `/do line:`… Figurky se jmenují A3 (první hráč) nebo B11; místa jsou palce od jihozápadního rohu, směry stupně, světové strany, nebo figurka, na kterou se dívá.
    `army ready=guild_watch` · `army 2x tidewarder2, lampbow2` · `pool birch_wood` · `pool none`
    `place birch_wood at=20,20 turn=45` · `deploy line` · `deploy A1=12,1.5,90 A2=…`
    `move A1 to=12.5,8 face=S` · `move A1 touch=B2 side=rear` · `move A1 toward=B2` · `move A1 turn face=B2`
    `formation A1,A2,A3 to=10,14` · `charge A1 touch=B1` · `bound A1 to=9,9 -> B1`
    `ranged A1 -> B1,B2` · `ranged A1 -> B1 with=A2,A3` · `ranged A1 -> B1 magic_blast`
    `close A1 -> B2` · `close A1 -> B2 capture with=A3` · `heal A4 -> A1` · `regenerate A1`
    `pass` · `end_turn` · `withdraw` (mimo svůj tah: `order withdraw`)
    Než tah cokoli stojí: `/mageknight look`, `/mageknight measure`, `/mageknight reach`. Víc řádků: s `;` mezi nimi.
help-text-talisman-rules =
    Dva až šest postav jde za Korunou vlády po desce se třemi kraji: vnějším, středním za divokou řekou a vnitřním za Branou moci.
    • **Tah.** Hodíš kostkou, jdeš přesně o tolik polí na jednu nebo na druhou stranu a pak se setkáš buď s jedním z postav, kteří tam jsou, nebo prozkoumáš pole se vším, co na něm leží.
    • **Pole.** Na většině se táhne 1 karta dobrodružství: události se stanou, nepřátelé útočí, neznámí a místa pomáhají nebo škodí, a co nikdo nehlídá, smíš si vzít. Nosí se 4 předměty, s mulou víc, společníků kolik chceš.
    • **Souboje.** Boj je Síla, duševní souboj Moc: hodnota a kostka na obou stranách, vyšší součet vítězí, při nerozhodném výsledku jen končí tah. Kdo prohraje s nepřítelem, ztratí 1 život; kdo porazí postavu, vezme jí život, měšec zlata nebo předmět.
    • **Růst.** Poražení nepřátelé, kteří bojovali Silou, zůstávají jako trofeje: každých 7 bodů dá 1 Sílu. Moc roste při setkáních a dovoluje držet kouzla, nejvýš 3. Za zlato se kupují zbraně, zbroj a uzdravení.
    • **Dovnitř.** Po mostě kolem Strážce nebo na voru; Branou se dvěma kostkami; ve vnitřním kraji po jednom poli za tah. Údolí ohně otevře jen Talisman.
    • **Konec.** Z Koruny vlády bere kouzlo „Rozkaz“ ostatním život za životem; vyhrává, kdo zbude poslední. Dokud tam nikdo nestojí, ten, kdo zemře, začíná znovu.
    `/talisman where` a `/talisman odds` říkají, kam jít a s kým bojovat, `/talisman card` ukáže každou kartu, pole i postavu, `/learn` tě provede první výpravou.
help-text-talisman-notation =
    Jeden řádek je jeden tah: `/do line:`… Karty, pole a osoby se píšou jménem v kterémkoli jazyce nebo jejich id, postavy jménem, co leží odkryté, také jeho id (c7).
    `roll` · `reroll` · `add 1` · `move cw` · `move ccw` · `move city` · `move bridge` · `move portal` · `move inward` · `move outward`
    `raft castle` · `build_raft` · `granted temple` · `path woods_2` · `rest` · `stay`
    `explore` · `meet druid battle` · `meet druid psychic` · `meet druid steal meč` · `meet druid steal gold`
    `next goblin` · `take all` · `take meč, gold` · `take none` · `visit léčitel` · `visit nobody` · `end`
    `cast hojení target=druid` · `use healing draught` · `trophies all` · `drop přilba` · `align good`
    `trade druid give=přilba,2gold get=meč` · `windows pass` · `roll_mode ask` · `concede`
    Odpovědi: co se nabízí, jménem: `štít, meč` · `yes` · `no` · `pass` · `choose 2`
    Celý tah: `turn city visit=city_doctor fight=auto take=all`; předem: `order turn …`. Víc řádků: s `;` mezi nimi.
help-text-warcry-rules =
    Hraje se na dvě vítězné bitvy. V každé:
    • **Verbování.** Obě strany mají zlato (20, 25, 30) a střídavě staví jednotky do bojové nebo záložní linie, připojují vybavení, nebo nadobro pasují.
    • **Rozkazy.** Střídavě po jednom: útok, střelba, karta povelu, přesun jednotky dopředu, pas, ústup. Připravená pěchota útočí z bojové linie, jízda a létající jednotky odkudkoli; rychlejší připravená jednotka smí blokovat.
    • **Souboj.** Obě strany si líznou kartu a střídavě hrají taktiky za taktické body jednotky. Dva pasy a hází se: síla plus hod, vyšší součet vyhrává, poražený padne, shoda zabije oba. Vítěz hází proti morálce poraženého: rozprášení znamená dodatečný útok.
    • **Střelba** zasáhne i při shodě: cíl je vyčerpán (otočen), a pokud už byl, zničen. Kdo bojoval, je vyčerpaný a odpočívá do konce bitvy.
    • **Konec.** Dva pasy po sobě. Vyhrává vyšší součet síly a vítězství. Přeživší mohou zůstat a znovu stojí zlato.
    Hod je číslo v rohu tvé vrchní karty akce. `/rules show` ukáže každý bod pravidel, `/warcry card` každou kartu.
help-text-warcry-notation =
    Jeden řádek je jeden tah: `/do line:`… Jednotky se jmenují A3 (první hráč) nebo B11; karty číslem nebo jménem.
    `deck alliance_starter` · `choose_muster_order first=A`
    `muster_unit GA-U02 line=battle` · `muster_attachment NE-A05 unit=A1` · `muster_pass`
    `attack A1 -> B3` · `ranged_attack A2 -> B1` · `move A4` · `pass` · `retreat`
    `play_command NE-C21` · `use_command A4`
    `play_tactic NE-C02 by=A1` · `use_tactic A1` · `tactic_pass`
    `block with=B4` · `no_block` · `react NE-C28` · `no_reaction` · `choose A3`
    `follow_up yes` · `follow_up_defender B2` · `tie_break_unit A1` · `clean_up A1=battle A2=reserve`
    `concede`
    Pokyny, které vidíš jen ty: `order block never` · `order tactics auto_pass combat` · `order muster GA-U02 battle, GA-U10 reserve, pass`
    Fungují i zkratky: `muster GA-U02 battle`, `shoot A2 B1`, `tactic "Ocelové odhodlání"`. Víc řádků: s `;` mezi nimi.
engine-refused-no-such-topic = O „{ $given }“ žádná nápověda není.
command-help = Jak všechno funguje
help-words =
    away: dovolená prázdniny nepřítomnost cesta
    game undo: zpět vrátit omyl chyba
    game pause: pauza přestávka čekat
    game resume: pokračovat dál
    game concede: vzdát rezignace konec
    game replace: náhradník výměna místo hráči
    game join: připojit místo sednout
    game leave: odejít
    game new: založit nová hra stůl hráči lobby
    game invite: pozvat přítel
    game kick: vyhodit
    game draw: remíza
    game end: ukončit konec
    game claim: lhůta pozdě výhra
    game info: místa hráči volby stav
    game log: historie průběh
    game rebind: kanál vlákno přesunout
    game fork: kopie cvičení
    me: jazyk pásmo upozornění připomínky klid nastavení
    my: hry tah čeká
    do: hrát tah
    hand: karty ruka
    board: deska mapa obrázek
    dice verify: poctivé podvod náhoda
    dice stats: štěstí statistika
    orders set: automat pas
    learn: výuka lekce začátečník
    rules search: pravidla příručka
    doubt: spor rozhodčí pochybnost otázka odvolání
    ruling list: precedent
    vote agree: hlasování návrh souhlas
    ratings: žebříček vítězové
    setup: správce oprávnění role kanál
    diagnose: chyba porucha ticho
    event new: turnaj liga sezóna
    campaign ledger: body kampaň
    pack add: rozšíření vlastní
    privacy: smazat údaje soukromí
option-help-topic = Stránka, nebo příkaz
option-help-game = Hra, o jejíž symboly jde

setup-hello = **Ahoj!** Vedu tu deskové hry: znám pravidla, házím kostkami, střežím tajemství a připomínám, kdo je na tahu.
    1. `/setup` – jazyk a kanál, jedna minuta; pro ty, kdo spravují tento server.
    2. `/learn` – cvičná hra s radou u každého kroku.
    3. `/game new` – stůl pro všechny.
setup-rights-fine = ✓ { $place }: mám všechna potřebná oprávnění.
setup-rights-missing = ✗ { $place }: chybí mi { $missing }.
setup-home-gone = ✗ Kanál pro hry už neexistuje, nebo ho nevidím.
setup-questions-gone = ✗ Kanál pro otázky už neexistuje, nebo ho nevidím.
setup-administrator = · Jsem tu správcem. Nepotřebuji to; stačí oprávnění, která jmenuje návod.
setup-option-language = Jazyk veřejných zpráv: { $value }
setup-option-home = Kanál pro hry: { $value }
setup-option-gm-role = Role vedoucích hry: { $value }
setup-option-lobby-days = Po kolika dnech se zavře nečinné lobby: { $value }
setup-option-most-games = Nejvíce nedohraných her: { $value }
setup-option-away-days = Dovolené dny nepřítomnosti hráče během 365 dní: { $value }
setup-option-away-row = Dovolené dny nepřítomnosti hráče v řadě: { $value }
setup-change = **{ $setting } → { $value }**
setup-as-spoken = podle toho, kdo stůl otevře
setup-none = není
setup-dry-run = Zatím se nic nezměnilo. „Použít“ provede změny vyznačené tučně.
setup-nothing = „Změnit…“ otevře formulář. Nic se nezmění, dokud nestiskneš „Použít“.
setup-applied = Hotovo. „Vzít zpět“ vrátí, co bylo.
setup-button-apply = Použít
setup-button-open = Nastavit
setup-button-try = Vyzkoušet hru
setup-button-back = Vzít zpět
engine-refused-only-managers = To smějí jen ti, kdo spravují server.
engine-refused-setup-everyone = Role, kterou mají všichni, nemůže být { $option ->
    [gm_role] rolí vedoucích hry.
    [voter_role] rolí hlasujících; bez ní smí hlasovat každý.
   *[judge_role] rolí rozhodčích.
 }
engine-refused-setup-range = { $option } nemůže být { $given }; dovoleno: od 1 do { $most }.
engine-refused-too-costly = { $seconds ->
    [one] Bylo toho moc v krátké době a je to náročné. Počkej { $seconds } sekundu.
    [few] Bylo toho moc v krátké době a je to náročné. Počkej { $seconds } sekundy.
   *[other] Bylo toho moc v krátké době a je to náročné. Počkej { $seconds } sekund.
 }
engine-refused-too-public = { $seconds ->
    [one] V tom kanálu se toho v krátké době ukázalo moc. Počkej { $seconds } sekundu, nebo se ptej jen pro sebe.
    [few] V tom kanálu se toho v krátké době ukázalo moc. Počkej { $seconds } sekundy, nebo se ptej jen pro sebe.
   *[other] V tom kanálu se toho v krátké době ukázalo moc. Počkej { $seconds } sekund, nebo se ptej jen pro sebe.
 }
engine-refused-film-failed = Film se nepodařilo nakreslit. Všechno ostatní funguje; zkus to za chvíli znovu.
choice-clear-language = jazyk: podle toho, kdo stůl otevře
choice-clear-home = kanál pro hry
choice-clear-gm-role = role vedoucích hry
command-setup = Zkontrolovat oprávnění, vybrat jazyk, kanál a roli
option-setup-language = Jazyk veřejných zpráv
option-setup-home = Kanál, ve kterém hry otevírají vlákna
option-setup-gm-role = Role, jejíž držitelé vedou hru
option-setup-lobby-days = Po kolika dnech se zavře nečinné lobby
option-setup-most-games = Nejvíce nedohraných her
option-setup-away-days = Dny nepřítomnosti hráče během 365 dní
option-setup-away-row = Dny nepřítomnosti hráče v řadě
option-setup-clear = Co už nemá být vybráno

diagnose-head-bot = **Bot**
diagnose-head-person = **{ $person } ve hře { $game }**
diagnose-rights = { $missing ->
    [none] Oprávnění v tomto kanálu: jsou všechna
   *[other] Chybějící oprávnění v tomto kanálu: { $missing }
 }
diagnose-connection = Spojení s Discordem, zpoždění { $delay } ms
diagnose-connection-slow = Pomalé spojení s Discordem, zpoždění { $delay } ms: odpovědi na kliknutí mohou přijít pozdě
diagnose-trouble = Potíž: „{ $area }“; příčina je v záznamu pod kódem { $code }
diagnose-outbox-empty = Nic nečeká na odeslání
diagnose-outbox = Čeká na odeslání: { $count }, nejstarší od { $since }; nejvíce pokusů: { $tries }
diagnose-outbox-parked = { $count ->
        [one] Jednu zprávu se kvůli chybě programu nepodařilo odeslat; bot to zkusí znovu při příštím spuštění
        [few] { $count } zprávy se kvůli chybě programu nepodařilo odeslat; bot to zkusí znovu při příštím spuštění
       *[other] { $count } zpráv se kvůli chybě programu nepodařilo odeslat; bot to zkusí znovu při příštím spuštění
    }
diagnose-games = Hry na tomto serveru: běží { $running }, shání hráče { $lobby }
diagnose-game-fault = Hra { $game } je mimo provoz; příčina je v záznamu pod kódem { $code }
diagnose-game-muted = Hra { $game } nemůže psát: { $why ->
        [gone] její kanál zmizel
        [closed] její vlákno je zavřené
        [full] je otevřeno příliš mnoho vláken
        [forbidden] Discord to odmítá
       *[other] { $why }
    }. Její hodiny stojí.
diagnose-database = Databáze odpovídá; velikost { $size } MiB, schéma { $schema }
diagnose-disk = Volno na disku: { $free } %
diagnose-backup = Poslední záloha { $at }
diagnose-backup-none = Žádná záloha zatím není
diagnose-clocks = Hodiny běží; další: { $next ->
    [none] žádné
   *[other] { $next }
 }
diagnose-clocks-held = Hodiny stojí, než bude Discord zase dostupný; všechny limity se o tu dobu prodlouží
diagnose-clocks-review = Hodiny počítače se přestavily; několik minut se žádný limit neuplatní
diagnose-rules = Verze pravidel: { $known }
diagnose-act-status = { $status ->
    [running] Hra běží
    [lobby] Hra nezačala; lobby pořád shání hráče
    [over] Hra skončila
   *[closed] Hra byla zavřena
 }
diagnose-act-service = Hru lze používat
diagnose-act-fault = Hra je mimo provoz; příčina je v záznamu pod kódem { $code }
diagnose-act-paused = { $paused ->
    [yes] Hra je přerušena: nikdo nesmí hrát, dokud se v ní nepokračuje ({ $until ->
        [none] příkazem /game resume
       *[other] { $until }
    })
   *[no] Hra není přerušena
 }
diagnose-act-muted = { $why ->
    [none] Hra může psát ve svém kanálu
   *[other] Hra nemůže psát ve svém kanálu ({ $why ->
        [gone] její kanál zmizel
        [closed] její vlákno je zavřené
        [full] je otevřeno příliš mnoho vláken
        [forbidden] Discord to odmítá
       *[other] { $why }
    }); její hodiny stojí
 }
diagnose-act-seat = { $held ->
    [no] Nemá v této hře místo, takže v ní nemůže hrát
   *[yes] Má místo: { $waiting }
 }
diagnose-act-turn = { $yours ->
    [yes] Hra teď čeká na tuto osobu
   *[no] Hra teď nečeká na tuto osobu, ale na: { $waiting }
 }
diagnose-act-decision = Rozhodnutí { $number } je otevřené; časový limit: { $due ->
    [none] žádný
   *[other] { $due }
 }; zmeškané limity po sobě: { $misses }
diagnose-act-away = Je pryč do { $until }; hrát přesto může
command-diagnose = Proč něco nefunguje: všechny kontroly
option-diagnose-person = Čí případ prověřit

privacy-told = **Co je o tobě uloženo**
    • tvé id na Discordu a v každé hře jméno z chvíle obsazení místa
    • volby z `/me` a `/away`: jazyk, časové pásmo, připomínky, noční klid, dny nepřítomnosti
    • uložené balíčky, pozvánky, hra, kterou hledáš, stálé pokyny a připravené tahy a časy, kdy hraješ
    • to, co se hrálo, protože to patří hře a jejím ostatním hráčům
    • **Co uloženo není**: jiné zprávy (bot je číst nemůže), hesla, adresy ani nic mimo tohoto bota.
    Odpovědi na stisky se zapomínají po dni, odeslané zprávy po týdnu. Zálohy drží provozovatel bota; časem zmizí. Co už bylo napsáno, zůstává na Discordu.
privacy-exported = V tomto souboru je všechno, co je o tobě uloženo. Jsou v něm i tajné pokyny: neukazuj ho soupeřům.
privacy-ask = **Smazat všechno?** Nastavení, balíčky a pokyny se smažou a v každé hře se nahradí tvé jméno. Nelze to vzít zpět.
privacy-ask-games = { $count ->
    [one] Opustíš hru { $games }; tvé místo se nabídne ostatním, a hra bez jiných hráčů se zavře.
    [few] Opustíš hry { $games }; tvá místa se nabídnou ostatním, a hry bez jiných hráčů se zavřou.
   *[other] Opustíš hry { $games }; tvá místa se nabídnou ostatním, a hry bez jiných hráčů se zavřou.
 }
privacy-erased = { $count ->
    [0] Všechno o tobě je smazáno. V žádné hře nemáš místo.
    [one] Všechno o tobě je smazáno, i v { $count } hře.
    [few] Všechno o tobě je smazáno, i ve { $count } hrách.
   *[other] Všechno o tobě je smazáno, i v { $count } hrách.
 }
privacy-former = Bývalý hráč { $place }
privacy-button-show = Nedělat nic
privacy-button-export = Dej mi má data
privacy-button-erase = Smazat má data…
privacy-button-confirm = Smazat nadobro
choice-privacy-show = řekni, co je uloženo
choice-privacy-export = dej mi má data v souboru
choice-privacy-erase = smaž má data
command-privacy = Co je o tobě uloženo; získat, nebo smazat
option-privacy-action = Co udělat
option-privacy-sure = Při mazání: provést hned
