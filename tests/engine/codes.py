"""The codes with which the engine refuses, as its sources have them."""

import ast
from collections.abc import Iterator

from engine.actions import MALFORMED
from engine.errors import BadPosition, BadRecord, EngineError, IllegalAction
from tests.sources import modules_of


def of_illegal_actions(kind: type[EngineError] = IllegalAction) -> Iterator[str]:
    """The code of every kind of illegal action."""
    for narrower in kind.__subclasses__():
        yield narrower.code
        yield from of_illegal_actions(narrower)


def of_bad_records() -> set[str]:
    """The codes that stand where a record is refused."""
    return _reasons_of(BadRecord)


def of_bad_positions() -> set[str]:
    """The codes that stand where a position is refused."""
    return _reasons_of(BadPosition)


def _reasons_of(kind: type[EngineError]) -> set[str]:
    calls = [
        node
        for module in modules_of("engine")
        for node in module.nodes
        if isinstance(node, ast.Call) and ast.unparse(node.func) == kind.__name__
    ]
    reasons = [call.args[0] for call in calls]
    texts = {str(reason.value) for reason in reasons if isinstance(reason, ast.Constant)}
    named = {MALFORMED for reason in reasons if isinstance(reason, ast.Name)}
    return texts | named
