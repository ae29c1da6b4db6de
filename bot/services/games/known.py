"""Started games in memory, and how much of it they take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.services.games.folding import Fold
from bot.services.games.match import Match
from bot.storage.games import GameRow

KEPT_BYTES: Final = 16_000_000
"""How much memory folded games may take: 55 to 65 games of 60 tiles. Others are replayed.

The more turns lay two tiles, the fewer entries 60 tiles make. With twice as many games, 400 that
are played at once are answered a millisecond sooner, and the answers that an outage holds up find
no room in 250 MB.
"""

BYTES_AN_ENTRY: Final = 2_400
"""The most that a game takes in memory for each entry of its log, once it has 20 tiles.

That is with its board, the public view, and the view and gains of whoever is on turn, which are
there as soon as they have looked at all spots. ``tracemalloc`` counts 2,400 at 20 tiles, 2,260 at
60 and 2,000 at 110 if half the turns lay two tiles, up to a sixth less if none does; 2,850 at 5.
Without that view it is 1,750 to 1,560.
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
