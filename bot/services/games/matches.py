"""Running games: loads them, and carries out under their locks whatever changes their logs."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

import structlog

from bot.services.caches import Cache, Locks
from bot.services.errors import Refused
from bot.services.games.causes import BY_CLOCK, BY_NOBODY, Cause
from bot.services.games.committing.change import Change, write_change
from bot.services.games.continuing import Begin, Continuation, play_on
from bot.services.games.folding import Fold
from bot.services.games.known import BYTES_AN_ENTRY, KEPT_BYTES, Known
from bot.services.games.lifecycle.beginning import begin_game
from bot.services.games.lifecycle.removing import Removal
from bot.services.games.lifecycle.stopping import Addition, close_game
from bot.services.games.match import Done, Match
from bot.services.games.pauses import StoppedGame, stopped_game
from bot.services.games.planning.looking import (
    NO_PLANS,
    Look,
    is_waiting,
    look_at,
    planned_turn,
)
from bot.services.games.player_acts import (
    GameChange,
    Read,
    back,
    by_seat,
    carried_out,
    gone_on,
    resigned,
    taken_back,
)
from bot.services.games.replaying import replayed
from bot.services.games.showing import show
from bot.services.games.steps import events_of
from bot.services.games.voting.procedure import conclude, pause_if_deserted, pause_if_unanswered
from bot.services.lobby import Lobby, read_lobby
from bot.services.people import People
from bot.services.posting.outbox import Outbox
from bot.storage import games, messages
from bot.storage.database import Connection, Database
from bot.storage.games import STARTED, GameRow, Status
from bot.storage.outbox import Kind, Owed
from bot.storage.people import plans
from bot.storage.words.kinds import kinds_that
from engine.errors import IllegalAction

_log = structlog.get_logger()

_KEPT_CHANNELS: Final = 4096


@dataclass(eq=False)
class Matches:
    """Shows running and finished games, and carries out what players do in them.

    ``now`` gives aware UTC instants.
    """

    _database: Database
    _outbox: Outbox
    _wake_computers: Callable[[int], None]
    _people: People
    _now: Callable[[], datetime]

    def __post_init__(self) -> None:
        self._locks = Locks()
        self._known: Cache[int, Known] = Cache(
            KEPT_BYTES, lambda known: BYTES_AN_ENTRY * known.fold.revision
        )
        self._game_in: Cache[int, int] = Cache(_KEPT_CHANNELS)
        self.turns_ended = 0
        """How many turns were ended since the start."""

    async def load(self, game_id: int) -> Match:
        """Return a snapshot of a started game.

        Raises:
            Refused: ``no_game_here``; ``game_paused`` or ``game_closed`` with the ``StoppedGame``.
        """
        async with self._locks.of(game_id):
            return await self._shown(await self._game(game_id))

    async def at_revision(self, game_id: int, revision: int) -> Match:
        """Return a snapshot of a started game from when its log had ``revision`` entries.

        It may also be a game that somebody must let go on: what led to its pause is still told.

        Raises:
            Refused: as ``load``.
        """
        async with self._locks.of(game_id):
            known = await self._game(game_id, is_for_paused=True)
            if revision < known.fold.revision:
                known = Known(known.row, known.fold.at(revision))
            return await self._shown(known)

    async def in_channel(self, channel_id: int) -> Match | Lobby | None:
        """Return the open lobby or running game of a channel.

        Raises:
            Refused: ``game_paused``.
        """
        playing = self._known.get(self._game_in.get(channel_id) or 0)
        if playing is not None and playing.is_played_in(channel_id):
            return await self.load(playing.row.game_id)  # a channel has one open game at a time
        row = await games.open_in(self._database.reader, channel_id)
        if row is None:
            return None
        if row.status is Status.LOBBY:
            return await read_lobby(self._database.reader, row.game_id)
        self._game_in.keep(channel_id, row.game_id)
        return await self.load(row.game_id)

    async def stopped_in(self, channel_id: int) -> StoppedGame | None:
        """Return the game of a channel if it is paused."""
        row = await games.open_in(self._database.reader, channel_id)
        if row is None or row.status is Status.LOBBY:
            return None
        async with self._locks.of(row.game_id):
            return await self._stopped(row.game_id)

    async def board_of(self, game_id: int) -> int | None:
        """Return the newest known board or result, None without one."""
        return await self.newest_message(game_id, *kinds_that(lambda kind: kind.tells_turns))

    async def newest_message(self, game_id: int, *kinds: Kind) -> int | None:
        """Return the newest message of some kinds in a game's channel, None without one."""
        return await messages.newest_here(self._database.reader, game_id, *kinds)

    async def act(
        self, game_id: int, who: int, read: Read, cause: Cause, revision: int | None = None
    ) -> Done:
        """Carry out all actions that ``read`` returns for the player on turn, or none of them.

        ``read`` gets the very position to which its actions are applied. ``revision`` is that of
        the game when the clicked button was made, None for a typed command. An interaction that was
        carried out before is answered with what it did then, and ``read`` is not called.

        Raises:
            Refused: as ``load``, or ``game_finished``, ``not_a_player``, ``stale``,
                ``not_your_turn``, what ``read`` raises, or what the rules say.
        """
        change = by_seat(who, revision, partial(carried_out, read))
        return await self.carry_out(game_id, cause, change)

    async def resign(
        self, game_id: int, who: int, cause: Cause, revision: int | None = None
    ) -> Done:
        """Let a player resign, also while others are on turn (Ruling 3).

        Raises:
            Refused: as ``act``, save ``not_your_turn``.
        """
        return await self.carry_out(game_id, cause, by_seat(who, revision, resigned))

    async def undo(self, game_id: int, who: int, cause: Cause, revision: int | None = None) -> Done:
        """Take back the last action of the player on turn, if that is free (``Match.can_undo``).

        Raises:
            Refused: as ``act``, or ``nothing_to_undo``.
        """
        return await self.carry_out(game_id, cause, by_seat(who, revision, taken_back))

    async def come_back(self, game_id: int, who: int, cause: Cause) -> Done:
        """Give somebody the seat back that a computer plays for them.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``game_finished``, ``nobody_plays_for_you``.
        """
        return await self.carry_out(game_id, cause, back(who), is_for_paused=True)

    async def resume(self, game_id: int, who: int, cause: Cause) -> Match:
        """Let a game go on that is paused until somebody who plays in it wants that.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``not_a_player``.
        """
        return (await self.carry_out(game_id, cause, gone_on(who), is_for_paused=True)).match

    async def close(self, game_id: int, who: int, cause: Cause) -> None:
        """Close a paused game without a result, for its host or ``by_manager`` of the server.

        Raises:
            Refused: ``no_game_here``, ``not_paused``, ``game_closed``, ``may_not_close``.
        """
        async with self._locks.of(game_id):
            game = await self._stopped(game_id)
            if game is None:
                raise Refused("not_paused")
            if game.status is Status.CLOSED and game.interaction_id == cause.interaction_id:
                return
            now = self._now()
            game.refuse_closing(who, now, is_manager=cause.is_by_manager)
            async with self._database.transaction() as connection:
                row = await games.get(connection, game_id)
                if row is not None:
                    await close_game(connection, row, str(who), now, cause.interaction_id)
        _log.info("game_closed", game_id=game_id)
        self._outbox.wake_channel(game.where.channel_id)

    async def remove(self, game_id: int, removal: Removal) -> None:
        """Let ``removal`` close or delete a game, in whatever state it is, and forget it.

        Raises:
            Refused: ``no_game_here``, or what ``removal`` raises.
        """
        async with self.apart([game_id]), self._database.transaction() as connection:
            row = await games.get(connection, game_id)
            if row is None:
                raise Refused("no_game_here")
            await removal(connection, row)
        self._outbox.wake_channel(row.where.channel_id)

    async def add_to_log(self, game_id: int, write: Addition) -> bool:
        """Let ``write`` add to the log of a game, without a replay; return what it returns.

        It gets the game's row in a transaction; if there is no such game it is not called.
        """
        async with self.apart([game_id]), self._database.transaction() as connection:
            row = await games.get(connection, game_id)
            if row is None or not await write(connection, row):
                return False
        self._outbox.note_clock(self._now())
        self._outbox.drain(row.where.channel_id)
        return True

    @asynccontextmanager
    async def held(self, game_id: int) -> AsyncIterator[Match]:
        """Keep a game as it is, for what is written beside its log; raises as ``load``."""
        async with self._locks.of(game_id):
            yield await self._shown(await self._game(game_id))

    @asynccontextmanager
    async def apart(self, game_ids: Collection[int]) -> AsyncIterator[None]:
        """Keep everybody else from some games, whose rows may change meanwhile."""
        async with self._locks.of_all(game_ids):
            for game_id in game_ids:
                self._known.forget(game_id)  # before the commit, as in ``_commit``
            yield

    async def play_on(self, game_id: int, begin: Begin) -> None:
        """Let the computer players act until a person is on turn, or the game is over.

        The game is not locked while computers choose. If somebody acts in it meanwhile, the
        computers' choices are dropped, and ``begin`` is called again for others.

        Raises:
            Refused: as ``load``.
        """
        while (known := await self._going_on(game_id)) is not None:
            row, before = known.row, known.fold
            rows = await plans.of_game(self._database.reader, game_id)
            continuation = Continuation(before, BY_NOBODY, self._now())
            await play_on(continuation, begin(), partial(planned_turn, rows, before))
            conclude(continuation)
            pause_if_unanswered(continuation)
            after, look = continuation.fold(), NO_PLANS
            async with self._locks.of(game_id):
                # Somebody may have resigned meanwhile: the choices fit these entries alone. Others
                # may have planned something else.
                is_same = (await self._game(game_id)).fold.steps == before.steps
                if is_same and await plans.of_game(self._database.reader, game_id) == rows:
                    _, look = await self._commit(row, before, after)
            self._go_on(row, after, look)

    async def begin(self, connection: Connection, game_id: int, start_id: int) -> None:
        """Start the game of a lobby that may be started, in the caller's transaction."""
        await begin_game(connection, game_id, start_id, self._now())

    async def go_on(self, game_id: int) -> Match:
        """Wake a game that was just started: its messages and its computers; then as ``load``."""
        async with self._locks.of(game_id):
            known = await self._game(game_id)
            match = await self._shown(known)
        self._outbox.note_clock(self._now())
        self._go_on(known.row, known.fold)
        return match

    async def carry_out(
        self,
        game_id: int,
        cause: Cause,
        change: GameChange,
        *,
        is_for_paused: bool = False,
        also_owed: Sequence[Owed] = (),
    ) -> Done:
        """Add the entries that ``change`` makes, and what follows from them, or nothing.

        ``change`` gets the very position to which its entries are added. An interaction that was
        carried out before is answered with what it did then, and ``change`` is not called. With
        ``is_for_paused`` it may also be a game that somebody must let go on. With the entries the
        messages ``also_owed`` are written.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, what ``change`` raises, what the rules say.
        """
        async with self._locks.of(game_id):
            # Under one lock with the commit, so that the log cannot grow in between.
            known = await self._game(game_id, is_for_paused=is_for_paused)
            row, before, match = known.row, known.fold, await self._shown(known)
            # Before anything is refused: a repeated click is stale by its own first delivery.
            if done := before.caused_by(cause.interaction_id):
                return Done(match, events_of(done), was_repeated=True)
            continuation = Continuation(before, cause, self._now())
            try:
                change(match, continuation)
                conclude(continuation)
                pause_if_deserted(continuation)
            except IllegalAction as error:
                raise Refused.by_the_rules(error) from error
            after = continuation.fold()
            look = NO_PLANS
            if after.revision > before.revision:
                known, look = await self._commit(row, before, after, cause.asker, also_owed)
                match = await self._shown(known)
        self._go_on(row, after, look, cause)
        return Done(match, events_of(after.steps[before.revision :]), was_repeated=False)

    def _go_on(
        self, row: GameRow, fold: Fold, look: Look = NO_PLANS, cause: Cause = BY_NOBODY
    ) -> None:
        send = self._outbox.drain if cause is BY_CLOCK else self._outbox.wake_channel
        send(row.where.channel_id)
        if fold.computer_to_act is not None or look.is_due:
            self._wake_computers(row.game_id)

    async def _going_on(self, game_id: int) -> Known | None:
        """Return a game if a computer or a plan is to be played in it; None if a person is."""
        async with self._locks.of(game_id):
            known = await self._game(game_id)
        if known.fold.computer_to_act is not None:
            return known
        rows = await plans.of_game(self._database.reader, game_id)
        is_asleep = known.row.where.channel_id in self._outbox.asleep
        return known if not is_asleep and is_waiting(rows, known.fold) else None

    async def _game(self, game_id: int, *, is_for_paused: bool = False) -> Known:
        known = self._known.get(game_id)
        if known is not None:
            return known
        row = await games.get(self._database.reader, game_id)
        if row is None or row.status not in STARTED:
            raise Refused("no_game_here")
        known = Known(*await replayed(self._database, row, self._now, is_for_paused=is_for_paused))
        if known.row.status is not Status.PAUSED:
            self._known.keep(game_id, known)
            if row.status is Status.PAUSED:  # it has just gone on
                self._go_on(row, known.fold, cause=BY_CLOCK)
                self._outbox.note_clock(self._now())
        return known

    async def _stopped(self, game_id: int) -> StoppedGame | None:
        try:
            await self._game(game_id)
        except Refused as refused:
            game = stopped_game(refused)
            if game is None:
                raise
            return game
        return None

    async def _shown(self, known: Known) -> Match:
        people = await self._people.seated(known.row.where.guild_id, known.fold.ever_held)
        if known.shown is None or known.shown.people != people:
            known.shown = show(known.row, known.fold, people)
        return known.shown

    async def _commit(
        self, row: GameRow, before: Fold, after: Fold, asker: int = 0, owed: Sequence[Owed] = ()
    ) -> tuple[Known, Look]:
        """Write a change; return the game after it, and what has become of the plans in it."""
        # Forgotten before the commit: if its answer is lost, only the file tells whether it was
        # written, and the next load must read it there.
        self._known.forget(row.game_id)
        look = look_at(await plans.of_game(self._database.reader, row.game_id), before, after)
        change = Change(row, before, after, look, asker=asker, owed=owed)
        async with self._database.transaction() as connection:
            due_at = await write_change(connection, change, self._now())
        if due_at is not None:
            self._outbox.note_clock(due_at)
        self.turns_ended += change.turns_ended
        known = Known(change.changed_row, after)
        if known.row.status is not Status.PAUSED:  # else the next load must find that out
            self._known.keep(row.game_id, known)
        return known, look
