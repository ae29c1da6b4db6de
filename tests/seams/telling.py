"""A plain reading of a log: which turns were ended, how, and what must be told of each."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.services.people.holders import holder_id
from bot.storage.log import Entry, EntryKind, MadeBy
from tests.seams.script import PEOPLE

_SCORES = re.compile(r"\W*(\w+|Bot \d+|\w+ \(bot\)): \W*\d")
OF_BOTS = "ot"
NAMES = {person.user_id: name for name, person in PEOPLE.items()}


class How(StrEnum):
    """How a turn came to its end."""

    OWN = "own"
    BY_BOT = "by the bot"
    """A computer or the clock acted for whoever holds the seat themselves."""
    SKIPPED = "skipped"
    LEFT = "left"
    """By a resignation or a removal."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A turn that was ended with entry ``revision`` by those called ``names``, one at a time."""

    revision: int
    seat: int
    names: frozenset[str]
    how: How
    is_planned: bool = False
    """Whether its end was carried out as its player had planned."""

    def is_told_in(self, text: str) -> bool:
        """Whether an English text tells of it as it was."""
        words = {
            How.OWN: "",
            How.BY_BOT: "the bot",
            How.SKIPPED: "skipped",
            How.LEFT: "resigned|removed",
        }
        # A sentence of its own, not only the name in a line of scores.
        sentences = (it for it in re.split(r"\n|\. ", text) if not _SCORES.match(it))
        told = (it for it in sentences if re.search(words[self.how], it))
        return any(name in sentence for sentence in told for name in self.names)


def undone(entries: Sequence[Entry]) -> frozenset[int]:
    """The revisions of what was taken back."""
    undos = [it for it in entries if it.kind is EntryKind.UNDO]
    return frozenset(at for it in undos for at in range(int(it.body) + 1, it.revision))


def ended(entries: Sequence[Entry]) -> Iterator[Ended]:
    """All turns of people and computers that were ended and not taken back."""
    gone = undone(entries)
    holders: dict[int | None, int] = {}
    # By seat: somebody may resign while another has begun their turn.
    actors: dict[int, set[str]] = {}
    names: dict[int, set[str]] = {}
    for entry in entries:
        if entry.kind is EntryKind.SEAT:
            holders[entry.seat] = holder_id(entry.body)
        if entry.kind is not EntryKind.ACTION or entry.seat is None or entry.revision in gone:
            continue
        holder = holders[entry.seat]
        actors.setdefault(entry.seat, set()).add(_actor(entry, holder))
        names.setdefault(entry.seat, set()).add(_name(holder))
        if entry.body in ("end", "skip", "resign"):
            how = _how(entry, actors.pop(entry.seat))
            held_by = frozenset(names.pop(entry.seat))
            is_planned = entry.made_by == MadeBy.PLANNED
            yield Ended(entry.revision, entry.seat, held_by, how, is_planned)


def _actor(entry: Entry, holder: int) -> str:
    is_computer = entry.made_by is not None and entry.made_by.startswith("bot:")
    return "bot" if holder > 0 and (is_computer or entry.made_by == MadeBy.CLOCK) else "own"


def _how(entry: Entry, actors: Collection[str]) -> How:
    if entry.body == "skip":
        return How.SKIPPED
    if entry.body == "resign":
        return How.LEFT
    return How.BY_BOT if "bot" in actors else How.OWN


def _name(holder: int) -> str:
    """What a text names at least: "ot" of "Bot 1" and of "Bob (bot)", nothing of who is deleted."""
    return NAMES.get(holder, "" if holder > 0 else OF_BOTS)
