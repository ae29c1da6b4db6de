"""Results, ratings and rematches of a bot that is killed at any instant."""

from collections import Counter
from pathlib import Path

import pytest

from bot.services.games.check import check_all
from bot.services.games.fairness import commitment_of
from bot.storage.database import Database
from bot.storage.outbox import Kind, RowKind
from tests.crash.channel_file import Message, channel_file, standing
from tests.crash.rounds import CHANNEL, PEOPLE, diary

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("kills")]  # one costly fixture for all


@pytest.fixture
def messages(folder: Path) -> list[Message]:
    """What stands in the channel, oldest first."""
    return list(standing(channel_file(folder, CHANNEL)))


async def games_where(database: Database, condition: str) -> list[int]:
    """The games of the channel of which something is true."""
    rows = await database.reader.execute_fetchall(
        f"SELECT game_id FROM games WHERE channel_id = ? AND {condition} ORDER BY 1",  # noqa: S608
        (CHANNEL,),
    )
    return [game_id for (game_id,) in rows]


def told(messages: list[Message], kind: Kind) -> list[int]:
    """The games that messages of a kind are about."""
    return sorted(message.game_id for message in messages if message.kind == kind)


def answered(folder: Path, deed: str) -> list[dict[str, int]]:
    """What was answered of all that was tried."""
    kept = diary(folder)
    numbers, tried = kept.answered, kept.tried
    return [one for one in tried if one.get("deed") == deed and one["interaction_id"] in numbers]


async def test_the_bots_were_killed_in_the_middle_of_rounds(
    folder: Path, database: Database
) -> None:
    rematches = await database.reader.execute_fetchall("SELECT game_id FROM rematches")
    started = await games_where(database, "start_id IS NOT NULL")

    assert len(list(rematches)) > 3
    assert len(started) > 3
    assert answered(folder, "accept")
    assert answered(folder, "decline")


async def three_a_day(database: Database) -> list[tuple[int, int]]:
    """The games of the table that are rated, with their people: three a day of the same ones."""
    games = await database.reader.execute_fetchall(
        "SELECT game_id, finished_at / 86400000, group_concat(user_id)"
        " FROM result_people JOIN games USING (game_id)"
        " WHERE channel_id = ? AND is_counted GROUP BY 1 ORDER BY finished_at, 1",
        (CHANNEL,),
    )
    played = Counter[tuple[int, frozenset[int]]]()
    kept = []
    for game_id, day, named in games:
        people = frozenset(map(int, named.split(",")))
        played[day, people] += 1
        if played[day, people] <= 3:
            kept += [(int(game_id), user_id) for user_id in people]
    return sorted(kept)


async def test_a_result_is_told_once_and_changes_each_rating_once(
    database: Database, messages: list[Message]
) -> None:
    finished = await games_where(database, "status = 'finished'")
    changes = await database.reader.execute_fetchall(
        "SELECT game_id, user_id FROM rating_changes JOIN games USING (game_id)"
        " WHERE channel_id = ? ORDER BY 1, 2",
        (CHANNEL,),
    )
    counted = await three_a_day(database)

    assert told(messages, RowKind.RESULT) == finished
    assert [(*change,) for change in changes] == counted
    assert len(counted) >= len(PEOPLE)
    assert (await check_all(database))[1] == []


async def test_what_was_answered_is_stored(folder: Path, database: Database) -> None:
    starts = dict(
        map(
            tuple,
            await database.reader.execute_fetchall(
                "SELECT start_id, game_id FROM games WHERE channel_id = ?", (CHANNEL,)
            ),
        )
    )
    closed = await games_where(database, "status = 'cancelled'")
    finished = await games_where(database, "status = 'finished'")

    assert {one["game_id"] for one in answered(folder, "decline")} <= set(closed)
    assert {one["game_id"] for one in answered(folder, "resign")} <= set(finished)
    for one in answered(folder, "accept"):
        assert starts[one["interaction_id"]] == one["game_id"]


async def test_each_request_is_told_once_and_each_that_came_to_nothing(
    database: Database, messages: list[Message]
) -> None:
    every = await games_where(database, "TRUE")
    closed = await games_where(database, "status = 'cancelled'")

    assert Counter(told(messages, RowKind.LOBBY)) == Counter(every)
    assert told(messages, RowKind.CLOSED) == closed


async def test_each_game_has_a_bag_of_its_own_that_was_promised(database: Database) -> None:
    rows = [
        tuple(row)
        for row in await database.reader.execute_fetchall(
            "SELECT seed, commitment FROM games WHERE channel_id = ?", (CHANNEL,)
        )
    ]

    assert len({seed for seed, _ in rows}) == len(rows)
    assert all(commitment_of(seed) == promised for seed, promised in rows)


async def test_no_message_stands_twice(messages: list[Message]) -> None:
    assert len({message.row_id for message in messages}) == len(messages)
