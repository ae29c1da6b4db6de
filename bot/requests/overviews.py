"""What people look up that is in no game of their own: games here, the rules, and help."""

from __future__ import annotations

from dataclasses import dataclass

from discord import Interaction

from bot.presenters.message import Message
from bot.presenters.overviews import help_message, list_message, lobby_info
from bot.presenters.pages.rules import RULES_IDS, RulesId, rules_message
from bot.requests.askers import is_manager
from bot.requests.clicked import chosen
from bot.requests.door import Door
from bot.requests.finding import Finder
from bot.requests.games import GameRequests
from bot.services.errors import Refused
from bot.services.lobby import Lobby
from bot.version import VERSION


@dataclass(frozen=True, slots=True)
class OverviewRequests:
    """What people look up."""

    door: Door
    find: Finder
    games: GameRequests

    async def show_info(self, interaction: Interaction) -> Message:
        """Show facts about the channel's game or lobby.

        Raises:
            Refused: as ``here``.
        """
        here = await self.find.here(interaction)
        if isinstance(here, Lobby):
            return lobby_info(self.door.texts(interaction), here)
        return await self.games.show_info(interaction, here)

    async def list_games(self, interaction: Interaction) -> Message:
        """List the open games and lobbies of the server that the asker may see.

        Raises:
            Refused: ``only_on_servers``.
        """
        await self.door.meet(interaction)
        seen = await self.find.seen_games(interaction)
        return list_message(self.door.texts(interaction), seen)

    async def show_help(self, interaction: Interaction) -> Message:
        """Tell what there is, and managers of the server which version this is."""
        is_manager_here = is_manager(interaction, interaction.guild_id or 0)
        version = VERSION if is_manager_here else ""
        return help_message(self.door.texts(interaction), version)

    async def show_rules(self, interaction: Interaction, variant: str) -> Message:
        """Show the first page of a variant's rules."""
        return rules_message(self.door.texts(interaction), variant)

    async def turn_page(self, interaction: Interaction, clicked: RulesId) -> Message:
        """Show the page of the rules that a button names, or that was chosen in the list of pages.

        Raises:
            Refused: ``unknown_button``.
        """
        picked = chosen(interaction)
        wanted = RULES_IDS.read(picked) if picked else clicked
        if wanted is None or wanted.is_list:
            raise Refused("unknown_button")
        return rules_message(self.door.texts(interaction), wanted.variant, wanted.number)
