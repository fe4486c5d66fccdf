# Powers of Albion: orders, movement, the round, victory, conduct. $pawn and $target are codes of pawns.

## Orders

albion-event-noted = { $what ->
    [movement] Your orders are sealed; until all are in you may give others.
    [declare] Your declaration is sealed; until all are in you may make another.
   *[items] Noted; until the phase is over you may still change it.
 }
albion-event-sealed = { $what ->
    [movement] Orders given: { $said } of { $of }.
    [declare] Declarations made: { $said } of { $of }.
   *[items] Items decided: { $said } of { $of }.
 }
albion-event-moves-ended = { $seat } has moved.
albion-refused-nothing-to-hand-in = You have no pawn-by-pawn orders waiting to be handed in.
albion-refused-no-such-pawn = There is no pawn { $pawn } on the map.
albion-refused-not-your-pawn = The pawn { $pawn } is not yours.
albion-refused-pawn-twice = The pawn { $pawn } is named twice.
albion-refused-no-such-hex = The map has no hex “{ $hex }”.
albion-refused-no-neighbour = { $hex } is not next to { $near_hex }.
albion-refused-must-stay = This pawn does not move in this phase.
albion-refused-nothing-to-abandon = The pawn { $pawn } is on foot: there is nothing to abandon.
albion-refused-already-moved = The pawn { $pawn } has moved already.
albion-refused-not-your-turn = It is not your turn.

## Movement

albion-event-walk-ends = { $why ->
    [border] { $pawn } will come to { $hex } only: there the border stops him.
    [allowance] { $pawn } will come to { $hex } only: he can go no farther in one movement.
    [lake] { $pawn } will come to { $hex } only: then the path leads into the lake.
   *[land] { $pawn } will come to { $hex } only: then the path leads where no boat goes.
 }
albion-event-pawn-moved = { $pawn } moves to { $hex }.
albion-event-pawn-blocked = { $pawn } is stopped at { $at }: { $hex } is taken.
albion-march = { $card }: { $steps }.
albion-march-moved = { $pawn } to { $hex }
albion-march-stopped = { $pawn } to { $hex } ({ $barred } is taken)
albion-march-stayed = { $pawn } stays at { $hex } ({ $barred } is taken)
albion-event-transport-changed = { $transport ->
    [horse] { $pawn } mounts a horse at { $hex }.
    [boat] { $pawn } boards a boat at { $hex }.
   *[foot] { $pawn } goes on foot from now on; what carried him stays at { $hex }.
 }

## The round

albion-event-round-started = Round { $round } begins; { $seat } leads.
albion-event-recovered = { $pawn } rests in the castle: wounds − { $amount }, Power + { $power }.
albion-event-healed-by = { $token } heals { $pawn }: wounds − { $amount }.

## Victory

albion-event-castle-won = { $seat } holds the Grail and the Lance in the castle at { $hex }.
albion-event-player-eliminated = { $seat } has no knight left and is out of the game.
albion-event-points = { $seat }: points for artefacts { $points }, knights { $knights }, Treasury { $treasury }.
albion-event-game-won = { $reason ->
    [artefacts] The quest is over: { $winner } has gathered both artefacts and wins.
    [last] { $winner } is the last player left and wins.
    [rounds] { $winner_count ->
        [one] The last round is over: { $winner } wins.
       *[other] The last round is over: { $winner } share the victory.
     }
   *[draw] Nobody is left: the game is a draw.
 }

## Conduct

albion-event-withdrew = { $seat } gives up.
albion-event-left-map = { $pawn } leaves the map; all tokens stay.
albion-event-by-default = Time is up for { $seat }: the default move is made.
albion-event-on-orders = { $seat } has missed three deadlines in a row: the game no longer waits for this player.
albion-event-waited-for-again = { $seat } is back: the game waits for this player again.
albion-event-table-rests = The game rests: everybody is absent. It goes on as soon as one of them acts.
albion-refused-nothing-due = Nobody is waiting for this seat.

## What is wrong with a position

fault-token-twice = The token { $given } is in two places.
fault-token-count = The token { $token } is there { $count } times instead of { $needed }.
fault-destroyed = This token cannot be destroyed: { $token }.
fault-lies-nowhere = Nothing can lie on the hex { $hex }, or nothing lies there.
fault-below-zero = A figure of the pawn { $pawn } is below 0.
fault-carries-out-of-the-game = The pawn { $pawn } is out of the game and still carries something.
fault-transport-without-token = The pawn { $pawn } rides or sails without a token, or has a token and walks.
fault-carries-too-much = The pawn { $pawn } carries what nobody may carry ({ $clause }).
fault-transport-on-hex = The pawn { $pawn } cannot be on the hex { $hex } as it goes.
fault-hex-shared = The pawn { $pawn } shares the hex { $hex } with another.
fault-treasury-below-zero = The Treasury of { $seat } is below 0.
fault-knights-of-nobody = { $seat } is out of the game, but has knights on the map.
fault-ended-without-reason = The game is over without a reason.
fault-fights-off-the-map = The pawn { $pawn } fights, but is not on the map.
