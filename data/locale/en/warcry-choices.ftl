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

warcry-do-deck = Ready deck: { $deck }
warcry-do-choose-muster-order = { $first } musters first
warcry-do-muster-unit = Muster: { $card } -> { $line ->
    [battle] battle line
   *[reserve] reserve line
 }
warcry-do-muster-attachment = Fasten: { $card } -> { $unit }
warcry-do-muster-pass = Stop mustering
warcry-do-attack = Attack: { $unit } -> { $target }
warcry-do-ranged-attack = Shoot: { $unit } -> { $target }{ $mode ->
    [none] { "" }
   *[other] {" "}(value { $mode })
 }
warcry-do-play-command = Play: { $card }{ $choices ->
    [none] { "" }
   *[other] {" "}-> { $choices }
 }
warcry-do-use-command = Use: { $piece } (ability { $ability }){ $choices ->
    [none] { "" }
   *[other] {" "}-> { $choices }
 }
warcry-do-move = Move: { $unit } -> battle line
warcry-do-pass = Pass
warcry-do-retreat = Retreat: give up this battle
warcry-do-retreat-unit = { $test ->
    [yes] Test: { $unit }
   *[no] Discard: { $unit }
 }
warcry-do-play-tactic = Play: { $card }{ $by ->
    [none] { "" }
   *[other] {" "}with { $by }
 }{ $choices ->
    [none] { "" }
   *[other] {" "}-> { $choices }
 }
warcry-do-use-tactic = Use: { $piece } (ability { $ability }){ $choices ->
    [none] { "" }
   *[other] {" "}-> { $choices }
 }
warcry-do-tactic-pass = Pass: no tactic
warcry-do-follow-up = { $yes ->
    [yes] Make a follow-up attack
   *[no] No follow-up attack
 }
warcry-do-follow-up-defender = Meet it with: { $unit }
warcry-do-tie-break-unit = Send: { $unit }
warcry-do-clean-up = Battle line: { $battle ->
    [none] nobody
   *[other] { $battle }
 }; reserve line: { $reserve ->
    [none] nobody
   *[other] { $reserve }
 }
warcry-do-concede = Concede the game
warcry-do-block = Block: { $unit }
warcry-do-no-block = Do not block
warcry-do-react = React: { $card }{ $unit ->
    [none] { "" }
   *[other] {" "}({ $unit })
 }
warcry-do-no-reaction = No reaction
