"""Started games in memory, and how much of it they take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.services.games.folding import Fold
from bot.services.games.match import Match
from bot.storage.games import GameRow

KEPT_BYTES: Final = 12_000_000
"""How much memory folded games may take: some 65 games of 60 tiles. Others are replayed.

With twice as much, 400 games that are played at once are answered a millisecond sooner, and the
answers that an outage holds up find no room in 250 MB.
"""

BYTES_AN_ENTRY: Final = 1_500
"""The memory that a game takes for each entry of its log, with its board and the public view.

``tracemalloc`` counts 1,290 to 1,490 from 20 to 110 tiles on, and 2,000 before the first.
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
