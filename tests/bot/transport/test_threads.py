"""A thread that cannot be taken back now stays, and nothing else comes to harm."""

from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
import pytest

from bot.services.lobbies.begun_threads import BegunThreads
from bot.transport.threads import Threads


@pytest.mark.parametrize("error", [discord.RateLimited(60), aiohttp.ClientError(), TimeoutError()])
@pytest.mark.parametrize("may_delete", [True, False])
async def test_what_discord_does_not_answer_is_tried_at_the_next_start(
    error: Exception, *, may_delete: bool
) -> None:
    refused = SimpleNamespace(status=403, reason="")

    async def delete() -> None:
        raise (
            error if may_delete else discord.Forbidden(cast("aiohttp.ClientResponse", refused), "")
        )

    async def edit(**_: object) -> None:
        raise error

    thread = cast("discord.Thread", SimpleNamespace(id=5, delete=delete, edit=edit))
    threads = Threads(cast("discord.Client", None), cast("BegunThreads", None))

    assert not await threads.take_back(thread)
