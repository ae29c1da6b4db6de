"""Sizes of what is drawn on the board, in units of the grid."""

from typing import Final

DISC: Final = 0.435
"""Radius of a disc."""
BAR: Final = 0.29
"""Half the width of the bar that joins two discs."""
RING: Final = 0.05
"""How far the ring round a closed group reaches out."""
RING_WIDTH: Final = 0.07
"""Width of that ring: its inner part takes its room from the body."""
THINNEST_RING: Final = 1.2
"""Least width of that ring, in pixels."""
PIP: Final = 0.13
"""Radius of the pip on a whole disc."""
SIGN_LINE: Final = 0.06
"""Half the width of the lines of a disc's sign."""
SIGN_DOT: Final = 0.09
"""Radius of the dots of a disc's sign."""
TILE_EDGE: Final = 0.04
"""Width of the line along a tile's edge."""
TILE_CORNER: Final = 0.1
"""Radius of a tile's rounded corner."""
FREE_CELL: Final = 0.92
"""Size of a free cell's outline, where 1 is the whole cell."""
CELL_NAME: Final = 0.44
"""Height of the type in which free cells are named."""
SHADOW: Final = (0.04, 0.13)
"""Where the tiles' shadow falls: to the right and down."""
SIZE: Final = 0.36
"""Radius of a closed group's badge: it just leaves the pips on both sides of it free."""
LARGEST_SIZE: Final = 0.42
"""Greatest radius of a badge."""
SMALLEST_SIZE: Final = 6.0
"""Least radius of a badge in pixels, as far as ``LARGEST_SIZE`` allows."""
FRESH_SIZE: Final = 0.42
"""Radius of the badge of a group that was closed just now."""
FRESH_SINGLE: Final = 0.33
"""Its radius on a single disc, whose colour must show around it."""
PIECE: Final = 0.36
"""Radius of a pawn or marker."""
FREE_OF_PIECES: Final = 0.8
"""Least distance from a badge's middle to that of a piece: neither hides the other."""
PIECE_RING: Final = (0.37, 0.4, 0.47, 0.5)
"""Radii of the ring where a piece came, left or met others (see ``MarkPainter.ring``)."""
GONE: Final = 0.22
"""Radius of the sign left where a piece was taken off the board."""
MARK: Final = (0.055, 0.1)
"""Half the width of the last placement's outline: its light line, and the dark one under it."""
FRESH_DISC: Final = (0.14, 0.18)
"""Radius of the dot on a new disc, and of its dark edge."""
PILL_TYPE: Final = 0.34
"""Height of the type in which what is chosen is named."""
NAME_BELOW: Final = 1.32
"""From the middle of a tile held over the board down to that of its name."""
TARGET_RING: Final = (0.38, 0.41, 0.48, 0.51)
"""Radii of the ring round a disc that may be chosen."""
CHOSEN_RING: Final = (0.42, 0.46, 0.58, 0.63)
"""Radii of the ring round the chosen disc."""
SIZE_EDGE: Final = 0.12
"""Width of a badge's edge, in radii of the badge."""
SIZE_TYPE: Final = (1.7, 1.35, 1.0)
"""Height of the type on a badge for one, two and three figures, in radii of the badge."""
