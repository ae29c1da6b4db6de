"""Leaderboards as messages: ranks, the asker's row, pages, and names that do no harm."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.presenters.message import LONGEST_ALT_TEXT, LONGEST_TEXT, Message
from bot.presenters.pages.leaderboard import (
    LEADERS_IDS,
    LeadersId,
    leaders_for_all,
    leaders_message,
)
from bot.services.pages.leaderboard import Chart, Leader, LeadersPage, Measure, Period
from bot.services.people import Person
from bot.services.pictures import LeaderboardDrawing
from bot.texts import Catalogue
from engine.variants import VARIANTS
from tests.bot.commands.discord_limits import faults_of_message

TEXTS = Catalogue().texts("en")
CHART = Chart("classic")
HOSTILE = ("**@everyone**", "[a](https://x.y)", "\u202edrow", "דנה", "# big", "W" * 32, "_" * 32)


def leader(user_id: int, rank: int | None, name: str = "Ann", wins: int = 2) -> Leader:
    return Leader(
        rank=rank,
        person=Person(user_id, name),
        games=3,
        wins=wins,
        rating=1400 + 50 * wins,
        spread=204,
        change=50 * wins - 100,
        is_provisional=rank is None,
        curve=(1500, 1400 + 50 * wins),
    )


def leaders(*rows: Leader, number: int = 0, pages: int = 1, asker: int = 1) -> LeadersPage:
    return LeadersPage(CHART, number, pages, rows, asker)


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


def drawing(message: Message) -> LeaderboardDrawing:
    assert message.picture is not None
    assert isinstance(message.picture.drawing, LeaderboardDrawing)
    return message.picture.drawing


def alt_text(message: Message) -> str:
    assert message.picture is not None
    return message.picture.alt_text


def test_each_row_has_rank_name_rating_wins_and_games_and_the_askers_is_marked() -> None:
    message = leaders_message(
        TEXTS, leaders(leader(2, 1, "Bob", 3), leader(1, 2), leader(3, 3, "Cem", 1))
    )

    assert message.text.splitlines() == [
        "**Classic Dalapapa** · by rating · all time",
        "`1` Bob · 1550 ± 204 (+50) · 3 wins in 3 games",
        "`2` **Ann (you)** · 1500 ± 204 (±0) · 2 wins in 3 games",
        "`3` Cem · 1450 ± 204 (−50) · 1 win in 3 games",
        TEXTS.say("leaders-explained", period="all"),
    ]


def test_the_picture_has_the_same_rows_and_figures_as_the_text() -> None:
    drawn = drawing(leaders_message(TEXTS, leaders(leader(2, 1, "Bob"), leader(3, 2, "Cem", 1))))

    assert drawn.labels.columns == ("rating", "change", "games", "wins")
    assert [(row.rank, row.name, *row.figures, row.note, row.curve) for row in drawn.blocks[0]] == [
        (1, "Bob", "1500", "±0", "3", "2", "± 204", (1500, 1500)),
        (2, "Cem", "1450", "−50", "3", "1", "± 204", (1500, 1450)),
    ]


@pytest.mark.parametrize(
    ("measure", "period", "strong"),
    [
        (Measure.RATING, Period.ALL, "rating"),
        (Measure.RATING, Period.SEASON, "change"),
        (Measure.GAMES, Period.MONTH, "games"),
        (Measure.WINS, Period.ALL, "wins"),
    ],
)
def test_the_column_by_which_people_are_ranked_is_the_strong_one(
    measure: Measure, period: Period, strong: str
) -> None:
    page = replace(leaders(leader(2, 1)), chart=Chart("terra", measure, period))

    drawn = drawing(leaders_message(TEXTS, page))

    words = {"all": "all time", "season": "this season", "month": "this month"}[period]
    assert drawn.labels.title == "Dalapapa Terra"
    assert drawn.labels.subtitle == f"by {measure} · {words}"
    assert drawn.labels.columns[drawn.labels.strong] == strong


def test_people_with_too_few_games_stand_below_a_line_and_have_no_rank() -> None:
    message = leaders_message(TEXTS, leaders(leader(2, 1), leader(3, None), leader(4, None)))

    _, ranked, line, *unranked, _, _ = message.text.splitlines()
    assert ranked.startswith("`1`")
    assert line == "-# Fewer than 5 games, not ranked yet:"
    assert [row[:3] for row in unranked] == ["`–`"] * 2
    assert alt_text(message).count("Fewer than 5 games, not ranked yet:") == 1
    assert [row.rank for row in drawing(message).blocks[0]] == [1, None, None]


def test_of_namesakes_with_equal_results_only_the_asker_is_marked() -> None:
    message = leaders_message(TEXTS, leaders(leader(2, 1), leader(1, 1), leader(3, 1)))

    assert [row.is_asker for row in drawing(message).blocks[0]] == [False, True, False]
    assert message.text.count("(you)") == alt_text(message).count("(you)") == 1


def test_in_words_the_picture_says_all_that_it_shows() -> None:
    page = LeadersPage(
        CHART, 1, 3, (leader(2, 11, "B_o_b", 1),), 1, above=(leader(1, 1, "Ann", 3),)
    )

    assert alt_text(leaders_message(TEXTS, page)) == (
        "Dalapapa · by rating · all time. Rating (change), games/wins. "
        "1. Ann (you): 1550 ± 204 (+50), 3/3. … 11. B_o_b: 1450 ± 204 (−50), 3/1. Page 2 of 3"
    )


def test_the_askers_row_stands_apart_when_it_is_on_another_page() -> None:
    page = LeadersPage(CHART, 0, 2, (leader(2, 1, "Bob"),), 1, below=(leader(1, 23),))

    *_, bob, gap, own, foot, _ = leaders_message(TEXTS, page).text.splitlines()

    assert (bob[:3], gap, own[:3], foot) == ("`1`", "…", "`23", "-# Page 1 of 2")


@pytest.mark.parametrize("is_above", [True, False])
def test_in_the_picture_too_it_stands_apart(*, is_above: bool) -> None:
    own, others = (leader(1, 5),), (leader(2, 1), leader(3, 2))
    page = leaders(*others, pages=2)
    page = replace(page, above=own) if is_above else replace(page, below=own)

    blocks = drawing(leaders_message(TEXTS, page)).blocks

    marked = [[row.is_asker for row in block] for block in blocks]
    assert marked == ([[True], [False] * 2] if is_above else [[False] * 2, [True]])


def test_each_page_has_a_picture_of_its_own() -> None:
    pages = [leaders(leader(2, 1), number=number, pages=2) for number in (0, 1)]

    pictures = [leaders_message(TEXTS, page).picture for page in pages]

    assert [picture.name for picture in pictures if picture] == [
        "dalapapa-leaders-classic-rating-all-0",
        "dalapapa-leaders-classic-rating-all-1",
    ]


@pytest.mark.parametrize(("number", "turned"), [(0, ["▶"]), (1, ["◀", "▶"]), (2, ["◀"])])
def test_only_pages_that_exist_can_be_turned_to(number: int, turned: list[str]) -> None:
    message = leaders_message(TEXTS, leaders(leader(1, 1), number=number, pages=3))

    assert labels(message) == [*turned, "Show to all"]


def test_an_empty_leaderboard_says_how_to_get_on_it() -> None:
    message = leaders_message(TEXTS, leaders())

    assert TEXTS.say("leaders-none", period="all") in message.text
    assert message.buttons == ()
    assert message.picture is None


def test_whoever_has_no_row_is_told_how_to_get_one() -> None:
    note = TEXTS.say("leaders-not-you")

    assert note in leaders_message(TEXTS, leaders(leader(2, 1))).text
    assert note not in leaders_message(TEXTS, leaders(leader(1, 1))).text


def test_shown_to_all_it_says_who_shows_it_and_nobody_is_you() -> None:
    message = leaders_for_all(TEXTS, leaders(leader(1, 1)), "Ann")

    assert message.is_for_all
    assert message.text.splitlines()[0] == "Ann shows the leaderboard:"
    assert "(you)" not in message.text + alt_text(message)
    assert [row.is_asker for row in drawing(message).blocks[0]] == [False]
    assert message.buttons == ()


def test_names_of_any_kind_make_no_markup_no_mention_and_no_message_too_long() -> None:
    rows = [leader(number, number, HOSTILE[number % len(HOSTILE)]) for number in range(2, 12)]

    text = leaders_message(TEXTS, leaders(*rows)).text

    assert len(text) <= LONGEST_TEXT
    assert len(text.splitlines()) == len(rows) + 3
    assert "@everyone" not in text
    assert "\u202e" not in text
    assert "](" not in text.replace("\\](", "")
    assert text.count("\u2068") == text.count("\u2069") > 0


def test_the_picture_of_a_full_page_of_the_longest_names_is_told_to_its_last_row() -> None:
    widest = leader(0, 0)
    widest = replace(widest, games=12345, wins=12345, rating=2345, spread=500, change=-1234)
    rows = [replace(widest, rank=rank, person=Person(rank, "W" * 40)) for rank in range(990, 1000)]
    page = LeadersPage(
        Chart("domaine", Measure.GAMES), 99, 101, tuple(rows), 5, below=(leader(5, 1009, "W" * 32),)
    )

    message = leaders_message(TEXTS, page)

    assert len(alt_text(message)) <= LONGEST_ALT_TEXT
    assert alt_text(message).endswith("(you): 1500 ± 204 (±0), 3/2. Page 100 of 101")
    assert faults_of_message(message) == []


def test_names_in_the_picture_are_plain_and_on_one_line() -> None:
    rows = [leader(number, number, name) for number, name in enumerate(HOSTILE, start=2)]

    drawn = drawing(leaders_message(TEXTS, leaders(*rows, leader(20, 20, "a\nb"))))

    names = [row.name for row in drawn.blocks[0]]
    assert names == ["**@everyone**", HOSTILE[1], "drow", *HOSTILE[3:], "a b"]


def test_somebody_without_a_known_name_still_has_a_row() -> None:
    assert "`1` ? · 1500" in leaders_message(TEXTS, leaders(leader(2, 1, ""))).text


@given(
    variant=some.sampled_from(list(VARIANTS)),
    measure=some.sampled_from(Measure),
    period=some.sampled_from(Period),
    number=some.integers(0, 999_999),
    shows=some.booleans(),
)
def test_a_buttons_id_is_read_back(
    variant: str, measure: Measure, period: Period, number: int, *, shows: bool
) -> None:
    wanted = LeadersId(Chart(variant, measure, period), number, shows)

    assert LEADERS_IDS.read(str(wanted)) == wanted


@pytest.mark.parametrize(
    "text",
    [
        "",
        "d1:show:1:1",
        "l1:page:classic:wins:0",
        "l2:page:chess:wins:all:0",
        "l2:page:classic:luck:all:0",
        "l2:page:classic:wins:week:0",
        "l2:page:classic:wins:all:01",
        "l2:page:classic:wins:all:-1",
        "l2:page:classic:wins:all:0\n",
        "l2:page:classic:wins:all:1000000",
    ],
)
def test_foreign_ids_mean_nothing(text: str) -> None:
    assert LEADERS_IDS.read(text) is None
