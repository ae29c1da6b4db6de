# What Discord shows while a command is being typed: at most 100 characters each.

command-game = Games in this channel
command-game-new = Open a lobby for a new game in this channel
command-game-new-variant = Which game to play
command-game-new-variant-classic = Classic: make discs, close groups, reach the target
command-game-new-seats = The most players that may sit (a game starts from 2)
command-game-new-target = Points to play to, 60 to 240 (60 unless you say otherwise)
command-game-new-setup = Who lays the first tiles (the table unless you say otherwise)
command-game-new-setup-players = The players lay them, one each
command-game-new-setup-auto = The table lays them at random
command-game-new-order = Who begins (drawn by lot unless you say otherwise)
command-game-new-order-random = Drawn by lot
command-game-new-order-joined = In order of joining
command-game-new-invite-only = Only people who are invited may join
command-game-join = Take a seat in this channel's lobby
command-game-leave = Give up your seat in this channel's lobby
command-game-invite = Ask somebody to join this channel's lobby
command-game-invite-user = Whom to ask
command-game-start = Start the game of this channel's lobby (its host only)
command-game-cancel = Call off this channel's lobby (its host only)
command-game-info = What is played here, by whom, and whose turn it is
command-game-list = Games and lobbies on this server
command-game-resign = Leave this channel's game for good (you are asked first)
command-place = Lay a tile; this also ends your turn unless you say otherwise
command-place-move = Tile and face, cell, turn: 1a L14 r3. Type a part to see what is legal
command-place-end = End your turn with this tile
command-end = End your turn
command-hand = See your tiles
command-board = See the board as it is now
command-turns = See which games wait for you
command-help = How to play here, in a minute

## /help: one line each

help-about = Lay tiles so that touching halves have one colour. Each half that is completed is a new disc, and discs of one colour that touch form a group.
help-points = • **Points**: 1 for each new disc, 1 more for the third and each further one. Whoever closes a group, so that it can grow no more, gets 1 for each disc in it.
help-turn = • **Your turn**: lay one of your two tiles with { COMMAND("place") }; you may lay the second as well, for 4 points. { COMMAND("hand") } shows your tiles, { COMMAND("board") } the board.
help-move = • **A move** is tile and face, cell, turn. `1a L14 r3` lays tile 1, face a up, on cell L14, turned counter-clockwise by three sixths. While you type, the legal moves appear.
help-end = • **The end**: when somebody has reached the target the round is finished, and the highest total wins.
help-start = { COMMAND("game new") } opens a lobby in this channel; { COMMAND("turns") } shows the games that wait for you.
