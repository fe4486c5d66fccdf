# Powers of Albion: what may be done, on buttons and in lists. $pawn and $target are pawns by code and name.

albion-open-arm = Wyposaż: { $knight }
albion-open-pawns = Numery pionków: { $card }
albion-open-orders = Rozkazy: { $pawn }
albion-open-items = Zostaw i weź
albion-open-keep = Co znaleziono
albion-open-offer = Zaproponuj wymianę
albion-open-declare = Ataki: { $pawn }
albion-open-return = { $pawn } wraca: wyposaż

albion-do-group = Weź: { $cards }
albion-about-group = { $knights }
albion-do-ready-made = Weź gotowych rycerzy
albion-do-ready = Gotowe
albion-do-arm = { $knight }: gotowy zestaw
albion-do-pawns = { $knights }
albion-do-return = Siła { $strength }, Moc { $power }; { $tokens }
albion-do-orders-none = Wszyscy stoją
albion-do-done = Pozostali stoją
albion-do-done-items = Niech zostanie to, co dozwolone
albion-do-done-declaring = Pozostali nikogo nie atakują
albion-do-march-plan = Wszyscy po artefakty
albion-do-march = { $site ->
    [yes] Na { $hex } ({ $card })
   *[no] Na { $hex }
 }
albion-do-march-leave = Na { $hex } i zostaw tam konia lub łódź
albion-do-march-stay = Stój
albion-do-march-stay-leave = Stój i zostaw konia lub łódź
albion-do-items-plan = Weź konie, przedmioty, artefakty
albion-do-keep-plan = Zatrzymaj, co znaleziono
albion-do-hand-over = { $pawn } oddaje artefakt ({ $target })
albion-do-items-none = Nic nie zostawiaj i nie bierz
albion-do-take-all = { $pawn } bierze wszystko
albion-do-take-nothing = { $pawn } nic nie bierze
albion-do-take-this = { $pawn } bierze: { $token }
albion-do-take-object = { $pawn } bierze zakryty żeton
albion-do-leave-this = { $pawn } zostawia: { $token }
albion-do-put-back = { $pawn } odkłada: { $token }
albion-do-give = { $pawn } daje ({ $target }): { $token }
albion-do-accept = Przyjmij ofertę { $offer } ({ $pawn })
albion-do-accept-with = Przyjmij ofertę { $offer } ({ $pawn }) i oddaj: { $tokens }
albion-do-refuse = Odrzuć ofertę { $offer } ({ $pawn })
albion-do-attack-plan = Atakuj tam, gdzie się opłaca
albion-do-declare-none = Nikogo nie atakuj
albion-do-attack = Atakuj: { $target }
albion-do-attack-join = Nie atakuj, lecz dołącz do walk swoich
albion-do-attack-nobody = Ten rycerz nikogo nie atakuje
albion-do-strike = Uderz: { $target } · { $chance }%
albion-do-cast = { $version ->
    [plus] { $spell } (+): { $target }
   *[minus] { $spell } (−): { $target }
 } · { $chance }%
albion-do-change = Zmień broń: { $weapon }
albion-do-pick = Podnieś i użyj: { $token }
albion-do-pick-carry = Podnieś: { $token }
albion-do-flee = Uciekaj
albion-do-pass = Pas
albion-do-back = Wracam do gry
albion-do-capitulate = Zaproponuj wykup { $price } ({ $target })
albion-do-parry = Paruj · { $chance }%
albion-do-dodge = Unik · { $chance }%
albion-do-none = Przyjmij cios
albion-do-defend = { $version ->
    [plus] { $spell } (+)
   *[minus] { $spell } (−)
 } · { $chance }%
albion-do-deal-accept = Zgoda
albion-do-deal-refuse = Odmowa
albion-do-deal-counter = Podaj inną cenę: { $price }
albion-do-terms = Zażądaj wykupu: { $price }
albion-do-terms-none = Bez wykupu
albion-do-ransom-pay = Zapłać
albion-do-ransom-decline = Nie płać
