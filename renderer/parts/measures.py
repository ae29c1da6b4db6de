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
SIZE: Final = 0.37
"""Radius of a closed group's badge: the body shows round it as a rim."""
OPEN_SIZE: Final = 0.33
"""Radius of an open group's badge."""
LARGEST_SIZE: Final = 0.42
"""Greatest radius of a badge, which stays on its disc."""
SMALLEST_SIZE: Final = 6.0
"""Least radius of a badge in pixels, as far as ``LARGEST_SIZE`` allows."""
FRESH_SIZE: Final = 0.375
"""Radius of the badge of a group that was closed just now."""
COUNTED: Final = 4
"""Discs from which on an open group has a badge."""
PIECE: Final = 0.36
"""Radius of a pawn or marker."""
PIECE_RING: Final = (0.37, 0.4, 0.47, 0.5)
"""Radii of the ring where a piece came, left or met others (see ``MarkPainter.ring``)."""
EARLIER_PIECE_RING: Final = (0.38, 0.4, 0.445, 0.475)
"""The same for what earlier turns did."""
GONE: Final = (0.34, 0.05, 0.085)
"""Where a piece left the board: a ring's radius, half the width of its light and dark dashes."""
GONE_DASHES: Final = (8, 22)
"""How many dashes that ring has, and how many degrees each is long."""
LAST: Final = (0.25, 0.2, 0.0)
"""How far the last turn's outline reaches out of a tile: dark, light, dark again."""
EARLIER: Final = (0.145, 0.1, 0.02)
"""The same of earlier turns' thin outlines."""
ALONG_FREE: Final = 0.035
"""Width of the dark line between such an outline and a side of the tile that touches no other."""
FRESH_RIM: Final = (0.19, 0.135)
"""How far the rim of a group closed just now reaches out of its body: dark, then light."""
FRESH_DISC: Final = (0.15, 0.185)
"""Radius of the dot on a new disc, and of its dark edge."""
SPOT_DOT: Final = (0.105, 0.3, 0.38)
"""Radius of a dot on a spot, from one to the next, and how far they lie below its middle."""
SIZE_EDGE: Final = 0.13
"""Width of a badge's edge, in radii of the badge."""
SIZE_TYPE: Final = (1.55, 1.28, 0.98)
"""Height of the type on a badge for one, two and three figures, in radii of the badge."""
