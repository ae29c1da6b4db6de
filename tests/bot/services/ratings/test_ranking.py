"""Who is ranked where in a finished game, and who has won it: against a table written by hand."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import pytest

from bot.services.ratings.model import BEGINNER, rated
from bot.services.ratings.ranking import (
    BEFORE,
    PRESENT,
    FinalSeat,
    Out,
    Uncounted,
    ranked,
    why_uncounted,
)
from engine.seats import Seats

SOMEBODY_ELSE = 900
A_COMPUTER, A_SUBSTITUTE = -1, -11
OTHERS = (50, 40, 30, 20)
"""The points of those who play with the person in question and stay."""

AHEAD, LEVEL, BEHIND = 60, 50, 10
"""The points of the person in question."""

TABLE = """
                   two      three       four          five
stayed    ahead    *1 2     *1 2 3      *1 2 3 4      *1 2 3 4 5
stayed    level    *1 *1    *1 *1 3     *1 *1 3 4     *1 *1 3 4 5
stayed    behind   2 *1     3 *1 2      4 *1 2 3      5 *1 2 3 4
resigned  ahead    2 *1     3 *1 2      4 *1 2 3      5 *1 2 3 4
resigned  level    2 *1     3 *1 2      4 *1 2 3      5 *1 2 3 4
resigned  behind   2 *1     3 *1 2      4 *1 2 3      5 *1 2 3 4
removed   ahead    2 *1     3 *1 2      4 *1 2 3      5 *1 2 3 4
removed   level    2 *1     3 *1 2      4 *1 2 3      5 *1 2 3 4
removed   behind   2 *1     3 *1 2      4 *1 2 3      5 *1 2 3 4
computer  ahead    2 1      3 1 2       4 1 2 3       5 1 2 3 4
computer  level    2 *1     3 *1 2      4 *1 2 3      5 *1 2 3 4
computer  behind   2 *1     3 *1 2      4 *1 2 3      5 *1 2 3 4
another   ahead    2 1      3 1 2       4 1 2 3       5 1 2 3 4
another   level    2 *1     3 *1 2      4 *1 2 3      5 *1 2 3 4
another   behind   2 *1     3 *1 2      4 *1 2 3      5 *1 2 3 4
idle      ahead    2 *1     3 *1 2      4 *1 2 3      5 *1 2 3 4
idle      level    2 *1     3 *1 2      4 *1 2 3      5 *1 2 3 4
idle      behind   2 *1     3 *1 2      4 *1 2 3      5 *1 2 3 4
"""
"""The ranks of the person in question and of the others, by how they ended and their points.

A star marks a person who has won. Where a computer or somebody else has most points in their place,
nobody who stayed has.
"""

WHY = {
    "stayed": None,
    "resigned": Out.RESIGNED,
    "removed": Out.REMOVED,
    "computer": Out.GONE,
    "another": Out.GONE,
    "idle": Out.IDLE,
}


def seat(owner_id: int, way: str = "stayed") -> FinalSeat:
    """A seat whose owner ended that way; its rank is still to be found."""
    holder_id = {"computer": A_SUBSTITUTE, "another": SOMEBODY_ELSE}.get(way, owner_id)
    return FinalSeat(
        owner_id=owner_id,
        holder_id=holder_id,
        rank=0,
        left={"resigned": Out.RESIGNED, "removed": Out.REMOVED}.get(way),
        turns=9,
        ended=4 if way == "idle" else 9,
        made=9,
    )


def at_end(seats: Sequence[FinalSeat], points: Sequence[int]) -> list[FinalSeat]:
    """Seats with the ranks that the engine gives them."""
    resigned = [number for number, one in enumerate(seats) if one.left]
    ranks = Seats(len(seats), resigned).ranks(points)
    return [replace(one, rank=rank) for one, rank in zip(seats, ranks, strict=True)]


def told(seats: Sequence[FinalSeat], counting: int = PRESENT) -> str:
    """The ranks of seats' owners, with a star for people who have won."""
    return " ".join(
        f"{'*' * (one.is_win and given.owner_id > 0)}{one.rank}"
        for given, one in zip(seats, ranked(seats, counting), strict=True)
    )


def rows() -> list[tuple[str, int, int, str]]:
    """The table, cell by cell: way, points, number of people, and what is written there."""
    points = {"ahead": AHEAD, "level": LEVEL, "behind": BEHIND}
    lines = [line.split(maxsplit=2) for line in TABLE.strip().splitlines()[1:]]
    return [
        (way, points[how], people, " ".join(cell.split()))
        for way, how, cells in lines
        for people, cell in enumerate([c for c in cells.split("  ") if c], start=2)
    ]


def test_the_table_has_all_that_there_is() -> None:
    assert [row[:3] for row in rows()] == [*product(WHY, (AHEAD, LEVEL, BEHIND), range(2, 6))]


@pytest.mark.parametrize(("way", "points", "people", "wanted"), rows())
def test_whoever_is_out_ranks_below_everybody_who_stayed(
    way: str, points: int, people: int, wanted: str
) -> None:
    seats = [seat(1, way), *(seat(owner) for owner in range(2, people + 1))]

    final = at_end(seats, [points, *OTHERS[: people - 1]])

    assert told(final) == wanted
    assert [one.out for one in ranked(final, PRESENT)] == [WHY[way], *[None] * (people - 1)]


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_all_who_are_out_share_the_last_place(order: Sequence[int]) -> None:
    seats = [seat(1, "resigned"), seat(2, "another"), seat(3, "idle"), seat(4)]

    final = at_end([seats[place] for place in order], [80, 70, 60, 50])

    ranks = {one.owner_id: ranked(final, PRESENT)[number].rank for number, one in enumerate(final)}
    assert ranks == {1: 2, 2: 2, 3: 2, 4: 1}


@pytest.mark.parametrize("people", [2, 3, 4])
@pytest.mark.parametrize("points", [(50, 40, 30, 20), (20, 20, 50, 50), (30, 30, 30, 30)])
def test_however_many_are_out_they_stand_together_behind_those_who_stayed(
    points: Sequence[int], people: int
) -> None:
    for ways in product(WHY, repeat=people):
        seats = [seat(number, way) for number, way in enumerate(ways, start=1)]
        outcome = ranked(at_end(seats, points[:people]), PRESENT)
        stayed = [points[number] for number, way in enumerate(ways) if way == "stayed"]
        lent = [points[number] for number, way in enumerate(ways) if way in ("computer", "another")]
        best = max([*stayed, *lent], default=None)
        for way, one, own in zip(ways, outcome, points, strict=False):
            better = [other for other in stayed if other > own]
            assert one.rank == 1 + len(better if way == "stayed" else stayed), ways
            assert one.is_win == (way == "stayed" and own == best), ways
            assert one.out is WHY[way]


def test_where_all_are_out_nobody_is_ahead_and_nobody_has_won() -> None:
    final = at_end([seat(1, "resigned"), seat(2, "idle")], [10, 20])

    assert told(final) == "1 1"


def test_a_computer_player_has_a_rank_and_can_win_but_a_substitute_has_none() -> None:
    with_computer = at_end([seat(A_COMPUTER), seat(2), seat(3, "resigned")], [60, 50, 70])
    with_substitute = at_end([seat(1, "computer"), seat(2), seat(3)], [60, 50, 40])

    assert told(with_computer) == "1 2 3"
    assert told(with_substitute) == "3 1 2"
    assert [one.has_won for one in ranked(with_computer, PRESENT)] == [True, False, False]
    assert [one.has_won for one in ranked(with_substitute, PRESENT)] == [True, False, False]


def test_a_seat_that_a_substitute_resigned_wins_nothing() -> None:
    left = replace(seat(1, "another"), left=Out.RESIGNED)

    final = at_end([left, seat(2), seat(3)], [60, 50, 40])

    assert told(final) == "3 *1 2"
    assert ranked(final, PRESENT)[0].out is Out.GONE


@pytest.mark.parametrize(
    ("turns", "ended", "out"),
    [(0, 0, None), (1, 0, Out.IDLE), (1, 1, None), (5, 2, Out.IDLE), (5, 3, None), (6, 3, None)],
)
def test_whoever_ended_half_of_their_turns_has_stayed(
    turns: int, ended: int, out: Out | None
) -> None:
    final = at_end([replace(seat(1), turns=turns, ended=ended), seat(2)], [60, 50])

    assert ranked(final, PRESENT)[0].out is out


def test_of_a_computer_player_no_turn_is_asked() -> None:
    final = at_end([replace(seat(A_COMPUTER), ended=0), seat(2)], [60, 50])

    assert told(final) == "1 2"


@pytest.mark.parametrize(
    ("ended", "why"),
    [
        ((2, 2), None),
        ((2, 1), Uncounted.SHORT),
        ((9, 0, 2), None),
        ((9, 1, 1), Uncounted.SHORT),
        ((9,), Uncounted.ALONE),
    ],
)
def test_a_game_counts_in_which_two_people_ended_two_turns_each(
    ended: Sequence[int], why: Uncounted | None
) -> None:
    people = [replace(seat(1 + number), ended=done) for number, done in enumerate(ended)]

    assert why_uncounted([*people, seat(A_COMPUTER)], PRESENT) is why


@pytest.mark.parametrize(
    ("ended", "by_others", "why"),
    [
        ((9, 1), (2,), None),
        ((0, 1), (2, 3), None),
        ((9, 1), (1,), Uncounted.SHORT),
        ((9,), (2,), Uncounted.ALONE),
    ],
)
def test_whoever_took_a_seat_over_is_one_of_those_who_ended_turns(
    ended: Sequence[int], by_others: tuple[int, ...], why: Uncounted | None
) -> None:
    people = [replace(seat(1 + number), ended=done) for number, done in enumerate(ended)]
    people[-1] = replace(people[-1], holder_id=SOMEBODY_ELSE, ended_by_others=by_others)

    assert why_uncounted([*people, seat(A_COMPUTER)], PRESENT) is why


def test_results_of_before_keep_their_counting() -> None:
    seats = [replace(seat(1, "idle"), made=1), seat(2, "computer"), seat(3)]

    final = at_end(seats, [60, 50, 40])

    assert told(final, BEFORE) == "*1 3 3"
    assert why_uncounted(final, BEFORE) is None
    assert why_uncounted([replace(one, made=1) for one in final], BEFORE) is Uncounted.SHORT


def after(seats: Sequence[FinalSeat], points: Sequence[int]) -> list[float]:
    """How much the ratings of beginners rise by a game."""
    ranks = [one.rank for one in ranked(at_end(seats, points), PRESENT)]
    return [rating.mu - BEGINNER.mu for rating in rated(ranks, [BEGINNER] * len(ranks))]


@pytest.mark.parametrize("way", ["resigned", "removed", "computer", "another", "idle"])
@pytest.mark.parametrize("points", [AHEAD, LEVEL, BEHIND])
def test_of_two_who_vanishes_loses_as_by_resigning_and_who_stayed_gains(
    way: str, points: int
) -> None:
    vanished, stayed = after([seat(1, way), seat(2)], [points, LEVEL])

    assert vanished < 0 < stayed
    assert [vanished, stayed] == after([seat(1, "resigned"), seat(2)], [BEHIND, LEVEL])


def test_whoever_vanishes_loses_as_much_as_the_last_whatever_their_points() -> None:
    ways = ("resigned", "computer", "another", "idle")

    losses = {after([seat(1, way), seat(2), seat(3)], [AHEAD, 50, 40])[0] for way in ways}

    assert losses == {after([seat(1), seat(2), seat(3)], [BEHIND, 50, 40])[0]}


def test_two_who_vanish_gain_nothing_on_each_other() -> None:
    first, second, stayed = after([seat(1, "idle"), seat(2, "resigned"), seat(3)], [60, 50, 40])

    assert first == second < 0 < stayed
