# Powers of Albion: house options, as the card of the lobby tells them.

albion-option-groups = { $groups ->
    [choose] everybody takes a castle in public, first come first served
    [random] castles are dealt at random
   *[auto] castles: dealt at random among three players, else first come first served
 }
albion-option-groups-each = { $groups_each ->
    [one] one group of four knights each
   *[other] { $groups_each } groups of four knights each (for two players)
 }
albion-option-seat-order = { $seat_order ->
    [yes] movement in the open: one player after another
   *[no] movement in secret: all orders are carried out at once
 }
albion-option-exhaustion = { $exhaustion ->
    [0] duels last until they are decided
    [one] a duel ends without a result after { $exhaustion } turn
   *[other] a duel ends without a result after { $exhaustion } turns
 }
albion-option-round-limit = { $round_limit ->
    [0] no limit of rounds
    [one] the game ends after { $round_limit } round
   *[other] the game ends after { $round_limit } rounds
 }
albion-option-setup-hours = { $setup_hours } to equip the knights
albion-option-orders-hours = { $orders_hours } for the movement
albion-option-items-hours = { $items_hours } for leaving and taking
albion-option-declare-hours = { $declare_hours } to declare fights
albion-option-prompt-hours = { $prompt_hours } for a question in a fight

albion-card-length = Expected length: { $round_limit ->
    [0] until both artefacts are in one castle or one player is left.
    [one] { $round_limit } round at most.
   *[other] { $round_limit } rounds at most.
 } In a round everybody is asked at once for their moves ({ $orders_hours }) and for what is left and taken ({ $items_hours }); fights come on top. The game never waits for players who leave it to standing orders.
