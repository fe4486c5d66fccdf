# Talisman: what may be done, on buttons and in lists.

talisman-turn-characters = { $name }, choose a character.
talisman-turn-head-start = { $name }, choose your extra point.
talisman-turn-before-move = { $name }, it is your turn: { $space }, round { $round }.
talisman-turn-rolled = { $name }{ $rolled ->
    [none] , where do you go?
   *[other] , { $die } is rolled. Where do you go?
 }
talisman-turn-arrived = { $name }: { $space }. Whom or what do you encounter?
talisman-turn-encounter = { $name }: { $space }. { $stage ->
    [take] What do you take?
    [persons] Whom do you visit?
   *[cards] Which card comes next?
 }
talisman-turn-turn-end = { $name }, your turn is about to end.
talisman-card-running = Round { $round } is being played.

talisman-doing-character = Choose a character
talisman-doing-head-start = Extra point
talisman-doing-roll = Movement roll
talisman-doing-reroll = Roll again
talisman-doing-add = Add to the roll
talisman-doing-rest = Rest
talisman-doing-move = Move
talisman-doing-raft = Raft
talisman-doing-build-raft = Build a raft
talisman-doing-granted = Granted move
talisman-doing-path = Path
talisman-doing-stay = Stay
talisman-doing-meet = Encounter a character
talisman-doing-explore = Encounter the space
talisman-doing-next = Order of the cards
talisman-doing-take = Take what lies there
talisman-doing-visit = Visit somebody
talisman-doing-end = End the turn
talisman-doing-cast = Cast a spell
talisman-doing-use = Use something
talisman-doing-trophies = Exchange trophies
talisman-doing-drop = Leave something behind
talisman-doing-align = Change alignment
talisman-doing-trade = Trade
talisman-doing-windows = Reactions
talisman-doing-roll-mode = Movement roll: at once or on request
talisman-doing-back = Return

talisman-open-drop = Leave something behind …
talisman-open-trade = Trade with { $character } …

talisman-do-character = { $card }
talisman-do-character-any = A random character
talisman-do-character-another = Another character
talisman-do-head-start = { $stat ->
    [strength] 1 more Strength
   *[craft] 1 more Craft
 }
talisman-do-roll = Roll
talisman-do-raft = Raft: { talisman-goal }
talisman-do-granted = Granted move: { talisman-goal }
talisman-do-path = Path: { talisman-goal }
talisman-do-build-raft = Build a raft
talisman-goal = { $card }{ $there ->
    [none] { "" }
    [many] {" "}– { $near } + { $others }
   *[some] {" "}– { $near }
 }
talisman-do-move-cw = { talisman-goal }{ $twice ->
    [yes] {" "}(clockwise)
   *[no] { "" }
 }
talisman-do-move-ccw = { talisman-goal }{ $twice ->
    [yes] {" "}(counter-clockwise)
   *[no] { "" }
 }
talisman-do-move-bridge = Over the bridge: { $card }
talisman-do-move-portal = Try the portal
talisman-do-move-inward = Inward: { talisman-goal }
talisman-do-move-outward = Back: { talisman-goal }
talisman-do-stay = Stay: { $card }
talisman-do-rest = Rest here: { $card }
talisman-do-reroll = Roll again: { $card }
talisman-do-add = Add { $points } to the number rolled
talisman-do-battle = Attack { $character } ({ $other }) · { $chance }%
talisman-do-psychic = Psychic attack: { $character } ({ $other }) · { $chance }%
talisman-do-steal = Steal { $unit_name } from { $character } ({ $other })
talisman-do-steal-gold = Steal 1 gold from { $character } ({ $other })
talisman-do-explore = Encounter: { $card }
talisman-do-explore-ignore = Ignore the instructions: { $card }
talisman-do-next = Next: { $card }
talisman-do-next-enemy = Fight { $card } · { $chance }%
talisman-do-take = Take { $card }
talisman-do-take-all = Take all
talisman-do-take-gold = Take only the gold: { $amount }
talisman-do-take-none = Take nothing
talisman-do-visit = Visit: { $card }
talisman-do-visit-nobody = Visit nobody
talisman-do-end = End the turn
talisman-do-cast = Cast { $card }
talisman-do-cast-at = Cast { $card }: { $character } ({ $other })
talisman-do-cast-on = Cast { $card }: { $unit_name }
talisman-do-use = Use { $card }
talisman-do-use-at = Use { $card }: { $character } ({ $other })
talisman-do-use-on = Use { $card }: { $unit_name }
talisman-do-trophies = Trophies for +{ $gain } Strength ({ $points } points)
talisman-do-drop = Leave { $unit_name } behind
talisman-do-align = Become { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
 }
talisman-do-give = Give { $unit_name }
talisman-do-give-gold = Give { $amount } gold
talisman-do-get = Ask for { $unit_name }
talisman-do-get-gold = Ask for { $amount } gold
talisman-do-windows-pass = Don’t ask me for reactions
talisman-do-windows-open = Ask me for reactions again
talisman-do-roll-ask = Do not roll before I say so
talisman-do-roll-auto = Roll for me at once again
talisman-do-back = I am back

talisman-about-character = Strength { $strength }, Craft { $craft }, { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
 }
talisman-about-goal = { $effect }{ $met ->
    [none] { "" }
   *[other] {" "}There: { $characters }.
 }{ $lying ->
    [none] { "" }
   *[other] {" "}Cards: { $cards }.
 }{ $coins ->
    [none] { "" }
   *[other] {" "}Gold: { $gold }.
 }
talisman-about-next = { $effect }
talisman-about-next-enemy = { talisman-about-next }
talisman-about-take-all = { $cards }{ $coins ->
    [none] { "" }
   *[other] {" "}(+ gold: { $amount })
 }
talisman-about-raft = { talisman-about-goal }
talisman-about-granted = { talisman-about-goal }
talisman-about-path = { talisman-about-goal }
talisman-about-move-cw = { talisman-about-goal }
talisman-about-move-ccw = { talisman-about-goal }
talisman-about-move-bridge = { talisman-about-goal }
talisman-about-move-portal = { talisman-about-goal }
talisman-about-move-inward = { talisman-about-goal }
talisman-about-move-outward = { talisman-about-goal }
talisman-about-explore = { talisman-about-goal }
talisman-about-take = { talisman-about-next }
talisman-about-visit = { talisman-about-next }
talisman-about-cast = { talisman-about-next }
talisman-about-cast-at = { talisman-about-next }
talisman-about-cast-on = { talisman-about-next }
talisman-about-use = { talisman-about-next }
talisman-about-use-at = { talisman-about-next }
talisman-about-use-on = { talisman-about-next }
talisman-about-trophies = { $cards }
talisman-about-windows-pass = You are not asked for reactions until you change this; everybody can see that.
talisman-about-roll-ask = Your movement roll waits for you even where nothing else could be done.

once-more-raft-lapses = You have a raft: if you roll now, it is lost.
once-more-grant-lapses = You have a granted move: if you roll now, it is lost.
once-more-points-lost = Some of these trophy points are lost: their sum is not a multiple.

talisman-tally = Strength and Craft
talisman-balance = Strength, Craft, lives and Talismans

## Answers

talisman-do-buy = { $card } ({ $price } gold)
talisman-do-sell = Sell { $unit_name } ({ $price } gold)
talisman-do-heal = Lives: { $n } ({ $price } gold)
talisman-do-keep = Hand over nothing
talisman-do-pass = Nothing
talisman-answer-fight-on-fight = Fight{ $chance ->
    [none] { "" }
   *[other] {" "}· { $chance }%
 }
talisman-answer-before-fight-fight = Fight{ $chance ->
    [none] { "" }
   *[other] {" "}· { $chance }%
 }
talisman-answer-spoils-life = Take a life
talisman-answer-spoils-gold = Take 1 gold
talisman-answer-change-roll-pass = Leave it as it is
talisman-answer-react-pass = No reaction
talisman-answer-choose-alignment-good = Good
talisman-answer-choose-alignment-neutral = Neutral
talisman-answer-choose-alignment-evil = Evil

table-talisman-status = { $character }, { $space }: Strength { $strength }, Craft { $craft }, lives { $lives }, gold { $gold }, spells { $spells }, points of trophies { $trophies }.
talisman-button-hand = Your spells

fault-position-none-left = There is no further copy of “{ $card }”.
talisman-event-shuffled-anew = Both decks are reshuffled.
command-talisman-card = Look up a card, character, space, spell or person
