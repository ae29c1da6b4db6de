"""Direct messages reach the channel that stands for them, and are found there again."""

from __future__ import annotations

import pytest

from bot.app import Dalapapa
from bot.services.posting.sending import Detail, OwedRow, RowKind, TryLater
from bot.storage.people.id_signs import direct_channel
from tests.loopback import LoopbackDiscord, Person, Request, Trouble

ANN, BOB = Person(42, "Ann"), Person(43, "Bob")


async def row_for(loopback: LoopbackDiscord, who: Person) -> OwedRow:
    """A row of a direct message about a lobby that there is."""
    (channel_id,) = loopback.channel_ids
    await loopback.answer(await loopback.command(ANN, channel_id, "game new", variant="classic"))
    queue = direct_channel(who.id)
    return OwedRow(
        900_000, 1, queue, RowKind.DIRECT_TURN, 0, 0, who.id, None, 0, is_outdated=False
    )  # fmt: skip


async def test_a_channel_is_opened_once_for_each_person(
    bot: Dalapapa, loopback: LoopbackDiscord
) -> None:
    row = await row_for(loopback, BOB)

    sent = [await bot.courier.post(row, detail) for detail in (Detail.WHOLE, Detail.BARE)]

    standing = loopback.messages(loopback.world.direct[BOB.id])
    assert [message.id for message in standing] == [one.message_id for one in sent]
    assert loopback.requests.count("POST /api/v10/users/@me/channels") == 1
    assert all(one.called == () for one in sent)


async def test_what_was_sent_without_an_answer_is_found_there(
    bot: Dalapapa, loopback: LoopbackDiscord
) -> None:
    row = await row_for(loopback, BOB)
    loopback.arrange(Request.POST, *[Trouble.lost_answer()] * 5)

    with pytest.raises(TryLater):
        await bot.courier.post(row, Detail.WHOLE)

    first, *others = await bot.courier.find(row.channel_id, 0, row.row_id)
    for other in others:
        await bot.courier.delete(row.channel_id, other)
    assert [message.id for message in loopback.messages(loopback.world.direct[BOB.id])] == [first]
