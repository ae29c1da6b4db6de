"""Messages that Discord does not take as they are reach the channel in a form that it takes."""

from __future__ import annotations

from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.flows.world import World

POSTS = "/channels/*/messages"


async def test_what_is_too_large_is_posted_without_its_picture(tmp_path: Path) -> None:
    world = World(tmp_path)
    async with world.running():
        await world.start_game(world.ann, world.bob)
        world.env.inject_error("POST", POSTS, status=413, code=40005)

        await world.place(world.ann)

        board = world.newest()
        assert board.content.startswith(f"{world.bob.mention}, your turn in")
        assert board.attachments == []
        assert world.called(board) == [world.bob]


@pytest.mark.parametrize("code", [200000, 240000])
async def test_what_a_filter_objects_to_is_said_in_one_line(tmp_path: Path, code: int) -> None:
    world = World(tmp_path)
    async with world.running():
        match = await world.start_game(world.ann, world.bob)
        world.env.inject_error("POST", POSTS, status=400, code=code)

        await world.place(world.ann)

        assert world.newest().content == f"{world.bob.mention}, your turn in **{match.name}**"
        assert len(world.newest().attachments) == 1


async def test_what_discord_never_takes_is_reported_and_the_channel_goes_on(
    tmp_path: Path,
) -> None:
    world = World(tmp_path)
    with capture_logs() as logs:
        async with world.running():
            await world.start_game(world.ann, world.bob)
            world.env.inject_error("POST", POSTS, status=400, code=50035)

            await world.place(world.ann)
            await world.place(world.bob)

            assert world.called(world.newest()) == [world.ann]
    assert "row_set_aside" in [entry["event"] for entry in logs]
