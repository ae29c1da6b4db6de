"""What a change of a game comes from: a player, a manager of the server, a clock, or nobody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.storage.log import MadeBy


@dataclass(frozen=True, slots=True)
class Cause:
    """What a change comes from, as the log names it, and the interaction that asked for it.

    Only players and managers ask by an interaction; one that is delivered again changes nothing.
    """

    made_by: MadeBy
    interaction_id: int | None = None


def by_player(interaction_id: int) -> Cause:
    """Return the cause of what players do themselves."""
    return Cause(MadeBy.PLAYER, interaction_id)


def by_manager(interaction_id: int) -> Cause:
    """Return the cause of what the host or a manager of the server does to a game."""
    return Cause(MadeBy.HOST, interaction_id)


BY_CLOCK: Final = Cause(MadeBy.CLOCK)
"""A deadline fell due."""

BY_NOBODY: Final = Cause(MadeBy.AUTO)
"""The bot goes on by itself: the table's placements, forced ends, computer players."""
