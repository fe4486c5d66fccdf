# Talisman: tools that cost nothing (/talisman where, odds, character, space), and how a game ended.

command-talisman = Talisman: where to go, odds, cards, rules
command-talisman-where = What waits on the spaces that your roll leads to
option-talisman-where-space = Only this space
command-talisman-odds = Your chances in a fight, with all that counts for each side
option-talisman-odds-against = An Enemy, a character or a space; empty: whatever is where you stand
option-talisman-odds-kind = Battle or psychic combat
command-talisman-character = The sheet of a character in play, or what its card says
option-talisman-character-name = Which; empty: your own
command-talisman-space = A space: its text, who stands and what lies there
option-talisman-space-name = Its name or id

talisman-kind-battle = Battle
talisman-kind-psychic = Psychic combat

talisman-refused-no-character-yet = You have no character in play.
talisman-refused-odds-against-oneself = against: that is your own character.
talisman-refused-no-enemy-there = against: no Enemy that lies on a space is “{ $given }”.

talisman-report-where-head = { $rolled ->
    [none] From { $space }, by the number rolled:
   *[some] From { $space } with { $die }:
 }
talisman-offered = { $effect }{ $met ->
    [none] { "" }
   *[other] {" "}There: { $characters }.
 }{ $lying ->
    [none] { "" }
   *[other] {" "}Cards: { $cards }.
 }{ $coins ->
    [none] { "" }
   *[other] {" "}Gold: { $gold }.
 }{ $drawn ->
    [none] { "" }
   *[other] {" "}To be drawn: { $draw }.
 }
talisman-report-where-place = { $rolled ->
    [none] **{ $space }**
   *[some] { $rolls }: **{ $space }**
 }{ $way ->
    [bridge] {" "}(over the bridge)
    [portal] {" "}(trying the portal)
    [raft] {" "}(by raft)
    [grant] {" "}(granted move)
    [path] {" "}(by a path)
   *[ring] { "" }
 }: { talisman-offered }
talisman-report-where-more = Also: { $cards }.

talisman-report-space-head = **{ $space }**, { $region ->
    [outer] Outer Region
    [middle] Middle Region
   *[inner] Inner Region
 }. { talisman-offered }
talisman-report-space-standing = { $character } ({ $other }): Strength { $strength }, Craft { $craft }, lives { $lives }
talisman-thing = { $unit }{ $stat ->
    [strength] , Strength { $value }
    [craft] , Craft { $value }
   *[none] { "" }
 }{ $coins ->
    [none] { "" }
   *[other] , gold on it: { $gold }
 }{ $counted ->
    [none] { "" }
    [life] , lives left: { $left }
    [strength] , Strength left: { $left }
   *[craft] , Craft left: { $left }
 }: { $effect }
talisman-report-space-thing = { talisman-thing }
talisman-report-space-more = Also: { $cards }.

talisman-report-odds-nobody = There is nobody and nothing to fight there.
talisman-report-odds-fight = **{ $foe }**, { $kind ->
    [psychic] psychic combat
   *[battle] battle
 }: you win { $win }%, lose { $lose }%, draw { $draw }%.
talisman-report-odds-sides = You { $total }: own value { $own }{ $added ->
    [none] { "" }
   *[some] , { $parts }
 }{ $rolls ->
    [none] {" "}(no die)
    [one_die] { "" }
   *[several] {" "}(dice, the highest counts: { $dice })
 }. Against you { $foe_total }: { $foe_hero ->
    [yes] own value { $foe_own }{ $foe_added ->
        [none] { "" }
       *[some] , { $foe_parts }
     }
   *[no] { $foe_parts }
 }{ $foe_rolls ->
    [none] {" "}(no die)
    [one_die] { "" }
   *[several] {" "}(dice, the highest counts: { $foe_dice })
 }.

talisman-report-character-head = **{ $character }** ({ $other }), { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
 }. Space: { $space }. Lives { $lives } of { $quota }, gold { $gold }.
talisman-report-character-printed = **{ $character }**, { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
 }. Strength { $strength }, Craft { $craft }, lives { $lives }, gold { $gold }; begins at { $space }.
talisman-report-character-value = { $stat ->
    [strength] Strength { $total }
   *[craft] Craft { $total }
 }: own { $own } (at first { $start }){ $added ->
    [none] { "" }
   *[some] , { $parts }
 }
talisman-report-character-limits = Objects: { $objects }{ $limited ->
    [yes] {" "}of { $most }
   *[no] {" "}without limit
 }. Spells: { $spells } of { $spell_limit }.
talisman-report-character-toad = A toad. Turns left as one: { $count }.
talisman-report-character-to-miss = Turns to miss: { $count }.
talisman-report-character-enslaved = Enslaved: a roll of 4 or more sets free.
talisman-report-character-quest = Quest: { $task ->
    [take_life] take a life of another character ({ $n })
    [kill_enemy] kill an Enemy ({ $n })
    [give_follower] give a Follower away ({ $n })
    [give_magic_object] give a Magic Object away ({ $n })
   *[give_gold] bring gold to the Warlock ({ $n })
 }{ $done ->
    [yes] , done
   *[no] { "" }
 }.
talisman-report-character-grant = Granted move: { $to ->
    [opposite] to the other bank
    [choice_region] to any space of its region
   *[space] { $card }
 }.
talisman-report-character-trophies = Trophies, points { $points }: { $cards }.
talisman-report-character-spells = Spells: { $cards }.
talisman-report-character-text = { $effect }
talisman-report-character-thing = { talisman-thing }
talisman-report-character-more = Also: { $cards }.

talisman-ending-last = the last one left in the game
talisman-ending-fell-together = all of them fell at the same moment
talisman-won-fell-together = **A draw** between **{ $names }**
talisman-ending-sudden-death = first at the Crown of Command
talisman-ending-abyss = the Lord of the Abyss is beaten
talisman-ending-rounds = most points after the last round
