"""Custom ids of the buttons under a board in words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.presenters.ids.codec import NUMBER, Written, number, record, word
from bot.presenters.in_words.board import Section


class Wish(StrEnum):
    """What such a button asks for: a page, everything as a file, or showing it to all."""

    PAGE = "page"
    FILE = "file"
    SHOW = "show"


@dataclass(frozen=True, slots=True)
class TextId(Written):
    """A request for a game's board in words, at most 60 characters as text.

    ``section``, ``slot`` (of the tile whose spots are listed) and ``number`` (from 0) name a page.
    A number that is too high means the section's last page.
    """

    game_id: int
    section: Section = Section.SUMMARY
    slot: int = 0
    number: int = 0
    wish: Wish = Wish.PAGE


TEXT_IDS: Final = record(
    "t1:{wish}:{game_id}:{section}:{slot}:{number}",
    TextId,
    wish=word(Wish),
    game_id=NUMBER,
    section=word(Section),
    slot=number(9),
    number=NUMBER,
)
