"""Whatever people call themselves, messages stay readable and call nobody but who is meant."""

from pathlib import Path

import pytest
from simcord.preview._markdown import markdown_summary, markdown_tokens

from tests.flows.journal import Journal
from tests.flows.world import NAMES, World, said, shown

FAMILY = "👩\u200d👩\u200d👧\u200d👦"
SEEN = {
    "**bold** _and_ ~~struck~~": "**bold** _and_ ~~struck~~",
    "@everyone": "@everyone",
    "@here <@1> <@&2>": "@here <@1> <@&2>",
    "`code` ||secret||": "`code` ||secret||",
    "[click](https://a.example)": "[click](https://a.example)",
    "https://a.example/b_c_d": "https://a.example/b_c_d",
    "<t:0:R> </place:1> :smile:": "<t:0:R> </place:1> :smile:",
    "# loud\n> quoted": "# loud > quoted",
    "שלום עולם": "\u2068שלום עולם\u2069",
    "\u202eevil\u202c": "evil",
    "\u200b\u200b": "?",
    "Ｗ" * 32: "Ｗ" * 32,
    f"{FAMILY} & sons": f"{FAMILY} & sons",
    "Z\u0338\u0322\u031b\u032b\u0353algo": "Z\u0338\u0322algo",
}
"""Names, and what readers see of them."""


ABOVE_A_PICTURE = 13
"""So many characters of a name are shown above a picture; of a longer one, one less and a sign."""


@pytest.mark.parametrize("name", SEEN)
async def test_a_strange_name_does_no_harm(tmp_path: Path, journal: Journal, name: str) -> None:
    world = World(tmp_path, (name, *NAMES[1:]))
    async with world.running():
        stranger, bob, *_ = world.people

        await world.start_game(stranger, bob)
        await world.place(stranger)
        info = await bob.slash(world.channel, "game info")
        question = shown(await stranger.slash(world.channel, "game resign"))
        await stranger.click(question, label="Resign")

        posted = world.posted()
        lobby, *boards, result = (message.content for message in posted)
        assert [SEEN[name] in read(text) for text in (lobby, result, said(info))] == [True] * 3
        assert [above_a_picture(SEEN[name]) in read(text) for text in boards] == [True] * 2
        assert [world.called(message) for message in posted] == [[], [stranger], [bob], []]
        assert [message.mention_everyone for message in posted] == [False] * 4


def above_a_picture(name: str) -> str:
    """Return what is left of a name where pictures need the room."""
    return name if len(name) <= ABOVE_A_PICTURE else f"{name[: ABOVE_A_PICTURE - 1].rstrip()}…"


def read(text: str) -> str:
    """Return what a reader sees of a text, by another's reading of Discord's markup."""
    return markdown_summary(markdown_tokens(text), len(text)).replace("\u200b", "")
