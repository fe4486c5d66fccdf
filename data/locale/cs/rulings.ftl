# Co komunita rozhodla o pravidlech: otázky, hlasování, rozhodčí, precedenty.

menu-name-doubt = Mám pochybnost
menu-about-doubt = Polož tomuto serveru otázku k pravidlům; zápis tahu se přiloží sám

## Karta otázky
rulings-called = { $people }: { $card }
rulings-card-title = **Otázka { $number } k pravidlům** · { $game }
rulings-card-title-any = **Otázka { $number } k pravidlům**
rulings-clauses = Body pravidel: { $clauses }
rulings-scene = Řádek { $line } hry: { $told }
rulings-link = Jde o: { $link }
rulings-would-overrule = Rozhodnutí nahradí { $precedent }.
rulings-approvals = { $count ->
    [one] { $count } hlas pro
    [few] { $count } hlasy pro
   *[other] { $count } hlasů pro
 }
rulings-button-vote = Hlas pro { $letter }
rulings-button-decide = Zvolit { $letter }
rulings-cast = { $count ->
    [one] Zatím { $count } odevzdaný hlas.
    [few] Zatím { $count } odevzdané hlasy.
   *[other] Zatím { $count } odevzdaných hlasů.
 }
rulings-how-community = Hlasujte pro všechny odpovědi, se kterými souhlasíte (hlasování končí { $until }). Hlasovat může každý, kdo byl na serveru už předtím a dohrál tu hru. Když bude hlasů méně než { $quorum } nebo výsledek nerozhodný, platí pravidla tak, jak jsou napsána.
rulings-how-role = Hlasují držitelé role { $role } pro všechny odpovědi, se kterými souhlasí (hlasování končí { $until }). Hlasovat může každý z nich, kdo byl na serveru už předtím a dohrál tu hru. Když bude hlasů méně než { $quorum } nebo výsledek nerozhodný, platí pravidla tak, jak jsou napsána.
rulings-how-table = Hlasují hráči této hry, jeden hlas na místo, pro všechny odpovědi, se kterými souhlasí (hlasování končí { $until }). Když bude hlasů méně než { $quorum } nebo výsledek nerozhodný, platí pravidla tak, jak jsou napsána.
rulings-how-judge = Rozhodne držitel role { $role }, který tu nehraje (lhůta: { $until }); když nikdo nerozhodne, platí pravidla tak, jak jsou napsána.
rulings-how-masters = Rozhodne vedoucí hry nebo správce tohoto serveru, pokud tu nehraje (lhůta: { $until }); když nikdo nerozhodne, platí pravidla tak, jak jsou napsána.
rulings-young = Příliš málo lidí, kteří tu nehrají, na tomto serveru dohrálo hru, takže se nehlasuje.
rulings-elsewhere = Odpovídá se zde: { $link }
rulings-besides = Kromě toho se místa této hry mohou dohodnout na tom, co říkají dolní tlačítka, jen pro tuto hru.
rulings-agree-dispute = Ať tu rozhodne kostka
rulings-agree-pause = Pauza do té doby
rulings-yes = Ano
rulings-no = Ne

## Jak to končí
rulings-outcome-ruled = Otázka { $number } je rozhodnuta: viz { $precedent }.
rulings-outcome-quorum = Otázka { $number } skončila. Odevzdané hlasy: { $count } z potřebných { $needed }; to je málo, takže platí pravidla tak, jak jsou napsána.
rulings-outcome-tie = Otázka { $number } skončila nerozhodně mezi { $letters }: platí pravidla tak, jak jsou napsána.
rulings-outcome-withdrawn = Otázka { $number } byla vzata zpět.
rulings-outcome-lapsed = Otázka { $number } skončila bez rozhodnutí: platí pravidla tak, jak jsou napsána.

## Precedenty
rulings-short = **{ $precedent }** { $question } → { $ruling }
rulings-suggested = { $precedent } { $question } → { $ruling }
rulings-binds-default = Určuje { $sets }: tak tu hrají nové stoly, nezvolí-li hostitel jinak.
rulings-binds-strict = Určuje { $sets }: tak tu hrají všechny nové stoly.
rulings-binds-here = Od této chvíle by se tato hra hrála s { $sets }.
rulings-applied = Se souhlasem všech od této chvíle ve hře platí { $precedent }: { $sets }
rulings-kept = Dál platí { $sets }, jak bylo dohodnuto.
rulings-reason = Důvod: { $reason }
rulings-by-community = Rozhodnuto hlasováním: { $ayes } z { $votes }
rulings-by-table = Rozhodnuto hlasy hráčů u stolu: { $ayes } z { $votes }
rulings-by-judge = Rozhodl držitel role { $role }
rulings-by-master = Rozhodl vedoucí hry
rulings-overrules = Nahrazuje { $precedent }.
rulings-overruled-by = Už neplatí: nahrazuje ho { $precedent }.
rulings-may-apply = Tak se budou hrát další hry. Tato jen tehdy, když souhlasí všichni hráči.
rulings-button-apply = Navrhnout pro tuto hru
rulings-table-holds = Platné precedenty: { $precedents }
rulings-table-departs = Odchyluje se od { $precedents }
rulings-none = Zatím se tu o ničem nerozhodlo. Otázku položíš příkazem `/doubt`.
rulings-list = { $count ->
    [one] { $count } precedent, více řekne `/ruling show`:
    [few] { $count } precedenty, nejnovější první; o jednom více řekne `/ruling show`:
   *[other] { $count } precedentů, nejnovější první; o jednom více řekne `/ruling show`:
 }
rulings-exported = Všechny precedenty tohoto serveru. Každý řádek obsahuje otisk předchozího.
votes-proposed-ruling = { $by } navrhuje precedent tohoto serveru pro tuto hru.

## Formuláře
rulings-form-title = Otázka k pravidlům
rulings-form-question = Otázka
rulings-form-clauses = Body pravidel, znáš-li je
rulings-form-answers = Odpovědi, každá na svém řádku
rulings-form-answers-how = Dvě až pět; bez nich: ano a ne. Volba, kterou odpověď určuje: Ano | volba=hodnota
rulings-form-sets = Co určuje první odpověď
rulings-form-why = Rozhodnout
rulings-form-reason = Proč
rulings-form-translate = V jiném jazyce
rulings-form-ruling = Rozhodnutí

## Odpovědi
reply-ruling-asked = Otázka { $number } je v { $channel }.
reply-ruling-waits = Otázka { $number } počká a objeví se v { $channel }, jakmile tam zase budu moct psát.
reply-ruling-cast = { $letters ->
    [none] Teď nesouhlasíš s žádnou odpovědí, takže se tvůj hlas nepočítá.
   *[other] Tvůj hlas: { $letters }. Stiskni další odpovědi, se kterými souhlasíš, nebo tutéž znovu, když chceš hlas vzít zpět.
 }
reply-ruling-decided = Rozhodnuto jako { $precedent }.
reply-ruling-withdrawn = Vzato zpět.
reply-ruling-translated = { $precedent } se teď dá číst i v tomto jazyce.

## Příkazy
command-doubt = Vznést pochybnost o tahu, výsledku nebo pravidle; dostane ji, kdo o tom rozhoduje
option-doubt-question = Co zpochybňuješ; bez toho se otevře formulář
option-doubt-freeze = Navrhnout také zastavení hodin do té doby
option-doubt-overrules = Precedent, který má být nahrazen
option-doubt-event = Událost, jejíž výsledek zpochybňuješ
rulings-form-result = Co je na výsledku špatně
rulings-form-result-title = Sporný výsledek
command-ruling = Otázky k pravidlům a co se tu rozhodlo
command-ruling-list = Co se na tomto serveru rozhodlo
command-ruling-show = Jeden precedent se vším, co se o něm ví
command-ruling-apply = Navrhnout hrát dál podle precedentu
command-ruling-translate = Přidat znění precedentu v jiném jazyce
command-ruling-withdraw = Vzít otázku zpět
command-ruling-export = Všechny precedenty jako soubor s otisky
option-clauses = Body pravidel, o které jde, např. MKU-7.3
option-answers = Odpovědi oddělené středníky: Ano; Ne | volba=hodnota
option-about = Pravidla které hry
option-ruling-list-overruled = I to, co už neplatí
option-ruling-translate-language = Jazyk
option-ruling-withdraw-question = Číslo otázky
option-precedent = Číslo precedentu, např. 14

## Nastavení
setup-option-ruling = Kdo rozhoduje o otázkách k pravidlům: { $value }
setup-option-voter-role = Role, která hlasuje: { $value }
setup-option-judge-role = Role rozhodčích: { $value }
setup-option-vote-hours = Kolik hodin trvá hlasování: { $value }
setup-option-quorum = Kolik hlasů hlasování potřebuje: { $value }
setup-option-ballot = Hlasování: { $value }
setup-option-binding = Precedenty: { $value }
setup-option-questions = Kanál, kde se ukazují otázky položené ve vláknech: { $value }
choice-setup-ruling-community = komunita hlasováním
choice-setup-ruling-table = stůl hlasy svých míst
choice-setup-ruling-judge = rozhodčí
choice-setup-ballot-secret = tajné
choice-setup-ballot-open = veřejné
choice-setup-binding-default = hostitel se smí viditelně odchýlit
choice-setup-binding-strict = závazné pro každý nový stůl
choice-clear-questions = kanál pro otázky
choice-clear-voter-role = role, která hlasuje
choice-clear-judge-role = role rozhodčích
option-setup-ruling = Kdo rozhoduje o otázkách k pravidlům
option-setup-voter-role = Role, jejíž držitelé hlasují
option-setup-judge-role = Role, jejíž držitelé rozhodují
option-setup-vote-hours = Kolik hodin je otázka otevřená
option-setup-quorum = Kolik hlasů hlasování potřebuje
option-setup-ballot = Zda všichni vidí, kdo jak hlasuje
option-setup-questions = Kanál pro otázky položené ve vláknech
option-setup-binding = Zda se hostitel smí odchýlit od precedentů

## Co nejde
engine-refused-ruling-empty = Otázka je prázdná.
engine-refused-ruling-too-long = { $count ->
    [one] Otázka a odpovědi mají ve zprávě { $count } znak
    [few] Otázka a odpovědi mají ve zprávě { $count } znaky
   *[other] Otázka a odpovědi mají ve zprávě { $count } znaků
 }, vejde se nejvýše { $most }: napiš to stručněji.
engine-refused-ruling-no-server = Otázky k pravidlům se kladou na serveru.
engine-refused-ruling-answers = Otázka má { $low } až { $high } odpovědí; tady jich je { $count }.
engine-refused-ruling-answers-alike = Dvě odpovědi jsou stejné.
engine-refused-ruling-answer-empty = Odpověď potřebuje před „|“ nějaká slova.
engine-refused-ruling-answer-long = { $count ->
    [one] Odpověď má { $count } znak
    [few] Odpověď má { $count } znaky
   *[other] Odpověď má { $count } znaků
 }, může jich mít nejvýše { $most }.
engine-refused-ruling-no-game = Odpověď může určovat volby jen v otázce k jedné hře; uveď ji (about).
engine-refused-ruling-sets-nothing = Za „|“ odpověď uvádí volby s hodnotami, např. volba=hodnota.
engine-refused-ruling-sets-term = { $option } si dohodne každý stůl; rozhodnutí to určit nemůže.
engine-refused-ruling-clauses = Jedna otázka se může týkat nejvýše { $most } bodů pravidel; tady jich je { $count }.
engine-refused-ruling-clause-unknown = { $near ->
    [no_suggestion] Bod pravidel „{ $given }“ neexistuje.
   *[other] Bod pravidel „{ $given }“ neexistuje. Nejde o { $near }?
 }
engine-refused-ruling-no-question = Otázka { $given } tu není.
engine-refused-ruling-closed = Otázka { $number } už skončila.
engine-refused-ruling-judge-decides = O této otázce rozhodne rozhodčí; nehlasuje se o ní.
engine-refused-ruling-vote-decides = O této otázce se hlasuje; rozhodčí o ní nerozhoduje.
engine-refused-ruling-not-at-table = Hlasují jen hráči té hry, kteří měli místo při položení otázky.
engine-refused-ruling-no-role = O této otázce hlasují jen držitelé role { $role }.
engine-refused-ruling-joined-later = Kdo přišel na server až po položení otázky, o ní nehlasuje.
engine-refused-ruling-never-played = Hlasuje jen ten, kdo tu před položením otázky dohrál hru s někým jiným.
engine-refused-ruling-too-many = Precedentů je na tomto serveru už { $most }; pro další není místo.
engine-refused-ruling-no-precedent = Precedent „{ $given }“ tu není.
engine-refused-ruling-not-judge = To přísluší rozhodčím tohoto serveru.
engine-refused-ruling-judge-plays = Hraješ ve hře, které se otázka týká, nebo v její skupině; musí o ní rozhodnout jiný rozhodčí.
engine-refused-ruling-not-yours = Otázku smí vzít zpět jen ten, kdo ji položil, nebo rozhodčí.
engine-refused-ruling-begun = Ostatní už hlasovali; teď může otázku vzít zpět jen rozhodčí.
engine-refused-ruling-text-empty = Otázka i rozhodnutí potřebují nějaká slova.
engine-refused-ruling-text-there = { $precedent } už v tomto jazyce znění má a to se nemění; lze ho nahradit novým precedentem.
engine-refused-ruling-server-full = Otevřených otázek je na tomto serveru už { $most }; počkej, až se o některé rozhodne.
engine-refused-ruling-person-full = Tvých otevřených otázek je už { $most }; počkej, až se o některé rozhodne.
engine-refused-ruling-overruled = { $precedent } už neplatí: nahrazuje ho { $by }.
engine-refused-ruling-in-question = Na nahrazení { $precedent } se už ptá otázka { $number }.
engine-refused-ruling-other-game = { $precedent } se týká pravidel jiné hry.
engine-refused-ruling-binds = Na tomto serveru je { $option } { $value } podle { $precedent }, což je závazné pro každý stůl.
engine-refused-ruling-binds-nothing = { $precedent } neurčuje žádnou volbu; řídí se jím lidé.
engine-refused-ruling-in-flight = Právě probíhá akce; souhlas dej, až skončí.
engine-refused-ruling-not-midway = { $option } se během hry změnit nemůže.
engine-refused-ruling-holds-already = Tato hra se tak už hraje.
engine-refused-ruling-unfit = Pozice teď nedovoluje změnit { $option }.
engine-refused-ruling-lesson = V lekci se není s kým přít.
fault-precedents-format = Tohle není soubor s precedenty.
rulings-approved-answer = { $letter } „{ $answer }“
