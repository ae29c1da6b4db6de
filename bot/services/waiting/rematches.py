"""Rematches: the people of a finished game are asked to play it again, with a fresh bag.

A request is a lobby with fixed terms, and a vote: it is open for a day, those who are silent are
called once, and it needs everybody. The commitment to its bag stands in its message before anybody
accepts; the id of the last acceptance is that of the start, which decides the order of the seats.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.services.lobbies.closing import DECLINED, UNANSWERED, WITHOUT, close_request, owe_edit
from bot.services.lobbies.lobbies import Lobbies
from bot.services.lobbies.opening import Opening
from bot.services.lobby import Lobby, Status, read_lobby
from bot.services.people import Person
from bot.services.people.holders import is_computer, is_former, is_person
from bot.services.posting.members import Members, gone_among
from bot.services.posting.outbox import Outbox
from bot.services.time import writing
from bot.storage import lobbies, outbox, people
from bot.storage.calls import requests
from bot.storage.calls.requests import AGAIN
from bot.storage.database import Connection, Database
from bot.storage.outbox import Owed, RowKind
from bot.storage.people import absences

OPEN_FOR: Final = timedelta(hours=24)
"""How long people have to accept, from when the request stands in its channel."""


@dataclass(frozen=True, slots=True)
class _Company:
    """Who is to play again."""

    people: tuple[int, ...]
    computers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rematches:
    """Asks for rematches, takes answers, and ends requests in time."""

    _database: Database
    _lobbies: Lobbies
    _matches: Matches
    _outbox: Outbox
    _members: Members

    async def ask(self, match: Match, opening: Opening) -> Lobby:
        """Ask the people of a finished game, as one of them, who thereby accepts.

        Who played alone with computers has yet to accept: nobody may do so before the commitment
        can be seen.

        Raises:
            Refused: ``rematch_too_early``, ``not_a_player``, ``rematch_without`` with the
                ``users`` who left the server, ``rematch_asked`` (there is one), ``game_here``.
        """
        company = await self._company(match, opening.host.user_id)
        async with self._database.transaction() as connection:
            game_id = await lobbies.changed_by(connection, opening.interaction_id)
            if game_id is None:
                if await lobbies.open_rematch_of(connection, match.game_id) is not None:
                    raise Refused("rematch_asked")
                terms = replace(match.terms, most_seats=len(match.seats))
                game_id = await self._lobbies.openings.open(connection, opening, terms)
                await _invite(connection, game_id, match.game_id, company, opening.host)
        self._outbox.wake_channel(opening.channel_id)
        return await self._lobbies.load(game_id)

    async def asked_of(self, of_game_id: int) -> Lobby | None:
        """Return the open request for a rematch of a finished game; None without one."""
        asked = await lobbies.open_rematch_of(self._database.reader, of_game_id)
        return None if asked is None else await self._lobbies.load(asked)

    async def accept(self, game_id: int, person: Person, interaction_id: int) -> Lobby:
        """Accept; if everybody has, the game starts.

        If somebody who had accepted has left the server by then, the request is closed instead.

        Raises:
            Refused: ``no_lobby_here``, ``rematch_not_asked``, or ``rematch_without`` with the
                ``users`` who left the server.
        """
        gone = await self._gone(game_id, person.user_id)

        async def change(connection: Connection, lobby: Lobby) -> Lobby:
            _refuse_unasked(lobby, person.user_id)
            if lobby.has_member(person.user_id):
                return lobby
            await lobbies.add_member(connection, game_id, person.user_id)
            await people.put(connection, lobby.where.guild_id, person.user_id, person.name)
            joined = lobby.with_member(person)
            if joined.silent:
                await outbox.withdraw(connection, game_id, RowKind.INVITE, of=person.user_id)
                await owe_edit(connection, joined)
                return joined
            if any(member.user_id in gone for member in joined.people):
                return await _close_without(connection, joined, gone)
            await writing.drop(connection, game_id)
            await self._matches.begin(connection, game_id, interaction_id)
            return replace(joined, status=Status.RUNNING)

        lobby = await self._lobbies.write(game_id, interaction_id, change)
        if lobby.status is Status.CANCELLED:  # just now, or before if this is delivered again
            raise Refused("rematch_without", users=gone) if gone else Refused("no_lobby_here")
        if lobby.status is Status.RUNNING:
            await self._matches.go_on(game_id)
        return lobby

    async def decline(self, game_id: int, user_id: int, interaction_id: int) -> Lobby:
        """Decline, also after having accepted: the request is closed, and its channel told why.

        Raises:
            Refused: ``no_lobby_here``, ``rematch_not_asked``.
        """

        async def change(connection: Connection, lobby: Lobby) -> Lobby:
            _refuse_unasked(lobby, user_id)
            return await close_request(connection, lobby, DECLINED, user_id)

        return await self._lobbies.write(game_id, interaction_id, change)

    async def call_silent(self, game_id: int) -> list[Owed]:
        """Call those who have not answered yet: most of the time is gone."""
        lobby = await self._lobbies.load(game_id)
        present = await self._members.present(lobby.where.guild_id, lobby.silent)
        away = await absences.away_among(self._database.reader, present)
        return [
            Owed(lobby.game_id, lobby.where.channel_id, RowKind.INVITE, user_id=user_id, body=AGAIN)
            for user_id in lobby.silent
            if user_id in present and user_id not in away
        ]

    async def end(self, game_id: int) -> None:
        """Close a request whose time is over."""
        async with self._database.transaction() as connection:
            lobby = await read_lobby(connection, game_id)
            if lobby is not None and lobby.status is Status.LOBBY:
                await close_request(connection, lobby, UNANSWERED, None)
        if lobby is not None:
            self._outbox.drain(lobby.where.channel_id)

    async def is_request(self, game_id: int) -> bool:
        """Tell whether a game is no more than a request for a rematch yet."""
        try:
            lobby = await self._lobbies.load(game_id)
        except Refused:
            return False
        return lobby.is_rematch and lobby.status is Status.LOBBY

    async def _gone(self, game_id: int, but: int) -> tuple[int, ...]:
        """Ask who of those who have accepted a request has left the server."""
        lobby = await self._lobbies.load(game_id)
        if lobby.status is not Status.LOBBY or not lobby.is_rematch:
            return ()
        accepted = [person.user_id for person in lobby.people_but(but)]
        gone = await gone_among(self._members, lobby.where.guild_id, accepted)
        return tuple(user_id for user_id in accepted if user_id in gone)

    async def _company(self, match: Match, asker_id: int) -> _Company:
        """Return who played a game to its end; a computer that played for somebody is no player."""
        if match.public.outcome is None:
            raise Refused("rematch_too_early")
        seated = list(zip(match.seats, match.played_for, strict=True))
        who = [played_for or person.user_id for person, played_for in seated]
        company = _Company(
            tuple(user_id for user_id in who if is_person(user_id)),
            tuple(user_id for user_id in who if is_computer(user_id)),
        )
        if asker_id not in company.people:
            raise Refused("not_a_player")
        await self._refuse_without(match, company.people)
        return company

    async def _refuse_without(self, match: Match, user_ids: Sequence[int]) -> None:
        present = await self._members.present(match.where.guild_id, user_ids)
        left = tuple(who for who in user_ids if who not in present or is_former(who))
        if left:
            raise Refused("rematch_without", users=left)


async def _invite(
    connection: Connection, game_id: int, of_game_id: int, company: _Company, asker: Person
) -> None:
    """Seat the computers and, if there is anybody else, the asker; ask the others."""
    await lobbies.add_rematch(connection, game_id, of_game_id)
    accepted = [asker.user_id] if len(company.people) > 1 else []
    for user_id in (*accepted, *company.computers):
        await lobbies.add_member(connection, game_id, user_id)
    for user_id in company.people:
        await lobbies.add_invited(connection, game_id, user_id)
    await requests.ask(connection, game_id, 0, asker.user_id, company.people)
    await writing.ask(connection, game_id, OPEN_FOR)


async def _close_without(connection: Connection, lobby: Lobby, user_ids: Collection[int]) -> Lobby:
    """Close a request that cannot be without people who have left; they have accepted no more."""
    for user_id in user_ids:
        await lobbies.remove_member(connection, lobby.game_id, user_id)
        lobby = lobby.without(user_id)
    return await close_request(connection, lobby, WITHOUT, None)


def _refuse_unasked(lobby: Lobby, user_id: int) -> None:
    if user_id not in lobby.invited or not lobby.is_rematch:
        raise Refused("rematch_not_asked")
