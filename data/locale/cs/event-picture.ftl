# Tabulka jako obrázek i slovy. Písmena znamenají výhru, remízu, prohru a volný los.

event-picture-points = Body
event-head-games = Hry
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
event-picture-alt = { $head } ({ $values }): { $rows }.
event-picture-alt-more = { $head } ({ $values }): { $rows }; a ještě { $more }.
event-picture-row = { $group ->
    [none] { "" }
   *[other] { $group }:{ " " }
 }{ $rank }. { $name } ({ $values }){ $zone ->
    [none] { "" }
   *[other] , { $zone }
 }
event-picture-over-rounds = Kolo
event-picture-over-against = Soupeř
event-picture-over-last = Poslední hry
event-mark-walkover = výhra bez hry
event-mark-forfeit = prohra bez hry
event-zone-up = postup
event-zone-down = sestup
event-tie-buchholz = Buchholz
event-tie-sonneborn-berger = Sonneborn-Berger
event-tie-direct = vzájemně
event-tie-victory = body z her
event-tie-wins = výhry
event-tie-games = hry
event-head-buchholz = Buchh.
event-head-sonneborn-berger = S-B
event-head-direct = Vzáj.
event-head-victory = Z her
event-head-wins = Výhry
