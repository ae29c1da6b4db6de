"""Games as version 16 has stored them go on with their votes, requests, offers and clocks.

``version_16.sql`` is what that program wrote: games that wait, vote, ask, offer a seat, are paused,
have somebody on holiday or a computer in somebody's place, and two that were finished.
"""

import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.services.games.check import check_all
from bot.services.games.timekeeping import clocks_of
from bot.services.games.vote import Answer, Subject
from bot.storage import clocks, games, log
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.games import Status
from bot.storage.log import EntryKind
from bot.storage.outbox import RowKind
from tests.bot.services.clock import Clock
from tests.bot.services.world import ANN, BOB, CEM, DEE, World, open_world
from tests.bot.stored_games import stored_fold

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).with_name("version_16.sql")
STOPPED = datetime(2026, 3, 5, 21, tzinfo=UTC)
"""When that program ended."""

HOUR = timedelta(hours=1).total_seconds()
DAY = 24 * HOUR

NO_ANSWERS, COMPUTER_PLAYS, NO_PACE, ALONE, LOST, SET_UP = 3, 4, 6, 7, 8, 9
ON_HOLIDAY, VOTING, UNDO, REPLACE, OFFERED = 10, 11, 12, 13, 14
"""What is going on in each game."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the stored database lies."""
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.executescript(SCRIPT.read_text(encoding="utf-8"))
    return path


@pytest.fixture
async def world(path: Path) -> AsyncIterator[World]:
    """The same, an hour later, with the program of today."""
    async with upgraded(path) as world:
        yield world


@asynccontextmanager
async def upgraded(path: Path, *different: str, gone: int = 0) -> AsyncIterator[World]:
    """An hour later, with the program of today, and without somebody who is ``gone``.

    Statements say what was different before.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in different:
            connection.execute(statement)
    clock = Clock()
    clock.pass_time((STOPPED - clock.now()).total_seconds() + HOUR)
    async with open_world(path, clock, first=10**6) as world:
        world.courier.count_from(10**6)  # ids of messages grow
        world.server.gone.add(gone)
        await world.outbox.resume(world.courier)
        await world.computers.resume()
        await world.clocks.resume()
        await world.settle()
        yield world


async def left_of(world: World, game_id: int, kind: ClockKind) -> timedelta | None:
    clock = await clocks.get(world.database.reader, game_id, kind)
    return None if clock is None or clock.deadline is None else clock.deadline - world.clock.now()


async def clocks_told(world: World, first: int, last: int) -> list[tuple[object, ...]]:
    """The clocks of some games as they would be if those had been played today."""
    told = []
    for game_id in range(first, last + 1):
        row = await games.get(world.database.reader, game_id)
        assert row is not None
        told += clocks_of(row, await stored_fold(world.database, game_id))
    return [_known(clock) for clock in told]


def _known(clock: ClockRow) -> tuple[object, ...]:
    """What a migration can know of a clock: not since which entry one of the new ones runs."""
    is_new = clock.kind in (ClockKind.IDLE, ClockKind.LOOK)
    revision = 0 if is_new else clock.revision
    return clock.game_id, clock.kind, clock.user_id, revision, clock.span


async def test_nothing_is_wrong_and_no_rating_moves(path: Path) -> None:
    ratings = "SELECT game_id, user_id, mu, sigma FROM rating_changes ORDER BY 1, 2"
    with closing(sqlite3.connect(path)) as connection:
        before = connection.execute(ratings).fetchall()

    async with open_world(path) as world:
        count, findings = await check_all(world.database)
        after = [*await world.database.reader.execute_fetchall(ratings)]

    assert (count, findings) == (14, [])
    assert after == before
    assert len(before) >= 5


async def test_clocks_go_on_with_the_time_that_they_had(world: World) -> None:
    assert await left_of(world, SET_UP, ClockKind.TURN) == timedelta(days=2)
    assert await left_of(world, UNDO, ClockKind.TURN) == timedelta(days=3)
    assert await left_of(world, VOTING, ClockKind.VOTE) == timedelta(days=1)
    assert await left_of(world, ON_HOLIDAY, ClockKind.TURN) is None
    await world.pass_time(4 * DAY)
    assert await left_of(world, ON_HOLIDAY, ClockKind.TURN) is not None


async def test_every_game_has_the_clocks_that_its_log_tells(world: World) -> None:
    told = {*await clocks_told(world, NO_ANSWERS, OFFERED)}
    stored = {
        _known(clock)
        for game_id in range(NO_ANSWERS, OFFERED + 1)
        for clock in await clocks.of_game(world.database.reader, game_id)
    }

    assert stored == told
    assert len(stored) > 20


async def test_an_open_vote_keeps_what_it_offered_and_what_that_means(world: World) -> None:
    match = await world.matches.load(VOTING)
    assert match.vote is not None
    assert match.vote.choices == (Answer.WAIT, Answer.SKIP, Answer.COMPUTER)
    assert match.vote.answers == {1: Answer.COMPUTER}

    match = await world.decide(match, Answer.COMPUTER)

    assert match.seat_played_for(ANN.user_id) == 0  # plays on, as it was offered


@pytest.mark.parametrize(("game_id", "subject"), [(UNDO, Subject.UNDO), (REPLACE, Subject.REPLACE)])
async def test_open_requests_are_answered_as_they_were_asked(
    world: World, game_id: int, subject: Subject
) -> None:
    match = await world.matches.load(game_id)
    assert match.vote is not None
    assert (match.vote.subject, match.vote.decided) == (subject, "")

    for who in (BOB, CEM):
        done = await world.votes.answer(
            game_id, who.user_id, match.vote.revision, Answer.YES, world.interaction()
        )

    assert done.match.vote is not None
    assert done.match.vote.decided == Answer.YES


async def test_offers_of_before_end_two_days_after_the_upgrade(world: World) -> None:
    assert (await world.matches.load(OFFERED)).offer is not None
    assert await left_of(world, OFFERED, ClockKind.OFFER) == timedelta(days=2)

    await world.pass_time(2 * DAY)

    assert (await world.matches.load(OFFERED)).offer is None


async def test_an_offer_of_before_can_be_taken_at_once(world: World) -> None:
    offer = (await world.matches.load(OFFERED)).offer
    assert offer is not None

    done = await world.offers.take_over(OFFERED, DEE.user_id, offer.revision, world.interaction())

    assert done.match.seat_of(DEE.user_id) == 0


async def test_offers_of_before_stay_as_they_are_and_end_one_after_another(path: Path) -> None:
    without_the_owners_yes = "UPDATE log SET body = '103' WHERE game_id = 14 AND revision = 8"
    another = "INSERT INTO log VALUES (12, 10, 'offered', 0, '103', 'player', 1, 1, 0, NULL)"
    async with upgraded(path, without_the_owners_yes, another) as world:
        ends = {await left_of(world, game_id, ClockKind.OFFER) for game_id in (UNDO, OFFERED)}
        assert ends == {timedelta(days=2), timedelta(days=2, seconds=6)}

        await world.votes.nudge(OFFERED, BOB.user_id, world.interaction())

        clock = await clocks.get(world.database.reader, OFFERED, ClockKind.OFFER)
        assert clock is not None
        assert clock.stage == 1  # nobody waits until its owner was told
        assert await left_of(world, OFFERED, ClockKind.OFFER) in ends


async def test_what_was_given_up_or_never_asked_is_done(path: Path) -> None:
    given_up = (
        "UPDATE clocks SET stage = 2 WHERE game_id = 11 AND kind = 'vote'",
        "UPDATE clocks SET stage = 3, deadline = NULL WHERE game_id = 9",
    )
    told = "INSERT INTO log VALUES (6, 5, 'gone', 0, '100', 'clock', 1772571600000, NULL, 0, NULL)"
    alone = told.replace("(6, ", "(7, ")
    async with upgraded(path, *given_up, told, alone, gone=ANN.user_id) as world:
        # Nobody is asked about who is alone with computers, but they may come back.
        assert await left_of(world, ALONE, ClockKind.GONE) is None
        assert await left_of(world, ALONE, ClockKind.LOOK) is not None
        asked = [(await world.matches.load(game_id)).vote for game_id in (NO_PACE, SET_UP)]
        assert [vote and vote.subject for vote in asked] == [Subject.GONE, Subject.TIME_OUT]

        await world.pass_time(DAY)

        entries = await log.entries(world.database.reader, VOTING)
        assert EntryKind.DECIDED in {entry.kind for entry in entries}


async def test_a_host_waits_while_somebody_else_is_away(path: Path) -> None:
    away = "INSERT INTO absences VALUES (101, 1772658000000, 1773658000000, 0)"
    owed = (
        "INSERT INTO outbox (game_id, channel_id, kind, first_revision, last_revision, user_id)"
        " VALUES (11, 14, 'resumed', 1, 1, 101)"
    )
    long_ago = "UPDATE log SET at = at - 700000000 WHERE game_id = 5 AND kind = 'paused'"
    async with upgraded(path, away, owed, long_ago) as world:
        clock = await clocks.get(world.database.reader, NO_ANSWERS, ClockKind.HOST)
        over = await clocks.get(world.database.reader, 5, ClockKind.HOST)
        lines = [it.row for it in world.courier.channels[14] if it.row.kind is RowKind.RESUMED]

    assert clock is not None
    assert (clock.deadline, clock.time_left) == (None, timedelta(days=7))
    assert over is not None
    assert over.deadline is not None
    assert over.deadline < STOPPED  # that host may close it already
    # An owed line still names who let a game go on, and calls nobody.
    assert [(line.body, line.user_id) for line in lines] == [(str(BOB.user_id), None)]


async def test_the_long_spans_begin_at_the_upgrade(world: World) -> None:
    for game_id in (NO_PACE, ALONE):
        assert await left_of(world, game_id, ClockKind.IDLE) == timedelta(days=14)
    for game_id in (NO_ANSWERS, LOST):
        assert await left_of(world, game_id, ClockKind.CLOSING) == timedelta(days=30)


async def test_the_first_looks_do_not_come_in_one_moment(world: World) -> None:
    running = (NO_PACE, SET_UP, VOTING, REPLACE, OFFERED, UNDO, ON_HOLIDAY)
    looks = [await left_of(world, game_id, ClockKind.LOOK) for game_id in running]

    apart = {None if left is None else (left - timedelta(hours=6)).seconds for left in looks}

    assert len(apart) == len(running)
    assert {second for second in apart if second is not None} <= set(range(0, 60, 6))


async def test_two_months_later_every_game_is_over_or_goes_on(world: World) -> None:
    for _ in range(62 * 24):
        await world.pass_time(HOUR)

    statuses = Counter[Status]()
    for game_id in range(1, 15):
        row = await games.get(world.database.reader, game_id)
        assert row is not None
        statuses[row.status] += 1
    assert set(statuses) <= {Status.FINISHED, Status.CLOSED}, statuses
    assert await check_all(world.database) == (14, [])


async def test_lines_and_closings_come_at_most_ten_a_minute(world: World) -> None:
    await world.pass_time(13 * DAY)
    before = await paused(world)
    await world.pass_time(DAY)
    first = await paused(world)

    await world.pass_time(6)

    assert before == 0
    assert (first, await paused(world)) == (1, 2)


async def paused(world: World) -> int:
    """How many games were paused since nobody plays."""
    rows = await world.database.reader.execute_fetchall(
        "SELECT count(*) FROM log WHERE kind = ? AND body = 'nobody_plays'", (EntryKind.PAUSED,)
    )
    return next(int(count) for (count,) in rows)


async def test_a_computer_still_plays_for_somebody(world: World) -> None:
    match = await world.matches.load(COMPUTER_PLAYS)

    assert match.seat_played_for(ANN.user_id) == 0
    assert RowKind.PAUSED not in world.courier.kinds(COMPUTER_PLAYS)
