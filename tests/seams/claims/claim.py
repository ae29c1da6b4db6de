"""What a claim is: something that looks at a table, and says when it is not as it should be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import ClassVar

from bot.storage import log
from bot.storage.log import Entry
from bot.storage.outbox import KINDS
from tests.seams.script import Moment
from tests.seams.table import Table


class Broken(AssertionError):
    """A claim does not hold."""

    def __init__(self, name: str, what: object) -> None:
        self.name = name
        super().__init__(f"{name}: {what}")


class Claim:
    """One claim about one story, from its corner to its end."""

    name: ClassVar[str]

    def __init__(self, table: Table) -> None:
        self.table = table

    async def begin(self) -> None:
        """Look at the corner."""

    async def after(self, moment: Moment, refused: Sequence[str]) -> None:
        """Look at what came of a moment; ``refused`` are the codes, "" for what was done."""

    async def end(self) -> None:
        """Look at the end of the story; other claims may look after it."""

    def keep(self) -> Mapping[str, object]:
        """Return all that has been noted so far, for ``put_back``."""
        return _copied({name: value for name, value in vars(self).items() if name != "table"})

    def put_back(self, kept: Mapping[str, object], /) -> None:
        """Forget all that was noted since: a restore has taken it away."""
        table = self.table
        vars(self).clear()
        vars(self).update(_copied(kept), table=table)

    def require(self, is_so: object, what: object) -> None:
        """Say that the claim is broken unless something is so."""
        if not is_so:
            raise Broken(self.name, what)

    async def entries(self) -> list[Entry]:
        """The game's log."""
        return await log.entries(self.table.world.database.reader, self.table.game_id)


def _copied(noted: Mapping[str, object]) -> dict[str, object]:
    # A kind equals itself alone, so kinds are not copied.
    return deepcopy(dict(noted), {id(kind): kind for kind in KINDS.values()})
