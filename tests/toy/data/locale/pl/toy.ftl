game-title-toy = Kamyki
help-title-toy-rules = Kamyki w minutę
help-text-toy-rules = Bierzcie na zmianę od jednego do trzech kamyków. Kto weźmie ostatni, wygrywa.
help-title-toy-notation = Kamyki: zapis ruchów
help-text-toy-notation = `take 2`, `concede`

command-toy = Kamyki: rada, zasady
command-toy-hint = Ile wziąć

toy-option-heap = kamyki: { $heap }
toy-doing-take = Weź kamyki
toy-do-take = Weź { $count }
toy-board = { $heap ->
    [one] { $heap } kamyk; bierze { $name }.
    [few] { $heap } kamyki; bierze { $name }.
   *[many] { $heap } kamyków; bierze { $name }.
 }
toy-hint = Weź { $count }.
toy-event-took = { $seat } bierze { $count ->
    [one] { $count } kamyk, zostaje { $left }.
    [few] { $count } kamyki, zostaje { $left }.
   *[many] { $count } kamyków, zostaje { $left }.
 }
toy-event-rolled = { $seat } rzuca { $number }.
toy-event-rolled-back = Kamyk wraca: teraz { $left }.
toy-event-conceded = { $seat } się poddaje.
toy-event-won = { $winner } wygrywa.
toy-refused-not-your-turn = To nie twoja kolej.
toy-refused-wrong-count = Możesz wziąć od 1 do { $most }, nie { $given }.
toy-refused-not-understood = Napisz na przykład: take 2. Podano: { $given }

learn-toy-first = Zostaw przeciwnikowi jak najmniej.
learn-toy-last = Weź wszystko, co zostało.
learn-toy-phase-play = Weź od jednego do trzech kamyków.
learn-toy-end = To już cała gra.
learn-do-toy-last = weź 3
learn-do-toy-first = weź 1
learn-toy-other = Teraz ruch drugiej strony; wykona go przycisk.
learn-toy-won = **Pierwsza krew.** Umiesz już brać.
