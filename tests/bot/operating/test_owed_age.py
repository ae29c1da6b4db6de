"""How long the oldest owed message could have been sent: due, not set aside, not stopped."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.operating.owed_age import OwedAge
from bot.services.posting.sending import Detail, TryLater, Undeliverable
from bot.storage import outbox
from bot.storage.outbox import Owed, OwedRow, RowKind
from tests.bot.operating.hand_clock import HandClock
from tests.bot.services.world import CHANNEL, ELSEWHERE, World, open_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with open_world(tmp_path / "games.sqlite3") as opened:
        yield opened


class Watching:
    """The age in a world, with channels that a test stops."""

    def __init__(self, world: World) -> None:
        self.clock = HandClock()
        self.stopped: set[int] | None = set()
        self.age = OwedAge(world.database, lambda: self.stopped, world.clock.now, self.clock)

    async def after(self, seconds: float) -> float | None:
        self.clock.pass_time(seconds)
        await self.age.look()
        return self.age.seconds


async def test_the_oldest_message_that_could_be_sent_counts(world: World) -> None:
    watching = Watching(world)
    nothing = await watching.after(0)
    await world.open_lobby()
    first = await watching.after(5)
    await world.open_lobby(channel_id=ELSEWHERE)

    assert (nothing, first) == (None, 0)
    assert [await watching.after(5), await watching.after(60)] == [5, 65]


async def test_a_message_grows_no_older_while_its_channel_is_stopped(world: World) -> None:
    watching = Watching(world)
    await world.open_lobby()
    await watching.after(0)
    await watching.after(700)

    watching.stopped = {CHANNEL}
    stopped = await watching.after(5)
    watching.stopped = None
    all_stopped = await watching.after(5)
    watching.stopped = set()

    assert (stopped, all_stopped, await watching.after(5)) == (None, None, 0)


async def test_what_is_not_due_or_set_aside_could_not_be_sent(world: World) -> None:
    watching = Watching(world)
    lobby = await world.open_lobby()
    (row_id,) = await world.database.reader.numbers("SELECT row_id FROM outbox")
    later = world.clock.now() + timedelta(minutes=5)
    async with world.database.transaction() as connection:
        await outbox.set_aside(connection, row_id)
        owed = Owed(lobby.game_id, CHANNEL, RowKind.LOBBY, not_before=later)
        await outbox.add(connection, [owed])
    before = await watching.after(10)

    world.clock.pass_time(300)

    assert (before, await watching.after(10), await watching.after(10)) == (None, 0, 10)


async def test_the_outbox_tells_which_channels_are_stopped(world: World) -> None:
    troubles: dict[int, Exception] = {CHANNEL: TryLater(), ELSEWHERE: Undeliverable("gone")}

    def fail(row: OwedRow, _: Detail) -> None:
        if row.channel_id in troubles:
            raise troubles[row.channel_id]

    world.courier.before_send = fail
    for channel_id in (CHANNEL, ELSEWHERE, 82):
        await world.open_lobby(channel_id=channel_id)
    before = world.outbox.stopped
    await world.resume(world.courier)
    await world.settle()

    assert before == frozenset()
    assert world.outbox.stopped == {CHANNEL, ELSEWHERE}
