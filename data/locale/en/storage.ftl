# The database and the settings: faults at start, backup, restore, check. $place is a file or the address of a server.

## Faults

storage-busy = The database { $place } was busy for too long. Nothing was changed; please try again.
storage-unreachable = The database server { $place } does not answer, or does not let the bot in.
storage-disk-full = There is no room left on the disk of { $place }. Nothing was changed; it works again as soon as there is room.
storage-read-only = { $place } cannot be written. Nothing was changed.
storage-newer = The database { $place } has schema { $found }, but this program only knows { $known }: start the newer program again, or restore an older backup.
storage-older = The database { $place } has schema { $found }; start the bot once, and it is brought up to { $known }.
storage-locked = Another process is using the database { $place }. Only one bot may use it at a time.
storage-missing = The database { $place } is missing, although there was one. To begin with an empty one on purpose, delete { $mark }.
storage-parts-missing = { $place } is not a whole database of this program. Missing: { $parts }.
storage-corrupt = The database { $place } is damaged.
storage-unreadable = The database { $place } is not there or cannot be opened.
storage-newest-backup = The newest sound backup can be restored: python -m bot restore { $file }
storage-url-wrong = DATABASE_URL cannot be understood. It begins with sqlite:/// or postgresql://.
storage-url-kind = DATABASE_URL names a database of the kind “{ $kind }”; there are sqlite and postgresql.
storage-url-no-file = DATABASE_URL has to name a file for SQLite: in memory every game would be lost.

## Start

start-folder-no-folder = The folder { $folder } cannot be used, because it or a part of its path is a file. Choose another with SENESCHAL_FOLDER.
start-folder-closed = This user cannot write in the folder { $folder }. Choose another with SENESCHAL_FOLDER.
start-folder-full = There is no room left on the disk of the folder { $folder }.
start-port-in-use = Another program listens on the port { $port }. Choose another with --port or SENESCHAL_PARLOUR_PORT; 0 is any free one.
start-port-forbidden = This user may not listen on the port { $port }. Choose a port from 1024 up with --port or SENESCHAL_PARLOUR_PORT.
start-port-unusable = The port { $port } cannot be listened on. Choose another with --port or SENESCHAL_PARLOUR_PORT; 0 is any free one.
start-parlour-locked = The parlour of the folder { $folder } is open already, in another process.
start-parlour-of-discord = The database of the folder { $folder } belongs to a bot on Discord, whose channels the parlour does not have. Set DISCORD_TOKEN, or choose another folder with SENESCHAL_FOLDER.
start-chat-unreachable = { $place } cannot be reached. Once it can, start the bot again.
start-token-refused = Discord refuses the token: it was reset, or belongs to an application without a bot. Copy it again from the page “Bot” on Discord’s developer portal.
start-fresh-unasked = Nothing was emptied: --fresh asks on a terminal, and there is none. With --yes it does not ask before it empties the parlour of the folder { $folder }.
start-fresh-asked = The parlour of the folder { $folder } is emptied ({ $games ->
    [one] { $games } game
   *[other] { $games } games
 }, all messages); a copy is kept. Really? [y/n]
# What counts as a yes, with blanks between.
start-fresh-yes = y yes
start-fresh-declined = Nothing was emptied.
start-fresh-kept = What was there before is kept in “{ $file }”.

## Backup, restore, check

storage-backup-of-server = PostgreSQL has its own tools for this: stop the bot and use pg_restore to restore, or use pg_dump at any time to back up.
storage-fresh-of-server = --fresh empties nothing on a database server. Name a new database in DATABASE_URL.
storage-fresh-of-discord = A bot on Discord has used the database { $place }, so --fresh does not empty it. Choose another folder with SENESCHAL_FOLDER.
storage-file-exists = There is already something at “{ $file }”.
storage-backed-up = The backup is in “{ $file }” and was verified ({ $kilobytes } kB).
storage-restore-itself = “{ $file }” is the database itself, not a backup.
storage-restored = The database is as it was in “{ $file }”. { $games ->
    [one] { $games } running game was rolled back: its next dice come from a new seed.
   *[other] { $games } running games were rolled back: their next dice come from new seeds.
 }
storage-restored-aside = What was there before is now in “{ $file }”.
storage-rolled-back = A backup was restored: the game is back at the position after line { $line } of its log. What came later does not count. The next dice come from a new seed with the hash { $hash }.
storage-check-file = The file is damaged: { $fault }
storage-check-link = A row of the table { $table } (number { $row }) refers to something that is not in the table { $parent }.
storage-check-lines = Game { $game }: { $lines ->
    [one] { $lines } line is stored
   *[other] { $lines } lines are stored
 }, but there should be { $wanted } in an unbroken row.
storage-check-snapshot = Game { $game }: the position after line { $line } is missing or cannot be read.
storage-check-table = The database is not of the form that this program makes: { $what } { $name }. The games were not looked at.
storage-check-value = Table { $table }, row { $row }: the column { $column } holds something that does not belong there.
storage-check-index = An index or a constraint is not the one that this program makes: { $what } { $name }.
storage-check-line = Game { $game }: line { $line } is not what was stored there.
storage-check-game = Game { $game }: its options, packs, seed, or the action in progress are not what was stored.
storage-check-seed = Game { $game }: its seed is not the one whose hash was published.
storage-check-rules = Game { $game }: its rules or packs ({ $key }) are not available.
storage-check-unreadable-line = Game { $game }: line { $line } cannot be read.
storage-check-unreadable-part = Game { $game }: { $part ->
    [options] its options
    [flight] the action in progress
   *[orders] its standing orders
 } cannot be read.
storage-check-position = Game { $game }: its position breaks a rule ({ $fault }).
storage-check-standing = Game { $game }: its seats, its open questions or its status do not match its position.
storage-check-unplayable = Game { $game }: it cannot be played on from what is stored.
storage-check-pack = The stored pack { $hash } is not what its hash says.
storage-check-precedent = Server { $guild }: the precedent { $precedent } is not what was stored; nothing after it is vouched for.
storage-check-post = The message { $row } of the outbox cannot be read.
storage-check-answer = The answer to the interaction { $row } cannot be read.
storage-check-row = Table { $table }, row { $row }: it is not what was stored there.
storage-check-event = Event { $event }: { $what ->
    [terms] what was agreed cannot be read.
    [pairings] its pairings are not those of its entrants and rounds.
    [results] a pairing has a result that there cannot be.
    [winner] its winner is not the one of its standings.
    [ledger] its ledger is not numbered without a gap, or undoes what it does not hold.
   *[acts] its history holds something that cannot be told.
 }
storage-check-result = Game { $game }: the result of its pairing is not the one of the game.
storage-check-vote = Game { $game }, proposal { $vote }: its votes do not fit those who may vote, or its end.
storage-check-question = Question { $question }: its votes do not fit its answers, or what came of it.
storage-check-ownpack = Server { $guild }: what is noted of its pack “{ $name }” does not fit the pack.
storage-check-posts = Channel { $channel }: posts are numbered higher than it has come.
storage-check-decisions = Game { $game }: questions are numbered higher than it has come.
storage-check-remedy = Game { $game }: { $good ->
    [none] none of its lines is sound
   *[other] its newest sound line is { $good }
 }; { $file ->
    [none] it is whole in none of the newest backups.
   *[other] it is whole in the backup “{ $file }”.
 }
storage-check-more = And more of this kind: { $count }.
storage-check-exempt = Not vouched for, because people choose it for themselves: { $tables }.
storage-progress-copy = Copying: { $percent }%
storage-progress-check = Checking: { $percent }%
storage-backup-elsewhere = Nothing can be written in the folder { $folder }. Name a file somewhere else: backup FILE
storage-check-faults = { $count ->
    [one] { $count } fault was found.
   *[other] { $count } faults were found.
 }
storage-check-sound = All is whole: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $lines ->
    [one] { $lines } line of history.
   *[other] { $lines } lines of history.
 }

## Settings

setting-discord-token = { $name } is not the token of a bot: it is copied from the page “Bot” of your application on Discord’s developer portal. Leave it empty to open the parlour.
setting-database-url = { $name } has to begin with sqlite:/// or postgresql://.
setting-folder = { $name } has to be the path of a folder.
setting-language = { $name } has to be one of: { $known }.
setting-log-level = { $name } has to be one of: { $known }.
setting-parlour-port = { $name } has to be a whole number from 0 to { $high }.
setting-backup-hours = { $name } has to be a whole number of hours from 0 (no backups) to { $high }.
setting-backups-kept = { $name } has to be a whole number from 1 to { $high }.
setting-operator-ids = { $name } has to be a list of user ids with commas between them.
setting-unknown = There is no setting { $name }. The settings are: { $known }.
setting-file = The file “{ $file }” is not UTF-8 text.
