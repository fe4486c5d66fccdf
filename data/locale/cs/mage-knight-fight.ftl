# Boj v Mage Knight: útoky, zranění, léčení, zajatci a proč útok není dovolen.
# $seat je jméno hráče; $figure, $target, $targets, $members a podobné jsou figurky, například „A1 Jméno“.

## Útoky

mage-knight-event-attack-declared = { $how ->
    [bombardment] { $seat }: { $figure } bombarduje místo { $x }, { $y }; v dosahu: { $targets }.
    [ranged] { $seat }: { $figure } střílí, cíl: { $targets }.
    [capture] { $seat }: { $figure } se pokouší zajmout figurku { $targets }.
    [weapon_master] { $seat }: { $figure } útočí jako Mistr zbraní, cíl: { $targets }.
    [sweep] { $seat }: { $figure } útočí Rozmachem, cíle: { $targets }.
    [healing] { $seat }: { $figure } se pokouší léčit figurku { $targets }.
    [magic_blast] { $seat }: { $figure } sesílá Magickou střelu, cíl: { $targets }.
    [flame_lightning] { $seat }: { $figure } sesílá Plamen/Blesk, cíl: { $targets }.
    [shockwave] { $seat }: { $figure } vysílá Rázovou vlnu; v dosahu: { $targets }.
    [magic_healing] { $seat }: { $figure } se pokouší o Magické léčení figurky { $targets }.
    [magic_freeze] { $seat }: { $figure } sesílá Magické zmrazení, cíl: { $targets }.
    [magic_confusion] { $seat }: { $figure } sesílá Magický zmatek, cíl: { $targets }.
   *[close] { $seat }: { $figure } útočí, cíl: { $targets }.
 }
mage-knight-event-formation-joined = { $members_count ->
    [one] { $figure } vede formaci, ve které dále je { $members }.
    [few] { $figure } vede formaci, ve které dále jsou: { $members }.
   *[other] { $figure } vede formaci, ve které dále jsou: { $members }.
 }
mage-knight-event-attack-rolled = { $seat } hází za figurku { $figure }: { $die_one } a { $die_two }, celkem { $roll }.
mage-knight-event-critical-miss = Kritický neúspěch, { $figure } nezasahuje nikoho.
mage-knight-event-critical-hit = Kritický zásah, útočí { $figure }!
mage-knight-sum = { $roll } + { $attack }{ $bonus ->
    [0] { "" }
    [one] {" "}{ $bonus_signed }
    [few] {" "}{ $bonus_signed }
   *[other] {" "}{ $bonus_signed }
 } = { $total } proti { $defense }
mage-knight-event-modified = { $target }: útok { $attack }{ $formation ->
    [none] { "" }
   *[other] {" "}+{ $formation } (formace)
 }{ $rear ->
    [none] { "" }
   *[other] {" "}+{ $rear } (zadní oblouk)
 } proti obraně { $defense }{ $capture ->
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
 }.
mage-knight-event-hit = Zásah: { $target }, { mage-knight-sum }.
mage-knight-event-missed = Vedle: { $target }, { mage-knight-sum }.
mage-knight-event-treated = Léčení figurky { $target } se daří: { mage-knight-sum }.
mage-knight-event-untreated = Léčení figurky { $target } se nedaří: { mage-knight-sum }.
mage-knight-event-attack-dropped = Po tomto pohybu už { $figure } zaútočit nemůže.
mage-knight-event-defended = { $target } používá obranu figurky { $figure }: { $value }.
mage-knight-event-dodge-rolled = { $dodged ->
    [yes] { $target } hází { $die } a útoku uhýbá.
   *[no] { $target } hází { $die } a útoku neuhýbá.
 }
mage-knight-event-damage-die = Zranění podle kostky, útočí { $figure }: { $die }.
mage-knight-event-healing-die = Léčení podle kostky, léčí { $healer }: { $die }.
mage-knight-event-freeze-rolled = { $frozen ->
    [yes] Kostka pro figurku { $target } ukazuje { $die }: zmrazení a akční žeton.
   *[no] Kostka pro figurku { $target } ukazuje { $die }: bez zmrazení.
 }

## Zranění a léčení

mage-knight-event-hurt = { $figure } utrpí { $clicks ->
    [one] { $clicks } cvaknutí
    [few] { $clicks } cvaknutí
   *[other] { $clicks } cvaknutí
 } zranění ({ $cause ->
    [push] nátlak
    [critical_miss] kritický neúspěch
    [pole_arm] Tyčová zbraň
    [ram] Beranění
    [venom] Jed
    [shake_off] průlom jezdce
    [magic_retaliation] Magická odplata
    [shockwave] Rázová vlna
   *[attack] útok
 }).
mage-knight-event-unhurt = { $figure } neutrpí žádné zranění ({ $cause ->
    [pole_arm] Tyčová zbraň
    [ram] Beranění
    [venom] Jed
    [shake_off] průlom jezdce
    [magic_retaliation] Magická odplata
   *[attack] útok
 }).
mage-knight-event-healed = { $figure } { $clicks ->
    [0] nezískává zpět nic
    [one] získává zpět { $clicks } cvaknutí
    [few] získává zpět { $clicks } cvaknutí
   *[other] získává zpět { $clicks } cvaknutí
 } ({ $cause ->
    [vampirism] Vampirismus
    [regeneration] Regenerace
    [command] Velení
    [magic_healing] Magické léčení
   *[healing] Léčení
 }).
mage-knight-event-cannot-heal = { $figure } má Nezranitelnost a léčit ji nelze.
mage-knight-event-eliminated = Figurka { $figure } hráče { $seat } je vyřazena.
mage-knight-event-scored = { $seat } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } za figurku { $figure }.

## Zajatci

mage-knight-event-captured = { $figure } bere do zajetí figurku { $target } pro hráče { $seat }.
mage-knight-event-freed = { $figure } je opět na svobodě.
mage-knight-event-freed-in-terrain = { $figure } stojí tam, kde stát nelze, a ze hry vypadává.
mage-knight-event-berserk-kills = { $figure } propadá běsnění a zabíjí zajatce: { $target }.

## Otázky

mage-knight-ask-cancel-defense = { $attacker } útočí: { $targets }. Které volitelné schopnosti vypínáš?
mage-knight-ask-defend = { $attacker } útočí: { $target }. Čí obrana se počítá?
mage-knight-ask-dodge = { $attacker } zasahuje: { $target }. Hodit kostkou na Úhyb?
mage-knight-do-defend = Obrana { $value }: { $figure }

## Proč útok není dovolen

mage-knight-refused-no-such-mode = V tomto druhu boje není způsob útoku „{ $given }“.
mage-knight-refused-no-such-healing = „{ $given }“ není způsob léčení; jsou damage a die.
mage-knight-refused-cancelling-spoils-attack = Figurka { $figure } by tento útok bez vypnutých schopností provést nemohla.
mage-knight-refused-mode-left-out = U tohoto stolu schopnost { $ability } nikdo nepoužívá: volba { $option } je vypnutá.
mage-knight-refused-mode-not-in-effect = { $figure } teď schopnost { $ability } použít nemůže.
mage-knight-refused-mode-not-in-formation = Formace nemůže použít schopnost { $ability }.
mage-knight-refused-mode-names-no-target = { $ability } si cíle určuje sama; žádný neuváděj.
mage-knight-refused-mode-cannot-capture = Schopností { $ability } nelze brát zajatce.
mage-knight-refused-no-healing-after-move = Po tomto pohybu { $figure } léčit nemůže.
mage-knight-refused-no-target = Uveď cíl.
mage-knight-refused-too-many-targets = Příliš mnoho cílů: { $count }; nejvýš { $most }.
mage-knight-refused-target-twice = Cíl { $target } je uveden dvakrát.
mage-knight-refused-target-not-in-front = { $target } se nedotýká předního oblouku figurky { $figure }.
mage-knight-refused-target-not-in-contact = { $target } není v kontaktu s figurkou { $figure }.
mage-knight-refused-untouched-after-move = { $stays ->
    [yes] { $figure } zůstává na místě a figurky { $target } se tam nedotýká: uveď i cestu, třeba touch={ $given }.
   *[no] { $figure } se na konci cesty figurky { $target } nedotýká.{ $stop ->
    [none] { "" }
   *[other] {" "}{ mage-knight-must-stop }
 }
 }
mage-knight-refused-target-across-cliff = { $figure } a { $target } spolu nemohou bojovat zblízka: jedna z nich stojí na srázu.
mage-knight-refused-nobody-in-front = Přední oblouk figurky { $figure } se nedotýká žádné nepřátelské figurky.
mage-knight-refused-nobody-in-reach = Rázová vlna figurky { $figure } by nezasáhla nikoho.
mage-knight-refused-cannot-capture = { $figure } zajímat nemůže: { $ability }.
mage-knight-refused-cannot-be-captured = { $target } být zajata nemůže: { $ability }.
mage-knight-refused-captor-not-captured = { $target } hlídá zajatce a být zajata nemůže.

## Bojové formace

mage-knight-refused-formation-one-target = Formace útočí právě na jeden cíl; uvedeno: { $count }.
mage-knight-refused-formation-size = Formace má od { $low } do { $high } figurek; zde: { $count }.
mage-knight-refused-formation-not-connected = Tyto figurky netvoří jednu skupinu dotýkajících se podstavců: { $figures }.
mage-knight-refused-formation-on-cliff = Některé z těchto figurek stojí na srázu a jiné ne: { $figures }.
mage-knight-refused-member-twice = Figurka { $figure } je uvedena dvakrát.
mage-knight-refused-never-in-formation = { $figure } má schopnost { $ability } a být ve formaci nemůže.
mage-knight-refused-factions-differ = Tyto figurky nemají stejný symbol frakce: { $figures }.
mage-knight-refused-spawn-without-shyft = { $figure } nemá symbol frakce; formaci s ní mohou tvořit jen Shyft a magické bestie.
mage-knight-refused-spawn-apart = { $figure } se nedotýká žádné figurky Shyft z formace.
