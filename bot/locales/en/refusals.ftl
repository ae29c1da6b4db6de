# Why something cannot be done, and what can be done instead.

refused-only-on-servers = Games are played in the channels of a server.
refused-game-here = [**{ $name }**]({ $link }) is in this channel already. A second game needs another channel, or a thread of this one.
refused-no-game-here = There is no game in this channel. { COMMAND("game new") } opens a lobby.
refused-no-lobby-here = There is no open lobby here. { COMMAND("game new") } opens one.
refused-game-running = The game in this channel has begun already.
refused-not-started = The game in this channel has not begun: its host can press **Start**.
refused-not-host = Only the host, { $host }, can do that.
refused-lobby-full = All seats are taken.
refused-already-joined = You have a seat already.
refused-guest-is-bot = That’s a Discord bot, and it can’t play. **Add bot** in the lobby seats a computer player.
refused-guest-joined = That player has a seat already.
refused-not-in-lobby = You have no seat in this lobby.
refused-not-invited = This game is by invitation: ask the host, { $host }.
refused-members-left = { $count ->
    [0] Somebody left the server and was taken out of the lobby.
    [one] { $names } left the server and was taken out of the lobby.
   *[other] { $names } left the server and were taken out of the lobby.
} Nothing has started: see who’s playing now, then press **Start** again.
refused-too-few = It takes { $fewest } players to start. Invite somebody with { COMMAND("game invite") }, or press **Add bot**.
refused-not-offered = That can no longer be chosen; nothing was changed.
refused-foreign-option = { $variant } has no { $option ->
    [withdraw] choice of whose pawns may be withdrawn
    [target] target
   *[other] “{ $option }”
}: leave that option out.
refused-option-out-of-range = “{ $option }” must be from { $low } to { $high } here.
refused-not-a-player = You’re not playing in this game.
refused-played-for-you = A bot plays for you in **{ $name }**. Press **I’m back** to play yourself again.
refused-manager-had-seat = You had a seat in this game, so you can’t decide about its seats as a manager. Its players can, or somebody else with **Manage Server**.
refused-no-film-yet = There will be a film once this game is over.
refused-shown-elsewhere = This can be shown to all only in the channel where the game was played.
refused-review-later = There will be a review once this game is over.
refused-review-anew = This review is from before an update. Ask for it again: { COMMAND("review") }
refused-review-failed = This game cannot be reviewed. Whoever runs the bot can find the reason in the log.
refused-review-waits = You’re already waiting for another review. Ask again when it’s there.
refused-reviews-a-day = This server has had its { $most } reviews for today. Ask again tomorrow.
refused-reviews-full = Too many reviews are waiting already. Ask again in a few hours.
refused-nothing-to-replay = Nothing has been played in this game yet.
refused-not-your-turn = It’s not your turn.
refused-nothing-to-undo = There’s nothing to take back. You can take back only your last move this turn, if it drew no tile and nobody has resigned since.
refused-nothing-to-take-back = You have no turn to take back. It must be the last one played at the table, and nobody else can have done anything since.
refused-vote-open = Another vote is open in this game. Ask again once it’s over.
refused-newcomer-has-seat = They have or had a seat of their own in this game, so they can’t take over this one.
refused-newcomer-not-here = They’re not on this server, so they can’t be offered the seat.
refused-newcomer-is-bot = That’s a Discord bot, and it can’t play. Choose a person.
refused-no-such-seat = There is no such seat in this game. Choose one from the list as you type.
refused-seat-of-computer = A computer player has had that seat from the start. Only a person’s seat can be handed over: choose one from the list as you type.
refused-newcomer-is-owner = It’s their own seat; a bot is playing it for them. They can take it back with **I’m back**, under **More**.
refused-seat-offered = A seat in this game is already on offer. Ask again once that is over; whoever asked for it can withdraw it.
refused-offered-later = You can take over this seat later: its owner was told a short while ago and may come back.
refused-not-yours-to-withdraw = Only the person who asked for this offer can withdraw it.
refused-owner-must-agree = { $name } has to agree, but is away or not on this server. The seat can be offered without asking them after two time-outs in a row, while a bot plays on for them, or a day after the others were told that they left.
refused-asked-before = You’ve already asked to take back this turn: the answer stands.
refused-nobody-to-ask = Nobody is here to agree, so this turn can’t be taken back.
refused-seat-not-offered = This seat is no longer offered.
refused-offered-to-another = This seat is offered to somebody else.
refused-must-place = Place a tile first.
refused-stale = The game has moved on; your tap changed nothing. Here it is now:
refused-position-changed = The game moved on just before you acted; nothing was changed. Here it is now:
refused-game-finished = This game is over.
refused-game-paused = **{ $name }** is paused: { $reason }
paused-replay-differs = its moves can no longer be replayed. Whoever runs this bot has been told.
paused-rules-changed = its moves do not fit the rules as this version of the bot plays them. Whoever runs this bot has been told.
paused-unknown-rules = it was begun with a newer version of this bot. Whoever runs this bot has been told.
paused-nobody-answers = time ran out twice, and nobody said what should happen. Anybody playing in it can press **Go on**.
paused-no-people = only bots are playing. It goes on when somebody presses **I’m back**.
paused-nobody-plays = nobody has ended a turn for two weeks. Anybody playing in it can press **Go on**.
paused-clock-failed = something went wrong here; whoever runs this bot has been told. Please try again.
paused-channel-lost = I cannot write in its channel. It goes on by itself as soon as I can.
paused-channel-deleted = its channel was deleted. If its host types { COMMAND("game move") } in another channel, it goes on there.
paused-otherwise = a newer version of this bot paused it, for a reason that this version does not know.
closable-now = { COMMAND("game cancel") } closes it without a result.
closable-later = Later ({ $opens }), you can close it without a result with { COMMAND("game cancel") }.
refused-may-not-close = **{ $name }** is paused. Only its host, { $host }, can close it, or somebody with **Manage Server** who never sat in it.
refused-may-not-close-yet = **{ $name }** is paused. Somebody with **Manage Server** who never sat in it can close it; its host, { $host }, can do so later ({ $opens }).
refused-host-must-wait = **{ $name }** is paused. Its host can close it after seven days, and days when one of its players is away don’t count.
refused-not-paused = This game is no longer paused, so it was not closed.
refused-game-closed = **{ $name }** was closed without a result { $since }.
refused-vote-over = This vote is over.
refused-not-a-voter = You have no vote here: it is for the others at the table.
refused-nobody-plays-for-you = No bot plays for you in this game.
refused-away-unreadable = I cannot read that as the end of a holiday. Type a number of days or weeks, such as 10 or 2 weeks, or a date, such as 24 Dec or 2026-12-24.
refused-away-ambiguous = I can read that as two dates. Write the month as a word, such as 24 Dec, or type the date like this: 2026-12-24.
refused-away-over = That day is over already.
refused-away-too-long = { $days ->
    [0] You have been away for 30 days in the last 90: you can’t go on holiday for now.
    [one] You can be away for 1 day at most now: the limit is 30 days in any 90.
   *[other] You can be away for { $days } days at most now: the limit is 30 days in any 90.
}
refused-nudge-nobody = There is nobody else to wait for, so nobody was nudged.
refused-nudged-before = You nudged them recently. You can nudge them again later ({ $again }).
refused-nudged-is-away = { $name } is away until { $until } and won’t be pinged before then.
refused-put-back = This button is from before I was restored (from a copy made on { $when }), so it changed nothing. [**{ $name }**]({ $link }) goes on from there.
refused-put-back-and-lost = This button is from before I was restored (from a copy made on { $when }), so it changed nothing. Please start over.
refused-unknown-button = This button no longer works.
refused-missing-permissions = I can’t do that without { $names } in { $channel }. Ask somebody who manages the channel.

refused-no-placement-left = You have no tile left to place this turn.
refused-move-unreadable = I cannot read that as a move. A move is tile and face, cell, rotation, such as `{ $nearest }`.
refused-move-ambiguous = That could be { $count } moves: { $moves }{ $more ->
    [yes] …
   *[no] .
} Type a little more.
refused-move-no-slot = You have no tile { $slot }. The nearest legal move is `{ $nearest }`.
refused-move-no-cell = { $cell } is not a cell’s name. The nearest legal move is `{ $nearest }`.
refused-move-cell-taken = { $cell } is taken. The nearest legal move is `{ $nearest }`.
refused-move-cell-apart = { $cell } touches no tile. The nearest legal move is `{ $nearest }`.
refused-move-does-not-fit = That does not fit on { $cell }: touching halves must match in colour. The nearest legal move is `{ $nearest }`.
refused-move-fits-nowhere = That fits nowhere: touching halves must match in colour. The nearest legal move is `{ $nearest }`.

refused-not-in-this-game = That’s only for { $owner }. The game in this channel is { $variant }.
refused-not-in-set-up = The first tiles are still being placed.
refused-not-enough = That costs { $price }, and you have { $purse }.
refused-last-turn-used = In a last turn you can do only one thing, and you’ve done it: end your turn.
refused-only-end-left = You can only end your turn now.
refused-no-disc-there = No whole disc lies there.
refused-colony-taken = A pawn stands on that group already.
refused-no-pawn-left = All your pawns are on the board.
refused-no-pawn-there = No pawn stands there.
refused-not-your-pawn = That pawn is another player’s. In this game you can withdraw only your own pawns.
refused-must-keep = Colonies have joined: first choose the pawn that stays.
refused-not-a-joined-colony = That pawn is not on a group that was just joined.
refused-group-still-open = That group is not closed yet.
refused-territory-taken = That territory has a marker already.
refused-no-marker-left = You have placed all your markers.
refused-disc-unreadable = { $nearest ->
    [none] Nothing on the board can be chosen for that now.
   *[other] I cannot tell which one you mean. Type a cell, or a cell and a side, such as `{ $nearest }` (sides count from 0, east, anticlockwise).
}

permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-create-public-threads = “Create Public Threads”
permission-manage-threads = “Manage Threads” (the thread is locked)
permission-attach-files = “Attach Files”
permission-read-message-history = “Read Message History”

fault = Something went wrong on my side. If it happens again, tell whoever runs this bot the number { $id }.
closing = I’m about to restart; try again in a moment.
asked-too-late = I took too long to open the text box. Please tap again.
refused-rematch-asked = A rematch is already under way: answer it in its channel.
refused-rematch-too-early = You can ask for a rematch once this game is over.
refused-rematch-is-fixed = **{ $name }** is a request for a rematch, with the same people and options: answer it with **Accept** or **No thanks**. Whoever asked can call it off with { COMMAND("game cancel") }.
refused-rematch-not-asked = This rematch is for those who played the game before. { COMMAND("game new") } opens a game that you can join.
refused-rematch-without = There can be no rematch without { $names }, who left the server. { COMMAND("game new") } opens a new game.
refused-plan-on-turn = It’s your turn: play it instead of planning it.
refused-plan-in-set-up = The first tiles cannot be planned. You can plan ahead once the turns have begun.
refused-no-turn-to-plan = You have no more turns in this game.
refused-too-many-plans = You have three plans already. Delete one to keep another.
refused-plan-not-whole = That isn’t a whole turn yet, so it can’t be kept as a plan.
