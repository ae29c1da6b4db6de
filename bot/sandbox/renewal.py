"""Owes a channel its open game once more, when nothing that was posted there stands any longer.

That is its board, an open vote, and the button that ends a pause.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from bot.services.games.folding import CannotReplay, fold
from bot.services.games.match import Turn
from bot.services.games.pauses import ENDS_WITH_A_REPLAY, pause_in
from bot.services.games.vote import vote_in
from bot.storage import games, lobbies, log, messages, outbox
from bot.storage.database import Connection, Database
from bot.storage.games import GameRow, Status
from bot.storage.log import Entry
from bot.storage.outbox import KINDS, Kind, Owed, RowKind


async def owe_present(database: Database, channel_id: int) -> None:
    """Forget the messages of a channel's open game; owe its lobby, or its newest boards, anew.

    For a database that no bot works on.
    """
    async with database.transaction() as connection:
        row = await games.open_in(connection, channel_id)
        if row is None:
            return
        for message in await messages.of_kind(connection, row.game_id, *KINDS.values()):
            await messages.forget(connection, row.game_id, message.message_id)
        await outbox.withdraw(connection, row.game_id, *KINDS.values())
        await outbox.add(connection, await _present(connection, row))


async def _present(connection: Connection, row: GameRow) -> list[Owed]:
    if row.status is Status.LOBBY:
        return [Owed(row.game_id, row.where.channel_id, RowKind.LOBBY)]
    joined = await lobbies.members(connection, row.game_id)
    entries = await log.entries(connection, row.game_id)
    try:
        known = fold(row, joined, entries)
    except CannotReplay:
        return []  # whoever asks for the game is told why it is paused
    waits = [*_open_vote(row, entries), *_pause(row, entries)]
    if known.computer_to_act is not None:
        return waits  # its turn is reported together with the one before
    turns = [turn for turn in known.turns if not turn.is_aside]
    finished = [turn for turn in turns if turn.is_finished]
    unfinished = [turn for turn in turns if not turn.is_finished]
    boards = [
        *(_owed(row, RowKind.TURN, turn) for turn in finished[-1:]),
        *(_owed(row, RowKind.DRAFT, turn) for turn in unfinished),
    ] or [Owed(row.game_id, row.where.channel_id, RowKind.TURN, 1, known.revision)]
    return [*boards, *waits]


def _open_vote(row: GameRow, entries: Sequence[Entry]) -> Iterator[Owed]:
    vote = vote_in(entries)
    if vote is not None:
        nobody = json.dumps([])  # its voters were called before
        yield _note(row, RowKind.VOTE, vote.revision, nobody)


def _pause(row: GameRow, entries: Sequence[Entry]) -> Iterator[Owed]:
    pause = pause_in(entries)
    if pause is not None and not ENDS_WITH_A_REPLAY.get(pause.body):
        yield _note(row, RowKind.PAUSED, pause.revision, pause.body)


def _note(row: GameRow, kind: Kind, revision: int, body: str) -> Owed:
    return Owed(row.game_id, row.where.channel_id, kind, revision, revision, body=body)


def _owed(row: GameRow, kind: Kind, turn: Turn) -> Owed:
    return Owed(row.game_id, row.where.channel_id, kind, turn.first_revision, turn.last_revision)
