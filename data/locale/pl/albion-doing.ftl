# Powers of Albion: what may be done, on buttons and in lists. $pawn and $target are pawns by code and name.

albion-open-arm = Wyposaż: { $knight }
albion-open-pawns = Numery pionków: { $card }
albion-open-orders = Wydaj rozkazy
albion-open-items = Zostaw i weź
albion-open-keep = Co znaleziono
albion-open-offer = Zaproponuj wymianę
albion-open-declare = Zapowiedz ataki
albion-open-return = { $pawn } wraca: wyposaż

albion-do-group = Prowadź: { $cards }
albion-do-ready-made = Weź gotowych rycerzy
albion-do-ready = Gotowe
albion-do-arm = { $knight }: gotowy zestaw
albion-do-orders-none = Wszyscy stoją
albion-do-done = Pozostali stoją
albion-do-march-plan = Wszyscy po artefakty
albion-do-march = { $pawn } na { $hex }
albion-do-items-plan = Weź konie, przedmioty, artefakty
albion-do-keep-plan = Zatrzymaj, co znaleziono
albion-do-hand-over = { $pawn } oddaje artefakt ({ $target })
albion-do-items-none = Nic nie zostawiaj i nie bierz
albion-do-accept = Przyjmij ofertę { $offer } ({ $pawn })
albion-do-refuse = Odrzuć ofertę { $offer } ({ $pawn })
albion-do-attack-plan = Atakuj tam, gdzie się opłaca
albion-do-declare-none = Nikogo nie atakuj
albion-do-attack = { $pawn } atakuje: { $target }
albion-do-strike = Uderz: { $target } ({ $chance }%)
albion-do-cast = { $version ->
    [plus] { $spell } (+): { $target }
   *[minus] { $spell } (−): { $target }
 } ({ $chance }%)
albion-do-change = Zmień broń: { $weapon }
albion-do-pick = Podnieś i użyj: { $token }
albion-do-pick-carry = Podnieś: { $token }
albion-do-flee = Uciekaj
albion-do-pass = Pas
albion-do-capitulate = Zaproponuj okup { $price } ({ $target })
albion-do-parry = Paruj ({ $chance }%)
albion-do-dodge = Unik ({ $chance }%)
albion-do-none = Bez obrony
albion-do-defend = { $version ->
    [plus] { $spell } (+)
   *[minus] { $spell } (−)
 } ({ $chance }%)
albion-do-deal-accept = Zgoda
albion-do-deal-refuse = Odmowa
albion-do-deal-counter = Podaj inną cenę: { $price }
albion-do-terms = Zażądaj okupu: { $price }
albion-do-terms-none = Bez okupu
albion-do-ransom-pay = Zapłać
albion-do-ransom-decline = Nie płać
