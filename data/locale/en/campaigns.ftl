# What lives on from game to game in a campaign: tables of packs, refusals and events of single games.

pack-campaign-fact = This game records no fact “{ $found }” about its players{ $near ->
    [no_suggestion] {"."}
   *[other] {"; did you mean “"}{ $near }{"”?"}
 }

mage-knight-refused-figure-rests = { $card } fell in your last battle of this campaign and stays out of this army.

deck-campaign-side = In this campaign you play { $side ->
    [grand_alliance] the Grand Alliance
   *[hordes] the Hordes of Darkness
 } to the end.
deck-campaign-changes = These decks have { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } that your last ones did not have; in this campaign you may change { $most } now.

talisman-event-heirloom = { $seat } begins with an heirloom: { $card }.
talisman-event-heirloom-not-owned = { $seat } may not own the heirloom { $card }: it stays in the deck.
