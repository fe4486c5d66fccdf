# Talisman: cards that move, lives, values, death, toads. $seat is a player's name; $card and $cards are names of cards, spaces or characters.

## Cards

talisman-event-cards-drawn = { $seat } draws: { $cards }.
talisman-event-deck-shuffled = { $deck ->
    [spells] The spell deck is empty: the discarded spells are shuffled.
   *[adventure] The Adventure deck is empty: the discarded cards are shuffled.
 }
talisman-event-spells-gained = { $count ->
    [0] { $seat } gains no spell.
    [one] { $seat } gains { $count } spell.
   *[other] { $seat } gains { $count } spells.
 }
talisman-event-spells-seen = { $cards_count ->
    [one] The spell that { $seat } draws: { $cards }.
   *[other] The spells that { $seat } draws: { $cards }.
 }
talisman-event-spell-discarded = { $seat } discards a spell: { $card }.
talisman-event-discarded = Discarded: { $unit_name }.
talisman-event-left-behind = { $seat } leaves on the space { $card }: { $cards }.
talisman-event-gold-left = { $seat } leaves { $amount } gold on the space { $card }.
talisman-event-acquired = { $seat } now owns: { $cards }.
talisman-event-no-talisman = { $seat } gains no Talisman.

talisman-ask-gain-order = In which order do these things take effect?
talisman-ask-drop-surplus = { $count ->
    [one] Too many Objects: which one do you drop?
   *[other] Too many Objects: which { $count } do you drop?
 }
talisman-ask-discard-spell = { $limit ->
    [one] You may hold { $limit } spell: which do you discard?
   *[other] You may hold { $limit } spells: which do you discard?
 }

## Values

talisman-event-gained = { $what ->
    [strength] { $seat } gains { $amount } Strength; own Strength: { $total }.
    [craft] { $seat } gains { $amount } Craft; own Craft: { $total }.
    [gold] { $seat } gains { $amount } gold; gold: { $total }.
   *[life] { $amount ->
        [one] { $seat } gains { $amount } life; lives: { $total }.
       *[other] { $seat } gains { $amount } lives; lives: { $total }.
     }
 }
talisman-event-lost = { $what ->
    [strength] { $amount ->
        [0] { $seat } loses no Strength: it cannot fall below the start ({ $total }).
        [one] { $seat } loses { $amount } Strength; own Strength: { $total }.
       *[other] { $seat } loses { $amount } Strength; own Strength: { $total }.
     }
    [craft] { $amount ->
        [0] { $seat } loses no Craft: it cannot fall below the start ({ $total }).
        [one] { $seat } loses { $amount } Craft; own Craft: { $total }.
       *[other] { $seat } loses { $amount } Craft; own Craft: { $total }.
     }
    [gold] { $seat } loses { $amount } gold; gold: { $total }.
   *[life] { $amount ->
        [one] { $seat } loses { $amount } life; lives: { $total }.
       *[other] { $seat } loses { $amount } lives; lives: { $total }.
     }
 }
talisman-event-healed = { $amount ->
    [0] { $seat } heals no life; lives: { $total }.
    [one] { $seat } heals { $amount } life; lives: { $total }.
   *[other] { $seat } heals { $amount } lives; lives: { $total }.
 }
talisman-event-alignment-changed = { $alignment ->
    [good] { $seat } becomes good.
    [evil] { $seat } becomes evil.
   *[neutral] { $seat } becomes neutral.
 }
talisman-event-trophies-exchanged = { $points ->
    [one] { $seat } exchanges trophies worth { $points } point ({ $cards }) for { $amount } Strength; own Strength: { $total }.
   *[other] { $seat } exchanges trophies worth { $points } points ({ $cards }) for { $amount } Strength; own Strength: { $total }.
 }
talisman-refused-toad-keeps-trophies = A toad cannot exchange trophies.
talisman-refused-no-trophy = You have no trophy “{ $card }”.
talisman-refused-too-few-points = { $points ->
    [one] These trophies are worth { $points } point; { $needed } are needed.
   *[other] These trophies are worth { $points } points; { $needed } are needed.
 }

## Lives

talisman-event-life-saved = { $seat } loses no life: { $card }.
talisman-event-save-rolled = { $saved ->
    [yes] { $seat } rolls for { $card }: { $die }, the life is saved.
   *[no] { $seat } rolls for { $card }: { $die }, the life is not saved.
 }
talisman-event-died = { $seat } loses the character { $card }: it is dead.
talisman-event-left-game = { $reason ->
    [conceded] { $seat } concedes and leaves the game.
    [removed] { $seat } is removed from the game.
    [died] { $seat } is out of the game.
   *[admitted] { $seat } admits defeat and leaves the game.
 }
talisman-event-new-character = { $seat } plays this character: { $card }. Start space: { $start }.

talisman-ask-followers-instead = { $lives ->
    [one] You are about to lose { $lives } life. Which Followers do you give up instead, each for one life?
   *[other] You are about to lose { $lives } lives. Which Followers do you give up instead, each for one life?
 }
talisman-ask-armour = With which piece of armour do you roll to save the life?
talisman-ask-other-save = Do you roll for { $card } to save the life?
talisman-ask-new-character = Your character is dead. Do you go on with a new one?

## Toads

talisman-event-became-toad = { $turns ->
    [one] { $seat } becomes a toad for { $turns } turn.
   *[other] { $seat } becomes a toad for { $turns } turns.
 }
talisman-event-toad-no-more = { $seat } is no longer a toad.

## Checks

fault-not-in-the-pack = No pack of this game knows “{ $given }”.
fault-turn-of-nobody = It is the turn of seat { $given }, but there is no such seat.
fault-card-count = The card { $card } is there { $count } times instead of { $needed }.
fault-piece-twice = The piece { $given } is there twice.
fault-dead-in-play = The character of { $seat } has no lives left and is still in play.
fault-gold-below-zero = { $seat } has less than 0 gold.
fault-below-start = Strength or Craft of { $seat }, by itself, is below the start.
fault-rich-toad = { $seat } is a toad and owns gold.
fault-not-allowed-to-own = { $seat } may not own this card: { $card }.
fault-too-many-objects = { $seat } owns more Objects than the limit of { $limit }.
fault-too-many-spells = { $seat } holds more spells than the limit of { $limit }.
fault-character-of-nobody = { $seat } has left the game, but the character has not.
