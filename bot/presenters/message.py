"""Messages before they are Discord's: text, rows to click on, a picture and its description."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Generic, TypeVar

from bot.presenters.people import shown_name
from bot.services.games.lists import Summary
from bot.services.games.match import Match, Turn
from bot.services.lobby import Lobby, Whereabouts
from bot.services.pages.leaderboard import UNRATED, RatedGame
from bot.services.pictures import Drawing
from bot.services.posting import sending
from bot.services.waiting.time_left import NO_LIMIT, TimeLeft
from bot.texts import Texts

LONGEST_TEXT: Final = 2000
LONGEST_ALT_TEXT: Final = 1024
LONGEST_LABEL: Final = 80
LONGEST_OPTION: Final = 100
LONGEST_TITLE: Final = 45
MOST_OPTIONS: Final = 25
WIDEST_ROW: Final = 5
MOST_ROWS: Final = 5

USUAL_LANGUAGE: Final = "usual"
"""The value of an option that stands for no language of one's own: that of one's Discord."""

_LEFT_OUT: Final = "…"


class Style(StrEnum):
    """How a button looks: the likely choice, another choice, a good one, a dangerous one."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """One button; its custom id says what it does."""

    label: str
    custom_id: str
    style: Style = Style.SECONDARY
    is_disabled: bool = False


@dataclass(frozen=True, slots=True)
class SelectOption:
    """One line of a select; ``value`` is sent when it is chosen."""

    label: str
    value: str
    note: str = ""
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A list to choose one line from, or up to ``most``; ``hint`` is shown while none is chosen."""

    custom_id: str
    options: tuple[SelectOption, ...]
    hint: str = ""
    most: int = 1


class Entity(StrEnum):
    """What Discord lists by itself."""

    CHANNELS = "channels"
    ROLES = "roles"
    USERS = "users"


@dataclass(frozen=True, slots=True)
class EntitySelect:
    """A list of a server's channels, roles or users to choose up to ``most`` from.

    Discord fills it; threads are not in it. ``chosen`` are the ids of those chosen now.
    """

    custom_id: str
    entity: Entity
    chosen: tuple[int, ...] = ()
    hint: str = ""
    most: int = 1


ActionRow = tuple[Button, ...] | Select | EntitySelect
"""One row under a message: some buttons, or one select."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to draw, its file name without the ending, and its description in words."""

    drawing: Drawing
    name: str
    alt_text: str


@dataclass(frozen=True, slots=True)
class TextFile:
    """A text that is sent as a file; ``name`` is without its ``ending``."""

    name: str
    text: str
    ending: str = "txt"


@dataclass(frozen=True, slots=True)
class PlainFile:
    """Bytes that are sent as a file; ``name`` is without its ``ending``."""

    name: str
    content: bytes = field(repr=False)
    ending: str


@dataclass(frozen=True, slots=True)
class Message:
    """One message; ``pings`` are the only users that it may call.

    An answer that ``is_for_all`` may be shown to the whole channel, not only to the asker.
    """

    text: str
    rows: tuple[ActionRow, ...] = ()
    picture: Picture | None = None
    pings: tuple[int, ...] = ()
    is_silent: bool = False
    is_for_all: bool = False
    file: TextFile | PlainFile | None = None

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons, row by row."""
        return tuple(button for row in self.rows if isinstance(row, tuple) for button in row)


G = TypeVar("G", Lobby, Match)


@dataclass(frozen=True, slots=True)
class Telling(Generic[G]):
    """What an owed message is made of: the row that owes it, and its game in the texts' language.

    The game is read from its stored rows alone (a lobby) or from its log (a match). All else is
    there if the row's kind needs it: the ``turns`` that it reports, what is left of the ``time``
    that it is about, what it changed in ratings, the games ``waiting`` for its user among those
    that it names, and the message of its vote. With ``none_stood`` whoever is called had plans, of
    which none stood.
    """

    texts: Texts
    game: G
    row: sending.OwedRow
    turns: Sequence[Turn] = ()
    time: TimeLeft = NO_LIMIT
    rated: RatedGame = UNRATED
    waiting: Sequence[Summary] = ()
    vote_id: int | None = None
    none_stood: bool = False

    def say(self, key: str, **facts: str | int) -> str:
        """Return the text of ``key`` about the game."""
        return self.texts.say(key, game=shown_name(self.game.where.name), **facts)


@dataclass(frozen=True, slots=True)
class Question:
    """A field for a short text; the answer comes with ``custom_id``. A ``note`` explains it."""

    custom_id: str
    title: str
    label: str
    hint: str = ""
    note: str = ""


def about(texts: Texts, key: str, where: Whereabouts, **facts: str | int) -> Message:
    """Return one sentence about a game."""
    return Message(texts.say(key, game=shown_name(where.name), **facts))


def picture_of(drawing: Drawing, name: str, words: str) -> Picture:
    """Return a picture; of ``words``, which describe it, as many are kept as Discord takes."""
    return Picture(drawing, name, shortened(words, LONGEST_ALT_TEXT))


def choices(labels: Mapping[str, str], chosen: str) -> tuple[SelectOption, ...]:
    """Return a line of a select for each value by its label; one of them is ``chosen``."""
    return tuple(
        SelectOption(label, value, is_chosen=value == chosen) for value, label in labels.items()
    )


def in_rows(buttons: Sequence[Button]) -> tuple[ActionRow, ...]:
    """Lay out buttons in as few rows as they fit into."""
    starts = range(0, len(buttons), WIDEST_ROW)
    return tuple(tuple(buttons[start : start + WIDEST_ROW]) for start in starts)


def shortened(text: str, longest: int) -> str:
    """Cut a text to ``longest`` characters; an ellipsis shows that it was cut."""
    return text if len(text) <= longest else text[: longest - 1] + _LEFT_OUT


def first_line_of(text: str) -> str:
    """Return what stands before the first line break."""
    return text.partition("\n")[0]


def joined(lines: Sequence[str]) -> str:
    """Join the lines of a message, leaving out empty ones."""
    return shortened("\n".join(line for line in lines if line), LONGEST_TEXT)


def framed(head: str, story: Sequence[str], *tail: str) -> str:
    """Join the lines of a message; a story that is too long loses its end, which is the oldest."""
    left = LONGEST_TEXT - len(joined([head, *tail]))
    return joined([head, *fitting(story, left), *tail])


def fitting(story: Sequence[str], longest: int) -> list[str]:
    """Return as much of a story as fits; each part counts one character more, for its joint.

    If the end does not fit, an ellipsis stands in its place.
    """
    if sum(len(part) + 1 for part in story) <= longest:
        return list(story)
    left = longest - len(_LEFT_OUT) - 1
    kept: list[str] = []
    for part in story:
        left -= len(part) + 1
        if left < 0:
            break
        kept.append(part)
    return [*kept, _LEFT_OUT]
