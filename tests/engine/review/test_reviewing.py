"""A game reviewed turn by turn: who is judged, by what they saw, and how it goes on later."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from engine.actions import Action, Again, Place, Resign, Skip
from engine.copies import copy_of
from engine.game import Game, View, view
from engine.review.decisions import Decision, judged
from engine.review.reviewing import Maker, Move, ReviewedTurn, reviewed
from engine.variants import VARIANTS
from tests.engine.review.games import begun, finished, played_on, shuffled

pytestmark = pytest.mark.usefixtures("quick")


def turns_of(start: Game, moves: Sequence[Move], done: int = 0) -> list[ReviewedTurn]:
    return list(reviewed(copy_of(start), moves, done))


@pytest.mark.parametrize("variant", VARIANTS)
def test_turns_follow_one_another_until_the_result_stands(variant: str) -> None:
    start, moves = finished(variant, 3)

    turns = turns_of(start, moves)

    assert [turn.first for turn in turns] == [0, *(turn.last + 1 for turn in turns[:-1])]
    assert turns[-1].last == len(moves) - 1
    assert turns[0].seat is None
    assert all(sum(turn.chances) == pytest.approx(1) for turn in turns)
    assert all(len(turn.chances) == len(turn.luck) == 3 for turn in turns)
    end = _played(start, moves)
    assert end.turns.outcome is not None
    winners = end.turns.outcome.winners
    shares = [(seat in winners) / len(winners) for seat in range(3)]
    assert list(turns[-1].chances) == pytest.approx(shares)


def _played(start: Game, moves: Sequence[Move]) -> Game:
    game = copy_of(start)
    for move in moves:
        game.apply(move.seat, move.action)
    return game


@pytest.mark.parametrize("variant", VARIANTS)
def test_people_alone_are_judged_where_they_had_a_choice(variant: str) -> None:
    start, moves = finished(variant)
    mixed = [move if move.seat else Move(move.seat, move.action, Maker.OTHER) for move in moves]

    turns = turns_of(start, mixed)

    game, choices = copy_of(start), []
    for number, move in enumerate(mixed):
        is_set_up = game.turns.is_in_set_up
        has_choice = not is_set_up and len(game.legal_actions()) > 1
        if move.seat == 1 and has_choice and move.maker is Maker.PERSON:
            choices.append(number)
        game.apply(move.seat, move.action)
    assert [number for turn in turns for number in turn.decisions] == choices
    assert choices


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_after_a_stop_a_review_goes_on_where_it_stood(variant: str) -> None:
    start, moves = finished(variant)
    whole = turns_of(start, moves)

    for at in (1, len(whole) // 2, len(whole) - 1):
        assert turns_of(start, moves, whole[at].first) == whole[at:]


def test_who_was_skipped_or_resigned_decided_nothing() -> None:
    start, moves = finished("classic", 3)
    game, shown = copy_of(start), list[Move]()
    for move in moves:
        if not game.turns.is_in_set_up:
            break
        game.apply(move.seat, move.action)
        shown.append(move)
    out = [Move(game.to_act, Skip(), Maker.PERSON)]
    game.apply(out[0].seat, Skip())
    out.append(Move(game.to_act, Resign(), Maker.PERSON))
    game.apply(out[1].seat, Resign())
    rest = played_on(game, Random(0))

    turns = turns_of(start, [*shown, *out, *rest])

    judged_moves = {number for turn in turns for number in turn.decisions}
    assert judged_moves.isdisjoint({len(shown), len(shown) + 1})
    assert all(turn.chances[out[1].seat or 0] == 0 for turn in turns if turn.first > len(shown))


def test_whoever_resigns_out_of_turn_ends_no_turn() -> None:
    start, moves = finished("classic", 3)
    game, shown = copy_of(start), list[Move]()
    for move in moves:
        game.apply(move.seat, move.action)
        shown.append(move)
        if not game.turns.is_in_set_up and isinstance(move.action, Place):
            break
    on_turn = game.turns.seat
    aside = Move((on_turn + 1) % 3, Resign(), Maker.PERSON)
    game.apply(aside.seat, aside.action)
    rest = played_on(game, Random(0))

    turns = turns_of(start, [*shown, aside, *rest])

    turn = next(turn for turn in turns if turn.first <= len(shown) <= turn.last)
    assert turn.seat == on_turn
    assert turn.last > len(shown)
    assert turn.first < len(shown)


def test_a_planned_turn_is_judged_by_what_was_seen_as_it_began() -> None:
    start, moves = finished("terra", seed=3)
    planned = [*moves]
    for turn in turns_of(start, moves):
        hand = _hand_before(start, moves, turn)
        laid = {
            move.action.tile
            for move in moves[turn.first : turn.last + 1]
            if isinstance(move.action, Place)
        }
        if turn.seat is not None and laid <= hand:  # what is drawn meanwhile cannot be planned
            for at in range(turn.first, turn.last + 1):
                planned[at] = replace(moves[at], maker=Maker.PLAN)

    judged_turns = [turn for turn in turns_of(start, planned) if turn.decisions]

    of_plans = [it for it in judged_turns if planned[it.first].maker is Maker.PLAN]
    assert any(len(turn.decisions) > 1 for turn in of_plans)
    for turn in of_plans:
        best = [decision.best for decision in turn.decisions.values()]
        tiles = {action.tile for action in best if isinstance(action, Place)}
        assert tiles <= _hand_before(start, moves, turn)


def _hand_before(start: Game, moves: Sequence[Move], turn: ReviewedTurn) -> set[str]:
    """The tiles of whoever is on turn as it begins."""
    if turn.seat is None:
        return set()
    return set(_played(start, moves[: turn.first]).hands.tiles(turn.seat))


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_tiles_that_nobody_saw_change_no_comparison(variant: str) -> None:
    """Two games with other tiles in the bag: the same up to where the difference shows."""
    start, moves = finished(variant)
    game, shown = copy_of(start), list[Move]()
    for move in moves[: len(moves) // 2]:
        game.apply(move.seat, move.action)
        shown.append(move)
    bag, left = shuffled(variant), len(game.hands.bag())
    other = begun(variant, 2, [*bag[:-left], *reversed(bag[-left:])])
    replayed = _played(other, shown)
    assert replayed.hands.bag() != game.hands.bag()
    rests = [played_on(copy_of(it), Random(0)) for it in (game, replayed)]

    one, two = (
        turns_of(first, [*shown, *rest]) for first, rest in zip((start, other), rests, strict=True)
    )

    known = [turn for turn in one if turn.last < len(shown)]
    assert known
    assert two[: len(known)] == known


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    start, moves = finished("domaine")

    with pytest.raises(ValueError, match="not over"):
        turns_of(start, moves[:-1])


def test_the_same_game_has_the_same_review() -> None:
    start, moves = finished("domaine")

    assert turns_of(start, moves) == turns_of(start, moves)


def test_a_better_turn_is_one_that_could_have_been_played() -> None:
    found = 0
    for variant in VARIANTS:
        start, moves = finished(variant, seed=1)
        for turn in turns_of(start, moves):
            if turn.better is None:
                continue
            found += 1
            assert turn.seat is not None
            seen = view(_played(start, moves[: turn.first]), turn.seat)
            seen.after(*turn.better.actions)  # raises if it is against the rules
            assert turn.loss > 0
            assert not _draws_in_between(turn.better.actions)
    assert found


def _draws_in_between(actions: Sequence[Action]) -> bool:
    """Whether more tiles are laid after a repeated turn than the hand can hold."""
    return sum(isinstance(action, Again) for action in actions) > 3


def test_nobody_is_judged_twice_for_one_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    start, moves = finished("domaine")
    asked = list[tuple[str, Action]]()

    def noting(seen: View, done: Action) -> Decision | None:
        asked.append((seen.position(), done))
        return judged(seen, done)

    monkeypatch.setattr("engine.review.reviewing.judged", noting)
    turns_of(start, moves)

    assert len(asked) == len(set(asked))
