"""Every language says what English says, in its own words and its own manner, and no longer."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

import pytest
from fluent.syntax.ast import Pattern

from bot.texts import Catalogue
from renderer.parts.lettering import drawable
from tests.bot import invented
from tests.bot.presenters.languages import (
    LIMITS,
    LONGEST_OF_FACTS,
    overlong,
    parts_of,
    texts_of,
    untranslated,
    widest,
)

CATALOGUE = Catalogue()
OTHERS = [language for language in CATALOGUE.languages if language != "en"]
IN_PICTURES: Final = (
    "picture-|leaders-(title|about|by|period|column|own|page|unranked)|rules-(title|name)"
    "|panel-spot|computer-name|computer-for|vote-silent|vote-answer|button-options"
)
GUIDELINE: Final = 38
"""Characters of a button that a phone shows whole."""

_NAMES_OF_GAMES: Final = (
    "command-rules-variant-terra",
    "command-rules-variant-domaine",
    "command-leaderboard-variant-terra",
    "command-leaderboard-variant-domaine",
    "command-history-variant-terra",
    "command-history-variant-domaine",
    "leaders-title-classic",
    "leaders-title-terra",
    "leaders-title-domaine",
    "variant-short-terra",
    "variant-short-domaine",
    "variant-terra",
    "variant-domaine",
    "picture-game-terra",
    "picture-game-domaine",
)
_NAMES_OF_PLAYERS: Final = ("computer-name", "computer-for", "rules-name")
_NOTATION: Final = ("panel-spot", "text-turn")
ALIKE: Final[Mapping[str, tuple[str, ...]]] = {
    "fr": (
        *(*_NAMES_OF_GAMES, *_NAMES_OF_PLAYERS, *_NOTATION),
        "button-options",
        "button-plans",
        "doctor-python",
        "doctor-schema",
        "doctor-sqlite",
        "forecast-score",
        *("health-seconds", "health-minutes", "health-hours"),
        "help-version",
        "level-normal",
        "leaders-change-none",
        "picture-points",
        "plans-points",
        "sandbox-channel",  # a table is one in French, too
    ),
    "it": (
        *(*_NAMES_OF_GAMES, *_NAMES_OF_PLAYERS, *_NOTATION),
        "button-info",
        "button-no",
        "doctor-python",
        "doctor-sqlite",
        *("health-seconds", "health-minutes", "health-hours"),
        "help-version",
        *("leaders-by-rating", "leaders-column-rating", "leaders-change-none"),
        "lobby-host",  # as people who play on Discord say
        "sandbox-host",
        "text-tile",
    ),
    "nl": (
        *(*_NAMES_OF_GAMES, *_NAMES_OF_PLAYERS, *_NOTATION),
        "button-hand",
        "button-info",
        "cli-stats-servers",
        "doctor-python",
        "doctor-sqlite",
        "forecast-score",
        *("health-seconds", "health-minutes"),
        "help-version",
        *("leaders-by-rating", "leaders-column-rating", "profile-title"),
        "leaders-change-none",
        "lobby-host",
        "plans-points",
        "text-section-hand",
        "text-side-3",
        "text-tile",
        "time-left",
        "turns-game-timed",
    ),
    "es": (
        *(*_NAMES_OF_GAMES, *_NAMES_OF_PLAYERS, *_NOTATION),
        "text-tile",
        "button-info",
        "button-no",
        "doctor-python",
        "doctor-sqlite",
        *("health-seconds", "health-minutes", "health-hours"),
        "help-version",
        "level-normal",
        "leaders-by-rating",
        "leaders-change-none",
        "leaders-column-rating",
        "profile-provisional",
        "result-rated",
    ),
    "de": (
        *(*_NAMES_OF_GAMES, *_NOTATION),
        *("computer-name", "rules-name"),
        "button-hand",
        "button-info",
        "doctor-python",
        "doctor-sqlite",
        *("health-seconds", "health-minutes", "health-hours"),
        "help-version",
        "leaders-change-none",
        "level-normal",
        "sandbox-host",
        "text-section-hand",
        "text-tile",
    ),
}
"""Texts that are right to be those of English."""


def _words(pattern: Pattern) -> str:
    return " ".join(parts_of(pattern).words)


@pytest.mark.parametrize("language", OTHERS)
def test_texts_show_the_same_facts_and_commands_as_english(language: str) -> None:
    english = texts_of("en")

    differing = {
        key: parts.shown ^ parts_of(english[key]).shown
        for key, pattern in texts_of(language).items()
        if key in english and (parts := parts_of(pattern)).shown != parts_of(english[key]).shown
    }

    assert differing == {}


@pytest.mark.parametrize("language", OTHERS)
def test_texts_choose_their_words_by_facts_that_they_are_given(language: str) -> None:
    english = {key: parts_of(pattern) for key, pattern in texts_of("en").items()}

    unknown = {
        key: missing
        for key, pattern in texts_of(language).items()
        if key in english
        and (
            missing := parts_of(pattern).chosen_by
            - english[key].chosen_by
            - {fact.removeprefix("$") for fact in english[key].shown}
        )
    }

    assert unknown == {}


@pytest.mark.parametrize("language", OTHERS)
def test_rules_help_and_commands_give_the_same_figures(language: str) -> None:
    told = [key for key in texts_of("en") if re.match("rules-|help-|command-", key)]

    figures = {
        spoken: {key: sorted(re.findall(r"\d+", _words(texts_of(spoken)[key]))) for key in told}
        for spoken in ("en", language)
    }

    assert figures[language] == figures["en"]


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english_but_what_is_right_to_be(language: str) -> None:
    assert sorted(untranslated(language)) == sorted(ALIKE[language])


@pytest.mark.parametrize("language", [*CATALOGUE.languages, invented.CODE])
def test_no_text_grows_longer_than_discord_takes_it(language: str) -> None:
    assert overlong(language) == []


@pytest.mark.parametrize("language", [*CATALOGUE.languages, invented.CODE])
def test_a_phone_shows_buttons_whole_unless_a_player_is_named(language: str) -> None:
    texts = texts_of(language)
    labels = {
        key: width
        for key, pattern in texts.items()
        if re.fullmatch("(button|do|mode)-.*|(leaders|rules|text)-(back|on)|options-on", key)
        and "$owner" not in parts_of(pattern).shown
        and (width := widest(pattern, texts)) > GUIDELINE
    }

    assert labels == {}


@pytest.mark.parametrize("language", CATALOGUE.languages)
def test_the_fonts_have_every_letter_that_is_written_into_pictures(language: str) -> None:
    written = {
        key: unicodedata.normalize("NFKC", _words(pattern)).split()
        for key, pattern in texts_of(language).items()
        if re.match(IN_PICTURES, key)
    }

    assert {key: drawable(" ".join(words)).split() for key, words in written.items()} == written


@pytest.mark.parametrize("form", LIMITS)
def test_every_limit_is_one_of_some_text(form: str) -> None:
    assert [key for key in texts_of("en") if re.fullmatch(form, key)] != []


def test_a_text_is_as_long_as_its_longest_form_with_its_longest_facts() -> None:
    texts = texts_of("en")

    assert widest(texts["button-keep"], texts) == len("Keep ’s pawn on ") + sum(
        LONGEST_OF_FACTS[fact] for fact in ("owner", "disc")
    )
    assert widest(texts["select-spot"], texts) == len("The only spot")


def test_french_counts_nothing_as_one() -> None:
    texts = CATALOGUE.texts("fr")

    discs = [texts.say("told-discs", count=count) for count in (0, 1, 2)]
    money = [
        texts.say("money", variant="domaine", count=count, amount=str(count)) for count in (0, 2)
    ]

    assert discs == ["0 disque", "1 disque", "2 disques"]
    assert money == ["0 jeton", "2 jetons"]


def test_french_sets_its_marks_apart_by_narrow_spaces() -> None:
    elements = [
        (key, words)
        for key, pattern in texts_of("fr").items()
        for words in parts_of(pattern).words
        if not key.startswith("cli-no-sandbox") and "sandbox-version" not in key
    ]

    loose = [
        (key, words)
        for key, words in elements
        if re.search("(?<!\u202f)[:;!?»%]|«(?!\u202f)|['\"]|\\.\\.\\.", words)
    ]

    assert loose == []


def test_french_says_tu() -> None:
    polite = [
        key
        for key, pattern in texts_of("fr").items()
        if re.search(r"\b(vous|votre|vos)\b", _words(pattern), re.IGNORECASE)
    ]

    assert polite == []


def test_italian_sets_its_marks_close_and_uses_its_own_quotes() -> None:
    loose = [
        (key, words)
        for key, pattern in texts_of("it").items()
        for words in parts_of(pattern).words
        if not re.match("typed-|cli-no-sandbox|sandbox-(version|more)", key)
        and re.search(r"\s[:;!?%]|[’“]\s|\s”|[«»'\"]|\.\.\.|\s…(?!\s)|\bE’", words)
    ]

    assert loose == []


def test_italian_says_tu() -> None:
    polite = re.compile(r"\b(?:voi|vostr[aeio]|siete|avete|potete|Lei|Suo|Sua)\b")

    found = {
        key: said[0]
        for key, pattern in texts_of("it").items()
        if (said := polite.search(_words(pattern)))
    }

    assert found == {}


def test_lists_and_clauses_are_joined_as_each_language_does() -> None:
    texts = CATALOGUE.texts("fr")

    assert texts.listed(["a", "b", "c"]) == "a, b et c"
    assert texts.in_clauses(["a", "b"]) == "a\u202f; b"
    assert CATALOGUE.texts("en").in_clauses(["a", "b"]) == "a; b"


def test_dutch_sets_no_space_before_its_marks_and_quotes_with_single_ones() -> None:
    elements = [
        (key, words)
        for key, pattern in texts_of("nl").items()
        for words in parts_of(pattern).words
        if not key.startswith("cli-no-sandbox") and "sandbox-version" not in key
    ]

    loose = [
        (key, words) for key, words in elements if re.search(r"\s[:;!?%]|['\"“”„«»]|\.\.\.", words)
    ]

    assert loose == []


def test_dutch_says_je() -> None:
    polite = [
        key
        for key, pattern in texts_of("nl").items()
        if re.search(r"\b(u|uw|uzelf)\b", _words(pattern), re.IGNORECASE)
    ]

    assert polite == []


def test_dutch_counts_hours_and_years_in_the_singular() -> None:
    many = [
        key
        for key, pattern in texts_of("nl").items()
        if re.search(r"\b(uren|jaren)\b", _words(pattern))
    ]

    assert many == []


def test_spanish_writes_its_own_marks() -> None:
    """Questions and exclamations from their beginning, quotes without spaces, % behind one."""
    loose = [
        (key, words)
        for key, pattern in texts_of("es").items()
        for words in parts_of(pattern).words
        if re.search('["“”]|« | »|[^\u00a0]%|\\.\\.\\.|\\d \\d{3}', words)
        or ("'" in words and key not in {"cli-no-sandbox", "sandbox-version"})
    ]
    unpaired = {
        key: words
        for key, pattern in texts_of("es").items()
        for one, other in ("¿?", "¡!", "«»")
        if (words := _words(pattern).replace("(!)", "")).count(one) != words.count(other)
    }

    assert loose == []
    assert unpaired == {}


def test_spanish_says_tu_and_addresses_several_as_neither_side_alone_does() -> None:
    """Neither *usted* nor *vosotros*, *ustedes* and *vos*, nor their verbs."""
    others = re.compile(
        r"\b(ustede?s?|vosotr[oa]s|vos|os|vuestr[oa]s?|\w+[áéí]is|sois|tenés|podés|querés)\b",
        re.IGNORECASE,
    )

    found = {
        key: said[0]
        for key, pattern in texts_of("es").items()
        if (said := others.search(_words(pattern)))
    }

    assert found == {}


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


def test_german_sets_a_space_before_percent_alone_and_quotes_below_and_above() -> None:
    elements = [
        (key, words)
        for key, pattern in texts_of("de").items()
        for words in parts_of(pattern).words
        if not key.startswith("cli-no-sandbox") and "sandbox-version" not in key
    ]

    odd = [
        (key, words)
        for key, words in elements
        if re.search(r"\s[:;!?]|(?<!\u00a0)%|['\"”«»‘’]|\.\.\.", words)
    ]
    unpaired = [
        key
        for key, pattern in texts_of("de").items()
        if re.sub("[^„“]", "", _words(pattern)).replace("„“", "")
    ]

    assert odd == []
    assert unpaired == []


def test_german_says_du() -> None:
    polite = re.compile(r"(?<=[\w,;] )(Sie|Ihnen|Ihr(e[mnrs]?)?)\b")

    found = {
        key: said[0]
        for key, pattern in texts_of("de").items()
        for words in parts_of(pattern).words
        if (said := polite.search(words))
    }

    assert found == {}


def test_german_writes_du_small_within_a_sentence() -> None:
    tall = re.compile(r"[\w,] (Du|Dir|Dich|Dein(e[mnrs]?)?|Euch|Euer)\b")

    found = {
        key: said[0]
        for key, pattern in texts_of("de").items()
        for words in parts_of(pattern).words
        if (said := tall.search(words))
    }

    assert found == {}


def test_german_never_bends_a_name_nor_draws_an_article_before_it() -> None:
    names = r"\{ \$(?:asker|former|game|guest|holder|host|name|names|owner|owners) \}"
    bent = re.compile(
        rf"{names}\**s\b|\b(?:[Zz]u[mr]|[Bb]eim|[Vv]om|[Ii]ns|[Ii]m|[Aa]m) \**{names}"
    )
    files = sorted((LOCALES / "de").glob("*.ftl"))

    found = {path.name: bent.findall(path.read_text(encoding="utf-8")) for path in files}

    assert {name: texts for name, texts in found.items() if texts} == {}
