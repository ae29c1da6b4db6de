# Lobbies: the message in the channel, and what people are told who press its buttons.

variant-classic = Classic Dalapapa
variant-terra = Dalapapa Terra
variant-domaine = Dalapapa Domaine
variant-short-classic = Classic Dalapapa
variant-short-terra = Terra
variant-short-domaine = Domaine

lobby-head = **{ $game }** · { $variant }
lobby-seats = Seats { $taken } of { $seats }: { $names }
lobby-host = { $name } (host)
computer-for = { $name } (bot)
computer-name = Bot { $number }
computer-level = { $name } ({ $level })
level-easy = easy
level-normal = normal
level-hard = hard
lobby-outlook = A game like this usually takes about { $turns } turns each.
lobby-bag-short = If all seats are taken, the bag will probably be empty before anybody reaches the target; then the highest total wins.
lobby-commitment = -# Fair bag: SHA-256 of the seed { $commitment }
lobby-started = The game has begun.
lobby-cancelled = This lobby was cancelled.
lobby-closed-by-time = This lobby was not started within seven days and has closed by itself.
lobby-full = { $host }, all seats of **{ $game }** are taken: start when you like.
lobby-invitation = { $guest }, { $host } invites you to **{ $game }**, a game of { $variant }.

terms-target = to { $value } points
terms-withdraw-own = you may withdraw only your own pawns
terms-withdraw-any = you may withdraw anybody’s pawn
terms-setup-auto = first tiles placed at random
terms-setup-players = players place the first tiles, which shape the start and score nothing
terms-order-joined = seats in order of joining
terms-pace-none = no time limit
terms-pace-12h = 12 hours a turn
terms-pace-1d = 1 day a turn
terms-pace-3d = 3 days a turn
terms-pace-7d = 7 days a turn
terms-invite-only = by invitation

button-join = Join
button-leave = Leave
button-bot = Add bot
button-start = Start
button-cancel = Cancel
button-calloff = Cancel the lobby
cancel-question = Do you really want to cancel **{ $game }**? { $names } would lose their seats.
cancel-told = { $name } has cancelled **{ $game }**.
cancel-told-by-time = **{ $game }**, the lobby of { $host }, was not started within seven days and has closed by itself.
button-options = Options
button-rules = Rules

lobby-joined = You’re in. I’ll ping you when it’s your turn.
lobby-computer-seated = { $count ->
    [one] A bot has joined **{ $game }**. If the table is full, it gives up its seat to the next person who joins.
   *[other] Another bot has joined **{ $game }**.
}
lobby-left = You have left **{ $game }**.
lobby-left-last = You have left **{ $game }**; nobody is left, so the lobby is cancelled.
lobby-called-off = **{ $game }** is cancelled.
lobby-begun = **{ $game }** has begun: the first board is on its way.
lobby-invited = { $guest } has been invited to **{ $game }**.

## Options: the panel of selects in which the host changes them, and the choices in it

options-head = Options of **{ $game }**. Changes show in the lobby at once.
options-of-host = Options of **{ $game }**. Only the host, { $host }, can change them.
options-on = More options ({ $page } of { $pages })
options-hint-target = Points to play to
options-hint-withdraw = Whose pawns may be withdrawn
options-hint-setup = Who places the first tiles
options-hint-seats = Seats
options-hint-computers = Computer players
options-hint-level = How well the computer players play
options-hint-order = Who begins
options-hint-pace = Time for a turn
options-hint-invite-only = Who may join
options-hint-language = Language of the game
option-target = To { $value } points
option-withdraw-own = You may withdraw only your own pawns
option-withdraw-any = You may withdraw anybody’s pawn
option-setup-auto = First tiles placed at random
option-setup-players = Players place the first tiles, which shape the start and score nothing
option-seats = { $value } seats
option-level-easy = Easy bots: they overlook things
option-level-normal = Normal bots: a fair match for a regular
option-level-hard = Hard bots: better than anybody at the table
option-computers = { $value ->
    [0] No computer player
    [one] 1 computer player
   *[other] { $value } computer players
}
option-order-random = Seats are drawn by lot
option-order-joined = Seats in order of joining
option-pace-none = No time limit
option-pace-12h = 12 hours a turn
option-pace-1d = 1 day a turn
option-pace-3d = 3 days a turn
option-pace-7d = 7 days a turn
option-invite-only-no = Anybody may join
option-invite-only-yes = By invitation only
option-language = Public messages in { $language }

## Lists and facts

info-seats = Seats: { $names }
info-turn = { $whose } (began { $since }).
info-board = [To the board]({ $link })
info-lobby = Opened { $since } · [to the lobby]({ $link })
list-head = { $count ->
    [one] One game is open here:
   *[other] { $count } games are open here:
}
list-none = No game is open here. { COMMAND("game new") } opens a lobby.
list-running = • { $game } · { $name }’s turn (began { $since })
list-lobby = • { $game } · a lobby, opened { $since }
list-paused = • { $game } · paused
list-more = … and { $count } more
turns-head = { $count ->
    [one] One game is waiting for you:
   *[other] { $count } games are waiting for you:
}
turns-game = • { $game } · your turn (began { $since })
turns-game-timed = • { $game } · deadline: { $when }
turns-game-overdue = • { $game } · your time is up
turns-vote = a vote is open; it closes { $when }
turns-vote-opens = a vote is open
turns-play = Play { $game }
turns-return = Back in { $game }
turns-played-for = • { $game } · a bot plays for you
turns-none = No game is waiting for you.
games-elsewhere = Your games: { $games }
