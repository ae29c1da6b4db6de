# The play panel: what is shown before it is done, and the buttons that choose among what is legal.

panel-head = **{ $game }** · your turn
panel-where = -# Spot { $spot } of { $spots } · way { $way } of { $ways }
panel-nothing = You cannot place a tile now.
panel-laid = Your tile is placed: { $deeds }, or end your turn.
panel-set-up = The first tiles shape the start of the game; they score nothing.
panel-misfits = { $count ->
    [one] Tile { $slots } fits nowhere.
   *[other] Tiles { $slots } fit nowhere.
}
panel-would-settle = Settle on { $group }
panel-would-withdraw = { $whose ->
    [own] Withdraw your pawn from { $group }
   *[other] Withdraw { $owner }’s pawn from { $group }
}
panel-would-mark = Mark { $group }
panel-target = { $group }, { $closed ->
    [yes] closed
   *[no] open
} ({ $disc })
panel-would-keep = Colonies have joined, and only one pawn may stay on each. { $whose ->
    [own] Keep your pawn from { $group }
   *[other] Keep { $owner }’s pawn from { $group }
}
panel-would-mark-several = Mark { $count } territories
panel-spot-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
panel-spot-closes = { $all ->
    [yes] closes { $group }
   *[no] can close { $group }
}
panel-spot-gains = { $range ->
    [yes] { $least } to { $most }
   *[no] { $most }
}
panel-spot = { $cell } r{ $turn }
panel-lettered = { $letter } · { $target }
panel-picture = What this would do ({ $action }): { $effect }.
panel-undone = Taken back.
panel-next = { $count ->
    [one] Another game is waiting for you: { $game }
   *[other] { $count } other games are waiting for you. This one has waited longest: { $game }
}

# What the picture shows, for whoever wants words first. The forms are those of the text board.

panel-tile = The tile as it would lie, with { $middle } in the middle. Its sides:
panel-side-meets = { $side }: { $colour }; meets { $asked } of { $cell }
panel-side-free = { $side }: { $colour }; { $cell } is free
panel-groups = { $count ->
    [one] Its whole discs would belong to 1 group:
   *[other] Its whole discs would belong to { $count } groups:
}

forecast-closes = closes { $groups }
forecast-joins = joins colonies on { $group }
forecast-home = { $count ->
    [one] a pawn goes home: { $owners }
   *[other] { $count } pawns go home: { $owners }
}
forecast-price = costs { $price }
forecast-gain = **{ $gain }**
forecast-score = score { $now } → { $then }
forecast-other = { $name } { $now } → { $then }
forecast-free = free
forecast-purse = { $variant ->
    [domaine] tokens
   *[other] money
} { $now } → { $then }
forecast-end = { $variant ->
    [classic] reaches the target
    [terra] sets off the end
   *[other] takes the plate and sets off the end
}

button-tiles = { $only ->
    [all] Tiles: all
   *[other] Tiles: { $only }
}
button-left = { $first ->
    [words] Next way
   *[signs] ⟲
}
button-right = { $first ->
    [words] Previous way
   *[signs] ⟳
}
button-back = { $first ->
    [words] Previous spot
    [target] Previous
   *[signs] ◀
}
button-on = { $first ->
    [words] Next spot
    [target] Next
   *[signs] ▶
}
do-place = Place here
do-place-and-end = Place and end
do-place-and-go-on = { $price ->
    [0] Place, then second tile
   *[other] Place, then second (−{ $price })
}
do-settle = Settle here
do-settle-and-end = Settle and end
do-withdraw = Withdraw it
do-withdraw-and-end = Withdraw and end
do-mark = { $count ->
    [one] Mark it
   *[other] Mark all { $count }
}
do-mark-and-end = { $count ->
    [one] Mark and end
   *[other] Mark all { $count } and end
}
do-keep = Keep it
do-keep-and-end = Keep and end
do-again = Play again ({ $money })
do-end = { $price ->
    [0] End turn
   *[other] End turn (keep { $kept } of { $purse })
}
button-type = Type it
button-undo = Undo
button-next = Play { $game }

mode-place = Place
mode-settle = Settle
mode-withdraw = Withdraw
mode-mark = Mark
mode-keep = Keep

select-spot = { $count ->
    [one] The only spot
   *[other] { $count } spots
}
select-way = { $count ->
    [one] The only way to fill it
   *[other] { $count } ways to fill it
}
select-settle = Groups
select-withdraw = Pawns
select-mark = Territories
select-keep = Pawns
select-more = More: { $first } to { $last } of { $count }

panel-type-title = Type it
panel-type-place = Tile and face, cell, rotation
panel-type-settle = Which group, or its letter
panel-type-withdraw = Owner, disc or letter of the pawn
panel-type-mark = Which territory, or its letter
panel-type-keep = Owner, disc or letter of the pawn
panel-sides = L14.0 is L14’s east side; .1 to .5 follow anticlockwise.
panel-type-hint = Such as { $example }
