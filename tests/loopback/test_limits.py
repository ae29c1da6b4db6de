"""The loopback Discord can limit requests as Discord does."""

import asyncio

import aiohttp

from tests.loopback import LoopbackDiscord
from tests.loopback.limits import Window


async def post(loopback: LoopbackDiscord, *channels: int) -> list[aiohttp.ClientResponse]:
    """Post to channels all at once; return the answers."""
    async with aiohttp.ClientSession() as session:

        async def one(channel_id: int) -> aiohttp.ClientResponse:
            address = f"{loopback.address}/api/v10/channels/{channel_id}/messages"
            async with session.post(address, json={"content": "hey"}) as answer:
                await answer.read()
                return answer

        return await asyncio.gather(*map(one, channels))


async def test_a_channel_takes_five_posts_in_five_seconds() -> None:
    async with LoopbackDiscord("games", has_limits=True) as loopback:
        answers = await post(loopback, *loopback.channel_ids * 6)

    (refused,) = [answer for answer in answers if answer.status == 429]
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert 4 < float(refused.headers["Retry-After"]) <= 5
    assert loopback.statuses[200] == 5


async def test_all_channels_together_take_fifty_posts_a_second() -> None:
    names = [str(number) for number in range(60)]
    async with LoopbackDiscord(*names, has_limits=True) as loopback:
        answers = await post(loopback, *loopback.channel_ids)

    refused = [answer for answer in answers if answer.status == 429]
    assert len(refused) == 10
    assert {answer.headers["X-RateLimit-Scope"] for answer in refused} == {"global"}


def test_a_window_opens_again_as_its_requests_grow_old() -> None:
    window = Window(most=2, seconds=10)

    waits = [window.take(now) for now in (0, 4, 5, 9.5, 10, 11, 14)]

    assert waits == [0, 0, 5, 0.5, 0, 3, 0]
