"""Answers interactions: soon or deferred, once, and with an id for whatever goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from enum import Enum, auto
from functools import partial
from hashlib import blake2s
from typing import Final

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.discord_errors import Remedy, remedy_for
from bot.presenters.message import Message, Picture, Question
from bot.presenters.refusals import refusal_text
from bot.services.errors import Refused
from bot.services.pictures import Pictures
from bot.services.preferences import Preferences
from bot.texts import Catalogue, Texts
from bot.wire import contents_of, edited, modal_of

SOON: Final = 1.5
"""Seconds after which an answer that is not ready is promised instead; Discord waits for 3."""

AT_ONCE: Final = 4
"""How many answers are worked out at once, lest many of them hold up the event loop together."""

Work = Callable[[], Awaitable[Message]]


class Form(Enum):
    """Where an answer appears."""

    PRIVATE = auto()
    """A new message that only the asker sees."""
    IN_PLACE = auto()
    """The private message whose button was clicked turns into the answer."""
    PUBLIC = auto()
    """A new message for the whole channel, if the message is for all."""


_log = structlog.get_logger()


class Answers:
    """Gives every interaction its one answer, which only the asker sees."""

    def __init__(
        self,
        catalogue: Catalogue,
        pictures: Pictures,
        preferences: Preferences,
        now: Callable[[], datetime],
    ) -> None:
        """Speak in the reader's language; ``now`` gives aware UTC instants."""
        self._catalogue = catalogue
        self._pictures = pictures
        self._preferences = preferences
        self._now = now
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._given: set[asyncio.Task[None]] = set()
        self._is_closing = False

    def texts(self, interaction: discord.Interaction) -> Texts:
        """Return the texts in the language that whoever asks has chosen, or uses in Discord."""
        chosen = self._preferences.of(interaction.user.id).language
        return self._catalogue.texts(chosen or str(interaction.locale))

    def texts_in(self, language: str) -> Texts:
        """Return the texts in a language."""
        return self._catalogue.texts(language)

    @property
    def languages(self) -> dict[str, str]:
        """The languages there are, by their codes, each by its own name."""
        return self._catalogue.names

    async def give(
        self, interaction: discord.Interaction, work: Work, form: Form = Form.PRIVATE
    ) -> None:
        """Do ``work`` and answer with its message."""
        user = blake2s(str(interaction.user.id).encode(), digest_size=4).hexdigest()
        with structlog.contextvars.bound_contextvars(interaction_id=interaction.id, user=user):
            task = asyncio.ensure_future(self._give(interaction, work, form))
        self._given.add(task)
        task.add_done_callback(self._given.discard)
        await task

    async def ask(
        self,
        interaction: discord.Interaction,
        work: Callable[[], Awaitable[Question | Message]],
        form: Form = Form.PRIVATE,
    ) -> None:
        """Answer with a question; what is typed comes as another interaction.

        Where there is nothing to ask, a message is the answer, and ``form`` says where it appears.
        """
        try:
            question = await work()
        except Exception as error:  # noqa: BLE001  told like any other
            await self.give(interaction, partial(_fail, error))
            return
        if isinstance(question, Message):
            await self.give(interaction, partial(_ready, question), form)
            return
        try:
            await interaction.response.send_modal(modal_of(question))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            self._note_lost_answer(interaction, error)

    async def complete(
        self, interaction: discord.Interaction, work: Callable[[], Awaitable[list[str]]]
    ) -> list[app_commands.Choice[str]]:
        """Return completions of what is being typed; none if that fails, which is only logged."""
        try:
            words = await work()
        except Refused:
            return []
        except Exception as error:  # noqa: BLE001  Discord shows no errors of completions
            self.fault(interaction, error)
            return []
        return [app_commands.Choice(name=word, value=word) for word in words]

    def fault(self, interaction: discord.Interaction, error: BaseException) -> Message:
        """Log an unexpected error and return the answer that names its id."""
        error_id = f"{interaction.id:x}"
        _log.error("interaction_failed", error_id=error_id, exc_info=error)
        return Message(self.texts(interaction).say("fault", id=error_id))

    async def catch_up(self) -> None:
        """Wait until all that is being answered now has been, or is promised."""
        if self._given:
            await asyncio.wait(set(self._given), timeout=SOON)

    async def finish(self, seconds: float) -> None:
        """Begin nothing more; wait for what is being answered, but no longer than ``seconds``."""
        self._is_closing = True
        if self._given:
            await asyncio.wait(self._given, timeout=seconds)

    async def _give(self, interaction: discord.Interaction, work: Work, form: Form) -> None:
        working = asyncio.ensure_future(self._result_of(interaction, work))
        await asyncio.wait((working,), timeout=SOON)
        try:
            if not working.done():
                await _promise(interaction, form)
            message, png = await working
            await _send(interaction, message, png, form)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            self._note_lost_answer(interaction, error)
            await working  # what was asked for is done all the same

    async def _result_of(
        self, interaction: discord.Interaction, work: Work
    ) -> tuple[Message, bytes | None]:
        if self._is_closing:
            return Message(self.texts(interaction).say("closing")), None
        try:
            async with self._turns:
                message = await work()
                await asyncio.sleep(0)  # work that waited for nothing has held the loop until here
        except Refused as refused:
            text = refusal_text(self.texts(interaction), refused, interaction.guild_id)
            return Message(text), None
        except Exception as error:  # noqa: BLE001  somebody waits for an answer, whatever it is
            return self.fault(interaction, error), None
        is_own = not message.is_for_all
        theme = self._preferences.of(interaction.user.id).theme if is_own else None
        return message, await self._drawn(message.picture, theme)

    async def _drawn(self, picture: Picture | None, theme: str | None) -> bytes | None:
        """Draw a picture; what was done stays done and is told even if that fails."""
        if picture is None:
            return None
        drawing = replace(picture.drawing, theme=theme) if theme else picture.drawing
        try:
            return await self._pictures.draw(drawing)
        except Exception as error:  # noqa: BLE001  as above
            _log.error("picture_failed", picture=picture.name, exc_info=error)
            return None

    def _note_lost_answer(self, interaction: discord.Interaction, error: Exception) -> None:
        age = (self._now() - interaction.created_at).total_seconds()
        is_late = isinstance(error, discord.HTTPException) and remedy_for(error) is Remedy.DROP
        if is_late:
            _log.warning("answer_too_late", why=str(error), age=age)
        else:
            _log.error("answer_lost", age=age, exc_info=error)


async def _fail(error: Exception) -> Message:
    raise error


async def _ready(message: Message) -> Message:
    return message


async def _promise(interaction: discord.Interaction, form: Form) -> None:
    if form is Form.IN_PLACE:
        await interaction.response.defer()
    else:
        # What was promised to all is told to all, a refusal too.
        await interaction.response.defer(ephemeral=form is Form.PRIVATE, thinking=True)


async def _send(
    interaction: discord.Interaction, message: Message, png: bytes | None, form: Form
) -> None:
    if form is not Form.IN_PLACE and not interaction.response.is_done():
        contents = contents_of(message, png)
        await interaction.response.send_message(ephemeral=not message.is_for_all, **contents)
        return
    edit = (
        interaction.edit_original_response
        if interaction.response.is_done()
        else interaction.response.edit_message
    )
    await edit(**edited(message, png))
