# Talisman: what cards, spaces and persons do. $card is the card, space, person or spell whose effect it is.

## Rolls

talisman-event-rolled-table = „{ $card }“: { $seat } hází: { $number }.
talisman-event-nothing-comes = Nic z toho není.
talisman-event-roll-lessened = Odečítá se { $number }, výsledek je { $result }.
talisman-event-roll-changed = „{ $card }“: { $seat } mění výsledek na { $result }.
talisman-event-rolls-nothing = „{ $card }“: { $seat } tu nemusí házet.
talisman-event-follower-rolled = { $unit_name }: { $seat } hází { $number }.
talisman-event-rolled-for-cards = „{ $card }“, kostka za každou kartu: { $dice }.
talisman-event-creature-rolled = { $seat } potkává tvora: { $creature }, hodnota { $number }.
talisman-event-series-rolled = { $creature }, počet útočníků, proti nimž stojí { $seat }: { $number }.
talisman-event-duel-rolled = „{ $card }“: { $seat } hází { $own }, druhá strana { $foe }.

talisman-ask-roll-anyway = „{ $card }“: nemusíš tu házet. Hodíš přesto?
talisman-ask-instead-of-roll = „{ $card }“: vezmeš si místo hodu toto: { $what ->
    [life] život
    [gold] měšec zlata
    [strength] Síla
    [craft] Moc
    [spell] kouzlo
   *[talisman] talisman
 } ({ $number })?
talisman-ask-change-roll = „{ $card }“: výsledek je { $number }. Změníš ho?

## Choices

talisman-ask-use-effect = „{ $card }“: využiješ to?
talisman-ask-choose-option = „{ $card }“: vyber jedno.
talisman-event-option-chosen = „{ $card }“: { $seat } volí: { $label }.
talisman-ask-choose-alignment = „{ $card }“: jakou povahu přijmeš?
talisman-ask-choose-space = „{ $card }“: na které pole se přeneseš?
talisman-ask-take-spell = „{ $card }“: které kouzlo si vezmeš z odkládacího balíčku?
talisman-ask-order-cards = „{ $card }“: v jakém pořadí karty vrátíš? První leží nahoře.
talisman-ask-lose-spells = „{ $card }“: která kouzla ztrácíš ({ $count })?
talisman-ask-lose-things = Které ze svých karet ztrácíš ({ $count })?
talisman-ask-take-things = Které z těchto karet vybereš ({ $count })?

## Turns

talisman-event-misses-turns = „{ $card }“: { $seat } vynechává { $number ->
    [one] { $number } tah
    [few] { $number } tahy
   *[other] { $number } tahů
 }.
talisman-event-turn-lost = „{ $card }“: { $seat } tím končí současný tah.
talisman-event-extra-turn = „{ $card }“: { $seat } má po tomto tahu ještě jeden.
talisman-event-enslaved = „{ $card }“: { $seat } je v otroctví, dokud na pohyb nehodí 4 nebo víc.
talisman-event-may-go-on = „{ $card }“: { $seat } smí příští tah pokračovat dovnitř.
talisman-event-world-effect = „{ $card }“ platí pro všechny { $number ->
    [one] { $number } kolo
    [few] { $number } kola
   *[other] { $number } kol
 }.

## Moves

talisman-event-move-granted = „{ $card }“: v příštím pohybu smí { $seat } jít { $goal ->
    [choice_region] na kterékoli jiné pole tohoto kraje
    [opposite] na druhý břeh řeky
   *[other] sem: { $space }
 }.
talisman-event-move-steered = „{ $card }“: { $seat } volí, kam jde { $other }.

## Cards and spells

talisman-event-gold-put = { $seat } nechává zlato ({ $amount }), místo: { $card }.
talisman-event-card-put = { $unit_name } teď leží na poli: { $card }.
talisman-event-peeked = „{ $card }“: { $seat } se dívá na vrch balíčku dobrodružství, { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
 }.
talisman-event-saw-cards = Karty, které vidí { $seat }, odshora: { $cards }.
talisman-event-spells-taken = { $seat } bere { $number ->
    [one] { $number } kouzlo
    [few] { $number } kouzla
   *[other] { $number } kouzel
 }, dosavadní držitel: { $other }.
talisman-event-spell-changed-hands = Kouzlo, které bere { $seat } (dosud { $other }): { $card }.
talisman-event-spell-taken-back = { $seat } si bere z odložených kouzel: { $card }.
talisman-event-spell-redirected = { $seat } obrací „{ $card }“: cílem je teď { $other }.
