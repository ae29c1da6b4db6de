"""A review's picture shows each seat's chances, told apart without colour, and where it turned."""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from renderer.pages.review import ReviewLabels, TurningPoint, draw_review
from renderer.parts.dashes import DASHES, seat_line
from renderer.theme import THEMES, load_theme
from tests.renderer.goldens import REVIEW_CURVE, REVIEW_LABELS
from tests.renderer.positions import opened

WOOD = load_theme("wood")
WIDTH = 1200
FIVE = replace(
    REVIEW_LABELS, names=("A", "B", "C", "D", "E"), figures=("1",) * 5, notes=("luck",) * 5
)


def picture(
    curve: tuple[tuple[float, ...], ...] = REVIEW_CURVE,
    points: tuple[TurningPoint, ...] = (),
    labels: ReviewLabels = REVIEW_LABELS,
) -> Image.Image:
    return opened(draw_review(curve, points, labels, WOOD, WIDTH))


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(one, other).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [400, 1200])
def test_it_is_drawn_in_every_theme_and_width(theme: str, width: int) -> None:
    drawn = opened(draw_review(REVIEW_CURVE, (), REVIEW_LABELS, load_theme(theme), width))

    assert drawn.width == width
    assert 0.6 * width < drawn.height < width


def test_five_seats_leave_a_picture_that_a_phone_shows_whole() -> None:
    curve = tuple((*chances, 0.0, 0.0) for chances in REVIEW_CURVE)

    drawn = picture(curve, labels=FIVE)

    assert drawn.height <= WIDTH


def test_a_chance_goes_up_in_the_picture_where_it_rises() -> None:
    high, low = (
        picture((*REVIEW_CURVE[:-1], chances)) for chances in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0))
    )

    _, top, _, bottom = changed(high, low)
    assert bottom - top > 0.4 * WIDTH


@pytest.mark.parametrize(("one", "other"), list(combinations(range(len(DASHES)), 2)))
def test_lines_of_two_seats_differ_without_their_colours(one: int, other: int) -> None:
    corners = [0j, 60 + 5j, 150 - 20j, 300 + 0j]

    shapes = []
    for seat in (one, other):
        canvas = Image.new("L", (340, 80))
        for stamp, (x, y) in seat_line(WOOD, seat, corners, 3):
            box = stamp.box.moved(x + 10, y + 40)
            canvas.paste(255, (box.left, box.top), stamp.coverage)
        shapes.append(canvas)

    different = ImageChops.difference(*shapes).point(lambda grey: 255 if grey > 128 else 0)
    assert different.histogram()[255] > 100


def test_a_line_goes_on_from_corner_to_corner_over_all_its_length() -> None:
    corners = [0j, 37 + 11j, 90 - 20j, 91 - 20j, 200 + 0j]

    for seat in range(len(DASHES)):
        stamps = seat_line(WOOD, seat, corners, 2)
        reach = [x + stamp.box.left + stamp.box.width for stamp, (x, _) in stamps]
        assert min(x + stamp.box.left for stamp, (x, _) in stamps) <= 0
        assert max(reach) >= 200 - 2 * 2 * max((*DASHES[seat], 1.0))


def test_a_turning_point_is_numbered_beside_its_seats_curve() -> None:
    bare, marked = picture(), picture(points=(TurningPoint(0, 4),))

    left, top, right, bottom = changed(bare, marked)
    x = (0.105 + (0.955 - 0.105) * 4 / 9) * WIDTH
    y = (0.107 + 0.42 * (1 - REVIEW_CURVE[4][0])) * WIDTH
    assert left < x < right
    assert top - 6 <= y <= bottom + 6
    assert right - left < 0.06 * WIDTH


def test_turning_points_of_one_turn_stand_apart() -> None:
    points = tuple(TurningPoint(seat, 4) for seat in (0, 1, 2))

    one, two, three = (picture(points=points[:count]) for count in (1, 2, 3))

    boxes = [changed(picture(), one), changed(one, two), changed(two, three)]
    assert len(set(boxes)) == 3


def test_who_is_not_judged_has_no_accuracy() -> None:
    judged = picture(labels=replace(REVIEW_LABELS, figures=("87", "64", "50")))

    left, top, _, _ = changed(picture(), judged)
    assert left < WIDTH / 2  # the third box is the left one of the second row
    assert top > 0.7 * WIDTH


def test_a_game_without_a_turn_has_a_picture() -> None:
    assert picture(((0.5, 0.3, 0.2),)).width == WIDTH


def test_an_odd_width_is_refused() -> None:
    with pytest.raises(ValueError, match="wide"):
        draw_review(REVIEW_CURVE, (), REVIEW_LABELS, WOOD, 100)
