"""Custom ids of buttons are short, read back what was written, and are never taken on trust."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.presenters.ids.game_ids import GAME_IDS, CustomId, Verb
from engine.hexes import Point

LARGEST = 2**63 - 1
NUMBERS = some.integers(0, LARGEST)
DISCS = some.builds(Point, some.integers(-4000, 4000), some.integers(-4000, 4000))
LONGEST_ALLOWED = 100


@given(
    verb=some.sampled_from(Verb),
    game=NUMBERS,
    revision=NUMBERS,
    row=some.none() | NUMBERS,
    disc=some.none() | DISCS,
    restore=some.none() | some.integers(1, LARGEST),
)
def test_what_is_written_is_read_back(  # noqa: PLR0913
    *,
    verb: Verb,
    game: int,
    revision: int,
    row: int | None,
    disc: Point | None,
    restore: int | None,
) -> None:
    custom_id = CustomId(verb, game, revision, row, disc, restore)

    assert GAME_IDS.read(str(custom_id)) == custom_id


@pytest.mark.parametrize("verb", Verb)
def test_the_longest_custom_id_fits(verb: Verb) -> None:
    largest = CustomId(verb, LARGEST, LARGEST, LARGEST, Point(4000, 4000), LARGEST)

    assert len(str(largest)) <= LONGEST_ALLOWED


@pytest.mark.parametrize(
    "text",
    [
        "",
        "d1",
        "d1:join",
        "d1:join:1",
        "d1:fly:1:1",
        "d2:join:1:1",
        "d1:join:1:1:1:1",
        "d1:keep:1:1.zzzzzzzz",
        "d1:keep:1.1:1",
        "d1:keep:1:1@",
        "d1:keep:1:1@0",
        "d1:keep:1:1@01",
        "d1:keep:1:1@1:1",
        "d1:join:-1:1",
        "d1:join:01:1",
        "d1:join:1:1 ",
        "d1:join:1:1\n",
        "D1:JOIN:1:1",
        "d1:join:１:1",
        f"d1:join:{'z' * 40}:1",
    ],
)
def test_foreign_ids_mean_nothing(text: str) -> None:
    assert GAME_IDS.read(text) is None


@given(
    text=some.text(max_size=100)
    | some.from_regex(r"\Ad1:[a-z]{3,6}(:[0-9a-z]{0,15}){0,5}(\.[0-9a-z]{0,8})?(@[0-9a-z]{0,9})?\Z")
)
def test_any_text_at_all_is_an_id_of_ours_or_means_nothing(text: str) -> None:
    custom_id = GAME_IDS.read(text)

    assert custom_id is None or str(custom_id) == text
