"""Custom ids of the play panel: each holds all that the panel shows, so nothing is stored."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.presenters.ids.codec import (
    NUMBER_36,
    RESTORE,
    Written,
    either,
    number,
    record,
    seen_as,
    word,
)
from bot.presenters.ids.game_ids import SPOT
from engine.tiles import Face

_MOST_SLOTS: Final = 3
_LAST_TURN: Final = 5
_LAST_PAGE: Final = 99
_MOST_COMPOSED: Final = 35


class PanelVerb(StrEnum):
    """What a click on a panel does: change what the panel shows, or carry it out.

    Two buttons may lead to the same view, but a message may not hold one custom id twice: the verb
    tells them apart.
    """

    OPEN = "open"
    NEXT = "next"
    MODE = "mode"
    TILES = "tiles"
    LEFT = "left"
    RIGHT = "right"
    BACK = "back"
    ON = "on"
    PICK = "pick"
    WAY = "way"
    TILE = "tile"
    """Only on panels from before the spot was chosen first, as the next."""
    FLIP = "flip"
    DO = "do"
    DO_AND_END = "close"
    END = "end"
    AGAIN = "again"
    UNDO = "undo"
    TYPE = "type"
    SEAL = "seal"
    """Keep what is put together, with the action shown, as a plan."""
    SEAL_WITHOUT = "sealrest"
    """The same without the action shown."""
    ADD = "add"
    """Put the action shown to those of a plan, and go on."""
    TAKE = "take"
    """Take the last of them away."""


class Mode(StrEnum):
    """The kind of action that a panel is about."""

    PLACE = "place"
    SETTLE = "settle"
    WITHDRAW = "withdraw"
    MARK = "mark"
    KEEP = "keep"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a panel is to show, as far as it is legal; the panel chooses what is left open.

    ``spot`` is the code of a cell for placements, of a disc otherwise; ``slot`` None is any slot.
    ``page`` is the select's page, if not the one that holds the spot. If several targets are
    chosen, ``several`` has a bit for each, by their order; ``spot`` is the first of them. ``only``
    is the slot to whose tile spots and ways are narrowed, None for all tiles; ``ways_page`` is the
    page of the ways' select.
    """

    mode: Mode | None = None
    slot: int | None = None
    face: Face | None = None
    turn: int = 0
    spot: int | None = None
    page: int | None = None
    several: int = 0
    only: int | None = None
    ways_page: int | None = None


@dataclass(frozen=True, slots=True)
class PanelId(Written):
    """One button or select of a panel, at most 100 characters as text.

    ``restore_id`` is the last restore of the game. Of a panel on which somebody plans who was not
    on turn, ``composed`` is how many actions they had put together.
    """

    verb: PanelVerb
    game_id: int
    revision: int
    wanted: Wanted = Wanted()
    restore_id: int | None = None
    composed: int | None = None

    @property
    def is_planning(self) -> bool:
        """Whether it was shown to somebody who was not on turn."""
        return self.composed is not None


_PAGE: Final = seen_as(number(_LAST_PAGE), int, lambda page: min(page, _LAST_PAGE))
_PAGE_VALUES: Final = record("page:{page}", Wanted, page=_PAGE)
_WAYS_PAGE_VALUES: Final = record("ways:{ways_page}", Wanted, ways_page=_PAGE)
_WAY_VALUES: Final = record(
    "way:{slot}{face}{turn}",
    Wanted,
    slot=number(_MOST_SLOTS, least=1),
    face=word(Face),
    turn=number(_LAST_TURN),
)

PANEL_IDS: Final = record(
    "p1:{verb}:{game_id}:{revision}:{wanted}[^{composed}][@{restore_id}]",
    PanelId,
    verb=word(PanelVerb),
    game_id=NUMBER_36,
    revision=NUMBER_36,
    wanted=record(
        "{mode}:{slot}{face}{turn}:{spot}:{page}[:{several}][+{only}][~{ways_page}]",
        Wanted,
        mode=either("-", None, word(Mode)),
        slot=either("0", None, number(_MOST_SLOTS, least=1)),
        face=either("-", None, word(Face)),
        turn=number(_LAST_TURN),
        spot=either("-", None, SPOT),
        page=either("-", None, _PAGE),
        several=either("", 0, number(least=1, base=36)),
        only=either("", None, number(_MOST_SLOTS, least=1)),
        ways_page=either("", None, _PAGE),
    ),
    restore_id=RESTORE,
    composed=either("", None, number(_MOST_COMPOSED, base=36)),
)


def spot_value(code: int) -> str:
    """Write what a select sends when a cell or a disc is chosen."""
    return SPOT.to_text(code)


def page_value(page: int) -> str:
    """Write what a select sends when another of its pages is chosen."""
    return _PAGE_VALUES.to_text(Wanted(page=page))


def way_value(slot: int, face: Face, turn: int) -> str:
    """Write what a select sends when a way to fill a cell is chosen."""
    return _WAY_VALUES.to_text(Wanted(slot=slot, face=face, turn=turn))


def ways_page_value(page: int) -> str:
    """Write what the select of ways sends when another of its pages is chosen."""
    return _WAYS_PAGE_VALUES.to_text(Wanted(ways_page=page))


def picked(wanted: Wanted, value: str) -> Wanted:
    """Return what is wanted after a choice in a select; unchanged if the value is not ours.

    A spot is chosen alone: whatever else was chosen is not any more.
    """
    if (turned := _PAGE_VALUES.read(value)) is not None:
        return replace(wanted, page=turned.page)
    if (turned := _WAYS_PAGE_VALUES.read(value)) is not None:
        return replace(wanted, ways_page=turned.ways_page)
    if (way := _WAY_VALUES.read(value)) is not None:
        return replace(wanted, slot=way.slot, face=way.face, turn=way.turn, ways_page=None)
    if (spot := SPOT.read(value)) is not None:
        return replace(wanted, spot=spot, page=None, several=0, ways_page=None)
    return wanted
