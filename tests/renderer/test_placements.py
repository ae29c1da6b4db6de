"""A picture that tells of several turns shows the last one bright and those before it thin."""

import pytest

from engine.events import PawnSettled, PawnWithdrawn, TilePlaced
from engine.hexes import Cell, side_of
from renderer.board import Sight, draw_own_board
from renderer.parts.measures import PIECE_RING
from renderer.scene import Scene, set_own_scene
from renderer.theme import THEMES, Rgb, load_theme
from tests.renderer.positions import (
    COLONIES,
    RECORD,
    Position,
    draw,
    labels_of,
    opened,
    pixel,
    position_after,
    turns_after,
)

WIDTH = 1200
WOOD = load_theme("wood")


def shown_with(told: int) -> tuple[Position, Sight]:
    """A game after 70 actions, and its last turns."""
    *turns, last = turns_after(RECORD, 70)[-told:]
    return position_after(RECORD, 70), Sight(last, earlier=tuple(turns))


def lines(shown: Position, sight: Sight, theme: str, out: float) -> dict[Cell, set[Rgb]]:
    """The colours so far outside the middles of the free sides of each tile."""
    picture = opened(draw_own_board(shown.view, load_theme(theme), labels_of(shown), sight, WIDTH))
    scene = set_own_scene(shown.view, labels_of(shown), sight, WIDTH)
    halves = shown.view.board.half_discs()
    found: dict[Cell, set[Rgb]] = {}
    for place in shown.view.board.tiles():
        for side, offset in enumerate(scene.layout.grid.sides()):
            if side_of(place.cell, side) in halves:
                at = complex(*scene.layout.centre(place.cell)) + (1 + out) * offset
                colour = pixel(picture, int(at.real), int(at.imag))
                found.setdefault(place.cell, set()).add(colour)
    return found


def cells_of(scene_turns: tuple[tuple[object, ...], ...]) -> set[Cell]:
    events = (event for turn in scene_turns for event in turn)
    return {event.place.cell for event in events if isinstance(event, TilePlaced)}


@pytest.mark.parametrize("theme", THEMES)
def test_the_last_turn_is_bright_and_earlier_ones_are_quiet(theme: str) -> None:
    shown, sight = shown_with(3)
    colours = load_theme(theme)
    last, earlier = cells_of((sight.recent,)), cells_of(sight.earlier)
    assert last
    assert earlier

    wide, narrow = (lines(shown, sight, theme, out) for out in (0.14, 0.07))

    bright = {cell for cell, found in wide.items() if colours.mark in found}
    quiet = {cell for cell, found in narrow.items() if colours.quiet_line in found}
    assert bright == last & wide.keys()
    assert quiet == earlier & narrow.keys()


def test_dots_and_rims_are_of_the_last_turn_alone() -> None:
    shown, sight = shown_with(3)
    scene = set_own_scene(shown.view, labels_of(shown), sight, WIDTH)

    assert {event.place.cell for event in scene.recent} == cells_of((sight.recent,))
    assert [len(turn) for turn in scene.earlier] == [
        len(cells_of((turn,))) for turn in sight.earlier
    ]


def ring_tones(scene: Scene, shown: Position, sight: Sight) -> set[Rgb]:
    """The colours across the ring round the last piece, to its upper right."""
    picture = opened(draw_own_board(shown.view, WOOD, labels_of(shown), sight, WIDTH))
    x, y = scene.layout.at(list(shown.view.pieces)[-1])
    unit = scene.layout.grid.unit
    reach = range(round(0.7 * PIECE_RING[0] * unit), round(0.7 * PIECE_RING[3] * unit) + 1)
    return {pixel(picture, x + step, y - step) for step in reach}


def test_a_pawn_of_an_earlier_turn_has_a_thin_quiet_ring() -> None:
    shown = position_after(COLONIES, 120)
    disc, seat = list(shown.view.pieces.items())[-1]
    group = shown.view.board.group_at(disc)
    assert group is not None
    came = PawnSettled(seat, disc, group, -1)
    sight = Sight((), earlier=((came,),))
    scene = set_own_scene(shown.view, labels_of(shown), sight, WIDTH)

    assert scene.touched_before == (disc,)
    assert WOOD.quiet_line in ring_tones(scene, shown, sight)
    assert WOOD.mark in ring_tones(scene, shown, Sight((came,)))


def test_a_disc_left_and_taken_again_has_no_dashes() -> None:
    shown = position_after(COLONIES, 120)
    disc, seat = next(iter(shown.view.pieces.items()))
    sight = Sight((), earlier=((PawnWithdrawn(seat, disc, seat, -2),),))

    assert set_own_scene(shown.view, labels_of(shown), sight, WIDTH).gone == ()


def test_turns_told_alone_look_as_a_plain_picture() -> None:
    shown, sight = shown_with(1)

    assert draw_own_board(shown.view, WOOD, labels_of(shown), sight, 600) == draw(
        Position(shown.game, sight.recent)
    )
