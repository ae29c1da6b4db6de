"""Every column that may hold a user id is known to those who put numbers in the place of people."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.database import open_database
from bot.storage.people.forgetting import (
    DELETED,
    NAMING,
    REPLACED,
)
from bot.storage.people.former import FORMER, is_former, next_former
from tests.empty_database import put_empty_database

IN_THEIR_OWN_WAYS = {
    "log.body",
    "outbox.body",
    "outbox.channel_id",  # of direct messages
    "outbox.user_id",
    "to_be_deleted.user_id",  # until they are deleted again, before anything else is done
    "standings.user_id",
}
WITHOUT_PEOPLE = {
    "absences": "since until is_over",
    "clocks": "game_id kind revision span time_left is_posted deadline stage ahead held was_away"
    " shown",
    "games": "game_id guild_id channel_id name status variant options most_seats seat_order"
    " invite_only language seed commitment created_at rules start_id opened_id pace restore_id",
    "faults": "day kind count last_at",
    "heartbeat": "only at",
    "invited": "game_id",
    "kept_bags": "game_id tiles",
    "lobby_interactions": "interaction_id game_id",
    "log": "game_id revision kind seat made_by at interaction_id step fingerprint",
    "lost_channels": "game_id is_told",
    "members": "game_id place",
    "outages": "shard shards since",
    "messages": "game_id message_id kind revision first_revision channel_id",
    "outbox": "row_id game_id kind first_revision last_revision not_before attempted_after"
    " is_set_aside tries is_anew",
    "people": "guild_id name",  # the name goes with its row
    "pings": "game_id at",
    "plans": "game_id seat kept composed takes_best state",
    "preferences": "language theme is_text_first direct is_direct_refused is_more_offered",
    "rating_changes": "game_id guild_id variant finished_at mu_before sigma_before mu sigma"
    " model_id",
    "rating_models": "model_id words",
    "result_people": "game_id guild_id variant finished_at rank is_win is_counted biggest_group"
    " best_turn",
    "rematches": "game_id of_game_id",
    "requests": "game_id revision state row_id at",
    "accuracies": "game_id accuracy",
    "review_entries": "game_id number entry",
    "reviews": "game_id version state asked_at",
    "restores": "restore_id copied_at lost_after",
    "results": "game_id guild_id variant finished_at reason counting",
    "seats": "game_id seat score rank waiting_since turns",
    "server_presence": "guild_id application_id gone_since is_greeted",
    "servers": "guild_id channels openers role_id pace language time_out",
    "settings": "name value",
    "sqlite_sequence": "name seq",
    "stale_ratings": "guild_id variant changes",
    "to_be_told": "game_id",
    "standings": "guild_id variant period games wins change is_provisional mu_before mu sigma",
}
"""What no user id stands in. Whoever adds a column decides where it belongs."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "games.db"
    put_empty_database(path)
    return path


def columns(path: Path) -> Iterator[str]:
    with closing(sqlite3.connect(path)) as connection:
        # What SQLite counts for its plans may be there or not; it holds nobody.
        tables = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_stat%'"
        )
        for (table,) in tables.fetchall():
            for _, column, *_ in connection.execute(f"PRAGMA table_info({table})"):
                yield f"{table}.{column}"


def test_it_is_known_of_every_column_whether_it_holds_people(path: Path) -> None:
    replaced = {f"{table}.{column}" for table, column in REPLACED}
    deleted = {f"{table}.{column}" for table, column in DELETED}
    others = {
        f"{table}.{name}" for table, names in WITHOUT_PEOPLE.items() for name in names.split()
    }

    known = [*replaced, *deleted, *IN_THEIR_OWN_WAYS, *others]

    assert {*columns(path)} == {*known}
    assert len(known) == len({*known})


def test_the_index_knows_the_kinds_of_entries_that_name_somebody(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        ((text,),) = connection.execute(
            "SELECT sql FROM sqlite_schema WHERE name = 'log_of_people'"
        )

    assert all(f"'{kind}'" in text for kind in NAMING)
    assert text.count("'") == 2 * len(NAMING)


@pytest.mark.parametrize("user_id", [0, 5, -11, 100, 1 << 22, 21154535154122752, (1 << 63) - 1])
def test_no_user_of_discord_and_no_computer_is_a_former_player(user_id: int) -> None:
    assert not is_former(user_id)


async def test_no_number_is_given_twice(path: Path) -> None:
    given = []
    for _ in range(2):
        database = await open_database(path)
        for _ in range(2):
            async with database.transaction() as connection:
                given.append(await next_former(connection))
        await database.close()

    assert given == [*FORMER[:4]]
    assert all(map(is_former, given))
