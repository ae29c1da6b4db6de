"""What is done once after a restore, before anything is posted, and how lost buttons are known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

import structlog

from bot.services.errors import Refused
from bot.services.games.causes import Cause
from bot.services.games.matches import Matches
from bot.services.lobbies.lobbies import Lobbies
from bot.services.privacy.privacy import OpenGame, Privacy
from bot.services.waiting.putting_back import put_back
from bot.storage import games, messages, seats
from bot.storage.copying import restores
from bot.storage.copying.restores import Restore
from bot.storage.database import Database
from bot.storage.games import Status, Whereabouts
from bot.storage.log import MadeBy
from bot.storage.outbox import RowKind
from bot.storage.people.forgetting import games_of, must_be_left
from bot.storage.times import first_id_at, from_milliseconds
from bot.storage.words.kinds import kinds_that

_log = structlog.get_logger()

_OPEN: Final = (Status.LOBBY, Status.RUNNING, Status.PAUSED)


@dataclass(frozen=True, slots=True)
class Lost:
    """By which restore a button was lost, and where its game is; None if that is lost as well.

    A game or lobby that ``is_open`` goes on from the copy.
    """

    restore: Restore
    where: Whereabouts | None
    is_open: bool = False


@dataclass(eq=False)
class AfterRestore:
    """Finishes restores, and tells what was lost by them; ``now`` gives aware UTC instants."""

    _database: Database
    _matches: Matches
    _lobbies: Lobbies
    _privacy: Privacy
    _now: Callable[[], datetime]

    def __post_init__(self) -> None:
        self._known: list[Restore] = []

    @property
    def last(self) -> Restore | None:
        """The last restore; None if there never was one, or ``finish`` was not called yet."""
        return self._known[-1] if self._known else None

    async def finish(self) -> None:
        """Delete again who was deleted since the copy was made; then tell the channels of games.

        Each of these is one transaction and done once, however often the bot is killed meanwhile.
        What fails is left for the next start, and holds up nothing else.
        """
        reader = self._database.reader
        self._known = await restores.all_of_them(reader)
        for user_id in await restores.to_be_deleted(reader):
            await self._delete_again(user_id)
        if self.last is None:
            return
        tell = partial(put_back, restore=self.last, at=self._now())
        for game_id in await restores.to_be_told(reader):
            try:
                if await self._matches.add_to_log(game_id, tell):
                    _log.info("game_put_back", game_id=game_id)
            except Exception as error:  # noqa: BLE001  the other games go on
                _log.error("game_not_put_back", game_id=game_id, exc_info=error)

    async def lost(self, game_id: int, restore_id: int | None, message_id: int) -> Lost | None:
        """Tell whether a button was lost by a restore; None if not.

        It is on a message, and carries the ``restore_id`` that its game had then.
        """
        if self.last is None:
            return None
        row = await games.get(self._database.reader, game_id)
        if row is not None and row.where.restore_id != restore_id:
            known = (it for it in self._known if it.restore_id == row.where.restore_id)
            return Lost(next(known, self.last), row.where, is_open=row.status in _OPEN)
        if restore_id is not None:
            return None
        # The game has begun since the restore, was over at the copy, or is lost altogether.
        for it in self._known:
            is_of_lost_time = it.lost_after < message_id < first_id_at(_time_of(it))
            if is_of_lost_time and (row is None or row.created_at < _time_of(it)):
                return Lost(it, None if row is None else row.where)
        return None

    async def newest_message(self, game_id: int) -> int | None:
        """Return the newest board of a game, or a lobby's message, where it goes on."""
        shown = kinds_that(lambda kind: kind.tells_turns)
        return await messages.newest_here(self._database.reader, game_id, RowKind.LOBBY, *shown)

    async def is_about(self, game_id: int, user_id: int) -> bool:
        """Tell whether a game or lobby names somebody, who so knows of it."""
        return game_id in await games_of(self._database.reader, user_id)

    def is_older(self, interaction_id: int) -> bool:
        """Tell whether an interaction came before the last restore."""
        return self.last is not None and interaction_id < first_id_at(_time_of(self.last))

    async def _delete_again(self, user_id: int) -> None:
        reader = self._database.reader
        try:
            for game in await must_be_left(reader, user_id, await games_of(reader, user_id)):
                await self._take_out(user_id, game)
            await self._privacy.delete(user_id, is_again=True)
            async with self._database.autocommit() as connection:
                await restores.note_deleted(connection, user_id)
        except Exception as error:  # noqa: BLE001  the games must go on
            _log.error("person_not_deleted_again", exc_info=error)

    async def _take_out(self, user_id: int, game: OpenGame) -> None:
        """Take somebody out of a lobby, or let them resign, as they had before they were deleted.

        For that they end a pause that people can end, and take a seat back that a computer plays.
        Where it cannot be, as in a game whose channel is lost, a number will sit there.
        """
        game_id, cause = game.where.game_id, Cause(MadeBy.PLAYER)
        try:
            if game.status is Status.LOBBY:
                await self._lobbies.take_out(game_id, user_id)
                return
            seated = await seats.of_game(self._database.reader, game_id)
            if any(it.played_for == user_id for it in seated):
                await self._matches.come_back(game_id, user_id, cause)
            elif game.status is Status.PAUSED:
                await self._matches.resume(game_id, user_id, cause)
            await self._matches.resign(game_id, user_id, cause)
        except Refused as refused:
            _log.warning("former_player_stays", game_id=game_id, why=refused.code)


def _time_of(restore: Restore) -> datetime:
    return from_milliseconds(restore.restore_id)
