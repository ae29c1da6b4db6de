"""The slash commands as they would be registered with Discord."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from bot.app import Dalapapa
from bot.commands import add_commands
from bot.commands.words import CommandWords
from bot.config import Settings
from bot.requests.desk import Desk
from bot.transport.registration import payloads_of


async def registered() -> list[dict[str, Any]]:
    """What would be registered, in all languages; describing commands needs no desk behind them."""
    client = Dalapapa(Settings(token=None, database=Path("unused.sqlite3")))
    add_commands(client.tree, client.catalogue.texts(None), cast("Desk", None))
    made = await payloads_of(client.tree, CommandWords(client.catalogue))
    await client.close()
    return made
