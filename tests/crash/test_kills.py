"""A bot that is killed at any instant has lost nothing and says nothing twice."""

from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path

import pytest

from bot.services.games.check import check_all
from bot.storage.database import Database
from tests.crash.channel_file import Message, channel_file, lines, standing
from tests.crash.child import CHANNEL, diary
from tests.crash.conftest import ANSWERS, FEW_KILLS, KILLS

pytestmark = pytest.mark.xdist_group("kills")  # they share costly fixtures


@pytest.fixture(params=["seldom_killed", pytest.param("often_killed", marks=pytest.mark.long)])
def folder(request: pytest.FixtureRequest) -> Path:
    """What a bot has left that was killed a few times, or in a long run very often."""
    lived: Path = request.getfixturevalue(request.param)
    return lived


def messages(folder: Path) -> Iterator[Message]:
    return standing(channel_file(folder, CHANNEL))


def stories(folder: Path) -> list[list[Message]]:
    """What stands in the channel, game by game."""
    return [list(story) for _, story in groupby(messages(folder), lambda message: message.game_id)]


def test_bots_were_killed_that_had_done_something(seldom_killed: Path) -> None:
    assert len(diary(seldom_killed).answered) > FEW_KILLS * ANSWERS
    assert len(list(messages(seldom_killed))) > FEW_KILLS


@pytest.mark.long
def test_the_bots_were_killed_in_the_middle_of_things(often_killed: Path) -> None:
    answered = len(diary(often_killed).answered)
    deleted = [line for line in lines(channel_file(often_killed, CHANNEL)) if "deleted" in line]

    assert answered > KILLS
    assert deleted


async def test_every_answered_action_is_in_the_log(folder: Path, database: Database) -> None:
    logged = await database.reader.execute_fetchall("SELECT interaction_id FROM log")

    answered = diary(folder).answered

    assert answered <= {interaction_id for (interaction_id,) in logged}


async def test_every_action_is_in_the_log_once(folder: Path, database: Database) -> None:
    tried = {line["interaction_id"] for line in diary(folder).tried if "actions" in line}
    counts = await database.reader.execute_fetchall(
        "SELECT interaction_id, count(*) FROM log WHERE step = 0 GROUP BY interaction_id"
    )

    carried_out = dict(map(tuple, counts))

    assert all(carried_out.get(interaction_id) == 1 for interaction_id in tried)


async def test_every_game_is_what_its_log_says(database: Database) -> None:
    games, findings = await check_all(database)

    assert games > 0
    assert findings == []


async def test_nothing_is_owed_any_longer(database: Database) -> None:
    owed = await database.reader.execute_fetchall("SELECT * FROM outbox")

    assert list(owed) == []


async def test_no_message_stands_twice(folder: Path) -> None:
    rows = [message.row_id for message in messages(folder)]

    assert len(rows) == len(set(rows))


async def test_every_turn_is_told_once_and_in_order(folder: Path, database: Database) -> None:
    ends = await database.reader.execute_fetchall(
        "SELECT max(revision) FROM log JOIN games USING (game_id) WHERE channel_id = ?"
        " GROUP BY game_id ORDER BY game_id",
        (CHANNEL,),
    )

    told = [[message for message in story if message.first_revision] for story in stories(folder)]

    assert [story[-1].last_revision for story in told] == [end for (end,) in ends]
    for story in told:
        assert [message.kind.word for message in story] == ["turn"] * (len(story) - 1) + ["result"]
        assert story[0].first_revision == 1
        for earlier, later in pairwise(story):
            assert later.first_revision == earlier.last_revision + 1


async def test_the_database_knows_the_messages_that_stand(folder: Path, database: Database) -> None:
    known = await database.reader.execute_fetchall(
        "SELECT message_id FROM messages WHERE channel_id = ? ORDER BY 1",
        (CHANNEL,),
    )

    shown = [message.message_id for message in messages(folder)]

    assert [message_id for (message_id,) in known] == shown
