# Błędy w pozycjach WarCry: pisanych ręcznie (position-...) i zmienianych (check-...).

## Pisane ręcznie

fault-position-no-combat = W fazie { $phase } trzeba podać walkę.
fault-position-combat-not-now = W fazie: { $phase } nie ma żadnej walki.
fault-position-cards-before-setup = { $seat } nie może mieć nigdzie kart przed wyborem talii.
fault-position-nobody-left = { $seat } nie ma oddziału, który można by wybrać.
fault-position-no-winner = W zakończonej grze liczbę wygranych bitew { $wins } ma dokładnie jeden gracz (WC-12.8).
fault-position-seat-twice = Ten sam gracz jest już opisany w { $other }.
fault-position-bad-value = { $near ->
    [no_suggestion] „{ $found }” jest niedozwolone; możliwe: { $allowed }.
   *[other] „{ $found }” jest niedozwolone; czy chodzi o „{ $near }”? Możliwe: { $allowed }.
 }
fault-position-supply = Zaopatrzenie w bitwie { $battle } to { $supply } (WC-3.3).
fault-position-open-questions = Pozycja nie zawiera otwartych pytań; wynikają one z fazy (WC-P15).
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
fault-position-wrong-zone = Karta „{ $card }” nie może tu leżeć (WC-1.5).
fault-position-bad-id = „{ $found }” to nie oznaczenie elementu tego gracza; oznaczenia wyglądają jak A3 (WC-P20).
fault-position-id-twice = Oznaczenie „{ $found }” jest już użyte w { $other } (WC-P20).
fault-position-bad-unit = { $near ->
    [no_suggestion] „{ $found }” nie opisuje oddziału.
   *[other] „{ $found }” nie opisuje oddziału; czy chodzi o „{ $near }”?
 }
fault-position-unit-twice = „{ $found }” przeczy temu, co ten wpis mówi już o oddziale.
fault-position-entered-twice = Numer wejścia do gry { $found } jest już zajęty.
fault-position-two-sides = { $seat }: karta „{ $card }” należy do innej strony niż reszta kart tego gracza; talia ma jedną stronę i karty neutralne (WC-1.4).
fault-position-already-won = { $seat } ma już dwie wygrane bitwy, więc gra jest skończona: phase = "finished" (WC-12.8).
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
fault-check-wrong-zone = { $seat }: karta „{ $card }” nie może leżeć w strefie: { $zone } (WC-1.5).
fault-check-cards-lost = { $seat }: „{ $card }”: jest { $count } szt., a w spisie talii { $listed } szt.
fault-check-gold = { $seat } wydaje { $spent ->
        [one] { $spent } sztukę złota
        [few] { $spent } sztuki złota
       *[many] { $spent } sztuk złota
     }; wolno od 0 do { $supply } (WC-3.3).
fault-check-wins = { $seat } nie może mieć tylu wygranych bitew: { $wins } (WC-12.8).
fault-check-roll-feed = { $seat }: podane rzuty muszą być liczbami od 1 do 6.
fault-check-line = { $seat }: { $unit } stoi w nieznanej formacji „{ $line }”.
fault-check-tokens = { $seat }: { $unit } ma nieznany żeton.
fault-check-attachment = { $seat }: { $unit } nie może mieć rozszerzenia „{ $card }” (WC-3.10).
fault-check-attachments-share = { $seat }: dwa rozszerzenia { $unit } mają wspólne słowo kluczowe (WC-3.9).
fault-check-piece-id = { $seat }: „{ $piece }” to nie oznaczenie elementu tego gracza (WC-P20).
fault-check-piece-twice = { $seat }: oznaczenie „{ $piece }” pojawia się dwa razy (WC-P20).
fault-check-piece-unlisted = { $seat }: oznaczenia „{ $piece }” nie ma w spisie elementów albo stoi tam inna karta.
fault-check-unique = Unikatowa karta „{ $given }” jest w grze w liczbie: { $count } (WC-2.27).
fault-check-battle = Nie ma bitwy { $battle }.
fault-check-passes = Nie może być tylu kolejnych pasów: { $count }.
fault-check-seat = W tej grze nie ma miejsca { $given }.
fault-check-no-combat = Faza { $phase } nie zgadza się z walką.
fault-check-fighters = { $unit } i { $target } nie mogą ze sobą walczyć.
fault-check-stray-on-battlefield = { $seat }: { $unit } stoi na polu bitwy, choć nie bierze udziału w walce.
