"""Our messages as discord.py sends them: files, mentions, and views that it does not keep."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypedDict, assert_never

import discord

from bot.presenters.message import (
    LONGEST_LABEL,
    LONGEST_OPTION,
    LONGEST_TITLE,
    ActionRow,
    Button,
    Entity,
    EntitySelect,
    Message,
    Question,
    Select,
    TextFile,
    shortened,
)

_CHANNELS: Final = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
]
"""The channels in which, or in whose threads, games can be opened."""

ViewItem = discord.ui.Item[discord.ui.View]

_FILLED: Final[Mapping[Entity, Callable[..., ViewItem]]] = {
    Entity.CHANNELS: partial(discord.ui.ChannelSelect, channel_types=_CHANNELS, min_values=0),
    Entity.ROLES: partial(discord.ui.RoleSelect, min_values=0),
    Entity.USERS: discord.ui.UserSelect,
}
"""The selects that Discord fills."""


class Contents(TypedDict, total=False):
    """The arguments that sending and answering have in common."""

    content: str
    view: discord.ui.View
    files: list[discord.File]
    allowed_mentions: discord.AllowedMentions


class Edited(TypedDict):
    """The arguments of every edit: all parts of a message, so that nothing old stays."""

    content: str
    view: discord.ui.View | None
    attachments: list[discord.File]
    allowed_mentions: discord.AllowedMentions


def contents_of(message: Message, png: bytes | None) -> Contents:
    """Return the arguments that send a message; a file can be sent once only."""
    contents = Contents(content=message.text, allowed_mentions=mentions_of(message))
    if message.rows:
        contents["view"] = view_of(message.rows)
    if files := _files_of(message, png):
        contents["files"] = files
    return contents


def edited(message: Message, png: bytes | None) -> Edited:
    """Return the arguments that replace a message by this one."""
    return Edited(
        content=message.text,
        view=view_of(message.rows) if message.rows else None,
        attachments=_files_of(message, png),
        allowed_mentions=mentions_of(message),
    )


def view_of(rows: Sequence[ActionRow]) -> discord.ui.View:
    """Return rows of buttons and selects."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in _items_of(row):
            item.row = number
            view.add_item(item)
    # The library does not keep a stopped view, so clicks come to on_interaction alone.
    view.stop()
    return view


def modal_of(question: Question) -> discord.ui.Modal:
    """Return a question as a window with one field."""
    modal = discord.ui.Modal(
        title=shortened(question.title, LONGEST_TITLE), custom_id=question.custom_id, timeout=None
    )
    field = discord.ui.TextInput[Any](
        custom_id=question.custom_id, placeholder=shortened(question.hint, LONGEST_OPTION) or None
    )
    label, note = shortened(question.label, LONGEST_TITLE), question.note or None
    modal.add_item(discord.ui.Label(text=label, description=note, component=field))
    modal.stop()  # as in view_of
    return modal


def mentions_of(message: Message) -> discord.AllowedMentions:
    """Allow mentions of the users whom a message calls, and of nobody else."""
    called = [discord.Object(user_id) for user_id in message.pings]
    return discord.AllowedMentions(everyone=False, roles=False, users=called, replied_user=False)


def _files_of(message: Message, png: bytes | None) -> list[discord.File]:
    files = []
    if message.picture and png is not None:
        picture = message.picture
        name, words = f"{picture.name}.{picture.drawing.ending}", picture.alt_text
        files.append(discord.File(io.BytesIO(png), name, description=words))
    if message.file is not None:
        file = message.file
        content = file.text.encode() if isinstance(file, TextFile) else file.content
        files.append(discord.File(io.BytesIO(content), f"{file.name}.{file.ending}"))
    return files


def _items_of(row: ActionRow) -> list[ViewItem]:
    match row:
        case Select():
            return [_select(row)]
        case EntitySelect():
            return [_entity_select(row)]
        case tuple():
            return [_button(button) for button in row]
        case _:
            assert_never(row)


def _button(button: Button) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=shortened(button.label, LONGEST_LABEL),
        custom_id=button.custom_id,
        style=discord.ButtonStyle[button.style],
        disabled=button.is_disabled,
    )


def _select(select: Select) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=shortened(option.label, LONGEST_OPTION),
            value=option.value,
            description=shortened(option.note, LONGEST_OPTION) or None,
            default=option.is_chosen,
        )
        for option in select.options
    ]
    return discord.ui.Select(
        custom_id=select.custom_id,
        options=options,
        placeholder=select.hint or None,
        max_values=select.most,
    )


def _entity_select(select: EntitySelect) -> ViewItem:
    return _FILLED[select.entity](
        custom_id=select.custom_id,
        default_values=[discord.Object(chosen) for chosen in select.chosen],
        placeholder=select.hint or None,
        max_values=select.most,
    )
