"""Owes a channel its open game once more, when nothing that was posted there stands any longer."""

from __future__ import annotations

from bot.services.games.folding import CannotReplay, fold
from bot.services.games.match import Turn
from bot.storage import games, lobbies, log, messages, outbox
from bot.storage.database import Connection, Database
from bot.storage.games import GameRow, Status
from bot.storage.outbox import Owed, RowKind


async def owe_present(database: Database, channel_id: int) -> None:
    """Forget the messages of a channel's open game; owe its lobby, or its newest boards, anew.

    For a database that no bot works on.
    """
    async with database.transaction() as connection:
        row = await games.open_in(connection, channel_id)
        if row is None:
            return
        for message in await messages.of_kind(connection, row.game_id, *RowKind):
            await messages.forget(connection, row.game_id, message.message_id)
        await outbox.withdraw(connection, row.game_id, *RowKind)
        await outbox.add(connection, await _present(connection, row))


async def _present(connection: Connection, row: GameRow) -> list[Owed]:
    if row.status is Status.LOBBY:
        return [Owed(row.game_id, row.channel_id, RowKind.LOBBY)]
    joined = await lobbies.members(connection, row.game_id)
    try:
        known = fold(row, joined, await log.entries(connection, row.game_id))
    except CannotReplay:
        return []  # whoever asks for the game is told why it is paused
    if known.computer_to_act is not None:
        return []  # its turn is reported together with the one before
    turns = [turn for turn in known.turns if not turn.is_aside]
    finished = [turn for turn in turns if turn.is_finished]
    unfinished = [turn for turn in turns if not turn.is_finished]
    return [
        *(_owed(row, RowKind.TURN, turn) for turn in finished[-1:]),
        *(_owed(row, RowKind.DRAFT, turn) for turn in unfinished),
    ] or [Owed(row.game_id, row.channel_id, RowKind.TURN, 1, known.revision)]


def _owed(row: GameRow, kind: RowKind, turn: Turn) -> Owed:
    return Owed(row.game_id, row.channel_id, kind, turn.first_revision, turn.last_revision)
