"""Custom ids of the buttons under a board in words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.presenters.custom_ids import LARGEST
from bot.presenters.in_words.board import Section


class Wish(StrEnum):
    """What such a button asks for: a page, everything as a file, or showing it to all."""

    PAGE = "page"
    FILE = "file"
    SHOW = "show"


_VERSION: Final = "t1"
_NUMBER: Final = "(0|[1-9][0-9]{0,18})"
_FORM: Final = re.compile(
    rf"{_VERSION}:({'|'.join(Wish)}):{_NUMBER}:({'|'.join(Section)}):([0-9]):{_NUMBER}"
)


@dataclass(frozen=True, slots=True)
class TextId:
    """A request for a game's board in words, at most 60 characters as text.

    ``section``, ``slot`` (of the tile whose spots are listed) and ``number`` (from 0) name a page.
    A number that is too high means the section's last page.
    """

    game_id: int
    section: Section = Section.SUMMARY
    slot: int = 0
    number: int = 0
    wish: Wish = Wish.PAGE

    def __str__(self) -> str:
        """Write the id as Discord keeps it."""
        page = f"{self.section}:{self.slot}:{self.number}"
        return f"{_VERSION}:{self.wish}:{self.game_id}:{page}"


def parse_text_id(text: str) -> TextId | None:
    """Read a custom id; None for whatever was not written by ``TextId``."""
    match = _FORM.fullmatch(text)
    if match is None:
        return None
    wish, game_id, section, slot, number = match.groups()
    if max(int(game_id), int(number)) > LARGEST:
        return None
    return TextId(int(game_id), Section(section), int(slot), int(number), Wish(wish))
