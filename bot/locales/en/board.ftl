# Boards, hands, moves and results.

## The channel's messages. The first line is what a phone shows.

board-call = { $mention }, your turn in **{ $game }**
board-unplanned = { $call } · no plan still stood
board-late = **{ $game }** · { $next }
bare-gone-on = **{ $game }** has moved on
bare-result = **{ $game }** is over
board-draft = **{ $game }** · { $next }
board-taken-back = ↩ Taken back in **{ $game }**:
board-spots = { $count ->
    [one] Your tiles fit on one cell: the bright one, named in bold.
   *[other] Your tiles fit on { $count } cells: the bright ones, named in bold.
}
board-no-spots = On your turn, this shows where your tiles fit.
board-shown = { $name } shows the board:

whose-turn = { $name }’s turn
whose-turn-nobody = The game is over
# Within a line, behind a dot.
whose-turn-within = { $name }’s turn
whose-turn-within-nobody = the game is over
score = { $name }: **{ $points }**
score-plain = { $name }: { $points }
score-resigned = ~~{ $name }: { $points }~~
score-resigned-plain = { $name }: { $points } { $left ->
    [removed] (removed)
   *[resigned] (resigned)
}
score-parts = { $score } ({ $parts })
score-bonus = bonus plate { $points }
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
button-new = New game
button-words = In words
button-ask = Resign…
more-head = More about **{ $game }**:
button-show = Show to all
button-end = End turn
button-again = Play again
button-keep = Keep { $owner }’s pawn on { $disc }
button-keep-and-end = Keep { $owner }’s pawn on { $disc } and end
button-resign = Resign
button-stay = No, play on
button-close = Close the game

## What happened

told-turn = { $name } { $deeds }
told-planned = { $name } { $deeds }, as planned
told-by-bot = { $why ->
    [removed] In { $name }’s place the bot { $deeds }
    [others] The others skipped { $name }’s turn: the bot { $deeds }
   *[time] { $name }’s time was up: the bot { $deeds }
}
deed-placed = placed { $count ->
    [one] a tile on { $cells }
   *[other] { $count } tiles on { $cells }
}: { $effect }
deed-settled = settled on { $group }
deed-withdrew = withdrew a pawn from { $disc }
deed-withdrew-of = withdrew { $owner }’s pawn from { $disc }
deed-joined = joined colonies on { $group }
deed-kept = kept { $owner }’s pawn on { $disc }
deed-sent-home = { $count ->
    [one] sent { $owners }’s pawn home
   *[other] sent the pawns of { $owners } home
}
deed-marked = marked { $groups }
deed-plate = took the bonus plate
deed-again = played again
deed-gave-back = gave back { $money }
told-table = { $count ->
    [one] The game opened with a tile on { $cells }
   *[other] The game opened with tiles on { $cells }
}
told-first = { $name }, as first player, sat out the first round
told-discs = { $count ->
    [0] no disc
    [one] 1 disc
   *[other] { $count } discs
}
told-closed = closed { $groups }
told-closed-group = { $place ->
   *[other] { $colour } { $size }
}
told-price = { $price } paid
told-gain = { $effect } → { $gain }
told-idle = { $variant ->
    [terra] { $name } passed
   *[other] { $name } had no tile to place
}
told-idle-by-bot = { $variant ->
    [terra] { $name }’s time was up: the bot passed
   *[other] { $name }’s time was up: the bot had no tile to place
}
told-skipped = { $why ->
    [others] The others skipped { $name }’s turn
   *[time] { $name }’s time was up: turn skipped
}
told-ended-by-bot = { $name }’s time was up: the bot ended the turn
told-shown-hand = { $name } cannot place a tile, shows their hand and passes
told-resigned = { $name } has resigned
told-removed = { $name } was removed
told-out-goes-on = { $told }; { $names } play on, and all tiles stay on the board
told-out-pauses = { $told }; only bots are playing at the moment
told-out-computers = { $told }; only bots are left, and they play on to the end
told-set-off = { $reason ->
    [target] { $name } has reached the target: this round is the last
    [pawns] { $name } has settled their last pawn: everybody else has one last turn
    [grounds] { $name } has closed colonies in all four colours: everybody else has one last turn
   *[markers] { $name } has placed their last marker: everybody else has one last turn
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
follows-guest = You’re not playing in this game. { $whose } now.
follows-computer = { $whose } now: the new board follows in a moment.
follows-over = The game is over.
follows-place = It’s your turn: press **Play**, or type { COMMAND("place") }.
follows-place-or-end = Press **Play** to place your other tile too, for { $price ->
    [one] 1 point
   *[other] { $price } points
}, or end your turn.
follows-keep = Colonies have joined, and only one pawn may stay on each. Choose it with a button, or type { COMMAND("keep") }.
follows-some = Press **Play** to { $deeds }, or end your turn.
may-place = place a tile
may-settle = settle
may-withdraw = withdraw a pawn
may-mark = mark territories
may-again = play again

## Targets of /settle, /withdraw, /keep and /mark, as they are offered

target-group = { $colour }, { $size ->
    [one] 1 disc
   *[other] { $size } discs
}, { $closed ->
    [yes] closed
   *[no] open
} ({ $disc })
target-pawn = { $owner }: { $group }

close-question = Do you really want to close **{ $game }**? It ends now, for everybody, without a result.
close-told = { $name } has closed **{ $game }**: it has no result.
close-told-by-time = **{ $game }** was paused for too long and has closed: it has no result.
close-told-by-operator = Whoever runs this bot has closed **{ $game }**: it has no result.
resign-question = Do you really want to leave **{ $game }** for good? You will rank last.
resign-goes-on = { $names } will play on. Your tiles stay on the board; your hand leaves the game.
resign-pauses = Then only bots are playing: the game pauses until somebody they play for is back ({ $names }).
resign-computers = Then only bots are left, and they play the game to its end.
resign-ends = { $count ->
    [0] This ends the game at once, and nobody wins.
    [one] This ends the game at once, and { $names } wins.
   *[other] This ends the game at once, and { $names } share the win.
}

hand-head = Your tiles in **{ $game }**
hand-place = It’s your turn: press **Play**, or type a move such as { COMMAND("place") } `{ $move }`.
tile-in-words = Tile { $slot }, face { $face }: { $centre } in the middle; from the east, anticlockwise: { $sides }.

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow

## Result

result-head = **{ $game }** is over: { $winners }
result-winners = { $count ->
    [0] nobody wins.
    [one] { $names } wins!
   *[other] { $names } share the win!
}
result-reason-target = { $name } reached the target.
result-reason-pawns = { $name } settled their last pawn, which ended the game.
result-reason-grounds = { $name } had closed colonies in all four colours, which ended the game.
result-reason-markers = { $name } placed their last marker, which ended the game.
result-reason-idle = { $bag ->
    [0] { $variant ->
        [terra] The bag was empty, and nobody placed a tile for two rounds.
       *[other] The bag was empty, and no tile in hand fitted.
    }
   *[other] { $variant ->
        [terra] Nobody placed a tile for two rounds, so the game ended.
       *[other] Nobody could place a tile for a whole round, so the game ended.
    }
}
result-reason-resignation = Everybody else has left the game.
result-rank = { $rank }\. { $name }: **{ $points }**
result-rank-resigned = { $rank }\. { $name } (resigned): { $points }
result-rank-removed = { $rank }\. { $name } (removed): { $points }
result-rank-idle = { $rank }\. { $name } (ended fewer than half of their turns): { $points }
result-rank-gone = { $rank }\. { $name } (gone)
result-substitute = – { $name }: { $left ->
    [no] **{ $points }**
   *[other] { $points }
} (in place of { $owner }{ $computer ->
    [no] , not rated
   *[yes] { "" }
}{ $left ->
    [resigned] , resigned
    [removed] , removed
   *[no] { "" }
})
result-proof = -# Fair bag: seed { $seed } · Start id { $start }

## Time

time-left = -# Deadline: { $when }
time-over = -# The time for this turn is up.
vote-runs = -# A vote or request is open; it closes { $when }.
vote-opens = -# A vote or request is open.
away-until-untimed = -# { $name } is away until { $when }.
away-until = -# { $name } is away until { $when }: their clock is stopped.
reminder-untimed = { $mention }, **{ $game }** is waiting for you.
reminder-one = { $mention }, **{ $game }** is waiting for you. Deadline: { $when }
nudge-call = { $mention }, { $name } is waiting for you in **{ $game }**: it’s your turn.
done-nudged = I’ll nudge { $name }.
done-nudged-gone = { $name } has left this server, so I can’t nudge them. { $decision ->
    [open] A vote about their turn is open.
    [untimed] The others at the table are told, and vote on it a day later.
   *[later] The others at the table are told, and vote on it a day later, or once the time is up.
}
reminder-several = { $mention }, { $count } games are waiting for you:
away-now = You’re away until { $when }. Your clock is stopped in all your games, and nobody pings you. You can still play.
away-how = You’re not away. Type { COMMAND("away") } with a number of days or weeks (10, 2 weeks) or a date (24 Dec), and your clock stops in all your games. At most { $most } days in any 90.
away-ended = Your holiday is over: your clock runs again wherever it is your turn.
away-end = End my holiday
