# Drabinka pucharowa, rysowana i opisana słowami.

event-bracket-round = { $stage ->
    [final] Finał
    [half] Półfinały
    [quarter] Ćwierćfinały
    [eighth] 1/8 finału
    [sixteenth] 1/16 finału
   *[early] Runda { $round }
 }
event-bracket-bye = wolny los
event-bracket-gone = rezygnacja
event-bracket-forfeit = walkower
event-bracket-yet = jeszcze nie wiadomo kto
event-bracket-place = { $gone ->
    [yes] { $name } ({ $seed }, rezygnacja)
   *[no] { $name } ({ $seed })
 }
event-bracket-on = { $final ->
    [yes] zwycięża { $name }
   *[no] dalej gra { $name }
 }
event-bracket-winner = Zwycięża { $name }
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
event-bracket-from = Od rundy { $round }. Cała drabinka jako tekst: /event standings
event-bracket-part = Część { $part } z { $parts } drabinki. Całość jako tekst: /event standings
event-bracket-head = { $when ->
    [after] Drabinka „{ $name }” po rundzie { $round }
   *[other] Drabinka „{ $name }” w trakcie rundy { $round } (wyniki: { $done } z { $all })
 }
event-bracket-alt = { $head }. { $rows }{ $more ->
    [0] .
    [one] ; i jeszcze { $more } gra.
    [few] ; i jeszcze { $more } gry.
   *[many] ; i jeszcze { $more } gier.
 }{ $note ->
    [none] { "" }
   *[other] { " " }{ $note }
 }
