"""The way in: in which language somebody asks, whether they may, and what they are told besides."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from functools import partial

import discord
from discord import Interaction

from bot.presenters.message import Message, about, joined
from bot.presenters.waits.lost_channels import lost_channel_news
from bot.requests.askers import asker, is_manager, missing_permissions
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.games.pauses import stopped_game
from bot.services.lobby import Whereabouts
from bot.services.people import People
from bot.services.posting.outbox import Outbox
from bot.services.preferences import Preferences
from bot.services.servers.server_settings import OpeningAsked, Servers
from bot.services.waiting.channels import Channels
from bot.texts import Texts
from bot.transport.answers import Answers, Told
from bot.transport.places import DiscordPlaces, language_of_server
from bot.transport.replies import Reply


@dataclass(frozen=True, slots=True)
class Door:
    """Meets whoever asks, and knows their language."""

    answers: Answers
    people: People
    preferences: Preferences
    servers: Servers
    outbox: Outbox
    channels: Channels
    places: DiscordPlaces

    def texts(self, interaction: Interaction) -> Texts:
        """Return the texts in the asker's language."""
        return self.answers.texts(interaction)

    def say(self, interaction: Interaction, key: str, **facts: str | int) -> Message:
        """Return one sentence in the asker's language."""
        return Message(self.texts(interaction).say(key, **facts))

    def tell(
        self, interaction: Interaction, key: str, where: Whereabouts, **facts: str | int
    ) -> Message:
        """Return one sentence about a game in the asker's language."""
        return about(self.texts(interaction), key, where, **facts)

    def texts_of(self, match: Match) -> Texts:
        """Return the texts in a game's language, in which its channel is written to."""
        return self.answers.texts_in(match.terms.language)

    def texts_for_all(self, interaction: Interaction) -> Texts:
        """Return the texts in the server's language."""
        return self.answers.texts_in(self.language_for_all(interaction))

    def texts_in(self, language: str) -> Texts:
        """Return the texts in a language."""
        return self.answers.texts_in(language)

    @property
    def languages(self) -> dict[str, str]:
        """All languages by code, each with its name in that language."""
        return self.answers.languages

    def aside(self) -> AbstractAsyncContextManager[None]:
        """Let others be answered while a request waits for something long elsewhere."""
        return self.answers.aside()

    def language_for_all(self, interaction: Interaction) -> str:
        """Return the language that was chosen for the server, else the asker's.

        A manager has chosen it here, or, of a community, at Discord.
        """
        chosen = self.servers.of(interaction.guild_id).language
        if chosen in self.answers.languages:
            return chosen
        guild = interaction.guild
        chosen = language_of_server(guild, self.answers.languages) if guild else None
        return chosen or self.texts(interaction).language

    def is_text_first(self, interaction: Interaction) -> bool:
        """Tell whether the asker wants pictures described in words."""
        return self.preferences.of(interaction.user.id).is_text_first

    async def meet(self, interaction: Interaction) -> None:
        """Note the asker's name, and wake the channel if it sleeps and the bot may write there.

        Raises:
            Refused: ``only_on_servers``.
        """
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused("only_on_servers")
        await self.people.see(interaction.guild_id, asker(interaction))
        channel_id = interaction.channel_id
        is_waited_for = channel_id in self.outbox.asleep or self.channels.is_lost(channel_id)
        if is_waited_for and not missing_permissions(interaction):
            await self.channels.find(channel_id, interaction.user.id)

    async def meet_player(self, interaction: Interaction) -> None:
        """Meet whoever clicks; in a direct message they are shown none but the games they play."""
        if interaction.guild_id is not None:
            await self.meet(interaction)

    async def with_lost_games(
        self, reply: Reply, answer: Message, refused: Refused | None
    ) -> Told | None:
        """Tell hosts, before an answer, which of their games have lost their channels."""
        if refused is not None and stopped_game(refused) is not None:  # it says so itself
            return None
        lost = await self.channels.news_for(reply.interaction.user.id)
        if not lost:
            return None
        texts = self.texts(reply.interaction)
        news = [lost_channel_news(texts, it, await self.places.missing(it.where)) for it in lost]
        text = joined([*news, answer.text])
        return Told(replace(answer, text=text), (partial(self.channels.note_told, lost),))

    def refuse_channel(self, interaction: Interaction) -> None:
        """Check that games may be played in this channel; a thread counts as its parent.

        Raises:
            Refused: ``no_games_in_channel``.
        """
        self.servers.refuse_channel(interaction.guild_id or 0, _place_of(interaction))

    def refuse_opening(self, interaction: Interaction) -> None:
        """Check that the asker may open a game in this channel; a thread counts as its parent.

        Raises:
            Refused: ``no_games_in_channel``, ``not_an_opener``.
        """
        member, guild_id = interaction.user, interaction.guild_id or 0
        roles = member.roles if isinstance(member, discord.Member) else ()
        self.servers.refuse_opening(
            OpeningAsked(
                guild_id=guild_id,
                channel_id=_place_of(interaction),
                role_ids=[role.id for role in roles],
                is_manager=is_manager(interaction, guild_id),
            )
        )


def _place_of(interaction: Interaction) -> int:
    channel = interaction.channel
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    return parent_id or interaction.channel_id or 0
