"""The slash commands as they would be registered with Discord."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any, cast

from bot.app import Dalapapa
from bot.commands import add_commands
from bot.commands.command_words import CommandWords
from bot.config import Settings
from bot.requests.all import Requests
from bot.transport.registration import payloads_of
from bot.transport.wiring import Services


class Nothing:
    """Stands for any service of a client that is never started, and for what is in it."""

    def __getattr__(self, name: str) -> Nothing:
        return self


def requests_of_nothing() -> Requests:
    """All requests, with no services behind them: enough to describe commands and routes."""
    return Requests(cast("Services", Nothing()), timedelta(days=1))


async def registered() -> list[dict[str, Any]]:
    """What would be registered, in all languages."""
    client = Dalapapa(Settings(token=None, database=Path("unused.sqlite3")))
    add_commands(client.tree, client.catalogue.texts(None), requests_of_nothing())
    made = await payloads_of(client.tree, CommandWords(client.catalogue))
    await client.close()
    return made
