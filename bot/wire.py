"""Our messages as discord.py sends them: views that it does not keep, files, closed mentions."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final, TypedDict

import discord

from bot.presenters.message import LONGEST_LABEL, Button, Message, Style, shortened

_STYLES: Final = {
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.SECONDARY: discord.ButtonStyle.secondary,
    Style.SUCCESS: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}


class Contents(TypedDict, total=False):
    """What sending and answering take alike."""

    content: str
    view: discord.ui.View
    file: discord.File
    allowed_mentions: discord.AllowedMentions


def contents_of(message: Message, png: bytes | None) -> Contents:
    """Return the arguments that send a message; a file serves one attempt only."""
    contents = Contents(content=message.text, allowed_mentions=mentions_of(message))
    if message.buttons:
        contents["view"] = view_of(message.buttons)
    if message.picture and png is not None:
        contents["file"] = discord.File(
            io.BytesIO(png), f"{message.picture.name}.png", description=message.picture.alt_text
        )
    return contents


def view_of(buttons: Sequence[Button]) -> discord.ui.View:
    """Return one row of buttons."""
    view = discord.ui.View(timeout=None)
    for button in buttons:
        view.add_item(
            discord.ui.Button(
                label=shortened(button.label, LONGEST_LABEL),
                custom_id=button.custom_id,
                style=_STYLES[button.style],
            )
        )
    # A stopped view is not kept by the library, and clicks come to on_interaction alone.
    view.stop()
    return view


def mentions_of(message: Message) -> discord.AllowedMentions:
    """Open the mention of the one user whom a message calls, and no other."""
    called = [] if message.pings is None else [discord.Object(message.pings)]
    return discord.AllowedMentions(everyone=False, roles=False, users=called, replied_user=False)
