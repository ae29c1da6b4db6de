"""What a message is before Discord: text, one picture with its description, buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.services.pictures import Drawing

LONGEST_TEXT: Final = 2000
LONGEST_ALT_TEXT: Final = 1024
LONGEST_LABEL: Final = 80

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


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to be drawn, its file's name without ending, and what it shows in words."""

    drawing: Drawing
    name: str
    alt_text: str


@dataclass(frozen=True, slots=True)
class Message:
    """One message; ``pings`` is the only user whom it may call.

    An answer that ``is_for_all`` may be seen by the whole channel, not by the asker alone.
    """

    text: str
    buttons: tuple[Button, ...] = ()
    picture: Picture | None = None
    pings: int | None = None
    is_silent: bool = False
    is_for_all: bool = False


def shortened(text: str, longest: int) -> str:
    """Cut a text to what fits, showing that it was cut."""
    return text if len(text) <= longest else text[: longest - 1] + _LEFT_OUT


def joined(lines: Sequence[str]) -> str:
    """Join the lines of a message that are not empty."""
    return shortened("\n".join(line for line in lines if line), LONGEST_TEXT)


def framed(head: str, story: Sequence[str], *tail: str) -> str:
    """Join the lines of a message; of a story that is too long its beginning is left out."""
    left = LONGEST_TEXT - len(joined([head, *tail]))
    kept: list[str] = []
    for line in reversed(story):
        left -= len(line) + 1
        if left < len(_LEFT_OUT):
            kept.insert(0, _LEFT_OUT)
            break
        kept.insert(0, line)
    return joined([head, *kept, *tail])
