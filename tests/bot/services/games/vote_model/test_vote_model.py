"""Votes in games as a small model: whatever happens in whatever order, plain rules foretell it.

By default a sample is tried, which is always the same; with ``DALAPAPA_ALL_VOTES=1`` everything is.
"""

from __future__ import annotations

import os
from collections import deque
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from bot.services.errors import Refused
from bot.services.games.folding import Fold, folded
from bot.services.games.pauses import pause_in
from bot.services.games.vote import ENDED, Answer, Subject, newest_vote, vote_in
from bot.services.games.voting.offers import offer_in
from bot.storage.log import EntryKind
from tests.bot.services.games.vote_model.model import Event, Model
from tests.bot.services.games.vote_model.starts import (
    FIRST,
    TABLE,
    THIRD,
    Starts,
    departures,
    later_time_outs,
    replacements,
    time_outs,
    time_outs_in_set_up,
    time_outs_of_gone,
    undos,
    with_some_away,
)
from tests.bot.services.games.vote_model.tables import (
    all_answer,
    begun_by,
    bot_played,
    entries_of,
    happened,
    timed_out,
)

pytestmark = pytest.mark.slow

DEPARTURES: Final = {2: 2, 3: 2, 4: 1, 5: 1}
"""For each number of people, how many of them may leave the table during one vote."""

EVERYTHING: Final = (
    time_outs,
    time_outs_in_set_up,
    later_time_outs,
    time_outs_of_gone,
    departures,
    with_some_away,
    undos,
    replacements,
)

IS_ALL: Final = os.environ.get("DALAPAPA_ALL_VOTES") == "1"
WALKS: Final = 8
"""How many courses of events are tried of each kind of vote."""

LONGEST: Final = 9
"""How many events of a course at most."""


@pytest.mark.parametrize("people", DEPARTURES)
@pytest.mark.parametrize("votes", EVERYTHING)
def test_whatever_happens_in_whatever_order_plain_rules_foretell_it(
    votes: Starts, people: int
) -> None:
    starts = [(replace(it, most_departures=DEPARTURES[people]), fold) for it, fold in votes(people)]
    for model, fold in starts:
        assert_agrees(model, fold)
        if IS_ALL:
            try_all(model, fold)
    random = Random(f"{votes.__name__} {people}")
    for _ in range(WALKS if starts and not IS_ALL else 0):
        walk(*random.choice(starts), random)


def try_all(model: Model, fold: Fold) -> None:
    """Try every event in every situation that may come."""
    seen, waiting = {model.kind}, deque([(model, fold)])
    while waiting:
        model, fold = waiting.popleft()
        for event in model.events():
            then, after = try_one(model, fold, event)
            if then.kind not in seen and then.decided != ENDED:
                seen.add(then.kind)
                waiting.append((then, after))
    assert len(seen) > model.people


def walk(model: Model, fold: Fold, random: Random) -> None:
    """Try one course of events."""
    for _ in range(LONGEST):
        model, fold = try_one(model, fold, random.choice(list(model.events())))
        if model.decided == ENDED:
            break


def try_one(model: Model, fold: Fold, event: Event) -> tuple[Model, Fold]:
    if (refusal := model.refusal(event)) is not None:
        assert refused(fold, event) == refusal, (model, event)
        return model, fold
    then, after = model.after(event), happened(fold, event)
    assert_agrees(then, after)
    return then, after


def refused(before: Fold, event: Event) -> str:
    with pytest.raises(Refused) as refusal:
        happened(before, event)
    return refusal.value.code


def assert_agrees(model: Model, fold: Fold) -> None:
    """The log tells of the vote what the model says."""
    entries = entries_of(fold)
    if model.decided == ENDED:
        assert_ended(model, fold)
        return
    vote = newest_vote(entries)
    assert vote is not None
    assert vote.decided == model.decided
    assert (vote_in(entries) is None) is bool(model.decided)
    kinds = [entry.kind for entry in entries if entry.kind in (EntryKind.ASKED, EntryKind.DECIDED)]
    assert kinds[::2] == [EntryKind.ASKED] * len(kinds[::2])
    assert kinds[1::2] == [EntryKind.DECIDED] * len(kinds[1::2])
    assert len(kinds) % 2 == (not model.decided)
    assert (pause_in(entries) is not None) is model.is_paused
    assert_consequences(model, fold)
    if model.decided:
        assert_replays(fold)
    if model.decided == Answer.PLAY and not model.is_game_over:
        assert_bot_plays(model, fold)


def assert_ended(model: Model, fold: Fold) -> None:
    """A request has ended since the time for a turn is over, and a vote is open about that."""
    entries, decided = entries_of(fold), EntryKind.DECIDED
    assert [it.body for it in entries if it.kind is decided][:1] == [ENDED]
    vote = vote_in(entries)
    voters = model.seated - {model.on_turn}
    if vote is None:
        assert not voters
        return
    assert (vote.subject, vote.seat) == (Subject.TIME_OUT, model.on_turn)
    assert frozenset(vote.voters) == voters
    assert vote.choices == (THIRD if model.on_turn in model.gone else FIRST)


def assert_bot_plays(model: Model, fold: Fold) -> None:
    """A computer ends this one turn; where nobody has answered again, the game pauses then."""
    played = bot_played(fold)
    assert played.holders == fold.holders
    assert played.game.to_act == model.next_on_turn(model.resigned)
    is_paused = pause_in(entries_of(played)) is not None
    assert is_paused is (model.was_unanswered and not model.answers)


def assert_consequences(model: Model, fold: Fold) -> None:
    """The game is as the decision leaves it."""
    resigned = {seat for seat in range(model.people) if not fold.game.seats.is_in(seat)}
    computers = {seat for seat, holder in enumerate(fold.holders) if holder < 0} - model.resigned
    assert resigned == model.resigned | ({model.seat} if model.is_removed else set())
    is_played_for = model.decided == Answer.COMPUTER
    assert computers == (model.computers | ({model.seat} if is_played_for else set()))
    is_agreed = model.decided == Answer.YES
    is_offered = offer_in(fold) is not None
    assert is_offered is (is_agreed and model.subject is Subject.REPLACE)
    on_turn: int | None = model.on_turn
    if model.decided in (Answer.SKIP, Answer.REMOVE):
        out = model.resigned | ({model.seat} if model.is_removed else set())
        on_turn = model.next_on_turn(out)
    elif is_agreed and model.subject is Subject.UNDO:
        on_turn = model.seat
    is_over = model.people - len(resigned) < 2
    assert fold.game.to_act == (None if is_over else on_turn)


def assert_replays(fold: Fold) -> None:
    entries = entries_of(fold)
    again = folded(fold.origin, entries, range(1, len(entries) + 1))
    assert again.game.fingerprint() == fold.game.fingerprint()
    assert (again.steps, again.turns, again.holders) == (fold.steps, fold.turns, fold.holders)


@pytest.mark.parametrize("setup", ["auto", "players"])
@pytest.mark.parametrize("people", DEPARTURES)
def test_where_all_are_away_nobody_is_asked_yet_and_where_nobody_is_the_default_applies(
    people: int, setup: str
) -> None:
    fold, seat, others = begun_by(people, setup)
    for choices, defaults in TABLE:
        for default, decided in defaults.items():
            waiting = timed_out(fold, (), default, may_come=True)
            assert (vote_in(entries_of(waiting)), waiting.game.to_act) == (None, seat)
            at_once = timed_out(fold, (), default)
            assert entries_of(at_once)[fold.revision + 1].body == decided
            assert_replays(at_once)
        asked = timed_out(fold, others, Answer.WAIT)
        vote = vote_in(entries_of(asked))
        assert vote is not None
        assert vote.choices == choices
        if Answer.WAIT in choices:
            fold = all_answer(asked, others, Answer.WAIT)
