"""Discord is asked who is a member by few at a time, whoever wants to know."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.services.pictures import Pictures
from bot.transport import places as transport_places
from bot.transport.courier import DiscordCourier
from bot.transport.owed_messages import OwedMessages
from bot.transport.places import AT_ONCE, DiscordPlaces
from bot.transport.throttle import Throttle
from tests.bot.services.clock import Clock


async def test_so_many_members_are_asked_for_at_a_time_in_all() -> None:
    asking, most = 0, 0

    async def get_member(_guild_id: int, _user_id: int) -> None:
        nonlocal asking, most
        asking += 1
        most = max(most, asking)
        await asyncio.sleep(0)
        asking -= 1

    client = cast(
        "discord.Client",
        SimpleNamespace(get_guild=lambda _: object(), http=SimpleNamespace(get_member=get_member)),
    )
    places = DiscordPlaces(client, Throttle(Clock().now))
    nothing = cast("OwedMessages", None), cast("Pictures", None)
    courier = DiscordCourier(client, *nothing, places, lambda: None)

    await asyncio.gather(
        *(courier.is_member(1, who) for who in range(3 * AT_ONCE)),
        places.present(1, range(3 * AT_ONCE)),
    )

    assert most == AT_ONCE


async def test_nobody_waits_long_for_what_discord_says_of_a_channel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fetch_channel(_channel_id: int) -> None:
        await asyncio.Event().wait()

    client = cast("discord.Client", SimpleNamespace(fetch_channel=fetch_channel))
    monkeypatch.setattr(transport_places, "SOON", 0.01)

    assert not await DiscordPlaces(client, Throttle(Clock().now)).is_gone(5)
