"""What is stored about one person, as one JSON text that holds nothing of others."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any, Final

from bot.services.holders import holder_text
from bot.storage import log
from bot.storage.database import Database
from bot.storage.log import Entry, EntryKind
from bot.storage.people import personal
from bot.storage.people.forgetting import NAMING, games_of

_FORMAT: Final = "dalapapa-my-data/1"

_TOLD: Final = frozenset(
    (
        EntryKind.ACTION,
        EntryKind.UNDO,
        EntryKind.ANSWERED,
        EntryKind.DECIDED,
        EntryKind.TIMED_OUT,
    )
)
"""Kinds of entries whose bodies never name somebody else."""


async def own_data(database: Database, user_id: int, now: datetime) -> str:
    """Write all that is stored about somebody, without bags, seeds and hands of running games."""
    async with database.page() as connection:
        game_ids = await games_of(connection, user_id)
        about = await personal.about(connection, user_id, game_ids)
        for game in about["games"]:
            game["log"] = [*_own(await log.entries(connection, game["game"]), user_id)]
    head = {"format": _FORMAT, "user": str(user_id), "made": now.isoformat(timespec="seconds")}
    return _written({**head, **about})


def _own(entries: Sequence[Entry], user_id: int) -> Iterator[dict[str, Any]]:
    """Yield the entries that somebody made, or that are about them or the seat they held then."""
    name = holder_text(user_id)
    holders: dict[int | None, str] = {}
    for entry in entries:
        words = entry.body.replace(":", " ").split() if entry.kind in NAMING else ()
        is_seat_given = entry.kind is EntryKind.SEAT
        if name in words or (holders.get(entry.seat) == name and not is_seat_given):
            body = entry.body if entry.kind in _TOLD else ""
            yield {"at": entry.at.isoformat(), "what": f"{entry.kind} {body}".rstrip()}
        if is_seat_given:
            holders[entry.seat] = entry.body


def _written(members: dict[str, Any]) -> str:
    """Write each member in lines of its own, so that people can read it and it stays small."""
    lines = [f"{json.dumps(name)}: {_lines(value)}" for name, value in members.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


def _lines(value: object) -> str:
    if not isinstance(value, list) or not value:
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join(json.dumps(item, ensure_ascii=False) for item in value) + "\n]"
