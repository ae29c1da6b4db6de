"""What is stored of a server that the bot has left is deleted after 30 days, and nothing else."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.pages.leaderboard import Chart, Measure
from bot.services.people import Person
from bot.services.servers.server_presence import KEPT, ServerPresence
from bot.services.servers.server_settings import Servers
from bot.services.tidying import tidy
from bot.storage.copying.backup import back_up
from bot.storage.database import Connection
from bot.storage.presence import server_presence
from tests.bot.services.world import ANN, BOB, CEM, GUILD, World, proposal

Delete = Callable[[Connection, int], Awaitable[None]]
APP, OTHER_APP = 1, 2
HERE, AWAY = GUILD, 71
MOMENT = timedelta(seconds=1)


class KilledError(Exception):
    """The bot is killed."""


@pytest.fixture
def presence(world: World) -> ServerPresence:
    return ServerPresence(world.database, world.clock.now)


class Copies:
    """Copies that are made of a world's database."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.made: list[Path] = []

    async def __call__(self) -> None:
        target = self.world.path.with_name(f"copy-{len(self.made)}")
        back_up(self.world.path, target)
        self.made.append(target)

    async def tidy(self, forget: Callable[[int], None] = lambda _: None) -> None:
        await tidy(self.world.database, self.world.clock.now(), self, forget)


def rows_of(path: Path, guild_id: int) -> dict[str, int]:
    """Count a server's rows by table."""
    with closing(sqlite3.connect(path)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema"
            " WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")]  # fmt: skip
        counts = {}
        for table in tables:
            names = {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
            if "guild_id" in names:
                where = "guild_id = ?1"
            elif "game_id" in names:
                where = "game_id IN (SELECT game_id FROM games WHERE guild_id = ?1)"
            else:
                continue
            query = f"SELECT count(*) FROM {table} WHERE {where}"  # noqa: S608
            ((counts[table],),) = connection.execute(query, (guild_id,))
    return {table: count for table, count in counts.items() if count}


async def play(world: World, guild_id: int, channel_id: int, *guests: Person) -> int:
    """Ann and guests play two rounds on a server, then she resigns; another game runs."""
    for channel in (channel_id, channel_id + 1):
        lobby = await world.lobbies.open_lobby(
            guild_id, channel, ANN, proposal(), world.interaction()
        )
        for guest in guests:
            await world.lobbies.join(lobby.game_id, guest, world.interaction())
        match = await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())
        for _ in range(2 * len(match.seats)):
            match = await world.take_turn(match)
    for who in (ANN, *guests[1:]):
        await world.matches.resign(match.game_id, who.user_id, by_player(world.interaction()))
    await world.settle()
    return match.game_id


async def test_the_data_of_a_server_goes_30_days_after_it_was_left(
    world: World, presence: ServerPresence
) -> None:
    await play(world, HERE, 100, BOB)
    await play(world, AWAY, 200, BOB, CEM)
    await presence.meet([HERE, AWAY], APP)
    copies = Copies(world)
    await copies.tidy()
    before = rows_of(world.path, HERE)
    before.pop("pings")  # calls older than a day are forgotten
    await presence.leave(AWAY)
    world.clock.pass_time((KEPT - MOMENT).total_seconds())
    await copies.tidy()
    kept = rows_of(world.path, AWAY)

    world.clock.pass_time(MOMENT.total_seconds())
    await copies.tidy()
    await copies.tidy()

    assert {"games", "log", "people", "standings", "result_people"} <= set(kept)
    assert rows_of(world.path, AWAY) == {}
    assert rows_of(world.path, HERE) == before
    assert [rows_of(copy, AWAY) for copy in copies.made] == [kept]
    assert await check_all(world.database) == (2, [])


async def test_what_its_managers_chose_is_forgotten_with_a_server(
    world: World, presence: ServerPresence
) -> None:
    servers, copies = Servers(world.database), Copies(world)
    for guild_id in (HERE, AWAY):
        await servers.change(guild_id, replace(servers.of(guild_id), time_out="skip"))
    await presence.meet([HERE, AWAY], APP)
    await presence.leave(AWAY)

    world.clock.pass_time(KEPT.total_seconds())
    await copies.tidy(servers.forget)

    assert servers.of(AWAY) == servers.of(None)
    assert servers.of(HERE).time_out == "skip"


async def test_its_return_ends_the_count(world: World, presence: ServerPresence) -> None:
    await play(world, AWAY, 200, BOB)
    copies = Copies(world)
    for returns in (presence.join(AWAY, APP), presence.meet([AWAY], APP)):
        await presence.leave(AWAY)
        world.clock.pass_time(KEPT.total_seconds() / 2)
        await returns
        world.clock.pass_time(KEPT.total_seconds())
        await copies.tidy()

    assert copies.made == []
    assert "games" in rows_of(world.path, AWAY)


async def test_leaving_again_counts_from_the_first_time(
    world: World, presence: ServerPresence
) -> None:
    await play(world, AWAY, 200, BOB)
    await presence.leave(AWAY)
    world.clock.pass_time(KEPT.total_seconds() - 1)
    await presence.leave(AWAY)
    world.clock.pass_time(1)
    await Copies(world).tidy()

    assert rows_of(world.path, AWAY) == {}


@pytest.mark.parametrize(("application", "is_left"), [(APP, True), (OTHER_APP, False)])
async def test_only_the_same_application_misses_a_server(
    world: World, presence: ServerPresence, application: int, *, is_left: bool
) -> None:
    await presence.meet([HERE, AWAY], APP)

    await presence.meet([HERE], application)

    gone = await server_presence.gone_since_before(world.database.reader, world.clock.now())
    assert gone == ([AWAY] if is_left else [])


async def test_a_server_from_before_the_upgrade_is_missed_once_it_is_left(
    world: World, presence: ServerPresence
) -> None:
    await play(world, AWAY, 200, BOB)
    await presence.meet([HERE], APP)
    before = await server_presence.gone_since_before(world.database.reader, world.clock.now())

    await presence.leave(AWAY)

    gone = await server_presence.gone_since_before(world.database.reader, world.clock.now())
    assert (before, gone) == ([], [AWAY])


async def test_without_a_copy_nothing_is_deleted(world: World, presence: ServerPresence) -> None:
    await play(world, AWAY, 200, BOB)
    await presence.leave(AWAY)
    world.clock.pass_time(KEPT.total_seconds())
    await tidy(world.database, world.clock.now())
    before = rows_of(world.path, AWAY)

    async def fail() -> None:
        raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        await tidy(world.database, world.clock.now(), fail)

    assert rows_of(world.path, AWAY) == before


async def test_a_deletion_that_is_cut_short_leaves_whole_games_and_goes_on(
    world: World, presence: ServerPresence, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(world, AWAY, 200, BOB, CEM)
    await presence.leave(AWAY)
    world.clock.pass_time(KEPT.total_seconds())
    copies, delete = Copies(world), server_presence.delete_game
    monkeypatch.setattr(server_presence, "delete_game", once(delete))

    with pytest.raises(KilledError):
        await copies.tidy()
    cut = await check_all(world.database)
    monkeypatch.setattr(server_presence, "delete_game", delete)
    await copies.tidy()

    assert cut == (1, [])
    assert rows_of(world.path, AWAY) == {}


def once(delete: Delete) -> Delete:
    """Let only the first of some deletions end."""
    begun: list[int] = []

    async def deleting(connection: Connection, game_id: int) -> None:
        await delete(connection, game_id)
        begun.append(game_id)
        if len(begun) > 1:
            raise KilledError

    return deleting


async def test_leaderboards_of_other_servers_stay_right(
    world: World, presence: ServerPresence
) -> None:
    for guild_id, channel in ((HERE, 100), (AWAY, 200)):
        await play(world, guild_id, channel, BOB)
    chart = Chart("classic", Measure.GAMES)
    before = await world.leaderboards.page(HERE, chart, 0, ANN.user_id)
    await presence.leave(AWAY)
    world.clock.pass_time(KEPT.total_seconds())

    await Copies(world).tidy()

    assert await world.leaderboards.page(HERE, chart, 0, ANN.user_id) == before
    assert (await world.leaderboards.page(AWAY, chart, 0, ANN.user_id)).leaders == ()


async def test_each_joining_is_greeted_once(presence: ServerPresence) -> None:
    first = await presence.meet([HERE], APP)
    await presence.join(AWAY, APP)
    greeted = [await presence.may_greet(AWAY) for _ in range(3)]
    restarted = await presence.meet([HERE, AWAY], APP)
    await presence.leave(AWAY)
    await presence.join(AWAY, APP)
    again = [await presence.may_greet(AWAY) for _ in range(2)]

    assert first == restarted == []
    assert greeted == [True, False, False]
    assert again == [True, False]


async def test_a_server_joined_while_the_bot_was_away_is_greeted(presence: ServerPresence) -> None:
    await presence.meet([HERE], APP)

    assert await presence.meet([HERE, AWAY], APP) == [AWAY]
    assert await presence.may_greet(AWAY)
    assert await presence.meet([HERE, AWAY], APP) == []
