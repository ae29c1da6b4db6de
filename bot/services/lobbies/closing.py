"""How lobbies are closed, and how their messages are kept up to date."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.services.games.pauses import BY_TIME
from bot.services.lobby import Lobby, read_lobby
from bot.services.time import writing
from bot.storage import games, outbox
from bot.storage.calls import invitations
from bot.storage.database import Connection
from bot.storage.games import Status
from bot.storage.outbox import Owed, RowKind
from bot.storage.people.forgetting import rematches_of

UNANSWERED: Final = "unanswered"
DECLINED: Final = "declined"
WITHOUT: Final = "without"
"""Why a request for a rematch is closed, as its row's body says it."""


async def close_by_time(connection: Connection, lobby: Lobby) -> None:
    """Close a lobby that was not started in time, and owe the line that says so."""
    why = UNANSWERED if lobby.is_rematch else BY_TIME
    # A lobby message that was not posted yet would offer a lobby that is closed already.
    await outbox.withdraw(connection, lobby.game_id, RowKind.LOBBY)
    await close_lobby(connection, lobby, why)
    told = Owed(lobby.game_id, lobby.where.channel_id, RowKind.CLOSED, body=why)
    await outbox.add(connection, [told])


async def close_lobby(connection: Connection, lobby: Lobby, why: str = "") -> Lobby:
    """Cancel a lobby, in the caller's transaction, and return it; its message is to say ``why``."""
    await games.set_status(connection, lobby.game_id, Status.CANCELLED)
    if lobby.is_rematch:
        await writing.drop(connection, lobby.game_id)
    await owe_edit(connection, lobby, why=why)
    await invitations.close(connection, lobby.game_id)
    return replace(lobby, status=Status.CANCELLED)


async def close_request(connection: Connection, lobby: Lobby, why: str, by: int | None) -> Lobby:
    """Close a request for a rematch, and owe the line that says why, and by whom."""
    closed = await close_lobby(connection, lobby)
    told = Owed(lobby.game_id, lobby.where.channel_id, RowKind.CLOSED, user_id=by, body=why)
    await outbox.add(connection, [told])
    return closed


async def decline_all(connection: Connection, user_id: int) -> list[int]:
    """Decline every open request for somebody whose data is deleted; return the channels."""
    channels = []
    for game_id in await rematches_of(connection, user_id):
        lobby = await read_lobby(connection, game_id)
        if lobby is not None:
            await close_request(connection, lobby, DECLINED, user_id)
            channels.append(lobby.where.channel_id)
    return channels


async def owe_edit(connection: Connection, lobby: Lobby, *more: Owed, why: str = "") -> None:
    """Owe one edit of the lobby's message, and then ``more``."""
    # Any edit shows the lobby as it is when the edit is sent, so an earlier one is not needed.
    await outbox.withdraw(connection, lobby.game_id, RowKind.LOBBY_EDIT)
    edit = Owed(lobby.game_id, lobby.where.channel_id, RowKind.LOBBY_EDIT, body=why)
    await outbox.add(connection, [edit, *more])
