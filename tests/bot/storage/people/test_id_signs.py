"""Only one module reads what the sign of an id says."""

import ast
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from bot.services.people.holders import NUMBERS, Computer
from bot.storage.people.former import FORMER
from bot.storage.people.id_signs import (
    computer_in_sql,
    direct_channel,
    is_computer,
    is_direct_channel,
    is_person,
    level_in_sql,
    person_in_sql,
    recipient_of,
    server_channel_in_sql,
)
from tests.marks import IN_ONE_WORKER
from tests.sources import Module, findings, modules

pytestmark = IN_ONE_WORKER

OF_DISCORD = 1 << 60
OWNER = "bot.storage.people.id_signs"
WHO = ("user", "owner", "holder", "asker", "host", "person", "channel")
NAMED = rf"(?<![a-z])({'|'.join(WHO)})s?(_id)?"
IDS = re.compile(rf"{NAMED}(\[.*\]|\(.*\))?$")
IN_SQL = re.compile(
    rf"{NAMED}\s*[<>]=?\s*0\b|\b0\s*[<>]=?\s*[\w.]*{NAMED}\b|(?<![\w-])-[\w.]*{NAMED}\s*/"
)


def compared(module: Module) -> list[str]:
    """Where a module compares an id with 0, or turns its sign, itself."""
    return [] if module.name == OWNER else [*_compared(module.tree)]


def _compared(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left, operators, others):
                for one, operator, other in zip([left, *others], operators, others, strict=False):
                    sides = [ast.unparse(one), ast.unparse(other)]
                    is_order = isinstance(operator, ast.Lt | ast.Gt | ast.LtE | ast.GtE)
                    if is_order and "0" in sides and any(IDS.search(side) for side in sides):
                        yield ast.unparse(node)
            case ast.UnaryOp(ast.USub(), operand) if IDS.search(ast.unparse(operand)):
                yield ast.unparse(node)
            case ast.Constant(str(text)) if IN_SQL.search(text):
                yield text
            case _:
                pass


@pytest.mark.parametrize("user_id", [OF_DISCORD, FORMER.start])
def test_a_person_is_no_computer(user_id: int) -> None:
    assert is_person(user_id)
    assert not is_computer(user_id)


@pytest.mark.parametrize("level", NUMBERS)
def test_a_computer_is_no_person(level: str) -> None:
    user_id = Computer(level, 1).user_id

    assert is_computer(user_id)
    assert not is_person(user_id)


def test_nobody_is_neither() -> None:
    assert not is_person(0)
    assert not is_computer(0)


def test_direct_messages_lead_back_to_whom_they_are_for() -> None:
    channel_id = direct_channel(OF_DISCORD)

    assert is_direct_channel(channel_id)
    assert not is_direct_channel(OF_DISCORD)
    assert recipient_of(channel_id) == OF_DISCORD


def test_statements_ask_as_indexes_do() -> None:
    assert person_in_sql("user_id") == "user_id > 0"
    assert computer_in_sql("user_id") == "user_id < 0"
    assert server_channel_in_sql("channel_id") == "channel_id > 0"


@pytest.mark.parametrize("level", NUMBERS)
@pytest.mark.parametrize("number", [1, 9])
def test_statements_read_the_level_that_was_written(level: str, number: int) -> None:
    user_id = Computer(level, number).user_id

    with closing(sqlite3.connect(":memory:")) as connection:
        ((read,),) = connection.execute(
            f"SELECT {level_in_sql('user_id')} FROM (SELECT ? AS user_id)",  # noqa: S608
            (user_id,),
        )

    assert read == NUMBERS[level]


def test_nothing_else_reads_signs() -> None:
    # Who writes the ids of computers turns them.
    found = findings(compared, modules())

    assert found == {"bot.services.people.holders": ["-user_id"]}


@pytest.mark.parametrize(
    "text",
    [
        "user_id > 0",
        "0 > seat.owner_id",
        "0 < row.channel_id != home_id",
        "fold.holders[seat] <= 0",
        "holder_id(entry.body) > 0",
        "-channel_id",
        *(f"'AND {who}_id < 0'" for who in WHO),
        *(f"'AND 0 < {who}_id'" for who in WHO),
        "'SELECT -seats.owner_id / 10 FROM seats'",
        "'SELECT 1 FROM seats AS held WHERE held.former_user_id >= 0'",
        "'SELECT 1 FROM seats AS held WHERE 0 >= held.former_user_id'",
    ],
)
def test_a_sign_that_is_read_elsewhere_is_found(text: str) -> None:
    assert compared(Module("bot.services.games.matches", text)) != []
