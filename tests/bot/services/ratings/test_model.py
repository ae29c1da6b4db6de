"""How games are rated, and the number that people see of it."""

import json
from importlib.metadata import version
from random import Random

import pytest

from bot.services.ratings.model import BEGINNER, Rating, model_words, points, rated, spread


def test_a_beginner_has_1500_give_or_take_500() -> None:
    assert (points(BEGINNER.mu), spread(BEGINNER.sigma)) == (1500, 500)


def test_whoever_wins_gains_and_whoever_loses_loses() -> None:
    winner, second, last = rated([1, 2, 3], [BEGINNER] * 3)

    assert winner.mu > BEGINNER.mu > last.mu
    assert winner.mu > second.mu > last.mu
    assert all(rating.sigma < BEGINNER.sigma for rating in (winner, second, last))


@pytest.mark.parametrize("ranks", [[1, 1], [4, 4]])
def test_equals_who_share_a_rank_stay_equal(ranks: list[int]) -> None:
    one, other = rated(ranks, [BEGINNER] * 2)

    assert one == other
    assert one.mu == pytest.approx(BEGINNER.mu)


def test_ranks_that_computers_or_others_hold_in_between_mean_nothing() -> None:
    assert rated([2, 5, 5], [BEGINNER] * 3) == rated([1, 2, 2], [BEGINNER] * 3)


def test_the_order_in_which_people_are_given_means_nothing_not_even_in_the_last_digit() -> None:
    chance = Random(1)
    for _ in range(100):
        before = [Rating(chance.uniform(15, 35), chance.uniform(1, 8)) for _ in range(5)]
        ranks = [chance.randint(1, 3) for _ in before]
        shuffled = chance.sample(range(5), 5)

        again = rated([ranks[place] for place in shuffled], [before[place] for place in shuffled])

        after = rated(ranks, before)
        assert again == [after[place] for place in shuffled]


def test_to_win_against_the_strong_brings_more() -> None:
    strong, weak = Rating(30, 4), Rating(20, 4)

    (expected, _), (surprising, _) = rated([1, 2], [strong, weak]), rated([1, 2], [weak, strong])

    assert 0 < expected.mu - strong.mu < surprising.mu - weak.mu


@pytest.mark.parametrize(("mu", "seen"), [(25.0, 1500), (25.0083, 1500), (25.0084, 1501)])
def test_what_people_see_is_sixty_times_mu(mu: float, seen: int) -> None:
    assert points(mu) == seen


def test_all_that_ratings_depend_on_is_told() -> None:
    words = json.loads(model_words())

    assert words["version"] == version("openskill")
    assert words["parameters"] == {"mu": 25, "sigma": 25 / 3, "beta": 25 / 6, "tau": 25 / 300}
