# Słowa na obrazkach Talismanu i na planszy tekstowej, która mówi to samo. Nazwy pozostają bez odmiany.

## Tytuł

picture-tal-title = Magia i Miecz
picture-tal-round = Kolejka { $round }
picture-tal-round-of = Kolejka { $round } z { $last }
picture-tal-before = Przed pierwszą kolejką
picture-tal-turn = Ruch: { $name }
picture-tal-turn-many = { $count ->
    [one] Do ruchu: { $count } gracz
    [few] Do ruchu: { $count } gracze
   *[many] Do ruchu: { $count } graczy
 }
picture-tal-turn-none = Nikt nie ma teraz ruchu
picture-tal-winners = { $count ->
    [one] Zwycięża: { $names }
    [few] Zwyciężają: { $names }
   *[many] Zwyciężają: { $names }
 }
picture-tal-drawn = Remis: { $names }
picture-tal-nobody-won = Nikt nie zwycięża

## Ostatnia akcja

picture-tal-last-roll = { $name }: rzut { $die }, { $space }
picture-tal-last-move = { $name }: ruch, { $space }
picture-tal-last-drawn = { $name } ciągnie: { $cards }
picture-tal-last-card = { $name } spotyka: { $cards }
picture-tal-last-cards = { $name }: { $cards }
picture-tal-last-person = { $name } odwiedza: { $cards }
picture-tal-last-use = { $name } używa: { $cards }
picture-tal-last-cast = { $name } rzuca Czar: { $cards }
picture-tal-last-cast-at = { $name } rzuca Czar: { $cards }, cel: { $target }
picture-tal-last-fight = { $kind ->
    [psychic] Walka Psychiczna: { $first } – { $second }
   *[battle] Walka: { $first } – { $second }
 }
picture-tal-last-fight-rolled = { $kind ->
    [psychic] { $own }:{ $other } w Walce Psychicznej: { $first } – { $second }
   *[battle] { $own }:{ $other } w Walce: { $first } – { $second }
 }
picture-tal-last-other = Ostatnia akcja: { $name }
picture-tal-nothing-yet = Nic się jeszcze nie wydarzyło

## Walki

picture-tal-creature = Stwór
picture-tal-stat-battle = Siła
picture-tal-stat-psychic = Moc
picture-tal-part-own = Wartość własna
picture-tal-part-strength = Siła
picture-tal-part-craft = Moc
picture-tal-part-magic = Magia
picture-tal-die = Kostka
picture-tal-result-won = Wygrywa: { $name }
picture-tal-result-stand-off = Remis
picture-tal-result-evaded = Walki udaje się uniknąć
picture-tal-result-broken = Walka zostaje przerwana
picture-tal-chance = Szansa na wygraną: { $name }, { $n }%
picture-tal-side = { $name }: { $parts } = { $total }
picture-tal-sum = { $what } { $amount }
picture-tal-fight-running = Kości jeszcze nie padły

## Gracze

picture-tal-alignment-good = Dobry
picture-tal-alignment-neutral = Neutralny
picture-tal-alignment-evil = Zły
picture-tal-objects = Przedmioty: { $count }
picture-tal-objects-of = Przedmioty: { $count }/{ $limit }
picture-tal-followers = Przyjaciele: { $count }
picture-tal-spells = Czary: { $count }/{ $limit }
picture-tal-talismans = Talizmany: { $count }
picture-tal-trophies = Trofea: { $count } ({ $points })
picture-tal-toad = { $count ->
    [one] ropucha jeszcze przez { $count } turę
    [few] ropucha jeszcze przez { $count } tury
   *[many] ropucha jeszcze przez { $count } tur
 }
picture-tal-to-miss = { $count ->
    [one] traci { $count } turę
    [few] traci { $count } tury
   *[many] traci { $count } tur
 }
picture-tal-enslaved = w niewoli w Świątyni
picture-tal-quest-take-life = zadanie: odebrać punkty Wytrzymałości ({ $n })
picture-tal-quest-kill-enemy = zadanie: zabić Wrogów ({ $n })
picture-tal-quest-give-follower = zadanie: oddać Przyjaciół ({ $n })
picture-tal-quest-give-magic-object = zadanie: oddać Magiczne Przedmioty ({ $n })
picture-tal-quest-give-gold = zadanie: oddać mieszki złota ({ $n })
picture-tal-quest-done = zadanie wypełnione
picture-tal-grant = możliwy ruch: { $space }
picture-tal-inner-done = może iść w głąb
picture-tal-werewolf = wilkołak o Sile { $n }
picture-tal-pitfiends = Czekające Czarty: { $count }
picture-tal-status-waiting = jeszcze bez Poszukiwacza
picture-tal-status-between = czeka na nowego Poszukiwacza
picture-tal-status-out = poza grą
picture-tal-absent = nieobecność

## Karty

picture-tal-piece = { $id } { $name }
picture-tal-with = { $what } ({ $more })
picture-tal-value-strength = Siła { $n }
picture-tal-value-craft = Moc { $n }
picture-tal-value-lives = Wytrzymałość { $n }
picture-tal-counts-as = liczy się jako { $n }
picture-tal-gold = złoto: { $count }
picture-tal-counters-life = Wytrzymałość, pozostało: { $count }
picture-tal-counters-strength = Siła, pozostało: { $count }
picture-tal-counters-craft = Moc, pozostało: { $count }
picture-tal-role-charmed = pod urokiem
picture-tal-role-servant = sługa
picture-tal-cursed = przeklęta
picture-tal-type-event = Zdarzenie
picture-tal-type-enemy = Wróg
picture-tal-type-stranger = Nieznajomy
picture-tal-type-object = Przedmiot
picture-tal-type-magic-object = Magiczny Przedmiot
picture-tal-type-follower = Przyjaciel
picture-tal-type-place = Miejsce
picture-tal-type-spell = Czar
picture-tal-type-character = Poszukiwacz
picture-tal-type-space = Obszar
picture-tal-kind-animal = Zwierzę
picture-tal-kind-monster = Potwór
picture-tal-kind-dragon = Smok
picture-tal-kind-spirit = Duch
picture-tal-kinds = { $type } · { $kind }

## Obok planszy

picture-tal-adventure = Karty Przygód: { $count }, odrzucone: { $discard }
picture-tal-spell-cards = Czary: { $count }, odrzucone: { $discard }
picture-tal-stock = Talizmany w zapasie: { $count }
picture-tal-unused = Pozostali Poszukiwacze: { $count }
picture-tal-world = { $card }: { $count ->
    [one] jeszcze { $count } kolejka
    [few] jeszcze { $count } kolejki
   *[many] jeszcze { $count } kolejek
 }
picture-tal-ending = Zakończenie: { $ending }
picture-tal-ending-crown = Korona Władzy
picture-tal-ending-abyss = Władca Otchłani ({ $lives })
picture-tal-ending-throne = pusty tron
picture-tal-crown-reached = Korona Władzy została osiągnięta
picture-tal-stack = { $name } rzuca Czar: { $spell }
picture-tal-stack-at = { $name } rzuca Czar: { $spell }, cel: { $target }

## Plansza tekstowa

picture-tal-board-head = { $title }, { $round }, { $phase }. { $turn }.
picture-tal-board-last = Ostatnia akcja: { $action }
picture-tal-board-way = Droga: { $spaces }
picture-tal-board-player = { $name }: { $state }
picture-tal-board-hero = { $name }, { $character } ({ $alignment }): { $space }. Siła { $strength } (własna { $own-strength }), Moc { $craft } (własna { $own-craft }), Wytrzymałość { $lives }/{ $quota }, złoto { $gold }; { $counts }
picture-tal-board-may = Możliwe: { $spaces }
picture-tal-board-space = { $space }: { $cards }
picture-tal-board-objects = Przedmioty: { $cards }
picture-tal-board-followers = Przyjaciele: { $cards }
picture-tal-board-trophies = Trofea: { $cards }
picture-tal-board-spells = Czary: { $cards }
picture-tal-alt-key = Gracze: Siła/Moc/Wytrzymałość/złoto.
picture-tal-alt-player = { $name } ({ $character }) { $values }, { $space }

## Własne karty

picture-tal-own = Twój Poszukiwacz
picture-tal-no-spells = Nie masz żadnych Czarów
picture-tal-own-values = Własne: Siła { $strength }, Moc { $craft }
picture-tal-started = Na początku: Siła { $strength }, Moc { $craft }, { $alignment }

## Symbole

picture-tal-symbols = Symbole na obrazkach
picture-tal-sign-strength = Siła
picture-tal-sign-craft = Moc
picture-tal-sign-lives = Wytrzymałość
picture-tal-sign-gold = złoto
picture-tal-sign-standee = Poszukiwacz
picture-tal-sign-toad = ropucha
picture-tal-sign-id = numer karty
picture-tal-sign-way = ostatni ruch
picture-tal-sign-choice = pole do wyboru
picture-tal-sign-turn = czyja tura
picture-tal-head-values = Wartości
picture-tal-head-board = Na planszy
picture-tal-head-cards = Karty
picture-tal-head-seats = Gracze
picture-tal-seat = Gracz { $n }

## Film

picture-tal-film-title = { $count ->
    [one] Magia i Miecz: { $count } obrazek z przebiegu gry
    [few] Magia i Miecz: { $count } obrazki z przebiegu gry
   *[many] Magia i Miecz: { $count } obrazków z przebiegu gry
 }
