# Obraz tabeli. Litery to wygrana, remis, przegrana i wolny los.

event-picture-points = Punkty
event-picture-games = Gry
event-picture-letters = W R P –
event-picture-below = { $game } · { $format } · po rundzie { $round }
event-picture-more = { $count ->
    [one] … i jeszcze { $count } osoba
    [few] … i jeszcze { $count } osoby
   *[many] … i jeszcze { $count } osób
 }
event-picture-alt = Tabela „{ $name }” po rundzie { $round }: { $rows }.
event-picture-row = { $rank }. { $name } ({ $points })
