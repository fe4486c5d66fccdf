# The flow of play in Mage Knight: first player, turns, tokens, cancelled abilities, leaving, disputes, the end.
# $seat and $winner are players' names; $figure, $target and $members figures such as “A1 Name”.

## Phases

mage-knight-phase-army = Armies
mage-knight-phase-pool = Terrain pool
mage-knight-phase-terrain = Placing terrain
mage-knight-phase-deploy = Deployment
mage-knight-phase-play = Play
mage-knight-phase-over = End
mage-knight-card-running = Round { $round } is being played.
mage-knight-turn-army = { $name }, submit your army.
mage-knight-turn-pool = { $name }, choose your pieces for the terrain pool.
mage-knight-turn-terrain = { $name }, place a piece of terrain.
mage-knight-turn-deploy = { $name }, deploy your army.
mage-knight-turn-play = { $deciding ->
    [attack] { $name }, make the attack at the end of the move, or do without.
    [paths] { $name }, enter the paths that are still missing.
    [spin] { $name }, decide about the free spin.
   *[turn] { $name }, it is your turn.
 }

## Events

mage-knight-event-first-roll = { $seat } rolls { $total } for the first player ({ $dice }).
mage-knight-event-first-roll-tied = Tied at { $total }: { $seat } roll again.
mage-knight-event-tie-roll = { $seat } rolls { $total } ({ $dice }).
mage-knight-event-first-player = { $seat } is the first player.
mage-knight-event-turn = Round { $round }: the turn of { $seat } begins, with { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }.
mage-knight-event-turn-over = { $members_count ->
    [0] The turn of { $seat } is over.
    [one] The turn of { $seat } is over; the tokens are taken off { $members }.
   *[other] The turn of { $seat } is over; the tokens are taken off these figures: { $members }.
 }
mage-knight-event-command-roll = { $more ->
    [yes] { $figure } rolls { $die } for Command: { $seat } has one more action in this turn, { $actions } in all.
   *[no] { $figure } rolls { $die } for Command: no further action for { $seat }, who has { $actions }.
 }
mage-knight-event-venom = The venom of { $figure } works on { $target }.
mage-knight-event-passed = { $seat } passes an action; left: { $left }.
mage-knight-event-ends-turn = { $left ->
    [0] { $seat } ends the turn.
    [one] { $seat } ends the turn; { $left } action is lost.
   *[other] { $seat } ends the turn; { $left } actions are lost.
 }
mage-knight-event-pushed = { $figure } gets a second action token and is pushed.
mage-knight-event-ability-cancelled = { $seat } cancels { $ability } of { $figure } until the end of the turn.
mage-knight-event-withdrew = { $seat } withdraws; all figures of that army leave the field.
mage-knight-event-withdraws-later = { $seat } leaves as soon as the action in progress is complete.
mage-knight-event-time-up = Time is up: the game ends after the turn of { $seat }.
mage-knight-event-dispute = { $allowed ->
    [yes] Dispute { $number }, called by { $seat }: “{ $question }” The die shows { $die }: it is allowed.
   *[no] Dispute { $number }, called by { $seat }: “{ $question }” The die shows { $die }: it is not allowed.
 }
mage-knight-event-ended = { $reason ->
    [one_side] The game is over: only one side has figures left that count.
    [nobody] The game is over: nobody has figures left that count.
    [rounds] The game is over: the last round has been played.
    [time] The game is over: time is up.
   *[agreed] The game is over: all have agreed to end it.
 }
mage-knight-event-points = { $seat } has { $total ->
    [one] { $total } victory point
   *[other] { $total } victory points
 }: { $eliminations } for eliminations, { $captives } for captives, { $survivors } for survivors.
mage-knight-event-won = { $winner_count ->
    [one] { $winner } wins the game.
   *[other] { $winner } win the game.
 }
mage-knight-event-drawn = The game is a draw.

## Questions to standing orders at the start of turns; shown to nobody before the end of the game

mage-knight-ask-leaving = Does your ordered withdrawal take place now?
mage-knight-ask-renewal = Which optional abilities do you cancel in this turn?

## Refusals

mage-knight-refused-not-in-phase = That is not possible now; the phase is: { $phase }.
mage-knight-refused-not-in-play = That is possible only while the game is being played.
mage-knight-refused-not-your-turn = Not now: it is the turn of { $seat }.
mage-knight-refused-paths-owed = First enter the paths that are still missing.
mage-knight-refused-no-paths-owed = No paths are missing now.
mage-knight-refused-decision-open = Not while a decision of { $seat } is open.
mage-knight-refused-no-actions-left = No action is left in this turn, which had { $actions }.
mage-knight-refused-not-your-figure = { $figure } is not your figure.
mage-knight-refused-not-on-the-field = { $figure } is not on the field.
mage-knight-refused-no-such-figure = There is no figure { $figure }.
mage-knight-refused-captive-cannot-act = { $figure } is a captive and cannot be given any action.
mage-knight-refused-already-acted = { $figure } has already been given an action in this turn.
mage-knight-refused-was-levitated = { $figure } was levitated and cannot be given an action in this turn.
mage-knight-refused-too-many-tokens = { $figure } has { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
 }; it cannot be given another action until they are gone.
mage-knight-refused-captor-cannot-fight = { $figure } guards { $target } and cannot fight; it may still move.
mage-knight-refused-demoralized = { $figure } is demoralized and cannot be given this action; it may still move.
mage-knight-refused-berserk = { $figure } is berserk and cannot be given ranged combat.
mage-knight-refused-ability-not-shown = { $figure } does not show { $ability } now.
mage-knight-refused-not-optional = { $ability } cannot be cancelled.
mage-knight-refused-already-cancelled = { $ability } of { $figure } is already cancelled until the end of the turn.
mage-knight-refused-out-of-the-game = { $seat } is out of the game.
mage-knight-refused-withdraw-by-order = Out of turn you can only order your withdrawal: `order withdraw` carries it out at the start of your next turn, and nobody learns of it before; `order stay` cancels it.
mage-knight-refused-withdraw-at-once = It is your turn: `withdraw` carries your withdrawal out at once.
mage-knight-refused-no-time-limit = No time was agreed for the end of this game.
mage-knight-refused-time-up-already = It has been announced already that time is up.
mage-knight-refused-no-such-seat = There is no seat { $given } in this game.
mage-knight-refused-question-length = The question has { $length } characters; it must have from 1 to { $most }.
mage-knight-refused-disputed-already = Your side has already called a dispute in this turn.

## Options that do not fit each other

engine-refused-teams-of-others = { $option }={ $value } splits { $needed } players; { $given } are at this table.
engine-refused-too-many-without-teams = With { $option }=none at most { $most } can play, not { $given }: four sides of the field are for four. Name teams: { $option }=pairs, { $option }=alternate or { $option }=halves.
engine-refused-one-team-only = With { $option }={ $value } all { $given } players would be in one team; there must be two or more.
engine-refused-until-missing = With limit=until the option { $option } must name the time of the end, as in { $option }=2030-12-24T18:00.
engine-refused-until-unused = The option { $option } counts only with limit=until, but the limit is { $limit }.
engine-refused-rounds-unused = The option { $option }={ $given } counts only with limit=rounds, but the limit is { $limit }.
