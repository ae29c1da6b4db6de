"""The words of slash commands in every language of the catalogue."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.texts import Catalogue, Texts, language_of

_NAMES: Final = (Location.command_name, Location.group_name, Location.parameter_name)


def named(name: str, key: str) -> app_commands.locale_str:
    """Return the name of what the text of ``key`` describes, as Discord translates it."""
    return app_commands.locale_str(name, key=key)


def said(texts: Texts, key: str) -> app_commands.locale_str:
    """Return the text of ``key``, as Discord translates it."""
    return app_commands.locale_str(texts.say(key), key=key)


class CommandWords(app_commands.Translator):
    """Translates names and texts; a name without a translation stays as it is."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._texts: dict[discord.Locale, Texts] = {
            locale: catalogue.texts(locale.value)
            for locale in discord.Locale
            if language_of(locale.value) in catalogue.languages
        }

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a name or text in a language; None if the catalogue has none."""
        texts = self._texts.get(locale)
        if texts is None:
            return None
        key = string.extras["key"]
        if context.location in _NAMES:
            return texts.name(key) or string.message
        return texts.say(key)
