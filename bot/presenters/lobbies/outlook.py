"""How long a game tends to be, told in the lobby; measured on many simulated games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.turns import Options
from engine.variants import VARIANTS


@dataclass(frozen=True, slots=True)
class Outlook:
    """What to expect of a game to a target: turns of each player, and whether the bag lasts."""

    turns_each: int
    is_bag_short: bool


_POINTS_A_TURN: Final = 4.5
"""Between the 3.3 of careless play and the 5.3 of taking the best placement each turn."""


def outlook(variant: str, players: int, options: Options) -> Outlook | None:
    """Return what a game of ``players`` will likely be; None if it is not played to a target."""
    if "target" not in options:
        return None
    to_target = int(options["target"]) / _POINTS_A_TURN
    to_empty_bag = len(VARIANTS[variant].tiles) / players
    return Outlook(round(min(to_target, to_empty_bag)), is_bag_short=to_empty_bag < to_target)
