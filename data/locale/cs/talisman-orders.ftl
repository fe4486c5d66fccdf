# Vlastní stálé pokyny hráče v Talismanu; vidí je jen on. $line je zápis, kterým se pokyn dává.
talisman-order-reaction = „{ $card }“ se použije, jakmile se stane toto: { $when ->
    [spell_at_me] někdo sesílá kouzlo na tebe
    [spell_cast] { $named ->
        [one] někdo sesílá toto kouzlo: „{ $cards }“
       *[any] někdo sesílá kouzlo
     }
    [attacked] útočí na tebe postava
    [life_loss] máš ztratit životy
    [last_life] máš ztratit poslední život
    [rolls] postava hází na pohyb
   *[starts_turn] postava začíná tah
 }. Kdo: { $from ->
    [one] { $by }
   *[any] kdokoli
 }. [{ $line }]
talisman-order-spoils = Kořist, které dáváš přednost: { $keywords }.{ $some ->
    [yes] {" "}Karty mezi ní: { $cards }.
   *[no] { "" }
 } [{ $line }]
talisman-order-drop = Co odložíš nejdřív, když máš příliš mnoho předmětů: { $cards }. [{ $line }]
talisman-order-discard = Co odhodíš nejdřív, když máš příliš mnoho kouzel: { $cards }. [{ $line }]
talisman-order-pay-gold = Dáváš zlato spíš než život. [{ $line }]
talisman-order-pay-life = Dáváš život spíš než zlato. [{ $line }]
talisman-order-heal = Necháváš se uzdravit, kdykoli to jde; měšce zlata, které si necháváš: { $gold }. [{ $line }]
talisman-order-evade-always = Vždy se vyhneš, když můžeš. [{ $line }]
talisman-order-evade-never = Nikdy se nevyhneš. [{ $line }]
talisman-order-trophies = Trofeje se vymění samy, jakmile nepropadne žádný bod. [{ $line }]
talisman-order-roll = Hod na pohyb se hodí hned. [{ $line }]
talisman-order-turn = { $now ->
    [yes] Tvůj nynější tah se hraje podle tohoto řádku. [{ $line }]
   *[no] Tvůj příští tah se odehraje podle tohoto řádku. [{ $line }]
 }
talisman-event-order-ask = { $what ->
    [spoils] Dostaneš otázku, jakou kořist bereš.
    [drop] Dostaneš otázku, co odložíš.
    [discard] Dostaneš otázku, které kouzlo odhodíš.
    [pay] Dostaneš otázku, zda dáváš zlato, nebo život.
    [heal] Dostaneš otázku, zda se necháš uzdravit.
    [evade] Dostaneš otázku, zda se vyhneš.
    [trophies] Trofeje vyměníš, jen když to řekneš.
    [roll] Hod na pohyb se hodí, až to řekneš.
   *[turn] Tvůj příští tah se sám neodehraje.
 }

talisman-keyword-life = 1 život
talisman-keyword-gold = 1 měšec zlata
talisman-keyword-object = 1 předmět

talisman-refused-not-held = Takovou kartu nemáš: { $card }.
talisman-refused-no-character = Teď nemáš postavu.
