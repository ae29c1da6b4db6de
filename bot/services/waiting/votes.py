"""Lets the people at a table decide about somebody whose time is over or who has left, or asks."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from bot.services.errors import Refused
from bot.services.games.causes import BY_CLOCK, by_player
from bot.services.games.continuing import Continuation
from bot.services.games.match import Done, Match
from bot.services.games.matches import Matches
from bot.services.games.player_acts import GameChange, by_seat, taken_back
from bot.services.games.vote import Answer, Subject, Vote
from bot.services.games.voting import procedure
from bot.services.games.voting.leaving import note_presence
from bot.services.games.voting.procedure import Electorate
from bot.services.posting.outbox import Outbox
from bot.services.time import writing
from bot.services.waiting.presence import Presence
from bot.storage import clocks, outbox
from bot.storage.clocks import ClockKind
from bot.storage.database import Database
from bot.storage.outbox import Owed, RowKind
from bot.storage.people import absences


@dataclass(frozen=True, slots=True)
class Votes:
    """Opens votes, takes answers, and ends votes in time; ``Matches`` writes them.

    ``default_of`` gives what a server does if its players do not decide.
    """

    _database: Database
    _matches: Matches
    _outbox: Outbox
    _presence: Presence
    _default_of: Callable[[int], Answer]

    async def time_out(self, game_id: int, revision: int) -> None:
        """Ask the others what is to happen, since the time for a turn is over.

        Nothing happens in a game that is no longer played, or if the turn given with entry
        ``revision`` of its log is over.
        """
        match = await self._running(game_id)
        if match is None:
            return
        is_there = await self._presence.look_for(match, _people_of(match), notes_left=False)
        left = [who for who in is_there if not is_there[who]]
        electorate = await self._electorate(match, is_there)
        default = self._default_of(match.where.guild_id)

        def change(_match: Match, continuation: Continuation) -> None:
            # With what comes of it: who has left is told so in other words when they are late.
            note_presence(continuation, dict.fromkeys(left, False))
            procedure.time_out(continuation, revision, electorate, default)

        await self._carry_out_in_time(game_id, change)

    async def ask_about_gone(self, game_id: int) -> None:
        """Ask the others what is to happen, since whoever is on turn left the server a while ago.

        They are looked for once more before.
        """
        match = await self._running(game_id)
        if match is None:
            return
        is_there = await self._presence.look_for(match, _people_of(match))
        electorate = await self._electorate(match, is_there)

        def change(_match: Match, continuation: Continuation) -> None:
            procedure.ask_about_gone(continuation, electorate)

        await self._carry_out_in_time(game_id, change)

    async def call_voters(self, game_id: int, revision: int) -> None:
        """Call those who have not answered yet: most of the time is gone."""
        clock = await clocks.get(self._database.reader, game_id, ClockKind.VOTE)
        if clock is None or clock.revision != revision:
            return
        match = await self._matches.load(game_id)
        owed, vote = [], match.vote
        silent = [] if vote is None else [(seat, match.seats[seat].user_id) for seat in vote.silent]
        is_there = await self._presence.look_for(match, [user for _, user in silent])
        away = await absences.away_among(self._database.reader, is_there)
        silent = [(seat, user) for seat, user in silent if is_there.get(user) and user not in away]
        if silent:
            call = Owed(
                game_id, match.where.channel_id, RowKind.VOTE_CALL, revision, match.revision
            )
            owed.append(replace(call, body=json.dumps(silent)))
        async with self._database.transaction() as connection:
            if await writing.note_served(connection, clock, at=None):
                await outbox.withdraw(connection, game_id, RowKind.VOTE_CALL)
                await outbox.add(connection, owed)
        self._outbox.drain(match.where.channel_id)

    async def end_vote(self, game_id: int, revision: int) -> None:
        """Decide a vote whose time is over; whoever had left is looked for once more before."""
        match = await self._running(game_id)
        if match is None:
            return
        await self._look_before(match)

        def change(_match: Match, continuation: Continuation) -> None:
            procedure.end_vote(continuation, revision)

        await self._carry_out_in_time(game_id, change)

    async def answer(
        self, game_id: int, who: int, revision: int, given: Answer, interaction_id: int
    ) -> Done:
        """Take somebody's answer to the vote that entry ``revision`` asked for.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``not_a_player``, ``vote_over``,
                ``not_a_voter``, ``not_offered``.
        """
        # If they are back there is nothing left to answer.
        await self._look_before(await self._matches.load(game_id))

        def change(match: Match, continuation: Continuation) -> None:
            seat = match.seat_of(who)
            if seat is None:
                raise match.refusal_of(who)
            procedure.answer(continuation, seat, revision, given)

        return await self._matches.carry_out(game_id, by_player(interaction_id), change)

    async def ask_to_take_back(
        self, game_id: int, who: int, interaction_id: int, revision: int | None = None
    ) -> Done:
        """Take back a player's last action if that is free, else ask the others about their turn.

        ``revision`` is that of the game when the clicked button was made, None for a command.

        Raises:
            Refused: as ``Matches.act``, or ``nothing_to_take_back``, ``vote_open``,
                ``asked_before``, ``nobody_to_ask``.
        """
        match = await self._matches.load(game_id)
        voters = await self.voters(match, but=(match.seat_of(who),))

        def change(now: Match, seat: int, continuation: Continuation) -> None:
            if now.can_undo(seat):
                taken_back(now, seat, continuation)
            else:
                procedure.ask_to_take_back(continuation, seat, voters)

        by = by_seat(who, revision, change)
        cause = replace(by_player(interaction_id), asker=who)
        return await self._matches.carry_out(game_id, cause, by)

    async def may_take_back(self, match: Match, user_id: int) -> bool:
        """Tell whether somebody may take something back now, or ask the others about it.

        Nobody can be asked who has left the server, as far as is known, or who is away.
        """
        seat = match.seat_of(user_id)
        if seat is None or match.can_undo(seat) or seat not in match.may_take_back:
            return seat is not None and match.can_undo(seat)
        out = {seat, *match.gone, *match.public.resigned}
        others = [it for number, it in enumerate(match.seats) if number not in out]
        people = {person.user_id for person in others if not person.is_computer}
        away = await absences.away_among(self._database.reader, people)
        return not people or bool(people - away)  # without others it is free

    async def nudge(self, game_id: int, who: int, interaction_id: int) -> Match:
        """Ask whoever is on turn to play; if they have left the server the others are told.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``not_a_player``, ``nudge_nobody``,
                ``nudged_before``, ``nudged_is_away`` (they would not be called).
        """
        match = await self._matches.load(game_id)
        waits_for = match.waits_for
        may_ask = match.seat_of(who) not in (None, match.public.to_act)
        is_there: dict[int, bool] = {}
        if waits_for is not None and not waits_for.is_computer and may_ask:
            is_there = await self._presence.ask(match, [waits_for.user_id])
            if not all(is_there.values()):
                await self._presence.note_there(game_id, is_there)
                return await self._matches.load(game_id)
            absence = await absences.present(self._database.reader, waits_for.user_id)
            if absence is not None:
                raise Refused("nudged_is_away", name=waits_for.name, until=absence.until)

        def change(now: Match, continuation: Continuation) -> None:
            seat = now.seat_of(who)
            if seat is None or seat in now.public.resigned:
                raise now.refusal_of(who)
            procedure.nudge(continuation, seat)
            note_presence(continuation, is_there)

        done = await self._matches.carry_out(game_id, by_player(interaction_id), change)
        for user_id in is_there:
            await self._presence.note_nudged(match.where.guild_id, user_id)
        return done.match

    async def voters(self, match: Match, but: Collection[int | None]) -> tuple[int, ...]:
        """Return the seats of those who may answer a request now: the one rule for all votes.

        They play themselves, are on the server, and are not away; ``but`` are left out.
        """
        is_there = await self._presence.look_for(match, _people_of(match))
        return (await self._electorate(match, is_there, but)).voters

    async def _electorate(
        self, match: Match, is_there: Mapping[int, bool], but: Collection[int | None] | None = None
    ) -> Electorate:
        """Return who may answer; ``but`` (if None, whoever is on turn) are left out."""
        left_out = (match.public.to_act,) if but is None else but
        seats = {
            seat: person.user_id
            for seat, person in enumerate(match.seats)
            if is_there.get(person.user_id)
            and seat not in match.public.resigned
            and seat not in left_out
        }
        away = await absences.away_among(self._database.reader, seats.values())
        voters = tuple(seat for seat, user in seats.items() if user not in away)
        return Electorate(voters, may_come=len(voters) < len(seats))

    async def _look_before(self, match: Match) -> None:
        """Look for whom the open vote is about, if it is because they have left the server."""
        vote: Vote | None = match.vote
        if vote is not None and not vote.decided and vote.subject is Subject.GONE:
            await self._presence.look_for(match, [match.seats[vote.seat].user_id])

    async def _running(self, game_id: int) -> Match | None:
        """Return a game that is played; None if it is paused, closed or deleted by now."""
        with suppress(Refused):
            return await self._matches.load(game_id)
        return None

    async def _carry_out_in_time(self, game_id: int, change: GameChange) -> None:
        """Change a game for its clock, unless it was closed or deleted just before."""
        with suppress(Refused):
            await self._matches.carry_out(game_id, BY_CLOCK, change)


def _people_of(match: Match) -> list[int]:
    return [person.user_id for person in match.seats]
