"""Each channel with a game is asked for, a server at a time, at most one request a second."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.operating.doctor.channel_permissions import APART
from tests.bot.operating.doctor.visit import FAULT, FINE, WARNING, Line, Visit
from tests.bot.services.world import World, open_world
from tests.loopback import LoopbackDiscord, Request, Trouble, discord_at


class Playing:
    """A loopback Discord of two servers, and games in some of its channels."""

    def __init__(self, visit: Visit, loopback: LoopbackDiscord, world: World) -> None:
        self.visit, self.loopback, self.world = visit, loopback, world
        self.channels = loopback.channel_ids

    async def play_in(self, *channel_ids: int) -> None:
        for game_id, channel_id in enumerate(channel_ids, 1):
            await self.world.start(channel_id=channel_id)
            async with self.world.database.autocommit() as connection:
                guild_id = self.loopback.world.guild_of(channel_id)
                await connection.run(
                    "UPDATE games SET guild_id = ?, channel_id = ? WHERE game_id = ?",
                    (guild_id, channel_id, game_id),
                )

    async def lines(self) -> list[Line]:
        return await self.visit.lines("token", "channels")


@pytest.fixture
async def playing(visit: Visit) -> AsyncIterator[Playing]:
    async with (
        LoopbackDiscord("one", "two", servers=2) as loopback,
        open_world(visit.database) as world,
    ):
        with discord_at(loopback.address):
            yield Playing(visit, loopback, world)


async def test_without_a_game_nothing_is_asked(playing: Playing) -> None:
    assert await playing.lines() == [(FINE, "doctor-channels-none")]
    assert playing.visit.slept == []


async def test_channels_where_nothing_lacks_are_fine_server_by_server(playing: Playing) -> None:
    await playing.play_in(*playing.channels)
    asked_before = len(playing.loopback.requests)

    lines = await playing.lines()

    asked = [
        request for request in playing.loopback.requests[asked_before:] if "/guilds/" in request
    ]
    assert lines == [(FINE, "doctor-server")] * 2
    assert len(asked) == len(playing.visit.slept) == 6
    assert set(playing.visit.slept) == {APART}
    assert asked[:3] == sorted(asked[:3], key=lambda request: request.split("/")[4])


async def test_what_lacks_is_told_with_the_channel(playing: Playing) -> None:
    await playing.play_in(*playing.channels[:2])
    playing.loopback.world.deny(playing.channels[1], attach_files=True, read_message_history=True)

    found = await playing.visit.found("token", "channels")

    assert [(one.found.mark, one.found.said.key) for one in found[1:]] == [
        (WARNING, "doctor-channel-lacks")
    ]
    facts = found[1].found.said.facts
    assert (facts["channel"], facts["names"]) == (
        str(playing.channels[1]),
        "attach files, read message history",
    )


async def test_a_thread_needs_what_threads_need(playing: Playing) -> None:
    thread_id = playing.loopback.world.open_thread(playing.channels[0])
    await playing.play_in(thread_id)
    lines = [await playing.lines()]
    playing.loopback.world.deny(playing.channels[0], send_messages_in_threads=True)

    found = await playing.visit.found("token", "channels")

    assert lines == [[(FINE, "doctor-server")]]
    assert found[1].found.said.facts["names"] == "send messages in threads"


async def test_a_channel_that_is_gone_or_closed_is_told(playing: Playing) -> None:
    world = playing.loopback.world
    gone, closed = (world.open_thread(playing.channels[0]) for _ in range(2))
    await playing.play_in(gone, closed)
    del world.channels[gone]
    playing.loopback.arrange(Request.CHANNEL, Trouble.not_found(10003), Trouble.forbidden(50001))

    assert await playing.lines() == [
        (WARNING, "doctor-channel-gone"),
        (WARNING, "doctor-channel-lacks"),
    ]


async def test_a_server_that_was_left_and_one_that_fails_take_no_other_down(
    playing: Playing,
) -> None:
    await playing.play_in(playing.channels[0], playing.channels[2])
    lines = []
    for trouble in (Trouble.not_found(10004), Trouble(400, 50035)):
        playing.loopback.arrange(Request.GUILD, trouble)
        lines.append(await playing.lines())

    assert lines == [
        [(WARNING, "doctor-server-left"), (FINE, "doctor-server")],
        [(FAULT, "doctor-server-unknown"), (FINE, "doctor-server")],
    ]


async def test_without_a_login_nothing_is_asked(playing: Playing) -> None:
    await playing.play_in(playing.channels[0])
    playing.loopback.arrange(Request.LOG_IN, Trouble(401))

    assert await playing.lines() == [(WARNING, "doctor-not-checked")]
