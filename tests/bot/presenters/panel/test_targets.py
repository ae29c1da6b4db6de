"""Targets are named so that one recognises them, and read back however they are typed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.presenters.panel.targets import read_target, targets_of, write_target
from bot.presenters.refusals import refusal_text
from bot.services.errors import Refused
from bot.texts import Catalogue
from engine.actions import Settle
from engine.hexes import disc_name
from tests.bot.played import match_of, random_play
from tests.bot.services.world import ANN, BOB, World, open_world

TEXTS = Catalogue().texts("en")
MATCH = match_of(random_play("classic", 2, seed=1, actions=3))
"""A game without pawns: no text says which disc is meant, unless it names one."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """The services, with nobody to carry their messages."""
    async with open_world(tmp_path / "games.db") as world:
        yield world


@pytest.mark.parametrize(
    ("typed", "disc"),
    [
        ("L14", "L14"),
        ("l14.2", "L14.2"),
        ("L14/2", "L14.2"),
        ("blue, 5 discs, closed (L14)", "L14"),
        ("Bob: yellow, 12 discs, open (-A-3.1)", "-A-3.1"),
        ("M13: red, 1 disc, closed (N12.0)", "N12.0"),
        ("Ｌ１４．２", "L14.2"),
    ],
)
def test_a_disc_is_found_in_what_was_typed(typed: str, disc: str) -> None:
    named = read_target(TEXTS, MATCH, MATCH.public, Settle, typed)

    assert disc_name(named.disc) == disc


@pytest.mark.parametrize("typed", ["", "blue", "5 discs", "L14.7", "ZZZ9", "M013"])
def test_a_text_without_a_disc_names_none(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_target(TEXTS, MATCH, MATCH.public, Settle, typed)

    assert refused.value.data["nearest"] == "none"


async def test_where_nothing_can_be_chosen_no_other_spelling_is_asked_for(world: World) -> None:
    match = await world.start(BOB)

    with pytest.raises(Refused) as refused:
        read_target(TEXTS, match, match.view_for(ANN.user_id), Settle, "the blue one")

    why = refusal_text(TEXTS, refused.value)
    assert why == "Nothing on the board can be chosen for that now."


def test_words_that_only_one_target_has_mean_that_one() -> None:
    match = match_of(random_play("terra", 3, seed=1, actions=8))
    view = match.view_for(match.waits_for.user_id) if match.waits_for else match.public
    names = {write_target(TEXTS, match, target): target for target in targets_of(view, Settle)}

    read = {
        name: read_target(TEXTS, match, view, Settle, name.partition(",")[0].upper())
        for name in names
    }

    assert [name.partition(",")[0] for name in names] == ["blue", "red"]
    assert read == names
