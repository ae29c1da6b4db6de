"""Weeks of two games at random: moves, silence, votes, holidays, outages and restarts."""

import random
from collections import defaultdict
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.services.away import Away
from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.match import Match
from bot.services.lobby import Pace
from bot.services.posting.courier import Detail, Row, Sent
from bot.services.posting.delivery import games_of
from bot.storage.outbox import RowKind
from bot.storage.pings import REST
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    ELSEWHERE,
    World,
    open_world,
    proposal,
)

HOUR = timedelta(hours=1).total_seconds()
STEPS = 90
PEOPLE = (ANN, BOB, CEM)


class Weeks:
    """People who do this and that, and whom the bot calls."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.chance = random.Random(seed)
        self.calls: dict[tuple[int, int], list[tuple[datetime, RowKind]]] = defaultdict(list)
        self.called_turns: list[tuple[int, int]] = []
        self.away = Away(world.database, world.clocks, world.clock.now)
        self._post = world.courier.post
        world.courier.post = self.post  # type: ignore[method-assign]

    async def post(self, row: Row, detail: Detail) -> Sent:
        """Note whom a message calls."""
        sent = await self._post(row, detail)
        for user_id in sent.called:
            for game_id in games_of(row):
                self.calls[game_id, user_id].append((self.world.clock.now(), row.kind))
        if row.kind is RowKind.TURN and sent.called:
            self.called_turns.append((row.game_id, row.last_revision))
        return sent

    async def step(self, game_id: int) -> None:
        """Something happens, or nothing for a while."""
        world = self.world
        await world.pass_time(self.chance.choice((60.0, HOUR, 5 * HOUR, 13 * HOUR, 30 * HOUR)))
        try:
            match = await world.matches.load(game_id)
        except Refused:
            who = self.chance.choice(PEOPLE).user_id
            cause = by_player(world.interaction())
            again = self.chance.choice((world.matches.resume, world.matches.come_back))
            try:
                await again(game_id, who, cause)
            except Refused:
                return
            return
        if match.waits_for is None:
            return
        await self.chance.choice((self.move, self.move, self.vote, self.rest, self.outage))(match)
        await world.settle()

    async def move(self, match: Match) -> None:
        assert match.waits_for is not None
        if not match.waits_for.is_computer:
            await self.world.take_turn(match)

    async def vote(self, match: Match) -> None:
        """A voter answers, if anything is asked."""
        if match.vote is None or match.vote.decided or not match.vote.silent:
            return
        seat = self.chance.choice(match.vote.silent)
        await self.world.votes.answer(
            match.game_id,
            match.seats[seat].user_id,
            match.vote.revision,
            self.chance.choice(match.vote.choices),
            self.world.interaction(),
        )

    async def rest(self, _match: Match) -> None:
        """Somebody goes on holiday, or comes back early."""
        who = self.chance.choice(PEOPLE).user_id
        if not await self.away.come_back(who):
            with suppress(Refused):
                await self.away.leave(who, self.world.clock.now() + timedelta(days=3))

    async def outage(self, _match: Match) -> None:
        """The connection is lost for a while, and then the bot is restarted."""
        world, lasts = self.world, self.chance.choice((60.0, 7 * HOUR))
        world.clocks.lose(0, 1)
        await world.pass_time(lasts)
        await world.clocks.regain(0)
        await world.settle()
        await world.clocks.close()
        world.clock.pass_time(lasts)
        world.restart()
        await world.computers.resume(world.matches)
        await world.clocks.resume(world.votes)


@pytest.mark.parametrize("seed", range(10))
async def test_nobody_is_called_in_vain_and_the_logs_replay(path: Path, seed: int) -> None:
    async with open_world(path) as world:
        await world.outbox.resume(world.courier)
        await world.clocks.resume(world.votes)
        await world.computers.resume(world.matches)
        weeks = Weeks(world, seed)
        games = [
            (await world.start(BOB, CEM, asked=proposal(pace=pace), channel_id=channel)).game_id
            for pace, channel in ((Pace.DAY, CHANNEL), (Pace.THREE_DAYS, ELSEWHERE))
        ]
        with capture_logs() as logs:
            for _ in range(STEPS):
                await weeks.step(weeks.chance.choice(games))

        assert [entry for entry in logs if entry["log_level"] == "error"] == []
        assert len(set(weeks.called_turns)) == len(weeks.called_turns) > 10
        for calls in weeks.calls.values():
            for (earlier, _), (later, kind) in pairwise(calls):
                assert kind is RowKind.TURN or later - earlier >= REST
        assert await check_all(world.database) == (2, [])
