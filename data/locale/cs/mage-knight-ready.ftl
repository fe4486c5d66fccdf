# Hotové hry Mage Knight (setup=quick, MKU-P14): volba, losy, chyby v souboru ready.toml.
# $card je jméno hotové armády nebo hotového bojiště.

mage-knight-option-setup = { $setup ->
    [quick] hotová hra: armády asi za 100 bodů a bojiště určí los, obě strany už stojí, 10 kol
   *[own] každý hráč přináší armádu a terén
 }
mage-knight-event-ready-army = { $seat } vede vylosovanou armádu: { $card }.
mage-knight-event-ready-field = Vylosované bojiště: { $card }.
mage-knight-pack-ready-pairing = Čekala se id dvou různých hotových armád.
mage-knight-pack-ready-pieces = Čekal se jeden až { $most } kusy, každý s terrain, at = [x, y] v palcích a rotation v celých stupních od 0 do 359.
mage-knight-pack-ready-unknown = Žádné „{ $found }“ tu není{ $near ->
    [no_suggestion] {"."}
   *[other] {"; nemá to být „"}{ $near }{"“?"}
 }
