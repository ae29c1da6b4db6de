"""Carries owed messages to Discord; the only place that posts, edits or deletes them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from typing import Final, TypeVar, assert_never

import aiohttp
import discord
import structlog

from bot.presenters.boards import rows_carried
from bot.presenters.message import Message
from bot.services.caches import Cache
from bot.services.errors import Refused
from bot.services.pictures import Pictures
from bot.services.posting.sending import (
    ChannelGone,
    Detail,
    MessageGone,
    NotTaken,
    OwedRow,
    Sent,
    TryLater,
    Undeliverable,
    Unshowable,
)
from bot.storage.people.id_signs import direct_channel, is_direct_channel, recipient_of
from bot.storage.words.kinds import Urgency
from bot.transport.contents import contents_of, edited
from bot.transport.discord_errors import Remedy, remedy_for
from bot.transport.owed_messages import OwedMessages
from bot.transport.places import NO_CHANNEL, DiscordPlaces
from bot.transport.throttle import watched_calls

MOST_KEPT_OPEN: Final = 5000
"""Of how many people the channel of their direct messages is remembered."""

ARCHIVED: Final = 50083
"""Discord's code for a thread that is archived: only posts open it by themselves."""

T = TypeVar("T")

_log = structlog.get_logger()


@dataclass(eq=False)
class DiscordCourier:
    """Sends, finds, edits and deletes messages as the bot.

    It sends what ``owed`` makes; ``on_void_token`` is called when the token is void. ``places`` ask
    who is a member, and pace all requests.
    """

    _client: discord.Client
    _owed: OwedMessages
    _pictures: Pictures
    _places: DiscordPlaces
    _on_void_token: Callable[[], None]

    def __post_init__(self) -> None:
        self._throttle = self._places.throttle
        self._newest = 0
        self._direct: Cache[int, int] = Cache(MOST_KEPT_OPEN)
        self._servers: Cache[int, int] = Cache(MOST_KEPT_OPEN)
        self.posted = 0
        """How many messages were posted since the start."""

    def see(self, snowflake: int) -> None:
        """Note an id that Discord has given: it shows the time by Discord's clock."""
        self._newest = max(self._newest, snowflake)

    def newest_seen(self) -> int:
        """Return the newest id of Discord's seen anywhere; 0 before the first."""
        return self._newest

    async def latest(self, channel_id: int) -> int | None:
        """Return the newest message that the gateway has reported; this makes no request."""
        newest = getattr(self._reported(channel_id), "last_message_id", None)
        return newest if isinstance(newest, int) else None

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Ask Discord whether somebody is on a server; True unless Discord denies it."""
        return bool(await self._places.present(guild_id, [user_id]))

    async def post(self, row: OwedRow, detail: Detail) -> Sent:
        """Send a row's message in some form.

        Raises:
            Undeliverable, TryLater, NotTaken: it was not sent, as far as is known.
        """
        message = await self._made(row, detail)
        png = await self._drawn(message)
        contents = contents_of(message, png)
        channel = await self._channel(row.channel_id)
        await self._throttle.turn(lets_others_go_first=_lets_others_go_first(row))
        with watched_calls() as calls:
            async with self._translated(row.channel_id):
                send = partial(channel.send, **contents, silent=message.is_silent, nonce=row.row_id)
                sent = await self._unarchived(row.channel_id, send)
        self.see(sent.id)
        self.posted += 1
        return Sent(sent.id, message.pings, calls.may_have_duplicates)

    async def find(self, channel_id: int, after: int, row_id: int) -> list[int]:
        """Return our messages after ``after`` that carry ``row_id``, oldest first.

        Raises:
            Undeliverable, TryLater, NotTaken: the history cannot be read.
        """
        channel = await self._channel(channel_id)
        await self._throttle.turn()
        async with self._translated(channel_id):
            history = channel.history(limit=None, after=discord.Object(after), oldest_first=True)
            return [
                message.id
                async for message in history
                if message.author.id == self._own_id and row_id in _rows_of(message)
            ]

    async def edit(self, row: OwedRow, message_id: int, detail: Detail) -> None:
        """Update a lobby or a draft, or take the buttons off a board.

        Raises:
            Undeliverable, TryLater, NotTaken, MessageGone: it was not edited.
        """
        channel = await self._channel(row.channel_id)
        posted = channel.get_partial_message(message_id)
        if row.kind.is_strip:
            edit = partial(posted.edit, view=None)
        else:
            message = await self._made(row, detail)
            edit = partial(posted.edit, **edited(message, await self._drawn(message)))
        await self._throttle.turn(lets_others_go_first=_lets_others_go_first(row))
        async with self._translated(row.channel_id, is_of_message=True):
            await self._unarchived(row.channel_id, edit)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours.

        Raises:
            Undeliverable, TryLater, NotTaken, MessageGone: it was not deleted.
        """
        channel = await self._channel(channel_id)
        await self._throttle.turn()
        async with self._translated(channel_id, is_of_message=True):
            posted = channel.get_partial_message(message_id)
            await self._unarchived(channel_id, posted.delete)

    async def _made(self, row: OwedRow, detail: Detail) -> Message:
        """Make a row's message; if its game cannot be shown, the channel must wait."""
        try:
            return await self._owed.make(row, detail)
        except Refused as error:
            raise Unshowable(error.code) from error

    async def _drawn(self, message: Message) -> bytes | None:
        """Draw a message's picture, after those that people wait for."""
        if message.picture is None:
            return None
        return await self._pictures.draw(message.picture.drawing, is_urgent=False)

    async def _unarchived(self, channel_id: int, request: Callable[[], Awaitable[T]]) -> T:
        """Make a request; if it was refused because its thread is archived, open that first."""
        try:
            return await request()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        await self._client.http.edit_channel(channel_id, archived=False)
        return await request()

    def _reported(self, channel_id: int) -> object:
        """Return a channel as the gateway has reported it; None if it is unknown.

        The library would look through all servers each time.
        """
        guild = self._client.get_guild(self._servers.get(channel_id) or 0)
        known = guild.get_channel_or_thread(channel_id) if guild else None
        channel = known or self._client.get_channel(channel_id)
        if channel is not known and isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            self._servers.keep(channel_id, channel.guild.id)
        return channel

    @property
    def _own_id(self) -> int | None:
        return self._client.user.id if self._client.user else None

    async def _channel(self, channel_id: int) -> discord.PartialMessageable:
        """Return a channel, or that of somebody's direct messages.

        Raises:
            Undeliverable, TryLater, NotTaken: direct messages cannot be opened.
        """
        if is_direct_channel(channel_id):
            channel_id = await self._opened(recipient_of(channel_id))
        return self._client.get_partial_messageable(channel_id)

    async def _opened(self, user_id: int) -> int:
        """Return the channel of somebody's direct messages; Discord opens it once for ever."""
        channel_id = self._direct.get(user_id)
        if channel_id is None:
            await self._throttle.turn()
            async with self._translated(direct_channel(user_id)):
                opened = await self._client.http.start_private_message(user_id)
            channel_id = int(opened["id"])
            self._direct.keep(user_id, channel_id)
        return channel_id

    @asynccontextmanager
    async def _translated(
        self, channel_id: int, *, is_of_message: bool = False
    ) -> AsyncIterator[None]:
        """Turn discord.py's errors into those that the outbox knows.

        Raises:
            Undeliverable, TryLater, NotTaken: by the table of remedies.
            MessageGone: likewise, if the request ``is_of_message``.
        """
        try:
            yield
        except discord.RateLimited as error:
            raise TryLater(error.retry_after) from error
        except discord.HTTPException as error:
            remedy = remedy_for(error)
            if remedy is Remedy.CHECK_TOKEN:
                await self._check_token()
            meaning = _meaning_of(error)
            if remedy is Remedy.STOP_CHANNEL:
                meaning = await self._meaning_of_stop(channel_id, error)
            if isinstance(meaning, MessageGone) and not is_of_message:
                raise NotTaken(_said(error)) from error
            raise meaning from error
        except (aiohttp.ClientError, OSError) as error:  # lost answers; time-outs are OSErrors
            raise TryLater(is_outage=True) from error

    async def _meaning_of_stop(self, channel_id: int, error: discord.HTTPException) -> Exception:
        """Return the error to raise: the channel is gone, or closed, or may be tried again."""
        if not await self._is_stopped(channel_id, error):
            return TryLater()
        is_unknown = error.code == NO_CHANNEL and not is_direct_channel(channel_id)
        is_gone = is_unknown and await self._places.is_gone(channel_id)
        return (ChannelGone if is_gone else Undeliverable)(_said(error))

    async def _is_stopped(self, channel_id: int, error: discord.HTTPException) -> bool:
        """Tell whether nothing can be sent to a channel, where something was refused once."""
        if is_direct_channel(channel_id):
            return error.code != 0  # without a code a proxy in front of Discord refuses
        is_stopped = bool(await self._places.is_closed(channel_id))
        if not is_stopped:
            _log.warning("refused_for_no_reason", channel_id=channel_id, why=_said(error))
        return is_stopped

    async def _check_token(self) -> None:
        """Ask Discord whether the token is void; if it is, report that."""
        try:
            await self._client.http.request(discord.http.Route("GET", "/users/@me"))
        except discord.HTTPException as error:
            if error.status == HTTPStatus.UNAUTHORIZED:
                _log.error("token_void")
                self._on_void_token()
        except (discord.RateLimited, aiohttp.ClientError, OSError):
            pass  # still unknown; the row is tried again


def _lets_others_go_first(row: OwedRow) -> bool:
    """Tell whether a message comes a moment later if others would have to wait for it."""
    return row.kind.urgency is not Urgency.AT_ONCE


def _rows_of(message: discord.Message) -> set[int]:
    files = (attachment.filename for attachment in message.attachments)
    custom_ids = (
        button.custom_id or ""
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for button in row.children
    )
    return rows_carried(files, custom_ids)


def _meaning_of(error: discord.HTTPException) -> Exception:
    remedy = remedy_for(error)
    match remedy:
        case Remedy.STOP_CHANNEL:
            return Undeliverable(_said(error))
        case Remedy.FORGET_MESSAGE:
            return MessageGone()
        case Remedy.TRY_LATER | Remedy.CHECK_TOKEN:
            is_outage = error.status != HTTPStatus.TOO_MANY_REQUESTS
            return TryLater(_asked_wait(error), is_outage=is_outage)
        case Remedy.FIRST_LINE:
            return NotTaken(_said(error), is_filtered=True)
        case Remedy.STOP_DIRECT:
            return NotTaken(_said(error), is_closed=True)
        case Remedy.WITHOUT_PICTURE | Remedy.SET_ASIDE | Remedy.DROP | Remedy.WAIT_FOR_TOMORROW:
            return NotTaken(_said(error))
        case _:
            assert_never(remedy)


def _said(error: discord.HTTPException) -> str:
    return f"{error.status} {error.code} {error.text}"


def _asked_wait(error: discord.HTTPException) -> float:
    """Return how many seconds an answer asks to wait."""
    headers = getattr(error.response, "headers", {})
    try:
        return float(headers.get("Retry-After", 0))
    except ValueError:
        return 0.0
