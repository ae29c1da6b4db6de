"""Logs without a database: every two events that a log may have, one after the other.

``bot.services.games`` decides all of a game but its clocks on logs alone, so whatever happens
between two instants can be tried here, a thousand times faster than at a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.services.errors import Refused
from bot.services.games.causes import BY_CLOCK
from bot.services.games.continuing import Continuation
from bot.services.games.folding import Fold, folded
from bot.services.games.pauses import PauseReason, pause_in
from bot.services.games.replacing import Request
from bot.services.games.vote import Answer, vote_in
from bot.services.games.voting import handing_over, procedure
from bot.services.games.voting.deciding import can_be_carried_out, free_computer
from bot.services.games.voting.leaving import note_presence
from bot.services.games.voting.offers import offer_in
from bot.storage.log import EntryKind
from engine.actions import Resign
from engine.errors import IllegalAction
from tests.bot.services.games.vote_model.model import TIME_IS_OVER
from tests.bot.services.games.vote_model.tables import (
    AT,
    Addition,
    begun_by,
    bot_played,
    changed,
    entries_of,
    happened,
    moved,
    timed_out,
)
from tests.seams.claims.claim import Broken

NEWCOMERS: Final = (98, 99)
MOST_STEPS: Final = 200
SEATS: Final = (0, 1)
"""Who does something: of the others each is like the second of these."""

Step = Callable[[Fold], Fold]


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that a log may get; ``name`` says what."""

    name: str
    step: Step


def starts() -> Iterator[tuple[str, Fold]]:
    """Logs in which something is open, or somebody is away from the table, by their names."""
    for people, setup in ((2, "auto"), (2, "players"), (3, "auto"), (4, "auto"), (4, "players")):
        for name, bring in _STARTS.items():
            try:
                yield f"{people} {setup} {name}", bring(*begun_by(people, setup))
            except Refused:
                continue  # nothing can be taken back in a set-up


def _first_vote(begun: Fold, _seat: int, others: frozenset[int]) -> Fold:
    return timed_out(begun, sorted(others), Answer.WAIT)


def _second_vote(begun: Fold, seat: int, others: frozenset[int]) -> Fold:
    waited = happened(_first_vote(begun, seat, others), TIME_IS_OVER)
    return timed_out(waited, sorted(others), Answer.WAIT)


def _gone(begun: Fold, seat: int, _others: frozenset[int]) -> Fold:
    return changed(begun, partial(note_presence, is_there={begun.holders[seat]: False}))


def _undo(begun: Fold, seat: int, others: frozenset[int]) -> Fold:
    return changed(moved(begun), partial(procedure.ask_to_take_back, seat=seat, voters=others))


def _played(begun: Fold, seat: int, _others: frozenset[int]) -> Fold:
    return changed(moved(begun), _computer(seat))


def _paused(begun: Fold, _seat: int, _others: frozenset[int]) -> Fold:
    paused = EntryKind.PAUSED, None, PauseReason.NOBODY_PLAYS
    return changed(moved(begun), lambda log: log.note(*paused))


def _offered(begun: Fold, seat: int, others: frozenset[int]) -> Fold:
    request = Request(NEWCOMERS[0], seat)
    asking = partial(handing_over.ask_to_replace, seat=seat, request=request, voters=set(others))
    asked = changed(moved(begun), asking)
    for other in sorted(others):
        if vote_in(entries_of(asked)) is not None:
            asked = happened(asked, ("answer", other, Answer.YES))
    return asked


_STARTS: Final[Mapping[str, Callable[[Fold, int, frozenset[int]], Fold]]] = {
    "nothing": lambda begun, _seat, _others: moved(begun),
    "first vote": _first_vote,
    "second vote": _second_vote,
    "gone": _gone,
    "undo": _undo,
    "played": _played,
    "offer": _offered,
    "paused": _paused,
}
"""How a log that has begun comes to its start, with who is on turn in it and the others."""


def lines(fold: Fold) -> Iterator[Line]:
    """All that may be tried next."""
    game, holders = fold.game, fold.holders
    on_turn = game.to_act
    if game.turns.outcome is not None:
        return
    if pause_in(entries_of(fold)) is None:
        yield from _of_turns(fold, on_turn)
    for seat in SEATS:
        if holders[seat] > 0 and game.seats.is_in(seat):
            yield Line(f"resign {seat}", _by(seat, Resign()))
            yield Line(f"computer {seat}", _adding(_computer(seat)))
            gone = partial(note_presence, is_there={holders[seat]: False})
            there = partial(note_presence, is_there={holders[seat]: True})
            yield Line(f"gone {seat}", _adding(gone))
            yield Line(f"there {seat}", _adding(there))
            others = {it for it in game.seats.still_in() if it != seat and holders[it] > 0}
            asking = partial(procedure.ask_to_take_back, seat=seat, voters=others)
            yield Line(f"undo {seat}", _adding(asking))
            replacing = partial(
                handing_over.ask_to_replace,
                seat=seat,
                request=Request(NEWCOMERS[0], seat),
                voters=others,
            )
            yield Line(f"replace {seat}", _adding(replacing))
        if holders[seat] < 0 and game.seats.is_in(seat):
            yield Line(f"back {seat}", _adding(_owner(fold, seat)))
    yield from _of_votes(fold)


def _of_turns(fold: Fold, on_turn: int | None) -> Iterator[Line]:
    if on_turn is None:
        return
    if fold.computer_to_act is not None:
        yield Line("computer's turn", bot_played)
    elif fold.holders[on_turn] > 0:
        yield Line("end", moved)
        for default in (Answer.WAIT, Answer.SKIP, Answer.COMPUTER):
            yield Line(f"deadline, {default}", partial(_late, default=default))


def _of_votes(fold: Fold) -> Iterator[Line]:
    vote, offer = vote_in(entries_of(fold)), offer_in(fold)
    if vote is not None:
        yield Line("vote's end", partial(happened, event=TIME_IS_OVER))
        for seat in vote.voters[:1]:
            for given in vote.choices:
                answers = partial(happened, event=("answer", seat, given))
                yield Line(f"answer {given}", answers)
    if offer is not None:
        taking = partial(handing_over.take_over, revision=offer.revision, user_id=offer.user_id)
        yield Line("take", _adding(partial(taking, may_now=True)))
        declining = partial(handing_over.decline, revision=offer.revision, user_id=offer.user_id)
        yield Line("decline", _adding(declining))
        yield Line("offer's end", _adding(partial(handing_over.end_offer, revision=offer.revision)))


def _late(fold: Fold, default: Answer) -> Fold:
    on_turn = fold.game.to_act
    there = [it for it in fold.game.seats.still_in() if it != on_turn and fold.holders[it] > 0]
    return timed_out(fold, there, default)


def _adding(change: Addition) -> Step:
    return partial(changed, change=change)


def _by(seat: int, action: Resign) -> Step:
    return _adding(lambda log: log.act_for_player(seat, action))


def _computer(seat: int) -> Addition:
    return lambda log: log.seat(seat, free_computer(log.fold().holders))


def _owner(fold: Fold, seat: int) -> Addition:
    owner = fold.owners[seat]
    return lambda log: log.seat(seat, owner)


def tried(fold: Fold, line: Line) -> Fold | None:
    """The log after a line; None if it was refused."""
    try:
        return line.step(fold)
    except (Refused, IllegalAction):
        return None


def look(fold: Fold) -> None:
    """Look at what is claimed of every log.

    Raises:
        Broken: something is not so.
    """
    entries = entries_of(fold)
    again = folded(fold.origin, entries, range(1, len(entries) + 1))
    _require("same", again.game.fingerprint() == fold.game.fingerprint(), "read otherwise")
    _require("same", again.holders == fold.holders, "others hold the seats")
    kinds = [it.kind for it in entries if it.kind in (EntryKind.ASKED, EntryKind.DECIDED)]
    _require("model", kinds[::2].count(EntryKind.DECIDED) <= kinds.count(EntryKind.DECIDED), kinds)
    vote, offer = vote_in(entries), offer_in(fold)
    if fold.game.turns.outcome is not None:
        _require("model", vote is None, f"a vote in a game that is over: {vote}")
        _require("model", offer is None, f"an offer in a game that is over: {offer}")
    if vote is not None:
        continuation = _continued(fold)
        for choice in vote.choices:
            _require("can", can_be_carried_out(continuation, vote, choice), f"{choice}: {vote}")
    held = [holder for holder in fold.holders if holder > 0]
    _require("fair", len(held) == len(set(held)), f"somebody holds two seats: {held}")


def comes_to_an_end(fold: Fold) -> None:
    """Let only clocks and computers act, until the game is over or paused.

    Raises:
        Broken: it goes on.
    """
    for _ in range(MOST_STEPS):
        if fold.game.turns.outcome is not None or pause_in(entries_of(fold)) is not None:
            return
        if vote_in(entries_of(fold)) is not None:
            fold = happened(fold, TIME_IS_OVER)
        elif fold.computer_to_act is not None:
            fold = bot_played(fold)
        else:
            fold = _late(fold, Answer.WAIT)
    raise Broken("ends", "clocks and computers act for ever")


def _continued(fold: Fold) -> Continuation:
    return Continuation(fold, BY_CLOCK, AT)


def _require(name: str, is_so: object, what: object) -> None:
    if not is_so:
        raise Broken(name, what)


def pairs(every: int = 1, first: int = 0) -> Iterator[tuple[str, Broken | None]]:
    """Try each line, and after it each other, from every start; yield what broke, or None.

    Of all of them only ``every`` n-th is looked at, from number ``first`` on.
    """
    number = -first
    for name, start in starts():
        for one in lines(start):
            if (between := tried(start, one)) is None:
                continue
            for other in lines(between):
                if number % every == 0:
                    after = tried(between, other) or between
                    yield f"{name}: {one.name}, {other.name}", _broken(after)
                number += 1


def _broken(fold: Fold) -> Broken | None:
    try:
        look(fold)
        comes_to_an_end(fold)
    except Broken as broken:
        return broken
    return None
