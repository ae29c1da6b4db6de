# dalapapa doctor --channel: what it shows in the channel, and what it tells whoever types it.

acceptance-board = **Just a test by whoever runs this bot**: can it show boards here? Nobody is pinged, and within two minutes this is gone again.
acceptance-edited = The board was changed once.
acceptance-press = Please press the button within { $seconds } seconds. Nothing else happens.
button-acceptance = Press for the test
acceptance-in-thread = **Just a test of this bot**: it opened this thread, writes in it and closes it again.
acceptance-answer = Thank you, it works: your click was answered. Nothing else happens.
acceptance-only-a-test = This was just a test by whoever runs the bot. Nothing happens.

acceptance-press-now = Press the button in the channel now, within { $seconds } s.
acceptance-leaving = Stopped; what it made in the channel is being removed.
acceptance-left-over = Something may be left in the channel. The next run removes it.

acceptance-channel = channel { $channel } of server { $server } ({ $ms } ms)
acceptance-channel-lacks = in channel { $channel } of server { $server } the bot is missing { $names } ({ $ms } ms)
acceptance-channel-lacks-todo = Give the bot that, in the channel’s permissions or by its role.
acceptance-channel-kind = { $channel } is not a server channel for messages ({ $ms } ms)
acceptance-channel-kind-todo = Give the id of a text channel: switch on “Developer Mode” in Discord’s settings, then choose “Copy Channel ID” in the channel’s menu.
acceptance-leftovers = { $count ->
    [0] earlier runs left nothing behind
    [one] one thing left by an earlier run is removed
   *[other] { $count } things left by an earlier run are removed
} ({ $ms } ms)
acceptance-post = a board with picture, description and button is posted ({ $ms } ms)
acceptance-post-unsure = a board is posted, but Discord’s answer did not arrive: { $why } ({ $ms } ms)
acceptance-edit = its text and picture are changed ({ $ms } ms)
acceptance-history = the history shows it with its text, picture, description and button ({ $ms } ms)
acceptance-history-missing = the history does not show it ({ $ms } ms)
acceptance-history-text = the history shows it with another text ({ $ms } ms)
acceptance-history-picture = the history shows it without its picture ({ $ms } ms)
acceptance-history-alt-text = the history shows its picture without the description ({ $ms } ms)
acceptance-history-button = the history shows it without its button ({ $ms } ms)
acceptance-history-twice = the history shows it { $count } times: Discord was asked again, since an answer was late ({ $ms } ms)
acceptance-history-twice-todo = The bot looks for that and deletes the extra ones. Is the connection slow?
acceptance-thread = a thread is opened from it ({ $ms } ms)
acceptance-thread-unsure = a thread is opened from it, but Discord’s answer did not arrive: { $why } ({ $ms } ms)
acceptance-thread-not-here = no thread can be opened in this kind of channel ({ $ms } ms)
acceptance-thread-not-here-todo = Games can be played here. To try threads, give the id of a text channel.
acceptance-write = a message with a picture is written in the thread ({ $ms } ms)
acceptance-write-unsure = a message is written in the thread, but Discord’s answer did not arrive: { $why } ({ $ms } ms)
acceptance-archive = the thread is archived ({ $ms } ms)
acceptance-archive-open = Discord says that the thread is not archived ({ $ms } ms)
acceptance-delete = the thread is deleted ({ $ms } ms)
acceptance-delete-kept = the thread stays, archived: deleting it takes Manage Threads, which the bot does not need ({ $ms } ms)
acceptance-click = a click is answered, { $answer } ms after it came ({ $ms } ms)
acceptance-click-none = nobody pressed the button within { $seconds } s ({ $ms } ms)
acceptance-click-none-todo = To try clicks, type the command again and press the button under the board.
acceptance-click-bot-runs = not tried: a bot is running on this database and would get the click too
acceptance-click-bot-runs-todo = Press any of the bot’s buttons to see that it answers; or stop it and type the command again.
acceptance-click-deaf = the bot cannot connect to Discord’s gateway: { $why } ({ $ms } ms)
acceptance-remove = { $count ->
    [0] nothing is left in the channel
    [one] one thing is removed, and nothing is left in the channel
   *[other] { $count } things are removed, and nothing is left in the channel
} ({ $ms } ms)
acceptance-remove-unseen = what was made is removed, but the channel cannot be read to make sure ({ $ms } ms)
acceptance-remove-failed = not everything could be removed ({ $ms } ms)
acceptance-remove-todo = Type the command again: each run first removes what earlier ones have left. Or delete it by hand.

acceptance-refused = Discord refuses it: { $why } ({ $ms } ms)
acceptance-unreachable = Discord does not answer: { $why } ({ $ms } ms)
acceptance-slow = given up after { $ms } ms
acceptance-slow-todo = Is the connection slow? Try again in a few minutes; discordstatus.com shows outages.

acceptance-todo-archived = The thread is archived: write in it yourself to open it.
acceptance-todo-click-late = The click was answered too late, or by somebody else. Discord gives three seconds: is the machine, or its connection, slow?
acceptance-todo-filter = AutoMod or a filter of the server blocks the text: exempt the bot in the server’s settings.
acceptance-todo-gone = It has been deleted since, perhaps by somebody or by another run. Try again.
acceptance-todo-kind = Discord does not allow that in this kind of channel. Give the id of a text channel.
acceptance-todo-large = The request is too large, for Discord or for a proxy in front of it.
acceptance-todo-locked = The thread is locked: unlock it, or give the bot Manage Threads.
acceptance-todo-many-threads = The server has as many open threads as Discord allows: close some.
acceptance-todo-no-access = The bot cannot view this channel: give it View Channel there.
acceptance-todo-no-channel = There is no such channel, or the bot is not on its server. Is the id right? “Copy Channel ID” shows it in Discord’s developer mode.
acceptance-todo-other-bot = Another program has answered the click: a bot with the same token is running elsewhere. Stop one of them.
acceptance-todo-outage = The fault is Discord’s. Try again in a few minutes; discordstatus.com shows outages.
acceptance-todo-permissions = The bot is missing a permission here. This takes: { $names }. Check its role and the channel’s own permissions.
acceptance-todo-report = Discord does not accept what the bot sent. Report this line.
acceptance-todo-thread-exists = This message already has a thread; perhaps somebody opened one. Try again.
acceptance-todo-token = The token is no longer valid: copy it again from the developer portal.
acceptance-todo-wait = Discord asks the bot to wait: it made too many requests. Try again in a few minutes.
