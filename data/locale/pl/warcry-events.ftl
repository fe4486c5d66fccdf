# Co dzieje się w WarCry. $seat, $winner, $loser, $first to imiona graczy; $unit i inne elementy to „A3 Nazwa”.

## Przygotowanie i rekrutacja

warcry-event-deck-chosen = { $seat } ma już obie talie.
warcry-event-decks-shuffled = Obie talie gracza { $seat } są potasowane.
warcry-event-battle-begun = Rozpoczyna się bitwa { $battle }. Zaopatrzenie: { $supply } sztuk złota dla każdego gracza.
warcry-event-gold-carried = Zachowane karty gracza { $seat } kosztują { $spent ->
        [one] { $spent } sztukę złota
        [few] { $spent } sztuki złota
       *[many] { $spent } sztuk złota
     }; zostaje { $left }.
warcry-event-muster-order = { $seat } decyduje, kto rekrutuje pierwszy: { $first }.
warcry-event-mustered = { $seat } rekrutuje za { $cost ->
        [one] { $cost } sztukę złota
        [few] { $cost } sztuki złota
       *[many] { $cost } sztuk złota
     } oddział { $unit } do { $line ->
    [battle] formacji bojowej
   *[reserve] formacji rezerwowej
 }; zostaje { $left }.
warcry-event-attached = { $seat } zagrywa za { $cost ->
        [one] { $cost } sztukę złota
        [few] { $cost } sztuki złota
       *[many] { $cost } sztuk złota
     } rozszerzenie { $attachment } na oddział { $unit }; zostaje { $left }.
warcry-event-overspent = { $seat } wydaje { $spent ->
        [one] { $spent } sztukę złota
        [few] { $spent } sztuki złota
       *[many] { $spent } sztuk złota
     }, a wolno tylko { $supply }; ostatnie zakupy są odrzucane.
warcry-event-refunded = { $reopened ->
    [yes] { $seat } odzyskuje { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
     } i może znów rekrutować.
   *[no] { $seat } odzyskuje { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
     }.
 }
warcry-event-passed = { $what ->
    [muster] { $seat } pasuje i kończy rekrutację.
    [tactic] { $seat } pasuje w tej walce.
   *[command] { $seat } pasuje.
 }
warcry-event-discarded-hand = { $seat } odrzuca { $pile ->
    [army] karty armii z ręki
   *[action] karty akcji z ręki
 }: { $cards }.
warcry-event-initiative = Inicjatywa gracza { $seat }: { $sum }.
warcry-event-first-command = Pierwszy rozkaz wydaje { $seat }.

## Karty i rzuty

warcry-event-drew = { $seat } dobiera { $pile ->
    [army] { $count ->
    [one] { $count } kartę armii
    [few] { $count } karty armii
   *[many] { $count } kart armii
 }
   *[action] { $count ->
    [one] { $count } kartę akcji
    [few] { $count } karty akcji
   *[many] { $count } kart akcji
 }
 }.
warcry-event-drew-cards = Dobierasz z { $pile ->
    [army] talii armii
   *[action] talii akcji
 }: { $cards }.
warcry-event-discarded = { $seat } odrzuca { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
 }: { $cards }.
warcry-event-shuffled-anew = Wszystkie talie są tasowane, bo część ich kart była już widziana.
warcry-event-reshuffled = { $seat } tasuje karty odrzucone w nową { $pile ->
    [army] talię armii
   *[action] talię akcji
 } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
 }).
warcry-event-rolled = { $seat } wyrzuca { $number } („{ $card }”) – { $purpose ->
    [muster_order] kolejność rekrutacji
    [initiative] pierwszy rozkaz
    [combat] rzut bojowy
    [rout] test rozgromienia
    [leadership_test] test morale
    [strength_test] test siły
    [tie_break] walka rozstrzygająca
   *[card] efekt karty
 }.
warcry-event-cannot-roll = { $seat } nie ma karty do rzutu: { $purpose ->
    [muster_order] kolejność rekrutacji
    [initiative] pierwszy rozkaz
    [combat] rzut bojowy
    [rout] test rozgromienia
    [leadership_test] test morale
    [strength_test] test siły
    [tie_break] walka rozstrzygająca
   *[card] efekt karty
 }.
warcry-event-decided-by-lot = Rzuty nie rozstrzygają ({ $purpose ->
    [muster_order] kolejność rekrutacji
    [initiative] pierwszy rozkaz
   *[tie_break] walka rozstrzygająca
 }). Los wskazuje { $number }: { $seat }.
warcry-event-tested = Oddział { $unit } { $stat ->
    [strength] { $passed ->
    [yes] zdaje test siły (siła { $value })
   *[no] nie zdaje testu siły (siła { $value })
 }
   *[leadership] { $passed ->
    [yes] zdaje test morale (morale { $value })
   *[no] nie zdaje testu morale (morale { $value })
 }
 }.
warcry-event-revealed = { $seat } odkrywa „{ $card }”.
warcry-event-looked-at-hand = { $seat } ogląda karty na ręce gracza { $other } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
 }).
warcry-event-hand-seen = { $cards_count ->
    [0] { $other } nie ma kart akcji na ręce.
    [one] Karty akcji na ręce gracza { $other }: { $cards }.
    [few] Karty akcji na ręce gracza { $other }: { $cards }.
   *[many] Karty akcji na ręce gracza { $other }: { $cards }.
 }
warcry-event-looked-at-deck = { $seat } ogląda { $count ->
    [one] { $count } wierzchnią kartę
    [few] { $count } wierzchnie karty
   *[many] { $count } wierzchnich kart
 } z talii akcji gracza { $other }.
warcry-event-deck-seen = Na wierzchu talii akcji gracza { $other }, od góry: { $cards }.
warcry-event-choices-void = { $choices_count ->
    [one] Z wyborów podanych przy karcie „{ $card }” jeden nie został użyty: { $choices }. Nie padło takie pytanie albo nie był już możliwy.
    [few] Z wyborów podanych przy karcie „{ $card }” nie zostały użyte: { $choices }. Nie padły takie pytania albo nie były już możliwe.
   *[many] Z wyborów podanych przy karcie „{ $card }” nie zostały użyte: { $choices }. Nie padły takie pytania albo nie były już możliwe.
 }
warcry-event-discarded-from-deck = { $seat } odrzuca z talii akcji gracza { $other }: { $cards }.
warcry-event-reordered = { $seat } odkłada { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
 } na talię akcji gracza { $other }.
warcry-event-recovered = { $seat } bierze na rękę kartę „{ $card }” ze stosu kart odrzuconych.
warcry-event-put-on-top = Karta „{ $card }” trafia na wierzch { $pile ->
    [army] talii armii
   *[action] talii akcji
 } gracza { $seat }.

## Oddziały, rozszerzenia, strategie

warcry-event-committed = Oddział { $unit } zostaje wykluczony.
warcry-event-rallied = Oddział { $unit } zostaje zebrany i jest gotowy.
warcry-event-moved = Oddział { $unit } przechodzi do { $line ->
    [battle] formacji bojowej
   *[reserve] formacji rezerwowej
 }.
warcry-event-line-moved-up = Formacja bojowa gracza { $seat } jest pusta; formacja rezerwowa przechodzi do przodu ({ $count ->
    [one] { $count } oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
 }).
warcry-event-destroyed = { $cause ->
    [unique] Oddział { $unit } zostaje odrzucony: do gry weszła inna kopia tej unikatowej karty.
    [slaughter] Oddział { $unit } ginie w masakrze.
    [retreat] Oddział { $unit } zostaje odrzucony podczas odwrotu.
    [clean_up] Oddział { $unit } zostaje odrzucony w fazie organizacji.
    [overspent] Oddział { $unit } zostaje odrzucony: zabrakło na niego złota.
   *[other] Oddział { $unit } zostaje odrzucony.
 }
warcry-event-attachment-destroyed = { $cause ->
    [unique] Rozszerzenie { $attachment } oddziału { $unit } zostaje odrzucone: do gry weszła inna kopia tej unikatowej karty.
    [overspent] Rozszerzenie { $attachment } oddziału { $unit } zostaje odrzucone: zabrakło na nie złota.
   *[other] Rozszerzenie { $attachment } oddziału { $unit } zostaje odrzucone.
 }
warcry-event-strategy-discarded = Strategia { $strategy } gracza { $seat } zostaje odrzucona.
warcry-event-attachment-moved = „{ $card }”: rozszerzenie { $attachment } przechodzi z { $giver } na oddział { $unit }.
warcry-event-returned-to-play = „{ $card }”: oddział { $unit } wraca do { $line ->
    [battle] formacji bojowej
   *[reserve] formacji rezerwowej
 } jako { $state ->
    [ready] gotowy
   *[committed] wykluczony
 }.
warcry-event-swapped = „{ $card }”: oddział { $unit } zajmuje w walce miejsce oddziału { $other }.

## Efekty zdolności

warcry-event-value-changed = „{ $card }”: oddział { $unit }, { $field ->
    [leadership] morale { $amount_signed }
    [tp] punkty taktyczne { $amount_signed }
    [ranged] atak strzelecki { $amount_signed }
    [terror] Terror { $amount_signed }
   *[strength] siła { $amount_signed }
 }.
warcry-event-strength-set = „{ $card }”: wydrukowana siła oddziału { $unit } wynosi teraz { $amount }.
warcry-event-token = „{ $card }”: oddział { $unit } otrzymuje trwały żeton: { $field ->
    [victory] Zwycięstwo { $amount_signed }
    [leadership] morale { $amount_signed }
   *[strength] siła { $amount_signed }
 }.
warcry-event-outcome-noted = „{ $card }”: { $effect ->
    [auto_rout] jeśli wygra oddział { $unit }, przegrany zostaje rozgromiony bez testu rozgromienia
    [win_slaughter] jeśli walka zakończy się masakrą, wygrywa oddział { $unit }
    [stay_ready] oddział { $unit } pozostaje gotowy na koniec walki
    [save] oddział { $unit } nie zostaje odrzucony po przegranej
   *[destroy_loser] jeśli wygra oddział { $unit }, przegrany zostaje w każdym przypadku odrzucony
 }.
warcry-event-roll-changed = „{ $card }”: rzut gracza { $seat } wynosi teraz { $number }.
warcry-event-forbidden = „{ $card }”: do końca walki { $seat } nie może używać { $kind ->
    [combat_tactic] taktyk bojowych
    [warcry] okrzyków bojowych
    [support_tactic] taktyk wspomagających
    [reaction] reakcji
   *[unit_abilities] zdolności oddziału w walce
 }.
warcry-event-paid = { $seat } płaci to, czego żąda „{ $card }”.
warcry-event-follow-up-forbidden = „{ $card }”: { $seat } nie może wykonać wypadu.
warcry-event-block-forbidden = „{ $card }”: ataku nie można zablokować.
warcry-event-retargeted = „{ $card }”: nowym celem staje się oddział { $unit }.
warcry-event-reaction-played = { $seat } używa reakcji: „{ $card }”.

## Koniec bitwy i gry

warcry-event-command-cap-near = W tej bitwie wydano już rozkazów: { $count }; do jej końca { $left ->
    [one] pozostaje { $left } rozkaz
    [few] pozostają { $left } rozkazy
   *[many] pozostaje { $left } rozkazów
 }.
warcry-event-command-cap-reached = Liczba wydanych rozkazów: { $count }; bitwa się kończy.
warcry-event-unit-counted = { $victory ->
    [0] { $seat }: { $unit }, siła { $strength }.
    [one] { $seat }: { $unit }, siła { $strength }, Zwycięstwo { $victory_signed }.
    [few] { $seat }: { $unit }, siła { $strength }, Zwycięstwo { $victory_signed }.
   *[many] { $seat }: { $unit }, siła { $strength }, Zwycięstwo { $victory_signed }.
 }
warcry-event-army-counted = Armia gracza { $seat } ma w sumie { $sum } ({ $count ->
    [one] { $count } oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
 }).
warcry-event-final-combat = Sumy są równe: walka rozstrzygająca { $number } z najwyżej { $most }.
warcry-event-fighter-chosen = { $attacking ->
    [yes] W walce rozstrzygającej atakuje oddział { $unit } gracza { $seat }.
   *[no] W walce rozstrzygającej broni się oddział { $unit } gracza { $seat }.
 }
warcry-event-revealed-fighter = Oddział { $unit } gracza { $seat } wchodzi do walki rozstrzygającej prosto z talii.
warcry-event-battle-won = { $winner } wygrywa bitwę { $battle } – { $reason ->
    [retreat] { $loser } się wycofuje
    [last_roll] rozstrzyga ostatni rzut
    [no_unit_card] { $loser } nie ma już żadnego oddziału
   *[count] decyduje suma
 }. Wygrane bitwy: { $wins }.
warcry-event-game-won = { $reason ->
    [conceded] { $winner } wygrywa grę; { $loser } się poddaje.
    [adjudicated] Wygrana w grze zostaje przyznana: { $winner } (przegrywa { $loser }).
   *[battles] { $winner } wygrywa grę! Przegrywa { $loser }.
 }
warcry-event-conceded = { $seat } poddaje grę.
warcry-event-adjudicated = { $seat } nie odpowiada; gra zostaje uznana za przegraną.
warcry-event-dispute-decided = Los rozstrzyga spór „{ $question }” (kartę zagrywa { $seat }): { $number }, obowiązuje odczytanie gracza { $winner }.
warcry-event-retreated = { $seat } zarządza odwrót.
warcry-event-saved = Oddział { $unit } ocalał w odwrocie.
warcry-event-clean-up-chosen = { $seat } ma już wybrane oddziały do zachowania.
warcry-event-kept = Oddział { $unit } pozostaje za { $cost ->
        [one] { $cost } sztukę złota
        [few] { $cost } sztuki złota
       *[many] { $cost } sztuk złota
     } w { $line ->
    [battle] formacji bojowej
   *[reserve] formacji rezerwowej
 }.

## Rozkazy i walki

warcry-event-attack-declared = Oddział { $unit } gracza { $seat } atakuje oddział { $target }.
warcry-event-ranged-declared = Oddział { $unit } gracza { $seat } strzela do oddziału { $target }: { $kind ->
    [short] Krótki Atak Strzelecki { $value }
    [long] Długi Atak Strzelecki { $value }
   *[normal] Atak Strzelecki { $value }
 }.
warcry-event-blocked = Oddział { $unit } gracza { $seat } blokuje atak.
warcry-event-not-blocked = { $seat } nie blokuje.
warcry-event-block-failed = Oddział blokujący gracza { $seat } nie może już blokować; broni się cel ataku.
warcry-event-attack-called-off = Atak gracza { $seat } kończy się przed walką.
warcry-event-combat-started = { $kind ->
    [ranged] Strzał: { $attacker } – { $defender }.
   *[melee] { $follow_up ->
    [yes] Wypad: { $attacker } – { $defender }.
   *[no] Walka: { $attacker } – { $defender }.
 }
 }
warcry-event-tactic-played = { $seat } zagrywa „{ $card }” – { $kind ->
    [warcry] okrzyk bojowy
    [support_tactic] taktyka wspomagająca
   *[combat_tactic] taktyka bojowa
 }.
warcry-event-cancelled = Karta „{ $card }” gracza { $seat } zostaje anulowana.
warcry-event-command-played = { $seat } zagrywa „{ $card }” – { $kind ->
    [strategy] strategia
   *[command] polecenie
 }.
warcry-event-command-used = { $seat } używa polecenia z karty „{ $card }”.
warcry-event-combat-result = { $result ->
    [aborted] Walka zostaje przerwana.
    [slaughter] { $attacker } { $total } : { $other_total } { $defender }. Masakra!
   *[won] { $attacker } { $total } : { $other_total } { $defender }. { $kind ->
    [ranged] Walkę strzelecką wygrywa { $winner }.
   *[melee] Walkę wygrywa { $winner }.
 }
 }
warcry-event-routed = { $automatic ->
    [yes] Oddział { $unit } zostaje rozgromiony bez testu rozgromienia.
   *[no] Oddział { $unit } zostaje rozgromiony: test rozgromienia { $number }, morale { $leadership }.
 }
warcry-event-not-routed = Oddział { $unit } nie zostaje rozgromiony: test rozgromienia { $number }, morale { $leadership }.
warcry-event-returned = Oddział { $unit } wraca do formacji bojowej jako wykluczony.
warcry-event-follow-up = Oddział { $unit } gracza { $seat } wykonuje wypad.
warcry-event-follow-up-declined = { $seat } rezygnuje z wypadu.
