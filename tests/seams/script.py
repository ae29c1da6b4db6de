"""What happens in a story, as text that can be read again: a corner, then a line an event."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.services.people import Person
from tests.bot.services.world import ANN, BOB, CEM, DEE, EVA
from tests.seams.axes import Corner

NEW, ZOE, MIA = Person(107, "New"), Person(108, "Zoe"), Person(109, "Mia")
"""Two who may come into the game later, and a manager who never sat in it."""

PEOPLE: Final = {person.name: person for person in (ANN, BOB, CEM, DEE, EVA, NEW, ZOE, MIA)}

NOBODY: Final = "-"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happens: what, by whom (a name of ``PEOPLE``), and how."""

    kind: str
    who: str = NOBODY
    how: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.kind, self.who, self.how)))

    @classmethod
    def read(cls, line: str) -> Event:
        """Read what ``str`` wrote.

        Raises:
            ValueError: it is no event.
        """
        kind, who, how = (*line.split(maxsplit=2), "", "")[:3]
        if not kind or (who != NOBODY and who not in PEOPLE):
            raise ValueError(line)
        return cls(kind, who, how)

    @property
    def user_id(self) -> int:
        """The user who does it."""
        return PEOPLE[self.who].user_id


Moment = tuple[Event, ...]
"""What happens at one instant: each begins before the others are done, in this order."""

TOGETHER: Final = " & "


def read_moment(line: str) -> Moment:
    """Read the events of one line.

    Raises:
        ValueError: one of them is none.
    """
    return tuple(map(Event.read, line.split(TOGETHER)))


@dataclass(frozen=True, slots=True)
class Script:
    """Where a story begins, and all that happens in it; ``seed`` deals its tiles."""

    seed: int
    corner: Corner
    moments: tuple[Moment, ...] = ()

    def __str__(self) -> str:
        lines = (TOGETHER.join(map(str, moment)) for moment in self.moments)
        return "\n".join((f"{self.seed} {self.corner}", *lines))

    @classmethod
    def read(cls, text: str) -> Script:
        """Read what ``str`` wrote.

        Raises:
            ValueError: it is no script.
        """
        first, *lines = filter(None, map(str.strip, text.splitlines()))
        seed, corner = first.split(maxsplit=1)
        return cls(int(seed), Corner.read(corner), tuple(map(read_moment, lines)))

    def with_moments(self, moments: Iterable[Moment]) -> Script:
        """Return the same beginning with other moments."""
        return Script(self.seed, self.corner, tuple(moments))
