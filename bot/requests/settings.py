"""What people choose for themselves, by /settings and its panel."""

from __future__ import annotations

from dataclasses import dataclass

from discord import Interaction

from bot.presenters.message import Message
from bot.presenters.own.settings import SettingId, changed, settings_message
from bot.requests.clicked import chosen
from bot.requests.door import Door
from bot.services.preferences import Preferences


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
