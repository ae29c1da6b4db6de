# The channel is told of turns in one line each: a phone shows eight lines above the picture.

deed-laid = placed { $count ->
    [one] a tile
   *[other] { $count } tiles
}
deed-laid-to = { $laid }: { $effect }
deed-closed = closed { $groups }
deed-closed-with = closed { $groups } with { $count ->
    [one] a tile
   *[other] { $count } tiles
}
deed-largest = { $group } and { $count } more
told-and-more = { $told }, … and { $count } more
told-more-turns = … and { $count ->
    [one] 1 more turn
   *[other] { $count } more turns
}: see **My view**

## Where a game may end soon

warn-last-turn = { $name } has set off the end: this is your last turn.
warn-one-left = { $name } has one { $variant ->
    [terra] pawn left: this may be your last full turn.
   *[other] marker left: you may have only one turn after this one.
}
warn-grounds = { $name } has closed colonies in three colours: this may be your last full turn.
warn-target = { $count ->
    [one] { $name } is 1 point from the target: { $next_round ->
        [yes] you may have only one turn after this one.
       *[no] this may be your last turn.
    }
   *[other] { $name } is { $count } points from the target: { $next_round ->
        [yes] you may have only one turn after this one.
       *[no] this may be your last turn.
    }
}
warn-bag = { $count ->
    [0] The bag is empty: the game ends once no tile in hand fits.
    [one] One tile is left in the bag: the game ends soon.
   *[other] { $count } tiles are left in the bag: the game ends soon.
}

## How points came about

points-discs = { $points } for discs
points-closed = { $points } for closed groups
points-paid = { $points } for second tiles
result-rated = { $rank } · rating { $rating } ({ $change }){ $provisional ->
    [yes] , provisional
   *[no] { "" }
}
result-uncounted-alone = -# Not on the leaderboards: only games begun by two or more people count.
result-uncounted-short = -# Not on the leaderboards: at least two people must have ended two turns each.
result-uncounted-often = -# Not on the leaderboards: only the first three games a day (UTC) by the same people count.
result-best = { $points ->
    [none] Best turn: { $told }
   *[other] Best turn ({ $points }): { $told }
}
