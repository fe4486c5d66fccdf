# What a player may do, as entries of a list and as buttons: short, without a full stop. “none” stands for nothing.

warcry-doing-deck = Choose decks
warcry-doing-choose-muster-order = Order of mustering
warcry-doing-muster-unit = Muster a unit
warcry-doing-muster-attachment = Muster an attachment
warcry-doing-muster-pass = Stop mustering
warcry-doing-attack = Attack
warcry-doing-ranged-attack = Shoot
warcry-doing-play-command = Play a command or a strategy
warcry-doing-use-command = Use a command ability
warcry-doing-move = Move to the battle line
warcry-doing-pass = Pass
warcry-doing-retreat = Retreat
warcry-doing-retreat-unit = Retreating units
warcry-doing-play-tactic = Play a tactic
warcry-doing-use-tactic = Use an ability
warcry-doing-tactic-pass = Pass
warcry-doing-follow-up = Follow-up attack
warcry-doing-follow-up-defender = Meet the follow-up attack
warcry-doing-tie-break-unit = Unit for the final combat
warcry-doing-clean-up = Units kept

warcry-do-deck = { $deck }
warcry-do-choose-muster-order = { $first } musters first
warcry-do-muster-unit = Muster: { $card } → { $line ->
    [battle] battle line
   *[reserve] reserve line
 } (cost { $cost }, strength { $strength })
warcry-do-muster-attachment = Fasten: { $card } → { $unit } (cost { $cost })
warcry-do-muster-pass = Pass for the rest of mustering
warcry-do-muster-on = Go on with your list
warcry-do-attack = Attack { $to } with { $from } · { $value } to { $against }
warcry-do-ranged-attack = Shoot { $to } with { $from } · { $value } to { $against }
warcry-do-play-command = Play: { $card }{ $choices ->
    [none] { "" }
   *[other] {" "}→ { $choices }
 }
warcry-do-use-command = Use { $piece }{ $choices ->
    [none] { "" }
   *[other] {" "}→ { $choices }
 }
warcry-do-move = Move: { $unit } → battle line
warcry-do-pass = Pass
warcry-do-retreat = Retreat: give up this battle
warcry-do-retreat-unit = { $test ->
    [yes] Test: { $unit } (leadership { $leadership })
   *[no] Discard: { $unit }
 }
warcry-do-play-tactic = { $card } ({ $from }, cost { $cost }){ $choices ->
    [none] { "" }
   *[other] {" "}→ { $choices }
 }
warcry-do-use-tactic = Use { $piece }{ $choices ->
    [none] { "" }
   *[other] {" "}→ { $choices }
 }
warcry-do-tactic-pass = Pass: no tactic
warcry-do-pass-combat = Pass this combat
warcry-do-follow-up = { $yes ->
    [yes] Make a follow-up attack
   *[no] No follow-up attack
 }
warcry-do-follow-up-defender = Meet it with { $from } · { $strength } to { $against }
warcry-do-tie-break-unit = Send { $from } · strength { $strength }
warcry-do-clean-up = Battle line: { $battle ->
    [none] nobody
   *[other] { $battle }
 }; reserve line: { $reserve ->
    [none] nobody
   *[other] { $reserve }
 }
warcry-do-concede = Concede the game
warcry-do-block = Block with { $from } · { $strength } to { $against }
warcry-do-no-block = Do not block
warcry-do-react = React: { $card }{ $unit ->
    [none] { "" }
   *[other] {" "}({ $unit })
 }
warcry-do-no-reaction = No reaction

# What a line does, beside its label in a list.
warcry-about-deck = Among others: { $cards }
warcry-about-muster-unit = tactics { $tactics } · leadership { $leadership } · { $speed }{ $effect ->
    [none] { "" }
   *[other] {" "}· { $effect }
 }
warcry-about-muster-attachment = { $effect }
warcry-about-attack = { $unit } against { $target }{ $state ->
    [committed] {" "}(committed)
   *[ready] { "" }
 }
warcry-about-ranged-attack = { $unit } against { $target }{ $state ->
    [committed] {" "}(committed)
   *[ready] { "" }
 }
warcry-about-follow-up-defender = { $unit }
warcry-about-tie-break-unit = { $unit }
warcry-about-block = { $unit }
warcry-about-play-command = { $effect }
warcry-about-use-command = { $effect }
warcry-about-react = { $effect }
warcry-about-play-tactic = { $effect }
warcry-about-use-tactic = { $effect }
once-more-retreat = Retreat gives up this battle: your opponent wins it at once.
once-more-muster-end = You could still muster something; if you pass, you can muster nothing more in this battle.
