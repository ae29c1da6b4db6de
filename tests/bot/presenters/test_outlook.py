"""How long games tend to be: by seats, target and who sits there."""

import pytest

from bot.presenters.lobbies.outlook import is_bag_short, turns_each
from bot.services.people.holders import NUMBERS
from engine.variants import VARIANTS


@pytest.mark.parametrize("name", VARIANTS)
def test_every_number_of_seats_and_every_level_is_known(name: str) -> None:
    variant = VARIANTS[name]
    seats = range(variant.fewest, variant.most + 1)

    assert {len(turns) for turns in variant.turns_each.values()} == {len(seats)}
    for level in (*NUMBERS, None):
        assert all(turns_each(name, {}, [level] * number) >= 2 for number in seats)


@pytest.mark.parametrize("name", VARIANTS)
def test_people_take_as_long_as_something_between_easy_and_normal_computers(name: str) -> None:
    for seats in range(VARIANTS[name].fewest, VARIANTS[name].most + 1):
        easy, people, normal = (
            turns_each(name, {}, [level] * seats) for level in ("easy", None, "normal")
        )
        mixed = turns_each(name, {}, ["easy", *[None] * (seats - 1)])

        assert min(easy, normal) <= people <= max(easy, normal)
        assert min(easy, people) <= mixed <= max(easy, people)


def test_hard_computers_rush_in_terra_and_take_as_long_as_normal_ones_elsewhere() -> None:
    normal, hard = (
        {name: turns_each(name, {}, [level] * 2) for name in VARIANTS}
        for level in ("normal", "hard")
    )

    assert hard.pop("terra") < normal.pop("terra")
    assert hard == normal


def test_twice_the_target_takes_twice_as_long_until_the_bag_is_empty() -> None:
    assert turns_each("classic", {"target": 60}, ["easy"] * 3) == 13
    assert turns_each("classic", {"target": 120}, ["easy"] * 3) == 26
    assert turns_each("classic", {"target": 240}, ["easy"] * 4) == 120 // 4


def test_only_many_with_a_high_target_empty_the_bag() -> None:
    assert is_bag_short("classic", {"target": 240}, 4)
    assert not is_bag_short("classic", {"target": 240}, 2)
    assert not is_bag_short("terra", {}, 5)
    assert not is_bag_short("domaine", {}, 4)
