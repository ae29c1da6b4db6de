"""Reads the project's own source files for the tests that judge how it is built."""

import ast
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOMS = ("engine", "renderer", "bot")


@dataclass(frozen=True, slots=True)
class Module:
    """One source file: its dotted name ("bot.services" for a package's own file) and its text."""

    name: str
    text: str

    @property
    def tree(self) -> ast.Module:
        return _parsed(self.text)

    @property
    def nodes(self) -> tuple[ast.AST, ...]:
        """All of the tree: many tests look at each node."""
        return _walked(self.text)


@cache
def _parsed(text: str) -> ast.Module:
    return ast.parse(text)


@cache
def _walked(text: str) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(_parsed(text)))


@cache
def modules_of(room: str) -> tuple[Module, ...]:
    """All modules of a top-level folder, in the order of their paths."""
    return tuple(
        Module(dotted_name(path.relative_to(ROOT)), path.read_text(encoding="utf-8"))
        for path in sorted((ROOT / room).rglob("*.py"))
    )


def modules() -> tuple[Module, ...]:
    """All modules that are shipped; tests are not."""
    return tuple(module for room in ROOMS for module in modules_of(room))


@cache
def imports(module: Module) -> tuple[str, ...]:
    """Dotted names of all that a module imports; `from a import b` is a.b."""
    return tuple(_imports(module))


def _imports(module: Module) -> Iterator[str]:
    for node in module.nodes:
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(names=names, level=0):
                yield from (f"{node.module}.{alias.name}" for alias in names)
            case ast.ImportFrom():
                yield f"{'.' * node.level}{node.module or ''}"


def findings(look: Callable[[Module], list[str]], among: Iterable[Module]) -> dict[str, list[str]]:
    """What a look at each module found, by the names of the modules where it found something."""
    return {module.name: found for module in among if (found := look(module))}


def dotted_name(path: Path) -> str:
    """The import name of a file, its path being relative to the project's root."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
