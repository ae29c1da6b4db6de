"""The fair bag: everything random in a game follows from a seed whose hash was posted before.

Draws as ``deploy/fair_bag.md`` specifies them.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from engine.actions import Action, Place

SEED_SIZE: Final = 32
"""Bytes of a seed."""

_RANGE: Final = 1 << 64

Item = TypeVar("Item")


def commitment_of(seed: bytes) -> str:
    """Return what is published before a game: the SHA-256 of its seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


@dataclass(frozen=True, slots=True)
class Draws:
    """All draws of one game; ``players`` are in order of joining."""

    seed: bytes = field(repr=False)
    start_id: int
    players: tuple[str, ...]

    def number(self, label: str, index: int, below: int) -> int:
        """Return draw ``index`` of a stream, 0 to ``below`` - 1."""
        limit = _RANGE - _RANGE % below
        attempt = 0
        while True:
            drawn = self._block(label, index, attempt)
            if drawn < limit:
                return drawn % below
            attempt += 1

    def shuffled(self, label: str, items: Iterable[Item]) -> list[Item]:
        """Return the items in an order of that stream."""
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            chosen = self.number(label, last, last + 1)
            shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
        return shuffled

    def table_placement(self, index: int, legal: Sequence[Action]) -> Place:
        """Return placement number ``index`` of the table, out of the legal actions."""
        return self._placement("table", index, legal)

    def skipped_placement(self, index: int, legal: Sequence[Action]) -> Place:
        """Return placement number ``index`` for seats whose time is over in the set-up.

        It is one of the legal actions (Ruling 12).
        """
        return self._placement("skipped", index, legal)

    def _placement(self, label: str, index: int, legal: Sequence[Action]) -> Place:
        places = sorted((action for action in legal if isinstance(action, Place)), key=_fixed_order)
        return places[self.number(label, index, len(places))]

    def _block(self, label: str, index: int, attempt: int) -> int:
        lines = (str(self.start_id), ",".join(self.players), label, str(index), str(attempt))
        digest = hmac.digest(self.seed, "\n".join(lines).encode("ascii"), hashlib.sha256)
        return int.from_bytes(digest[:8], "big")


def _fixed_order(place: Place) -> tuple[str, int, int, str, int]:
    return place.tile, place.cell.r, place.cell.q, place.face, place.turn
