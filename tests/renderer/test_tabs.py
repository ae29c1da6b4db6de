"""Each tile of the turns told has its owner's tab, which hides no piece and no badge."""

import itertools
from pathlib import Path

import pytest

from engine.events import TilePlaced
from renderer.board import Sight, draw_own_board
from renderer.layers.sizes import badges
from renderer.layers.tabs import placed_tabs
from renderer.layout import Box
from renderer.parts.measures import PIECE
from renderer.parts.sprites import style_of
from renderer.parts.tab import tab
from renderer.scene import Scene, set_own_scene
from renderer.theme import THEMES, load_theme
from tests.renderer.positions import (
    COLONIES,
    RECORD,
    TERRITORIES,
    labels_of,
    opened,
    pixel,
    position_after,
    share,
    turns_after,
)

WIDTH = 1200
WOOD = load_theme("wood")
TOLD = [(RECORD, 70), (RECORD, 150), (COLONIES, 46), (COLONIES, 118), (TERRITORIES, 60)]


def scene_of(file: Path, actions: int, told: int = 4) -> tuple[Scene, Sight]:
    """A message about the last turns of a recorded game."""
    *turns, last = turns_after(file, actions)[-told:]
    shown = position_after(file, actions)
    sight = Sight(last, earlier=tuple(turns))
    return set_own_scene(shown.view, labels_of(shown), sight, WIDTH), sight


def placed(sight: Sight) -> list[TilePlaced]:
    told = itertools.chain(*sight.earlier, sight.recent)
    return [event for event in told if isinstance(event, TilePlaced)]


@pytest.mark.parametrize(("file", "actions"), TOLD)
@pytest.mark.parametrize("theme", THEMES)
def test_each_tile_told_of_has_the_sign_of_who_laid_it(
    file: Path, actions: int, theme: str
) -> None:
    scene, sight = scene_of(file, actions)
    owners = {event.place.cell: event.seat for event in placed(sight)}
    tabs = placed_tabs(scene, style_of(load_theme(theme), scene.layout.grid))

    picture = opened(draw_own_board(scene.view, load_theme(theme), scene.labels, sight, WIDTH))

    assert {one.cell for one in tabs} == {cell for cell, seat in owners.items() if seat is not None}
    for one in tabs:
        seat = owners[one.cell]
        assert seat is not None
        assert pixel(picture, *one.spot) == load_theme(theme).signs[seat]


@pytest.mark.parametrize(("file", "actions"), TOLD)
def test_no_tab_hides_a_piece_or_a_badge_or_leaves_the_board(file: Path, actions: int) -> None:
    scene, _ = scene_of(file, actions)
    style, layout = style_of(WOOD, scene.layout.grid), scene.layout
    reach = round(0.7 * PIECE * layout.grid.unit)
    spots = [layout.at(disc) for disc in scene.view.pieces]
    spots += [spot for _, spot in badges(scene, style)]

    for one in placed_tabs(scene, style):
        box = one.stamp.box.moved(*one.spot)
        assert layout.header.height <= box.top
        assert box.edges[3] <= layout.seats.top
        for x, y in spots:
            assert not box.overlap(Box(x - reach, y - reach, 2 * reach, 2 * reach))


def test_points_stand_in_the_tab_and_money_does_not() -> None:
    classic, sight = scene_of(RECORD, 70)
    gains = {event.place.cell: event.gain for event in placed(sight)}
    terra, _ = scene_of(COLONIES, 118)

    for one in placed_tabs(classic, style_of(WOOD, classic.layout.grid)):
        assert (one.stamp.box.width > one.stamp.box.height) == bool(gains[one.cell])
    for one in placed_tabs(terra, style_of(WOOD, terra.layout.grid)):
        assert one.stamp.box.width == one.stamp.box.height


def test_a_gain_is_green_and_a_loss_is_not() -> None:
    scene, _ = scene_of(RECORD, 70)
    style = style_of(WOOD, scene.layout.grid)
    won, lost = (tab(style, 0, gain, 60, is_last=True).image for gain in (10, -1))

    assert share(won, WOOD.gain) > 0.05
    assert share(won, WOOD.loss) == 0
    assert share(lost, WOOD.loss) > 0.03
    assert share(lost, WOOD.gain) == 0


def test_tiles_of_the_table_have_no_tab() -> None:
    shown = position_after(RECORD, 1)
    table = next(
        event for turn in turns_after(RECORD, 1) for event in turn if isinstance(event, TilePlaced)
    )
    sight = Sight((TilePlaced(None, table.place, (), (), 0, 0),))
    scene = set_own_scene(shown.view, labels_of(shown), sight, WIDTH)

    assert placed_tabs(scene, style_of(WOOD, scene.layout.grid)) == []


def test_a_tab_is_ten_pixels_high_on_a_phone() -> None:
    scene, _ = scene_of(RECORD, 150)

    tabs = placed_tabs(scene, style_of(WOOD, scene.layout.grid))

    assert all(one.stamp.box.height * 312 / WIDTH >= 9.5 for one in tabs)
