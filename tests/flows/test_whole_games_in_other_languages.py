"""Whole games of two who speak another language: nobody reads or types a word of English."""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from simcord import MemberActor

from bot.texts import DEFAULT_LANGUAGE, Catalogue
from tests.bot.in_each_language import games
from tests.bot.presenters.languages import parts_of, texts_of
from tests.flows.own_names import Native
from tests.flows.panels import speak
from tests.flows.recording import Recorder
from tests.flows.test_whole_games_of_others import play_out
from tests.flows.world import World, labels

READ: Final = ("content", "label", "placeholder", "description", "title", "name")
"""The members of what is sent that people read."""

ENGLISH: Final = frozenset(
    [
        *("the", "you", "your", "turn", "turns", "and", "of", "is", "was", "with", "not", "this"),
        *("has", "tile", "tiles", "game", "move", "moves", "disc", "discs", "closed", "placed"),
        *("settled", "marked", "play", "hand", "board", "bag", "left", "win", "wins", "rematch"),
    ]
)
"""Words that nobody reads who speaks another language, unless it has them too."""

ALWAYS: Final = ("fr-classic", "de-terra", "nl-domaine", "es-classic")
"""The games that are always played, the others with what is long."""

OTHERS: Final = [one for one in Catalogue().languages if one != DEFAULT_LANGUAGE]


def english_words(language: str) -> re.Pattern[str]:
    """Matches English words that are none in a language."""
    own = {
        word
        for pattern in texts_of(language).values()
        for text in parts_of(pattern).words
        for word in re.findall(r"\w+", text.casefold())
    }
    return re.compile(rf"\b(?:{'|'.join(sorted(ENGLISH - own))})\b", re.IGNORECASE)


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


@pytest.mark.parametrize(("language", "variant"), games(OTHERS, ALWAYS))
async def test_a_game_is_told_in_the_language_of_those_who_play_it(
    world: World, language: str, variant: str
) -> None:
    texts = world.bot.catalogue.texts(language)

    def typist(who: MemberActor) -> Native:
        return Native(world, who, texts)

    ann, bob = typist(world.ann), typist(world.bob)
    await speak(world, language)
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
    told = {_NOT_READ.sub("", text.replace(name, "")) for text in read}
    english = english_words(language)
    assert len(read) > 100
    assert texts.say("button-rematch") in labels(world.newest())
    assert {text for text in told if english.search(text)} == set()
