"""Reads a game's log; a game that cannot be replayed is paused, never guessed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

import structlog

from bot.services.errors import Refused
from bot.services.folding import Fold, ReplayDiffers, UnknownRules, fold
from bot.services.standing import write_standing
from bot.storage import games, lobbies, log
from bot.storage.database import Database
from bot.storage.games import GameRow, Status
from bot.storage.log import Entry, EntryKind

_log = structlog.get_logger()


async def replayed(database: Database, row: GameRow, now: Callable[[], datetime]) -> Fold:
    """Replay a started game; one that was paused goes on if it can be replayed now.

    Raises:
        Refused: ``game_paused``.
    """
    joined = await lobbies.members(database.reader, row.game_id)
    entries = await log.entries(database.reader, row.game_id)
    try:
        known = fold(row, joined, entries)
    except UnknownRules:
        reason = "unknown_rules"
    except ReplayDiffers as differs:
        _log.error("replay_differs", game_id=row.game_id, revision=differs.revision)
        reason = "replay_differs"
    else:
        return await _resumed(database, row, known, now()) if row.status is Status.PAUSED else known
    if row.status is Status.RUNNING:
        await _pause(database, row, _note(entries, EntryKind.PAUSED, reason, now()))
    raise Refused("game_paused", reason=reason, name=row.name)


async def _pause(database: Database, row: GameRow, note: Entry) -> None:
    async with database.transaction() as connection:
        await log.append(connection, row.game_id, [note])
        await games.set_status(connection, row.game_id, Status.PAUSED)
    _log.error("game_paused", game_id=row.game_id, reason=note.body)


async def _resumed(database: Database, row: GameRow, paused: Fold, at: datetime) -> Fold:
    note = _note([step.entry for step in paused.steps], EntryKind.RESUMED, "", at)
    resumed = paused.noted(note)
    async with database.transaction() as connection:
        await log.append(connection, row.game_id, [note])
        await games.set_status(connection, row.game_id, Status.RUNNING)
        await write_standing(connection, row, resumed)
    _log.info("game_resumed", game_id=row.game_id)
    return resumed


def _note(entries: Sequence[Entry], kind: EntryKind, body: str, at: datetime) -> Entry:
    return Entry(
        entries[-1].revision + 1 if entries else 1,
        kind,
        seat=None,
        body=body,
        made_by=None,
        at=at,
        interaction_id=None,
        step=0,
        fingerprint=None,
    )
