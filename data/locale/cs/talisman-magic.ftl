# Talisman: kouzla, používané věci a okna reakcí. $card je kouzlo nebo používaná věc, $other postava a $unit karta, na
# které kouzlo míří.
talisman-event-cast = { $seat } sesílá kouzlo „{ $card }“.
talisman-event-cast-at = { $seat } sesílá kouzlo „{ $card }“. Cíl: { $other }.
talisman-event-cast-on = { $seat } sesílá kouzlo „{ $card }“. Cíl: { $unit_name }.
talisman-event-spell-cancelled = Kouzlo „{ $card }“ neúčinkuje: bylo zastaveno ({ $seat }).
talisman-event-spell-lost = Kouzlo „{ $card }“ propadá: jeho cíl nebo sesilatel už není ve hře ({ $seat }).
talisman-event-spell-repelled = Kouzlo „{ $card }“ neúčinkuje: jeho cíl je před ním chráněn ({ $seat }).
talisman-event-spell-over = Účinek kouzla „{ $card }“ skončil; karta jde na odkládací balíček.
talisman-event-spell-lifted = „{ $card }“ už neplatí pro: { $seat }.
talisman-event-used = { $seat } používá: { $card }.

talisman-rival = { $rival ->
    [creature] { $foe }
   *[other] { $by }
 }
talisman-ask-fight-on = Tomuto souboji se nelze vyhnout: { $foe }. Máš { $value } proti { $against }, šance na výhru je { $chance } %. Kostky padnou, až řekneš.
talisman-ask-react = { $window ->
    [on_spell] Bylo sesláno kouzlo: „{ $card }“ ({ $by }). Chceš na ně odpovědět?
    [own_fight] { talisman-rival }: máš { $value }, soupeř { $against }; před hodem kostkou. Chceš { $evading ->
        [yes] se vyhnout, seslat kouzlo nebo něco použít?
       *[no] seslat kouzlo nebo něco použít?
     }
    [when_attacked] { $rival ->
        [thief] { $by } tě chce okrást.
       *[other] Útočí na tebe: { talisman-rival }.
     } Chceš seslat kouzlo nebo něco použít a vyhnout se?
    [other_turn_start] { $by } začíná tah. Chceš seslat kouzlo nebo něco použít?
    [on_move_roll] { $by } hází na pohyb. Chceš seslat kouzlo nebo něco použít?
   *[on_life_loss] { $by } má ztratit { $lives ->
        [one] { $lives } život
        [few] { $lives } životy
       *[other] { $lives } životů
     }. Chceš seslat kouzlo nebo něco použít?
 }

talisman-refused-toad-casts-not = Ropucha nemůže sesílat kouzla.
talisman-refused-no-casting-here = Z tohoto pole nelze sesílat kouzla: { $card }.
talisman-refused-casts-used-up = V tomto tahu už nemůžeš seslat další kouzlo; limit: { $limit }.
talisman-refused-spell-not-held = Toto kouzlo nemáš: „{ $card }“.
talisman-refused-spell-not-now = Kouzlo „{ $card }“ teď nelze seslat.
talisman-refused-no-target-now = Teď není žádný přípustný cíl: { $card }.
talisman-refused-which-target = Uveď cíl: „{ $card }“ jich má několik.
talisman-refused-no-such-target = To nemůže být cílem: „{ $card }“.
talisman-refused-nothing-to-use = Nic, co by šlo použít, se tak nejmenuje: { $card }.
talisman-refused-not-usable-now = Teď nelze použít: { $card }.
