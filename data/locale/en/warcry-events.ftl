# What happens in WarCry. $seat, $winner, $loser, $first are names of players; $unit and other pieces read "A3 Name".

## Set-up and muster

warcry-event-deck-chosen = { $seat } has chosen both decks.
warcry-event-decks-shuffled = Both decks of { $seat } are shuffled.
warcry-event-battle-begun = Battle { $battle } begins. Supply: { $supply } gold for each player.
warcry-event-gold-carried = The kept cards of { $seat } cost { $spent } gold; { $left } left.
warcry-event-muster-order = { $seat } decides who musters first: { $first }.
warcry-event-mustered = { $seat } musters { $unit } into the { $line ->
    [battle] battle line
   *[reserve] reserve line
 } for { $cost } gold; { $left } left.
warcry-event-attached = { $seat } plays { $attachment } on { $unit } for { $cost } gold; { $left } left.
warcry-event-overspent = { $seat } has spent { $spent } gold, but only { $supply } is allowed; the last purchases are discarded.
warcry-event-refunded = { $reopened ->
    [yes] { $seat } gets back { $gold } gold and may muster again.
   *[no] { $seat } gets back { $gold } gold.
 }
warcry-event-passed = { $what ->
    [muster] { $seat } passes and ends mustering.
    [tactic] { $seat } passes in this combat.
   *[command] { $seat } passes.
 }
warcry-event-discarded-hand = { $seat } discards the { $pile ->
    [army] army hand
   *[action] action hand
 }: { $cards }.
warcry-event-initiative = Initiative of { $seat }: { $sum }.
warcry-event-first-command = { $seat } issues the first command.

## Cards and rolls

warcry-event-drew = { $seat } draws { $pile ->
    [army] { $count ->
    [one] { $count } army card
   *[other] { $count } army cards
 }
   *[action] { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
 }
 }.
warcry-event-drew-cards = You draw from the { $pile ->
    [army] army deck
   *[action] action deck
 }: { $cards }.
warcry-event-discarded = { $seat } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }: { $cards }.
warcry-event-shuffled-anew = All decks are shuffled, because some of their cards had been seen.
warcry-event-reshuffled = { $seat } shuffles the discard pile into a new { $pile ->
    [army] army deck
   *[action] action deck
 } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
 }).
warcry-event-rolled = { $seat } rolls { $number } (“{ $card }”) { $purpose ->
    [muster_order] for the order of mustering
    [initiative] for the first command
    [combat] for the combat
    [rout] for the rout check
    [leadership_test] for a leadership test
    [strength_test] for a strength test
    [tie_break] for the final combat
   *[card] for a card
 }.
warcry-event-cannot-roll = { $seat } has no card to roll { $purpose ->
    [muster_order] for the order of mustering
    [initiative] for the first command
    [combat] for the combat
    [rout] for the rout check
    [leadership_test] for the leadership test
    [strength_test] for the strength test
    [tie_break] for the final combat
   *[card] for the card
 }.
warcry-event-decided-by-lot = The rolls cannot decide { $purpose ->
    [muster_order] the order of mustering
    [initiative] the first command
   *[tie_break] the final combat
 }. The lot falls on { $number }: { $seat }.
warcry-event-tested = { $stat ->
    [strength] { $passed ->
    [yes] { $unit } passes the strength test against { $value }.
   *[no] { $unit } fails the strength test against { $value }.
 }
   *[leadership] { $passed ->
    [yes] { $unit } passes the leadership test against { $value }.
   *[no] { $unit } fails the leadership test against { $value }.
 }
 }
warcry-event-revealed = { $seat } reveals “{ $card }”.
warcry-event-looked-at-hand = { $seat } looks at the hand of { $other } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
 }).
warcry-event-hand-seen = { $cards_count ->
    [0] The action hand of { $other } is empty.
    [one] In the action hand of { $other }: { $cards }.
   *[other] In the action hand of { $other }: { $cards }.
 }
warcry-event-looked-at-deck = { $seat } looks at the top { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } of the action deck of { $other }.
warcry-event-deck-seen = On top of the action deck of { $other }, from the top: { $cards }.
warcry-event-choices-void = { $choices_count ->
    [one] Of the choices given with “{ $card }” this one was not used: { $choices }. Its question did not come, or it was no longer possible.
   *[other] Of the choices given with “{ $card }” these were not used: { $choices }. Their questions did not come, or they were no longer possible.
 }
warcry-event-discarded-from-deck = { $seat } discards from the action deck of { $other }: { $cards }.
warcry-event-reordered = { $seat } puts { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } back on the action deck of { $other }.
warcry-event-recovered = { $seat } takes “{ $card }” from the discard pile into the hand.
warcry-event-put-on-top = “{ $card }” goes on top of the { $pile ->
    [army] army deck
   *[action] action deck
 } of { $seat }.

## Units, attachments, strategies

warcry-event-committed = { $unit } is committed.
warcry-event-rallied = { $unit } is rallied.
warcry-event-moved = { $unit } moves to the { $line ->
    [battle] battle line
   *[reserve] reserve line
 }.
warcry-event-line-moved-up = The battle line of { $seat } is empty; the reserve line moves up ({ $count ->
    [one] { $count } unit
   *[other] { $count } units
 }).
warcry-event-destroyed = { $cause ->
    [unique] { $unit } is discarded: another copy of this unique card has come into play.
    [slaughter] { $unit } falls in the slaughter.
    [retreat] { $unit } is discarded in the retreat.
    [clean_up] { $unit } is discarded at clean-up.
    [overspent] { $unit } is discarded: it was not paid for.
   *[other] { $unit } is destroyed.
 }
warcry-event-attachment-destroyed = { $cause ->
    [unique] { $attachment } on { $unit } is discarded: another copy of this unique card has come into play.
    [overspent] { $attachment } on { $unit } is discarded: it was not paid for.
   *[other] { $attachment } on { $unit } is destroyed.
 }
warcry-event-strategy-discarded = The strategy { $strategy } of { $seat } is discarded.
warcry-event-attachment-moved = “{ $card }”: { $attachment } goes from { $giver } to { $unit }.
warcry-event-returned-to-play = “{ $card }”: { $unit } returns to the { $line ->
    [battle] battle line
   *[reserve] reserve line
 }, { $state ->
    [ready] ready
   *[committed] committed
 }.
warcry-event-swapped = “{ $card }”: { $unit } takes the place of { $other } in the combat.

## Effects of abilities

warcry-event-value-changed = “{ $card }”: { $unit } { $field ->
    [leadership] leadership { $amount_signed }
    [tp] tactic points { $amount_signed }
    [ranged] ranged attack { $amount_signed }
    [terror] Terror { $amount_signed }
   *[strength] strength { $amount_signed }
 }.
warcry-event-strength-set = “{ $card }”: the printed strength of { $unit } becomes { $amount }.
warcry-event-token = “{ $card }”: { $unit } gets a lasting token: { $field ->
    [victory] Victory { $amount_signed }
    [leadership] leadership { $amount_signed }
   *[strength] strength { $amount_signed }
 }.
warcry-event-outcome-noted = “{ $card }”: { $effect ->
    [auto_rout] if { $unit } wins, the loser is routed without a rout check
    [win_slaughter] if the combat ends in a slaughter, { $unit } wins instead
    [stay_ready] { $unit } stays ready at the end of the combat
    [save] { $unit } is not destroyed by losing
   *[destroy_loser] if { $unit } wins, the loser is destroyed in any case
 }.
warcry-event-roll-changed = “{ $card }”: the roll of { $seat } is now { $number }.
warcry-event-forbidden = “{ $card }”: until the end of the combat { $seat } may not use { $kind ->
    [combat_tactic] combat tactics
    [warcry] War Cries
    [support_tactic] support tactics
    [reaction] reactions
   *[unit_abilities] the abilities of the unit in combat
 }.
warcry-event-paid = { $seat } pays what “{ $card }” asks.
warcry-event-follow-up-forbidden = “{ $card }”: { $seat } may not make a follow-up attack.
warcry-event-block-forbidden = “{ $card }”: the attack cannot be blocked.
warcry-event-retargeted = “{ $card }”: { $unit } becomes the new target.
warcry-event-reaction-played = { $seat } plays a reaction: “{ $card }”.

## End of the battle and of the game

warcry-event-command-cap-near = { $count } commands have been issued in this battle; after { $left ->
    [one] { $left } more
   *[other] { $left } more
 } it ends.
warcry-event-command-cap-reached = { $count } commands have been issued; the battle ends.
warcry-event-unit-counted = { $victory ->
    [0] { $seat }: { $unit }, strength { $strength }.
    [one] { $seat }: { $unit }, strength { $strength }, Victory { $victory_signed }.
   *[other] { $seat }: { $unit }, strength { $strength }, Victory { $victory_signed }.
 }
warcry-event-army-counted = The army of { $seat } counts { $sum } ({ $count ->
    [one] { $count } unit
   *[other] { $count } units
 }).
warcry-event-final-combat = Equal sums: final combat { $number } of at most { $most }.
warcry-event-fighter-chosen = { $attacking ->
    [yes] { $unit } of { $seat } attacks in the final combat.
   *[no] { $unit } of { $seat } defends in the final combat.
 }
warcry-event-revealed-fighter = { $unit } of { $seat } enters the final combat from the deck.
warcry-event-battle-won = { $winner } wins battle { $battle } { $reason ->
    [retreat] because { $loser } retreats
    [last_roll] by the last roll
    [no_unit_card] because { $loser } has no unit left in any pile
   *[count] by the count
 }. Battles won: { $wins }.
warcry-event-game-won = { $reason ->
    [conceded] { $winner } wins the game; { $loser } has conceded.
    [adjudicated] { $winner } is awarded the game against { $loser }.
   *[battles] { $winner } wins the game against { $loser }!
 }
warcry-event-conceded = { $seat } concedes the game.
warcry-event-adjudicated = { $seat } no longer answers; the game counts as lost.
warcry-event-dispute-decided = The lot decides “{ $question }” ({ $seat } plays the card): { $number }, the reading of { $winner } holds.
warcry-event-retreated = { $seat } orders a retreat.
warcry-event-saved = { $unit } is saved from the retreat.
warcry-event-clean-up-chosen = { $seat } has decided which units stay.
warcry-event-kept = { $unit } stays for { $cost } gold in the { $line ->
    [battle] battle line
   *[reserve] reserve line
 }.

## Commands and combats

warcry-event-attack-declared = { $unit } of { $seat } attacks { $target }.
warcry-event-ranged-declared = { $unit } of { $seat } shoots at { $target } with { $kind ->
    [short] Short Ranged Attack { $value }
    [long] Long Ranged Attack { $value }
   *[normal] Ranged Attack { $value }
 }.
warcry-event-blocked = { $unit } of { $seat } blocks the attack.
warcry-event-not-blocked = { $seat } does not block.
warcry-event-block-failed = The blocker of { $seat } can no longer block; the target defends itself.
warcry-event-attack-called-off = The attack of { $seat } ends before the combat.
warcry-event-combat-started = { $kind ->
    [ranged] The shot: { $attacker } against { $defender }.
   *[melee] { $follow_up ->
    [yes] Follow-up combat: { $attacker } against { $defender }.
   *[no] Combat: { $attacker } against { $defender }.
 }
 }
warcry-event-tactic-played = { $seat } plays “{ $card }” { $kind ->
    [warcry] as a War Cry
    [support_tactic] as a support tactic
   *[combat_tactic] as a combat tactic
 }.
warcry-event-cancelled = “{ $card }” of { $seat } is cancelled.
warcry-event-command-played = { $seat } plays “{ $card }” { $kind ->
    [strategy] as a strategy
   *[command] as a command
 }.
warcry-event-command-used = { $seat } uses the command of “{ $card }”.
warcry-event-combat-result = { $result ->
    [aborted] The combat is broken off.
    [slaughter] { $attacker } { $total } : { $other_total } { $defender }. Slaughter!
   *[won] { $attacker } { $total } : { $other_total } { $defender }. { $kind ->
    [ranged] { $winner } wins the ranged combat.
   *[melee] { $winner } wins the combat.
 }
 }
warcry-event-routed = { $automatic ->
    [yes] { $unit } is routed without a rout check.
   *[no] { $unit } is routed: rout check { $number } against leadership { $leadership }.
 }
warcry-event-not-routed = { $unit } is not routed: rout check { $number } against leadership { $leadership }.
warcry-event-returned = { $unit } returns to the battle line committed.
warcry-event-follow-up = { $unit } of { $seat } makes a follow-up attack.
warcry-event-follow-up-declined = { $seat } makes no follow-up attack.
