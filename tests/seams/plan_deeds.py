"""What people plan at a table while others are on turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from bot.services.games.match import Match
from bot.services.waiting.plans import with_order
from engine.actions import Action, End, Keep, Mark, Place, Settle
from engine.game import View

if TYPE_CHECKING:
    from tests.seams.script import Event
    from tests.seams.table import Table

WAYS: Final = ("first", "last", "three", "more", "best")
"""What is planned: the first placement that is listed, the last, three; one with what may follow;
three of which the best is to be played.
"""


async def plan(table: Table, event: Event) -> None:
    """Somebody keeps plans for their next turn, as ``how`` says."""
    match = await table.world.matches.load(table.game_id)
    view = match.ahead_for(event.user_id)
    if view is None:
        raise match.refusal_to_plan(event.user_id)
    plans, game_id = table.world.plans, table.game_id
    order = with_order(takes_best=event.how == "best")
    kept = await plans.alter(game_id, event.user_id, order)
    table.planned.append((match.revision, event.user_id, kept))  # the rest may be refused
    for actions in planned(view, event.how):
        kept = await plans.keep(game_id, event.user_id, actions)
        table.planned.append((match.revision, event.user_id, kept))


def planned(view: View, how: str) -> Iterator[list[Action]]:
    """The turns that somebody plans who sees this ahead."""
    places = [action for action in view.legal_actions() if isinstance(action, Place)]
    chosen = {"first": places[:1], "last": places[-1:], "more": places[:1]}
    for place in chosen.get(how, [*places[:1], *places[-1:], *places[len(places) // 2 :][:1]]):
        yield _whole(view, [place], has_more=how == "more")
    if not places:
        settle = next((it for it in view.legal_actions() if isinstance(it, Settle)), None)
        if settle is not None:
            yield [settle]


def _whole(view: View, actions: list[Action], *, has_more: bool) -> list[Action]:
    """A turn that may end: of pawns that share a group the first is kept."""
    after = view.after(*actions)
    while End() not in (legal := after.legal_actions()):
        actions.append(next(it for it in legal if isinstance(it, Keep)))
        after = after.after(actions[-1])
    more = next((it for it in legal if isinstance(it, Settle | Mark | Place)), None)
    return [*actions, more] if has_more and more is not None else actions


def can_plan(match: Match | None, user_id: int) -> bool:
    """Whether somebody could plan their next turn now."""
    return match is not None and match.ahead_for(user_id) is not None
