"""Reviews that people at a table ask for, whatever has become of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.seams.script import Event
    from tests.seams.table import Table


async def review(table: Table, event: Event) -> None:
    """Somebody asks for the review of a game; nobody gets one of a game that goes on."""
    await table.reviews.ask(table.game_id, event.user_id)
