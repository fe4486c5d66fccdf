# The command line: usage, replay, play in the terminal, faults of scenarios and records.
# $sentence and $step are whole sentences or lines; $seat, $winners and $name are names of players.

## Usage

cli-usage-hint = “{ $program } --help” shows all commands.
cli-usage-wrong = The command line cannot be understood: { $given }
cli-usage-unknown-command = There is no command “{ $given }”; the commands are: { $known }.
cli-usage-unknown-option = There is no option “{ $given }” here; the options are: { $known }.
cli-usage-missing-word = { $word } is missing.
cli-usage-too-many-words = “{ $given }” is too much.
cli-usage-missing-value = The option { $option } needs a value.
cli-usage-no-number = The option { $option } needs a whole number, not “{ $given }”.
cli-usage-language = There is no language “{ $given }”; the languages are: { $known }.
cli-usage-reader = “{ $given }” is nobody in this game; --as takes one of: { $known }.
cli-usage-seats = The game cannot be played with { $given } seats, only with { $low } to { $high }.
cli-usage-seat = “{ $given }” is not a seat; the seats are: { $known }.

## Replay

cli-number = { $n }. { $step }
cli-step = { $seat }: { $text }
cli-hidden = (hidden)
cli-gm = game master
cli-clause = { $sentence } [{ $clause }]
cli-refused = Not done: { $sentence }
cli-private = Only for { $readers }: { $sentence }
cli-rolled = Dice: { $roll }
cli-asked = Question to { $seat }: { $question }
cli-asked-secretly = Waiting for { $seat }.
cli-won = The game is over. Won by: { $winners } ({ $reason ->
    [battles] by battles
    [conceded] by concession
    [adjudicated] by adjudication
    [one_side] as the last side with figures
    [nobody] no figures left that count
    [rounds] the last round is over
    [time] the time is up
    [agreed] by agreement
    [artefacts] both artefacts are in one castle
    [last] the last one left
   *[other] { $reason }
 }).
cli-drawn = The game is over. Nobody has won ({ $reason ->
    [one_side] as the last side with figures
    [nobody] no figures left that count
    [rounds] the last round is over
    [time] the time is up
    [agreed] by agreement
    [draw] nobody is left
   *[other] { $reason }
 }).
cli-left-over = { $what ->
    [dice] Dice left over: { $count }.
    [shuffles] Shuffles left over: { $count }.
   *[other] Left over of { $what }: { $count }.
 }
cli-not-executed = Lines { $first_line } to { $last_line } are of rules version { $version }: their chain is whole, but they were not executed again.
cli-verified = The record is sound: lines checked: { $lines }, draws recomputed: { $draws }.
cli-event-concedes = { $seat } gives up, and leaves as soon as the action in progress is complete.
cli-event-undo-asked = { $seat } asks to undo the last action; the others have to agree.
cli-event-undone = The last action is undone.
cli-event-undone-by-gm = The game master has undone the last action.
cli-event-edited = The game master has changed the state of the game.

## Packs and dice

cli-pack-sound = The pack is sound: { $files }. Hash of what the rules read: { $hash }
cli-precedents-verified = The file is whole: { $precedents ->
    [one] { $precedents } precedent
   *[other] { $precedents } precedents
 } of the server { $server } and { $texts ->
    [one] { $texts } text
   *[other] { $texts } texts
 } in other languages. Hash of it all: { $hash }
cli-dice-verified = The dice are honest: rolls recomputed: { $rolls }, shuffles recomputed: { $shuffles }. { $commitment_count ->
    [one] Hash of the seed: { $commitment }
   *[other] Hashes of the seeds, one after another: { $commitment }
 }

## Play

cli-play-begins = The dice are fixed. Hash of their seed: { $commitment }. Type “help” for help.
cli-play-ready =
    Everything is set up, and the computer plays { $other }. You are { $own }.
    “?” lists what you may do: type one of the numbers, or a line. “quit” leaves.
    Set the game up yourself: --options setup=own --greedy { $other }
cli-play-help =
    Type a line of notation, for example “pass”, or a number from the list that “?” shows.
    ?: all lines you may type now
    board: the table
    hand: your cards with their texts
    log: all that has happened
    orders: your standing orders and armed cards
    undo: undo the last action, as far as the rules let you
    save FILE: write the record of the game
    quit: leave
cli-play-left = You have left the game. Goodbye!
cli-prompt = { $name }>
cli-prompt-end = The game is over. “save FILE”, “log” or “board”, or Enter to leave:
cli-hand-over = Now { $name }. Press Enter when nobody else can see the screen.
cli-your-turn = It is the turn of { $name }. “?” shows what you may do.
cli-list-cut = Lines not shown: { $count }.
cli-saved = The whole record is in “{ $file }”. [{ $name }]
cli-saved-cut = What { $name } may know of the running game is in “{ $file }”.
cli-seed = The seed of the dice: { $seed }
cli-rules-fault = The program is at fault, and nothing was changed: { $reason }
cli-army-hand = { $count ->
    [one] { $count } card in your army hand:
   *[other] { $count } cards in your army hand:
 }
cli-action-hand = { $count ->
    [one] { $count } card in your action hand:
   *[other] { $count } cards in your action hand:
 }
cli-no-cards = You hold no cards.
cli-no-orders = You have given no standing orders.
cli-unit = { $card } ({ $speed }): cost { $cost }, strength { $strength }, tactic points { $tactics }, leadership { $leadership }.
cli-attachment = { $card }: cost { $cost }.
cli-action = { $card }: cost { $cost }, die { $die }.

## Faults

fault-file-not-written = The file “{ $file }” cannot be written.
fault-file-exists = There is already a file “{ $file }”.
fault-no-file-name = A file name is missing after “save”.
fault-no-such-number = There is no number { $given } in the list; it has { $most }.
fault-no-picture = There are no pictures of the game “{ $game }”.
fault-nobody-here = “{ $given }” is nobody in this game; the players are: { $known }.
fault-record-other-reader = The record was cut for “{ $given }” and holds nothing for anybody else.
fault-record-no-position = The record was cut for one reader: it holds no position.
fault-record-no-seed = The record holds no seed: the game has not ended, or its dice were scripted.
cli-bot-ready = The bot is connected. Ctrl+C stops it.
cli-bot-invite = Invite it to a server with this link: { $link }
cli-parlour-open = The parlour is open: { $address } (Ctrl+C closes it.)
cli-healthy = The bot is alive.
cli-not-healthy = No bot that is alive uses this folder.
cli-usage-at = “{ $given }” is not an address of a parlour on this machine, such as 127.0.0.1:8710.
cli-usage-token-and-parlour = DISCORD_TOKEN is set: the parlour and the real Discord are never used together. Unset it to open the parlour.
cli-replayed-whole = replayed to its end
cli-replayed-loosely = replayed, but not as --strict demands
cli-usage-one-file = { $option } goes with one file, not with a folder.
fault-folder-without-games = There is no scenario (.toml) and no record (.jsonl) in the folder “{ $file }”.

## What dice are rolled for

dice-attack = attack
dice-attack-die = attack
dice-break-away = breaking away
dice-breaking = breakage
dice-card-moves = movement of cards
dice-cards = cards
dice-casting = casting
dice-combat = combat
dice-command = Command
dice-command-spell = Command Spell
dice-creature = creature
dice-damage = damage
dice-defence-die = defence
dice-dispute = dispute
dice-dodge = dodge
dice-duel-other = the other’s die
dice-duel-own = own die
dice-evade-die = evasion
dice-fate = fate
dice-first-player = first player
dice-first-roll = opening roll
dice-flee = fleeing
dice-freeze = freezing
dice-healing = healing
dice-initiative = initiative
dice-move = move
dice-necromancy = Necromancy
dice-parry = parry
dice-portal = portal
dice-power = power
dice-power-test = test of power
dice-ransom = ransom
dice-regeneration = regeneration
dice-rout = rout
dice-save = save
dice-strength-test = test of strength
dice-strike = strike
dice-table = table
dice-theft-die = theft
dice-vision = vision
