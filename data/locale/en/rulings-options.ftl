# House options of rulings that tables quarrel over: both readings. The first variant is the digest's.

warcry-option-terror-in-ranged = { $terror_in_ranged ->
    [yes] Terror counts in ranged attacks too
   *[no] Terror counts in melee only
 }
warcry-option-follow-up-in-defence = { $follow_up_in_defence ->
    [yes] whoever wins a melee may follow up, the defender too
   *[no] only the attacker may follow up
 }
warcry-option-follow-up-from-reserve = { $follow_up_from_reserve ->
    [yes] a ready unit of any line may meet a follow-up
   *[no] units of the reserve meet a follow-up only when no ready one is in the battle line
 }
warcry-option-committed-may-move = { $committed_may_move ->
    [yes] committed units may move
   *[no] committed units do not move
 }
warcry-refused-committed-stays = { $unit } is committed, and committed units do not move in this game.

talisman-option-evade-sentinel = { $evade_sentinel ->
    [yes] the Sentinel may be evaded
   *[no] the Sentinel cannot be evaded
 }
talisman-option-limited-casting = { $limited_casting ->
    [yes] spells a turn: as many as were held when it began, one in another’s turn
   *[no] any number of spells may be cast in a turn
 }
talisman-option-command-on-arrival = { $command_on_arrival ->
    [yes] who comes to the Crown casts the Command spell at once
   *[no] who comes to the Crown casts the Command spell from the next turn on
 }

albion-option-recovery = { $recovery ->
    [yes] knights recover in their own castle
   *[no] the castle heals nobody: wounds and lost Power last
 }
albion-option-failed-flight = { $failed_flight ->
    [initiative] in a melee a failed flight gives the initiative to the enemies beside the knight
   *[attack_only] in a melee a failed flight costs the attack only
 }
