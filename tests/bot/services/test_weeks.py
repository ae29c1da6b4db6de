"""Weeks of two games at random: moves, silence, votes, holidays, outages and restarts."""

import random
from collections import defaultdict
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.match import Match
from bot.services.games.vote import Subject
from bot.services.lobby import Pace
from bot.services.posting.calls import games_of
from bot.services.posting.sending import Detail, OwedRow, Sent, Undeliverable
from bot.services.waiting.seat_offers import Handover
from bot.storage import clocks, outbox, seats
from bot.storage.calls.pings import REST
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import Connection
from bot.storage.outbox import Kind, RowKind, note_attempt
from bot.storage.people import absences
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    ELSEWHERE,
    EVA,
    World,
    open_world,
    proposal,
)

HOUR = timedelta(hours=1).total_seconds()
STEPS = 90
PEOPLE = (ANN, BOB, CEM)
GUESTS = (*PEOPLE, DEE, EVA)
CALLS = (RowKind.TURN, RowKind.REMINDER, RowKind.VOTE, RowKind.VOTE_CALL)


class Weeks:
    """People who do this and that, and whom the bot calls."""

    def __init__(self, world: World, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world = world
        self.chance = random.Random(seed)
        self.calls: dict[tuple[int, int], list[tuple[datetime, Kind]]] = defaultdict(list)
        self.called_turns: list[tuple[int, int]] = []
        self.games: list[int] = []
        self.silent: set[int] = set()
        self.may_call: dict[int, bool] = {}
        self.wrong: list[tuple[OwedRow, tuple[int, ...]]] = []
        self._post = world.courier.post
        world.courier.post = self.post  # type: ignore[method-assign]
        monkeypatch.setattr(outbox, "note_attempt", self.note_attempt)

    async def post(self, row: OwedRow, detail: Detail) -> Sent:
        """Note whom a message calls."""
        if row.channel_id in self.silent:
            raise Undeliverable
        sent = await self._post(row, detail)
        if row.kind in CALLS:
            may_call, has_called = self.may_call[row.row_id], bool(sent.called)
            must_call = may_call and row.kind is RowKind.TURN
            if not must_call <= has_called <= may_call:
                self.wrong.append((row, sent.called))
        for user_id in sent.called:
            for game_id in games_of(row):
                self.calls[game_id, user_id].append((self.world.clock.now(), row.kind))
        if row.kind is RowKind.TURN and sent.called:
            self.called_turns.append((row.game_id, row.last_revision))
        return sent

    async def note_attempt(
        self, connection: Connection, row: OwedRow, seen: int, now: datetime
    ) -> OwedRow | None:
        """Note whether what a row calls for is true at the very instant it is read to be sent."""
        fresh = await note_attempt(connection, row, seen, now)
        if fresh is not None and fresh.kind in CALLS:
            self.may_call[fresh.row_id] = await self.is_true(connection, fresh)
        return fresh

    async def is_true(self, reader: Connection, row: OwedRow) -> bool:
        """Tell whether what a row calls for is true."""
        if row.kind in (RowKind.VOTE, RowKind.VOTE_CALL):
            vote = await clocks.get(reader, row.game_id, ClockKind.VOTE)
            return vote is not None and vote.revision == row.first_revision
        if row.user_id is None:  # whoever is on turn has left the server
            return False
        is_away = row.user_id in await absences.away_among(reader, [row.user_id])
        later = await reader.execute_fetchall(
            "SELECT 1 FROM outbox WHERE game_id = ? AND row_id > ? AND kind IN ('turn', 'result')",
            (row.game_id, row.row_id),
        )
        on_turn = {
            seat.user_id
            for game_id in games_of(row)
            for seat in await seats.of_game(reader, game_id)
            if seat.waiting_since is not None
        }
        is_last = not list(later) or row.kind is RowKind.REMINDER
        return row.user_id in on_turn and not is_away and is_last

    async def step(self, game_id: int) -> None:
        """Something happens, or nothing for a while."""
        world = self.world
        await world.pass_time(self.chance.choice((60.0, HOUR, 5 * HOUR, 13 * HOUR, 30 * HOUR)))
        if self.chance.random() < 0.5:
            await self.hear_again()
        try:
            match = await world.matches.load(game_id)
        except Refused:
            who = self.chance.choice(GUESTS).user_id
            cause = by_player(world.interaction())
            again = self.chance.choice((world.matches.resume, world.matches.come_back))
            try:
                await again(game_id, who, cause)
            except Refused:
                return
            return
        if match.waits_for is None:
            return
        likely = (self.move, self.move, self.move, self.vote, self.vote)
        others = (self.rest, self.leave, self.outage, self.silence, self.take_back, self.hand_over)
        await self.chance.choice((*likely, *others))(match)
        await world.settle()

    async def move(self, match: Match) -> None:
        assert match.waits_for is not None
        if not match.waits_for.is_computer:
            self.world.server.gone.discard(match.waits_for.user_id)
            await self.world.take_turn(match)

    async def vote(self, match: Match) -> None:
        """A voter answers, if anything is asked."""
        if match.vote is None or match.vote.decided or not match.vote.silent:
            return
        seat = self.chance.choice(match.vote.silent)
        is_about_gone = match.vote.subject is Subject.GONE
        with suppress(*((Refused,) if is_about_gone else ())):  # they may be found to be back
            await self.world.votes.answer(
                match.game_id,
                match.seats[seat].user_id,
                match.vote.revision,
                self.chance.choice((*match.vote.choices[:1] * 2, *match.vote.choices)),
                self.world.interaction(),
            )

    async def take_back(self, match: Match) -> None:
        """Somebody wants their turn back."""
        who = self.chance.choice(match.seats).user_id
        with suppress(Refused):
            await self.world.votes.ask_to_take_back(match.game_id, who, self.world.interaction())

    async def hand_over(self, match: Match) -> None:
        """Somebody answers an offer, or wants a seat to be given to somebody else."""
        game_id, interaction = match.game_id, self.world.interaction()
        with suppress(Refused):
            if match.offer is not None:
                offers = self.world.offers
                answer = self.chance.choice((offers.take_over, offers.take_over, offers.decline))
                await answer(game_id, match.offer.user_id, match.offer.revision, interaction)
            else:
                seat = self.chance.randrange(len(match.seats))
                wanted = Handover(seat, self.chance.choice(GUESTS).user_id)
                who = self.chance.choice(match.seats).user_id
                await self.world.offers.ask(game_id, who, wanted, by_player(interaction))

    async def rest(self, _match: Match) -> None:
        """Somebody goes on holiday, or comes back early."""
        who = self.chance.choice(PEOPLE).user_id
        if not await self.world.away.come_back(who):
            with suppress(Refused):
                await self.world.away.leave(who, self.world.clock.now() + timedelta(days=3))

    async def silence(self, match: Match) -> None:
        """The bot may not write in a channel any more."""
        self.silent.add(match.where.channel_id)

    async def hear_again(self) -> None:
        """It may write everywhere."""
        self.silent.clear()
        await self.world.channels.look_around(lambda _guild, _channel: ())
        await self.world.settle()

    async def leave(self, _match: Match) -> None:
        """Somebody leaves the server, or joins it again."""
        self.world.server.gone ^= {self.chance.choice(PEOPLE).user_id}

    async def all_clocks(self) -> dict[tuple[int, ClockKind, int], ClockRow]:
        """All clocks, by game, kind and the entry with which they began."""
        found = [
            await clocks.get(self.world.database.reader, game_id, kind)
            for game_id in self.games
            for kind in ClockKind
        ]
        return {(clock.game_id, clock.kind, clock.revision): clock for clock in found if clock}

    async def outage(self, _match: Match) -> None:
        """The connection is lost for a while, and then the bot is restarted; neither costs time."""
        world, lasts = self.world, self.chance.choice((60.0, 7 * HOUR))
        await world.settle()
        before = await self.all_clocks()
        await self._lose_and_restart(lasts)
        await world.settle()
        after = await self.all_clocks()
        for key in before.keys() & after.keys():
            old, new = before[key], after[key]
            if old.deadline is None and new.deadline is None:
                assert new.time_left == old.time_left
            elif old.deadline is not None and new.deadline is not None:
                assert new.deadline - old.deadline >= timedelta(seconds=2 * lasts)

    async def _lose_and_restart(self, lasts: float) -> None:
        world = self.world
        world.clocks.lose(0, 1)
        await world.pass_time(lasts)
        await world.clocks.regain(0)
        await world.settle()
        await world.restart(lasts)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
async def test_nobody_is_called_in_vain_and_the_logs_replay(
    path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_world(path) as world:
        await world.resume(world.courier)
        weeks = Weeks(world, seed, monkeypatch)
        weeks.games = [
            (await world.start(BOB, CEM, asked=proposal(pace=pace), channel_id=channel)).game_id
            for pace, channel in ((Pace.DAY, CHANNEL), (Pace.THREE_DAYS, ELSEWHERE))
        ]
        with capture_logs() as logs:
            for _ in range(STEPS):
                await weeks.step(weeks.chance.choice(weeks.games))

        assert [entry for entry in logs if entry["log_level"] == "error"] == []
        assert weeks.wrong == []
        assert len(set(weeks.called_turns)) == len(weeks.called_turns) > 8
        for calls in weeks.calls.values():
            for (earlier, _), (later, kind) in pairwise(calls):
                assert kind is RowKind.TURN or later - earlier >= REST
        assert await check_all(world.database) == (2, [])
