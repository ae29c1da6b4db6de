"""Every language says what English says, in its own words and its own manner, and no longer."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

import pytest

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
    words_of,
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
        spoken: {key: sorted(re.findall(r"\d+", words_of(texts_of(spoken)[key]))) for key in told}
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
        key: unicodedata.normalize("NFKC", words_of(pattern)).split()
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


def test_lists_and_clauses_are_joined_as_each_language_does() -> None:
    texts = CATALOGUE.texts("fr")

    assert texts.listed(["a", "b", "c"]) == "a, b et c"
    assert texts.in_clauses(["a", "b"]) == "a\u202f; b"
    assert CATALOGUE.texts("en").in_clauses(["a", "b"]) == "a; b"
