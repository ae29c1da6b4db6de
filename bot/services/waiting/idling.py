"""Games in which nobody plays: they pause, are told that they will close, and close."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime

from bot.services.errors import Refused
from bot.services.games.causes import BY_CLOCK
from bot.services.games.continuing import Continuation
from bot.services.games.lifecycle.stopping import close_game
from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.services.games.pauses import BY_TIME, CLOSING, PauseReason, pause_in
from bot.services.games.timekeeping import idle_since
from bot.storage import games, log
from bot.storage.clocks import ClockRow
from bot.storage.database import Connection
from bot.storage.games import GameRow, Status
from bot.storage.log import EntryKind
from bot.storage.outbox import Owed, RowKind


async def pause_idle(matches: Matches, game_id: int, revision: int) -> None:
    """Pause a game without time that has waited since entry ``revision``, which is long ago.

    0 is the turn that was going on when such games were not paused yet.
    """

    def change(_match: Match, continuation: Continuation) -> None:
        if revision in (0, idle_since(continuation.fold())):
            continuation.note(EntryKind.PAUSED, None, PauseReason.NOBODY_PLAYS)

    with suppress(Refused):
        await matches.carry_out(game_id, BY_CLOCK, change)


async def warn_of_closing(connection: Connection, clock: ClockRow) -> list[Owed]:
    """Return the line that a paused game will close; if that is moved meanwhile, it follows it."""
    row = await games.get(connection, clock.game_id)
    pause = pause_in(await log.entries(connection, clock.game_id))
    if row is None or row.status is not Status.PAUSED or clock.deadline is None:
        return []
    body = f"{clock.deadline.timestamp():.0f} {pause.body if pause else ''}"
    since = clock.revision
    return [Owed(row.game_id, row.where.channel_id, RowKind.CLOSES_SOON, since, since, body=body)]


async def close_forgotten(matches: Matches, game_id: int, at: datetime) -> None:
    """Close a game that has been paused for long, without a result."""

    async def write(connection: Connection, row: GameRow) -> bool:
        pause = pause_in(await log.entries(connection, game_id))
        if row.status is not Status.PAUSED or pause is None or pause.body not in CLOSING:
            return False
        await close_game(connection, row, BY_TIME, at)
        return True

    await matches.add_to_log(game_id, write)
