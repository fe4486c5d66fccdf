# Standing orders of Talisman as forms. What stands in a list writes a word of the notation.

engine-refused-nothing-to-order = You have no spell and no card that could be used by an order.

table-button-whole-turn = A whole turn…
table-button-policies = Without asking…
table-button-reaction = A reaction…

table-form-whole-turn-title = A whole turn
table-form-whole-turn-goal = Where to
table-form-whole-turn-goal-help = cw, ccw, bridge, a region, a space: the most wanted first, with commas
table-form-whole-turn-meet = Attack characters
table-form-whole-turn-meet-never = nobody
table-form-whole-turn-meet-weaker = the weaker ones
table-form-whole-turn-meet-always = always
table-form-whole-turn-fight = Fight Enemies
table-form-whole-turn-fight-ask = ask me first
table-form-whole-turn-fight-auto = always
table-form-whole-turn-fight-80 = from a chance of 80% on
table-form-whole-turn-fight-60 = from a chance of 60% on
table-form-whole-turn-take = Take what lies there
table-form-whole-turn-take-ask = ask me first
table-form-whole-turn-take-best = the best that fits
table-form-whole-turn-take-all = all
table-form-whole-turn-take-none = nothing
table-form-whole-turn-more = More of the line
table-form-whole-turn-more-help = like evade=if_stronger visit=healer buy=sword stop=attacked

table-form-policies-title = Done without asking
table-form-policies-evade = Evade
table-form-policies-evade-ask = ask me
table-form-policies-evade-always = whenever I can
table-form-policies-evade-never = never
table-form-policies-pay = Where gold or a life is asked for
table-form-policies-pay-ask = ask me
table-form-policies-pay-gold = I give gold
table-form-policies-pay-life = I give a life
table-form-policies-spoils = Spoils of a fight with a character
table-form-policies-spoils-ask = ask me
table-form-policies-spoils-life = a life
table-form-policies-spoils-gold-object-life = gold, else an Object, else a life
table-form-policies-spoils-object-gold-life = an Object, else gold, else a life
table-form-policies-heal = Healing for gold
table-form-policies-heal-ask = ask me
table-form-policies-heal-reserve-0 = as much as I can pay
table-form-policies-heal-reserve-1 = and keep 1 gold
table-form-policies-heal-reserve-3 = and keep 3 gold
table-form-policies-trophies = Trophies
table-form-policies-trophies-ask = only when I say so
table-form-policies-trophies-auto = exchanged as soon as no point is lost

table-form-reaction-title = A reaction
table-form-reaction-card = What is used
table-form-reaction-when = As soon as
table-form-reaction-when-spell-at-me = a spell is cast at me
table-form-reaction-when-spell-cast = a spell is cast
table-form-reaction-when-attacked = a character attacks me
table-form-reaction-when-life-loss = I am about to lose lives
table-form-reaction-when-last-life = I am about to lose my last life
table-form-reaction-when-rolls = a character rolls to move
table-form-reaction-when-starts-turn = a character begins its turn
table-form-reaction-by = Only if it is done by
table-form-reaction-by-help = a character; empty: anybody
table-form-reaction-spell = Only if this spell is cast
table-form-reaction-spell-help = a spell; empty: any
table-form-reaction-target = Aimed at
table-form-reaction-target-help = a character or a card, where it may be chosen
