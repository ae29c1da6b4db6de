"""What might have been laid instead lies faded over a board, with dashed outlines."""

import pytest
from PIL import Image, ImageChops

from engine.actions import Place
from engine.hexes import Cell
from renderer.board import draw_own_board
from renderer.choice import Ghost
from renderer.scene import Sight, set_own_scene
from renderer.theme import THEMES, load_theme
from tests.renderer.positions import TERRITORIES, Position, labels_of, opened, position_after

WIDTH = 800


@pytest.fixture
def shown() -> Position:
    return position_after(TERRITORIES, 30)


def ghost_of(shown: Position, at: int = 0) -> Ghost:
    legal = [it for it in shown.seen.legal_actions() if isinstance(it, Place)]
    place = legal[at]
    return Ghost(place, shown.seen.preview(place).discs, "")


def drawn(shown: Position, sight: Sight, theme: str = "wood") -> Image.Image:
    return opened(draw_own_board(shown.view, load_theme(theme), labels_of(shown), sight, WIDTH))


def box_of(shown: Position, cell: Cell) -> tuple[int, int, int, int]:
    layout = set_own_scene(shown.view, labels_of(shown), Sight(), WIDTH).layout
    (x, y), reach = layout.centre(cell), round(1.5 * layout.grid.unit)
    return x - reach, y - reach, x + reach, y + reach


@pytest.mark.parametrize("theme", THEMES)
def test_a_ghost_lies_on_its_cell_and_nowhere_else(shown: Position, theme: str) -> None:
    ghost = ghost_of(shown)
    bare = drawn(shown, Sight(), theme)

    held = drawn(shown, Sight(ghosts=(ghost,)), theme)

    left, top, right, bottom = box_of(shown, ghost.place.cell)
    # The palette of ghosts has more tones, so edges elsewhere may be a shade off.
    changed = ImageChops.difference(bare, held).convert("L").point(lambda it: 255 * (it > 40))
    box = changed.getbbox()
    assert box is not None
    assert left <= box[0] < box[2] <= right
    assert top <= box[1] < box[3] <= bottom


def test_several_ghosts_are_shown_at_once(shown: Position) -> None:
    one = ghost_of(shown)
    other = next(
        ghost
        for ghost in (ghost_of(shown, at) for at in range(1, 200))
        if ghost.place.cell != one.place.cell
    )

    alone, both = drawn(shown, Sight(ghosts=(one,))), drawn(shown, Sight(ghosts=(one, other)))

    box = ImageChops.difference(alone, both).getbbox()
    assert box is not None
    left, top, right, bottom = box_of(shown, other.place.cell)
    assert left <= box[0] < box[2] <= right
    assert top <= box[1] < box[3] <= bottom


def test_a_piece_that_might_have_been_set_stands_in_a_dashed_ring(shown: Position) -> None:
    disc = next(it.discs[0] for it in shown.view.board.groups() if it.is_closed)
    bare = drawn(shown, Sight())

    one, other = (drawn(shown, Sight(sought=((disc, seat),))) for seat in (0, 1))

    for image in (one, other):
        assert ImageChops.difference(bare, image).getbbox() is not None
    assert ImageChops.difference(one, other).getbbox() is not None
