"""A kind of message that is added to the table alone is posted, called, told and dropped by it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.services.games.match import Match
from bot.services.posting.sending import Detail, OwedRow, TryLater
from bot.services.preferences import Direct
from bot.storage import messages, outbox
from bot.storage.outbox import Owed, RowKind
from bot.storage.people.id_signs import direct_channel
from bot.storage.words import lapsing as late
from bot.storage.words.kinds import KINDS, Calls, Does, Kind
from tests.bot.services.owed_messages import owed_messages
from tests.bot.services.posting.direct import want
from tests.bot.services.troubles import failing, nothing
from tests.bot.services.world import ANN, CHANNEL, World

POKE = Kind(
    "poke",
    calls=Calls.USER,
    rests=True,
    late_if=(late.nobody_waits_for_it, late.user_is_away),
    lapses=True,
    direct=RowKind.DIRECT_TURN,
    bare="board-call",
)
POKE_EDIT = Kind("poke_edit", Does.EDIT, of=(POKE,))
HOUR = timedelta(hours=1).total_seconds()


@pytest.fixture(autouse=True)
def invented(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be two kinds more."""
    for kind in (POKE, POKE_EDIT):
        monkeypatch.setitem(KINDS, kind.word, kind)


async def begin(world: World) -> Match:
    """Let Ann be on turn, and have a rest from the call to it."""
    match = await world.start()
    await world.settle()
    await world.pass_time(HOUR)
    return match


async def owe(world: World, match: Match, kind: Kind) -> None:
    """Owe a message of a kind to whoever is on turn."""
    owed = Owed(match.game_id, CHANNEL, kind, match.revision, match.revision, user_id=ANN.user_id)
    async with world.database.transaction() as connection:
        await outbox.add(connection, [owed])
    world.outbox.drain(CHANNEL)


def pokes(world: World) -> list[OwedRow]:
    """The rows of the invented messages that stand."""
    return [it.row for it in world.courier.channels[CHANNEL] if it.row.kind is POKE]


async def test_it_is_posted_and_noted(world: World) -> None:
    match = await begin(world)

    await owe(world, match, POKE)
    await world.settle()

    assert len(pokes(world)) == 1
    assert len(await messages.of_kind(world.database.reader, match.game_id, POKE)) == 1


async def test_it_lapses_for_its_reasons(world: World) -> None:
    match = await begin(world)
    world.courier.before_send = failing(TryLater(60), POKE)
    await owe(world, match, POKE)
    await world.settle()

    world.courier.before_send = nothing
    await world.take_turn(match)
    await world.pass_time(HOUR)

    assert pokes(world) == []
    assert await outbox.channels(world.database.reader) == []


async def test_it_waits_until_whom_it_calls_has_had_a_rest(world: World) -> None:
    match = await begin(world)
    await owe(world, match, POKE)
    await owe(world, match, POKE)
    await world.settle()
    assert len(pokes(world)) == 1

    await world.pass_time(HOUR)

    assert len(pokes(world)) == 2


async def test_it_comes_as_a_direct_message_too(world: World) -> None:
    await want(world, ANN, Direct.REMINDERS)
    match = await begin(world)

    await owe(world, match, POKE)
    await world.settle()

    assert world.courier.kinds(direct_channel(ANN.user_id))[-1] is RowKind.DIRECT_TURN


async def test_it_is_edited(world: World) -> None:
    match = await begin(world)
    await owe(world, match, POKE)
    await world.settle()
    (posted,) = await messages.of_kind(world.database.reader, match.game_id, POKE)

    await owe(world, match, POKE_EDIT)
    await world.settle()

    assert world.courier.edits[-1] == (POKE_EDIT, posted.message_id)


@pytest.mark.parametrize("detail", Detail)
async def test_it_is_told_in_its_bare_form(world: World, detail: Detail) -> None:
    match = await begin(world)
    await owe(world, match, POKE)
    await world.settle()
    (row,) = pokes(world)

    message = await owed_messages(world).make(row, detail)

    assert message.text == f"<@{ANN.user_id}>, your turn in **{match.where.name}**"
    assert message.pings == (ANN.user_id,)
    assert not message.is_silent


async def test_told_late_it_calls_nobody(world: World) -> None:
    match = await begin(world)
    await owe(world, match, POKE)
    await world.settle()
    (row,) = pokes(world)

    message = await owed_messages(world).make(replace(row, is_outdated=True), Detail.WHOLE)

    assert message.pings == ()
    assert message.is_silent
