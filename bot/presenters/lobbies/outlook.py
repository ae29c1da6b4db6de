"""How long a game will likely be, as the lobby shows it; measured on many simulated games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.turns import Options
from engine.variants import VARIANTS


@dataclass(frozen=True, slots=True)
class Outlook:
    """The likely length of a game to a target: turns of each player, and whether the bag lasts."""

    turns_each: int
    is_bag_short: bool


_POINTS_A_TURN: Final = 4.5
"""Between careless play, 3.3, and the best placement on each turn, 5.3."""


def outlook(variant: str, players: int, options: Options) -> Outlook | None:
    """Return the likely length of a game; None if it is not played to a target."""
    if "target" not in options:
        return None
    to_target = int(options["target"]) / _POINTS_A_TURN
    to_empty_bag = len(VARIANTS[variant].tiles) / players
    return Outlook(round(min(to_target, to_empty_bag)), is_bag_short=to_empty_bag < to_target)
