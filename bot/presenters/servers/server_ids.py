"""Custom ids of the panel with which managers look after their server."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.presenters.ids.codec import NUMBER, RESTORE, Written, record, word


class ServerVerb(StrEnum):
    """What a control of the panel does; its number is a page, a game, or a game's place."""

    SHOW = "show"
    CHANNELS = "channels"
    OPENERS = "openers"
    ROLE = "role"
    PACE = "pace"
    LANGUAGE = "language"
    TIME_OUT = "time_out"
    GAMES = "games"
    NEWER_GAMES = "newer"
    PICK = "pick"
    GAME = "game"
    ASK_CLOSE = "ask_close"
    ASK_DELETE = "ask_delete"
    CLOSE = "close"
    DELETE = "delete"
    CHECK = "check"
    HEALTH = "health"


PAGES: Final = (
    (ServerVerb.CHANNELS, ServerVerb.OPENERS, ServerVerb.ROLE),
    (ServerVerb.PACE, ServerVerb.LANGUAGE, ServerVerb.TIME_OUT),
)
"""The settings on each page: a message has room for four selects and a row of buttons."""

SETTINGS: Final = frozenset(setting for page in PAGES for setting in page)


@dataclass(frozen=True, slots=True)
class ServerId(Written):
    """One control of the panel; ``restore_id`` is the last restore of the game that it ends."""

    verb: ServerVerb
    number: int = 0
    restore_id: int | None = None


SERVER_IDS: Final = record(
    "v1:{verb}:{number}[@{restore_id}]",
    ServerId,
    verb=word(ServerVerb),
    number=NUMBER,
    restore_id=RESTORE,
)

ENDING: Final = frozenset((ServerVerb.CLOSE, ServerVerb.DELETE))
"""The controls that end a game."""


def page_with(setting: ServerVerb) -> int:
    """Return the page on which a setting is."""
    return next(number for number, page in enumerate(PAGES) if setting in page)
