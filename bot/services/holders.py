"""Who holds a seat: a person or a computer player, as a number and as text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self

NUMBERS: Final[Mapping[str, int]] = {"easy": 0}
"""The number of each level of computer players in their stored ids; never given to another."""

EASIEST: Final = "easy"
"""The level of computer players where nobody asks for another."""

_TEXT: Final = re.compile(r"bot:([a-z]+):([1-9])")


@dataclass(frozen=True, slots=True)
class Computer:
    """The computer player number ``number`` (1 to 9) of a level, among those of one game."""

    level: str
    number: int

    def __str__(self) -> str:
        """Write the id that logs and draws know it by, such as ``bot:easy:1``."""
        return f"{self.kind}:{self.number}"

    @property
    def kind(self) -> str:
        """What its actions are marked with in logs, such as ``bot:easy``."""
        return f"bot:{self.level}"

    @property
    def user_id(self) -> int:
        """The number that stands for it where people have their user ids; it is negative."""
        return -(10 * NUMBERS[self.level] + self.number)

    @classmethod
    def of_user_id(cls, user_id: int) -> Self | None:
        """Return whom a number stands for; None for a person.

        Raises:
            ValueError: it is no id at all.
        """
        if user_id > 0:
            return None
        given, number = divmod(-user_id, 10)
        level = next((name for name, known in NUMBERS.items() if known == given), None)
        if number == 0 or level is None:
            raise ValueError(user_id)
        return cls(level, number)


def holder_text(user_id: int) -> str:
    """Write down who holds a seat: a person's user id, or a computer's ``bot:LEVEL:n``.

    Raises:
        ValueError: it is no id at all.
    """
    return str(Computer.of_user_id(user_id) or user_id)


def holder_id(text: str) -> int:
    """Read what ``holder_text`` has written.

    Raises:
        ValueError: nobody is written down there.
    """
    if not is_holder(text):
        raise ValueError(text)
    written = _TEXT.fullmatch(text)
    return Computer(written[1], int(written[2])).user_id if written else int(text)


def is_holder(text: str) -> bool:
    """Tell whether a text is one that ``holder_text`` writes."""
    written = _TEXT.fullmatch(text)
    return written[1] in NUMBERS if written else text.isascii() and text.isdecimal()
