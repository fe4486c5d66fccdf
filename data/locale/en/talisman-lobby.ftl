# Talisman: house options, as the card of the lobby tells them.

talisman-option-preset = { $preset ->
    [short] a short game: 15 rounds with two or three players, 10 with more; 5 points a Strength; the first on the Crown wins
    [post] the game by post: 30 rounds, 5 points a Strength, a strong Command spell
   *[none] no preset
 }
talisman-brief-preset = { $preset ->
    [short] a short game
    [post] a longer game: 30 rounds
   *[none] no preset
 }
talisman-option-choose-characters = { $choose_characters ->
    [yes] everybody chooses a character
   *[no] characters are dealt at random
 }
talisman-option-short-trophies = 1 Strength for every { $short_trophies } points of trophies
talisman-option-sudden-death = { $sudden_death ->
    [yes] the first on the Crown of Command wins at once
   *[no] the Crown must be held: the last character left wins
 }
talisman-option-strong-command = { $strong_command ->
    [yes] the Command spell works on 3 to 6
   *[no] the Command spell works on 4 to 6
 }
talisman-option-head-start = { $head_start ->
    [yes] everybody begins with 1 extra point of Strength or Craft
   *[no] everybody begins with what the character card says
 }
talisman-option-last-character = { $last_character ->
    [yes] whose character dies is out
   *[no] whose character dies draws a new one, until the Crown has been reached
 }
talisman-option-alternative-ending = { $alternative_ending ->
    [yes] what waits at the Crown is drawn in secret: the Crown, the Lord of the Abyss or an empty throne
   *[no] the Crown of Command waits in the middle
 }
talisman-option-reaction-mode = { $reaction_mode ->
    [windows] the game waits for reactions: at each such moment up to { $reaction_hours }
   *[orders] the game never waits for reactions: standing orders answer
 }
talisman-option-windows = { $windows ->
    [all] pauses for reactions at fights, spells, starts of turns, movement rolls and losses of life
   *[some] pauses for reactions at fights and spells only
 }
talisman-option-turn-hours = { $turn_hours } for a turn
talisman-option-reaction-hours = { $reaction_hours } for a reaction
talisman-option-rounds-limit = { $rounds_limit ->
    [-1] the game ends after 15 rounds with two or three players, after 10 with more
    [0] no limit of rounds: a game of computer players takes 100 to 180 turns a player
    [one] the game ends after { $rounds_limit } round
   *[other] the game ends after { $rounds_limit } rounds
 }

talisman-card-length = Expected length: { $rounds_limit ->
    [-1] 15 rounds at most, with more than three players 10.
    [0] until one character is left on the Crown of Command; with the usual rules that takes many rounds, and `preset=post` ends after 30.
    [one] { $rounds_limit } round at most.
   *[other] { $rounds_limit } rounds at most.
 } A round of { $players } players takes { $round_time } if everybody uses all of the time for a turn; whoever has given orders for a turn takes none.{ $reaction_mode ->
    [windows] {" "}On top of that come { talisman-option-windows }, and each may take up to { $reaction_hours }: expect one or two in a turn as soon as there are spells in the hands.
   *[orders] { "" }
 }
