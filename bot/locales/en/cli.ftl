# What the dalapapa command says to whoever types it.

cli-about = A Discord bot for playing the Dalapapa tile games over days.
cli-run = run the bot (needs a token)
cli-version = print the version
cli-json = print JSON
cli-health = tell whether the bot that uses the database is well (exit status 0) or not (1)
cli-stats = count games, turns and people of the last 24 hours, 7 days and 30 days
cli-sandbox = try the bot in the browser, without an account
cli-replay = replay game records and print one JSON object for each file
cli-film = write a film of the one game to this animated GIF instead
cli-verify = recompute a finished game’s commitment, seats, bag and random placements, as one JSON object
cli-review = show where a finished game turned and how well it was played; takes a few seconds
cli-review-picture = also draw everybody’s chances from turn to turn as a PNG
cli-perft = count all sequences of legal actions from a position or from a record's end
cli-render = draw the board of a position or a record as a PNG
cli-check = compare every stored game with its log, and all ratings with the results
cli-recompute-ratings = recompute all ratings first, while no bot runs
cli-end = close a game or lobby without a result, while no bot runs
cli-end-game = its name as in /game list, or its number; any other text lists what is open
cli-backup = copy the database, even while a bot runs
cli-restore = replace the database with a backup, while no bot runs
cli-doctor = say whether all is well and, if not, what to do, even while a bot runs
cli-file = a game record
cli-record-or-position = a game record, or a position in one line
cli-verify-file = the game’s record, as /export gives it
cli-backup-file = the file for the copy; it must not exist yet
cli-restore-file = the backup; it is not changed
cli-restore-newest = take the newest sound copy in DALAPAPA_BACKUPS
cli-doctor-json = print one JSON array instead of lines
cli-doctor-all = also ask for the permissions in every channel with a running game, one request a second
cli-doctor-channel = also try out the channel of this id: post a board there, change it, open a thread, answer a click, and remove all of it
cli-depth = how many actions the longest sequences have
cli-output = where the picture goes (default: beside the file)
cli-at = draw a record's board after this many actions (default: all)
cli-width = the picture's width in pixels, { $narrowest } to { $widest }
cli-theme = the picture's theme

cli-no-token = No token: set DISCORD_TOKEN or DISCORD_TOKEN_FILE, or try the bot without one: dalapapa sandbox
cli-bad-token = Discord does not accept this token. Copy it again from the developer portal.
cli-unreachable = Discord cannot be reached, or is down. Is this machine connected?
cli-no-sandbox = The sandbox is not installed: pip install 'dalapapa[sandbox]'
cli-unreadable = { $path }: cannot be read
cli-unwritable = { $path }: cannot be written
cli-illegal-record = { $path }: stops at action { $at }: { $code }
cli-bad-record = { $path }: cannot start: { $code }
cli-bad-position = { $path }: not a possible position: { $why }
cli-hidden-bag = { $path }: some of its tiles are unknown, so nothing can be counted
cli-not-over = { $path }: the game is not over, so it cannot be reviewed
cli-review-hidden = { $path }: its bag is hidden, so it cannot be reviewed
cli-one-film = a film shows one record
cli-proof-lost = { $path }: seats, bag and the table’s placements cannot be computed again, since the data of a player was deleted. Commitment and moves were compared.
cli-no-proof = { $path }: does not say which seed the game came from. A finished game’s record from /export does.
cli-drawn = { $path }
cli-seat = Player { $number }

cli-other-model = Ratings were computed by another model, with other parameters or by another version of openskill. To recompute them: dalapapa check --recompute-ratings
cli-recomputed-ratings = { $number ->
    [one] Ratings of 1 leaderboard recomputed.
   *[other] Ratings of { $number } leaderboards recomputed.
}
cli-check-fine = { $games ->
    [one] { $games } game, nothing wrong.
   *[other] { $games } games, nothing wrong.
}
cli-ended = Game { $number } ({ $game }) is closed. Its channel will be told when the bot runs.
cli-not-one-game = “{ $asked }” names no open game or lobby, or more than one. Nothing was closed.
cli-open-game = { $number } { $game }
cli-backed-up = { $path } is a copy of { $database }.
cli-backup-runs = { $path }: another backup of this database is being made. Try again when it is done.
cli-backup-exists = { $path }: already exists. Nothing was written.
cli-restored = { $database } now has the content of { $path }.
cli-replaced = Its former content is kept in { $path }.
cli-deleted-since = { $people ->
    [0] Nobody has been deleted since that copy was made.
    [one] One person has been deleted since that copy was made, and will be again when the bot starts.
   *[other] { $people } people have been deleted since that copy was made, and will be again when the bot starts.
}
cli-deleted-unknown = The former content does not say who was deleted since that copy was made: they will have to delete themselves again.
cli-copy-damaged = { $path }: cannot be used: { $why }. The next newest copy is taken.
cli-no-sound-copy = { $path }: holds no copy that can be used. Nothing was changed.
cli-no-backups = DALAPAPA_BACKUPS names no folder with copies. Nothing was changed.
cli-database-in-use = { $path }: another bot is using this database.
cli-database-unusable = { $path }: the database cannot be used: { $why }. Nothing was changed.
cli-database-newer = { $writer ->
    [unknown] { $path }: a newer version of Dalapapa has written this database (schema { $found }), and this is Dalapapa { $version } (schema { $ours }). Install a newer one. Nothing was changed.
   *[other] { $path }: Dalapapa { $writer } has written this database (schema { $found }), and this is Dalapapa { $version } (schema { $ours }). Install Dalapapa { $writer } or newer. Nothing was changed.
}
cli-database-older = { $path }: an older version of Dalapapa has written this database (schema { $found }), and this is Dalapapa { $version } (schema { $ours }). Start the bot once: it upgrades the database. Nothing was changed.
cli-port-taken = Port { $port } is taken: stop what uses it, or choose another with DALAPAPA_SANDBOX_PORT.

cli-stats-day = last 24 hours
cli-stats-week = last 7 days
cli-stats-month = last 30 days
cli-stats-begun = games begun
cli-stats-ended = games ended
cli-stats-abandoned = games closed without a result
cli-stats-turns = turns played by people
cli-stats-people = people
cli-stats-servers = servers
cli-stats-median-turn = median time of a turn

health-well = Well: running for { $time }, { $shards ->
    [one] the connection to Discord is up
   *[other] all { $shards } connections to Discord are up
}, the database was written { $written } ago.
health-not-well = Not well: { $troubles }.
health-not-running = Not running: no bot answers for { $path }. One that has just been started may still open it.
health-no-answer = Not well: the bot that uses { $path } does not answer ({ $why }).
health-starting = not ready yet, { $time } after the start
health-write-waits = a write to the database has not finished for { $time }
health-write-fails = the database cannot be written ({ $why })
health-shards-down-unasked = { $down ->
    [one] { $down } of { $shards } connections to Discord has been down
   *[other] { $down } of { $shards } connections to Discord have been down
} for { $time }
health-shards-down-alone = { $down ->
    [one] { $down } of { $shards } connections to Discord has been down
   *[other] { $down } of { $shards } connections to Discord have been down
} for { $time }, while Discord answers otherwise
health-shards-down-too = { $down ->
    [one] { $down } of { $shards } connections to Discord has been down
   *[other] { $down } of { $shards } connections to Discord have been down
} for { $time }, and Discord does not answer: it is down itself, or this machine is not connected
health-messages-wait = a message that could be sent has been waiting for { $time }
health-seconds = { $number } s
health-minutes = { $number } min
health-hours = { $number } h
health-days = { $number } days

config-two-tokens = The token is given more than once, by { $names }: keep one.
config-token-file = { $path }: the token cannot be read.
config-word = { $name } must be one of { $words }.
config-number = { $name } must be a whole number from 1 to { $most }.
