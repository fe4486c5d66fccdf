# Talisman: co można zrobić, na przyciskach i listach.

talisman-turn-characters = { $name }, wybierz Poszukiwacza.
talisman-turn-head-start = { $name }, wybierz dodatkowy punkt.
talisman-turn-before-move = { $name }, twoja tura: { $space }, kolejka { $round }.
talisman-turn-rolled = { $name }{ $rolled ->
    [none] , dokąd idziesz?
   *[other] , wypada { $die }. Dokąd idziesz?
 }
talisman-turn-arrived = { $name }: { $space }. Kogo lub co spotykasz?
talisman-turn-encounter = { $name }: { $space }. { $stage ->
    [take] Co bierzesz?
    [persons] Kogo odwiedzasz?
   *[cards] Która karta jest następna?
 }
talisman-turn-turn-end = { $name }, twoja tura zaraz się skończy.
talisman-card-running = Trwa kolejka { $round }.

talisman-doing-character = Wybór Poszukiwacza
talisman-doing-head-start = Dodatkowy punkt
talisman-doing-roll = Rzut na ruch
talisman-doing-reroll = Ponowny rzut
talisman-doing-add = Punkty do rzutu
talisman-doing-rest = Odpoczynek
talisman-doing-move = Ruch
talisman-doing-raft = Tratwa
talisman-doing-build-raft = Budowa tratwy
talisman-doing-granted = Przyznany ruch
talisman-doing-path = Ścieżka
talisman-doing-stay = Pozostanie na miejscu
talisman-doing-meet = Spotkanie z Poszukiwaczem
talisman-doing-explore = Badanie Obszaru
talisman-doing-next = Kolejność kart
talisman-doing-take = Zabieranie tego, co leży
talisman-doing-visit = Odwiedziny
talisman-doing-end = Koniec tury
talisman-doing-cast = Rzucenie Czaru
talisman-doing-use = Użycie
talisman-doing-trophies = Wymiana trofeów
talisman-doing-drop = Porzucenie
talisman-doing-align = Zmiana Charakteru
talisman-doing-trade = Wymiana
talisman-doing-windows = Reakcje
talisman-doing-roll-mode = Rzut na ruch: od razu czy na życzenie
talisman-doing-back = Powrót

talisman-open-drop = Porzuć coś …
talisman-open-trade = Wymiana: { $character } …

talisman-do-character = { $card }
talisman-do-character-any = Poszukiwacz losowy
talisman-do-character-another = Inny Poszukiwacz
talisman-do-head-start = { $stat ->
    [strength] +1 do Siły
   *[craft] +1 do Mocy
 }
talisman-do-roll = Rzuć kostką
talisman-do-raft = Tratwa: { talisman-goal }
talisman-do-granted = Przyznany ruch: { talisman-goal }
talisman-do-path = Ścieżka: { talisman-goal }
talisman-do-build-raft = Zbuduj tratwę
talisman-goal = { $card }{ $there ->
    [none] { "" }
    [many] {" "}– { $near } + { $others }
   *[some] {" "}– { $near }
 }
talisman-do-move-cw = { talisman-goal }{ $twice ->
    [yes] {" "}(zgodnie z zegarem)
   *[no] { "" }
 }
talisman-do-move-ccw = { talisman-goal }{ $twice ->
    [yes] {" "}(przeciwnie do zegara)
   *[no] { "" }
 }
talisman-do-move-bridge = Przez most: { $card }
talisman-do-move-portal = Próba otwarcia Wrót
talisman-do-move-inward = W głąb: { talisman-goal }
talisman-do-move-outward = Z powrotem: { talisman-goal }
talisman-do-stay = Zostań: { $card }
talisman-do-rest = Odpocznij tutaj: { $card }
talisman-do-reroll = Rzuć ponownie: { $card }
talisman-do-add = Dodaj do rzutu: { $points }
talisman-do-battle = Walka: { $character } ({ $other }) · { $chance }%
talisman-do-psychic = Walka Psychiczna: { $character } ({ $other }) · { $chance }%
talisman-do-steal = Ukradnij: { $unit_name } – { $character } ({ $other })
talisman-do-steal-gold = Ukradnij 1 mz: { $character } ({ $other })
talisman-do-explore = Zbadaj Obszar: { $card }
talisman-do-explore-ignore = Pomiń instrukcje: { $card }
talisman-do-next = Następna karta: { $card }
talisman-do-next-enemy = Walcz: { $card } · { $chance }%
talisman-do-take = Weź: { $card }
talisman-do-take-all = Weź wszystko
talisman-do-take-gold = Weź tylko złoto: { $amount }
talisman-do-take-none = Nie bierz niczego
talisman-do-visit = Odwiedź: { $card }
talisman-do-visit-nobody = Nie odwiedzaj nikogo
talisman-do-end = Zakończ turę
talisman-do-cast = Czar: { $card }
talisman-do-cast-at = Czar: { $card } → { $character } ({ $other })
talisman-do-cast-on = Czar: { $card } → { $unit_name }
talisman-do-use = Użyj: { $card }
talisman-do-use-at = Użyj: { $card } → { $character } ({ $other })
talisman-do-use-on = Użyj: { $card } → { $unit_name }
talisman-do-trophies = Trofea na Siłę +{ $gain } (punkty: { $points })
talisman-do-drop = Porzuć: { $unit_name }
talisman-do-align = Zmień Charakter: { $alignment ->
    [good] Dobry
    [evil] Zły
   *[neutral] Neutralny
 }
talisman-do-give = Daj: { $unit_name }
talisman-do-give-gold = Daj złoto: { $amount }
talisman-do-get = Poproś o: { $unit_name }
talisman-do-get-gold = Poproś o złoto: { $amount }
talisman-do-windows-pass = Nie pytaj mnie o reakcje
talisman-do-windows-open = Znów pytaj mnie o reakcje
talisman-do-roll-ask = Nie rzucaj na ruch bez polecenia
talisman-do-roll-auto = Znów rzucaj na ruch od razu
talisman-do-back = Wracam do gry

talisman-about-character = Siła { $strength }, Moc { $craft }, Charakter: { $alignment ->
    [good] Dobry
    [evil] Zły
   *[neutral] Neutralny
 }
talisman-about-goal = { $effect }{ $met ->
    [none] { "" }
   *[other] {" "}Są tam: { $characters }.
 }{ $lying ->
    [none] { "" }
   *[other] {" "}Karty: { $cards }.
 }{ $coins ->
    [none] { "" }
   *[other] {" "}Złoto: { $gold }.
 }
talisman-about-next = { $effect }
talisman-about-next-enemy = { talisman-about-next }
talisman-about-take-all = { $cards }{ $coins ->
    [none] { "" }
   *[other] {" "}(+ złoto: { $amount })
 }
talisman-about-raft = { talisman-about-goal }
talisman-about-granted = { talisman-about-goal }
talisman-about-path = { talisman-about-goal }
talisman-about-move-cw = { talisman-about-goal }
talisman-about-move-ccw = { talisman-about-goal }
talisman-about-move-bridge = { talisman-about-goal }
talisman-about-move-portal = { talisman-about-goal }
talisman-about-move-inward = { talisman-about-goal }
talisman-about-move-outward = { talisman-about-goal }
talisman-about-explore = { talisman-about-goal }
talisman-about-take = { talisman-about-next }
talisman-about-visit = { talisman-about-next }
talisman-about-cast = { talisman-about-next }
talisman-about-cast-at = { talisman-about-next }
talisman-about-cast-on = { talisman-about-next }
talisman-about-use = { talisman-about-next }
talisman-about-use-at = { talisman-about-next }
talisman-about-use-on = { talisman-about-next }
talisman-about-trophies = { $cards }
talisman-about-windows-pass = Dopóki tego nie zmienisz, gra nie czeka na twoje reakcje; wszyscy to widzą.
talisman-about-roll-ask = Twój rzut na ruch czeka na ciebie nawet wtedy, gdy nic innego nie jest możliwe.

once-more-raft-lapses = Masz tratwę: jeśli teraz rzucisz kostką, przepadnie.
once-more-grant-lapses = Masz przyznany ruch: jeśli teraz rzucisz kostką, przepadnie.
once-more-points-lost = Przy tych trofeach część punktów przepadnie: suma nie jest wielokrotnością.

talisman-tally = Siła i Moc
talisman-balance = Siła, Moc, Wytrzymałość i Talizmany

## Odpowiedzi

talisman-do-buy = { $card } (mz: { $price })
talisman-do-sell = Sprzedaj: { $unit_name } (mz: { $price })
talisman-do-heal = Wytrzymałość: { $n } (mz: { $price })
talisman-do-keep = Nie oddawaj niczego
talisman-do-pass = Nic
talisman-answer-fight-on-fight = Walcz{ $chance ->
    [none] { "" }
   *[other] {" "}· { $chance }%
 }
talisman-answer-before-fight-fight = Walcz{ $chance ->
    [none] { "" }
   *[other] {" "}· { $chance }%
 }
talisman-answer-spoils-life = Odbierz 1 punkt Wytrzymałości
talisman-answer-spoils-gold = Zabierz 1 mz
talisman-answer-change-roll-pass = Bez zmiany
talisman-answer-react-pass = Bez reakcji
talisman-answer-choose-alignment-good = Dobry
talisman-answer-choose-alignment-neutral = Neutralny
talisman-answer-choose-alignment-evil = Zły

table-talisman-status = { $character }, { $space }: Siła { $strength }, Moc { $craft }, Wytrzymałość { $lives }, złoto { $gold }, Czary { $spells }, punkty trofeów { $trophies }.
talisman-button-hand = Twoje Czary

fault-position-none-left = Nie ma więcej takich kart: { $card }.
talisman-event-shuffled-anew = Oba stosy tasuje się od nowa.
command-talisman-card = Pokaż kartę, Poszukiwacza, Obszar, Czar lub osobę
