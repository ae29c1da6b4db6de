"""A leaderboard's page shows its rows in order, and the asker's own wherever it stands."""

from dataclasses import replace

import pytest
from PIL import Image

from renderer.pages.leaderboard import LeaderRow, draw_leaderboard
from renderer.theme import THEMES, Rgb, load_theme
from tests.renderer.goldens import APART, LEADER_ROWS, PAGE_LABELS, UNRANKED
from tests.renderer.positions import opened, share
from tests.renderer.test_names import NAMES

WOOD = load_theme("wood")
WIDTH = 1200
TOP, STEP, HEIGHT = 151, 84, 73
"""Where rows lie in a picture of ``WIDTH``, in pixels; a gap between blocks is 34 high."""


def page(*blocks: tuple[LeaderRow, ...], width: int = WIDTH) -> Image.Image:
    return opened(draw_leaderboard(blocks, WOOD, PAGE_LABELS, width))


def row(picture: Image.Image, index: int, gap: int = 0) -> Image.Image:
    top = TOP + index * STEP + gap
    return picture.crop((20, top, picture.width - 20, top + HEIGHT))


def is_marked(box: Image.Image) -> bool:
    return share(box, WOOD.seat_on_turn) > 0.5 and share(box, WOOD.seat) < 0.01


def coin_of(box: Image.Image) -> set[Rgb]:
    coin = box.crop((0, 0, 70, HEIGHT))
    return {colour for colour in (WOOD.winner, WOOD.second, WOOD.third) if share(coin, colour)}


def curve_of(box: Image.Image) -> list[int]:
    """How high a row's curve stands at its beginning and its end, in pixels from above."""
    columns = [box.crop((left, 0, left + 1, HEIGHT)) for left in (1010, 1132)]
    return [
        sum(heights) // len(heights)
        for column in columns
        if (heights := [y for y in range(8, HEIGHT - 8) if column.getpixel((0, y)) != WOOD.seat])
    ]


@pytest.mark.parametrize("marked", range(4))
def test_of_equal_rows_only_the_askers_own_is_marked(marked: int) -> None:
    namesakes = tuple(replace(LEADER_ROWS[0], is_asker=index == marked) for index in range(4))

    picture = page(namesakes)

    assert [is_marked(row(picture, index)) for index in range(4)] == [
        index == marked for index in range(4)
    ]


def test_a_row_above_the_page_stands_apart_and_is_marked() -> None:
    picture = page((APART,), LEADER_ROWS[:2])

    assert is_marked(row(picture, 0))
    assert [is_marked(row(picture, index, gap=34)) for index in (1, 2)] == [False, False]


def test_a_row_below_the_page_stands_apart_and_is_marked() -> None:
    picture = page(LEADER_ROWS[:2], (APART,))

    assert [is_marked(row(picture, index)) for index in (0, 1)] == [False, False]
    assert is_marked(row(picture, 2, gap=34))


def test_dots_stand_where_rows_are_left_out() -> None:
    among, apart = page((*LEADER_ROWS, APART)), page(LEADER_ROWS, (APART,))
    top = TOP + len(LEADER_ROWS) * STEP - (STEP - HEIGHT)
    gap = apart.crop((0, top, WIDTH, top + 34))

    assert apart.height - among.height == pytest.approx(34, abs=1)
    assert 0 < share(gap, WOOD.quiet_text) < 0.01


def test_the_first_three_ranks_have_a_coin_each_which_equals_share() -> None:
    picture = page(LEADER_ROWS)

    coins = [coin_of(row(picture, index)) for index in range(len(LEADER_ROWS))]

    assert coins == [{WOOD.winner}, {WOOD.second}, {WOOD.third}, {WOOD.third}, set()]


@pytest.mark.parametrize(
    ("curve", "goes"), [((1500, 1620), 1), ((1500, 1400, 1380), -1), ((1500, 1500), 0)]
)
def test_a_curve_rises_with_the_rating(curve: tuple[int, ...], goes: int) -> None:
    begin, end = curve_of(row(page((replace(LEADER_ROWS[0], curve=curve),)), 0))

    assert (begin > end + 9) - (begin < end - 9) == goes


def test_a_small_change_makes_a_flat_curve() -> None:
    flat, steep = (
        curve_of(row(page((replace(LEADER_ROWS[0], curve=(1500, rating)),)), 0))
        for rating in (1510, 1700)
    )

    assert 0 <= flat[0] - flat[1] < (steep[0] - steep[1]) / 4


def test_without_a_curve_there_is_none() -> None:
    assert curve_of(row(page((replace(LEADER_ROWS[0], curve=()),)), 0)) == []


def test_above_the_first_row_without_a_rank_a_line_says_why() -> None:
    ranked, unranked = page(LEADER_ROWS), page((*LEADER_ROWS, UNRANKED))
    untold = opened(
        draw_leaderboard(((*LEADER_ROWS, UNRANKED),), WOOD, replace(PAGE_LABELS, unranked=""))
    )

    assert unranked.height - ranked.height == pytest.approx(STEP + 50, abs=2)
    assert unranked.tobytes() != untold.tobytes()
    assert coin_of(row(unranked, len(LEADER_ROWS), gap=50)) == set()


def test_what_people_are_ranked_by_is_bold() -> None:
    first, second = (
        opened(draw_leaderboard((LEADER_ROWS,), WOOD, replace(PAGE_LABELS, strong=strong)))
        for strong in (0, 3)
    )

    rating, wins = (480, 0, 600, first.height), (900, 0, 1010, first.height)
    assert first.crop(rating).tobytes() != second.crop(rating).tobytes()
    assert first.crop(wins).tobytes() != second.crop(wins).tobytes()


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_any_name_leaves_rank_and_figures_alone(name: str) -> None:
    plain, odd = (page((replace(APART, name=held),)) for held in ("Ann", name))

    for figures in ((0, 0, 95, plain.height), (490, 0, WIDTH, plain.height)):
        assert plain.crop(figures).tobytes() == odd.crop(figures).tobytes()


def test_a_long_name_leaves_room_for_who_that_is() -> None:
    widest = replace(APART, name="W" * 32)

    told, untold = (
        opened(draw_leaderboard(((widest,),), WOOD, replace(PAGE_LABELS, own=own)))
        for own in ("(you)", "(me!)")
    )

    assert told.crop((0, 0, 300, told.height)).tobytes() == (
        untold.crop((0, 0, 300, told.height)).tobytes()
    )
    assert told.tobytes() != untold.tobytes()


def test_a_name_that_cannot_be_drawn_gives_way_to_the_rank() -> None:
    unknown, numbered = (page((replace(APART, name=name),)) for name in ("𒀭𒂗", "#23"))

    assert unknown.tobytes() == numbered.tobytes()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [400, 2400])
def test_a_full_page_can_be_drawn_in_every_theme_and_width(theme: str, width: int) -> None:
    figures = ("2345", "−1234", "12,345", "12,345")
    rows = tuple(LeaderRow(rank, "W" * 32, figures, "± 500") for rank in range(991, 1001))

    picture = opened(draw_leaderboard((rows, (APART,)), load_theme(theme), PAGE_LABELS, width))

    assert picture.width == width
    assert picture.height < 1.15 * width


def test_without_a_footer_the_page_is_lower() -> None:
    bare = opened(draw_leaderboard((LEADER_ROWS,), WOOD, replace(PAGE_LABELS, footer="")))

    assert bare.height < page(LEADER_ROWS).height
