"""Closes and deletes started games for managers of their servers, in whatever state they are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial

import structlog

from bot.services.errors import Refused
from bot.services.games.committing.announcing import announce_deleted
from bot.services.games.lifecycle.stopping import close_game
from bot.services.games.pauses import read_stopped
from bot.services.ratings.updating import withdraw
from bot.storage import games, lobbies, log, outbox
from bot.storage.database import Connection
from bot.storage.games import STARTED, GameRow, Status

Removal = Callable[[Connection, GameRow], Awaitable[None]]
"""Closes or deletes a game in the caller's transaction; raises ``Refused`` if it may not be."""

_log = structlog.get_logger()


def closed_by(who: int, at: datetime, interaction_id: int) -> Removal:
    """Return what closes a game without a result, for a manager; its log is kept.

    It raises ``Refused``: ``no_game_here``, ``manager_plays``, ``game_finished``, or
    ``game_closed`` with the ``game``. The second delivery of an interaction changes nothing.
    """
    return partial(_close, who=who, at=at, interaction_id=interaction_id)


def deleted_by(who: int, interaction_id: int) -> Removal:
    """Return what deletes a game and all that is stored about it, for a manager.

    It raises ``Refused``: ``no_game_here``, ``manager_plays``. The second delivery of an
    interaction changes nothing.
    """
    return partial(_delete, who=who, interaction_id=interaction_id)


async def _close(
    connection: Connection, row: GameRow, *, who: int, at: datetime, interaction_id: int
) -> None:
    if row.status is Status.CLOSED:
        entries = await log.entries(connection, row.game_id)
        game = await read_stopped(connection, row, entries)
        if game.interaction_id == interaction_id:
            return
        raise Refused("game_closed", game=game)
    await _refuse(connection, row, who)
    if row.status is Status.FINISHED:
        raise Refused("game_finished")
    await close_game(connection, row, str(who), at, interaction_id)
    _log.info("game_closed", game_id=row.game_id)


async def _delete(connection: Connection, row: GameRow, *, who: int, interaction_id: int) -> None:
    if await lobbies.changed_by(connection, interaction_id) == row.game_id:
        return
    await _refuse(connection, row, who)
    revision = await log.length(connection, row.game_id)
    await withdraw(connection, row.game_id)
    await outbox.pass_on_reminders(connection, row.game_id)
    await games.bury(connection, row.game_id)
    await lobbies.note_interaction(connection, interaction_id, row.game_id)
    await announce_deleted(connection, row, revision, who)
    _log.info("game_deleted", game_id=row.game_id)


async def _refuse(connection: Connection, row: GameRow, who: int) -> None:
    """Refuse what is no started game, and a manager who has, or ever had, a seat in it."""
    if row.status not in STARTED:
        raise Refused("no_game_here")
    game = await read_stopped(connection, row, await log.entries(connection, row.game_id))
    if who in game.ever_seated:
        raise Refused("manager_plays")
