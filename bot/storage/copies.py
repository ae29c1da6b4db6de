"""Copies that the bot itself makes of its database, beside it: how they are called, how many stay.

There are two sorts: before an upgrade to a version, and before something is deleted.
"""

from __future__ import annotations

import filecmp
import os
import re
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

KEPT: Final = 5
"""How many copies of one sort stay; the oldest go first."""

UNFINISHED: Final = ".unfinished"

FORGOTTEN_AFTER: Final = timedelta(hours=1)
"""Whoever makes a copy has written to it since, and else was killed."""

_OF_SQLITE: Final = "(-journal)?"
"""What SQLite adds to the name of a file that it keeps beside a copy until that is whole."""

_CUT_OFF: Final = re.compile("[a-z0-9_]{8}" + re.escape(UNFINISHED) + _OF_SQLITE)
"""How a copy is called, behind the name that it is to get, until it is whole."""

_TIME: Final = "[0-9]{8}T[0-9]{6}"
_UPGRADE: Final = re.compile("before-[0-9]{4}(-" + _TIME + ")?")
_DELETION: Final = re.compile("before-deletion-" + _TIME)
"""What the names of the two sorts have behind the database's; older versions wrote no time."""


def begin(path: Path, version: int) -> Path:
    """Return an empty file, for its owner's eyes alone, for a copy before an upgrade.

    One of the same upgrade that was cut off is deleted.
    """
    unfinished = path.with_name(f"{path.name}.before-{version:04}{UNFINISHED}")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    return unfinished


def finish(path: Path, unfinished: Path) -> None:
    """Keep a copy before an upgrade, called by its time, and delete the oldest of its sort.

    If there is one of the same upgrade that holds the same, that is the copy.
    """
    flush(unfinished)
    upgrade = unfinished.name.removesuffix(UNFINISHED)
    others = (it for it in _beside(path, _UPGRADE) if it.name.startswith(upgrade))
    if any(filecmp.cmp(unfinished, other, shallow=False) for other in others):
        unfinished.unlink()
    else:
        made_at = datetime.fromtimestamp(unfinished.stat().st_mtime, UTC)
        unfinished.rename(path.with_name(f"{upgrade}-{_written(made_at)}"))
    flush(path.parent)
    _drop_oldest(path, _UPGRADE)


def before_deletion(path: Path, at: datetime) -> Path:
    """Return how a copy is called that is made before something is deleted."""
    return path.with_name(f"{path.name}.before-deletion-{_written(at)}")


def finish_before_deletion(path: Path) -> None:
    """Delete the oldest copies that were made before something was deleted."""
    _drop_oldest(path, _DELETION)


def drop_cut_off(path: Path) -> None:
    """Delete what was to become ``path`` and was cut off; nobody may be making such a copy now."""
    with suppress(OSError):  # what cannot be deleted stays
        for copy in _beside(path, _CUT_OFF):
            copy.unlink()


def drop_forgotten(copy: Path) -> None:
    """Delete what was cut off of any copies in the folder of one that is begun just now."""
    with suppress(OSError):  # what cannot be seen or deleted stays
        until = copy.stat().st_mtime - FORGOTTEN_AFTER.total_seconds()
        for other in copy.parent.iterdir():
            is_one = re.fullmatch(rf".+\.{_CUT_OFF.pattern}", other.name)
            if is_one and other.stat().st_mtime < until:
                other.unlink()


def flush(path: Path) -> None:
    """Wait until a file, or which files are in a folder, is on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _drop_oldest(path: Path, sort: re.Pattern[str]) -> None:
    """Delete all copies of a sort but the newest, and those that were cut off."""
    cut_off = re.compile(rf"{sort.pattern}(\.[^.]+)?{re.escape(UNFINISHED)}{_OF_SQLITE}")
    oldest = sorted(_beside(path, sort), key=_time_of)[:-KEPT]
    for copy in [*_beside(path, cut_off), *oldest]:
        copy.unlink()


def _time_of(copy: Path) -> str:
    """Return what sorts copies by age: those that say no time come first."""
    return copy.name.rpartition("-")[2]


def _written(at: datetime) -> str:
    return f"{at:%Y%m%dT%H%M%S}"


def _beside(path: Path, called: re.Pattern[str]) -> list[Path]:
    """Return the files beside a database that have its name and something behind it."""
    named = ((other, other.name.removeprefix(f"{path.name}.")) for other in path.parent.iterdir())
    return [other for other, rest in named if rest != other.name and called.fullmatch(rest)]
