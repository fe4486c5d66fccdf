# Obraz tabeli. Litery to wygrana, remis, przegrana i wolny los.

event-picture-points = Punkty
event-picture-games = Gry
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
event-picture-alt = { $head }: { $rows }.
event-picture-alt-more = { $head }: { $rows }; i jeszcze { $more }.
event-picture-row = { $rank }. { $name } ({ $points })
