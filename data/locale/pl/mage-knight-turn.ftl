# Przebieg gry Mage Knight: pierwszy gracz, tury, żetony, wyłączone zdolności, wycofanie, spory, koniec.
# $seat i $winner to imiona graczy; $figure, $target i $members to figurki, na przykład „A1 Nazwa”.

## Fazy

mage-knight-phase-army = Armie
mage-knight-phase-pool = Pula terenu
mage-knight-phase-terrain = Ustawianie terenu
mage-knight-phase-deploy = Rozstawienie
mage-knight-phase-play = Gra
mage-knight-phase-over = Koniec
mage-knight-card-running = Trwa runda { $round }.
mage-knight-turn-army = { $name }: zgłoś swoją armię.
mage-knight-turn-pool = { $name }: wybierz elementy do puli terenu.
mage-knight-turn-terrain = { $name }: ustaw element terenu.
mage-knight-turn-deploy = { $name }: rozstaw swoją armię.
mage-knight-turn-play = { $deciding ->
    [attack] { $name }: wykonaj atak na końcu ruchu albo z niego zrezygnuj.
    [paths] { $name }: podaj brakujące trasy ruchu.
    [spin] { $name }: zdecyduj o swobodnym zwrocie.
   *[turn] { $name }: trwa twoja tura.
 }

## Zdarzenia

mage-knight-event-first-roll = { $seat } rzuca o rozpoczęcie gry i ma { $total } ({ $dice }).
mage-knight-event-first-roll-tied = Remis, po { $total }; rzucają ponownie: { $seat }.
mage-knight-event-tie-roll = { $seat } rzuca i ma { $total } ({ $dice }).
mage-knight-event-first-player = Grę rozpoczyna { $seat }.
mage-knight-event-turn = Runda { $round }: zaczyna się tura gracza { $seat }, { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
 }.
mage-knight-event-turn-over = { $members_count ->
    [0] Koniec tury gracza { $seat }.
    [one] Koniec tury gracza { $seat }; żetony traci { $members }.
    [few] Koniec tury gracza { $seat }; żetony tracą: { $members }.
   *[many] Koniec tury gracza { $seat }; żetony tracą: { $members }.
 }
mage-knight-event-command-roll = { $more ->
    [yes] { $figure } rzuca { $die } na Dowodzenie: { $seat } ma w tej turze o jedną akcję więcej, razem { $actions }.
   *[no] { $figure } rzuca { $die } na Dowodzenie: bez dodatkowej akcji; { $seat } ma ich { $actions }.
 }
mage-knight-event-venom = Jad figurki { $figure } działa na figurkę { $target }.
mage-knight-event-passed = { $seat }: oczekiwanie; pozostałe akcje: { $left }.
mage-knight-event-ends-turn = { $left ->
    [0] { $seat } kończy turę.
    [one] { $seat } kończy turę; przepada { $left } akcja.
    [few] { $seat } kończy turę; przepadają { $left } akcje.
   *[many] { $seat } kończy turę; przepada { $left } akcji.
 }
mage-knight-event-pushed = { $figure } dostaje drugi żeton akcji i się męczy.
mage-knight-event-ability-cancelled = { $seat } wyłącza do końca tury zdolność { $ability } figurki { $figure }.
mage-knight-event-withdrew = { $seat } wycofuje się; wszystkie figurki tej armii schodzą z pola.
mage-knight-event-withdraws-later = { $seat } wycofa się, gdy tylko zakończy się trwająca akcja.
mage-knight-event-time-up = Czas minął: gra skończy się po turze gracza { $seat }.
mage-knight-event-dispute = { $allowed ->
    [yes] Spór { $number }, zgłasza { $seat }: „{ $question }” Kostka pokazuje { $die }: dozwolone.
   *[no] Spór { $number }, zgłasza { $seat }: „{ $question }” Kostka pokazuje { $die }: niedozwolone.
 }
mage-knight-event-ended = { $reason ->
    [one_side] Koniec gry: figurki, które się liczą, ma już tylko jedna strona.
    [nobody] Koniec gry: nikomu nie zostały figurki, które się liczą.
    [rounds] Koniec gry: rozegrano ostatnią rundę.
    [time] Koniec gry: czas minął.
   *[agreed] Koniec gry: wszyscy się na to zgodzili.
 }
mage-knight-event-points = { $seat } ma { $total ->
    [one] { $total } punkt zwycięstwa
    [few] { $total } punkty zwycięstwa
   *[many] { $total } punktów zwycięstwa
 }: za wyeliminowane figurki { $eliminations }, za jeńców { $captives }, za własne ocalałe { $survivors }.
mage-knight-event-won = { $winner_count ->
    [one] Grę wygrywa { $winner }.
    [few] Grę wygrywają { $winner }.
   *[many] Grę wygrywają { $winner }.
 }
mage-knight-event-drawn = Gra kończy się remisem.

## Pytania do stałych instrukcji na początku tur; nikomu nie pokazywane przed końcem gry

mage-knight-ask-leaving = Czy zlecone wycofanie ma teraz nastąpić?
mage-knight-ask-renewal = Które zdolności opcjonalne wyłączasz w tej turze?

## Odmowy

mage-knight-refused-not-in-phase = Teraz to niemożliwe; trwa faza: { $phase }.
mage-knight-refused-not-in-play = To możliwe tylko w trakcie rozgrywki.
mage-knight-refused-not-your-turn = Nie teraz: trwa tura gracza { $seat }.
mage-knight-refused-paths-owed = Najpierw trzeba podać brakujące trasy ruchu.
mage-knight-refused-no-paths-owed = Nie ma teraz brakujących tras ruchu.
mage-knight-refused-decision-open = Nie teraz: trwa oczekiwanie na decyzję gracza { $seat }.
mage-knight-refused-no-actions-left = W tej turze nie ma już akcji; było ich { $actions }.
mage-knight-refused-not-your-figure = { $figure } to nie twoja figurka.
mage-knight-refused-not-on-the-field = Figurki { $figure } nie ma na polu.
mage-knight-refused-no-such-figure = Nie ma figurki { $figure }.
mage-knight-refused-captive-cannot-act = { $figure } to jeniec i nie może dostać żadnej akcji.
mage-knight-refused-already-acted = { $figure } ma już za sobą akcję w tej turze.
mage-knight-refused-was-levitated = Po lewitacji { $figure } nie może dostać akcji w tej turze.
mage-knight-refused-too-many-tokens = { $figure } ma { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
 }; następnej akcji nie dostanie, dopóki żetony nie znikną.
mage-knight-refused-captor-cannot-fight = { $figure } pilnuje jeńca { $target } i nie może walczyć; ruszać się może.
mage-knight-refused-demoralized = { $figure } ma Demoralizację i nie może dostać tej akcji; ruszać się może.
mage-knight-refused-berserk = { $figure } ma Szał i nie może walczyć na odległość.
mage-knight-refused-ability-not-shown = { $figure } nie ma teraz zdolności { $ability }.
mage-knight-refused-not-optional = Zdolności { $ability } nie można wyłączyć.
mage-knight-refused-already-cancelled = Zdolność { $ability } figurki { $figure } jest już wyłączona do końca tury.
mage-knight-refused-out-of-the-game = { $seat } już nie gra.
mage-knight-refused-withdraw-by-order = Poza swoją turą możesz wycofanie tylko zlecić: `order withdraw` wycofa cię na początku twojej następnej tury i nikt się o tym wcześniej nie dowie; `order stay` to cofa.
mage-knight-refused-withdraw-at-once = Trwa twoja tura: `withdraw` wycofuje cię od razu.
mage-knight-refused-no-time-limit = Dla tej gry nie umówiono końca o ustalonym czasie.
mage-knight-refused-time-up-already = Już ogłoszono, że czas minął.
mage-knight-refused-no-such-seat = W tej grze nie ma miejsca { $given }.
mage-knight-refused-question-length = Liczba znaków pytania: { $length }; dozwolone od 1 do { $most }.
mage-knight-refused-disputed-already = Twoja strona zgłosiła już spór w tej turze.

## Opcje, które do siebie nie pasują

engine-refused-teams-of-others = { $option }={ $value } to podział na { $needed } graczy; liczba graczy przy tym stole: { $given }.
engine-refused-too-many-without-teams = Przy { $option }=none może grać najwyżej { $most }, nie { $given }: cztery brzegi pola są dla czworga graczy. Podaj drużyny: { $option }=pairs, { $option }=alternate lub { $option }=halves.
engine-refused-one-team-only = Przy { $option }={ $value } wszyscy gracze ({ $given }) byliby w jednej drużynie; muszą być co najmniej dwie.
engine-refused-until-missing = Przy limit=until opcja { $option } musi podawać czas końca, na przykład { $option }=2030-12-24T18:00.
engine-refused-until-unused = Opcja { $option } liczy się tylko przy limit=until, a ustawiono limit={ $limit }.
engine-refused-rounds-unused = Opcja { $option }={ $given } liczy się tylko przy limit=rounds, a ustawiono limit={ $limit }.
