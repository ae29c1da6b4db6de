"""Custom ids of the buttons and the select under a game that is stepped through."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.presenters.ids.codec import NUMBER, Written, record, word


class ReplayStep(StrEnum):
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


@dataclass(frozen=True, slots=True)
class ReplayId(Written):
    """A turn of a game, at most 50 characters as text.

    Turns have numbers from 1 on; a number that is too high means the last turn.
    """

    step: ReplayStep
    game_id: int
    number: int = 1


REPLAY_IDS: Final = record(
    "y1:{step}:{game_id}:{number}", ReplayId, step=word(ReplayStep), game_id=NUMBER, number=NUMBER
)
