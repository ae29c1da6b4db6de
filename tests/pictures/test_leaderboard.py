"""A leaderboard's page shows its rows, the asker's own among or below them."""

from dataclasses import replace

import pytest

from renderer.leaderboard import LeaderboardLabels, Standing, draw_leaderboard
from renderer.theme import THEMES, load_theme
from tests.pictures.goldens import APART, PAGE_LABELS, STANDINGS
from tests.pictures.moments import opened, share
from tests.pictures.test_names import NAMES

WOOD = load_theme("wood")


def page(rows: tuple[Standing, ...], apart: Standing | None = None, width: int = 600) -> bytes:
    shares = tuple(f"{index} %" for index in range(len(rows) + (apart is not None)))
    return draw_leaderboard(rows, WOOD, replace(PAGE_LABELS, shares=shares), apart, width)


def test_the_row_of_the_asker_is_highlighted() -> None:
    own = (*STANDINGS, replace(APART, rank=4))

    assert share(opened(page(STANDINGS)), WOOD.seat_on_turn) < 0.01
    assert share(opened(page(own)), WOOD.seat_on_turn) > 0.1


def test_a_row_of_another_page_stands_below_a_gap() -> None:
    among = opened(page((*STANDINGS, APART)))
    apart = opened(page(STANDINGS, APART))

    assert apart.height > among.height
    assert share(apart, WOOD.seat_on_turn) > 0.1


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_any_name_leaves_the_figures_alone(name: str) -> None:
    figures = (390, 0, 600, 130)
    plain, odd = (opened(page((Standing(1, held, 3, 1),))).crop(figures) for held in ("Ann", name))

    assert plain.tobytes() == odd.tobytes()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [400, 2400])
def test_a_full_page_can_be_drawn_in_every_theme_and_width(theme: str, width: int) -> None:
    rows = tuple(Standing(rank, "W" * 32, 12345, 12345) for rank in range(991, 1001))
    labels = replace(PAGE_LABELS, shares=("100 %",) * 10)

    picture = opened(draw_leaderboard(rows, load_theme(theme), labels, None, width))

    assert picture.width == width


def test_an_empty_page_says_so() -> None:
    silent = LeaderboardLabels("Dalapapa", "by wins", PAGE_LABELS.columns, (), "Page 1 of 4", "")
    told = replace(silent, empty="Nobody yet.")

    one, other = (draw_leaderboard((), WOOD, labels, None, 600) for labels in (silent, told))

    assert one != other


def test_each_row_needs_its_share() -> None:
    with pytest.raises(ValueError, match="zip"):
        draw_leaderboard(STANDINGS, WOOD, PAGE_LABELS)
