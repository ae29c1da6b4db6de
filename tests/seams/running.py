"""Runs of the matrix: as many stories as there is time for, and what they found."""

from __future__ import annotations

import asyncio
import math
import os
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import count, islice, product
from typing import Final

from tests.seams.axes import Corner, Pair, corners, covering, pairs_of
from tests.seams.deeds import ALONE, possible
from tests.seams.script import Event, Moment, Script
from tests.seams.shrinking import Shrinking
from tests.seams.story import Claims, Found, invent, own_folder, play, with_table
from tests.seams.table import NotReached, Table

SEED: Final = int(os.environ.get("DALAPAPA_SEED", "32"))
"""The seed of the stories in the tests."""

LENGTH: Final = 14
"""How many moments a random story has; a script and its corner are at most twenty lines."""


@dataclass
class Run:
    """One run; ``met`` are the corners that stories began in, ``found`` is what was found.

    It ends with the time ``until`` (of ``time.monotonic``), or after ``most`` stories, of which
    those before the ``first`` are left out.
    """

    seed: int
    claims: Claims
    until: float = math.inf
    first: int = 0
    most: int | None = None
    shrinks: bool = True
    kind: type[Table] = Table
    met: list[Corner] = field(default_factory=list)
    found: list[Found] = field(default_factory=list)
    told: int = 0
    unreached: list[Corner] = field(default_factory=list)
    possible: frozenset[Pair] = frozenset()
    """The pairs of values that the run could meet."""
    _missing: set[Pair] = field(default_factory=set)

    @property
    def is_over(self) -> bool:
        """Whether its time is over."""
        return time.monotonic() > self.until

    def corners(self) -> Iterator[tuple[int, Corner]]:
        """The corners that it begins in, each with a number for its chance."""
        last = None if self.most is None else self.first + self.most
        here, self.possible = _room_of(self.kind.has_room_for)
        self._missing |= self.possible
        covered = covering(self.seed, here, self._missing)
        numbered = zip(count(self.seed), covered, strict=False)
        for number, corner in islice(numbered, self.first, last):
            if self.is_over:
                break
            yield number, corner

    def miss(self, corner: Corner) -> None:
        """Note a corner to which no deal has led; what only it had is looked for again."""
        self.unreached.append(corner)
        self._missing |= pairs_of([corner]) - pairs_of(self.met)

    def note(self, corner: Corner, found: Found | None) -> Iterator[Found]:
        """Note a story; yield what it found, shortened."""
        self.told += 1
        self.met.append(corner)
        if found is not None:
            shortest = Shrinking(found, self.claims, self.kind).shrunk() if self.shrinks else found
            self.found.append(shortest)
            yield shortest


@cache
def _room_of(
    has_room_for: Callable[[Corner], bool],
) -> tuple[tuple[Corner, ...], frozenset[Pair]]:
    """The corners for which there is room, and their pairs of values."""
    here = tuple(filter(has_room_for, corners()))
    return here, pairs_of(here)


def replay(text: str, claims: Claims, kind: type[Table] = Table) -> Found | None:
    """Play a written script again."""
    with own_folder() as folder:
        return asyncio.run(play(Script.read(text), claims, folder, kind))


def stories(run: Run) -> Iterator[Found]:
    """Tell random stories until the time is over; yield what they find."""
    for number, corner in run.corners():
        length = random.Random(number).randrange(LENGTH + 1)
        with own_folder() as folder:
            try:
                told = asyncio.run(invent(number, corner, length, run.claims, folder, run.kind))
            except NotReached:
                run.miss(corner)
                continue
        yield from run.note(corner, told.found)


def pairs(run: Run) -> Iterator[Found]:
    """Let each two events that may happen in a corner do so at one instant, in both orders."""
    for number, corner in run.corners():
        script = Script(number, corner)
        try:
            events = asyncio.run(_events_of(script))
        except NotReached:
            run.miss(corner)
            continue
        both = list(product(events, repeat=2))
        random.Random(number).shuffle(both)
        for first, second in both:
            if run.is_over:
                return
            moments: tuple[Moment, ...] = ((first, second),)
            if {first.kind, second.kind} & ALONE:
                moments = ((first,), (second,))
            with own_folder() as folder:
                found = asyncio.run(play(replace(script, moments=moments), run.claims, folder))
            yield from run.note(corner, found)


async def _events_of(script: Script) -> list[Event]:
    async def look(table: Table) -> list[Event]:
        events = possible(table, await table.match())
        return list({(event.kind, event.who, event.how[:3]): event for event in events}.values())

    with own_folder() as folder:
        return await with_table(script, folder, look)
