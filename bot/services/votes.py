"""Lets the people at a table decide about somebody whose time is over."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from bot.services.errors import Refused
from bot.services.games import handing_over, voting
from bot.services.games.causes import BY_CLOCK, Cause, by_player
from bot.services.games.continuing import Continuation
from bot.services.games.leaving import note_presence
from bot.services.games.match import Done, Match
from bot.services.games.matches import Matches
from bot.services.games.replacing import Request
from bot.services.games.seat_changes import Change, by_seat, end_pause, taken_back
from bot.services.games.votes import Answer
from bot.services.holders import is_former
from bot.services.posting.outbox import Outbox
from bot.services.servers.members import Members
from bot.storage import absences, clocks, outbox
from bot.storage.clocks import ClockKind
from bot.storage.database import Database
from bot.storage.outbox import Owed, RowKind


@dataclass(frozen=True, slots=True)
class Wanted:
    """Who is to take over which seat."""

    seat: int
    user_id: int


AFTER_A_VOTE: Final = timedelta(minutes=1)
UNKNOWN_END: Final = timedelta(hours=1)
"""A turn's time does not end during another vote: it ends after it, or is looked at again."""


class Votes:
    """Opens votes, takes answers, and ends votes in time; ``Matches`` writes them."""

    def __init__(
        self,
        database: Database,
        matches: Matches,
        outbox: Outbox,
        members: Members,
        default_of: Callable[[int], Answer] = lambda _: Answer.WAIT,
    ) -> None:
        """``default_of`` gives what a server does if its players do not decide."""
        self._database = database
        self._matches = matches
        self._outbox = outbox
        self._members = members
        self._default_of = default_of

    async def time_out(self, game_id: int, revision: int) -> None:
        """Ask the others what is to happen, since the time for a turn is over.

        Nothing happens in a game that is no longer played, or if the turn given with entry
        ``revision`` of its log is over.
        """
        try:
            match = await self._matches.load(game_id)
        except Refused:
            return
        if match.vote is not None and not match.vote.decided:
            await self._put_off(game_id)
            return
        is_there = await self._presence(match, [person.user_id for person in match.seats])
        voters = await self._voters(match, is_there)
        default = self._default_of(match.guild_id)

        def change(_match: Match, continuation: Continuation) -> None:
            note_presence(continuation, is_there)
            voting.time_out(continuation, revision, voters, default)

        await self._carry_out_in_time(game_id, change)

    async def call_voters(self, game_id: int, revision: int) -> None:
        """Call those who have not answered yet: most of the time is gone."""
        clock = await clocks.get(self._database.reader, game_id, ClockKind.VOTE)
        if clock is None or clock.revision != revision:
            return
        match = await self._matches.load(game_id)
        owed, vote = [], match.vote
        silent = [] if vote is None else [(seat, match.seats[seat].user_id) for seat in vote.silent]
        is_there = await self._presence(match, [user for _, user in silent])
        away = await absences.away_among(self._database.reader, is_there)
        silent = [(seat, user) for seat, user in silent if is_there[user] and user not in away]
        if silent:
            call = Owed(
                game_id=game_id,
                channel_id=match.channel_id,
                kind=RowKind.VOTE_CALL,
                first_revision=revision,
                last_revision=match.revision,
                body=json.dumps(silent),
            )
            owed.append(call)
        async with self._database.transaction() as connection:
            if await clocks.set_stage(connection, clock, clock.stage + 1):
                await outbox.withdraw(connection, game_id, RowKind.VOTE_CALL)
                await outbox.add(connection, owed)
        self._outbox.drain(match.channel_id)

    async def note_presence(self, game_id: int, is_there: Mapping[int, bool]) -> None:
        """Note who has left the server, which the others are told once, or has come back."""

        def change(_match: Match, continuation: Continuation) -> None:
            note_presence(continuation, is_there)

        try:
            await self._matches.carry_out(game_id, BY_CLOCK, change)
        except Refused:
            return

    async def end_vote(self, game_id: int, revision: int) -> None:
        """Decide a vote whose time is over."""

        def change(_match: Match, continuation: Continuation) -> None:
            voting.end_vote(continuation, revision)

        await self._carry_out_in_time(game_id, change)

    async def _carry_out_in_time(self, game_id: int, change: Change) -> None:
        """Change a game for its clock, unless it was closed or deleted just before."""
        with suppress(Refused):
            await self._matches.carry_out(game_id, BY_CLOCK, change)

    async def answer(
        self, game_id: int, who: int, revision: int, given: Answer, interaction_id: int
    ) -> Done:
        """Take somebody's answer to the vote that entry ``revision`` asked for.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``not_a_player``, ``vote_over``,
                ``not_a_voter``, ``not_offered``.
        """

        def change(match: Match, continuation: Continuation) -> None:
            seat = match.seat_of(who)
            if seat is None:
                raise Refused("not_a_player")
            voting.answer(continuation, seat, revision, given)

        return await self._matches.carry_out(game_id, by_player(interaction_id), change)

    async def ask_to_take_back(
        self, game_id: int, who: int, interaction_id: int, revision: int | None = None
    ) -> Done:
        """Take back a player's last action if that is free, else ask the others about their turn.

        ``revision`` is that of the game when the clicked button was made, None for a command.

        Raises:
            Refused: as ``Matches.act``, or ``nothing_to_take_back``, ``vote_open``.
        """
        match = await self._matches.load(game_id)
        voters = await self._present(match, but=match.seat_of(who))

        def change(now: Match, seat: int, continuation: Continuation) -> None:
            if now.can_undo(seat):
                taken_back(now, seat, continuation)
            else:
                voting.ask_to_take_back(continuation, seat, voters)

        by = by_seat(who, revision, change)
        return await self._matches.carry_out(game_id, by_player(interaction_id), by)

    async def ask_to_replace(self, game_id: int, who: int, wanted: Wanted, cause: Cause) -> Done:
        """Ask whether somebody may take over a seat, or offer it to them if nobody is to be asked.

        All other people who play themselves must agree, and the seat's own player, unless they
        ask themselves, their time has run out, a computer plays for them, or they have left the
        server. A manager without a seat needs only that player.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``game_finished``, ``not_a_player``,
                ``no_such_seat``, ``newcomer_has_seat``, ``newcomer_not_here``, ``vote_open``.
        """
        match = await self._matches.load(game_id)
        asker, seat = match.seat_of(who), wanted.seat
        _refuse_request(match, asker, seat, cause)
        present = await self._members.present(match.guild_id, [wanted.user_id])
        if not present:
            raise Refused("newcomer_not_here")
        others = await self._present(match, but=asker)
        request = Request(wanted.user_id, asker)

        def change(now: Match, continuation: Continuation) -> None:
            _refuse_request(now, now.seat_of(who), seat, cause)
            is_late = voting.times_out_in_a_row(continuation.entries, seat) > 0
            voters = set(others) - {seat} if asker is not None else set()
            if seat in others and not is_late:
                voters.add(seat)
            handing_over.ask_to_replace(continuation, seat, request, voters)

        return await self._matches.carry_out(game_id, cause, change)

    async def take_over(self, game_id: int, who: int, revision: int, interaction_id: int) -> Done:
        """Give somebody the seat that entry ``revision`` offers them.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``seat_not_offered``,
                ``offered_to_another``, ``newcomer_has_seat``.
        """

        def change(match: Match, continuation: Continuation) -> None:
            end_pause(match, continuation)
            handing_over.take_over(continuation, revision, who)

        cause = by_player(interaction_id)
        return await self._matches.carry_out(game_id, cause, change, is_for_paused=True)

    async def decline(self, game_id: int, who: int, revision: int, interaction_id: int) -> Done:
        """Note that somebody does not take over the seat that entry ``revision`` offers them.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``seat_not_offered``,
                ``offered_to_another``.
        """

        def change(_match: Match, continuation: Continuation) -> None:
            handing_over.decline(continuation, revision, who)

        cause = by_player(interaction_id)
        return await self._matches.carry_out(game_id, cause, change, is_for_paused=True)

    async def nudge(self, game_id: int, who: int, interaction_id: int) -> Match:
        """Ask whoever is on turn to play; if they have left the server, ask the others instead.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``not_a_player``, ``nudge_nobody``,
                ``nudged_before``, ``nudged_is_away`` (they would not be called).
        """
        match = await self._matches.load(game_id)
        waits_for = match.waits_for
        may_ask = match.seat_of(who) not in (None, match.public.to_act)
        if waits_for is not None and not waits_for.is_computer and may_ask:
            present = await self._members.present(match.guild_id, [waits_for.user_id])
            if not present:
                await self.time_out(game_id, match.revision)
                return await self._matches.load(game_id)
            absence = await absences.present(self._database.reader, waits_for.user_id)
            if absence is not None:
                raise Refused("nudged_is_away", name=waits_for.name, until=absence.until)

        def change(now: Match, continuation: Continuation) -> None:
            seat = now.seat_of(who)
            if seat is None or seat in now.public.resigned:
                raise Refused("not_a_player")
            voting.nudge(continuation, seat)

        return (await self._matches.carry_out(game_id, by_player(interaction_id), change)).match

    async def _put_off(self, game_id: int) -> None:
        """Let the end of a turn's time wait until the vote that is open is over."""
        reader = self._database.reader
        turn = await clocks.get(reader, game_id, ClockKind.TURN)
        vote = await clocks.get(reader, game_id, ClockKind.VOTE)
        if turn is not None and turn.deadline is not None:
            end = vote.deadline if vote is not None else None
            until = turn.deadline + UNKNOWN_END if end is None else end + AFTER_A_VOTE
            async with self._database.autocommit() as connection:
                await clocks.put_off(connection, turn, until)

    async def _present(self, match: Match, but: int | None) -> tuple[int, ...]:
        """Return the seats of the people who play and are on the server, without one seat."""
        seats = {
            seat: person.user_id
            for seat, person in enumerate(match.seats)
            if not person.is_computer and seat not in match.public.resigned and seat != but
        }
        is_there = await self._presence(match, list(seats.values()))
        return tuple(seat for seat, user_id in seats.items() if is_there.get(user_id))

    async def _voters(self, match: Match, is_there: Mapping[int, bool]) -> tuple[int, ...]:
        """Return the seats of the people who may vote about the one on turn."""
        seats = {
            seat: person.user_id
            for seat, person in enumerate(match.seats)
            if is_there.get(person.user_id)
            and seat not in match.public.resigned
            and seat != match.public.to_act
        }
        away = await absences.away_among(self._database.reader, seats.values())
        return tuple(seat for seat, user in seats.items() if user not in away)

    async def _presence(self, match: Match, user_ids: Sequence[int]) -> dict[int, bool]:
        """Ask which of some people in a game are on its server; others are left out."""
        people = [user_id for user_id in user_ids if user_id > 0 and not is_former(user_id)]
        present = await self._members.present(match.guild_id, people)
        return {user_id: user_id in present for user_id in people}


def _refuse_request(match: Match, asker: int | None, seat: int, cause: Cause) -> None:
    """Check who asks that a seat be handed over, and that somebody still plays it."""
    if match.public.outcome is not None:
        raise Refused("game_finished")
    resigned = match.public.resigned
    if asker in resigned or (asker is None and not cause.is_by_manager):
        raise Refused("not_a_player")
    if seat in resigned or not 0 <= seat < len(match.seats):
        raise Refused("no_such_seat")
