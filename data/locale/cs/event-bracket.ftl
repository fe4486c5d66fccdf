# Vyřazovací pavouk, kreslený a popsaný slovy.

event-bracket-round = { $stage ->
    [final] Finále
    [half] Semifinále
    [quarter] Čtvrtfinále
    [eighth] Osmifinále
    [sixteenth] Šestnáctifinále
   *[early] { $round }. kolo
 }
event-bracket-bye = volný los
event-bracket-gone = odstoupení
event-bracket-forfeit = kontumace
event-bracket-yet = ještě se neví kdo
event-bracket-place = { $gone ->
    [yes] { $name } ({ $seed }, odstoupení)
   *[no] { $name } ({ $seed })
 }
event-bracket-on = { $final ->
    [yes] vítězí { $name }
   *[no] postupuje { $name }
 }
event-bracket-winner = Vítězí { $name }
event-bracket-line = { $names } · { $result }{ $on ->
    [none] { "" }
   *[other] ; { $on }
 }
event-bracket-rest = { $names }{ $on ->
    [none] { "" }
   *[other] { " " }· { $on }
 }
event-bracket-row = { $head ->
    [none] { "" }
   *[other] { $head }:{ " " }
 }{ $names }{ $on ->
    [none] { "" }
   *[other] , { $on }
 }
event-bracket-from = Od { $round }. kola. Celý pavouk jako text: /event standings
event-bracket-part = Část { $part } z { $parts } pavouka. Celý jako text: /event standings
event-bracket-head = { $when ->
    [after] Pavouk „{ $name }“ po { $round }. kole
   *[other] Pavouk „{ $name }“ během { $round }. kola (výsledky: { $done } z { $all })
 }
event-bracket-alt = { $head }. { $rows }{ $more ->
    [0] .
    [one] ; a ještě { $more } hra.
    [few] ; a ještě { $more } hry.
   *[other] ; a ještě { $more } her.
 }{ $note ->
    [none] { "" }
   *[other] { " " }{ $note }
 }
