"""A result tells by rank how the points came about, marks the best turn, and crowns who won."""

from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from PIL import Image

from engine.events import PlateTaken, ProductChanged, TerritoryMarked, TilePlaced
from engine.hexes import neighbour
from engine.variants import VARIANTS
from renderer.board import Sight, draw_own_board
from renderer.layers.sizes import badges
from renderer.layers.tabs import placed_tabs
from renderer.layout import DEFAULT_WIDTH, Box, result_boxes
from renderer.palette import palette_of
from renderer.parts.sprites import best_piece_ring, style_of
from renderer.podium import Podium, podium_of
from renderer.reckoning import reckon
from renderer.scene import Scene, set_own_scene
from renderer.theme import load_theme
from tests.renderer.films import camera_of, film_of
from tests.renderer.positions import (
    COLONIES,
    RECORD,
    TERRITORIES,
    Position,
    coloured,
    labels_of,
    opened,
    pixel,
    position_after,
    share,
    turns_after,
)

WOOD = load_theme("wood")
ALL = 1000
"""More actions than any recorded game has."""


def over(file: Path) -> tuple[Position, Sight]:
    turns = turns_after(file, ALL)
    return position_after(file, ALL), Sight(turns[-1], history=turns)


@cache
def shown(file: Path) -> tuple[Scene, Image.Image]:
    position, sight = over(file)
    labels = labels_of(position)
    scene = set_own_scene(position.view, labels, sight)
    return scene, opened(draw_own_board(position.view, WOOD, labels, sight))


def test_discs_and_closed_groups_less_what_was_paid_are_the_score() -> None:
    position, sight = over(RECORD)

    sums = reckon(sight.history, position.view.players, counts_points=True).seats

    assert [one.discs + one.closed - one.paid for one in sums] == list(position.view.scores)
    assert all(one.discs > 0 and one.closed > 0 for one in sums)
    sizes = [
        group.size
        for turn in sight.history
        for event in turn
        if isinstance(event, TilePlaced) and event.seat is not None
        for group in event.closed
    ]
    assert sum(one.closed for one in sums) == sum(sizes)


def test_the_best_turn_brought_more_than_any_other() -> None:
    position, sight = over(RECORD)
    gains = [
        sum(event.gain for event in turn if isinstance(event, TilePlaced)) for turn in sight.history
    ]

    found = reckon(sight.history, position.view.players, counts_points=True)

    assert found.best is not None
    assert found.best.gain == max(gains) == max(found.bests)


@pytest.mark.parametrize("file", [COLONIES, TERRITORIES])
def test_the_best_turn_made_its_seats_score_grow_most(file: Path) -> None:
    _, sight = over(file)
    best: dict[int, int] = {}
    for turn in sight.history:
        seat = next((event.seat for event in turn if isinstance(event, TilePlaced)), None)
        grown = sum(
            event.by if isinstance(event, ProductChanged) else event.group.size
            for event in turn
            if isinstance(event, ProductChanged | TerritoryMarked) and event.seat == seat
        )
        grown += 5 * any(isinstance(event, PlateTaken) for event in turn)
        if seat is not None:
            best[seat] = max(grown, best.get(seat, 0))

    found = reckon(sight.history, len(best), counts_points=False)

    assert dict(enumerate(found.bests)) == best
    assert found.best is not None
    assert found.best.gain == max(best.values()) == best[found.best.seat]


@pytest.mark.parametrize("file", [RECORD, COLONIES, TERRITORIES])
def test_the_best_turn_has_a_golden_outline_and_one_tab(file: Path) -> None:
    scene, picture = shown(file)
    assert scene.result is not None
    assert scene.result.best is not None
    (one,) = placed_tabs(scene, style_of(WOOD, scene.layout.grid))
    tiles = picture.crop((0, scene.layout.header.height, picture.width, scene.layout.seats.top))

    assert share(tiles, WOOD.winner) > 0.001
    assert one.at == scene.result.best.placed[-1].place.cell
    assert pixel(picture, *one.spot) == WOOD.winner  # the star


@pytest.mark.parametrize("file", [RECORD, COLONIES, TERRITORIES])
def test_a_tile_of_the_best_turn_has_gold_all_round_whatever_lies_beside_it(file: Path) -> None:
    scene, picture = shown(file)
    assert scene.result is not None
    assert scene.result.best is not None
    layout, cells = scene.layout, {event.place.cell for event in scene.result.best.placed}
    style = style_of(WOOD, layout.grid)
    above = [one.stamp.box.moved(*one.spot) for one in placed_tabs(scene, style)]
    above += [badge.box.moved(*at) for badge, at in badges(scene, style)]
    above += [best_piece_ring(style).box.moved(*layout.at(disc)) for disc in scene.view.pieces]
    looked = 0
    for cell, (side, out) in product(cells, enumerate(layout.grid.sides())):
        # Across the middle of a side, where a disc lies.
        line = [(complex(*layout.centre(cell)) + out * far) for far in (1.06, 1.1, 1.14)]
        spots = [(round(at.real), round(at.imag)) for at in line]
        is_hidden = any(Box(*spot, 1, 1).overlap(box) for box in above for spot in spots)
        if neighbour(cell, side) not in cells and not is_hidden:
            assert WOOD.winner in {pixel(picture, *spot) for spot in spots}
            looked += 1

    assert looked


@pytest.mark.parametrize("file", [RECORD, COLONIES, TERRITORIES])
def test_rows_stand_by_rank_and_the_winner_has_gold(file: Path) -> None:
    scene, picture = shown(file)
    view = scene.view
    assert view.outcome is not None
    boxes = result_boxes(scene.layout.seats, view.players, has_heads=scene.view.counts_points)
    order = sorted(range(view.players), key=lambda seat: view.ranks[seat])

    for seat, box in zip(order, boxes, strict=True):
        sign = picture.crop((box.left + 70, box.top, box.left + 130, box.edges[3]))
        assert share(sign, WOOD.signs[seat]) > 0.04
        crown = picture.crop((box.left + 20, box.top + 10, box.left + 66, box.edges[3] - 25))
        assert (share(crown, WOOD.winner) > 0.1) == (seat in view.outcome.winners)
    assert boxes[-1].edges[3] <= picture.height


def test_whoever_has_not_won_by_points_alone_has_the_crown_that_is_given() -> None:
    position, sight = over(COLONIES)
    players = position.view.players
    best = position.view.ranks.index(1)
    order = (*(seat for seat in range(players) if seat != best), best)
    podium = Podium((order[0], order[1]), order, (*range(1, players), None))

    labels, sight = labels_of(position), replace(sight, podium=podium)
    picture = opened(draw_own_board(position.view, WOOD, labels, sight))

    layout = set_own_scene(position.view, labels, sight).layout
    boxes = result_boxes(layout.seats, players, has_heads=False)
    for seat, box in zip(order, boxes, strict=True):
        sign = picture.crop((box.left + 70, box.top, box.left + 130, box.edges[3]))
        assert share(sign, WOOD.signs[seat]) > 0.04
        crown = picture.crop((box.left + 20, box.top + 10, box.left + 66, box.edges[3] - 25))
        assert (share(crown, WOOD.winner) > 0.1) == (seat in podium.won)


@pytest.mark.parametrize("won", [(), (1,)])
def test_boards_without_the_sums_and_films_show_the_same_crown(won: tuple[int, ...]) -> None:
    position, turns = position_after(RECORD, ALL), film_of(RECORD)
    podium = replace(podium_of(position.view), won=won)
    camera = replace(camera_of(turns), podium=podium)

    board = opened(draw_own_board(position.view, WOOD, labels_of(position), Sight(podium=podium)))
    frame = coloured(camera.frame(turns[-1], len(turns)), palette_of(WOOD))

    seats = set_own_scene(position.view, labels_of(position), Sight()).layout.seats
    across = board.width // position.view.players
    for seat in range(position.view.players):
        box = (seat * across, seats.top, (seat + 1) * across, board.height)
        assert (share(board.crop(box), WOOD.winner) > 0.02) == (seat in won)
    foot = frame.crop((0, camera.layout.seats.top, *frame.size))
    assert (share(foot, WOOD.winner) > 0.01) == bool(won)


@pytest.mark.parametrize("file", [RECORD, COLONIES, TERRITORIES])
def test_a_result_has_no_names_of_cells_and_the_default_width(file: Path) -> None:
    scene, picture = shown(file)
    board = picture.crop((0, scene.layout.header.height, picture.width, scene.layout.seats.top))

    assert picture.width == DEFAULT_WIDTH
    assert share(board, WOOD.cell_name) < 0.0005
    assert scene.recent == ()


def test_a_game_that_ends_before_a_tile_is_laid_has_a_picture_of_its_result() -> None:
    classic = VARIANTS["classic"]
    game = classic.start(3, {"setup": "players"}, classic.tiles)
    begun = Position(game, ()).after_resigning(0, 1)
    sight = Sight(begun.recent, history=(begun.recent,))

    picture = opened(draw_own_board(begun.view, WOOD, labels_of(begun), sight))

    assert len(begun.view.board) == 0
    assert begun.view.outcome is not None
    assert picture.width == DEFAULT_WIDTH
    assert share(picture, WOOD.winner) > 0.0001


def test_a_running_game_has_no_result() -> None:
    position = position_after(RECORD, 70)
    sight = Sight(position.recent, history=turns_after(RECORD, 70))

    assert set_own_scene(position.view, labels_of(position), sight).result is None


@pytest.mark.parametrize("level", ["easy", "normal", "difficile"])
def test_how_well_a_computer_plays_stands_behind_its_name(level: str) -> None:
    position, sight = over(COLONIES)
    names = ("Ann", "Bot 2", "Bot 3", "Bot 4", "Bot 5")
    plain = replace(labels_of(position), names=names)
    with_level = replace(plain, levels=("", *[level] * 4))

    pictures = [
        opened(draw_own_board(position.view, WOOD, labels, sight)) for labels in (plain, with_level)
    ]

    layout = set_own_scene(position.view, plain, sight).layout
    boxes = result_boxes(layout.seats, 5, has_heads=False)
    order = sorted(range(5), key=lambda seat: position.view.ranks[seat])
    for seat, box in zip(order, boxes, strict=True):
        before, after = (picture.crop(box.edges) for picture in pictures)
        assert (before.tobytes() == after.tobytes()) == (seat == 0)
