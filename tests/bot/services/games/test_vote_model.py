"""Votes in games as a small model: whatever happens in whatever order, plain rules foretell it."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import product

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import BY_CLOCK, by_player
from bot.services.games.continuing import Continuation, open_game
from bot.services.games.fairness import Draws
from bot.services.games.folding import Fold, folded
from bot.services.games.origin import Origin
from bot.services.games.pauses import pause_in
from bot.services.games.replacing import Request
from bot.services.games.votes import AGREEING, VOID, Answer, Subject, newest_vote, vote_in
from bot.services.games.voting.deciding import free_computer
from bot.services.games.voting.handing_over import ask_to_replace
from bot.services.games.voting.leaving import note_presence
from bot.services.games.voting.offers import offer_in
from bot.services.games.voting.voting import (
    Electorate,
    answer,
    ask_about_gone,
    ask_to_take_back,
    end_vote,
    pause_if_deserted,
    settle,
    time_out,
)
from bot.storage.games import SeatOrder, Terms
from bot.storage.log import Entry, EntryKind
from engine.actions import End, Resign

AT = datetime(2026, 1, 1, tzinfo=UTC)
DEPARTURES = {2: 2, 3: 2, 4: 1, 5: 1}
"""For each number of people, how many of them may leave the table during one vote."""

FIRST = (Answer.WAIT, Answer.SKIP, Answer.PLAY)
SECOND = (Answer.WAIT, Answer.SKIP, Answer.COMPUTER, Answer.REMOVE)
THIRD = (Answer.SKIP, Answer.COMPUTER, Answer.REMOVE)
"""What is offered at each time-out in a row, as the table says it."""

NEWCOMER = 99
LARGE = 4
"""From so many people on, who of the others does something is tried once for all who are alike."""

Event = tuple[str, int, str]
"""What happens, at which seat (-1: none), and which answer is given."""

Addition = Callable[[Continuation], None]

TIME_IS_OVER: Event = ("time", -1, "")


@dataclass(frozen=True)
class Model:
    """What plain rules say of a vote about ``seat``, and of the table at which it is held."""

    people: int
    subject: Subject
    seat: int
    voters: frozenset[int]
    choices: tuple[Answer, ...]
    default: Answer
    on_turn: int
    is_own_wish: bool = False
    """Whether the seat's player wants what is voted about, or is one of those that must agree."""
    was_unanswered: bool = False
    """Whether nobody answered the vote before this one either."""
    answers: tuple[tuple[int, Answer], ...] = ()
    resigned: frozenset[int] = frozenset()
    computers: frozenset[int] = frozenset()
    gone: frozenset[int] = frozenset()
    out: frozenset[int] = frozenset()
    """Who is no voter any more, though they may be there again."""
    most_departures: int = 0
    """How many people at most resign, are played for by computers, or leave the server."""
    is_set_up: bool = False
    has_moved: bool = False
    decided: str = ""

    @property
    def kind(self) -> Hashable:
        """All that what may follow depends on."""
        if self.people < LARGE:
            return self
        seats = [self._kind_of(seat) for seat in range(self.people)]
        own = seats.pop(self.seat)
        return own, *sorted(seats), self.on_turn == self.seat, self.has_moved, self.decided

    def _kind_of(self, seat: int) -> tuple[object, ...]:
        given = dict(self.answers).get(seat, "")
        among = (self.voters, self.resigned, self.computers, self.gone, self.out)
        return (given, *(seat in seats for seats in among))

    @property
    def seated(self) -> frozenset[int]:
        """The seats of the people who play."""
        return frozenset(range(self.people)) - self.resigned - self.computers

    @property
    def not_offered(self) -> Answer:
        return Answer.WAIT if self.choices == AGREEING else Answer.NO

    @property
    def is_game_over(self) -> bool:
        return self.people - len(self.resigned) < 2

    def events(self) -> Iterator[Event]:
        """All that may happen next; once it is decided nothing but clicks that come too late."""
        yield TIME_IS_OVER
        if self.decided:
            yield ("answer", min(self.voters), self.choices[0])
            return
        for seat in frozenset(range(self.people)) - self.computers:
            offered = self.choices if seat in self.voters else self.choices[:1]
            yield from (("answer", seat, given) for given in offered)
        yield ("answer", min(self.voters), self.not_offered)
        if self.on_turn in self.seated and not self.has_moved:
            yield ("move", self.on_turn, "")
        if len(self.resigned | self.computers | self.out) < self.most_departures:
            yield from (("resign", seat, "") for seat in self.seated)
            yield from (("computer", seat, "") for seat in self.seated)
            yield from (("gone", seat, "") for seat in self.seated - self.gone)
        yield from (("back", seat, "") for seat in self.computers)
        yield from (("return", seat, "") for seat in self.gone - self.computers - self.resigned)

    def refusal(self, event: Event) -> str | None:
        """Which answers are refused, and why."""
        kind, seat, given = event
        if kind != "answer":
            return None
        if self.decided:
            return "vote_over"
        if seat not in self.voters - self.out:
            return "not_a_voter"
        return None if given in self.choices else "not_offered"

    def after(self, event: Event) -> Model:
        """The vote after an event that is not refused."""
        if self.decided:
            return self
        kind, seat, given = event
        changed = self._table_after(event)
        if kind == "answer":
            answers = tuple(sorted((dict(self.answers) | {seat: Answer(given)}).items()))
            changed = replace(self, answers=answers)
        if changed.is_game_over or self._is_pointless_after(event):
            return replace(changed, decided=VOID)
        return replace(changed, decided=changed.outcome(is_time_over=event == TIME_IS_OVER))

    def _table_after(self, event: Event) -> Model:
        kind, seat, _ = event
        match kind:
            case "move":
                return replace(self, has_moved=True, on_turn=self.next_on_turn(self.resigned))
            case "resign":
                resigned = self.resigned | {seat}
                on_turn = self.next_on_turn(resigned) if seat == self.on_turn else self.on_turn
                out = self.out | {seat}
                return replace(self, resigned=resigned, on_turn=on_turn, out=out)
            case "computer":
                out, gone = self.out | {seat}, self.gone - {seat}
                return replace(self, computers=self.computers | {seat}, out=out, gone=gone)
            case "back" | "gone":
                gone = self.gone | ({seat} if kind == "gone" else set())
                out, computers = self.out | {seat}, self.computers - {seat}
                return replace(self, computers=computers, out=out, gone=gone)
            case _:  # who answers is there, too
                there = {seat} if kind in ("return", "answer") else set()
                return replace(self, gone=self.gone - there)

    def next_on_turn(self, resigned: frozenset[int]) -> int:
        seats = [(self.on_turn + step) % self.people for step in range(1, self.people + 1)]
        return next(seat for seat in seats if seat not in resigned)

    def _is_pointless_after(self, event: Event) -> bool:
        kind, seat, _ = event
        if kind == "return":
            return self.subject is Subject.GONE and seat == self.seat
        if kind not in ("move", "resign", "computer", "back"):
            return False
        if self.subject is Subject.UNDO:  # never over what somebody else did since
            return True
        if kind == "move":
            return self.on_turn == self.seat and not self.is_own_wish
        if self.subject is Subject.REPLACE and kind == "computer":
            return False  # who plays on for them is asked no less
        return seat == self.seat

    def outcome(self, *, is_time_over: bool) -> str:
        """What those who still sit there have decided; "" if it is open."""
        voters = self.voters - self.out
        given = [choice for seat, choice in self.answers if seat in voters]
        silent = len(voters) - len(given)
        if self.choices == AGREEING:
            if not voters:
                return self.default
            if Answer.NO in given:
                return Answer.NO
            if not silent:
                return Answer.YES
            return Answer.NO if is_time_over else ""
        if is_time_over or not voters:
            return self.most([*given])
        ends = {self.most([*given, *rest]) for rest in product(self.choices, repeat=silent)}
        return ends.pop() if len(ends) == 1 else ""

    def most(self, given: list[Answer]) -> Answer:
        counts = Counter(given).most_common(2)
        if not counts or (len(counts) == 2 and counts[0][1] == counts[1][1]):
            return self.default
        return counts[0][0]

    @property
    def is_paused(self) -> bool:
        """Whether the game pauses, for nobody answers or no person plays."""
        if self.is_game_over:
            return False
        is_played_for = self.decided == Answer.COMPUTER
        has_left = is_played_for or self.is_removed
        people = self.seated - ({self.seat} if has_left else frozenset())
        is_unanswered = self.was_unanswered and not self.answers and self.decided not in ("", VOID)
        has_owners = bool(self.computers) or is_played_for
        return (is_unanswered and bool(people)) or (not people and has_owners)

    @property
    def is_removed(self) -> bool:
        return self.decided == Answer.REMOVE


Start = tuple[Model, Fold]


def origin(people: int, setup: str = "auto") -> Origin:
    """A game of Terra of so many people, who have the user ids from 1 on."""
    joined = tuple(range(1, people + 1))
    terms = Terms(
        variant="terra",
        options={"setup": setup, "withdraw": "own"},
        most_seats=people,
        order=SeatOrder.JOINED,
        invite_only=False,
        language="en",
    )
    return Origin(terms, joined, Draws(bytes(32), 1, tuple(map(str, joined))))


def changed(before: Fold, change: Addition, *, is_by_clock: bool = False) -> Fold:
    """The game after an addition to its log, with what follows from it."""
    cause = BY_CLOCK if is_by_clock else by_player(before.revision)
    continuation = Continuation(before, cause, AT)
    change(continuation)
    settle(continuation)
    pause_if_deserted(continuation)
    return continuation.fold()


def happened(before: Fold, event: Event) -> Fold:
    """The game after an event."""
    kind, seat, given = event
    vote = newest_vote(entries_of(before))
    assert vote is not None
    revision = vote.revision

    def add(log: Continuation) -> None:
        match kind:
            case "time":
                end_vote(log, revision)
            case "answer":
                answer(log, seat, revision, Answer(given))
            case "move":
                is_set_up = before.game.turns.is_in_set_up
                log.act_for_player(seat, before.game.legal_actions()[0] if is_set_up else End())
            case "resign":
                log.act_for_player(seat, Resign())
            case "computer":
                log.seat(seat, free_computer(before.holders))
            case "back":
                log.seat(seat, before.owners[seat])
            case "gone" | "return":
                note_presence(log, {before.holders[seat]: kind == "return"})

    return changed(before, add, is_by_clock=kind == "time")


def entries_of(fold: Fold) -> list[Entry]:
    return [step.entry for step in fold.steps]


def begun_by(people: int, setup: str = "auto") -> tuple[Fold, int, frozenset[int]]:
    """A game that has begun, who is on turn in it, and the others."""
    begun = open_game(origin(people, setup), by_player(1), AT)
    seat = begun.game.to_act
    assert seat is not None
    return begun, seat, frozenset(range(people)) - {seat}


def timed_out(fold: Fold, voters: frozenset[int], default: Answer) -> Fold:
    turn = fold.revision  # as after more time was given
    return changed(
        fold, lambda log: time_out(log, turn, Electorate(tuple(voters)), default), is_by_clock=True
    )


def time_outs(people: int) -> Iterator[Start]:
    """Votes about the first, second and third time-out of who is on turn, with every default."""
    begun, seat, others = begun_by(people)
    model = Model(people, Subject.TIME_OUT, seat, others, FIRST, Answer.SKIP, on_turn=seat)
    for given, default in DEFAULTS.items() if people < LARGE else [(Answer.SKIP, Answer.SKIP)]:
        yield replace(model, default=default), timed_out(begun, others, given)
    waited = happened(timed_out(begun, others, Answer.WAIT), TIME_IS_OVER)
    model = replace(model, choices=SECOND, default=Answer.WAIT, was_unanswered=True)
    yield model, timed_out(waited, others, Answer.WAIT)
    again = all_answer(timed_out(waited, others, Answer.WAIT), others, Answer.WAIT)
    model = replace(model, choices=THIRD, default=Answer.COMPUTER, was_unanswered=False)
    yield model, timed_out(again, others, Answer.WAIT)


DEFAULTS = {Answer.WAIT: Answer.WAIT, Answer.SKIP: Answer.SKIP, Answer.COMPUTER: Answer.PLAY}
"""What silence decides at the first time-out, for each default of a server."""


def all_answer(fold: Fold, voters: frozenset[int], given: Answer) -> Fold:
    for seat in sorted(voters):
        if vote_in(entries_of(fold)) is not None:
            fold = happened(fold, ("answer", seat, given))
    return fold


def time_outs_in_set_up(people: int) -> Iterator[Start]:
    """Votes about the first time-out of who has to lay the first tile of a set-up."""
    begun, seat, others = begun_by(people, "players")
    for default in (Answer.SKIP, Answer.WAIT):
        model = Model(people, Subject.TIME_OUT, seat, others, FIRST, default, on_turn=seat)
        yield replace(model, is_set_up=True), timed_out(begun, others, default)


def departures(people: int) -> Iterator[Start]:
    """Votes about who is on turn and has left the server."""
    begun, seat, others = begun_by(people)
    left = changed(begun, lambda log: note_presence(log, {begun.holders[seat]: False}))
    asked = changed(left, lambda log: ask_about_gone(log, Electorate(tuple(others))))
    model = Model(people, Subject.GONE, seat, others, THIRD, Answer.COMPUTER, on_turn=seat)
    yield replace(model, gone=frozenset({seat}), out=frozenset({seat})), asked


def with_some_away(people: int) -> Iterator[Start]:
    """Votes of which one of the others is away, so that they are none of the voters."""
    begun, seat, others = begun_by(people)
    some = others - {max(others)} if people > 2 else others
    model = Model(people, Subject.TIME_OUT, seat, some, FIRST, Answer.WAIT, on_turn=seat)
    yield model, timed_out(begun, some, Answer.WAIT)


def undos(people: int) -> Iterator[Start]:
    """Votes about the turn that who was on turn has just finished."""
    begun, seat, others = begun_by(people)
    played = changed(begun, lambda log: log.act_for_player(seat, End()))
    asked = changed(played, lambda log: ask_to_take_back(log, seat, others))
    on_turn = (seat + 1) % people
    yield Model(people, Subject.UNDO, seat, others, AGREEING, Answer.NO, on_turn), asked


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
    model = Model(people, Subject.REPLACE, seat, voters, AGREEING, Answer.NO, on_turn=seat)
    return replace(model, is_own_wish=seat in (request.asker, *voters)), asked


def refused(before: Fold, event: Event) -> str:
    with pytest.raises(Refused) as refusal:
        happened(before, event)
    return refusal.value.code


def assert_agrees(model: Model, fold: Fold) -> None:
    """The log tells of the vote what the model says."""
    entries = entries_of(fold)
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


@pytest.mark.parametrize("people", DEPARTURES)
@pytest.mark.parametrize(
    "votes",
    [time_outs, time_outs_in_set_up, departures, with_some_away, undos, replacements],
)
def test_whatever_happens_in_whatever_order_plain_rules_foretell_it(
    votes: Callable[[int], Iterator[Start]], people: int
) -> None:
    for begun, asked in votes(people):
        model = replace(begun, most_departures=DEPARTURES[people])
        assert_agrees(model, asked)
        seen, waiting = {model.kind}, deque([(model, asked)])
        while waiting:
            model, fold = waiting.popleft()
            for event in model.events():
                if (refusal := model.refusal(event)) is not None:
                    assert refused(fold, event) == refusal, (model, event)
                    continue
                then, after = model.after(event), happened(fold, event)
                assert_agrees(then, after)
                if then.kind not in seen:
                    seen.add(then.kind)
                    waiting.append((then, after))
        assert len(seen) > people
