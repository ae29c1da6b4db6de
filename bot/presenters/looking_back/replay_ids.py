"""Custom ids of the buttons and the select under a game that is stepped through."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.presenters.custom_ids import LARGEST


class Step(StrEnum):
    """What such a button does: open a replay, or go to its first, a neighbouring or last turn.

    A turn can be picked from a select, too. Of a finished game a film can be made, and shown.
    """

    OPEN = "open"
    FIRST = "first"
    BACK = "back"
    ON = "on"
    LAST = "last"
    PICK = "pick"
    FILM = "film"
    SHOW = "show"


_VERSION: Final = "y1"
_NUMBER: Final = "(0|[1-9][0-9]{0,18})"
_FORM: Final = re.compile(rf"{_VERSION}:({'|'.join(Step)}):{_NUMBER}:{_NUMBER}")


@dataclass(frozen=True, slots=True)
class ReplayId:
    """A turn of a game, at most 50 characters as text.

    Turns have numbers from 1 on; a number that is too high means the last turn.
    """

    step: Step
    game_id: int
    number: int = 1

    def __str__(self) -> str:
        """Write the id as Discord keeps it."""
        return f"{_VERSION}:{self.step}:{self.game_id}:{self.number}"


def parse_replay_id(text: str) -> ReplayId | None:
    """Read a custom id; None for whatever was not written by ``ReplayId``."""
    match = _FORM.fullmatch(text)
    if match is None:
        return None
    game_id, number = int(match[2]), int(match[3])
    return None if max(game_id, number) > LARGEST else ReplayId(Step(match[1]), game_id, number)
