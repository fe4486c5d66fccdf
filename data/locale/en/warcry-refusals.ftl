# Why something is not allowed in WarCry.

## Turn and phase

warcry-refused-wrong-phase = That is not possible now; the phase is: { $phase }.
warcry-refused-no-pass-now = There is nothing to pass now; the phase is: { $phase }.
warcry-refused-not-your-turn = Not now: it is for { $seat } to act.
warcry-refused-no-such-seat = There is no seat { $given } in this game.
warcry-refused-no-combat = No combat is going on.
warcry-refused-no-mustering = Nobody is mustering now, so there is nothing to pass for.
warcry-refused-not-in-army-deck = Your army deck does not hold “{ $card }” that often: { $held } in the deck, { $count } on the list.
warcry-refused-dispute-question-length = The question has { $length } characters; it must have from 1 to { $most }.

## Decks and muster

warcry-refused-deck-already-chosen = You have already chosen your decks.
warcry-refused-deck-illegal = { $count ->
    [one] The deck breaks { $count } rule of deck building.
   *[other] The deck breaks { $count } rules of deck building.
 }
warcry-refused-card-not-in-hand = You do not hold “{ $card }”.
warcry-refused-not-unit = “{ $card }” is not a unit.
warcry-refused-not-attachment = “{ $card }” is not an attachment.
warcry-refused-unique-in-play = “{ $card }” is unique, and you already have a copy in play.
warcry-refused-too-expensive = “{ $card }” costs { $cost } gold; you have { $left } left.
warcry-refused-no-such-line = “{ $given }” is not a line of a formation; there are battle and reserve.
warcry-refused-attachment-only-on = “{ $card }” may be fastened only to units with { $keywords }, and { $unit } is not one.
warcry-refused-attachment-not-on = “{ $card }” may not be fastened to units with { $keywords }, and { $unit } is one.
warcry-refused-attachment-keyword-twice = { $unit } already carries “{ $carried }” with the keyword { $keyword }, which “{ $card }” has too.

## Units

warcry-refused-no-such-unit = There is no unit { $unit } in play.
warcry-refused-not-your-unit = { $unit } is not your unit.
warcry-refused-unit-committed = { $unit } is committed.
warcry-refused-unit-cannot-attack = { $unit } cannot attack.
warcry-refused-infantry-in-reserve = { $unit } is infantry in the reserve line and cannot attack from there.
warcry-refused-no-enemy-units = { $seat } has no units in play.
warcry-refused-target-is-yours = { $target } is your own unit.
warcry-refused-target-shielded = { $unit } may not choose { $target } as its target: an effect shields the reserve line.
warcry-refused-target-behind-line = { $unit } cannot reach { $target } in the reserve line while a ready unit is in the battle line before it.
warcry-refused-no-ranged-attack = { $unit } has no Ranged Attack.
warcry-refused-no-such-mode = { $count ->
    [one] { $unit } has { $count } Ranged Attack value; { $mode } is none of them.
   *[other] { $unit } has { $count } Ranged Attack values; { $mode } is none of them.
 }
warcry-refused-out-of-range = { $target } is at distance { $distance } from { $unit }, which reaches { $reach }.
warcry-refused-not-in-reserve = { $unit } is not in the reserve line; only units there can move.
warcry-refused-not-a-follow-up-defender = { $unit } cannot meet the follow-up attack; possible: { $options }.
warcry-refused-already-saved = { $unit } has already passed its test.
warcry-refused-cannot-be-carried-over = { $unit } cannot be kept for the next battle.
warcry-refused-kept-too-expensive = These units cost { $cost } gold together; the next supply is { $supply }.
warcry-refused-attachment-stays = { $attachment } is fastened to { $unit }: it stays or goes with its unit and is not decided on by itself.
warcry-refused-clean-up-already-in = You have already decided which units stay.

## Tactics, commands, abilities

warcry-refused-not-a-tactic = “{ $card }” is not a tactic.
warcry-refused-not-a-command = “{ $card }” is neither a command nor a strategy.
warcry-refused-no-unit-in-combat = You have no unit in this combat.
warcry-refused-supporter-in-combat = { $unit } is in the combat itself; a support tactic comes from a unit outside it.
warcry-refused-unit-not-in-combat = { $unit } is not in this combat.
warcry-refused-warcry-too-late = A War Cry can only be your first action of the combat.
warcry-refused-forbidden-now = An effect forbids you { $kind ->
    [combat_tactic] combat tactics
    [warcry] War Cries
    [support_tactic] support tactics
    [reaction] reactions
   *[unit_abilities] the abilities of this unit
 } in this combat.
warcry-refused-condition-not-met = A condition of “{ $card }” is not met.
warcry-refused-cannot-pay = { $what ->
    [tp] “{ $card }” costs tactic points: { $cost } needed, { $left } left.
    [discard] For “{ $card }” cards must be discarded: { $cost } needed, { $left } left in hand besides it.
    [commit_self] For “{ $card }” { $unit } itself must be committed, and it cannot be.
    [commit_one] For “{ $card }” a unit must be committed, and none of yours that fits is ready and free for it.
    [destroy_self] For “{ $card }” { $unit } itself must be destroyed, and it is not there for it.
    [destroy_one] For “{ $card }” a unit must be destroyed, and you have none that fits and is free for it.
   *[destroy_self_card] For “{ $card }” this very attachment must be destroyed, and it is not there for it.
 }
warcry-refused-can-do-nothing = “{ $card }” could not do anything now.
warcry-refused-no-such-ability = { $ability ->
    [0] { $unit } has no single ability that fits; name it by its number.
    [one] { $unit } has no such ability with the number { $ability }.
   *[other] { $unit } has no such ability with the number { $ability }.
 }
warcry-refused-already-used = This ability of { $unit } has already been used in this { $limit ->
    [battle] battle
    [game] game
   *[combat] combat
 }.
warcry-refused-bad-choice = “{ $given }” cannot be chosen for “{ $card }”; possible: { $options }.
warcry-refused-choose-exactly = { $count ->
    [one] “{ $given }” cannot be chosen for “{ $card }”: exactly one of these is asked for: { $options }.
   *[other] “{ $given }” cannot be chosen for “{ $card }”: exactly { $count } of these are asked for, joined with “+”: { $options }.
 }
warcry-refused-choose-at-most = { $count ->
    [one] “{ $given }” cannot be chosen for “{ $card }”: at most one of these may be chosen: { $options }.
   *[other] “{ $given }” cannot be chosen for “{ $card }”: at most { $count } of these may be chosen, joined with “+”: { $options }.
 }
warcry-refused-choice-not-asked = “{ $given }” answers nothing that “{ $card }” asks for here.

## Notation

warcry-refused-unknown-card = { $near ->
    [no_suggestion] { $field }: there is no card “{ $given }”.
   *[other] { $field }: there is no card “{ $given }”; did you mean “{ $near }”?
 }
warcry-refused-answer-first = A question is open; “{ $given }” does not answer it.
warcry-refused-block-one-unit = Block with exactly one unit, as in “block { $example }”, or say “no_block”; possible: { $options }.
warcry-refused-react-one = Use exactly one reaction at a time, or say “no_reaction”; possible: { $options }.
warcry-refused-retreat-alone = “retreat” goes alone, without “{ $given }”: all your units retreat; afterwards say “retreat_unit { $unit } test” or “retreat_unit { $unit } discard” for each.
warcry-refused-retreat-one-unit = Say what becomes of one unit: “retreat_unit { $unit } test” tests it, “retreat_unit { $unit } discard” gives it up.
warcry-refused-bad-piece = { $field }: “{ $given }” is not an id of a card in play; ids read like A3.
warcry-refused-which-unit = Several units could do that; say which with { $field }=, one of: { $options }.
warcry-refused-which-ability = { $unit } has several such abilities; say which with ability=, one of: { $options }.
warcry-refused-not-a-reaction = “{ $card }” is not a reaction and cannot be armed.
warcry-refused-not-armed = “{ $card }” is not armed.
