"""Whether a plan stands in a position: it can be carried out, and brings what it brought."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from bot.services.games.planning.sealed import Plan, Planning, Worth
from engine.actions import Action, End
from engine.board import GroupSummary
from engine.errors import IllegalAction
from engine.game import View
from engine.hexes import disc_name


def plan_of(view: View, actions: Sequence[Action]) -> Plan | None:
    """Return the plan of these actions of the view's seat; None if they are no whole turn.

    ``view`` is as at the beginning of that turn, or ahead of it.

    Raises:
        IllegalAction: the rules forbid one of them.
    """
    worth, may_end = _foreseen(view, actions)
    return Plan(tuple(actions), worth) if actions and may_end else None


def worth_now(view: View, plan: Plan) -> Worth | None:
    """Return what a plan brings now, if it stands; None if it does not."""
    try:
        now, may_end = _foreseen(view, plan.actions)
    except IllegalAction:
        return None
    is_enough = _brings_points if view.counts_points else _brings_as_much
    is_expected = plan.worth.is_final or not now.is_final
    return now if may_end and is_expected and is_enough(now, plan.worth) else None


def plan_to_play(view: View, planning: Planning) -> Plan | None:
    """Return the first plan that stands, or the best if that is wanted; None if none stands.

    The best is that which raises the seat's score most; of equals that which leaves more money, and
    then the first.
    """
    found = ((plan, worth_now(view, plan)) for plan in planning.plans)
    standing = ((plan, now) for plan, now in found if now is not None)
    if not planning.takes_best:
        return next((plan for plan, _ in standing), None)
    best = max(standing, key=lambda one: (one[1].score, one[1].gain), default=None)
    return None if best is None else best[0]


def _foreseen(view: View, actions: Sequence[Action]) -> tuple[Worth, bool]:
    """Return what actions bring, and whether the turn may end after them: no pawn is to be kept."""
    seat = view.seat or 0
    done, after = view.foreseen(*actions)
    worth = Worth(
        gain=done.gain,
        price=done.price,
        score=done.scores[seat] - view.scores[seat],
        closed=tuple(sorted(map(_named, done.closed))),
        returned=tuple(sorted((disc_name(disc), owner) for disc, owner in done.returned)),
        is_final=_is_final(view, after, seat),
    )
    return worth, End() in after.legal_actions()


def _brings_points(now: Worth, then: Worth) -> bool:
    return now.gain >= then.gain


def _brings_as_much(now: Worth, then: Worth) -> bool:
    is_as_good = now.price <= then.price and now.gain >= then.gain and now.score >= then.score
    # Of pawns that share a group the plan says which stays: others must not have come.
    return is_as_good and now.returned == then.returned and _closes_as_much(now, then)


def _closes_as_much(now: Worth, then: Worth) -> bool:
    """Tell whether for each group that was closed then one is, of its colour and as large."""
    closed, wanted = _sizes(now), _sizes(then)
    return all(
        len(sizes) <= len(closed[colour])
        and all(is_large >= size for is_large, size in zip(closed[colour], sizes, strict=False))
        for colour, sizes in wanted.items()
    )


def _sizes(worth: Worth) -> dict[str, list[int]]:
    """Return the sizes of closed groups by colour, the largest first."""
    sizes = defaultdict[str, list[int]](list)
    for colour, size in sorted(worth.closed, key=lambda group: -group[1]):
        sizes[colour].append(size)
    return sizes


def _named(group: GroupSummary) -> tuple[str, int]:
    return group.colour.name, group.size


def _is_final(view: View, after: View, seat: int) -> bool:
    """Tell whether actions set off the end, if only as the turn ends, or use the last piece."""
    sets_off = view.end_set_off_by is None and (after.progress(seat) or 0) >= 1
    uses_last = after.supply(seat) == 0 != view.supply(seat)
    return sets_off or uses_last
