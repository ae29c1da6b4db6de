"""Commands are registered when they have changed or Discord lacks them, and only then."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from structlog.testing import capture_logs

from bot.transport import registration
from tests.flows.world import World


def registrations(world: World) -> int:
    return sum(
        request.method == "PUT" and request.path.endswith("/commands")
        for request in world.env.http_requests
    )


async def test_a_restart_registers_nothing_anew(tmp_path: Path) -> None:
    world = World(tmp_path)
    async with world.running():
        await world.restart()

        assert registrations(world) == 1


async def test_changed_commands_are_registered_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(tmp_path)
    async with world.running():
        monkeypatch.setattr(registration, "digest_of", lambda *_: "another")
        await world.restart()

        assert registrations(world) == 2


async def test_a_discord_that_has_lost_the_commands_gets_them_again(tmp_path: Path) -> None:
    first = World(tmp_path)
    async with first.running():
        pass
    second = World(tmp_path)
    async with second.running():
        assert registrations(second) == 1
        assert "game new" in second.ann.available_commands(second.channel)


async def test_a_refused_registration_does_not_keep_the_bot_from_playing(tmp_path: Path) -> None:
    world = World(tmp_path)
    with capture_logs() as logs:
        async with world.running():
            await world.start_game(world.ann, world.bob)
            world.env.inject_error("GET", "/applications/*/commands", status=400, code=30034)
            await world.restart()

            answer = await world.place(world.ann)

    assert answer.response is not None
    assert answer.response.content.startswith("You placed")
    assert ("commands_not_registered", "wait_for_tomorrow") in [
        (entry["event"], entry.get("remedy")) for entry in logs
    ]


async def test_a_limit_that_discord_py_does_not_sit_out_lets_the_bot_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def limited(_tree: object) -> None:
        raise discord.RateLimited(60)

    monkeypatch.setattr(discord.app_commands.CommandTree, "fetch_commands", limited)
    world = World(tmp_path)
    with capture_logs() as logs:
        async with world.running():
            assert world.bot.is_ready()

    assert [entry["remedy"] for entry in logs if entry["event"] == "commands_not_registered"] == [
        "try_later"
    ]


async def test_texts_link_the_commands_once_their_ids_are_known(tmp_path: Path) -> None:
    world = World(tmp_path)
    async with world.running():
        answer = await world.ann.slash(world.channel, "help")

        assert answer.response is not None
        assert "</place:" in answer.response.content
        assert "</game new:" in answer.response.content
