"""Reviews that people at a table ask for, whatever has become of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.services.errors import Refused
from bot.storage.games import Status
from tests.bot.services.world import GUILD

if TYPE_CHECKING:
    from tests.seams.script import Event
    from tests.seams.table import Table


async def review(table: Table, event: Event) -> None:
    """Somebody asks for the review of a game; nobody gets one of a game that goes on."""
    match = await table.world.matches.load(table.game_id)
    if match.public.outcome is None:
        raise Refused("review_later", of=match.where)
    assert match.status is Status.FINISHED
    await table.reviews.ask(match.game_id, event.user_id, GUILD)
