# Gotowa gra: co kostki i pakiety przygotowują, zanim ktokolwiek zostanie zapytany, i opcja, która to włącza.

warcry-option-setup = { $setup ->
    [quick] gotowa gra: strony losowo, gotowe talie, pierwsze armie zrekrutowane za obu graczy
   *[own] gracze sami wybierają talie i rekrutują armie
 }
warcry-event-sides-by-lot = Strony losowo. Wielkie Przymierze: { $seat }. Hordy Ciemności: { $other }.

albion-option-setup = { $setup ->
    [quick] gotowa gra: zamki losowo, gotowi rycerze, którzy bronią się sami, 24 rundy
   *[own] gracze sami zbroją i numerują rycerzy
 }
albion-order-auto-off = { $whose ->
    [yes] { $pawn }
   *[no] Wszyscy rycerze
 }: przy pytaniach i w walkach gra pyta o wszystko, czego nie mówi instrukcja.

talisman-option-setup = { $setup ->
    [quick] gotowa gra: Poszukiwacze losowo, każdy gracz może raz, przed pierwszym ruchem, dostać innego; krótka gra
   *[own] przygotowanie według pozostałych opcji
 }
talisman-event-another-character = { $seat } dostaje innego Poszukiwacza zamiast tego: { $card }.
talisman-refused-no-other-character = Innego Poszukiwacza rozdaje się tylko raz, w gotowej grze, przed pierwszym ruchem twojej pierwszej tury i dopóki twojemu nic się nie stało.
