"""Votes that have just opened, each with what plain rules say of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from bot.services.games.folding import Fold
from bot.services.games.replacing import Request
from bot.services.games.vote import AGREEING, Answer, Subject
from bot.services.games.voting.handing_over import ask_to_replace
from bot.services.games.voting.leaving import note_presence
from bot.services.games.voting.procedure import Electorate, ask_about_gone, ask_to_take_back
from tests.bot.services.games.vote_model.model import LARGE, TIME_IS_OVER, Model
from tests.bot.services.games.vote_model.tables import (
    all_answer,
    begun_by,
    changed,
    happened,
    moved,
    timed_out,
)

FIRST: Final = (Answer.WAIT, Answer.SKIP, Answer.PLAY)
SECOND: Final = (Answer.WAIT, Answer.SKIP, Answer.COMPUTER, Answer.REMOVE)
THIRD: Final = (Answer.SKIP, Answer.COMPUTER, Answer.REMOVE)
"""What is offered at each time-out in a row, as the table says it."""

TABLE: Final = (
    (FIRST, {Answer.WAIT: Answer.WAIT, Answer.SKIP: Answer.SKIP, Answer.COMPUTER: Answer.PLAY}),
    (SECOND, {default: default for default in (Answer.WAIT, Answer.SKIP, Answer.COMPUTER)}),
    (THIRD, dict.fromkeys((Answer.WAIT, Answer.SKIP, Answer.COMPUTER), Answer.COMPUTER)),
)
"""The same, and what a tie or silence decides there for each default of a server."""

NEWCOMER: Final = 99

Start = tuple[Model, Fold]
Starts = Callable[[int], Iterator[Start]]


def time_outs(people: int, setup: str = "auto") -> Iterator[Start]:
    """Votes about each time-out in a row of who is on turn, with every default of a server."""
    begun, seat, others = begun_by(people, setup)
    model = model_of(begun, seat, others, FIRST, Answer.WAIT)
    before, was_unanswered = begun, False
    for choices, defaults in TABLE:
        some = defaults if people < LARGE else [Answer.SKIP]
        for default in some:
            asked = timed_out(before, others, default)
            offered = replace(model, choices=choices, default=defaults[default])
            yield replace(offered, was_unanswered=was_unanswered), asked
        if choices is FIRST:
            before = happened(timed_out(before, others, Answer.WAIT), TIME_IS_OVER)
            was_unanswered = True
        elif choices is SECOND:
            before = all_answer(timed_out(before, others, Answer.WAIT), others, Answer.WAIT)
            was_unanswered = False


def time_outs_in_set_up(people: int) -> Iterator[Start]:
    """The same about who has to lay the first tile of a set-up."""
    yield from time_outs(people, "players")


def later_time_outs(people: int) -> Iterator[Start]:
    """Votes about the first time-out after that of another, and about the fourth in a row."""
    begun, first, others = begun_by(people)
    skipped = happened(timed_out(begun, others, Answer.SKIP), TIME_IS_OVER)
    seat = (first + 1) % people
    others = frozenset(range(people)) - {seat}
    for default in TABLE[0][1]:
        asked = timed_out(skipped, others, default)
        model = model_of(skipped, seat, others, FIRST, TABLE[0][1][default])
        yield replace(model, was_unanswered=True), asked
    late = skipped
    for number in range(4):
        while number and late.game.to_act != seat:
            late = moved(late)
        if number < 3:
            late = all_answer(timed_out(late, others, Answer.WAIT), others, Answer.SKIP)
    yield model_of(late, seat, others, THIRD, Answer.COMPUTER), timed_out(late, others, Answer.WAIT)


def time_outs_of_gone(people: int) -> Iterator[Start]:
    """Votes that open at the deadline of who is on turn and has left the server."""
    begun, seat, others = begun_by(people)
    left = changed(begun, lambda log: note_presence(log, {begun.holders[seat]: False}))
    model = model_of(left, seat, others, THIRD, Answer.COMPUTER)
    gone = frozenset({seat})
    yield replace(model, gone=gone, out=gone), timed_out(left, others, Answer.WAIT)


def departures(people: int) -> Iterator[Start]:
    """Votes about who is on turn and has left the server, also after another's time-out."""
    begun, first, others = begun_by(people)
    skipped = happened(timed_out(begun, others, Answer.SKIP), TIME_IS_OVER)
    for before, seat in ((begun, first), (skipped, (first + 1) % people)):
        user, voters = before.holders[seat], frozenset(range(people)) - {seat}
        left = changed(before, partial(note_presence, is_there={user: False}))
        electorate = Electorate(tuple(voters))
        asked = changed(left, partial(ask_about_gone, electorate=electorate), is_by_clock=True)
        model = model_of(left, seat, voters, THIRD, Answer.COMPUTER, Subject.GONE)
        gone = frozenset({seat})
        yield replace(model, gone=gone, out=gone, was_unanswered=before is skipped), asked


def with_some_away(people: int) -> Iterator[Start]:
    """Votes of which some of the others are away, so that they are none of the voters."""
    begun, seat, others = begun_by(people)
    for number in range(1, len(others)):
        some = sorted(others)[:number]
        model = model_of(begun, seat, some, FIRST, Answer.WAIT)
        yield model, timed_out(begun, some, Answer.WAIT)


def undos(people: int) -> Iterator[Start]:
    """Votes about the turn that who was on turn has just finished."""
    begun, seat, others = begun_by(people)
    played = moved(begun)
    asked = changed(played, lambda log: ask_to_take_back(log, seat, others))
    model = model_of(played, seat, others, AGREEING, Answer.NO, Subject.UNDO)
    yield model, asked


def replacements(people: int) -> Iterator[Start]:
    """Votes about a newcomer for who is on turn: asked by them, by another, by a manager."""
    _, seat, others = begun_by(people)
    other = min(others)
    yield replacement(people, Request(NEWCOMER, seat), others)
    yield replacement(people, Request(NEWCOMER, other), others - {other} | {seat})
    if people > 2:  # the seat's own player is not asked where their time has run out
        yield replacement(people, Request(NEWCOMER, other), others - {other})
    yield replacement(people, Request(NEWCOMER, None), frozenset({seat}))


def replacement(people: int, request: Request, voters: frozenset[int]) -> Start:
    begun, seat, _ = begun_by(people)
    asked = changed(begun, lambda log: ask_to_replace(log, seat, request, voters))
    model = model_of(begun, seat, voters, AGREEING, Answer.NO, Subject.REPLACE)
    return replace(model, is_own_wish=seat in (request.asker, *voters)), asked


def model_of(  # noqa: PLR0913, PLR0917
    fold: Fold,
    seat: int,
    voters: Collection[int],
    choices: tuple[Answer, ...],
    default: Answer,
    subject: Subject = Subject.TIME_OUT,
) -> Model:
    on_turn = fold.game.to_act
    assert on_turn is not None
    return Model(
        people=fold.game.seats.count,
        subject=subject,
        seat=seat,
        voters=frozenset(voters),
        choices=choices,
        default=default,
        on_turn=on_turn,
        may_lay=fold.origin.terms.variant == "classic" and not fold.game.turns.is_in_set_up,
        is_late=subject is Subject.TIME_OUT,
    )
