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

from bot.storage import words
from bot.storage.log import Entry, EntryKind
from engine.actions import Resign


class Subject(StrEnum):
    """What a vote is about."""

    TIME_OUT = "time_out"
    GONE = "gone"
    UNDO = "undo"
    REPLACE = "replace"


class Answer(StrEnum):
    """What a voter may answer, and what may be decided."""

    WAIT = "wait"
    SKIP = "skip"
    PLAY = "botturn"
    """A computer ends this one turn."""
    COMPUTER = "computer"
    """A computer plays on until the seat's owner is back."""
    REMOVE = "remove"
    YES = "yes"
    NO = "no"


AGREEING: Final = (Answer.YES, Answer.NO)
"""The answers of votes in which all must agree."""

ABOUT_TURNS: Final = (Subject.TIME_OUT, Subject.GONE)
"""Subjects of votes about somebody on turn; the others are requests."""

OFFERED: Final = (
    (Answer.WAIT, Answer.SKIP, Answer.PLAY),
    (Answer.WAIT, Answer.SKIP, Answer.COMPUTER, Answer.REMOVE),
    (Answer.SKIP, Answer.COMPUTER, Answer.REMOVE),
)
"""What is offered at the first, the second, and any later time-out in a row."""

ABOUT_GONE: Final = (Answer.SKIP, Answer.COMPUTER, Answer.REMOVE)
"""What is offered about somebody on turn who has left the server."""

VOID: Final = "void"
"""What the log has as a decision if the game went on before there was one."""

ENDED: Final = "ended"
"""The same if the request had to give way to a vote."""


_FIRST_AND_LAST: Final = (EntryKind.ASKED, EntryKind.DECIDED)
"""With which entries a vote opens and ends."""

_RESIGNATION: Final = str(Resign())


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote about what ``seat`` did or failed to do.

    ``revision`` is the entry that asked. ``voters`` are seats; ``answers`` are theirs so far.
    ``default`` is what a tie or silence decides. ``detail`` depends on the subject: for an undo it
    is the revision to go back to, for a replacement see ``Request``.
    ``decided`` is an answer, ``VOID`` or ``ENDED``; "" while the vote is open.
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
    def is_request(self) -> bool:
        """Whether somebody has asked for it, and all must agree."""
        return self.subject not in ABOUT_TURNS

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
        if not self.voters:
            return self.default
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


def is_readable(entry: Entry) -> bool:
    """Tell whether this version knows all words of an entry that votes are about."""
    match entry.kind:
        case EntryKind.ASKED:
            try:
                asked_in(entry)
            except ValueError:
                return False
            return True
        case EntryKind.ANSWERED:
            return words.is_known(Answer, entry.body)
        case EntryKind.DECIDED:
            return entry.body in (VOID, ENDED) or words.is_known(Answer, entry.body)
        case _:
            return entry.kind is not EntryKind.UNKNOWN


def vote_in(entries: Sequence[Entry]) -> Vote | None:
    """Return the vote that is open at the end of a log; None if there is none."""
    last = next((it.kind for it in reversed(entries) if it.kind in _FIRST_AND_LAST), None)
    return newest_vote(entries) if last is EntryKind.ASKED else None


def newest_vote(entries: Sequence[Entry]) -> Vote | None:
    """Return the newest vote of a log, open or decided; None if there was none.

    None, too, if the newest decision was made without asking anybody. Who has resigned before it
    was decided, has left the server, or has given the seat away, is none of its voters any more.
    """
    answers: dict[int, Answer] = {}
    out: set[int | None] = set()
    decided = ""
    for entry in reversed(entries):
        match entry.kind:
            case EntryKind.DECIDED:
                if decided:
                    return None
                decided = entry.body
                out.clear()  # those came later, or are what was decided
            case EntryKind.ANSWERED if entry.seat is not None:
                answers.setdefault(entry.seat, Answer(entry.body))  # the newest counts
            case EntryKind.ACTION if is_resignation(entry):
                out.add(entry.seat)
            case EntryKind.SEAT | EntryKind.GONE:
                out.add(entry.seat)
            case EntryKind.ASKED:
                vote = replace(asked_in(entry), answers=answers, decided=decided)
                return vote.among(seat for seat in vote.voters if seat not in out)
            case _:
                pass
    return None


def table_of(number: int, default: Answer) -> tuple[tuple[Answer, ...], Answer]:
    """Return what is offered at the ``number``-th time-out in a row, and what silence decides.

    ``default`` is the server's: to wait, to skip, or that a computer plays.
    """
    choices = OFFERED[min(number, len(OFFERED)) - 1]
    if Answer.WAIT not in choices:
        return choices, Answer.COMPUTER
    return choices, default if default in choices else Answer.PLAY


def is_resignation(entry: Entry) -> bool:
    """Tell whether a seat resigned with an entry, or was removed."""
    return entry.kind is EntryKind.ACTION and entry.body == _RESIGNATION


def is_bot_turn(entry: Entry) -> bool:
    """Tell whether an entry decides that a computer ends the turn of a person."""
    return entry.kind is EntryKind.DECIDED and entry.body == Answer.PLAY
