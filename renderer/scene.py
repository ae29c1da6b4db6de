"""What a board's picture shows: a view, its labels, and what just happened, ready for drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.board import Board, Group
from engine.events import ColoniesJoined, Event, HandShown, PawnReturned, TilePlaced
from engine.game import View
from engine.hexes import Point
from renderer.layout import Layout, lay_out
from renderer.triangles import LOOKS, DiscLook


@dataclass(frozen=True, slots=True)
class BoardLabels:
    """The texts of a board's picture, in the reader's language.

    ``names`` and ``details`` are by seat; a seat without a detail shows its progress as a bar.
    """

    title: str
    subtitle: str
    names: tuple[str, ...]
    details: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that the layers of a board's picture draw from."""

    view: View
    labels: BoardLabels
    layout: Layout
    groups: tuple[Group, ...]
    discs: Mapping[Point, DiscLook]
    recent: tuple[TilePlaced, ...]
    joined: tuple[ColoniesJoined, ...]
    returned: tuple[PawnReturned, ...]
    shown: tuple[HandShown, ...]


def set_scene(view: View, labels: BoardLabels, recent: Sequence[Event], width: int) -> Scene:
    """Prepare a picture that is ``width`` pixels wide and marks the placements of ``recent``.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    cells = {place.cell for place in view.board.tiles()} | set(view.board.frontier())
    groups = tuple(view.board.groups())
    shown = tuple(event for event in recent if isinstance(event, HandShown))
    has_supplies = view.supply(0) is not None
    return Scene(
        view,
        labels,
        lay_out(cells, width, has_supplies=has_supplies, has_strip=bool(shown)),
        groups,
        looks_of(view.board, groups),
        tuple(event for event in recent if isinstance(event, TilePlaced)),
        tuple(event for event in recent if isinstance(event, ColoniesJoined)),
        tuple(event for event in recent if isinstance(event, PawnReturned)),
        shown,
    )


def looks_of(board: Board, groups: Sequence[Group]) -> dict[Point, DiscLook]:
    """Return how each disc and half-disc of a board is drawn."""
    looks = {point: LOOKS[colour, False, False] for point, colour in board.half_discs().items()}
    for group in groups:
        look = LOOKS[group.colour, True, group.is_closed]
        looks.update(dict.fromkeys(group.discs, look))
    return looks
