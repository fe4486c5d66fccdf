# Moci Albionu: co lze udělat, na tlačítkách a v seznamech; výzvy; panely.
# $pawn a $target jsou figurky s číslem a jménem, $token, $weapon, $knight a $spell jsou jména.

albion-turn-set-up = { $several ->
    [yes] { $name }: vyzbrojte své rytíře
   *[no] { $name }, vyzbroj své rytíře
 }{ $counted ->
    [yes] {" "}(připraveno: { $said } z { $wanted })
   *[no] { "" }
 }.
albion-turn-movement = { $several ->
    [yes] { $name }: dejte rozkazy na { $round }. kolo
   *[no] { $name }, dej rozkazy na { $round }. kolo
 }{ $counted ->
    [yes] {" "}(dalo je { $said } z { $wanted })
   *[no] { "" }
 }.
albion-turn-items = { $several ->
    [yes] { $name }: co vaši rytíři odloží, vezmou, vymění
   *[no] { $name }, { $looking ->
        [yes] prohlédni si, co máš nově: necháš si to, nebo vrátíš
       *[no] co tvoji rytíři odloží, vezmou, vymění
     }
 }{ $counted ->
    [yes] {" "}(hotovo: { $said } z { $wanted })
   *[no] { "" }
 }?
albion-turn-declare = { $several ->
    [yes] { $name }: na koho vaši rytíři zaútočí
   *[no] { $name }, na koho tvoji rytíři zaútočí
 }{ $counted ->
    [yes] {" "}(ohlásilo { $said } z { $wanted })
   *[no] { "" }
 }?
albion-turn-fights = { $name }, { $stage ->
    [terms] { $pawn } je poražen. Jaké výkupné žádáš?
    [ransom] zaplatíš výkupné ({ $pawn })?
    [deal] { $pawn } nabízí konec souboje. Přijímáš?
    [defence] { $pawn } dostává úder. Jak se brání?
   *[turn] co udělá { $pawn }?
 }

albion-card-running = Hraje se { $round }. kolo.

albion-doing-group = Skupina
albion-doing-arm = Vlastnosti a výzbroj
albion-doing-pawns = Čísla figurek
albion-doing-ready-made = Hotoví rytíři
albion-doing-ready = Připraveno
albion-doing-orders = Pohyb
albion-doing-done = Konec pohybu
albion-doing-back = Návrat
albion-doing-items = Odložit a vzít
albion-doing-offer = Nabídnout výměnu
albion-doing-exchange = Odpovědět na nabídku
albion-doing-keep = Druhý pohled
albion-doing-return = Vyzbrojit toho, kdo se vrací
albion-doing-declare = Útok
albion-doing-strike = Úder
albion-doing-cast = Seslat kouzlo
albion-doing-change = Změnit zbraň
albion-doing-pick = Zvednout
albion-doing-flee = Útěk
albion-doing-pass = Vzdát se útoku
albion-doing-capitulate = Nabídnout výkupné a odejít domů
albion-doing-defend = Obrana
albion-doing-deal = Odpovědět na nabídku
albion-doing-terms = Výkupné
albion-doing-ransom = Zaplatit výkupné
albion-doing-order = Nechat to na pokynech

albion-do-moves-stay = Vždy stát, dokud neřeknu jinak
albion-do-auto = Bojovat dál podle pokynů

albion-answer-fate-treasury = { $amount ->
    [one] Pokladnice: { $amount_signed } bod
    [few] Pokladnice: { $amount_signed } body
   *[other] Pokladnice: { $amount_signed } bodů
 }
albion-answer-fate-weapon = Vzdát se zbraně

once-more-rest-ready-made = Vyzbrojeni jsou jen někteří rytíři: ostatní dostanou hotovou výzbroj.
once-more-duel-ends = Pak se útoku vzdají oba: souboj skončí bez výsledku.

albion-tally = Rytíři na mapě

albion-balance = rytíři a Pokladnice

albion-ending-artefacts = oba artefakty v hradu
albion-ending-last = poslední ve hře
albion-ending-rounds = nejvíc bodů po posledním kole
albion-ending-draw = nikdo nezůstal

table-albion-status = { $leads ->
    [yes] { $cards }; Pokladnice { $treasury }.
   *[no] Ještě nemáš skupinu; Pokladnice { $treasury }.
 }
table-albion-knight = { $pawn }: { $hex }, { albion-transport-words }, upravená Síla { $modified }, Moc { $power }{ $hurt ->
    [yes] , zranění { $damage }
   *[no] { "" }
 }{ $carries ->
    [yes] ; { $tokens }
   *[no] { "" }
 }
table-albion-knight-orders = { $pawn }: { $hex }, { albion-transport-words }{ $hurt ->
    [yes] , zranění { $damage }
   *[no] { "" }
 }
table-albion-armed = { $knight }: Síla { $strength }, Moc { $power }{ $carries ->
    [yes] ; { $tokens }
   *[no] { "" }
 }
table-albion-numbered = Figurky 1 až 4: { $cards }
table-albion-ordered = { $left ->
    [yes] Ostatní ještě rozkazy nemají; zatím: `{ $line }`
   *[no] Tvé rozkazy: `{ $line }`
 }

albion-button-hand = Tvoji rytíři
