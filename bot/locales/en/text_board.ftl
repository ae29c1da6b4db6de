# The board in words. Each line begins with where something is, or with what one types for it.

text-title = **{ $game }** · { $section }{ $pages ->
    [1] {""}
   *[other] {" "}· page { $page } of { $pages }
}
text-file = All of **{ $game }** in words:
text-shown = { $name } shows the board in words:

text-section-standing = How it stands
text-section-tiles = Tiles
text-section-cells = Open cells
text-section-groups = Groups
text-section-hand = Hand
text-section-spots = Where tile { $slot } fits

text-back = Previous page
text-on = Next page
text-whole = All as a file

text-head-standing = { $variant } · { $options }
text-head-tiles = { $count ->
    [one] 1 tile.
   *[other] { $count } tiles.
} Each line: cell; face and rotation; the middle; the sides from the east, anticlockwise.
text-head-cells = { $count ->
    [one] 1 open cell.
   *[other] { $count } open cells.
} Each line: cell; the sides that touch tiles, with the colours needed there.
text-head-groups = { $count ->
    [one] 1 group,
   *[other] { $count } groups,
} { $closed } closed. Each line: a disc; colour and size; closed, or the cells at which it is open; what stands on it.
text-head-hand = Each line: tile and face; the middle; the sides from the east, anticlockwise, not rotated.
text-head-spots = { $count ->
    [0] It fits nowhere now.
    [one] 1 cell. Each line: cell; discs it makes there; each face with its rotations.
   *[other] { $count } cells. Each line: cell; discs it makes there; each face with its rotations.
}

text-seat = Seat { $seat }, { $name }: { $count ->
    [one] { $points } point
   *[other] { $points } points
}
text-resigned = { $left ->
    [removed] removed
   *[resigned] resigned
}

text-tile = { $cell }: { $face } r{ $turn }; { $centre }; { $sides }
text-cell = { $cell }: { $asked }
text-cell-free = { $cell }: any colours
text-asked = { $side } { $colour }
text-side-0 = east
text-side-1 = northeast
text-side-2 = northwest
text-side-3 = west
text-side-4 = southwest
text-side-5 = southeast

text-group-closed = { $disc }: { $group }, closed
text-group-open = { $disc }: { $group }, open at { $cells }
text-piece = { $variant ->
    [terra] { $owner }’s pawn on { $disc }
   *[other] { $owner }’s marker on { $disc }
}

text-hand-slot = { $slot }{ $face }: { $centre }; { $sides }
text-hand-later = for later, { $face }: { $centre }; { $sides }
text-hand-open = lying open, { $face }: { $centre }; { $sides }
text-hand-shown = shown to all, { $face }: { $centre }; { $sides }
text-hand-none = No tiles.

text-spot = { $cell }: { $discs }; { $ways }
text-way = { $face } { $turns }
text-turn = r{ $turn }
