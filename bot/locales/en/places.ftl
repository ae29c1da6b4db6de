# Where games are played: threads, channels that cannot be written to, servers.

lobby-opened-in = Your lobby is open in { $channel }: **{ $game }**. Friends can press **Join** there; invite them with { COMMAND("game invite") }, or press **Add bot**. Then press **Start**.
button-new-thread = Open it in a new thread
refused-thread-in-thread = This is already a thread, and threads can’t have threads. Type { COMMAND("game new") } without the option, or use it in a channel.
refused-no-threads-here = Threads can’t be opened in this channel. Type { COMMAND("game new") } without that option, or use it in a text channel.
refused-too-many-threads = This server has as many open threads as Discord allows. Close one, or open the game in a channel.
refused-thread-failed = Discord didn’t open the thread, so nothing was done. Please try again in a moment.
refused-offer-over = This offer is over. Type { COMMAND("game new") } again.

lacking-there = I need { $names } in { $channel }.
lacking-unlock = { $channel } is locked: unlock it, and I need nothing else.
news-channel-lost = **{ $game }** is paused: I can no longer write in { $channel }. It goes on by itself as soon as I can.
news-channel-deleted = **{ $game }** is paused: its channel was deleted. Type { COMMAND("game move") } in the channel where it should go on.
news-server-left = **{ $game }** is paused: I’m no longer on its server. It goes on by itself once I am invited again.

greeting-hello = Hello! I’m here for **Dalapapa**: tile-laying games for two to five, played over days, a turn whenever you have a minute.
greeting-first-step = Press a button for a first game in this channel, against a bot or with friends. { COMMAND("game new") } opens a lobby with the options you like, { COMMAND("rules") } explains the games, and { COMMAND("help") } tells you how to play here.
first-against = Against a bot now
first-table = Open a table
first-tour = More
first-others = Your first game here is over. There are other games too: each button opens a table for one in { $channel }.
first-try = Try { $variant }
first-steps = **Against a bot now** starts a classic game against an easy bot { $place ->
    [thread] in a new thread of
   *[here] in
} { $channel }; **Open a table** opens a lobby in { $channel }, where friends can join you.
first-begun = **{ $game }** has begun in { $channel }: the classic game, against an easy bot.
first-goes-on = You’re already playing a bot: **{ $game }** goes on in { $channel }.
refused-no-thread-for-it = [**{ $name }**]({ $link }) is in this channel already, and your game can’t have a thread here. Type { COMMAND("play") } in a channel without a game{ $why ->
    [missing_permissions] , or ask somebody who manages this one to let me open threads.
    [too_many_threads] , or close a thread: this server has as many open as Discord allows.
   *[other] .
}

greeting-ask = Games won’t work otherwise. Ask somebody who manages the channel.

told-left = { $name } has left this server and is no longer pinged in **{ $game }**.{ $time ->
    [over] { "" }
    [untimed] { " " }Their seat is kept; if it’s their turn, the others vote on it a day later.
   *[left] { " " }Their seat is kept; if it’s their turn, the others vote on it a day later, or once their time is up.
}

refused-no-such-game = I can’t find that lobby or paused game here. { COMMAND("game list") } shows them.
refused-game-goes-on = **{ $name }** is being played: only a lobby or a paused game can be closed.

put-back-told = I was restored from a copy made on { $when }. Whatever happened in **{ $game }** since then is lost and has to be played again; it goes on below.
moved-told = { $name } has moved **{ $game }** here.
done-moved = **{ $game }** goes on here. Its board comes in a moment.
refused-may-not-move = Only its host, { $host }, and people with **Manage Server** who never sat in it can move **{ $name }**.
refused-lobby-stays = **{ $name }** has not begun, and a lobby stays where it is. { COMMAND("game cancel") } closes it; { COMMAND("game new") } opens another one here.
refused-move-is-over = **{ $name }** is over: it stays where it was played.
refused-already-here = **{ $name }** is here already.
refused-moved-before = **{ $name }** was moved a short while ago. You can move it again later ({ $again }).
refused-cannot-view = Not everybody could go on playing **{ $name }** here: { $names } cannot view this channel. Let them in, or choose another channel.
refused-viewers-unknown = Discord isn’t telling me who can view this channel, so nothing was moved. Try again in a moment.
