# Boj v Mage Knight 2.0: co se přičítá k útoku a k obraně, bombardování.
# $figure a $target jsou figurky, například „A1 Jméno“, $piece je kus terénu; délky jsou v palcích.

## Attack and defense

mage-knight-attack-reckoned = { $attack }{ $formation ->
    [none] { "" }
   *[other] {" "}+{ $formation } (formace)
 }{ $rear ->
    [none] { "" }
   *[other] {" "}+{ $rear } (zadní oblouk)
 }{ $gang_up ->
    [none] { "" }
   *[other] {" "}+{ $gang_up } (kombo)
 }{ $resistance ->
    [none] { "" }
   *[other] {" "}{ $resistance } (Magická odolnost)
 }{ $attack_things ->
    [none] { "" }
   *[other] {" "}{ $attack_things } (jiné úpravy)
 }{ $attack_sum ->
    [none] { "" }
   *[other] {" "}(pravidlo 3: celkem { $attack_sum })
 }{ $own ->
    [none] { "" }
   *[other] {" "}+{ $own } (bonus k útoku)
 }
mage-knight-defense-reckoned = { $defense }{ $capture ->
    [none] { "" }
   *[other] {" "}+{ $capture } (zajetí)
 }{ $hindering ->
    [none] { "" }
   *[other] {" "}+{ $hindering } (ztěžující terén)
 }{ $height ->
    [none] { "" }
   *[other] {" "}+{ $height } (výška)
 }{ $armor ->
    [none] { "" }
   *[other] {" "}+{ $armor } (zbroj)
 }{ $water ->
    [none] { "" }
   *[other] {" "}+{ $water } (voda)
 }{ $defense_things ->
    [none] { "" }
   *[other] {" "}{ $defense_things } (jiné úpravy)
 }{ $defense_sum ->
    [none] { "" }
   *[other] {" "}(pravidlo 3: celkem { $defense_sum })
 }
mage-knight-event-reckoned = { $target }: útok { mage-knight-attack-reckoned } proti obraně { mage-knight-defense-reckoned }.

## Bombardment

mage-knight-refused-no-point = Bombardování – { $figure } – potřebuje cílový bod, například at=12,8.
mage-knight-refused-point-out-of-arc = Cílový bod neleží v předním oblouku: { $figure }.
mage-knight-refused-point-out-of-range = Cílový bod je od { $figure } vzdálen { $length } palce; bombardování potřebuje více než { $least } a nejvýše { $most } palců.
mage-knight-refused-point-in-blocking = Cílový bod leží v blokujícím terénu ({ $piece }).
mage-knight-refused-nobody-in-area = Bombardování – { $figure } – by nezasáhlo žádnou nepřátelskou figurku.
