"""What is stored about one person, as one JSON text that holds nothing of others."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from bot.services.people.holders import holder_text
from bot.storage import log
from bot.storage.database import Database
from bot.storage.log import Entry, EntryKind, LogRow
from bot.storage.people import personal
from bot.storage.people.forgetting import NAMING, games_of

_FORMAT: Final = "dalapapa-my-data/1"

FILE_NAME: Final = "dalapapa-my-data.json"

GAMES_A_STEP: Final = 10
"""How many games are read at once; pages that others ask for are read in between."""

LARGEST_FILE: Final = 10 * 1024 * 1024
"""Bytes of the largest file that Discord takes anywhere."""

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


@dataclass(frozen=True, slots=True)
class OwnData:
    """A JSON text, UTF-8; if it ``is_packed`` it is the one file of a ZIP archive."""

    content: bytes
    is_packed: bool = False


class _File:
    """A text that is written in parts, and packed as soon as it grows larger than ``largest``."""

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._kept = io.BytesIO()
        self._archive: zipfile.ZipFile | None = None
        self._packed: Any = None

    def write(self, text: str) -> None:
        part = text.encode()
        if self._packed is None and self._kept.tell() + len(part) > self._largest:
            plain, self._kept = self._kept.getbuffer(), io.BytesIO()
            self._archive = zipfile.ZipFile(self._kept, "w", zipfile.ZIP_DEFLATED)
            self._packed = self._archive.open(FILE_NAME, "w")
            self._packed.write(plain)
        (self._packed or self._kept).write(part)

    def write_all(self, parts: Iterator[str]) -> None:
        for part in parts:
            self.write(part)

    def close(self, last: str) -> OwnData:
        self.write(last)
        if self._archive is not None:
            self._packed.close()
            self._archive.close()
        return OwnData(self._kept.getvalue(), self._archive is not None)


async def own_data(
    database: Database, user_id: int, now: datetime, largest: int = LARGEST_FILE
) -> OwnData:
    """Write all that is stored about somebody, without bags, seeds and hands of running games.

    However much that is, it is read in steps, and written in a thread; what would be larger than
    ``largest`` is packed.
    """
    async with database.page() as connection:
        game_ids = sorted(await games_of(connection, user_id))
        about = await personal.about(connection, user_id, game_ids)
    head = {"format": _FORMAT, "user": str(user_id), "made": now.isoformat(timespec="seconds")}
    file = _File(largest)
    await asyncio.to_thread(file.write_all, _head(head, about))
    written = 0
    for first in range(0, len(game_ids), GAMES_A_STEP):
        step = game_ids[first : first + GAMES_A_STEP]
        async with database.page() as connection:
            games = await personal.about_games(connection, user_id, step)
            rows = await log.rows_of(connection, step)
        await asyncio.to_thread(
            file.write_all, _lines(games, rows, user_id, has_before=written > 0)
        )
        written += len(games)
    return await asyncio.to_thread(file.close, "\n]\n}\n" if written else "]\n}\n")


def _head(head: dict[str, str], about: dict[str, list[str]]) -> Iterator[str]:
    """Yield all but the games, each thing in a line of its own, so that people can read it."""
    yield "{\n"
    for name, value in head.items():
        yield f"{json.dumps(name)}: {json.dumps(value)},\n"
    for name, rows in about.items():
        listed = "[\n" + ",\n".join(rows) + "\n]" if rows else "[]"
        yield f"{json.dumps(name)}: {listed},\n"
    yield '"games": ['


def _lines(
    games: Sequence[tuple[int, str]], rows: Sequence[LogRow], user_id: int, *, has_before: bool
) -> Iterator[str]:
    """Yield a line a game, with what somebody did in it."""
    entries = log.by_game(rows)
    for number, (game_id, about) in enumerate(games):
        told = json.dumps([*_own(entries.get(game_id, ()), user_id)], ensure_ascii=False)
        joint = ",\n" if has_before or number else "\n"
        yield f'{joint}{about[:-1]},"log":{told}}}'


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
