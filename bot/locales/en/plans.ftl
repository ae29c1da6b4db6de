# Planning the next turn while others are on turn. Only whoever plans it reads this.

plan-head = **{ $game }** · { $whose } (began { $since }). Planning ahead: nothing is played yet.
plan-income = -# Your income of { $money } is included.
plan-would = On your turn: { $told }
plan-so-far = In this plan so far: { $actions } · { $effect }
plan-lost = No longer possible, so left out of this plan: { $actions }
plan-kept = { $count ->
    [one] 1 plan is kept ({ $most } at most).
   *[other] { $count } plans are kept ({ $most } at most).
} When your turn begins, the { $best ->
    [yes] best
   *[no] first
} one that still stands is played for you.
plan-is-kept = **Kept as a plan.** It’ll be played as soon as your turn begins, if it’s still worth as much. Nobody else can see it.
plan-is-final = { $variant ->
    [classic] It would set off the end of the game.
    [terra] It would use your last pawn, or set off the end of the game.
   *[other] It would use your last marker.
}
plan-changed = The board has changed, so nothing was kept. Here it is now:
plan-outdated = The board has changed: that is no longer possible. Here it is now:
plan-typed = It’s not your turn, so nothing was played. You can keep this as a plan:
plan-your-turn = It’s your turn now: this can be played.
do-seal = { $begun ->
    [yes] Add this, keep plan
   *[no] Keep as plan
}
do-seal-without = { $shown ->
    [yes] Keep without this
   *[no] Keep as plan
}
do-add = { $way ->
    [tile] Then second tile (−{ $price })
    [keep] Then choose who stays
   *[on] Add this, then more
}
do-take = Back
button-plans = { $count ->
    [one] 1 plan
   *[other] { $count } plans
}
button-plan = Plan ahead

# The page of plans.

plans-head = **{ $game }** · your plans. Only you can see them; your next turn clears them.
plans-none = You have no plan for your next turn.
plans-stands = { $number }. { $plan } · stands
plans-stands-as = { $number }. { $plan } · stands, now { $now }
plans-fallen = { $number }. { $plan } · does not stand now
plans-final = may end the game
plans-points = score { $points }
plans-look = Look
plans-up = Up
plans-delete = Delete
plans-take-first = Play the first that stands
plans-take-best = Play the best that stands
plans-back = Back to the board
select-plan = Which plan

# What others of one’s own messages say of plans.

plans-told = { $count ->
    [one] 1 plan is kept for your next turn.
   *[other] { $count } plans are kept for your next turn.
}
turns-planned = Planned ahead: { $games }
