"""Each tile of the turns told has its owner's tab, which hides no piece and no badge."""

import itertools
from pathlib import Path

import pytest

from engine.events import PlateTaken, ProductChanged, TerritoryMarked, TilePlaced
from engine.hexes import Cell, Point
from renderer.board import Sight, draw_own_board
from renderer.layers.sizes import badges
from renderer.layers.tabs import Tab, placed_tabs
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
MOST = 200
"""More actions than are looked through for a turn."""
WOOD = load_theme("wood")
TOLD = [(RECORD, 70), (RECORD, 150), (COLONIES, 46), (COLONIES, 118), (TERRITORIES, 60)]


def scene_of(file: Path, actions: int, told: int = 4) -> tuple[Scene, Sight]:
    """A message about the last turns of a recorded game."""
    *turns, last = turns_after(file, actions)[-told:]
    shown = position_after(file, actions)
    sight = Sight(last, earlier=tuple(turns))
    return set_own_scene(shown.view, labels_of(shown), sight, WIDTH), sight


def tabs_of(scene: Scene, kind: type[Cell | Point]) -> dict[Cell | Point, Tab]:
    """The tabs of tiles or of pieces; a cell equals a point of the same numbers."""
    tabs = placed_tabs(scene, style_of(WOOD, scene.layout.grid))
    return {one.at: one for one in tabs if isinstance(one.at, kind)}


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

    laid = {one.at: one for one in tabs if isinstance(one.at, Cell)}
    assert laid.keys() == {cell for cell, seat in owners.items() if seat is not None}
    for cell, one in laid.items():
        seat = owners[cell]
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


def test_points_stand_in_the_tab() -> None:
    scene, sight = scene_of(RECORD, 70)
    gains = {event.place.cell: event.gain for event in placed(sight)}

    for one in placed_tabs(scene, style_of(WOOD, scene.layout.grid)):
        assert isinstance(one.at, Cell)
        assert (one.stamp.box.width > one.stamp.box.height) == bool(gains[one.at])


def growing(file: Path) -> tuple[Scene, Sight]:
    """A message whose last turn made the colonies of another seat grow."""
    for actions in range(1, MOST):
        *turns, last = turns_after(file, actions)
        growth = [event for event in last if isinstance(event, ProductChanged)]
        if any(event.seat != tile.seat for event in growth for tile in placed(Sight(last))):
            shown = position_after(file, actions)
            sight = Sight(last, earlier=tuple(turns[-3:]))
            return set_own_scene(shown.view, labels_of(shown), sight, WIDTH), sight
    raise AssertionError("no such turn")


def test_growth_of_colonies_stands_in_the_tab_with_the_sign_of_whose_they_are() -> None:
    scene, sight = growing(COLONIES)
    tile = placed(Sight(sight.recent))[-1]
    tabs = tabs_of(scene, Cell)
    picture = opened(draw_own_board(scene.view, WOOD, scene.labels, sight, WIDTH))

    ((other, by),) = scene.gains_of_tiles[tile.place.cell]
    assert other != tile.seat
    assert by > 0
    left, top, right, bottom = (
        tabs[tile.place.cell].stamp.box.moved(*tabs[tile.place.cell].spot).edges
    )
    beside = picture.crop(((left + right) // 2, top, right, bottom))
    assert share(picture.crop((left, top, right, bottom)), WOOD.signs[tile.seat or 0]) > 0.03
    assert share(picture.crop((left, top, right, bottom)), WOOD.signs[other]) > 0.03
    assert share(beside, WOOD.gain) > 0.05
    without = [event for event in placed(sight) if not scene.gains_of_tiles[event.place.cell]]
    for event in without:
        box = tabs[event.place.cell].stamp.box
        assert box.width == box.height  # money is told in the seats alone


def test_a_piece_has_a_tag_with_what_it_brought() -> None:
    scene, sight = scene_of(TERRITORIES, 60)
    marked = [
        event
        for turn in (*sight.earlier, sight.recent)
        for event in turn
        if isinstance(event, TerritoryMarked)
    ]
    tabs = tabs_of(scene, Point)
    picture = opened(draw_own_board(scene.view, WOOD, scene.labels, sight, WIDTH))

    assert len(marked) > 3
    shown = {event.disc for event in marked}
    assert shown <= tabs.keys()
    for disc in shown:
        edges = tabs[disc].stamp.box.moved(*tabs[disc].spot).edges
        assert share(picture.crop(edges), WOOD.gain) > 0.05
    seats = {event.seat for event in marked}
    gains = {seat: scene.gain_of(seat) for seat in seats}
    plate = 5 * any(isinstance(event, PlateTaken) for turn in sight.earlier for event in turn)
    assert sum(gains.values()) == sum(event.group.size for event in marked) + plate


def test_a_gain_is_green_and_a_loss_is_not() -> None:
    scene, _ = scene_of(RECORD, 70)
    style = style_of(WOOD, scene.layout.grid)
    won, lost = (tab(style, 0, ((0, gain),), 60, is_last=True).image for gain in (10, -1))

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
