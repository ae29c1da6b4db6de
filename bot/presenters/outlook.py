"""How long a game tends to be, told in the lobby; measured on many simulated games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.game import Options
from engine.variants import VARIANTS


@dataclass(frozen=True, slots=True)
class Outlook:
    """What to expect: turns of each player, and whether the bag is likely to be empty first."""

    turns_each: int
    is_bag_short: bool


_CLASSIC_POINTS_A_TURN: Final = 4.5
"""Between the 3.3 of careless play and the 5.3 of taking the best placement each turn."""


def outlook(variant: str, players: int, options: Options) -> Outlook:
    """Return what a game of ``players`` will likely be."""
    return _OUTLOOKS[variant](players, options)


def _classic(players: int, options: Options) -> Outlook:
    to_target = int(options["target"]) / _CLASSIC_POINTS_A_TURN
    to_empty_bag = len(VARIANTS["classic"].tiles) / players
    return Outlook(round(min(to_target, to_empty_bag)), is_bag_short=to_empty_bag < to_target)


_OUTLOOKS: Final[Mapping[str, Callable[[int, Options], Outlook]]] = {"classic": _classic}
