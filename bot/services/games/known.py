"""Started games in memory, and how much of it they take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.services.games.folding import Fold
from bot.services.games.match import Match
from bot.storage.games import GameRow

KEPT_BYTES: Final = 16_000_000
"""How many bytes folded games may take, some 45 games of 60 tiles; others are replayed.

With twice as many, the answers that an outage holds up find no room in 250 MB.
"""

BYTES_AN_ENTRY: Final = 3_000
"""The most bytes that a game takes for each entry of its log, once it has 20 tiles.

That is with its board, the public view, and the views and gains of whoever is on turn and of one
who looks ahead, which are there as soon as they have looked at all spots.
"""


@dataclass(slots=True)
class Known:
    """A started game in memory: its row, its log so far, and the snapshot last shown of it."""

    row: GameRow
    fold: Fold
    shown: Match | None = None

    def is_played_in(self, channel_id: int) -> bool:
        """Tell whether it goes on in a channel, out of which it may have been moved."""
        is_there = self.row.where.channel_id == channel_id
        return is_there and self.fold.game.turns.outcome is None
