"""Each language has its own marks, counts as it does, and speaks to friends as friends do."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from bot.texts import LOCALES, Catalogue
from tests.bot.presenters.languages import parts_of, texts_of, words_of

CATALOGUE = Catalogue()

_CODE: Final = "cli-no-sandbox|.*sandbox-version"
"""Texts in which marks stand that are typed."""

NEVER: Final[Mapping[str, Sequence[tuple[str, str]]]] = {
    # French sets marks apart by narrow spaces.
    "fr": [("(?<!\u202f)[:;!?»%]|«(?!\u202f)|['\"]|\\.\\.\\.", _CODE)],
    "it": [
        (
            r"\s[:;!?%]|[’“]\s|\s”|[«»'\"]|\.\.\.|\s…(?!\s)|\bE’",
            "typed-.*|cli-no-sandbox.*|sandbox-(version|more).*",
        )
    ],
    "nl": [(r"\s[:;!?%]|['\"“”„«»]|\.\.\.", _CODE)],
    "es": [
        ('["“”]|« | »|[^\u00a0]%|\\.\\.\\.|\\d \\d{3}', ""),
        ("'", "cli-no-sandbox|sandbox-version"),
    ],
    "de": [
        (r"\s[:;!?]|(?<!\u00a0)%|['\"”«»‘’]|\.\.\.", _CODE),
        # It writes "du" small within a sentence.
        (r"[\w,] (Du|Dir|Dich|Dein(e[mnrs]?)?|Euch|Euer)\b", ""),
    ],
}
"""Marks that are not set so in a language, but in texts with these keys."""

PAIRED: Final = {"es": ("¿?", "¡!", "«»"), "de": ("„“",), "fr": ("«»",), "it": ("“”",)}
"""Marks of which each has another."""

FORMAL: Final = {
    "fr": r"(?i)\b(vous|votre|vos)\b",
    "it": r"\b(?:voi|vostr[aeio]|siete|avete|potete|Lei|Suo|Sua)\b",
    "nl": r"(?i)\b(u|uw|uzelf)\b",
    # Neither *usted* nor *vosotros*, *ustedes* and *vos*, nor their verbs: one side’s alone.
    "es": r"(?i)\b(ustede?s?|vosotr[oa]s|vos|os|vuestr[oa]s?|\w+[áéí]is|sois|tenés|podés|querés)\b",
    "de": r"(?<=[\w,;] )(Sie|Ihnen|Ihr(e[mnrs]?)?)\b",
}
"""How friends are not addressed."""


@pytest.mark.parametrize(
    ("language", "pattern", "but"), [(one, *rule) for one, rules in NEVER.items() for rule in rules]
)
def test_marks_are_set_as_the_language_sets_them(language: str, pattern: str, but: str) -> None:
    loose = [
        (key, words)
        for key, text in texts_of(language).items()
        for words in parts_of(text).words
        if not re.fullmatch(but, key) and re.search(pattern, words)
    ]

    assert loose == []


@pytest.mark.parametrize(("language", "pair"), [(one, it) for one in PAIRED for it in PAIRED[one]])
def test_marks_stand_in_pairs(language: str, pair: str) -> None:
    unpaired = [
        key
        for key, text in texts_of(language).items()
        if re.sub(f"[^{pair}]", "", words_of(text).replace("(!)", "")).replace(pair, "")
    ]

    assert unpaired == []


@pytest.mark.parametrize("language", FORMAL)
def test_friends_are_addressed_as_friends(language: str) -> None:
    found = {
        key: said[0]
        for key, text in texts_of(language).items()
        for words in parts_of(text).words
        if (said := re.search(FORMAL[language], words))
    }

    assert found == {}


def test_dutch_counts_hours_and_years_in_the_singular() -> None:
    words = {key: words_of(text) for key, text in texts_of("nl").items()}

    assert [key for key in words if re.search(r"\b(uren|jaren)\b", words[key])] == []


def test_french_counts_nothing_as_one() -> None:
    texts = CATALOGUE.texts("fr")

    discs = [texts.say("told-discs", count=count) for count in (0, 1, 2)]
    money = [
        texts.say("money", variant="domaine", count=count, amount=str(count)) for count in (0, 2)
    ]

    assert discs == ["0 disque", "1 disque", "2 disques"]
    assert money == ["0 jeton", "2 jetons"]


def test_spanish_counts_one_alone_as_one() -> None:
    texts = CATALOGUE.texts("es")

    tiles = [texts.say("bag-left", count=count) for count in (0, 1, 2)]
    discs = [texts.say("told-discs", count=count) for count in (0, 1, 2)]

    assert tiles == ["la bolsa está vacía", "1 ficha en la bolsa", "2 fichas en la bolsa"]
    assert discs == ["ningún disco", "1 disco", "2 discos"]


def test_german_counts_one_alone_as_one() -> None:
    texts = CATALOGUE.texts("de")

    discs = [texts.say("told-discs", count=count) for count in (0, 1, 2)]
    money = [
        texts.say("money", variant=variant, count=count, amount=str(count))
        for variant in ("terra", "domaine")
        for count in (0, 1, 2)
    ]

    assert discs == ["kein Kreis", "1 Kreis", "2 Kreise"]
    assert money[:3] == ["0 Brouzouf", "1 Brouzouf", "2 Brouzouf"]
    assert money[3:] == ["0 Jetons", "1 Jeton", "2 Jetons"]


def test_german_never_bends_a_name_nor_draws_an_article_before_it() -> None:
    names = r"\{ \$(?:asker|former|game|guest|holder|host|name|names|owner|owners) \}"
    bent = re.compile(
        rf"{names}\**s\b|\b(?:[Zz]u[mr]|[Bb]eim|[Vv]om|[Ii]ns|[Ii]m|[Aa]m) \**{names}"
    )
    files = sorted((LOCALES / "de").glob("*.ftl"))

    found = {path.name: bent.findall(path.read_text(encoding="utf-8")) for path in files}

    assert {name: texts for name, texts in found.items() if texts} == {}
