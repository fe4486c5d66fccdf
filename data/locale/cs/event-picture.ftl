# Obrázek tabulky. Písmena znamenají výhru, remízu, prohru a volný los.

event-picture-points = Body
event-picture-games = Hry
event-picture-letters = V R P –
event-picture-below = { $game } · { $format } · po { $round }. kole
event-picture-more = { $count ->
    [one] … a ještě { $count } účastník
    [few] … a ještě { $count } účastníci
   *[other] … a ještě { $count } účastníků
 }
event-picture-alt = Tabulka „{ $name }“ po { $round }. kole: { $rows }.
event-picture-row = { $rank }. { $name } ({ $points })
