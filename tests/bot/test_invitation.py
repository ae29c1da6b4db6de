"""What a server's owner can paste names each language and its commands as Discord shows them."""

import re
from pathlib import Path
from typing import Final

import pytest

from bot.texts import Catalogue, Texts

PASTED: Final = Path(__file__).parents[2] / "deploy" / "invitation.md"
CATALOGUE: Final = Catalogue()
NAMED: Final = (("play",), ("game", "game-new"), ("help",))
"""The commands that a paragraph names, each by the keys of its words."""


def written(texts: Texts, keys: tuple[str, ...]) -> str:
    """A command as whoever uses Discord in a language types it."""
    words = [texts.name(f"command-{key}") or key.rpartition("-")[2] for key in keys]
    return "/" + " ".join(words)


def paragraphs() -> dict[str, str]:
    """What stands under each heading."""
    _, *parts = PASTED.read_text(encoding="utf-8").split("\n### ")
    return dict(part.split("\n", 1) for part in parts)


def test_there_is_a_paragraph_in_each_language() -> None:
    assert {*paragraphs()} == {*CATALOGUE.names.values()}


@pytest.mark.parametrize("language", CATALOGUE.languages)
def test_commands_are_named_as_discord_names_them_there(language: str) -> None:
    pasted = paragraphs()[CATALOGUE.names[language]]

    named = re.findall("`([^`]+)`", pasted)

    assert named == [written(CATALOGUE.texts(language), keys) for keys in NAMED]
