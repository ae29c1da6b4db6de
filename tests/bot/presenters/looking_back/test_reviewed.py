"""A review in words: who led, how everybody played, where it turned and why."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.presenters.looking_back.review_teller import ReviewTeller
from bot.presenters.looking_back.reviewed import ReviewedGame, marks_of
from bot.presenters.notation import write_move
from bot.texts import Catalogue, Texts
from engine.actions import Action, End, Place
from engine.copies import copy_of
from engine.game import view
from engine.review.decisions import Decision
from engine.review.reviewing import Better, Maker, Move, ReviewedTurn
from engine.variants import VARIANTS
from renderer.pages.review import TurningPoint
from tests.engine.review.games import begun, shuffled

CATALOGUE = Catalogue()
ENGLISH = CATALOGUE.texts("en")


def reviewed_game(variant: str = "classic", *, is_judged: bool = True) -> ReviewedGame:
    """Two turns of a game, of which the second could have been better; reviewed by hand."""
    start = begun(variant, 2, shuffled(variant))
    game = begun(variant, 2, shuffled(variant))
    moves: list[Move] = []
    while game.turns.is_in_set_up:
        moves.append(one := _first(game.to_act, game.legal_actions()))
        game.apply(one.seat, one.action)
    set_up = len(moves)
    seats, ends = [], []
    for _ in range(2):
        seats.append(game.turns.seat)
        seen = view(game, game.turns.seat)
        while game.turns.seat == seats[-1]:
            moves.append(one := _first(game.to_act, game.legal_actions()))
            game.apply(one.seat, one.action)
        ends.append(len(moves) - 1)
    best = [it for it in seen.legal_actions() if isinstance(it, Place)][-1]
    better = Better((best, *_rest(seen.after(best).legal_actions())), (6.0, 2.0))
    decision = Decision(best, 0.3, 0.55, 0.25, 0.02)
    judged = {ends[0] + 1: decision} if is_judged else {}
    even = (0.5, 0.5)
    turns = (
        ReviewedTurn(None, 0, set_up - 1, even, luck=(0, 0)),
        ReviewedTurn(seats[0], set_up, ends[0], (0.7, 0.3), luck=(3.4, 0)),
        ReviewedTurn(
            seats[1],
            ends[0] + 1,
            ends[1],
            (0.2, 0.8),
            judged,
            (0, -1.2),
            better if judged else None,
        ),
    )
    return ReviewedGame("Blue Heron", ("Ann", "Bob"), start, tuple(moves), turns, (2, 3, 4))


def _first(seat: int | None, legal: object) -> Move:
    action = next(iter(legal))  # type: ignore[call-overload]
    return Move(seat, action, Maker.OTHER if seat is None else Maker.PERSON)


def _rest(legal: object) -> tuple[Action, ...]:
    return (End(),) if End() in legal else ()  # type: ignore[operator]


def teller(game: ReviewedGame, texts: Texts = ENGLISH) -> ReviewTeller:
    return ReviewTeller(texts, game)


def test_it_says_who_was_in_front_from_when_on() -> None:
    assert teller(reviewed_game()).led() == "In front: Ann from turn 3 and Bob from turn 4."


def test_many_changes_of_the_lead_are_counted() -> None:
    game = reviewed_game()
    back, forth = (replace(game.turns[1], chances=it) for it in ((0.7, 0.3), (0.3, 0.7)))
    often = replace(game, turns=(back, forth) * 3, numbers=tuple(range(1, 7)))

    assert teller(often).led() == ("The lead changed 5 times. From turn 6 on Bob was in front.")


def test_nobody_may_ever_have_been_in_front() -> None:
    game = reviewed_game()

    told = teller(replace(game, turns=game.turns[:1], numbers=(1,))).led()

    assert told == "Nobody was ever in front."


def test_it_says_how_well_and_with_how_much_luck_everybody_played() -> None:
    game = reviewed_game()
    judged = next(turn for turn in game.turns if turn.decisions)

    lines = list(teller(game).seats())

    of_judged = f"**{game.names[judged.seat or 0]}**: accuracy **8** · "
    assert len(lines) == 3  # whoever decided nothing has one line
    assert any(line.startswith(of_judged) for line in lines)
    assert "1 decision: 1 mistake" in lines
    assert any("luck +3 points" in line for line in lines)
    assert any("luck −1 point" in line for line in lines)


def test_whoever_held_a_seat_before_is_judged_by_their_own_name() -> None:
    game = reviewed_game()
    seat = game.turns[2].seat or 0
    cem = 3
    by_other = replace(
        game, deciders={game.turns[2].first: cem}, people={cem: "Cem"}, holders=(1, 2)
    )

    lines = list(teller(by_other).seats())

    assert "**Cem**: accuracy **8**" in lines  # the luck is that of the seat
    assert sum("luck" in line for line in lines) == len(game.names)
    assert not any(line.startswith(f"**{game.names[seat]}**: accuracy") for line in lines)
    assert teller(by_other).labels().figures[seat] == ""


def test_where_only_the_way_a_tile_lies_was_better_the_moves_are_told() -> None:
    game = reviewed_game()
    turn, before = game.turns[2], copy_of(game.start)
    for move in game.moves[: turn.first]:
        before.apply(move.seat, move.action)
    seen = view(before, turn.seat)
    places = [action for action in seen.legal_actions() if isinstance(action, Place)]
    alike = 0
    for done, other in pairwise(places):
        own, better = ((it, *_rest(seen.after(it).legal_actions())) for it in (done, other))
        moves = (
            *game.moves[: turn.first],
            *(Move(turn.seat, action, Maker.PERSON) for action in own),
        )
        turned = replace(turn, last=len(moves) - 1, better=Better(better, (6.0, 2.0)))
        anew = replace(game, moves=moves, turns=(*game.turns[:2], turned))

        _, told, _ = teller(anew).told(turned)

        if told.startswith("Better: the same, but with "):
            alike += 1
            assert f"`{write_move(seen, other)}` in place of `{write_move(seen, done)}`" in told
            assert done.cell == other.cell
    assert alike


def test_namesakes_at_a_seat_are_told_apart() -> None:
    game = reviewed_game()
    turn = game.turns[2]
    (number, decision), seat = next(iter(turn.decisions.items())), turn.seat or 0
    other = replace(turn, decisions={number: decision, number + 1: decision})
    both = replace(
        game,
        turns=(*game.turns[:2], other),
        deciders={number: 3, number + 1: 4},
        people={3: "former player", 4: "former player"},
        holders=(1, 2),
    )

    told = [line for line in teller(both).seats() if line.startswith("**former player**")]

    assert told == ["**former player**: accuracy **8**"] * 2
    assert both.played_by_holder(seat) is None


def test_a_lead_is_that_of_whoever_held_the_seat_then() -> None:
    game = reviewed_game()
    seats = [turn.seat or 0 for turn in game.turns]
    own = [number for number, move in enumerate(game.moves) if move.seat == seats[1]]
    anew = replace(
        game,
        deciders=dict.fromkeys(own, 3),
        people={3: "Cem"},
        names=("Dan", "Eli"),
        holders=(1, 2),
    )
    leader = game.curve[1].index(max(game.curve[1]))

    told = teller(anew).led()

    expected = "Cem" if leader == seats[1] else anew.names[leader]
    assert f"In front: {expected} from turn 3" in told


def test_turning_points_are_listed_with_what_they_lost() -> None:
    game = reviewed_game()

    heading, line = teller(game).points()

    assert heading == "Turning points (chance of winning lost):"
    assert line == f"1. Turn 4, {game.names[game.turns[2].seat or 0]}: lost 25%"
    assert marks_of(game) == [TurningPoint(game.turns[2].seat or 0, 1)]


def test_a_game_without_a_turning_point_says_so() -> None:
    assert list(teller(reviewed_game(is_judged=False)).points()) == [
        "No decision lost enough to be a turning point."
    ]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("language", CATALOGUE.languages)
def test_what_was_done_and_what_was_better_stand_side_by_side(variant: str, language: str) -> None:
    game = reviewed_game(variant)
    turn = game.turns[2]

    done, better, why = teller(game, CATALOGUE.texts(language)).told(turn)

    name = game.names[turn.seat or 0]
    assert name in done
    assert name in better
    assert done != better
    assert "30" in done
    assert "55" in better
    assert why.endswith(".")


def test_the_next_player_is_named_where_less_is_left_for_them() -> None:
    game = reviewed_game()

    *_, why = teller(game).told(game.turns[2])

    other = game.names[1 - (game.turns[2].seat or 0)]
    assert f"about 4 points less for {other}, who comes next" in why


@pytest.mark.parametrize("language", CATALOGUE.languages)
def test_the_picture_has_a_text_for_each_place(language: str) -> None:
    game = reviewed_game()

    labels = teller(game, CATALOGUE.texts(language)).labels()

    assert labels.title.startswith("Blue Heron")
    assert len(labels.levels) == 5
    assert labels.names == game.names
    assert len([figure for figure in labels.figures if figure]) == 1
    assert all(labels.notes)
    assert "4" in labels.end
