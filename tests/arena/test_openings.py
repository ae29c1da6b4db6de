"""What it costs to leave openings is fitted from what turns leave and how rounds go on."""

from random import Random

import pytest

from engine.opponents.weights import OPENINGS
from engine.variants import VARIANTS
from tests.arena.openings import Left, fitted, in_the_midst, main, turns_of


def test_the_worths_are_found_again() -> None:
    random = Random(1)
    points = [(random.gauss(0, 2), random.gauss(0, 1)) for _ in range(50)]
    left = [Left(one, other, -0.6 * one + 0.2 * other) for one, other in points]

    worths, explained = fitted(left)

    assert worths == pytest.approx((-0.6, 0.2))
    assert explained == pytest.approx(1)


def test_turns_of_a_position_differ_from_their_mean() -> None:
    random = Random(2)

    left = list(turns_of(in_the_midst(2, random), 2, random))

    assert len(left) > 1
    for values in zip(*((one.to_next, one.to_own, one.ahead) for one in left), strict=True):
        assert sum(values) == pytest.approx(0)
        assert any(values)


def test_a_line_is_told_for_each_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--seats", "3", "--positions", "1", "--worlds", "1"])

    assert capsys.readouterr().out.startswith("3 seats: ")


def test_all_numbers_of_seats_have_their_worths() -> None:
    classic = VARIANTS["classic"]

    assert set(OPENINGS) == set(range(classic.fewest, classic.most + 1))
    assert all(for_next < 0 < for_own for for_next, for_own in OPENINGS.values())
