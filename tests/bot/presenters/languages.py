"""The catalogue as translators see it: what a text shows, how long it may grow, what is alike."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from bot.texts import LOCALES
from tests.bot import invented

LONGEST_OF_FACTS: Final[Mapping[str, int]] = {
    "disc": 8,
    "example": 70,
    "game": 20,
    "language": 12,
    "owner": 32,
    "title": 30,
}
"""How long the facts of labels may be; all others are numbers."""

LONGEST_NUMBER: Final = 4
LONGEST_OF_GRAMMAR: Final = 4
LONGEST_MENTION: Final = 40

LABEL, CHOICE, HINT, TITLE = 80, 100, 150, 45
LIMITS: Final[Mapping[str, int]] = {
    "(button|do|mode)-.*": LABEL,
    "(leaders|rules|text)-(back|on)|text-whole|text-section-.*|options-on": LABEL,
    "replay-(first|back|on|last)": LABEL,
    "replay-(earlier|later)": CHOICE,
    "replay-pick": HINT,
    "command-.*": CHOICE,
    "select-more|target-group|option-.*|rules-choice|panel-type-hint": CHOICE,
    "settings-(language-usual|words-.*)|theme-.*|language-name": CHOICE,
    "server-(openers|time-out)-.*|server-language-usual": CHOICE,
    "server-hint-.*": HINT,
    "select-(?!more).*|options-hint-.*|settings-(language|theme|words)": HINT,
    "panel-type-(?!hint).*": TITLE,
}
"""How long Discord takes texts, by the pattern of their keys."""


@dataclass
class Parts(Visitor):
    """What a text is made of: facts and commands that it shows, and facts that it chooses by."""

    shown: set[str] = field(default_factory=set)
    chosen_by: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  Fluent's
        """Look into the variants alone: a selector is not shown."""
        assert isinstance(node.selector, ast.VariableReference)
        self.chosen_by.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's
        """Note a fact."""
        self.shown.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  Fluent's
        """Note another text."""
        self.shown.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  Fluent's
        """Note a command; what grammar asks of a fact shows none of its own."""
        (argument,) = node.arguments.positional
        if isinstance(argument, ast.StringLiteral):
            self.shown.add(f"/{argument.value}")

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  Fluent's
        """Note words."""
        self.words.append(node.value)


@cache
def texts_of(language: str) -> dict[str, ast.Pattern]:
    """All texts of a language by key; a name follows its text's key and a dot."""
    return dict(_patterns(language))


def _patterns(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    for path in sorted((_locales_of(language) / language).glob("*.ftl")):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def _locales_of(language: str) -> Path:
    return Path(invented.written().name, "locales") if language == invented.CODE else LOCALES


def parts_of(pattern: ast.Pattern) -> Parts:
    """What a text is made of."""
    parts = Parts()
    parts.visit(pattern)
    return parts


def words_of(pattern: ast.Pattern) -> str:
    """The words of a text, one part after the other."""
    return " ".join(parts_of(pattern).words)


def untranslated(language: str) -> list[str]:
    """Keys of the texts with words that are those of English."""
    english = texts_of("en")
    return [
        key
        for key, pattern in texts_of(language).items()
        if key in english
        and any(re.search(r"\w", words) for words in parts_of(pattern).words)
        and _written(pattern) == _written(english[key])
    ]


def overlong(language: str) -> list[str]:
    """Texts that may grow longer than Discord takes them, with their lengths."""
    texts = texts_of(language)
    longest = {key: widest(pattern, texts) for key, pattern in texts.items()}
    return [
        f"{key}: {longest[key]}, not {most}"
        for form, most in LIMITS.items()
        for key in texts
        if re.fullmatch(form, key) and longest[key] > most
    ]


def widest(node: Any, texts: Mapping[str, ast.Pattern]) -> int:
    """How long a text, or a part of one, is with the longest facts."""
    match node:
        case ast.Pattern(elements=elements):
            return sum(widest(element, texts) for element in elements)
        case ast.Placeable(expression=inner):
            other = isinstance(inner, ast.MessageReference) and texts[inner.id.name]
            return widest(other or inner, texts)
        case ast.SelectExpression(variants=variants):
            return max(widest(variant.value, texts) for variant in variants)
        case ast.TextElement(value=words) | ast.StringLiteral(value=words):
            return len(words)
        case ast.VariableReference(id=fact):
            return LONGEST_OF_FACTS.get(fact.name, LONGEST_NUMBER)
        case _:
            return LONGEST_MENTION if _is_command(node) else LONGEST_OF_GRAMMAR


def _is_command(node: Any) -> bool:
    return bool(isinstance(node, ast.FunctionReference) and node.id.name == "COMMAND")


def _written(pattern: ast.Pattern) -> str:
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier("key"), pattern))
