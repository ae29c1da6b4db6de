"""Discs as people choose them: with recognisable names, offered, and read forgivingly.

What is offered, such as ``blue, 5 discs, closed (L14)``, can be typed as it is: the disc's name in
it counts. Any other text means the only target that has all its words.
"""

from __future__ import annotations

import re
import unicodedata
from collections import deque
from collections.abc import Sequence
from typing import Final

from bot.presenters.notation import MOST_CHOICES
from bot.presenters.people import name_of, plain_name
from bot.presenters.spots import last_cell
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.texts import Texts
from engine.actions import DiscAction, Keep, Withdraw
from engine.game import View
from engine.hexes import Cell, Point, centre_of, disc_name, distance, letters_of, parse_disc
from renderer.middles import in_reading_order

_LONGEST: Final = 100
_DISC: Final = re.compile(r"(?<![\w-])(-?[A-Z]{1,2}) ?(-?[0-9]{1,4})(?:[., :/-]([0-9]))?(?!\w)")


def write_target(texts: Texts, match: Match, action: DiscAction, seen: View | None = None) -> str:
    """Name the target of an action: a group, or the pawn on it and its owner.

    Group and pawn are as in ``seen``, if that is not the game as it stands.
    """
    view, disc = seen or match.public, action.disc
    group = view.board.group_at(disc)
    if group is None:
        return disc_name(disc)
    words = texts.say(
        "target-group",
        colour=texts.say(f"colour-{group.colour.name.lower()}"),
        size=group.size,
        closed="yes" if group.is_closed else "no",
        disc=disc_name(disc),
    )
    if not isinstance(action, Withdraw | Keep):
        return words
    seat = view.pieces[disc]
    owner = plain_name(name_of(texts, match.seats[seat], seat))
    return texts.say("target-pawn", owner=owner, group=words)


def complete_target(
    texts: Texts, match: Match, view: View, kind: type[DiscAction], typed: str
) -> list[str]:
    """List the legal targets that have all words of a text; their order gives no advice."""
    words = [write_target(texts, match, action, view) for action in targets_of(view, kind)]
    return [name for name in words if _has_words(name, typed)][:MOST_CHOICES]


def read_target(
    texts: Texts, match: Match, view: View, kind: type[DiscAction], text: str
) -> DiscAction:
    """Return the action that a text means; it need not be legal.

    Letters do not count: of an older picture they would mean another target without a word.

    Raises:
        Refused: ``disc_unreadable``, with the ``nearest`` legal disc or "none".
    """
    named = _disc_in(text)
    if named is not None:
        return kind(named)
    legal = targets_of(view, kind)
    names = {action: write_target(texts, match, action, view) for action in legal}
    meant = [action for action, name in names.items() if _has_words(name, text)]
    if len(meant) == 1:
        return meant[0]
    nearest = next((disc_name(action.disc) for action in meant or legal), "none")
    raise Refused("disc_unreadable", nearest=nearest)


def _disc_in(text: str) -> Point | None:
    """Return the last disc that a text names; players' names before it may look like discs."""
    found = deque(_DISC.finditer(_plain(text).upper()), maxlen=1)
    for row, column, side in (match.groups() for match in found):
        try:
            return parse_disc(f"{row}{column}" + (f".{side}" if side else ""))[1]
        except ValueError:
            return None
    return None


def _has_words(name: str, text: str) -> bool:
    offered = _plain(name).casefold()
    return all(word in offered for word in _plain(text).casefold().split())


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text[:_LONGEST]).replace("−", "-").strip("` ")


def targets_of(view: View, kind: type[DiscAction]) -> list[DiscAction]:
    """List the legal actions of a kind as one reads the board: from the top, then from the left."""
    legal = {action.disc: action for action in view.legal_actions() if isinstance(action, kind)}
    if not legal:
        return []
    return [legal[disc] for disc in in_reading_order(legal, view.board.groups(), view.pieces)]


def lettered_targets(view: View, kind: type[DiscAction]) -> dict[str, DiscAction]:
    """Return these actions by the letters that their targets bear, in pictures as in lists."""
    return {letters_of(place): action for place, action in enumerate(targets_of(view, kind))}


def target_by_letter(view: View, kind: type[DiscAction], text: str) -> DiscAction | None:
    """Return the action on the target whose letter, such as ``b``, is all of a text, if any is."""
    return lettered_targets(view, kind).get(_plain(text).upper())


def nearest_target(view: View, targets: Sequence[DiscAction]) -> DiscAction | None:
    """Return the target nearest to the last placement, which is shown first; None if none is."""
    centre = Cell(*centre_of(last_cell(view)))
    return min(
        targets,
        key=lambda action: (distance(Cell(*action.disc), centre), action.disc),
        default=None,
    )
