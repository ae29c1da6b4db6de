"""Reviews with as much in them as can be: many turning points, several people at each seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from bot.presenters.ids.codec import LARGEST
from bot.presenters.looking_back.reviews import (
    Reviewed,
    dropped_message,
    later_message,
    review_message,
    waiting_message,
)
from bot.presenters.message import Message
from bot.services.games.match import Match
from bot.services.people import Person
from bot.services.people.holders import Holding
from bot.services.reviews.reading import ReviewableGame
from bot.texts import Texts
from engine.actions import Action
from engine.copies import copy_of
from engine.game import Game, View, view
from engine.review.decisions import Decision
from engine.review.reviewing import Better, Maker, Move, ReviewedTurn
from engine.review.summary import MOST_A_PERSON, MOST_POINTS, turning_points
from tests.bot.presenters.largest_games import LONGEST_NAME, Way, moments, one_of_each, played

SIXTH: Final = 1 / 6


def reviews(texts: Texts, way: Way) -> Iterator[Message]:
    """What is shown of the review of a game that is over: each page, to one person and to all."""
    shown = reviewed(way)
    yield waiting_message(texts, shown.match, 0)
    yield waiting_message(texts, shown.match, len(shown.turns))
    yield later_message(texts, shown.match)
    yield dropped_message(texts, shown.match)
    for page in range(len(turning_points(shown.turns)) + 1):
        then = shown.match if page else None
        for by in ("", LONGEST_NAME):
            yield review_message(texts, replace(shown, page=page, then=then, by=by))
    yield review_message(texts, shown, is_text_first=True)


@cache
def reviewed(way: Way) -> Reviewed:
    """The review of a whole game, by hand; each seat was taken over by somebody at half-time."""
    match, (play, _) = moments(way)[-1], played(way)
    moves = tuple(
        Move(seat, action, Maker.OTHER if seat is None else Maker.PERSON)
        for seat, action in play.acts
    )
    half, people = len(moves) // 2, len(match.seats)
    deciders = {
        number: LARGEST - move.seat - (people if number < half else 0)
        for number, move in enumerate(moves)
        if move.seat is not None
    }
    everybody = {
        Holding(user_id): Person(user_id, LONGEST_NAME) for user_id in set(deciders.values())
    }
    game = ReviewableGame(play.start(), moves, tuple(range(1, len(moves) + 1)), deciders)
    return Reviewed(replace(match, people=everybody), game, tuple(_turns(match, game)))


def _turns(match: Match, game: ReviewableGame) -> Iterator[ReviewedTurn]:
    """All turns of a game; most decisions were mistakes."""
    now = copy_of(game.start)
    chances = (1 / len(match.seats),) * len(match.seats)
    turns = [turn for turn in match.history if not turn.is_aside]
    for turn in turns:
        first, last = turn.first_revision - 1, turn.last_revision - 1
        decisions, better = _mistakes(now, game.moves, first, last)
        luck = (-9_999.0,) * len(chances)
        yield ReviewedTurn(turn.seat, first, last, chances, decisions, luck, better)
        for move in game.moves[first : last + 1]:
            now.apply(move.seat, move.action)


def _mistakes(
    now: Game, moves: tuple[Move, ...], first: int, last: int
) -> tuple[dict[int, Decision], Better | None]:
    """Each decision of a turn, if it was one, and a turn that does as much as it can instead."""
    seat = moves[first].seat
    if seat is None or now.turns.is_in_set_up:
        return {}, None
    begun = view(now, seat)
    best = one_of_each(begun)
    if not best:
        return {}, None
    decisions = {
        number: Decision(_other(begun, moves[number].action), SIXTH, 1.0, 1 - SIXTH, 0.01)
        for number in range(first, last + 1)
        if moves[number].seat == seat
    }
    return decisions, Better(best, (99.0, 0.0))


def _other(begun: View, done: Action) -> Action:
    return next((action for action in begun.legal_actions() if action != done), done)


def is_full(shown: Reviewed) -> bool:
    """Whether a review has as many turning points as there can be among so many."""
    most = min(MOST_POINTS, MOST_A_PERSON * len(shown.match.seats))
    return len(turning_points(shown.turns)) == most
