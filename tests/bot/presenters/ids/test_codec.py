"""A family of custom ids is data; only what it could have written is read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.presenters.ids.codec import (
    LARGEST,
    NUMBER,
    NUMBER_36,
    either,
    flag,
    number,
    one_of,
    plain,
    record,
    seen_as,
    word,
)


class Fruit(StrEnum):
    PEAR = "pear"
    PEARL = "pear_l"


@dataclass(frozen=True, slots=True)
class Bowl:
    fruit: Fruit
    slot: int
    is_full: bool
    owner: int | None = None
    name: str = ""


BOWLS = record(
    "x9:put:{fruit}:{slot}{is_full}[.{owner}]:{name}:end",
    Bowl,
    fruit=word(Fruit),
    slot=number(3),
    is_full=flag("-", "+"),
    owner=either("", None, NUMBER_36),
    name=plain("[a-z]{0,4}"),
)


@given(
    some.builds(
        Bowl,
        some.sampled_from(Fruit),
        some.integers(0, 3),
        some.booleans(),
        some.none() | some.integers(0, LARGEST),
        some.text("abc", max_size=4),
    )
)
def test_what_is_written_is_read_back(bowl: Bowl) -> None:
    assert BOWLS.read(BOWLS.to_text(bowl)) == bowl


def test_a_template_shows_what_is_written() -> None:
    assert BOWLS.to_text(Bowl(Fruit.PEARL, 2, is_full=True)) == "x9:put:pear_l:2+::end"
    assert (
        BOWLS.to_text(Bowl(Fruit.PEAR, 0, is_full=False, owner=36, name="ab"))
        == "x9:put:pear:0-.10:ab:end"
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x9",
        "x9:put:plum:2+::end",
        "x9:put:pear:4+::end",
        "x9:put:pear:02+::end",
        "x9:put:pear:2?::end",
        "x9:put:pear:2+.:ab:end",
        "x9:put:pear:2+.01:ab:end",
        "x9:put:pear:2+:abcde:end",
        "x9:put:pear:2+:ab:end ",
        "x9:put:pear:2+:ab",
        "y9:put:pear:2+:ab:end",
    ],
)
def test_anything_else_is_none_of_the_family(text: str) -> None:
    assert BOWLS.read(text) is None


@pytest.mark.parametrize(
    "text", ["", "-1", "+1", "01", "1_0", " 1", "1\n", "\uff11", f"{LARGEST + 1}", "9" * 5000]
)
def test_a_number_has_one_form_and_bounds(text: str) -> None:
    assert NUMBER.read(text) is None
    assert NUMBER.read("0") == 0
    assert NUMBER.read(f"{LARGEST}") == LARGEST
    assert number(least=1).read("0") is None


@given(some.integers(0, LARGEST))
def test_numbers_in_base_36_are_those_of_python(value: int) -> None:
    assert int(NUMBER_36.to_text(value), 36) == NUMBER_36.read(NUMBER_36.to_text(value)) == value


def test_a_value_may_be_seen_as_a_plainer_one() -> None:
    halves = seen_as(number(8), lambda value: value / 2, lambda half: round(half * 2))

    assert halves.to_text(1.5) == "3"
    assert [halves.read(text) for text in ("3", "9")] == [1.5, None]
    assert either("all", None, one_of(["a", "b"])).read("all") is None
