"""A leaderboard's page shows its rows in order, and the asker's own wherever it stands."""

from dataclasses import replace

import pytest
from PIL import Image

from renderer.leaderboard import LeaderRow, draw_leaderboard
from renderer.theme import THEMES, Rgb, load_theme
from tests.renderer.goldens import APART, LEADER_ROWS, PAGE_LABELS
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


def bar_of(box: Image.Image) -> float:
    """How far a row's bar is filled, 0 to 1."""
    bar = box.crop((1030, HEIGHT // 2, 1140, HEIGHT // 2 + 1))
    done = share(bar, WOOD.bar_done)
    return done / (done + share(bar, WOOD.bar))


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


def test_a_bar_is_filled_by_the_share_of_wins() -> None:
    picture = page(LEADER_ROWS)

    bars = [bar_of(row(picture, index)) for index in range(len(LEADER_ROWS))]

    assert bars == pytest.approx([leader.share for leader in LEADER_ROWS], abs=0.05)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_any_name_leaves_rank_and_figures_alone(name: str) -> None:
    plain, odd = (page((replace(APART, name=held),)) for held in ("Ann", name))

    for figures in ((0, 0, 95, plain.height), (580, 0, WIDTH, plain.height)):
        assert plain.crop(figures).tobytes() == odd.crop(figures).tobytes()


def test_a_long_name_leaves_room_for_who_that_is() -> None:
    widest = replace(APART, name="W" * 32)

    told, untold = (
        opened(draw_leaderboard(((widest,),), WOOD, replace(PAGE_LABELS, own=own)))
        for own in ("(you)", "(me!)")
    )

    assert told.crop((0, 0, 400, told.height)).tobytes() == (
        untold.crop((0, 0, 400, told.height)).tobytes()
    )
    assert told.tobytes() != untold.tobytes()


def test_a_name_that_cannot_be_drawn_gives_way_to_the_rank() -> None:
    unknown, numbered = (page((replace(APART, name=name),)) for name in ("田中", "#23"))

    assert unknown.tobytes() == numbered.tobytes()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [400, 2400])
def test_a_full_page_can_be_drawn_in_every_theme_and_width(theme: str, width: int) -> None:
    figures = ("12,345", "12,345", "100 %")
    rows = tuple(LeaderRow(rank, "W" * 32, figures, 1) for rank in range(991, 1001))

    picture = opened(draw_leaderboard((rows, (APART,)), load_theme(theme), PAGE_LABELS, width))

    assert picture.width == width
    assert picture.height < 1.15 * width


def test_without_a_footer_the_page_is_lower() -> None:
    bare = opened(draw_leaderboard((LEADER_ROWS,), WOOD, replace(PAGE_LABELS, footer="")))

    assert bare.height < page(LEADER_ROWS).height
