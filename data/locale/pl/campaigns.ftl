# What lives on from game to game in a campaign: tables of packs, refusals and events of single games.

pack-campaign-fact = Ta gra nie podaje o graczach faktu „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }

mage-knight-refused-figure-rests = { $card } – ta figurka padła w twojej ostatniej bitwie tej kampanii i nie wchodzi do tej armii.

deck-campaign-side = W tej kampanii do końca grasz { $side ->
    [grand_alliance] Wielkim Przymierzem
   *[hordes] Hordami Ciemności
 }.
deck-campaign-changes = W tych taliach { $count ->
    [one] jest { $count } karta, której
    [few] są { $count } karty, których
   *[many] jest { $count } kart, których
 } nie było w poprzednich; w tej kampanii możesz teraz wymienić najwyżej { $most }.

talisman-event-heirloom = { $seat } zaczyna z rodową pamiątką: { $card }.
talisman-event-heirloom-not-owned = { $seat } nie może mieć rodowej pamiątki ({ $card }): zostaje ona w talii.
