"""Lets the people at a table decide about somebody whose time is over."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from typing import Protocol

from bot.services.errors import Refused
from bot.services.games import voting
from bot.services.games.causes import BY_CLOCK, by_player
from bot.services.games.continuing import Continuation
from bot.services.games.match import Done, Match
from bot.services.games.matches import Matches
from bot.services.games.votes import Answer
from bot.services.posting.outbox import Outbox
from bot.storage import absences, clocks, outbox
from bot.storage.clocks import ClockKind
from bot.storage.database import Database
from bot.storage.outbox import Owed, RowKind


class Members(Protocol):
    """What Discord tells of a server's members."""

    async def present(self, guild_id: int, user_ids: Collection[int], /) -> frozenset[int]:
        """Return those of some users who are on a server; all whom Discord does not deny."""


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
        voters = await self._voters(match)
        default = self._default_of(match.guild_id)

        def change(_match: Match, continuation: Continuation) -> None:
            voting.time_out(continuation, revision, voters, default)

        await self._matches.carry_out(game_id, BY_CLOCK, change)

    async def call_voters(self, game_id: int, revision: int) -> None:
        """Call those who have not answered yet: most of the time is gone."""
        clock = await clocks.get(self._database.reader, game_id, ClockKind.VOTE)
        if clock is None or clock.revision != revision:
            return
        match = await self._matches.load(game_id)
        owed, vote = [], match.vote
        if vote is not None and vote.silent:
            silent = [(seat, match.seats[seat].user_id) for seat in vote.silent]
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

    async def end_vote(self, game_id: int, revision: int) -> None:
        """Decide a vote whose time is over."""

        def change(_match: Match, continuation: Continuation) -> None:
            voting.end_vote(continuation, revision)

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

    async def nudge(self, game_id: int, who: int, interaction_id: int) -> Match:
        """Ask whoever is on turn to play; if they have left the server, ask the others instead.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``not_a_player``, ``nudge_nobody``,
                ``nudged_before``.
        """
        match = await self._matches.load(game_id)
        waits_for = match.waits_for
        if waits_for is not None and not waits_for.is_computer and match.seat_of(who) is not None:
            present = await self._members.present(match.guild_id, [waits_for.user_id])
            if not present:
                await self.time_out(game_id, match.revision)
                return await self._matches.load(game_id)

        def change(now: Match, continuation: Continuation) -> None:
            seat = now.seat_of(who)
            if seat is None or seat in now.public.resigned:
                raise Refused("not_a_player")
            voting.nudge(continuation, seat)

        return (await self._matches.carry_out(game_id, by_player(interaction_id), change)).match

    async def _voters(self, match: Match) -> tuple[int, ...]:
        """Return the seats of the people who may vote about the one on turn."""
        seats = {
            seat: person.user_id
            for seat, person in enumerate(match.seats)
            if not person.is_computer
            and seat not in match.public.resigned
            and seat != match.public.to_act
        }
        present = await self._members.present(match.guild_id, seats.values())
        away = await absences.away_among(self._database.reader, seats.values())
        return tuple(seat for seat, user in seats.items() if user in present - away)
