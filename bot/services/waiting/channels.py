"""Pauses games whose channel cannot be written to, lets them go on once it can be, and moves them.

That a channel is lost shows when a post fails, or in what Discord tells of channels, roles and
servers. The pause is an entry of the game's log; nothing is said in the channel.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import structlog

from bot.services.errors import Refused
from bot.services.games.lifecycle.stopping import find_channel, lose_channel
from bot.services.games.matches import Matches
from bot.services.posting.outbox import Outbox
from bot.services.time.alarm import Sleep
from bot.services.waiting.moving import Move, move_game, people_to_view, refuse_move, was_moved_by
from bot.storage import games, log
from bot.storage.database import Connection, Database
from bot.storage.games import GameRow, OpenGame, Status
from bot.storage.presence import lost_channels, moving
from bot.storage.presence.lost_channels import LostGame
from bot.storage.presence.moving import MovableGame

__all__ = ["Channels", "Lacking", "LostGame", "Missing", "MovableGame", "Move"]

Lacking = Callable[[int, int], Sequence[str] | None]
"""Tells which permissions the bot lacks in a channel of a server; None if that is not known."""

IsClosed = Callable[[int], Awaitable[bool | None]]
"""Asks whether the bot cannot show a game in a channel; None if that cannot be told."""

QUESTIONS_APART: Final = timedelta(seconds=1)
"""Channels are asked for no faster than this."""

A_STEP: Final = 100
"""How many games are looked at before others get their turn."""

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Missing:
    """What the bot lacks to go on with a game: permissions in its channel, as far as it knows.

    ``is_gone`` tells that the channel is deleted, ``has_left`` that the bot is not on its server.
    """

    names: tuple[str, ...] = ()
    is_gone: bool = False
    has_left: bool = False


IF_LOCKED: Final = "manage_threads"
"""The permission without which nobody writes in a locked thread; elsewhere it is not missing."""

NOTHING: Final = Missing()
"""As much as is known where nothing seems to be missing."""


@dataclass(eq=False)
class Channels:
    """Knows which games wait for their channels. ``Matches`` writes what happens to them.

    ``now`` gives aware UTC instants.
    """

    _database: Database
    _matches: Matches
    _outbox: Outbox
    _wake_computers: Callable[[int], None]
    _now: Callable[[], datetime]

    def __post_init__(self) -> None:
        self._lost: dict[int, LostGame] = {}
        self._losing: set[asyncio.Task[bool]] = set()
        self._is_listening = False

    async def resume(self) -> None:
        """Take up what is known of lost channels, and hear of those that are lost from now on."""
        found = await lost_channels.lost(self._database.reader)
        self._lost = {game.where.channel_id: game for game in found}
        self._is_listening = True

    def is_lost(self, channel_id: int) -> bool:
        """Tell whether a game waits for a channel."""
        return channel_id in self._lost

    async def lose(self, channel_id: int) -> bool:
        """Pause the game that runs in a channel, since the bot cannot write there.

        Return False if none runs there.
        """
        row = await games.open_in(self._database.reader, channel_id)
        if row is None:
            return False
        noted = partial(self._note_lost, channel_id=channel_id)
        if not await self._matches.add_to_log(row.game_id, noted):
            return False
        self._lost[channel_id] = LostGame(row.where, row.host_id, is_told=False)
        _log.warning("channel_lost", game_id=row.game_id, channel_id=channel_id)
        return True

    def note_asleep(self, channel_id: int) -> None:
        """A post has shown that the bot cannot write in a channel; unheard before ``resume``."""
        if not self._is_listening:
            return
        task = asyncio.create_task(self.lose(channel_id))
        self._losing.add(task)
        task.add_done_callback(partial(self._noted, channel_id))

    async def find(self, channel_id: int, by: int = 0) -> bool:
        """Let the game that waits for a channel go on, and send what is owed there.

        ``by`` is the user who acts there, 0 if it is an event that shows that the channel is back.
        Return False if none waits for it.
        """
        await self.finish_present()  # what is being lost could not be found
        lost = self._lost.get(channel_id)
        has_gone_on = False
        if lost is not None:
            found = partial(self._note_found, channel_id=channel_id, by=by)
            has_gone_on = await self._matches.add_to_log(lost.where.game_id, found)
            self._lost.pop(channel_id, None)
        if has_gone_on and lost is not None:
            _log.info("channel_found", game_id=lost.where.game_id, channel_id=channel_id)
            self._wake_computers(lost.where.game_id)
            self._outbox.note_clock(self._now())  # when it is due, the clocks find out themselves
        if has_gone_on or channel_id in self._outbox.asleep:
            self._outbox.wake_channel(channel_id)
        return has_gone_on

    async def may_be_moved(self, game_id: int, move: Move) -> frozenset[int] | None:
        """Return who must be able to view the channel to which a game is to be moved.

        None if this very interaction has moved it.

        Raises:
            Refused: ``no_game_here``, or as ``refuse_move``.
        """
        connection = self._database.reader
        row = await games.get(connection, game_id)
        if row is None:
            raise Refused("no_game_here")
        entries = await log.entries(connection, game_id)
        if was_moved_by(entries, move.cause.interaction_id):
            return None
        await refuse_move(connection, row, entries, move, self._now())
        return await people_to_view(connection, game_id)

    async def move(self, game_id: int, move: Move) -> None:
        """Let a game go on in another channel; one whose channel is lost goes on thereby.

        Raises:
            Refused: as ``may_be_moved``.
        """
        async with self._matches.apart([game_id]), self._database.transaction() as connection:
            row = await games.get(connection, game_id)
            if row is None:
                raise Refused("no_game_here")
            await move_game(connection, row, move, self._now())
        self._lost.pop(row.where.channel_id, None)
        _log.info(
            "game_moved", game_id=game_id, before=row.where.channel_id, channel_id=move.channel_id
        )
        for channel_id in (row.where.channel_id, move.channel_id):
            self._outbox.wake_channel(channel_id)
        self._wake_computers(game_id)
        self._outbox.note_clock(self._now())

    async def movable_on(self, guild_id: int, user_id: int) -> list[MovableGame]:
        """Return a server's games that go on, as somebody may move them, seen by them or not."""
        return await moving.known_to(self._database.reader, guild_id, user_id)

    async def look_at(self, guild_ids: Collection[int], lacking: Lacking) -> None:
        """Look in which channels of some servers the bot can write now."""
        await self._look(await lost_channels.placed_on(self._database.reader, guild_ids), lacking)
        # Lobbies wait for nothing, but what is owed to them is sent.
        for channel_id in self._outbox.asleep:
            if any(lacking(guild_id, channel_id) == () for guild_id in guild_ids):
                self._outbox.wake_channel(channel_id)
            await asyncio.sleep(0)

    async def look_around(self, lacking: Lacking) -> None:
        """Look in which channels of all servers the bot can write now."""
        await self._look(await lost_channels.placed(self._database.reader), lacking)

    async def ask_again(self, is_closed: IsClosed, sleep: Sleep) -> None:
        """Ask once for each channel that a game or a lobby waits for, behind everything else.

        Whoever calls this does so every hour. ``sleep`` takes seconds.
        """
        for channel_id in {*self._lost, *self._outbox.asleep}:
            while self._outbox.is_behind:
                await sleep(QUESTIONS_APART.total_seconds())
            row = await games.open_in(self._database.reader, channel_id)
            if row is None:  # it was closed meanwhile
                self._lost.pop(channel_id, None)
            elif await is_closed(channel_id) is False:
                await self.find(channel_id)
            await sleep(QUESTIONS_APART.total_seconds())

    async def lose_server(self, guild_id: int) -> None:
        """Pause all games of a server that the bot is no longer on."""
        await self.look_at([guild_id], lambda _, __: ("view_channel",))

    async def news_for(self, host_id: int) -> list[LostGame]:
        """Return the lost games of which a host has not been told."""
        untold = [g for g in self._lost.values() if g.host_id == host_id and not g.is_told]
        news = []
        for game in untold:
            row = await games.get(self._database.reader, game.where.game_id)
            if row is not None and row.status is Status.PAUSED:
                news.append(game)
            elif self._lost.get(game.where.channel_id) is game:  # it was closed meanwhile
                del self._lost[game.where.channel_id]
        return news

    async def note_told(self, news: Collection[LostGame]) -> None:
        """Note that their host has been told of lost games, unless they were found meanwhile."""
        for game in news:
            channel_id = game.where.channel_id
            if self._lost.get(channel_id) is not game:  # one that was lost again is not told yet
                continue
            async with self._database.autocommit() as connection:
                await lost_channels.note_told(connection, game.where.game_id)
            if self._lost.get(channel_id) is game:
                self._lost[channel_id] = replace(game, is_told=True)

    async def finish_present(self) -> bool:
        """Wait until the channels lost just now are noted; tell whether there were any."""
        losing = tuple(self._losing)
        await asyncio.gather(*losing, return_exceptions=True)
        return bool(losing)

    def _noted(self, channel_id: int, task: asyncio.Task[bool]) -> None:
        self._losing.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("channel_not_lost", channel_id=channel_id, exc_info=error)

    async def _look(self, placed: Sequence[OpenGame], lacking: Lacking) -> None:
        for number, game in enumerate(placed, start=1):
            lacks = lacking(game.where.guild_id, game.where.channel_id)
            if lacks and game.status is Status.RUNNING:
                await self.lose(game.where.channel_id)
            elif lacks is not None and not lacks:
                await self.find(game.where.channel_id)
            if number % A_STEP == 0:
                await asyncio.sleep(0)

    async def _note_lost(self, connection: Connection, row: GameRow, channel_id: int) -> bool:
        """Pause a game, and owe its host the news, unless it was moved out of the channel."""
        if row.where.channel_id != channel_id or not await lose_channel(
            connection, row, self._now()
        ):
            return False
        # The host is told with their next private answer; a direct message would be owed here.
        await lost_channels.add(connection, row.game_id)
        return True

    async def _note_found(
        self, connection: Connection, row: GameRow, channel_id: int, by: int
    ) -> bool:
        if row.where.channel_id != channel_id:  # it was moved meanwhile
            return False
        await lost_channels.forget(connection, row.game_id)
        return await find_channel(connection, row, self._now(), by)
