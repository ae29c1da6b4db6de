"""What plain rules say of a vote, whatever happens in whatever order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from bot.services.games.vote import AGREEING, ENDED, VOID, Answer, Subject

LARGE: Final = 4
"""From so many people on, who of the others does something is tried once for all who are alike."""

Event = tuple[str, int, str]
"""What happens, at which seat (-1: none), and which answer is given."""

TIME_IS_OVER: Final[Event] = ("time", -1, "")


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
    may_lay: bool = False
    """Whether a tile may be laid in the turn, and taken back."""
    is_late: bool = True
    """Whether the time of the turn is over, about which is voted."""
    has_laid: bool = False
    """Whether whoever is on turn has laid a tile."""
    has_moved: bool = False
    decided: str = ""

    @property
    def kind(self) -> Hashable:
        """All that what may follow depends on."""
        if self.people < LARGE:
            return self
        seats = [self._kind_of(seat) for seat in range(self.people)]
        own = seats.pop(self.seat)
        done = (self.is_late, self.has_laid, self.has_moved, self.decided)
        return own, *sorted(seats), self.on_turn == self.seat, *done

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
            if self.may_lay:
                yield ("take back" if self.has_laid else "lay", self.on_turn, "")
        if self.on_turn in self.seated and not self.is_late:
            yield ("deadline", self.on_turn, "")
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
        if kind == "deadline" and self.choices == AGREEING:
            return replace(changed, decided=ENDED)
        if changed.is_game_over or self._is_pointless_after(event):
            return replace(changed, decided=VOID)
        return replace(changed, decided=changed.outcome(is_time_over=event == TIME_IS_OVER))

    def _table_after(self, event: Event) -> Model:
        kind, seat, _ = event
        match kind:
            case "move" | "lay" | "take back" | "deadline":
                return self._turn_after(kind, seat)
            case "resign":
                resigned = self.resigned | {seat}
                on_turn = self.next_on_turn(resigned) if seat == self.on_turn else self.on_turn
                out = self.out | {seat}
                # What was laid before somebody resigned is not taken back any more.
                return replace(self, resigned=resigned, on_turn=on_turn, out=out, may_lay=False)
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

    def _turn_after(self, kind: str, seat: int) -> Model:
        if kind == "deadline":
            return replace(self, is_late=True)
        if kind == "move":
            on_turn = self.next_on_turn(self.resigned)
            return replace(self, has_moved=True, has_laid=False, on_turn=on_turn)
        return replace(self, has_laid=kind == "lay", gone=self.gone - {seat})

    def next_on_turn(self, resigned: frozenset[int]) -> int:
        seats = [(self.on_turn + step) % self.people for step in range(1, self.people + 1)]
        return next(seat for seat in seats if seat not in resigned)

    def _is_pointless_after(self, event: Event) -> bool:
        kind, seat, _ = event
        if kind in ("return", "lay"):  # who lays is there, and somebody else than who took a turn
            is_back = self.subject is Subject.GONE and seat == self.seat
            return is_back or (self.subject is Subject.UNDO and kind == "lay")
        if kind not in ("move", "resign", "computer", "back"):
            return False
        if self.subject is Subject.UNDO and kind in ("move", "resign"):
            return True  # never over what somebody else did since
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
        is_decided = self.decided not in ("", VOID, ENDED, Answer.PLAY)
        is_unanswered = self.was_unanswered and self.is_late and not self.answers and is_decided
        has_owners = bool(self.computers) or is_played_for
        return (is_unanswered and bool(people)) or (not people and has_owners)

    @property
    def is_removed(self) -> bool:
        return self.decided == Answer.REMOVE
