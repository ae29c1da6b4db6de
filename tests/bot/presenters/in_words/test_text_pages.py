"""The text board's pages: as much as a message holds, each reached by buttons; and its file."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.presenters.in_words.board import Section
from bot.presenters.in_words.text_ids import TEXT_IDS, TextId, Wish
from bot.presenters.in_words.text_pages import (
    text_file,
    text_file_message,
    text_for_all,
    text_message,
)
from bot.presenters.message import LONGEST_TEXT, ActionRow, Message, Style
from bot.services.games.match import Match
from bot.services.people import Person
from bot.texts import Catalogue
from tests.bot.commands.discord_limits import faults_of_message
from tests.bot.played import PEOPLE, lay_if_possible, match_of, random_play
from tests.bot.presenters.in_words.paging import all_pages, clicked, paged

CATALOGUE = Catalogue()
TEXTS = CATALOGUE.texts("en")
STRANGER = 99
SECTIONS = ["How it stands", "Tiles", "Open cells", "Groups", "Hand"]


@cache
def large_match() -> Match:
    """A game whose bag is empty: 116 of 120 tiles lie on the table."""
    play = random_play(
        "classic", 4, seed=4, actions=172, choose=lay_if_possible, target=240, setup="auto"
    )
    return match_of(play)


@cache
def small_match() -> Match:
    return match_of(random_play("terra", 3, seed=2, actions=8))


def reader_of(match: Match) -> int:
    """Whose turn it is."""
    assert match.waits_for is not None
    return match.waits_for.user_id


def labels(row: ActionRow) -> list[str]:
    return [button.label for button in row] if isinstance(row, tuple) else []


def opened(match: Match) -> Message:
    return text_message(TEXTS, match, reader_of(match), TextId(match.game_id))


def lines_of_pages(match: Match) -> list[str]:
    pages = all_pages(TEXTS, match, reader_of(match))
    return [line for page in pages for line in page.split("\n")[1:]]


def lines_of_file(match: Match) -> list[str]:
    text = text_file(TEXTS, match, match.view_for(reader_of(match))).text
    _, *chapters = text.rstrip("\n").split("\n\n")
    return [line for chapter in chapters for line in chapter.split("\n")[1:]]


@pytest.mark.parametrize("match", [large_match, small_match])
def test_the_pages_say_together_what_the_file_says(match: Callable[[], Match]) -> None:
    assert lines_of_pages(match()) == lines_of_file(match())


def test_each_page_of_a_large_board_is_full_and_fits_into_a_message() -> None:
    match = large_match()

    pages = all_pages(TEXTS, match, reader_of(match))

    lengths = [len(page) for page in pages if page.startswith("**Blue Heron** · Tiles")]
    assert max(map(len, pages)) <= LONGEST_TEXT
    assert len(lengths) == 4
    assert min(lengths[:-1]) > 0.85 * LONGEST_TEXT


@pytest.mark.parametrize("language", CATALOGUE.languages)
def test_discord_takes_every_page_and_the_file(language: str) -> None:
    texts = CATALOGUE.texts(language)
    match = large_match()
    user_id = reader_of(match)
    firsts = [TextId(match.game_id, section) for section in Section if section != "spots"]
    spots = [TextId(match.game_id, Section.SPOTS, slot) for slot in (1, 2)]

    messages = [
        *(page for first in (*firsts, *spots) for page in paged(texts, match, user_id, first)),
        text_file_message(texts, match, user_id),
        text_for_all(texts, match, "_" * 40),
    ]

    assert len(messages) > 12
    assert [faults_of_message(message) for message in messages] == [[]] * len(messages)


def test_all_sections_and_the_spots_of_ones_tiles_are_one_click_away() -> None:
    match = large_match()
    sections, spots, turning = opened(match).rows

    assert labels(sections) == SECTIONS
    assert labels(spots) == ["Where tile 1 fits", "Where tile 2 fits"]
    assert labels(turning) == ["All as a file", "Show to all"]


def test_whoever_is_not_on_turn_is_offered_no_spots() -> None:
    match = large_match()

    message = text_message(TEXTS, match, STRANGER, TextId(match.game_id))

    assert [labels(row) for row in message.rows] == [SECTIONS, ["All as a file", "Show to all"]]


def test_pages_lead_to_their_neighbours_and_the_section_shown_stands_out() -> None:
    match = large_match()
    tiles = TextId(match.game_id, Section.TILES)

    first, second, *_, last = paged(TEXTS, match, reader_of(match), tiles)

    back, on = clicked(second, "Previous page"), clicked(first, "Next page")
    assert (back, on) == (tiles, replace(tiles, number=1))
    assert clicked(first, "Previous page") is clicked(last, "Next page") is None
    assert [button.label for button in second.buttons if button.style is Style.PRIMARY] == ["Tiles"]
    assert clicked(second, "Tiles") == on


def test_a_page_that_there_is_no_longer_means_the_last_of_its_section() -> None:
    match = small_match()
    wanted = TextId(match.game_id, Section.GROUPS, number=9)

    message = text_message(TEXTS, match, STRANGER, wanted)

    assert message == text_message(TEXTS, match, STRANGER, TextId(match.game_id, Section.GROUPS))


def test_what_is_shown_to_all_is_what_a_stranger_is_told() -> None:
    match = small_match()

    message = text_for_all(TEXTS, match, "Ann")

    assert message.is_for_all
    assert message.text.split("\n")[0] == "Ann shows the board in words:"
    assert message.file == text_file(TEXTS, match, match.view_for(STRANGER))
    assert message.buttons == ()


def test_names_make_no_markup_on_a_page_and_stand_as_they_are_in_the_file() -> None:
    people = (Person(100, "**@everyone**"), *PEOPLE[1:3])
    match = replace(small_match(), seats=people)

    page = text_message(TEXTS, match, STRANGER, TextId(match.game_id)).text

    assert "Seat 1, \\*\\*@\u200beveryone\\*\\*: " in page
    assert "Seat 1, **@everyone**: " in text_file(TEXTS, match, match.public).text


@given(
    game_id=some.integers(0, 2**63 - 1),
    section=some.sampled_from(Section),
    slot=some.integers(0, 9),
    number=some.integers(0, 2**63 - 1),
    wish=some.sampled_from(Wish),
)
def test_a_buttons_id_is_read_back(
    game_id: int, section: Section, slot: int, number: int, wish: Wish
) -> None:
    wanted = TextId(game_id, section, slot, number, wish)

    assert TEXT_IDS.read(str(wanted)) == wanted
    assert len(str(wanted)) <= 60


@pytest.mark.parametrize(
    "text",
    [
        "",
        "d1:board:1:1",
        "t1:page:7:tiles:0",
        "t1:read:7:tiles:0:0",
        "t1:page:7:walls:0:0",
        "t1:page:7:tiles:10:0",
        "t1:page:7:tiles:0:00",
        "t1:page:7:tiles:0:-1",
        "t1:page:7:tiles:0:0\n",
        "t1:page:9223372036854775808:tiles:0:0",
        "t2:page:7:tiles:0:0",
    ],
)
def test_foreign_ids_mean_nothing(text: str) -> None:
    assert TEXT_IDS.read(text) is None
