"""Whoever presses a button of before a restore is led to where its game goes on, from anywhere."""

from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from bot.presenters.ids.game_ids import CustomId, Verb
from bot.requests.lost_buttons import LostButtons
from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.people import Person
from bot.storage.outbox import RowKind
from tests.bot.recorded import RecordedInteraction
from tests.bot.services.waiting.restoring import copy_of, restarted, restored_by, running
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, GUILD, World


@dataclass(frozen=True)
class Place:
    """From where somebody presses; direct messages have no server."""

    guild_id: int | None
    channel_id: int = 5
    is_manager: bool = False


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


async def refusal(world: World, who: Person, game_id: int, at: Place) -> Refused | None:
    """How a press of a button of before the restore is refused; None if it is not."""
    pressed = RecordedInteraction()
    pressed.guild_id, pressed.user.id = at.guild_id, who.user_id  # type: ignore[assignment]
    vars(pressed).update(
        channel_id=at.channel_id,
        guild=None,
        message=SimpleNamespace(id=1),
        permissions=discord.Permissions(manage_guild=at.is_manager),
    )
    try:
        await LostButtons(world.restored).check(
            pressed.as_library(), CustomId(Verb.INFO, game_id, 1)
        )
    except Refused as refused:
        return refused
    return None


@pytest.mark.parametrize("at", [None, GUILD + 1, GUILD])
async def test_a_player_is_led_to_the_game_also_from_elsewhere(path: Path, at: int | None) -> None:
    async with running(path) as world:
        match = await world.start(BOB)
        await world.settle()
        await copy_of(world)
    restored_by(world, 60)

    async with restarted(world) as again:
        refused = await refusal(again, ANN, match.game_id, Place(at))

        assert refused is not None
        assert refused.code == "put_back"
        assert refused.data["where"] == (await again.matches.load(match.game_id)).where
        board = again.courier.channels[CHANNEL][-1]
        assert board.row.kind is RowKind.TURN
        assert refused.data["message_id"] == board.message_id


async def test_nobody_learns_of_a_game_that_is_hidden_from_them(path: Path) -> None:
    async with running(path) as world:
        match = await world.start(BOB)
        lobby = await world.open_lobby(channel_id=90)
        over = await world.start(BOB, channel_id=91)
        await world.settle()
        await copy_of(world)
    restored_by(world, 60)

    async with restarted(world) as again:
        await again.matches.resign(over.game_id, ANN.user_id, by_player(again.interaction()))

        assert await refusal(again, CEM, match.game_id, Place(GUILD)) is None
        seen = await refusal(again, CEM, lobby.game_id, Place(GUILD, 90))
        managed = await refusal(again, CEM, match.game_id, Place(GUILD, is_manager=True))
        ended = await refusal(again, BOB, over.game_id, Place(None))

    assert seen is not None
    assert seen.code == "put_back"
    assert [it and it.code for it in (managed, ended)] == ["put_back_and_lost"] * 2
