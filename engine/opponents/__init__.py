"""Computer players: each sees what its seat may see, and plays through the contract alone."""

from collections.abc import Mapping
from typing import Final

from engine.opponents.casual import Casual, Habits
from engine.opponents.chooser import Choose
from engine.opponents.search import Round, Searcher

STYLES: Final = ("points", "colonies", "territories")
"""The names of the kinds of games (see ``engine.opponents.style``)."""

LEVELS: Final[Mapping[str, Choose]] = {
    "easy": Casual(
        {
            "points": Habits(looked_at=21, laying_on=0.4, noticing=1.0, error=0.8),
            "colonies": Habits(looked_at=20, laying_on=0.95, noticing=0.24, error=0.5, urge=0.2),
            "territories": Habits(looked_at=16, laying_on=1.0, noticing=0.62, error=1.8, hurry=0.5),
        },
        among_many={
            "territories": Habits(looked_at=16, laying_on=1.0, noticing=0.52, error=1.8),
        },
    ),
    "normal": Searcher(
        {
            "points": (Round(6, 4, prior=3), Round(3, 8, prior=3)),
            "colonies": (Round(6, 2), Round(3, 2)),
            "territories": (Round(12, 2), Round(4, 4)),
        },
        among_many={
            "points": (Round(5, 4, prior=3), Round(3, 6, prior=3)),
            "colonies": (Round(6, 3),),
            "territories": (Round(7, 2), Round(3, 3)),
        },
        is_unhurried=True,
    ),
    "hard": Searcher(
        {
            "points": (
                Round(12, 12, prior=3),
                Round(6, 24, more=1, prior=13),
                Round(3, 60, more=1, prior=13),
            ),
            "colonies": (Round(24, 6), Round(8, 12), Round(3, 30)),
            "territories": (
                Round(24, 12, merges=True),
                Round(8, 32, more=1, merges=True),
                Round(3, 90, more=1, merges=True),
            ),
        },
        among_many={
            "points": (Round(6, 24, more=1, prior=60, plans=40), Round(3, 60, more=1, prior=60)),
            "territories": (Round(16, 8), Round(6, 18, more=1), Round(3, 45, more=1)),
        },
    ),
}
"""How the computer players of each level choose."""
