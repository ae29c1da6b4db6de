"""What people look up on leaderboards, by command or by button."""

from __future__ import annotations

from dataclasses import dataclass

from discord import Interaction

from bot.presenters.message import Message
from bot.presenters.pages.leaderboard import LeadersId, leaders_for_all, leaders_message
from bot.requests.door import Door
from bot.services.pages.leaderboard import Chart, Leaderboards, Measure, Period


@dataclass(frozen=True, slots=True)
class LeaderboardRequests:
    """What people look up on leaderboards."""

    door: Door
    leaderboards: Leaderboards

    async def open_leaders(
        self, interaction: Interaction, variant: str | None, period: str | None, by: str | None
    ) -> Message:
        """Show the first page of one of the server's leaderboards.

        Without a ``variant`` it is that of the game last played.

        Raises:
            Refused: ``only_on_servers``.
        """
        variant = variant or await self.leaderboards.usual_variant(interaction.guild_id or 0)
        chart = Chart(variant, Measure(by or Measure.RATING), Period(period or Period.ALL))
        return await self.show_leaders(interaction, LeadersId(chart, 0))

    async def show_leaders(self, interaction: Interaction, wanted: LeadersId) -> Message:
        """Show a page of the server's leaderboard, to the asker or to all.

        Raises:
            Refused: ``only_on_servers``.
        """
        await self.door.meet(interaction)
        page = await self.leaderboards.page(
            interaction.guild_id or 0, wanted.chart, wanted.number, interaction.user.id
        )
        if wanted.shows_to_all:
            texts = self.door.texts_for_all(interaction)
            return leaders_for_all(texts, page, interaction.user.display_name)
        return leaders_message(self.door.texts(interaction), page)
