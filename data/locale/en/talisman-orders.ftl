# A player's own standing orders in Talisman, told to him alone. $line is the notation that gives the order.
talisman-order-reaction = “{ $card }” is used as soon as this happens: { $when ->
    [spell_at_me] a spell is cast at you
    [spell_cast] { $named ->
        [one] this spell is cast: “{ $cards }”
       *[any] a spell is cast
     }
    [attacked] a character attacks you
    [life_loss] you are about to lose lives
    [last_life] you are about to lose your last life
    [rolls] a character rolls to move
   *[starts_turn] a character begins its turn
 }. By whom: { $from ->
    [one] { $by }
   *[any] anybody
 }. [{ $line }]
talisman-order-spoils = Spoils that you prefer: { $keywords }.{ $some ->
    [yes] {" "}Cards among them: { $cards }.
   *[no] { "" }
 } [{ $line }]
talisman-order-drop = What you drop first when you own too many Objects: { $cards }. [{ $line }]
talisman-order-discard = What you discard first when you hold too many spells: { $cards }. [{ $line }]
talisman-order-pay-gold = You give gold before life. [{ $line }]
talisman-order-pay-life = You give life before gold. [{ $line }]
talisman-order-heal = You have yourself healed whenever you can and keep { $gold } gold. [{ $line }]
talisman-order-evade-always = You always evade when you can. [{ $line }]
talisman-order-evade-never = You never evade. [{ $line }]
talisman-order-trophies = Trophies are exchanged automatically as soon as no point is lost. [{ $line }]
talisman-order-roll = The movement roll is made at once. [{ $line }]
talisman-order-turn = { $now ->
    [yes] Your present turn is played by this line. [{ $line }]
   *[no] Your next turn is played by this line. [{ $line }]
 }
talisman-event-order-ask = { $what ->
    [spoils] You are asked which spoils you take.
    [drop] You are asked what you drop.
    [discard] You are asked which spell you discard.
    [pay] You are asked whether you give gold or life.
    [heal] You are asked whether you have yourself healed.
    [evade] You are asked whether you evade.
    [trophies] Trophies are exchanged only when you say so.
    [roll] The movement roll is made when you say so.
   *[turn] Your next turn is not played automatically.
 }

talisman-keyword-life = 1 life
talisman-keyword-gold = 1 gold
talisman-keyword-object = 1 Object

talisman-refused-not-held = You have no such card: { $card }.
talisman-refused-no-character = You have no character now.
