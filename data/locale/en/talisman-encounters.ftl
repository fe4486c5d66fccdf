# Talisman: encounters, persons, trade and quests.

## The encounter

talisman-event-card-met = { $seat } encounters: { $card }.
talisman-event-gold-picked-up = { $seat } takes { $amount } gold from the space.
talisman-event-visited = { $seat } visits: { $card }.
talisman-ask-extra-draw = Do you draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } more, and discard as many of the new ones?
talisman-ask-extra-draw-discard = Which of the new cards do you discard? Number of cards: { $count }.
talisman-ask-redraw = Which of the new cards do you discard, to draw as many again? At most: { $count }.

talisman-refused-not-met-here = You cannot encounter that character on this space.
talisman-refused-not-met-so = You cannot encounter a character in this way.
talisman-refused-nothing-to-steal = There is nothing of the kind to be stolen there.
talisman-refused-must-meet = On the Crown of Command you must encounter one of the other characters.
talisman-refused-no-retreat = You have not arrived by retreat: the instructions of the space are carried out.
talisman-refused-not-next = { $there ->
    [none] No card is encountered now, so this is not next: { $card }.
   *[some] This card is not next: { $card }. Possible: { $cards }.
 }
talisman-refused-not-lying-here = This does not lie on your space: { $card }.
talisman-refused-not-kept = Only Objects and Followers are taken, not this card: { $unit_name }.
talisman-refused-toad-takes-nothing = A toad takes nothing.
talisman-refused-not-for-you = Your character may not own this: { $unit_name }.
talisman-refused-left-by-yourself = You left this here in this turn, so it stays: { $unit_name }.
talisman-refused-came-later = This was put here only after the encounter began, so it waits for another turn: { $unit_name }.
talisman-refused-guarded = As long as an Enemy stands here, or the instructions are not carried out, this stays: { $unit_name }.
talisman-refused-not-yet-taken = It is not the time to take anything: { $unit_name }.
talisman-refused-taken-twice = A card is named twice.
talisman-refused-no-gold-here = There is no gold to be taken here.
talisman-refused-too-dear = { $card } costs { $price } gold, and you have { $gold } left.
talisman-refused-not-sold-now = This cannot be bought now, because none is left or your character may not own it: { $card }.
talisman-refused-nobody-to-visit = { $there ->
    [none] Nobody can be visited on your space.
   *[some] There is nobody of that name to be visited here: { $card }. Possible: { $cards }.
 }
talisman-refused-no-visit-now = This is not the moment to visit anybody.

## Buying, selling, healing

talisman-event-bought = { $seat } buys: { $cards }. Price: { $amount } gold.
talisman-event-nothing-to-buy = { $card }: there is nothing that { $seat } could buy.
talisman-event-sold = { $seat } sells: { $cards }. Proceeds: { $amount } gold.
talisman-event-nothing-to-heal = { $card }: there is nothing that { $seat } could have healed.
talisman-event-paid-for-healing = { $seat } pays { $amount } gold for healing.
talisman-ask-buy = { $cards_count ->
    [0] { $card }: what do you buy? You have { $gold } gold.
    [one] { $card }: { $cards }, and what else? You have { $gold } gold left.
   *[other] { $card }: { $cards }, and what else? You have { $gold } gold left.
 }{ $free ->
    [0] { "" }
    [one] {" "}The most expensive card is free.
   *[other] {" "}The { $free } most expensive cards are free.
 }
talisman-ask-sell = { $cards_count ->
    [0] { $card }: what do you hand in, for { $price } gold each?
    [one] { $card }: { $cards }, and what else do you hand in, for { $price } gold each?
   *[other] { $card }: { $cards }, and what else do you hand in, for { $price } gold each?
 }
talisman-ask-buy-healing = { $card }: how many lives do you have healed, for { $price } gold each?

## Trade

talisman-event-trade-offered = { $seat } offers { $other } a trade. Offered: { $gives ->
    [nothing] { $gold ->
        [0] nothing
        [one] { $gold } gold
       *[other] { $gold } gold
     }
   *[cards] { $gold ->
        [0] { $cards }
        [one] { $cards }, { $gold } gold
       *[other] { $cards }, { $gold } gold
     }
 }. Wanted: { $gets ->
    [nothing] { $other_gold ->
        [0] nothing
        [one] { $other_gold } gold
       *[other] { $other_gold } gold
     }
   *[cards] { $other_gold ->
        [0] { $carried }
        [one] { $carried }, { $other_gold } gold
       *[other] { $carried }, { $other_gold } gold
     }
 }.
talisman-event-trade-declined = { $seat } declines the trade with { $other }.
talisman-event-traded = { $seat } and { $other } trade.
talisman-ask-trade = { $other } offers: { $gives ->
    [nothing] { $gold ->
        [0] nothing
        [one] { $gold } gold
       *[other] { $gold } gold
     }
   *[cards] { $gold ->
        [0] { $cards }
        [one] { $cards }, { $gold } gold
       *[other] { $cards }, { $gold } gold
     }
 }. In return: { $gets ->
    [nothing] { $other_gold ->
        [0] nothing
        [one] { $other_gold } gold
       *[other] { $other_gold } gold
     }
   *[cards] { $other_gold ->
        [0] { $carried }
        [one] { $carried }, { $other_gold } gold
       *[other] { $carried }, { $other_gold } gold
     }
 }.{ $drops ->
    [0] { "" }
    [one] {" "}You would have to drop { $drops } Object at once.
   *[other] {" "}You would have to drop { $drops } Objects at once.
 }{ $other_drops ->
    [0] { "" }
    [one] {" "}The other side would have to drop { $other_drops } Object at once.
   *[other] {" "}The other side would have to drop { $other_drops } Objects at once.
 } Do you accept?
talisman-refused-no-partner-here = You can trade only with a character on your space.
talisman-refused-toads-do-not-trade = A toad does not trade.
talisman-refused-trade-of-nothing = Nothing would change hands in this trade.
talisman-refused-not-that-much-gold = { $other } does not have { $amount } gold.
talisman-refused-not-to-be-traded = This changes hands in no trade: { $card }.
talisman-refused-traded-twice = This is offered twice in the trade: { $card }.
talisman-refused-not-of-theirs = { $other } does not own this: { $card }.
talisman-refused-may-not-own = { $other } may not own this: { $unit_name }.

## Quests

talisman-event-quest-accepted = { $seat } rolls { $die } and has a quest: { $task ->
    [take_life] take a life from another character
    [kill_enemy] kill one Enemy
    [give_follower] bring a Follower to the Warlock’s Cave
    [give_magic_object] bring a Magic Object to the Warlock’s Cave
   *[give_gold] bring { $count } gold to the Warlock’s Cave
 }.
talisman-event-quest-done = { $seat } does what the quest asked for. The reward follows at the end of the turn.
talisman-event-quest-fulfilled = { $seat } fulfils the quest and is given a Talisman.
talisman-event-quest-without-reward = { $seat } fulfils the quest, but no Talisman is in stock.
talisman-event-quest-over = The quest of { $seat } is over: nobody is called away from the Crown of Command.
talisman-event-talisman-returned = Out of everybody’s reach, this card goes back to the stock: { $card }.
talisman-ask-quest = Do you accept a quest? { $count ->
    [0] Beware: no Talisman is in stock, so there may be no reward.
    [one] { $count } Talisman is in stock.
   *[other] { $count } Talismans are in stock.
 }
talisman-ask-quest-gold = Do you hand over { $amount } gold and fulfil your quest?
talisman-ask-quest-card = Which card do you hand over to fulfil your quest, if any?
