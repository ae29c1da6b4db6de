"""What people choose for themselves, by /settings and its panel."""

from __future__ import annotations

import discord

from bot.presenters.message import Message
from bot.presenters.settings import Setting, changed, settings_message
from bot.requests.desk import Desk


async def show_settings(desk: Desk, interaction: discord.Interaction) -> Message:
    """Show what the asker has chosen."""
    preference = desk.preferences.of(interaction.user.id)
    return settings_message(desk.texts(interaction), preference, desk.answers.languages)


async def choose(
    desk: Desk, interaction: discord.Interaction, setting: Setting, value: str | None
) -> Message:
    """Change one setting of the asker, and show all settings, in the new language if it changed."""
    user_id, languages = interaction.user.id, desk.answers.languages
    preference = changed(desk.preferences.of(user_id), setting, value, languages)
    await desk.preferences.change(user_id, preference)
    return settings_message(desk.texts(interaction), preference, languages, is_changed=True)
