"""What people choose for themselves: known at once, kept for later, nothing of it lost."""

import asyncio
from dataclasses import replace

from bot.services.preferences import Preference, Preferences
from bot.storage import preferences as stored
from tests.services.world import ANN, BOB, World


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


async def test_a_theme_that_there_is_no_more_is_chosen_no_longer(world: World) -> None:
    gone = Preference(language="en", theme="marble", is_text_first=True)
    async with world.database.transaction() as connection:
        await stored.put(connection, ANN.user_id, gone)
    chosen = Preferences(world.database)

    await chosen.load()

    assert chosen.of(ANN.user_id) == Preference(language="en", is_text_first=True)
