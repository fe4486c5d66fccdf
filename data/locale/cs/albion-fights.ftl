# Moci Albionu: ohlášení, souboje a boje více rytířů, magie, útěk, porážka.
# $pawn, $target a $foe jsou figurky s kódem a jménem („2.3 Lancelot“), $members několik z nich; $seat je hráč.
# $weapon a $token jsou jména žetonů; $hex je pole.

## Ohlášení a začátek

albion-event-fight-declared = Útok: { $pawn } → { $target }.
albion-event-fight-joined = { $pawn } se přidává k boji, soupeř: { $target }.
albion-event-no-fight = V tomto kole nikdo neútočí.
albion-event-fight-started = { $several ->
    [no] Souboj: { $members }
   *[yes] Boj více rytířů: { $members }
 }
albion-event-identity-revealed = { $pawn } odhaluje tvář: Síla { $strength }, Moc { $power } (na začátku { $start_power }), zranění { $damage }; { $armed ->
    [no] beze zbraně a zbroje.
   *[yes] { $tokens }.
 }
albion-event-worn-out = { $pawn } už nemá sílu vzdorovat: { $foe } ho poráží bez jediného úderu.
albion-event-weapon-drawn = { $armed ->
    [yes] { $pawn }: v ruce { $weapon }.
   *[no] { $pawn }: beze zbraně v ruce.
 }
albion-event-initiative-rolled = { $pawn }: hod o iniciativu { $die }.
albion-event-initiative-set = { $several ->
    [yes] Iniciativu má { $pawn } (soupeř: { $foe }).
   *[no] Iniciativu má { $pawn }.
 }
albion-event-order-fixed = Pořadí útoků: { $members }.

## Údery a obrana

albion-event-strike-rolled = { $pawn } útočí (cíl: { $target }, zbraň: { $weapon }): { $dice_added } = **{ $total }**, je třeba nejvýš { $need }: { $hit ->
    [yes] úder sedí.
   *[no] vedle.
 }
albion-event-no-defence = { $pawn } je spoutaný a nemůže se bránit.
albion-event-not-defended = { $pawn } se nebrání.
albion-event-defence-rolled = { $how ->
    [parry] { $pawn } vykrývá: { $dice_added } = **{ $total }**, je třeba nejvýš { $need }: { $stopped ->
        [yes] úder je zastaven.
       *[no] marně.
     }
   *[dodge] { $pawn } uhýbá: { $dice_added } = **{ $total }**, je třeba aspoň { $need }: { $stopped ->
        [yes] úder jde mimo.
       *[no] marně.
     }
 }
albion-event-damage-applied = { $hurt ->
    [yes] { $pawn } je zraněn: **{ $damage }** ({ albion-wound-dice }); zranění celkem { $total }.
   *[no] { $pawn } není zraněn ({ albion-wound-dice }); zranění pořád { $total }.
 }
albion-wound-dice = kostky { $dice_added }{ $armoured ->
    [no] {""}
   *[yes] {" "}− { $armour } za zbroj
 }{ $eased ->
    [no] {""}
   *[yes] {" "}− { $amount } za předmět
 }
albion-event-wounded = { $pawn } je zraněn.
albion-event-unharmed = { $pawn } vyvázl bez zranění.
albion-event-object-shown = { $pawn } má předmět: { $token }.
albion-event-weapon-dropped = { $pawn } upouští zbraň: { $weapon } leží na { $hex }.
albion-event-token-fell = { $pawn } je pěšky: { $token } padá na { $hex }.
albion-event-breaking-rolled = { $broken ->
    [yes] { $weapon }: { $dice_added }, zbraň se láme.
   *[no] { $weapon }: { $dice_added }, zbraň vydrží.
 }
albion-event-unhorsed = { $pawn } letí ze sedla.
albion-event-equipment-changed = { $pawn } mění zbraň: { $weapon }.
albion-event-picked-up = { $use ->
    [yes] { $pawn } zvedá a bere do ruky: { $token }.
   *[no] { $pawn } zvedá: { $token }.
 }
albion-event-passed = { $pawn } neútočí.

## Magie

albion-event-spell-cast = { $healing ->
    [yes] { $pawn } sesílá kouzlo { $spell } ({ $version ->
        [plus] +
       *[minus] −
     }): { $dice_added } = **{ $total }**, je třeba méně než { $power }: { $worked ->
        [yes] povedlo se.
       *[no] nepovedlo se.
     }
   *[no] { $pawn } sesílá kouzlo { $spell } ({ $version ->
        [plus] +
       *[minus] −
     }), cíl: { $target }: { $dice_added } = **{ $total }**, je třeba méně než { $power }: { $worked ->
        [yes] povedlo se.
       *[no] nepovedlo se.
     }
 }
albion-event-power-paid = { $pawn }: cena v Moci { $amount }, zbývá { $power }.
albion-event-backlash = Kouzlo se obrací: { $pawn } ztrácí { $amount } Moci, zbývá { $power }.
albion-event-weakened = { $pawn } je slabší o { $amount } do konce boje (celkem { $total }).
albion-event-power-rolled = { $pawn }: hod o ztrátu Moci: { $dice_added }.
albion-event-power-lost = { $pawn } ztrácí { $amount } Moci, zbývá { $power }.
albion-event-bound = { $pawn } nemá obranu proti příštímu úderu (útočí { $foe }).
albion-event-healed = { $pawn } léčí { $amount } (kostka: { $dice_added }): zranění celkem { $total }.

## Útěk a konec

albion-event-flee-tested = { $pawn } se pokouší utéct: { $dice_added }{ $helped ->
    [no] {""}
   *[yes] {" "}+ { $bonus }
 } = **{ $total }**, je třeba aspoň { $need }: { $passed ->
    [yes] vytrhne se.
   *[no] nedaří se.
 }
albion-event-nowhere-to-flee = { $pawn } nevidí bezpečné pole a zůstává.
albion-event-fled = { $pawn } utíká na { $hex }.
albion-event-fight-without-result = { $how ->
    [exhausted] Bojovníci jsou vyčerpaní: { $members } se rozcházejí bez výsledku.
   *[given_up] Nikdo už neútočí: { $members } se rozcházejí bez výsledku.
 }
albion-event-fight-ended = Boj skončil.
albion-event-mounted-again = { $pawn } sedí zase v sedle.
albion-event-defeated = **{ $pawn } je poražen; vítěz: { $foe }.**
albion-event-eliminated = **{ $pawn } je vyřazen ze hry.**
albion-event-ransom-asked = { $price ->
    [one] { $seat } žádá { $price } bod výkupného ({ $pawn }).
    [few] { $seat } žádá { $price } body výkupného ({ $pawn }).
   *[other] { $seat } žádá { $price } bodů výkupného ({ $pawn }).
 }
albion-event-no-ransom = { $seat } nepřijímá výkupné: { $pawn }.
albion-event-ransom-declined = Výkupné není zaplaceno: { $pawn }.
albion-event-ransomed = { $pawn } je vykoupen za { $price }; v Pokladnici zbývá { $treasury }.
albion-event-offer-made = { $price ->
    [one] { $pawn } nabízí ukončit boj za { $price } bod (soupeř: { $foe }).
    [few] { $pawn } nabízí ukončit boj za { $price } body (soupeř: { $foe }).
   *[other] { $pawn } nabízí ukončit boj za { $price } bodů (soupeř: { $foe }).
 }
albion-event-offer-refused = { $seat } nabídku odmítá ({ $pawn }).
albion-event-offer-countered = { $price ->
    [one] { $seat } žádá místo toho { $price } bod ({ $pawn }).
    [few] { $seat } žádá místo toho { $price } body ({ $pawn }).
   *[other] { $seat } žádá místo toho { $price } bodů ({ $pawn }).
 }
albion-event-offer-accepted = { $seat } nabídku přijímá ({ $pawn }).
albion-event-capitulated = { $price ->
    [one] **{ $pawn } se vzdává za { $price } bod** (soupeř: { $foe }) a vrací se do svého hradu.
    [few] **{ $pawn } se vzdává za { $price } body** (soupeř: { $foe }) a vrací se do svého hradu.
   *[other] **{ $pawn } se vzdává za { $price } bodů** (soupeř: { $foe }) a vrací se do svého hradu.
 }

## Otázky

albion-ask-weapon = Kterou zbraň bere do ruky { $pawn }?
albion-ask-flee-to = Kam utíká { $pawn }?
albion-ask-mount-again = Nasedne { $pawn } znovu na koně?

## Odmítnutí

albion-refused-fight-not-waiting = Boj teď nečeká na tebe.
albion-refused-answer-first = Nejdřív je třeba odpovědět na něco jiného: na úder, nabídku nebo výkupné.
albion-refused-no-such-foe = Taková figurka v tomto boji není: { $given }. Zadej kód soupeře, například 2.1.
albion-refused-no-weapon-in-use = { $pawn } nemá zbraň v ruce a nemůže udeřit.
albion-refused-no-enemy = To je rytíř tvé strany: { $target }.
albion-refused-not-in-this-fight = Tohoto boje se neúčastní: { $target }.
albion-refused-foe-not-near = { $target } a { $pawn } nestojí vedle sebe.
albion-refused-foe-has-initiative = Iniciativu v této dvojici má { $target }: dokud se to nezmění, { $pawn } tam zaútočit nemůže.
albion-refused-spell-of-other-use = { $use ->
    [attack] { $spell }: tímto kouzlem se neútočí.
   *[defence] { $spell }: tímto kouzlem se nebrání.
 }
albion-refused-power-too-low = { $spell } v této podobě vyžaduje počáteční Moc { $need }; { $pawn } má počáteční Moc { $power }.
albion-refused-spell-cast-before = { $spell }: { $pawn } smí toto kouzlo seslat v boji jen jednou a už to udělal.
albion-refused-target-on-foot = { $spell }: { $target } bojuje pěšky a shodit lze jen jezdce.
albion-refused-target-unarmed = { $spell }: { $target } nemá v ruce zbraň.
albion-refused-no-weapon-to-parry = { $pawn } nemá v ruce zbraň a nemůže vykrývat.
albion-refused-parry-too-weak = { $weapon } má účinnost { $efficacy }, k vykrytí je třeba aspoň { $need } ({ $token }).
albion-refused-flight-from-riders = { $pawn } nemůže utéct: pěšky jezdci nikdo neuteče.
albion-refused-flight-held = { $pawn } nemůže utéct, dokud nad ním má nepřítel iniciativu.
albion-refused-offer-too-late = Nabídnout už nic nelze: někdo je už poražen.
albion-refused-offered-already = Nabídka už padla: další až po změně iniciativy.
albion-refused-not-to-change = { $pawn } nemůže změnit zbraň na: { $token }. Musí to být zbraň, kterou nese, smí teď použít a nemá v ruce.
albion-refused-nothing-there = Na poli { $hex } to neleží lícem nahoru: { $token }.
albion-refused-not-in-a-fight = V boji lze zvednout jen zbraň nebo štít; tohle je něco jiného: { $token }.
albion-refused-only-mounted = To smí nést jen jezdec: { $token }.
albion-refused-beats-himself = Taková tíha by porazila samotného rytíře: upravená Síla by klesla na { $least } nebo níž ({ $token }).
albion-refused-not-to-pick-up = { $pawn } to teď nemůže zvednout: { $token }.
albion-refused-no-pass = { $pawn } se teď nemá čeho vzdát.
albion-refused-not-so-many-points = V tvé Pokladnici { $treasury ->
    [one] je { $treasury } bod
    [few] jsou { $treasury } body
   *[other] je { $treasury } bodů
 }; { $price } je příliš.
albion-refused-points-offered = V tvé Pokladnici { $treasury ->
    [one] je { $treasury } bod
    [few] jsou { $treasury } body
   *[other] je { $treasury } bodů
 }, z toho { $offered } v otevřené nabídce ukončit boj; dokud na ni není odpověď, { $price } je příliš.
albion-refused-nothing-to-defend = Teď není úder, proti kterému by bylo třeba se bránit.
albion-refused-no-deal-offered = Nikdo teď nenabízí ukončení boje.
albion-refused-nobody-beaten = Nikdo není poražen: není za koho žádat výkupné.
albion-refused-no-such-answer = Nabídku lze přijmout, odmítnout, nebo jednou uvést jinou cenu, na kterou má Pokladnice druhého; ne { $price }.
albion-refused-no-such-terms = Cena výkupného musí být mezi 0 a tím, co má Pokladnice poraženého; ne { $price }.
albion-refused-nothing-to-pay = Teď není žádné výkupné k zaplacení.
albion-refused-nobody-to-attack = Žádný z tvých rytířů nestojí na souši vedle soupeře.
albion-refused-not-in-reach = { $pawn } nemůže zaútočit, cíl: { $target }. Oba musí stát na sousedních polích souše a být soupeři.
albion-refused-worn-out-to-attack = { $pawn } je vyčerpaný: upravená Síla { $strength }, k útoku je třeba aspoň { $least }.
