"""The foot of the picture shows who plays, who is on turn, who resigned and who won."""

from PIL import Image

from renderer.board import BoardLabels, draw_board
from renderer.theme import load_theme
from tests.renderer.positions import NAMES, Position, draw, opened, position_at, share

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


def test_a_detail_stands_in_place_of_the_bar() -> None:
    texts = BoardLabels("Blue Heron", "Terra", NAMES, ("9 × 5 + 2", "0 br", "3 pawns"))

    picture = opened(draw_board(position_at(24).view, WOOD, texts))

    assert max(share(box, WOOD.bar) for box in boxes(picture)) < 0.005


def test_each_seat_has_a_sign_of_its_own_colour() -> None:
    seats = boxes(opened(draw(position_at(24), width=WIDTH)))

    for seat, box in enumerate(seats):
        corner = box.crop((20, 30, 60, 74))
        assert share(corner, WOOD.signs[seat]) > 0.1
