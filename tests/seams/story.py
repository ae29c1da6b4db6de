"""Stories: a table is brought to its corner, moments pass, and all claims look at each of them."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from tests.seams.axes import Corner
from tests.seams.begin import begin
from tests.seams.claims.claim import Claim
from tests.seams.deeds import ALONE, happen_together, possible
from tests.seams.script import Event, Moment, Script
from tests.seams.table import NotReached, Table, begun

T = TypeVar("T")

Claims = Sequence[type[Claim]]

TOGETHER: Final = 0.2
"""How often two things happen at one instant."""

PLANNED: Final = 0.25
"""How often somebody plans who can, in place of what would happen."""

WEIGHTS: Final = {
    "end": 12,
    "answer": 10,
    "time": 14,
    "undo": 3,
    "replace": 2,
    "lay": 3,
    "take": 3,
    "restore": 3,
    "plan": 3,
}
"""How often each kind of event comes, against 1 for the others."""


@dataclass(frozen=True, slots=True)
class Found:
    """What broke a claim, or any other error; ``script`` leads there."""

    script: Script
    error: Exception

    @property
    def name(self) -> str:
        """The claim's name, or that of the error."""
        return getattr(self.error, "name", "") or type(self.error).__name__

    def __str__(self) -> str:
        return f"{self.error!r}\n{self.script}"


async def play(
    script: Script, claims: Claims, folder: Path, kind: type[Table] = Table
) -> Found | None:
    """Play a script as it is written, at a table of a kind; return what it found."""
    story = _Written(script)
    return await _tell(story, claims, folder, kind)


async def invent(  # noqa: PLR0913, PLR0917
    seed: int,
    corner: Corner,
    length: int,
    claims: Claims,
    folder: Path,
    kind: type[Table] = Table,
) -> _Told:
    """Tell a story of random events; return it, with what it found."""
    story = _Invented(seed, corner, length)
    found = await _tell(story, claims, folder, kind)
    return _Told(story.script, found)


@dataclass(frozen=True, slots=True)
class _Told:
    script: Script
    found: Found | None


class _Written:
    def __init__(self, script: Script) -> None:
        self.script = script
        self._left = list(script.moments)

    async def next(self, _table: Table) -> Moment | None:
        return self._left.pop(0) if self._left else None


class _Invented:
    def __init__(self, seed: int, corner: Corner, length: int) -> None:
        self.script = Script(seed, corner)
        self._chance = random.Random(f"{seed} {corner} {length}")
        self._length = length

    async def next(self, table: Table) -> Moment | None:
        if len(self.script.moments) >= self._length:
            return None
        events = list(possible(table, await table.match()))
        kinds: dict[str, list[Event]] = {}
        for event in events:
            kinds.setdefault(event.kind, []).append(event)
        moment: Moment = ()
        for _ in range(2 if self._chance.random() < TOGETHER else 1):
            weights = [WEIGHTS.get(kind, 1) for kind in kinds]
            (kind,) = self._chance.choices([*kinds], weights)
            moment = (*moment, self._chance.choice(kinds[kind]))
        if any(event.kind in ALONE for event in moment):
            moment = moment[:1]
        if (on_turn := await table.on_turn()) is not None:  # or hardly a turn would be ended
            ends = Event("end", on_turn.name)
            moment = tuple(ends if event.kind == "end" else event for event in moment)
        plans = [event for event in kinds.get("plan", ()) if event.how != "first"]
        if plans and (self._chance.random() < PLANNED):
            moment = (self._chance.choice(plans),)
        self.script = self.script.with_moments((*self.script.moments, moment))
        return moment


async def _tell(
    story: _Written | _Invented, claims: Claims, folder: Path, kind: type[Table]
) -> Found | None:
    script, path = story.script, folder / "games.db"
    try:
        async with begun(path, script.corner, script.seed, begin, kind) as table:
            looking = [claim(table) for claim in claims]
            for claim in looking:
                await claim.begin()
            table.notes = looking
            await table.copy()
            while (moment := await story.next(table)) is not None:
                refused = await happen_together(table, moment)
                table.moments.append(moment)
                for claim in looking:
                    await claim.after(moment, refused)
            for claim in looking:
                await claim.end()
    except NotReached:
        raise
    except Exception as error:  # noqa: BLE001 - whatever happens is a finding
        return Found(story.script, error)
    return None


async def with_table(
    script: Script,
    folder: Path,
    look: Callable[[Table], Awaitable[T]],
    kind: type[Table] = Table,
) -> T:
    """Return what is seen of a table in its corner."""
    async with begun(folder / "games.db", script.corner, script.seed, begin, kind) as table:
        return await look(table)


@contextmanager
def own_folder() -> Iterator[Path]:
    """A folder for one story."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)
