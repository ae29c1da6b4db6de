"""The channel that is tried: on which server it is, and what the bot may do in it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

import discord

from bot.operating.doctor.case import Case, NotChecked
from bot.storage import servers
from bot.texts import Catalogue, Texts
from bot.transport.places import NEEDED, NEEDED_FOR_THREADS, lacking, language_of_server

TextPlace = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""Where on a server messages are posted."""


@dataclass(frozen=True, slots=True)
class TriedChannel:
    """A channel, with the permissions that the bot has there as far as they are known."""

    channel: TextPlace
    guild: discord.Guild
    held: discord.Permissions | None
    own_id: int
    catalogue: Catalogue
    language: str | None

    @property
    def texts(self) -> Texts:
        """The texts in the server's language; in English if it has chosen none."""
        return self.catalogue.texts(self.language)

    @property
    def lacks(self) -> tuple[str, ...]:
        """What the bot lacks to show games there and, where there can be any, in threads."""
        if self.held is None:
            return ()
        if not isinstance(self.channel, discord.TextChannel):
            return lacking(self.channel, self.held)
        return self.missing_of((*NEEDED, *NEEDED_FOR_THREADS))

    def missing_of(self, names: Iterable[str]) -> tuple[str, ...]:
        """Return those of some permissions that the bot lacks there."""
        held = self.held or discord.Permissions.all()
        return tuple(name for name in dict.fromkeys(names) if not getattr(held, name))


async def look_at(case: Case, channel_id: int) -> TriedChannel | None:
    """Ask Discord for a channel; None if it is none in which messages are posted.

    Raises:
        NotChecked: the bot is not logged in.
        discord.HTTPException, Unreachable: Discord does not tell.
    """
    door = case.discord()
    user, found = door.client.user, await door.ask(door.client.fetch_channel(channel_id))
    if not isinstance(found, TextPlace) or user is None:
        return None
    guild = await door.ask(door.client.fetch_guild(found.guild.id))
    me = await door.ask(guild.fetch_member(user.id))
    channel = await door.ask(guild.fetch_channel(channel_id))
    parent = channel
    if isinstance(channel, discord.Thread):
        parent = await door.ask(guild.fetch_channel(channel.parent_id))
    if not isinstance(channel, TextPlace):
        return None
    is_known = not isinstance(parent, discord.Thread)
    catalogue = Catalogue()
    return TriedChannel(
        channel=channel,
        guild=guild,
        held=parent.permissions_for(me) if is_known else None,
        own_id=user.id,
        catalogue=catalogue,
        language=await _chosen_language(case, guild.id)
        or language_of_server(guild, catalogue.languages),
    )


async def _chosen_language(case: Case, guild_id: int) -> str | None:
    """Return the language that managers of a server have chosen for it."""
    try:
        database = await case.database()
        chosen = {} if database is None else await servers.all_of_them(database.reader)
    except (NotChecked, sqlite3.Error):
        return None
    return chosen.get(guild_id, servers.ServerRow()).language
