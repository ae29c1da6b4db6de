"""Custom ids of the buttons and the select under the review of a game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.presenters.ids.codec import NUMBER, Written, record, word
from bot.presenters.message import Button
from bot.services.games.match import Match
from bot.texts import Texts


class ReviewStep(StrEnum):
    """What such a button does: open a review, go to a page of it, pick one, show it to all."""

    OPEN = "open"
    BACK = "back"
    ON = "on"
    PICK = "pick"
    SHOW = "show"


@dataclass(frozen=True, slots=True)
class ReviewId(Written):
    """A page of a game's review, at most 50 characters as text.

    Page 0 is the whole game, the others are its turning points; a number too high means the last.
    """

    step: ReviewStep
    game_id: int
    page: int = 0


REVIEW_IDS: Final = record(
    "w1:{step}:{game_id}:{page}", ReviewId, step=word(ReviewStep), game_id=NUMBER, page=NUMBER
)

ReviewId.codec = REVIEW_IDS


def review_button(texts: Texts, match: Match) -> Button:
    """Return the button that opens the review of a finished game."""
    return Button(texts.say("button-review"), str(ReviewId(ReviewStep.OPEN, match.game_id)))
