"""No module and no function grows past what can be read at one go."""

import ast
from collections.abc import Iterator

from tests.sources import Module, findings, modules, modules_of

LONGEST_MODULE = 400
LONGEST_FUNCTION = 60


def long_functions(module: Module) -> list[str]:
    """Names of the functions with more lines than the house allows."""
    return [name for name, lines in functions(module) if lines > LONGEST_FUNCTION]


def functions(module: Module) -> Iterator[tuple[str, int]]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def test_modules_have_at_most_400_lines() -> None:
    lengths = {module.name: module.text.count("\n") for module in modules()}

    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_MODULE} == {}


def test_functions_have_at_most_60_lines() -> None:
    assert findings(long_functions, [*modules(), *modules_of("tests")]) == {}


def test_a_function_of_61_lines_is_found() -> None:
    body = "    pass\n"

    assert long_functions(Module("engine.board", "def grow():\n" + 59 * body)) == []
    assert long_functions(Module("engine.board", "async def grow():\n" + 60 * body)) == ["grow"]
