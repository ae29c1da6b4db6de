"""How a game is moved to the channel from which that is asked for."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from itertools import compress
from typing import Final

from discord import Interaction

from bot.presenters.message import Message
from bot.presenters.people import shown_name
from bot.requests.askers import cause_of, is_manager, require_permissions
from bot.requests.door import Door
from bot.requests.finding import Finder, sees
from bot.services.errors import Refused
from bot.services.games.records.archive import Archive
from bot.services.lobby import Status
from bot.services.waiting.channels import Channels, MovableGame, Move
from bot.transport.places import DiscordPlaces

MOST_NAMES: Final = 25
"""The most names that Discord offers while something is typed."""

MOST_ASKED: Final = 5
"""For how many channels Discord is asked while something is typed."""


@dataclass(frozen=True, slots=True)
class MoveRequests:
    """How people move games between channels."""

    door: Door
    find: Finder
    places: DiscordPlaces
    channels: Channels
    archive: Archive

    async def move_here(self, interaction: Interaction, game: str) -> Message:
        """Let a game of the server go on in this channel, for its host or a manager.

        Raises:
            Refused: ``no_game_of_name``, ``lobby_stays``, ``move_is_over``,
                ``missing_permissions``, ``no_games_in_channel``, or as ``Channels.move``.
        """
        await self.door.meet(interaction)
        game_id, name = await self._named(interaction, game)
        self.door.refuse_channel(interaction)
        require_permissions(interaction)
        cause = cause_of(interaction, interaction.guild_id or 0)
        ask = partial(Move, interaction.user.id, interaction.channel_id or 0, cause)
        people = await self.channels.may_be_moved(game_id, ask())
        if people is not None:
            async with self.door.aside():  # Discord may let this wait, but no tap
                viewers = await self.places.viewers(interaction.channel, people)
            await self.channels.move(game_id, ask(viewers))
        return self.door.say(interaction, "done-moved", game=shown_name(name))

    async def names_to_move(self, interaction: Interaction, typed: str) -> list[str]:
        """Return the names of the games that the asker may move, completing what was typed."""
        asked, guild_id = typed.strip().casefold(), interaction.guild_id or 0
        can_manage = is_manager(interaction, guild_id)
        fitting = [
            game
            for game in await self.channels.movable_on(guild_id, interaction.user.id)
            if game.is_host or (can_manage and not game.has_sat)
            if game.where.channel_id != interaction.channel_id
            and asked in game.where.name.casefold()
        ]
        offered = [game for game in fitting if sees(interaction, game)][:MOST_NAMES]
        # Of few channels Discord is asked while somebody types: where one is gone a game is paused.
        doubtful = [game for game in fitting if game.is_paused and not sees(interaction, game)]
        asked_for = doubtful[: min(MOST_ASKED, MOST_NAMES - len(offered))]
        if not asked_for:
            return [game.where.name for game in offered]
        async with self.door.aside():
            are_gone = await asyncio.gather(
                *[self.find.may_manage(interaction, game.where.channel_id) for game in asked_for]
            )
        return [game.where.name for game in (*offered, *compress(asked_for, are_gone))]

    async def _named(self, interaction: Interaction, typed: str) -> tuple[int, str]:
        """Return the game that was typed, and its name.

        Raises:
            Refused: ``no_game_of_name`` if there is none that the asker may see; ``lobby_stays``,
                ``move_is_over``.
        """
        called = " ".join(typed.split()).casefold()
        guild_id, user_id = interaction.guild_id or 0, interaction.user.id
        for game in await self.channels.movable_on(guild_id, user_id):
            if game.where.name.casefold() == called and await self._may_know(interaction, game):
                return game.where.game_id, game.where.name
        for listed in await self.find.seen_games(interaction):
            if listed.where.name.casefold() == called and listed.status is Status.LOBBY:
                raise Refused("lobby_stays", name=listed.where.name)

        await self.archive.find(guild_id, user_id, typed, partial(sees, interaction))
        raise Refused("move_is_over", name=" ".join(typed.split()))

    async def _may_know(self, interaction: Interaction, game: MovableGame) -> bool:
        """Tell whether the asker may know of a game, a manager also of one in no channel."""
        if sees(interaction, game):
            return True
        is_asked_by_manager = is_manager(interaction, interaction.guild_id or 0)
        return is_asked_by_manager and await self.find.may_manage(
            interaction, game.where.channel_id
        )
