"""Targets are named so that one recognises them, and read back however they are typed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.presenters.ids.panel_ids import Mode, Wanted
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.targets import (
    read_target,
    target_by_letter,
    targets_of,
    write_target,
)
from bot.presenters.refusals import refusal_text
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.texts import Catalogue
from engine.actions import Settle
from engine.game import View
from engine.hexes import disc_name, letters_of
from tests.bot.played import lay_if_possible, match_of, random_play
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


def many_targets() -> tuple[Match, View]:
    """A game with more groups to settle on than there are letters."""
    match = match_of(random_play("terra", 2, seed=0, actions=110, choose=lay_if_possible))
    return match, match.view_for(match.waits_for.user_id) if match.waits_for else match.public


def test_a_letter_means_the_target_that_bears_it_in_the_picture() -> None:
    _, view = many_targets()
    drawn = dict(zip(map(letters_of, range(200)), targets_of(view, Settle), strict=False))

    for spelling in (str.upper, str.lower, " {} ".format, "`{}`".format):
        read = {it: target_by_letter(view, Settle, spelling(it)) for it in drawn}
        assert read == drawn
    assert {"A", "Z", "AA", "AZ", "BA"} <= {*drawn}


def test_a_letter_with_a_number_is_the_disc_in_that_row() -> None:
    match, view = many_targets()

    for typed, disc in (("b2", "B2"), ("B 2", "B2"), ("aa1.1", "AA1.1")):
        assert target_by_letter(view, Settle, typed) is None
        assert disc_name(read_target(TEXTS, match, view, Settle, typed).disc) == disc


def test_where_a_command_acts_at_once_a_letter_is_a_word() -> None:
    match = match_of(random_play("terra", 3, seed=1, actions=8))
    view = match.view_for(match.waits_for.user_id) if match.waits_for else match.public
    blue, red = targets_of(view, Settle)

    assert target_by_letter(view, Settle, "b") == red  # the second in the picture
    assert read_target(TEXTS, match, view, Settle, "b") == blue
    with pytest.raises(Refused) as refused:
        read_target(TEXTS, match, view, Settle, "c")  # both are closed or have discs
    assert refused.value.code == "disc_unreadable"
    match, view = many_targets()
    with pytest.raises(Refused) as refused:
        read_target(TEXTS, match, view, Settle, "A")
    assert refused.value.code == "disc_unreadable"


def test_a_line_of_the_list_is_read_as_it_stands_with_its_letter() -> None:
    match, view = many_targets()
    panel = Panel(TEXTS, match, view, Wanted(Mode.SETTLE))

    for target in panel.targets:
        assert read_target(TEXTS, match, view, Settle, panel.lettered(target)) == target
