"""Custom ids of the play panel: each holds all that the panel shows, so nothing is stored."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.presenters.custom_ids import FIRST_CODE, LARGEST, NUMBER, in_base_36
from engine.tiles import Face

_VERSION: Final = "p1"
_MOST_SLOTS: Final = 3
_MOST_PAGES: Final = 99
_PAGE: Final = "page:"
_VALUE: Final = re.compile(rf"{_PAGE}([1-9]?[0-9])|{NUMBER}")


class PanelVerb(StrEnum):
    """What a click on a panel does: change what the panel shows, or carry it out.

    Two buttons may lead to the same view, but a message may not hold one custom id twice: the verb
    tells them apart.
    """

    OPEN = "open"
    NEXT = "next"
    MODE = "mode"
    TILE = "tile"
    FLIP = "flip"
    LEFT = "left"
    RIGHT = "right"
    BACK = "back"
    ON = "on"
    PICK = "pick"
    DO = "do"
    DO_AND_END = "close"
    END = "end"
    AGAIN = "again"
    UNDO = "undo"
    TYPE = "type"


class Mode(StrEnum):
    """The kind of action that a panel is about."""

    PLACE = "place"
    SETTLE = "settle"
    WITHDRAW = "withdraw"
    MARK = "mark"
    KEEP = "keep"


_FORM: Final = re.compile(
    rf"{_VERSION}:({'|'.join(PanelVerb)}):{NUMBER}:{NUMBER}:({'|'.join(Mode)}|-)"
    rf":([0-{_MOST_SLOTS}])({'|'.join(Face)}|-)([0-5]):(?:{NUMBER}|-):([1-9]?[0-9]|-)"
    rf"(?::{NUMBER})?"
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a panel is to show, as far as it is legal; the panel chooses what is left open.

    ``spot`` is the code of a cell for placements, of a disc otherwise. ``slot`` 0 is any slot.
    ``page`` is the select's page, if not the one that holds the spot. If several targets are
    chosen, ``several`` has a bit for each, by their numbers; ``spot`` is the first of them.
    """

    mode: Mode | None = None
    slot: int = 0
    face: Face | None = None
    turn: int = 0
    spot: int | None = None
    page: int | None = None
    several: int = 0


@dataclass(frozen=True, slots=True)
class PanelId:
    """One button or select of a panel, at most 100 characters as text."""

    verb: PanelVerb
    game_id: int
    revision: int
    wanted: Wanted = Wanted()

    def __str__(self) -> str:
        """Write the id as Discord keeps it."""
        wanted = self.wanted
        spot = "-" if wanted.spot is None else in_base_36(wanted.spot + FIRST_CODE)
        page = "-" if wanted.page is None else min(wanted.page, _MOST_PAGES)
        numbers = f"{in_base_36(self.game_id)}:{in_base_36(self.revision)}"
        tile = f"{wanted.slot}{wanted.face or '-'}{wanted.turn}"
        several = f":{in_base_36(wanted.several)}" if wanted.several else ""
        mode = wanted.mode or "-"
        return f"{_VERSION}:{self.verb}:{numbers}:{mode}:{tile}:{spot}:{page}{several}"


def parse_panel_id(text: str) -> PanelId | None:
    """Read a custom id; None for whatever was not written by ``PanelId``."""
    match = _FORM.fullmatch(text)
    if match is None:
        return None
    verb, game, revision, mode, slot, face, turn, spot, page, several = match.groups()
    chosen = int(several or "0", 36)
    game_id, seen, code = int(game, 36), int(revision, 36), int(spot or "0", 36)
    if max(game_id, seen, chosen) > LARGEST or several == "0" or code > 2 * FIRST_CODE:
        return None
    wanted = Wanted(
        mode=None if mode == "-" else Mode(mode),
        slot=int(slot),
        face=None if face == "-" else Face(face),
        turn=int(turn),
        spot=None if spot is None else code - FIRST_CODE,
        page=None if page == "-" else int(page),
        several=chosen,
    )
    return PanelId(PanelVerb(verb), game_id, seen, wanted)


def spot_value(code: int) -> str:
    """Write what a select sends when a cell or a disc is chosen."""
    return in_base_36(code + FIRST_CODE)


def page_value(page: int) -> str:
    """Write what a select sends when another of its pages is chosen."""
    return f"{_PAGE}{min(page, _MOST_PAGES)}"


def picked(wanted: Wanted, value: str) -> Wanted:
    """Return what is wanted after a choice in a select; unchanged if the value is not ours.

    A spot is chosen alone: whatever else was chosen is not any more.
    """
    match = _VALUE.fullmatch(value)
    if match is None:
        return wanted
    page, spot = match.groups()
    if page is not None:
        return replace(wanted, page=int(page))
    code = int(spot, 36)
    if code > 2 * FIRST_CODE:
        return wanted
    return replace(wanted, spot=code - FIRST_CODE, page=None, several=0)
