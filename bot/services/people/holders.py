"""Who holds a seat: a person or a computer player, as a number and as text.

A person whose data was deleted has a number of their own, too (``is_former``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, Self

from bot.storage.people.former import is_former
from bot.storage.people.id_signs import IDS_OF_A_LEVEL, is_computer, is_person

__all__ = [
    "EASIEST",
    "NUMBERS",
    "SUBSTITUTE",
    "UNKNOWN",
    "Computer",
    "Holding",
    "holder_id",
    "holder_text",
    "is_computer",
    "is_former",
    "is_holder",
    "is_kind",
    "is_of_unknown_level",
    "is_person",
]

NUMBERS: Final[Mapping[str, int]] = {"easy": 0, "normal": 1, "hard": 2}
"""The number of each computer level in stored ids; never give one to another level."""

EASIEST: Final = "easy"
"""The computer level that is used if nobody chooses one."""

UNKNOWN: Final = "unknown"
"""The level of a computer player that only a newer version of this program has."""

SUBSTITUTE: Final = "normal"
"""The level of computers that play on for somebody."""

_KIND: Final = "bot:"
_TEXT: Final = re.compile(rf"{_KIND}([a-z]+):([1-9])")


@dataclass(frozen=True, slots=True)
class Computer:
    """Computer player ``number`` (1 to 9) of a level within one game."""

    level: str
    number: int

    def __str__(self) -> str:
        """Write the id used in logs and draws, such as ``bot:easy:1``."""
        return f"{self.kind}:{self.number}"

    @property
    def kind(self) -> str:
        """How its actions are marked in logs, such as ``bot:easy``."""
        return f"{_KIND}{self.level}"

    @property
    def user_id(self) -> int:
        """The negative number that stands for it where people have their user ids."""
        return -(IDS_OF_A_LEVEL * NUMBERS[self.level] + self.number)

    @classmethod
    def of_user_id(cls, user_id: int) -> Self | None:
        """Return the computer player of a number; None for a person.

        Its level is ``UNKNOWN`` if only a newer version of this program knows it.

        Raises:
            ValueError: it is no id at all.
        """
        if is_person(user_id):
            return None
        given, number = divmod(-user_id, IDS_OF_A_LEVEL)
        level = next((name for name, known in NUMBERS.items() if known == given), UNKNOWN)
        if number == 0:
            raise ValueError(user_id)
        return cls(level, number)


class Holding(NamedTuple):
    """Who holds a seat: ``played_for`` is the person in whose place a computer does."""

    user_id: int
    played_for: int | None = None

    @classmethod
    def given(cls, before: Holding | None, user_id: int) -> Holding:
        """Return how ``user_id`` holds a seat after whoever held it before."""
        if is_person(user_id) or before is None:
            return cls(user_id)
        return cls(user_id, before.user_id if is_person(before.user_id) else before.played_for)


def is_kind(made_by: str | None) -> bool:
    """Tell whether the log names a computer player as who made an action, at whatever seat."""
    return made_by is not None and made_by.startswith(_KIND)


def holder_text(user_id: int) -> str:
    """Write a seat's holder: a person's user id, or ``bot:LEVEL:n`` for a computer.

    Raises:
        ValueError: it is no id at all, or that of a computer player of an unknown level.
    """
    computer = Computer.of_user_id(user_id)
    if computer is not None and computer.level == UNKNOWN:
        raise ValueError(user_id)
    return str(computer or user_id)


def holder_id(text: str) -> int:
    """Read what ``holder_text`` wrote.

    Raises:
        ValueError: nobody is written down there.
    """
    if not is_holder(text):
        raise ValueError(text)
    written = _TEXT.fullmatch(text)
    return Computer(written[1], int(written[2])).user_id if written else int(text)


def is_of_unknown_level(text: str) -> bool:
    """Tell whether a text names a computer player of a level that this version does not have."""
    written = _TEXT.fullmatch(text)
    return written is not None and written[1] not in NUMBERS


def is_holder(text: str) -> bool:
    """Tell whether ``holder_text`` could have written a text."""
    written = _TEXT.fullmatch(text)
    return written[1] in NUMBERS if written else text.isascii() and text.isdecimal()
