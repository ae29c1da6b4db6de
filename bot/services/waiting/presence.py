"""Who is on a server: asked of Discord, noted in games, and whoever is back is called."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from bot.services.errors import Refused
from bot.services.games.causes import BY_CLOCK
from bot.services.games.continuing import Continuation
from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.services.games.voting.leaving import note_presence
from bot.services.people.holders import is_former, is_person
from bot.services.posting.members import Members
from bot.services.posting.outbox import Outbox
from bot.services.presence_in_logs import gone_in
from bot.services.time import writing
from bot.services.time.board_edits import owe_renewed_boards
from bot.services.waiting.waiting_calls import WaitingCalls
from bot.storage import clocks, log, outbox
from bot.storage.clocks import ClockRow
from bot.storage.database import Database
from bot.storage.outbox import Owed
from bot.storage.people import absences
from bot.storage.people.absences import AbsenceRow


@dataclass(frozen=True, slots=True)
class Presence:
    """Asks who is on a server, and notes what is news."""

    _database: Database
    _matches: Matches
    _outbox: Outbox
    _members: Members
    _calls: WaitingCalls

    async def ask(self, match: Match, user_ids: Collection[int]) -> dict[int, bool]:
        """Ask which of some people in a game are on its server; others are left out."""
        people = [user_id for user_id in user_ids if is_person(user_id) and not is_former(user_id)]
        present = await self._members.present(match.where.guild_id, people)
        return {user_id: user_id in present for user_id in people}

    async def look_for(
        self, match: Match, user_ids: Collection[int], *, notes_left: bool = True
    ) -> dict[int, bool]:
        """Ask which of some people in a game are on its server, and note who has left or is back.

        Whoever is back is called. Without ``notes_left`` the caller notes who has left.
        """
        is_there = await self.ask(match, user_ids)
        holders = {person.user_id: seat for seat, person in enumerate(match.seats)}
        left = [who for who in is_there if not is_there[who] and holders[who] not in match.gone]
        if left and notes_left:
            await self.note_there(match.game_id, dict.fromkeys(left, False))
        for who in is_there:
            if is_there[who] and holders[who] in match.gone:
                await self.welcome(match.where.guild_id, who, [match.game_id])
        return is_there

    async def welcome(self, guild_id: int, user_id: int, game_ids: Collection[int] = ()) -> bool:
        """Note in some games, and in all that wait for them, that somebody is back on a server.

        They are called for what waits, with the first game in which that is news, if it is in any.
        """
        call = await self._calls.for_what_waits(user_id, guild_id)
        waiting = await self._calls.looked_for_in(user_id, guild_id)
        is_news = False
        for game_id in dict.fromkeys((*game_ids, *waiting)):
            owed = () if is_news else call
            is_news |= await self.note_there(game_id, {user_id: True}, owed)
        return is_news

    async def look(self, clock: ClockRow, now: datetime) -> None:
        """Ask once whether somebody is on a server, for all their games there, as a clock wants."""
        guild_id, looks = await self._calls.looks_with(clock)
        if await self._calls.is_there(guild_id, clock.user_id):
            await self.welcome(guild_id, clock.user_id)
        else:
            for look in looks:
                await self.note_there(look.game_id, {clock.user_id: False})
        async with self._database.transaction() as connection:
            renewed = await writing.note_looked(connection, looks, now)
        self._outbox.drain(*renewed)

    async def end_holiday(self, absence: AbsenceRow, now: datetime) -> None:
        """End a holiday, and call its person for what waits, with or without clocks.

        Where they have left the server, or are back on it, that is noted in the games that wait.
        """
        user_id = absence.user_id
        absent = await self._calls.servers_left_by(user_id)
        async with self._database.transaction() as connection:
            if await absences.present(connection, user_id) != absence:
                return  # it was given a new end while Discord was asked
            await absences.end(connection, absence, now)
            await writing.holiday(connection, user_id, now)
            owed = await self._calls.in_transaction(connection, user_id, but_on=absent)
            await outbox.add(connection, owed)
            renewed = await owe_renewed_boards(connection, user_id)
        self._outbox.drain(*renewed, *(row.channel_id for row in owed))
        for game in await clocks.waiting_for(self._database.reader, user_id):
            game_id, is_there = game.clock.game_id, game.guild_id not in absent
            if not is_there or await log.says_gone(self._database.reader, game_id):
                await self.note_there(game_id, {user_id: is_there})

    async def note_nudged(self, guild_id: int, user_id: int) -> None:
        """Note in all games that wait for somebody that they are back: the nudge is their call."""
        for game_id in await self._calls.looked_for_in(user_id, guild_id):
            await self.note_there(game_id, {user_id: True})

    async def note_there(
        self, game_id: int, is_there: Mapping[int, bool], call: Sequence[Owed] = ()
    ) -> bool:
        """Note who has left the server, which the others are told once, or has come back.

        If that is news the messages ``call`` are owed. Tell whether it is.
        """
        is_news = False

        def change(_match: Match, continuation: Continuation) -> None:
            nonlocal is_news
            before = gone_in(continuation.entries)
            note_presence(continuation, is_there)
            is_news = gone_in(continuation.entries) != before

        with suppress(Refused):
            await self._matches.carry_out(game_id, BY_CLOCK, change, also_owed=call)
        self._outbox.drain(*(row.channel_id for row in call if is_news))
        return is_news
