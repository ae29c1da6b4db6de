"""A visit to the doctor, on a database of its own, with all that the checks are given to be set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from discord.utils import utcnow

from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Mark
from bot.operating.doctor.rounds import CHANNELS, CHECKS, Examined, examine_all
from bot.storage.database import Database, open_database
from bot.texts import Catalogue
from tests.empty_database import put_empty_database

FINE, WARNING, FAULT = Mark.FINE, Mark.WARNING, Mark.FAULT
TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAwMQ.GabCde.an_invented_token_that_opens_nothing"  # noqa: S105

Line = tuple[Mark, str]
"""The mark of a finding, and the key of what is said."""

TEXTS = [Catalogue().texts(language) for language in Catalogue().languages]


def say_in_all(examined: Sequence[Examined]) -> None:
    """Say findings in every language; what is not fine has something to be done about it."""
    for one in examined:
        for phrase in filter(None, (one.found.said, one.found.todo)):
            for texts in TEXTS:
                texts.say(phrase.key, **phrase.facts)
        assert (one.found.todo is None) is (one.found.mark is FINE)


class Visit:
    """What the checks are given, to be changed before they look."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = folder / "games.sqlite3"
        self.environ = {"DISCORD_TOKEN": TOKEN, "DALAPAPA_DATABASE": str(self.database)}
        self.now: Callable[[], datetime] = utcnow
        self.slept: list[float] = []
        self.commands: list[dict[str, Any]] = []
        self.seconds = 5.0

    def put_database(self) -> None:
        """Put an empty database in place."""
        put_empty_database(self.database)

    async def opened(self) -> Database:
        """Return the database as a bot opens it."""
        self.put_database()
        return await open_database(self.database)

    async def found(self, *names: str) -> list[Examined]:
        """Carry out some checks, in this order; each finding can be said in every language."""
        checks = {check.name: check for check in (*CHECKS, CHANNELS)}
        case = Case(self.environ, self.now, self._sleep, self._describe, self.seconds)
        found = list[Examined]()
        await examine_all(case, [checks[name] for name in names], found.append)
        say_in_all(found)
        return found

    async def lines(self, *names: str) -> list[Line]:
        """Carry out some checks; return what the last of them found."""
        found = await self.found(*names)
        return [(one.found.mark, one.found.said.key) for one in found if one.check == names[-1]]

    async def line(self, *names: str) -> Line:
        """Return the only line of the last of some checks."""
        (line,) = await self.lines(*names)
        return line

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)

    async def _describe(self) -> list[dict[str, Any]]:
        return self.commands
