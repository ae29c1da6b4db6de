"""Moves games between channels."""

from __future__ import annotations

from bot.services.games.causes import by_manager, by_player
from bot.services.games.match import Match
from bot.services.people import Person
from bot.services.waiting.channels import Move
from bot.storage import log
from bot.storage.log import Entry, EntryKind
from tests.bot.services.world import ANN, ELSEWHERE, World


async def move(  # noqa: PLR0913
    world: World,
    match: Match,
    to: int = ELSEWHERE,
    by: Person = ANN,
    *,
    is_manager: bool = False,
    blind: frozenset[int] = frozenset(),
) -> None:
    """Somebody moves a game to a channel that all but some people can view."""
    cause = (by_manager if is_manager else by_player)(world.interaction())
    people = await world.channels.may_be_moved(match.game_id, Move(by.user_id, to, cause))
    assert people is not None
    viewers = people - blind
    await world.channels.move(match.game_id, Move(by.user_id, to, cause, viewers))
    await world.settle()


async def moves_of(world: World, match: Match) -> list[Entry]:
    """What the log says of moves of a game."""
    entries = await log.entries(world.database.reader, match.game_id)
    return [entry for entry in entries if entry.kind is EntryKind.MOVED]
