"""Votes, requests and offers as plain rules: what is offered, who may answer, what is decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import combinations_with_replacement
from typing import Final

from bot.storage.log import Entry

OF_TIME_OUTS: Final = (
    ("wait", "skip", "botturn"),
    ("wait", "skip", "computer", "remove"),
    ("skip", "computer", "remove"),
)
"""What is offered at the first, the second and every later time-out in a row."""

OF_GONE: Final = ("skip", "computer", "remove")
OF_REQUESTS: Final = ("yes", "no")

BEFORE_AN_ANSWER: Final = ("void", "ended")
"""How a question ends that was not decided."""


def default_of(choices: Sequence[str], of_server: str) -> str:
    """What a tie or silence decides, where the server's managers chose something."""
    if choices == OF_REQUESTS:
        return "no"
    if "wait" not in choices:
        return "computer"
    bot = "botturn" if "botturn" in choices else "computer"
    return {"wait": "wait", "skip": "skip"}.get(of_server, bot)


@dataclass
class Question:
    """A vote or a request that waits for answers."""

    subject: str
    seat: int
    at: datetime
    revision: int
    voters: list[int]
    choices: tuple[str, ...]
    default: str
    detail: str = ""
    answers: dict[int, str] = field(default_factory=dict)
    was_answered: bool = False
    """Whether anybody has answered, also who is no voter any more."""
    asked: tuple[int, ...] = ()
    """All who were asked, also who is no voter any more."""

    def __post_init__(self) -> None:
        self.asked = tuple(self.voters)

    @classmethod
    def in_entry(cls, entry: Entry) -> Question:
        """Read the entry that asks."""
        assert entry.seat is not None
        what, choices, default, voters = entry.body.split(" ")
        subject, _, detail = what.partition(":")
        seats = [int(seat) for seat in voters.split(",") if seat]
        asked = tuple(choices.split(","))
        return cls(subject, entry.seat, entry.at, entry.revision, seats, asked, default, detail)

    @property
    def is_request(self) -> bool:
        """Whether a person asked for it, so that all must agree."""
        return self.subject in ("undo", "replace")

    @property
    def asker(self) -> int | None:
        """The seat of who asked for another player, None for a manager; who asks for an undo."""
        if self.subject == "undo":
            return self.seat
        _, _, asker = self.detail.partition(":")
        return int(asker) if asker else None

    def leave(self, seat: int) -> None:
        """A voter is none any more."""
        self.voters = [voter for voter in self.voters if voter != seat]
        self.answers.pop(seat, None)

    def decision(self, *, is_time_over: bool) -> str | None:
        """What is decided; None while that depends on answers that may still come."""
        if not self.voters:
            return self.default
        silent = len(self.voters) - len(self.answers)
        if self.is_request:
            if "no" in self.answers.values():
                return "no"
            if not silent:
                return "yes"
            return "no" if is_time_over else None
        results = {self._most(rest) for rest in self._ways_to_go_on(0 if is_time_over else silent)}
        return results.pop() if len(results) == 1 else None

    def _ways_to_go_on(self, silent: int) -> Iterator[tuple[str, ...]]:
        return combinations_with_replacement(self.choices, silent)

    def _most(self, rest: Sequence[str]) -> str:
        counts = Counter([*self.answers.values(), *rest]).most_common()
        if not counts or (len(counts) > 1 and counts[0][1] == counts[1][1]):
            return self.default
        return counts[0][0]


@dataclass
class Offer:
    """A seat that somebody may take over; ``asker`` is None for a manager."""

    seat: int
    user: str
    at: datetime
    revision: int
    has_agreed: bool
    asker: int | None

    @classmethod
    def in_entry(cls, entry: Entry) -> Offer:
        """Read the entry that offers."""
        assert entry.seat is not None
        user, *words = entry.body.split(" ")
        asker = next((int(word[6:]) for word in words if word.startswith("asker:")), None)
        return cls(entry.seat, user, entry.at, entry.revision, "agreed" in words, asker)
