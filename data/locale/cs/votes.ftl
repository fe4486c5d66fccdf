# Hlasování, vracení tahů a místa, která mění držitele.

## Předloženo stolu
votes-proposed-draw = { $by } nabízí remízu.
votes-proposed-end = { $by } navrhuje ukončit hru bez výsledku.
votes-proposed-end-counted = { $by } navrhuje ukončit hru hned a určit výsledek podle současného stavu.
votes-proposed-pause = { $by } navrhuje hru přerušit.
votes-pause-until = Přestávka by skončila { $until }.
votes-pause-days = { $days ->
    [one] Přestávka by trvala { $days } den.
    [few] Přestávka by trvala { $days } dny.
   *[other] Přestávka by trvala { $days } dní.
 }
votes-proposed-dispute = { $by } žádá o hod kostkou ve sporné otázce pravidel.
votes-question = Otázka: { $question }
engine-refused-dispute-unknown = Pravidla této hry kostku pro spory neznají.
engine-refused-dispute-empty = Spor potřebuje otázku.
engine-refused-claim-unknown = Pravidla této hry nedávají čekajícímu nic; navrhni konec hry nebo nového držitele místa.
votes-proposed-resume = { $by } navrhuje pokračovat ve hře.
votes-proposed-undo = { $known ->
    [yes] { $by } žádá o vrácení posledního tahu hráče { $seat }. Vrátilo by se:
    [phase] { $by } žádá o vrácení celé fáze. Vrátilo by se:
   *[no] { $by } žádá o vrácení posledního tahu. Vrátilo by se:
 }
votes-proposed-replace = { $by } navrhuje nového hráče místo hráče { $seat }.
votes-replace-by = Nový hráč na tomto místě: { $person }.
votes-rule = { $count ->
    [one] Potřebný je { $count } hlas pro; hlasování končí { $until }. Hra zatím pokračuje.
    [few] Potřebné jsou { $count } hlasy pro; hlasování končí { $until }. Hra zatím pokračuje.
   *[other] Potřebných je { $count } hlasů pro; hlasování končí { $until }. Hra zatím pokračuje.
 }
votes-tally = Hlasování { $number } ({ $kind ->
    [draw] remíza
    [end] konec hry
    [pause] přestávka
    [resume] pokračování
    [undo] vrácení tahu
    [dispute] spor
    [ruling] hra podle precedentu
   *[replace] nový hráč na místě
 }): hlasy pro: { $ayes }/{ $needed }.
votes-closed = { $outcome ->
    [passed] { $kind ->
        [offer] Nabízené místo je obsazené.
       *[vote] Hlasování { $number } je rozhodnuto: souhlas.
     }
    [failed] Hlasování { $number } je rozhodnuto: nesouhlas.
    [expired] { $kind ->
        [offer] Nabízené místo si nikdo včas nevzal.
       *[vote] Hlasování { $number } skončilo: včas nesouhlasil dostatek míst.
     }
    [withdrawn] Hlasování { $number } bylo staženo.
    [vetoed] Číslo { $number } uzavřel vedoucí hry.
   *[lapsed] { $kind ->
        [offer] Nabídka místa už neplatí.
       *[vote] Hlasování { $number } pozbylo platnosti: situace se mezitím změnila.
     }
 }
votes-record = { $kind ->
    [draw] Remíza
    [end] Konec hry
    [pause] Přestávka
    [resume] Pokračování
    [undo] Vrácení tahu
    [dispute] Kostka ve sporu
    [ruling] Hra podle precedentu
    [replace] Nový hráč na místě
   *[offer] Nabídka místa
 }: { $outcome ->
    [passed] souhlas
    [failed] nesouhlas
    [expired] čas vypršel
    [withdrawn] staženo
    [vetoed] uzavřel vedoucí hry
   *[lapsed] pozbylo platnosti
 }. Pro: { $ayes }; proti: { $nays }.
votes-button-aye = Souhlasím
votes-button-nay = Nesouhlasím
votes-button-take = Převzít místo

## Co z toho plyne
votes-ended-draw = Hra končí remízou, se kterou všichni souhlasili.
votes-ended-agreed = Hra končí bez výsledku, se kterým všichni souhlasili.
votes-paused = Hra je přerušena, její hodiny stojí.
votes-paused-until = Přestávka skončí sama { $until }: hodiny poběží dál se zbylým časem a zmeškané lhůty se zase počítají. Dříve ji ukončí /game resume.
votes-pause-over = Přestávka skončila. Hra pokračuje s časem, který zbýval.
votes-resumed = Hra pokračuje s časem, který zbýval.
votes-undone = { $known ->
    [yes] Poslední tah hráče { $seat } je vrácen. Vráceno:
    [phase] Celá fáze je vrácena. Vráceno:
   *[no] Poslední tah je vrácen. Vráceno:
 }
votes-struck = ~~{ $sentence }~~
votes-taken-back = { $seat } bere zpět poslední odpověď.
votes-undo-shown = Mezitím se házelo, něco se ukázalo nebo někdo odpověděl: kdo to viděl, ví to dál, a hází se znovu.
votes-undo-record = { $alone ->
    [yes] Vráceno, protože u stolu sedí jediný člověk, ačkoli { $barrier ->
        [roll] už se házelo.
        [shuffle] už se něco míchalo nebo losovalo.
        [reveal] už bylo odhaleno něco skrytého.
        [edit] vedoucí hry už změnil pozici.
       *[answer] už odpověděl jiný hráč.
     }
   *[no] Vráceno se souhlasem všech, ačkoli { $barrier ->
        [roll] už se házelo.
        [shuffle] už se něco míchalo nebo losovalo.
        [reveal] už bylo odhaleno něco skrytého.
       *[answer] už odpověděl jiný hráč.
     }
 }
votes-offer-open = Místo hráče { $seat } je volné. Kdo ho chce převzít, ať stiskne tlačítko; nabídka končí { $until }.
votes-offer-named = { $people }, místo hráče { $seat } čeká na tebe. Převezmeš ho stiskem tlačítka; nabídka končí { $until }.
votes-seat-taken = { $seat } přebírá místo hráče { $before } a hraje dál.
votes-seat-record = Místo hráče { $before } přebírá { $name }.
votes-seat-left = { $seat } opouští hru.
votes-seat-left-record = { $name } opouští hru.
votes-nobody-left = U stolu nikdo nezůstal, hra je proto přerušena.

## Odpovědi
reply-vote-opened = { $kind ->
    [undo] Ostatní dostali otázku, zda s vrácením souhlasí.
   *[other] Tvůj návrh dostali všichni hráči.
 }
reply-vote-cast = Tvůj hlas je započítán.
reply-vote-passed = Souhlas.
reply-vote-declined = Nesouhlas.
reply-vote-withdrawn = Tvůj návrh je stažen.
reply-undone = Vráceno.
reply-undo-preview = { $what ->
    [answer] Vrátí se poslední odpověď hráče { $by }
    [phase] Vrátí se celá fáze
    [no] Vrátí se poslední tah
   *[action] Vrátí se poslední tah hráče { $by }
 }. { $need ->
    [free] Není k tomu třeba ničí souhlas.
    [consent] Souhlasit musí všichni hráči.
    [all] Souhlasit musí všichni hráči, protože se házelo, něco se ukázalo nebo někdo odpověděl: kdo to viděl, ví to dál, a hází se znovu.
    [alone] Všechna místa jsou tvoje, takže není třeba ničí souhlas; hází se znovu a záznam to uvádí.
   *[gm] I vedoucí hry, který sám hraje, potřebuje souhlas všech hráčů.
 }
votes-undo-list = Co by se vrátilo:
votes-undo-now = Vrátit
votes-undo-ask = Zeptat se ostatních
votes-concede-ask = Opravdu vzdát hru za hráče { $seat }? { $verb ->
    [order] Tvé figurky opustí bojiště na začátku tvého příštího tahu; do té doby se to nikdo nedozví.
    [withdraw] Tvé figurky hned opustí bojiště.
   *[concede] Odcházíš z ní hned, nebo jakmile skončí rozehraná akce; vzít to zpět nelze.
 }
votes-concede-sure = Vzdát hru
reply-claimed = Tvůj nárok je uznán: { $seat } má příliš mnoho zmeškaných lhůt.
votes-claim-waits = { $seat } má příliš mnoho zmeškaných lhůt a odejde, jakmile skončí rozehraná akce.
reply-seat-taken = Místo hráče { $seat } je teď tvé se vším, co k němu patří. Co se stalo naposledy:
reply-seat-left = V této hře už nehraješ. Tvé místo se nabízí ostatním; dokud ho nikdo nepřevezme, můžeš si ho tímtéž tlačítkem vzít zpět.

## Příkazy
command-game-undo = Vrátit, co se stalo naposledy
command-game-concede = Vzdát hru
command-game-draw = Nabídnout remízu
command-game-end = Navrhnout konec hry, s body, má-li je
command-game-pause = Navrhnout přerušení hry
command-game-resume = Navrhnout pokračování přerušené hry
command-game-replace = Navrhnout na místo někoho jiného
command-game-claim = Vzít si výhru, když soupeř zmeškal příliš limitů
command-vote = Návrhy u stolu: souhlas nebo nesouhlas
command-vote-agree = Souhlasit v hlasování
command-vote-decline = Nesouhlasit, nebo stáhnout vlastní návrh
option-game-undo-what = Celý tah, nebo jen tvou poslední odpověď v něm
option-game-concede-seat = Čí místo, máš-li jich několik
option-game-pause-until = Poslední den přestávky, např. 2026-08-10
option-game-pause-days = Nebo počet dní; bez konce: 14
option-game-replace-seat = Čí místo
option-game-replace-person = Kdo ho má převzít; prázdné: kdo stiskne první
option-vote-agree-vote = Číslo hlasování, běží-li jich několik
option-vote-decline-vote = Číslo hlasování, běží-li jich několik
choice-undo-action = celý tah
choice-undo-answer = jen mou poslední odpověď

## Co nejde
engine-refused-vote-paused-already = Hra už je přerušena.
engine-refused-pause-two-ends = Uveď buď poslední den přestávky, nebo počet dní; ne obojí.
engine-refused-pause-too-long = { $given ->
    [one] Přestávka nemůže trvat { $given } den; dovoleno: od 1 do { $most }.
    [few] Přestávka nemůže trvat { $given } dny; dovoleno: od 1 do { $most }.
   *[other] Přestávka nemůže trvat { $given } dní; dovoleno: od 1 do { $most }.
 }
engine-refused-pause-past = Poslední den přestávky, { $given }, už minul.
engine-refused-vote-not-paused = Hra není přerušena.
engine-refused-vote-closed = To už není otevřené.
engine-refused-vote-none = Neběží žádné hlasování, ve kterém máš hlas.
engine-refused-vote-which = Běží několik hlasování; uveď číslo toho, které máš na mysli: { $known }.
engine-refused-vote-not-yours = Tvé místo v tomto hlasování nehlasuje: kdo hlasuje, bylo určeno při jeho otevření.
engine-refused-undo-moved-on = Mezitím se něco stalo; podívej se znovu, co by se teď vrátilo.
engine-refused-claim-too-early = Nikdo nezmeškal za sebou dost limitů: { $count }/{ $needed }.
engine-refused-offer-to-another = Toto místo se nabízí někomu jinému: { $person }.
engine-refused-seat-held-already = Toto místo už drží tentýž člověk.
engine-refused-seat-unknown = V této hře není místo „{ $given }“.
