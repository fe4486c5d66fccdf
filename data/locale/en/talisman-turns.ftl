# Talisman: set-up, turns, movement, the Crown of Command, the end, conduct.
# $seat, $other, $by and $winner are names of players; $card is the name of a space, a card or a character.

## Set-up

talisman-event-rolled-first = { $seat } rolls { $die } for who begins.
talisman-event-first-player = { $seat } begins.
talisman-event-head-start = { $stat ->
    [strength] Head start of { $seat }: 1 Strength.
   *[other] Head start of { $seat }: 1 Craft.
 }
talisman-refused-character-not-free = This character is not free: { $card }.
talisman-refused-too-few-characters = The pack has too few characters for { $given } players: { $there }.

## Turns

talisman-event-turn-begins = { $extra ->
    [yes] Round { $round }: an extra turn for { $seat }.
   *[other] Round { $round }: { $seat }’s turn.
 }
talisman-event-turn-missed = { $left ->
    [0] { $seat } misses this turn.
    [one] { $seat } misses this turn and { $left } more.
   *[other] { $seat } misses this turn and { $left } more.
 }
talisman-event-turn-of-absent = { $seat } is away: the turn is skipped (skipped so far: { $skipped }).
talisman-event-world-effect-over = Its time is over: { $card }.
talisman-event-grant-lost = { $seat } loses the move that was granted.

## Movement

talisman-event-rolled-move = { $seat } rolls { $die } for the move.
talisman-event-rerolled-move = { $seat } rolls again and has { $die } ({ $card }).
talisman-event-added-points = { $seat } adds { $points } and moves { $number } spaces.
talisman-event-still-enslaved = { $seat } stays enslaved; the turn ends.
talisman-event-freed = { $seat } is free again.
talisman-event-rests = { $seat } stays and rests.
talisman-event-stays = { $seat } stays here: { $card }.
talisman-event-raft-built = { $seat } builds a raft here: { $card }.
talisman-event-moved = { $way ->
    [cw] { $seat } moves clockwise: { $card }.
    [ccw] { $seat } moves counter-clockwise: { $card }.
    [bridge] { $seat } moves by the bridge: { $card }.
    [portal] { $seat } moves by the portal: { $card }.
    [inward] { $seat } goes inward: { $card }.
    [outward] { $seat } turns back: { $card }.
    [raft] { $seat } crosses the river on a raft: { $card }.
    [grant] { $seat } uses the granted move: { $card }.
    [path] { $seat } takes a path: { $card }.
   *[other] { $seat } is moved: { $card }.
 }
talisman-event-portal-tried = { $stat ->
    [strength] { $opened ->
        [yes] { $seat } forces the portal: { $rolled } against Strength { $total }. It opens.
       *[other] { $seat } tries to force the portal: { $rolled } against Strength { $total }. It stays shut.
     }
   *[other] { $opened ->
        [yes] { $seat } picks the lock of the portal: { $rolled } against Craft { $total }. It opens.
       *[other] { $seat } tries to pick the lock of the portal: { $rolled } against Craft { $total }. It stays shut.
     }
 }
talisman-ask-beyond-bridge = The Sentinel lets you pass. Which way do you go on?
talisman-ask-portal-stat = Do you force the portal with Strength, or pick its lock with Craft?
talisman-ask-steers-move = You steer this move: { $other }. Which way?
talisman-ask-rest-first = Your move is steered. Do you stay and rest instead?
talisman-refused-no-such-destination = Your move does not lead there: { $card }.
talisman-refused-no-raft-there = No raft takes you there now: { $card }.
talisman-refused-not-granted = You have not been granted a move there: { $card }.
talisman-refused-no-path-there = No path leads you there: { $card }.
talisman-refused-cannot-build-raft = You cannot build a raft here now.
talisman-refused-no-reroll = You cannot roll the movement die again now.
talisman-refused-no-such-bonus = You cannot add that to the number rolled: { $points }.
talisman-refused-cannot-rest = You cannot rest on this roll.
talisman-refused-cannot-stay = You may not stay here; you must move.
talisman-refused-no-such-way = { $way ->
    [cw] Your move does not lead anywhere clockwise.
    [ccw] Your move does not lead anywhere counter-clockwise.
    [bridge] Your move does not lead over the bridge.
    [portal] Your move does not lead to the portal.
    [inward] Your move leads no further inward.
   *[outward] Your move does not lead outward.
 }
talisman-refused-instructions-first = Before you go further inward you must carry out the instructions of your space: { $card }.
talisman-refused-talisman-needed = Only the owner of a Talisman gets there: { $card }. You have no Talisman.
talisman-refused-toad-retreats = A toad only retreats in the Inner Region.
talisman-refused-must-turn-back = You cannot stay here: the next space inward opens only to the owner of a Talisman, so you must turn back.
talisman-refused-die-counts-as-rolled = This roll has set you free, so it counts as rolled: the { $die } cannot be changed.

talisman-do-cw = Clockwise: { $card }
talisman-do-ccw = Counter-clockwise: { $card }
talisman-do-portal = Try the portal
talisman-do-strength = Strength ({ $total })
talisman-do-craft = Craft ({ $total })
talisman-do-life = Lose 1 life
talisman-do-victim = { $seat }

## The Crown of Command and the end

talisman-event-crown-reached = { $seat } reaches the Crown of Command. From now on nobody who dies gets a new character.
talisman-event-ending-revealed = { $ending ->
    [crown] { $seat } finds the Crown of Command, as it is told.
    [abyss] { $seat } meets the Lord of the Abyss, who sits where the Crown should be.
   *[other] { $seat } finds an empty throne and a false crown.
 }
talisman-event-command-spell = { $works ->
    [yes] { $seat } casts the Command spell at { $other } and rolls { $die }: it works.
   *[other] { $seat } casts the Command spell at { $other } and rolls { $die }: it fails.
 }
talisman-event-lost-to-command = { $left ->
    [one] { $seat } loses 1 life to the Command spell and has { $left } life left.
   *[other] { $seat } loses 1 life to the Command spell and has { $left } lives left.
 }
talisman-event-lord-wounded = { $left ->
    [0] { $seat } takes the last life of the Lord of the Abyss.
    [one] { $seat } takes a life of the Lord of the Abyss, who has { $left } left.
   *[other] { $seat } takes a life of the Lord of the Abyss, who has { $left } left.
 }
talisman-event-points = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
talisman-event-game-over = { $reason ->
    [last] The game is over: { $winner } is the last one left and wins.
    [fell_together] The game is over, and drawn: { $winner } died at the same moment.
    [sudden_death] The game is over: { $winner } is the first at the Crown of Command and wins.
    [abyss] The game is over: { $winner } has beaten the Lord of the Abyss and wins.
   *[rounds] The game is over: the last round has been played. Won by: { $winner }.
 }
talisman-ask-command-victim = Who is the target of the Command spell?
talisman-ask-life-or-defeat = The Command spell of { $by } reaches you. Do you lose 1 life, or admit defeat and leave the game?

## Conduct

talisman-event-passing = { $on ->
    [yes] { $seat } passes: the game no longer waits for this player’s reactions.
   *[other] { $seat } no longer passes: the game waits for this player’s reactions again.
 }
talisman-event-roll-mode = { $ask ->
    [yes] { $seat } wants to be asked before each movement roll.
   *[other] The movement roll of { $seat } is made with the turn notice.
 }
talisman-event-by-default = Time is up for { $seat }: the default move is made.
talisman-event-absent = { $seat } is absent: the turns of this player are skipped until the return.
talisman-event-returned = { $seat } is back.
talisman-event-table-rests = The game rests: everybody is absent. It goes on as soon as one of them acts.
talisman-refused-not-yours = You do not own that: { $card }.
talisman-refused-never-dropped = That cannot be left lying: { $card }.
talisman-refused-spell-kept = A spell may be discarded only if you hold more than allowed, so you keep it: “{ $card }”.
talisman-refused-cannot-align = Your character cannot change its alignment by itself.
talisman-refused-aligned-before = Your alignment cannot change to that now: it is that already, or it has changed in this turn.
talisman-refused-not-absent = You are not marked as absent.
talisman-refused-not-absent-long = This player cannot be removed: turns skipped in absence { $skipped }, needed { $needed }.
talisman-refused-left-before = This player has left the game.
