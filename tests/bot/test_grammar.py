"""What languages ask of words that stand beside a name."""

import re

import pytest

from bot.grammar import RULES
from bot.texts import LOCALES

NAMES = r"\$(?:asker|former|game|guest|holder|host|name|names|owner|owners)\b"
"""Facts that are names of people or games."""


@pytest.mark.parametrize(
    ("name", "before"),
    [
        ("Ann", "d’"),
        ("Bob", "de "),
        ("Élodie", "d’"),
        ("Œdipe", "d’"),
        ("Hélène", "d’"),
        ("Hrothgar", "de "),
        ("Yves", "d’"),
        ("Yann", "de "),
        ("\u2068Ann\u2069", "d’"),
        ("**\\_ann\\_**", "d’"),
        ("<@12>", "de "),
        ("11 amis", "de "),
        ("🎲 Ann", "de "),
        ("Ωmega", "de "),
        ("", "de "),
    ],
)
def test_french_de_loses_its_vowel_before_another(name: str, before: str) -> None:
    assert RULES["fr"]["DE"](name) == before


def test_no_french_text_writes_de_before_a_name_itself() -> None:
    itself = re.compile(rf"\b[Dd]e \*{{0,2}}{{ {NAMES}")
    files = sorted((LOCALES / "fr").glob("*.ftl"))

    found = {path.name: itself.findall(path.read_text(encoding="utf-8")) for path in files}

    assert {name: texts for name, texts in found.items() if texts} == {}


def test_every_rule_is_asked_for() -> None:
    for language, rules in RULES.items():
        texts = "".join(
            path.read_text(encoding="utf-8") for path in (LOCALES / language).glob("*.ftl")
        )

        assert [name for name in rules if f"{name}(" not in texts] == []
