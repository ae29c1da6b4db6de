"""A machine's clock that another process moves: its steps stand in a file of eight bytes.

The bot's own clock is `discord.utils.utcnow`; discord.py's repeating tasks read the time by
themselves, so they are moved too. Sleeps, and Discord's ids, go on as time really does.
"""

from __future__ import annotations

import datetime as dt
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from mmap import ACCESS_READ, mmap
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
from discord.ext import tasks

_SECONDS = struct.Struct("d")


def move_clock(file: Path, seconds: float) -> None:
    """Let the clock of the process that reads the file go so far ahead of the machine's."""
    with file.open("r+b" if file.exists() else "wb") as moved:
        moved.write(_SECONDS.pack(seconds))


@contextmanager
def clock_moved_by(file: Path) -> Iterator[None]:
    """Let the bots of this process read the time that the file makes of it, while it lasts."""
    if not file.exists():
        move_clock(file, 0.0)
    with file.open("rb") as opened, mmap(opened.fileno(), _SECONDS.size, access=ACCESS_READ) as by:

        def now(zone: dt.tzinfo | None = dt.UTC) -> dt.datetime:
            (seconds,) = _SECONDS.unpack(by[:])
            return dt.datetime.now(zone) + dt.timedelta(seconds=seconds)

        class Moved(dt.datetime):
            """What the tasks ask for the time."""

            @classmethod
            def now(cls, tz: dt.tzinfo | None = None) -> Any:
                return now(tz)

        library = cast("Any", tasks)
        before = discord.utils.utcnow, library.datetime
        discord.utils.utcnow = now
        library.datetime = SimpleNamespace(**{**vars(dt), "datetime": Moved})
        try:
            yield
        finally:
            discord.utils.utcnow, library.datetime = before
