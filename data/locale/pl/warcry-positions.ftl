# Błędy w pozycjach WarCry: pisanych ręcznie (position-...) i zmienianych (check-...).

## Pisane ręcznie

fault-position-no-combat = W fazie { $phase } trzeba podać walkę.
fault-position-combat-not-now = W fazie: { $phase } nie ma żadnej walki.
fault-position-cards-before-setup = { $seat } nie może mieć nigdzie kart przed wyborem talii.
fault-position-nobody-left = { $seat } nie ma oddziału, który można by wybrać.
fault-position-no-winner = W zakończonej grze liczbę wygranych bitew { $wins } ma dokładnie jeden gracz.
fault-position-seat-twice = Ten sam gracz jest już opisany w { $other }.
fault-position-bad-value = „{ $found }” jest niedozwolone; możliwe: { $allowed }.
fault-position-supply = Zaopatrzenie w bitwie { $battle } to { $supply }.
fault-position-open-questions = Pozycja nie zawiera otwartych pytań; wynikają one z fazy.
fault-position-too-many = Za dużo wpisów; wolno najwyżej { $most }.
fault-position-one-side-fights = { $unit } i { $target } należą do tego samego gracza.
fault-position-missing-key = Brakuje klucza „{ $name }”.
fault-position-unknown-key = { $near ->
    [no_suggestion] Nie ma tu klucza „{ $found }”.
   *[other] Nie ma tu klucza „{ $found }”; czy chodzi o „{ $near }”?
 }
fault-position-unknown-piece = W tej pozycji nie ma elementu „{ $found }”.
fault-position-blocked = „blocked” mówi, czy ktoś blokuje; nie zgadza się to z obrońcą { $unit } i celem { $target }.
fault-position-unknown-card = { $near ->
    [no_suggestion] Nie ma karty „{ $found }”.
   *[other] Nie ma karty „{ $found }”; czy chodzi o „{ $near }”?
 }
fault-position-wrong-zone = Karta „{ $card }” nie może tu leżeć.
fault-position-bad-id = „{ $found }” to nie oznaczenie elementu tego gracza; oznaczenia wyglądają jak A3.
fault-position-id-twice = Oznaczenie „{ $found }” jest już użyte w { $other }.
fault-position-bad-unit = „{ $found }” nie opisuje oddziału.
fault-position-wrong-type = Oczekiwano: { $expected ->
    [table] tabela
    [list] lista
    [text] tekst
    [number] liczba całkowita
    [truth] true albo false
   *[other] { $expected }
 }; jest: { $found }
fault-position-out-of-range = { $found } jest poza zakresem; oczekiwano od { $least } do { $most }.

## Zmienione

fault-check-unknown-card = { $seat }: nie ma karty „{ $given }”.
fault-check-wrong-zone = { $seat }: karta „{ $card }” nie może leżeć w strefie: { $zone }.
fault-check-cards-lost = { $seat }: „{ $card }”: jest { $count } szt., a w spisie talii { $listed } szt.
fault-check-gold = { $seat } ma wydane { $spent } złota; wolno od 0 do { $supply }.
fault-check-wins = { $seat } nie może mieć tylu wygranych bitew: { $wins }.
fault-check-roll-feed = { $seat }: podane rzuty muszą być liczbami od 1 do 6.
fault-check-line = { $seat }: { $unit } stoi w nieznanej formacji „{ $line }”.
fault-check-tokens = { $seat }: { $unit } ma nieznany żeton.
fault-check-attachment = { $seat }: { $unit } nie może mieć rozszerzenia „{ $card }”.
fault-check-attachments-share = { $seat }: dwa rozszerzenia { $unit } mają wspólne słowo kluczowe.
fault-check-piece-id = { $seat }: „{ $piece }” to nie oznaczenie elementu tego gracza.
fault-check-piece-twice = { $seat }: oznaczenie „{ $piece }” pojawia się dwa razy.
fault-check-piece-unlisted = { $seat }: oznaczenia „{ $piece }” nie ma w spisie elementów albo stoi tam inna karta.
fault-check-unique = Unikatowa karta „{ $given }” jest w grze w liczbie: { $count }.
fault-check-battle = Nie ma bitwy { $battle }.
fault-check-passes = Nie może być tylu kolejnych pasów: { $count }.
fault-check-seat = W tej grze nie ma miejsca { $given }.
fault-check-no-combat = Faza { $phase } nie zgadza się z walką.
fault-check-fighters = { $unit } i { $target } nie mogą ze sobą walczyć.
fault-check-stray-on-battlefield = { $seat }: { $unit } stoi na polu bitwy, choć nie bierze udziału w walce.
