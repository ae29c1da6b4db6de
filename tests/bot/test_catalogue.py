"""Every text that the code asks for exists, and every text that exists is asked for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from bot.presenters.custom_ids import Verb
from bot.presenters.refusals import ONE_TEXT
from bot.services.games.pauses import PauseReason
from bot.texts import LOCALES, Catalogue, TextError, Texts
from engine.errors import IllegalAction
from engine.events import EndReason
from tests.sources import modules_of

ANYTHING = r"[a-z0-9-]+"


def keys_of(language: str) -> list[str]:
    """All keys of a language, in the order of its files."""
    return [
        entry.id.name
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for entry in FluentResource(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    ]


def asked_for() -> Iterator[str]:
    """Patterns of the keys that occur in the code: plain texts, and texts with gaps."""
    for module in modules_of("bot"):
        for node in ast.walk(module.tree):
            match node:
                case ast.Constant(value=str(text)):
                    yield re.escape(text.replace("_", "-"))
                case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if "-" in start:
                    yield pattern_of(node)
                case ast.JoinedStr(values=[ast.FormattedValue(value=ast.Name(id="key")), *_]):
                    yield f"command-{ANYTHING}"
                case _:
                    pass


def pattern_of(text: ast.JoinedStr) -> str:
    return "".join(
        re.escape(part.value.replace("_", "-"))
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
        else ANYTHING
        for part in text.values
    )


def said() -> Iterator[str]:
    """The keys that the code says in so many words."""
    for module in modules_of("bot"):
        for node in ast.walk(module.tree):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="say"), args=[ast.Constant(value=str(key)), *_]
                ):
                    yield key
                case _:
                    pass


def refusals() -> set[str]:
    """The codes with which the code refuses, the engine's included."""
    ours = {
        str(node.args[0].value)
        for module in modules_of("bot")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Refused"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    cells = {
        text for text in asked_for() if re.fullmatch(r"move\\-(no|cell|does|fits)[a-z\\-]*", text)
    }
    moves = {text.replace("\\-", "_") for text in cells}
    return ours | moves | {kind.code for kind in IllegalAction.__subclasses__()}


def test_every_key_is_asked_for() -> None:
    patterns = re.compile("|".join(sorted({f"(?:{pattern})" for pattern in asked_for()})))

    unused = [key for key in keys_of("en") if not patterns.fullmatch(key)]

    assert unused == []


def test_every_key_that_is_said_exists() -> None:
    assert set(said()) - set(keys_of("en")) == set()


def test_every_refusal_has_a_text() -> None:
    keys = {f"refused-{ONE_TEXT.get(code, code)}".replace("_", "-") for code in refusals()}

    assert {"refused-move-cell-taken", "refused-stale", "refused-must-place"} <= keys
    assert keys - set(keys_of("en")) == set()


@pytest.mark.parametrize(
    "key",
    [
        *(f"button-{verb}" for verb in Verb),
        *(f"result-reason-{reason}" for reason in EndReason),
        *(f"paused-{reason}".replace("_", "-") for reason in PauseReason),
    ],
)
def test_every_word_that_is_one_of_a_few_has_a_text(key: str) -> None:
    assert key in keys_of("en")


@pytest.mark.parametrize("language", Catalogue().languages)
def test_no_key_stands_twice(language: str) -> None:
    keys = keys_of(language)

    assert sorted(set(keys)) == sorted(keys)


def test_all_languages_have_the_keys_of_english() -> None:
    others = [language for language in Catalogue().languages if language != "en"]

    assert [set(keys_of(other)) ^ set(keys_of("en")) for other in others] == [set()] * len(others)


def test_a_locale_is_answered_in_its_language_or_in_english() -> None:
    catalogue = Catalogue()

    assert catalogue.texts("en-GB").language == "en"
    assert catalogue.texts("fr").language == "fr"
    assert catalogue.texts("ja").language == "en"
    assert catalogue.texts(None).language == "en"


def test_commands_are_plain_until_their_mentions_are_known() -> None:
    catalogue = Catalogue()
    texts = catalogue.texts("en")
    before = texts.say("refused-no-lobby-here")

    catalogue.link_commands({"game new": "</game new:5>"})

    assert "/game new " in before
    assert "</game new:5> " in texts.say("refused-no-lobby-here")


def test_a_text_that_does_not_exist_or_lacks_a_fact_is_an_error() -> None:
    texts = Catalogue().texts("en")

    with pytest.raises(TextError):
        texts.say("no-such-text")
    with pytest.raises(TextError):
        texts.say("lobby-joined")


def test_a_key_that_has_a_name_alone_has_no_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "names.ftl").write_text("command =\n    .name = play\n")
    monkeypatch.setattr("bot.texts.LOCALES", tmp_path)
    texts = Texts("xx", {})

    assert texts.name("command") == "play"
    with pytest.raises(TextError):
        texts.say("command")


def test_a_broken_file_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "broken.ftl").write_text("good = fine\nbad =\n**stars**\n")
    monkeypatch.setattr("bot.texts.LOCALES", tmp_path)

    with pytest.raises(TextError):
        Texts("xx", {})


def test_lists_are_joined_as_people_say_them() -> None:
    texts = Catalogue().texts("en")

    assert [texts.listed(["a", "b", "c"][:length]) for length in (1, 2, 3)] == [
        "a",
        "a and b",
        "a, b and c",
    ]
