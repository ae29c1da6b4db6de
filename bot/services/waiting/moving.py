"""Moves games to other channels: who may do that, and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.services.errors import Refused
from bot.services.games.causes import Cause
from bot.services.games.lifecycle.stopping import go_on_in
from bot.services.lobbies.opening import refuse_second_game
from bot.services.people.holders import holder_text
from bot.storage import log, seats
from bot.storage.database import Connection
from bot.storage.games import GameRow, Status
from bot.storage.log import Entry, EntryKind

APART: Final = timedelta(hours=1)
"""A game is moved no more often than this."""


@dataclass(frozen=True, slots=True)
class Move:
    """What ``user_id`` asks for: that a game goes on in another channel.

    ``viewers`` can view that channel, or are not on the server; None if that is not known yet.
    """

    user_id: int
    channel_id: int
    cause: Cause
    viewers: frozenset[int] | None = None


def was_moved_by(entries: Sequence[Entry], interaction_id: int | None) -> bool:
    """Tell whether an interaction has moved a game before."""
    moved = [it.interaction_id for it in entries if it.kind is EntryKind.MOVED]
    return interaction_id is not None and interaction_id in moved


async def people_to_view(connection: Connection, game_id: int) -> frozenset[int]:
    """Return who must be able to view a game's channel: who plays in it, or is played for."""
    seated = await seats.of_game(connection, game_id)
    played_for = [it.played_for for it in seated if it.played_for is not None]
    return frozenset([*await seats.people_of(connection, game_id), *played_for])


async def refuse_move(
    connection: Connection, row: GameRow, entries: Sequence[Entry], move: Move, at: datetime
) -> None:
    """Check that a game may be moved at a time.

    Raises:
        Refused: ``may_not_move`` with the ``host_id``; ``lobby_stays``, ``move_is_over``,
            ``already_here``; ``moved_before`` with from when on it may be moved ``again``;
            ``game_here``; ``cannot_view`` with the ``users`` who cannot.
    """
    if row.status is Status.LOBBY:
        raise Refused("lobby_stays", name=row.where.name)
    if row.status not in (Status.RUNNING, Status.PAUSED):
        raise Refused("move_is_over", name=row.where.name)
    if not _may_move(row, entries, move):
        raise Refused("may_not_move", name=row.where.name, host_id=row.host_id)
    if row.where.channel_id == move.channel_id:
        raise Refused("already_here", name=row.where.name)
    moved = [it.at for it in entries if it.kind is EntryKind.MOVED]
    if moved and at < moved[-1] + APART:
        raise Refused("moved_before", name=row.where.name, again=moved[-1] + APART)
    await refuse_second_game(connection, move.channel_id)
    if move.viewers is not None:
        users = await people_to_view(connection, row.game_id) - move.viewers
        if users:
            raise Refused("cannot_view", name=row.where.name, users=tuple(sorted(users)))


def _may_move(row: GameRow, entries: Sequence[Entry], move: Move) -> bool:
    if move.user_id == row.host_id:
        return True
    text = holder_text(move.user_id)
    has_sat = any(it.kind is EntryKind.SEAT and it.body == text for it in entries)
    return move.cause.is_by_manager and not has_sat


async def move_game(connection: Connection, row: GameRow, move: Move, at: datetime) -> None:
    """Let a game go on in another channel, in the caller's transaction.

    An interaction that has moved it before changes nothing.

    Raises:
        Refused: as ``refuse_move``.
    """
    entries = await log.entries(connection, row.game_id)
    if not was_moved_by(entries, move.cause.interaction_id):
        await refuse_move(connection, row, entries, move, at)
        await go_on_in(connection, row, move.channel_id, at, by=move.user_id, cause=move.cause)
