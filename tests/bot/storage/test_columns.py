"""A value stands in columns field by field, and is read from them as it was written."""

import sqlite3
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import partial
from pathlib import Path

import pytest

from bot.storage.columns import Columns
from bot.storage.database import Connection


class Mood(StrEnum):
    FINE = "fine"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Catch:
    fish: int
    weight: int


@dataclass(frozen=True, slots=True)
class Heron:
    name: str
    is_grey: bool
    seen: datetime
    gone: datetime | None
    stood: timedelta
    waits: timedelta | None
    signs: frozenset[str]
    places: tuple[int, ...]
    mood: Mood
    best: Catch
    last: Catch | None
    legs: int = 2


CATCHES = Columns(Catch, "fish, weight")
HERONS = Columns(
    Heron,
    "name, is_grey, herons.seen, gone, stood, waits, signs, places, mood",
    otherwise={"mood": Mood.OTHER},
    best=CATCHES,
    last=Columns(Catch, "last.fish, last.weight"),
)
ANN = Heron(
    name="Ann",
    is_grey=True,
    seen=datetime(1970, 1, 1, 0, 0, 1, tzinfo=UTC),
    gone=None,
    stood=timedelta(minutes=1, seconds=30),
    waits=timedelta(seconds=2),
    signs=frozenset(("b", "a")),
    places=(3, 1),
    mood=Mood.FINE,
    best=Catch(2, 0),
    last=None,
)
STORED = ("Ann", 1, 1000, None, 90_000, 2000, "a,b", "[3, 1]", "fine", 2, 0, None, None)


@pytest.fixture
async def connection(tmp_path: Path) -> AsyncIterator[Connection]:
    connect = partial(sqlite3.connect, tmp_path / "lake.db", isolation_level=None)
    connection = Connection(connect, 64)
    async with connection:
        await connection.execute_fetchall(
            "CREATE TABLE catches (weight INTEGER, lake TEXT, fish INTEGER PRIMARY KEY)"
        )
        yield connection


def test_a_value_is_written_as_numbers_and_texts() -> None:
    assert HERONS.written(ANN) == STORED


def test_what_was_written_is_read_again() -> None:
    assert HERONS.read(STORED) == ANN
    assert HERONS.read(HERONS.written(replace(ANN, gone=ANN.seen, waits=None))) == replace(
        ANN, gone=ANN.seen, waits=None
    )


def test_an_empty_set_of_words_stands_as_no_text() -> None:
    bare = replace(ANN, signs=frozenset())

    assert "" in HERONS.written(bare)
    assert HERONS.read(HERONS.written(bare)) == bare


def test_a_part_is_there_as_soon_as_one_of_its_columns_is() -> None:
    assert HERONS.read((*STORED[:-2], 0, None)).last == Catch(0, None)  # type: ignore[arg-type]


def test_an_unknown_word_is_read_as_what_holds_instead() -> None:
    stored = (*STORED[:8], "sleepy", *STORED[9:])

    assert HERONS.read(stored).mood is Mood.OTHER


def test_an_unknown_word_is_an_error_where_nothing_holds_instead() -> None:
    with pytest.raises(ValueError, match="sleepy"):
        Columns(Heron, "name, mood").read(("Ann", "sleepy"))


def test_columns_bear_the_names_of_their_fields() -> None:
    assert HERONS.names.endswith("mood, fish, weight, fish, weight")
    assert HERONS.sql.startswith("name, is_grey, herons.seen, gone")
    assert HERONS.sql.endswith("mood, fish, weight, last.fish, last.weight")


def test_columns_may_stand_in_another_order_than_the_fields() -> None:
    turned = Columns(Catch, "weight, fish")

    assert turned.read((300, 2)) == Catch(fish=2, weight=300)
    assert turned.written(Catch(fish=2, weight=300)) == (300, 2)


@pytest.mark.parametrize("columns", [CATCHES, Columns(Catch, "weight, fish")])
def test_a_row_of_another_length_is_refused(columns: Columns[Catch]) -> None:
    with pytest.raises((TypeError, ValueError), match="argument"):
        columns.read((1, 2, 3))


async def test_values_are_inserted_with_what_is_alike_and_found_in_order(
    connection: Connection,
) -> None:
    catches = [Catch(2, 300), Catch(1, 200)]

    await CATCHES.insert(connection, "INSERT INTO catches", catches, lake="Blue")
    await CATCHES.insert(connection, "INSERT INTO catches", [], lake="Blue")

    found = await CATCHES.select(connection, "FROM catches WHERE lake = ? ORDER BY fish", ["Blue"])
    heavy = await CATCHES.first(connection, "FROM catches WHERE weight > :most", {"most": 250})
    assert found == catches[::-1]
    assert heavy == catches[0]
    assert await CATCHES.first(connection, "FROM catches WHERE fish = 9") is None


async def test_a_value_is_replaced_only_by_a_statement_that_says_so(connection: Connection) -> None:
    await CATCHES.insert(connection, "INSERT INTO catches", [Catch(1, 200)])

    with pytest.raises(sqlite3.IntegrityError):
        await CATCHES.insert(connection, "INSERT INTO catches", [Catch(1, 300)])
    await CATCHES.insert(connection, "INSERT OR REPLACE INTO catches", [Catch(1, 400)])

    assert await CATCHES.select(connection, "FROM catches") == [Catch(1, 400)]
