"""Votes in the log alone: what the same turn keeps, and which time-outs nobody has answered."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import BY_CLOCK, by_player
from bot.services.games.continuing import Continuation, open_game
from bot.services.games.fairness import Draws
from bot.services.games.folding import Fold
from bot.services.games.origin import Origin
from bot.services.games.pauses import pause_in
from bot.services.games.replacing import Request
from bot.services.games.vote import AGREEING, ENDED, Answer, Subject, Vote, asked_text, vote_in
from bot.services.games.voting.deciding import offer_seat
from bot.services.games.voting.leaving import note_presence
from bot.services.games.voting.procedure import (
    Electorate,
    answer,
    ask,
    ask_about_gone,
    ask_to_take_back,
    conclude,
    end_vote,
    pause_if_unanswered,
    time_out,
)
from bot.services.games.voting.time_outs import unanswered
from bot.storage.games import SeatOrder, Terms
from bot.storage.log import EntryKind
from engine.actions import Action, End, Place, Resign
from tests.bot.services.clock import Clock

ANN, BOB, CEM = range(3)
NEWCOMER: Final = 99
AT: Final = Clock().now()


class Log:
    """A game of classic of three people, who are on turn one after another."""

    def __init__(self) -> None:
        terms = Terms("classic", {"setup": "auto"}, 3, SeatOrder.JOINED, False, "en")  # noqa: FBT003
        origin = Origin(terms, (1, 2, 3), Draws(bytes(32), 1, ("1", "2", "3")))
        self.fold: Fold = open_game(origin, by_player(1), AT)

    @property
    def vote(self) -> Vote:
        vote = vote_in([step.entry for step in self.fold.steps])
        assert vote is not None
        return vote

    @property
    def is_paused(self) -> bool:
        return pause_in([step.entry for step in self.fold.steps]) is not None

    def act(self, seat: int, *actions: Action) -> None:
        """Carry out actions of a seat; without any it lays its first tile."""
        log = self._next()
        legal = self.fold.game.legal_actions()
        log.act_for_player(seat, *(actions or [it for it in legal if isinstance(it, Place)][:1]))
        self._keep(log)

    def take_turn(self, seat: int) -> None:
        self.act(seat)
        self.act(seat, End())

    def take_back(self) -> None:
        seat, revision = self.fold.game.to_act, self.fold.undo_to
        assert seat is not None
        assert revision is not None
        log = self._next()
        log.go_back(seat, revision)
        self._keep(log)

    def time_out(self, default: Answer = Answer.WAIT, voters: Collection[int] | None = None) -> int:
        """Let the time of whoever is on turn run out; return their seat."""
        seat = self.fold.game.to_act
        assert seat is not None
        others = [it for it in self.fold.game.seats.still_in() if it != seat]
        electorate = Electorate(tuple(others if voters is None else voters))
        log = self._next(is_by_clock=True)
        time_out(log, self.fold.revision, electorate, default)
        self._keep(log)
        return seat

    def give(self, given: Answer, *seats: int) -> None:
        for seat in seats:
            log = self._next()
            answer(log, seat, self.vote.revision, given)
            self._keep(log)

    def let_vote_end(self) -> None:
        log = self._next(is_by_clock=True)
        end_vote(log, self.vote.revision)
        self._keep(log)

    def ask_to_take_back(self, seat: int) -> None:
        log = self._next()
        ask_to_take_back(log, seat, {ANN, BOB, CEM} - {seat})
        self._keep(log)

    def ask_in_vain(self, seat: int, revision: int) -> None:
        """A seat asks to take back a turn from after ``revision`` on, which cannot be any more."""
        request = Vote(Subject.UNDO, seat, 0, (), AGREEING, Answer.NO, detail=str(revision))
        log = self._next()
        log.note(EntryKind.ASKED, seat, asked_text(request))
        self._keep(log)

    def offer(self, seat: int, user_id: int) -> None:
        log = self._next()
        offer_seat(log, seat, Request(user_id, seat), has_agreed=True)
        self._keep(log)

    def refusal(self, request: Vote) -> str:
        """Why a request cannot be opened, "" if it can."""
        try:
            ask(self._next(), request)
        except Refused as refused:
            return refused.code
        return ""

    def let_computers_play(self) -> None:
        """What follows once computers have played."""
        log = self._next(is_by_clock=True)
        pause_if_unanswered(log)
        self._keep(log)

    def ask_about_gone(self) -> int:
        """Whoever is on turn left a while ago; return their seat."""
        seat = self.fold.game.to_act
        assert seat is not None
        log = self._next(is_by_clock=True)
        note_presence(log, {self.fold.holders[seat]: False})
        ask_about_gone(log, Electorate(tuple({ANN, BOB, CEM} - {seat})))
        self._keep(log)
        return seat

    def _next(self, *, is_by_clock: bool = False) -> Continuation:
        cause = BY_CLOCK if is_by_clock else by_player(self.fold.revision + 1)
        return Continuation(self.fold, cause, AT)

    def _keep(self, log: Continuation) -> None:
        conclude(log)
        self.fold = log.fold()


@pytest.mark.parametrize("given", [Answer.SKIP, Answer.PLAY])
def test_what_is_taken_back_after_an_answer_leaves_the_vote_and_the_time(given: Answer) -> None:
    log = Log()
    log.act(ANN)
    log.time_out()
    since, asked = log.fold.turn_revision, log.vote.revision
    log.give(given, BOB)

    log.take_back()

    assert log.fold.turn_revision == since
    assert (log.vote.revision, dict(log.vote.answers)) == (asked, {BOB: given})


def test_an_answer_to_a_request_between_them_answers_no_time_out() -> None:
    log = Log()
    log.take_turn(ANN)
    log.time_out()
    log.let_vote_end()
    log.ask_to_take_back(ANN)
    log.give(Answer.NO, BOB)
    assert unanswered(log.fold) == 1

    log.time_out()
    log.let_vote_end()

    assert log.is_paused


@pytest.mark.parametrize("is_at_deadline", [False, True])
def test_what_opens_a_vote_ends_an_open_request_and_no_other_is_opened(
    *, is_at_deadline: bool
) -> None:
    log = Log()
    log.take_turn(ANN)
    log.ask_to_take_back(ANN)
    request = log.vote.revision

    late = log.time_out() if is_at_deadline else log.ask_about_gone()

    ended = [step.entry.body for step in log.fold.steps[request:]]
    assert ENDED in ended
    assert (log.vote.seat, log.vote.is_request) == (late, False)
    wanted = replace(log.vote, subject=Subject.REPLACE, choices=AGREEING)
    assert log.refusal(wanted) == "vote_open"


def test_a_void_vote_is_no_time_out_that_nobody_answered() -> None:
    log = Log()
    log.time_out()
    log.let_vote_end()
    log.time_out()
    assert not log.is_paused

    log.act(ANN, Resign())
    log.let_computers_play()

    assert not log.is_paused
    log.time_out()
    log.let_vote_end()
    assert log.is_paused


def test_an_answered_vote_begins_the_count_anew() -> None:
    log = Log()
    log.time_out()
    log.let_vote_end()
    log.time_out()
    log.give(Answer.SKIP, BOB)
    log.let_vote_end()
    assert not log.is_paused

    log.time_out(Answer.SKIP, voters=())

    assert (unanswered(log.fold), log.is_paused) == (1, False)
    log.time_out(Answer.SKIP, voters=())
    assert log.is_paused


@pytest.mark.parametrize(("choices", "code"), [(AGREEING, "seat_offered"), ((Answer.NO,), "")])
def test_no_request_is_opened_of_which_an_answer_could_not_be_carried_out(
    choices: tuple[Answer, ...], code: str
) -> None:
    log = Log()
    log.offer(CEM, NEWCOMER)
    wanted = Vote(
        Subject.REPLACE, BOB, 0, (CEM,), choices, Answer.NO, detail=str(Request(NEWCOMER + 1, ANN))
    )

    refused = log.refusal(wanted)

    assert refused == code


def test_who_was_asked_about_one_turn_can_be_asked_about_one_whose_number_it_begins_with() -> None:
    log = Log()
    first = log.fold.revision
    log.take_turn(ANN)
    log.ask_in_vain(ANN, 10 * first)

    log.ask_to_take_back(ANN)

    assert (log.vote.seat, log.vote.detail) == (ANN, str(first))
    log.let_vote_end()
    with pytest.raises(Refused, match="asked_before"):
        log.ask_to_take_back(ANN)
