"""What is chosen, here by people for themselves: known at once, kept for later, nothing lost."""

import asyncio
import sqlite3
from dataclasses import replace

import pytest

from bot.services.preferences import Preference, Preferences
from tests.bot.services.world import ANN, BOB, World


async def test_two_things_chosen_in_the_same_moment_both_count(world: World) -> None:
    preferences = Preferences(world.database)

    async def choose_language() -> None:
        chosen = replace(preferences.of(ANN.user_id), language="fr")
        await preferences.change(ANN.user_id, chosen)

    async def choose_theme() -> None:
        chosen = replace(preferences.of(ANN.user_id), theme="night")
        await preferences.change(ANN.user_id, chosen)

    await asyncio.gather(choose_language(), choose_theme())
    read_anew = Preferences(world.database)
    await read_anew.load()

    assert preferences.of(ANN.user_id) == Preference("fr", "night")
    assert read_anew.of(ANN.user_id) == Preference("fr", "night")
    assert read_anew.of(BOB.user_id) == Preference()


async def test_a_choice_that_cannot_be_written_is_not_made(world: World) -> None:
    preferences = Preferences(world.database)
    await preferences.change(ANN.user_id, Preference("fr"))
    await allow_writing(world, is_allowed=False)

    for user in (ANN, BOB):
        with pytest.raises(sqlite3.OperationalError):
            await preferences.change(user.user_id, Preference("en", "night"))

    assert preferences.of(ANN.user_id) == Preference("fr")
    assert preferences.of(BOB.user_id) == Preference()


@pytest.mark.parametrize(
    ("is_first_written", "is_second_written", "left"),
    [
        (True, True, Preference("fr", "night")),
        (True, False, Preference("fr")),
        (False, True, Preference("fr", "night")),
        (False, False, Preference("en")),
    ],
)
async def test_of_choices_on_top_of_one_another_counts_what_is_written(
    world: World, *, is_first_written: bool, is_second_written: bool, left: Preference
) -> None:
    preferences = Preferences(world.database)
    await preferences.change(ANN.user_id, Preference("en"))

    await asyncio.gather(
        allow_writing(world, is_allowed=is_first_written),
        preferences.change(ANN.user_id, Preference("fr")),
        allow_writing(world, is_allowed=is_second_written),
        preferences.change(ANN.user_id, Preference("fr", "night")),
        return_exceptions=True,
    )
    read_anew = Preferences(world.database)
    await read_anew.load()

    assert preferences.of(ANN.user_id) == left
    assert read_anew.of(ANN.user_id) == left


async def allow_writing(world: World, *, is_allowed: bool) -> None:
    """Let the disk take what is written from now on, or refuse it."""
    async with world.database.autocommit() as connection:
        await connection.execute_fetchall(f"PRAGMA query_only = {int(not is_allowed)}")
