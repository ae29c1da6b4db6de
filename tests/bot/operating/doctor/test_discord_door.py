"""Where Discord's answer is given up, what it answered last is known."""

from __future__ import annotations

import pytest
from discord.utils import utcnow

from bot.operating.doctor.discord_door import DiscordDoor, Unreachable
from tests.bot.operating.doctor.visit import TOKEN
from tests.loopback import LoopbackDiscord, Request, Trouble, discord_at


@pytest.mark.parametrize(
    ("trouble", "status"),
    [
        (Trouble(500), 500),
        (Trouble.rate_limited(3.0), 429),
        (Trouble.rate_limited(100.0), 429),
        (Trouble(429, retry_after=None), 429),
        (Trouble.late(60.0), None),
    ],
    ids=["fault", "short wait", "long wait", "untimed wait", "silence"],
)
async def test_why_there_is_no_answer_is_known(trouble: Trouble, status: int | None) -> None:
    async with LoopbackDiscord() as loopback:
        with discord_at(loopback.address):
            door = DiscordDoor(TOKEN, utcnow, 0.9)  # the library asks again after a second
            loopback.arrange(Request.LOG_IN, trouble)
            with pytest.raises(Unreachable) as unreachable:
                await door.log_in()
            await door.close()

    assert unreachable.value.status == status
