"""What is read while people wait is found through indexes, however much is stored."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import cast

import pytest

from bot.services.pages.history import Ended, Histories
from bot.services.pages.leaderboard import Chart, Leaderboards, Measure, Period
from bot.services.pages.profiles import Games, Profiles
from bot.services.ratings.updating import rate, withdraw
from bot.services.waiting.serving import URGENT
from bot.storage import (
    clocks,
    games,
    lobbies,
    log,
    messages,
    outbox,
    overview,
    people,
    ratings,
    results,
    reviews,
    seats,
    servers,
)
from bot.storage.calls import pings, requests
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import Connection, Database, open_database
from bot.storage.outbox import Owed, OwedRow, RowKind
from bot.storage.people import absences
from bot.storage.people.forgetting import games_of, must_be_left, replace_person
from bot.storage.people.former import FORMER
from bot.storage.people.personal import about, about_games
from bot.storage.presence import lost_channels, moving, server_presence
from bot.storage.ratings import Ladder
from bot.storage.results import Feats, PersonResult, ResultRow
from bot.storage.times import periods_of
from engine.variants import VARIANTS
from tests.bot.services.clock import Clock
from tests.bot.services.world import World
from tests.empty_database import put_empty_database

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("plans")]  # they share a costly fixture

SCHEMA = "SCAN tables"
"""The list of all tables, which is as short as it is."""

MADE_MEANWHILE = ("VIRTUAL TABLE", "(subquery-")
"""What is no table: values that are given, and what a subquery finds by steps that stand apart."""

NO_TABLE = "SCAN CONSTANT ROW"
"""What is made of given values alone."""

NOW = datetime(2026, 1, 1, tzinfo=UTC)
SERVICES = World(Path(), cast("Database", None), Clock()).services
"""What serves which clocks; they have no database and read none."""

URGENT_KINDS = [kind for kind, service in SERVICES.items() if service.queue == URGENT]
CLOCK = ClockRow(5, ClockKind.TURN, 5, 1, timedelta(1), timedelta(1))
LADDER = Ladder(1, "classic")
PERSON = PersonResult(5, 1, "classic", NOW, 1, is_win=True, is_counted=True, feats=Feats())
RESULT = ResultRow(
    guild_id=1, variant="classic", finished_at=NOW, reason="target", people=(PERSON,), counting=2
)
TOLD = OwedRow(5, 5, 5, RowKind.TURN, 1, 2, 5, None, 0, is_outdated=False, also_calls=6)
ASKED = OwedRow(5, 5, 5, RowKind.LOBBY, 0, 0, None, None, 0, is_outdated=False)
MANY = """
    CREATE TEMP TABLE numbers AS
    WITH RECURSIVE counted AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM counted WHERE n < 500)
    SELECT n FROM counted;
    INSERT INTO games SELECT n, n % 3, n, n, CASE WHEN n % 5 THEN 'finished' ELSE 'running' END,
        'classic', '{}', 4, 'joined', 0, 'en', n, zeroblob(32), '', 0, 1, n, 0, '3d', NULL
        FROM numbers;
    INSERT INTO seats SELECT n, seat, n % 50 + seat, n % 50 + seat, 0, 1, CASE
        WHEN seat = 0 AND n % 5 = 0 THEN 0 END, 2, NULL
        FROM numbers, (SELECT 0 AS seat UNION SELECT 1);
    INSERT INTO results SELECT game_id, guild_id, variant, 0, 'target', 2 FROM games
        WHERE game_id % 5;
    INSERT INTO result_people SELECT game_id, user_id, guild_id, variant, finished_at, 1, 1, 1,
        9, CASE WHEN game_id % 9 THEN 9 END
        FROM results JOIN seats USING (game_id);
    INSERT INTO rating_models VALUES (1, '{}');
    INSERT INTO rating_changes
        SELECT game_id, user_id, guild_id, variant, finished_at, 25, 8, 26, 8, 1 FROM result_people;
    INSERT INTO standings SELECT guild_id, variant, period, user_id, count(*), sum(is_win), 60, 0,
        25, 26, 8 FROM result_people, (SELECT 'all' AS period UNION SELECT '2026-Q1')
        GROUP BY 1, 2, 3, 4;
    INSERT INTO messages SELECT game_id, 10 * game_id + seat, 'turn', 1, 1, game_id FROM seats;
    INSERT INTO people SELECT n % 3, n, 'x' FROM numbers;
    INSERT INTO members SELECT game_id, seat, user_id FROM seats;
    INSERT INTO invited SELECT game_id, user_id FROM seats;
    INSERT INTO log SELECT n, 1, 'action', 0, 'end', NULL, 0, n, 0, NULL FROM numbers;
    INSERT INTO clocks SELECT n, 'turn', n % 50, 1, 1, 1, 1, n, n % 3, 0, '', 0, n FROM numbers
        WHERE n % 5 = 0;
    INSERT INTO clocks SELECT n, 'look', n % 50, 1, 1, 1, 1, n, 0, 0, '', 0, NULL FROM numbers
        WHERE n % 5 = 0;
    INSERT INTO pings SELECT n, n % 50, n FROM numbers;
    INSERT INTO requests SELECT n, 1, n % 50, n % 40, 'called', NULL, n FROM numbers;
    INSERT INTO absences SELECT n, n, n, n % 2 FROM numbers;
    INSERT INTO lost_channels SELECT n, n % 2 FROM numbers WHERE n % 50 = 0;
    INSERT INTO server_presence SELECT n, 1, CASE WHEN n % 50 = 0 THEN n END, 1 FROM numbers;
    INSERT INTO lobby_interactions SELECT n, n FROM numbers;
    INSERT INTO rematches SELECT n, n - 1 FROM numbers WHERE n % 5;
    INSERT INTO outbox (game_id, channel_id, kind, first_revision, last_revision)
        SELECT n, n, 'turn', 1, 1 FROM numbers;
    ANALYZE;
"""

READS: dict[str, Callable[[Connection], Awaitable[object]]] = {
    "open_in": lambda it: games.open_in(it, 5),
    "open_names": lambda it: games.open_names(it, 1),
    "newest_on": lambda it: games.newest_on(it, 1, 5, 100),
    "named": lambda it: games.named(it, 1, 5, "Blue Heron", 100),
    "named_like": lambda it: games.named_like(it, 1, 5, "Blue", 100),
    "newest_finished_in": lambda it: games.newest_finished_in(it, 5),
    "lobbies_opened_before": lambda it: games.lobbies_opened_before(it, NOW),
    "waiting_for": lambda it: overview.waiting_for(it, 5, None),
    "waiting_for on a server": lambda it: overview.waiting_for(it, 5, 1),
    "games waiting for somebody": lambda it: seats.waiting_games(it, 5),
    "people of a game": lambda it: seats.people_of(it, 5),
    "played_for": lambda it: overview.played_for(it, 5),
    "waiting_for_computers": overview.waiting_for_computers,
    "open_on": lambda it: overview.open_on(it, 5, 1),
    "has_won_against": lambda it: results.has_won_against(it, PERSON, 3, 1),
    "first_variants": lambda it: results.first_variants(it, 1, 5),
    "running_alone": lambda it: overview.running_alone(it, 5, 1),
    "own_on": lambda it: overview.own_on(it, 5, 1),
    "has_open_game": lambda it: overview.has_open_game(it, 5, 1),
    "has_open_in": lambda it: overview.has_open_in(it, 5),
    "tidiness": lambda it: messages.tidiness(it, range(5, 9)),
    "keep_newest": lambda it: messages.keep_newest(it, 5),
    "forget_interactions": lambda it: lobbies.forget_interactions(it, 5, 9),
    "members": lambda it: lobbies.members(it, 5),
    "lobby": lambda it: lobbies.read(it, 5, 5),
    "open_rematch_of": lambda it: lobbies.open_rematch_of(it, 5),
    "changed_by": lambda it: lobbies.changed_by(it, 5),
    "entries": lambda it: log.entries(it, 5),
    "seats": lambda it: seats.of_game(it, 5),
    "result": lambda it: results.of_game(it, 5),
    "results without feats": lambda it: results.next_without_feats(it, 5),
    "feats": lambda it: results.add_feats(it, 5, RESULT),
    "deleted result": lambda it: results.delete(it, 5),
    "withdrawn result": lambda it: withdraw(it, 6),
    "games of a day": lambda it: results.played_on_day(it, LADDER, 5, NOW),
    "result that is rated": lambda it: rate(it, 7, RESULT),
    "burial": lambda it: games.bury(it, 5),
    "reminders passed on": lambda it: outbox.pass_on_reminders(it, 5),
    "length": lambda it: log.length(it, 5),
    "endable": lambda it: servers.endable(it, 1, 5, servers.Place(is_over=True, game_id=5), 25),
    "newer endable": lambda it: servers.newer(it, 1, servers.Place(is_over=True, game_id=5), 25),
    "endable game": lambda it: servers.endable_game(it, 5, 5),
    "messages": lambda it: messages.of_kind(it, 5, RowKind.TURN),
    "names": lambda it: people.names(it, 1, [5]),
    "games that name somebody": lambda it: games_of(it, 5),
    "games that somebody must leave": lambda it: must_be_left(it, 5, [5]),
    "all about somebody": lambda it: about(it, 5, [5]),
    "all about somebody in games": lambda it: about_games(it, 5, [5]),
    "logs of games": lambda it: log.rows_of(it, [5]),
    "somebody replaced": lambda it: replace_person(it, 5, FORMER[0], [5]),
    "next_due": lambda it: outbox.next_due(it, 5, NOW),
    "next_time": lambda it: outbox.next_time(it, 5),
    "note_attempt": lambda it: outbox.note_attempt(it, TOLD, 0, NOW),
    "tried elsewhere": lambda it: outbox.tried_elsewhere(it, TOLD, [5]),
    "owe_again": lambda it: outbox.owe_again(it, 5),
    "all_set_aside": lambda it: outbox.all_set_aside(it, 5),
    "set_body": lambda it: outbox.set_body(it, TOLD, ""),
    "drop_direct": lambda it: outbox.drop_direct(it, 5),
    "postpone": lambda it: outbox.postpone(it, 5, NOW),
    "finish_what_it_reports": lambda it: outbox.finish_what_it_reports(it, TOLD),
    "clock": lambda it: clocks.get(it, 5, ClockKind.TURN),
    "clocks of a game": lambda it: clocks.of_game(it, 5),
    "time of a game": lambda it: clocks.in_game(it, 5, [5]),
    "clocks due": lambda it: clocks.due(it, URGENT_KINDS, NOW, 9),
    "next clocks": lambda it: clocks.next_times(it, tuple(SERVICES)),
    "clock of a turn": lambda it: clocks.waiting_in(it, 5),
    "looks": lambda it: clocks.looks_at(it, 5, 1),
    "games of somebody": lambda it: overview.games_of(it, 5),
    "shown": lambda it: clocks.note_shown(it, 5, NOW),
    "reminders": lambda it: clocks.reminders_of(it, 5, 1, NOW),
    "rests": lambda it: pings.rests_until(it, [5], [5], NOW),
    "request": lambda it: requests.of(it, TOLD, NOW),
    "request for a rematch": lambda it: requests.of(it, ASKED, NOW),
    "who has asked": lambda it: requests.asker_of(it, 5, 5),
    "attempt of a request": lambda it: requests.note_attempt(it, TOLD, {5: True}, NOW),
    "call of a request": lambda it: requests.note_called(it, TOLD, [5], NOW),
    "old requests": lambda it: requests.forget_old(it, NOW, 9),
    "away": lambda it: absences.away_among(it, [5]),
    "absences": lambda it: absences.since(it, 5, NOW),
    "review": lambda it: reviews.find(it, 5),
    "reviews that wait": reviews.waiting,
    "reviews of a day": lambda it: reviews.asked_since(it, 70, NOW),
    "what a review has found": lambda it: reviews.entries(it, 5),
    "newest message here": lambda it: messages.newest_here(it, 5, RowKind.TURN),
    "game that is moved": lambda it: moving.set_channel(it, 5, 5),
    "reminders that name it": lambda it: moving.reminders_apart(it, 5, 5),
    "board that calls": lambda it: moving.owes_call(it, 5),
    "row that follows its game": lambda it: moving.follow(it, 5),
    "games that may be moved": lambda it: moving.known_to(it, 1, 5),
    "owes": lambda it: outbox.owes(it, 5, RowKind.TURN),
    "placed_on": lambda it: lost_channels.placed_on(it, [1, 2]),
    "told of channels": lambda it: lost_channels.note_told(it, 5),
    "greeting": lambda it: server_presence.claim_greeting(it, 5),
    "to greet": lambda it: server_presence.to_greet(it, [5, 6]),
    "not greeted": lambda it: server_presence.count_as_greeted(it, [5, 6]),
    "servers left": lambda it: server_presence.gone_since_before(it, NOW),
    "says gone": lambda it: log.says_gone(it, 5),
    "withdraw": lambda it: outbox.withdraw(it, 5, RowKind.TURN),
    "last variant": lambda it: results.last_variant(it, 1, VARIANTS),
    "standings of people": lambda it: ratings.standings_of(it, LADDER, [5, 6], periods_of(NOW)),
    "rated game": lambda it: ratings.note_game(it, LADDER, 5, NOW),
    "changes since": lambda it: ratings.changes_since(it, LADDER),
    "curves": lambda it: ratings.curves(it, LADDER, [5, 6], NOW, 30),
    "effects of a game": lambda it: ratings.effects_of(it, 5, 5),
    "postpone_draft": lambda it: outbox.postpone_draft(it, Owed(5, 5, RowKind.DRAFT)),
}


@pytest.fixture(scope="module", params=["empty", "full"])
def kept(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> bytes:
    """A new database, or one that holds much and knows it."""
    path = tmp_path_factory.mktemp(request.param) / "games.db"
    put_empty_database(path)
    if request.param == "full":
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(MANY)
    return path.read_bytes()


@pytest.fixture
async def database(tmp_path: Path, kept: bytes) -> AsyncIterator[Database]:
    path = tmp_path / "games.db"
    path.write_bytes(kept)
    database = await open_database(path)
    yield database
    await database.close()


async def scans(connection: Connection, work: Callable[[], Awaitable[object]]) -> list[str]:
    """Do some work on a connection; return where it goes through a whole table."""
    scanned = [
        step
        for step in await plans(connection, work)
        if step.startswith("SCAN") and not any(made in step for made in MADE_MEANWHILE)
    ]
    return [step for step in scanned if step not in (SCHEMA, NO_TABLE)]


async def plans(connection: Connection, work: Callable[[], Awaitable[object]]) -> list[str]:
    """Do some work on a connection; return the steps in which SQLite does it."""
    statements: list[str] = []
    await connection.set_trace_callback(statements.append)
    await work()
    steps = [
        detail
        for statement in tuple(statements)
        if statement.startswith(("SELECT", "WITH", "INSERT", "UPDATE", "DELETE", " ", "\n"))
        for *_, detail in await connection.execute_fetchall(f"EXPLAIN QUERY PLAN {statement}")
    ]
    assert steps
    return steps


@pytest.mark.parametrize("name", READS)
async def test_no_table_is_scanned(database: Database, name: str) -> None:
    async with database.transaction() as connection:
        found = await scans(connection, lambda: READS[name](connection))

    assert found == []


@pytest.mark.parametrize("measure", Measure)
@pytest.mark.parametrize("period", Period)
@pytest.mark.parametrize("number", [0, 99])
async def test_no_page_of_a_leaderboard_scans_a_table(
    database: Database, measure: Measure, period: Period, number: int
) -> None:
    leaderboards = Leaderboards(database, lambda: NOW)
    chart = Chart("classic", measure, period)

    async with database.page() as connection:
        pages = connection
    found = await scans(pages, lambda: leaderboards.page(1, chart, number, 5))

    assert found == []


@pytest.mark.parametrize("hidden", [(), (5, 6, 7)])
async def test_no_page_about_somebody_scans_a_table_or_all_games_of_the_server(
    database: Database, hidden: tuple[int, ...]
) -> None:
    profiles = Profiles(database)

    async def work() -> None:
        await profiles.channels_of(1, 5)
        await profiles.of(Games(1, 5, 6, hidden))
        await profiles.of(Games(1, 5, 5, hidden))
        somewhere = Ended(datetime(2026, 1, 1, tzinfo=UTC), 1)
        for variant in (None, "classic"):
            for since, is_newer in ((None, False), (somewhere, False), (somewhere, True)):
                shown = Games(1, 5, 6, hidden)
                await Histories(database).page(shown, variant, since, is_newer=is_newer)

    async with database.page() as connection:
        pages = connection
    found = await scans(pages, work)
    steps = await plans(pages, work)

    assert found == []
    assert [step for step in steps if "(guild_id=?)" in step] == []


async def test_a_scan_is_found(database: Database) -> None:
    async with database.transaction() as connection:
        found = await scans(connection, lambda: outbox.channels(connection))

    assert len(found) == 1
