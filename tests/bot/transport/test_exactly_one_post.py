"""Whatever happens to a post on its way, one message stands in the channel in the end."""

from __future__ import annotations

from tests.loopback import LoopbackDiscord, Person, Request, Trouble

ANN = Person(42, "Ann")


async def test_a_post_that_the_library_repeats_stands_once(loopback: LoopbackDiscord) -> None:
    (channel_id,) = loopback.channel_ids
    loopback.arrange(Request.POST, Trouble.server_error(takes_effect=True))

    await loopback.command(ANN, channel_id, "game new", variant="classic")
    await loopback.until(lambda: len(loopback.messages(channel_id)) == 2)
    await loopback.until(lambda: len(loopback.messages(channel_id)) == 1)

    assert "Classic Dalapapa" in loopback.messages(channel_id)[0].content


async def test_a_post_whose_answer_is_lost_stands_once_and_can_be_edited(
    loopback: LoopbackDiscord,
) -> None:
    (channel_id,) = loopback.channel_ids
    loopback.arrange(Request.POST, Trouble.lost_answer())

    await loopback.command(ANN, channel_id, "game new", variant="classic")
    await loopback.until(lambda: len(loopback.messages(channel_id)) == 1)
    await loopback.command(Person(43, "Bob"), channel_id, "game join")
    await loopback.until(lambda: "Bob" in loopback.messages(channel_id)[0].content)

    assert len(loopback.messages(channel_id)) == 1
