# Dlaczego czegoś w WarCry nie wolno.

## Kolej i faza

warcry-refused-wrong-phase = Teraz to niemożliwe; trwa faza: { $phase }.
warcry-refused-no-pass-now = Teraz nie ma na co pasować; trwa faza: { $phase }.
warcry-refused-not-your-turn = Nie teraz: ruch ma { $seat }.
warcry-refused-no-such-seat = W tej grze nie ma miejsca { $given }.
warcry-refused-no-combat = Nie trwa żadna walka.
warcry-refused-no-mustering = Nie trwa teraz rekrutacja, do której końca można by spasować.
warcry-refused-not-in-army-deck = Twoja talia armii nie ma tylu kart „{ $card }”: w talii { $held }, na liście { $count }.
warcry-refused-dispute-question-length = Liczba znaków pytania: { $length }; dozwolone od 1 do { $most }.

## Talie i rekrutacja

warcry-refused-deck-already-chosen = Twoje talie są już wybrane.
warcry-refused-deck-illegal = { $count ->
    [one] Talia łamie { $count } zasadę budowania talii.
    [few] Talia łamie { $count } zasady budowania talii.
   *[many] Talia łamie { $count } zasad budowania talii.
 }
warcry-refused-card-not-in-hand = Nie masz na ręce karty „{ $card }”.
warcry-refused-not-unit = „{ $card }” to nie oddział.
warcry-refused-not-attachment = „{ $card }” to nie rozszerzenie.
warcry-refused-unique-in-play = Karta „{ $card }” jest unikatowa, a jej kopię masz już w grze.
warcry-refused-too-expensive = „{ $card }” kosztuje { $cost ->
        [one] { $cost } sztukę złota
        [few] { $cost } sztuki złota
       *[many] { $cost } sztuk złota
     }; masz jeszcze { $left }.
warcry-refused-no-such-line = „{ $given }” to nie formacja; są battle (bojowa) i reserve (rezerwowa).
warcry-refused-attachment-only-on = „{ $card }” pasuje tylko do oddziałów z cechą: { $keywords }; oddział { $unit } jej nie ma.
warcry-refused-attachment-not-on = „{ $card }” nie pasuje do oddziałów z cechą: { $keywords }; oddział { $unit } ją ma.
warcry-refused-attachment-keyword-twice = Oddział { $unit } ma już rozszerzenie „{ $carried }” ze słowem kluczowym { $keyword }, a ma je też „{ $card }”.

## Oddziały

warcry-refused-no-such-unit = W grze nie ma oddziału { $unit }.
warcry-refused-not-your-unit = Oddział { $unit } nie jest twój.
warcry-refused-unit-committed = Oddział { $unit } jest wykluczony.
warcry-refused-unit-cannot-attack = Oddział { $unit } nie może atakować.
warcry-refused-infantry-in-reserve = Oddział { $unit } to piechota w formacji rezerwowej i nie może stamtąd atakować.
warcry-refused-no-enemy-units = { $seat } nie ma żadnych oddziałów w grze.
warcry-refused-target-is-yours = Oddział { $target } jest twój własny.
warcry-refused-target-shielded = Oddział { $unit } nie może wybrać na cel oddziału { $target }: formację rezerwową chroni efekt.
warcry-refused-target-behind-line = Oddział { $unit } nie dosięgnie oddziału { $target } w formacji rezerwowej, dopóki w formacji bojowej stoi gotowy oddział.
warcry-refused-no-ranged-attack = Oddział { $unit } nie ma Ataku Strzeleckiego.
warcry-refused-no-such-mode = { $count ->
    [one] Oddział { $unit } ma { $count } wartość Ataku Strzeleckiego; nie ma wśród nich numeru { $mode }.
    [few] Oddział { $unit } ma { $count } wartości Ataku Strzeleckiego; nie ma wśród nich numeru { $mode }.
   *[many] Oddział { $unit } ma { $count } wartości Ataku Strzeleckiego; nie ma wśród nich numeru { $mode }.
 }
warcry-refused-out-of-range = Oddział { $target } jest w odległości { $distance } od oddziału { $unit }, a jego zasięg to { $reach }.
warcry-refused-not-in-reserve = Oddział { $unit } nie stoi w formacji rezerwowej, a ruszyć można tylko oddział stamtąd.
warcry-refused-not-a-follow-up-defender = Oddział { $unit } nie może być obrońcą w wypadzie; możliwe: { $options }.
warcry-refused-already-saved = Oddział { $unit } zdał już test.
warcry-refused-cannot-be-carried-over = Oddziału { $unit } nie można zachować na następną bitwę.
warcry-refused-kept-too-expensive = Te oddziały kosztują razem { $cost ->
        [one] { $cost } sztukę złota
        [few] { $cost } sztuki złota
       *[many] { $cost } sztuk złota
     }; następne zaopatrzenie to { $supply }.
warcry-refused-attachment-stays = { $attachment } jest na oddziale { $unit }: zostaje albo odchodzi razem z nim i nie decyduje się o nim osobno.
warcry-refused-clean-up-already-in = Wybór oddziałów do zachowania już masz za sobą.

## Taktyki, polecenia, zdolności

warcry-refused-not-a-tactic = „{ $card }” to nie taktyka.
warcry-refused-not-a-command = „{ $card }” to ani polecenie, ani strategia.
warcry-refused-no-unit-in-combat = Nie masz oddziału w tej walce.
warcry-refused-supporter-in-combat = Oddział { $unit } sam bierze udział w walce; taktyki wspomagającej używa oddział spoza niej.
warcry-refused-unit-not-in-combat = Oddział { $unit } nie bierze udziału w tej walce.
warcry-refused-warcry-too-late = Okrzyk bojowy może być tylko twoim pierwszym działaniem w walce.
warcry-refused-forbidden-now = Efekt zabrania ci w tej walce { $kind ->
    [combat_tactic] taktyk bojowych
    [warcry] okrzyków bojowych
    [support_tactic] taktyk wspomagających
    [reaction] reakcji
   *[unit_abilities] zdolności tego oddziału
 }.
warcry-refused-condition-not-met = Nie jest spełniony warunek karty „{ $card }”.
warcry-refused-cannot-pay = { $what ->
    [tp] „{ $card }” kosztuje punkty taktyczne: trzeba { $cost }, zostało { $left }.
    [discard] Dla „{ $card }” trzeba odrzucić karty: potrzeba { $cost }, na ręce oprócz niej zostało { $left }.
    [commit_self] Dla „{ $card }” trzeba wykluczyć sam oddział { $unit }, a nie da się tego zrobić.
    [commit_one] Dla „{ $card }” trzeba wykluczyć oddział, a żaden twój pasujący oddział nie jest gotowy i wolny.
    [destroy_self] Dla „{ $card }” trzeba odrzucić sam oddział { $unit }, a nie ma go już do odrzucenia.
    [destroy_one] Dla „{ $card }” trzeba odrzucić oddział, a nie masz żadnego, który pasuje i jest wolny.
   *[destroy_self_card] Dla „{ $card }” trzeba odrzucić właśnie to rozszerzenie, a nie ma go już do odrzucenia.
 }
warcry-refused-can-do-nothing = „{ $card }” nie miałaby teraz żadnego skutku.
warcry-refused-no-such-ability = { $ability ->
    [0] { $unit } nie ma jednej pasującej zdolności; podaj jej numer.
    [one] { $unit } nie ma takiej zdolności o numerze { $ability }.
    [few] { $unit } nie ma takiej zdolności o numerze { $ability }.
   *[many] { $unit } nie ma takiej zdolności o numerze { $ability }.
 }
warcry-refused-already-used = Zdolność { $unit } została już użyta w tej { $limit ->
    [battle] bitwie
    [game] grze
   *[combat] walce
 }.
warcry-refused-bad-choice = Dla karty „{ $card }” nie można wybrać „{ $given }”; możliwe: { $options }.
warcry-refused-choose-exactly = { $count ->
    [one] Dla karty „{ $card }” nie można wybrać „{ $given }”: trzeba wskazać dokładnie jedną z możliwości: { $options }.
    [few] Dla karty „{ $card }” nie można wybrać „{ $given }”: trzeba wskazać dokładnie { $count } z tych możliwości, połączone znakiem „+”: { $options }.
   *[many] Dla karty „{ $card }” nie można wybrać „{ $given }”: trzeba wskazać dokładnie { $count } z tych możliwości, połączonych znakiem „+”: { $options }.
 }
warcry-refused-choose-at-most = { $count ->
    [one] Dla karty „{ $card }” nie można wybrać „{ $given }”: wolno wskazać najwyżej jedną z możliwości: { $options }.
    [few] Dla karty „{ $card }” nie można wybrać „{ $given }”: wolno wskazać najwyżej { $count } z tych możliwości, połączone znakiem „+”: { $options }.
   *[many] Dla karty „{ $card }” nie można wybrać „{ $given }”: wolno wskazać najwyżej { $count } z tych możliwości, połączonych znakiem „+”: { $options }.
 }
warcry-refused-choice-not-asked = „{ $given }” nie odpowiada na nic, o co „{ $card }” tutaj pyta.

## Zapis

warcry-refused-unknown-card = { $near ->
    [no_suggestion] { $field }: nie ma karty „{ $given }”.
   *[other] { $field }: nie ma karty „{ $given }”; czy chodzi o „{ $near }”?
 }
warcry-refused-answer-first = Otwarte jest pytanie; „{ $given }” nie jest na nie odpowiedzią.
warcry-refused-block-one-unit = Blokuj dokładnie jednym oddziałem, na przykład „block { $example }”, albo napisz „no_block”; możliwe: { $options }.
warcry-refused-react-one = Użyj dokładnie jednej reakcji naraz albo napisz „no_reaction”; możliwe: { $options }.
warcry-refused-retreat-alone = „retreat” wpisuje się samo, bez „{ $given }”: wycofują się wszystkie twoje oddziały; potem dla każdego napisz „retreat_unit { $unit } test” albo „retreat_unit { $unit } discard”.
warcry-refused-retreat-one-unit = Zdecyduj o jednym oddziale: „retreat_unit { $unit } test” poddaje go testowi, „retreat_unit { $unit } discard” go poświęca.
warcry-refused-bad-piece = { $field }: „{ $given }” to nie oznaczenie karty w grze; oznaczenia wyglądają jak A3.
warcry-refused-which-unit = Może to zrobić kilka oddziałów; wskaż jeden przez { $field }=, spośród: { $options }.
warcry-refused-which-ability = { $unit } ma kilka takich zdolności; wskaż jedną przez ability=, spośród: { $options }.
warcry-refused-not-a-reaction = „{ $card }” to nie reakcja i nie można jej przygotować.
warcry-refused-not-armed = Karta „{ $card }” nie jest przygotowana.
