"""One whole game of each variant by words alone: no picture is looked at."""

import re

import pytest

from tests.flows.text_player import TextPlayer
from tests.flows.world import NAMES, World

MOST_TURNS = 80
FEWEST_KEPT_WORDS = 3
ENDINGS = (
    "reached the target",
    "settled their last pawn",
    "had closed colonies in all four colours",
    "placed their last marker",
)


async def play_in_words(world: World, *players: TextPlayer) -> str:
    """Play from the first turn to the result, and return how that reads."""
    for _ in range(MOST_TURNS):
        called = [player for player in players if player.is_called]
        if not called:
            return world.newest().content
        await called[0].take_turn()
    raise AssertionError("the game does not come to its end")


@pytest.mark.parametrize("variant", ["classic", "terra", "domaine"])
async def test_a_whole_game_is_played_by_words_alone_and_they_are_kept(
    world: World, variant: str
) -> None:
    ann, bob = (TextPlayer(world, world.people[seat], NAMES[seat]) for seat in (0, 1))
    await ann.prefer_words()
    await bob.prefer_words()
    await world.start_game(variant=variant)

    result = await play_in_words(world, ann, bob)

    assert " is over: " in result.split("\n")[0]
    assert [ending for ending in ENDINGS if ending in result]
    assert re.search(r"^1\\\. (Ann|Bob): ", result, re.MULTILINE)
    assert min(ann.kept_words, bob.kept_words) >= FEWEST_KEPT_WORDS
