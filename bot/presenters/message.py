"""What a message is before Discord: text, rows to click on, a picture with its description."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.services.pictures import Drawing

LONGEST_TEXT: Final = 2000
LONGEST_ALT_TEXT: Final = 1024
LONGEST_LABEL: Final = 80
LONGEST_OPTION: Final = 100
LONGEST_TITLE: Final = 45
MOST_OPTIONS: Final = 25
WIDEST_ROW: Final = 5
MOST_ROWS: Final = 5

_LEFT_OUT: Final = "…"


class Style(StrEnum):
    """How a button looks: the likely choice, another one, a good one, a grave one."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """One button; what it does stands in its custom id."""

    label: str
    custom_id: str
    style: Style = Style.SECONDARY
    is_disabled: bool = False


@dataclass(frozen=True, slots=True)
class SelectOption:
    """One of the things that a select offers; ``value`` is what is sent when it is chosen."""

    label: str
    value: str
    note: str = ""
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A list out of which one thing is chosen; ``hint`` shows while nothing is."""

    custom_id: str
    options: tuple[SelectOption, ...]
    hint: str = ""


Row = tuple[Button, ...] | Select
"""What stands side by side under a message: some buttons, or one select."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to be drawn, its file's name without ending, and what it shows in words."""

    drawing: Drawing
    name: str
    alt_text: str


@dataclass(frozen=True, slots=True)
class TextFile:
    """A text to be sent as a file of its own, by its name without ending."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Message:
    """One message; ``pings`` is the only user whom it may call.

    An answer that ``is_for_all`` may be seen by the whole channel, not by the asker alone.
    """

    text: str
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    pings: int | None = None
    is_silent: bool = False
    is_for_all: bool = False
    file: TextFile | None = None

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons, row by row."""
        return tuple(button for row in self.rows if isinstance(row, tuple) for button in row)


@dataclass(frozen=True, slots=True)
class Question:
    """A field into which something short is typed; what is typed comes with ``custom_id``."""

    custom_id: str
    title: str
    label: str
    hint: str = ""


def in_rows(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """Lay out buttons in as few rows as there is room for them."""
    starts = range(0, len(buttons), WIDEST_ROW)
    return tuple(tuple(buttons[start : start + WIDEST_ROW]) for start in starts)


def shortened(text: str, longest: int) -> str:
    """Cut a text to what fits, showing that it was cut."""
    return text if len(text) <= longest else text[: longest - 1] + _LEFT_OUT


def first_line_of(text: str) -> str:
    """Return what stands before the first line break."""
    return text.partition("\n")[0]


def joined(lines: Sequence[str]) -> str:
    """Join the lines of a message that are not empty."""
    return shortened("\n".join(line for line in lines if line), LONGEST_TEXT)


def framed(head: str, story: Sequence[str], *tail: str) -> str:
    """Join the lines of a message; of a story that is too long its beginning is left out."""
    left = LONGEST_TEXT - len(joined([head, *tail]))
    return joined([head, *newest(story, left), *tail])


def newest(story: Sequence[str], longest: int) -> list[str]:
    """Return as much of a story's end as fits; each part counts with what joins it to the next.

    In place of a beginning that does not fit stands a sign that something was left out.
    """
    if sum(len(part) + 1 for part in story) <= longest:
        return list(story)
    left = longest - len(_LEFT_OUT) - 1
    kept: list[str] = []
    for part in reversed(story):
        left -= len(part) + 1
        if left < 0:
            break
        kept.insert(0, part)
    return [_LEFT_OUT, *kept]
