"""What must have happened in the days of bots that are killed, before anything is said of them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.storage.log import EntryKind
from bot.storage.outbox import Kind, RowKind
from bot.storage.people.id_signs import direct_channel
from tests.crash.channel_file import Message, channel_file, posted
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


_REQUESTS: Final = (
    "SELECT game_id, revision FROM log WHERE kind = 'asked'"
    " AND (body LIKE 'undo%' OR body LIKE 'replace:__:%')"
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
        planned = {*database.execute("SELECT game_id FROM log WHERE made_by = 'planned'")}
        requests = {*database.execute(_REQUESTS)}
    called = requests & {
        (message.game_id, message.first_revision)
        for message in _posted(folder, *CHANNELS)
        if message.kind in (RowKind.VOTE, RowKind.VOTE_CALL) and message.calls
    }
    return {
        *_TOLD - _kinds(folder, *CHANNELS),
        *_WRITTEN - _kinds(folder, *written),
        *_LOGGED - in_logs,
        *(() if called else ("a request that has called somebody",)),
        *(() if planned else ("a planned turn",)),
    }


def _kinds(folder: Path, *channel_ids: int) -> set[Kind]:
    return {message.kind for message in _posted(folder, *channel_ids)}


def _posted(folder: Path, *channel_ids: int) -> list[Message]:
    files = (channel_file(folder, channel_id) for channel_id in channel_ids)
    return [message for file in files for message in posted(file)]
