"""Turns that wait, and holidays: people say until when they are away, and that they are back."""

from __future__ import annotations

from dataclasses import dataclass

from discord import Interaction

from bot.presenters.message import Message
from bot.presenters.overviews import waiting_message
from bot.presenters.waits.away import AwayId, away_message
from bot.presenters.waits.holiday_ends import read_until
from bot.requests.door import Door
from bot.services.games.lists import GameLists
from bot.services.waiting.away import Away
from bot.texts import DEFAULT_LANGUAGE


@dataclass(frozen=True, slots=True)
class AwayRequests:
    """Holidays, and the turns that wait."""

    door: Door
    away: Away
    lists: GameLists

    async def show_or_go(self, interaction: Interaction, until: str | None) -> Message:
        """Let the asker be away until a typed date; without one, show until when they are.

        Raises:
            Refused: as ``go_away``.
        """
        if until is None:
            return await self.show_away(interaction)
        return await self.go_away(interaction, until)

    async def show_away(self, interaction: Interaction) -> Message:
        """Show until when the asker is away."""
        return away_message(self.door.texts(interaction), await self.away.of(interaction.user.id))

    async def go_away(self, interaction: Interaction, until: str) -> Message:
        """Let the asker be away until a typed date, or for some days or weeks.

        Raises:
            Refused: ``away_unreadable``, ``away_ambiguous``, ``away_over``, ``away_too_long``.
        """
        languages = (self.door.texts(interaction), self.door.texts_in(DEFAULT_LANGUAGE))
        # Read on the clock on which the holiday begins, lest its last day ends a moment too late.
        end = read_until(until, self.away.now(), languages)
        absence = await self.away.leave(interaction.user.id, end)
        return away_message(self.door.texts(interaction), absence)

    async def come_back(self, interaction: Interaction, _: AwayId) -> Message:
        """End the asker's holiday, and show what waits for them: nothing else calls them for it."""
        await self.away.come_back(interaction.user.id)
        texts = self.door.texts(interaction)
        return await self.show_turns(interaction, first=texts.say("away-ended"))

    async def show_turns(self, interaction: Interaction, *, first: str = "") -> Message:
        """Show the games that wait for the asker, on all servers, below a line."""
        waiting = await self.lists.waiting_for(interaction.user.id, None)
        played_for = await self.lists.played_for(interaction.user.id)
        planned = await self.lists.planned_by(interaction.user.id)
        texts = self.door.texts(interaction)
        return waiting_message(texts, waiting, played_for, planned=planned, first=first)
