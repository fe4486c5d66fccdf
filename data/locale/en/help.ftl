# Help, set-up, diagnosis, privacy.

help-hint-topics = Another page
help-hint-first = A command that people need first
help-hint-commands = Another command
help-title-start = Overview
help-title-commands = Commands
help-title-symbols = Symbols in the pictures
help-title-orders = Standing orders
help-title-time = Time limits, reminders, being away
help-title-fairness = Fair dice and secrets
help-title-gm = Game masters
help-title-privacy = What is stored
help-title-albion-rules = Powers of Albion in two minutes
help-title-albion-notation = Powers of Albion: how moves are written
help-title-mage-knight-rules = Mage Knight in two minutes
help-title-mage-knight-notation = Mage Knight: how moves are written
help-title-talisman-rules = Talisman in two minutes
help-title-talisman-notation = Talisman: how moves are written
help-title-warcry-rules = WarCry in two minutes
help-title-warcry-notation = WarCry: how moves are written
help-text-start =
    Seneschal is the game master of games that are played over days: it knows the rules, rolls fair dice, keeps secrets, asks and reminds.
    When it is your turn, press the blue button below the news. Something does not work? `/diagnose` looks at everything. Open any page of this help: `/help topic:`…
    Ten commands for the beginning:
help-text-commands = Every command can do what its button does. Choose one below, or use `/help topic:/game`. These exist:
help-on-message = • On a message (long press or right click, then Apps): **{ $name }** – { $about }
help-text-symbols = Pictures have no legend of their own: one picture a game says what its symbols mean. Which game is it? `/help topic:symbols game:` names it at once.
help-symbols = The symbols in the pictures of { $game }
help-symbols-failed = The picture could not be drawn just now. Try again in a while.
help-no-symbols = { $game } has no picture of its symbols.
help-button-symbols = Symbols
help-text-orders =
    Orders answer for you, so that nobody has to wait. They are secret, and the same whether you watch or sleep.
    • `/orders list` shows yours, `/orders cancel` cancels one.
    • They are given as lines: `/do line:order tactics auto_pass ahead=3`.
    In WarCry:
    • `order block B4 against A1`, or `order block never`
    • `order tactics auto_pass ahead=3`: pass while you lead by at least 3
    • `order follow_up always`, or `never`
    • `order arm NE-C28 roll=2 losing=yes`: arm a reaction card; it fires by itself, and nobody sees from a pause that you hold it
    • `order reaction A3 never`, `order clear`
    In Mage Knight:
    • `order spin=hold`, or `ask`: whether a figure that is touched turns; without an order it does where that is needed
    • `order A1 dodge=ask`, `order defend=never`, `order A1 cancel=flight`
    • `order withdraw`: leave at the start of your next turn; nobody learns of it before, and `order stay` cancels it
    In Talisman:
    • `order cast counterword when spell_at_me`, `order cast unseen when attacked`, `order use … when life_loss`
    • `order spoils gold, life`, `order drop mule`, `order pay gold`, `order heal reserve=1`, `order evade always`, `order trophies auto`
    • `order turn city visit=city_doctor fight=auto take=best`: your next turn in one line; it stops where you would want to be asked
    In Powers of Albion, for all knights or with `for=1.2` for one:
    • `order attack 2, carriers`, `order join yes`, `order weapon axe`, `order defence best`, `order fight thunderbolt plus from=40`
    • `order flee_below 6`, `order offer_below 6 price=2`, `order ransom_price 4`, `order accept_offer_from 4`, `order stop_after 20`, `order auto yes`
    • `order take objects`, `order leave nothing`, `order moves stay`
help-text-time =
    Every game has a time for one decision. Half-way through and at the end you are reminded; then the default move is made, or the game waits, as its card says.
    • `/me` sets your language, time zone, reminders and quiet hours.
    • `/away from:… to:…` stops the clocks of your games; so does `/game pause`, if the others agree.
    • When the bot or Discord is down, all limits are extended by that time.
    • Whoever misses several limits in a row can lose by forfeit if the others claim it, after a public warning.
help-text-fairness =
    • Before the first card a game shows the hash of a secret seed. The Ready presses of all players are added to it, so nobody can choose the dice, not even whoever runs the bot without being found out.
    • When the game is over the seed is published; `/dice verify` recomputes every roll, `/dice stats` counts them.
    • Hands, orders and choices are shown to their owner only. Nothing public depends on them, not even the time that an answer takes.
    • A crash or restart rerolls nothing: a draw number is used only once.
    • `/game undo` asks the others where something secret was seen.
help-text-gm =
    Those who manage the server, and the holders of the role chosen with `/setup`, may be game masters. Every ruling is public, has a reason, and is in the record.
    `/gm` has all their commands. They do not see your hand; if one looks at the whole position, the table is told.
    Players need none: `/game undo`, `/game pause`, `/game draw`, `/game replace` and others are votes of the table.
help-text-privacy =
    Your Discord id and the name you had when you sat down, your settings, decks and orders, and what was played. No other messages are read; the bot could not.
    `/privacy` shows it all, gives it to you as a file, or erases it.
help-text-albion-rules =
    Two to four players lead four knights each, across a map of hexes, for the Holy Grail and the Bleeding Lance. Whoever has both in their own castle wins.
    • **Set-up.** Take a group; share 24 points between Strength and Power for each knight and arm him, or take the ready-made knights. Nobody sees which knight is behind which pawn.
    • **Movement.** Everybody gives secret orders for all pawns; then they are carried out at once. A rider goes 3 hexes, a boat 3, a walker 2; the border of a dangerous land stops whoever crosses it. One pawn a hex; enemies block the way.
    • **Items.** Leave, take and exchange what lies there; horses and boats too. Face-down tokens are seen only by whoever takes them.
    • **Fate.** Whoever crossed such a border reads a fate card: good or bad.
    • **Fights.** Neighbours may attack. To strike, roll 3 dice: the sum must not exceed your modified Strength (Strength less wounds and load). Against a hit: parry, dodge or a spell. Whoever hits keeps the initiative. A modified Strength of 3 or less is defeat: a ransom brings the knight back, weaker.
    • **Magic.** Eight spells, for those who began with enough Power: roll 3 dice, and the sum must be below the Power.
    • **End.** Both artefacts in one castle, the last player left, or points after the last round.
    `/albion reach` and `/albion odds` tell how far and how likely, `/albion knight` and `/albion map` what is known, `/rules show` every clause, `/learn` leads you through a first quest.
help-text-albion-notation =
    One line, one move: `/do line:`… Pawns are numbers of your group (`2`), of others with it (`3.1`); hexes labels such as C14 or names of places; knights, weapons and spells go by name in any language.
    `group 2` · `arm lancelot S=16 sword plate shield` · `pawns lancelot, galahad, lavain, ector` · `ready_made` · `ready`
    A whole round: `orders 1: C14-D14-E14 / 2: stay / 3: C13 / 4: E14-F14 abandon then take boat, leave axe`. Pawns go in the order of the line; `abandon` leaves horse or boat at the end, `then` says what is done in the phase of items.
    Pawn by pawn: `march 2: C13` · `done`
    `items 4: take boat, leave axe / 3: take all` · `items none` · `keep 3: leave axe` · also `take object`, `take objects`, `take better`
    `offer 1.3 2.1 give=sword get=axe` · `accept 2` · `refuse 2` · `return 2 S=10 P=6 estoc leather`
    `declare 1: 2.3 join / 2: join` · `declare none` · one by one: `attack 1: 2.3`
    `strike` · `cast thunderbolt plus` · `change axe` · `pick sword` · `flee` · `pass` · `capitulate 4`
    `parry` · `dodge` · `none` · `defend disarm plus` · `deal accept` · `deal 6` · `terms 4` · `terms none` · `ransom pay` · `concede`
    The last orders before the deadline hold. In advance: `order auto yes for=2`. Several lines: with `;` between them.
help-text-mage-knight-rules =
    Two armies of figures on a field measured in inches. Every figure has a dial with its speed, attack, defense and damage; a click of damage turns it to other values, and the last one eliminates it.
    • **Set-up.** An army each, up to four pieces of terrain, a roll for who begins, then the deployment along your own edge.
    • **Turn.** One action for every 100 points of the build total: move, shoot, strike, or pass. Who acts gets a token; acting in two turns in a row costs 1 click, a third is not possible.
    • **Attack.** Two dice plus the attack value must reach the defense. A shot needs a free line of fire within range and front arc, close combat the touch of the front arc; on the rear arc it gets +1. Two sixes always hit and hurt more, two ones hurt the attacker.
    • **Contact.** Whoever is touched may turn for free; whoever wants to leave must break away with a die, 4 or more. Instead of damage you may try a capture: +2 to the defense.
    • **Formations.** Three to five figures that touch march or shoot with one action, two or three strike together.
    • **End.** When only one side is left, after the agreed rounds, or when all agree. Points: eliminated enemies, captives in your own starting area twice, your own survivors.
    `/rules show` shows every clause, `/mageknight figure` what a figure has now, `/mageknight terrain` the terrain to choose from, `/learn` leads you through a first skirmish.
help-text-mage-knight-notation =
    One line, one move: `/do line:`… Figures are called A3 (first player) or B11; places are inches from the south-west corner; facings are degrees, compass points, or the figure to look at.
    `army ready=guild_watch` · `army 2x tidewarder2, lampbow2` · `pool birch_wood` · `pool none`
    `place birch_wood at=20,20 turn=45` · `deploy line` · `deploy A1=12,1.5,90 A2=…`
    `move A1 to=12.5,8 face=N` · `move A1 touch=B2 side=rear` · `move A1 toward=B2` · `move A1 turn face=B2`
    `formation A1,A2,A3 to=10,14` · `charge A1 touch=B1` · `bound A1 to=9,9 -> B1`
    `ranged A1 -> B1,B2` · `ranged A1 -> B1 with=A2,A3` · `ranged A1 -> B1 magic_blast`
    `close A1 -> B2` · `close A1 -> B2 capture with=A3` · `heal A4 -> A1` · `regenerate A1`
    `pass` · `end_turn` · `withdraw` (out of turn: `order withdraw`)
    Before a move costs anything: `/mageknight look`, `/mageknight measure`, `/mageknight reach`. Several lines: with `;` between them.
help-text-talisman-rules =
    Two to six characters seek the Crown of Command, on a board of three regions: the Outer, the Middle behind the Storm River, the Inner behind the Portal of Power.
    • **Turn.** Roll the die, go exactly that far in one direction or the other, then encounter either one character who is there, or the space with everything on it.
    • **Spaces.** Most say “draw 1 card”: Events happen, Enemies attack, Strangers and Places help or harm, what lies there unguarded may be taken. A character carries 4 Objects, more with a mule, and any number of Followers.
    • **Fights.** Battle with Strength, psychic combat with Craft: value plus a die on both sides, the higher total wins, a tie costs nothing but the turn. Whoever loses to an Enemy loses 1 life; whoever beats a character takes a life, 1 gold or an Object.
    • **Growing.** Beaten Enemies that fought with Strength are trophies: every 7 points make 1 Strength. Craft comes from the encounters, and allows spells, at most 3. Gold buys weapons, armour and healing.
    • **Inward.** Over the bridge past the Sentinel, or by raft; through the portal with two dice; in the Inner Region one space a turn. Only a Talisman opens the Valley of Fire.
    • **End.** From the Crown the Command spell takes life after life from the others; the last one left wins. Until somebody stands there, whoever dies begins again.
    `/talisman where` and `/talisman odds` tell where to go and whom to fight, `/talisman card` shows every card, space and character, `/learn` leads you through a first quest.
help-text-talisman-notation =
    One line, one move: `/do line:`… Cards, spaces and persons go by name in any language or by id, characters by name, what lies open also by its id (c7).
    `roll` · `reroll` · `add 1` · `move cw` · `move ccw` · `move city` · `move bridge` · `move portal` · `move inward` · `move outward`
    `raft castle` · `build_raft` · `granted temple` · `path woods_2` · `rest` · `stay`
    `explore` · `meet druid battle` · `meet druid psychic` · `meet druid steal sword` · `meet druid steal gold`
    `next goblin` · `take all` · `take sword, gold` · `take none` · `visit healer` · `visit nobody` · `end`
    `cast mending target=druid` · `use healing draught` · `trophies all` · `drop helmet` · `align good`
    `trade druid give=helmet,2gold get=sword` · `windows pass` · `roll_mode ask` · `concede`
    Answers: what is offered, by name: `shield, sword` · `yes` · `no` · `pass` · `choose 2`
    A whole turn: `turn city visit=city_doctor fight=auto take=all`; in advance: `order turn …`. Several lines: with `;` between them.
help-text-warcry-rules =
    Best of three battles. In each:
    • **Muster.** Both have gold (20, 25, 30) and by turns put units into the battle line or the reserve, fasten attachments, or pass for good.
    • **Command.** By turns one command each: attack, shoot, play a command card, move a unit up, pass, retreat. Ready infantry attacks out of the battle line, cavalry and flyers from anywhere; a faster ready unit may block.
    • **Combat.** Both draw a card, then play tactics by turns, paid with the tactic points of the unit. Two passes, then both roll: strength plus roll, the higher wins, the loser falls, a tie kills both. The winner rolls against the loser’s leadership: routed means a follow-up attack.
    • **Shots** hit at a tie too: the target is committed (turned), or destroyed if it was already. Whoever fought is committed and rests until the battle ends.
    • **End.** Two passes in a row. The higher sum of strength and Victory wins. Survivors may stay and cost gold again.
    A roll is the number in the corner of your top action card. `/rules show` shows every clause, `/warcry card` every card.
help-text-warcry-notation =
    One line, one move: `/do line:`… Units are called A3 (first player) or B11; cards by id or name.
    `deck alliance_starter` · `choose_muster_order first=A`
    `muster_unit GA-U02 line=battle` · `muster_attachment NE-A05 unit=A1` · `muster_pass`
    `attack A1 -> B3` · `ranged_attack A2 -> B1` · `move A4` · `pass` · `retreat`
    `play_command NE-C21` · `use_command A4`
    `play_tactic NE-C02 by=A1` · `use_tactic A1` · `tactic_pass`
    `block with=B4` · `no_block` · `react NE-C28` · `no_reaction` · `choose A3`
    `follow_up yes` · `follow_up_defender B2` · `tie_break_unit A1` · `clean_up A1=battle A2=reserve`
    `concede`
    Orders, seen by you alone: `order block never` · `order tactics auto_pass combat` · `order muster GA-U02 battle, GA-U10 reserve, pass`
    Short forms work: `muster GA-U02 battle`, `shoot A2 B1`, `tactic "Steel Resolve"`. Several lines: with `;` between them.
engine-refused-no-such-topic = There is no help about “{ $given }”.
command-help = How everything works
help-words =
    away: vacation holiday absent absence travel
    game undo: takeback mistake wrong revert
    game pause: break rest stop wait
    game resume: continue unpause
    game concede: surrender resign quit lose
    game replace: substitute swap seats players dropout
    game join: seats enter sit
    game leave: exit quit
    game new: create start host players lobby solo table
    game invite: friend opponent
    game kick: ban remove
    game draw: tie remis
    game end: finish stop over
    game claim: timeout late absent win
    game info: seats players options table status
    game log: history story
    game rebind: channel thread move
    game fork: copy practice
    me: language timezone notifications reminders quiet settings
    my: games turn waiting todo
    do: play move act turn
    hand: cards secret
    board: map picture table
    dice verify: fair honest cheat random seed
    dice stats: luck statistics
    orders set: automatic autopass
    learn: tutorial beginner lesson
    rules search: rulebook clause manual
    doubt: dispute question argue judge wrong appeal
    ruling list: precedent
    vote agree: proposal consent
    ratings: ranking honour champions
    setup: admin permissions role channel
    diagnose: bug broken error silent
    event new: tournament league swiss season
    campaign ledger: points campaign
    pack add: expansion custom
    privacy: delete data erase
option-help-topic = A page, or a command
option-help-game = The game whose symbols are meant

setup-hello = **Hello!** I run board games here: I know the rules, roll the dice, keep the secrets and remind people of their turn.
    1. `/setup` – language and channel, one minute; for whoever manages this server.
    2. `/learn` – a practice game with a hint at every step.
    3. `/game new` – a table for everybody.
setup-rights-fine = ✓ { $place }: I have every permission that I need.
setup-rights-missing = ✗ { $place }: I lack { $missing }.
setup-home-gone = ✗ The channel for games does not exist any more, or I cannot see it.
setup-questions-gone = ✗ The channel for questions does not exist any more, or I cannot see it.
setup-administrator = · I am an administrator here. I do not need that; the permissions named in the manual are enough.
setup-option-language = Language of public messages: { $value }
setup-option-home = Channel for games: { $value }
setup-option-gm-role = Role of the game masters: { $value }
setup-option-lobby-days = Days after which an idle lobby closes: { $value }
setup-option-most-games = Unfinished games at most: { $value }
setup-option-away-days = Days that a player may be away in 365 days: { $value }
setup-option-away-row = Days that a player may be away in a row: { $value }
setup-change = **{ $setting } → { $value }**
setup-as-spoken = that of whoever opens a table
setup-none = none
setup-dry-run = Nothing has been changed yet. “Apply” carries out what is shown in bold.
setup-nothing = “Change…” opens a form. Nothing is changed before you press “Apply”.
setup-applied = Done. “Undo” restores what was before.
setup-button-apply = Apply
setup-button-open = Set up
setup-button-try = Try a game
setup-button-back = Undo
engine-refused-only-managers = Only those who may manage the server can do that.
engine-refused-setup-everyone = The role that everybody has cannot be chosen as { $option ->
    [gm_role] the role of the game masters.
    [voter_role] the role that may vote; without any everybody may.
   *[judge_role] the role of the judges.
 }
engine-refused-setup-range = { $option } cannot be { $given }; allowed: 1 to { $most }.
engine-refused-too-costly = { $seconds ->
    [one] Too many heavy requests in a short time. Wait { $seconds } second.
   *[other] Too many heavy requests in a short time. Wait { $seconds } seconds.
 }
engine-refused-too-public = { $seconds ->
    [one] Too much has been shown in that channel in a short time. Wait { $seconds } second, or ask for yourself alone.
   *[other] Too much has been shown in that channel in a short time. Wait { $seconds } seconds, or ask for yourself alone.
 }
engine-refused-film-failed = The replay could not be drawn. Nothing else is affected; try it again in a while.
choice-clear-language = the language: as whoever opens a table speaks
choice-clear-home = the channel for games
choice-clear-gm-role = the role of the game masters
command-setup = Check permissions, choose language, channel, roles
option-setup-language = Language of public messages
option-setup-home = Channel in which games open their threads
option-setup-gm-role = Role whose holders are game masters
option-setup-lobby-days = Days after which an idle lobby closes
option-setup-most-games = Unfinished games at most
option-setup-away-days = Days that a player may be away in 365 days
option-setup-away-row = Days that a player may be away in a row
option-setup-clear = Choose none of this any more

diagnose-head-bot = **The bot**
diagnose-head-person = **{ $person } at game { $game }**
diagnose-rights = { $missing ->
    [none] Permissions in this channel: all there
   *[other] Permissions missing in this channel: { $missing }
 }
diagnose-connection = Connection to Discord, delay { $delay } ms
diagnose-connection-slow = Slow connection to Discord, delay { $delay } ms: answers to presses may come too late
diagnose-trouble = Trouble with “{ $area }”; its cause is in the log under { $code }
diagnose-outbox-empty = Nothing waits to be posted
diagnose-outbox = Waiting to be posted: { $count }, the oldest since { $since }; most tries: { $tries }
diagnose-outbox-parked = { $count ->
        [one] One message could not be posted, because the program failed on it; it is tried again at the next start
       *[other] { $count } messages could not be posted, because the program failed on them; they are tried again at the next start
    }
diagnose-games = Games on this server: running { $running }, gathering { $lobby }
diagnose-game-fault = Game { $game } is out of service; the cause is in the log under { $code }
diagnose-game-muted = Game { $game } cannot post: { $why ->
        [gone] its channel is gone
        [closed] its thread is closed
        [full] too many threads are open
        [forbidden] Discord refuses it
       *[other] { $why }
    }. Its clocks stand still.
diagnose-database = Database answers; size { $size } MiB, schema { $schema }
diagnose-disk = Free on the disk: { $free } percent
diagnose-backup = Last backup { $at }
diagnose-backup-none = No backup has been made yet
diagnose-clocks = Clocks run; next timer: { $next ->
    [none] none
   *[other] { $next }
 }
diagnose-clocks-held = Clocks stand still until Discord can be reached again; all limits are extended by that time
diagnose-clocks-review = The machine’s clock was set; for some minutes no limit is acted on
diagnose-rules = Versions of the rules: { $known }
diagnose-act-status = { $status ->
    [running] The game is running
    [lobby] The game has not begun; its lobby is still gathering players
    [over] The game is over
   *[closed] The game was closed
 }
diagnose-act-service = The game can be used
diagnose-act-fault = The game is out of service; the cause is in the log under { $code }
diagnose-act-paused = { $paused ->
    [yes] The game is paused: nobody may act until it goes on ({ $until ->
        [none] with /game resume
       *[other] { $until }
    })
   *[no] The game is not paused
 }
diagnose-act-muted = { $why ->
    [none] The game can post in its channel
   *[other] The game cannot post in its channel ({ $why ->
        [gone] its channel is gone
        [closed] its thread is closed
        [full] too many threads are open
        [forbidden] Discord refuses it
       *[other] { $why }
    }); its clocks stand still
 }
diagnose-act-seat = { $held ->
    [no] Holds no seat of this game, so cannot act in it
   *[yes] Holds a seat: { $waiting }
 }
diagnose-act-turn = { $yours ->
    [yes] The game is waiting for this person
   *[no] The game is not waiting for this person; it waits for: { $waiting }
 }
diagnose-act-decision = Decision { $number } is open; time limit: { $due ->
    [none] none
   *[other] { $due }
 }; limits missed in a row: { $misses }
diagnose-act-away = Is away until { $until }; may act all the same
command-diagnose = Why something does not work: every check
option-diagnose-person = Whose case to look at

privacy-told = **What is stored about you**
    • your Discord id, and in each game the name you had when you took your seat
    • what you chose with `/me` and `/away`: language, time zone, reminders, quiet hours, days of absence
    • decks you saved, invitations, the game you look for, standing orders and prepared moves, and when you act
    • what was played, which belongs to the game and its other players
    • **What is not**: other messages (the bot cannot read them), passwords, addresses, anything from outside of this bot.
    Answers to presses are forgotten after a day, posted messages after a week. Backups are kept by whoever runs the bot and expire in time. Messages already posted stay in Discord.
privacy-exported = All that is stored about you is in this file. It holds your secret orders: show it to nobody you play against.
privacy-ask = **Erase everything?** Settings, decks and orders are deleted; in every game your name is replaced. This cannot be undone.
privacy-ask-games = { $count ->
    [one] You leave game { $games }; your seat is offered to others, or the game is closed where nobody else plays.
   *[other] You leave the games { $games }; your seats are offered to others, or the games are closed where nobody else plays.
 }
privacy-erased = { $count ->
    [0] Everything about you is erased. You had no seat in any game.
    [one] Everything about you is erased, also in { $count } game.
   *[other] Everything about you is erased, also in { $count } games.
 }
privacy-former = Former player { $place }
privacy-button-show = Do nothing
privacy-button-export = Give me my data
privacy-button-erase = Erase my data…
privacy-button-confirm = Erase for good
choice-privacy-show = tell me what is stored
choice-privacy-export = give me my data as a file
choice-privacy-erase = erase my data
command-privacy = What is stored about you; get it, or erase it
option-privacy-action = What to do
option-privacy-sure = With erase: do it at once
