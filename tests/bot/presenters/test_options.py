"""The options panel: Discord takes it whatever is in it, and its ids are read back as written."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.presenters.lobbies.options import (
    OPTIONS_IDS,
    OptionsId,
    options_for_guests,
    options_panel,
)
from bot.presenters.message import MOST_OPTIONS, MOST_ROWS, Select
from bot.services.lobbies.options import options_of
from bot.texts import Catalogue
from engine.variants import VARIANTS
from tests.bot.commands.discord_limits import faults_of_message
from tests.bot.services.world import ANN, World, open_world, proposal

LARGEST = 2**63 - 1
LONGEST_ALLOWED = 100
LONGEST_NAME = "x" * 32
CATALOGUE = Catalogue()
TEXTS = CATALOGUE.texts("en")
LANGUAGES = {"en": "English", "fr": "Français"}
NAMES = some.text("abcdefghijklmnopqrstuvwxyz_", max_size=32)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """The services, with nobody to carry their messages."""
    async with open_world(tmp_path / "games.db") as world:
        yield world


@given(game=some.integers(0, LARGEST), page=some.integers(0, 9), option=NAMES)
def test_what_is_written_is_read_back(game: int, page: int, option: str) -> None:
    custom_id = OptionsId(game, page, option)

    assert OPTIONS_IDS.read(str(custom_id)) == custom_id


def test_the_longest_custom_id_fits() -> None:
    assert len(str(OptionsId(LARGEST, 9, LONGEST_NAME))) <= LONGEST_ALLOWED


@pytest.mark.parametrize(
    "text",
    [
        "",
        "o1",
        "o1:1:0",
        "o1:01:0:seats",
        "o1:-1:0:seats",
        "o1:1:10:seats",
        "o1:1:0:Seats",
        "o1:1:0:seats\n",
        "o2:1:0:seats",
        f"o1:{2**63}:0:seats",
        f"o1:1:0:{'x' * 33}",
        "d1:options:1:0",
    ],
)
def test_foreign_ids_mean_nothing(text: str) -> None:
    assert OPTIONS_IDS.read(text) is None


@pytest.mark.parametrize("language", CATALOGUE.languages)
@pytest.mark.parametrize("variant", VARIANTS)
async def test_every_option_stands_on_one_page_of_a_panel_that_discord_takes(
    world: World, variant: str, language: str
) -> None:
    texts = CATALOGUE.texts(language)
    host = replace(ANN, name="W" * 32)
    asked = proposal(most_seats=VARIANTS[variant].most, variant=variant)
    lobby = replace(await world.open_lobby(asked), host_id=host.user_id, members=(host,))

    pages = [options_panel(texts, lobby, LANGUAGES, page, "x" * 200) for page in (0, 1)]
    selects = [row for page in pages for row in page.rows if isinstance(row, Select)]
    names = [OPTIONS_IDS.read(select.custom_id) for select in selects]

    assert [faults_of_message(page) for page in pages] == [[], []]
    assert max(len(page.rows) for page in pages) <= MOST_ROWS
    assert max(len(select.options) for select in selects) <= MOST_OPTIONS
    options = options_of(lobby, tuple(LANGUAGES))
    assert [name.option for name in names if name] == [option.name for option in options]
    assert [[choice.is_chosen for choice in select.options].count(True) for select in selects] == [
        1
    ] * len(options)


async def test_the_pages_lead_to_each_other_round_and_round(world: World) -> None:
    lobby = await world.open_lobby()

    pages = [options_panel(TEXTS, lobby, LANGUAGES, page) for page in (0, 1, 2)]

    assert pages[2] == pages[0]
    leads = [page.buttons[-1].custom_id for page in pages[:2]]
    assert leads == [str(OptionsId(lobby.game_id, 1)), str(OptionsId(lobby.game_id, 0))]


async def test_languages_are_offered_by_their_own_names(world: World) -> None:
    lobby = await world.open_lobby()

    page = options_panel(TEXTS, lobby, LANGUAGES, 1)

    (language,) = [
        row for row in page.rows if isinstance(row, Select) and row.custom_id.endswith("language")
    ]
    assert [choice.label for choice in language.options] == [
        "Public messages in English",
        "Public messages in Français",
    ]


async def test_guests_see_the_terms_and_nothing_to_choose(world: World) -> None:
    lobby = await world.open_lobby(proposal(target=90))

    message = options_for_guests(TEXTS, lobby)

    assert "90 points" in message.text
    assert f"Only the host, <@{ANN.user_id}>, can change them" in message.text
    assert message.rows == ()
    assert message.pings == ()
    assert faults_of_message(message) == []
