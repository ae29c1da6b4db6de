# A finished game looked back on: who stood how, and where it turned. Chances are written with
# ``review-percent``. ``variant`` chooses the words of a game.

review-percent = { $number }%
review-title = { $game } · review
review-turns = { $variant } · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
review-begin = After the set-up
review-end = Turn { $turn }
review-accuracy = accuracy
review-lead = { $name } from turn { $turn }
review-led = In front: { $leads }.
review-led-often = The lead changed { $changes } times. From turn { $turn } on { $name } was in front.
review-led-by-nobody = Nobody was ever in front.

## How everybody played: ``luck`` is signed, with its unit but for points; ``count`` is its number

review-played = **{ $name }**: accuracy **{ $accuracy }**{ $luck ->
    [none] { "" }
   *[other] { " " }· { $luck }
}
review-not-judged = **{ $name }**: { $luck }
review-luck = { $variant ->
    [classic] { $count ->
        [one] luck { $luck } point
       *[other] luck { $luck } points
    }
   *[other] luck { $luck }
}
review-luck-short = luck { $luck }
review-decisions = { $decisions ->
    [one] 1 decision: { $verdicts }
   *[other] { $decisions } decisions: { $verdicts }
}
review-best = { $count } best
review-good = { $count } good
review-unclear = { $count } too close to call
review-inexact = { $count ->
    [one] 1 slip
   *[other] { $count } slips
}
review-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
review-no-points = No decision lost enough to be a turning point.
review-points = Turning points (chance of winning lost):
review-point = { $number }. Turn { $turn }, { $name }: lost { $loss }

## A turning point: what was done beside what was better

review-done = Played: { $told }. Chance of winning: { $chance }
review-better = Better if { $name } had { $deeds }. Chance of winning: { $chance }
review-better-ends = Better if { $name } had ended the turn. Chance of winning: { $chance }
review-better-so = Better: the same, but with { $better } in place of { $done }. Chance of winning: { $chance }
review-why = { $second ->
    [no] Why: { $first }.
   *[other] Why: { $first }; { $second }.
}
review-nothing-done = { $name } ended the turn
review-why-ends = it sets off the end of the game
review-why-goes-on = it does not set off the end of the game yet
review-why-score = { $number ->
    [one] it brings 1 more point
   *[other] it brings { $number } more points
}
review-why-takes = { $number ->
    [one] it takes 1 more disc in closed groups
   *[other] it takes { $number } more discs in closed groups
}
review-why-saves = it keeps { $money } more
review-why-holds = { $number ->
    [one] it leaves the best of the others with 1 point less
   *[other] it leaves the best of the others with { $number } points less
}
review-why-leaves = { $number ->
    [one] it leaves about 1 point less for { $name }, who comes next
   *[other] it leaves about { $number } points less for { $name }, who comes next
}
review-why-closes = it closes more, which can still be taken
review-why-stands = it keeps more chances for later turns

## The message

button-review = Review
review-head = **{ $game }** · review · { $turns } turns
review-point-head = **{ $game }** · turning point { $number } of { $points } · turn { $turn }
review-shown = { $name } shows a review:
review-plain = { $game }: everybody’s chance of winning, turn by turn. { $led }
review-chances = Turn { $turn }: { $chances }.
review-chance = { $name } { $chance }
review-back = ◀ Back
review-on = Next ▶
review-to-turn = Go to this turn
review-pick = Turning points
review-whole = The whole game
review-queued = The review of **{ $game }** is in the queue. It appears here if it’s ready within ten minutes.
review-working = The review of **{ $game }** is being worked out: turn { $turn } of { $turns }. It appears here.
review-dropped = The review of **{ $game }** is no longer being worked out. Ask for it again.
review-later = The review of **{ $game }** is taking longer. It will be there when you ask again.
