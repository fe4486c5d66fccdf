# Walka w Mage Knight: ataki, obrażenia, leczenie, jeńcy i powody, dla których atak jest niedozwolony.
# $seat to imię gracza; $figure, $target, $targets, $members i podobne to figurki, na przykład „A1 Nazwa”.

## Ataki

mage-knight-event-attack-declared = { $how ->
    [bombardment] { $seat }: { $figure } ostrzeliwuje miejsce { $x }, { $y }; w zasięgu: { $targets }.
    [ranged] { $seat }: { $figure } strzela, cel: { $targets }.
    [capture] { $seat }: { $figure } próbuje pochwycić figurkę { $targets }.
    [weapon_master] { $seat }: { $figure } atakuje jako Mistrz Broni, cel: { $targets }.
    [sweep] { $seat }: { $figure } wykonuje Zamach, cele: { $targets }.
    [healing] { $seat }: { $figure } próbuje leczyć figurkę { $targets }.
    [magic_blast] { $seat }: { $figure } rzuca Magiczny Pocisk, cel: { $targets }.
    [flame_lightning] { $seat }: { $figure } rzuca Płomień/Błyskawicę, cel: { $targets }.
    [shockwave] { $seat }: { $figure } używa Porażającego Podmuchu; w zasięgu: { $targets }.
    [magic_healing] { $seat }: { $figure } próbuje Magicznego Leczenia figurki { $targets }.
    [magic_freeze] { $seat }: { $figure } rzuca Magiczne Zamrożenie, cel: { $targets }.
    [magic_confusion] { $seat }: { $figure } rzuca Magiczny Zamęt, cel: { $targets }.
   *[close] { $seat }: { $figure } atakuje, cel: { $targets }.
 }
mage-knight-event-formation-joined = { $members_count ->
    [one] { $figure } prowadzi formację, w której jest też { $members }.
    [few] { $figure } prowadzi formację, w której są też: { $members }.
   *[many] { $figure } prowadzi formację, w której są też: { $members }.
 }
mage-knight-event-attack-rolled = { $seat } rzuca za figurkę { $figure }: { $die_one } i { $die_two }, razem { $roll }.
mage-knight-event-critical-miss = Niepowodzenie krytyczne, { $figure } nie trafia nikogo.
mage-knight-event-critical-hit = Trafienie krytyczne, atakuje { $figure }!
mage-knight-sum = { $roll } + { $attack }{ $bonus ->
    [0] { "" }
    [one] {" "}{ $bonus_signed }
    [few] {" "}{ $bonus_signed }
   *[many] {" "}{ $bonus_signed }
 } = { $total } przeciw { $defense }
mage-knight-event-modified = { $target }: atak { $attack }{ $formation ->
    [none] { "" }
   *[other] {" "}+{ $formation } (formacja)
 }{ $rear ->
    [none] { "" }
   *[other] {" "}+{ $rear } (tylny sektor)
 } przeciw obronie { $defense }{ $capture ->
    [none] { "" }
   *[other] {" "}+{ $capture } (pochwycenie)
 }{ $hindering ->
    [none] { "" }
   *[other] {" "}+{ $hindering } (teren utrudniający ruch)
 }{ $height ->
    [none] { "" }
   *[other] {" "}+{ $height } (wysokość)
 }{ $armor ->
    [none] { "" }
   *[other] {" "}+{ $armor } (zbroja)
 }.
mage-knight-event-hit = Trafienie: { $target }, { mage-knight-sum }.
mage-knight-event-missed = Chybienie: { $target }, { mage-knight-sum }.
mage-knight-event-treated = Leczenie figurki { $target } udaje się: { mage-knight-sum }.
mage-knight-event-untreated = Leczenie figurki { $target } nie udaje się: { mage-knight-sum }.
mage-knight-event-attack-dropped = Po tym ruchu { $figure } nie może już zaatakować.
mage-knight-event-defended = { $target } korzysta z obrony figurki { $figure }: { $value }.
mage-knight-event-dodge-rolled = { $dodged ->
    [yes] { $target } rzuca { $die } i unika ataku.
   *[no] { $target } rzuca { $die } i nie unika ataku.
 }
mage-knight-event-damage-die = Obrażenia z kostki, atakuje { $figure }: { $die }.
mage-knight-event-healing-die = Leczenie z kostki, leczy { $healer }: { $die }.
mage-knight-event-freeze-rolled = { $frozen ->
    [yes] Kostka dla figurki { $target } pokazuje { $die }: zamrożenie i żeton akcji.
   *[no] Kostka dla figurki { $target } pokazuje { $die }: bez zamrożenia.
 }

## Obrażenia i leczenie

mage-knight-event-hurt = { $figure } otrzymuje { $clicks ->
    [one] { $clicks } klik
    [few] { $clicks } kliki
   *[many] { $clicks } klików
 } obrażeń ({ $cause ->
    [push] zmęczenie
    [critical_miss] niepowodzenie krytyczne
    [pole_arm] Broń Drzewcowa
    [ram] Taran
    [venom] Jad
    [shake_off] roztrącenie
    [magic_retaliation] Magiczny Odwet
    [shockwave] Porażający Podmuch
   *[attack] atak
 }).
mage-knight-event-unhurt = { $figure } nie ponosi obrażeń ({ $cause ->
    [pole_arm] Broń Drzewcowa
    [ram] Taran
    [venom] Jad
    [shake_off] roztrącenie
    [magic_retaliation] Magiczny Odwet
   *[attack] atak
 }).
mage-knight-event-healed = { $figure } { $clicks ->
    [0] niczego nie odzyskuje
    [one] odzyskuje { $clicks } klik
    [few] odzyskuje { $clicks } kliki
   *[many] odzyskuje { $clicks } klików
 } ({ $cause ->
    [vampirism] Wampiryzm
    [regeneration] Regeneracja
    [command] Dowodzenie
    [magic_healing] Magiczne Leczenie
   *[healing] Leczenie
 }).
mage-knight-event-cannot-heal = { $figure } ma Niewrażliwość i nie może być leczona.
mage-knight-event-eliminated = Figurka { $figure } gracza { $seat } jest wyeliminowana.
mage-knight-event-scored = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 } za figurkę { $figure }.

## Jeńcy

mage-knight-event-captured = { $figure } bierze do niewoli figurkę { $target } dla gracza { $seat }.
mage-knight-event-freed = { $figure } odzyskuje wolność.
mage-knight-event-freed-in-terrain = { $figure } stoi tam, gdzie stać nie można, i odpada z gry.
mage-knight-event-berserk-kills = { $figure } wpada w szał i zabija jeńca: { $target }.

## Pytania

mage-knight-ask-cancel-defense = { $attacker } atakuje: { $targets }. Które zdolności opcjonalne wyłączasz?
mage-knight-ask-defend = { $attacker } atakuje: { $target }. Czyja wartość obrony się liczy?
mage-knight-ask-dodge = { $attacker } trafia: { $target }. Rzucić kostką na Unik?
mage-knight-do-defend = Obrona { $value }: { $figure }

## Dlaczego atak jest niedozwolony

mage-knight-refused-no-such-mode = W tym rodzaju walki nie ma sposobu ataku „{ $given }”.
mage-knight-refused-no-such-healing = „{ $given }” to nie sposób leczenia; są damage i die.
mage-knight-refused-cancelling-spoils-attack = Figurka { $figure } nie mogłaby wykonać tego ataku bez wyłączonych zdolności.
mage-knight-refused-mode-left-out = Przy tym stole nikt nie używa zdolności { $ability }: opcja { $option } jest wyłączona.
mage-knight-refused-mode-not-in-effect = { $figure } nie może teraz użyć zdolności { $ability }.
mage-knight-refused-mode-not-in-formation = Formacja nie może użyć zdolności { $ability }.
mage-knight-refused-mode-names-no-target = { $ability } sama wyznacza cele; nie podawaj żadnego.
mage-knight-refused-mode-cannot-capture = Zdolnością { $ability } nie można brać jeńców.
mage-knight-refused-no-healing-after-move = Po tym ruchu { $figure } nie może leczyć.
mage-knight-refused-no-target = Podaj cel.
mage-knight-refused-too-many-targets = Za dużo celów: { $count }; najwyżej { $most }.
mage-knight-refused-target-twice = Cel { $target } jest podany dwa razy.
mage-knight-refused-target-not-in-front = { $target } nie dotyka przedniego sektora figurki { $figure }.
mage-knight-refused-target-not-in-contact = { $target } nie ma kontaktu bezpośredniego z figurką { $figure }.
mage-knight-refused-untouched-after-move = { $stays ->
    [yes] { $figure } stoi w miejscu i nie styka się tam z figurką { $target }: podaj też drogę, na przykład touch={ $given }.
   *[no] { $figure } na końcu drogi nie styka się z figurką { $target }.{ $stop ->
    [none] { "" }
   *[other] {" "}{ mage-knight-must-stop }
 }
 }
mage-knight-refused-target-across-cliff = { $figure } i { $target } nie mogą walczyć wręcz: jedna z nich stoi na terenie urwistym.
mage-knight-refused-nobody-in-front = Przedni sektor figurki { $figure } nie dotyka żadnej wrogiej figurki.
mage-knight-refused-nobody-in-reach = Porażający Podmuch figurki { $figure } nie dosięgnie nikogo.
mage-knight-refused-cannot-capture = { $figure } nie może brać jeńców: { $ability }.
mage-knight-refused-cannot-be-captured = { $target } nie może zostać jeńcem: { $ability }.
mage-knight-refused-captor-not-captured = { $target } pilnuje jeńca i nie może zostać jeńcem.

## Formacje bojowe

mage-knight-refused-formation-one-target = Formacja atakuje dokładnie jeden cel; podanych: { $count }.
mage-knight-refused-formation-size = Formacja liczy od { $low } do { $high } figurek; tutaj: { $count }.
mage-knight-refused-formation-not-connected = Te figurki nie tworzą jednej grupy dotykających się podstawek: { $figures }.
mage-knight-refused-formation-on-cliff = Część tych figurek stoi na terenie urwistym, a część nie: { $figures }.
mage-knight-refused-member-twice = Figurka { $figure } jest podana dwa razy.
mage-knight-refused-never-in-formation = { $figure } ma zdolność { $ability } i nie może być w formacji.
mage-knight-refused-factions-differ = Te figurki nie mają tego samego symbolu frakcji: { $figures }.
mage-knight-refused-spawn-without-shyft = { $figure } nie ma symbolu frakcji; formację z nią mogą tworzyć tylko Shyft i Magiczne Bestie.
mage-knight-refused-spawn-apart = { $figure } nie dotyka żadnej figurki Shyft z formacji.
