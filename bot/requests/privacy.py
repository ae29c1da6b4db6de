"""What is stored about the asker: told, given as a file, and deleted, by /privacy."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from discord import Interaction

from bot.presenters.message import Message
from bot.presenters.own.privacy import (
    PrivacyId,
    data_message,
    deleted_answer,
    first_question,
    must_leave_first,
    privacy_message,
    second_question,
)
from bot.presenters.refusals import refusal_text
from bot.requests.door import Door
from bot.services.errors import Refused
from bot.services.posting.outbox import Outbox
from bot.services.privacy.privacy import Privacy


@dataclass(frozen=True, slots=True)
class PrivacyRequests:
    """What people ask for about their own data."""

    door: Door
    privacy: Privacy
    outbox: Outbox
    copied_for: timedelta

    async def show_privacy(self, interaction: Interaction, _: PrivacyId | None = None) -> Message:
        """Tell what is stored and why."""
        return privacy_message(self.door.texts(interaction), self.copied_for.days)

    async def give_data(self, interaction: Interaction, _: PrivacyId) -> Message:
        """Give the asker what is stored about them."""
        async with self.door.aside():  # it may be much, and nobody's tap waits for that
            data = await self.privacy.data_of(interaction.user.id)
        return data_message(self.door.texts(interaction), data)

    async def ask(self, interaction: Interaction, _: PrivacyId) -> Message:
        """Ask whether the asker wants to be deleted, if they may be."""
        try:
            await self.privacy.refuse_players(interaction.user.id)
        except Refused as refused:
            return self._refused(interaction, refused)
        return first_question(self.door.texts(interaction))

    async def ask_again(self, interaction: Interaction, _: PrivacyId) -> Message:
        """Ask a second time."""
        return second_question(self.door.texts(interaction))

    async def delete(self, interaction: Interaction, _: PrivacyId) -> Message:
        """Delete what is stored about the asker, who has been asked twice."""
        texts = self.door.texts(interaction)  # in the language that is about to be forgotten
        try:
            told = await self.privacy.delete(interaction.user.id)
        except Refused as refused:
            return self._refused(interaction, refused)
        self.outbox.drain(*told)
        return deleted_answer(texts)

    def _refused(self, interaction: Interaction, refused: Refused) -> Message:
        texts = self.door.texts(interaction)
        return must_leave_first(texts, refusal_text(texts, refused))
