# Moci Albionu: stálé pokyny, jak je čte jejich hráč. $pawn je kód figurky.

albion-order-moves = Pohyb: všichni stojí, pokud nedám rozkazy.
albion-order-take = Předměty: { $some ->
    [yes] vzít: { $tokens }.
   *[no] nic nebrat.
 }
albion-order-leave = Předměty: { $some ->
    [yes] nechat: { $tokens }.
   *[no] nic nenechávat.
 }
albion-order-attack = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: útočit: { $cards }{ $carriers ->
    [yes] {" "}a každý, kdo vzal něco tam, kde ležely artefakty
   *[no] {""}
 }.
albion-order-attack-carriers = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: útočit na každého, kdo vzal něco tam, kde ležely artefakty.
albion-order-attack-nobody = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: na nikoho neútočit.
albion-order-join = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: přidávat se k bojům.
albion-order-auto = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: otázky a souboje se hned řeší výchozí volbou, neříká-li pokyn jinak.
albion-order-weapon = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: zbraň v ruce: { $token }.
albion-order-defence-best = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: lepší z vykrytí a úhybu.
albion-order-defence-parry = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: vykrývat.
albion-order-defence-dodge = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: uhýbat.
albion-order-strike = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: udeřit.
albion-order-defence-spell = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: bránit se kouzlem { $spell } ({ $version ->
    [plus] +
   *[minus] −
 }) od { $least } %.
albion-order-fight-spell = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: útočit kouzlem { $spell } ({ $version ->
    [plus] +
   *[minus] −
 }) od { $least } %.
albion-order-flee-below = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: utéct, když je upravená Síla menší než { $amount }.
albion-order-offer-below = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: nabídnout { $price } za konec boje, když je upravená Síla menší než { $amount }.
albion-order-ransom-price = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: žádat výkupné { $price }.
albion-order-accept-offer-from = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: přijímat nabídky od { $price }.
albion-order-stop-after = { $whose ->
    [yes] { $pawn }
   *[no] Všichni rytíři
 }: po tahu { $amount } už neútočit.
albion-refused-no-such-version = Kouzlo { $spell } takovou podobu nemá: { $version ->
    [plus] s kladnou iniciativou.
   *[minus] se zápornou iniciativou.
 }
