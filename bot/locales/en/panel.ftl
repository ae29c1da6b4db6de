# The play panel: what is shown before it is done, and the buttons that choose among what is legal.

panel-head = **{ $game }** · your turn
panel-where = -# Spot { $spot } of { $spots } · turn { $turn } of { $turns }
panel-nothing = You cannot place any tile now.
panel-misfits = { $count ->
    [one] Tile { $slots } fits nowhere.
   *[other] Tiles { $slots } fit nowhere.
}
panel-would-settle = Settle: { $target }
panel-would-withdraw = Withdraw: { $target }
panel-would-mark = Mark: { $target }
panel-would-keep = Colonies have joined, and only one pawn may stay on each. Keep: { $target }
panel-spot = { $cell } r{ $turn }
panel-picture = { $action } would do: { $effect }.
panel-undone = Taken back.
panel-next = { $count ->
    [one] Another game waits for you: { $game }
   *[other] { $count } other games wait for you. This one has waited longest: { $game }
}

# What the picture shows, for whoever wants words first. The forms are those of the text board.

panel-tile = The tile as it would lie, side by side: { $middle } in the middle.
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

button-tile = Tile { $slot }
button-flip = Flip
button-left = { $first ->
    [words] Turn left
   *[signs] ⟲
}
button-right = { $first ->
    [words] Turn right
   *[signs] ⟳
}
button-back = { $first ->
    [words] Previous spot
   *[signs] ◀
}
button-on = { $first ->
    [words] Next spot
   *[signs] ▶
}
do-place = Place here
do-place-and-end = Place and end
do-place-and-go-on = { $price ->
    [0] Place, then second tile
   *[other] Place, then second tile (−{ $price })
}
do-settle = Settle here
do-settle-and-end = Settle and end
do-withdraw = Withdraw it
do-withdraw-and-end = Withdraw and end
do-mark = Mark it
do-mark-and-end = Mark and end
do-keep = Keep it
do-keep-and-end = Keep and end
do-again = Play again ({ $money })
do-end = { $price ->
    [0] End turn
   *[other] End turn ({ $money })
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
select-settle = Groups
select-withdraw = Pawns
select-mark = Territories
select-keep = Pawns
select-more = More: { $first } to { $last } of { $count }

panel-type-title = Type it
panel-type-place = Tile and face, cell, turn
panel-type-settle = Which group
panel-type-withdraw = Whose pawn, or where
panel-type-mark = Which territory
panel-type-keep = Whose pawn, or where
panel-type-hint = Such as { $example }
