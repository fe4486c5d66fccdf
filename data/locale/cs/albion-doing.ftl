# Powers of Albion: what may be done, on buttons and in lists. $pawn and $target are pawns by code and name.

albion-open-arm = Vyzbrojit: { $knight }
albion-open-pawns = Čísla figurek: { $card }
albion-open-orders = Rozkazy: { $pawn }
albion-open-items = Nechat a vzít
albion-open-keep = Co se našlo
albion-open-offer = Nabídnout výměnu
albion-open-declare = Útoky: { $pawn }
albion-open-return = { $pawn } se vrací: vyzbrojit

albion-do-group = Vzít: { $cards }
albion-about-group = { $knights }
albion-do-ready-made = Vzít hotové rytíře
albion-do-ready = Připraveno
albion-do-arm = { $knight }: hotová výzbroj
albion-do-pawns = { $knights }
albion-do-return = Síla { $strength }, Moc { $power }; { $tokens }
albion-do-orders-none = Všichni stojí
albion-do-done = Ostatní stojí
albion-do-done-items = Ať platí to, co je dovoleno
albion-do-done-declaring = Ostatní na nikoho neútočí
albion-do-march-plan = Všichni pro artefakty
albion-do-march = { $site ->
    [yes] Na { $hex } ({ $card })
   *[no] Na { $hex }
 }
albion-do-march-leave = Na { $hex } a nechat tam koně nebo loďku
albion-do-march-stay = Zůstat
albion-do-march-stay-leave = Zůstat a nechat koně nebo loďku
albion-do-items-plan = Vzít koně, předměty, artefakty
albion-do-keep-plan = Nechat si, co se našlo
albion-do-hand-over = { $pawn } předá artefakt ({ $target })
albion-do-items-none = Nic nenechat ani nevzít
albion-do-take-all = { $pawn } bere všechno
albion-do-take-nothing = { $pawn } nic nebere
albion-do-take-this = { $pawn } bere: { $token }
albion-do-take-object = { $pawn } bere zakrytý žeton
albion-do-leave-this = { $pawn } nechává: { $token }
albion-do-put-back = { $pawn } vrací: { $token }
albion-do-give = { $pawn } dává ({ $target }): { $token }
albion-do-accept = Přijmout nabídku { $offer } ({ $pawn })
albion-do-accept-with = Přijmout nabídku { $offer } ({ $pawn }) a dát: { $tokens }
albion-do-refuse = Odmítnout nabídku { $offer } ({ $pawn })
albion-do-attack-plan = Útočit, kde se to vyplatí
albion-do-declare-none = Na nikoho neútočit
albion-do-attack = Zaútočit: { $target }
albion-do-attack-join = Neútočit, ale přidat se k bojům svých
albion-do-attack-nobody = Tento rytíř na nikoho neútočí
albion-do-strike = Udeřit: { $target } · { $chance } %
albion-do-cast = { $version ->
    [plus] { $spell } (+): { $target }
   *[minus] { $spell } (−): { $target }
 } · { $chance } %
albion-do-change = Změnit zbraň: { $weapon }
albion-do-pick = Zvednout a použít: { $token }
albion-do-pick-carry = Zvednout: { $token }
albion-do-flee = Utéct
albion-do-pass = Vzdát se útoku
albion-do-back = Jsem zpět
albion-do-capitulate = Nabídnout výkupné { $price } ({ $target })
albion-do-parry = Krýt se · { $chance } %
albion-do-dodge = Uhnout · { $chance } %
albion-do-none = Přijmout ránu
albion-do-defend = { $version ->
    [plus] { $spell } (+)
   *[minus] { $spell } (−)
 } · { $chance } %
albion-do-deal-accept = Souhlasit
albion-do-deal-refuse = Odmítnout
albion-do-deal-counter = Navrhnout jinou cenu: { $price }
albion-do-terms = Žádat výkupné: { $price }
albion-do-terms-none = Bez výkupného
albion-do-ransom-pay = Zaplatit
albion-do-ransom-decline = Neplatit
