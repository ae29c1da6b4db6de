"""A board for one player shows where their tiles may be laid and what happened lately."""

import pytest
from PIL import Image

from engine.actions import Place
from engine.events import TilePlaced
from engine.hexes import Cell, cell_name, centre_of
from renderer.board import Sight, draw_board, draw_own_board
from renderer.layers.sizes import badge_disc
from renderer.layers.spots import ABOVE, NAME
from renderer.palette import palette_of
from renderer.parts.lettering import Type, Weight, line
from renderer.scene import LARGE, Scene, set_own_scene, set_scene
from renderer.theme import THEMES, load_theme
from tests.renderer.compare import differences
from tests.renderer.goldens import golden_file
from tests.renderer.positions import Position, coloured, labels_of, opened, pixel, position_at

WIDTH = 1200
WOOD = load_theme("wood")


def legal_cells(shown: Position) -> tuple[Cell, ...]:
    legal = shown.seen.legal_actions()
    return tuple(sorted({action.cell for action in legal if isinstance(action, Place)}))


def played(shown: Position) -> tuple[Cell, ...]:
    return tuple(event.place.cell for event in shown.recent if isinstance(event, TilePlaced))


def own_scene(shown: Position, sight: Sight) -> Scene:
    return set_own_scene(shown.view, labels_of(shown), sight, WIDTH)


@pytest.mark.parametrize("name", THEMES)
def test_legal_cells_alone_are_bright_and_named_in_bold(name: str) -> None:
    shown, theme = position_at(40), load_theme(name)
    spots = legal_cells(shown)
    layout = own_scene(shown, Sight(spots=spots)).layout
    palette = palette_of(theme)
    kind = Type(Weight.BOLD, NAME * layout.grid.unit, theme.text, theme.spot)

    sight = Sight(spots=spots)
    picture = opened(draw_own_board(shown.view, theme, labels_of(shown), sight, WIDTH))

    frontier = shown.view.board.frontier().keys()
    assert set() < set(spots) < frontier
    for cell in frontier:
        x, y = layout.centre(cell)
        at = x, y + round(0.6 * layout.grid.unit)
        assert pixel(picture, *at) == (theme.spot if cell in spots else theme.table)
    for cell in spots:
        name_line = coloured(line(palette, cell_name(cell), kind), palette)
        x, y = layout.centre(cell)
        left, top = x - int(name_line.width / 2), y - name_line.height // 2
        top -= round(ABOVE * layout.grid.unit)
        box = (left, top, left + name_line.width, top + name_line.height)
        assert picture.crop(box).tobytes() == name_line.tobytes()


def test_who_asks_for_nothing_more_sees_the_board_of_all() -> None:
    shown = position_at(24)

    own = draw_own_board(shown.view, WOOD, labels_of(shown), Sight(shown.recent), 600)

    for_all = draw_board(shown.view, WOOD, labels_of(shown), shown.recent, 600)
    assert opened(own).tobytes() == opened(for_all).tobytes()


def test_a_large_board_is_cropped_to_the_play() -> None:
    shown = position_at(110)
    whole = set_scene(shown.view, labels_of(shown), (), WIDTH)

    cropped = own_scene(shown, Sight(around=played(shown)))

    assert cropped.layout.grid.unit > 1.5 * whole.layout.grid.unit
    assert len(cropped.places) < len(whole.places) == len(shown.view.board)
    for cell in played(shown):
        x, y = cropped.layout.centre(cell)
        assert 3 * cropped.layout.grid.unit < x < WIDTH - 3 * cropped.layout.grid.unit
        assert cropped.layout.header.edges[3] < y - cropped.layout.grid.unit
        assert y + cropped.layout.grid.unit < cropped.layout.seats.top


def test_a_crop_is_full_of_tiles_up_to_its_edges() -> None:
    shown = position_at(110)
    sight = Sight(around=played(shown))
    scene = own_scene(shown, sight)

    picture = opened(draw_own_board(shown.view, WOOD, labels_of(shown), sight, WIDTH))

    pips = 0
    inner = scene.layout.header.edges[3], scene.layout.seats.top
    for group in scene.groups:
        covered = badge_disc(scene.layout, group)
        for disc in () if group.is_closed else set(group.discs) - {covered}:
            x, y = scene.layout.at(disc)
            if 0 <= x < WIDTH and inner[0] <= y < inner[1]:
                assert pixel(picture, x, y) == WOOD.disc(group.colour).pip
                pips += 1
    assert pips > 10


@pytest.mark.parametrize("tiles", [24, LARGE])
def test_a_board_of_up_to_forty_tiles_is_shown_whole(tiles: int) -> None:
    shown = position_at(tiles)
    assert len(shown.view.board) <= LARGE
    whole = set_scene(shown.view, labels_of(shown), (), WIDTH)

    asked = own_scene(shown, Sight(around=played(shown)))

    assert asked.layout == whole.layout


def test_a_large_board_is_shown_whole_to_who_does_not_ask_for_a_part() -> None:
    shown = position_at(110)
    whole = set_scene(shown.view, labels_of(shown), shown.recent, WIDTH)

    asked = own_scene(shown, Sight(shown.recent, spots=legal_cells(shown)))

    assert (asked.layout, asked.places) == (whole.layout, whole.places)


@pytest.mark.parametrize("theme", THEMES)
def test_a_missing_spot_or_mark_is_a_difference(theme: str) -> None:
    shown = position_at(60)
    golden = Image.open(golden_file(f"own-{theme}")).convert("RGB")
    spots = legal_cells(shown)
    layout = own_scene(shown, Sight(around=played(shown))).layout
    seen = [cell for cell in spots if layout.shows(centre_of(cell), margin=-0.5)]
    assert seen
    sights = [
        Sight(shown.recent, tuple(other for other in spots if other != cell), played(shown))
        for cell in seen
    ]

    for sight in (*sights, Sight((), spots, played(shown))):
        picture = draw_own_board(shown.view, load_theme(theme), labels_of(shown), sight, 400)
        assert differences(opened(picture), golden) != []
