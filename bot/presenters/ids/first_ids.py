"""Custom ids of the buttons with which people begin a first game, or try the other games."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.presenters.ids.codec import NUMBER_36, Written, either, one_of, record, word
from engine.variants import VARIANTS


class FirstVerb(StrEnum):
    """What a button does: begin a game against a bot, open a table, tell what the sandbox has."""

    AGAINST = "against"
    TABLE = "table"
    TOUR = "tour"


@dataclass(frozen=True, slots=True)
class FirstId(Written):
    """One button's meaning.

    ``shown_by`` is the interaction that was answered with it; None on messages that stand for all.
    ``variant`` is what is played at the table; "" is the game that people begin with.
    """

    verb: FirstVerb
    shown_by: int | None = None
    variant: str = ""


FIRST_IDS: Final = record(
    "b1:{verb}[.{variant}][:{shown_by}]",
    FirstId,
    verb=word(FirstVerb),
    variant=either("", "", one_of(VARIANTS)),
    shown_by=either("", None, NUMBER_36),
)
