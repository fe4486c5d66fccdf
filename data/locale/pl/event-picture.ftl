# Tabela jako obraz i w słowach. Litery to wygrana, remis, przegrana i wolny los.

event-picture-points = Punkty
event-head-games = Gry
event-picture-letters = W R P –
event-picture-below = { $when ->
    [after] { $game } · { $format } · po rundzie { $round }
   *[other] { $game } · { $format } · w trakcie rundy { $round } (wyniki: { $done } z { $all })
 }
event-picture-more = { $count ->
    [one] … i jeszcze { $count } osoba
    [few] … i jeszcze { $count } osoby
   *[many] … i jeszcze { $count } osób
 }
event-picture-head = { $when ->
    [after] Tabela „{ $name }” po rundzie { $round }
   *[other] Tabela „{ $name }” w trakcie rundy { $round } (wyniki: { $done } z { $all })
 }
event-picture-alt = { $head } ({ $values }): { $rows }.
event-picture-alt-more = { $head } ({ $values }): { $rows }; i jeszcze { $more }.
event-picture-row = { $group ->
    [none] { "" }
   *[other] { $group }:{ " " }
 }{ $rank }. { $name } ({ $values }){ $zone ->
    [none] { "" }
   *[other] , { $zone }
 }
event-picture-over-rounds = Runda
event-picture-over-against = Rywal
event-picture-over-last = Ostatnie gry
event-mark-walkover = wygrana bez gry
event-mark-forfeit = przegrana bez gry
event-zone-up = awans
event-zone-down = spadek
event-tie-buchholz = Buchholz
event-tie-sonneborn-berger = Sonneborn-Berger
event-tie-direct = bezpośrednio
event-tie-victory = punkty z gier
event-tie-wins = wygrane
event-tie-games = gry
event-head-buchholz = Buchh.
event-head-sonneborn-berger = S-B
event-head-direct = Bezp.
event-head-victory = Z gier
event-head-wins = Wygr.
