"""What an action on a disc would do, as a sentence to whoever may do it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.presenters.deeds import describe_group
from bot.presenters.ids.panel_ids import Mode
from bot.presenters.people import name_of, shown_name
from bot.services.games.match import Match
from bot.texts import Texts
from engine.actions import Action, DiscAction, Keep, Mark, Settle, Withdraw
from engine.board import GroupSummary
from engine.events import TilePlaced
from engine.game import View
from engine.hexes import disc_name

KINDS: Final[Mapping[Mode, type[DiscAction]]] = {
    Mode.SETTLE: Settle,
    Mode.WITHDRAW: Withdraw,
    Mode.MARK: Mark,
    Mode.KEEP: Keep,
}
"""What is done to a disc, by mode."""


def mode_of(action: DiscAction) -> Mode:
    """Return the mode of an action on a disc."""
    return next(mode for mode, kind in KINDS.items() if isinstance(action, kind))


def would(
    texts: Texts, match: Match, mode: Mode | None, action: DiscAction, seen: View | None = None
) -> str:
    """Say what an action would do, such as ``Withdraw your pawn from yellow 4, open (M12)``.

    Group and pawn are as in ``seen``, if that is not the game as it stands.
    """
    view, disc = seen or match.public, action.disc
    group = view.board.group_at(disc)
    words = disc_name(disc) if group is None else _named(texts, group, disc_name(disc))
    whose, owner = "own", ""
    if isinstance(action, Withdraw | Keep):
        seat = view.pieces[disc]
        whose = "own" if seat == view.to_act else "other"
        owner = shown_name(name_of(texts, match.seats[seat], seat))
    return texts.say(f"panel-would-{mode}", group=words, whose=whose, owner=owner)


def nothing_to_place(texts: Texts, match: Match, legal: Sequence[Action]) -> str:
    """Say why no tile can be placed: one has just been, and what else may be done; or none fits."""
    turn = next((turn for turn in reversed(match.history) if not turn.is_aside), None)
    kinds = dict.fromkeys(action.word for action in legal)
    has_placed = (
        turn is not None
        and turn.seat == match.public.to_act
        and not turn.is_finished
        and any(isinstance(event, TilePlaced) for event in turn.events)
    )
    deeds = [texts.say(f"may-{kind}") for kind in kinds if kind != "end"]
    if not (has_placed and deeds):
        return texts.say("panel-nothing")
    return texts.say("panel-laid", deeds=tuple(deeds))


def _named(texts: Texts, group: GroupSummary, disc: str) -> str:
    closed = "yes" if group.is_closed else "no"
    return texts.say("panel-target", group=describe_group(texts, group), closed=closed, disc=disc)
