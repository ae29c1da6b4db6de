"""Custom ids of the panel with which managers look after their server."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.presenters.custom_ids import stored_number

_VERSION: Final = "v1"


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


PAGES: Final = (
    (ServerVerb.CHANNELS, ServerVerb.OPENERS, ServerVerb.ROLE),
    (ServerVerb.PACE, ServerVerb.LANGUAGE, ServerVerb.TIME_OUT),
)
"""The settings on each page: a message has room for four selects and a row of buttons."""

SETTINGS: Final = frozenset(setting for page in PAGES for setting in page)

_FORM: Final = re.compile(rf"{_VERSION}:({'|'.join(ServerVerb)}):(0|[1-9][0-9]{{0,18}})")


@dataclass(frozen=True, slots=True)
class ServerId:
    """One control of the panel."""

    verb: ServerVerb
    number: int = 0

    def __str__(self) -> str:
        """Write the id as Discord keeps it."""
        return f"{_VERSION}:{self.verb}:{self.number}"


def parse_server_id(text: str) -> ServerId | None:
    """Read a custom id; None for whatever was not written by ``ServerId``."""
    match = _FORM.fullmatch(text)
    number = stored_number(match[2]) if match else None
    if match is None or number is None:
        return None
    return ServerId(ServerVerb(match[1]), number)


def page_of(setting: ServerVerb) -> int:
    """Return the page on which a setting is."""
    return next(number for number, page in enumerate(PAGES) if setting in page)
