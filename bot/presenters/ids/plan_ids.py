"""Custom ids of the page on which somebody looks through the plans for their next turn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final
from zlib import crc32

from bot.presenters.ids.codec import (
    NUMBER_36,
    RESTORE,
    Written,
    either,
    number,
    record,
    word,
)
from bot.services.games.planning.sealed import MOST_PLANS, Plan

_LARGEST_MARK: Final = 2**32 - 1


class PlanVerb(StrEnum):
    """What a click on the page of plans does."""

    SHOW = "show"
    PICK = "pick"
    LOOK = "look"
    UP = "up"
    DELETE = "delete"
    FIRST = "first"
    BEST = "best"


@dataclass(frozen=True, slots=True)
class PlanId(Written):
    """One button or select of the page.

    ``place`` is that of a plan among those that are kept, from 1, and ``mark`` tells it from
    another that may stand there by now. ``restore_id`` is the last restore of the game.
    """

    verb: PlanVerb
    game_id: int
    place: int | None = None
    mark: int | None = None
    restore_id: int | None = None


_PLACE: Final = number(MOST_PLANS, least=1)
PLAN_IDS: Final = record(
    "q1:{verb}:{game_id}[:{place}][.{mark}][@{restore_id}]",
    PlanId,
    verb=word(PlanVerb),
    game_id=NUMBER_36,
    place=either("", None, _PLACE),
    mark=either("", None, number(_LARGEST_MARK, base=36)),
    restore_id=RESTORE,
)
PLACES: Final = _PLACE
"""What the select of plans sends: the place of one, from 1."""


def mark_of(plan: Plan) -> int:
    """Return a number by which a plan is known again, as far as one click needs that."""
    return crc32("; ".join(map(str, plan.actions)).encode())
