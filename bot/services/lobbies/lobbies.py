"""Lobbies: opened, joined, left, changed, cancelled, and started as games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.services.lobbies.begun_threads import BegunThreads
from bot.services.lobbies.closing import close_by_time, close_lobby, owe_edit
from bot.services.lobbies.first_games import FirstGames
from bot.services.lobbies.opening import Opening, Openings
from bot.services.lobbies.refusing import (
    refuse_closed,
    refuse_guest,
    refuse_rematch,
    refuse_too_few,
    who_makes_room,
)
from bot.services.lobbies.terms import agreed
from bot.services.lobby import Lobby, lobby_of, read_lobby
from bot.services.people import Person
from bot.services.posting.members import Members, gone_among
from bot.services.posting.outbox import Outbox
from bot.storage import games, lobbies, outbox, people
from bot.storage.calls import requests
from bot.storage.database import Connection, Database
from bot.storage.games import Status, Terms
from bot.storage.outbox import Owed, RowKind

LIFETIME: Final = timedelta(days=7)
"""How long a lobby stays open if it is not started."""

LobbyChange = Callable[[Connection, Lobby], Awaitable[Lobby]]
"""Writes a change of a lobby and returns the lobby after it."""


@dataclass(eq=False)
class Lobbies:
    """Opens lobbies and changes them.

    Whether a change is allowed is decided in the transaction that writes it. An interaction that
    was carried out before changes nothing and is answered with the lobby as it is now. ``now``
    gives aware UTC instants, ``members`` tells who is still on a server.
    """

    _database: Database
    _matches: Matches
    _outbox: Outbox
    _now: Callable[[], datetime]
    _members: Members

    def __post_init__(self) -> None:
        self.openings = Openings(self._now)
        self.begun_threads = BegunThreads(self._database, self.openings)
        self.first_games = FirstGames(self._database, self._matches, self.openings)

    async def load(self, game_id: int) -> Lobby:
        """Return a lobby, even if it was started or cancelled.

        Raises:
            Refused: ``no_lobby_here``.
        """
        return await _read(self._database.reader, game_id)

    async def opened_by(self, interaction_id: int) -> Lobby | None:
        """Return the lobby that an interaction has opened or changed; None if it did neither."""
        game_id = await lobbies.changed_by(self._database.reader, interaction_id)
        return None if game_id is None else await self.load(game_id)

    async def open_lobby(
        self, guild_id: int, channel_id: int, host: Person, asked: Terms, interaction_id: int
    ) -> Lobby:
        """Open a lobby in a channel, with the host as its first member.

        Raises:
            Refused: ``game_here``, ``foreign_option``, ``option_out_of_range``.
        """
        terms = agreed(asked)
        async with self._database.transaction() as connection:
            game_id = await lobbies.changed_by(connection, interaction_id)
            if game_id is None:
                opening = Opening(guild_id, channel_id, host, interaction_id)
                game_id = await self.openings.open(connection, opening, terms)
                await lobbies.add_member(connection, game_id, host.user_id)
        self._outbox.wake_channel(channel_id)
        return await self.load(game_id)

    async def join(self, game_id: int, person: Person, interaction_id: int) -> Lobby:
        """Seat a person in a lobby; if all seats are taken, in place of a computer player.

        Raises:
            Refused: ``no_lobby_here``, ``rematch_is_fixed``, ``already_joined``, ``not_invited``,
                ``lobby_full``.
        """

        async def change(connection: Connection, lobby: Lobby) -> Lobby:
            refuse_rematch(lobby)
            if lobby.has_member(person.user_id):
                raise Refused("already_joined")
            if lobby.terms.invite_only and person.user_id not in lobby.invited:
                raise Refused("not_invited", host_id=lobby.host_id)
            if lobby.is_full:
                leaving = who_makes_room(lobby)
                await lobbies.replace_member(connection, game_id, leaving, person.user_id)
                joined = lobby.without(leaving).with_member(person)
            else:
                await lobbies.add_member(connection, game_id, person.user_id)
                joined = lobby.with_member(person)
            await people.put(connection, lobby.where.guild_id, person.user_id, person.name)
            more = [_full(joined)] if joined.is_full and not lobby.is_full else []
            await owe_edit(connection, joined, *more)
            return joined

        return await self.write(game_id, interaction_id, change)

    async def seat_computer(self, game_id: int, by: int, level: str, interaction_id: int) -> Lobby:
        """Seat a computer player of a level, as the host.

        Raises:
            Refused: ``no_lobby_here``, ``rematch_is_fixed``, ``not_host``, ``lobby_full``.
        """

        async def change(connection: Connection, lobby: Lobby) -> Lobby:
            refuse_rematch(lobby)
            refuse_guest(lobby, by)
            if lobby.is_full:
                raise Refused("lobby_full", most_seats=lobby.terms.most_seats)
            computer = lobby.free_computer(level)
            await lobbies.add_member(connection, game_id, computer.user_id)
            await owe_edit(connection, lobby)
            return lobby.with_member(computer)

        return await self.write(game_id, interaction_id, change)

    async def change(
        self, game_id: int, by: int, asked: Callable[[Lobby], Lobby], interaction_id: int
    ) -> Lobby:
        """Change terms and computer players to those that ``asked`` returns, as the host.

        Raises:
            Refused: ``no_lobby_here``, ``rematch_is_fixed``, ``not_host``, what ``asked`` raises.
        """

        async def change(connection: Connection, lobby: Lobby) -> Lobby:
            refuse_rematch(lobby)
            refuse_guest(lobby, by)
            wanted = asked(lobby)
            await _reseat(connection, lobby, wanted)
            await games.set_terms(connection, game_id, wanted.terms)
            if not wanted.is_full:
                await outbox.withdraw(connection, game_id, RowKind.FULL)
            await owe_edit(connection, lobby)
            return wanted

        return await self.write(game_id, interaction_id, change)

    async def leave(self, game_id: int, user_id: int, interaction_id: int) -> Lobby:
        """Take a member out.

        If the host leaves, the person who joined first of those left is host. When the last person
        leaves, the lobby is cancelled.

        Raises:
            Refused: ``no_lobby_here``, ``rematch_is_fixed``, ``not_in_lobby``.
        """

        async def change(connection: Connection, lobby: Lobby) -> Lobby:
            refuse_rematch(lobby)
            if not lobby.has_member(user_id):
                raise Refused("not_in_lobby")
            return await _leave(connection, lobby, user_id)

        return await self.write(game_id, interaction_id, change)

    async def take_out(self, game_id: int, user_id: int) -> None:
        """Take somebody out of an open lobby who cannot leave it themselves any more."""
        async with self._database.transaction() as connection:
            lobby = await _read(connection, game_id)
            if lobby.status is Status.LOBBY and lobby.has_member(user_id):
                await _leave(connection, lobby, user_id)
        self._outbox.wake_channel(lobby.where.channel_id)

    async def invite(self, game_id: int, by: int, user_id: int, interaction_id: int) -> Lobby:
        """Invite a user, as a member of the lobby; one who was invited before is not called again.

        Raises:
            Refused: ``no_lobby_here``, ``rematch_is_fixed``, ``not_in_lobby``, ``already_joined``,
                ``lobby_full``.
        """

        async def change(connection: Connection, lobby: Lobby) -> Lobby:
            refuse_rematch(lobby)
            if not lobby.has_member(by):
                raise Refused("not_in_lobby")
            if lobby.has_member(user_id):
                raise Refused("already_joined")
            if lobby.is_full and not lobby.computers:
                raise Refused("lobby_full", most_seats=lobby.terms.most_seats)
            if user_id in lobby.invited:
                return lobby
            await lobbies.add_invited(connection, game_id, user_id)
            await requests.ask(connection, game_id, 0, by, [user_id])
            invitation = Owed(game_id, lobby.where.channel_id, RowKind.INVITE, user_id=user_id)
            await outbox.add(connection, [invitation])
            return replace(lobby, invited=(*lobby.invited, user_id))

        return await self.write(game_id, interaction_id, change)

    async def cancel(self, game_id: int, by: int, interaction_id: int) -> Lobby:
        """Cancel a lobby, as its host; if others sit in it, its channel is told who did.

        Raises:
            Refused: ``no_lobby_here``, ``not_host``.
        """

        async def change(connection: Connection, lobby: Lobby) -> Lobby:
            refuse_guest(lobby, by)
            return await _call_off(connection, lobby, by)

        return await self.write(game_id, interaction_id, change)

    async def call_off(self, game_id: int, by: int, interaction_id: int) -> Lobby:
        """Cancel a lobby as a manager who is not in it; its channel is told who did.

        Raises:
            Refused: ``no_lobby_here``, ``manager_plays``.
        """

        async def change(connection: Connection, lobby: Lobby) -> Lobby:
            if lobby.has_member(by):
                raise Refused("manager_plays")
            return await _call_off(connection, lobby, by)

        return await self.write(game_id, interaction_id, change)

    async def start(self, game_id: int, by: int, interaction_id: int) -> Match:
        """Start the game, as the host.

        Whoever has left the server is taken out of the lobby; then nothing starts, since the table
        is another one.

        Raises:
            Refused: ``no_lobby_here``, ``rematch_is_fixed``, ``not_host``, ``too_few``, or
                ``members_left`` with the ``users`` who were taken out and their ``count``; 0 if
                this interaction did that before.
        """
        gone, left = await self._gone(game_id, by), tuple[int, ...]()
        async with self._database.transaction() as connection:
            row = await games.get(connection, game_id)
            # If this interaction has started the game already, it is answered as the first time.
            if row is None or row.start_id != interaction_id:
                lobby = await _to_start(connection, game_id, by, interaction_id)
                left = tuple(user_id for user_id in gone if lobby.has_member(user_id))
                if left:
                    await lobbies.note_interaction(connection, interaction_id, game_id)
                    await _leave(connection, lobby, *left)
                else:
                    refuse_too_few(lobby)
                    await self._matches.begin(connection, game_id, interaction_id)
        if left:
            self._outbox.wake_channel(lobby.where.channel_id)
            raise Refused("members_left", users=left, count=len(left))
        return await self._matches.go_on(game_id)

    async def _gone(self, game_id: int, by: int) -> tuple[int, ...]:
        """Ask who of a lobby has left the server, if ``by`` may start it; never in a transaction.

        Raises:
            Refused: ``no_lobby_here``.
        """
        lobby = await self.load(game_id)
        if lobby.status is not Status.LOBBY or lobby.is_rematch or lobby.host_id != by:
            return ()
        guests = [person.user_id for person in lobby.people_but(by)]
        gone = await gone_among(self._members, lobby.where.guild_id, guests)
        return tuple(user_id for user_id in guests if user_id in gone)

    async def close_stale(self) -> None:
        """Close the lobbies that were not started within ``LIFETIME``; their channels are told."""
        opened_before = self._now() - LIFETIME
        for game_id in await games.lobbies_opened_before(self._database.reader, opened_before):
            async with self._database.transaction() as connection:
                # Read again: it may have been started since the list was read.
                lobby = await _read(connection, game_id)
                if lobby.status is Status.LOBBY:
                    await close_by_time(connection, lobby)
            self._outbox.wake_channel(lobby.where.channel_id)

    async def write(self, game_id: int, interaction_id: int, change: LobbyChange) -> Lobby:
        """Let ``change`` write a change of an open lobby, unless its interaction has changed one.

        Raises:
            Refused: ``no_lobby_here``, or what ``change`` raises.
        """
        async with self._database.transaction() as connection:
            stored = await lobbies.read(connection, game_id, interaction_id)
            if stored is None:
                raise Refused("no_lobby_here")
            lobby = lobby_of(stored)
            if not stored.is_repeated:
                refuse_closed(lobby)
                await lobbies.note_interaction(connection, interaction_id, game_id)
                lobby = await change(connection, lobby)
        self._outbox.wake_channel(lobby.where.channel_id)
        return lobby


async def _read(connection: Connection, game_id: int) -> Lobby:
    lobby = await read_lobby(connection, game_id)
    if lobby is None:
        raise Refused("no_lobby_here")
    return lobby


async def _to_start(connection: Connection, game_id: int, by: int, interaction_id: int) -> Lobby:
    """Return a lobby that ``by`` may start."""
    stored = await lobbies.read(connection, game_id, interaction_id)
    if stored is None:
        raise Refused("no_lobby_here")
    lobby = lobby_of(stored)
    refuse_closed(lobby)
    refuse_rematch(lobby)
    refuse_guest(lobby, by)
    if stored.is_repeated:
        raise Refused("members_left", users=(), count=0)
    return lobby


async def _leave(connection: Connection, lobby: Lobby, *user_ids: int) -> Lobby:
    """Take members out; without people the lobby is cancelled."""
    left = lobby
    for user_id in user_ids:
        await lobbies.remove_member(connection, lobby.game_id, user_id)
        left = left.without(user_id)
    if not left.people:
        return await close_lobby(connection, left)
    if lobby.host_id in user_ids:
        left = replace(left, host_id=left.people[0].user_id)
        await games.set_host(connection, lobby.game_id, left.host_id)
    await outbox.withdraw(connection, lobby.game_id, RowKind.FULL)
    await owe_edit(connection, left)
    return left


async def _call_off(connection: Connection, lobby: Lobby, by: int) -> Lobby:
    """Cancel a lobby; if others than ``by`` sit in it, its channel is told who did."""
    closed = await close_lobby(connection, lobby)
    if lobby.people_but(by):
        told = Owed(lobby.game_id, lobby.where.channel_id, RowKind.CLOSED, user_id=by)
        await outbox.add(connection, [told])
    return closed


async def _reseat(connection: Connection, lobby: Lobby, wanted: Lobby) -> None:
    """Remove and add members until they are those of the lobby ``wanted``."""
    for member in lobby.members:
        if not wanted.has_member(member.user_id):
            await lobbies.remove_member(connection, lobby.game_id, member.user_id)
    for member in wanted.members:
        if not lobby.has_member(member.user_id):
            await lobbies.add_member(connection, lobby.game_id, member.user_id)


def _full(lobby: Lobby) -> Owed:
    """Return the message that calls the host when all seats are taken."""
    return Owed(lobby.game_id, lobby.where.channel_id, RowKind.FULL, user_id=lobby.host_id)
