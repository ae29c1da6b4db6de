"""A game is moved while its next board is sent, and the bot is killed at any step of that."""

import asyncio
from pathlib import Path

import pytest

from bot.services.games.causes import by_player
from bot.services.lobby import Pace
from bot.services.posting.sending import OwedRow
from bot.services.waiting.channels import Move
from bot.storage import clocks, outbox
from bot.storage.clocks import ClockKind
from bot.storage.outbox import RowKind
from tests.bot.services.world import (
    ANN,
    BOB,
    CHANNEL,
    ELSEWHERE,
    World,
    open_world,
    proposal,
)

STEPS = 6
"""As many as a move and a board take: two messages, before and after each, and what is edited."""


def kill_at(world: World, step: int) -> None:
    """Let nothing be sent any more from a step on; each post has one before and one after it."""
    steps = list[int]()

    def count(*_: object) -> None:
        steps.append(1)
        if len(steps) > step:
            raise asyncio.CancelledError

    world.courier.before_send = world.courier.before_edit = world.courier.after_send = count


def live_on(world: World) -> World:
    """Another bot on the same database and channels."""

    def nothing(*_: OwedRow | object) -> None:
        pass

    later = World(world.path, world.database, world.clock, first=99_000)
    later.courier = world.courier
    later.courier.before_send = later.courier.before_edit = later.courier.after_send = nothing
    return later


@pytest.mark.parametrize("is_being_sent", [False, True])
async def test_nothing_is_lost_or_doubled(tmp_path: Path, *, is_being_sent: bool) -> None:
    for step in range(STEPS):
        async with open_world(tmp_path / f"{step}.db") as world:
            await world.outbox.resume(world.courier)
            match = await world.start(asked=proposal(pace=Pace.DAY))
            await world.settle()
            kill_at(world, step)

            await world.take_turn(match)
            if is_being_sent:
                await world.settle()
            everybody = frozenset((ANN.user_id, BOB.user_id))
            move = Move(ANN.user_id, ELSEWHERE, by_player(world.interaction()), everybody)
            await world.channels.move(match.game_id, move)
            await world.settle()
            await world.outbox.close()
            later = live_on(world)
            await later.outbox.resume(later.courier)
            await later.settle()

            there, before = later.courier.channels[ELSEWHERE], later.courier.channels[CHANNEL]
            boards = [it.row for it in (*before, *there) if it.row.kind is RowKind.TURN]
            calls = [row for row in boards if row.user_id == BOB.user_id and not row.is_anew]
            assert len(calls) == 1, step
            assert sorted(it.row.kind.word for it in there) == ["moved", "turn"], step
            clock = await clocks.get(later.database.reader, match.game_id, ClockKind.TURN)
            assert clock is not None
            assert clock.deadline is not None, step
            assert await outbox.channels(later.database.reader) == [], step
            await later.outbox.close()
