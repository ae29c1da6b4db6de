"""Whole games by tapping alone, in every language: buttons and lists are found by what they say."""

import pytest

from bot.texts import Catalogue
from engine.actions import Action, End, parse_action
from engine.variants import VARIANTS
from tests.bot.sandbox.players import Plain, play
from tests.flows.panels import speak
from tests.flows.stored import rows
from tests.flows.tapping import ClientTable
from tests.flows.world import World, labels

ALWAYS = ("de-classic", "it-terra", "fr-domaine")
"""The games that are always played, the others with what is long."""

GAMES = [
    pytest.param(
        *(language, variant),
        id=f"{language}-{variant}",
        marks=[] if f"{language}-{variant}" in ALWAYS else [pytest.mark.long],
    )
    for language in Catalogue().languages
    for variant in VARIANTS
]


def done_by_players(world: World) -> list[Action]:
    """What players did, as the log has it; turns may have been ended for them."""
    query = "SELECT body FROM log WHERE kind = 'action' AND made_by = 'player' ORDER BY revision"
    actions = [parse_action(str(body)) for (body,) in rows(world, query)]
    return [action for action in actions if action != End()]


@pytest.mark.parametrize(("language", "variant"), GAMES)
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
    assert [tap.action for tap in taps if tap.action != End()] == done_by_players(world)
