# Gotowe rozgrywki Mage Knight (setup=quick, MKU-P14): opcja, losy, błędy w pliku ready.toml.
# $card to nazwa gotowej armii albo gotowego pola.

mage-knight-option-setup = { $setup ->
    [quick] gotowa rozgrywka: armie za około 100 punktów i pole wybiera los, obie strony już stoją, 10 rund
   *[own] każdy gracz przynosi armię i teren
 }
mage-knight-event-ready-army = { $seat } prowadzi wylosowaną armię: { $card }.
mage-knight-event-ready-field = Wylosowane pole: { $card }.
mage-knight-pack-ready-pairing = Oczekiwano identyfikatorów dwóch różnych gotowych armii.
mage-knight-pack-ready-pieces = Oczekiwano od jednego do { $most } elementów; każdy ma terrain, at = [x, y] w calach i rotation w pełnych stopniach od 0 do 359.
mage-knight-pack-ready-unknown = Nie ma tu „{ $found }”{ $near ->
    [no_suggestion] {"."}
   *[other] {"; czy chodzi o „"}{ $near }{"”?"}
 }
