# What lives on from game to game in a campaign: tables of packs, refusals and events of single games.

pack-campaign-fact = Tato hra o hráčích neříká nic jako „{ $found }“{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }

mage-knight-refused-figure-rests = { $card } – tato figurka padla ve tvé poslední bitvě kampaně a do této armády nesmí.

deck-campaign-side = V této kampani hraješ až do konce za { $side ->
    [grand_alliance] Velkou alianci
   *[hordes] Hordy temnoty
 }.
deck-campaign-changes = V těchto balíčcích { $count ->
    [one] je { $count } karta, která v minulých nebyla
    [few] jsou { $count } karty, které v minulých nebyly
   *[other] je { $count } karet, které v minulých nebyly
 }; v této kampani teď smíš vyměnit nejvýše { $most }.

talisman-event-heirloom = { $seat } začíná s dědictvím: { $card }.
talisman-event-heirloom-not-owned = { $seat } nesmí mít dědictví { $card }: zůstává v balíčku.
