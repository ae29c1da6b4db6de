"""Builds slash commands from callbacks, with words from the catalogue."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from discord import app_commands

from bot.commands.words import named, said
from bot.texts import Texts

SlashCommand = app_commands.Command[Any, ..., None]
Callback = Callable[..., Awaitable[None]]

ON_SERVERS: Final = app_commands.AppCommandContext(guild=True)
ANYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True)
INSTALLED_ON_SERVERS: Final = app_commands.AppInstallationType(guild=True, user=False)
"""On servers only: a game needs the bot in its channel, which no user can bring along."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option defined by data: a number in a range, one of a few words, or yes or no."""

    name: str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    is_yes_or_no: bool = False
    is_required: bool = False

    def parameter(self) -> inspect.Parameter:
        """Return the option as discord.py expects it in a callback's signature."""
        kind: Any = app_commands.Range[int, self.low, self.high]
        if self.words or self.is_yes_or_no:
            kind = str if self.words else bool
        default = inspect.Parameter.empty if self.is_required else None
        return inspect.Parameter(
            self.name, inspect.Parameter.KEYWORD_ONLY, annotation=kind, default=default
        )


def slash_command(
    texts: Texts,
    path: str,
    callback: Callback,
    options: Sequence[Option] = (),
    contexts: app_commands.AppCommandContext = ON_SERVERS,
) -> SlashCommand:
    """Return the command at ``path`` (such as ``game new``) that calls ``callback``.

    ``options`` come before the options in the callback's own signature; it gets them by name.
    """
    key = f"command-{path.replace(' ', '-')}"
    _offer(texts, key, callback, options)
    _word_options(texts, key, callback)
    command: SlashCommand = app_commands.Command(
        name=named(path.rsplit(maxsplit=1)[-1], key),
        description=said(texts, key),
        callback=cast("Callable[..., Any]", callback),
    )
    command.allowed_contexts = contexts
    command.allowed_installs = INSTALLED_ON_SERVERS
    return command


def slash_group(texts: Texts, name: str, commands: Sequence[SlashCommand]) -> app_commands.Group:
    """Return a group of commands that exists on servers only."""
    key = f"command-{name}"
    group = app_commands.Group(
        name=named(name, key),
        description=said(texts, key),
        allowed_contexts=ON_SERVERS,
        allowed_installs=INSTALLED_ON_SERVERS,
    )
    for command in commands:
        group.add_command(command)
    return group


def _offer(texts: Texts, key: str, callback: Callback, options: Sequence[Option]) -> None:
    """Give a callback a signature with the options, where discord.py looks for them."""
    signature = inspect.signature(callback)
    first, *own = (
        parameter
        for parameter in signature.parameters.values()
        if parameter.kind is not inspect.Parameter.VAR_KEYWORD
    )
    made = [option.parameter() for option in options]
    cast("Any", callback).__signature__ = signature.replace(parameters=[first, *made, *own])
    choices = {
        option.name: [
            app_commands.Choice(name=said(texts, f"{key}-{option.name}-{word}"), value=word)
            for word in option.words
        ]
        for option in options
        if option.words
    }
    if choices:
        app_commands.choices(**choices)(cast("Callable[..., Any]", callback))


def _word_options(texts: Texts, key: str, callback: Callback) -> None:
    """Name and describe a callback's options."""
    names = list(inspect.signature(callback).parameters)[1:]
    app_commands.describe(**{name: said(texts, f"{key}-{name}") for name in names})(callback)
    app_commands.rename(**{name: named(name, f"{key}-{name}") for name in names})(callback)
