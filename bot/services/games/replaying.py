"""Replays started games, and takes over or lets go on those of which that shows that they may.

A game that cannot be replayed is paused; its position is never guessed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import structlog

from bot.services.errors import Refused
from bot.services.games.derived import status_of, write_derived
from bot.services.games.folding import CannotReplay, Fold, UnknownRules, fold
from bot.services.games.lifecycle.stopping import call_on_turn, note_after, pause_game, told_of
from bot.services.games.pauses import (
    ENDS_WITH_A_REPLAY,
    ENDS_WITH_THE_CHANNEL,
    PauseReason,
    pause_in,
    read_stopped,
)
from bot.services.time import writing
from bot.storage import games, lobbies, log, outbox
from bot.storage.database import Database
from bot.storage.games import GameRow, Status
from bot.storage.log import EntryKind
from bot.storage.outbox import RowKind
from engine import RULES

_log = structlog.get_logger()


async def replayed(
    database: Database,
    row: GameRow,
    now: Callable[[], datetime],
    *,
    is_for_paused: bool = False,
) -> tuple[GameRow, Fold]:
    """Replay a started game.

    With ``is_for_paused`` also one whose pause somebody must end; it stays paused.

    If that succeeds, a game stored under a lower number of the rules is taken over, and a game that
    was paused because it could not be replayed is resumed. If it fails the game is paused.

    Raises:
        Refused: ``game_paused``, ``game_closed``, with the ``game`` as a ``StoppedGame``.
    """
    entries = await log.entries(database.reader, row.game_id)
    pause = pause_in(entries)
    if row.status is Status.CLOSED:
        raise Refused("game_closed", game=await read_stopped(database.reader, row, entries))
    reason = pause.body if pause and row.status is Status.PAUSED else ""
    goes_on = not reason or ENDS_WITH_A_REPLAY.get(reason)
    if goes_on or (is_for_paused and row.rules == RULES and reason not in ENDS_WITH_THE_CHANNEL):
        joined = await lobbies.members(database.reader, row.game_id)
        try:
            # The last checksum may agree even where the one does not for which it was paused.
            known = fold(row, joined, entries, is_thorough=row.status is Status.PAUSED)
        except CannotReplay as error:
            if not (goes_on and isinstance(error, UnknownRules)):
                _log.error(error.reason.value, game_id=row.game_id, revision=error.revision)
            reason = error.reason if goes_on else reason
        else:
            return await _gone_on(database, row, known, now()) if goes_on else (row, known)
    if row.status is Status.RUNNING:
        async with database.transaction() as connection:
            await pause_game(connection, row, PauseReason(reason), now())
        entries = await log.entries(database.reader, row.game_id)
        row = replace(row, status=Status.PAUSED)
    raise Refused("game_paused", game=await read_stopped(database.reader, row, entries, reason))


async def _gone_on(
    database: Database, row: GameRow, known: Fold, at: datetime
) -> tuple[GameRow, Fold]:
    """Note in the log that a game was taken over or resumed; a finished game gets no note.

    Whoever is on turn in a resumed game is called, even if it is they who look at it: nothing tells
    that here, and what they end is not called for any more.
    """
    kinds = []
    if row.rules != RULES and row.status is not Status.FINISHED:
        kinds.append((EntryKind.TAKEN_OVER, str(row.rules)))
    if row.status is Status.PAUSED:
        kinds.append((EntryKind.RESUMED, ""))
    if not kinds:
        return row, known
    after = known
    for step, (kind, body) in enumerate(kinds):
        after = after.noted(replace(note_after(after.revision, kind, body, at), step=step))
    async with database.transaction() as connection:
        notes = after.entries[known.revision :]
        await log.append(connection, row.game_id, notes)
        await games.set_rules(connection, row.game_id, RULES)
        await write_derived(connection, row, after)
        if row.status is Status.PAUSED:
            await writing.go_on(connection, row.game_id, at)
            await outbox.withdraw(connection, row.game_id, RowKind.PAUSED)
            await outbox.add(connection, [told_of(row, RowKind.PAUSED_EDIT, notes[-1])])
            await call_on_turn(connection, row)
    for kind, body in kinds:
        _log.info(f"game_{kind}", game_id=row.game_id, body=body)
    return replace(row, rules=RULES, status=status_of(after)), after
