"""An invented language: longer words, lists from behind, three plurals.

It is written from the English texts, as a folder of its own. Nothing of the bot knows of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Transformer

from bot import texts
from bot.texts import LOCALES, Catalogue

CODE: Final = "lt"
"""Lithuanian lends it its plurals: one for 1, 21 and 31, few for 2 to 9, others for 10 to 20."""

NAME: Final = "Ilgakalbė"
GRAMMAR: Final = """
list-next = { $next }, { $first }
list-last = { $next } ir { $first }
clauses-next = { $next }; { $first }
facts-next = { $first } · { $next }
"""
_KEPT: Final = re.compile(r"(`[^`]*`|https?:\S+)")
_WORD: Final = re.compile(r"[^\W\d_]{3,}")


class _Invented(Transformer):
    """Makes words a third longer, and adds a plural."""

    def visit_TextElement(self, node: ast.TextElement) -> Any:  # noqa: N802  Fluent's
        """Lengthen all words but those that are typed."""
        parts = _KEPT.split(node.value)
        parts[::2] = [_WORD.sub(lambda word: longer(word[0]), part) for part in parts[::2]]
        node.value = "".join(parts)
        return node

    def visit_SelectExpression(self, node: ast.SelectExpression) -> Any:  # noqa: N802  Fluent's
        """Add the plural for a few, the words of the others with an end of their own."""
        keys = [getattr(variant.key, "name", "") for variant in node.variants]
        self.generic_visit(node)
        if "one" in keys and "few" not in keys:
            others = next(one for one in node.variants if one.default)
            few = ast.Pattern([*others.value.clone().elements, ast.TextElement("ai")])
            node.variants.insert(-1, ast.Variant(ast.Identifier("few"), few))
        return node


def longer(word: str) -> str:
    """Return a word with a third of its letters said again."""
    return word + word[: -(-len(word) // 3)].lower()


@cache
def written() -> TemporaryDirectory[str]:
    """The folders of all languages and of the invented one, which are removed at the end."""
    folder = TemporaryDirectory(prefix="dalapapa-invented-")
    locales = Path(folder.name, "locales")
    copytree(LOCALES, locales)
    for path in sorted((LOCALES / "en").glob("*.ftl")):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        body = [_Invented().visit(one) for one in resource.body if isinstance(one, ast.Message)]
        written = "".join(map(FluentSerializer().serialize_entry, map(_named, body)))
        (locales / CODE).mkdir(exist_ok=True)
        (locales / CODE / path.name).write_text(written, encoding="utf-8")
    (locales / CODE / "grammar.ftl").write_text(GRAMMAR, encoding="utf-8")
    return folder


def _named(message: ast.Message) -> ast.Message:
    if message.id.name == "language-name":
        message.value = ast.Pattern([ast.TextElement(NAME)])
    return message


@contextmanager
def spoken() -> Iterator[Catalogue]:
    """Let the invented language be one of the bot's."""
    with patch.object(texts, "LOCALES", Path(written().name, "locales")):
        yield Catalogue()
