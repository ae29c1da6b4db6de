"""Builds slash commands from rows of data, with words from the catalogue."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, cast

import discord
from discord import app_commands

from bot.commands.command_words import named, said
from bot.presenters.message import Message
from bot.texts import Texts
from bot.transport.answers import Answers
from bot.transport.following import Followed

SlashCommand = app_commands.Command[Any, ..., None]
Ask = Callable[..., Awaitable[Message | Followed]]
"""A request; it gets the interaction, and each option by its name, None if it was left out."""

ON_SERVERS: Final = app_commands.AppCommandContext(guild=True)
ANYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True)
INSTALLED_ON_SERVERS: Final = app_commands.AppInstallationType(guild=True, user=False)
"""On servers only: a game needs the bot in its channel, which no user can bring along."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option: a value of a ``kind``, as discord.py reads it, or one of a few ``words``.

    ``complete`` returns what is offered while a text is typed.
    """

    name: str
    kind: object = str
    words: tuple[str, ...] = ()
    is_required: bool = False
    complete: Callable[[discord.Interaction, str], Awaitable[list[str]]] | None = None

    def parameter(self) -> inspect.Parameter:
        """Return the option as discord.py expects it in a callback's signature."""
        default = inspect.Parameter.empty if self.is_required else None
        return inspect.Parameter(
            self.name, inspect.Parameter.KEYWORD_ONLY, annotation=self.kind, default=default
        )


@dataclass(frozen=True, slots=True)
class Command:
    """One slash command: its path (such as ``game new``), and what it asks for."""

    path: str
    ask: Ask
    options: tuple[Option, ...] = ()
    contexts: app_commands.AppCommandContext = ON_SERVERS
    permissions: discord.Permissions | None = None


def slash_command(texts: Texts, answers: Answers, command: Command) -> SlashCommand:
    """Return a command as discord.py registers it."""
    path = command.path
    key = f"command-{path.replace(' ', '-')}"

    async def callback(interaction: discord.Interaction, **given: object) -> None:
        await answers.give(interaction, lambda: command.ask(interaction, **given))

    # First: discord.py reads a callback's signature and words while it makes the command.
    _offer(texts, key, callback, command.options)
    made: SlashCommand = app_commands.Command(
        name=named(path.rsplit(maxsplit=1)[-1], key),
        description=said(texts, key),
        callback=callback,
    )
    for option in command.options:
        if option.complete is not None:
            made.autocomplete(option.name)(_completion(answers, option.complete))
    made.allowed_contexts = command.contexts
    made.allowed_installs = INSTALLED_ON_SERVERS
    made.default_permissions = command.permissions
    return made


def slash_group(texts: Texts, name: str, commands: Iterable[SlashCommand]) -> app_commands.Group:
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


def _completion(
    answers: Answers, complete: Callable[[discord.Interaction, str], Awaitable[list[str]]]
) -> Callable[..., Any]:
    async def completed(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await answers.complete(interaction, lambda: complete(interaction, typed))

    return completed


def _offer(texts: Texts, key: str, callback: Callable[..., Any], options: Iterable[Option]) -> None:
    """Give a callback a signature with the options, where discord.py looks for them, in words."""
    signature = inspect.signature(callback)
    first = next(iter(signature.parameters.values()))
    made = [option.parameter() for option in options]
    cast("Any", callback).__signature__ = signature.replace(parameters=[first, *made])
    choices = {
        option.name: [
            app_commands.Choice(name=said(texts, f"{key}-{option.name}-{word}"), value=word)
            for word in option.words
        ]
        for option in options
        if option.words
    }
    if choices:
        app_commands.choices(**choices)(callback)
    keys = {option.name: f"{key}-{option.name}" for option in options}
    app_commands.describe(**{name: said(texts, key) for name, key in keys.items()})(callback)
    app_commands.rename(**{name: named(name, key) for name, key in keys.items()})(callback)
