# Boards, hands, moves and results.

list-last = { $first } and { $last }

## The channel's messages. The first line is what a phone shows.

board-call = { $mention }, your turn in **{ $game }**
board-late = **{ $game }** · { $next }
board-draft = **{ $game }** · { $next }
board-shown = { $name } shows the board:
board-hint = -# Lay a tile with { COMMAND("place") }; **Hand** shows your tiles.

whose-turn = { $name }'s turn
whose-turn-nobody = The game is over
scores-classic = { $scores } · to { $target } · { $bag }
score = { $name } **{ $points }**
score-plain = { $name } { $points }
score-resigned = ~~{ $name } { $points }~~
score-resigned-plain = { $name } { $points } (resigned)
bag-left = { $count ->
    [0] the bag is empty
    [one] 1 tile in the bag
   *[other] { $count } tiles in the bag
}

button-hand = Hand
button-board = Board
button-show = Show to all
button-end = End turn
button-resign = Resign

## What happened

told-placed = { $name } placed { $count ->
    [one] a tile on { $cells }
   *[other] { $count } tiles on { $cells }
}: { $effect }
told-table = { $count ->
    [one] The table laid the first tile, on { $cells }
   *[other] The table laid the first { $count } tiles, on { $cells }
}
told-discs = { $count ->
    [0] no disc
    [one] 1 disc
   *[other] { $count } discs
}
told-closed = closed { $groups }
told-gain = { $effect } → { $gain }
told-idle = { $name } had no tile to place
told-resigned = { $name } has resigned
told-set-off-classic = { $name } has reached the target: this round is the last

group-red = red { $size }
group-green = green { $size }
group-blue = blue { $size }
group-yellow = yellow { $size }

## Private answers

done-placed = You placed { $cells }: { $effect }.
done-ended = Your turn is over.
done-resigned = You have resigned.
follows-next = { $whose } now.
follows-over = The game is over.
follows-place = It is your turn: lay a tile with { COMMAND("place") }.
follows-place-or-end = You may lay your other tile as well, for { $price ->
    [one] 1 point
   *[other] { $price } points
}, with { COMMAND("place") }. If not, end your turn.
follows-end = End your turn with { COMMAND("end") }.

resign-question = Do you really want to leave **{ $game }** for good? You will rank last.

hand-head = Your tiles in **{ $game }**
hand-place = It is your turn. Lay one with { COMMAND("place") }; a move looks like `{ $move }`.
hand-end = There is nothing left to lay this turn: { COMMAND("end") }.
tile-in-words = Tile { $slot }, face { $face }: { $centre } in the middle; from the right, counter-clockwise: { $sides }.

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow

## Result

result-head = **{ $game }** is over: { $winners }
result-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
result-reason-target = The target was reached.
result-reason-idle = No tiles were left to play.
result-reason-resignation = Nobody else was left in the game.
result-rank = { $rank }. { $name } **{ $points }**
result-rank-resigned = { $rank }. { $name } { $points } (resigned)
result-proof = -# Fair bag: seed { $seed } · Start id { $start }
