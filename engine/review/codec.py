"""A review as JSON values, an entry for each move of which something is told.

``number`` is that of the move. An entry has the ``decision`` about it, where a person had a choice.
The last one of a turn has the ``seat`` whose turn it was (none in the set-up), the ``chances``
after it and the ``luck`` of its draws, both lists by seat, and the ``better`` turn if there is one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from engine.actions import parse_action
from engine.review.decisions import Decision
from engine.review.reviewing import Better, ReviewedTurn

Members = dict[str, Any]

_DIGITS: Final = 4


def entries_of(turn: ReviewedTurn) -> list[Members]:
    """Write a turn."""
    entries: dict[int, Members] = {
        number: {"number": number, "decision": _of_decision(decision)}
        for number, decision in turn.decisions.items()
    }
    last = entries.setdefault(turn.last, {"number": turn.last})
    last |= {"seat": turn.seat, "chances": _rounded(turn.chances), "luck": _rounded(turn.luck)}
    if turn.better is not None:
        actions = list(map(str, turn.better.actions))
        last["better"] = {"actions": actions, "left": _rounded(turn.better.left)}
    return [entries[number] for number in sorted(entries)]


def turns_of(entries: Iterable[Mapping[str, Any]]) -> Iterator[ReviewedTurn]:
    """Read turns from all their entries, in their order.

    Raises:
        KeyError, TypeError, ValueError, BadRecord: these are no such entries.
    """
    first, decisions = 0, dict[int, Decision]()
    for entry in entries:
        number = entry["number"]
        if "decision" in entry:
            decisions[number] = _decision(entry["decision"])
        if "chances" in entry:
            yield ReviewedTurn(
                seat=entry["seat"],
                first=first,
                last=number,
                chances=tuple(entry["chances"]),
                decisions=decisions,
                luck=tuple(entry["luck"]),
                better=_better(entry["better"]) if "better" in entry else None,
            )
            first, decisions = number + 1, {}


def _of_decision(decision: Decision) -> Members:
    """Write a decision; where the best was done there is nothing to compare."""
    members: Members = {"best": str(decision.best)}
    if decision.is_best:
        return members
    names = ("chance", "better", "loss", "error")
    return members | {name: round(getattr(decision, name), _DIGITS) for name in names}


def _decision(members: Members) -> Decision:
    numbers = {name: members.get(name, 0.0) for name in ("chance", "better", "loss", "error")}
    is_best = "loss" not in members
    return Decision(parse_action(members["best"]), is_best=is_best, **numbers)


def _better(members: Members) -> Better:
    done, better = members["left"]
    return Better(tuple(map(parse_action, members["actions"])), (done, better))


def _rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, _DIGITS) for number in numbers]
