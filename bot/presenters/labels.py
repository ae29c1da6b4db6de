"""The words inside pictures, taken from the catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from bot.texts import Texts
from engine.game import View
from engine.hands import Slots
from engine.tiles import Face
from renderer.board import BoardLabels
from renderer.hand import HandLabels

_SEPARATOR = "  ·  "


def board_labels(texts: Texts, title: str, view: View, names: Sequence[str]) -> BoardLabels:
    """Return what stands on a board's picture; ``names`` are the players' by seat."""
    about = [
        texts.say(f"picture-game-{view.variant}", **view.options),
        texts.say("picture-bag", tiles=view.bag_size),
    ]
    if view.outcome is not None:
        about[1] = texts.say("picture-over")
    elif view.end_set_off_by is not None:
        about.append(texts.say("picture-last-round"))
    details = tuple("" for _ in names)
    return BoardLabels(title, _SEPARATOR.join(about), tuple(names), details)


def hand_labels(texts: Texts, hand: Slots, *, is_playable: bool) -> HandLabels:
    """Return the slots' names; a hand that may not be played yet is shown without numbers."""
    if not is_playable:
        return HandLabels(tuple("" for _ in hand), tuple(("", "") for _ in hand))
    numbers = range(1, len(hand) + 1)
    return HandLabels(
        tuple(texts.say("picture-slot", slot=slot) for slot in numbers),
        tuple(
            (
                texts.say("picture-face", slot=slot, face=Face.A),
                texts.say("picture-face", slot=slot, face=Face.B),
            )
            for slot in numbers
        ),
    )
