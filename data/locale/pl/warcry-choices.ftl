# Co gracz może zrobić, jako pozycje listy i przyciski: krótko, bez kropki. „none” oznacza brak.

warcry-doing-deck = Wybierz talie
warcry-doing-choose-muster-order = Kolejność rekrutacji
warcry-doing-muster-unit = Rekrutuj oddział
warcry-doing-muster-attachment = Rekrutuj rozszerzenie
warcry-doing-muster-pass = Zakończ rekrutację
warcry-doing-attack = Atak
warcry-doing-ranged-attack = Strzał
warcry-doing-play-command = Zagraj polecenie lub strategię
warcry-doing-use-command = Użyj polecenia z karty
warcry-doing-move = Ruch do formacji bojowej
warcry-doing-pass = Pas
warcry-doing-retreat = Odwrót
warcry-doing-retreat-unit = Oddziały w odwrocie
warcry-doing-play-tactic = Zagraj taktykę
warcry-doing-use-tactic = Użyj zdolności
warcry-doing-tactic-pass = Pas
warcry-doing-follow-up = Wypad
warcry-doing-follow-up-defender = Przyjęcie wypadu
warcry-doing-tie-break-unit = Oddział do ostatniej walki
warcry-doing-clean-up = Zachowane oddziały

warcry-do-deck = { $deck }
warcry-do-choose-muster-order = Pierwszy rekrutuje { $first }
warcry-do-muster-unit = Rekrutuj: { $card } → { $line ->
    [battle] formacja bojowa
   *[reserve] rezerwa
 } (koszt { $cost }, siła { $strength })
warcry-do-muster-attachment = Dołącz: { $card } → { $unit } (koszt { $cost })
warcry-do-muster-pass = Pasuj do końca rekrutacji
warcry-do-muster-on = Kontynuuj listę
warcry-do-attack = Atak: { $from } → { $to } · { $value } : { $against }
warcry-do-ranged-attack = Strzał: { $from } → { $to } · { $value } : { $against }
warcry-do-play-command = Zagraj: { $card }{ $choices ->
    [none] { "" }
   *[other] {" "}→ { $choices }
 }
warcry-do-use-command = Użyj: { $piece }{ $choices ->
    [none] { "" }
   *[other] {" "}→ { $choices }
 }
warcry-do-move = Ruch: { $unit } → formacja bojowa
warcry-do-pass = Pas
warcry-do-retreat = Odwrót: oddaj tę bitwę
warcry-do-retreat-unit = { $test ->
    [yes] Test: { $unit } (morale { $leadership })
   *[no] Odrzuć: { $unit }
 }
warcry-do-play-tactic = { $card } ({ $from }, koszt { $cost }){ $choices ->
    [none] { "" }
   *[other] {" "}→ { $choices }
 }
warcry-do-use-tactic = Użyj: { $piece }{ $choices ->
    [none] { "" }
   *[other] {" "}→ { $choices }
 }
warcry-do-tactic-pass = Pas: bez taktyki
warcry-do-pass-combat = Pas do końca walki
warcry-do-follow-up = { $yes ->
    [yes] Wykonaj wypad
   *[no] Bez wypadu
 }
warcry-do-follow-up-defender = Przyjmij: { $from } · { $strength } : { $against }
warcry-do-tie-break-unit = Wyślij: { $from } · siła { $strength }
warcry-do-clean-up = Formacja bojowa: { $battle ->
    [none] nikt
   *[other] { $battle }
 }; rezerwa: { $reserve ->
    [none] nikt
   *[other] { $reserve }
 }
warcry-do-concede = Poddaj grę
warcry-do-block = Blokuj: { $from } · { $strength } : { $against }
warcry-do-no-block = Nie blokuj
warcry-do-react = Reakcja: { $card }{ $unit ->
    [none] { "" }
   *[other] {" "}({ $unit })
 }
warcry-do-no-reaction = Bez reakcji

# Co robi dana pozycja, obok jej etykiety na liście.
warcry-about-deck = Między innymi: { $cards }
warcry-about-muster-unit = punkty taktyczne { $tactics } · morale { $leadership } · { $speed }{ $effect ->
    [none] { "" }
   *[other] {" "}· { $effect }
 }
warcry-about-muster-attachment = { $effect }
warcry-about-attack = { $unit } · cel: { $target }{ $state ->
    [committed] {" "}(wykluczony)
   *[ready] { "" }
 }
warcry-about-ranged-attack = { $unit } · cel: { $target }{ $state ->
    [committed] {" "}(wykluczony)
   *[ready] { "" }
 }
warcry-about-follow-up-defender = { $unit }
warcry-about-tie-break-unit = { $unit }
warcry-about-block = { $unit }
warcry-about-play-command = { $effect }
warcry-about-use-command = { $effect }
warcry-about-react = { $effect }
warcry-about-play-tactic = { $effect }
warcry-about-use-tactic = { $effect }
once-more-retreat = Odwrót oddaje tę bitwę: przeciwnik od razu ją wygrywa.
once-more-muster-end = Możesz jeszcze coś zrekrutować; po pasie nie zrekrutujesz już nic w tej bitwie.
