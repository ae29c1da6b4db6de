"""Nothing but ``bot.services.time`` writes clocks, by whatever name it reaches their table.

One thing is left out: where somebody's data are deleted, their id is rewritten in all tables alike.
"""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.marks import IN_ONE_WORKER
from tests.sources import Module, findings, modules_of

pytestmark = IN_ONE_WORKER

TABLE = "bot.storage.clocks"
OWNER = "bot.services.time."
WRITES = re.compile(r"\b(INTO|UPDATE|DELETE FROM|TABLE)\s+clocks\b", re.IGNORECASE)


def texts(tree: ast.AST) -> Iterator[str]:
    """All texts of the code; of one with values in it, each part."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def writing_functions() -> set[str]:
    """The functions of the table's module that write it."""
    (module,) = (module for module in modules_of("bot") if module.name == TABLE)
    return {
        node.name
        for node in module.tree.body
        if isinstance(node, ast.AsyncFunctionDef) and any(map(WRITES.search, texts(node)))
    }


def meanings(tree: ast.Module) -> dict[str, str]:
    """What the names that a module imports mean."""
    known: dict[str, str] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                known |= {it.asname or it.name: it.name for it in names}
            case ast.ImportFrom(names=names, level=0):
                known |= {it.asname or it.name: f"{node.module}.{it.name}" for it in names}
            case _:
                pass
    return known


def doors(module: Module) -> list[str]:
    """Where a module writes clocks."""
    if module.name == TABLE or module.name.startswith(OWNER) or "clocks" not in module.text:
        return []
    known, forbidden = meanings(module.tree), {f"{TABLE}.{name}" for name in writing_functions()}
    used = [ast.unparse(it) for it in module.nodes if isinstance(it, ast.Attribute)]
    meant = [known.get(head, head) + tail for head, tail in map(_apart, [*used, *known])]
    named = [name for name in used if name in forbidden]
    statements = [text for text in texts(module.tree) if WRITES.search(text)]
    return sorted({*named, *(name for name in meant if name in forbidden), *statements})


def _apart(dotted: str) -> tuple[str, str]:
    head, dot, tail = dotted.partition(".")
    return head, dot + tail


def test_nothing_else_writes_clocks() -> None:
    assert findings(doors, modules_of("bot")) == {}


def test_the_functions_that_write_are_known() -> None:
    assert writing_functions() >= {"put", "remove", "give_back", "begin_waiting", "note_shown"}
    assert writing_functions().isdisjoint({"get", "of_game", "due", "next_times", "in_game"})


@pytest.mark.parametrize(
    "text",
    [
        "from bot.storage import clocks\nclocks.put(connection, [])",
        "from bot.storage import clocks as rows\nrows.remove(connection, 5, [])",
        "from bot.storage.clocks import give_back",
        "from bot.storage.clocks import put as write",
        "from bot import storage\nstorage.clocks.put(connection, [])",
        "import bot.storage.clocks\nbot.storage.clocks.begin_waiting(connection, at)",
        'connection.execute("UPDATE clocks SET deadline = NULL")',
        'connection.execute(f"DELETE FROM clocks WHERE {which}")',
        'connection.execute("INSERT OR REPLACE INTO clocks VALUES (?)")',
    ],
)
def test_each_other_door_would_be_found(text: str) -> None:
    assert doors(Module("bot.services.games.matches", text)) != []


@pytest.mark.parametrize(
    "text",
    [
        "from bot.storage import clocks\nclocks.get(connection, 5, kind)",
        "class A:\n    def put(self): self.clocks.put()",
        'connection.execute("SELECT 1 FROM clocks")',
    ],
)
def test_reading_is_no_door(text: str) -> None:
    assert doors(Module("bot.services.games.matches", text)) == []
