# Words on pictures, and the text board that says the same. Names of players, cards and pieces come as they are.

## On the picture

picture-title = WarCry
picture-battle = Battle { $number } · supply { $supply }
picture-battle-number = Battle { $number }
picture-before = Before the first battle
picture-turn = { $name } to act
picture-turn-both = Both to act
picture-turn-none = Nobody to act
picture-winner = { $name } wins the game
picture-passed = { $name } · passed
picture-decided = { $name } · decided
picture-battle-line = Battle line
picture-reserve-line = Reserve line
picture-field = Battlefield
picture-battle-short = Battle line
picture-reserve-short = Reserve
picture-melee = Melee
picture-ranged = Ranged attack
picture-follow-up = Follow-up attack
picture-final = Final combat
picture-blocks = { $unit } blocks
picture-meets = { $name } chooses who meets { $unit }
picture-tie-attacker = Equal sums: { $name } chooses the attacker
picture-tie-defender = { $name } chooses the defender
picture-battle-won = { $name } wins battle { $number }
picture-clean-up = Each player decides in secret which units stay
picture-retreat = The loser retreats and tests unit by unit
picture-setup = Each player chooses decks in secret
picture-begins = Battle { $number } begins
picture-ending-battles = Battles won: { $won } : { $lost }
picture-ending-conceded = { $name } concedes the game
picture-ending-adjudicated = { $name } no longer answers
picture-and-more = … and { $count } more
picture-more = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
 }

## What came of a combat

picture-result-melee-hit = The attacker wins
picture-result-melee-missed = The defender wins
picture-result-ranged-hit = Hit
picture-result-ranged-missed = Missed
picture-result-slaughter = Slaughter
picture-result-aborted = The fight is broken off

## The last action

picture-last-deck = { $name } has chosen decks
picture-last-muster-order = { $name } decides who musters first
picture-last-muster-unit = { $name } musters { $unit } { $card }
picture-last-muster-attachment = { $name } gives { $unit } an attachment: { $card }
picture-last-muster-pass = { $name } ends mustering
picture-last-attack = { $unit } attacks { $target }
picture-last-ranged-attack = { $unit } shoots at { $target }
picture-last-play-command = { $name } plays “{ $card }”
picture-last-use-command = { $name } uses “{ $card }”
picture-last-play-tactic = { $name } plays “{ $card }”
picture-last-use-tactic = { $name } uses { $unit } { $card }
picture-last-tactic-pass = { $name } passes in this combat
picture-last-move = { $unit } { $card } moves to the battle line
picture-last-pass = { $name } passes
picture-last-retreat = { $name } retreats
picture-last-retreat-unit = Retreat test: { $unit } { $card }
picture-last-retreat-saved = Retreat test passed: { $unit } { $card } is saved
picture-last-retreat-lost = Lost in the retreat: { $unit } { $card }
picture-last-follow-up = { $unit } follows up against { $target }
picture-last-final-combat = Final combat of { $unit } and { $target }
picture-last-tie-break-unit = { $name } sends { $unit } { $card } to the final combat
picture-last-clean-up = { $name } has cleaned up
picture-last-concede = { $name } concedes
picture-last-other = Last action: { $name }

## Symbols

symbols-title = Symbols of WarCry
symbols-unit = On a unit’s card
symbols-keywords = Keywords
symbols-actions = Action cards
symbols-table = On the table
symbol-strength = Strength: the roll is added to it
symbol-tactic = Tactic points: they pay for tactics
symbol-leadership = Leadership: against a rout, and for tests
symbol-cost = Cost in gold
symbol-infantry = Infantry: slow
symbol-cavalry = Cavalry: faster
symbol-flyer = Flyer: the fastest
symbol-normal = Ranged Attack and its value
symbol-short = Short Ranged Attack: from battle line to battle line
symbol-long = Long Ranged Attack: reaches any unit
symbol-terror = Terror: lowers the enemy’s leadership
symbol-scout = Scout: counts for the first command
symbol-victory = Victory: counts at the end of a battle
symbol-unique = Unique: one copy in play
symbol-token = Token that changes a value
symbol-raised = Raised or lowered against the card
symbol-committed = Turned card: committed
symbol-die = Die number, for rolls
symbol-sum = Strength of the army
symbol-hand = Cards in hand
symbol-deck = Deck
symbol-discard = Discard pile
symbol-army-cards = Golden back: army cards
symbol-action-cards = Silver back: action cards
symbol-last = Who acted last
symbol-number = Actions since yours, in order
symbol-target = Legal target
symbol-hit = Hit
symbol-miss = Miss
symbol-saved = Saved from the retreat
symbol-held = Number of attachments
symbol-short-strength = Strength
symbol-short-tactic = Tactic points
symbol-short-leadership = Leadership
symbol-short-cost = Cost
symbol-short-die = Die number

## A hand

picture-hand-title = Hand of { $name }
picture-hand-army = { $count ->
    [one] { $count } army card
   *[other] { $count } army cards
 }
picture-hand-action = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
 }
picture-hand-none = No cards in hand
picture-hand-card = { $name }. { $kind }. Cost { $cost }. { $text }
picture-hand-unit = { $name }. { $kind }. Cost { $cost }, strength { $strength }, tactic points { $points }, leadership { $leadership }. { $text }
picture-hand-action-card = { $name }. { $kind }. Cost { $cost }, die { $die }. { $text }

## Text board

board-head = { $title }. { $battle }. { $phase }. { $turn }. Battles won: { $first } { $first_wins }, { $second } { $second_wins }.
board-player = [{ $letter }] { $name }: army strength { $sum }, gold left { $gold } of { $supply }; army cards: hand { $army_hand }, deck { $army_deck }, discard pile { $army_discard }; action cards: hand { $action_hand }, deck { $action_deck }, discard pile { $action_discard }.
board-strategy = Strategy { $piece } { $name }
board-line = { $line }: { $count ->
    [one] { $count } unit
   *[other] { $count } units
 }
board-unit = { $piece } { $name } ({ $state }): strength { $strength }, tactic points { $points }, leadership { $leadership }, cost { $cost }; { $traits }
board-ready = ready
board-committed = committed
board-ranged = { $kind ->
    [short] Short Ranged Attack { $value }
    [long] Long Ranged Attack { $value }
   *[normal] Ranged Attack { $value }
 }
board-value = { $field } { $value }
board-token = token { $field } { $value }
board-attachment = + { $piece } { $name }
board-discard = { $pile }: { $cards }
board-copies = { $count } × { $name }
board-alt-player = { $name }: army strength { $sum }, gold { $gold }/{ $supply }; hand, deck, discard: army { $army_hand }, { $army_deck }, { $army_discard }; action { $action_hand }, { $action_deck }, { $action_discard }.
board-alt-key = Units: strength, tactic points, leadership, cost.
board-alt-line = { $line }: { $units }.
board-alt-strategies = Strategies: { $pieces }.
board-printed = printed strength { $strength }
board-combat = { $kind }: { $attacker } against { $defender }.
board-sum = { $name }: { $value } before the roll.
board-total = { $name }: { $value } + roll { $roll } = { $total }.
board-grand-total = { $name }: total { $total }.
board-played = Played by { $name } for { $unit }: “{ $card }”
board-cancelled = Cancelled, played by { $name } for { $unit }: “{ $card }”
board-result = Result: { $result }.
board-last = Last action: { $action }

## Alt texts that are too long

picture-rest = The rest: /board text:True
picture-rest-hand = The rest: /hand
picture-edited = Changed by a game master: { $places }
picture-edited-unseen = A game master has changed something that not everybody sees
picture-numbered = { $place }. { $line }
