"""Copies that the bot makes of its database: how they are called, and which stay.

There are three sorts. Copies before an upgrade and before a deletion stand beside the database, the
nightly ones in a folder for backups.
"""

from __future__ import annotations

import filecmp
import os
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Final

KEPT: Final = 5
"""How many copies before upgrades stay, and how many before deletions; the oldest go first."""

UNFINISHED: Final = ".unfinished"

FORGOTTEN_AFTER: Final = timedelta(hours=1)
"""Whoever makes a copy has written to it since, and else was killed."""

_OF_SQLITE: Final = "(-journal)?"
"""What SQLite adds to the name of a file that it keeps beside a copy until that is whole."""

_CUT_OFF: Final = re.compile("[a-z0-9_]{8}" + re.escape(UNFINISHED) + _OF_SQLITE)
"""How a copy is called, behind the name that it is to get, until it is whole."""

_CUT_OFF_UPGRADE: Final = re.compile("before-[0-9]{4}" + re.escape(UNFINISHED) + _OF_SQLITE)
"""How one before an upgrade is called behind the database's name until it is whole."""

_TIME: Final = "[0-9]{8}T[0-9]{6}"
_FORM: Final = "%Y%m%dT%H%M%S"
_UPGRADE: Final = re.compile("before-[0-9]{4}(-" + _TIME + ")?")
_DELETION: Final = re.compile("before-deletion-" + _TIME)
"""What the names of the two sorts have behind the database's; older versions wrote no time."""

_CALLED: Final = "dalapapa-"
_OF_TIMER: Final = "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{6}"
"""The time in the names of copies that a timer of systemd's made for older versions."""

_NIGHTLY: Final = re.compile(re.escape(_CALLED) + f"({_TIME}|{_OF_TIMER})Z" + re.escape(".sqlite3"))


@dataclass(frozen=True, slots=True)
class Keeping:
    """For how many days each nightly copy stays, and for how many weeks the last of each week."""

    days: int
    weeks: int

    @property
    def longest(self) -> timedelta:
        """How long any copy stays; only the newest nightly one may become older."""
        return max(timedelta(self.days), timedelta(weeks=self.weeks))


def begin(path: Path, version: int) -> Path:
    """Return an empty file, for its owner's eyes alone, for a copy before an upgrade.

    One of the same upgrade that was cut off is deleted.
    """
    unfinished = path.with_name(f"{path.name}.before-{version:04}{UNFINISHED}")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    return unfinished


def finish(path: Path, unfinished: Path) -> None:
    """Keep a copy before an upgrade, called by its time.

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


def before_deletion(path: Path, at: datetime) -> Path:
    """Return how a copy is called that is made before something is deleted."""
    return path.with_name(f"{path.name}.before-deletion-{_written(at)}")


def nightly(folder: Path, at: datetime) -> Path:
    """Return how a nightly copy is called."""
    return folder / f"{_CALLED}{_written(at)}Z.sqlite3"


def nightly_in(folder: Path) -> list[tuple[datetime, Path]]:
    """Return when the nightly copies in a folder were made, the newest first.

    Those that a timer made for older versions are among them.
    """
    named = ((_NIGHTLY.fullmatch(copy.name), copy) for copy in folder.iterdir())
    dated = ((_read(match[1].replace("-", "")), copy) for match, copy in named if match)
    return sorted(((at, copy) for at, copy in dated if at is not None), reverse=True)


def prune(path: Path, folder: Path | None, keeping: Keeping, now: datetime) -> list[Path]:
    """Delete the copies of a database that are too many or too old; return them.

    Those in ``folder`` are the nightly ones; their newest always stays. Files with other names stay
    as well, but not what was cut off of a copy: nobody but the bot may delete what stands in it.
    """
    for place in (path.parent, folder):
        if place is not None:
            drop_forgotten(place, now.timestamp())
    oldest = now - keeping.longest
    gone = []
    for sort in (_UPGRADE, _DELETION):
        made = sorted(((_time_of(copy), copy) for copy in _beside(path, sort)), reverse=True)
        gone += [copy for at, copy in made[:KEPT] if at < oldest]
        gone += [copy for _, copy in made[KEPT:]]
    if folder is not None:
        gone += _too_old(nightly_in(folder), keeping, now)
    for copy in gone:
        copy.unlink(missing_ok=True)
    return gone


def _too_old(
    copies: Sequence[tuple[datetime, Path]], keeping: Keeping, now: datetime
) -> list[Path]:
    """Return which of the nightly copies go, given from the newest on, which always stays."""
    gone = []
    for (newer, _), (at, copy) in pairwise(copies):
        is_last_of_week = newer.isocalendar()[:2] != at.isocalendar()[:2]
        stays_for = timedelta(weeks=keeping.weeks if is_last_of_week else 0)
        if now - at >= max(stays_for, timedelta(keeping.days)):
            gone.append(copy)
    return gone


def drop_cut_off(path: Path) -> None:
    """Delete what was to become ``path`` and was cut off; nobody may be making such a copy now."""
    with suppress(OSError):  # what cannot be deleted stays
        for copy in [*_beside(path, _CUT_OFF), *_beside(path, _CUT_OFF_UPGRADE)]:
            copy.unlink()


def drop_forgotten(folder: Path, now: float) -> None:
    """Delete what was cut off of any copies in a folder, if nobody makes them any more.

    ``now`` is the time as files have it.
    """
    with suppress(OSError):  # what cannot be seen or deleted stays
        until = now - FORGOTTEN_AFTER.total_seconds()
        for other in folder.iterdir():
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


def _time_of(copy: Path) -> datetime:
    """Return when a copy was made, by its name if that says it, else by its file."""
    at = _read(copy.name.rpartition("-")[2])
    return at or datetime.fromtimestamp(copy.stat().st_mtime, UTC)


def _read(written: str) -> datetime | None:
    try:
        return datetime.strptime(written, _FORM).replace(tzinfo=UTC)
    except ValueError:
        return None


def _written(at: datetime) -> str:
    return at.astimezone(UTC).strftime(_FORM)


def _beside(path: Path, called: re.Pattern[str]) -> list[Path]:
    """Return the files beside a database that have its name and something behind it."""
    named = ((other, other.name.removeprefix(f"{path.name}.")) for other in path.parent.iterdir())
    return [other for other, rest in named if rest != other.name and called.fullmatch(rest)]
