# Moce Albionu: co można zrobić, na przyciskach i listach; wezwania; panele.
# $pawn i $target to pionki z numerem i nazwą, $token, $weapon, $knight i $spell to nazwy.

albion-turn-set-up = { $several ->
    [yes] { $name }: wyposażcie rycerzy
   *[no] { $name }, wyposaż rycerzy
 }{ $counted ->
    [yes] {" "}(gotowi: { $said } z { $wanted })
   *[no] { "" }
 }.
albion-turn-movement = { $several ->
    [yes] { $name }: wydajcie rozkazy na rundę { $round }
   *[no] { $name }, wydaj rozkazy na rundę { $round }
 }{ $counted ->
    [yes] {" "}(wydało je { $said } z { $wanted })
   *[no] { "" }
 }.
albion-turn-items = { $several ->
    [yes] { $name }: co wasi rycerze zostawiają, biorą, wymieniają
   *[no] { $name }, { $looking ->
        [yes] obejrzyj zabrane rzeczy: zatrzymujesz czy odkładasz
       *[no] co twoi rycerze zostawiają, biorą, wymieniają
     }
 }{ $counted ->
    [yes] {" "}(gotowe: { $said } z { $wanted })
   *[no] { "" }
 }?
albion-turn-declare = { $several ->
    [yes] { $name }: kogo atakują wasi rycerze
   *[no] { $name }, kogo atakują twoi rycerze
 }{ $counted ->
    [yes] {" "}(ogłosiło już { $said } z { $wanted })
   *[no] { "" }
 }?
albion-turn-fights = { $name }, { $stage ->
    [terms] { $pawn } pokonany. Jakiego wykupu żądasz?
    [ransom] płacisz wykup ({ $pawn })?
    [deal] { $pawn } proponuje przerwanie walki. Przyjmujesz?
    [defence] { $pawn } otrzymuje cios. Jak się broni?
   *[turn] co robi { $pawn }?
 }

albion-card-running = Trwa runda { $round }.

albion-doing-group = Grupa
albion-doing-arm = Cechy i uzbrojenie
albion-doing-pawns = Numery pionków
albion-doing-ready-made = Gotowi rycerze
albion-doing-ready = Gotowe
albion-doing-orders = Ruch
albion-doing-done = Koniec ruchów
albion-doing-back = Powrót
albion-doing-items = Zostaw i weź
albion-doing-offer = Zaproponuj wymianę
albion-doing-exchange = Odpowiedz na propozycję
albion-doing-keep = Drugie spojrzenie
albion-doing-return = Wyposaż powracającego
albion-doing-declare = Atak
albion-doing-strike = Uderzenie
albion-doing-cast = Rzuć czar
albion-doing-change = Zmień broń
albion-doing-pick = Podnieś
albion-doing-flee = Ucieczka
albion-doing-pass = Pas
albion-doing-capitulate = Zaproponuj wykup i wróć do zamku
albion-doing-defend = Obrona
albion-doing-deal = Odpowiedz na propozycję
albion-doing-terms = Wykup
albion-doing-ransom = Zapłać wykup
albion-doing-order = Zostaw to instrukcjom

albion-do-moves-stay = Zawsze stać, aż powiem inaczej
albion-do-auto = Walcz dalej według instrukcji

albion-answer-fate-treasury = { $amount ->
    [one] Skarbiec: { $amount_signed } punkt
    [few] Skarbiec: { $amount_signed } punkty
   *[many] Skarbiec: { $amount_signed } punktów
 }
albion-answer-fate-weapon = Oddaj broń

once-more-rest-ready-made = Uzbrojono tylko niektórych rycerzy: pozostali dostaną gotowy zestaw.
once-more-duel-ends = To będzie drugi pas: pojedynek skończy się bez rozstrzygnięcia.

albion-tally = Rycerze na mapie

albion-balance = rycerze i Skarbiec

albion-ending-artefacts = oba artefakty w zamku
albion-ending-last = ostatni w grze
albion-ending-rounds = najwięcej punktów po ostatniej rundzie
albion-ending-draw = nikt nie pozostał

table-albion-status = { $leads ->
    [yes] { $cards }; Skarbiec { $treasury }.
   *[no] Nie masz jeszcze grupy; Skarbiec { $treasury }.
 }
table-albion-knight = { $pawn }: { $hex }, { albion-transport-words }, zmodyfikowana Siła { $modified }, Moc { $power }{ $hurt ->
    [yes] , rany { $damage }
   *[no] { "" }
 }{ $carries ->
    [yes] ; { $tokens }
   *[no] { "" }
 }
table-albion-knight-orders = { $pawn }: { $hex }, { albion-transport-words }{ $hurt ->
    [yes] , rany { $damage }
   *[no] { "" }
 }
table-albion-armed = { $knight }: Siła { $strength }, Moc { $power }{ $carries ->
    [yes] ; { $tokens }
   *[no] { "" }
 }
table-albion-numbered = Pionki od 1 do 4: { $cards }
table-albion-ordered = { $left ->
    [yes] Pozostali nie mają jeszcze rozkazów; dotąd: `{ $line }`
   *[no] Twoje rozkazy: `{ $line }`
 }

albion-button-hand = Twoi rycerze
