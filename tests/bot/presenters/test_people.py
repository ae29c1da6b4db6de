"""Names of people stay names: no markup, no mention, no link, no trick of writing comes of them."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.presenters.pages.variants import short_variant_name, variant_name
from bot.presenters.people import (
    LONGEST_NAME,
    level_of,
    mention_of,
    name_of,
    plain_name,
    shown_name,
)
from bot.services.people import Person
from bot.storage.people.former import FORMER
from bot.texts import Catalogue


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Jean-Luc", "Jean-Luc"),
        ("李小龍", "李小龍"),
        ("**Ann**", "\\*\\*Ann\\*\\*"),
        ("||Ann||", "\\|\\|Ann\\|\\|"),
        ("# Ann", "\\# Ann"),
        ("- Ann", "\\- Ann"),
        ("> Ann", "\\> Ann"),
        ("[Ann](x)", "\\[Ann\\](x)"),
        ("https://x.example", "https\\://x.example"),
        ("<@1>", "\\<@\u200b1>"),
        ("@everyone", "@\u200beveryone"),
        ("Ann\nBob", "Ann Bob"),
        ("אבי", "\u2068אבי\u2069"),
    ],
)
def test_names_are_shown_as_they_are_and_no_more(name: str, shown: str) -> None:
    assert shown_name(name) == shown


@pytest.mark.parametrize("name", ["", "\u200b", "\u202e", "\n", "\u200d\u200d"])
def test_a_name_of_nothing_visible_is_a_question_mark(name: str) -> None:
    assert plain_name(name) == "?"


def test_marks_piled_on_a_letter_are_thinned_out() -> None:
    assert plain_name("x" + "\u0316" * 30 + "y") == "x\u0316\u0316y"


def test_joined_pictures_stay_joined() -> None:
    assert plain_name("👨\u200d👩\u200d👧") == "👨\u200d👩\u200d👧"


@given(name=some.text(max_size=60))
def test_no_name_turns_the_writing_or_grows_long(name: str) -> None:
    plain = plain_name(name)

    assert 0 < len(plain) <= LONGEST_NAME
    assert not {"\u202a", "\u202b", "\u202d", "\u202e", "\u2066", "\u2067"} & set(plain)
    assert all(unicodedata.category(character) != "Cc" for character in plain)
    assert "@everyone" not in shown_name(name)


def test_whose_data_was_deleted_has_no_name_and_is_not_mentioned() -> None:
    texts = Catalogue().texts("en")
    former = Person(FORMER[3], "")
    played_for = Person(-11, "", is_for_former=True)

    assert name_of(texts, former) == mention_of(texts, FORMER[3]) == "former player"
    assert name_of(texts, played_for) == "former player (bot)"
    assert level_of(texts, played_for) == ""
    assert name_of(texts, Person(-11, "")) == "Bot 1"
    assert mention_of(texts, 300) == "<@300>"


def test_what_only_a_newer_version_knows_has_a_name_all_the_same() -> None:
    texts = Catalogue().texts("newer", "fr")
    computer = Person(-91, "")

    assert texts.language == "fr"
    assert (name_of(texts, computer, 2), level_of(texts, computer)) == ("Bot 3", "")
    assert variant_name(texts, "newer") == short_variant_name(texts, "newer") == "newer"
