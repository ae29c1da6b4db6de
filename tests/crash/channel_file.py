"""Channels that are files, so that they outlive whoever posts to them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.services.posting.calls import called_by
from bot.services.posting.sending import (
    Detail,
    MessageGone,
    NotTaken,
    OwedRow,
    Sent,
    TryLater,
    Undeliverable,
)
from bot.storage.outbox import KINDS, Kind

FIRST_ID = 10**9
"""Greater than the ids of interactions, as those of later messages are."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message that stands; ids grow with each one that is posted in any channel."""

    message_id: int
    row_id: int
    game_id: int
    kind: Kind
    first_revision: int
    last_revision: int
    detail: str
    is_anew: bool
    calls: tuple[int, ...]
    """The users whom it calls."""
    at: float
    """When it was posted, in seconds of the services' clock."""


def channel_file(folder: Path, channel_id: int) -> Path:
    """Return where a channel is."""
    return folder / f"channel-{channel_id}"


def append(path: Path, line: Mapping[str, object]) -> None:
    """Add a line in one write, which a kill cannot cut in two."""
    with path.open("ab", buffering=0) as file:
        file.write(json.dumps(line).encode() + b"\n")


def lines(path: Path) -> list[dict[str, Any]]:
    """Read all lines."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [json.loads(line) for line in text.splitlines()]


def standing(path: Path) -> Iterator[Message]:
    """Tell what stands in a channel, oldest first."""
    deleted = {line["deleted"] for line in lines(path) if "deleted" in line}
    return (message for message in posted(path) if message.message_id not in deleted)


def posted(path: Path) -> Iterator[Message]:
    """Tell what was posted in a channel, oldest first, whether it still stands or not."""
    for line in lines(path):
        if "deleted" not in line:
            kind, calls = KINDS[line["kind"]], tuple(line["calls"])
            yield Message(**line | {"kind": kind, "calls": calls})


class FileCourier:
    """Posts to files: slowly, sometimes twice, sometimes without an answer."""

    def __init__(self, folder: Path, chance: random.Random, now: Callable[[], datetime]) -> None:
        self._folder = folder
        self._chance = chance
        self._now = now

    async def latest(self, channel_id: int) -> int | None:
        return max((message.message_id for message in self._standing(channel_id)), default=None)

    def newest_seen(self) -> int:
        return 0

    async def is_member(self, _guild_id: int, _user_id: int) -> bool:
        return True

    async def post(self, row: OwedRow, detail: Detail) -> Sent:
        await self._dawdle()
        if detail is not Detail.BARE and self._chance.random() < 0.1:
            raise RuntimeError("a board that cannot be drawn")
        message_id = self._write(row, detail)
        await self._dawdle()
        trouble = self._chance.random()
        if trouble < 0.1:
            self._write(row, detail)
        elif trouble < 0.2:
            raise TryLater
        await self._dawdle()
        return Sent(message_id, called_by(row), may_have_duplicates=trouble < 0.1)

    async def find(self, channel_id: int, after: int, row_id: int) -> list[int]:
        await self._dawdle()
        return [
            message.message_id
            for message in self._standing(channel_id)
            if message.message_id > after and message.row_id == row_id
        ]

    async def edit(self, row: OwedRow, message_id: int, _detail: Detail) -> None:
        await self._dawdle()
        trouble = self._chance.random()
        if trouble < 0.1:
            raise NotTaken("an edit that is refused")
        if trouble < 0.2:
            raise Undeliverable("an edit that is forbidden")
        self._require(row.channel_id, message_id)

    async def delete(self, channel_id: int, message_id: int) -> None:
        self._require(channel_id, message_id)
        append(channel_file(self._folder, channel_id), {"deleted": message_id})
        await self._dawdle()

    def _write(self, row: OwedRow, detail: Detail) -> int:
        path = channel_file(self._folder, row.channel_id)
        channels = self._folder.glob("channel-*")
        message_id = FIRST_ID + sum(channel.stat().st_size for channel in channels)
        append(
            path,
            {
                "message_id": message_id,
                "row_id": row.row_id,
                "game_id": row.game_id,
                "kind": row.kind.word,
                "first_revision": row.first_revision,
                "last_revision": row.last_revision,
                "detail": detail.value,
                "is_anew": row.is_anew,
                "calls": called_by(row),
                "at": self._now().timestamp(),
            },
        )
        return message_id

    async def _dawdle(self) -> None:
        await asyncio.sleep(self._chance.random() * 0.004)

    def _standing(self, channel_id: int) -> Iterator[Message]:
        return standing(channel_file(self._folder, channel_id))

    def _require(self, channel_id: int, message_id: int) -> None:
        if all(message.message_id != message_id for message in self._standing(channel_id)):
            raise MessageGone
