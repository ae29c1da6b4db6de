"""What must have happened in the days of bots that are killed, before anything is said of them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.storage.log import EntryKind
from bot.storage.outbox import Kind, RowKind, direct_channel
from tests.crash.channel_file import channel_file, standing
from tests.crash.days import CHANNELS, WRITTEN_TO

_TOLD: Final = frozenset(
    {
        *(RowKind.TURN, RowKind.REMINDER, RowKind.NUDGE, RowKind.MOVED, RowKind.LEFT),
        *(RowKind.VOTE, RowKind.DECIDED, RowKind.OFFER, RowKind.BACK),
    }
)
_WRITTEN: Final = frozenset({RowKind.DIRECT_TURN, RowKind.DIRECT_VOTE})
_LOGGED: Final = frozenset(
    {
        *(EntryKind.ANSWERED, EntryKind.UNDO, EntryKind.DECLINED, EntryKind.WITHDRAWN),
        EntryKind.MOVED,
    }
)


def lacking(folder: Path) -> set[object]:
    """Return the kinds of messages and entries that there are none of yet."""
    written = (direct_channel(person.user_id) for person in WRITTEN_TO)
    with closing(sqlite3.connect(folder / "games.db")) as database:
        logged = database.execute(
            "SELECT DISTINCT kind FROM log JOIN games USING (game_id) WHERE channel_id IN (?, ?)",
            CHANNELS,
        )
        in_logs = {str(kind) for (kind,) in logged}
    return {
        *_TOLD - _kinds(folder, *CHANNELS),
        *_WRITTEN - _kinds(folder, *written),
        *_LOGGED - in_logs,
    }


def _kinds(folder: Path, *channel_ids: int) -> set[Kind]:
    return {
        message.kind
        for channel_id in channel_ids
        for message in standing(channel_file(folder, channel_id))
    }
