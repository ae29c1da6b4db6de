"""Leads discord.py to the loopback Discord in each Python that finds this as `sitecustomize`."""

import os
from importlib.util import find_spec


def lead(address: str) -> None:
    import discord  # noqa: PLC0415  other programs of this machine have none
    import yarl  # noqa: PLC0415

    url = yarl.URL(address)
    discord.http.Route.BASE = str(url / "api/v10")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws") / "gateway"


if "LOOPBACK_DISCORD" in os.environ and find_spec("discord"):
    lead(os.environ["LOOPBACK_DISCORD"])
