"""Custom ids of the two buttons with which somebody without a game begins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.presenters.ids.codec import NUMBER_36, Written, either, record, word


class FirstVerb(StrEnum):
    """What a button does."""

    AGAINST = "against"
    TABLE = "table"
    TOUR = "tour"


@dataclass(frozen=True, slots=True)
class FirstId(Written):
    """One button's meaning.

    ``shown_by`` is the interaction that was answered with it; None on messages that stand for all.
    """

    verb: FirstVerb
    shown_by: int | None = None


FIRST_IDS: Final = record(
    "b1:{verb}[:{shown_by}]",
    FirstId,
    verb=word(FirstVerb),
    shown_by=either("", None, NUMBER_36),
)
