# Words on pictures of Talisman, and the text board that says the same. Names come as they are.

## Title

picture-tal-title = Talisman
picture-tal-round = Round { $round }
picture-tal-round-of = Round { $round } of { $last }
picture-tal-before = Before the first round
picture-tal-turn = { $name } to act
picture-tal-turn-many = { $count ->
    [one] { $count } player to act
   *[other] { $count } players to act
 }
picture-tal-turn-none = Nobody to act
picture-tal-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
 }
picture-tal-drawn = A draw: { $names }
picture-tal-nobody-won = Nobody has won

## The last act

picture-tal-last-roll = { $name } rolls { $die }: { $space }
picture-tal-last-move = { $name } moves: { $space }
picture-tal-last-drawn = { $name } draws: { $cards }
picture-tal-last-card = { $name } meets: { $cards }
picture-tal-last-cards = { $name }: { $cards }
picture-tal-last-person = { $name } visits: { $cards }
picture-tal-last-use = { $name } uses: { $cards }
picture-tal-last-cast = { $name } casts: { $cards }
picture-tal-last-cast-at = { $name } casts { $cards } at { $target }
picture-tal-last-fight = { $kind ->
    [psychic] Psychic combat: { $first } – { $second }
   *[battle] Battle: { $first } – { $second }
 }
picture-tal-last-fight-rolled = { $kind ->
    [psychic] { $own }:{ $other } in psychic combat: { $first } – { $second }
   *[battle] { $own }:{ $other } in battle: { $first } – { $second }
 }
picture-tal-last-other = Last action: { $name }
picture-tal-nothing-yet = Nothing has happened yet

## Fights

picture-tal-creature = A creature
picture-tal-stat-battle = Strength
picture-tal-stat-psychic = Craft
picture-tal-part-own = Own value
picture-tal-part-strength = Strength
picture-tal-part-craft = Craft
picture-tal-part-magic = Magic
picture-tal-die = Die
picture-tal-result-won = { $name } wins
picture-tal-result-stand-off = Stand-off
picture-tal-result-evaded = The fight is evaded
picture-tal-result-broken = The fight is broken off
picture-tal-chance = Chance to win for { $name }: { $n }%
picture-tal-side = { $name }: { $parts } = { $total }
picture-tal-sum = { $what } { $amount }
picture-tal-fight-running = The dice are still to be rolled

## Players

picture-tal-alignment-good = good
picture-tal-alignment-neutral = neutral
picture-tal-alignment-evil = evil
picture-tal-objects = { $count ->
    [one] { $count } Object
   *[other] { $count } Objects
 }
picture-tal-objects-of = Objects { $count }/{ $limit }
picture-tal-followers = { $count ->
    [one] { $count } Follower
   *[other] { $count } Followers
 }
picture-tal-spells = Spells { $count }/{ $limit }
picture-tal-talismans = { $count ->
    [one] Talisman
   *[other] { $count } Talismans
 }
picture-tal-trophies = { $count ->
    [one] { $count } trophy ({ $points })
   *[other] { $count } trophies ({ $points })
 }
picture-tal-toad = { $count ->
    [one] a toad for { $count } more turn
   *[other] a toad for { $count } more turns
 }
picture-tal-to-miss = { $count ->
    [one] misses { $count } turn
   *[other] misses { $count } turns
 }
picture-tal-enslaved = enslaved in the Temple
picture-tal-quest-take-life = { $n ->
    [one] quest: take { $n } life
   *[other] quest: take { $n } lives
 }
picture-tal-quest-kill-enemy = { $n ->
    [one] quest: kill { $n } Enemy
   *[other] quest: kill { $n } Enemies
 }
picture-tal-quest-give-follower = { $n ->
    [one] quest: give { $n } Follower
   *[other] quest: give { $n } Followers
 }
picture-tal-quest-give-magic-object = { $n ->
    [one] quest: give { $n } Magic Object
   *[other] quest: give { $n } Magic Objects
 }
picture-tal-quest-give-gold = quest: give { $n } gold
picture-tal-quest-done = quest fulfilled
picture-tal-grant = may move to: { $space }
picture-tal-inner-done = may go inward
picture-tal-werewolf = werewolf of Strength { $n }
picture-tal-pitfiends = { $count ->
    [one] { $count } pitfiend waits
   *[other] { $count } pitfiends wait
 }
picture-tal-status-waiting = no character yet
picture-tal-status-between = awaits a new character
picture-tal-status-out = out of the game
picture-tal-absent = away

## Cards

picture-tal-piece = { $id } { $name }
picture-tal-with = { $what } ({ $more })
picture-tal-value-strength = Strength { $n }
picture-tal-value-craft = Craft { $n }
picture-tal-value-lives = lives { $n }
picture-tal-counts-as = counts as { $n }
picture-tal-gold = { $count } gold
picture-tal-counters-life = { $count ->
    [one] { $count } life left
   *[other] { $count } lives left
 }
picture-tal-counters-strength = { $count } Strength left
picture-tal-counters-craft = { $count } Craft left
picture-tal-role-charmed = charmed
picture-tal-role-servant = servant
picture-tal-cursed = cursed
picture-tal-type-event = Event
picture-tal-type-enemy = Enemy
picture-tal-type-stranger = Stranger
picture-tal-type-object = Object
picture-tal-type-magic-object = Magic Object
picture-tal-type-follower = Follower
picture-tal-type-place = Place
picture-tal-type-spell = Spell
picture-tal-type-character = Character
picture-tal-type-space = Space
picture-tal-kind-animal = Animal
picture-tal-kind-monster = Monster
picture-tal-kind-dragon = Dragon
picture-tal-kind-spirit = Spirit
picture-tal-kinds = { $type } · { $kind }

## Beside the board

picture-tal-adventure = Adventure cards: { $count }, discarded { $discard }
picture-tal-spell-cards = Spells: { $count }, discarded { $discard }
picture-tal-stock = Talismans in stock: { $count }
picture-tal-unused = Characters left: { $count }
picture-tal-world = { $card }: { $count ->
    [one] { $count } more round
   *[other] { $count } more rounds
 }
picture-tal-ending = Ending: { $ending }
picture-tal-ending-crown = the Crown of Command
picture-tal-ending-abyss = the Lord of the Abyss ({ $lives })
picture-tal-ending-throne = the empty throne
picture-tal-crown-reached = The Crown has been reached
picture-tal-stack = { $name } casts { $spell }
picture-tal-stack-at = { $name } casts { $spell } at { $target }

## The text board

picture-tal-board-head = { $title }, { $round }, { $phase }. { $turn }.
picture-tal-board-last = Last action: { $action }
picture-tal-board-way = Way: { $spaces }
picture-tal-board-player = { $name }: { $state }
picture-tal-board-hero = { $name }, { $character } ({ $alignment }): { $space }. Strength { $strength } (own { $own-strength }), Craft { $craft } (own { $own-craft }), lives { $lives }/{ $quota }, gold { $gold }; { $counts }
picture-tal-board-may = Possible: { $spaces }
picture-tal-board-space = { $space }: { $cards }
picture-tal-board-objects = Objects: { $cards }
picture-tal-board-followers = Followers: { $cards }
picture-tal-board-trophies = Trophies: { $cards }
picture-tal-board-spells = Spells: { $cards }
picture-tal-alt-key = Players: Strength/Craft/lives/gold.
picture-tal-alt-player = { $name } ({ $character }) { $values }, { $space }

## Own cards

picture-tal-own = Your character
picture-tal-no-spells = You hold no spells
picture-tal-own-values = Own: Strength { $strength }, Craft { $craft }
picture-tal-started = At the start: Strength { $strength }, Craft { $craft }, { $alignment }

## Symbols

picture-tal-symbols = Symbols of Talisman
picture-tal-sign-strength = Strength
picture-tal-sign-craft = Craft
picture-tal-sign-lives = lives
picture-tal-sign-gold = gold
picture-tal-sign-standee = a character
picture-tal-sign-toad = a toad
picture-tal-sign-id = the id of a card
picture-tal-sign-way = the last move
picture-tal-sign-choice = a space to choose
picture-tal-sign-turn = whose turn it is
picture-tal-head-values = Values
picture-tal-head-board = On the board
picture-tal-head-cards = Cards
picture-tal-head-seats = Players
picture-tal-seat = Player { $n }

## Film

picture-tal-film-title = { $count ->
    [one] Talisman: { $count } picture of the game
   *[other] Talisman: { $count } pictures of the game
 }
