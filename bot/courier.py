"""Carries owed messages to Discord: the only place that posts, edits or deletes them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import assert_never

import aiohttp
import discord
import structlog

from bot.discord_errors import Remedy, remedy_for
from bot.presenters.boards import draft_message, resigned_message, row_of_file, turn_message
from bot.presenters.custom_ids import parse_custom_id
from bot.presenters.lobbies import full_message, invitation, lobby_message
from bot.presenters.message import Message
from bot.presenters.results import result_message
from bot.services.courier import BadContent, MessageGone, Row, RowKind, TryLater, Undeliverable
from bot.services.errors import Refused
from bot.services.lobbies import Lobbies
from bot.services.matches import Matches
from bot.services.pictures import Pictures
from bot.texts import Catalogue
from bot.wire import contents_of, edited

_log = structlog.get_logger()


class TooMuch(Exception):
    """Discord takes the message in a plainer form only."""

    def __init__(self, remedy: Remedy) -> None:
        self.remedy = remedy
        super().__init__(remedy)


@dataclass(frozen=True, slots=True)
class DiscordCourier:
    """Makes the content of owed messages from the state then, and sends it as the bot."""

    client: discord.Client
    catalogue: Catalogue
    lobbies: Lobbies
    matches: Matches
    pictures: Pictures

    async def latest(self, channel_id: int) -> int | None:
        """Return the newest message that the gateway told of; nothing is asked of Discord."""
        channel = self.client.get_channel(channel_id)
        newest = getattr(channel, "last_message_id", None)
        return newest if isinstance(newest, int) else None

    async def post(self, row: Row, *, is_owed: bool) -> int:
        """Send a row's message and return its id.

        Raises:
            Undeliverable, TryLater, BadContent: it was not sent, as far as is known.
        """
        message = await self._told(row, is_owed=is_owed)
        try:
            return await self._send(row, message)
        except TooMuch as error:
            _log.warning("message_made_plainer", row_id=row.row_id, remedy=error.remedy)
            try:
                return await self._send(row, plainer(message, error.remedy))
            except TooMuch as again:
                raise BadContent(again.remedy) from again

    async def find(self, channel_id: int, after: int, row_id: int) -> list[int]:
        """Return our messages after ``after`` that carry ``row_id``, oldest first.

        Raises:
            Undeliverable, TryLater: the history cannot be read.
        """
        with _translated():
            history = self._channel(channel_id).history(
                limit=None, after=discord.Object(after), oldest_first=True
            )
            return [
                message.id
                async for message in history
                if message.author.id == self._own_id and row_id in rows_of(message)
            ]

    async def edit(self, row: Row, message_id: int) -> None:
        """Bring a lobby or a draft up to date, or take a board's buttons away.

        Raises:
            Undeliverable, TryLater, BadContent, MessageGone: it was not edited.
        """
        posted = self._channel(row.channel_id).get_partial_message(message_id)
        if row.kind is RowKind.STRIP:
            with _translated():
                await posted.edit(view=None)
            return
        message = await self._told(row, is_owed=True)
        png = await self.pictures.draw(message.picture.drawing) if message.picture else None
        try:
            with _translated():
                await posted.edit(**edited(message, png))
        except TooMuch as error:
            raise BadContent(error.remedy) from error

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours.

        Raises:
            Undeliverable, TryLater, MessageGone: it was not deleted.
        """
        with _translated():
            await self._channel(channel_id).get_partial_message(message_id).delete()

    @property
    def _own_id(self) -> int | None:
        return self.client.user.id if self.client.user else None

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel_id)

    async def _send(self, row: Row, message: Message) -> int:
        png = await self.pictures.draw(message.picture.drawing) if message.picture else None
        with _translated():
            sent = await self._channel(row.channel_id).send(
                **contents_of(message, png), silent=message.is_silent, nonce=row.row_id
            )
        return sent.id

    async def _message(self, row: Row, *, is_owed: bool) -> Message:
        """Make a row's message from the state that it tells."""
        match row.kind:
            case RowKind.LOBBY | RowKind.LOBBY_EDIT | RowKind.FULL | RowKind.INVITE:
                return await self._lobby_message(row)
            case (
                RowKind.TURN
                | RowKind.DRAFT
                | RowKind.DRAFT_EDIT
                | RowKind.RESIGNED
                | RowKind.RESULT
            ):
                return await self._match_message(row, is_owed=is_owed)
            case RowKind.STRIP | RowKind.DROP_DRAFT:
                raise BadContent(row.kind)
            case _:
                assert_never(row.kind)

    async def _told(self, row: Row, *, is_owed: bool) -> Message:
        """Make a row's message; a game that cannot be shown keeps its channel waiting."""
        try:
            return await self._message(row, is_owed=is_owed)
        except Refused as error:
            raise Undeliverable(error.code) from error

    async def _lobby_message(self, row: Row) -> Message:
        lobby = await self.lobbies.load(row.game_id)
        texts = self.catalogue.texts(lobby.language)
        match row.kind:
            case RowKind.FULL:
                return full_message(texts, lobby, row.row_id)
            case RowKind.INVITE:
                return invitation(texts, lobby, row.user_id or 0, row.row_id)
            case _:
                return lobby_message(texts, lobby, row.row_id)

    async def _match_message(self, row: Row, *, is_owed: bool) -> Message:
        match = await self.matches.at_revision(row.game_id, row.last_revision)
        texts = self.catalogue.texts(match.language)
        turns = match.turns_in(row.first_revision, row.last_revision)
        match row.kind:
            case RowKind.RESULT:
                return result_message(texts, match, turns, row.row_id)
            case RowKind.RESIGNED:
                return resigned_message(texts, match, row.user_id or 0, row.row_id)
            case RowKind.TURN:
                return turn_message(texts, match, turns, row.row_id, is_owed=is_owed)
            case _:
                return draft_message(texts, match, turns, row.row_id)


def plainer(message: Message, remedy: Remedy) -> Message:
    """Return a message without what Discord objected to."""
    if remedy is Remedy.WITHOUT_PICTURE:
        return replace(message, picture=None)
    return replace(message, text=message.text.partition("\n")[0])


def rows_of(message: discord.Message) -> set[int]:
    """Return the row ids that a message carries, in its file's name or its buttons."""
    files = [row_of_file(attachment.filename) for attachment in message.attachments]
    buttons = [
        parse_custom_id(button.custom_id or "")
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for button in row.children
    ]
    rows = [*files, *(button.row_id for button in buttons if button)]
    return {row_id for row_id in rows if row_id is not None}


@contextmanager
def _translated() -> Iterator[None]:
    """Turn what discord.py raises into what the outbox understands.

    Raises:
        Undeliverable, TryLater, BadContent, MessageGone, TooMuch: by the table of remedies.
    """
    try:
        yield
    except discord.RateLimited as error:
        raise TryLater(error.retry_after) from error
    except discord.HTTPException as error:
        raise _meaning_of(error) from error
    except (aiohttp.ClientError, OSError) as error:  # a lost answer; time-outs are OSErrors
        raise TryLater from error


def _meaning_of(error: discord.HTTPException) -> Exception:
    remedy = remedy_for(error)
    match remedy:
        case Remedy.STOP_CHANNEL:
            return Undeliverable(f"{error.status} {error.code}")
        case Remedy.FORGET_MESSAGE:
            return MessageGone()
        case Remedy.TRY_LATER:
            return TryLater()
        case Remedy.WITHOUT_PICTURE | Remedy.FIRST_LINE:
            return TooMuch(remedy)
        case Remedy.SET_ASIDE | Remedy.DROP | Remedy.WAIT_FOR_TOMORROW:
            return BadContent(f"{error.status} {error.code} {error.text}")
        case _:
            assert_never(remedy)
