"""Whole games of two who speak French, and type so: nobody reads or types a word of English."""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from simcord import MemberActor

from engine.variants import VARIANTS
from tests.flows.own_names import Native
from tests.flows.recording import Recorder
from tests.flows.test_languages import choose_french
from tests.flows.test_whole_games_of_others import play_out
from tests.flows.world import World, labels

READ: Final = ("content", "label", "placeholder", "description", "title", "name")
"""The members of what is sent that people read."""

ENGLISH: Final = re.compile(
    r"\b(?:the|your?|turns?|and|of|is|was|with|not|this|has|tiles?|game|moves?|discs?|closed"
    r"|placed|settled|marked|play|hand|board|bag|left|wins?|rematch|deadline)\b",
    re.IGNORECASE,
)


def texts_in(sent: Any) -> Iterator[str]:
    """What people read of something that was sent."""
    match sent:
        case dict():
            for name, member in sent.items():
                if name in READ and isinstance(member, str):
                    yield member
                else:
                    yield from texts_in(member)
        case list():
            for member in sent:
                yield from texts_in(member)
        case _:
            pass


_NOT_READ: Final = re.compile(r"</[^>]+>|/game \w+")
"""Commands: people read their names in their own language."""


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_game_of_french_people_is_told_in_french_alone(world: World, variant: str) -> None:
    texts = world.bot.catalogue.texts("fr")

    def typist(who: MemberActor) -> Native:
        return Native(world, who, texts)

    ann, bob = typist(world.ann), typist(world.bob)
    await choose_french(world, world.ann)
    await choose_french(world, world.bob)
    recorder = Recorder(world)
    recorder.look()
    recorder.sent.clear()
    await ann.slash(world.channel, "game new", variant=variant, order="joined")
    await bob.slash(world.channel, "game join")
    await ann.slash(world.channel, "game start")

    await play_out(world, typist)
    for command in ("history", "profile", "leaderboard", "turns", "settings", "privacy", "help"):
        await ann.slash(world.channel, command)
    recorder.look()

    bodies = [json.loads(sent.text) for sent in recorder.sent if sent.text.startswith("{")]
    read = {text for body in bodies for text in texts_in(body)}
    name = world.newest().content.partition("**")[2].partition("**")[0]
    assert len(read) > 100
    assert "Revanche" in labels(world.newest())
    told = {_NOT_READ.sub("", text.replace(name, "")) for text in read}
    assert {text for text in told if ENGLISH.search(text)} == set()
