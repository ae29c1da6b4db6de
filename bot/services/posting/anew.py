"""What of a game stands elsewhere, since it was moved, and is posted anew where it is.

That is its board, an open vote, the offer of a seat, and the button that ends a pause. Posted anew
they call nobody, and the former ones lose their buttons. Those that stood there before a restore
are posted anew, too, but for the board, which is another one; the former ones keep void buttons.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, Protocol

from bot.services.people.holders import is_computer
from bot.services.presence_in_logs import has_left
from bot.services.time.board_edits import note_shown
from bot.storage import clocks, games, log, messages, outbox, seats
from bot.storage.clocks import ClockKind
from bot.storage.database import Connection
from bot.storage.games import GameRow, Status
from bot.storage.messages import PostedMessage
from bot.storage.outbox import Kind, Owed, RowKind


class Left(Protocol):
    """Finds what is to be posted anew of one game: ``_left`` with all but what varies."""

    async def __call__(self, kind: Kind, since: int = 0) -> PostedMessage | None:
        """Return the newest message of a kind."""


ELSEWHERE: Final = "elsewhere"
"""The body of rows that tidy up where a game was, and leave alone what stands where it is."""


async def owe_anew(connection: Connection, game_id: int) -> list[int]:
    """Owe what stands in another channel than a game; return the channels that are owed anything.

    What is owed already, or may just have been sent, is not owed again: once it stands elsewhere
    this is to be asked once more.
    """
    row = await games.get(connection, game_id)
    if row is None or row.status not in (Status.RUNNING, Status.PAUSED):
        return []
    left = partial(_left, connection, row)
    owed = [*await _board(connection, row, left), *await _questions(connection, row, left)]
    if owed:
        owed.append(_tidying(row, RowKind.STRIP))
    drafts = await messages.of_kind(connection, game_id, RowKind.DRAFT)
    if any(draft.channel_id != row.where.channel_id for draft in drafts):
        owed.append(_tidying(row, RowKind.DROP_DRAFT))
    await outbox.add(connection, owed)
    return [row.where.channel_id] if owed else []


def left_behind(posted: Sequence[PostedMessage], channel_id: int) -> list[PostedMessage]:
    """Return, of messages of one kind, the one that was posted anew in a channel."""
    here = {it.first_revision for it in posted if it.channel_id == channel_id}
    elsewhere = [it for it in posted if it.channel_id != channel_id][-1:]
    return [it for it in elsewhere if (it.first_revision or it.revision) in here]


async def questions_anew(connection: Connection, row: GameRow) -> list[Owed]:
    """Return what a game asks people, to be posted anew wherever it stands."""
    return await _questions(connection, row, partial(_left, connection, row, is_here_too=True))


async def _questions(connection: Connection, row: GameRow, left: Left) -> list[Owed]:
    made = [await make(connection, row, left) for make in (_vote, _offer, _pause)]
    return [message for one in made for message in one]


async def _board(connection: Connection, row: GameRow, left: Left) -> list[Owed]:
    seated = await seats.of_game(connection, row.game_id)
    waits_for = next((it.user_id for it in seated if it.waiting_since is not None), None)
    if row.status is Status.RUNNING and waits_for is not None and is_computer(waits_for):
        return []  # the computers' commit owes the next board
    board = await left(RowKind.TURN)
    if board is None:
        return []
    await outbox.withdraw(connection, row.game_id, RowKind.TURN_EDIT, RowKind.DEADLINE_EDIT)
    turn = await clocks.get(connection, row.game_id, ClockKind.TURN)
    await note_shown(connection, row.game_id, turn)
    first = board.first_revision or board.revision
    return [replace(_anew(row, RowKind.TURN, first, board.revision), user_id=waits_for)]


async def _vote(connection: Connection, row: GameRow, left: Left) -> list[Owed]:
    clock = await clocks.get(connection, row.game_id, ClockKind.VOTE)
    if clock is None or await left(RowKind.VOTE, clock.revision) is None:
        return []
    await outbox.withdraw(connection, row.game_id, RowKind.VOTE_EDIT)
    present = await log.length(connection, row.game_id)
    return [_anew(row, RowKind.VOTE, clock.revision, present, json.dumps([]))]


async def _offer(connection: Connection, row: GameRow, left: Left) -> list[Owed]:
    clock = await clocks.get(connection, row.game_id, ClockKind.OFFER)
    if clock is None:
        return []
    entries = await log.entries(connection, row.game_id)
    offered = entries[clock.revision - 1]
    seat, newcomer = offered.seat or 0, offered.body.split(" ")[0]
    since, present = clock.revision, len(entries)
    owed = []
    if await left(RowKind.OFFER_TOLD, since) is not None:
        told = _anew(row, RowKind.OFFER_TOLD, since, present, newcomer)
        seated = (await seats.of_game(connection, row.game_id))[seat]
        owner = None if has_left(entries, seat) else seated.played_for or seated.user_id
        owed.append(replace(told, user_id=owner))
    if await left(RowKind.OFFER, since) is not None:
        call = _anew(row, RowKind.OFFER, since, present, str(seat))
        owed.append(replace(call, user_id=int(newcomer)))
    return owed


async def _pause(connection: Connection, row: GameRow, left: Left) -> list[Owed]:
    clock = await clocks.get(connection, row.game_id, ClockKind.HOST)
    if clock is None or await left(RowKind.PAUSED, clock.revision) is None:
        return []
    pause = (await log.entries(connection, row.game_id))[clock.revision - 1]
    return [_anew(row, RowKind.PAUSED, pause.revision, pause.revision, pause.body)]


async def _left(
    connection: Connection,
    row: GameRow,
    kind: Kind,
    since: int = 0,
    *,
    is_here_too: bool = False,
) -> PostedMessage | None:
    """Return the newest message of a kind, if it stands elsewhere than its game, or here too.

    It is about an entry from revision ``since`` on. None if there is none, or one may just be sent.
    """
    posted = await messages.of_kind(connection, row.game_id, kind)
    newest = posted[-1] if posted else None
    if newest is None or newest.revision < since:
        return None
    if newest.channel_id == row.where.channel_id and not is_here_too:
        return None
    return None if await outbox.owes(connection, row.game_id, kind) else newest


def _anew(row: GameRow, kind: Kind, first: int, last: int, body: str = "") -> Owed:
    return Owed(row.game_id, row.where.channel_id, kind, first, last, body=body, is_anew=True)


def _tidying(row: GameRow, kind: Kind) -> Owed:
    return Owed(row.game_id, row.where.channel_id, kind, body=ELSEWHERE)
