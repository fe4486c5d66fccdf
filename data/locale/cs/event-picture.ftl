# Obrázek tabulky. Písmena znamenají výhru, remízu, prohru a volný los.

event-picture-points = Body
event-picture-games = Hry
event-picture-letters = V R P –
event-picture-below = { $when ->
    [after] { $game } · { $format } · po { $round }. kole
   *[other] { $game } · { $format } · během { $round }. kola (výsledky: { $done } z { $all })
 }
event-picture-more = { $count ->
    [one] … a ještě { $count } účastník
    [few] … a ještě { $count } účastníci
   *[other] … a ještě { $count } účastníků
 }
event-picture-head = { $when ->
    [after] Tabulka „{ $name }“ po { $round }. kole
   *[other] Tabulka „{ $name }“ během { $round }. kola (výsledky: { $done } z { $all })
 }
event-picture-alt = { $head }: { $rows }.
event-picture-alt-more = { $head }: { $rows }; a ještě { $more }.
event-picture-row = { $rank }. { $name } ({ $points })
