# Příprava hry Mage Knight: chyby balíků figurek, armády, společný bank terénů, pokládání terénu, rozmístění.
# $seat je jméno hráče; $figure, $target a $members jsou figurky v podobě „A1 Název“; $card je název figurky nebo terénu.

## Chyby balíků; místo říkají zprávy pack-place-...

mage-knight-pack-length = „{ $found }“ není délka od { $least } do { $most }″ s nejvýše třemi desetinnými místy.
mage-knight-pack-twice = „{ $found }“ už tu je: { $other_file }, řádek { $other_line }.
mage-knight-pack-code-twice = Kód „{ $found }“ je už použit na řádku { $other_line }.
mage-knight-pack-dial-orphan = V souboru { $sheet } není figurka { $found }.
mage-knight-pack-click-twice = Cvaknutí { $click } figurky { $found } je už na řádku { $other_line }.
mage-knight-pack-click-gap = V cvaknutích figurky { $found } je mezera: zde je cvaknutí { $click }, ale chybí cvaknutí { $expected }.
mage-knight-pack-clicks-count = { $count ->
    [one] Figurka { $found } má v dials.csv { $count } řádek, ale live_clicks uvádí { $expected }.
    [few] Figurka { $found } má v dials.csv { $count } řádky, ale live_clicks uvádí { $expected }.
   *[other] Figurka { $found } má v dials.csv { $count } řádků, ale live_clicks uvádí { $expected }.
 }
mage-knight-pack-ability-unknown = Pro toto okénko není žádná schopnost „{ $found }“{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
mage-knight-pack-ability-slot = Schopnost „{ $found }“ patří do sloupce { $expected }.
mage-knight-pack-not-tables = „{ $word }“ se zapisuje jako tabulky, každá s nadpisem [[{ $word }]].
mage-knight-pack-key-missing = Chybí pole „{ $word }“.
mage-knight-pack-key-text = Očekáván text v uvozovkách, nejvýše { $most } znaků, bez mezer na začátku a na konci a bez dvojitých mezer.
mage-knight-pack-key-flag = Očekáváno true nebo false, nalezeno „{ $found }“.
mage-knight-pack-key-words = Očekáván seznam textů: ["...", "..."].
mage-knight-pack-walls-long = Obrysy všech zídek tohoto souboru jsou dohromady delší, než je povoleno; nejvýše v palcích: { $most }.
mage-knight-pack-wall-thick = Zídka není nikde tlustší než { $most } palec; tato je tlustší u bodu { $x }, { $y } svého obrysu.
mage-knight-pack-elevated-kind = Terén druhu „{ $found }“ nemůže být vyvýšený; vyvýšené mohou být jen: { $words }.
mage-knight-pack-clear-flat = Volný terén musí být vyvýšený: samo bojiště je volné.
mage-knight-pack-abrupt-flat = Srázy může mít jen vyvýšený terén.
mage-knight-pack-point = Bod { $number } musí být dvojice délek, [x, y], s nejvýše třemi desetinnými místy a žádná dál než { $most }″.
mage-knight-pack-polygon = Očekáván obrys s { $least } až { $most } body: [[x, y], [x, y], ...].
mage-knight-pack-polygon-crossed = Obrys kříží sám sebe nebo se sebe dotýká, anebo nic neohraničuje.
mage-knight-pack-access = Přístupový bod { $number } musí být úsečka mezi dvěma různými body: [[x, y], [x, y]].
mage-knight-pack-access-missing = Terén se srázy potřebuje aspoň jeden přístupový bod.
mage-knight-pack-access-idle = Přístupové body má jen terén se srázy.
mage-knight-pack-access-off = Přístupový bod { $number } neleží na jedné straně obrysu.
mage-knight-pack-rules-unknown = Sada pravidel „{ $found }“ není známa{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
mage-knight-pack-army-figures = Očekáván seznam figurek, každá s poli code, number a count.
mage-knight-pack-army-unknown = Žádná figurka tohoto balíku nemá kód „{ $found }“{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
mage-knight-pack-army-number = „{ $word }“ má číslo { $expected }, ne { $found }.
mage-knight-pack-army-hundreds = Celkový počet bodů armády je násobek 100, ne { $found }.
mage-knight-pack-army-sum = Figurky stojí dohromady { $expected } b., ne { $points }.
mage-knight-pack-area = { $found } má plochu { $area } čtverečních palců; doporučuje se { $least } až { $most }.

## Armády

mage-knight-refused-army-too-long = { $count ->
    [one] Seznam má { $count } figurku; přečíst jich lze nejvýše { $most }.
    [few] Seznam má { $count } figurky; přečíst jich lze nejvýše { $most }.
   *[other] Seznam má { $count } figurek; přečíst jich lze nejvýše { $most }.
 }
mage-knight-refused-army-too-many = { $count ->
    [one] Seznam má { $count } figurku; z figurek, které smějí být na bojišti ({ $all }), připadá na každou z armád ({ $players }) { $most }.
    [few] Seznam má { $count } figurky; z figurek, které smějí být na bojišti ({ $all }), připadá na každou z armád ({ $players }) { $most }.
   *[other] Seznam má { $count } figurek; z figurek, které smějí být na bojišti ({ $all }), připadá na každou z armád ({ $players }) { $most }.
 }
mage-knight-refused-type-not-in-pack = V balících této hry není figurka „{ $given }“.
mage-knight-refused-army-empty = Armáda má aspoň jednu figurku.
mage-knight-refused-army-over = Armáda stojí { $points } b.; povoleno je { $most }, takže { $over } musí pryč.
mage-knight-refused-unique-twice = { $card } je unikátní figurka: armáda ji smí mít jen jednou, ne { $count }krát.
mage-knight-refused-army-without-room = { $count ->
    [one] V rozmísťovací oblasti není místo pro { $count } figurku této velikosti.
    [few] V rozmísťovací oblasti není místo pro { $count } figurky, ani v řadách dotýkajících se podstavců.
   *[other] V rozmísťovací oblasti není místo pro { $count } figurek, ani v řadách dotýkajících se podstavců.
 }
mage-knight-refused-army-in-already = Tvá armáda už je odevzdaná.
mage-knight-event-army-in = { $seat } odevzdává armádu.
mage-knight-event-army-drawn = Tvá vylosovaná armáda: { $types } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }). Nikdo jiný ji nezná, dokud všichni neodevzdají své.
mage-knight-event-army = { $seat } hraje s armádou: { $members } ({ $points } b.).

## Terén

mage-knight-refused-pool-in-already = Tvé kusy terénu už jsou vybrané.
mage-knight-refused-pool-not-full = { $preset ->
    [standard] Ve standardní hře
   *[other] V této hře
 } dává každý hráč do banku přesně tolik kusů: { $expected }; zde jich je { $count }.
mage-knight-refused-pool-too-large = Hráč dává do banku nejvýše tolik kusů: { $most }; zde jich je { $count }.
mage-knight-refused-template-not-in-pack = V balících této hry není terén „{ $given }“.
mage-knight-refused-pool-elevated = { $card } je vyvýšený terén; { $preset ->
    [standard] ve standardní hře
   *[other] v této hře
 } žádný není.
mage-knight-refused-not-in-pool = V banku terénů není „{ $given }“.
mage-knight-refused-piece-near-edge = { $card }: od každého okraje bojiště musí zbývat aspoň { $least }″.
mage-knight-refused-piece-in-area = { $card }: terén by zasahoval do rozmísťovací oblasti hráče { $seat }.
mage-knight-refused-piece-near-piece = { $card }: od terénu { $piece } musí zbývat aspoň { $least }″.
mage-knight-event-pool-in = { $seat } dává terén do banku.
mage-knight-event-pool-drawn = Tvůj vylosovaný terén: { $types }. Nikdo jiný ho nezná, dokud všichni nedají do banku svůj.
mage-knight-event-pool-drawn-empty = Los ti nedal žádný terén. Nikdo jiný to neví, dokud všichni nedají do banku svůj.
mage-knight-event-pool = { $drawn ->
    [yes] { $seat } dává do banku, podle losu: { $types }.
   *[no] { $seat } dává do banku: { $types }.
 }
mage-knight-event-pool-empty = { $seat } nedává do banku žádný terén.
mage-knight-event-placed = { $seat } pokládá terén { $piece } na místo { $x }, { $y }.
mage-knight-event-placing-over = { $reason ->
    [enough] Terén leží; rozmísťují se armády.
    [empty] Bank terénů je prázdný; rozmísťují se armády.
   *[no_place] Žádný kus z banku se už na bojiště nevejde; rozmísťují se armády.
 }

## Rozmístění

mage-knight-refused-not-to-deploy = { $given } není tvá figurka, která se má rozmístit.
mage-knight-refused-deployed-twice = { $given } už místo má.
mage-knight-refused-outside-area = { $figure } by nestála celá v tvé rozmísťovací oblasti.
mage-knight-refused-deployed-on = Podstavec figurky { $figure } by překrýval podstavec figurky { $target }.
mage-knight-refused-not-deployed = Rozmísťuje se celá armáda: { $figure } ještě nemá místo, a volné místo je.
mage-knight-event-deployed = { $count ->
    [one] { $seat } rozmísťuje { $count } figurku.
    [few] { $seat } rozmísťuje { $count } figurky.
   *[other] { $seat } rozmísťuje { $count } figurek.
 }
mage-knight-event-no-room = { $members_count ->
    [one] { $seat } nemá místo pro figurku { $members }; ta ze hry vypadá.
    [few] { $seat } nemá místo pro figurky: { $members }; ty ze hry vypadají.
   *[other] { $seat } nemá místo pro figurky: { $members }; ty ze hry vypadají.
 }

## Okraje bojiště

mage-knight-event-edge-named = { $seat } začíná u okraje: { $edge ->
    [south] jih
    [west] západ
    [north] sever
   *[east] východ
 }.
mage-knight-event-edge-given = { $seat } tedy začíná u okraje: { $edge ->
    [south] jih
    [west] západ
    [north] sever
   *[east] východ
 }.
mage-knight-refused-edges-settled = Okraj lze zvolit jen do položení prvního kusu terénu; teď už jsou okraje dány.
mage-knight-refused-edge-named-already = Tento okraj už máš zvolený: { $edge ->
    [south] jih
    [west] západ
    [north] sever
   *[east] východ
 }.
mage-knight-refused-edge-taken = { $seat } už má zvolený okraj { $edge ->
    [south] jih
    [west] západ
    [north] sever
   *[east] východ
 }; žádný okraj nepřipadne dvakrát.
mage-knight-refused-edge-not-opposite = { $seat } už má zvolený okraj a dva hráči začínají proti sobě: můžeš zvolit { $allowed ->
    [south] jih
    [west] západ
    [north] sever
   *[east] východ
 }, ne { $edge ->
    [south] jih
    [west] západ
    [north] sever
   *[east] východ
 }.
mage-knight-refused-edge-of-other-length = { $seat }: okraj { $edge ->
    [south] jih
    [west] západ
    [north] sever
   *[east] východ
 } má jinou délku a armáda je už odevzdaná.
mage-knight-refused-edge-without-room = { $seat }: armáda by se nevešla k okraji { $edge ->
    [south] jih
    [west] západ
    [north] sever
   *[east] východ
 }.

## Nastavení stolu

mage-knight-option-build-total = armády nejvýše za { $build_total ->
    [one] { $build_total } bod
    [few] { $build_total } body
   *[other] { $build_total } bodů
 }
mage-knight-option-preset = { $preset ->
    [standard] standardní hra
    [changed] volná hra: standardní až na to, co je tu uvedeno
   *[free] volná hra
 }
mage-knight-option-width = bojiště { $width }″ × { $height }″
mage-knight-option-height = { mage-knight-option-width }
mage-knight-option-teams = { $teams ->
    [pairs] dvoučlenné týmy v pořadí míst
    [alternate] dva týmy, místa se střídají
    [halves] dva týmy: první polovina míst proti druhé
    [none] bez týmů
   *[other] týmy podle míst, hráči se stejným písmenem spolu: { $teams }
 }
mage-knight-brief-teams = v týmech
mage-knight-option-neighbours = { $neighbours ->
    [yes] dva hráči začínají u sousedních okrajů
   *[no] dva hráči začínají u protějších okrajů
 }
mage-knight-option-limit = { $limit ->
    [none] bez omezení počtu kol a času
    [rounds] hra končí po { $rounds ->
        [one] { $rounds } kole
        [few] { $rounds } kolech
       *[other] { $rounds } kolech
     }
    [until] hra končí <t:{ $until }:f>
   *[preset] omezení počtu kol jen ve standardní hře: { $rounds }
 }
mage-knight-option-rounds = { mage-knight-option-limit }
mage-knight-option-until = { mage-knight-option-limit }
mage-knight-option-actions-from = { $actions_from ->
    [army_value] počet akcí podle hodnoty vlastní armády
   *[build_total] počet akcí podle dohodnutých bodů
 }
mage-knight-option-formation-magic-blast = { $formation_magic_blast ->
    [yes] formace smějí používat Magickou střelu
   *[no] formace nesmějí používat Magickou střelu
 }
mage-knight-option-levitate-foes = { $levitate_foes ->
    [yes] Magická levitace zvedá i nepřátele
   *[no] Magická levitace zvedá jen přátelské figurky
 }
mage-knight-option-enhancement-stacks = { $enhancement_stacks ->
    [yes] Magické posílení od více figurek se sčítá
   *[no] Magické posílení od více figurek se počítá jednou
 }
mage-knight-option-quickness-moves-only = { $quickness_moves_only ->
    [yes] Hbitost jen k pohybu
   *[no] Hbitost ke každému použití pohybové akce
 }
mage-knight-option-shockwave-ignores-bases = { $shockwave_ignores_bases ->
    [yes] podstavce Rázovou vlnu nezastavují
   *[no] podstavce Rázovou vlnu zastavují
 }
mage-knight-option-full-pool = { $full_pool ->
    [yes] každý dává do banku plný počet kusů terénu
   *[no] nikdo nemusí dávat do banku plný počet kusů terénu
 }
mage-knight-option-elevated = { $elevated ->
    [yes] vyvýšený terén je dovolen
   *[no] bez vyvýšeného terénu
 }
mage-knight-option-open-dials = { $open_dials ->
    [yes] polohy bitevních koleček vidí všichni
   *[no] polohy bitevních koleček jsou skryté
 }
mage-knight-option-missed-turns = počet tahů zameškaných po sobě, po nichž lze hráče prohlásit za staženého z boje: { $missed_turns }
mage-knight-option-time-limit = čas na jedno rozhodnutí: { $time_limit }
