"""No cursor is left to be dropped outside of the thread in which its connection works."""

import ast

import pytest

from tests.marks import IN_ONE_WORKER
from tests.sources import Module, modules_of

pytestmark = IN_ONE_WORKER

LEAVING = {"execute", "executemany", "executescript"}
"""What gives out a cursor; awaited, nobody closes it."""

MIGRATING = "bot.storage.schema"
"""Runs scripts before anything else works on the connection."""


def left_cursors(module: Module) -> list[str]:
    """The calls of a module that await a cursor and leave it."""
    awaited = (node.value for node in module.nodes if isinstance(node, ast.Await))
    calls = (call.func for call in awaited if isinstance(call, ast.Call))
    names = [called.attr for called in calls if isinstance(called, ast.Attribute)]
    return [name for name in names if name in LEAVING]


def test_no_statement_leaves_its_cursor() -> None:
    found = {module.name: left_cursors(module) for module in modules_of("bot")}

    assert {name: calls for name, calls in found.items() if calls} == {MIGRATING: ["executescript"]}


@pytest.mark.parametrize("call", ["execute('BEGIN')", "executemany('DELETE', rows)"])
def test_a_cursor_that_is_left_is_found(call: str) -> None:
    body = f"async def write(connection, rows):\n    await connection.{call}\n"

    assert left_cursors(Module("bot.storage.example", body)) == [call.partition("(")[0]]
