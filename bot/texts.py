"""The message catalogue: every sentence people read, by key and language (Fluent files)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

from bot.grammar import RULES, GrammarRule

LOCALES: Final = Path(__file__).parent / "locales"
DEFAULT_LANGUAGE: Final = "en"
AT_ONCE: Final = ("commands.ftl", "settings.ftl")
"""The files that are read at once: commands and the language's name are said at each start.

To read the others takes some tenths of a second, and most languages are seldom needed.
"""

Languages = Mapping[str, str]
"""All languages by code, each with its name in that language."""

KEPT_TEXTS: Final = 2048
"""How many texts of a language are kept: much is said again, to somebody else or elsewhere."""


Fact = str | int | tuple[str, ...]
"""What a text may be told; several words are enumerated."""

_NO_MENTIONS: Final[Mapping[str, str]] = {}
_MENTIONS: Final = ContextVar("mentions", default=_NO_MENTIONS)
"""How the names of commands are written in the text that is just being said."""

_FIRST, _NEXT = "\0", "\1"
_CUT: Final = re.compile(f"[{_FIRST}{_NEXT}]")


class TextError(Exception):
    """A key that the catalogue lacks, or a text that lacks one of its facts."""


class _Language:
    """The files of a language, which all catalogues share; each is read when it is needed."""

    def __init__(self, folder: Path) -> None:
        rules = {name: _of_text(rule) for name, rule in RULES.get(folder.name, {}).items()}
        functions: dict[str, Callable[[Any], Any]] = {"COMMAND": _command} | rules
        # Isolating marks would stand in every custom number and name; names isolate themselves.
        self.bundle = FluentBundle([folder.name], functions=functions, use_isolating=False)
        self._unread: list[Path] = []
        self._reading = Lock()
        for path in sorted(folder.glob("*.ftl")):
            if path.name in AT_ONCE:
                self.bundle.add_resource(_read(path))
            else:
                self._unread.append(path)

    def read(self) -> None:
        """Read the files that were not read at once."""
        with self._reading:
            while self._unread:
                self.bundle.add_resource(_read(self._unread[-1]))
                self._unread.pop()

    def message(self, key: str) -> Message:
        """Return what stands under a key."""
        name = key.replace("_", "-")
        if not self.bundle.has_message(name):
            self.read()
        if not self.bundle.has_message(name):
            raise TextError(f"no text {name}")
        return self.bundle.get_message(name)


_language: Final = cache(_Language)


class Texts:
    """All texts in one language."""

    def __init__(self, language: str, mentions: Mapping[str, str]) -> None:
        """``mentions`` says how a command's name is written.

        Once it says something else, ``forget`` must be called.
        """
        self.language = language
        self._mentions = mentions
        self._files = _language(LOCALES / language)
        self._said = lru_cache(maxsize=KEPT_TEXTS)(self._formatted)
        self.forget = self._said.cache_clear

    def read(self) -> None:
        """Read the files of the language that were not read at once; any thread may ask for it.

        Raises:
            TextError: a file cannot be read as texts.
        """
        self._files.read()

    def say(self, key: str, **facts: Fact) -> str:
        """Return the text of ``key`` with its facts filled in.

        Raises:
            TextError: there is no such text, or a fact is missing.
        """
        return self._said(key, *facts.items())

    def name(self, key: str) -> str | None:
        """Return the name of what the text of ``key`` describes, if it has one in this language.

        Raises:
            TextError: there is no such text.
        """
        pattern = self._files.message(key).attributes.get("name")
        return None if pattern is None else str(self._files.bundle.format_pattern(pattern)[0])

    def listed(self, parts: Sequence[str]) -> str:
        """Join words to a list that ends with "and"."""
        *first, last = parts
        if not first:
            return last
        # With the words themselves: "and" may depend on how the last begins.
        return self._formatted("list-last", ("first", self.enumerated(first)), ("next", last))

    def enumerated(self, parts: Iterable[str]) -> str:
        """Join words to a list without "and"."""
        return self._joined("list-next", parts)

    def in_clauses(self, parts: Iterable[str]) -> str:
        """Join parts of a sentence that are longer than words."""
        return self._joined("clauses-next", parts)

    def side_by_side(self, facts: Iterable[str]) -> str:
        """Join facts that stand in one line; of those that are empty nothing is seen."""
        return self._joined("facts-next", filter(None, facts))

    def _joined(self, key: str, parts: Iterable[str]) -> str:
        remaining = iter(parts)
        joined = next(remaining, "")
        # The text is found once, with marks for its facts: most lists are said but once.
        text = self._said(key, ("first", _FIRST), ("next", _NEXT))
        before, between, after = _CUT.split(text)
        is_behind = text.index(_FIRST) < text.index(_NEXT)
        for part in remaining:
            one, other = (joined, part) if is_behind else (part, joined)
            joined = f"{before}{one}{between}{other}{after}"
        return joined

    def _formatted(self, key: str, *facts: tuple[str, Fact]) -> str:
        message = self._files.message(key)
        if message.value is None:
            raise TextError(f"no text {key}")
        given = {
            name: self.enumerated(fact) if isinstance(fact, tuple) else fact for name, fact in facts
        }
        told = _MENTIONS.set(self._mentions)
        try:
            text, errors = self._files.bundle.format_pattern(message.value, given)
        finally:
            _MENTIONS.reset(told)
        if errors:
            raise TextError(f"text {key}: {errors[0]}")
        return str(text)


def _command(name: Any) -> Any:  # noqa: ANN401  texts, in Fluent's own types
    return _MENTIONS.get().get(name, f"/{name}")


def _of_text(rule: GrammarRule) -> Callable[[Any], str]:
    return lambda fact: rule(str(fact))  # facts come as the text of a number, or of Fluent's types


def language_of(locale: str) -> str:
    """Return the language of a Discord locale: that of ``en-GB`` is ``en``."""
    return locale.partition("-")[0]


def _read(path: Path) -> Resource:
    # Where in its file each part of a text stands would take as much memory as the texts.
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise TextError(f"{path.name}: {entry.annotations[0].message}")
    return resource


class Catalogue:
    """The texts of every language that has a folder; a language is read when it is needed."""

    def __init__(self) -> None:
        """Look which languages there are; commands are plain until their ids are known."""
        self._mentions: dict[str, str] = {}
        languages = sorted(path.name for path in LOCALES.iterdir() if path.is_dir())
        self._texts = {language: Texts(language, self._mentions) for language in languages}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there are."""
        return tuple(self._texts)

    @property
    def names(self) -> dict[str, str]:
        """The languages' own names, by their codes."""
        return {language: texts.say("language-name") for language, texts in self._texts.items()}

    def read(self) -> None:
        """Read all languages, for a thread of its own: nobody then waits for the first text.

        Raises:
            TextError: a file cannot be read as texts.
        """
        for texts in self._texts.values():
            texts.read()

    def texts(self, *locales: str | None) -> Texts:
        """Return the texts for the first Discord locale, such as ``en-GB``, that there are any for.

        English if there are none for any.
        """
        languages = (language_of(locale or "") for locale in (*locales, DEFAULT_LANGUAGE))
        return next(self._texts[language] for language in languages if language in self._texts)

    def link_commands(self, mentions: Mapping[str, str]) -> None:
        """From now on write each named command as its clickable mention."""
        self._mentions.update(mentions)
        for texts in self._texts.values():
            texts.forget()
