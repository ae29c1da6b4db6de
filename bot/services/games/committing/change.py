"""Writes a change of a game in one transaction: its log, and all that follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from bot.services.games.committing.announcing import announce
from bot.services.games.derived import host_of, status_of, write_derived
from bot.services.games.folding import Fold
from bot.services.games.planning.looking import Look, write_look
from bot.services.games.steps import events_of
from bot.services.games.timekeeping import write_clocks
from bot.storage import games, log, outbox
from bot.storage.database import Connection
from bot.storage.games import GameRow
from bot.storage.outbox import Owed
from engine.events import TurnEnded


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a game from ``before`` to ``after``, and what it does to plans (``look``).

    ``asker`` is the user whose request to others it may be, 0 for nobody. ``owed`` are messages
    that are owed besides those that follow from the log.
    """

    row: GameRow
    before: Fold
    after: Fold
    look: Look
    asker: int = 0
    owed: Sequence[Owed] = ()

    @property
    def changed_row(self) -> GameRow:
        """The game's row after it."""
        host_id = host_of(self.row, self.after)
        return replace(self.row, status=status_of(self.after), host_id=host_id)

    @property
    def turns_ended(self) -> int:
        """How many turns were ended by it."""
        events = events_of(self.after.steps[self.before.revision :])
        return sum(isinstance(event, TurnEnded) for event in events)


async def write_change(connection: Connection, change: Change, at: datetime) -> datetime | None:
    """Write a change at time ``at``; return when the first of the game's clocks is due."""
    row, before, after = change.row, change.before, change.after
    await log.append(connection, row.game_id, after.entries[before.revision :])
    await write_derived(connection, row, after)
    hosted = replace(row, host_id=change.changed_row.host_id)
    if hosted != row:
        await games.set_host(connection, row.game_id, hosted.host_id)
    due_at = await write_clocks(connection, hosted, before, after, at)
    await write_look(connection, row.game_id, change.look)
    await announce(connection, row, before, after, look=change.look, asker=change.asker)
    await outbox.add(connection, change.owed)
    return due_at
