"""The cause of a change of a game: a player, a manager of the server, a clock, or nobody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.storage.log import MadeBy


@dataclass(frozen=True, slots=True)
class Cause:
    """Who made a change, as the log names them, and by which interaction.

    Only players and managers have one. An interaction that is delivered twice changes nothing the
    second time. ``asker`` is the user whose request to others the change may be, 0 for nobody.
    """

    made_by: MadeBy
    interaction_id: int | None = None
    asker: int = 0

    @property
    def is_by_manager(self) -> bool:
        """Whether a manager of the server makes the change; the log's word for one is ``host``."""
        return self.made_by is MadeBy.HOST


def by_player(interaction_id: int) -> Cause:
    """Return the cause of what a player does."""
    return Cause(MadeBy.PLAYER, interaction_id)


def by_manager(interaction_id: int) -> Cause:
    """Return the cause of what a manager of the server does; a host acts ``by_player``."""
    return Cause(MadeBy.HOST, interaction_id)


BY_CLOCK: Final = Cause(MadeBy.CLOCK)
"""A deadline has passed."""

BY_NOBODY: Final = Cause(MadeBy.AUTO)
"""The bot acts by itself: the table's placements, forced ends, computer players."""
