"""Whole games by tapping alone, in every language: buttons and lists are found by what they say."""

import pytest

from bot.texts import Catalogue
from tests.bot.in_each_language import games
from tests.bot.sandbox.players import Plain, deeds_of, logged, play
from tests.flows.panels import speak
from tests.flows.tapping import ClientTable
from tests.flows.world import World, labels

ALWAYS = ("de-classic", "it-terra", "fr-domaine")
"""The games that are always played, the others with what is long."""


@pytest.mark.parametrize(("language", "variant"), games(Catalogue().languages, ALWAYS))
async def test_a_whole_game_is_played_by_tapping(world: World, language: str, variant: str) -> None:
    await speak(world, language)
    texts = world.bot.catalogue.texts(language)
    await world.ann.slash(world.channel, "game new", variant=variant, order="joined")
    await world.bob.click(world.newest(), label=texts.say("button-join"))
    await world.ann.click(world.newest(), label=texts.say("button-start"))

    at = ClientTable(world, texts)
    taps = await play(at, lambda *_: False, Plain())

    final = await at.match()
    assert final.public.outcome is not None
    assert texts.say("button-rematch") in labels(world.newest())
    assert deeds_of(taps) == logged(world.database)
