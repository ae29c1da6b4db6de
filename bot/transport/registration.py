"""Registers the slash commands with Discord, but only after they have changed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot.storage import single_values
from bot.storage.database import Database
from bot.texts import Catalogue
from bot.transport.discord_errors import Remedy, remedy_for

REMEMBERED: Final = "registered_commands"
"""The stored value that holds the checksum of what was registered last."""

_log = structlog.get_logger()

AnyTree = app_commands.CommandTree[Any]


async def register(
    tree: AnyTree, words: app_commands.Translator, catalogue: Catalogue, database: Database
) -> None:
    """Register the tree's commands if Discord has others; link their names in all texts.

    ``words`` are the commands' words in every language. If Discord refuses, its commands stay as
    they are and the bot goes on.
    """
    await tree.set_translator(words)
    digest = digest_of(tree.client.application_id, await payloads_of(tree, words))
    try:
        registered = await tree.fetch_commands()
        is_known = await single_values.get(database.reader, REMEMBERED) == digest
        if not is_known or _names(registered) != _names(tree.get_commands()):
            registered = await tree.sync()
            async with database.autocommit() as connection:
                await single_values.put(connection, REMEMBERED, digest)
            _log.info("commands_registered", count=len(registered))
    except discord.RateLimited as error:  # for so long that the start does not wait for it
        _log.error("commands_not_registered", remedy=Remedy.TRY_LATER, exc_info=error)
        return
    except discord.HTTPException as error:
        _log.error("commands_not_registered", remedy=remedy_for(error), exc_info=error)
        return
    catalogue.link_commands(mentions_of(registered))


async def payloads_of(tree: AnyTree, words: app_commands.Translator) -> list[dict[str, Any]]:
    """Return the commands as Discord is sent them, with the words of every language."""
    return [await command.get_translated_payload(tree, words) for command in tree.get_commands()]


def digest_of(application_id: int | None, payloads: list[dict[str, Any]]) -> str:
    """Return a checksum of the commands, the application and the library's version."""
    payload = [application_id, discord.__version__, payloads]
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


def mentions_of(registered: Sequence[app_commands.AppCommand]) -> dict[str, str]:
    """Return how each command is mentioned so that it can be clicked."""
    groups = [
        option
        for command in registered
        for option in command.options
        if isinstance(option, app_commands.AppCommandGroup)
    ]
    alone = {command.name: command.mention for command in registered}
    return alone | {group.qualified_name: group.mention for group in groups}


def _names(commands: Sequence[Any]) -> set[str]:
    return {command.name for command in commands}
