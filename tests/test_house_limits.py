"""No module, function or call grows past what can be read at one go."""

import ast
from collections.abc import Collection, Iterable, Iterator
from functools import partial

from tests.marks import IN_ONE_WORKER
from tests.sources import Module, findings, modules, modules_of

pytestmark = IN_ONE_WORKER

LONGEST_MODULE = 400
LONGEST_FUNCTION = 60
MOST_BY_POSITION = 5


def long_functions(module: Module) -> list[str]:
    """Names of the functions with more lines than the house allows."""
    return [name for name, lines in functions(module) if lines > LONGEST_FUNCTION]


def functions(module: Module) -> Iterator[tuple[str, int]]:
    # Trees are kept for those who look again, but nobody else looks at the tests'.
    for node in ast.walk(ast.parse(module.text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def large_classes(among: Iterable[Module]) -> frozenset[str]:
    """Names of the classes with more fields than may be given by position."""
    nodes = (node for module in among for node in module.nodes)
    return frozenset(
        node.name
        for node in nodes
        if isinstance(node, ast.ClassDef)
        and sum(isinstance(line, ast.AnnAssign) for line in node.body) > MOST_BY_POSITION
    )


def bare_rows(module: Module, large: Collection[str]) -> list[str]:
    """Calls that give such a class too many values by position; a star may stand for any number."""
    return [
        f"{name} in line {node.lineno}"
        for node in module.nodes
        if isinstance(node, ast.Call) and (name := called(node)) in large
        if len(node.args) > MOST_BY_POSITION
        or any(isinstance(argument, ast.Starred) for argument in node.args)
    ]


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def test_modules_have_at_most_400_lines() -> None:
    lengths = {module.name: module.text.count("\n") for module in modules()}

    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_MODULE} == {}


def test_functions_have_at_most_60_lines() -> None:
    assert findings(long_functions, [*modules(), *modules_of("tests")]) == {}


def test_a_function_of_61_lines_is_found() -> None:
    body = "    pass\n"

    assert long_functions(Module("engine.board", "def grow():\n" + 59 * body)) == []
    assert long_functions(Module("engine.board", "async def grow():\n" + 60 * body)) == ["grow"]


def test_large_values_are_made_by_keywords() -> None:
    large = large_classes(modules())

    assert "Match" in large
    assert findings(partial(bare_rows, large=large), modules()) == {}


def test_six_values_by_position_are_found() -> None:
    fields = "    a: int\n    b: int\n    c: int\n    d: int\n    e: int\n"
    small, large = f"class Small:\n{fields}", f"class Large:\n{fields}    f: int\n"
    calls = "Small(1, 2, 3, 4, 5)\nLarge(1, 2, 3, 4, 5, f=6)\n"
    bare = "Large(1, 2, 3, 4, 5, 6)\nrows.Large(*row)\n"
    module = Module("engine.board", small + large + calls + bare)

    assert large_classes([module]) == {"Large"}
    assert bare_rows(module, {"Large"}) == ["Large in line 16", "Large in line 17"]
    assert bare_rows(module, {"Small"}) == []
