"""What a board's picture shows: a view, its labels, and what just happened, ready for drawing."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from engine.actions import Place
from engine.board import Board, Group
from engine.events import (
    ColoniesJoined,
    Deed,
    Event,
    HandShown,
    PawnReturned,
    PawnSettled,
    PawnWithdrawn,
    TerritoryMarked,
    TilePlaced,
    deeds_of,
    points_of,
)
from engine.game import View
from engine.hexes import FIRST_CELL, Cell, Point, centre_of, distance
from renderer.choice import Choice, Ghost
from renderer.layout import DEFAULT_WIDTH, Foot, Layout, lay_out, lay_out_grown
from renderer.middles import middle_disc
from renderer.panel_layout import FIT_OF_SPOTS, FIT_OF_TARGETS, Strips, lay_out_panel
from renderer.parts.measures import CELL_NAME
from renderer.parts.tiles import LOOKS, DiscLook
from renderer.podium import Podium, podium_of
from renderer.reckoning import Reckoning, reckon

LARGE: Final = 40
"""Tiles of the largest board that is always shown whole."""
_GROWING: Final = 70
"""From so many tiles on a picture grows with its board."""
_LEAST_NAME: Final = 18
"""Height in pixels that names of cells have in it at least."""
_NEAR: Final = 2
"""A crop shows at least the cells that are so many steps from the play."""


@dataclass(frozen=True, slots=True)
class BoardLabels:
    """The texts of a board's picture, in the reader's language.

    ``names`` and ``levels`` are by seat; ``levels`` say how well computer players play.
    ``legend`` says what the outlines of the last turn and of earlier ones mean, ``heads`` what a
    result counts: discs, closed groups, payments, the best turn, points. ``more`` says how many
    groups, ``{count}``, there is no room for, and the ``{points}`` that they bring.
    """

    title: str
    subtitle: str
    names: tuple[str, ...]
    legend: tuple[str, str] = ("", "")
    heads: tuple[str, str, str, str, str] = ("", "", "", "", "")
    levels: tuple[str, ...] = ()
    more: str = "+{count}: {points}"

    def level(self, seat: int) -> str:
        """Return how well a computer player plays; "" for people."""
        return self.levels[seat] if self.levels else ""


Gains = tuple[tuple[int, int], ...]
"""Seats and by how many points their scores changed, the seat first that caused it."""

_NO_LABELS: Final = BoardLabels("", "", ())


@dataclass(frozen=True, slots=True)
class Sight:
    """What one player asks to see of a board.

    ``recent`` is what the last turn did, ``earlier`` what those before it did that are told with
    it, turn by turn, the earliest first; ``history`` is what all turns of a finished game did.
    ``spots`` are free cells to be drawn bright. A board of more than ``LARGE`` tiles is cropped to
    the neighbourhood of the cells ``around``, if there are any. If there is a ``room``, the picture
    has the layout of a board with these cells instead, whatever lies there yet. ``podium`` is how
    the game came out; None if that goes by points alone. ``ghosts`` are tiles that might have been
    laid instead, ``sought`` discs on which pieces of a seat might have been set.
    """

    recent: tuple[Event, ...] = ()
    spots: tuple[Cell, ...] = ()
    around: tuple[Cell, ...] = ()
    earlier: tuple[tuple[Event, ...], ...] = ()
    history: tuple[tuple[Event, ...], ...] = ()
    room: tuple[Cell, ...] = ()
    podium: Podium | None = None
    ghosts: tuple[Ghost, ...] = ()
    sought: tuple[tuple[Point, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that the layers of a board's picture draw from.

    ``places`` and ``free_cells`` are the tiles and free cells that can be seen, at least in part.
    These fields come from the events that the picture shows:

    - ``recent``, ``earlier``: the placements of the last turn, and of the turns before it;
    - ``gone``: the discs that a piece left, and to which none has come since;
    - ``touched``, ``touched_before``: the discs to which a piece came, or where it met others, in
      the last turn, and in those before it;
    - ``shown``: the hands that were shown;
    - ``gains``: the points that these events brought each seat; ``gains_of_tiles`` and
      ``gains_of_pieces``: the points that each tile or piece brought, by seat.

    ``tags`` maps each target to the disc that bears the target's letter; ``ghosts`` are the tiles
    held over the board, ``sought`` the pieces, each as disc and seat.
    """

    view: View
    labels: BoardLabels
    layout: Layout
    groups: tuple[Group, ...]
    discs: Mapping[Point, DiscLook]
    recent: tuple[TilePlaced, ...]
    earlier: tuple[tuple[TilePlaced, ...], ...]
    gone: tuple[Point, ...]
    touched: tuple[Point, ...]
    touched_before: tuple[Point, ...]
    shown: tuple[HandShown, ...]
    choice: Choice
    places: tuple[Place, ...]
    free_cells: tuple[Cell, ...]
    podium: Podium
    result: Reckoning | None
    gains: Mapping[int, int]
    gains_of_tiles: Mapping[Cell, Gains]
    gains_of_pieces: Mapping[Point, Gains]
    tags: Mapping[Point, Point] = field(default_factory=dict)
    ghosts: tuple[Ghost, ...] = ()
    sought: tuple[tuple[Point, int], ...] = ()

    def gain_of(self, seat: int) -> int:
        """Return the points that the turns told have brought a seat; else 0."""
        return self.gains[seat]


def set_scene(
    view: View, labels: BoardLabels, recent: Sequence[Event], width: int | None = None
) -> Scene:
    """Prepare a picture that marks the placements of ``recent`` (``width`` as below).

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    return set_own_scene(view, labels, Sight(tuple(recent)), width)


def set_own_scene(view: View, labels: BoardLabels, sight: Sight, width: int | None = None) -> Scene:
    """Prepare a picture of what one player asks to see of a board, ``width`` pixels wide.

    Without a width it has the default one, which grows with a large board.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    has_strip = any(isinstance(event, HandShown) for event in _told(sight))
    foot = foot_of(view)._replace(has_strip=has_strip)
    is_result = view.outcome is not None and bool(sight.history)
    if is_result:
        sight = Sight(history=sight.history, podium=sight.podium)
        foot = foot._replace(has_strip=False, is_result=True)
        cells = {place.cell for place in view.board.tiles()} or {FIRST_CELL}
    else:
        cells = set(sight.room) or _cells(view.board, sight.around)
    is_large = len(view.board) >= _GROWING and not sight.room
    if width is None and is_large and not is_result:
        layout = lay_out_grown(cells, foot, _LEAST_NAME / CELL_NAME)
    else:
        layout = lay_out(cells, width or DEFAULT_WIDTH, foot)
    return _scene_in(layout, view, labels, sight, Choice(spots=sight.spots))


def foot_of(view: View) -> Foot:
    """Return what stands below a board of a game in which no hand is shown."""
    return Foot(view.players, has_supplies=not view.counts_points)


def set_panel_scene(view: View, choice: Choice, recent: Sequence[Event], width: int) -> Scene:
    """Prepare a picture of a board, or of the part round what is chosen, ``width`` pixels wide.

    If nothing is chosen, that is the first target or spot, else the tile that was laid last. No
    placement is marked: what may be done next counts there.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    tiles = [place.cell for place in view.board.tiles()]
    *_, last = (FIRST_CELL, *tiles)
    cells = tiles if choice.targets else [*tiles, *view.board.frontier()]
    layout = lay_out_panel(
        cells,
        choice.middle or centre_of(last),
        width,
        FIT_OF_TARGETS if choice.targets else FIT_OF_SPOTS,
        Strips(choice.tiles is not None, bool(choice.ways)),
    )
    others = [event for event in recent if not isinstance(event, TilePlaced)]
    scene = _scene_in(layout, view, _NO_LABELS, Sight(tuple(others)), choice)
    return replace(scene, tags=_tags(scene)) if choice.targets else scene


def set_film_scene(layout: Layout, view: View, labels: BoardLabels, sight: Sight) -> Scene:
    """Prepare a frame of a film, whose layout is that of all its frames."""
    return _scene_in(layout, view, labels, sight, Choice())


def _tags(scene: Scene) -> dict[Point, Point]:
    """Return the disc that bears each target's letter: where its piece is or was, or a free one."""
    pieces, left = scene.view.pieces, set(scene.gone)
    group_at = {disc: group.discs for group in scene.groups for disc in group.discs}
    tags = {}
    for target in scene.choice.targets:
        discs = group_at[target]
        was_left = next((disc for disc in discs if disc in left and disc not in pieces), None)
        free = was_left or middle_disc(scene.layout, discs, pieces)
        tags[target] = target if target in pieces else free
    return tags


def _cells(board: Board, around: Collection[Cell]) -> set[Cell]:
    """Return the cells that a picture must show: all, or those near ``around`` if there are any."""
    cells = {place.cell for place in board.tiles()} | set(board.frontier())
    if not around or len(board) <= LARGE:
        return cells
    return {cell for cell in cells if min(distance(cell, one) for one in around) <= _NEAR}


def _scene_in(
    layout: Layout, view: View, labels: BoardLabels, sight: Sight, choice: Choice
) -> Scene:
    """Collect what can be seen of a game in a layout."""
    groups = tuple(view.board.groups())
    tiles, frontier = view.board.tiles(), view.board.frontier()
    told, before = _told(sight), tuple(event for turn in sight.earlier for event in turn)
    gone = {event.disc for event in told if isinstance(event, PawnReturned | PawnWithdrawn)}
    touched = _touched(sight.recent) & view.pieces.keys()
    turns = (*sight.earlier, sight.recent)
    worth = [one for turn in turns for one in _worth(turn, counts_points=view.counts_points)]
    return Scene(
        view=view,
        labels=labels,
        layout=layout,
        groups=groups,
        discs=looks_of(view.board, groups),
        recent=_placed(sight.recent),
        earlier=tuple(map(_placed, sight.earlier)),
        gone=tuple(sorted(gone - view.pieces.keys())),
        touched=tuple(sorted(touched)),
        touched_before=tuple(sorted(_touched(before) & view.pieces.keys() - touched)),
        shown=tuple(event for event in told if isinstance(event, HandShown)),
        choice=choice,
        places=tuple(place for place in tiles if layout.shows(centre_of(place.cell))),
        free_cells=tuple(cell for cell in frontier if layout.shows(centre_of(cell))),
        podium=_podium(view, sight),
        result=_result(view, sight),
        gains=points_of(told, counts_points=view.counts_points),
        gains_of_tiles={
            deed.place.cell: points for deed, points in worth if isinstance(deed, TilePlaced)
        },
        gains_of_pieces={
            deed.disc: points for deed, points in worth if not isinstance(deed, TilePlaced)
        },
        ghosts=sight.ghosts if choice.ghost is None else (choice.ghost,),
        sought=sight.sought,
    )


def _podium(view: View, sight: Sight) -> Podium:
    return podium_of(view) if view.outcome is None or sight.podium is None else sight.podium


def _result(view: View, sight: Sight) -> Reckoning | None:
    """Sum up a finished game."""
    if view.outcome is None or not sight.history:
        return None
    return reckon(sight.history, view.players, counts_points=view.counts_points)


def _worth(turn: Sequence[Event], *, counts_points: bool) -> Iterator[tuple[Deed, Gains]]:
    """Yield what was done in a turn, and what it brought to whom."""
    for deed, points in deeds_of(turn, counts_points=counts_points):
        gains = [(seat, by) for seat, by in points.items() if by]
        gains.sort(key=lambda gain: (gain[0] != deed.seat, -abs(gain[1])))
        yield deed, tuple(gains)


def _told(sight: Sight) -> tuple[Event, ...]:
    """Return all events that a picture tells of, the earliest first."""
    return tuple(event for turn in (*sight.earlier, sight.recent) for event in turn)


def _placed(events: Sequence[Event]) -> tuple[TilePlaced, ...]:
    return tuple(event for event in events if isinstance(event, TilePlaced))


def _touched(events: Sequence[Event]) -> set[Point]:
    discs: set[Point] = set()
    for event in events:
        match event:
            case PawnSettled() | TerritoryMarked():
                discs.add(event.disc)
            case ColoniesJoined():
                discs.update(event.pawns)
            case _:
                pass
    return discs


def looks_of(board: Board, groups: Sequence[Group]) -> dict[Point, DiscLook]:
    """Return how each disc and half-disc of a board is drawn."""
    looks = {point: LOOKS[colour, False, False] for point, colour in board.half_discs().items()}
    for group in groups:
        look = LOOKS[group.colour, True, group.is_closed]
        looks.update(dict.fromkeys(group.discs, look))
    return looks
