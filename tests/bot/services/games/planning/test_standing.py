"""A plan stands if it can be carried out and brings at least what it brought when it was kept."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services.games.planning.sealed import Plan, Planning, Worth, planning_in, row_of
from bot.services.games.planning.standing import plan_of, plan_to_play, worth_now
from bot.storage.people.plans import PlanState
from engine.actions import Action, Keep, Mark, Place, Settle, parse_action
from engine.ahead import view_ahead
from engine.errors import IllegalAction
from engine.game import View, view
from tests.engine.plays import Play, plays
from tests.engine.positions import (
    domaine_after,
    game_after,
    play,
    set_up,
    terra_after,
    with_fields,
)
from tests.engine.terra_positions import joined, table, with_groups


def seen(seat: int = 0) -> View:
    """Seat 0 on turn in a classic game."""
    return view(game_after(f"{set_up(2)} lay, end, lay, end"), seat)


def some_plan(shown: View, *actions: Action) -> Plan:
    plan = plan_of(shown, actions or [next(iter(shown.legal_actions()))])
    assert plan is not None
    return plan


def test_a_plan_brings_now_what_it_brought_in_the_same_position() -> None:
    for shown in (seen(), view(terra_after(table(2), money=(1, 3)), 1)):
        plan = some_plan(shown)

        assert worth_now(shown, plan) == plan.worth


def test_in_classic_only_points_count() -> None:
    shown = seen()
    plan = some_plan(shown)
    assert plan.worth.gain > 0

    def stands(worth: Worth) -> bool:
        return worth_now(shown, replace(plan, worth=worth)) is not None

    assert stands(replace(plan.worth, gain=plan.worth.gain - 1))
    assert not stands(replace(plan.worth, gain=plan.worth.gain + 1))
    assert stands(replace(plan.worth, closed=(("RED", 9),), returned=(("M13", 1),)))


BEFORE = Worth(gain=-1, price=1, score=4, closed=(("RED", 5), ("RED", 3)), returned=(("M13", 1),))


@pytest.mark.parametrize(
    ("worth", "stands"),
    [
        ({}, True),
        ({"gain": 0, "price": 0}, True),
        ({"gain": -2}, False),
        ({"price": 2}, False),
        ({"score": 3}, False),
        ({"score": 5}, True),
        ({"closed": (("RED", 5), ("RED", 4), ("BLUE", 1))}, True),
        ({"closed": (("RED", 4), ("RED", 4))}, False),
        ({"closed": (("RED", 9),)}, False),
        ({"closed": (("BLUE", 5), ("RED", 5))}, False),
        ({"returned": ()}, False),
        ({"returned": (("M13", 1), ("M14", 1))}, False),
        ({"is_final": True}, False),
    ],
)
def test_in_terra_and_domaine_it_costs_no_more_and_brings_closes_and_returns_as_much(
    worth: dict[str, object], *, stands: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = view(terra_after(table(2), money=(1, 3)), 1)
    now = replace(BEFORE, **worth)  # type: ignore[arg-type]
    monkeypatch.setattr(
        "bot.services.games.planning.standing._foreseen", lambda _view, _actions: (now, True)
    )

    assert worth_now(shown, Plan((), BEFORE)) == (now if stands else None)


def test_a_plan_that_would_leave_a_pawn_to_be_kept_is_no_whole_turn() -> None:
    before = joined(73)
    place = list(joined(74).board.tiles())[-1]
    shown = view(before, 0)
    after = shown.after(place)
    keeps = [action for action in after.legal_actions() if isinstance(action, Keep)]

    assert plan_of(shown, [place]) is None
    plan = some_plan(shown, place, keeps[0])
    assert len(plan.worth.returned) == 1
    other = some_plan(shown, place, keeps[1])
    assert worth_now(shown, replace(plan, worth=other.worth)) is None


def test_the_last_pawn_is_set_only_by_a_plan_that_knew_it() -> None:
    game = with_groups(terra_after(table(2), money=(1, 5)), 8)
    play(game, "settle, " * 4)
    shown = view(game, 1)
    settle = next(action for action in shown.legal_actions() if isinstance(action, Settle))
    plan = some_plan(shown, settle)
    assert plan.worth.is_final

    assert worth_now(shown, plan) is not None
    assert worth_now(shown, replace(plan, worth=replace(plan.worth, is_final=False))) is None


def test_the_end_of_classic_is_set_off_only_by_a_plan_that_knew_it() -> None:
    game = with_fields(game_after(f"{set_up(2)} lay, end, lay, end"), totals="59 0")
    plan = some_plan(view(game, 0))

    assert plan.worth.is_final
    assert (
        worth_now(view(game, 0), replace(plan, worth=replace(plan.worth, is_final=False))) is None
    )


def test_an_illegal_plan_does_not_stand() -> None:
    shown = seen()
    plan = some_plan(shown)
    tile = str(plan.actions[0]).split(" ")[0]
    elsewhere = replace(plan, actions=(parse_action(f"{tile} a Z99 r0"),))

    assert worth_now(shown, elsewhere) is None


def test_the_first_that_stands_is_played_or_the_best() -> None:
    shown = seen()
    legal = sorted((it for it in shown.legal_actions() if isinstance(it, Place)), key=shown.gain_of)
    worst, best = some_plan(shown, legal[0]), some_plan(shown, legal[-1])
    fallen = replace(best, worth=replace(best.worth, gain=99))
    assert worst.worth.gain < best.worth.gain

    assert plan_to_play(shown, Planning((fallen, worst, best))) == worst
    assert plan_to_play(shown, Planning((fallen, worst, best), takes_best=True)) == best
    assert plan_to_play(shown, Planning((fallen,), takes_best=True)) is None
    assert plan_to_play(shown, Planning()) is None


def test_of_plans_that_raise_the_score_as_much_the_best_leaves_more() -> None:
    game = domaine_after(tokens=(2, 2), setup="auto", seed=1, script="lay, lay, lay")
    shown = view(game, game.to_act)
    legal = sorted((it for it in shown.legal_actions() if isinstance(it, Place)), key=shown.gain_of)
    poor, rich = some_plan(shown, legal[0]), some_plan(shown, legal[-1])
    assert poor.worth.score == rich.worth.score == 0
    assert poor.worth.gain < rich.worth.gain

    assert plan_to_play(shown, Planning((poor, rich), takes_best=True)) == rich


@given(plays(), st.integers(0, 2**32 - 1))
def test_what_is_planned_ahead_is_written_read_and_legal(played: Play, seed: int) -> None:
    chance, game = Random(seed), played.end()
    for seat in game.seats.still_in():
        shown = view_ahead(game, seat)
        if shown is None:
            continue
        actions: list[Action] = []
        for _ in range(3):
            legal = [*shown.after(*actions).legal_actions()]
            legal = [it for it in legal if isinstance(it, Place | Settle | Mark | Keep)]
            actions += [chance.choice(legal)] if legal else []
        plan = plan_of(shown, actions)
        if plan is None:
            continue
        planning = Planning((plan,), tuple(actions), takes_best=True, state=PlanState.UNMET)
        assert planning_in(row_of(planning, seat, 7)) == planning
        assert worth_now(shown, plan) == plan.worth
        with pytest.raises(IllegalAction):
            view(game, seat).after(*actions)
