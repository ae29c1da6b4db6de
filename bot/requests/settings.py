"""What people choose for themselves, by /settings and its panel."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from discord import Interaction

from bot.presenters.message import Message
from bot.presenters.own.settings import SettingId, changed, direct_refused, settings_message
from bot.requests.clicked import chosen
from bot.requests.door import Door
from bot.services.errors import Refused
from bot.services.preferences import Preferences
from bot.transport.answers import Told
from bot.transport.replies import Form, Reply


@dataclass(frozen=True, slots=True)
class SettingRequests:
    """What people choose for themselves."""

    door: Door
    preferences: Preferences

    async def show_settings(self, interaction: Interaction) -> Message:
        """Show what the asker has chosen."""
        preference = self.preferences.of(interaction.user.id)
        return settings_message(self.door.texts(interaction), preference, self.door.languages)

    async def choose(self, interaction: Interaction, clicked: SettingId) -> Message:
        """Change one setting of the asker, and show all, in the new language if it changed."""
        user_id, languages = interaction.user.id, self.door.languages
        preference = changed(
            self.preferences.of(user_id), clicked.setting, chosen(interaction), languages
        )
        await self.preferences.change(user_id, preference)
        return settings_message(
            self.door.texts(interaction), preference, languages, is_changed=True
        )

    async def with_direct_refused(
        self, reply: Reply, answer: Message, _: Refused | None
    ) -> Told | None:
        """Tell, below an answer, whoever is sent no more direct messages since Discord refused one.

        A panel whose buttons redraw it does not say it: there it would soon be gone.
        """
        user_id = reply.interaction.user.id
        if reply.form is not Form.PRIVATE or not self.preferences.of(user_id).is_direct_refused:
            return None
        more = direct_refused(self.door.texts(reply.interaction), answer)
        return Told(more, (partial(self._note_refused, user_id),)) if more else None

    async def _note_refused(self, user_id: int) -> None:
        preference = self.preferences.of(user_id)
        if preference.is_direct_refused:  # else it was deleted meanwhile
            await self.preferences.change(user_id, replace(preference, is_direct_refused=False))
