"""What managers choose for their server: known at once, kept for later, and what follows."""

import asyncio
import sqlite3
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.services.errors import Refused
from bot.services.games.vote import Answer
from bot.services.lobby import Pace
from bot.services.servers.server_settings import DEFAULTS, Openers, OpeningAsked, ServerRow, Servers
from tests.bot.services.world import BOB, CEM, CHANNEL, ELSEWHERE, GUILD, World, proposal

OTHER_GUILD = GUILD + 1
ROLE = 900
DAY = timedelta(days=1).total_seconds()
ALL_CHOSEN = ServerRow((CHANNEL, ELSEWHERE), Openers.ROLE, ROLE, Pace.DAY, "fr", Answer.SKIP)


@pytest.fixture
def servers(world: World) -> Servers:
    return Servers(world.database)


def opening(channel_id: int = CHANNEL, *roles: int, is_manager: bool = False) -> OpeningAsked:
    return OpeningAsked(GUILD, channel_id, roles, is_manager)


def refused(servers: Servers, asked: OpeningAsked) -> Refused:
    with pytest.raises(Refused) as excinfo:
        servers.refuse_opening(asked)
    return excinfo.value


async def test_nothing_is_chosen_for_a_server_at_first(servers: Servers) -> None:
    servers.refuse_opening(opening())

    assert servers.of(GUILD) == servers.of(None) == ServerRow()
    assert servers.pace_of(GUILD) is Pace.THREE_DAYS
    assert servers.default_of(GUILD) is Answer.WAIT


async def test_what_was_chosen_is_read_again_after_a_restart(
    servers: Servers, world: World
) -> None:
    await servers.change(GUILD, ALL_CHOSEN)
    await servers.change(OTHER_GUILD, replace(ALL_CHOSEN, pace=None, role_id=None))
    read_anew = Servers(world.database)
    await read_anew.load()

    assert read_anew.of(GUILD) == servers.of(GUILD) == ALL_CHOSEN
    assert read_anew.of(OTHER_GUILD) == replace(ALL_CHOSEN, pace=None, role_id=None)
    assert read_anew.pace_of(GUILD) is Pace.DAY
    assert read_anew.default_of(GUILD) is Answer.SKIP


async def test_of_two_managers_the_last_counts_and_what_the_other_changed_stays(
    servers: Servers, world: World
) -> None:
    async def choose(**choice: object) -> None:
        await servers.change(GUILD, replace(servers.of(GUILD), **choice))  # type: ignore[arg-type]

    await asyncio.gather(
        choose(pace=Pace.DAY),
        choose(language="fr"),
        choose(pace=Pace.WEEK),
        choose(time_out="skip"),
    )
    read_anew = Servers(world.database)
    await read_anew.load()

    assert read_anew.of(GUILD) == servers.of(GUILD)
    assert servers.of(GUILD) == ServerRow(pace=Pace.WEEK, language="fr", time_out="skip")


async def test_a_choice_that_cannot_be_written_is_not_made(servers: Servers, world: World) -> None:
    await servers.change(GUILD, ServerRow(pace=Pace.DAY))
    async with world.database.autocommit() as connection:
        await connection.execute_fetchall("PRAGMA query_only = 1")

    for guild_id in (GUILD, OTHER_GUILD):
        with pytest.raises(sqlite3.OperationalError):
            await servers.change(guild_id, ALL_CHOSEN)

    assert servers.of(GUILD) == ServerRow(pace=Pace.DAY)
    assert servers.of(OTHER_GUILD) == ServerRow()


@pytest.mark.parametrize("is_manager", [False, True])
async def test_games_are_opened_in_the_chosen_channels_alone_also_by_managers(
    servers: Servers, *, is_manager: bool
) -> None:
    await servers.change(GUILD, ServerRow(channels=(CHANNEL,)))

    servers.refuse_opening(opening(CHANNEL, is_manager=is_manager))
    why = refused(servers, opening(ELSEWHERE, is_manager=is_manager))

    assert (why.code, why.data) == ("no_games_in_channel", {"channels": (CHANNEL,)})


async def test_where_managers_alone_may_open_games_others_are_refused(servers: Servers) -> None:
    await servers.change(GUILD, ServerRow(openers=Openers.MANAGERS, role_id=ROLE))

    servers.refuse_opening(opening(is_manager=True))
    why = refused(servers, opening(CHANNEL, ROLE))

    assert (why.code, why.data) == ("not_an_opener", {"role_id": None})


async def test_where_a_role_may_open_games_its_members_and_managers_do(servers: Servers) -> None:
    await servers.change(GUILD, ServerRow(openers=Openers.ROLE, role_id=ROLE))

    servers.refuse_opening(opening(CHANNEL, 5, ROLE))
    servers.refuse_opening(opening(is_manager=True))
    why = refused(servers, opening(CHANNEL, 5))

    assert (why.code, why.data) == ("not_an_opener", {"role_id": ROLE})


async def test_as_long_as_no_role_is_chosen_managers_alone_open_games(servers: Servers) -> None:
    await servers.change(GUILD, ServerRow(openers=Openers.ROLE))

    servers.refuse_opening(opening(is_manager=True))

    assert refused(servers, opening(CHANNEL, 5)).data == {"role_id": None}


@pytest.mark.parametrize("stored", ["remove", "yes", "dance"])
async def test_nobody_is_removed_by_default_whatever_is_stored(
    servers: Servers, stored: str
) -> None:
    await servers.change(GUILD, ServerRow(time_out=stored))

    assert servers.default_of(GUILD) is Answer.WAIT
    assert Answer.REMOVE not in DEFAULTS


@pytest.mark.parametrize("default", DEFAULTS)
async def test_silence_decides_what_the_server_has_chosen_when_the_vote_opens(
    world: World, servers: Servers, default: Answer
) -> None:
    world.default_of = servers.default_of
    await world.clocks.resume()
    match = await world.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await world.settle()
    await servers.change(GUILD, ServerRow(time_out=default))

    await world.pass_time(DAY)
    opened = (await world.matches.load(match.game_id)).vote
    await servers.change(GUILD, ServerRow())  # too late for the vote that is open
    await world.pass_time(DAY)

    after = await world.matches.load(match.game_id)
    assert opened is not None
    decided = Answer.PLAY if default is Answer.COMPUTER else default  # this once alone
    assert opened.default is decided
    assert after.vote is not None
    assert after.vote.decided == decided
    assert not after.seats[0].is_computer


async def test_without_voters_the_servers_default_holds_at_once(
    world: World, servers: Servers
) -> None:
    world.default_of = servers.default_of
    await world.clocks.resume()
    await servers.change(GUILD, ServerRow(time_out=Answer.SKIP))
    match = await world.start(BOB, asked=proposal(pace=Pace.DAY))
    await world.settle()
    world.server.gone.add(BOB.user_id)

    await world.pass_time(DAY)

    after = await world.matches.load(match.game_id)
    assert after.waits_for == BOB
