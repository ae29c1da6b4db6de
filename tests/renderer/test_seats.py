"""The foot of the picture shows who plays, who is on turn, who resigned and who won."""

from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from engine.hexes import Cell
from renderer.board import Sight, draw_own_board
from renderer.layout import Foot, lay_out, seat_boxes
from renderer.scene import set_own_scene, set_scene
from renderer.theme import load_theme
from tests.renderer.positions import (
    COLONIES,
    TERRITORIES,
    Position,
    draw,
    labels_of,
    opened,
    pixel,
    position_after,
    position_at,
    share,
    turns_after,
)

WOOD = load_theme("wood")
WIDTH = 1200


def boxes(picture: Image.Image, seats: int = 3) -> list[Image.Image]:
    """The part of a picture's foot that belongs to each seat."""
    top, step = picture.height - 134, picture.width // seats
    return [
        picture.crop((seat * step, top, (seat + 1) * step, picture.height)) for seat in range(seats)
    ]


def test_the_seat_on_turn_is_bright_and_outlined() -> None:
    shown = position_at(24)

    seats = boxes(opened(draw(shown, width=WIDTH)))

    on_turn = [seat for seat, box in enumerate(seats) if share(box, WOOD.seat_on_turn) > 0.5]
    assert on_turn == [shown.view.to_act]
    assert all(
        (share(box, WOOD.text) > 0.05) == (seat in on_turn) for seat, box in enumerate(seats)
    )


def test_a_resigned_seat_lies_flat_in_the_panel() -> None:
    shown = position_at(24).after_resigning(0)

    seats = boxes(opened(draw(shown, width=WIDTH)))

    flat = [seat for seat, box in enumerate(seats) if share(box, WOOD.panel) > 0.5]
    assert flat == [0]


def test_the_winner_of_a_finished_game_has_a_golden_outline_and_crown() -> None:
    shown = position_at(24).after_resigning(0, 2)

    seats = boxes(opened(draw(shown, width=WIDTH)))

    golden = [seat for seat, box in enumerate(seats) if share(box, WOOD.winner) > 0.02]
    assert shown.view.outcome is not None
    assert golden == list(shown.view.outcome.winners) == [1]


def test_a_running_game_shows_no_gold() -> None:
    seats = boxes(opened(draw(position_at(24), width=WIDTH)))

    assert max(share(box, WOOD.winner) for box in seats) < 0.001


def bar_lengths(shown: Position) -> list[float]:
    """How far each seat's bar is filled, 0 to 1."""
    picture = opened(draw(shown, width=WIDTH))
    row = picture.height - 36
    lengths = []
    for seat, box in enumerate(boxes(picture)):
        line = box.crop(
            (0, row - (picture.height - 134), box.width, row + 1 - (picture.height - 134))
        )
        filled = WOOD.text if seat == shown.view.to_act else WOOD.bar_done
        lengths.append(share(line, filled) / (share(line, filled) + share(line, WOOD.bar)))
    return lengths


def test_a_bar_is_filled_as_far_as_its_seat_has_come() -> None:
    shown = position_at(60)

    lengths = bar_lengths(shown)

    for seat, length in enumerate(lengths):
        progress = shown.view.progress(seat)
        assert progress is not None
        assert abs(length - progress) < 0.03


@pytest.mark.parametrize("file", [COLONIES, TERRITORIES])
def test_groups_that_count_stand_in_place_of_the_bar(file: Path) -> None:
    shown = position_after(file, 44)
    layout = set_scene(shown.view, labels_of(shown), (), WIDTH).layout

    picture = opened(draw(shown, width=WIDTH))

    seats = seat_boxes(layout.seats, shown.view.players)
    assert max(share(picture.crop(box.edges), WOOD.bar) for box in seats) < 0.005


def test_each_seat_has_a_sign_of_its_own_colour() -> None:
    seats = boxes(opened(draw(position_at(24), width=WIDTH)))

    for seat, box in enumerate(seats):
        corner = box.crop((20, 30, 60, 74))
        assert share(corner, WOOD.signs[seat]) > 0.1


@pytest.mark.parametrize(("players", "rows"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_seats_stand_in_rows_of_up_to_three(players: int, rows: int) -> None:
    layout = lay_out([Cell(0, 0)], WIDTH, Foot(players, has_supplies=True))

    boxes = seat_boxes(layout.seats, players)

    assert len({box.top for box in boxes}) == rows
    assert len(boxes) == (6 if players == 5 else players)
    assert all(box.width >= WIDTH * 0.31 for box in boxes)
    assert not any(one.overlap(other) for index, one in enumerate(boxes) for other in boxes[:index])


@pytest.mark.parametrize("width", [400, 1200])
@pytest.mark.parametrize(
    "shown", [position_at(60), position_after(COLONIES, 45), position_after(TERRITORIES, 30)]
)
def test_the_outline_of_the_seat_on_turn_is_unbroken(shown: Position, width: int) -> None:
    scene = set_scene(shown.view, labels_of(shown), (), width)
    assert shown.view.to_act is not None
    box = seat_boxes(scene.layout.seats, shown.view.players)[shown.view.to_act]

    picture = opened(draw(shown, width=width, is_marked=False))

    left, top, right, bottom = box.edges
    inset = width // 40
    for x in range(left + inset, right - inset):
        assert pixel(picture, x, top) == pixel(picture, x, bottom - 1) == WOOD.text
    for y in range(top + inset, bottom - inset):
        assert pixel(picture, left, y) == pixel(picture, right - 1, y) == WOOD.text


def test_a_legend_tells_the_outlines_if_several_turns_are_told() -> None:
    shown = position_after(COLONIES, 46)
    *turns, last = turns_after(COLONIES, 46)[-3:]
    found = {}
    for told in (0, 2):
        sight = Sight(last, earlier=tuple(turns[:told]))
        layout = set_own_scene(shown.view, labels_of(shown), sight, WIDTH).layout
        box = seat_boxes(layout.seats, 5)[5]
        picture = opened(draw_own_board(shown.view, WOOD, labels_of(shown), sight, WIDTH))
        found[told] = share(picture.crop(box.edges), WOOD.panel)

    assert found[0] == 1
    assert found[2] < 0.97


def test_what_the_turns_told_brought_stands_beside_the_score() -> None:
    shown = position_at(60)
    scene = set_scene(shown.view, labels_of(shown), shown.recent, WIDTH)
    gains = [scene.gain_of(seat) for seat in range(3)]
    assert sorted(map(bool, gains)) == [False, False, True]

    seats = boxes(opened(draw(shown, width=WIDTH)))

    assert [share(box, WOOD.gain) > 0.003 for box in seats] == [gain > 0 for gain in gains]


def test_how_well_a_computer_plays_stands_behind_its_name_where_there_is_room() -> None:
    shown = position_after(COLONIES, 46)
    labels = replace(labels_of(shown), names=("Ann", "Bot 2", "Bot 3", "Bot 4", "Bot 5"))
    of_bots = replace(labels, levels=("", "easy", "easy", "easy", "easy"))

    plain, told = (
        opened(draw_own_board(shown.view, WOOD, one, Sight(), WIDTH)) for one in (labels, of_bots)
    )

    seats = set_own_scene(shown.view, labels, Sight(), WIDTH).layout.seats
    changed = [
        plain.crop(box.edges).tobytes() != told.crop(box.edges).tobytes()
        for box in seat_boxes(seats, 5)[:5]
    ]
    assert changed == [False, True, True, True, True]
