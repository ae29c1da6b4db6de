# What dalapapa doctor says to whoever runs the bot: what is so, then what to do about it.

doctor-well = All is well.
doctor-sum = { $faults ->
    [0] Nothing is wrong
    [one] { $faults } thing is wrong (✗)
   *[other] { $faults } things are wrong (✗)
}{ $warnings ->
    [0] .
    [one] , { $warnings } should be looked at (!).
   *[other] , { $warnings } should be looked at (!).
}
doctor-failed = the check itself failed: { $error }
doctor-failed-todo = Report this, with the lines above it in the log.
doctor-not-checked = not checked
doctor-not-checked-todo = See “{ $after }” first.
doctor-database-none = nothing to check yet: there is no database before the first start
doctor-install-todo = Install the bot again: pip install --force-reinstall --constraint requirements.lock .

doctor-python = Python { $version }, Dalapapa { $bot }
doctor-python-old = Python { $version } runs Dalapapa { $bot }, which needs { $needed } or newer
doctor-python-todo = Install Python { $needed } or newer, and the bot again with it.
doctor-sqlite = SQLite { $version }
doctor-sqlite-old = SQLite { $version } is too old
doctor-sqlite-todo = Use a Python that comes with SQLite { $needed } or newer.
doctor-libraries = { $count } libraries have the versions that the bot was tested with
doctor-libraries-missing = not installed: { $names }
doctor-libraries-other = other versions than those that the bot was tested with: { $names }
doctor-libraries-todo = Install the bot again: pip install --constraint requirements.lock .

doctor-settings = every setting can be used; the database is { $path }
doctor-settings-unknown = not settings of the bot: { $names }
doctor-settings-unknown-todo = Correct the names: deploy/README.md lists all settings.
doctor-settings-todo = Correct the setting, and start the bot again.
doctor-token-none = there is no token
doctor-token-none-todo = Set DISCORD_TOKEN or DISCORD_TOKEN_FILE, or use systemd’s credential discord_token.
doctor-token-form = it looks like a token
doctor-token-odd = what was given as the token does not look like one: it has { $letters ->
    [one] { $letters } character
   *[other] { $letters } characters
}
doctor-token-open = every user of this machine can read { $path }
doctor-token-open-todo = Restrict it: chmod 400 { $path }
doctor-token-todo = Copy the token again from the developer portal: “Bot”, “Reset Token”. It has three parts with dots between them.

doctor-token = Discord knows it: { $name } ({ $id })
doctor-token-refused = Discord does not accept it
doctor-discord-error = Discord answers with error status { $status }
doctor-discord-error-todo = Try again in a few minutes; discordstatus.com shows outages.
doctor-unreachable = Discord cannot be reached: { $why }
doctor-unreachable-todo = Is this machine connected, and can it open connections to discord.com, port 443? discordstatus.com shows outages.
doctor-application = { $id }
doctor-application-other = the token is of application { $id }, but the database was written by another: { $others }
doctor-application-todo = If that is a mistake, put the other application’s token in place before the bot starts: otherwise every server without this application counts as left.
doctor-intents = the application has no privileged intent; the bot needs none
doctor-intents-more = the application has privileged intents that the bot does not need: { $names }
doctor-intents-todo = Switch them off in the developer portal, under “Bot”.
doctor-invitation = { $link }
doctor-invitation-grant = nobody can invite the bot with { $link }
doctor-invitation-grant-todo = Switch “Requires OAuth2 Code Grant” off in the developer portal, under “Bot”.
doctor-commands = { $count } commands are registered as they are in this version
doctor-commands-unknown = Discord does not say which commands are registered: { $why }
doctor-commands-unknown-todo = Try again in a few minutes.
doctor-commands-other = registered in another form, or on one side only: { $names }
doctor-commands-start = The bot registers its commands when it starts.
doctor-commands-todo = Start the bot again. If that does not help, look for commands_not_registered in the log.
doctor-clock = the machine’s clock agrees with Discord’s
doctor-clock-ahead = the machine’s clock is { $seconds } s ahead of Discord’s
doctor-clock-behind = the machine’s clock is { $seconds } s behind Discord’s
doctor-clock-todo = Let the machine set its clock by the network: timedatectl set-ntp true
doctor-clock-unknown = Discord’s answers carry no time
doctor-clock-unknown-todo = Something between this machine and Discord changes the answers: compare the clock by hand.

doctor-database = { $path } can be read and written
doctor-database-new = there is none yet; the first start makes { $path }
doctor-database-nowhere = there is no folder { $folder }
doctor-database-nowhere-todo = Make the folder, or correct DALAPAPA_DATABASE.
doctor-database-closed = { $path } cannot be written: { $why }
doctor-database-closed-todo = Let the user that the bot runs as write to { $folder }, make room on the disk, and run this command as that user.
doctor-database-unreadable = it cannot be read: { $why }
doctor-database-unreadable-todo = Run this command as the bot’s user. If the file is damaged, put a backup in its place: dalapapa restore
doctor-lock-free = no bot runs on this database
doctor-lock-held = a bot runs on this database
doctor-lock-process = a bot runs on this database, as process { $process }
doctor-schema = version { $version }
doctor-schema-older = version { $version } is older than this program, which works with { $newest }
doctor-schema-older-todo = The next start of the bot brings it up to date, and keeps a copy beside it.
doctor-schema-newer = version { $version } was written by a newer program; this one knows { $newest }
doctor-schema-newer-todo = Install the newer version again, or restore the copy that was made before its upgrade.
doctor-schema-foreign = it is not a database of this bot
doctor-schema-foreign-todo = Correct DALAPAPA_DATABASE.
doctor-integrity = the file is sound
doctor-integrity-damaged = the file is damaged: { $why }
doctor-integrity-todo = Stop the bot, keep the file, and put a backup in its place: dalapapa restore
doctor-disk = the database takes { $size } MB, { $free } MB are free
doctor-disk-short = the database takes { $size } MB, and only { $free } MB are free
doctor-disk-full = the disk is as good as full: { $free } MB are free
doctor-disk-todo = Make room: { $needed } MB should be free, three times the database.
doctor-disk-copies = only { $free } MB are free for copies in { $folder }, so none is made
doctor-disk-copies-todo = Make room there: a nightly copy is made only while { $needed } MB are free, twice the database.
doctor-backup = { $path } is { $hours } h old, and sound
doctor-backup-nowhere = no copies are made: DALAPAPA_BACKUPS names no folder
doctor-backup-nowhere-todo = Set DALAPAPA_BACKUPS to a folder that the bot can write to, best on another disk; with systemd it must be inside /var/lib/dalapapa.
doctor-backup-unreadable = { $folder } cannot be read: { $why }
doctor-backup-unreadable-todo = Let the user that the bot runs as write there.
doctor-backup-none = there is no copy in { $folder } yet
doctor-backup-old = { $path }, the newest, is { $hours } h old
doctor-backup-todo = The bot makes one each night while it runs. If it does run, the log says why that failed.
doctor-backup-damaged = { $path } cannot be used: { $why }
doctor-backup-damaged-todo = Make another now: dalapapa backup FILE. Look at the disk.

doctor-fonts = the letters of all scripts are there
doctor-fonts-missing = a font cannot be read: { $why }
doctor-fonts-poor = the fonts are missing { $letters }
doctor-picture = a board was drawn: { $size } pixels, { $bytes } bytes
doctor-picture-empty = the picture of a board is empty
doctor-computer = a computer player ({ $level }) chose a move in a process of its own
doctor-computer-failed = a computer player cannot choose a move: { $why }
doctor-computer-todo = Is there memory left, and can the bot’s user start another process?
doctor-bot-well = the running bot says that all is well, with { $shards ->
    [one] one connection
   *[other] { $shards } connections
} to Discord
doctor-bot-starting = the running bot is still starting
doctor-bot-starting-todo = Ask again in a minute.
doctor-bot-silent = the bot that runs on this database does not answer
doctor-bot-silent-todo = It may be starting. If it stays silent, it hangs: look at its log, and start it again.
doctor-bot-unwell = the running bot says that not all is well: { $troubles }
doctor-bot-unwell-todo = dalapapa health says more; look at the log as well.

doctor-outbox-empty = no message is waiting
doctor-outbox = { $count ->
    [one] { $count } message is being posted
   *[other] { $count } messages are being posted
}
doctor-outbox-late = { $count ->
    [one] { $count } message waits to be posted
   *[other] { $count } messages wait to be posted
}, the oldest for { $minutes } minutes
doctor-outbox-start = They are posted when the bot runs.
doctor-outbox-todo = See what the log says about it. Discord may be making the bot wait; if not, start it again.
doctor-set-aside-none = no message was set aside
doctor-set-aside = { $count ->
    [one] { $count } message was refused by Discord in every form, and set aside
   *[other] { $count } messages were refused by Discord in every form, and set aside
}
doctor-set-aside-todo = The games go on. Report what the log says about row_set_aside.
doctor-faults-none = none in the last { $days } days
doctor-fault-seen = { $kind }: { $count ->
    [one] once
   *[other] { $count } times
} in the last { $days } days, the last time { $last }
doctor-fault-todo = Look for { $kind } in the log; deploy/README.md says what needs attention.
doctor-channels-none = no game is going on
doctor-server = server { $server }: nothing is missing in { $count ->
    [one] { $count } channel
   *[other] { $count } channels
}
doctor-server-left = server { $server }: the bot is not on it
doctor-server-left-todo = Its games are paused until it is invited again.
doctor-server-unknown = server { $server }: Discord does not answer: { $why }
doctor-channel-gone = server { $server }: channel { $channel } is deleted
doctor-channel-gone-todo = Somebody with Manage Server can move the game: /game move
doctor-channel-lacks = server { $server }: in channel { $channel } the bot is missing { $names }
doctor-channel-lacks-todo = Ask the server’s managers to give it that: /server, Health.
