game-title-toy = Kamínky
help-title-toy-rules = Kamínky za minutu
help-text-toy-rules = Berte po řadě jeden až tři kamínky. Kdo vezme poslední, vyhrává.
help-title-toy-notation = Kamínky: zápis tahů
help-text-toy-notation = `take 2`, `concede`

command-toy = Kamínky: rada, pravidla
command-toy-hint = Kolik vzít

toy-option-heap = kamínky: { $heap }
toy-doing-take = Vzít kamínky
toy-do-take = Vzít { $count }
toy-board = { $heap ->
    [one] { $heap } kamínek; bere { $name }.
    [few] { $heap } kamínky; bere { $name }.
   *[other] { $heap } kamínků; bere { $name }.
 }
toy-hint = Vezmi { $count }.
toy-event-took = { $seat } bere { $count ->
    [one] { $count } kamínek, zbývá { $left }.
    [few] { $count } kamínky, zbývá { $left }.
   *[other] { $count } kamínků, zbývá { $left }.
 }
toy-event-rolled = { $seat } hází { $number }.
toy-event-rolled-back = Kamínek se vrací: teď { $left }.
toy-event-conceded = { $seat } se vzdává.
toy-event-won = { $winner } vyhrává.
toy-refused-not-your-turn = Nejsi na tahu.
toy-refused-wrong-count = Můžeš vzít od 1 do { $most }, ne { $given }.
toy-refused-not-understood = Napiš třeba: take 2. Zadáno: { $given }

learn-toy-first = Nech soupeři co nejméně.
learn-toy-last = Vezmi všechno, co zbývá.
learn-toy-phase-play = Vezmi jeden až tři kamínky.
learn-toy-end = To je celá hra.
learn-do-toy-last = vzít 3
learn-do-toy-first = vzít 1
learn-toy-other = Na tahu je druhá strana; její tah zahraje tlačítko.
learn-toy-won = **První krev.** Už umíš brát.
