"""Whether a table stands where its corner says, so that what was met is counted truly."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.services.games.match import Match
from bot.storage.games import Status
from engine.actions import Keep
from tests.seams.axes import Corner
from tests.seams.script import NEW, ZOE
from tests.seams.table import Table

NEAR_THE_END: Final = 0.6
MOST_UNCOUNTED: Final = 1
"""After so many turns of each a game does not count yet."""


async def unlike(table: Table) -> str:
    """The first axis on which a table is not in its corner; "" if it is there on all.

    What is to be paused runs still.
    """
    stage = table.corner.stage
    if stage == "lobby":
        return "" if await table.status() is Status.LOBBY else "stage"
    match = await table.match()
    if match is None or match.public.outcome is not None or not is_at(match, stage):
        return "stage"
    if stage != "set-up" and counts(match, table.corner) is not (table.corner.counts == "rated"):
        return "counts"
    if not await _has_become(table, match):
        return "who"
    return "" if _is_open(match, table.corner) else "open"


def is_at(match: Match, stage: str) -> bool:
    """Whether a game has come to a stage."""
    match stage:
        case "set-up":
            return match.public.is_in_set_up
        case "keep":
            on_turn = match.waits_for
            if on_turn is None or on_turn.is_computer:
                return False
            legal = match.view_for(on_turn.user_id).legal_actions()
            return any(isinstance(action, Keep) for action in legal)
        case "last":
            farthest = max(match.public.progress(seat) or 0 for seat in range(len(match.seats)))
            return bool(match.public.last_turns) or farthest > NEAR_THE_END
        case _:
            return not match.public.is_in_set_up


def counts(match: Match, corner: Corner) -> bool:
    """Whether two have ended two turns each after the set-up: it counts however it goes on."""
    turns = Counter(turn.seat for turn in match.history if turn.is_finished and not turn.is_aside)
    turns.pop(None, None)
    if corner.setup == "players":
        dealers = [corner.seats - 1] if corner.variant == "domaine" else range(corner.seats)
        turns.subtract(dealers)
    return sum(number > MOST_UNCOUNTED for number in turns.values()) > 1


async def _has_become(table: Table, match: Match) -> bool:
    if table.corner.who == "present":
        return True
    if table.focus is None:
        return False
    user_id = table.focus.user_id
    is_on_turn = match.waits_for is not None and match.waits_for.user_id == user_id
    is_so = {
        "silent": user_id in table.silent,
        "left": not table.is_here(user_id),
        "away": await table.away.of(user_id) is not None,
        "played": match.seat_played_for(user_id) is not None,
        "resigned": match.seat_of(user_id) in match.public.resigned,
        "replaced": match.seat_of(user_id) is None and match.seat_of(NEW.user_id) is not None,
    }
    return is_so[table.corner.who] and is_on_turn is (table.corner.at == "turn")


def _is_open(match: Match, corner: Corner) -> bool:
    vote = match.vote if match.vote is not None and not match.vote.decided else None
    is_vote = vote is not None and not vote.is_request
    match corner.open:
        case "vote":
            return is_vote
        case "undo":
            return vote is not None and vote.is_request
        case "offer":
            return match.offer is not None and match.offer.user_id == ZOE.user_id
        case "draft":
            return bool(match.history) and not match.history[-1].is_finished and not is_vote
        case _:
            return vote is None and match.offer is None
