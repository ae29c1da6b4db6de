"""Direct messages that are refused or fail, and of which a kill makes neither two nor none."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.services.posting.delivery import MOST_DIRECT_PUT_OFF
from bot.services.posting.sending import (
    Detail,
    NotTaken,
    OwedRow,
    RowKind,
    Undeliverable,
)
from bot.services.preferences import Direct, Preference
from bot.storage.outbox import Kind
from bot.storage.people.id_signs import direct_channel
from bot.storage.words.kinds import kinds_that
from tests.bot.services.posting.direct import LATER, fail_direct, owed, sent_to, start, want
from tests.bot.services.troubles import nothing
from tests.bot.services.world import (
    ANN,
    CHANNEL,
    ELSEWHERE,
    World,
    open_world,
)

CLOSED = NotTaken("403 50007", is_closed=True)

# Faults.


async def test_whoever_takes_no_direct_messages_is_sent_no_more(path: Path) -> None:
    async with open_world(path) as world:
        await want(world, ANN, Direct.REMINDERS)
        await world.start()
        await world.start(channel_id=ELSEWHERE)
        tried = fail_direct(world, CLOSED)
        await world.outbox.resume(world.courier)
        await world.settle()

        assert tried == [Detail.WHOLE]
        assert await owed(world) == []
        refused = Preference("fr", direct=Direct.OFF, is_direct_refused=True)
        assert world.preferences.of(ANN.user_id) == refused

    async with open_world(path) as world:
        assert world.preferences.of(ANN.user_id) == refused


async def test_who_turned_them_off_meanwhile_is_told_nothing(world: World) -> None:
    await world.preferences.refuse_direct(ANN.user_id)

    assert not world.preferences.of(ANN.user_id).is_direct_refused


@pytest.mark.parametrize(
    ("error", "forms"),
    [
        (NotTaken("400 50035"), [Detail.WHOLE, Detail.WITHOUT_PICTURE, Detail.BARE]),
        (
            NotTaken("400 240000", is_filtered=True),
            [Detail.WHOLE, Detail.FIRST_LINE, Detail.BARE],
        ),
        (Undeliverable("403"), [Detail.WHOLE]),
        (RuntimeError("ours"), [Detail.WHOLE, Detail.WITHOUT_PICTURE, Detail.BARE]),
    ],
)
async def test_what_is_refused_is_given_up_and_never_set_aside(
    world: World, error: Exception, forms: list[Detail]
) -> None:
    await want(world, ANN, Direct.TURNS)
    tried = fail_direct(world, error)

    with capture_logs() as logs:
        await start(world)

    assert tried == forms
    assert await owed(world) == []
    assert "tidying_given_up" in {line["event"] for line in logs}
    assert world.preferences.of(ANN.user_id).direct is Direct.TURNS


async def test_what_fails_is_tried_a_bounded_number_of_times(world: World) -> None:
    await want(world, ANN, Direct.TURNS)
    tried = fail_direct(world, LATER)
    await start(world)
    for _ in range(2 * MOST_DIRECT_PUT_OFF):
        await world.pass_time(6 * 3600)

    assert len(tried) == MOST_DIRECT_PUT_OFF + 1
    assert await owed(world) == []


async def test_a_message_that_came_twice_stands_once(world: World) -> None:
    await want(world, ANN, Direct.TURNS)
    world.courier.copies, world.courier.is_slow = 2, True

    await start(world)

    assert sent_to(world, ANN) == [RowKind.DIRECT_TURN]


# A kill at any time.


def die(*kinds: Kind) -> Callable[..., None]:
    """The bot is killed when it sends a message of some kind."""

    def fail(row: OwedRow, *_: object) -> None:
        if row.kind in kinds:
            raise asyncio.CancelledError

    return fail


@pytest.mark.parametrize(
    ("hook", "dies"),
    [
        ("before_send", die(RowKind.TURN)),
        ("after_send", die(RowKind.TURN)),
        ("before_asking", lambda _: _raise_cancelled()),
        ("before_send", die(*kinds_that(lambda kind: kind.is_direct))),
        ("after_send", die(*kinds_that(lambda kind: kind.is_direct))),
    ],
)
async def test_a_killed_bot_writes_once(path: Path, hook: str, dies: Callable[..., None]) -> None:
    async with open_world(path) as world:
        courier = world.courier
        await want(world, ANN, Direct.TURNS)
        await world.outbox.resume(courier)
        setattr(courier, hook, dies)
        courier.find = _dead  # type: ignore[method-assign,assignment]
        await world.start()
        await world.settle()
        assert await owed(world) != []

    setattr(courier, hook, nothing)
    del courier.find
    async with open_world(path) as world:
        await world.outbox.resume(courier)
        await world.settle()
        await world.pass_time(60)
        assert await owed(world) == []

    assert courier.kinds(CHANNEL).count(RowKind.TURN) == 1
    assert courier.kinds(direct_channel(ANN.user_id)) == [RowKind.DIRECT_TURN]


def _raise_cancelled() -> None:
    raise asyncio.CancelledError


async def _dead(*_: object) -> None:
    """A killed bot, of which a second task goes on here, asks for nothing more."""
    raise asyncio.CancelledError
