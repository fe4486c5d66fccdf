# The card at the end of a game. $name is a game or a player, $sentence a whole sentence.

end-card-head = **The end of { $name }** · { $title }
end-card-won = { $count ->
    [one] Winner: **{ $names }**
   *[other] Winners: **{ $names }**
 }
end-card-drawn = **A draw**
end-card-closed = Closed before its end: nobody has won.
end-card-why = { $result } ({ $reason })
end-card-tally = { $what }: { $rows }
end-card-tally-other = Points
end-card-count = { $name } { $count }
end-card-turning = **Turning point**, line { $number }: { $sentence } ({ $what }: { $before } → { $after })
end-card-balance-other = score
end-card-luck = **Dice**, average per player; expected { $fair }, within ± in 95% of games
end-card-dice = { $count ->
    [one] { $name } { $mean } (± { $spread } with { $count } die)
   *[other] { $name } { $mean } (± { $spread } with { $count } dice)
 }
end-card-button-same = Rematch
end-card-button-turned = Rematch, sides swapped
end-card-button-film = Replay
warcry-tally = Battles won
warcry-balance = army strength
warcry-ending-battles = two battles won
warcry-ending-conceded = the other side gave up
warcry-ending-adjudicated = the other side no longer answered
mage-knight-objectives-tally = Objectives controlled
mage-knight-tally = Victory points
mage-knight-objectives-balance = objectives controlled if it ended then
mage-knight-balance = points if it ended then
mage-knight-ending-one-side = only one side was left
mage-knight-ending-nobody = nobody had figures left that count
mage-knight-ending-rounds = the last round was over
mage-knight-ending-time = the time was up
mage-knight-ending-agreed = by agreement of all

## Once more

rematch-call = { $people }: { $host } wants to play again. Your seats are kept: press “Ready” on the card, or “Leave”.
reply-rematch-opened = Game { $game } is gathering players in { $channel }: everybody has a seat already, and you are ready.
reply-rematch-there = There already is a rematch, game { $game }: { $channel }
engine-refused-rematch-early = This game is not over.
table-film = The game so far.
table-film-empty = Nothing has happened yet.
table-no-film = The game is too long for a picture of this size.
