"""The arena: bags are paired, results are kept, and what is told follows from the games."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.opponents import weights
from engine.opponents.weights import WEIGHTS
from engine.variants import VARIANTS
from tests.arena import __main__ as arena
from tests.arena import results, table
from tests.arena.fit import Sample, fitted, keep, loss_of, sampled, written
from tests.arena.games import Pairing, Played, played, start_of
from tests.arena.report import interval, percentile, summary
from tests.arena.results import games_of, known

PAIRING = Pairing("policy", "random", "domaine")
CHEAP = {"easy", "beginner", "random"}


def without_times(game: Played) -> dict[str, object]:
    return {name: getattr(game, name) for name in Played.__slots__ if name != "seconds"}


def assert_is_played_so_again(pairing: Pairing, kept: Played) -> None:
    again = played(pairing, kept.number)
    noted = kept if kept.made else replace(kept, made=again.made)  # games of before have none
    assert without_times(again) == without_times(noted)


@pytest.mark.parametrize("seats", [2, 3])
def test_each_bag_is_played_from_every_seat(seats: int) -> None:
    pairing = Pairing("policy", "random", "domaine", seats)
    starts = [start_of(pairing, number) for number in range(2 * seats)]
    bags = [(game.hands.bag(), game.open_tiles) for game, _ in starts]

    assert [ours for _, ours in starts] == [*range(seats)] * 2
    assert bags == [bags[0]] * seats + [bags[seats]] * seats
    assert bags[0] != bags[seats]


def test_a_game_is_the_same_when_it_is_played_again() -> None:
    assert without_times(played(PAIRING, 3)) == without_times(played(PAIRING, 3))


def test_a_contest_that_was_broken_off_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.jsonl"
    begun = list(games_of(PAIRING, range(2), file))
    asked: list[int] = []

    def noted(pairing: Pairing, number: int) -> Played:
        asked.append(number)
        return played(pairing, number)

    monkeypatch.setattr(results, "played", noted)

    games = list(games_of(PAIRING, range(4), file))

    assert asked == [2, 3]
    assert games[:2] == begun
    assert known(file, PAIRING) == dict(enumerate(games))
    assert known(file, Pairing("random", "policy", "domaine")) == {}


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    list(games_of(PAIRING, range(2), file))
    file.write_text(file.read_text()[:-20])

    list(games_of(PAIRING, range(2), file))

    assert known(file, PAIRING).keys() == {0, 1}


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize(
    ("ours", "theirs"), [("easy", "random"), ("easy", "beginner"), ("normal", "today")]
)
def test_the_kept_games_are_those_of_the_levels_as_they_are(
    ours: str, theirs: str, name: str
) -> None:
    pairing = Pairing(ours, theirs, name)
    kept = known(results.KEPT, pairing)

    shortest = min(kept.values(), key=lambda game: (game.turns, game.number))

    assert len(kept) == table.GAMES
    assert_is_played_so_again(pairing, shortest)


@pytest.mark.parametrize(
    "pairing",
    [
        Pairing("hard", "normal", "terra"),
        Pairing("hard", "normal", "domaine"),
        pytest.param(Pairing("hard", "today", "classic", 4), marks=pytest.mark.long),
    ],
    ids=str,
)
def test_a_kept_game_of_a_hard_computer_is_played_so_again(pairing: Pairing) -> None:
    shortest = min(known(results.KEPT, pairing).values(), key=lambda game: game.turns)

    assert_is_played_so_again(pairing, shortest)


def test_weights_are_kept_and_all_else_in_their_module_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written_before = Path(weights.__file__).read_text()
    copy = tmp_path / "weights.py"
    copy.write_text(written_before)
    monkeypatch.setattr(weights, "__file__", str(copy))
    monkeypatch.setattr(weights, "WEIGHTS", weights.WEIGHTS)  # what is kept now is forgotten

    keep("points", 3, weights.WEIGHTS["points"][3])
    as_it_was = copy.read_text()
    keep("points", 3, (9.125, 0.5))

    assert as_it_was == written_before
    assert set(copy.read_text().splitlines()) - set(written_before.splitlines()) == {
        "            9.125,",
        "            0.5,",
    }


def test_wilsons_interval() -> None:
    low, high = interval(0.5, 60)

    assert (low, high) == pytest.approx((0.377, 0.623), abs=0.001)
    assert interval(1.0, 20)[1] == pytest.approx(1)


def test_a_percentile_is_one_of_the_times() -> None:
    assert percentile([0.3, 0.1, 0.2, 0.4], 0.5) == 0.3
    assert percentile([0.1], 0.95) == 0.1


def test_the_summary_tells_wins_actions_endings_and_times() -> None:
    lines = summary(PAIRING, [played(PAIRING, number) for number in range(2)]).splitlines()

    assert lines[0].startswith("domaine, 2 seats: policy against random: 100% [")
    assert lines[0].endswith("] of 2")
    assert lines[2].startswith("  actions a turn: ")
    assert lines[3] == "  endings: markers by it 2"


def test_the_command_prints_and_keeps_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    arena.main(["policy", "random", "--games", "1", "--results", str(file), "--seats", "4"])

    assert [line.split(",")[0] for line in capsys.readouterr().out.splitlines()[::6]] == [*VARIANTS]
    assert len([line for line in file.read_text().splitlines() if line]) == len(VARIANTS)


def test_all_bounds_are_told_with_what_was_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = [bound for bound in table.BOUNDS if {bound.pairing.ours, bound.pairing.theirs} <= CHEAP]
    monkeypatch.setattr(table, "BOUNDS", few)

    arena.main(["--table", "--games", "2"])

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(few) == (1 + len(table.SEATS)) * len(VARIANTS)
    assert {line.rpartition(": ")[2] for line in lines} <= {"reached", "MISSED"}


def test_the_table_is_told_pass_by_pass_and_again_from_what_is_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = [table.Bound(PAIRING, 0.85), table.Bound(Pairing("random", "policy", "domaine"), 0.5)]
    monkeypatch.setattr(table, "BOUNDS", few)
    monkeypatch.setattr(table, "PASSES", (1, 2, 60))
    file = tmp_path / "results.jsonl"

    arena.main(["--table", "--games", "3", "--results", str(file)])
    passed = capsys.readouterr().out.splitlines()
    monkeypatch.setattr(results, "played", None)
    arena.main(["--known", "--results", str(file)])
    told = capsys.readouterr().out.splitlines()

    assert [line.partition("] of ")[2][0] for line in passed] == ["1", "1", "2", "2", "3", "3"]
    assert told == passed[-2:]


def test_a_share_near_its_bound_counts_as_reached() -> None:
    bound = table.Bound(PAIRING, 0.4, 0.6)

    assert [bound.is_reached(share) for share in (0.36, 0.38, 0.62, 0.64)] == [
        False,
        True,
        True,
        False,
    ]


def test_what_is_made_and_how_long_games_last_is_bounded_too() -> None:
    won = Played(0, 1.0, 5, (60, 40), "target", True, 14, (0.0,), {})  # noqa: FBT003
    lost = replace(won, number=1, share=0.0, margin=-5, made=(40, 45), turns=15)
    games = [won, lost]
    pairing = Pairing("easy", "beginner", "classic")

    def verdict(made: tuple[float, float] | None, turns: int) -> str:
        line = table.line_of(table.Bound(pairing, 0.4, 0.6, made, turns), games)
        return line.strip().rpartition(": ")[2]

    assert table.medians_of_made(games) == (50, 42.5)
    assert verdict((1.0, 1.25), 14) == "reached"
    assert verdict((0.75, 1.1), 0) == verdict((1.2, 1.5), 0) == verdict(None, 15) == "MISSED"


@pytest.mark.parametrize("bound", table.BOUNDS, ids=lambda bound: str(bound.pairing))
def test_the_kept_games_meet_what_is_asked(bound: table.Bound) -> None:
    # Their times are those of whatever machine played them.
    assert bound.is_met([*known(results.KEPT, bound.pairing).values()])


def test_turns_are_told_for_all_numbers_of_seats(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "LEVELS", ["easy"])

    arena.main(["--turns", "--games", "1"])

    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told] == [f"{name}, easy" for name in VARIANTS]
    assert "5 seats" in told[1]


def test_without_names_the_arena_says_what_is_missing() -> None:
    with pytest.raises(SystemExit):
        arena.main(["easy"])


def test_a_fit_finds_which_feature_tells_the_winner() -> None:
    ahead, behind = (1.0, 0.5), (0.0, 0.5)
    samples = [Sample("", (ahead, behind), (1.0, 0.0))] * 9 + [
        Sample("", (ahead, behind), (0.0, 1.0))
    ]

    found = fitted(samples)

    assert found[0] > 1
    assert found[1] == pytest.approx(0)
    assert loss_of(samples, found) < loss_of(samples, [0.0, 0.0]) == 0.25


def test_the_weights_stand_as_they_are_written_down() -> None:
    assert written(WEIGHTS) in Path(weights.__file__).read_text()


def test_positions_of_whole_games_are_sampled() -> None:
    samples = sampled("terra", 3, "policy", 1)

    assert len(samples) > 5
    assert {len(sample.features) for sample in samples} == {3}
    assert sum(samples[0].shares) == pytest.approx(1)
