# One message in the channel for games: open tables, and who looks for a game.

open-tables-head = **Open tables**
open-tables-none = **Open tables**
    Nobody is looking for players at the moment. Say what you want to play, or open a table.
open-tables-table = **{ $game }** · table { $number } · { $people }
    { $quick ->
        [yes] { $pace } · ready-made · { $free }
       *[no] { $pace } · { $free }
    }
open-tables-more = { $count ->
    [one] { $count } more table: its card is in this channel.
   *[other] { $count } more tables: their cards are in this channel.
 }
open-tables-looking = Looking for a game
open-tables-wish = { $name }: { $game }, { $pace ->
    [live] now
    [several] several moves a day
    [daily] a day a turn
   *[weekly] a week a turn
 }
open-tables-more-wishes = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
 }
open-tables-button-wish = I want to play
open-tables-button-new = Open a table
open-tables-form-title = I want to play
open-tables-met = Somebody wants the same: you both have a seat, and the game begins.
reply-wish-kept = You are on the list until { $until }. The first person who wants the same game at the same pace is seated with you at once. The same button takes you off the list.
reply-wish-withdrawn = You are off the list. The same button puts you on it again.
engine-refused-wish-unlisted = This server does not list open tables in its channel for games. Use /game new to open one.
setup-option-open-tables = Open tables, listed in the channel for games: { $value }
choice-setup-open-tables-shown = yes, in one message kept up to date
choice-setup-open-tables-hidden = no
option-setup-open-tables = List open tables in the channel for games
