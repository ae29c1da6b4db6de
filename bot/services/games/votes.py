"""Votes: who is asked what, what they have answered, and what follows from it.

A vote stands in the log: an entry that asks, entries that answer, and one that decides. The
decision is an entry, too, so that it is never reckoned again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import combinations_with_replacement
from typing import Final

from bot.storage.log import Entry, EntryKind
from engine.actions import Resign


class Subject(StrEnum):
    """What a vote is about."""

    TIME_OUT = "time_out"
    UNDO = "undo"
    REPLACE = "replace"


class Answer(StrEnum):
    """What a voter may answer, and what may be decided."""

    WAIT = "wait"
    SKIP = "skip"
    COMPUTER = "computer"
    REMOVE = "remove"
    YES = "yes"
    NO = "no"


AGREEING: Final = (Answer.YES, Answer.NO)
"""The answers of votes in which all must agree."""

VOID: Final = "void"
"""What the log has as a decision if the game went on before there was one."""


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote about what ``seat`` did or failed to do.

    ``revision`` is the entry that asked. ``voters`` are seats; ``answers`` are theirs so far.
    ``default`` is what a tie or silence decides. ``detail`` depends on the subject: for an undo it
    is the revision to go back to, for a replacement see ``Replacement``.
    ``decided`` is an answer, or ``VOID``; "" while the vote is open.
    """

    subject: Subject
    seat: int
    revision: int
    voters: tuple[int, ...]
    choices: tuple[Answer, ...]
    default: Answer
    detail: str = ""
    answers: Mapping[int, Answer] = field(default_factory=dict)
    decided: str = ""

    @property
    def is_by_default(self) -> bool:
        """Whether it was decided without a majority."""
        return self.decided == self.default != self._leader(tuple(self.answers.values()))

    @property
    def silent(self) -> tuple[int, ...]:
        """The voters who have not answered."""
        return tuple(seat for seat in self.voters if seat not in self.answers)

    def answered(self, seat: int, answer: Answer) -> Vote:
        """Return the vote after a voter's answer, which replaces an earlier one."""
        return replace(self, answers={**self.answers, seat: answer})

    def among(self, seats: Iterable[int]) -> Vote:
        """Return the vote of those of its voters who are in ``seats``."""
        staying = frozenset(seats)
        voters = tuple(seat for seat in self.voters if seat in staying)
        answers = {seat: given for seat, given in self.answers.items() if seat in voters}
        return replace(self, voters=voters, answers=answers)

    def decision(self, *, is_time_over: bool = False) -> Answer | None:
        """Return what is decided; None if it depends on answers that may still come."""
        if self.choices == AGREEING:
            return self._agreement(is_time_over=is_time_over)
        return self._majority(is_time_over=is_time_over)

    def _agreement(self, *, is_time_over: bool) -> Answer | None:
        if Answer.NO in self.answers.values():
            return Answer.NO
        if not self.silent:
            return Answer.YES
        return self.default if is_time_over else None

    def _majority(self, *, is_time_over: bool) -> Answer | None:
        given = tuple(self.answers.values())
        left = 0 if is_time_over else len(self.silent)
        # A table has five seats: all that those who are silent may still answer can be tried.
        possible = {
            self._leader((*given, *rest)) or self.default
            for rest in combinations_with_replacement(self.choices, left)
        }
        return possible.pop() if len(possible) == 1 else None

    def _leader(self, answers: Sequence[Answer]) -> Answer | None:
        """Return the answer that was given more often than any other; None if there is none."""
        counts = Counter(answers)
        most = max(counts[choice] for choice in self.choices)
        leading = [choice for choice in self.choices if counts[choice] == most]
        return leading[0] if len(leading) == 1 else None


def asked_text(vote: Vote) -> str:
    """Write a vote as the body of the entry that asks."""
    subject = f"{vote.subject}:{vote.detail}" if vote.detail else str(vote.subject)
    voters = ",".join(map(str, vote.voters))
    return f"{subject} {','.join(vote.choices)} {vote.default} {voters}"


def asked_in(entry: Entry) -> Vote:
    """Read the vote that an entry asks for.

    Raises:
        ValueError: there is none in it.
    """
    subject, choices, default, voters = entry.body.split(" ")
    word, _, detail = subject.partition(":")
    return Vote(
        subject=Subject(word),
        seat=-1 if entry.seat is None else entry.seat,
        revision=entry.revision,
        voters=tuple(map(int, voters.split(","))) if voters else (),
        choices=tuple(map(Answer, choices.split(","))),
        default=Answer(default),
        detail=detail,
    )


def vote_in(entries: Sequence[Entry]) -> Vote | None:
    """Return the vote that is open at the end of a log; None if there is none."""
    vote = newest_vote(entries)
    return None if vote is None or vote.decided else vote


def newest_vote(entries: Sequence[Entry]) -> Vote | None:
    """Return the newest vote of a log, open or decided; None if there was none.

    Who resigned before it was decided is none of its voters any more.
    """
    answers: dict[int, Answer] = {}
    resigned: set[int | None] = set()
    decided = ""
    for entry in reversed(entries):
        match entry.kind:
            case EntryKind.DECIDED if not decided:
                decided = entry.body
                resigned.clear()  # those came later, or are what was decided
            case EntryKind.TIMED_OUT if decided:
                return None  # it was decided without asking anybody
            case EntryKind.ANSWERED if entry.seat is not None:
                answers.setdefault(entry.seat, Answer(entry.body))  # the newest counts
            case EntryKind.ACTION if is_resignation(entry):
                resigned.add(entry.seat)
            case EntryKind.ASKED:
                vote = replace(asked_in(entry), answers=answers, decided=decided)
                return vote.among(seat for seat in vote.voters if seat not in resigned)
            case _:
                pass
    return None


def is_resignation(entry: Entry) -> bool:
    """Tell whether a seat resigned with an entry, or was removed."""
    return entry.kind is EntryKind.ACTION and entry.body == str(Resign())
