"""Sends the one answer to an interaction: in time, and in plainer forms if Discord refuses it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from http import HTTPStatus
from typing import Final

import aiohttp
import discord
import structlog

from bot.presenters.message import Message, Question, first_line_of
from bot.transport.contents import contents_of, edited, modal_of
from bot.transport.discord_errors import Remedy, is_untimed_limit, remedy_for

_ALREADY_ANSWERED: Final = 40060

_log = structlog.get_logger()


class Form(Enum):
    """Where an answer appears."""

    PRIVATE = auto()
    """A new message that only the asker sees."""
    IN_PLACE = auto()
    """The private message whose button was clicked becomes the answer."""
    PUBLIC = auto()
    """A new message that the whole channel sees, if the message is for all."""
    SILENT = auto()
    """Nothing: the message whose button was clicked soon shows what was done."""


@dataclass(slots=True)
class Reply:
    """The answer to one interaction; it may be promised first ("deferred", as Discord says)."""

    interaction: discord.Interaction
    form: Form
    form_of_refusals: Form
    """Where refusals and faults appear."""
    is_promised: bool = False
    has_said_nothing: bool = False
    """Whether the click was only acknowledged: another answer is then a new message."""

    async def promise(self) -> None:
        """Tell Discord that the answer will come.

        Raises:
            discord.HTTPException, aiohttp.ClientError, OSError: that did not arrive.
        """
        await _surely(self._defer)
        self.is_promised = True

    async def ask(self, question: Question) -> None:
        """Answer with a question; this is impossible after ``promise``.

        Raises:
            Exception: it could not be made or did not arrive.
        """
        await _surely(lambda: self.interaction.response.send_modal(modal_of(question)))

    async def tell(self, message: Message, png: bytes | None = None) -> Message:
        """Answer with a message, and return the first form of it that Discord has accepted.

        Raises:
            Exception: it could not be made, did not arrive, or is refused in every form.
        """
        forms = forms_of(message)
        while True:
            shown = forms.pop(0)
            try:
                await _surely(partial(self._send, shown, png))
            except discord.HTTPException as error:
                if not forms or is_beyond_words(error):
                    raise
                _log.warning("answer_made_plainer", why=str(error), code=error.code)
                if remedy_for(error) is Remedy.FIRST_LINE:
                    forms = forms[-1:]
            else:
                return shown

    async def _defer(self) -> None:
        if self.form is Form.SILENT:
            await self._say_nothing()
        elif self.form is Form.IN_PLACE:
            await self.interaction.response.defer()
        else:
            # An answer promised to all is shown to all, even a refusal: Discord fixes this now.
            is_private = self.form is Form.PRIVATE
            await self.interaction.response.defer(ephemeral=is_private, thinking=True)

    async def _send(self, message: Message, png: bytes | None) -> None:
        response = self.interaction.response
        if self.form is Form.SILENT:
            await self._say_nothing()
        elif self.has_said_nothing:
            await self.interaction.followup.send(ephemeral=True, **contents_of(message, png))
        elif self.is_promised or response.is_done():
            await self.interaction.edit_original_response(**edited(message, png))
        elif self.form is Form.IN_PLACE:
            await response.edit_message(**edited(message, png))
        else:
            await response.send_message(
                ephemeral=not message.is_for_all, **contents_of(message, png)
            )

    async def _say_nothing(self) -> None:
        self.has_said_nothing = True  # also if that is unclear: the original is for all to see
        if not (self.is_promised or self.interaction.response.is_done()):
            await self.interaction.response.defer()


def forms_of(message: Message) -> list[Message]:
    """Return a message in ever plainer forms: whole, without files, only its first line."""
    forms = [message]
    if message.picture or message.file:
        forms.append(replace(message, picture=None, file=None))
    first_line = first_line_of(message.text)
    if first_line and (message.rows or first_line != message.text):
        forms.append(Message(first_line, is_for_all=message.is_for_all))
    return [form for form in forms if form is message or form.text]


def is_beyond_words(error: BaseException) -> bool:
    """Tell whether after this error no other answer would arrive either."""
    if not isinstance(error, discord.HTTPException):
        return _is_unclear(error)
    return is_too_late(error) or remedy_for(error) is Remedy.TRY_LATER


def is_too_late(error: BaseException) -> bool:
    """Tell whether this error means that nobody waits for the answer any more."""
    if not isinstance(error, discord.HTTPException):
        return False
    return error.status == HTTPStatus.NOT_FOUND or remedy_for(error) is Remedy.DROP


async def _surely(send: Callable[[], Awaitable[object]]) -> None:
    """Send something; if it is unknown whether it arrived, send it once more."""
    try:
        await send()
    except Exception as error:
        if not _is_unclear(error):
            raise
    else:
        return
    try:
        await send()
    except discord.HTTPException as error:
        if error.code != _ALREADY_ANSWERED:  # otherwise the first attempt had arrived
            raise


def _is_unclear(error: BaseException) -> bool:
    """Tell whether the request may have arrived in spite of this error, or would if repeated."""
    if isinstance(error, discord.HTTPException):
        return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return isinstance(error, aiohttp.ClientError | OSError) or is_untimed_limit(error)
