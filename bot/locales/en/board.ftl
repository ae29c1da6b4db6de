# Boards, hands, moves and results.

list-last = { $first } and { $last }
between-clauses = {"; "}

## The channel's messages. The first line is what a phone shows.

board-call = { $mention }, your turn in **{ $game }**
board-late = **{ $game }** · { $next }
bare-gone-on = **{ $game }** has gone on
bare-result = **{ $game }** is over
board-draft = **{ $game }** · { $next }
board-spots = { $count ->
    [one] Your tiles fit on one cell: it is bright and named in bold.
   *[other] Your tiles fit on { $count } cells: they are bright and named in bold.
}
board-no-spots = When it is your turn, you see here where your tiles fit.
board-shown = { $name } shows the board:
board-hint = -# Tap **Play** to take your turn, or type { COMMAND("place") }.

whose-turn = { $name }'s turn
whose-turn-nobody = The game is over
score = { $name }: **{ $points }**
score-plain = { $name }: { $points }
score-resigned = ~~{ $name }: { $points }~~
score-resigned-plain = { $name }: { $points } (resigned)
score-parts = { $score } ({ $parts })
score-bonus = plate { $points }
pieces-left = { $variant ->
    [terra] { $count ->
        [one] 1 pawn left
       *[other] { $count } pawns left
    }
   *[other] { $count ->
        [one] 1 marker left
       *[other] { $count } markers left
    }
}
money = { $variant ->
    [terra] { $count ->
        [one] { $amount } brouzouf
       *[other] { $amount } brouzoufs
    }
    [domaine] { $count ->
        [one] { $amount } token
       *[other] { $amount } tokens
    }
   *[other] { $amount }
}
price = { $variant ->
    [terra] { $count ->
        [one] { $count } brouzouf
       *[other] { $count } brouzoufs
    }
    [domaine] { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
   *[other] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}
to-target = to { $target }
last-turns = { $count ->
    [one] last turn: { $names }
   *[other] last turns: { $names }
}
bag-left = { $count ->
    [0] the bag is empty
    [one] 1 tile in the bag
   *[other] { $count } tiles in the bag
}

button-play = Play
button-hand = Hand
button-board = My view
button-spots = Spots
button-more = More
button-info = Info
button-words = In words
button-ask = Resign …
more-head = More about **{ $game }**:
button-show = Show to all
button-end = End turn
button-again = Play again
button-keep = Keep { $owner }’s pawn on { $disc }
button-keep-and-end = Keep { $owner }’s pawn on { $disc } and end
button-resign = Resign
button-close = Close the game

## What happened

told-turn = { $name } { $deeds }
deed-placed = placed { $count ->
    [one] a tile on { $cells }
   *[other] { $count } tiles on { $cells }
}: { $effect }
deed-received = received { $money }
deed-settled = settled on { $group }
deed-withdrew = withdrew a pawn from { $disc }
deed-withdrew-of = withdrew { $owner }’s pawn from { $disc }
deed-joined = joined colonies on { $group }
deed-kept = kept { $owner }’s pawn on { $disc }
deed-sent-home = { $count ->
    [one] sent the pawn of { $owners } home
   *[other] sent the pawns of { $owners } home
}
deed-marked = marked { $groups }
deed-plate = took the plate
deed-again = { $count ->
    [one] played again
   *[other] played again { $count } times
}
deed-gave-back = gave back { $money }
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
told-price = { $price } paid
told-gain = { $effect } → { $gain }
told-idle = { $variant ->
    [terra] { $name } did nothing this turn
   *[other] { $name } had no tile to place
}
told-shown-hand = { $name } cannot place any tile and shows their hand
told-resigned = { $name } has resigned
told-set-off = { $reason ->
    [target] { $name } has reached the target: this round is the last
    [pawns] { $name } has all pawns on the board: the others have one last turn each
    [grounds] { $name } has closed colonies on all four colours: the others have one last turn each
   *[markers] { $name } has placed the last marker: the others have one last turn each
}

group-at = { $group } ({ $disc })
group-red = red { $size }
group-green = green { $size }
group-blue = blue { $size }
group-yellow = yellow { $size }

## Private answers

done-deeds = You { $deeds }.
done-ended = Your turn is over.
done-resigned = You have resigned.
done-closed = You have closed **{ $game }**. A new game can be opened here.
follows-next = { $whose } now.
follows-over = The game is over.
follows-place = It is your turn: lay a tile with { COMMAND("place") }.
follows-place-or-end = You may also lay your other tile for { $price ->
    [one] 1 point
   *[other] { $price } points
} with { COMMAND("place") }, or end your turn.
follows-keep = Colonies have joined, and only one pawn may stay on each: choose it with a button or with { COMMAND("keep") }.
follows-some = You may { $deeds }, or end your turn.
may-place = lay a tile ({ COMMAND("place") })
may-settle = settle ({ COMMAND("settle") })
may-withdraw = withdraw a pawn ({ COMMAND("withdraw") })
may-mark = mark a territory ({ COMMAND("mark") })
may-again = pay to play again ({ COMMAND("again") })

## Targets of /settle, /withdraw, /keep and /mark, as they are offered

target-group = { $colour }, { $size ->
    [one] 1 disc
   *[other] { $size } discs
}, { $closed ->
    [yes] closed
   *[no] open
} ({ $disc })
target-pawn = { $owner }: { $group }

close-question = Do you really want to close **{ $game }**? It ends here, for everybody, without a result.
close-told = **{ $game }** was closed by { $name }: it has no result.
close-told-by-operator = **{ $game }** was closed by whoever runs this bot: it has no result.
resign-question = Do you really want to leave **{ $game }** for good? You will rank last.

hand-head = Your tiles in **{ $game }**
hand-place = It is your turn. Lay one with { COMMAND("place") }; a move looks like `{ $move }`.
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
result-reason-target = { $name } had reached the target.
result-reason-pawns = { $name } had all pawns on the board.
result-reason-grounds = { $name } had closed colonies on all four colours.
result-reason-markers = { $name } had placed the last marker.
result-reason-idle = The game was stopped because nobody made progress.
result-reason-resignation = Nobody else was left in the game.
result-rank = { $rank }. { $name }: **{ $points }**
result-rank-resigned = { $rank }. { $name }: { $points } (resigned)
result-proof = -# Fair bag: seed { $seed } · Start id { $start }

## Time

time-left = -# Deadline: { $when }
away-until = -# { $name } is away until { $when }: their time stands still.
reminder-one = { $mention }, **{ $game }** waits for your turn. Deadline: { $when }
nudge-call = { $mention }, { $name } asks you to play in **{ $game }**: it is your turn.
done-nudged = { $name } will be asked to play.
reminder-several = { $mention }, { $count } games wait for you:
away-now = You are away until { $when }. Your time stands still in all your games, and you are not called. You may play all the same.
away-how = You are not away. { COMMAND("away") } takes a number of days or a date such as 24.12.: your time then stands still in all your games. { $most } days at most, also in any 90 days together.
away-ended = Welcome back! Your time runs again where it is your turn.
away-end = I am back
