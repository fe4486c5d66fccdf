# Powers of Albion: what holds in every phase. $phase is one of set_up, movement, items, declare, fights.

albion-refused-you-are-out = You have no knight left: your part in this game is over.
albion-refused-not-absent = You are not marked as absent.
albion-refused-not-in-this-phase = Not now: { $phase ->
    [set_up] the knights are being equipped.
    [movement] orders for the movement are being given.
    [items] it is the phase of items and exchange.
    [declare] fights are being declared.
    [fights] fights are being fought.
   *[other] fate cards are being read.
 }
