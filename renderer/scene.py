"""What a board's picture shows: a view, its labels, and what just happened, ready for drawing."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.actions import Place
from engine.board import Board, Group
from engine.events import (
    ColoniesJoined,
    Event,
    HandShown,
    PawnReturned,
    PawnSettled,
    PawnWithdrawn,
    TerritoryMarked,
    TilePlaced,
)
from engine.game import View
from engine.hexes import FIRST_CELL, Cell, Point, centre_of, distance
from renderer.choice import Choice
from renderer.layout import Layout, lay_out, lay_out_crop
from renderer.parts.tiles import LOOKS, DiscLook

LARGE: Final = 40
"""Tiles of the largest board that is always shown whole."""
_NEAR: Final = 2
"""A crop shows at least the cells that are so many steps from the play."""


@dataclass(frozen=True, slots=True)
class BoardLabels:
    """The texts of a board's picture, in the reader's language.

    ``names`` and ``details`` are by seat; a seat without a detail shows its progress as a bar.
    """

    title: str
    subtitle: str
    names: tuple[str, ...]
    details: tuple[str, ...]


_NO_LABELS: Final = BoardLabels("", "", (), ())


@dataclass(frozen=True, slots=True)
class Sight:
    """What one player asks to see of a board.

    ``recent`` is what happened, ``spots`` are free cells to be drawn bright. A board of more than
    ``LARGE`` tiles is cropped to the neighbourhood of the cells ``around``, if there are any.
    """

    recent: tuple[Event, ...] = ()
    spots: tuple[Cell, ...] = ()
    around: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that the layers of a board's picture draw from.

    ``places`` and ``free_cells`` are the tiles and free cells of which something can be seen. From
    the events that the picture tells of come the placements (``recent``), the pieces taken off the
    board (``gone``), the discs where a piece came, left or met others (``touched``), and the hands
    that were shown (``shown``).
    """

    view: View
    labels: BoardLabels
    layout: Layout
    groups: tuple[Group, ...]
    discs: Mapping[Point, DiscLook]
    recent: tuple[TilePlaced, ...]
    gone: tuple[PawnReturned | PawnWithdrawn, ...]
    touched: tuple[Point, ...]
    shown: tuple[HandShown, ...]
    choice: Choice
    places: tuple[Place, ...]
    free_cells: tuple[Cell, ...]


def set_scene(view: View, labels: BoardLabels, recent: Sequence[Event], width: int) -> Scene:
    """Prepare a picture that is ``width`` pixels wide and marks the placements of ``recent``.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    return set_own_scene(view, labels, Sight(tuple(recent)), width)


def set_own_scene(view: View, labels: BoardLabels, sight: Sight, width: int) -> Scene:
    """Prepare a picture of what one player asks to see of a board, ``width`` pixels wide.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    has_strip = any(isinstance(event, HandShown) for event in sight.recent)
    has_supplies = view.supply(0) is not None
    cells = _cells(view.board, sight.around)
    layout = lay_out(cells, width, has_supplies=has_supplies, has_strip=has_strip)
    return _scene_in(layout, view, labels, sight.recent, Choice(spots=sight.spots))


def set_panel_scene(view: View, choice: Choice, recent: Sequence[Event], width: int) -> Scene:
    """Prepare a picture of the part of a board round what is chosen, ``width`` pixels wide.

    If nothing is chosen, it shows the first target or spot, else the tile that was laid last.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    cells = [place.cell for place in view.board.tiles()]
    *_, last = (FIRST_CELL, *cells)
    layout = lay_out_crop(choice.middle or centre_of(last), cells, width)
    return _scene_in(layout, view, _NO_LABELS, recent, choice)


def _cells(board: Board, around: Collection[Cell]) -> set[Cell]:
    """Return the cells that a picture must show: all, or those near ``around`` if there are any."""
    cells = {place.cell for place in board.tiles()} | set(board.frontier())
    if not around or len(board) <= LARGE:
        return cells
    return {cell for cell in cells if min(distance(cell, one) for one in around) <= _NEAR}


def _scene_in(
    layout: Layout, view: View, labels: BoardLabels, recent: Sequence[Event], choice: Choice
) -> Scene:
    """Collect what can be seen of a game in a layout."""
    groups = tuple(view.board.groups())
    tiles, frontier = view.board.tiles(), view.board.frontier()
    return Scene(
        view=view,
        labels=labels,
        layout=layout,
        groups=groups,
        discs=looks_of(view.board, groups),
        recent=tuple(event for event in recent if isinstance(event, TilePlaced)),
        gone=tuple(event for event in recent if isinstance(event, PawnReturned | PawnWithdrawn)),
        touched=_touched(recent),
        shown=tuple(event for event in recent if isinstance(event, HandShown)),
        choice=choice,
        places=tuple(place for place in tiles if layout.shows(centre_of(place.cell))),
        free_cells=tuple(cell for cell in frontier if layout.shows(centre_of(cell))),
    )


def _touched(recent: Sequence[Event]) -> tuple[Point, ...]:
    discs: set[Point] = set()
    for event in recent:
        match event:
            case PawnSettled() | PawnWithdrawn() | PawnReturned() | TerritoryMarked():
                discs.add(event.disc)
            case ColoniesJoined():
                discs.update(event.pawns)
            case _:
                pass
    return tuple(sorted(discs))


def looks_of(board: Board, groups: Sequence[Group]) -> dict[Point, DiscLook]:
    """Return how each disc and half-disc of a board is drawn."""
    looks = {point: LOOKS[colour, False, False] for point, colour in board.half_discs().items()}
    for group in groups:
        look = LOOKS[group.colour, True, group.is_closed]
        looks.update(dict.fromkeys(group.discs, look))
    return looks
