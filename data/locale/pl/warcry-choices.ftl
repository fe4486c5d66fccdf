# Co gracz może zrobić, jako pozycje listy i przyciski: krótko, bez kropki. „none” oznacza brak.

warcry-doing-deck = Wybierz talie
warcry-doing-choose-muster-order = Kolejność rekrutacji
warcry-doing-muster-unit = Rekrutuj oddział
warcry-doing-muster-attachment = Rekrutuj rozszerzenie
warcry-doing-muster-pass = Zakończ rekrutację
warcry-doing-attack = Atak
warcry-doing-ranged-attack = Strzał
warcry-doing-play-command = Zagraj komendę lub strategię
warcry-doing-use-command = Użyj zdolności komendy
warcry-doing-move = Ruch do formacji bojowej
warcry-doing-pass = Pas
warcry-doing-retreat = Odwrót
warcry-doing-retreat-unit = Oddziały w odwrocie
warcry-doing-play-tactic = Zagraj taktykę
warcry-doing-use-tactic = Użyj zdolności
warcry-doing-tactic-pass = Pas
warcry-doing-follow-up = Atak wtórny
warcry-doing-follow-up-defender = Przyjęcie ataku wtórnego
warcry-doing-tie-break-unit = Oddział do ostatniej walki
warcry-doing-clean-up = Zachowane oddziały

warcry-do-deck = Gotowa talia: { $deck }
warcry-do-choose-muster-order = Pierwszy rekrutuje { $first }
warcry-do-muster-unit = Rekrutuj: { $card } -> { $line ->
    [battle] formacja bojowa
   *[reserve] rezerwa
 }
warcry-do-muster-attachment = Dołącz: { $card } -> { $unit }
warcry-do-muster-pass = Zakończ rekrutację
warcry-do-attack = Atak: { $unit } -> { $target }
warcry-do-ranged-attack = Strzał: { $unit } -> { $target }{ $mode ->
    [none] { "" }
   *[other] {" "}(wartość { $mode })
 }
warcry-do-play-command = Zagraj: { $card }{ $choices ->
    [none] { "" }
   *[other] {" "}-> { $choices }
 }
warcry-do-use-command = Użyj: { $piece } (zdolność { $ability }){ $choices ->
    [none] { "" }
   *[other] {" "}-> { $choices }
 }
warcry-do-move = Ruch: { $unit } -> formacja bojowa
warcry-do-pass = Pas
warcry-do-retreat = Odwrót: oddaj tę bitwę
warcry-do-retreat-unit = { $test ->
    [yes] Test: { $unit }
   *[no] Odrzuć: { $unit }
 }
warcry-do-play-tactic = Zagraj: { $card }{ $by ->
    [none] { "" }
   *[other] {" "}oddziałem { $by }
 }{ $choices ->
    [none] { "" }
   *[other] {" "}-> { $choices }
 }
warcry-do-use-tactic = Użyj: { $piece } (zdolność { $ability }){ $choices ->
    [none] { "" }
   *[other] {" "}-> { $choices }
 }
warcry-do-tactic-pass = Pas: bez taktyki
warcry-do-follow-up = { $yes ->
    [yes] Wykonaj atak wtórny
   *[no] Bez ataku wtórnego
 }
warcry-do-follow-up-defender = Przyjmij atak oddziałem: { $unit }
warcry-do-tie-break-unit = Wyślij: { $unit }
warcry-do-clean-up = Formacja bojowa: { $battle ->
    [none] nikt
   *[other] { $battle }
 }; rezerwa: { $reserve ->
    [none] nikt
   *[other] { $reserve }
 }
warcry-do-concede = Poddaj grę
warcry-do-block = Blokuj: { $unit }
warcry-do-no-block = Nie blokuj
warcry-do-react = Reakcja: { $card }{ $unit ->
    [none] { "" }
   *[other] {" "}({ $unit })
 }
warcry-do-no-reaction = Bez reakcji
