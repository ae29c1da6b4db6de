"""What languages ask of words that stand beside a name."""

import re
from pathlib import Path

import pytest

from bot.grammar import RULES
from bot.texts import LOCALES, Catalogue, Texts, _Language
from tests.bot import invented

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


@pytest.mark.parametrize(
    ("name", "before"),
    [
        ("Ann", "ad "),
        ("Bob", "a "),
        ("Àlex", "ad "),
        ("Åsa", "ad "),
        ("Ada", "a "),
        ("ADRIANO", "a "),
        ("Elena", "a "),
        ("Hanna", "a "),
        ("\u2068Ann\u2069", "ad "),
        ("**\\_ann\\_**", "ad "),
        ("Anna, Bob ed Eva", "ad "),
        ("<@12>", "a "),
        ("", "a "),
    ],
)
def test_italian_a_takes_a_d_before_another(name: str, before: str) -> None:
    assert RULES["it"]["A"](name) == before


@pytest.mark.parametrize(
    ("name", "before"),
    [
        ("Eva", "ed "),
        ("Élodie", "ed "),
        ("Edoardo", "e "),
        ("Èd", "e "),
        ("Ann", "e "),
        ("Heidi", "e "),
        ("\u2068Eva\u2069", "ed "),
        ("E15", "ed "),
        ("<@12>", "e "),
        ("11 amici", "e "),
        ("", "e "),
    ],
)
def test_italian_e_takes_a_d_before_another(name: str, before: str) -> None:
    assert RULES["it"]["E"](name) == before


def test_italian_lists_end_with_an_e_that_fits_the_last() -> None:
    texts = Catalogue().texts("it")

    assert texts.listed(["Ann", "Bob", "Eva"]) == "Ann, Bob ed Eva"
    assert texts.listed(["Eva", "Ann"]) == "Eva e Ann"


def test_no_italian_text_writes_a_or_e_before_a_name_itself() -> None:
    itself = re.compile(rf"\b[AaEe]d? \*{{0,2}}{{ {NAMES}")
    files = sorted((LOCALES / "it").glob("*.ftl"))

    found = {path.name: itself.findall(path.read_text(encoding="utf-8")) for path in files}

    assert {name: texts for name, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    ("language", "million"), [("fr", "disques"), ("it", "cerchi"), ("es", "discos")]
)
def test_a_million_is_counted_as_others_are(language: str, million: str) -> None:
    """In these it has a plural of its own, which no text needs."""
    texts = Catalogue().texts(language)

    assert texts.say("told-discs", count=10**6).endswith(f" {million}")
    assert texts.say("told-discs", count=2).endswith(f" {million}")


def test_every_rule_is_asked_for() -> None:
    for language, rules in RULES.items():
        texts = "".join(
            path.read_text(encoding="utf-8") for path in (LOCALES / language).glob("*.ftl")
        )

        assert [name for name in rules if f"{name}(" not in texts] == []


def test_a_language_is_a_folder_of_texts_and_nothing_else() -> None:
    with invented.spoken() as catalogue:
        texts = catalogue.texts(invented.CODE)

    assert catalogue.names[invented.CODE] == invented.NAME
    assert texts.say("told-discs", count=10) == f"10 {invented.longer('discs')}"


def test_lists_begin_where_the_language_begins_them() -> None:
    with invented.spoken() as catalogue:
        texts = catalogue.texts(invented.CODE)

    assert texts.enumerated(["a", "b", "c"]) == "c, b, a"
    assert texts.listed(["a", "b", "c"]) == "c ir b, a"
    assert texts.in_clauses(["a", "b", "c"]) == "c; b; a"
    assert texts.side_by_side(["a", "b", "c"]) == "a · b · c"


def test_a_language_has_its_own_plurals() -> None:
    with invented.spoken() as catalogue:
        texts = catalogue.texts(invented.CODE)

    said = [texts.say("told-discs", count=count).partition(" ")[2] for count in (1, 2, 10)]

    assert len({*said}) == 3
    assert texts.say("told-discs", count=22).endswith(said[1])


def test_a_rule_is_known_to_its_language_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = {invented.CODE: {"PRIE": lambda name: f"({len(name)}) "}}
    monkeypatch.setattr("bot.texts.RULES", rules)
    monkeypatch.setattr("bot.texts._language", _Language)
    with invented.spoken():
        folder = Path(invented.written().name, "locales", invented.CODE)
        (folder / "rule.ftl").write_text("rule = { PRIE($name) }{ $name }\n", encoding="utf-8")
        texts = Texts(invented.CODE, {})
        texts.read()
        (folder / "rule.ftl").unlink()

    assert texts.say("rule", name="Ann") == "(3) Ann"


@pytest.mark.parametrize(
    ("word", "and_"),
    [
        ("Iris", "e "),
        ("inés", "e "),
        ("Íñigo", "e "),
        ("I\u0301ñigo", "e "),
        ("Ía", "e "),
        ("İbrahim", "e "),
        ("Hilario", "e "),
        ("HÍADES", "e "),
        ("Yves", "e "),
        ("Y", "e "),
        ("I12", "e "),
        ("**\\_iris\\_**", "e "),
        ("\u2068Iris\u2069", "e "),
        ("`Iris`", "e "),
        ("Yolanda", "y "),
        ("Yánez", "y "),
        ("hielo", "y "),
        ("Hiedra", "y "),
        ("Ian", "y "),
        ("Ione", "y "),
        ("Ann", "y "),
        ("Hugo", "y "),
        ("H12", "y "),
        ("<@12>", "y "),
        ("11 amigos", "y "),
        ("🎲 Iris", "y "),
        ("", "y "),
    ],
)
def test_spanish_y_becomes_e_before_the_sound_i(word: str, and_: str) -> None:
    assert RULES["es"]["Y"](word) == and_


def test_spanish_lists_end_with_what_their_last_word_asks_for() -> None:
    texts = Catalogue().texts("es")

    assert texts.listed(["Ann"]) == "Ann"
    assert texts.listed(["Iris", "Bob"]) == "Iris y Bob"
    assert texts.listed(["Bob", "Iris"]) == "Bob e Iris"
    assert texts.listed(["Ann", "Bob", "Yolanda"]) == "Ann, Bob y Yolanda"
    assert texts.listed(["H12", "I12"]) == "H12 e I12"


def test_no_spanish_text_writes_before_a_name_what_depends_on_it() -> None:
    itself = re.compile(rf"\b(?:[YyEeOoUu]|[Aa]l|[Dd]el) \*{{0,2}}{{ {NAMES}")
    files = sorted((LOCALES / "es").glob("*.ftl"))

    found = {path.name: itself.findall(path.read_text(encoding="utf-8")) for path in files}

    assert {name: texts for name, texts in found.items() if texts} == {}
