# Card texts made from the effect language: one whole phrase for every word of it.
#
# Phrases begin with a small letter; the text begins each sentence with a capital one.
# A unit comes as $unit, in the accusative as $unit_acc, in the genitive as $unit_gen. $number says how the verb
# agrees: "one" for one unit, "many" for all units, "some" for up to so many. $side is own, enemy or any.
# $bonus is a signed number, or with $formula = yes the words for a number that is worked out.

## Sentences

warcry-fx-sentence = { $text }.
warcry-fx-sentences = { $first } { $last }
warcry-fx-steps = { $first }; { $last }
warcry-fx-options = { $first }; or: { $last }
warcry-fx-filtered = { $phrase } ({ $terms })

## Abilities

warcry-fx-ability-terror = Terror { $amount }
warcry-fx-ability-scout = Scout { $amount }
warcry-fx-ability-victory = Victory { $bonus }
warcry-fx-ability-ranged = { $mode ->
    [short] Short Ranged Attack { $amount }
    [long] Long Ranged Attack { $amount }
   *[normal] Ranged Attack { $amount }
 }
warcry-fx-ability-only = only for units with: { $keywords }
warcry-fx-ability-not-on = not for units with: { $keywords }
warcry-fx-ability-static = { $needed ->
    [yes] as long as { $condition }: { $effect }
   *[no] { $effect }
 }
warcry-fx-ability-tactic = { $costed ->
    [yes] Combat Tactic, { $cost }: { $effect }
   *[no] Combat Tactic: { $effect }
 }
warcry-fx-ability-warcry = { $costed ->
    [yes] War Cry, { $cost }: { $effect }
   *[no] War Cry: { $effect }
 }
warcry-fx-ability-support = { $costed ->
    [yes] Support Tactic, { $cost }: { $effect }
   *[no] Support Tactic: { $effect }
 }
warcry-fx-ability-command = { $costed ->
    [yes] Command, { $cost }: { $effect }
   *[no] Command: { $effect }
 }
warcry-fx-ability-reaction = { $costed ->
    [yes] Reaction, { $cost }: { $effect }
   *[no] Reaction: { $effect }
 }
warcry-fx-ability-card = { $costed ->
    [yes] { $cost }: { $effect }
   *[no] { $effect }
 }
warcry-fx-triggered = { $trigger }: { $effect }
warcry-fx-need = only if { $condition }
warcry-fx-committed-ok = usable while committed
warcry-fx-limit = { $limit ->
    [combat] once per combat
    [battle] once per battle
    [game] once per game
   *[none] any number of times
 }

## Units

warcry-fx-unit-this = this unit
warcry-fx-unit-yours = your unit
warcry-fx-unit-fighter = your unit in combat
warcry-fx-unit-supporter = the supporting unit
warcry-fx-unit-foe = the enemy unit
warcry-fx-unit-that = that unit
warcry-fx-unit-target = the attacked unit
warcry-fx-unit-chosen = the chosen unit
warcry-fx-pick = { $side ->
    [own] one of your units
    [enemy] one enemy unit
   *[any] one unit
 }
warcry-fx-foe-pick = { $side ->
    [own] one of your units of the enemy’s choice
    [enemy] one enemy unit of the enemy’s choice
   *[any] one unit of the enemy’s choice
 }
warcry-fx-pick-up-to = { $side ->
    [own] up to { $count } of your units
    [enemy] up to { $count ->
        [one] { $count } enemy unit
       *[other] { $count } enemy units
    }
   *[any] up to { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
 }
warcry-fx-all = { $side ->
    [own] all your units
    [enemy] all enemy units
   *[any] all units
 }

## Terms: after "the unit" (clause), or as a tag of one unit or of many

warcry-fx-term-ready = { $form ->
    [clause] is ready
   *[one] ready
 }
warcry-fx-term-committed = { $form ->
    [clause] is committed
   *[one] committed
 }
warcry-fx-term-battle = { $form ->
    [clause] is in the battle line
   *[one] in the battle line
 }
warcry-fx-term-reserve = { $form ->
    [clause] is in the reserve line
   *[one] in the reserve line
 }
warcry-fx-term-in-combat = { $form ->
    [clause] is in combat
   *[one] in combat
 }
warcry-fx-term-not-in-combat = { $form ->
    [clause] is not in combat
   *[one] not in combat
 }
warcry-fx-term-other = { $form ->
    [clause] is not { $unit }
   *[one] other than { $unit }
 }
warcry-fx-term-not-target = { $form ->
    [clause] is not the target of the attack
   *[one] not the target of the attack
 }
warcry-fx-term-has-ranged = { $form ->
    [clause] has a ranged attack
   *[one] with a ranged attack
 }
warcry-fx-term-has-attachment = { $form ->
    [clause] has an attachment
   *[one] with an attachment
 }
warcry-fx-term-unique = { $form ->
    [clause] is unique
   *[one] unique
 }
warcry-fx-term-cost-le = { $form ->
    [clause] costs { $amount } or less
   *[one] cost { $amount } or less
 }
warcry-fx-term-cost-ge = { $form ->
    [clause] costs { $amount } or more
   *[one] cost { $amount } or more
 }
warcry-fx-term-strength-le = { $form ->
    [clause] has strength { $amount } or less
   *[one] strength { $amount } or less
 }
warcry-fx-term-strength-ge = { $form ->
    [clause] has strength { $amount } or more
   *[one] strength { $amount } or more
 }
warcry-fx-term-infantry = { $form ->
    [clause] is infantry
   *[one] infantry
 }
warcry-fx-term-cavalry = { $form ->
    [clause] is cavalry
   *[one] cavalry
 }
warcry-fx-term-flyer = { $form ->
    [clause] is a flyer
    [many] flyers
   *[one] flyer
 }
warcry-fx-term-keyword = { $form ->
    [clause] has the keyword { $keyword }
   *[one] { $keyword }
 }

## Cards in a discard pile

warcry-fx-pick-discard = { $side ->
    [own] { $pile ->
        [army] { $kind ->
            [unit] one unit from your army discard pile
            [attachment] one attachment from your army discard pile
           *[any] one card from your army discard pile
        }
       *[action] { $kind ->
            [combat_tactic] one combat tactic from your action discard pile
            [warcry] one War Cry from your action discard pile
            [support_tactic] one support tactic from your action discard pile
            [command] one command from your action discard pile
            [strategy] one strategy from your action discard pile
            [reaction] one reaction from your action discard pile
           *[any] one card from your action discard pile
        }
    }
   *[enemy] { $pile ->
        [army] { $kind ->
            [unit] one unit from the enemy army discard pile
            [attachment] one attachment from the enemy army discard pile
           *[any] one card from the enemy army discard pile
        }
       *[action] { $kind ->
            [combat_tactic] one combat tactic from the enemy action discard pile
            [warcry] one War Cry from the enemy action discard pile
            [support_tactic] one support tactic from the enemy action discard pile
            [command] one command from the enemy action discard pile
            [strategy] one strategy from the enemy action discard pile
            [reaction] one reaction from the enemy action discard pile
           *[any] one card from the enemy action discard pile
        }
    }
 }

## Numbers

warcry-fx-number-count = { $side ->
    [own] the number of your units
    [enemy] the number of enemy units
   *[any] the number of all units
 }
warcry-fx-number-capped = { $value }, at most { $most }
warcry-fx-number-plus = { $first } plus { $second }
warcry-fx-number-minus = minus { $value }
warcry-fx-number-value = { $field ->
    [printed_strength] the printed strength of { $unit }
    [tp_left] the unspent tactic points of { $unit }
    [tp_spent] the tactic points spent by { $unit }
    [leadership] the leadership of { $unit }
    [ranged] the Ranged Attack of { $unit }
    [terror] the Terror of { $unit }
    [cost] the cost of { $unit }
    [attachments] the number of attachments of { $unit }
   *[strength] the strength of { $unit }
 }
warcry-fx-number-hand = { $side ->
    [own] the number of cards in your action hand
   *[enemy] the number of cards in the enemy’s action hand
 }
warcry-fx-number-die = the die number of the card discarded last

## Conditions, after "if"

warcry-fx-if-attacking = your unit is attacking
warcry-fx-if-defending = your unit is defending
warcry-fx-if-blocking = your unit is blocking
warcry-fx-if-melee = this is a melee combat
warcry-fx-if-ranged-fight = this is a ranged attack
warcry-fx-if-follow-up = this is a follow-up attack
warcry-fx-if-in-combat-trigger = this happened in the current combat
warcry-fx-if-from-line = { $line ->
    [battle] your unit came from the battle line
   *[reserve] your unit came from the reserve line
 }
warcry-fx-if-is = { $unit } { $clauses }
warcry-fx-if-exists = { $side ->
    [own] you have a unit
    [enemy] the enemy has a unit
   *[any] there is a unit in play
 }
warcry-fx-if-none = { $side ->
    [own] you have no unit
    [enemy] the enemy has no unit
   *[any] there is no unit in play
 }
warcry-fx-if-ge = { $first } is at least { $second }
warcry-fx-if-gt = { $first } is greater than { $second }
warcry-fx-if-le = { $first } is at most { $second }
warcry-fx-if-lt = { $first } is less than { $second }
warcry-fx-if-eq = { $first } is exactly { $second }
warcry-fx-if-not = it is not true that { $condition }
warcry-fx-if-grouped = ({ $condition })
warcry-fx-if-battle-is = this is battle { $amount }

## Costs

warcry-fx-cost-discard = discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
warcry-fx-cost-discard-hand = discard the whole action hand
warcry-fx-cost-commit-self = commit { $unit }
warcry-fx-cost-commit-one = commit { $unit }
warcry-fx-cost-destroy-self = destroy { $unit }
warcry-fx-cost-destroy-self-card = destroy this attachment
warcry-fx-cost-destroy-one = destroy { $unit }
warcry-fx-cost-tp = pay { $count ->
    [one] { $count } more tactic point
   *[other] { $count } more tactic points
 }

## Operations: values

warcry-fx-do-strength = { $formula ->
    [yes] { $number ->
        [one] { $unit } gets +X strength, X being { $bonus }
       *[many] { $unit } get +X strength, X being { $bonus }
    }
   *[no] { $number ->
        [one] { $unit } gets { $bonus } strength
       *[many] { $unit } get { $bonus } strength
    }
 }
warcry-fx-do-leadership = { $formula ->
    [yes] { $number ->
        [one] { $unit } gets +X leadership, X being { $bonus }
       *[many] { $unit } get +X leadership, X being { $bonus }
    }
   *[no] { $number ->
        [one] { $unit } gets { $bonus } leadership
       *[many] { $unit } get { $bonus } leadership
    }
 }
warcry-fx-do-tp = { $formula ->
    [yes] { $number ->
        [one] { $unit } gets +X tactic points, X being { $bonus }
       *[many] { $unit } get +X tactic points, X being { $bonus }
    }
   *[no] { $number ->
        [one] { $unit } gets { $bonus } to tactic points
       *[many] { $unit } get { $bonus } to tactic points
    }
 }
warcry-fx-do-ranged-mod = { $formula ->
    [yes] { $number ->
        [one] { $unit } gets +X ranged attack, X being { $bonus }
       *[many] { $unit } get +X ranged attack, X being { $bonus }
    }
   *[no] { $number ->
        [one] { $unit } gets { $bonus } ranged attack
       *[many] { $unit } get { $bonus } ranged attack
    }
 }
warcry-fx-do-terror-mod = { $formula ->
    [yes] { $number ->
        [one] { $unit } gets Terror +X, X being { $bonus }
       *[many] { $unit } get Terror +X, X being { $bonus }
    }
   *[no] { $number ->
        [one] { $unit } gets Terror { $bonus }
       *[many] { $unit } get Terror { $bonus }
    }
 }
warcry-fx-do-set-strength = the printed strength of { $unit } becomes { $value }

## Operations: units, attachments, strategies

warcry-fx-do-commit = commit { $unit }
warcry-fx-do-rally = rally { $unit }
warcry-fx-do-destroy = destroy { $unit }
warcry-fx-do-move = { $line ->
    [battle] move { $unit } to the battle line
   *[reserve] move { $unit } to the reserve line
 }
warcry-fx-do-destroy-attachment = destroy one attachment of { $unit }
warcry-fx-do-move-attachment = move one attachment from { $unit } to { $other }
warcry-fx-do-token = { $formula ->
    [yes] { $field ->
        [victory] put a lasting token on { $unit }: Victory +X, X being { $bonus }
        [leadership] put a lasting token on { $unit }: +X leadership, X being { $bonus }
       *[strength] put a lasting token on { $unit }: +X strength, X being { $bonus }
    }
   *[no] { $field ->
        [victory] put a lasting token on { $unit }: Victory { $bonus }
        [leadership] put a lasting token on { $unit }: { $bonus } leadership
       *[strength] put a lasting token on { $unit }: { $bonus } strength
    }
 }
warcry-fx-do-destroy-strategy = { $side ->
    [own] discard one of your strategies
   *[enemy] discard one enemy strategy
 }
warcry-fx-do-return-to-play = { $line ->
    [battle] { $state ->
        [ready] put { $card } into your battle line, ready
       *[committed] put { $card } into your battle line, committed
    }
   *[reserve] { $state ->
        [ready] put { $card } into your reserve line, ready
       *[committed] put { $card } into your reserve line, committed
    }
 }
warcry-fx-do-swap = { $number ->
    [one] { $unit } takes the place of your unit in this combat
   *[many] { $unit } take the place of your unit in this combat
 }
warcry-fx-do-end-combat = this combat ends at once without a result

## Operations: cards

warcry-fx-do-draw = { $side ->
    [own] { $formula ->
        [yes] draw X action cards, X being { $count }
       *[no] draw { $count ->
            [one] { $count } action card
           *[other] { $count } action cards
        }
    }
   *[enemy] { $formula ->
        [yes] the enemy draws X action cards, X being { $count }
       *[no] the enemy draws { $count ->
            [one] { $count } action card
           *[other] { $count } action cards
        }
    }
 }
warcry-fx-do-discard-choice = { $side ->
    [own] { $formula ->
        [yes] discard X cards, X being { $count }
       *[no] discard { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
    }
   *[enemy] { $formula ->
        [yes] the enemy discards X cards, X being { $count }
       *[no] the enemy discards { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
    }
 }
warcry-fx-do-discard-random = { $side ->
    [own] { $formula ->
        [yes] discard X cards at random, X being { $count }
       *[no] discard { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } at random
    }
   *[enemy] { $formula ->
        [yes] the enemy discards X cards at random, X being { $count }
       *[no] the enemy discards { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } at random
    }
 }
warcry-fx-do-discard-by-foe = { $side ->
    [own] { $formula ->
        [yes] look at your hand and discard X cards from it, X being { $count }
       *[no] look at your hand and discard { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } from it
    }
   *[enemy] { $formula ->
        [yes] look at the enemy’s hand; the enemy discards X cards of your choice, X being { $count }
       *[no] look at the enemy’s hand; the enemy discards { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } of your choice
    }
 }
warcry-fx-do-look-hand = { $side ->
    [own] look at your action hand
   *[enemy] look at the enemy’s action hand
 }
warcry-fx-do-look-top = { $side ->
    [own] { $formula ->
        [yes] look at the top X cards of your action deck, X being { $count }
       *[no] look at the top { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } of your action deck
    }
   *[enemy] { $formula ->
        [yes] look at the top X cards of the enemy’s action deck, X being { $count }
       *[no] look at the top { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } of the enemy’s action deck
    }
 }
warcry-fx-look-may-discard = you may discard any of the cards looked at
warcry-fx-look-reorder = put them back in any order
warcry-fx-do-recover = take { $card } into your hand
warcry-fx-do-put-on-top = put { $card } on top of its deck

## Operations: outcome of a combat

warcry-fx-do-auto-rout = { $number ->
    [one] if { $unit } wins this combat, the loser is routed without a rout check
   *[many] if { $unit } win this combat, the loser is routed without a rout check
 }
warcry-fx-do-win-slaughter = { $number ->
    [one] if this combat ends in a slaughter, { $unit } wins instead
   *[many] if this combat ends in a slaughter, { $unit } win instead
 }
warcry-fx-do-stay-ready = { $number ->
    [one] { $unit } stays ready at the end of this combat instead of being committed
   *[many] { $unit } stay ready at the end of this combat instead of being committed
 }
warcry-fx-do-save = { $number ->
    [one] { $unit } is not destroyed by losing but returns to its battle line committed
   *[many] { $unit } are not destroyed by losing but return to their battle line committed
 }
warcry-fx-do-destroy-loser = { $number ->
    [one] if { $unit } wins this combat, the loser is destroyed in any case
   *[many] if { $unit } win this combat, the loser is destroyed in any case
 }
warcry-fx-do-no-follow-up = { $side ->
    [own] you may not make a follow-up attack
   *[enemy] the enemy may not make a follow-up attack
 }
warcry-fx-do-no-block = this attack cannot be blocked
warcry-fx-do-block-with = { $number ->
    [one] { $unit } blocks this attack, whatever the speeds
   *[many] { $unit } block this attack, whatever the speeds
 }
warcry-fx-do-retarget = { $number ->
    [one] { $unit } becomes the new target
   *[many] { $unit } become the new target
 }
warcry-fx-do-reroll = { $side ->
    [own] roll again
   *[enemy] the enemy rolls again
 }
warcry-fx-do-add-to-roll = { $formula ->
    [yes] this roll is changed by +X, X being { $bonus }
   *[no] this roll is changed by { $bonus }
 }
warcry-fx-do-cancel = cancel that tactic
warcry-fx-do-forbid = { $side ->
    [own] { $kind ->
        [combat_tactic] until the end of this combat you may not use combat tactics
        [warcry] until the end of this combat you may not use War Cries
        [support_tactic] until the end of this combat you may not use support tactics
        [reaction] until the end of this combat you may not use reactions
       *[unit_abilities] until the end of this combat the abilities of your unit may not be used
    }
   *[enemy] { $kind ->
        [combat_tactic] until the end of this combat the enemy may not use combat tactics
        [warcry] until the end of this combat the enemy may not use War Cries
        [support_tactic] until the end of this combat the enemy may not use support tactics
        [reaction] until the end of this combat the enemy may not use reactions
       *[unit_abilities] until the end of this combat the abilities of the enemy unit may not be used
    }
 }

## Operations: control

warcry-fx-do-if = if { $condition }: { $effect }
warcry-fx-do-if-else = if { $condition }: { $effect }; otherwise: { $otherwise }
warcry-fx-do-may = you may: { $effect }
warcry-fx-do-choose-one = choose one: { $options }
warcry-fx-do-with = { $kind ->
    [pick] choose { $unit }: { $effect }
    [foe_pick] the enemy chooses { $unit }: { $effect }
    [pick_up_to] choose { $unit }; for each of them: { $effect }
    [all] for { $unit }, one after the other: { $effect }
   *[fixed] for { $unit }: { $effect }
 }
warcry-fx-do-if-test = { $stat ->
    [strength] strength test for { $unit }; if it passes: { $effect }
   *[leadership] leadership test for { $unit }; if it passes: { $effect }
 }
warcry-fx-do-unless-test = { $stat ->
    [strength] strength test for { $unit }; if it fails: { $effect }
   *[leadership] leadership test for { $unit }; if it fails: { $effect }
 }
warcry-fx-do-unless-pays = { $side ->
    [own] you may { $cost }; if you do not: { $effect }
   *[enemy] the enemy may { $cost }; otherwise: { $effect }
 }
warcry-fx-do-if-won = if your unit wins this combat: { $effect }
warcry-fx-do-if-lost = if your unit loses this combat: { $effect }
warcry-fx-do-at-end-of-tactics = after the last tactic of this combat: { $effect }
warcry-fx-do-attack-now = { $number ->
    [one] { $unit } attacks at once
   *[many] { $unit } attack at once
 }

## Modifiers of lasting effects

warcry-fx-mod-stat = { $formula ->
    [yes] { $field ->
        [tp] { $unit }: +X tactic points, X being { $bonus }
        [leadership] { $unit }: +X leadership, X being { $bonus }
        [ranged] { $unit }: +X ranged attack, X being { $bonus }
        [terror] { $unit }: Terror +X, X being { $bonus }
        [victory] { $unit }: Victory +X, X being { $bonus }
        [scout] { $unit }: Scout +X, X being { $bonus }
        [cost] { $unit }: +X cost, X being { $bonus }
       *[strength] { $unit }: +X strength, X being { $bonus }
    }
   *[no] { $field ->
        [tp] { $unit }: { $bonus } to tactic points
        [leadership] { $unit }: { $bonus } leadership
        [ranged] { $unit }: { $bonus } ranged attack
        [terror] { $unit }: Terror { $bonus }
        [victory] { $unit }: Victory { $bonus }
        [scout] { $unit }: Scout { $bonus }
        [cost] { $unit }: { $bonus } cost
       *[strength] { $unit }: { $bonus } strength
    }
 }
warcry-fx-mod-cannot-attack = { $unit } cannot attack or make ranged attacks
warcry-fx-mod-cannot-block = { $unit } cannot block
warcry-fx-mod-unblockable = { $unit } cannot be blocked
warcry-fx-mod-unroutable = { $unit } cannot be routed
warcry-fx-mod-shielded = { $unit } cannot be attacked by cavalry or infantry while in the reserve line
warcry-fx-mod-attacks-as-flyer = { $number ->
    [one] { $unit } attacks as a flyer
   *[many] { $unit } attack as flyers
 }
warcry-fx-mod-attacks-as-cavalry = { $number ->
    [one] { $unit } attacks as cavalry
   *[many] { $unit } attack as cavalry
 }
warcry-fx-mod-blocks-any = { $unit } may block units of every speed
warcry-fx-mod-terror-immune = { $number ->
    [one] { $unit } is immune to Terror
   *[many] { $unit } are immune to Terror
 }
warcry-fx-mod-stays-ready-after-shot = { $number ->
    [one] { $unit } stays ready after a ranged attack
   *[many] { $unit } stay ready after a ranged attack
 }
warcry-fx-mod-cannot-be-carried-over = { $unit } cannot be carried over to the next battle

## Triggers of reactions

warcry-fx-on-muster-done = after the muster phase
warcry-fx-on-setup-done = after the first commander has been determined
warcry-fx-on-counting = before the armies are counted
warcry-fx-on-mustered = { $who ->
    [own] after you muster a unit
    [enemy] after the enemy musters a unit
    [me] after { $unit } is mustered
   *[any] after a unit is mustered
 }
warcry-fx-on-attack-declared = { $who ->
    [own] after you declare an attack
    [enemy] after the enemy declares an attack
    [me] after { $unit } declares an attack
    [against_me] after the enemy declares an attack on { $unit }
   *[any] after an attack is declared
 }
warcry-fx-on-ranged-declared = { $who ->
    [own] after you declare a ranged attack
    [enemy] after the enemy declares a ranged attack
    [me] after { $unit } declares a ranged attack
    [against_me] after the enemy declares a ranged attack on { $unit }
   *[any] after a ranged attack is declared
 }
warcry-fx-on-tactic-played = { $who ->
    [own] { $kind ->
        [combat_tactic] { $source ->
            [card] after you play a combat tactic card
            [ability] after you use a combat tactic ability
           *[any] after you play a combat tactic
        }
        [warcry] { $source ->
            [card] after you play a War Cry card
            [ability] after you use a War Cry ability
           *[any] after you play a War Cry
        }
        [support_tactic] { $source ->
            [card] after you play a support tactic card
            [ability] after you use a support tactic ability
           *[any] after you play a support tactic
        }
       *[any] { $source ->
            [card] after you play a tactic card
            [ability] after you use a tactic ability
           *[any] after you play a tactic
        }
    }
    [enemy] { $kind ->
        [combat_tactic] { $source ->
            [card] after the enemy plays a combat tactic card
            [ability] after the enemy uses a combat tactic ability
           *[any] after the enemy plays a combat tactic
        }
        [warcry] { $source ->
            [card] after the enemy plays a War Cry card
            [ability] after the enemy uses a War Cry ability
           *[any] after the enemy plays a War Cry
        }
        [support_tactic] { $source ->
            [card] after the enemy plays a support tactic card
            [ability] after the enemy uses a support tactic ability
           *[any] after the enemy plays a support tactic
        }
       *[any] { $source ->
            [card] after the enemy plays a tactic card
            [ability] after the enemy uses a tactic ability
           *[any] after the enemy plays a tactic
        }
    }
   *[any] { $kind ->
        [combat_tactic] { $source ->
            [card] after a combat tactic card is played
            [ability] after a combat tactic ability is used
           *[any] after a combat tactic is played
        }
        [warcry] { $source ->
            [card] after a War Cry card is played
            [ability] after a War Cry ability is used
           *[any] after a War Cry is played
        }
        [support_tactic] { $source ->
            [card] after a support tactic card is played
            [ability] after a support tactic ability is used
           *[any] after a support tactic is played
        }
       *[any] { $source ->
            [card] after a tactic card is played
            [ability] after a tactic ability is used
           *[any] after a tactic is played
        }
    }
 }
warcry-fx-on-combat-roll = { $who ->
    [own] after you make a combat roll
    [enemy] after the enemy makes a combat roll
    [me] after you make a combat roll for { $unit }
   *[any] after a combat roll
 }
warcry-fx-on-test-rolled = { $who ->
    [own] after you roll for a test
    [enemy] after the enemy rolls for a test
    [me] after you roll for a test of { $unit }
   *[any] after a roll for a test
 }
warcry-fx-on-combat-won = { $who ->
    [own] after one of your units wins a combat
    [enemy] after an enemy unit wins a combat
    [me] after { $unit } wins a combat
   *[any] after a unit wins a combat
 }
warcry-fx-on-combat-lost = { $who ->
    [own] after one of your units loses a combat
    [enemy] after an enemy unit loses a combat
    [me] after { $unit } loses a combat
   *[any] after a unit loses a combat
 }
warcry-fx-on-routed = { $who ->
    [own] after one of your units is routed
    [enemy] after an enemy unit is routed
    [me] after { $unit } is routed
   *[any] after a unit is routed
 }
warcry-fx-on-destroyed = { $who ->
    [own] after one of your units is destroyed
    [enemy] after an enemy unit is destroyed
    [me] after { $unit } is destroyed
   *[any] after a unit is destroyed
 }
warcry-fx-on-attachment-destroyed = { $who ->
    [own] after one of your attachments is destroyed
    [enemy] after an enemy attachment is destroyed
    [me] after an attachment of { $unit } is destroyed
   *[any] after an attachment is destroyed
 }
warcry-fx-on-committed-by-effect = { $who ->
    [own] after an effect commits one of your units
    [enemy] after an effect commits an enemy unit
    [me] after an effect commits { $unit }
   *[any] after an effect commits a unit
 }
warcry-fx-on-retreated = { $who ->
    [own] after you order a retreat
    [enemy] after the enemy orders a retreat
   *[any] after a player orders a retreat
 }
