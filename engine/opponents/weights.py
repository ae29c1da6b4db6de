"""What features of a seat and openings are worth; made by `tests.arena.fit` and `.openings`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, Mapping[int, tuple[float, ...]]]] = {
    "points": {
        2: (
            2.235,
            1.173,
        ),
        3: (
            2.623,
            1.734,
        ),
        4: (
            2.622,
            1.718,
        ),
    },
    "colonies": {
        2: (
            1.101,
            0.088,
            0.186,
            0.105,
            0.275,
            0.023,
            -0.06,
            -1.335,
            0.526,
            -0.325,
            0.751,
            0.334,
            -0.11,
            -0.183,
        ),
        3: (
            0.973,
            -0.202,
            -0.082,
            0.195,
            0.305,
            0.199,
            0.119,
            -1.078,
            0.003,
            0.43,
            0.431,
            0.619,
            -0.334,
            -0.194,
        ),
        4: (
            1.227,
            -0.21,
            0.282,
            -0.028,
            0.229,
            0.119,
            0.189,
            -1.872,
            0.31,
            0.693,
            0.469,
            0.308,
            -0.341,
            0.189,
        ),
        5: (
            1.728,
            -0.264,
            0.872,
            0.133,
            0.26,
            0.083,
            0.063,
            -1.872,
            0.493,
            1.01,
            -0.025,
            0.496,
            -0.618,
            0.181,
        ),
    },
    "territories": {
        2: (
            1.354,
            1.367,
            1.785,
            0.502,
            0.633,
            0.995,
            0.432,
            0.275,
            0.249,
            0.668,
        ),
        3: (
            1.635,
            0.627,
            1.342,
            0.755,
            0.575,
            0.864,
            0.871,
            0.786,
            -0.022,
            0.61,
        ),
        4: (
            1.637,
            1.498,
            1.309,
            1.156,
            0.736,
            1.228,
            1.111,
            1.112,
            -0.007,
            0.555,
        ),
    },
}
"""By style and number of seats: a seat's chance is as exp(sum of features times weights)."""

OPENINGS: Final[Mapping[int, tuple[float, float]]] = {
    2: (-0.88, 0.32),
    3: (-0.69, 0.3),
    4: (-0.65, 0.21),
}
"""By number of seats, what a point that the next hand finds is worth to who left it, in points,
and one for the kept tile (see ``engine.opponents.points``); found by ``tests.arena.openings``.
"""
