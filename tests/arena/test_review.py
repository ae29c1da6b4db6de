"""How chances are calibrated, and that better players lose less by what a review finds."""

from pathlib import Path
from random import Random

import pytest

from engine.opponents.values import style_of
from engine.review import curves
from engine.review.chances import chances_by
from engine.review.curves import CURVES, Curve
from engine.variants import VARIANTS
from tests.arena import calibration
from tests.arena.calibration import PLAIN, Position, fitted, told
from tests.arena.ladder import Lost, are_apart, lost


def position(strength: float, progress: float = 0.5, *, is_won: bool = True) -> Position:
    shares = (1.0, 0.0) if is_won else (0.0, 1.0)
    return Position(0, progress, {0: strength, 1: 0.0}, (), shares)


def test_chances_are_sharper_the_larger_the_factor() -> None:
    curve, strengths = Curve(1.0, 3.0), {0: 1.0, 2: 0.0}

    early, late = (chances_by(curve, progress, strengths, 3) for progress in (0.0, 1.0))

    assert sum(early) == pytest.approx(1)
    assert early[0] < late[0]
    assert early[1] == late[1] == 0  # the seat that is out


def test_there_is_a_curve_for_every_game() -> None:
    for variant in VARIANTS.values():
        for seats in range(variant.fewest, variant.most + 1):
            game = variant.start(seats, {}, variant.tiles)
            style = style_of(game).name
            assert all(0.25 <= number <= 2.5 for number in CURVES[style][seats])


CURVE = Curve(0.5, 2.0)


def positions_by(curve: Curve, count: int) -> list[Position]:
    """Positions that came out by a curve."""
    random, found = Random(3), []
    for _ in range(count):
        strength, progress = random.gauss(0, 2), random.random()
        chance, _ = chances_by(curve, progress, {0: strength, 1: 0.0}, 2)
        found.append(position(strength, progress, is_won=random.random() < chance))
    return found


def test_a_fit_finds_the_curve_by_which_games_came_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "PULL", 0.0)
    positions = positions_by(CURVE, 600)

    found = fitted(positions)

    assert found.start == pytest.approx(CURVE.start, abs=0.5)
    assert found.end == pytest.approx(CURVE.end, abs=0.5)
    assert told(positions, found).brier < told(positions, PLAIN).brier


def test_few_positions_move_a_curve_little() -> None:
    few = fitted(positions_by(CURVE, 10))

    assert all(0.7 < factor < 1.4 for factor in few)


def test_bins_tell_how_often_chances_come_true() -> None:
    positions = [position(0.0), position(0.0, is_won=False), position(9.0)]

    found = told(positions, PLAIN)

    assert found.bins[5] == (0.5, 0.5, 4)
    assert found.bins[9][1:] == (1.0, 1)
    assert sum(count for *_, count in found.bins) == 6
    assert found.constant == 0.25


def test_a_fitted_curve_is_kept_beside_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "curves.py"
    file.write_text(Path(str(curves.__file__)).read_text())
    monkeypatch.setattr(curves, "__file__", str(file))
    monkeypatch.setattr(curves, "CURVES", CURVES)

    calibration.keep("points", 3, Curve(0.65, 1.2))

    made: dict[str, object] = {}
    exec(compile(file.read_text(), "curves", "exec"), made)  # noqa: S102
    kept = {name: dict(of_style) for name, of_style in CURVES.items()}
    kept["points"][3] = Curve(0.65, 1.2)
    assert made["CURVES"] == kept
    assert file.read_text().endswith('"""By a style\'s name and the number of seats."""\n')


def test_games_that_were_played_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "LEVELS", ("policy",))
    file = tmp_path / "games.jsonl"

    first = calibration.positions_of("domaine", 2, range(1), file)
    monkeypatch.setattr(calibration, "played", None)
    again = calibration.positions_of("domaine", 2, range(1), file)

    assert [list(one.shares) for one in again] == [list(one.shares) for one in first]
    assert [one.strengths for one in again] == [one.strengths for one in first]
    assert {one.third for one in first} == {0, 1, 2}


def test_rungs_are_apart_if_no_interval_meets_one_of_the_next() -> None:
    found = [
        Lost("random", 0.3, 0.02, 5),
        Lost("easy", 0.1, 0.02, 40),
        Lost("beginner", 0.07, 0.02, 50),
        Lost("normal", 0.02, 0.01, 90),
        Lost("hard", 0.03, 0.01, 90),
    ]

    assert are_apart(found)
    assert not are_apart([*found[:-1], Lost("hard", 0.045, 0.01, 80)])


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS)
def test_who_looks_ahead_loses_less_than_who_plays_at_random(variant: str) -> None:
    worst, middle, good = (lost(variant, player, 12) for player in ("random", "easy", "normal"))

    assert worst.mean > middle.mean > good.mean
    assert worst.mean - worst.spread > good.mean + good.spread
